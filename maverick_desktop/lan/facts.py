"""Seat facts and wishes ⇄ messages. Only a seat's half of a fact has a message (RELIABILITY R9)."""

from itertools import pairwise
from typing import Any, Final, Literal, assert_never

from maverick_desktop.core import events
from maverick_desktop.core.cards import (
    SEATS,
    SUITS,
    Card,
    CardSet,
    Seat,
    Side,
    Suit,
    card,
    card_set,
    codes,
)
from maverick_desktop.core.rules import CLASSIC, OPTIONS, Rules, to_plain, with_options

from . import seatfacts
from .fields import SeatLetter, SuitLetter
from .seatfacts import Do, SeatFact, SideResult
from .wire import ProtocolError

_SEATS: Final[dict[str, Seat]] = {seat.letter: seat for seat in SEATS}
_SUITS: Final[dict[str, Suit]] = {suit.letter: suit for suit in SUITS}
_LETTERS: Final[tuple[SeatLetter, ...]] = ("S", "W", "N", "E")
_SUIT_LETTERS: Final[tuple[SuitLetter, ...]] = ("C", "D", "H", "S")


def letter_of(seat: Seat) -> SeatLetter:
    """A seat as messages name it."""
    return _LETTERS[seat]


def seat_of(letter: SeatLetter) -> Seat:
    """The seat of a letter."""
    return _SEATS[letter]


def fact_of(event: events.SeatEvent) -> SeatFact:
    """A seat's half of a fact as a message."""
    match event:
        case events.CardPlayed():
            return seatfacts.Played(letter_of(event.seat), event.card.code, event.revoke)
        case events.TrickTaken():
            winner = letter_of(event.winner)
            return seatfacts.Trick(winner, event.points, event.trumps, event.adders)
        case events.SeatBidMade():
            seat, cards = letter_of(event.seat), _codes(event.cards)
            return seatfacts.Bid(seat, event.round, event.bid, cards)
        case events.SeatCardsChosen():
            return seatfacts.Chose(letter_of(event.seat), _codes(event.cards))
        case events.SeatCardsPassed():
            return seatfacts.Passed(_codes(event.received))
        case events.SeatDealt():
            return _dealt(event)
        case events.HandScored():
            ns, ew = map(_result, event.sides)
            return seatfacts.Scored(event.hand, (ns, ew))
        case events.MatchOver():
            return seatfacts.Over(_side(event.winner), event.total)
        case events.Rewound():
            return seatfacts.Rewound(event.to)
        case events.SeatChanged():
            return seatfacts.Seated(letter_of(event.seat), event.by, event.name)
        case _:
            assert_never(event)


def _dealt(event: events.SeatDealt) -> seatfacts.Dealt:
    return seatfacts.Dealt(
        event.hand,
        letter_of(event.dealer),
        (event.turned[0].code, event.turned[1].code),
        _SUIT_LETTERS[event.trump],
        _SUIT_LETTERS[event.adder],
        _codes(event.cards),
    )


def _result(score: events.SideScore) -> SideResult:
    bid = score.bid
    return SideResult(
        None if bid is None else bid.kind,
        None if bid is None else letter_of(bid.seat),
        score.made,
        score.base,
        score.penalty,
        score.score,
        score.total,
    )


def _side(side: Side | None) -> Literal["NS", "EW"] | None:
    if side is None:
        return None
    return "NS" if side is Side.NS else "EW"


def _codes(cards: CardSet | None) -> list[str] | None:
    return None if cards is None else codes(cards)


# --- back ----------------------------------------------------------------------------------------


def event_of(fact: SeatFact) -> events.SeatEvent:
    """The seat fact of a message. ProtocolError for cards that are no set."""
    match fact:
        case seatfacts.Played():
            return events.CardPlayed(seat_of(fact.seat), card(fact.card), fact.revoke)
        case seatfacts.Trick():
            winner = seat_of(fact.winner)
            return events.TrickTaken(winner, fact.points, fact.trumps, fact.adders)
        case seatfacts.Bid():
            cards = _set(fact.cards)
            return events.SeatBidMade(seat_of(fact.seat), fact.round, fact.bid, cards)
        case seatfacts.Chose():
            return events.SeatCardsChosen(seat_of(fact.seat), _set(fact.cards))
        case seatfacts.Passed():
            return events.SeatCardsPassed(_set(fact.received))
        case seatfacts.Dealt():
            return _seat_dealt(fact)
        case seatfacts.Scored():
            ns, ew = map(_score, fact.sides)
            return events.HandScored(fact.hand, (ns, ew))
        case seatfacts.Over():
            winner_side = None if fact.winner is None else Side[fact.winner]
            return events.MatchOver(winner_side, fact.total)
        case seatfacts.Rewound():
            return events.Rewound(fact.to)
        case seatfacts.Seated():
            return events.SeatChanged(seat_of(fact.seat), fact.by, fact.name)
        case _:
            assert_never(fact)


def _seat_dealt(fact: seatfacts.Dealt) -> events.SeatDealt:
    return events.SeatDealt(
        fact.hand,
        seat_of(fact.dealer),
        (card(fact.turned[0]), card(fact.turned[1])),
        _SUITS[fact.trump],
        _SUITS[fact.adder],
        _set(fact.cards),
    )


def _score(result: SideResult) -> events.SideScore:
    bid = None
    if result.bid is not None and result.bidder is not None:
        bid = events.SideBid(result.bid, seat_of(result.bidder))
    return events.SideScore(
        bid, result.made, result.base, result.penalty, result.score, result.total
    )


def _set(written: list[str] | None) -> CardSet | None:
    """Distinct cards in deck order, as they are always sent."""
    if written is None:
        return None
    cards: list[Card] = [card(one) for one in written]
    if any(a >= b for a, b in pairwise(cards)):
        raise ProtocolError("cards")
    return card_set(cards)


# --- wishes --------------------------------------------------------------------------------------


def doing_of(action: events.Action) -> Do:
    """What somebody wants as a message."""
    match action:
        case events.PlayCard():
            return seatfacts.Play(action.card.code)
        case events.MakeBid():
            return seatfacts.MakeBid(action.bid)
        case events.ChooseCards():
            return seatfacts.Choose(codes(action.cards))
        case _:
            assert_never(action)


def action_of(do: Do) -> events.Action:
    """What a message wants. ProtocolError for cards that are no set."""
    match do:
        case seatfacts.Play():
            return events.PlayCard(card(do.card))
        case seatfacts.MakeBid():
            return events.MakeBid(do.bid)
        case seatfacts.Choose():
            cards = _set(do.cards)
            assert cards is not None
            return events.ChooseCards(cards)
        case _:
            assert_never(do)


# --- rules ---------------------------------------------------------------------------------------


def plain_rules(rules: Rules) -> dict[str, Any]:
    """Rules as messages carry them: every option, as in a record."""
    return dict(to_plain(rules))


def rules_of(plain: dict[str, Any]) -> Rules:
    """The rules of a message. ProtocolError unless all options are there and go together."""
    rules = with_options(CLASSIC, plain)
    if not isinstance(rules, Rules) or len(plain) != len(OPTIONS) or to_plain(rules) != plain:
        raise ProtocolError("rules")
    return rules
