"""The whole truth: all four hands. The only secret: the table and replay alone hold it.

It has no encoder and raises when asked to be copied out; its ``repr`` shows no card.
"""

from typing import NoReturn, assert_never

from . import legal, public
from .cards import SEATS, CardSet, Seat, Suit
from .deals import Deal
from .events import (
    Action,
    BidMade,
    CardPlayed,
    CardsChosen,
    CardsPassed,
    ChooseCards,
    Event,
    HandDealt,
    HandScored,
    MakeBid,
    MatchOver,
    PlayCard,
    Reason,
    Rejected,
    Rewound,
    SeatBidMade,
    SeatCardsChosen,
    SeatCardsPassed,
    SeatChanged,
    SeatDealt,
    SeatEvent,
    TrickTaken,
)
from .public import PublicState
from .rules import Rules, pass_target
from .turned import suits_of
from .view import SeatView

Hands = tuple[CardSet, CardSet, CardSet, CardSet]
_NOTHING: Hands = (0, 0, 0, 0)


class GameState:
    """All that is so at one moment. Immutable; ``after`` gives the next one."""

    __slots__ = ("given", "hands", "public", "received")

    def __init__(
        self,
        known: PublicState,
        hands: Hands = _NOTHING,
        given: Hands = _NOTHING,
        received: Hands = _NOTHING,
    ) -> None:
        self.public = known
        self.hands = hands
        self.given = given
        self.received = received

    def __repr__(self) -> str:
        return f"<GameState at fact {self.public.n}, hands hidden>"

    def __reduce__(self) -> NoReturn:
        raise TypeError("the whole state is never encoded: a seat gets its own view")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, GameState):
            return NotImplemented
        return (self.public, self.hands, self.given, self.received) == (
            other.public,
            other.hands,
            other.given,
            other.received,
        )

    __hash__ = None  # type: ignore[assignment]

    def hand_of(self, seat: Seat) -> CardSet | None:
        """What a seat knows of its hand: None before a deal and until the blind round ends."""
        hidden = self.public.hand.number == 0 or self.public.phase is public.Phase.BLIND
        return None if hidden else self.hands[seat]

    def view(self, seat: Seat) -> SeatView:
        """What a seat knows (law 1: equal to the fold of its seat facts)."""
        return SeatView(
            self.public, seat, self.hand_of(seat), self.given[seat], self.received[seat]
        )


def decide(state: GameState, seat: Seat, action: Action) -> Event | Rejected:
    """What a seat's wish becomes: the fact, or why not."""
    hand = state.hand_of(seat)
    may = legal.legal_actions(state.public, seat, hand)
    if not legal.allows(may, action):
        reason = legal.refusal(state.public, seat, hand, action)
        assert reason is not None
        return Rejected(reason)
    match action:
        case PlayCard():
            revoke = isinstance(may, legal.MayPlay) and bool(may.priced >> action.card & 1)
            return CardPlayed(seat, action.card, revoke)
        case ChooseCards():
            return CardsChosen(seat, action.cards)
        case MakeBid():
            return BidMade(seat, legal.bid_round(state.public), action.bid)
        case _:
            assert_never(action)


def after(state: GameState, n: int, event: Event) -> GameState:
    """The state once fact ``n`` has happened; a ``Rewound`` is folded over the log instead."""
    known = public.after(state.public, n, redact(state, event, None))
    match event:
        case CardPlayed():
            hands = _with(state.hands, event.seat, state.hands[event.seat] & ~(1 << event.card))
            return GameState(known, hands, state.given, state.received)
        case HandDealt():
            return GameState(known, event.deal.hands)
        case CardsChosen():
            given = _with(state.given, event.seat, event.cards)
            return GameState(known, state.hands, given, state.received)
        case CardsPassed():
            received = _passed_on(state)
            kept = (
                hand & ~given | new
                for hand, given, new in zip(state.hands, state.given, received, strict=True)
            )
            return GameState(known, _four(*kept), state.given, received)
        case _:
            return GameState(known, state.hands, state.given, state.received)


def redact(state: GameState, event: Event, seat: Seat | None) -> SeatEvent:
    """What a seat may know of a fact that happens in ``state``; None is a spectator."""
    match event:
        case CardPlayed() | TrickTaken() | HandScored() | MatchOver() | Rewound() | SeatChanged():
            return event
        case HandDealt():
            return SeatDealt(
                event.hand,
                event.dealer,
                event.deal.turned,
                event.trump,
                event.adder,
                None
                if seat is None or "blind" in state.public.rules.bids
                else event.deal.hands[seat],
            )
        case BidMade():
            # The last bid of the blind round brings every seat its own hand.
            shown = event.round == "blind" and event.seat is state.public.hand.dealer
            cards = state.hands[seat] if shown and seat is not None else None
            return SeatBidMade(event.seat, event.round, event.bid, cards)
        case CardsChosen():
            return SeatCardsChosen(event.seat, event.cards if event.seat is seat else None)
        case CardsPassed():
            return SeatCardsPassed(None if seat is None else _passed_on(state)[seat])
        case _:
            assert_never(event)


def _passed_on(state: GameState) -> Hands:
    """What each seat receives: the cards given by the seat so many places before it."""
    places = pass_target(state.public.rules, state.public.hand.number)
    return _four(*(state.given[(seat - places) & 3] for seat in SEATS))


def _with(hands: Hands, seat: Seat, cards: CardSet) -> Hands:
    changed = [*hands]
    changed[seat] = cards
    return _four(*changed)


def _four(south: CardSet, west: CardSet, north: CardSet, east: CardSet) -> Hands:
    return south, west, north, east


# --- dealing -------------------------------------------------------------------------------------


def trump_and_adder(rules: Rules, deal: Deal) -> tuple[Suit, Suit] | None:
    """Trump and adder suit by the two turned cards (RULES.md section 1); None: deal again."""
    return suits_of(rules.equal_ranks, deal.turned)


def next_dealer(state: PublicState) -> Seat | None:
    """Who deals next: left of the last dealer, or as the rules say; None: by lot."""
    if state.hand.number:
        return state.hand.dealer.left
    wish = state.rules.first_dealer
    return None if wish == "random" else SEATS["SWNE".index(wish)]


def dealt(state: PublicState, dealer: Seat, deal: Deal) -> HandDealt | Rejected | None:
    """The fact that this deal begins the next hand; None if these turned cards are dealt again."""
    if state.phase is not public.Phase.DEALING or public.due(state) is not None:
        return Rejected(Reason.NOT_NOW)
    suits = trump_and_adder(state.rules, deal)
    return None if suits is None else HandDealt(state.hand.number + 1, dealer, deal, *suits)
