"""Facts of the score pad ⇄ lines of a record, format 2 (RECORD.md section 1): strict both ways.

Whether a fact obeys the rules is ``padreplay``'s to say.
"""

from typing import Any, assert_never

from .chain import PAD_VERSION
from .events import HandScored, MatchOver, Rewound
from .headline import header_of
from .lines import (
    Ints,
    Line,
    Made,
    OverLine,
    RewoundLine,
    ScoredLine,
    SeatLetter,
    SuitLetter,
    card_of,
    convert,
    pair,
    require,
    seat_of,
    shared_fields,
    shared_of,
    suit_of,
)
from .log import MatchHeader
from .names import is_clean
from .padfacts import (
    PadBid,
    PadFact,
    PadHand,
    PadRevoke,
    PadTotals,
    PadTrick,
    SeatNamed,
)
from .padlog import HUMAN
from .rules import BidKind
from .unsound import Problem, RecordError


def pad_header_of(fields: dict[str, Any]) -> MatchHeader:
    """The header these fields stand for. RecordError on line 1 if they do not.

    A match with real cards has no number, and people play every seat.
    """
    header = header_of(fields, PAD_VERSION)
    require(1, header.number is None, "number")
    require(1, all(sitter.by == HUMAN for sitter in header.sitters), "by")
    return header


class _HandLine(Line, tag="hand"):
    hand: int
    dealer: SeatLetter
    turned: tuple[str, str] | None
    trump: SuitLetter
    adder: SuitLetter


class _BidLine(Line, tag="bid"):
    seat: SeatLetter
    bid: BidKind


class _RevokeLine(Line, tag="revoke"):
    seat: SeatLetter


class _TrickLine(Line, tag="trick"):
    winner: SeatLetter
    points: int
    trumps: int
    adders: int


class _TotalsLine(Line, tag="totals"):
    base: Ints
    made: Made


class _NamedLine(Line, tag="named"):
    seat: SeatLetter
    name: str


_FactLine = (
    _HandLine
    | _BidLine
    | _RevokeLine
    | _TrickLine
    | _TotalsLine
    | _NamedLine
    | ScoredLine
    | RewoundLine
    | OverLine
)


def pad_fields(n: int, fact: PadFact) -> dict[str, Any]:
    """The line of fact ``n``, in the order of fields that writers keep."""
    match fact:
        case PadHand():
            return _hand_fields(n, fact)
        case PadBid():
            return {"n": n, "fact": "bid", "seat": fact.seat.letter, "bid": fact.bid}
        case PadRevoke():
            return {"n": n, "fact": "revoke", "seat": fact.seat.letter}
        case PadTrick():
            return {
                "n": n,
                "fact": "trick",
                "winner": fact.winner.letter,
                "points": fact.points,
                "trumps": fact.trumps,
                "adders": fact.adders,
            }
        case PadTotals():
            base, made = pair(*fact.base), pair(*fact.made)
            return {"n": n, "fact": "totals", "base": base, "made": made}
        case SeatNamed():
            return {"n": n, "fact": "named", "seat": fact.seat.letter, "name": fact.name}
        case HandScored() | Rewound() | MatchOver():
            return shared_fields(n, fact)
        case _:
            assert_never(fact)


def _hand_fields(n: int, fact: PadHand) -> dict[str, Any]:
    return {
        "n": n,
        "fact": "hand",
        "hand": fact.hand,
        "dealer": fact.dealer.letter,
        "turned": None if fact.turned is None else [card.code for card in fact.turned],
        "trump": fact.trump.letter,
        "adder": fact.adder.letter,
    }


def pad_fact_of(number: int, n: int, fields: dict[str, Any]) -> PadFact:
    """The fact ``n`` these fields stand for. RecordError on line ``number`` if they do not."""
    line: _FactLine = convert(number, fields, _FactLine)
    if line.n != n:
        raise RecordError(number, Problem.WRONG_NUMBER, str(n))
    match line:
        case _HandLine():
            return _hand(number, line)
        case _BidLine():
            return PadBid(seat_of(line.seat), line.bid)
        case _RevokeLine():
            return PadRevoke(seat_of(line.seat))
        case _TrickLine():
            return PadTrick(seat_of(line.winner), line.trumps, line.adders, line.points)
        case _TotalsLine():
            return PadTotals(line.base.pair, line.made.pair)
        case _NamedLine():
            require(number, is_clean(line.name), "name")
            return SeatNamed(seat_of(line.seat), line.name)
        case ScoredLine() | RewoundLine() | OverLine():
            return shared_of(number, line)
        case _:
            assert_never(line)


def _hand(number: int, line: _HandLine) -> PadHand:
    turned = None
    if line.turned is not None:
        turned = card_of(number, line.turned[0]), card_of(number, line.turned[1])
    return PadHand(
        line.hand, seat_of(line.dealer), turned, suit_of(line.trump), suit_of(line.adder)
    )
