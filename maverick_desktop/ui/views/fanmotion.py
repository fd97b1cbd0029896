"""How the cards of a fan come to where they belong: they rise, dim, close up and shake.

The view says where each card belongs; here is where it is now. Nothing waits for it. Must not know
widgets or what is legal.
"""

import math
from collections.abc import Hashable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, QVariantAnimation, Signal

from maverick_desktop.ui.measures import REFUSED_SHAKE, REFUSED_SHAKE_WAY, Motion
from maverick_desktop.ui.views.pose import Pose


@dataclass(frozen=True, slots=True)
class Stand:
    """How a card looks in the fan: where it is and how far it is dimmed, 0 to 1."""

    pose: Pose
    dim: float

    def towards(self, other: "Stand", progress: float) -> "Stand":
        """On the way to another stand."""
        pose = self.pose.towards(other.pose, progress)
        return Stand(pose, self.dim + (other.dim - self.dim) * progress)


class FanMotion(QObject):
    """The cards' ways, all of one length, begun together; and one card's shake."""

    moved = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.speed = 100
        self._from: dict[Hashable, Stand] = {}
        self._to: dict[Hashable, Stand] = {}
        self._progress = 1.0
        self._way = QVariantAnimation(self)
        self._way.setStartValue(0.0)
        self._way.setEndValue(1.0)
        self._way.valueChanged.connect(self._on_way)
        self._shaken: Hashable = None
        self._swing = 0.0
        self._shake = QVariantAnimation(self)
        self._shake.setStartValue(0.0)
        self._shake.setEndValue(1.0)
        self._shake.setEasingCurve(REFUSED_SHAKE.easing)
        self._shake.valueChanged.connect(self._on_shake)

    def aim(self, stands: Mapping[Hashable, Stand], motion: Motion | None) -> None:
        """Let the cards go there; at once without a motion. A new card is there already."""
        if stands == self._to:
            return
        duration = 0 if motion is None else motion.at_speed(self.speed)
        here = {key: self.at(key) or stand for key, stand in stands.items()}
        self._way.stop()
        self._from, self._to = here, dict(stands)
        self._progress = 1.0
        if motion is not None and duration > 0 and here != self._to:
            self._progress = 0.0
            self._way.setDuration(duration)
            self._way.setEasingCurve(motion.easing)
            self._way.start()
        self.moved.emit()

    def at(self, key: Hashable) -> Stand | None:
        """How a card looks now."""
        end = self._to.get(key)
        if end is None or self._progress >= 1:
            return end
        return self._from[key].towards(end, self._progress)

    def goal(self, key: Hashable) -> Stand | None:
        """How it will look once it is there."""
        return self._to.get(key)

    def aside(self, key: Hashable) -> QPointF:
        """How far a card is shaken to the side."""
        return QPointF(self._swing, 0) if key == self._shaken else QPointF()

    def shake(self, key: Hashable) -> None:
        """Shake a card twice."""
        duration = REFUSED_SHAKE.at_speed(self.speed)
        if duration > 0:
            self._shake.stop()
            self._shaken = key
            self._shake.setDuration(duration)
            self._shake.start()

    def finish(self) -> None:
        """Be there at once."""
        self._way.stop()
        self._shake.stop()
        self._progress, self._swing, self._shaken = 1.0, 0.0, None
        self.moved.emit()

    def _on_way(self, progress: float) -> None:
        self._progress = progress
        self.moved.emit()

    def _on_shake(self, progress: float) -> None:
        self._swing = REFUSED_SHAKE_WAY * math.sin(4 * math.pi * progress)
        self.moved.emit()
