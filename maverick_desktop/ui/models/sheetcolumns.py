"""The columns of the score sheet's window: which there are, what they tell, their headings."""

from enum import IntEnum
from typing import Final

from maverick_desktop.text import scores as words
from maverick_desktop.text import sheetwords
from maverick_desktop.text.sheetreasons import Figure


class Column(IntEnum):
    """The columns of the sheet; each side has the same five, ours first."""

    HAND = 0
    DEALER = 1
    TRUMP = 2
    ADDER = 3
    OUR_BID = 4
    OUR_TRICKS = 5
    OUR_PENALTY = 6
    OUR_SCORE = 7
    OUR_TOTAL = 8
    THEIR_BID = 9
    THEIR_TRICKS = 10
    THEIR_PENALTY = 11
    THEIR_SCORE = 12
    THEIR_TOTAL = 13

    @property
    def ours(self) -> bool:
        """Whether it is one of our side's."""
        return Column.OUR_BID <= self <= Column.OUR_TOTAL

    @property
    def sided(self) -> bool:
        """Whether it belongs to a side."""
        return self >= Column.OUR_BID

    @property
    def alike(self) -> "Column":
        """The column of our side that tells the same."""
        return Column(self - 5) if self >= Column.THEIR_BID else self

    @property
    def figure(self) -> Figure:
        """What its cells tell."""
        return _FIGURES[self.alike]


_FIGURES: Final = tuple(Figure)
"""In the order of the columns up to the end of our side's."""
HEADINGS: Final = (
    words.HAND,
    words.DEALER,
    words.TRUMP,
    words.ADDER,
    *2 * (words.BID, words.TRICKS, words.PENALTY, words.SCORE, words.TOTAL),
)
SAID_WITH_TRICKS: Final = {
    Column.DEALER: sheetwords.DEALER_LEAD,
    Column.OUR_BID: sheetwords.BID_CARDS,
}
"""Headings in full; who led has a sign of its own in the table."""
