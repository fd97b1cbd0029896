"""What everybody at the table knows, how facts change it, and what must follow by itself.

What a seat may do is ``legal``'s to say. Knows no hidden card.
"""

from enum import Enum
from typing import TypeAlias, assert_never

import msgspec
from msgspec.structs import replace

from .cards import (
    BIG_JOKER,
    SEATS,
    SIDES,
    SMALL_JOKER,
    Card,
    CardSet,
    Seat,
    Suit,
    card_set,
)
from .events import (
    BidMade,
    CardPlayed,
    CardsPassed,
    HandScored,
    MatchOver,
    Rewound,
    SeatBidMade,
    SeatCardsChosen,
    SeatCardsPassed,
    SeatChanged,
    SeatDealt,
    SeatEvent,
    SideBid,
    TrickTaken,
)
from .rules import Rules, pass_target
from .scoring import SideHand, Verdict, is_book, match_verdict, side_score, trick_worth


class Phase(Enum):
    """What the table is waiting for."""

    DEALING = "dealing"
    """The next hand; before the first one and after each score."""
    BLIND = "blind"
    PASSING = "passing"
    CONTRACT = "contract"
    PLAY = "play"
    OVER = "over"


class Sitter(msgspec.Struct, frozen=True, gc=False):
    """Who plays a seat: ``by`` is ``human``, ``bot:LEVEL`` or ``remote``."""

    name: str
    by: str
    since: int = 0
    """The number of the fact that put them there; wishes made before it are stale."""


Sitters: TypeAlias = tuple[Sitter, Sitter, Sitter, Sitter]


class Trick(msgspec.Struct, frozen=True, gc=False):
    """A complete trick: its cards in the order played, from the leader on."""

    leader: Seat
    cards: tuple[Card, ...]
    revoked: tuple[bool, ...]
    winner: Seat
    points: int
    trumps: int
    adders: int

    def card_of(self, seat: Seat) -> Card:
        """The card a seat played to it."""
        return self.cards[(seat - self.leader) & 3]


