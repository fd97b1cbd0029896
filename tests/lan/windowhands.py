"""The program with its window, in a process of its own, and hands that use it as they are told.

``python -m tests.lan.windowhands DIR`` is ``maverick-desktop --profile DIR`` and nothing else. The
hands press, type and play on what is on the screen, with mouse and key events that the window
system hands to the window; they know widgets by what they say. Each line on stdin is a JSON list,
a number and the words of a ``Hands`` method, tried until it works; ``done NUMBER`` or ``cannot
NUMBER`` answers it. What is played and what the prompt says is told by the line, too.
"""

import json
import re
import sys
from collections import deque
from collections.abc import Callable
from threading import Thread
from time import monotonic, sleep
from typing import Final

from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QWidget,
)

from maverick_desktop.__main__ import main
from maverick_desktop.core.cards import Card, cards_in
from maverick_desktop.core.events import ChooseCards, MakeBid, PlayCard
from maverick_desktop.core.legal import MayWait
from maverick_desktop.core.public import Phase
from maverick_desktop.core.view import SeatView
from maverick_desktop.text.phrase import say
from maverick_desktop.ui.main_window import MainWindow
from maverick_desktop.ui.scene import PassMiddle, ResultMiddle
from maverick_desktop.ui.sitting import Sitting
from maverick_desktop.ui.views.bids import BidButton
from maverick_desktop.ui.views.passing import PassButton
from tests.ui.play import sound_action

_STEP: Final = 30
"""Milliseconds between two looks at the screen."""
_PATIENCE: Final = 60.0
_AGAIN: Final = 3.0
"""Seconds after which a gesture that came to nothing is made again."""
_LEFT: Final = Qt.MouseButton.LeftButton


class Hands(QObject):
    """One player's hands and eyes."""

    told = Signal(str)
    """A line from stdin."""

    def __init__(self) -> None:
        super().__init__()
        self._jobs: deque[tuple[int, list[str], float]] = deque()
        self._plays = False
        self._asked: tuple[tuple[int, int], float] | None = None
        """The decision a gesture was made for, and when."""
        self._busy = False
        self._seen: dict[str, str] = {}
        self.told.connect(self._on_told)

    def _on_told(self, line: str) -> None:
        number, *words = json.loads(line)
        if not self._jobs:
            QTimer.singleShot(0, self, self.look)
        self._jobs.append((number, words, monotonic() + _PATIENCE))

    def look(self) -> None:
        """Do what can be done now, then look again."""
        # A gesture lets events happen, this look among them.
        if self._busy:
            return
        self._busy = True
        try:
            self._work()
            self._report()
            if self._plays and not self._jobs:
                self._play()
        finally:
            self._busy = False
        QTimer.singleShot(_STEP, self, self.look)

    def _work(self) -> None:
        while self._jobs:
            number, (word, *more), until = self._jobs[0]
            deed: Callable[..., bool] = getattr(self, word)
            if deed(*more):
                _say("done", number)
            elif monotonic() > until:
                _say("cannot", number, word, *more, "among", json.dumps(self._texts()))
            else:
                return
            self._jobs.popleft()

    # --- what they are told ----------------------------------------------------------------------

    def press(self, text: str) -> bool:
        """Click the button that says this."""
        return any(
            _click(button)
            for button in _in_front().findChildren(QAbstractButton)
            if button.isEnabled() and _is(button, text)
        )

    def write(self, field: str, text: str) -> bool:
        """Type into the field of this name, in place of what stands there."""
        for edit in _in_front().findChildren(QLineEdit):
            if edit.isEnabled() and _is(edit, field) and _click(edit):
                QTest.keyClick(edit, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
                QTest.keyClicks(edit, text)
                return edit.text() == text
        return False

    def menu(self, title: str, text: str) -> bool:
        """Choose from one of the window's menus."""
        popup = QApplication.activePopupWidget()
        if isinstance(popup, QMenu):
            return self.pick(text)
        bar = _window().bar.menus
        for action in bar.actions():
            if _plain(action.text()) == title and _in_front() is bar.window():
                _click(bar, bar.actionGeometry(action).center())
        return False

    def pick(self, text: str) -> bool:
        """Choose from the menu that is open."""
        popup = QApplication.activePopupWidget()
        if not isinstance(popup, QMenu):
            return False
        return any(
            _click(popup, popup.actionGeometry(action).center())
            for action in popup.actions()
            if action.isEnabled() and re.fullmatch(text, _plain(action.text()))
        )

    def see(self, text: str) -> bool:
        """Wait until something on the screen says this."""
        return any(re.search(text, one) for one in self._texts())

    def escape(self) -> bool:
        """Press Esc in the dialog that is open."""
        dialog = QApplication.activeModalWidget()
        if dialog is None:
            return False
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        return True

    def tell(self, text: str) -> bool:
        """Tell what on the screen says this."""
        found = [one for one in self._texts() if re.search(text, one)]
        if found:
            _say("text", found[0])
        return bool(found)

    def clipboard(self) -> bool:
        """Tell what was copied."""
        text = QGuiApplication.clipboard().text()
        if text:
            _say("copied", text)
        return bool(text)

    def play(self) -> bool:
        """From now on play whenever it is one's turn."""
        self._plays = True
        return True

    # --- playing ---------------------------------------------------------------------------------

    def _play(self) -> None:
        sitting = _window().findChild(Sitting)
        if sitting is None or sitting.session is None or sitting.desk is None:
            return
        screen, scene = sitting.session.screen, sitting.desk.scene
        if _in_front() is not _window() or screen.around.trouble is not None:
            return
        if screen.view.public.phase is Phase.OVER:
            return
        if screen.held is not None or not screen.live:
            QTest.keyClick(_window(), Qt.Key.Key_Space)
        elif isinstance(scene.middle, ResultMiddle) and scene.middle.next is not None:
            self.press("Next hand")
        elif not isinstance(screen.view.legal(), MayWait):
            self._decide(screen.view, scene.middle)

    def _decide(self, view: SeatView, middle: object) -> None:
        decision = view.public.opened, view.public.seats[view.seat].since
        now = monotonic()
        if self._asked is not None and self._asked[0] == decision:
            if now - self._asked[1] < _AGAIN:
                return
            _say("again", *decision)
        done = False
        match sound_action(view):
            case PlayCard(card):
                done = _click_card(card)
            case MakeBid(bid):
                panels = _window().findChildren(BidButton)
                done = any(_click(one) for one in panels if one.panel.bid == bid)
            case ChooseCards(cards):
                chosen = middle.chosen if isinstance(middle, PassMiddle) else ()
                missing = [one for one in cards_in(cards) if one not in chosen]
                if missing:
                    # The rest at the next looks.
                    _click_card(missing[0])
                    return
                done = any(map(_click, _window().findChildren(PassButton)))
        if done:
            self._asked = decision, now

    # --- what they see ---------------------------------------------------------------------------

    def _texts(self) -> list[str]:
        """Everything that is said in the window in front."""
        said = []
        for widget in _in_front().findChildren(QWidget):
            if widget.isVisible():
                texts = [widget.accessibleName(), widget.accessibleDescription()]
                if isinstance(widget, QLabel | QAbstractButton):
                    texts.append(_plain(widget.text()))
                said += [one for one in texts if one]
        return said

    def _report(self) -> None:
        window = next((one for one in QApplication.topLevelWidgets() if _is_main(one)), None)
        sitting = None if window is None else window.findChild(Sitting)
        if sitting is None or sitting.session is None:
            return
        public = sitting.session.screen.view.public
        prompt = None if sitting.desk is None else sitting.desk.scene.prompt
        self._tell("prompt", "" if prompt is None else say(prompt.first))
        total = "{}:{}".format(*public.total)
        hand, tricks = public.hand.number, len(public.hand.tricks)
        self._tell("at", f"{hand} {tricks} {public.phase.value} {total}")
        if public.phase is Phase.OVER:
            self._tell("over", f"{public.total[0]} {public.total[1]}")

    def _tell(self, what: str, how: str) -> None:
        if self._seen.get(what) != how:
            self._seen[what] = how
            _say(what, how)


# --- the screen ----------------------------------------------------------------------------------


def _say(*words: object) -> None:
    print(*words, flush=True)


def _plain(text: str) -> str:
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


def _is(widget: QWidget, text: str) -> bool:
    names = [widget.accessibleName()]
    if isinstance(widget, QAbstractButton):
        names.append(_plain(widget.text()))
    return any(re.fullmatch(text, name) for name in names)


def _is_main(widget: QWidget) -> bool:
    return isinstance(widget, MainWindow)


def _window() -> MainWindow:
    return next(one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow))


