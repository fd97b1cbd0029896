"""The player's hand on the table: a list whose items lie in a fan.

Click, key and drag all end in ``chosen`` or in a drop on the middle; what that means is the desk's
affair. Where cards lie is fangeometry's, how they get there fanmotion's.
"""

from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QMimeData,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QSize,
    QSizeF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QListView, QWidget

from maverick_desktop.core.cards import Card
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.measures import POINTER_OVER, POINTER_OVER_LIFT, RISE_OR_DIM, Motion
from maverick_desktop.ui.models.hand import HandModel
from maverick_desktop.ui.models.trick import TrickModel
from maverick_desktop.ui.scene import Mark, Scene, Standing, TrickMiddle
from maverick_desktop.ui.views import fankeys
from maverick_desktop.ui.views.fangeometry import (
    LIFT_FOCUSED,
    LIFT_FOCUSED_AT_REST,
    LIFT_LEGAL,
    Fan,
    fan_height,
)
from maverick_desktop.ui.views.fanmotion import FanMotion, Stand
from maverick_desktop.ui.views.fanpainter import hand_card
from maverick_desktop.ui.views.lifting import Lifting
from maverick_desktop.ui.views.overlay import CardOverlay
from maverick_desktop.ui.views.pose import Pose

Index = QModelIndex | QPersistentModelIndex
Accepts = Callable[[QPoint], bool]

_LEFT: Final = Qt.MouseButton.LeftButton
_MOVE: Final = Qt.DropAction.MoveAction
_TABBED: Final = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


