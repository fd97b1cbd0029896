"""What lines of both formats of a record are made of, and the facts that both have.

Reading trusts nothing: a line has exactly the fields of its kind, each of its type and range.
"""

from itertools import pairwise
from typing import Any, Literal, TypeAlias

import msgspec

from .cards import SEATS, SIDES, SUITS, Card, CardSet, Seat, Side, Suit, card, card_set
from .events import HandScored, MatchOver, Rewound, SideBid, SideScore
from .unsound import Problem, RecordError

SeatLetter: TypeAlias = Literal["S", "W", "N", "E"]
SuitLetter: TypeAlias = Literal["C", "D", "H", "S"]


class Line(msgspec.Struct, tag_field="fact", forbid_unknown_fields=True, kw_only=True):
    """A fact's line; its tag is the word for its kind."""

    n: int


class Ints(msgspec.Struct, forbid_unknown_fields=True):
    """A number for each side."""

    NS: int
    EW: int

    @property
    def pair(self) -> tuple[int, int]:
        """NS, EW."""
        return self.NS, self.EW


class _Bids(msgspec.Struct, forbid_unknown_fields=True):
    NS: str | None
    EW: str | None

    @property
    def pair(self) -> tuple[str | None, str | None]:
        return self.NS, self.EW


class Made(msgspec.Struct, forbid_unknown_fields=True):
    """Whether each side made its bid; null without one."""

    NS: bool | None
    EW: bool | None

    @property
    def pair(self) -> tuple[bool | None, bool | None]:
        """NS, EW."""
        return self.NS, self.EW


class ScoredLine(Line, tag="scored"):
    """``HandScored``."""

    hand: int
    bid: _Bids
    made: Made
    base: Ints
    penalty: Ints
    score: Ints
    total: Ints


class RewoundLine(Line, tag="rewound"):
    """``Rewound``."""

    to: int


class OverLine(Line, tag="over"):
    """``MatchOver``."""

    winner: Literal["NS", "EW"] | None
    total: Ints


SharedLine: TypeAlias = ScoredLine | RewoundLine | OverLine
SharedFact: TypeAlias = HandScored | Rewound | MatchOver


def shared_fields(n: int, event: SharedFact) -> dict[str, Any]:
    """The line of a fact that both formats have."""
    match event:
        case HandScored():
            return _scored_fields(n, event)
        case Rewound():
            return {"n": n, "fact": "rewound", "to": event.to}
        case MatchOver():
            winner = None if event.winner is None else event.winner.name
            return {"n": n, "fact": "over", "winner": winner, "total": pair(*event.total)}


def shared_of(number: int, line: SharedLine) -> SharedFact:
    """The fact that such a line stands for. RecordError on line ``number`` if it is none."""
    match line:
        case ScoredLine():
            return _scored(number, line)
        case RewoundLine():
            return Rewound(line.to)
        case OverLine():
            winner = None if line.winner is None else Side[line.winner]
            return MatchOver(winner, line.total.pair)


def _scored_fields(n: int, event: HandScored) -> dict[str, Any]:
    ns, ew = event.sides
    return {
        "n": n,
        "fact": "scored",
        "hand": event.hand,
        "bid": pair(_bid_text(ns.bid), _bid_text(ew.bid)),
        "made": pair(ns.made, ew.made),
        "base": pair(ns.base, ew.base),
        "penalty": pair(ns.penalty, ew.penalty),
        "score": pair(ns.score, ew.score),
        "total": pair(ns.total, ew.total),
    }


def pair(ns: object, ew: object) -> dict[str, object]:
    """A value for each side, as a line has it."""
    return {"NS": ns, "EW": ew}


def _bid_text(bid: SideBid | None) -> str | None:
    return None if bid is None else f"{bid.kind}:{bid.seat.letter}"


def _scored(number: int, line: ScoredLine) -> HandScored:
    ns, ew = (
        SideScore(
            _bid(number, line.bid.pair[side]),
            line.made.pair[side],
            line.base.pair[side],
            line.penalty.pair[side],
            line.score.pair[side],
            line.total.pair[side],
        )
        for side in SIDES
    )
    return HandScored(line.hand, (ns, ew))


def _bid(number: int, text: str | None) -> SideBid | None:
    if text is None:
        return None
    match text.split(":"):
        case [("nil" | "blind" | "posh") as kind, ("S" | "W" | "N" | "E") as letter]:
            return SideBid(kind, seat_of(letter))
        case _:
            raise RecordError(number, Problem.BAD_VALUE, "bid")


def by_seat(line: Any) -> tuple[Any, Any, Any, Any]:
    """A line's values for the four seats."""
    return line.S, line.W, line.N, line.E


def seat_of(letter: SeatLetter) -> Seat:
    """The seat with this letter."""
    return SEATS["SWNE".index(letter)]


def suit_of(letter: SuitLetter) -> Suit:
    """The suit with this letter."""
    return SUITS["CDHS".index(letter)]


def card_of(number: int, code: str) -> Card:
    """The card with this notation. RecordError on line ``number`` if there is none."""
    try:
        return card(code)
    except KeyError:
        raise RecordError(number, Problem.BAD_VALUE, "card") from None


def cards_of(number: int, written: list[str]) -> CardSet:
    """A set of distinct cards in deck order."""
    cards = [card_of(number, code) for code in written]
    require(number, all(a < b for a, b in pairwise(cards)), "cards")
    return card_set(cards)


def require(number: int, holds: bool, field: str) -> None:
    """RecordError on line ``number`` unless a field holds what it may."""
    if not holds:
        raise RecordError(number, Problem.BAD_VALUE, field)


def convert(number: int, fields: dict[str, Any], kind: Any) -> Any:
    """The fields as a line of this kind. RecordError on line ``number`` if they are none."""
    try:
        return msgspec.convert(fields, kind)
    except msgspec.ValidationError as error:
        raise RecordError(number, Problem.BAD_FIELDS, str(error)) from None
