"""A card that was weighed against others, seen from the hand it is played from. Knows no reason."""

from collections.abc import Iterator
from typing import Final

from maverick_desktop.core.cards import Card, CardSet, cards_in
from maverick_desktop.core.events import PlayCard
from maverick_desktop.core.legal import MayPlay
from maverick_desktop.core.view import SeatView

from .knowledge import Knowledge, knowledge_of
from .turn import Turn
from .verdict import Verdict, Weighed


class Choice:
    """A card that was weighed against others, seen from the hand it is played from."""

    def __init__(self, view: SeatView, verdict: Verdict, card: Card) -> None:
        legal = view.legal()
        assert isinstance(legal, MayPlay)
        assert view.hand is not None
        self.view: Final = view
        self.legal: Final = legal
        self.verdict: Final = verdict
        self.know: Final[Knowledge] = knowledge_of(view)
        self.turn: Final = Turn(view.public, view.seat, card, self.know)
        self.kept: Final[CardSet] = view.hand & ~card.bit
        self.paid: Final = bool(legal.priced >> card & 1)
        self.weighed: Final = weighed_as(view, self.know, verdict, card)

    @property
    def hopeless(self) -> bool:
        """Whether the trick will most likely go to the others."""
        wins = None if self.weighed is None else self.weighed.wins
        return wins is not None and wins < 0.5

    @property
    def card(self) -> Card:
        """The card."""
        return self.turn.card

    def with_card(self, card: Card) -> Turn:
        """The trick with another card instead."""
        return Turn(self.view.public, self.view.seat, card, self.know)

    def others(self) -> Iterator[tuple[Card, Weighed]]:
        """The other cards that were weighed, the best first."""
        for one in self.verdict.choices:
            if one is not self.weighed and isinstance(one.action, PlayCard):
                yield one.action.card, one


def weighed_as(view: SeatView, know: Knowledge, verdict: Verdict, card: Card) -> Weighed | None:
    """Where a card is among those compared: cards that do the same are told by the lowest."""
    run = neighbours(view, know, card) | card.bit
    for one in verdict.choices:
        if isinstance(one.action, PlayCard) and run >> one.action.card & 1:
            return one
    return None


def neighbours(view: SeatView, know: Knowledge, card: Card) -> CardSet:
    """The other cards of the hand that do the same: none of another hand or the trick between."""
    suit = know.suits[card.suit_under(know.trump)]
    mine, between = know.hand & suit, know.unseen & suit
    for played in view.public.hand.plays:
        between |= played.bit & suit
    found = 0
    for one in cards_in(mine & ~card.bit):
        low, high = min(one, card), max(one, card)
        if not between >> low & ((1 << high - low) - 1):
            found |= one.bit
    return found
