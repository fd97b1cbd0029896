"""The score pad's match: what the facts come to, and what must follow by itself.

What may be entered is ``pad``'s to say. The rules of scoring are ``scoring``'s, as in any match.
"""

from enum import Enum
from typing import TypeAlias, assert_never

import msgspec
from msgspec.structs import replace

from .cards import SEATS, SIDES, Seat, Side, Suit
from .events import HandScored, MatchOver, Rewound, SideBid, SideScore
from .padfacts import (
    PadBid,
    PadDue,
    PadFact,
    PadHand,
    PadRevoke,
    PadTotals,
    PadTrick,
    SeatNamed,
)
from .padroom import TRICKS
from .rules import Rules
from .scoring import SideHand, Verdict, is_book, match_verdict, side_score, told_score
from .turned import Turned

Names: TypeAlias = tuple[str, str, str, str]
"""In the order S W N E."""


class PadPhase(Enum):
    """What the pad is waiting for."""

    BETWEEN = "between"
    """The next hand; before the first one and after each score."""
    OPEN = "open"
    """A hand has begun: bids, revokes, tricks or totals."""
    OVER = "over"


class PadHandState(msgspec.Struct, frozen=True, gc=False):
    """What is known of one hand, open or finished."""

    number: int
    dealer: Seat
    turned: Turned | None
    trump: Suit
    adder: Suit
    bids: tuple[SideBid | None, SideBid | None] = (None, None)
    revokes: tuple[int, int, int, int] = (0, 0, 0, 0)
    """By seat."""
    tricks: tuple[PadTrick, ...] = ()
    totals: PadTotals | None = None
    """A hand is entered by its tricks or by its totals, never by both."""

    @property
    def leader(self) -> Seat:
        """Who leads the next trick."""
        return self.tricks[-1].winner if self.tricks else self.dealer.left

    @property
    def fallen(self) -> tuple[int, int]:
        """The trumps and the adders of the tricks so far."""
        return sum(one.trumps for one in self.tricks), sum(one.adders for one in self.tricks)

    @property
    def base(self) -> tuple[int, int]:
        """Points of the tricks each side has won."""
        if self.totals is not None:
            return self.totals.base
        base = [0, 0]
        for trick in self.tricks:
            base[trick.winner.side] += trick.points
        return base[0], base[1]

    def taken(self, seat: Seat) -> int:
        """Tricks this seat has won."""
        return sum(trick.winner is seat for trick in self.tricks)

    def books(self, rules: Rules, side: Side) -> int:
        """Books this side has won."""
        return sum(
            trick.winner.side is side and is_book(rules, trick.adders) for trick in self.tricks
        )

    def revoked(self, side: Side) -> int:
        """How often a side has revoked."""
        one, other = side.seats
        return self.revokes[one] + self.revokes[other]


class PadPast(msgspec.Struct, frozen=True, gc=False):
    """A hand that was scored."""

    hand: PadHandState
    score: HandScored


class PadState(msgspec.Struct, frozen=True, gc=False):
    """A match kept on the pad, as it stands."""

    rules: Rules
    names: Names
    n: int = 0
    """The number of the latest fact."""
    phase: PadPhase = PadPhase.BETWEEN
    hand: PadHandState | None = None
    """The latest hand; None before the first."""
    total: tuple[int, int] = (0, 0)
    """Totals after the last scored hand; after a match that ended in mid-hand, its result."""
    past: tuple[PadPast, ...] = ()
    verdict: Verdict = Verdict.PLAY_ON
    rewinds: int = 0
    """How often something was undone in this match."""

    @property
    def open_hand(self) -> PadHandState | None:
        """The hand that things can be entered for; None between hands and after the match."""
        return self.hand if self.phase is PadPhase.OPEN else None

    def running(self) -> tuple[int, int]:
        """The running score: totals, the points of the tricks won, and penalties so far."""
        hand = self.open_hand
        if hand is None:
            return self.total
        price, base = self.rules.revoke_penalty, hand.base
        return (
            self.total[0] + base[0] - price * hand.revoked(Side.NS),
            self.total[1] + base[1] - price * hand.revoked(Side.EW),
        )


# --- folding -------------------------------------------------------------------------------------


