"""The panel of a hand or a match that is over: both sides in figures, and what comes next.

Each figure stands in a column under its name. Must not know the game.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from maverick_desktop.text import seen
from maverick_desktop.text.phrase import Phrase, number, signed
from maverick_desktop.ui import lettering, measures, paint
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.scene import ResultMiddle, ResultRow
from maverick_desktop.ui.theme import (
    ACCENT_ON_CREAM,
    BAD_ON_CREAM,
    GOLD_LINE,
    OURS_ON_CREAM,
    SIGN_ON_CREAM,
    THEIRS_ON_CREAM,
)
from maverick_desktop.ui.views import wording
from maverick_desktop.ui.views.bids import cream_line
from maverick_desktop.ui.views.part import PaintedButton, Part, own_rect, place_part

_FIGURE: Final = Role(14, Weight.Medium)
_SCORE: Final = Role(14.5, Weight.Bold)
_TOTAL: Final = Role(22, Weight.DemiBold, serif=True)
_BUTTON: Final = Role(13.5, Weight.DemiBold)
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CENTRE: Final = Qt.AlignmentFlag.AlignCenter
_COLUMNS: Final = (
    (seen.BASE, 0.12),
    (seen.BID, 0.2),
    (seen.PENALTY, 0.145),
    (seen.SCORE, 0.13),
    (seen.TOTAL, 0.135),
)
"""The columns after the side's name, and the part of the width each takes."""


class ResultView(Part):
    """Both sides' figures; the buttons at its foot are the table's."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._result: ResultMiddle | None = None

    def show_result(self, result: ResultMiddle | None) -> None:
        """Show a result, or nothing."""
        if not self.changed(result):
            return
        self._result = result
        self.setVisible(result is not None)
        if result is not None:
            self.setAccessibleName(". ".join(self._words(row) for row in result.rows))

    def place_panel(self, panel: QRectF) -> None:
        """Put the panel there."""
        place_part(self, panel)

    def _words(self, row: ResultRow) -> str:
        bid = None
        if row.bid is not None and row.made is not None:
            bid = seen.bid_result(row.bidder, row.bid.kind, row.made)
        return self.look.say(
            seen.side_row(row.title, row.base, bid, row.penalty, row.score, row.total)
        )

    def draw(self, painter: QPainter) -> None:
        """Paint the panel."""
        result = self._result
        if result is None:
            return
        rect, text = own_rect(self), self.drawing.text
        paint.cream_panel(painter, rect, self.drawing.theme)
        pad = min(20 * text, rect.width() * 0.045)
        inner = rect.adjusted(pad, 0, -pad, 0)
        if not result.rows:
            return
        head = QRectF(inner.left(), rect.top() + 9 * text, inner.width(), 24 * text)
        self._head(painter, head)
        best = max(result.rows, key=lambda row: row.total)
        level = len({row.total for row in result.rows}) < len(result.rows)
        y = rect.top() + 34 * text
        for row in result.rows:
            start, end = QPointF(inner.left(), y), QPointF(inner.right(), y)
            paint.hairline(painter, start, end, cream_line(self.drawing))
            line = QRectF(inner.left(), y, inner.width(), 44 * text)
            won = result.match_over and not level and row is best
            self._row(painter, line, row, won)
            y += 44 * text
        start, end = QPointF(inner.left(), y), QPointF(inner.right(), y)
        paint.hairline(painter, start, end, cream_line(self.drawing))

    def _cells(self, row: QRectF) -> list[QRectF]:
        """The side's cell and the columns."""
        right = row.right()
        cells: list[QRectF] = []
        font = self.drawing.font(lettering.SECOND)
        for title, part in reversed(_COLUMNS):
            heading = self.drawing.width(self.look.say(Phrase(title)), font)
            width = max(part * row.width(), heading + 9)
            cells.insert(0, QRectF(right - width, row.top(), width, row.height()))
            right -= width
        return [QRectF(row.left(), row.top(), right - row.left(), row.height()), *cells]

    def _head(self, painter: QPainter, rect: QRectF) -> None:
        font, ink = self.drawing.font(lettering.SECOND), self.drawing.theme.cream_text_2
        for cell, (title, _) in zip(self._cells(rect)[1:], _COLUMNS, strict=True):
            area = cell.adjusted(4, 0, 0, 0)
            paint.text_in(painter, area, self.look.say(Phrase(title)), font, ink, _RIGHT)

    def _row(self, painter: QPainter, rect: QRectF, row: ResultRow, won: bool) -> None:
        drawing, theme, text = self.drawing, self.drawing.theme, self.drawing.text
        title, base, bid, penalty, score, total = self._cells(rect)
        sign = QRectF(title.left(), rect.center().y() - 6 * text, 12 * text, 12 * text)
        colour = OURS_ON_CREAM if row.ours else THEIRS_ON_CREAM
        paint.rounded(painter, sign, (6 if row.ours else 2) * text, colour)
        name = QRectF(sign.right() + 8 * text, rect.top(), 0, rect.height())
        name.setRight(title.right() - (26 * text if won else 0))
        taken = self._title(painter, name, row.title)
        if won:
            self._crown(painter, QPointF(name.left() + taken + 15 * text, rect.center().y()))
        figures = drawing.font(_FIGURE, tabular=True)
        paint.text_in(painter, base, signed(row.base), figures, theme.cream_text, _RIGHT)
        self._bid(painter, bid, row)
        lost = signed(-row.penalty) if row.penalty else "0"
        paint.text_in(painter, penalty, lost, figures, theme.cream_text, _RIGHT)
        bold = drawing.font(_SCORE, tabular=True)
        paint.text_in(painter, score, signed(row.score), bold, theme.cream_text, _RIGHT)
        large = drawing.font(_TOTAL, tabular=True)
        paint.text_in(painter, total, number(row.total), large, theme.cream_text, _RIGHT)

    def _title(self, painter: QPainter, room: QRectF, title: Phrase) -> float:
        """The side's names, on two lines if they need them; how wide they are."""
        font, text = self.drawing.font(lettering.NAME), self.drawing.text
        lines = wording.fitting_lines(title, self.look.language, font, room.width(), 2)
        step, widest = 17 * text, 0.0
        y = room.center().y() - step * len(lines) / 2
        for line in lines:
            area = QRectF(room.left(), y, room.width(), step)
            ink = self.drawing.theme.cream_text
            widest = max(widest, paint.text_in(painter, area, line, font, ink))
            y += step
        return widest

    def _crown(self, painter: QPainter, middle: QPointF) -> None:
        theme, text = self.drawing.theme, self.drawing.text
        rect = QRectF(0, 0, 22 * text, 18 * text)
        rect.moveCenter(middle)
        paint.rounded(painter, rect, rect.height() / 2, theme.gold, GOLD_LINE)
        inset = 3.5 * text
        crown = rect.adjusted(inset + 2 * text, inset, -inset - 2 * text, -inset)
        self.look.art.paint_icon(painter, "mark-crown", crown, theme.gold_text)

    def _bid(self, painter: QPainter, cell: QRectF, row: ResultRow) -> None:
        """The bid with its tick or cross, and who made it."""
        theme, text = self.drawing.theme, self.drawing.text
        area = cell.adjusted(6 * text, 0, 0, 0)
        if row.bid is None:
            font = self.drawing.font(lettering.BODY)
            paint.text_in(painter, area, "–", font, theme.cream_text_2, _RIGHT)
            return
        title = self.look.say(Phrase(seen.BID_TITLES[row.bid.kind]))
        upper = QRectF(area.left(), area.center().y() - 17 * text, area.width(), 18 * text)
        lower = QRectF(area.left(), area.center().y() + 1 * text, area.width(), 16 * text)
        if row.made is not None:
            side = 14 * text
            icon = QRectF(upper.right() - side, upper.center().y() - side / 2, side, side)
            bold = self.drawing.font(lettering.BODY_BOLD)
            if self.drawing.width(title, bold) > upper.width() - side - 4 * text:
                # The bid is never cut: its sign goes beside the name, which may be.
                icon.moveCenter(QPointF(icon.center().x(), lower.center().y()))
                lower.setRight(icon.left() - 4 * text)
            else:
                upper.setRight(icon.left() - 4 * text)
            name, ink = ("check", ACCENT_ON_CREAM) if row.made else ("x", BAD_ON_CREAM)
            self.look.art.paint_icon(painter, name, icon, ink, line=2.6)
        second = self.drawing.font(lettering.SECOND)
        bold = self.drawing.fitting_font(lettering.BODY_BOLD, title, upper.width(), 0.85)
        paint.text_in(painter, upper, title, bold, theme.cream_text, _RIGHT)
        paint.text_in(painter, lower, row.bidder, second, theme.cream_text_2, _RIGHT)


