"""Paints what a page is made of. The painter's units are hundredths of a millimetre."""

from typing import assert_never

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from maverick_desktop.ui.paper.faces import UNITS, Typesetter
from maverick_desktop.ui.paper.ink import Frame, Ink, Line, Outline, Sign, Text, Tone, Trace
from maverick_desktop.ui.paper.outlines import Outlines

_PENS = dict[tuple[float, Tone, bool, bool], QPen]
_DASH, _GAP = 1.1, 0.7
"""Of a dashed line, in mm."""
_STROKED = {Outline.TICK, Outline.CROSS}


class Press:
    """Paints pages; keeps pens and shapes from one to the next."""

    def __init__(self, setter: Typesetter, outlines: Outlines) -> None:
        self._setter = setter
        self._outlines = outlines
        self._pens: _PENS = {}
        self._shapes: dict[tuple[Outline, float], list[QPainterPath]] = {}
        self._black = QBrush(QColor(Tone.BLACK.value))
        self._white = QBrush(QColor("#ffffff"))

    def paint(self, painter: QPainter, inks: list[Ink]) -> None:
        """Paint them in order."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for ink in inks:
            match ink:
                case Text():
                    self._text(painter, ink)
                case Line():
                    painter.setPen(self._pen(ink.width, ink.tone, ink.dashed))
                    painter.drawLine(_point(ink.x1, ink.y1), _point(ink.x2, ink.y2))
                case Sign():
                    self._sign(painter, ink)
                case Frame():
                    self._frame(painter, ink)
                case Trace():
                    painter.setPen(self._pen(ink.width, Tone.BLACK, ink.dashed, round_=True))
                    painter.drawPolyline(QPolygonF([_point(x, y) for x, y in ink.points]))
                case _:
                    assert_never(ink)

    def _text(self, painter: QPainter, ink: Text) -> None:
        painter.setFont(self._setter.font(ink.face))
        painter.setPen(self._pen(0, ink.tone, False))
        painter.drawText(_point(ink.x, ink.y), ink.text)

    def _frame(self, painter: QPainter, ink: Frame) -> None:
        painter.setPen(self._pen(ink.line, Tone.BLACK, False))
        rect = QRectF(_point(ink.x, ink.y), _point(ink.x + ink.width, ink.y + ink.height))
        radius = ink.radius * UNITS
        painter.drawRoundedRect(rect, radius, radius)

    def _sign(self, painter: QPainter, ink: Sign) -> None:
        middle = _point(ink.x, ink.y)
        painter.translate(middle)
        parts = self._parts(ink.outline, ink.size)
        if ink.outline in _STROKED:
            painter.setPen(self._pen(ink.line, Tone.BLACK, False, round_=True))
            painter.drawPath(parts[0])
        elif ink.outline in (Outline.SHIELD, Outline.ADDER):
            self._mark(painter, ink.outline, parts, ink.line)
        elif ink.outline is Outline.GAME:
            self._game(painter, parts, ink.line)
        else:
            pen = self._pen(ink.line, Tone.BLACK, False) if ink.line else Qt.PenStyle.NoPen
            painter.setPen(pen)
            if ink.solid or ink.blank:
                painter.setBrush(self._black if ink.solid else self._white)
            painter.drawPath(parts[0])
            painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.translate(-middle)

    def _mark(
        self, painter: QPainter, outline: Outline, parts: list[QPainterPath], line: float
    ) -> None:
        """Trump or adder: an open shield with a solid star, an open disc with a plus."""
        painter.setPen(self._pen(line, Tone.BLACK, False, round_=True))
        painter.drawPath(parts[0])
        if outline is Outline.SHIELD:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._black)
        painter.drawPath(parts[1])
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _game(self, painter: QPainter, parts: list[QPainterPath], line: float) -> None:
        """The mark of the game: three solid diamonds, one apart."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._black)
        painter.drawPath(parts[0])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(self._pen(line, Tone.BLACK, False))
        painter.drawPath(parts[1])

    def _parts(self, outline: Outline, size: float) -> list[QPainterPath]:
        key = (outline, size)
        if key not in self._shapes:
            scale = QTransform.fromScale(size * UNITS, size * UNITS)
            self._shapes[key] = [scale.map(part) for part in self._outlines.parts(outline)]
        return self._shapes[key]

    def _pen(self, width: float, tone: Tone, dashed: bool, round_: bool = False) -> QPen:
        key = (width, tone, dashed, round_)
        if key not in self._pens:
            pen = QPen(QColor(tone.value), width * UNITS)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap if round_ else Qt.PenCapStyle.FlatCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin if round_ else Qt.PenJoinStyle.MiterJoin)
            if dashed:
                pen.setCapStyle(Qt.PenCapStyle.FlatCap)
                pen.setDashPattern([_DASH / width, _GAP / width])
            self._pens[key] = pen
        return self._pens[key]


def _point(x: float, y: float) -> QPointF:
    return QPointF(x * UNITS, y * UNITS)
