"""The match in figures as one seat reads them: what the dock, the top bar and the sheet show.

Made from a view and nothing else, so that each shows the same. Must not know Qt.
"""

import msgspec

from maverick_desktop.core.cards import Side
from maverick_desktop.core.events import SideBid
from maverick_desktop.core.public import Phase, Trick
from maverick_desktop.core.sheet import (
    ScoreSheet,
    SheetHand,
    SheetSide,
    counts,
    has_moved,
    sheet_of,
)
from maverick_desktop.core.view import SeatView

LEAST_SHOWN = -20
"""Where a side's bar begins."""


class SideFigures(msgspec.Struct, frozen=True):
    """A side's box."""

    side: Side
    total: int
    """The total to be shown: after the last trick or the last hand, as the rules will have it."""
    before: int
    """The total before this hand."""
    after: int
    """The running score: with all points of this hand so far."""
    bid: SideBid | None
    made: bool | None

    @property
    def this_hand(self) -> int:
        """This hand's points so far, or its score."""
        return self.after - self.before


class Figures(msgspec.Struct, frozen=True):
    """Everything the dock shows in numbers."""

    hand: int
    """The number of the hand in progress or just finished; 1 before the first."""
    target: int | None
    ours: SideFigures
    theirs: SideFigures
    tricks: tuple[Trick, ...]
    current: int
    """The trick in progress, or the last one; 0 before the first card."""
    waiting: bool
    """Whether the trick after the complete ones is awaited: it has its dashed place."""


def figures_of(view: SeatView) -> Figures:
    """The figures of the dock."""
    public = view.public
    sheet = sheet_of(public)
    hand = public.hand
    done = len(hand.tricks)
    waiting = public.phase not in (Phase.DEALING, Phase.OVER) and (not done or bool(hand.plays))
    if public.phase is Phase.DEALING and not sheet.hands:
        waiting = True
    ours, theirs = (_side(view, sheet, side) for side in (view.seat.side, view.seat.side.other))
    return Figures(
        max(hand.number, 1),
        public.rules.target,
        ours,
        theirs,
        hand.tricks,
        done + (1 if hand.plays else 0),
        waiting,
    )


def _side(view: SeatView, sheet: ScoreSheet, side: Side) -> SideFigures:
    after = sheet.total[side]
    if not sheet.hands:
        return SideFigures(side, after, after, after, None, None)
    last = sheet.hands[-1].sides[side]
    before = after - score_so_far(last)
    settled = counts(view.public.rules, sheet.over, sheet.hands[-1])
    total = after if settled else before
    return SideFigures(side, total, before, after, last.bid, last.made)


def hands_shown(view: SeatView, sheet: ScoreSheet) -> tuple[SheetHand, ...]:
    """The rows of the sheet: with the hand in progress once it has moved a total that counts."""
    rules = view.public.rules
    return tuple(
        hand for hand in sheet.hands if counts(rules, sheet.over, hand) and has_moved(hand)
    )


def score_so_far(side: SheetSide) -> int:
    """A side's score for a hand, or while it is played its points less its penalties."""
    return side.base - side.penalty if side.score is None else side.score


def totals_after_hands(hands: tuple[SheetHand, ...]) -> list[tuple[int, int]]:
    """The totals by side at the start and after each hand: the lines of the chart."""
    return [(0, 0), *((hand.sides[0].total, hand.sides[1].total) for hand in hands)]