def after(state: PadState, n: int, fact: PadFact) -> PadState:
    """The state once fact ``n`` has happened. ``Rewound`` needs the log: see ``padreplay``."""
    match fact:
        case PadHand():
            hand = PadHandState(fact.hand, fact.dealer, fact.turned, fact.trump, fact.adder)
            return replace(state, n=n, phase=PadPhase.OPEN, hand=hand)
        case PadBid() | PadRevoke() | PadTrick() | PadTotals():
            hand = _noted(_open(state), fact)
            return replace(state, n=n, hand=hand)
        case HandScored():
            total = fact.sides[0].total, fact.sides[1].total
            past = (*state.past, PadPast(_open(state), fact))
            return replace(
                state,
                n=n,
                phase=PadPhase.BETWEEN,
                total=total,
                past=past,
            )
        case MatchOver():
            verdict = {None: Verdict.DRAW, 0: Verdict.NS_WINS, 1: Verdict.EW_WINS}[fact.winner]
            return replace(
                state,
                n=n,
                phase=PadPhase.OVER,
                total=fact.total,
                verdict=verdict,
            )
        case SeatNamed():
            names = [*state.names]
            names[fact.seat] = fact.name
            return replace(state, n=n, names=(names[0], names[1], names[2], names[3]))
        case Rewound():
            raise ValueError("a rewind is folded over the log, not over one state")
        case _:
            assert_never(fact)


def _open(state: PadState) -> PadHandState:
    hand = state.open_hand
    assert hand is not None
    return hand


def _noted(hand: PadHandState, fact: PadBid | PadRevoke | PadTrick | PadTotals) -> PadHandState:
    match fact:
        case PadBid():
            bids = [*hand.bids]
            bids[fact.seat.side] = SideBid(fact.bid, fact.seat)
            return replace(hand, bids=(bids[0], bids[1]))
        case PadRevoke():
            south, west, north, east = (
                count + (seat is fact.seat) for seat, count in zip(SEATS, hand.revokes, strict=True)
            )
            return replace(hand, revokes=(south, west, north, east))
        case PadTrick():
            return replace(hand, tricks=(*hand.tricks, fact))
        case PadTotals():
            return replace(hand, totals=fact)
        case _:
            assert_never(fact)


def next_dealer(state: PadState) -> Seat | None:
    """Who deals the next hand: left of the last dealer, or as the rules say; None: as you say."""
    if state.hand is not None:
        return state.hand.dealer.left
    wish = state.rules.first_dealer
    return None if wish == "random" else SEATS["SWNE".index(wish)]


# --- what must follow ----------------------------------------------------------------------------


def due(state: PadState) -> PadDue | None:
    """The fact that must follow now without anybody's wish, if there is one."""
    hand = state.open_hand
    if hand is not None:
        if hand.totals is not None or len(hand.tricks) == TRICKS:
            return hand_score(state, hand)
        if hand.tricks and state.rules.match_check == "trick":
            # A revoke since the trick has lowered a score, which ends nothing.
            running = state.running()
            return _over(match_verdict(state.rules, running, None), running)
        return None
    if state.phase is PadPhase.BETWEEN and state.past:
        return _over(match_verdict(state.rules, state.total, len(state.past)), state.total)
    return None


def _over(verdict: Verdict, total: tuple[int, int]) -> MatchOver | None:
    return None if verdict is Verdict.PLAY_ON else MatchOver(verdict.winner, total)


def hand_score(state: PadState, hand: PadHandState) -> HandScored:
    """The score of the open hand as if it ended now."""
    ns, ew = (_side_score(state, hand, side) for side in SIDES)
    return HandScored(hand.number, (ns, ew))


def _side_score(state: PadState, hand: PadHandState, side: Side) -> SideScore:
    rules, bid, revokes = state.rules, hand.bids[side], hand.revoked(side)
    base, before = hand.base, state.total[side]
    if hand.totals is not None:
        return told_score(rules, bid, hand.totals.made[side], base[side], revokes, before)
    one, other = side.seats
    tricks = hand.taken(one), hand.taken(other)
    ours = SideHand(bid, base[side], tricks, hand.books(rules, side), revokes)
    return side_score(rules, side, ours, base[side.other], before)
