"""The learned policies that come with the game, one a family of rules, and what is wrong with them.

A file that is missing, unreadable, damaged or of another version is never a failure: who wanted it
plays on by the rule of thumb, and ``policy_files`` says so.
"""

import logging
import sys
from array import array
from enum import Enum
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from stat import S_ISREG
from struct import Struct
from typing import Final

import msgspec

from maverick_desktop.core.public import HandState
from maverick_desktop.core.rules import Rules

from .families import FAMILIES, Family, family_for
from .lanes import Lanes
from .policy import SIZE, Policy

FOLDER: Final = Path(__file__).parent.parent / "assets" / "policies"
VERSION: Final = 1
"""Goes up whenever the tables of ``merits`` change their meaning."""
_HEAD: Final = Struct("<8sHH16sI")
"""Mark, version, 0, family, how many numbers; the numbers follow, then a SHA-256 of it all."""
_MARK: Final = b"MAVERICK"
_MOST: Final = 1 << 20
"""Bytes of a file; the tables of no version come near it."""

_LOG: Final = logging.getLogger(__name__)


class PolicyFault(Enum):
    """Why a file's policy is not used."""

    MISSING = "missing"
    DAMAGED = "damaged"
    UNREADABLE = "unreadable"
    OTHER_VERSION = "other_version"


class PolicyFile(msgspec.Struct, frozen=True):
    """Whether the policy of a family is there: what About and ``bench`` tell."""

    family: Family
    fault: PolicyFault | None


def pack(family: Family, weights: list[int]) -> bytes:
    """The bytes of a policy file."""
    numbers = array("h", weights)
    if sys.byteorder == "big":
        numbers.byteswap()
    head = _HEAD.pack(_MARK, VERSION, 0, family.encode(), len(weights))
    body = head + numbers.tobytes()
    return body + sha256(body).digest()


def unpack(family: Family, data: bytes) -> list[int] | PolicyFault:
    """The numbers in a policy file of this family, or what is wrong with it."""
    body, digest = data[:-32], data[-32:]
    if len(body) < _HEAD.size or sha256(body).digest() != digest:
        return PolicyFault.DAMAGED
    mark, version, _, name, count = _HEAD.unpack_from(body)
    if mark != _MARK or name.rstrip(b"\0") != family.encode():
        return PolicyFault.DAMAGED
    if version != VERSION or count != SIZE:
        return PolicyFault.OTHER_VERSION
    if len(body) != _HEAD.size + 2 * SIZE:
        return PolicyFault.DAMAGED
    numbers = array("h", body[_HEAD.size :])
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tolist()


def weights_of(family: Family) -> list[int] | PolicyFault:
    """The numbers of a family's policy, read once; or why there are none."""
    return _read(family, FOLDER)


@lru_cache(maxsize=8)
def _read(family: Family, folder: Path) -> list[int] | PolicyFault:
    found = _look(family, folder)
    if isinstance(found, PolicyFault):
        _LOG.warning("The policy file %s.bin is not used: %s.", family, found.value)
    return found


def _look(family: Family, folder: Path) -> list[int] | PolicyFault:
    path = folder / f"{family}.bin"
    try:
        # Whatever else lies in its place is not waited for, and not read for ever.
        if not S_ISREG(path.stat().st_mode):
            return PolicyFault.UNREADABLE
        with path.open("rb") as file:
            return unpack(family, file.read(_MOST + 1))
    except (FileNotFoundError, NotADirectoryError):
        return PolicyFault.MISSING
    except OSError:
        return PolicyFault.UNREADABLE


def policy_files() -> tuple[PolicyFile, ...]:
    """Every family's file and what is wrong with it."""
    found = [(family, weights_of(family)) for family in FAMILIES]
    return tuple(
        PolicyFile(family, told if isinstance(told, PolicyFault) else None)
        for family, told in found
    )


def policy_for(rules: Rules) -> Policy:
    """A fresh policy for these rules."""
    family = family_for(rules)
    weights = None if family is None else weights_of(family)
    return Policy(None if isinstance(weights, PolicyFault) else weights)


def history(now: HandState, lanes: Lanes) -> list[tuple[int, int, bool]]:
    """All that was played in this hand, as ``Policy.set_history`` takes it.

    Tricks that are not whole, of positions made by hand, are passed over.
    """
    whole = [trick for trick in now.tricks if len({*trick.cards}) == 4]
    tricks = [(trick.leader, trick.cards, trick.revoked) for trick in whole]
    tricks.append((now.leader, now.plays, now.revoked))
    return [
        (int(leader.after(place)), lanes.bit_of[card], revoked)
        for leader, cards, paid in tricks
        for place, (card, revoked) in enumerate(zip(cards, paid, strict=True))
    ]
