"""The match so far as two lines: ours full with discs, theirs dashed with squares."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from maverick_desktop.core.view import SeatView
from maverick_desktop.text import scores as words
from maverick_desktop.text.phrase import Phrase, number
from maverick_desktop.text.table import pair
from maverick_desktop.ui import paint
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.figures import totals_after_hands
from maverick_desktop.ui.models.scores import ScoreModel
from maverick_desktop.ui.paint import width_of
from maverick_desktop.ui.views.dockparts import (
    CENTRE,
    HEADING,
    RIGHT,
    SMALL,
    DockPart,
    Line,
    side_sign,
)

LEAST_HEIGHT: Final = 110
_FEWEST_HANDS: Final = 8
"""How many hands the chart has room for from the start."""
_LEAST_SPAN: Final = 20
_MOST_SIGNS: Final = 20
_END: Final = Role(11.5, Weight.Bold)


class Chart(DockPart):
    """The chart of totals."""

    most_lines = 3
    """Across, from end to end."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._ours: list[int] = [0]
        self._theirs: list[int] = [0]

    def show_hands(self, view: SeatView, model: ScoreModel) -> None:
        """Show the totals after each hand."""
        totals, me = totals_after_hands(model.hands), view.seat.side
        self._ours = [both[me] for both in totals]
        self._theirs = [both[me.other] for both in totals]
        said = words.chart_says(
            len(totals) - 1,
            words.sum_says(pair(view, me), self._ours[-1]),
            words.sum_says(pair(view, me.other), self._theirs[-1]),
        )
        self.show_value((me, totals), self.look.say(said))

    # --- where things are ------------------------------------------------------------------------

    @property
    def hands(self) -> int:
        """How many hands the lines go through."""
        return len(self._ours) - 1

    def _range(self) -> tuple[int, int]:
        every = (*self._ours, *self._theirs)
        low, high = min(every), max(every)
        low = min(low, 0)
        # Headroom, so that the higher line does not run into the heading.
        return low, max(high + (high - low) * 12 // 100, low + _LEAST_SPAN)

    def grid(self) -> list[int]:
        """The totals that have a line across: at round steps, few from end to end."""
        low, high = self._range()
        step = next(
            step
            for power in range(8)
            for step in (10**power, 2 * 10**power, 5 * 10**power)
            if (high - low) / step <= self.most_lines
        )
        return list(range(-(-low // step) * step, high + 1, step))

    def plot(self) -> QRectF:
        """The part the lines are drawn in."""
        scale = self.measures.scale
        font = self.font_of(SMALL)
        left = max(width_of(number(value), font) for value in self.grid()) + 5 * scale
        ends = max(
            width_of(number(line[-1]), self.font_of(_END)) for line in (self._ours, self._theirs)
        )
        # Room for the end figures where the lines come near the edge.
        right = self.width() - ends - 10 * scale
        top = (32 if self.measures.compact else 36) * scale
        bottom = self.height() - (30 if self.measures.compact else 27) * scale
        if self.hands < _FEWEST_HANDS:
            right = max(right, self.width() - 18 * scale)
        return QRectF(QPointF(left, top), QPointF(right, bottom))

    def point(self, hand: int, total: float) -> QPointF:
        """Where a total after a hand is."""
        return self._in_plot(self.plot(), hand, total)

    def _in_plot(self, plot: QRectF, hand: int, total: float) -> QPointF:
        low, high = self._range()
        across = hand / max(self.hands, _FEWEST_HANDS)
        return QPointF(
            plot.left() + across * plot.width(),
            plot.bottom() - (total - low) / (high - low) * plot.height(),
        )

    # --- texts -----------------------------------------------------------------------------------

    def lines(self) -> list[Line]:
        """Heading, totals at the left, hands below, and where both sides have come to."""
        scale, theme = self.measures.scale, self.look.theme
        heading = QRectF(0, 8 * scale, self.width(), 16 * scale)
        text = self.look.say(Phrase(words.MATCH_SO_FAR))
        found = [Line(heading, text, self.prose(HEADING), theme.ink)]
        font, left = self.font_of(SMALL), self.plot().left() - 5 * scale
        for value in self.grid():
            y = self.point(0, value).y()
            place = QRectF(0, y - 7, left, 14)
            found.append(Line(place, number(value), font, theme.ink_2, RIGHT))
        y = self.height() - (22 if self.measures.compact else 15) * scale
        for hand in range(self._every(), max(self.hands, _FEWEST_HANDS) + 1, self._every()):
            x = self.point(hand, 0).x()
            place = QRectF(x - 12, y - 7, 24, 14)
            found.append(Line(place, number(hand), font, theme.ink_2, CENTRE))
        return found + self._end_lines()

    def _every(self) -> int:
        """Each how many hands have their number below."""
        hands = max(self.hands, _FEWEST_HANDS)
        room = width_of(number(hands), self.font_of(SMALL)) + 8
        apart = self.plot().width() / hands
        return next(step for step in (1, 2, 5, 10, 20, 50, 100) if step * apart >= room)

    def _end_lines(self) -> list[Line]:
        """The figures at the lines' ends, moved apart where they would touch."""
        if not self.hands:
            return []
        theme, font, tall = self.look.theme, self.font_of(_END), 13 * self.measures.scale
        ends = [
            (self.point(self.hands, self._ours[-1]), self._ours[-1], theme.ours),
            (self.point(self.hands, self._theirs[-1]), self._theirs[-1], theme.theirs),
        ]
        ends.sort(key=lambda end: end[0].y())
        upper, lower = ends[0][0].y(), ends[1][0].y()
        apart = max(0.0, tall - (lower - upper)) / 2
        # Never down among the numbers of the hands.
        up = max(0.0, lower + apart - self.plot().bottom() + 2)
        found = []
        for (point, total, ink), y in zip(
            ends, (upper - apart - up, lower + apart - up), strict=True
        ):
            place = QRectF(point.x() + 8, y - tall / 2, self.width() - point.x() - 8, tall)
            found.append(Line(place, number(total), font, QColor(ink)))
        return found

    # --- painting --------------------------------------------------------------------------------

    def paint_ground(self, painter: QPainter) -> None:
        """The grid and both lines, ours above."""
        theme, plot = self.look.theme, self.plot()
        for value in self.grid():
            y = self.point(0, value).y()
            across = (QPointF(plot.left(), y), QPointF(self.width(), y))
            paint.hairline(
                painter, *across, theme.ink_2 if value == 0 and self._dips else theme.line
            )
        self._paint_line(painter, self._theirs, ours=False)
        self._paint_line(painter, self._ours, ours=True)

    @property
    def _dips(self) -> bool:
        return self._range()[0] < 0

    def _paint_line(self, painter: QPainter, totals: list[int], *, ours: bool) -> None:
        theme, scale = self.look.theme, self.measures.scale
        plot = self.plot()
        points = [self._in_plot(plot, hand, total) for hand, total in enumerate(totals)]
        pen = QPen(theme.ours if ours else theme.theirs, 1.8 * scale)
        if not ours:
            pen.setDashPattern([3.2, 2.0])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(points))
        side = (6.6 if ours else 5.8) * scale
        # In a long match the signs would run into one another: the last one tells the side.
        for point in points[1:] if self.hands <= _MOST_SIGNS else points[-1:]:
            place = QRectF(point.x() - side / 2, point.y() - side / 2, side, side)
            side_sign(painter, place, ours, theme)
