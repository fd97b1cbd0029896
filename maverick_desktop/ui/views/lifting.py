"""A press on a card, and what becomes of it: a click, or a card lifted, held and let fall.

The fan and the middle of the table share it. A drag begins after 8 pixels; Esc, another button, a
loss of the focus, a new turn or a drop elsewhere send the card home. Must not know what cards mean.
"""

from dataclasses import dataclass
from typing import Final, Protocol

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal

from maverick_desktop.core.cards import Card
from maverick_desktop.ui.measures import LIFTED_SHADOW, PLAY_CARD
from maverick_desktop.ui.scene import Mark
from maverick_desktop.ui.views.overlay import CardOverlay
from maverick_desktop.ui.views.pose import Pose

DRAG_AFTER: Final = 8
_PATIENCE: Final = 2000
"""How long a dropped card waits for the table to take it, in milliseconds."""


class Source(Protocol):
    """Where cards are lifted from. Points are of the screen, poses of the overlay."""

    def card_at(self, at: QPointF) -> Card | None:
        """The card at a point."""

    def may_lift(self, card: Card) -> bool:
        """Whether it may be dragged."""

    def lying(self, card: Card) -> tuple[Pose, Mark | None] | None:
        """How it lies at home; None if it is not there any more."""

    def fall(self, card: Card, at: QPointF) -> bool:
        """Let it fall; False if it may not lie there."""


@dataclass(frozen=True, slots=True)
class _Press:
    card: Card
    at: QPointF
    turn: str


class Lifting(QObject):
    """The gesture in progress, if there is one."""

    clicked = Signal(object)
    """Pressed and released on this card."""
    lifted = Signal(object)
    """The card has left its place."""
    moved = Signal(object, QPointF)
    """The card held, and where the pointer is on the screen."""
    ended = Signal()
    """The card is held no longer."""

    def __init__(self, source: Source, overlay: CardOverlay, parent: QObject) -> None:
        super().__init__(parent)
        self._source = source
        self._overlay = overlay
        self._press: _Press | None = None
        self._held: tuple[Card, Mark | None] | None = None
        self._grip = QPointF()
        self._width = 0.0
        self._falling: tuple[Card, Mark | None] | None = None
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.timeout.connect(self.settle)

    @property
    def pending(self) -> bool:
        """Whether a button is down on a card."""
        return self._press is not None

    @property
    def holding(self) -> bool:
        """Whether a card is held."""
        return self._held is not None

    def press(self, card: Card, at: QPointF, turn: str) -> None:
        """The left button went down on a card."""
        self.cancel()
        self._press = _Press(card, at, turn)

    def move(self, at: QPointF, buttons: Qt.MouseButton) -> None:
        """The pointer moved."""
        press = self._press
        if press is None:
            return
        if buttons != Qt.MouseButton.LeftButton:
            self.cancel()
            return
        if self._held is None and (at - press.at).manhattanLength() >= DRAG_AFTER:
            self._held = self._taken_up(press)
        if self._held is None:
            return
        card, mark = self._held
        self._overlay.hold(card, mark, self._pose(at))
        self.moved.emit(card, at)

    def release(self, at: QPointF) -> None:
        """The left button came up."""
        press, held = self._press, self._held
        if press is None:
            return
        self._press = None
        if held is None:
            if self._source.card_at(at) == press.card:
                self.clicked.emit(press.card)
            return
        self._held = None
        self._falling = held
        self.ended.emit()
        if self._source.fall(press.card, at):
            if self._falling is not None:
                self._wait.start(_PATIENCE)
        else:
            self.settle()

    def cancel(self) -> None:
        """Whatever was begun ends; a card that is held flies home."""
        self._press = None
        held, self._held = self._held, None
        if held is not None:
            self.ended.emit()
            self._go_home(*held)

    def new_scene(self, turn: str) -> None:
        """What lies on the table has changed; a gesture of another turn dies."""
        if self._press is not None:
            gone = self._source.lying(self._press.card) is None
            if gone or self._press.turn != turn:
                self.cancel()
        self.settle()

    def settle(self) -> None:
        """A card let fall is where it belongs: on the table, or it flies home."""
        self._wait.stop()
        falling, self._falling = self._falling, None
        if falling is not None:
            self._go_home(*falling)

    # --- inside ----------------------------------------------------------------------------------

    def _taken_up(self, press: _Press) -> tuple[Card, Mark | None] | None:
        lying = self._source.lying(press.card)
        if lying is None or not self._source.may_lift(press.card):
            return None
        pose, mark = lying
        self._grip = pose.own(QPointF(self._overlay.mapFromGlobal(press.at)))
        self._width = pose.width
        self.lifted.emit(press.card)
        return press.card, mark

    def _pose(self, at: QPointF) -> Pose:
        return Pose(QPointF(self._overlay.mapFromGlobal(at)) - self._grip, 0.0, self._width)

    def _go_home(self, card: Card, mark: Mark | None) -> None:
        start, lying = self._overlay.pose_of(card), self._source.lying(card)
        if start is None or lying is None:
            self._overlay.let_go(card)
            return
        self._overlay.fly(card, mark, start, lying[0], PLAY_CARD, shadow=LIFTED_SHADOW)
