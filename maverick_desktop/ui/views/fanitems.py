"""The hand as a list whose items lie in a fan: where each card is, and how it is painted.

Where cards lie is fangeometry's, how they get there fanmotion's. Must not know gestures: fan adds
them.
"""

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QListView, QWidget

from maverick_desktop.core.cards import Card
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.measures import POINTER_OVER, POINTER_OVER_LIFT, RISE_OR_DIM, Motion
from maverick_desktop.ui.models.hand import HandModel
from maverick_desktop.ui.scene import Mark, Standing
from maverick_desktop.ui.views.fangeometry import (
    LIFT_FOCUSED,
    LIFT_FOCUSED_AT_REST,
    LIFT_LEGAL,
    Fan,
    fan_height,
)
from maverick_desktop.ui.views.fanmotion import FanMotion, Stand
from maverick_desktop.ui.views.fanpainter import hand_card
from maverick_desktop.ui.views.overlay import CardOverlay
from maverick_desktop.ui.views.pose import Pose

Index = QModelIndex | QPersistentModelIndex
_STAYS_DOWN: Final = (Standing.ILLEGAL, Standing.PRICED)


class FanItems(QListView):
    """The cards of a hand, painted see-through at the foot of the widget."""

    def __init__(
        self, look: Look, model: HandModel, overlay: CardOverlay, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._hand = model
        self._overlay = overlay
        self._scale = 1.0
        self._fan = Fan.of(0, QSizeF(), 1.0)
        self._hover: Card | None = None
        self._keyboard = False
        self._departed: dict[Card, Pose] = {}
        self._motion = FanMotion(self)
        self._set_up()
        self.setModel(model)
        model.rowsAboutToBeRemoved.connect(self._on_rows_leave)
        overlay.changed.connect(self.viewport().update)
        self._motion.moved.connect(self.viewport().update)
        self._aim(None)

    def _set_up(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        for policy in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setAutoScroll(False)
        self.viewport().setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.setStyleSheet("QListView, QListView > QWidget { background: transparent; border: 0 }")

    # --- what the table says ---------------------------------------------------------------------

    def set_scale(self, scale: float) -> None:
        """How much larger than drawn the table is."""
        self._scale = scale
        self.updateGeometry()
        self._aim(None)

    def set_look(self, look: Look) -> None:
        """Paint in another look."""
        self._look = look
        self.viewport().update()

    def set_speed(self, percent: int) -> None:
        """How fast cards move; 0: not at all."""
        self._motion.speed = percent

    def shake(self, card: Card) -> None:
        """The card cannot be played."""
        self._motion.shake(card)

    def finish(self) -> None:
        """End all motion at once."""
        self._motion.finish()

    # --- where cards are -------------------------------------------------------------------------

    def pose_of(self, card: Card) -> Pose | None:
        """Where a card of the hand belongs, or was when it left; in the overlay's coordinates."""
        stand = self._motion.goal(card)
        if self._hand.row_of(card) is None or stand is None:
            return self._departed.get(card)
        return self._on_overlay(stand.pose)

    def lying(self, card: Card) -> tuple[Pose, Mark | None] | None:
        """How a card lies in the hand; None if it is not there."""
        row, pose = self._hand.row_of(card), self.pose_of(card)
        return None if row is None or pose is None else (pose, self._hand.card(row).mark)

    def resting(self, row: int) -> Pose:
        """How a card lies at rest, in the fan's own coordinates."""
        return self._fan.poses[row]

    def row_at(self, point: QPointF) -> int | None:
        """The row of the card at a point of the viewport."""
        lifts = [self._lift(row) for row in range(self._hand.rowCount())]
        return self._fan.row_at(point, lifts)

    def card_at(self, at: QPointF) -> Card | None:
        """The card at a point of the screen."""
        row = self.row_at(self.viewport().mapFromGlobal(at))
        return None if row is None else self._hand.card(row).card

    def visualRect(self, index: Index) -> QRect:
        if not index.isValid() or index.row() >= len(self._fan.poses):
            return QRect()
        return self._fan.area(index.row(), self._lift(index.row())).toRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        row = self.row_at(QPointF(point))
        return QModelIndex() if row is None else self._hand.index(row)

    def scrollTo(
        self, index: Index, hint: QListView.ScrollHint = QListView.ScrollHint.EnsureVisible
    ) -> None:
        """Everything is in view."""

    def horizontalOffset(self) -> int:
        return 0

    def verticalOffset(self) -> int:
        return 0

    def sizeHint(self) -> QSize:
        return QSize(round(980 * self._scale), round(fan_height(self._scale)))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, round(fan_height(self._scale)))

    # --- what Qt tells ---------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        ringed = self.currentIndex().row() if self._ring_shown() else -1
        for row in range(min(self._hand.rowCount(), len(self._fan.poses))):
            one = self._hand.card(row)
            stand = self._motion.at(self._key(row))
            if stand is None or self._overlay.shows(one.card):
                continue
            here = Stand(stand.pose.moved(self._motion.aside(one.card)), stand.dim)
            hand_card(painter, self._look, one, here, scale=self._scale, ringed=row == ringed)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._aim(None)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self._aim(RISE_OR_DIM)

    def rowsAboutToBeRemoved(self, parent: Index, start: int, end: int) -> None:
        """The focus stays at the same place in the hand: the next card takes it."""
        row = self.currentIndex().row()
        if start <= row <= end:
            after = end + 1 if end + 1 < self._hand.rowCount() else start - 1
            self.setCurrentIndex(self._hand.index(after))
        super().rowsAboutToBeRemoved(parent, start, end)

    # --- inside ----------------------------------------------------------------------------------

    def _aim(self, motion: Motion | None) -> None:
        """Work out where every card belongs, and let it go there."""
        count = self._hand.rowCount()
        self._fan = Fan.of(count, QSizeF(self.viewport().size()), self._scale)
        stands: dict[Hashable, Stand] = {}
        for row in range(count):
            dim = 1.0 if self._hand.card(row).standing is Standing.ILLEGAL else 0.0
            pose = self._fan.poses[row].lifted(self._lift(row) + self._hover_lift(row))
            stands[self._key(row)] = Stand(pose, dim)
        self._motion.aim(stands, motion)

    def _key(self, row: int) -> Hashable:
        card = self._hand.card(row).card
        return ("back", row) if card is None else card

    def _lift(self, row: int) -> float:
        """How far a card is out of the fan."""
        one = self._hand.card(row)
        # What a hint names is out as far as what has the focus.
        focused = one.hinted or (self._ring_shown() and self.currentIndex().row() == row)
        match one.standing:
            case Standing.LEGAL:
                lift = LIFT_FOCUSED if focused else LIFT_LEGAL
            case Standing.RAISED:
                # No higher: its price would stand out of the fan.
                lift = LIFT_LEGAL
            case Standing.PRICED if one.hinted:
                lift = LIFT_LEGAL
            case Standing.PLAIN if focused:
                lift = LIFT_FOCUSED_AT_REST
            case _:
                return 0
        return min(lift * self._scale, self._fan.room(row))

    def _hover_lift(self, row: int) -> float:
        one = self._hand.card(row)
        over = one.card is not None and one.card == self._hover
        return POINTER_OVER_LIFT * self._scale if over and one.standing not in _STAYS_DOWN else 0

    def _hover_over(self, card: Card | None) -> None:
        if card != self._hover:
            self._hover = card
            self._aim(POINTER_OVER)

    def _ring_shown(self) -> bool:
        return self._keyboard and self.hasFocus()

    def _show_ring(self, keyboard: bool) -> None:
        """Whether the keyboard was used last: then the ring is to be seen."""
        if keyboard != self._keyboard:
            self._keyboard = keyboard
            self._aim(RISE_OR_DIM)
            self.viewport().update()

    def _on_overlay(self, pose: Pose) -> Pose:
        at = self.viewport().mapToGlobal(pose.centre)
        return Pose(QPointF(self._overlay.mapFromGlobal(at)), pose.angle, pose.width)

    def _on_rows_leave(self, parent: QModelIndex, first: int, last: int) -> None:
        for row in range(first, last + 1):
            card = self._hand.card(row).card
            stand = None if card is None else self._motion.at(card)
            if card is not None and stand is not None:
                held = self._overlay.pose_of(card)
                self._departed[card] = held or self._on_overlay(stand.pose)
