"""The window: top bar, table and dock in one frame, and the keys that work anywhere in it.

Widgets and wiring between them; what a command does is the shell's affair. Must not know the
table's state beyond the scenes and views it is shown.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Slot
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from maverick_desktop.core.legal import MayBid
from maverick_desktop.core.view import SeatView
from maverick_desktop.text import window as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.commands import CommandWindow
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.menus import Menus
from maverick_desktop.ui.scene import BID_KEYS, PassMiddle, ResultMiddle, Scene
from maverick_desktop.ui.views.dockplace import DockPlace
from maverick_desktop.ui.views.tableplace import TablePlace
from maverick_desktop.ui.views.topbar import TopBar
from maverick_desktop.ui.widgets import FRAME, size_on_screen
from maverick_desktop.ui.wondering import Wondering

if TYPE_CHECKING:
    from maverick_desktop.ui.cardtable import CardTable
    from maverick_desktop.ui.desk import Desk

LEAST_SIZE: Final = (960, 600)
FIRST_SIZE: Final = (1280, 800)
_OF_A_MATCH: Final = ("save", "print", "sheet")
"""Commands that mean nothing without a match."""
_OF_A_MOMENT: Final = ("undo", "last", "review", "hint", "why")
"""Commands that mean something at some moments of a match."""
RUSSIAN_KEYS: Final = {
    ord(there): ord(here) for there, here in zip("ЗТИЩГДРЦ", "PNBOULHW", strict=True)
}
"""Letters of a Russian keyboard, and which keys they are on."""


class MainWindow(CommandWindow):
    """One table, its dock and its menus."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._desk: Desk | None = None
        self._view: SeatView | None = None
        self._browsed: int | None = None
        """Which trick of the hand is shown large."""
        self._wondering = Wondering(self)
        self._table: CardTable | None = None
        self._place = TablePlace(look)
        self.dock = DockPlace(look)
        self.bar = TopBar(look)
        self.menus = Menus(self, look.say)
        self.may_go: Callable[[], bool] = lambda: True
        """Asked when the player wants to close the window: False where it is not closed now."""
        self._build()
        self._fill_menus()
        self._wire()

    # --- what is shown ---------------------------------------------------------------------------

    @property
    def table(self) -> "CardTable":
        """The furnished table; made when it is first needed."""
        if self._table is None:
            from maverick_desktop.ui.cardtable import CardTable

            self._table = CardTable(self._look, self)
            view = self._table.view
            view.new_match.connect(self.new_match)
            view.sheet_requested.connect(self.sheet_wanted)
            view.review_requested.connect(self.review_wanted)
            view.last_trick_requested.connect(self.show_last_trick)
            view.why.connect(self.ask_why)
            view.asked.connect(self._wondering.choose)
            view.told_stepped.connect(self._wondering.step)
            view.told_closed.connect(self._close_told)
            self._place.furnish(view)
        return self._table

    def sit(self, desk: "Desk") -> None:
        """Show this desk's scenes and send gestures to it."""
        self._desk = desk
        desk.scene_changed.connect(self.show_scene)
        self._enable(_OF_A_MATCH, on=True)
        self._wondering.sit(desk)
        self.table.sit(desk)
        self.show_scene(desk.scene)

    def leave(self) -> None:
        """Let the desk go."""
        if self._desk is not None:
            self._desk.scene_changed.disconnect(self.show_scene)
            self._wondering.leave()
            self.table.view.show_told(None, asking=False)
            self.table.leave()
        self._desk = None
        self._enable((*_OF_A_MATCH, *_OF_A_MOMENT), on=False)

    def show_view(self, view: SeatView, rules_name: str, changes: int) -> None:
        """Show the score that has reached the screen."""
        self._view = view
        self.dock.show_view(view, rules_name, changes)
        self.bar.show_totals(None if self.dock.isVisibleTo(self) else view)
        self.commands["last"].setEnabled(bool(view.public.hand.tricks))
        self.commands["review"].setEnabled(bool(view.public.hands_over()))

    @Slot(object)
    def show_scene(self, scene: Scene) -> None:
        """Show what is on the table."""
        self._wondering.follow()
        if self._wondering.told is None:
            self._browse(None)
        self.table.show_scene(scene)
        self._show_told()
        self.commands["undo"].setEnabled(scene.can_undo)
        self.commands["hint"].setEnabled(scene.can_hint)
        self.commands["why"].setEnabled(scene.can_ask)

    # --- building --------------------------------------------------------------------------------

    def _build(self) -> None:
        self.setWindowTitle(words.APP_NAME)
        self.setMinimumSize(*LEAST_SIZE)
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self._place, 1)
        row.addWidget(self.dock)
        column.addLayout(row, 1)
        self.setCentralWidget(body)

    def _fill_menus(self) -> None:
        for title, entries in self.menu_entries():
            self.menus.fill(self.bar.add_menu(Phrase(title)), entries)
        self._enable((*_OF_A_MATCH, *_OF_A_MOMENT), on=False)
        self.bar.add_tool("cards", Phrase(words.TOOL_LAST_TRICK), self.show_last_trick)
        self.bar.add_tool("q", Phrase(words.TOOL_RULES), self.rules_wanted.emit)

    def _enable(self, names: tuple[str, ...], *, on: bool) -> None:
        for name in names:
            self.commands[name].setEnabled(on)

    @property
    def commands(self) -> dict[str, QAction]:
        """Every command by its name."""
        return self.menus.commands

    def place(self, geometry: tuple[int, int, int, int] | None) -> None:
        """Stand where the window stood, frame and all on its screen, if that is still there.

        ``geometry``: the left and top of the frame, and the size within it.
        """
        left, top, width, height = geometry or (0, 0, *FIRST_SIZE)
        screen = QGuiApplication.screenAt(QPoint(left + width // 2, top + 20))
        if geometry is None or screen is None:
            self.resize(size_on_screen(self, QSize(width, height)))
            return
        there = screen.availableGeometry()
        size = QSize(width, height).boundedTo(there.size() - FRAME).expandedTo(self.minimumSize())
        room = there.size() - FRAME - size
        self.resize(size)
        self.move(
            min(max(left, there.left()), there.left() + max(0, room.width())),
            min(max(top, there.top()), there.top() + max(0, room.height())),
        )

    def _wire(self) -> None:
        self.dock.sheet_requested.connect(self.sheet_wanted)
        self.dock.print_requested.connect(self.print_wanted)
        self._wondering.changed.connect(self._on_wondering)

    # --- earlier tricks --------------------------------------------------------------------------

    @Slot()
    def show_last_trick(self) -> None:
        """Show the last trick large, or the table again."""
        done = 0 if self._view is None else len(self._view.public.hand.tricks)
        self._browse(None if self._browsed is not None or not done else done)

    def _browse(self, number: int | None) -> None:
        """Show a trick of this hand large, or none."""
        if number is None and self._browsed is None:
            return
        self._browsed = number
        if number is None or self._view is None:
            self.table.view.large_trick(None)
        else:
            from maverick_desktop.ui.staging import trick_panel

            self.table.view.large_trick(trick_panel(self._view, number))

    def _browse_by(self, step: int) -> None:
        assert self._browsed is not None
        assert self._view is not None
        count = len(self._view.public.hand.tricks)
        self._browse(min(max(self._browsed + step, 1), count))

    # --- hints and reasons -----------------------------------------------------------------------

    @Slot()
    def hint(self) -> None:
        """What a strong player would do; again: why."""
        if self._desk is not None:
            self._desk.hint()

    @Slot()
    def ask_why(self) -> None:
        """Why a computer player did what it did last; again: no more of that."""
        if self._desk is not None:
            self._wondering.ask(self._browsed)

    @Slot()
    def _on_wondering(self) -> None:
        self._browse(self._wondering.trick)
        self._show_told()

    def _show_told(self) -> None:
        asking = self._wondering.told is not None
        hint = None if self._desk is None else self._desk.scene.told
        self.table.view.show_told(self._wondering.told or hint, asking=asking)

    @Slot()
    def _close_told(self) -> None:
        if self._wondering.told is not None:
            self._wondering.close()
        elif self._desk is not None:
            self._desk.cancel()

    # --- keys and the window itself --------------------------------------------------------------

    @Slot()
    def undo(self) -> None:
        """Take back what you did last."""
        if self._desk is not None:
            self._desk.undo()

    def show_dock(self, shown: bool) -> None:
        """Have the dock, or its totals in the top bar."""
        self.dock.setVisible(shown)
        self.bar.show_totals(None if shown else self._view)
        self.dock_shown.emit(shown)

    def show_full(self, full: bool) -> None:
        """Fill the screen, or not."""
        if full:
            self.showFullScreen()
        else:
            self.showNormal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that mean the same wherever the focus is."""
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or not self._on_key(event.key()):
            super().keyPressEvent(event)

    def _on_key(self, pressed: int) -> bool:
        """Do what a key means now; whether it meant anything."""
        key = RUSSIAN_KEYS.get(pressed, pressed)
        desk = self._desk
        if desk is None:
            return False
        if self._wondering.told is not None and key in (Qt.Key.Key_Escape, Qt.Key.Key_W):
            self._wondering.close()
            return True
        if self._browsed is not None and self._browse_key(key):
            return True
        if key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._go_on(desk)
        elif key == Qt.Key.Key_Escape:
            desk.cancel()
        elif key == Qt.Key.Key_U:
            desk.undo()
        elif key == Qt.Key.Key_H:
            desk.hint()
        elif key == Qt.Key.Key_W:
            self.ask_why()
        elif key == Qt.Key.Key_L:
            self.show_last_trick()
        else:
            return _bid_by_key(desk, key)
        return True

    def _browse_key(self, key: int) -> bool:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if key in steps:
            self._browse_by(steps[Qt.Key(key)])
        elif key in (Qt.Key.Key_Escape, Qt.Key.Key_L, Qt.Key.Key_Space, Qt.Key.Key_Return):
            self._browse(None)
        else:
            return False
        return True

    def _go_on(self, desk: "Desk") -> None:
        middle = desk.scene.middle
        if isinstance(middle, PassMiddle) and middle.button is not None:
            desk.pass_cards()
        elif isinstance(middle, ResultMiddle) and middle.match_over:
            self.new_match.emit()
        elif isinstance(middle, ResultMiddle):
            desk.next_hand()
        else:
            desk.go_on()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The dock's width follows the window's."""
        self.dock.fit(self.width())
        super().resizeEvent(event)

    @Slot()
    def quit(self) -> None:
        """Close the window, unless something is asked first."""
        if self.may_go():
            self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Everything is put in order before the window goes."""
        # Whoever ends the program from outside has no time for questions.
        if event.spontaneous() and not self.may_go():
            event.ignore()
            return
        if self._table is not None:
            self._table.finish()
        self.closing.emit()
        super().closeEvent(event)

    def redraw(self) -> None:
        """Paint everything again: the cards look different now."""
        if self._table is not None:
            self._table.redraw()

    def retranslate(self) -> None:
        """Say everything in the language now in use, here and in every window opened from here."""
        # Qt hands it on to all children, dialogs too; each says its own words anew.
        QApplication.sendEvent(self, QEvent(QEvent.Type.LanguageChange))

    def changeEvent(self, event: QEvent) -> None:
        """Names, table and dock follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.menus.reword()
            if self._table is not None:
                self._table.retranslate()
                self._browse(self._browsed)
        super().changeEvent(event)


def _bid_by_key(desk: "Desk", key: int) -> bool:
    """Bid by its letter, if that bid may be made now; whether it was one."""
    legal = desk.scene.legal
    for bid in legal.bids if isinstance(legal, MayBid) else ():
        if key == Qt.Key(ord(BID_KEYS[bid])):
            desk.bid(bid)
            return True
    return False
