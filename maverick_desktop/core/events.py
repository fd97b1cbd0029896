"""Wishes, facts, and one seat's half of each fact.

An ``Action`` is what somebody wants, an ``Event`` is what happened and is recorded, a ``SeatEvent``
is what one seat may know of it. Facts without a secret are the same object in both. Where a fact
and its half differ the half is a type of its own, so that no secret is handed on by mistake.
"""

from bisect import bisect_right
from collections.abc import Callable
from enum import Enum
from operator import itemgetter
from typing import Final, Generic, Literal, TypeAlias, TypeVar

import msgspec

from .cards import Card, CardSet, Seat, Side, Suit
from .deals import Deal
from .rules import BidKind

Bid: TypeAlias = Literal["pass", "blind", "nil", "posh"]
BidRound: TypeAlias = Literal["blind", "contract"]


class ChooseCards(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Pass these cards on."""

    cards: CardSet


class MakeBid(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Bid, or pass."""

    bid: Bid


class PlayCard(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Play this card; under a priced revoke that may be one the side pays for."""

    card: Card


Action: TypeAlias = ChooseCards | MakeBid | PlayCard


class HandDealt(msgspec.Struct, frozen=True, gc=False):
    """A hand begins: every card of it. Secret: seats get ``SeatDealt``."""

    hand: int
    dealer: Seat
    deal: Deal
    trump: Suit
    adder: Suit


class SeatDealt(msgspec.Struct, frozen=True, gc=False):
    """A hand begins, as one seat knows it."""

    hand: int
    dealer: Seat
    turned: tuple[Card, Card]
    trump: Suit
    adder: Suit
    cards: CardSet | None
    """The seat's own thirteen; None for a spectator, and for all until the blind round ends."""


class BidMade(msgspec.Struct, frozen=True, gc=False):
    """A seat has bid or passed."""

    seat: Seat
    round: BidRound
    bid: Bid


class SeatBidMade(msgspec.Struct, frozen=True, gc=False):
    """A bid, as one seat hears it."""

    seat: Seat
    round: BidRound
    bid: Bid
    cards: CardSet | None
    """The listener's own hand, with the last bid of the blind round; None with every other bid."""


class CardsChosen(msgspec.Struct, frozen=True, gc=False):
    """A seat has chosen what to pass on. Secret: seats get ``SeatCardsChosen``."""

    seat: Seat
    cards: CardSet


class SeatCardsChosen(msgspec.Struct, frozen=True, gc=False):
    """That a seat has chosen; which cards, only if they are the listener's own."""

    seat: Seat
    cards: CardSet | None


class CardsPassed(msgspec.Struct, frozen=True, gc=False):
    """All four have chosen and the cards move."""


class SeatCardsPassed(msgspec.Struct, frozen=True, gc=False):
    """The cards have moved, as one seat knows it."""

    received: CardSet | None
    """What the listener was given; None for a spectator."""


class CardPlayed(msgspec.Struct, frozen=True, gc=False):
    """A card was played."""

    seat: Seat
    card: Card
    revoke: bool
    """Whether the seat could have followed suit and its side pays."""


class TrickTaken(msgspec.Struct, frozen=True, gc=False):
    """A trick is complete."""

    winner: Seat
    points: int
    trumps: int
    adders: int


class SideBid(msgspec.Struct, frozen=True, gc=False):
    """The one bid a side holds."""

    kind: BidKind
    seat: Seat


class SideScore(msgspec.Struct, frozen=True, gc=False):
    """One side's score for a hand (RULES.md section 3)."""

    bid: SideBid | None
    made: bool | None
    """Whether the bid was made; None without a bid."""
    base: int
    penalty: int
    score: int
    total: int


class HandScored(msgspec.Struct, frozen=True, gc=False):
    """A hand is over."""

    hand: int
    sides: tuple[SideScore, SideScore]


class MatchOver(msgspec.Struct, frozen=True, gc=False):
    """The match has ended."""

    winner: Side | None
    """None is a draw."""
    total: tuple[int, int]


class Rewound(msgspec.Struct, frozen=True, gc=False):
    """Undo: the facts after number ``to`` no longer count, save changes of who sits where."""

    to: int


class SeatChanged(msgspec.Struct, frozen=True, gc=False):
    """Somebody else plays this seat from now on."""

    seat: Seat
    by: str
    name: str


Event: TypeAlias = (
    HandDealt
    | BidMade
    | CardsChosen
    | CardsPassed
    | CardPlayed
    | TrickTaken
    | HandScored
    | MatchOver
    | Rewound
    | SeatChanged
)
SeatEvent: TypeAlias = (
    SeatDealt
    | SeatBidMade
    | SeatCardsChosen
    | SeatCardsPassed
    | CardPlayed
    | TrickTaken
    | HandScored
    | MatchOver
    | Rewound
    | SeatChanged
)


Fact = TypeVar("Fact", Event, SeatEvent)
State = TypeVar("State")


class Trail(Generic[State, Fact]):
    """The facts in force with states along the way, so that a fold can go back to any of them.

    States are kept a trick in the hand in progress and a hand before it, and those passed on the
    way back are kept again: no sequence of rewinds folds the whole match over and over. Who sits
    where is never undone: that is the caller's to put right.
    """

    def __init__(self, blank: State, after: Callable[[State, int, Fact], State]) -> None:
        self._after: Callable[[State, int, Fact], State] = after
        self._facts: list[tuple[int, Fact]] = []
        self._marks: list[tuple[int, State]] = [(0, blank)]
        """How many facts led to each state that is kept."""

    def add(self, n: int, fact: Fact, state: State) -> None:
        """Fact ``n`` has led to ``state``."""
        self._facts.append((n, fact))
        if type(fact) in _MILESTONES:
            if type(fact) in _DEALS:
                self._marks = [mark for mark in self._marks if self._is_deal(mark[0])]
            self._marks.append((len(self._facts), state))

    def state_at(self, to: int) -> State:
        """The state after fact ``to``."""
        end = bisect_right(self._facts, to, key=_first)
        place = bisect_right(self._marks, end, key=_first)
        done, state = self._marks[place - 1]
        passed: list[tuple[int, State]] = []
        for count in range(done + 1, end + 1):
            n, fact = self._facts[count - 1]
            state = self._after(state, n, fact)
            if type(fact) in _MILESTONES:
                passed.append((count, state))
        self._marks[place:place] = passed
        return state

    def cut(self, to: int) -> None:
        """Forget the facts after number ``to``."""
        end = bisect_right(self._facts, to, key=_first)
        del self._facts[end:], self._marks[bisect_right(self._marks, end, key=_first) :]

    def _is_deal(self, done: int) -> bool:
        return not done or type(self._facts[done - 1][1]) in _DEALS


_first: Final = itemgetter(0)
_DEALS: Final = frozenset({HandDealt, SeatDealt})
_MILESTONES: Final = _DEALS | {CardsPassed, SeatCardsPassed, TrickTaken}


class Reason(Enum):
    """Why a wish is refused. ``text`` has the sentence for each."""

    STALE = "stale"
    NOT_NOW = "not_now"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_IN_HAND = "not_in_hand"
    MUST_FOLLOW = "must_follow"
    MUST_TRUMP = "must_trump"
    MUST_OVERTRUMP = "must_overtrump"
    WRONG_COUNT = "wrong_count"
    ALREADY_CHOSEN = "already_chosen"
    BID_NOT_ALLOWED = "bid_not_allowed"
    SIDE_HAS_BID = "side_has_bid"
    CANNOT_REWIND = "cannot_rewind"


class Rejected(msgspec.Struct, frozen=True, gc=False):
    """The answer to a wish that breaks a rule; nothing has changed."""

    reason: Reason
