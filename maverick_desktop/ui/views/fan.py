"""The player's hand on the table, under mouse and keys.

Click, key and drag all end in ``chosen`` or in a drop on the middle; what that means is the desk's
affair. How the hand looks is fanitems'.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QMimeData, QModelIndex, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from maverick_desktop.core.cards import Card
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.measures import RISE_OR_DIM
from maverick_desktop.ui.models.hand import HandModel
from maverick_desktop.ui.models.trick import TrickModel
from maverick_desktop.ui.scene import PassMiddle, Scene, Standing, TrickMiddle
from maverick_desktop.ui.views import fankeys
from maverick_desktop.ui.views.fanitems import FanItems
from maverick_desktop.ui.views.lifting import Lifting
from maverick_desktop.ui.views.overlay import CardOverlay

Accepts = Callable[[QPoint], bool]
"""Whether a point of the screen is over the place for a card."""

_LEFT: Final = Qt.MouseButton.LeftButton
_MOVE: Final = Qt.DropAction.MoveAction
_NOWHERE: Final = QModelIndex()
_TABBED: Final = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
_Shape = Qt.CursorShape


class FanView(FanItems):
    """The hand. Lies at the foot of the table, as wide as the table, and is see-through."""

    chosen = Signal(object)
    """A card was clicked, or Enter or Space was pressed on it; also one that cannot be played."""
    drag_began = Signal(object)
    drop_lit = Signal(bool)
    """Whether the card held may fall where it is: the place for it lights up."""

    def __init__(
        self, look: Look, model: HandModel, overlay: CardOverlay, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, model, overlay, parent)
        self._clicked: Card | None = None
        self._lit = False
        self._carried = QMimeData()
        self._target: tuple[TrickModel, Accepts] | None = None
        self._lifting = Lifting(self, overlay, self)
        self._lifting.clicked.connect(self._on_clicked)
        self._lifting.lifted.connect(self._on_lifted)
        self._lifting.moved.connect(self._on_held_moved)
        self._lifting.ended.connect(self._on_held_no_more)
        model.shown.connect(self._on_shown)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def set_target(self, model: TrickModel, accepts: Accepts) -> None:
        """Where cards are dropped: the model that takes them, and whether a point is over it."""
        self._target = model, accepts

    def cancel(self) -> bool:
        """End the gesture in progress; whether there was one."""
        busy = self._lifting.pending
        self._lifting.cancel()
        return busy

    def may_lift(self, card: Card) -> bool:
        """Whether a card may be dragged."""
        row = self._hand.row_of(card)
        return row is not None and self._hand.may_lift(row)

    def fall(self, card: Card, at: QPointF) -> bool:
        """Drop the card held on the middle, if it is over it."""
        if self._target is None or not self._target[1](at.toPoint()):
            return False
        return self._target[0].dropMimeData(self._carried, _MOVE, -1, -1, _NOWHERE)

    # --- the pointer -----------------------------------------------------------------------------

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
        if self._lifting.holding:
            self._hover_over(None)
        else:
            self._point_at(self.row_at(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is _LEFT and self._lifting.pending:
            self._lifting.release(event.globalPosition())
        else:
            event.ignore()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._point_at(None)
        return super().viewportEvent(event)

    def _point_at(self, row: int | None) -> None:
        """The pointer shows what can be clicked."""
        playable = row is not None and self._hand.playable(row)
        self._hover_over(self._hand.card(row).card if row is not None and playable else None)
        self.viewport().setCursor(_Shape.PointingHandCursor if playable else _Shape.ArrowCursor)

    # --- keys and focus --------------------------------------------------------------------------

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
        if fankeys.means(event):
            self._show_ring(True)
        row = fankeys.goal(event, self._hand, self.currentIndex().row())
        if row is not None:
            self.setCurrentIndex(self._hand.index(row))
        elif fankeys.chooses(event) and not self._rests() and not self._hands_on(event):
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

    def _rests(self) -> bool:
        """Whether a complete trick lies on the table: Enter and Space then go on."""
        middle = None if self._hand.scene is None else self._hand.scene.middle
        return isinstance(middle, TrickMiddle) and middle.complete

    def _hands_on(self, event: QKeyEvent) -> bool:
        """Whether all cards to pass on are chosen and the key is Enter, which hands them on."""
        middle = None if self._hand.scene is None else self._hand.scene.middle
        ready = isinstance(middle, PassMiddle) and middle.button is not None
        return ready and event.key() != Qt.Key.Key_Space

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

    # --- inside ----------------------------------------------------------------------------------

    def _on_shown(self, scene: Scene) -> None:
        hidden = scene.hidden or not scene.hand
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if hidden else Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self._hand.title)
        row = None if self._hover is None else self._hand.row_of(self._hover)
        if row is None or not self._hand.playable(row):
            self._hover = None
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
        self.viewport().setCursor(_Shape.ClosedHandCursor)
        self.drag_began.emit(card)

    def _on_held_moved(self, card: Card, at: QPointF) -> None:
        lit = False
        if self._target is not None and self._target[1](at.toPoint()):
            lit = self._target[0].canDropMimeData(self._carried, _MOVE, -1, -1, _NOWHERE)
        self._light(lit)

    def _on_held_no_more(self) -> None:
        self._light(False)
        self.viewport().setCursor(_Shape.ArrowCursor)

    def _light(self, lit: bool) -> None:
        if lit != self._lit:
            self._lit = lit
            self.drop_lit.emit(lit)
