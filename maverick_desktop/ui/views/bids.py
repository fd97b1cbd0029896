"""Bids as cream panels: real buttons, which mouse, keyboard and screen reader find alike.

Must not know the game.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QWidget

from maverick_desktop.text import bids as bid_words
from maverick_desktop.text import hints, seen
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui import lettering, measures, paint
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.scene import BidPanel
from maverick_desktop.ui.theme import ACCENT_ON_CREAM, BAD_ON_CREAM
from maverick_desktop.ui.views import wording
from maverick_desktop.ui.views.fanpainter import hint_mark
from maverick_desktop.ui.views.part import Drawing, PaintedButton, plain_tip

_KEY: Final = Role(11, Weight.Medium)
_MADE: Final = Role(14, Weight.Bold)
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CENTRE: Final = Qt.AlignmentFlag.AlignCenter


def key_font(drawing: Drawing) -> QFont:
    """The font of a key's name."""
    return drawing.font(_KEY)


def key_cap(painter: QPainter, drawing: Drawing, rect: QRectF, key: str) -> None:
    """A key as drawn on cream."""
    line = QColor(drawing.theme.cream_text_2)
    line.setAlphaF(0.45)
    painter.setPen(QPen(line, 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(0.6, 0.6, -0.6, -0.6), 4, 4)
    paint.text_in(painter, rect, key, key_font(drawing), drawing.theme.cream_text_2, _CENTRE)


def cream_line(drawing: Drawing) -> QColor:
    """A hairline on cream."""
    ink = QColor(drawing.theme.cream_text_2)
    ink.setAlphaF(0.28)
    return ink


class BidButton(PaintedButton):
    """One bid: name, key, one sentence, what it is worth made and failed."""

    radius = float(measures.PLATE_RADIUS)

    def __init__(self, look: Look, parent: QWidget, panel: BidPanel) -> None:
        super().__init__(look, parent)
        self.panel = panel
        self.setText(look.say(panel.title))
        self.setAccessibleName(look.say(seen.bid_panel(panel.title, panel.key)))
        if panel.hinted:
            self.setAccessibleName(look.say(hints.marked(seen.bid_panel(panel.title, panel.key))))
        said = look.say(seen.bid_worth(panel.sentence, panel.made, panel.failed))
        self.setAccessibleDescription(said)
        self.setToolTip(plain_tip(look.say(panel.sentence)))

    def draw(self, painter: QPainter, face: QRectF) -> None:
        """Paint the panel."""
        panel, drawing, text = self.panel, self.drawing, self.drawing.text
        theme, say = drawing.theme, self.look.say
        paint.cream_panel(painter, face, theme)
        if self.isDown() or self.underMouse():
            paint.rounded(painter, face, self.radius, QColor(0, 0, 0, 16 if self.isDown() else 8))
        if panel.hinted:
            hint_mark(painter, self.look, face.topLeft() + QPointF(16 * text, 2), text)
        pad = min(16 * text, face.width() * 0.1)
        inner = face.adjusted(pad, 0, -pad, 0)
        cap = QRectF(inner.right() - 21 * text, face.top() + 14 * text, 21 * text, 21 * text)
        cap.translate(min(pad, 3), 0)
        key_cap(painter, drawing, cap, panel.key)
        title = QRectF(
            inner.left(), face.top() + 12.5 * text, cap.left() - inner.left() - 4, 28 * text
        )
        said = say(panel.title)
        head = drawing.fitting_font(lettering.TITLE, said, title.width())
        paint.text_in(painter, title, said, head, theme.cream_text)
        line = face.bottom() - 72 * text
        body = QRectF(inner.left(), face.top() + 43.5 * text, inner.width(), 0)
        body.setBottom(line - 4)
        font = drawing.font(lettering.PROMPT_SECOND)
        language = self.look.language
        wording.draw_lines(painter, body, panel.sentence, language, font, theme.cream_text_2)
        if panel.title.source == bid_words.PANEL_LOOK:
            # To look first commits to nothing.
            return
        ends = QPointF(inner.left(), line), QPointF(inner.right(), line)
        paint.hairline(painter, *ends, cream_line(drawing))
        self._worth(painter, QRectF(inner.left(), line, inner.width(), face.bottom() - line))

    def _worth(self, painter: QPainter, rect: QRectF) -> None:
        drawing, text, panel = self.drawing, self.drawing.text, self.panel
        if panel.made is None or panel.failed is None:
            font = drawing.font(lettering.BODY_BOLD, 12.5 / 13)
            area = rect.adjusted(0, 22 * text, 0, -10 * text)
            falls, ink = Phrase(bid_words.POINTS_AS_FALL), drawing.theme.cream_text
            wording.draw_lines(painter, area, falls, self.look.language, font, ink)
            return
        rows = (
            ("check", bid_words.MADE, panel.made, ACCENT_ON_CREAM, drawing.font(_MADE)),
            ("x", bid_words.FAILED, panel.failed, BAD_ON_CREAM, drawing.font(lettering.BODY_BOLD)),
        )
        for place, (icon, label, value, ink, font) in enumerate(rows):
            row = QRectF(
                rect.left(), rect.top() + (11 + 26.5 * place) * text, rect.width(), 18 * text
            )
            self._row(painter, row, icon, label, self.look.say(value), ink, font)

    def _row(
        self,
        painter: QPainter,
        row: QRectF,
        icon: str,
        label: str,
        value: str,
        ink: QColor,
        font: QFont,
    ) -> None:
        drawing, text = self.drawing, self.drawing.text
        side = 17 * text
        sign = QRectF(row.left() - 2, row.center().y() - side / 2, side, side)
        self.look.art.paint_icon(painter, icon, sign, ink, line=3.0)
        width = drawing.width(value, font) + 1
        figure = QRectF(row)
        figure.setLeft(max(row.right() - width, sign.right() + 4 * text))
        paint.text_in(painter, figure, value, font, drawing.theme.cream_text, _RIGHT)
        said, body = self.look.say(Phrase(label)), drawing.font(lettering.PROMPT_SECOND)
        room = QRectF(sign.right() + 5 * text, row.top(), 0, row.height())
        room.setRight(figure.left() - 4 * text)
        # Where it would have to be cut the icon says it alone.
        if drawing.width(said, body) <= room.width():
            paint.text_in(painter, room, said, body, drawing.theme.cream_text_2)
