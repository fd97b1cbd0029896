"""A hand that is over, with every card of it: no longer a secret, so anybody may be handed it.

Made by ``replay.finished_hands`` from facts that are in force, and from nothing else. There is no
such value of a hand that is still played: without its end it cannot be made.
"""

from typing import TypeAlias

import msgspec

from .cards import FULL_DECK, SEATS, CardSet, Seat
from .deals import Deal
from .events import Action, HandScored, MatchOver
from .public import HandState, Sitters
from .rules import Rules
from .view import SeatView

FourHands: TypeAlias = tuple[CardSet, CardSet, CardSet, CardSet]


class Decision(msgspec.Struct, frozen=True):
    """What a seat did, and all that it knew when it did."""

    view: SeatView
    """As the seat saw it; without its hand in the blind round."""
    action: Action
    revoke: bool = False
    """Whether the card is one that its side pays for."""

    @property
    def seat(self) -> Seat:
        """Who decided."""
        return self.view.seat


class FinishedHand(msgspec.Struct, frozen=True):
    """One hand, from its deal to its end."""

    rules: Rules
    seats: Sitters
    """Who sat there at the end."""
    hand: HandState
    """What all saw of it."""
    deal: Deal
    given: FourHands
    """What each seat passed on; 0 where nothing was passed."""
    received: FourHands
    decisions: tuple[Decision, ...]
    """Every bid, pass and card, in order."""
    end: HandScored | MatchOver
    """Its score; or, where the match ended in it, the end of the match."""
    before: tuple[int, int]
    """The totals of NS and EW it began with."""

    def __post_init__(self) -> None:
        """ValueError for a hand that is not over."""
        scored = isinstance(self.end, HandScored) and len(self.hand.tricks) == 13
        ended = isinstance(self.end, MatchOver) and 0 < len(self.hand.tricks) < 13
        if self.hand.plays or not (scored or ended):
            raise ValueError("a hand that is not over is nobody's to look into")

    @property
    def held(self) -> FourHands:
        """The cards that each seat played with."""
        south, west, north, east = (
            hand & ~given | received
            for hand, given, received in zip(
                self.deal.hands, self.given, self.received, strict=True
            )
        )
        return south, west, north, east

    def hands_at(self, decision: Decision) -> FourHands:
        """What each seat truly held when a card was to be played."""
        left = FULL_DECK & ~decision.view.public.hand.cards_out()
        south, west, north, east = (self.held[seat] & left for seat in SEATS)
        return south, west, north, east

    def score_of(self, side: int) -> int:
        """What the hand brought a side; where the match ended in it, the points of its tricks."""
        if isinstance(self.end, HandScored):
            return self.end.sides[side].score
        return self.end.total[side] - self.before[side]
