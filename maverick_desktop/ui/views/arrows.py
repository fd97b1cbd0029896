"""The arrows round the table while cards are passed: from whom to whom. Must not know the game."""

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from maverick_desktop.ui.scene import Place
from maverick_desktop.ui.views.part import Drawing

_Curve = tuple[tuple[float, float], tuple[float, float], tuple[float, float]]
_TO_LEFT: Final[tuple[_Curve, _Curve, _Curve, _Curve]] = (
    ((-106, 130), (-170, 112), (-206, 60)),
    ((202, 66), (168, 114), (102, 130)),
    ((-202, -74), (-160, -124), (-102, -138)),
    ((106, -138), (166, -124), (206, -72)),
)
"""From you, to you, and the two others, when cards go to the left; from the middle of the trick."""
_TO_TOP: Final[tuple[_Curve, _Curve, _Curve, _Curve]] = (
    ((-150, 92), (-178, -20), (-150, -120)),
    ((150, -120), (178, -20), (150, 92)),
    ((-86, 152), (0, 160), (86, 152)),
    ((86, -146), (0, -154), (-86, -146)),
)


def draw_arrows(painter: QPainter, drawing: Drawing, to: Place) -> None:
    """Who passes to whom: gold from you, white to you, the others faint."""
    curves = _TO_TOP if to == "top" else _TO_LEFT
    mirror = -1 if to == "right" else 1
    white = QColor(drawing.theme.plate_text)
    for curve, width, strength in zip(
        curves, (4.0, 2.6, 2.2, 2.2), (None, 0.8, 0.42, 0.42), strict=True
    ):
        ink = drawing.theme.gold
        if strength is not None:
            ink = QColor(white)
            ink.setAlphaF(strength)
        points = [
            drawing.layout.middle + QPointF(x * mirror, y) * drawing.layout.scale for x, y in curve
        ]
        _arrow(painter, points, ink, width)


def _arrow(painter: QPainter, points: list[QPointF], ink: QColor, width: float) -> None:
    start, bend, end = points
    along = end - bend
    length = (along.x() ** 2 + along.y() ** 2) ** 0.5
    ahead = along / length
    across = QPointF(-ahead.y(), ahead.x())
    long, wide = 8 + 2.2 * width, 3.5 + width
    foot = end - ahead * long
    path = QPainterPath(start)
    path.quadTo(bend, foot + ahead)
    pen = QPen(ink, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawPolygon(QPolygonF([end, foot + across * wide, foot - across * wide]))
