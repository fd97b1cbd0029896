"""The rows of the score sheet's window: a row a hand, and under it a row a trick where asked.

Must not know Qt.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import TypeAlias

import msgspec

from maverick_desktop.core.sheet import SheetHand, SheetTrick, counts, has_moved
from maverick_desktop.text.sheetpeople import OpenSheet

Key: TypeAlias = tuple[int, int]
"""A hand's number and a trick's, 0 for the hand itself: rows stand in the order of their keys."""

Run: TypeAlias = tuple[int, int]
"""A first and a last place."""


class Detail(StrEnum):
    """How much the table shows."""

    TOTALS = "totals"
    HANDS = "hands"
    TRICKS = "tricks"


class Row(msgspec.Struct, frozen=True):
    """A hand, or one of its tricks."""

    hand: SheetHand
    trick: int = 0
    """1, 2, …; 0 for the hand itself."""

    @property
    def key(self) -> Key:
        """Its place among the rows."""
        return self.hand.number, self.trick

    @property
    def fallen(self) -> SheetTrick | None:
        """The trick of a trick's row."""
        return self.hand.tricks[self.trick - 1] if self.trick else None

    def shows_what(self, other: "Row") -> bool:
        """Whether both rows look the same."""
        mine: SheetHand | SheetTrick = self.fallen or self.hand
        return mine == (other.fallen or other.hand)


def rows_of(shown: OpenSheet, detail: Detail) -> list[Row]:
    """Every row in this detail; the hand in progress once it has moved a total that counts."""
    rows = []
    for hand in shown.sheet.hands:
        if not (has_moved(hand) and counts(shown.rules, shown.sheet.over, hand)):
            continue
        rows.append(Row(hand))
        if detail is Detail.TRICKS:
            rows += [Row(hand, n) for n in range(1, len(hand.tricks) + 1)]
    return rows


def removed(old: Sequence[Row], new: Sequence[Row]) -> list[Run]:
    """The runs of places in ``old`` whose rows are not in ``new``, the last run first."""
    kept = {row.key for row in new}
    return _runs([place for place, row in enumerate(old) if row.key not in kept])[::-1]


def inserted(old: Sequence[Row], new: Sequence[Row]) -> list[Run]:
    """The runs of places in ``new`` whose rows are not in ``old``, the first run first."""
    known = {row.key for row in old}
    return _runs([place for place, row in enumerate(new) if row.key not in known])


def _runs(places: list[int]) -> list[Run]:
    runs: list[Run] = []
    for place in places:
        if runs and runs[-1][1] == place - 1:
            runs[-1] = (runs[-1][0], place)
        else:
            runs.append((place, place))
    return runs
