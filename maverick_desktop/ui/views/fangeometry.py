"""Where the cards of a fan lie, and which one is at a point.

A point is asked of the cards at rest: the visible strip in full height, and as far up as the card
is lifted. So no card moves away from under the pointer, and none is taken for its neighbour. Must
not know widgets, cards or what is legal.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt

from maverick_desktop.ui.views.pose import Pose

HAND_CARD: Final = 116
TURN: Final = 1.5
MOST_TURN: Final = 17.0
WIDEST_STRIP: Final = 0.6
LEAST_STRIP: Final = 40
# How much of the table's width a fan takes at most.
_SHARE: Final = 0.89

LIFT_LEGAL: Final = 20
LIFT_FOCUSED: Final = 30
LIFT_FOCUSED_AT_REST: Final = 10

# From the middle of the middle card to the lower edge of the table, and the least space under the
# corners of the outer cards.
_ABOVE_EDGE: Final = 114
_UNDER_CORNERS: Final = 4
# The ring around a lifted card, which does not grow; and, in a fan's height, some air over it.
_RING: Final = 6
_AIR: Final = 8


def fan_height(scale: float) -> float:
    """How high a fan of thirteen cards is, from the ring of a lifted card to the table's edge."""
    return 226 * scale + _RING + _AIR


def card_width(scale: float) -> float:
    """How wide a card in the hand is."""
    return HAND_CARD * scale


@dataclass(frozen=True, slots=True)
class Fan:
    """The cards of a fan at rest, from left to right."""

    poses: tuple[Pose, ...]
    strip: float
    scale: float

    @staticmethod
    def of(count: int, size: QSizeF, scale: float) -> "Fan":
        """A fan of so many cards at the foot of an area."""
        width = card_width(scale)
        if count == 0:
            return Fan((), 0, scale)
        if count == 1:
            centre = QPointF(size.width() / 2, size.height() - _ABOVE_EDGE * scale)
            return Fan((Pose(centre, 0.0, width),), width, scale)
        fits = (_SHARE * size.width() - width) / (count - 1)
        strip = max(LEAST_STRIP, min(WIDEST_STRIP * width, fits))
        step = min(TURN, MOST_TURN / (count - 1))
        around = strip / math.radians(step)
        outer = step * (count - 1) / 2
        foot = max(_ABOVE_EDGE * scale, _drop(around, outer, width) + _UNDER_CORNERS * scale)
        hub = QPointF(size.width() / 2, size.height() - foot + around)
        angles = [step * (2 * row - count + 1) / 2 for row in range(count)]
        poses = tuple(Pose(_on_arc(hub, around, angle), angle, width) for angle in angles)
        return Fan(poses, strip, scale)

    def row_at(self, point: QPointF, lifts: Sequence[float]) -> int | None:
        """Which card is at a point; a card in front covers those before it."""
        for row in range(len(self.poses) - 1, -1, -1):
            if self._reach(row, lifts[row]).contains(self.poses[row].own(point)):
                return row
        return None

    def room(self, row: int) -> float:
        """How far a card may be lifted: the ring around it stays inside the area."""
        return max(0.0, self.poses[row].bounds.top() - _RING)

    def visible(self, row: int, lift: float = 0) -> QRectF:
        """The part of a card that its neighbour leaves free, in the card's own coordinates."""
        pose = self.poses[row]
        reach = self._reach(row, lift)
        if row + 1 < len(self.poses):
            after = self.poses[row + 1]
            edge = after.card
            corners = (edge.topLeft(), edge.bottomLeft())
            reach.setRight(min(pose.own(after.transform.map(one)).x() for one in corners))
        return reach

    def area(self, row: int, lift: float = 0) -> QRectF:
        """The upright rectangle around the visible part; its middle is on the card."""
        return self.poses[row].transform.mapRect(self.visible(row, lift))

    def covers(self, row: int, point: QPointF) -> bool:
        """Whether a card at rest covers a point."""
        return (
            self.poses[row].area(self.poses[row].card).containsPoint(point, Qt.FillRule.OddEvenFill)
        )

    def _reach(self, row: int, lift: float) -> QRectF:
        return self.poses[row].card.adjusted(0, -lift, 0, 0)


def _on_arc(hub: QPointF, around: float, angle: float) -> QPointF:
    turned = math.radians(angle)
    return hub + QPointF(around * math.sin(turned), -around * math.cos(turned))


def _drop(around: float, outer: float, width: float) -> float:
    """How far the outer cards' lower corners are under the middle of the middle card."""
    turned = math.radians(outer)
    corner = width * (0.7 * math.cos(turned) + 0.5 * math.sin(turned))
    return around * (1 - math.cos(turned)) + corner
