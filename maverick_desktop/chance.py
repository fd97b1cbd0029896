"""The one place with dice: cards and first dealers come from the system's secrets, or a number.

Everything random in a match is asked for here; nothing else may draw. Knows no table and no player.
"""

import secrets
import uuid
from hashlib import sha256
from typing import Final

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.deals import (
    DEALS,
    Deal,
    deal_at,
    numbered_bot_seed,
    numbered_deal,
    numbered_dealer,
)


class RandomChance:
    """Deals that nobody can foresee or look up."""

    def dealer(self) -> Seat:
        """Who deals first, by lot."""
        return SEATS[secrets.randbelow(len(SEATS))]

    def deal(self, hand: int, attempt: int) -> Deal:
        """Any deal, each as likely as the others."""
        return deal_at(secrets.randbelow(DEALS))


class NumberedChance:
    """The deals of a numbered match: the same number, the same cards, hand after hand."""

    def __init__(self, number: int) -> None:
        self._number: Final = number

    def dealer(self) -> Seat:
        """Who deals first in this match."""
        return numbered_dealer(self._number)

    def deal(self, hand: int, attempt: int) -> Deal:
        """The deal that stands for this hand."""
        return numbered_deal(self._number, hand, attempt)


def chance_for(number: int | None) -> RandomChance | NumberedChance:
    """What deals the cards of a match with this number, or of one without."""
    return RandomChance() if number is None else NumberedChance(number)


def bot_seed(number: int | None, match: str, seat: Seat) -> int:
    """The seed of a computer player's choices, drawn from what is public of the match."""
    if number is not None:
        return numbered_bot_seed(number, seat)
    words = f"maverick/bot/{match}/{seat.letter}".encode()
    return int.from_bytes(sha256(words).digest(), "big")


def new_match_id() -> str:
    """A random UUID for a new match."""
    return str(uuid.uuid4())


def secret_number(below: int) -> int:
    """A number from 0 that nobody can foresee: for a table's code."""
    return secrets.randbelow(below)


def secret_bytes(count: int) -> bytes:
    """Bytes that nobody can foresee: for seats' tokens and the nonce of a commitment."""
    return secrets.token_bytes(count)
