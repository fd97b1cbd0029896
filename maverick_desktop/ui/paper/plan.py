"""Which hands stand on which page. Counts in mm and knows neither texts nor ink."""

from collections.abc import Sequence
from typing import Final

import msgspec

MOST_WITH_RESULT: Final = 12
"""More hands never share a page with result, chart and rules."""
_MOST_KEPT: Final = 4
"""At most so many of the last hands, a round of dealers, are kept for the page of the result."""


class PagePlan(msgspec.Struct, frozen=True):
    """One page: its hands, and whether the match is closed on it."""

    first: int
    end: int
    """The hand after its last one."""
    closing: bool

    @property
    def carried_in(self) -> bool:
        """Whether totals come over from the page before."""
        return self.first > 0


class Room(msgspec.Struct, frozen=True):
    """What a page has room for."""

    rows: float
    """From the first row to the end of the page."""
    before_closing: float
    """From the first row to where result, chart and rules must begin at the latest."""
    carried: float
    """The height of a row of totals carried over."""


def plan(heights: Sequence[float], room: Room) -> list[PagePlan]:
    """The pages of a match whose hands are so tall; a hand is never divided."""
    pages: list[PagePlan] = []
    first, count = 0, len(heights)
    while True:
        head = room.carried if first else 0.0
        few = count - first <= MOST_WITH_RESULT
        fits = few and head + sum(heights[first:]) <= room.before_closing
        if fits or first == count:
            return [*pages, PagePlan(first, count, True)]
        end = _filled(heights, first, room.rows - head - room.carried)
        end = min(end, count - _kept(heights, first, room))
        pages.append(PagePlan(first, end, False))
        first = end


def _filled(heights: Sequence[float], first: int, space: float) -> int:
    """The hand after the last that fits; at least one stands on the page."""
    end = first
    while end < len(heights) and heights[end] <= space:
        space -= heights[end]
        end += 1
    return max(end, first + 1)


def _kept(heights: Sequence[float], first: int, room: Room) -> int:
    """How many of the last hands go to the page where the match is closed."""
    kept, space = 0, room.before_closing - room.carried
    most = min(_MOST_KEPT, max(1, len(heights) - first - MOST_WITH_RESULT))
    for height in reversed(heights[first + 1 :]):
        if kept == most or height > space:
            break
        space -= height
        kept += 1
    return kept
