"""The match as two lines: North and South full with discs, East and West dashed with squares."""

from typing import Final

import msgspec

from maverick_desktop.core.cards import SIDES
from maverick_desktop.core.sheet import ScoreSheet
from maverick_desktop.text import paper as words
from maverick_desktop.text.phrase import Phrase, number

from .draft import Align, Draft
from .faces import Face
from .ink import GROUP, Tone

WIDTH: Final = 76.0
HEIGHT: Final = 41.0
_AXIS_GAP: Final = 1.4
_TICKS: Final = 4.0
_MOST_LINES: Final = 7
_LEAST_SPAN: Final = 20
_MOST_SIGNS: Final = 24
_FEWEST_HANDS: Final = 4
_END_APART: Final = 3.2
_END_ROOM: Final = 8.6
"""Beside the chart, for the totals at the lines' ends; wider ones make it narrower."""
_TARGET_IN_SIGHT: Final = 4
"""A target that is further away than so many times the highest total would flatten the lines."""


class Chart(msgspec.Struct, frozen=True):
    """A chart's frame: where it stands and what its axes span."""

    left: float
    right: float
    top: float
    height: float
    low: int
    high: int
    step: int
    hands: int

    def x(self, hand: float) -> float:
        """Where a hand is; 0 is before the first."""
        return self.left + hand / self.hands * (self.right - self.left)

    def y(self, value: float) -> float:
        """Where a total is."""
        return self.top + (self.high - value) / (self.high - self.low) * self.height


def totals_of(sheet: ScoreSheet) -> list[tuple[int, int]]:
    """The totals at the start and after each hand; last where a match ended in mid-hand."""
    hands = [hand for hand in sheet.hands if hand.scored or sheet.over]
    return [(0, 0), *((hand.sides[0].total, hand.sides[1].total) for hand in hands)]


def paint_chart(
    draft: Draft, sheet: ScoreSheet, target: int | None, left: float, top: float, height: float
) -> None:
    """The chart, ``height`` mm from its highest to its lowest line, and the hands below."""
    totals = totals_of(sheet)
    chart = _framed(draft, totals, target, left, top, height)
    _grid(draft, chart, target)
    for side in reversed(SIDES):
        points = [(chart.x(hand), chart.y(both[side])) for hand, both in enumerate(totals)]
        if len(points) > 1:
            draft.trace(points, 0.45 if side == 0 else 0.35, dashed=side == 1)
        # In a long match the signs would run into one another: the last one tells the side.
        shown = points[1:] if len(points) <= _MOST_SIGNS else points[-1:]
        for x, y in shown:
            draft.side_sign(x, y, side, 1.7, blank=True)
    if len(totals) > 1:
        _ends(draft, chart, chart.x(len(totals) - 1), totals[-1])


def _framed(
    draft: Draft,
    totals: list[tuple[int, int]],
    target: int | None,
    left: float,
    top: float,
    height: float,
) -> Chart:
    every = [value for both in totals for value in both]
    low, high = min(every), max(every)
    if target is not None and target <= _TARGET_IN_SIGHT * high:
        # Its word stands above its line.
        high = max(high, target + 1)
    high = max(high, low + _LEAST_SPAN)
    step = next(
        step
        for power in range(8)
        for step in (10**power, 2 * 10**power, 5 * 10**power)
        if -(-high // step) - low // step <= _MOST_LINES
    )
    hands = max(_FEWEST_HANDS, len(totals) - 1)
    low, high = low // step * step, -(-high // step) * step
    axis = max(draft.setter.width(Face.AXIS, number(value)) for value in (low, high)) + _AXIS_GAP
    ends = max(draft.setter.width(Face.CHART_END, number(value)) for value in totals[-1])
    right = left + WIDTH - max(0.0, ends - _END_ROOM)
    return Chart(left + axis, right, top, height, low, high, step, hands)


def _grid(draft: Draft, chart: Chart, target: int | None) -> None:
    for value in range(chart.low, chart.high + 1, chart.step):
        y = chart.y(value)
        if value == 0:
            draft.across(chart.left, chart.right, y, GROUP)
        elif value != target:
            draft.across(chart.left, chart.right, y)
        line = draft.middle(Face.AXIS, y)
        draft.text(
            chart.left - _AXIS_GAP,
            line,
            number(value),
            Face.AXIS,
            align=Align.RIGHT,
            tone=Tone.GREY,
        )
    if target is not None and target <= chart.high:
        y = chart.y(target)
        draft.dashes(chart.left, chart.right, y, 0.2)
        text = draft.say(Phrase(words.TARGET, {"n": target}))
        draft.text(chart.left + 0.8, y - 0.9, text, Face.LABEL, tone=Tone.GREY)
    bottom = chart.y(chart.low) + _TICKS
    for hand in range(_every(chart), chart.hands + 1, _every(chart)):
        place = chart.x(hand)
        draft.text(place, bottom, number(hand), Face.AXIS, align=Align.CENTRE, tone=Tone.GREY)


def _every(chart: Chart) -> int:
    """Each how many hands have their number below."""
    apart = (chart.right - chart.left) / chart.hands
    return next(step for step in (1, 2, 5, 10, 20, 50, 100) if step * apart >= 4.2)


def _ends(draft: Draft, chart: Chart, x: float, last: tuple[int, int]) -> None:
    """The totals at the lines' ends, moved apart where they would touch."""
    places = sorted((chart.y(value), value) for value in last)
    apart = max(0.0, _END_APART - (places[1][0] - places[0][0])) / 2
    for (y, value), moved in zip(places, (-apart, apart), strict=True):
        line = draft.middle(Face.CHART_END, y + moved)
        draft.text(x + 1.8, line, number(value), Face.CHART_END)
