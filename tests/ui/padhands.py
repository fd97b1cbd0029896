"""Hands on the score pad's window: presses of real keys and of the mouse, counted."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from maverick_desktop.core.cards import Seat
from maverick_desktop.core.padfacts import (
    BeginHand,
    BeginHandBySuits,
    NameSeat,
    NoteBid,
    NoteRevoke,
    NoteTotals,
    NoteTrick,
    PadWish,
)
from maverick_desktop.core.padstate import PadPhase, PadState, next_dealer
from maverick_desktop.ui.pad.paddesk import Page
from maverick_desktop.ui.pad.padwindow import PadWindow
from maverick_desktop.ui.scene import BID_KEYS
from tests.ui.play import settle

ARROWS = (Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Right)
"""By seat."""


class Hands:
    """Somebody at the pad."""

    def __init__(self, window: PadWindow, qtbot: QtBot) -> None:
        self.window = window
        self.presses = 0
        qtbot.addWidget(window)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        settle()

    @property
    def state(self) -> PadState:
        """The match as it stands."""
        return self.window.session.state

    def page(self) -> Page:
        """What is shown."""
        return self.window.desk.page

    def phase(self) -> PadPhase:
        """What the pad is waiting for."""
        return self.state.phase

    @property
    def refusal(self) -> str:
        """Why the last press could not be, as the window shows it; empty if it could."""
        return self.window.felt.prompt.refusal

    @property
    def prompt(self) -> str:
        """What the window asks for."""
        return self.window.felt.prompt.accessibleName()

    # --- presses ---------------------------------------------------------------------------------

    def _focus(self) -> QWidget:
        focus: QWidget | None = self.window.focusWidget()
        return self.window if focus is None else focus

    def key(self, key: Qt.Key, control: bool = False) -> None:
        """Press a key, wherever the focus is."""
        modifier = Qt.KeyboardModifier
        held = modifier.ControlModifier if control else modifier.NoModifier
        QTest.keyClick(self._focus(), key, held)
        self.presses += 1
        settle()

    def keys(self, text: str) -> None:
        """Press the keys of letters and digits, one after the other."""
        for char in text:
            QTest.keyClicks(self._focus(), char)
            self.presses += 1
        settle()

    def click(self, button: QAbstractButton) -> None:
        """Click a button in the middle of what is seen of it."""
        assert button.isVisible()
        face = getattr(button, "face", button.rect().toRectF())
        QTest.mouseClick(
            button,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            face.center().toPoint(),
        )
        settle()

    def click_at(self, point: QPoint) -> None:
        """Click whatever is at a point of the window."""
        target = self.window.childAt(point) or self.window
        local = target.mapFrom(self.window, point)
        QTest.mouseClick(target, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, local)
        settle()

    # --- what is entered, by keys ----------------------------------------------------------------

    def enter(self, wish: PadWish) -> None:
        """Enter something as one would who only has the keyboard."""
        match wish:
            case BeginHand():
                self._begin(wish.dealer, " ".join(card.code for card in wish.turned))
            case BeginHandBySuits():
                self._begin(wish.dealer, f"{wish.trump.letter} {wish.adder.letter}")
            case NoteTrick():
                self.keys(f"{wish.winner.letter}{wish.trumps}{wish.adders}")
            case NoteBid():
                self.keys(f"B{wish.seat.letter}{BID_KEYS[wish.bid]}")
            case NoteRevoke():
                self.keys(f"R{wish.seat.letter}")
            case NoteTotals():
                self._totals(wish)
            case NameSeat():
                raise AssertionError("names are typed in their dialog")

    def _begin(self, dealer: Seat, typed: str) -> None:
        if self.page() is Page.OVER:
            self.key(Qt.Key.Key_Return)
        if next_dealer(self.state) is None:
            self.key(ARROWS[dealer])
        self.keys(typed)
        self.key(Qt.Key.Key_Return)

    def _totals(self, wish: NoteTotals) -> None:
        self.keys("T")
        for points in wish.base:
            self.keys(str(points))
            self.key(Qt.Key.Key_Return)
