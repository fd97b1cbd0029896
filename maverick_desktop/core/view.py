"""One seat's view: what all know, and the seat's own secrets. The fold of that seat's facts.

This is all a computer player or a window is ever handed.
"""

import msgspec
from msgspec.structs import replace

from . import legal, public
from .cards import CardSet, Seat
from .events import (
    Action,
    CardPlayed,
    Reason,
    Rewound,
    SeatBidMade,
    SeatCardsChosen,
    SeatCardsPassed,
    SeatDealt,
    SeatEvent,
    Trail,
)
from .legal import Legal, MayWait
from .public import PublicState
from .public import Sitters as Sitters
from .rules import Rules


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """What one seat knows."""

    public: PublicState
    seat: Seat
    hand: CardSet | None = None
    """The cards it holds; None before the first deal and until the blind round is over."""
    given: CardSet = 0
    """What it chose to pass on in this hand; still in ``hand`` until the cards move."""
    received: CardSet = 0
    """What it was passed in this hand."""

    def legal(self) -> Legal:
        """Everything this seat may do now."""
        return legal.legal_actions(self.public, self.seat, self.hand)

    def refusal(self, action: Action) -> Reason | None:
        """Why this seat may not do that now; None if it may."""
        return legal.refusal(self.public, self.seat, self.hand, action)


class WatchedView(SeatView, frozen=True, gc=False):
    """What a spectator knows, who looks from a seat and does not sit there: no hand, no move."""

    def legal(self) -> Legal:
        """Nothing but to look on."""
        return MayWait()


def watched(view: SeatView) -> WatchedView:
    """The same seat's view for somebody who only looks on."""
    return WatchedView(view.public, view.seat)


def after(view: SeatView, n: int, event: SeatEvent) -> SeatView:
    """The view once the seat has heard of fact ``n``; a ``Rewound`` needs ``SeatMemory``."""
    known = public.after(view.public, n, event)
    match event:
        case CardPlayed() if event.seat is view.seat and view.hand is not None:
            return replace(view, public=known, hand=view.hand & ~(1 << event.card))
        case SeatDealt():
            return SeatView(known, view.seat, event.cards)
        case SeatBidMade() if event.cards is not None:
            return replace(view, public=known, hand=event.cards)
        case SeatCardsChosen() if event.cards is not None:
            return replace(view, public=known, given=event.cards)
        case SeatCardsPassed() if event.received is not None and view.hand is not None:
            hand = view.hand & ~view.given | event.received
            return replace(view, public=known, hand=hand, received=event.received)
        case _:
            return replace(view, public=known)


class SeatMemory:
    """A seat's view kept up to date, rewinds too."""

    def __init__(self, rules: Rules, sitters: Sitters, seat: Seat) -> None:
        self.view = SeatView(PublicState(rules, sitters), seat)
        self._trail: Trail[SeatView, SeatEvent] = Trail(self.view, after)

    def deliver(self, n: int, event: SeatEvent) -> None:
        """Fold fact ``n`` into the view."""
        if isinstance(event, Rewound):
            back, now = self._trail.state_at(event.to), self.view.public
            self._trail.cut(event.to)
            known = public.rewound(back.public, now.seats, n, now.rewinds + 1)
            self.view = replace(back, public=known)
            return
        self.view = after(self.view, n, event)
        self._trail.add(n, event, self.view)