class HandState(msgspec.Struct, frozen=True, gc=False):
    """What is public of one hand, in progress or finished."""

    number: int = 0
    """1, 2, …; 0 before the first deal, when nothing else here means anything."""
    dealer: Seat = Seat.SOUTH
    turned: tuple[Card, Card] = (SMALL_JOKER, BIG_JOKER)
    trump: Suit = Suit.SPADES
    adder: Suit = Suit.DIAMONDS
    said: tuple[BidMade, ...] = ()
    """Every bid and pass, in order, both rounds."""
    bids: tuple[SideBid | None, SideBid | None] = (None, None)
    chosen: tuple[Seat, ...] = ()
    """Who has chosen what to pass, in order."""
    tricks: tuple[Trick, ...] = ()
    leader: Seat = Seat.SOUTH
    """Who leads, or has led, the trick in progress."""
    plays: tuple[Card, ...] = ()
    """The trick in progress, in the order played."""
    revoked: tuple[bool, ...] = ()
    base: tuple[int, int] = (0, 0)
    """Points of the tricks each side has won."""
    revokes: tuple[int, int] = (0, 0)
    taken: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Tricks won, by seat."""

    def player(self, place: int) -> Seat:
        """Who plays at a place 0 … 3 of the trick in progress."""
        return self.leader.after(place)

    def cards_out(self) -> CardSet:
        """Every card all have seen: turned or played."""
        seen = card_set(self.turned) | card_set(self.plays)
        for trick in self.tricks:
            seen |= card_set(trick.cards)
        return seen


class PastHand(msgspec.Struct, frozen=True, gc=False):
    """A hand that was scored."""

    hand: HandState
    score: HandScored


class PublicState(msgspec.Struct, frozen=True, gc=False):
    """The fold of what a spectator sees."""

    rules: Rules
    seats: Sitters
    n: int = 0
    """The number of the latest fact."""
    opened: int = 0
    """The fact that opened the present decision: a wish made before it is stale."""
    phase: Phase = Phase.DEALING
    turn: Seat | None = None
    """Who must act; None while all choose cards, and when nobody must."""
    hand: HandState = HandState()
    total: tuple[int, int] = (0, 0)
    """Totals after the last scored hand; after a match that ended in mid-hand, its result."""
    past: tuple[PastHand, ...] = ()
    verdict: Verdict = Verdict.PLAY_ON
    rewinds: int = 0
    """How often something was undone in this match."""

    def running(self) -> tuple[int, int]:
        """The running score: totals, the points of the tricks won, and penalties so far."""
        if self.phase in (Phase.DEALING, Phase.OVER):
            return self.total
        price, hand = self.rules.revoke_penalty, self.hand
        return (
            self.total[0] + hand.base[0] - price * hand.revokes[0],
            self.total[1] + hand.base[1] - price * hand.revokes[1],
        )

    def hands_over(self) -> tuple[int, ...]:
        """The numbers of the hands that are over, one in which the match ended included."""
        scored = tuple(past.hand.number for past in self.past)
        ended = self.phase is Phase.OVER and self.hand.number not in scored
        return (*scored, self.hand.number) if ended else scored

    def to_act(self) -> tuple[Seat, ...]:
        """The seats the table waits for."""
        if self.phase is Phase.PASSING:
            return tuple(seat for seat in SEATS if seat not in self.hand.chosen)
        return () if self.turn is None else (self.turn,)


# --- folding -------------------------------------------------------------------------------------


def after(state: PublicState, n: int, event: SeatEvent) -> PublicState:
    """The state once fact ``n`` has happened. ``Rewound`` needs the log: see ``rewound``."""
    match event:
        case CardPlayed():
            return _after_card(state, n, event)
        case TrickTaken():
            return _after_trick(state, n, event)
        case SeatCardsChosen():
            # Others may still be choosing: what they have in mind stays good.
            hand = replace(state.hand, chosen=(*state.hand.chosen, event.seat))
            return replace(state, n=n, hand=hand)
        case SeatCardsPassed():
            return _enter(state, n, _after_passing(state.rules), state.hand)
        case SeatBidMade():
            return _after_bid(state, n, event)
        case SeatDealt():
            return _after_deal(state, n, event)
        case HandScored():
            total = (event.sides[0].total, event.sides[1].total)
            past = (*state.past, PastHand(state.hand, event))
            return replace(
                state, n=n, opened=n, phase=Phase.DEALING, turn=None, total=total, past=past
            )
        case MatchOver():
            winner = {None: Verdict.DRAW, 0: Verdict.NS_WINS, 1: Verdict.EW_WINS}[event.winner]
            return replace(
                state, n=n, opened=n, phase=Phase.OVER, turn=None, total=event.total, verdict=winner
            )
        case SeatChanged():
            sitters = list(state.seats)
            sitters[event.seat] = Sitter(event.name, event.by, n)
            return replace(state, n=n, seats=tuple(sitters))
        case Rewound():
            raise ValueError("a rewind is folded over the log, not over one state")
        case _:
            assert_never(event)


def rewound(back: PublicState, seats: Sitters, n: int, rewinds: int) -> PublicState:
    """The state after rewind ``n``, the ``rewinds``-th: as it was; who sits where is not undone."""
    return replace(back, seats=seats, n=n, opened=n, rewinds=rewinds)


def _after_deal(state: PublicState, n: int, event: SeatDealt) -> PublicState:
    hand = HandState(
        number=event.hand,
        dealer=event.dealer,
        turned=event.turned,
        trump=event.trump,
        adder=event.adder,
        leader=event.dealer.left,
    )
    if "blind" in state.rules.bids:
        return _enter(state, n, Phase.BLIND, hand)
    return _enter(state, n, _after_blind(state.rules, hand.number), hand)


def _after_blind(rules: Rules, hand: int) -> Phase:
    return Phase.PASSING if pass_target(rules, hand) else _after_passing(rules)


def _after_passing(rules: Rules) -> Phase:
    return Phase.CONTRACT if rules.bids - {"blind"} else Phase.PLAY


def _enter(state: PublicState, n: int, phase: Phase, hand: HandState) -> PublicState:
    turn = None if phase is Phase.PASSING else hand.dealer.left
    return replace(state, n=n, opened=n, phase=phase, turn=turn, hand=hand)


def _after_bid(state: PublicState, n: int, event: SeatBidMade) -> PublicState:
    said = (*state.hand.said, BidMade(event.seat, event.round, event.bid))
    bids = list(state.hand.bids)
    if event.bid != "pass":
        bids[event.seat.side] = SideBid(event.bid, event.seat)
    hand = replace(state.hand, said=said, bids=(bids[0], bids[1]))
    if event.seat is not hand.dealer:
        return replace(state, n=n, opened=n, turn=event.seat.left, hand=hand)
    if event.round == "blind":
        return _enter(state, n, _after_blind(state.rules, hand.number), hand)
    return _enter(state, n, Phase.PLAY, hand)


def _after_card(state: PublicState, n: int, event: CardPlayed) -> PublicState:
    old = state.hand
    plays = (*old.plays, event.card)
    revokes = old.revokes
    if event.revoke:
        paid = [*revokes]
        paid[event.seat.side] += 1
        revokes = (paid[0], paid[1])
    hand = replace(old, plays=plays, revoked=(*old.revoked, event.revoke), revokes=revokes)
    turn = SEATS[(event.seat + 1) & 3] if len(plays) < 4 else None
    return replace(state, n=n, opened=n, turn=turn, hand=hand)


def _after_trick(state: PublicState, n: int, event: TrickTaken) -> PublicState:
    old, winner = state.hand, event.winner
    trick = Trick(
        old.leader, old.plays, old.revoked, winner, event.points, event.trumps, event.adders
    )
    base, taken = [*old.base], [*old.taken]
    base[winner & 1] += event.points
    taken[winner] += 1
    tricks = (*old.tricks, trick)
    hand = replace(
        old,
        tricks=tricks,
        leader=winner,
        plays=(),
        revoked=(),
        base=(base[0], base[1]),
        taken=tuple(taken),
    )
    turn = winner if len(tricks) < 13 else None
    led = replace(state, n=n, opened=n, turn=turn, hand=hand)
    if state.rules.match_check == "trick" and due(led) is not None:
        # The match ends here: nobody leads again.
        return replace(led, turn=None)
    return led


# --- what must follow ----------------------------------------------------------------------------

DueEvent: TypeAlias = CardsPassed | TrickTaken | HandScored | MatchOver


def due(state: PublicState) -> DueEvent | None:
    """The fact that must follow now without anybody's wish, if there is one."""
    match state.phase:
        case Phase.PLAY:
            return _due_in_play(state)
        case Phase.PASSING:
            return CardsPassed() if len(state.hand.chosen) == 4 else None
        case Phase.DEALING if state.past:
            verdict = match_verdict(state.rules, state.total, len(state.past))
            return _over(verdict, state.total)
        case _:
            return None


