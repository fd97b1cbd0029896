"""The chart of the score sheet's window: both lines, the target across, the hand in hand marked."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPen

from maverick_desktop.text import scores as words
from maverick_desktop.text.sheetpeople import OpenSheet
from maverick_desktop.text.sheetwords import target_line
from maverick_desktop.ui import paint
from maverick_desktop.ui.models.sheetrows import Row
from maverick_desktop.ui.paint import width_of
from maverick_desktop.ui.views.chart import Chart
from maverick_desktop.ui.views.dockparts import SMALL, Line

_NEAR: Final = 7.0
"""A line across that is nearer to the target's than so has no figure."""


class SheetChart(Chart):
    """The chart, with what wins the match."""

    most_lines = 4
    _target: int | None = None
    _marked: int | None = None

    def show_sheet(self, shown: OpenSheet, rows: Sequence[Row]) -> None:
        """Show the totals after each hand of the table."""
        people = shown.people
        ours, theirs = people.ours, people.ours.other
        hands = [row.hand for row in rows if not row.trick]
        self._target = shown.rules.target
        self._ours = [0, *(hand.sides[ours].total for hand in hands)]
        self._theirs = [0, *(hand.sides[theirs].total for hand in hands)]
        said = words.chart_says(
            len(hands),
            words.sum_says(people.side(ours), self._ours[-1]),
            words.sum_says(people.side(theirs), self._theirs[-1]),
        )
        value = (self._ours, self._theirs, self._target)
        self.show_value(value, self.look.say(said))

    def mark(self, hand: int | None) -> None:
        """Mark the place of a hand, 1, 2, …; of none."""
        if hand != self._marked:
            self._marked = hand
            self.update()

    def _range(self) -> tuple[int, int]:
        low, high = super()._range()
        if self._target is None:
            return low, high
        # Air over the line, for its word.
        return low, max(high, self._target + (self._target - low) // 8)

    def lines(self) -> list[Line]:
        """The chart's own, and the word of the target over its line."""
        found = super().lines()
        if self._target is None:
            return found
        y = self.point(0, self._target).y()
        font, theme = self.font_of(SMALL), self.look.theme
        # The target's own line takes the place of a figure at the left that would touch it.
        left = self.plot().left()
        found = [
            line
            for line in found
            if line.place.right() > left or abs(line.place.center().y() - y) >= _NEAR
        ]
        text = self.look.say(target_line(self._target))
        place = QRectF(left, y - 14, width_of(text, font) + 2, 13)
        return [*found, Line(place, text, font, theme.ink_2)]

    def paint_ground(self, painter: QPainter) -> None:
        """The marked hand and the target, then both lines over them."""
        theme, plot = self.look.theme, self.plot()
        if self._marked is not None and self._marked <= self.hands:
            x = self.point(self._marked, 0).x()
            strip = QRectF(x - 7, plot.top() - 4, 14, plot.height() + 8)
            paint.rounded(painter, strip, 4, theme.selected)
        if self._target is not None:
            y = self.point(0, self._target).y()
            pen = QPen(theme.ink_2, 1)
            pen.setDashPattern([4, 3])
            painter.setPen(pen)
            painter.drawLine(QPointF(plot.left(), y), QPointF(self.width(), y))
        super().paint_ground(painter)
        # No line goes through a figure.
        for line in self._end_lines():
            painter.fillRect(line.drawn().adjusted(-3, -3, 3, 3), theme.surface)

    def sizeHint(self) -> QSize:
        """Wide enough for a dozen hands."""
        return QSize(300, 190)