class PanelButton(PaintedButton):
    """A button at the foot of the panel: the main one is filled."""

    radius = float(measures.BUTTON_RADIUS)

    def __init__(self, look: Look, parent: QWidget, *, main: bool) -> None:
        super().__init__(look, parent)
        self._main = main

    def show_words(self, phrase: Phrase) -> None:
        """Say what it does."""
        said = self.look.say(phrase)
        self.setText(said)
        self.setAccessibleName(said)
        self.update()

    def wanted(self) -> float:
        """How wide the button is."""
        width = self.drawing.width(self.text(), self.drawing.font(_BUTTON))
        return round(width + 40 * self.drawing.text)

    def draw(self, painter: QPainter, face: QRectF) -> None:
        """Paint the button."""
        theme = self.drawing.theme
        if self._main:
            paint.rounded(painter, face, self.radius, ACCENT_ON_CREAM)
            ink = SIGN_ON_CREAM
        else:
            painter.setPen(QPen(cream_line(self.drawing), 1.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(face.adjusted(0.6, 0.6, -0.6, -0.6), self.radius, self.radius)
            ink = theme.cream_text
        if self.isDown() or self.underMouse():
            over = QColor(0, 0, 0, 36 if self.isDown() else 18)
            paint.rounded(painter, face, self.radius, over)
        area = face.adjusted(8, 0, -8, 0)
        paint.text_in(painter, area, self.text(), self.drawing.font(_BUTTON), ink, _CENTRE)


def buttons_row(panel: QRectF, wanted: list[float], text: float) -> list[QRectF]:
    """Where the buttons at the foot of the panel are, from the left."""
    gap, height = 10 * text, max(36 * text, measures.LEAST_BUTTON)
    room = panel.width() - 24 - gap * (len(wanted) - 1)
    squeeze = min(1.0, room / sum(wanted))
    widths = [width * squeeze for width in wanted]
    x = panel.center().x() - (sum(widths) + gap * (len(widths) - 1)) / 2
    top = panel.bottom() - 14 * text - height
    rects = []
    for width in widths:
        rects.append(QRectF(round(x), round(top), round(width), round(height)))
        x += width + gap
    return rects
