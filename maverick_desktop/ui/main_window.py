"""The window: top bar, table and dock in one frame, and the keys that work anywhere in it.

Widgets and wiring between them; what a command does is the shell's affair. Must not know the
table's state beyond the scenes and views it is shown.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QCloseEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QVBoxLayout, QWidget

from maverick_desktop.core.legal import MayBid
from maverick_desktop.core.view import SeatView
from maverick_desktop.text import window as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.scene import BID_KEYS, PassMiddle, ResultMiddle, Scene
from maverick_desktop.ui.settings import UNTIL_CLICK
from maverick_desktop.ui.views.dockplace import DockPlace
from maverick_desktop.ui.views.tableplace import TablePlace
from maverick_desktop.ui.views.topbar import TopBar

if TYPE_CHECKING:
    from maverick_desktop.ui.cardtable import CardTable
    from maverick_desktop.ui.desk import Desk

LEAST_SIZE: Final = (960, 600)
FIRST_SIZE: Final = (1280, 800)
HOLDS: Final = (0, 1000, 1800, 3000, 5000, 10_000, UNTIL_CLICK)
"""How long a complete trick may stay, in milliseconds."""


class MainWindow(QMainWindow):
    """One table, its dock and its menus."""

    new_match = Signal()
    open_record = Signal()
    save_copy = Signal()
    rules_wanted = Signal()
    keys_wanted = Signal()
    about_wanted = Signal()
    sheet_wanted = Signal()
    closing = Signal()
    hold_chosen = Signal(int)
    four_colours_chosen = Signal(bool)
    dock_shown = Signal(bool)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._desk: Desk | None = None
        self._view: SeatView | None = None
        self._browsed: int | None = None
        """Which trick of the hand is shown large."""
        self._table: CardTable | None = None
        self._place = TablePlace(look)
        self.dock = DockPlace(look)
        self.bar = TopBar(look)
        self.commands: dict[str, QAction] = {}
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
            view.last_trick_requested.connect(self._on_last_trick)
            self._place.furnish(view)
        return self._table

    def sit(self, desk: "Desk") -> None:
        """Show this desk's scenes and send gestures to it."""
        self._desk = desk
        desk.scene_changed.connect(self.show_scene)
        self.table.sit(desk)
        self.show_scene(desk.scene)

    def leave(self) -> None:
        """Let the desk go."""
        if self._desk is not None:
            self._desk.scene_changed.disconnect(self.show_scene)
            self.table.leave()
        self._desk = None

    def show_view(self, view: SeatView, rules_name: str, changes: int) -> None:
        """Show the score that has reached the screen."""
        self._view = view
        self.dock.show_view(view, rules_name, changes)
        self.bar.show_totals(None if self.dock.isVisibleTo(self) else view)
        self.commands["last"].setEnabled(bool(view.public.hand.tricks))

    @Slot(object)
    def show_scene(self, scene: Scene) -> None:
        """Show what is on the table."""
        self._browse(None)
        self.table.show_scene(scene)
        self.commands["undo"].setEnabled(scene.can_undo)

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
        game = self.bar.add_menu(Phrase(words.GAME))
        game.addAction(self._action("new", words.NEW_MATCH, self.new_match.emit, "Ctrl+N"))
        game.addAction(self._action("open", words.OPEN_RECORD, self.open_record.emit, "Ctrl+O"))
        game.addAction(self._action("save", words.SAVE_COPY, self.save_copy.emit, "Ctrl+S"))
        game.addSeparator()
        game.addAction(self._action("quit", words.QUIT, self.close, "Ctrl+Q"))
        view = self.bar.add_menu(Phrase(words.VIEW))
        for name, text, key, chosen in (
            ("dock", words.SHOW_DOCK, "F9", self._on_dock_toggled),
            ("four", words.FOUR_COLOURS, "F4", self.four_colours_chosen.emit),
            ("full", words.FULL_SCREEN, "F11", self._on_full_screen),
        ):
            view.addAction(self._switch(name, text, key, chosen))
        table = self.bar.add_menu(Phrase(words.TABLE))
        table.addAction(self._action("undo", words.UNDO, self._on_undo, "Ctrl+Z"))
        table.addAction(self._action("last", words.LAST_TRICK, self._on_last_trick, ""))
        table.addAction(self._action("sheet", words.SCORE_SHEET, self.sheet_wanted.emit, ""))
        hold = table.addMenu(self._say(words.TRICK_HOLD))
        self._holds = QActionGroup(self)
        for milliseconds in HOLDS:
            hold.addAction(self._hold_action(milliseconds))
        help_menu = self.bar.add_menu(Phrase(words.HELP))
        help_menu.addAction(
            self._action("rules", words.RULES_IN_FORCE, self.rules_wanted.emit, "F1")
        )
        help_menu.addAction(self._action("keys", words.KEYS, self.keys_wanted.emit, ""))
        help_menu.addSeparator()
        help_menu.addAction(self._action("about", words.ABOUT, self.about_wanted.emit, ""))
        self.bar.add_tool("cards", Phrase(words.TOOL_LAST_TRICK), self._on_last_trick)
        self.bar.add_tool("q", Phrase(words.TOOL_RULES), self.rules_wanted.emit)

    def _say(self, source: str) -> str:
        return self._look.language.translate(source)

    def _action(self, name: str, text: str, does: Callable[[], object], key: str) -> QAction:
        action = QAction(self._say(text), self)
        if key:
            action.setShortcut(QKeySequence(key))
        action.triggered.connect(lambda _checked=False: does())
        self.addAction(action)
        self.commands[name] = action
        return action

    def _switch(self, name: str, text: str, key: str, chosen: Callable[[bool], object]) -> QAction:
        action = QAction(self._say(text), self)
        action.setCheckable(True)
        action.setShortcut(QKeySequence(key))
        action.toggled.connect(lambda on: chosen(on))
        self.addAction(action)
        self.commands[name] = action
        return action

    def _hold_action(self, milliseconds: int) -> QAction:
        if milliseconds == UNTIL_CLICK:
            text = self._say(words.HOLD_CLICK)
        elif milliseconds == 0:
            text = self._say(words.HOLD_NONE)
        else:
            seconds = f"{milliseconds / 1000:g}"
            text = self._look.say(Phrase(words.HOLD_SECONDS, {"seconds": seconds}))
        action = QAction(text, self._holds)
        action.setCheckable(True)
        action.setData(milliseconds)
        action.triggered.connect(lambda: self.hold_chosen.emit(milliseconds))
        return action

    def place(self, geometry: tuple[int, int, int, int] | None) -> None:
        """Stand where the window stood, if that is still on a screen."""
        self.resize(*FIRST_SIZE)
        screen = QGuiApplication.primaryScreen()
        if geometry is None or screen is None:
            return
        left, top, width, height = geometry
        there = screen.availableVirtualGeometry()
        self.resize(min(width, there.width()), min(height, there.height()))
        if there.contains(left + width // 2, top + 20):
            self.move(left, top)

    def show_hold(self, milliseconds: int) -> None:
        """Mark the hold in force in its menu."""
        for action in self._holds.actions():
            action.setChecked(action.data() == milliseconds)

    def _wire(self) -> None:
        self.dock.sheet_requested.connect(self.sheet_wanted)

    # --- earlier tricks --------------------------------------------------------------------------

    @Slot()
    def _on_last_trick(self) -> None:
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

    # --- keys and the window itself --------------------------------------------------------------

    @Slot()
    def _on_undo(self) -> None:
        if self._desk is not None:
            self._desk.undo()

    def _on_dock_toggled(self, shown: bool) -> None:
        self.dock.setVisible(shown)
        self.bar.show_totals(None if shown else self._view)
        self.dock_shown.emit(shown)

    def _on_full_screen(self, full: bool) -> None:
        if full:
            self.showFullScreen()
        else:
            self.showNormal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that mean the same wherever the focus is."""
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or not self._on_key(event.key()):
            super().keyPressEvent(event)

    def _on_key(self, key: int) -> bool:
        """Do what a key means now; whether it meant anything."""
        desk = self._desk
        if desk is None:
            return False
        if self._browsed is not None and self._browse_key(key):
            return True
        if key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._go_on(desk)
        elif key == Qt.Key.Key_Escape:
            desk.cancel()
        elif key == Qt.Key.Key_U:
            desk.undo()
        elif key == Qt.Key.Key_L:
            self._on_last_trick()
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

    def closeEvent(self, event: QCloseEvent) -> None:
        """Everything is put in order before the window goes."""
        if self._table is not None:
            self._table.finish()
        self.closing.emit()
        super().closeEvent(event)

    def redraw(self) -> None:
        """Paint everything again: the cards look different now."""
        if self._table is not None:
            self._table.redraw()


def _bid_by_key(desk: "Desk", key: int) -> bool:
    """Bid by its letter, if that bid may be made now; whether it was one."""
    legal = desk.scene.legal
    for bid in legal.bids if isinstance(legal, MayBid) else ():
        if key == Qt.Key(ord(BID_KEYS[bid])):
            desk.bid(bid)
            return True
    return False
