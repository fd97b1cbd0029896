"""How a card lies: where its middle is, how far it is turned, how wide it is. Knows no card."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPolygonF, QTransform

from maverick_desktop.ui.measures import CARD_PROPORTION


@dataclass(frozen=True, slots=True)
class Pose:
    """A card's place; the angle is in degrees, clockwise."""

    centre: QPointF
    angle: float
    width: float

    @property
    def height(self) -> float:
        """The card's height."""
        return self.width * CARD_PROPORTION

    @property
    def card(self) -> QRectF:
        """The card around its own middle, upright."""
        return QRectF(-self.width / 2, -self.height / 2, self.width, self.height)

    @property
    def transform(self) -> QTransform:
        """From the card's own coordinates to those of the pose."""
        return QTransform.fromTranslate(self.centre.x(), self.centre.y()).rotate(self.angle)

    @property
    def bounds(self) -> QRectF:
        """The upright rectangle around the turned card."""
        return self.transform.mapRect(self.card)

    def area(self, rect: QRectF) -> QPolygonF:
        """A rectangle of the card's own coordinates, as it lies."""
        return self.transform.map(QPolygonF(rect))

    def own(self, point: QPointF) -> QPointF:
        """A point in the card's own coordinates."""
        back, _ = self.transform.inverted()
        return back.map(point)

    def moved(self, way: QPointF) -> "Pose":
        """The same, elsewhere."""
        return replace(self, centre=self.centre + way)

    def lifted(self, way: float) -> "Pose":
        """The card pushed up, out of the fan, the way it points."""
        return replace(self, centre=self.transform.map(QPointF(0, -way)))

    def towards(self, other: "Pose", progress: float) -> "Pose":
        """On the way to another pose, from 0 here to 1 there."""
        return Pose(
            self.centre + (other.centre - self.centre) * progress,
            self.angle + (other.angle - self.angle) * progress,
            self.width + (other.width - self.width) * progress,
        )

    def enter(self, painter: QPainter) -> None:
        """Let a painter paint in the card's own coordinates."""
        painter.translate(self.centre)
        if self.angle:
            painter.rotate(self.angle)
