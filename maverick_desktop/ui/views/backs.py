"""The cards the others hold: backs that peek from the table's edge. Must not know the game."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from maverick_desktop.ui import measures
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.scene import Place
from maverick_desktop.ui.views.layout import Backs
from maverick_desktop.ui.views.part import Part

_FAN_RADIUS: Final = 1150
"""The backs lie on a circle as large as this."""


class BacksView(Part):
    """The cards that another seat holds: one back for each."""

    def __init__(self, look: Look, parent: QWidget, place: Place) -> None:
        super().__init__(look, parent)
        self._place = place
        self._count = 0

    def show_count(self, count: int) -> None:
        """Show so many backs."""
        if self.changed(count):
            self._count = count

    def area(self, backs: Backs) -> QRectF:
        """The part of the table that a full hand takes."""
        half = 6.5 * backs.strip + backs.width
        across, inward = 2 * half, backs.shows + 12
        at = backs.middle
        match self._place:
            case "left":
                return QRectF(0, at.y() - half, inward, across)
            case "right":
                return QRectF(at.x() - inward, at.y() - half, inward, across)
            case _:
                return QRectF(at.x() - half, 0, across, inward)

    def occupied(self) -> QRectF:
        """The part of the table that the cards which are there take, in its coordinates."""
        backs = self.drawing.layout.backs[self._place]
        half = (max(self._count, 1) - 1) / 2 * backs.strip + backs.width / 2 + 4
        shows, at = (backs.shows + 3 if self._count else 0.0), backs.middle
        match self._place:
            case "left":
                return QRectF(0, at.y() - half, shows, 2 * half)
            case "right":
                return QRectF(at.x() - shows, at.y() - half, shows, 2 * half)
            case _:
                return QRectF(at.x() - half, 0, 2 * half, shows)

    def draw(self, painter: QPainter) -> None:
        """Paint the backs along the edge, the last one on top."""
        backs = self.drawing.layout.backs[self._place]
        painter.translate(QPointF(backs.middle) - QPointF(self.pos()))
        turn = {"left": -90, "right": 90}.get(self._place, 0)
        painter.rotate(turn)
        order = range(self._count)
        radius = _FAN_RADIUS * self.drawing.layout.scale
        for one in reversed(order) if self._place == "left" else order:
            away = (one - (self._count - 1) / 2) * backs.strip
            painter.save()
            painter.translate(away, backs.shows - away * away / (2 * radius))
            painter.rotate(-57.3 * away / radius)
            height = backs.width * measures.CARD_PROPORTION
            rect = QRectF(-backs.width / 2, -height, backs.width, height)
            self.look.faces.draw(painter, rect, None, shadow=measures.CARD_SHADOW)
            painter.restore()
