"""Matches for score sheets on paper: the pictured one, played ones, and odd ones."""

import re
from functools import cache

from msgspec.structs import replace

from maverick_desktop.chance import chance_for
from maverick_desktop.core.cards import SEATS, SIDES, Seat, Side, Suit
from maverick_desktop.core.events import SideBid
from maverick_desktop.core.log import GameLog, MatchHeader
from maverick_desktop.core.public import PublicState, Sitter, Sitters
from maverick_desktop.core.rules import INDIVIDUALIST, PRESETS, BidKind, Rules
from maverick_desktop.core.sheet import (
    ScoreSheet,
    SheetHand,
    SheetHead,
    SheetSide,
    SheetTrick,
    head_of,
    sheet_of,
)
from maverick_desktop.core.store import MemorySink
from maverick_desktop.core.table import Table
from maverick_desktop.lab.match import play, seat_players
from maverick_desktop.text import paper
from maverick_desktop.text.phrase import Language

Match = tuple[ScoreSheet, SheetHead]

NAMES = ("Sam", "Walter", "Nora", "Emma")
WIDEST = "W" * 24
HOSTILE = ("<b>Sam</b> & <i>x</i>", "Екатерина Константиновна", "漢字の名前 😀🂡", WIDEST)
CREATED = "2026-11-29T21:00:00Z"


def head(
    rules: Rules = INDIVIDUALIST,
    names: tuple[str, ...] = NAMES,
    *,
    base: str = "individualist",
    name: str = "Individualist",
    by: tuple[str, ...] = ("human", "bot:club", "bot:expert", "bot:club"),
) -> SheetHead:
    """What a sheet says beside its figures."""
    return SheetHead(
        "0.1.0",
        CREATED,
        name,
        base,
        rules,
        sitters(names, by),
        "0V6K-93QH-T8ZB-2M4X-C71D-R5W0",
    )


def sitters(names: tuple[str, ...], by: tuple[str, ...]) -> Sitters:
    """Who sits where."""
    south, west, north, east = (Sitter(*both) for both in zip(names, by, strict=True))
    return south, west, north, east


# --- the match of the picture --------------------------------------------------------------------

_S, _H, _D, _C = Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS
_Row = tuple[
    Suit,
    Suit,
    tuple[str, list[int], int, int],
    tuple[str, list[int], int, int],
]
_PICTURED: list[_Row] = [
    (
        _S,
        _D,
        ("posh N x", [4, 1, 1, 1, -1, -1], 0, 0),
        ("blind W x", [1, 3, 1, -4, 1, 2, -4], 0, -3),
    ),
    (
        _H,
        _D,
        ("blind N v", [1, 4, 1, 1, -1, -1, 1], 0, 12),
        ("nil W v", [3, 1, 1, 1, -4, 3], 0, 15),
    ),
    (_H, _C, ("", [1, 1, 1, 1, 1, -4], 4, -3), ("", [1, 4, 4, 2, -1, -4, -4], 0, 2)),
    (_S, _D, ("", [2, 1, 1, 1, -1, -4, 2], 0, 2), ("", [4, 1, 4, 1, -4, 1], 0, 7)),
    (_S, _C, ("", [1, 1, 1, 2, -4, 1], 0, 2), ("", [4, 1, 1, 2, -4, 1, 1], 0, 6)),
    (_D, _H, ("", [1, 1, 1, 1, 1, 1, -4, -4], 0, -2), ("", [4, 4, -1, 1, 1], 0, 9)),
    (_S, _D, ("", [4, 1, 1, 1, 1, 2, 2, -4, 2, 1], 0, 11), ("", [1, 2, -4], 0, -1)),
    (_D, _H, ("nil S x", [1, -4, 1, 1, 1], 0, -1), ("", [4, 1, 3, 1, 1, 1, 1, 2], 0, 14)),
    (_S, _D, ("nil S v", [1, 4], 0, 15), ("", [1, 1, 1, 4, 3, 1, -4, -4, -1, -1, 1], 0, 2)),
]


def pictured(names: tuple[str, str, str, str] = NAMES) -> Match:
    """The match in the picture of the sheet that LOOK.md describes."""
    totals, hands = [0, 0], []
    for number, (trump, adder, *both) in enumerate(_PICTURED, 1):
        sides = []
        for side, (bid, points, penalty, score) in zip(SIDES, both, strict=True):
            totals[side] += score
            held, made = _bid(bid)
            base = sum(points)
            sides.append(SheetSide(held, made, tuple(points), base, penalty, score, totals[side]))
        dealer = Seat.NORTH.after(number - 1)
        hands.append(SheetHand(number, dealer, None, trump, adder, (), (sides[0], sides[1]), True))
    total = (totals[0], totals[1])
    return ScoreSheet(names, tuple(hands), total, True, Side.EW, 0), head(names=names)