class FanView(QListView):
    """The hand. Lies at the foot of the table, as wide as the table, and is see-through."""

    chosen = Signal(object)
    """A card was clicked, or Enter or Space was pressed on it; also one that cannot be played."""
    drag_began = Signal(object)
    drop_lit = Signal(bool)
    """Whether the card held may fall where it is: the place for it lights up."""

    def __init__(
        self, look: Look, model: HandModel, overlay: CardOverlay, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._hand = model
        self._overlay = overlay
        self._scale = 1.0
        self._fan = Fan.of(0, QSizeF(), 1.0)
        self._hover: Card | None = None
        self._keyboard = False
        self._clicked: Card | None = None
        self._lit = False
        self._carried = QMimeData()
        self._target: tuple[TrickModel, Accepts] | None = None
        self._departed: dict[Card, Pose] = {}
        self._motion = FanMotion(self)
        self._lifting = Lifting(self, overlay, self)
        self._set_up()
        self.setModel(model)
        self._connect()
        self._aim(None)

    def _set_up(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        for policy in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAutoScroll(False)
        self.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self.viewport().setMouseTracking(True)
        self.setStyleSheet("QListView, QListView > QWidget { background: transparent; border: 0 }")

    def _connect(self) -> None:
        self._hand.rowsAboutToBeRemoved.connect(self._on_rows_leave)
        self._hand.shown.connect(self._on_shown)
        self._overlay.changed.connect(self.viewport().update)
        self._motion.moved.connect(self.viewport().update)
        self._lifting.clicked.connect(self._on_clicked)
        self._lifting.lifted.connect(self._on_lifted)
        self._lifting.moved.connect(self._on_held_moved)
        self._lifting.ended.connect(self._on_held_no_more)

    # --- what the table says ---------------------------------------------------------------------

    def set_target(self, model: TrickModel, accepts: Accepts) -> None:
        """Where cards are dropped: the model that takes them, and whether a point is over it."""
        self._target = model, accepts

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

    def cancel(self) -> bool:
        """End the gesture in progress; whether there was one."""
        busy = self._lifting.pending
        self._lifting.cancel()
        return busy

    def pose_of(self, card: Card) -> Pose | None:
        """Where a card of the hand belongs, or was when it left; in the overlay's coordinates."""
        stand = self._motion.goal(card)
        if self._hand.row_of(card) is None or stand is None:
            return self._departed.get(card)
        return self._on_overlay(stand.pose)

    # --- what lifting asks -----------------------------------------------------------------------

    def card_at(self, at: QPointF) -> Card | None:
        """The card at a point of the screen."""
        row = self.row_at(self.viewport().mapFromGlobal(at))
        return None if row is None else self._hand.card(row).card

    def may_lift(self, card: Card) -> bool:
        """Whether it may be dragged."""
        row = self._hand.row_of(card)
        return row is not None and self._hand.may_lift(row)

    def lying(self, card: Card) -> tuple[Pose, Mark | None] | None:
        """How it lies in the hand."""
        row, pose = self._hand.row_of(card), self.pose_of(card)
        return None if row is None or pose is None else (pose, self._hand.card(row).mark)

    def fall(self, card: Card, at: QPointF) -> bool:
        """Drop it on the middle, if it is over it."""
        if self._target is None or not self._target[1](at.toPoint()):
            return False
        return self._target[0].dropMimeData(self._carried, _MOVE, -1, -1, QModelIndex())

    # --- where the items are ---------------------------------------------------------------------

    def row_at(self, point: QPointF) -> int | None:
        """The row of the card at a point of the viewport."""
        lifts = [self._lift(row) for row in range(self._hand.rowCount())]
        return self._fan.row_at(point, lifts)

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

    # --- events: painting ------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        ringed = self.currentIndex().row() if self._ring_shown() else -1
        for row in range(min(self._hand.rowCount(), len(self._fan.poses))):
            one = self._hand.card(row)
            stand = self._motion.at(self._key(row))
            if stand is None or self._overlay.shows(one.card):
                continue
            pose = stand.pose.moved(self._motion.aside(one.card))
            here = Stand(pose, stand.dim)
            hand_card(painter, self._look, one, here, scale=self._scale, ringed=row == ringed)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._aim(None)

    # --- events: the pointer ---------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.cancel():
            return
        row = self.row_at(event.position())
        card = None if row is None else self._hand.card(row).card
        if event.button() is not _LEFT or event.buttons() != _LEFT or row is None or card is None:
            event.ignore()
            return
        self._show_ring(False)
        self.setCurrentIndex(self._hand.index(row))
        self._lifting.press(card, event.globalPosition(), self._hand.turn)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second of two quick clicks counts for the same card alone, and never pays a price."""
        row = self.row_at(event.position())
        one = None if row is None else self._hand.card(row)
        if one is None or one.card is None:
            event.ignore()
        elif one.card == self._clicked and one.standing is not Standing.RAISED:
            self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._lifting.move(event.globalPosition(), event.buttons())
        self._point_at(None if self._lifting.holding else self.row_at(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is _LEFT and self._lifting.pending:
            self._lifting.release(event.globalPosition())
        else:
            event.ignore()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._point_at(None)
        return super().viewportEvent(event)

    # --- events: keys and focus ------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        # Keys that mean something here are not taken by shortcuts of the window.
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            escape = event.key() == Qt.Key.Key_Escape and self._lifting.pending
            if escape or (fankeys.means(event) and not self._rests()):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.cancel():
            return
        if self._lifting.pending:
            return
        self._show_ring(True)
        row = fankeys.goal(event, self._hand, self.currentIndex().row())
        if row is not None:
            self.setCurrentIndex(self._hand.index(row))
        elif fankeys.chooses(event) and not self._rests():
            self._choose_current(event)
        else:
            event.ignore()

    def _choose_current(self, event: QKeyEvent) -> None:
        row = self.currentIndex().row()
        card = self._hand.card(row).card if 0 <= row < self._hand.rowCount() else None
        if card is None:
            event.ignore()
        elif not event.isAutoRepeat():
            self.chosen.emit(card)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() in _TABBED:
            self._keyboard = True
        elif event.reason() is Qt.FocusReason.MouseFocusReason:
            self._keyboard = False
        if not self.currentIndex().isValid():
            rows = range(self._hand.rowCount())
            first = next((row for row in rows if self._hand.playable(row)), 0)
            self.setCurrentIndex(self._hand.index(first))
        super().focusInEvent(event)
        self._aim(RISE_OR_DIM)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.cancel()
        super().focusOutEvent(event)
        self._aim(RISE_OR_DIM)

    def hideEvent(self, event: QHideEvent) -> None:
        self.cancel()
        super().hideEvent(event)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self._aim(RISE_OR_DIM)

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
        standing = self._hand.card(row).standing
        focused = self._ring_shown() and self.currentIndex().row() == row
        match standing:
            case Standing.LEGAL:
                lift = LIFT_FOCUSED if focused else LIFT_LEGAL
            case Standing.RAISED:
                # No higher: its price would stand out of the fan.
                lift = LIFT_LEGAL
            case Standing.PLAIN if focused:
                lift = LIFT_FOCUSED_AT_REST
            case _:
                lift = 0
        return lift * self._scale

    def _hover_lift(self, row: int) -> float:
        one = self._hand.card(row)
        over = one.card is not None and one.card == self._hover
        return POINTER_OVER_LIFT * self._scale if over and one.standing not in _STAYS_DOWN else 0

    def _ring_shown(self) -> bool:
        return self._keyboard and self.hasFocus()

    def _show_ring(self, keyboard: bool) -> None:
        if keyboard != self._keyboard:
            self._keyboard = keyboard
            self._aim(RISE_OR_DIM)
            self.viewport().update()

    def _rests(self) -> bool:
        """Whether a complete trick lies on the table: Enter and Space then go on."""
        middle = None if self._hand.scene is None else self._hand.scene.middle
        return isinstance(middle, TrickMiddle) and middle.complete

    def _point_at(self, row: int | None) -> None:
        playable = row is not None and self._hand.playable(row)
        hover = self._hand.card(row).card if row is not None and playable else None
        if hover == self._hover:
            return
        self._hover = hover
        shape = Qt.CursorShape.PointingHandCursor if playable else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)
        self._aim(POINTER_OVER)

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

    def _on_shown(self, scene: Scene) -> None:
        hidden = scene.hidden or not scene.hand
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if hidden else Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self._hand.title)
        if self._hover is not None:
            row = self._hand.row_of(self._hover)
            self._hover = self._hover if row is not None and self._hand.playable(row) else None
        self._aim(RISE_OR_DIM)
        self._lifting.new_scene(self._hand.turn)
        self.viewport().update()

    def _on_clicked(self, card: Card) -> None:
        self._clicked = card
        self.chosen.emit(card)

    def _on_lifted(self, card: Card) -> None:
        self._clicked = None
        row = self._hand.row_of(card)
        self._carried = self._hand.mimeData([] if row is None else [self._hand.index(row)])
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        self.drag_began.emit(card)

    def _on_held_moved(self, card: Card, at: QPointF) -> None:
        lit = False
        if self._target is not None and self._target[1](at.toPoint()):
            where = QModelIndex()
            lit = self._target[0].canDropMimeData(self._carried, _MOVE, -1, -1, where)
        self._light(lit)

    def _on_held_no_more(self) -> None:
        self._light(False)
        self.viewport().setCursor(Qt.CursorShape.ArrowCursor)

    def _light(self, lit: bool) -> None:
        if lit != self._lit:
            self._lit = lit
            self.drop_lit.emit(lit)


_STAYS_DOWN: Final = (Standing.ILLEGAL, Standing.PRICED)
