"""The ground plan of a page: margins, and how far down its parts begin, in mm."""

from typing import Final

import msgspec

from .wish import Paper

WIDTH: Final = 178.0
"""Of everything on a page: the columns of the table together."""
ROW: Final = 10.8
SIDES_HEAD: Final = 7.6
TITLES_HEAD: Final = 6.7
CARRIED: Final = 6.0
RESULT: Final = 12.6
"""Heights of rows: a hand's, both of the table's head, totals carried over, the result below."""
_FOOT: Final = 11.5
"""The last line of text stands so far from the lower edge."""
_SIGN_ABOVE_FOOT: Final = 9.6
_FREE_TO_SIGN: Final = 9.0
_LABEL: Final = 3.2


class Ground(msgspec.Struct, frozen=True):
    """Where things are on a page, from its upper left corner."""

    left: float
    top: float
    height: float
    names: float
    """Where the players' part of the head begins, and then the table."""
    table: float

    @property
    def right(self) -> float:
        """The right edge of the text."""
        return self.left + WIDTH

    @property
    def foot(self) -> float:
        """The line the foot stands on."""
        return self.height - _FOOT

    @property
    def rows(self) -> float:
        """Where the first row begins."""
        return self.table + SIDES_HEAD + TITLES_HEAD

    @property
    def rows_end(self) -> float:
        """Where the table ends at the latest."""
        return self.foot - 5.4

    @property
    def signatures(self) -> float:
        """The lines to sign on."""
        return self.foot - _SIGN_ABOVE_FOOT

    @property
    def closing_end(self) -> float:
        """Where what stands between the table and the signatures ends at the latest."""
        return self.signatures - _FREE_TO_SIGN - _LABEL


def ground_of(paper: Paper) -> Ground:
    """The ground plan for a paper; Letter is shorter, and its head stands closer."""
    width, height = paper.size
    left = (width - WIDTH) / 2
    if paper is Paper.A4:
        return Ground(left, 15.0, height, 15.0 + 13.8, 15.0 + 27.4)
    return Ground(left, 12.0, height, 12.0 + 13.4, 12.0 + 25.4)
