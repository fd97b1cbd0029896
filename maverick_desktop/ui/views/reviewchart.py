"""Who was ahead after each trick: one line through the hand, above nothing and below.

A click chooses a trick. Must not know how cards are judged.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from maverick_desktop.core.cards import Side
from maverick_desktop.text import reviewwords as words
from maverick_desktop.text.phrase import Phrase, number, signed
from maverick_desktop.text.sheetpeople import People
from maverick_desktop.ui import paint
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.paint import width_of
from maverick_desktop.ui.views.dockparts import (
    CENTRE,
    HEADING,
    RIGHT,
    SECOND,
    SMALL,
    SMALL_BOLD,
    DockPart,
    Line,
)
from maverick_desktop.ui.views.marks import triangle
from maverick_desktop.ui.views.wording import fitting_text

_LEAST_SPAN: Final = 4.0
_MOST_LINES: Final = 4


class AheadChart(DockPart):
    """The line of a hand."""

    chosen = Signal(int)
    """A trick was clicked: its row."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._values: list[float | None] = []
        self._mistakes: frozenset[int] = frozenset()
        self._row = 0
        self._about = (Phrase(""), Phrase(""))
        self.setMinimumHeight(120)

    def show_line(
        self,
        values: Sequence[float | None],
        mistakes: frozenset[int],
        row: int,
        people: People,
        side: Side,
    ) -> None:
        """Show how far ``side`` was ahead before the first trick, after it, …

        ``mistakes``: the rows in which points were lost. ``row``: the one in hand.
        """
        self._values, self._mistakes, self._row = list(values), mistakes, row
        self._about = words.ahead_of(people, side), words.ahead_of(people, side, short=True)
        said = words.ahead_says((k, one) for k, one in enumerate(values) if one is not None)
        value = (tuple(values), mistakes, row, self._about)
        self.show_value(value, self.look.say(said))

    # --- where things are ------------------------------------------------------------------------

    def _range(self) -> tuple[float, float]:
        known = [one for one in self._values if one is not None]
        low, high = min(known, default=0.0), max(known, default=0.0)
        low, high = min(low, 0.0), max(high, 0.0)
        if high - low < _LEAST_SPAN:
            low, high = low - _LEAST_SPAN / 2, high + _LEAST_SPAN / 2
        air = (high - low) * 0.06
        return low - air, high + air

    def grid(self) -> list[int]:
        """The figures that have a line across."""
        low, high = self._range()
        step = next(
            step
            for power in range(8)
            for step in (10**power, 2 * 10**power, 4 * 10**power, 5 * 10**power)
            if (high - low) / step <= _MOST_LINES
        )
        return [value for value in range(-60 * step, 61 * step, step) if low <= value <= high]

    def plot(self) -> QRectF:
        """Where the line is drawn."""
        font = self.font_of(SMALL)
        left = max((width_of(signed(value), font) for value in self.grid()), default=10.0) + 20
        return QRectF(QPointF(left, 36), QPointF(self.width() - 20, self.height() - 26))

    def point(self, done: int, points: float) -> QPointF:
        """Where a figure after so many tricks is."""
        plot, (low, high) = self.plot(), self._range()
        across = done / max(1, len(self._values) - 1)
        return QPointF(
            plot.left() + across * plot.width(),
            plot.bottom() - (points - low) / (high - low) * plot.height(),
        )

    # --- texts -----------------------------------------------------------------------------------

    def lines(self) -> list[Line]:
        """Heading, what is counted, figures at the left, tricks below."""
        theme, say = self.look.theme, self.look.say
        head = QRectF(14, 8, self.width() - 28, 18)
        title, bold, second = say(Phrase(words.AHEAD)), self.prose(HEADING), self.prose(SECOND)
        rest = head.adjusted(width_of(title, bold) + 14, 0, 0, 0)
        whole, short = self._about
        about = say(whole)
        if width_of(about, second) > rest.width():
            about = fitting_text(short, self.look.language, second, rest.width())
        found = [
            Line(head, title, bold, theme.ink),
            Line(rest, about, second, theme.ink_2, RIGHT),
        ]
        font, plot = self.font_of(SMALL), self.plot()
        for value in self.grid():
            y = self.point(0, value).y()
            place = QRectF(0, y - 7, plot.left() - 8, 14)
            found.append(Line(place, signed(value), font, theme.ink_2, RIGHT))
        for done in range(1, len(self._values)):
            here = done == self._row + 1
            place = QRectF(self.point(done, 0).x() - 12, self.height() - 20, 24, 14)
            role = self.font_of(SMALL_BOLD) if here else font
            found.append(
                Line(place, number(done), role, theme.ink if here else theme.ink_2, CENTRE)
            )
        return found

    # --- painting --------------------------------------------------------------------------------

    def paint_ground(self, painter: QPainter) -> None:
        """Grid, areas above and below nothing, the line, the trick in hand."""
        theme, plot = self.look.theme, self.plot()
        paint.rounded(painter, QRectF(self.rect()), 10, theme.surface, theme.line)
        for value in self.grid():
            y = self.point(0, value).y()
            ink = theme.ink_2 if value == 0 else theme.line
            paint.hairline(painter, QPointF(plot.left(), y), QPointF(plot.right(), y), ink)
        points = [
            (done, self.point(done, one))
            for done, one in enumerate(self._values)
            if one is not None
        ]
        self._areas(painter, [point for _, point in points])
        x = self.point(self._row + 1, 0).x()
        painter.setPen(QPen(theme.accent, 2))
        painter.drawLine(QPointF(x, plot.top() - 6), QPointF(x, plot.bottom() + 4))
        painter.setPen(QPen(theme.ink, 1.8))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF([point for _, point in points]))
        for done, point in points:
            if done - 1 in self._mistakes:
                triangle(painter, self.look, QRectF(point.x() - 6, point.y() - 7, 12, 12))
            elif done:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.ink)
                painter.drawEllipse(point, 2.6, 2.6)

    def _areas(self, painter: QPainter, points: list[QPointF]) -> None:
        """What lies between the line and nothing: ours above, theirs below."""
        if len(points) < 2:
            return
        theme, zero, plot = self.look.theme, self.point(0, 0).y(), self.plot()
        area = QPolygonF([QPointF(points[0].x(), zero), *points, QPointF(points[-1].x(), zero)])
        above = QRectF(plot.left(), 0, plot.width(), zero)
        below = QRectF(plot.left(), zero, plot.width(), self.height() - zero)
        for part, colour in ((above, theme.ours), (below, theme.theirs)):
            fill = QColor(colour)
            fill.setAlphaF(0.16)
            painter.save()
            painter.setClipRect(part)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(fill)
            painter.drawPolygon(area)
            painter.restore()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click chooses the nearest trick."""
        count = len(self._values) - 1
        if event.button() is not Qt.MouseButton.LeftButton or count < 1:
            return
        plot = self.plot()
        across = (event.position().x() - plot.left()) / plot.width() * count
        self.chosen.emit(min(max(round(across), 1), count) - 1)

    def sizeHint(self) -> QSize:
        """As in the picture."""
        return QSize(600, 218)
