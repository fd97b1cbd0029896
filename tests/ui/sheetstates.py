"""Score sheets for tests of their window: golden records as a seat sees them, and one by hand."""

from collections.abc import Sequence
from pathlib import Path

from maverick_desktop.core.cards import SIDES, Seat, Suit, card
from maverick_desktop.core.events import SideBid
from maverick_desktop.core.public import Sitter
from maverick_desktop.core.rules import INDIVIDUALIST, Rules
from maverick_desktop.core.scoring import told_score, trick_points
from maverick_desktop.core.sheet import (
    ScoreSheet,
    SheetHand,
    SheetHead,
    SheetSide,
    SheetTrick,
    head_of,
    sheet_of,
)
from maverick_desktop.core.store import read_record
from maverick_desktop.core.view import SeatView
from tests.ui.scorestates import WIDEST, match

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = sorted(GOLDEN.glob("play-*.maverick"))
FAMILY = ("Sam", "Walter", "Nora", "Emma")


def golden(number: int) -> SeatView:
    """A golden record as South sees it."""
    return view_of(GOLDEN / f"play-{number:02}.maverick")


def view_of(path: Path, seat: Seat = Seat.SOUTH) -> SeatView:
    """A record as a seat sees it."""
    return SeatView(read_record(path).public, seat)


def sheet_and_head(path: Path) -> tuple[ScoreSheet, SheetHead]:
    """A record as paper shows it."""
    record = read_record(path)
    return sheet_of(record.public), head_of(record.log, record.public)


def huge() -> SeatView:
    """A match with wide names and large figures, both sides bidding each hand."""
    bids = (SideBid("posh", Seat.NORTH), SideBid("blind", Seat.WEST))
    tricks = [(Seat(place % 4), (-20, 20)[place % 2]) for place in range(13)]
    return match(
        [(-40, 11)] * 30 + [(-900, 1100)],
        tricks,
        names=("You", WIDEST, WIDEST, WIDEST),
        bids=bids,
        plays=0,
        past_bids=dict.fromkeys(range(1, 32), bids),
    )


# --- real cards ----------------------------------------------------------------------------------

Fallen = tuple[Seat, int, int]
"""Who took a trick, and how many trumps and adders were in it."""

TRICKS: Sequence[Fallen] = (
    *((Seat.NORTH, 0, 3), (Seat.SOUTH, 0, 4), (Seat.SOUTH, 0, 0), (Seat.NORTH, 0, 0)),
    *((Seat.SOUTH, 2, 0), (Seat.NORTH, 1, 1), (Seat.SOUTH, 0, 0)),
    *((Seat.EAST, 4, 0), (Seat.EAST, 3, 0), (Seat.EAST, 0, 2), (Seat.EAST, 2, 1)),
    *((Seat.WEST, 1, 0), (Seat.EAST, 1, 1)),
)
"""Hand H of the rules."""


def hand_by_hand(
    number: int,
    before: tuple[int, int],
    bids: tuple[SideBid | None, SideBid | None] = (None, None),
    made: tuple[bool | None, bool | None] = (None, None),
    revokes: tuple[int, int] = (0, 0),
    tricks: Sequence[Fallen] = TRICKS,
    rules: Rules = INDIVIDUALIST,
    sums: tuple[int, int] | None = None,
) -> SheetHand:
    """A hand with real cards: its tricks without cards, or its sums alone."""
    fallen = tuple(
        SheetTrick(winner, trick_points(rules, trumps, adders)[0], trumps, adders)
        for winner, trumps, adders in ([] if sums else tricks)
    )
    sides = []
    for side in SIDES:
        points = tuple(one.points for one in fallen if one.winner.side is side)
        base = sum(points) if sums is None else sums[side]
        score = told_score(rules, bids[side], made[side], base, revokes[side], before[side])
        sides.append(
            SheetSide(bids[side], made[side], points, base, score.penalty, score.score, score.total)
        )
    turned = (card("AH"), card("2C")) if sums is None else None
    dealer = Seat.WEST.after(number)
    pair = (sides[0], sides[1])
    return SheetHand(number, dealer, turned, Suit.HEARTS, Suit.CLUBS, fallen, pair, True)


def by_hand(names: tuple[str, str, str, str] = FAMILY) -> tuple[ScoreSheet, SheetHead]:
    """Three hands with real cards: bids and revokes, a nil, one of which only sums are known."""
    nora, emma = SideBid("nil", Seat.NORTH), SideBid("posh", Seat.EAST)
    first = hand_by_hand(1, (0, 0), (SideBid("blind", Seat.SOUTH), emma), (True, False), (0, 1))
    totals = _totals(first)
    tricks = [(Seat.SOUTH if winner is Seat.NORTH else winner, *rest) for winner, *rest in TRICKS]
    second = hand_by_hand(2, totals, (nora, None), (True, None), (1, 0), tricks)  # type: ignore[arg-type]
    third = hand_by_hand(3, _totals(second), sums=(4, 7))
    sheet = ScoreSheet(names, (first, second, third), _totals(third), False, None, 1, by_hand=True)
    south, west, north, east = (Sitter(name, "human") for name in names)
    head = SheetHead(
        "0.1.0",
        "2026-11-29T21:00:00Z",
        "Individualist",
        "individualist",
        INDIVIDUALIST,
        (south, west, north, east),
    )
    return sheet, head


def _totals(hand: SheetHand) -> tuple[int, int]:
    return hand.sides[0].total, hand.sides[1].total