def _due_in_play(state: PublicState) -> DueEvent | None:
    hand = state.hand
    if len(hand.plays) == 4:
        worth = trick_worth(state.rules, hand.trump, hand.adder, hand.plays)
        winner = hand.leader.after(worth.place)
        return TrickTaken(winner, worth.points, worth.trumps, worth.adders)
    if hand.plays:
        return None
    if len(hand.tricks) == 13:
        return hand_score(state)
    if hand.tricks and state.rules.match_check == "trick":
        running = state.running()
        return _over(match_verdict(state.rules, running, None), running)
    return None


def _over(verdict: Verdict, total: tuple[int, int]) -> MatchOver | None:
    return None if verdict is Verdict.PLAY_ON else MatchOver(verdict.winner, total)


def hand_score(state: PublicState) -> HandScored:
    """The score of the hand in progress as if it ended now."""
    hand = state.hand
    books = [0, 0]
    for trick in hand.tricks:
        books[trick.winner.side] += is_book(state.rules, trick.adders)
    ns, ew = (
        side_score(
            state.rules,
            side,
            SideHand(
                hand.bids[side],
                hand.base[side],
                (hand.taken[side], hand.taken[side + 2]),
                books[side],
                hand.revokes[side],
            ),
            hand.base[side.other],
            state.total[side],
        )
        for side in SIDES
    )
    return HandScored(hand.number, (ns, ew))