def _in_front() -> QWidget:
    """What takes the mouse now: a menu, a dialog, the window."""
    return QApplication.activePopupWidget() or QApplication.activeModalWidget() or _window()


def _click(widget: QWidget, at: QPoint | None = None) -> bool:
    """Click there if it is to be seen there, as far as its window goes."""
    window = widget.window()
    handle = window.windowHandle()
    point = widget.mapTo(window, widget.rect().center() if at is None else at)
    found: object = window.childAt(point)
    there = found if isinstance(found, QWidget) else window
    if not window.isVisible() or not (there is widget or widget.isAncestorOf(there)):
        return False
    QTest.mouseClick(handle, _LEFT, Qt.KeyboardModifier.NoModifier, point)
    return True


def _click_card(card: Card) -> bool:
    """Click the visible strip of a card in the hand."""
    fan, sitting = _window().findChild(QListView), _window().findChild(Sitting)
    if fan is None or sitting is None or sitting.desk is None:
        return False
    row = [one.card for one in sitting.desk.scene.hand].index(card)
    port = fan.viewport()
    for y in range(port.height() - 40, 0, -16):
        on_it = [x for x in range(0, port.width(), 4) if fan.indexAt(QPoint(x, y)).row() == row]
        if on_it and _click(port, QPoint(on_it[len(on_it) // 3], y)):
            return True
    return False


def _lend_hands() -> None:
    """Wait for the window's program, then do there what is read here."""
    while (application := QApplication.instance()) is None:
        sleep(0.01)
    hands = Hands()
    hands.moveToThread(application.thread())
    for line in sys.stdin:
        hands.told.emit(line)


if __name__ == "__main__":
    Thread(target=_lend_hands, daemon=True).start()
    sys.exit(main(["--profile", *sys.argv[1:]]))
