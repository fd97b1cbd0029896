"""The tricks of the hand as thirteen columns: up for plus, down for minus, its figure at the end.

Ours are round, theirs square; a dashed place waits for the trick in progress.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QWidget

from maverick_desktop.core.cards import Side
from maverick_desktop.core.view import SeatView
from maverick_desktop.text import scores as words
from maverick_desktop.text.phrase import Phrase, signed
from maverick_desktop.text.table import pair
from maverick_desktop.ui import paint
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.figures import Figures
from maverick_desktop.ui.paint import width_of
from maverick_desktop.ui.views.dockparts import (
    CENTRE,
    HEADING,
    RIGHT,
    SECOND,
    SMALL_BOLD,
    DockPart,
    Line,
)

TRICKS: Final = 13
_UP, _DOWN = 5, 4
"""What a column must have room for: the common worth of a trick."""


class TrickBars(DockPart):
    """The hand's tricks in the dock."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._side: Side | None = None
        self._figures: Figures | None = None

    def show_figures(self, view: SeatView, figures: Figures) -> None:
        """Show the tricks of the hand."""
        self._side, self._figures = view.seat.side, figures
        said = words.tricks_say(
            figures.current,
            [(trick.points, pair(view, trick.winner.side)) for trick in figures.tricks],
        )
        shown = (self._side, figures.tricks, figures.current, figures.waiting)
        self.show_value(shown, self.look.say(said))

    # --- where things are ------------------------------------------------------------------------

    def _middle(self) -> float:
        return 15 if self.measures.compact else 16 * self.measures.scale

    def zero(self) -> float:
        """Where the columns stand."""
        return 55 if self.measures.compact else 68 * self.measures.scale

    def _label_height(self) -> float:
        return 12 * self.measures.scale

    def unit(self) -> float:
        """How high a point is."""
        points = [] if self._figures is None else [one.points for one in self._figures.tricks]
        above = self.zero() - self._middle() - 7 * self.measures.scale - self._label_height()
        below = self.height() - self.zero() - self._label_height() - 3
        up, down = max(_UP, *points, 0), max(_DOWN, *(-value for value in points), 0)
        return max(0.5, min(6 * self.measures.scale, above / up, below / down))

    def column(self, place: int) -> QRectF:
        """The strip of a trick, counted from 0."""
        width = self.width() / TRICKS
        return QRectF(place * width, 0, width, self.height())

    def bar(self, place: int, points: int) -> QRectF:
        """A trick's column; a trick of no points is a thin one."""
        strip, zero = self.column(place), self.zero()
        wide = strip.width() * 0.64
        left = strip.center().x() - wide / 2
        if points == 0:
            return QRectF(left, zero - 1, wide, 2)
        tall = abs(points) * self.unit()
        return QRectF(left, zero - tall if points > 0 else zero, wide, tall)

    # --- painting --------------------------------------------------------------------------------

    def lines(self) -> list[Line]:
        """The heading, how far the hand is, and a figure a trick."""
        if self._figures is None:
            return []
        scale, theme = self.measures.scale, self.look.theme
        row = QRectF(0, self._middle() - 8 * scale, self.width(), 16 * scale)
        count = self.look.say(words.trick_count(self._figures.current))
        heading = self.look.say(Phrase(words.TRICKS))
        left = QRectF(row)
        left.setRight(row.right() - width_of(count, self.prose(SECOND)) - 8)
        found = [
            Line(left, heading, self.prose(HEADING), theme.ink),
            Line(row, count, self.prose(SECOND), theme.ink_2, RIGHT),
        ]
        font = self._figure_font()
        for place, trick in enumerate(self._figures.tricks):
            found.append(
                Line(
                    self._figure_place(place, trick.points),
                    signed(trick.points),
                    font,
                    theme.ink,
                    CENTRE,
                )
            )
        return found

    def _figure_font(self) -> QFont:
        """Narrowed where a figure would touch the next."""
        font = self.font_of(SMALL_BOLD)
        assert self._figures is not None
        widest = max((width_of(signed(t.points), font) for t in self._figures.tricks), default=0)
        room = self.width() / TRICKS - 1.5
        if widest > room > 0:
            font.setPointSizeF(max(font.pointSizeF() * 0.9, font.pointSizeF() * room / widest))
            wide = max(width_of(signed(t.points), font) for t in self._figures.tricks)
            if wide > room:
                font.setStretch(max(60, int(100 * room / wide)))
        return font

    def _figure_place(self, place: int, points: int) -> QRectF:
        bar, strip, tall = self.bar(place, points), self.column(place), self._label_height()
        top = bar.bottom() + 1 if points < 0 else bar.top() - tall - 1
        return QRectF(strip.left(), top, strip.width(), tall)

    def paint_ground(self, painter: QPainter) -> None:
        """The line, the columns, and the dashed place of the trick in progress."""
        if self._figures is None:
            return
        theme, zero = self.look.theme, self.zero()
        paint.hairline(painter, QPointF(0, zero), QPointF(self.width(), zero), theme.line)
        done = len(self._figures.tricks)
        for place, trick in enumerate(self._figures.tricks):
            self._paint_bar(painter, self.bar(place, trick.points), trick.winner.side is self._side)
        coming = done + (1 if self._figures.waiting else 0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.line)
        for place in range(coming, TRICKS):
            painter.drawEllipse(QPointF(self.column(place).center().x(), zero), 1.5, 1.5)
        if self._figures.waiting and done < TRICKS:
            self._paint_place(painter, self.bar(done, 3))

    def _paint_bar(self, painter: QPainter, bar: QRectF, ours: bool) -> None:
        theme = self.look.theme
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.ours if ours else theme.theirs)
        round_end = min(5.0, bar.width() / 2, bar.height() / 2) if ours else 0.6
        painter.drawRoundedRect(bar, round_end, round_end)

    def _paint_place(self, painter: QPainter, place: QRectF) -> None:
        pen = QPen(self.look.theme.ink_2, 1.2)
        pen.setDashPattern([2.4, 1.8])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(place.adjusted(-0.2, -0.4, 0.2, 0), 2.5, 2.5)
