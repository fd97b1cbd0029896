"""Cards on the move, above everything on the table: the one held, and those in flight.

A card is on the screen once: whoever else paints cards leaves out what is here. Must not know the
game: where a card goes and what follows is handed in.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QRect, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from maverick_desktop.core.cards import Card
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.measures import CARD_SHADOW, LIFTED_SHADOW, Motion, Shadow
from maverick_desktop.ui.scene import Mark
from maverick_desktop.ui.views.pose import Pose

_MARGIN: Final = 30
"""Around a card: its shadow."""

Done = Callable[[], None]


@dataclass(slots=True, eq=False)
class Moving:
    """A card above the table; ``card`` None is a back."""

    card: Card | None
    mark: Mark | None
    pose: Pose
    shadow: Shadow
    flight: "Flight | None" = None


class Flight(QObject):
    """One way from here to there."""

    def __init__(
        self, moving: Moving, end: Pose, duration: int, easing: QEasingCurve.Type, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._start, self._end = moving.pose, end
        self.animation = QVariantAnimation(self)
        self.animation.setStartValue(0.0)
        self.animation.setEndValue(1.0)
        self.animation.setDuration(duration)
        self.animation.setEasingCurve(easing)

    def pose(self, progress: float) -> Pose:
        """Where the card is."""
        return self._start.towards(self._end, progress)


class CardOverlay(QWidget):
    """Covers its parent, the table, and lets every click through."""

    changed = Signal()
    """Other cards are above the table than before."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._speed = 100
        self._moving: list[Moving] = []
        self._ends: dict[int, tuple[Moving, Done | None]] = {}
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._cover(parent)

    def set_look(self, look: Look) -> None:
        """Paint in another look."""
        self._look = look
        self.update()

    def set_speed(self, percent: int) -> None:
        """How fast cards fly; 0: they are there at once."""
        self._speed = percent

    def shows(self, card: Card | None) -> bool:
        """Whether a card is here, and so nowhere else."""
        return card is not None and any(one.card == card for one in self._moving)

    def pose_of(self, card: Card) -> Pose | None:
        """Where a card is; None if it is not here."""
        return next((one.pose for one in self._moving if one.card == card), None)

    def is_flying(self) -> bool:
        """Whether anything is in flight."""
        return bool(self._ends)

    # --- a card that is held ---------------------------------------------------------------------

    def hold(self, card: Card, mark: Mark | None, pose: Pose) -> None:
        """Show a card as held, there; call again as it moves."""
        held = next((one for one in self._moving if one.card == card), None)
        if held is not None and held.flight is None:
            self._put(held, pose)
            return
        self.let_go(card)
        self._add(Moving(card, mark, pose, LIFTED_SHADOW))

    def let_go(self, card: Card) -> None:
        """The card is here no longer: it lies elsewhere. Its flight ends without a word."""
        for one in [one for one in self._moving if one.card == card]:
            self._drop(one)

    # --- cards in flight -------------------------------------------------------------------------

    def fly(
        self,
        card: Card | None,
        mark: Mark | None,
        start: Pose,
        end: Pose,
        motion: Motion,
        on_done: Done | None = None,
        *,
        shadow: Shadow = CARD_SHADOW,
    ) -> None:
        """Let a card fly; it is gone from here when ``on_done`` is called."""
        if card is not None:
            self.let_go(card)
        duration = motion.at_speed(self._speed)
        if duration <= 0 or not self.isVisible():
            self.changed.emit()
            if on_done is not None:
                on_done()
            return
        moving = Moving(card, mark, start, shadow)
        flight = Flight(moving, end, duration, motion.easing, self)
        moving.flight = flight
        self._ends[id(moving)] = moving, on_done
        self._add(moving)
        animation = flight.animation
        animation.valueChanged.connect(lambda value: self._put(moving, flight.pose(value)))
        animation.finished.connect(lambda: self._land(moving))
        animation.start()

    def finish(self) -> None:
        """End all flights at once, as if they had been seen."""
        for moving, _ in list(self._ends.values()):
            self._land(moving)

    # --- inside ----------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        # Another parent: another table to cover.
        parent = self.parentWidget()
        if event.type() == QEvent.Type.ParentChange and parent is not None:
            self._cover(parent)
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        parent = self.parentWidget()
        if event.type() == QEvent.Type.Resize and watched is parent:
            self.setGeometry(parent.rect())
        return False

    def _cover(self, parent: QWidget) -> None:
        parent.installEventFilter(self)
        self.setGeometry(parent.rect())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for one in self._moving:
            painter.save()
            one.pose.enter(painter)
            shadow = one.shadow
            self._look.faces.draw(painter, one.pose.card, one.card, mark=one.mark, shadow=shadow)
            painter.restore()
        painter.end()

    def _add(self, moving: Moving) -> None:
        self._moving.append(moving)
        self.raise_()
        self.update(_around(moving.pose))
        self.changed.emit()

    def _put(self, moving: Moving, pose: Pose) -> None:
        if moving not in self._moving:
            return
        region = QRegion(_around(moving.pose))
        moving.pose = pose
        self.update(region + QRegion(_around(pose)))

    def _land(self, moving: Moving) -> None:
        if id(moving) not in self._ends:
            return
        _, on_done = self._ends[id(moving)]
        self._drop(moving)
        if on_done is not None:
            on_done()

    def _drop(self, moving: Moving) -> None:
        self._moving.remove(moving)
        self._ends.pop(id(moving), None)
        if moving.flight is not None:
            moving.flight.animation.stop()
            moving.flight.deleteLater()
        self.update(_around(moving.pose))
        self.changed.emit()


def _around(pose: Pose) -> QRect:
    return pose.bounds.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN).toAlignedRect()