def _bid(words: str) -> tuple[SideBid | None, bool | None]:
    if not words:
        return None, None
    kind, seat, mark = words.split()
    kinds: dict[str, BidKind] = {"nil": "nil", "blind": "blind", "posh": "posh"}
    return SideBid(kinds[kind], SEATS["SWNE".index(seat)]), mark == "v"


# --- played ones ---------------------------------------------------------------------------------


def played(
    hands: int, preset: str = "individualist", tricks: int = 0, level: str = "reckless"
) -> Match:
    """A numbered match that is cut after so many hands, and tricks of the next."""
    return played_by(PRESETS[preset], hands, preset, tricks, level)


@cache
def played_by(
    rules: Rules,
    hands: int,
    base: str = "individualist",
    tricks: int = 0,
    level: str = "reckless",
    names: tuple[str, ...] = NAMES,
) -> Match:
    """The same under any rules."""
    seats = sitters(names, (f"bot:{level}",) * 4)
    header = MatchHeader("0.1.0", "", 4711, base.title(), base, rules, seats, CREATED)
    table = Table(GameLog(header), chance_for(4711), MemorySink())

    def goes_on(public: PublicState) -> bool:
        if len(public.past) < hands:
            return True
        begun = public.hand.number > hands
        return tricks > 0 and not (begun and len(public.hand.tricks) >= tricks)

    play(table, seat_players(table, header), goes_on)
    return sheet_of(table.public), head_of(table.log, table.public)


def long_match(hands: int, level: str = "random") -> Match:
    """A match of so many hands, without a target."""
    rules = replace(INDIVIDUALIST, target=None, hands=100)
    return played_by(rules, hands, level=level)


def by_hand(hands: int = 3) -> Match:
    """A match with real cards: neither cards nor turned ones; of one hand only totals."""
    sheet, beside = played(hands)
    known = [
        replace(
            hand,
            turned=None,
            tricks=tuple(
                SheetTrick(trick.winner, trick.points, trick.trumps, trick.adders)
                for trick in hand.tricks
            ),
        )
        for hand in sheet.hands
    ]
    last = known[-1]
    ns, ew = (replace(side, points=()) for side in last.sides)
    known[-1] = replace(last, tricks=(), sides=(ns, ew))
    people = replace(beside, sitters=sitters(NAMES, ("human",) * 4), first_deal=None)
    return replace(sheet, hands=tuple(known), by_hand=True), people


def named(match: Match, names: tuple[str, str, str, str]) -> Match:
    """The same match played by others."""
    sheet, beside = match
    by = tuple(sitter.by for sitter in beside.sitters)
    return replace(sheet, names=names), replace(beside, sitters=sitters(names, by))


def with_extremes(hands: int = 12) -> Match:
    """A match whose every figure is as wide as rules allow."""
    sheet, beside = played(hands)
    wide = []
    for number, hand in enumerate(sheet.hands):
        points = (20, -20) * 6 + (20,)
        sides = tuple(
            SheetSide(
                SideBid(("nil", "blind", "posh")[number % 3], seat),
                number % 2 == 0,
                points if seat % 2 else points[:1],
                -260,
                260,
                -1560,
                -1560 * (number + 1),
            )
            for seat in (Seat.NORTH, Seat.EAST)
        )
        wide.append(replace(hand, sides=sides))
    return replace(sheet, hands=tuple(wide), total=(-18720, 18720)), beside


class Longer(Language):
    """A language whose every word is foreign and nearly half as long again: what Russian may be."""

    def template(self, source: str) -> str:
        """The template in other letters and longer, its gaps and forms as they were."""
        if source in (paper.LOCALE, paper.DATE):
            return {paper.LOCALE: "ru_RU", paper.DATE: "dddd, d MMMM yyyy, HH:mm"}[source]
        return "".join(
            piece if piece.startswith("{") or piece == "|" else self._longer(piece)
            for piece in _PIECES.split(source)
        )

    def _longer(self, text: str) -> str:
        letters = [_FOREIGN.get(char, char) for char in text]
        places = [place for place, char in enumerate(text) if char.isalpha()]
        for place in places[1::5] + places[3::5]:
            letters[place] *= 2
        return "".join(letters)


_PIECES = re.compile(r"(\{[^}]*\}|\|)")
_FOREIGN = dict(
    zip(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
        "абцдефгхижклмнопщрстувшючзАБЦДЕФГХИЖКЛМНОПЩРСТУВШЮЧЗ",
        strict=True,
    )
)
