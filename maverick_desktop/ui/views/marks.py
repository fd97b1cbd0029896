"""The signs of a review: a tick for the best card, a ring near it, a triangle where points went.

Told by shape before colour.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from maverick_desktop.ai.review import Mark
from maverick_desktop.ui import paint
from maverick_desktop.ui.art import square
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.views.dockparts import CENTRE

_POINT: Final = Role(10.5, Weight.Bold)


def paint_mark(painter: QPainter, look: Look, place: QRectF, mark: Mark) -> None:
    """A mark into a square; nothing for a card without a choice."""
    theme = look.theme
    match mark:
        case Mark.BEST:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.accent)
            painter.drawEllipse(place)
            tick = square(place, place.width() * 0.72)
            look.art.paint_icon(painter, "check", tick, theme.accent_text, line=3)
        case Mark.NEAR:
            painter.setPen(QPen(theme.ink_2, 1.6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(place.adjusted(0.8, 0.8, -0.8, -0.8))
        case Mark.LOST:
            triangle(painter, look, place)
        case Mark.ONLY:
            pass


def triangle(painter: QPainter, look: Look, place: QRectF) -> None:
    """Points are lost here."""
    theme, grown = look.theme, place.adjusted(-1, -1, 1, 0)
    top = QPointF(grown.center().x(), grown.top())
    painter.setPen(QPen(theme.bad, 1.5, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(theme.bad)
    painter.drawPolygon(QPolygonF([top, grown.bottomRight(), grown.bottomLeft()]))
    text = grown.adjusted(0, grown.height() * 0.3, 0, 1)
    font = look.lettering.font(_POINT, place.height() / 16)
    paint.text_in(
        painter, text, "!", font, theme.accent_text if theme.dark else theme.surface, CENTRE
    )
