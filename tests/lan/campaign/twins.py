"""For a match and a seat: the same match with other cards wherever that seat cannot see them.

Everything that public facts prove holds in both: the others could have played just so.
"""

import random
from functools import partial
from typing import Final

import msgspec

from maverick_desktop.core.cards import FULL_DECK, SEATS, Card, CardSet, Seat, card_set, cards_in
from maverick_desktop.core.deals import Deal
from maverick_desktop.core.log import GameLog
from maverick_desktop.core.store import MemorySink
from maverick_desktop.core.table import Table
from tests.core.driver import Dealer, Listener, Match
from tests.core.laws import Unlike, shown

from .script import Elsewhere

TRIES: Final = 6


class Twin(msgspec.Struct, frozen=True):
    """Other cards for the latest hand."""

    deal: Deal
    elsewhere: Elsewhere
    """Which cards of the other match stand where some of this one stood."""
    moved: int
    """How many cards are elsewhere."""


class Retold(Match):
    """A match that was played elsewhere, heard by four seats."""

    def __init__(self, log: GameLog, dice: random.Random) -> None:
        self.dice = dice
        self.lively = False
        self.header = log.header
        self.log = log.prefix(log.n)
        self.sink = MemorySink()
        self.table = Table(self.log, Dealer(dice), self.sink)
        self.seats = tuple(Listener(self.header, seat) for seat in SEATS)
        self.detach = {}
        for seat in SEATS:
            self.join(seat)


class Twins(Unlike):
    """Finds them, and proves on the way that the core tells the seat the same (law 2)."""

    def find(self, seat: Seat) -> Twin | None:
        """One for this seat; None if nothing is left that it does not know, or none was found."""
        listener = self.match.seats[seat]
        turned = card_set(self.dealt.deal.turned)
        hidden = list(cards_in(FULL_DECK & ~shown(listener, self.start) & ~turned))
        for attempt in range(TRIES if len(hidden) > 1 else 0):
            places = self._moved(hidden, 2 if attempt else len(hidden))
            origin = self._origin(seat)
            moved = sum(place != card for place, card in places.items())
            if origin is None and not moved:
                continue
            other = self._played_again(seat, places, origin)
            if other is None:
                continue
            assert other.bytes_since(self.start) == listener.bytes_since(self.start)

            elsewhere = partial(_moved, places, origin)
            south, west, north, east = map(elsewhere, self.dealt.deal.hands)
            deal = Deal((south, west, north, east), self.dealt.deal.turned)
            return Twin(deal, elsewhere, moved + 2 * (origin is not None))
        return None


def _moved(places: dict[Card, Card], origin: CardSet | None, cards: CardSet) -> CardSet:
    if origin is not None and (cards & origin).bit_count() == 1:
        cards ^= origin
    return card_set(places.get(card, card) for card in cards_in(cards))
