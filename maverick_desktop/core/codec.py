"""Facts of a match played here ⇄ lines of a record, format 1 (RECORD.md section 1).

Strict both ways. Whether a fact obeys the rules is ``replay``'s to say; the first line is
``headline``'s, a line's text and hash are ``chain``'s.
"""

from typing import Any, assert_never

import msgspec

from .cards import SEATS, codes
from .deals import BadDeal, Deal, code_of, deal_from_code
from .events import (
    Bid,
    BidMade,
    BidRound,
    CardPlayed,
    CardsChosen,
    CardsPassed,
    Event,
    HandDealt,
    HandScored,
    MatchOver,
    Rewound,
    SeatChanged,
    TrickTaken,
)
from .headline import sitter_of
from .lines import (
    Line,
    OverLine,
    RewoundLine,
    ScoredLine,
    SeatLetter,
    SuitLetter,
    by_seat,
    card_of,
    cards_of,
    convert,
    require,
    seat_of,
    shared_fields,
    shared_of,
    suit_of,
)
from .unsound import Problem, RecordError


class _Hands(msgspec.Struct, forbid_unknown_fields=True):
    S: list[str]
    W: list[str]
    N: list[str]
    E: list[str]


class _Dealt(Line, tag="dealt"):
    hand: int
    dealer: SeatLetter
    deal: str
    turned: tuple[str, str]
    trump: SuitLetter
    adder: SuitLetter
    cards: _Hands


class _BidLine(Line, tag="bid"):
    seat: SeatLetter
    round: BidRound
    bid: Bid


class _Chose(Line, tag="chose"):
    seat: SeatLetter
    cards: list[str]


class _Passed(Line, tag="passed"):
    pass


class _Played(Line, tag="played"):
    seat: SeatLetter
    card: str
    revoke: bool


class _TrickLine(Line, tag="trick"):
    winner: SeatLetter
    points: int
    trumps: int
    adders: int


class _SeatLine(Line, tag="seat"):
    seat: SeatLetter
    by: str
    name: str


_FactLine = (
    _Dealt
    | _BidLine
    | _Chose
    | _Passed
    | _Played
    | _TrickLine
    | ScoredLine
    | RewoundLine
    | _SeatLine
    | OverLine
)


def fact_fields(n: int, event: Event) -> dict[str, Any]:
    """The line of fact ``n``, in the order of fields that writers keep."""
    match event:
        case CardPlayed():
            return {
                "n": n,
                "fact": "played",
                "seat": event.seat.letter,
                "card": event.card.code,
                "revoke": event.revoke,
            }
        case TrickTaken():
            return {
                "n": n,
                "fact": "trick",
                "winner": event.winner.letter,
                "points": event.points,
                "trumps": event.trumps,
                "adders": event.adders,
            }
        case BidMade():
            seat = event.seat.letter
            return {"n": n, "fact": "bid", "seat": seat, "round": event.round, "bid": event.bid}
        case CardsChosen():
            cards = codes(event.cards)
            return {"n": n, "fact": "chose", "seat": event.seat.letter, "cards": cards}
        case CardsPassed():
            return {"n": n, "fact": "passed"}
        case HandDealt():
            return _dealt_fields(n, event)
        case HandScored() | Rewound() | MatchOver():
            return shared_fields(n, event)
        case SeatChanged():
            seat = event.seat.letter
            return {"n": n, "fact": "seat", "seat": seat, "by": event.by, "name": event.name}
        case _:
            assert_never(event)


def _dealt_fields(n: int, event: HandDealt) -> dict[str, Any]:
    return {
        "n": n,
        "fact": "dealt",
        "hand": event.hand,
        "dealer": event.dealer.letter,
        "deal": code_of(event.deal),
        "turned": [one.code for one in event.deal.turned],
        "trump": event.trump.letter,
        "adder": event.adder.letter,
        "cards": {seat.letter: codes(event.deal.hands[seat]) for seat in SEATS},
    }


def event_of(number: int, n: int, fields: dict[str, Any]) -> Event:
    """The fact ``n`` these fields stand for. RecordError on line ``number`` if they do not."""
    line: _FactLine = convert(number, fields, _FactLine)
    if line.n != n:
        raise RecordError(number, Problem.WRONG_NUMBER, str(n))
    match line:
        case _Played():
            return CardPlayed(seat_of(line.seat), card_of(number, line.card), line.revoke)
        case _TrickLine():
            return TrickTaken(seat_of(line.winner), line.points, line.trumps, line.adders)
        case _BidLine():
            return BidMade(seat_of(line.seat), line.round, line.bid)
        case _Chose():
            return CardsChosen(seat_of(line.seat), cards_of(number, line.cards))
        case _Passed():
            return CardsPassed()
        case _Dealt():
            return _dealt(number, line)
        case ScoredLine() | RewoundLine() | OverLine():
            return shared_of(number, line)
        case _SeatLine():
            sitter = sitter_of(number, line.name, line.by)
            return SeatChanged(seat_of(line.seat), sitter.by, sitter.name)
        case _:
            assert_never(line)


def _dealt(number: int, line: _Dealt) -> HandDealt:
    try:
        deal = deal_from_code(line.deal)
    except BadDeal:
        raise RecordError(number, Problem.BAD_VALUE, "deal") from None
    require(number, code_of(deal) == line.deal, "deal")
    hands = tuple(cards_of(number, one) for one in by_seat(line.cards))
    turned = card_of(number, line.turned[0]), card_of(number, line.turned[1])
    require(number, deal == Deal((hands[0], hands[1], hands[2], hands[3]), turned), "cards")
    return HandDealt(
        line.hand, seat_of(line.dealer), deal, suit_of(line.trump), suit_of(line.adder)
    )
