"""Facts ⇄ lines of a record (RECORD.md section 1): strict both ways.

Reading trusts nothing: a line has exactly the fields of its kind, each of its type and range.
Whether a fact obeys the rules is ``replay``'s to say; the line's text and hash are ``chain``'s.
"""

import re
from calendar import monthrange
from itertools import pairwise
from typing import Any, Final, Literal, assert_never

import msgspec

from .cards import SEATS, SIDES, SUITS, Card, CardSet, Seat, Side, Suit, card, card_set, codes
from .chain import VERSION
from .deals import MAX_NUMBER, BadDeal, Deal, code_of, deal_from_code
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
    SideBid,
    SideScore,
    TrickTaken,
)
from .log import MatchHeader
from .names import is_clean
from .public import Sitter
from .rules import CLASSIC, OPTIONS, PRESETS, Rules, to_plain, with_options
from .unsound import Problem, RecordError

# --- the first line ------------------------------------------------------------------------------

_UUID4: Final = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}")
_CREATED: Final = re.compile(r"(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\dZ", re.ASCII)
_VERSION: Final = re.compile(r"[!-~]{1,64}")
_BY: Final = re.compile(r"human|remote|bot:[a-z0-9_-]{1,24}")


class _SitterLine(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    by: str


class _SittersLine(msgspec.Struct, forbid_unknown_fields=True):
    S: _SitterLine
    W: _SitterLine
    N: _SitterLine
    E: _SitterLine


class _HeaderLine(msgspec.Struct, forbid_unknown_fields=True):
    maverick: Literal[1]
    app: str
    match: str
    number: int | None
    rules_name: str
    rules_base: str
    rules: dict[str, Any]
    seats: _SittersLine
    created: str


def header_fields(header: MatchHeader) -> dict[str, Any]:
    """The first line of a record, in the order of fields that writers keep."""
    return {
        "maverick": VERSION,
        "app": header.app,
        "match": header.match,
        "number": header.number,
        "rules_name": header.rules_name,
        "rules_base": header.rules_base,
        "rules": to_plain(header.rules),
        "seats": {
            seat.letter: {"name": sitter.name, "by": sitter.by}
            for seat, sitter in zip(SEATS, header.sitters, strict=True)
        },
        "created": header.created,
    }


def header_of(fields: dict[str, Any]) -> MatchHeader:
    """The header these fields stand for. RecordError on line 1 if they do not."""
    line = _convert(1, fields, _HeaderLine)
    _require(1, _VERSION.fullmatch(line.app) is not None, "app")
    _require(1, _UUID4.fullmatch(line.match) is not None, "match")
    _require(1, line.number is None or 1 <= line.number <= MAX_NUMBER, "number")
    _require(1, is_clean(line.rules_name), "rules_name")
    _require(1, line.rules_base in PRESETS, "rules_base")
    _require(1, _is_moment(line.created), "created")
    sitters = tuple(_sitter(1, one) for one in _by_seat(line.seats))
    return MatchHeader(
        line.app,
        line.match,
        line.number,
        line.rules_name,
        line.rules_base,
        _rules(line.rules),
        (sitters[0], sitters[1], sitters[2], sitters[3]),
        line.created,
    )


def _rules(options: dict[str, Any]) -> Rules:
    missing = next((name for name in OPTIONS if name not in options), None)
    if missing is not None:
        raise RecordError(1, Problem.BAD_RULES, missing)
    rules = with_options(CLASSIC, options)
    if isinstance(rules, Rules):
        sets = (name for name, plain in options.items() if isinstance(plain, list))
        _require(1, all(options[name] == sorted(options[name]) for name in sets), "rules")
        return rules
    raise RecordError(1, Problem.BAD_RULES, ", ".join(rules[0].options))


def _is_moment(text: str) -> bool:
    parts = _CREATED.fullmatch(text)
    if parts is None:
        return False
    year, month, day = (int(part) for part in parts.groups()[:3])
    return year > 0 and 1 <= month <= 12 and 1 <= day <= monthrange(year, month)[1]


def _sitter(number: int, line: _SitterLine) -> Sitter:
    _require(number, is_clean(line.name), "name")
    _require(number, _BY.fullmatch(line.by) is not None, "by")
    return Sitter(line.name, line.by)


# --- facts ---------------------------------------------------------------------------------------

_SeatLetter = Literal["S", "W", "N", "E"]
_SuitLetter = Literal["C", "D", "H", "S"]
_SideLetters = Literal["NS", "EW"]


class _Line(msgspec.Struct, tag_field="fact", forbid_unknown_fields=True, kw_only=True):
    n: int


class _Hands(msgspec.Struct, forbid_unknown_fields=True):
    S: list[str]
    W: list[str]
    N: list[str]
    E: list[str]


class _Dealt(_Line, tag="dealt"):
    hand: int
    dealer: _SeatLetter
    deal: str
    turned: tuple[str, str]
    trump: _SuitLetter
    adder: _SuitLetter
    cards: _Hands


class _BidLine(_Line, tag="bid"):
    seat: _SeatLetter
    round: BidRound
    bid: Bid


class _Chose(_Line, tag="chose"):
    seat: _SeatLetter
    cards: list[str]


class _Passed(_Line, tag="passed"):
    pass


class _Played(_Line, tag="played"):
    seat: _SeatLetter
    card: str
    revoke: bool


class _TrickLine(_Line, tag="trick"):
    winner: _SeatLetter
    points: int
    trumps: int
    adders: int


class _Ints(msgspec.Struct, forbid_unknown_fields=True):
    NS: int
    EW: int


class _Bids(msgspec.Struct, forbid_unknown_fields=True):
    NS: str | None
    EW: str | None


class _Made(msgspec.Struct, forbid_unknown_fields=True):
    NS: bool | None
    EW: bool | None


class _Scored(_Line, tag="scored"):
    hand: int
    bid: _Bids
    made: _Made
    base: _Ints
    penalty: _Ints
    score: _Ints
    total: _Ints


class _RewoundLine(_Line, tag="rewound"):
    to: int


class _SeatLine(_Line, tag="seat"):
    seat: _SeatLetter
    by: str
    name: str


class _Over(_Line, tag="over"):
    winner: _SideLetters | None
    total: _Ints


_FactLine = (
    _Dealt
    | _BidLine
    | _Chose
    | _Passed
    | _Played
    | _TrickLine
    | _Scored
    | _RewoundLine
    | _SeatLine
    | _Over
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
        case HandScored():
            return _scored_fields(n, event)
        case Rewound():
            return {"n": n, "fact": "rewound", "to": event.to}
        case SeatChanged():
            seat = event.seat.letter
            return {"n": n, "fact": "seat", "seat": seat, "by": event.by, "name": event.name}
        case MatchOver():
            winner = None if event.winner is None else event.winner.name
            return {"n": n, "fact": "over", "winner": winner, "total": _pair(*event.total)}
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


def _scored_fields(n: int, event: HandScored) -> dict[str, Any]:
    ns, ew = event.sides
    return {
        "n": n,
        "fact": "scored",
        "hand": event.hand,
        "bid": _pair(_bid_text(ns.bid), _bid_text(ew.bid)),
        "made": _pair(ns.made, ew.made),
        "base": _pair(ns.base, ew.base),
        "penalty": _pair(ns.penalty, ew.penalty),
        "score": _pair(ns.score, ew.score),
        "total": _pair(ns.total, ew.total),
    }


def _pair(ns: object, ew: object) -> dict[str, object]:
    return {"NS": ns, "EW": ew}


def _bid_text(bid: SideBid | None) -> str | None:
    return None if bid is None else f"{bid.kind}:{bid.seat.letter}"


def event_of(number: int, n: int, fields: dict[str, Any]) -> Event:
    """The fact ``n`` these fields stand for. RecordError on line ``number`` if they do not."""
    line: _FactLine = _convert(number, fields, _FactLine)
    if line.n != n:
        raise RecordError(number, Problem.WRONG_NUMBER, str(n))
    match line:
        case _Played():
            return CardPlayed(_seat(line.seat), _card(number, line.card), line.revoke)
        case _TrickLine():
            return TrickTaken(_seat(line.winner), line.points, line.trumps, line.adders)
        case _BidLine():
            return BidMade(_seat(line.seat), line.round, line.bid)
        case _Chose():
            return CardsChosen(_seat(line.seat), _cards(number, line.cards))
        case _Passed():
            return CardsPassed()
        case _Dealt():
            return _dealt(number, line)
        case _Scored():
            return _scored(number, line)
        case _RewoundLine():
            return Rewound(line.to)
        case _SeatLine():
            sitter = _sitter(number, _SitterLine(line.name, line.by))
            return SeatChanged(_seat(line.seat), sitter.by, sitter.name)
        case _Over():
            winner = None if line.winner is None else Side[line.winner]
            return MatchOver(winner, (line.total.NS, line.total.EW))
        case _:
            assert_never(line)


def _dealt(number: int, line: _Dealt) -> HandDealt:
    try:
        deal = deal_from_code(line.deal)
    except BadDeal:
        raise RecordError(number, Problem.BAD_VALUE, "deal") from None
    _require(number, code_of(deal) == line.deal, "deal")
    hands = tuple(_cards(number, one) for one in _by_seat(line.cards))
    turned = _card(number, line.turned[0]), _card(number, line.turned[1])
    _require(number, deal == Deal((hands[0], hands[1], hands[2], hands[3]), turned), "cards")
    return HandDealt(line.hand, _seat(line.dealer), deal, _suit(line.trump), _suit(line.adder))


def _scored(number: int, line: _Scored) -> HandScored:
    ns, ew = (
        SideScore(
            _bid(number, getattr(line.bid, side)),
            getattr(line.made, side),
            getattr(line.base, side),
            getattr(line.penalty, side),
            getattr(line.score, side),
            getattr(line.total, side),
        )
        for side in (one.name for one in SIDES)
    )
    return HandScored(line.hand, (ns, ew))


def _bid(number: int, text: str | None) -> SideBid | None:
    if text is None:
        return None
    kind, _, letter = text.partition(":")
    _require(number, letter in ("S", "W", "N", "E"), "bid")
    match kind:
        case "nil" | "blind" | "posh":
            return SideBid(kind, _seat(letter))
        case _:
            raise RecordError(number, Problem.BAD_VALUE, "bid")


def _by_seat(line: Any) -> tuple[Any, Any, Any, Any]:
    return line.S, line.W, line.N, line.E


def _seat(letter: str) -> Seat:
    return SEATS["SWNE".index(letter)]


def _suit(letter: str) -> Suit:
    return SUITS["CDHS".index(letter)]


def _card(number: int, code: str) -> Card:
    try:
        return card(code)
    except KeyError:
        raise RecordError(number, Problem.BAD_VALUE, "card") from None


def _cards(number: int, written: list[str]) -> CardSet:
    """A set of distinct cards in deck order."""
    cards = [_card(number, code) for code in written]
    _require(number, all(a < b for a, b in pairwise(cards)), "cards")
    return card_set(cards)


def _require(number: int, holds: bool, field: str) -> None:
    if not holds:
        raise RecordError(number, Problem.BAD_VALUE, field)


def _convert(number: int, fields: dict[str, Any], kind: Any) -> Any:
    try:
        return msgspec.convert(fields, kind)
    except msgspec.ValidationError as error:
        raise RecordError(number, Problem.BAD_FIELDS, str(error)) from None
