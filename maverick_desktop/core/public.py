"""What everybody at the table knows, and how facts change it; who may act, and what is legal.

``legal_actions`` is the only judge of legality (law 3): the authority asks it, the window lights
cards by it, the computer players choose from it. Knows no hidden card; hands are passed in.
"""

from collections.abc import Iterator
from enum import Enum
from itertools import combinations
from typing import Final, TypeAlias, assert_never

import msgspec
from msgspec.structs import replace

from .cards import (
    BIG_JOKER,
    SEATS,
    SIDES,
    SMALL_JOKER,
    SUIT_SETS,
    Card,
    CardSet,
    Seat,
    Suit,
    card_set,
    cards_in,
    winning_place,
)
from .events import (
    Action,
    Bid,
    BidMade,
    BidRound,
    CardPlayed,
    CardsPassed,
    ChooseCards,
    HandScored,
    MakeBid,
    MatchOver,
    PlayCard,
    Reason,
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


# --- legality ------------------------------------------------------------------------------------


class MayPlay(msgspec.Struct, frozen=True, gc=False):
    """The seat may play a card: any of ``free``, or one of ``priced``, which is a paid revoke."""

    free: CardSet
    priced: CardSet = 0


class MayBid(msgspec.Struct, frozen=True, gc=False):
    """The seat may say one of these; passing is always among them."""

    bids: tuple[Bid, ...]


class MayChoose(msgspec.Struct, frozen=True, gc=False):
    """The seat may pass on any ``count`` of ``cards``."""

    cards: CardSet
    count: int


class MayWait(msgspec.Struct, frozen=True, gc=False):
    """The seat may do nothing now."""


Legal: TypeAlias = MayPlay | MayBid | MayChoose | MayWait
_WAIT: Final = MayWait()


def legal_actions(state: PublicState, seat: Seat, hand: CardSet | None) -> Legal:
    """Everything the seat may do now, holding ``hand`` (None while it may not know it)."""
    match state.phase:
        case Phase.PLAY if seat is state.turn and hand is not None:
            return _legal_cards(state.rules, state.hand, seat, hand)
        case Phase.BLIND | Phase.CONTRACT if seat is state.turn:
            return MayBid(_legal_bids(state, seat))
        case Phase.PASSING if hand is not None and seat not in state.hand.chosen:
            return MayChoose(hand, state.rules.pass_count)
        case _:
            return _WAIT


def _legal_bids(state: PublicState, seat: Seat) -> tuple[Bid, ...]:
    if state.hand.bids[seat.side] is not None:
        return ("pass",)
    kinds: tuple[Bid, ...] = ("blind",) if state.phase is Phase.BLIND else ("nil", "posh")
    return ("pass", *(kind for kind in kinds if kind in state.rules.bids))


def _legal_cards(rules: Rules, now: HandState, seat: Seat, hand: CardSet) -> MayPlay:
    if not now.plays:
        return MayPlay(hand)
    suits = SUIT_SETS[now.trump]
    following = hand & suits[now.plays[0].suit_under(now.trump)]
    if following:
        return MayPlay(following, hand & ~following if rules.revoke == "priced" else 0)
    trumps = hand & suits[now.trump]
    if not trumps:
        return MayPlay(hand)
    obeying = _overtrumping(now, trumps) if rules.overtrump else trumps
    return MayPlay(obeying if _must_trump(rules, now, seat) else hand & ~trumps | obeying)


def _must_trump(rules: Rules, now: HandState, seat: Seat) -> bool:
    """Whether a seat that cannot follow but holds a trump has to play one."""
    if rules.void_play == "must_trump_unless_partner_wins":
        # Before partner has played the duty stands: nobody's card is theirs yet.
        return now.player(winning_place(now.plays, now.trump)) is not seat.partner
    return rules.void_play == "must_trump"


def _overtrumping(now: HandState, trumps: CardSet) -> CardSet:
    """The trumps that obey ``overtrump``: those above all in the trick, or all if none is."""
    played = card_set(now.plays) & SUIT_SETS[now.trump][now.trump]
    # Within the trump suit a higher card is a higher bit, jokers the two highest.
    higher = trumps >> played.bit_length() << played.bit_length()
    return higher or trumps


def actions_in(legal: Legal) -> Iterator[Action]:
    """The legal actions one by one, in deck order; revokes last."""
    match legal:
        case MayPlay():
            yield from (PlayCard(one) for one in cards_in(legal.free))
            yield from (PlayCard(one) for one in cards_in(legal.priced))
        case MayBid():
            yield from (MakeBid(bid) for bid in legal.bids)
        case MayChoose():
            for chosen in combinations(cards_in(legal.cards), legal.count):
                yield ChooseCards(card_set(chosen))
        case MayWait():
            return
        case _:
            assert_never(legal)


def allows(legal: Legal, action: Action) -> bool:
    """Whether the action is among the legal ones."""
    if isinstance(action, PlayCard):
        return isinstance(legal, MayPlay) and bool((legal.free | legal.priced) >> action.card & 1)
    if isinstance(action, MakeBid):
        return isinstance(legal, MayBid) and action.bid in legal.bids
    if not isinstance(legal, MayChoose) or action.cards & ~legal.cards:
        return False
    return action.cards.bit_count() == legal.count


def refusal(state: PublicState, seat: Seat, hand: CardSet | None, action: Action) -> Reason | None:
    """Why the seat may not do this now; None if it may."""
    legal = legal_actions(state, seat, hand)
    if allows(legal, action):
        return None
    match action, legal:
        case PlayCard(), MayPlay():
            return _why_not_card(state, hand or 0, action.card)
        case MakeBid(), MayBid():
            held = state.hand.bids[seat.side] is not None
            return Reason.SIDE_HAS_BID if held else Reason.BID_NOT_ALLOWED
        case ChooseCards(), MayChoose():
            return Reason.NOT_IN_HAND if action.cards & ~legal.cards else Reason.WRONG_COUNT
        case _:
            return _why_not_now(state, action)


def _why_not_card(state: PublicState, hand: CardSet, played: Card) -> Reason:
    now = state.hand
    suits = SUIT_SETS[now.trump]
    if not hand >> played & 1:
        return Reason.NOT_IN_HAND
    if hand & suits[now.plays[0].suit_under(now.trump)]:
        return Reason.MUST_FOLLOW
    if not suits[now.trump] >> played & 1:
        return Reason.MUST_TRUMP
    return Reason.MUST_OVERTRUMP


def _why_not_now(state: PublicState, action: Action) -> Reason:
    phases = {PlayCard: (Phase.PLAY,), MakeBid: (Phase.BLIND, Phase.CONTRACT)}
    if state.phase not in phases.get(type(action), (Phase.PASSING,)):
        return Reason.NOT_NOW
    return Reason.ALREADY_CHOSEN if isinstance(action, ChooseCards) else Reason.NOT_YOUR_TURN


def bid_round(state: PublicState) -> BidRound:
    """The round a bid made now belongs to."""
    return "blind" if state.phase is Phase.BLIND else "contract"
