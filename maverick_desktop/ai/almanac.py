"""What was learned of each set of rules: worked out at first use, then remembered.

A memory of pure functions, nothing else: with it, without it, or with a damaged one the numbers are
the same, only later. It is kept in a notebook, if there is one, for the next start of the program.
Without compiled code nothing is learned: there are the values that were measured once and for all.
"""

from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from threading import RLock
from typing import Any, Final, Protocol, TypeVar

import msgspec

from maverick_desktop.core.rules import Rules, pass_target, plain_value

from .families import Family, family_for
from .passguess import guessed_values
from .passvalues import ANY_CARD, PassValues, learn
from .policies import policy_for, weights_of
from .policy import COMPILED
from .usualhand import UsualHand, guessed_usual, learn_usual

VERSION: Final = 1
"""Goes up whenever the same rules would teach something else."""
MATTER: Final = (
    "pass_count",
    "equal_ranks",
    "void_play",
    "overtrump",
    "adder_value",
    "adder_with_trump",
    "points_all_trumps",
    "points_some_trumps",
    "points_plain",
)
"""The options that change what a card is worth in hands without bids or paid revokes."""
BIDDING: Final = (
    "bids",
    "pass_direction",
    "nil_scope",
    "nil_multiplier",
    "nil_negative",
    "nil_zero",
    "nil_failed",
    "bid_failure",
    "posh_multiplier",
    "book",
    "posh_books",
    "posh_failure",
)
"""The options that change beside those what a bid on a hand that was seen is worth."""
LEARNS: Final = COMPILED
"""Whether values are learned for each set of rules; if not, they are ``passguess``'s."""


class Notebook(Protocol):
    """Where bytes are kept by name, if they can be. Neither call raises."""

    def read(self, name: str) -> bytes | None:
        """What was kept under this name; None if nothing was, or it cannot be read."""

    def write(self, name: str, data: bytes) -> None:
        """Keep this."""


class Page(msgspec.Struct, frozen=True):
    """One thing learned, as it is kept."""

    key: str
    learned: msgspec.Raw
    digest: str
    """SHA-256 of both."""


Learned = TypeVar("Learned", bound=msgspec.Struct)


class Almanac:
    """Everything learned so far. For any thread; while one learns the others wait."""

    def __init__(self, notebook: Notebook | None = None) -> None:
        self._notebook = notebook
        self._lock: Final = RLock()
        self._known: Final[dict[tuple[str, str], Any]] = {}

    def keep_in(self, notebook: Notebook | None) -> None:
        """Note what is learned from now on there, and look there first."""
        self._notebook = notebook

    def pass_values(self, rules: Rules, to_partner: bool) -> PassValues:
        """What passing cards on to an opponent, or to the partner, gains under these rules."""
        if not LEARNS:
            return guessed_values(rules, to_partner)
        return self.recall(
            f"passing-{'across' if to_partner else 'beside'}",
            rules,
            (),
            PassValues,
            lambda: learn(rules, to_partner),
        )

    def usual_hand(self, rules: Rules) -> UsualHand:
        """What a hand usually comes to under these rules."""
        if not LEARNS:
            return guessed_usual(rules)
        target = pass_target(rules, 1)
        values = self.pass_values(rules, target == 2) if target else ANY_CARD
        return self.recall(
            f"usual-{target}",
            rules,
            (),
            UsualHand,
            lambda: learn_usual(rules, policy_for(rules), values),
        )

    def recall(
        self,
        what: str,
        rules: Rules,
        more: tuple[str, ...],
        kind: type[Learned],
        learn: Callable[[], Learned],
    ) -> Learned:
        """What is known by this name of rules like these; learned now if it is not.

        ``more``: the options it hangs on beside those that change what a card is worth.
        """
        key = _key(rules, more)
        with self._lock:
            known: Learned | None = self._known.get((what, key))
            if known is not None:
                return known
            name = f"{what}-{_digest(key.encode())[:20]}.json"
            kept = None if self._notebook is None else self._notebook.read(name)
            known = None if kept is None else unpack(key, kind, kept)
            if known is None:
                known = learn()
                if self._notebook is not None:
                    self._notebook.write(name, pack(key, known))
            self._known[what, key] = known
            return known


ALMANAC: Final = Almanac()
"""What this program has learned, whoever plays in it."""


def _key(rules: Rules, more: tuple[str, ...]) -> str:
    """Everything that a thing learned hangs on."""
    options = " ".join(f"{name}={plain_value(getattr(rules, name))}" for name in (*MATTER, *more))
    family = family_for(rules)
    return f"{VERSION} {'thumb' if family is None else _mark_of(family)} {options}"


@lru_cache(maxsize=8)
def _mark_of(family: Family) -> str:
    """Tells one learned policy from another."""
    weights = weights_of(family)
    return _digest(repr(weights).encode())[:16] if isinstance(weights, list) else "thumb"


def _digest(data: bytes) -> str:
    return sha256(data).hexdigest()


def pack(key: str, learned: msgspec.Struct) -> bytes:
    """The bytes that are kept of a thing learned."""
    raw = msgspec.json.encode(learned)
    digest = _digest(key.encode() + raw)
    return msgspec.json.encode(Page(key, msgspec.Raw(raw), digest))


def unpack(key: str, kind: type[Learned], data: bytes) -> Learned | None:
    """The thing learned in these bytes; None if they are anything else, or damaged."""
    try:
        page = msgspec.json.decode(data, type=Page)
        if page.key != key or page.digest != _digest(key.encode() + bytes(page.learned)):
            return None
        return msgspec.json.decode(page.learned, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
