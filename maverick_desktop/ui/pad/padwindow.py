"""The score pad's window: the felt to enter on, the score beside it, menus, keys, and messages.

What is pressed means what the desk says. Sheets and pages are asked for by signals: whoever opened
the window shows them.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from maverick_desktop.core.cards import Seat
from maverick_desktop.core.padlog import PadLog
from maverick_desktop.text import faults, history, seen, window
from maverick_desktop.text import padwords as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.menus import LINE, Command, Menus
from maverick_desktop.ui.pad.entry import Wants
from maverick_desktop.ui.pad.felt import PadFelt
from maverick_desktop.ui.pad.paddesk import PadDesk, Page
from maverick_desktop.ui.pad.paddialogs import NamesDialog, pad_keys_dialog
from maverick_desktop.ui.pad.padkeys import Press, bid_meant, meaning
from maverick_desktop.ui.pad.padsession import PadSession
from maverick_desktop.ui.pad.scorecolumn import ScoreColumn, column_width
from maverick_desktop.ui.views.topbar import TopBar
from maverick_desktop.ui.widgets import message, plain_label, presses, size_on_screen

LEAST_SIZE: Final = (900, 560)
FIRST_SIZE: Final = (1024, 640)
_SUFFIX: Final = "maverick"

_HARMLESS: Final = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier

SaveCopy = Callable[[PadLog, Path], None]
"""Writes a match as a record of its own; OSError if that fails."""


class PadWindow(QWidget):
    """A match with real cards, and the pad its score is kept on."""

    sheet_wanted = Signal(object, object)
    """The ``ScoreSheet`` and ``SheetHead`` of the match, to be looked at."""
    preview_wanted = Signal(object, object)
    """The same, to be printed."""
    closed = Signal()
    """The window was closed and the record put in order."""

    def __init__(
        self,
        look: Look,
        session: PadSession,
        save_copy: SaveCopy,
        parent: QWidget | None = None,
    ) -> None:
        """Show the match of ``session``, which belongs to the window from now on."""
        super().__init__(parent, Qt.WindowType.Window)
        self._look = look
        self._save_copy = save_copy
        self.session: Final = session
        session.setParent(self)
        self.desk: Final = PadDesk(session, self)
        self.bar: Final = TopBar(look)
        self.felt: Final = PadFelt(look, self.desk)
        self.column: Final = ScoreColumn(look, session)
        self.notice: Final = plain_label("")
        self._strip = QFrame()
        self._was_troubled = False
        self.menus: Final = Menus(self, look.say)
        self._build()
        self._fill_menus()
        self._wire()
        self._on_trouble()
        self._show()

    # --- building --------------------------------------------------------------------------------

    def _build(self) -> None:
        self.setMinimumSize(*LEAST_SIZE)
        self.resize(size_on_screen(self, QSize(*FIRST_SIZE)))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self.felt, 1)
        row.addWidget(self.column)
        column.addLayout(row, 1)
        self._strip.setProperty("look", "warning")
        inside = QHBoxLayout(self._strip)
        inside.setContentsMargins(18, 10, 18, 10)
        self.notice.setWordWrap(True)
        inside.addWidget(self.notice)
        self._strip.hide()
        column.addWidget(self._strip)

    def _fill_menus(self) -> None:
        desk = self.desk
        for title, entries in (
            (
                words.MENU_MATCH,
                (
                    Command("names", words.NAMES, does=self.ask_names),
                    Command("save", window.SAVE_COPY, "Ctrl+S", self.ask_where),
                    LINE,
                    Command("sheet", window.SCORE_SHEET, does=self._on_sheet),
                    Command("print", words.PRINT, "Ctrl+P", self._on_print),
                    LINE,
                    Command("close", words.CLOSE, "Ctrl+W", self.close),
                ),
            ),
            (
                words.MENU_ENTER,
                (
                    Command("bid", words.ENTER_BID, does=desk.ask_bid),
                    Command("revoke", words.ENTER_REVOKE, does=desk.ask_revoke),
                    Command("totals", words.ENTER_TOTALS, does=desk.ask_totals),
                    LINE,
                    Command("undo", window.UNDO, "Ctrl+Z", desk.undo),
                ),
            ),
            (
                window.HELP,
                (
                    Command("rules", window.RULES_IN_FORCE, "F1", self._on_rules),
                    Command("keys", window.KEYS, does=self._on_keys),
                ),
            ),
        ):
            self.menus.fill(self.bar.add_menu(Phrase(title)), entries)
        self.bar.add_tool("undo", Phrase(seen.UNDO), desk.undo)
        self.bar.add_tool("q", Phrase(window.TOOL_RULES), self._on_rules)

    def _wire(self) -> None:
        self.desk.changed.connect(self._show)
        self.session.troubled.connect(self._on_trouble)
        self.session.changed.connect(self._on_entered)
        for part in (self.column, self.felt.over):
            part.sheet_wanted.connect(self._on_sheet)
            part.print_wanted.connect(self._on_print)

    # --- what is shown ---------------------------------------------------------------------------

    def _show(self) -> None:
        names = self._look.say(history.against(self.session.state.names))
        title = self._look.say(Phrase(words.TITLE))
        self.setWindowTitle(f"{title} – {names}")
        page = self.desk.page
        self.felt.show_desk()
        self.column.show_match(beginning=page is Page.BEGIN)
        self._enable(page)

    def _enable(self, page: Page) -> None:
        """Commands that mean nothing now are off; those that would be refused stay on and say."""
        rules, commands = self.session.state.rules, self.menus.commands
        commands["bid"].setEnabled(page is Page.HAND and bool(rules.bids))
        commands["revoke"].setEnabled(page is Page.HAND and rules.revoke == "priced")
        commands["totals"].setEnabled(page in (Page.HAND, Page.TOTALS))

    def _on_trouble(self) -> None:
        """The record is not being written, or is again: said once each, in the window."""
        error = self.session.trouble
        if error is not None:
            self.notice.setText(self._look.say(words.not_written(error)))
        elif self._was_troubled:
            self.notice.setText(self._look.say(Phrase(window.DISK_AGAIN)))
        self._was_troubled = error is not None
        self._strip.setVisible(bool(self.notice.text()))

    def _on_entered(self) -> None:
        """That all is well again was read; what is still wrong stays."""
        if not self._was_troubled:
            self._strip.hide()

    # --- keys ------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters, digits and arrows mean the same wherever the focus is."""
        plain = not event.modifiers() & ~_HARMLESS
        button = self.focusWidget()
        if isinstance(button, QPushButton) and presses(event):
            button.click()
        elif not plain or not self._on_key(event.key()):
            super().keyPressEvent(event)

    def _on_key(self, key: int) -> bool:
        """Do what a key means now; whether it meant anything."""
        desk = self.desk
        if desk.page is Page.HAND and desk.entry.wants is Wants.BID:
            bid = bid_meant(key)
            if bid is not None:
                desk.press_bid(bid)
                return True
        meant = meaning(key)
        match meant:
            case None:
                return False
            case Press.UNDO:
                desk.undo()
            case Press.BACK:
                desk.back()
            case _ if desk.page is not Page.HAND:
                return False
            case Press.BID:
                desk.ask_bid()
            case Press.REVOKE:
                desk.ask_revoke()
            case Press.TOTALS:
                desk.ask_totals()
            case Seat():
                desk.press_seat(meant)
            case int():
                desk.press_digit(meant)
        return True

    # --- commands --------------------------------------------------------------------------------

    def ask_names(self) -> None:
        """Ask what the players are called."""
        dialog = NamesDialog(self._look, self.session.state.names, self)
        dialog.chosen.connect(self.desk.rename)
        dialog.open()

    def ask_where(self) -> None:
        """Ask where a copy of the record is to be."""
        dialog = QFileDialog(self, self._look.say(Phrase(window.SAVE_TITLE)))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(self._look.say(Phrase(window.RECORD_FILES)))
        dialog.setDefaultSuffix(_SUFFIX)
        dialog.fileSelected.connect(lambda name: self.save_copy(Path(name)))
        dialog.open()

    def save_copy(self, path: Path) -> None:
        """Write a copy; if that fails say so, and an old file stays."""
        try:
            self._save_copy(self.session.log, path)
        except OSError as error:
            title = self._look.say(Phrase(window.CANNOT_SAVE))
            problem = self._look.say(faults.file_fault(path, error))
            message(self, QMessageBox.Icon.Warning, title, problem)

    def _on_sheet(self) -> None:
        self.sheet_wanted.emit(*self.session.sheet())

    def _on_print(self) -> None:
        self.preview_wanted.emit(*self.session.sheet())

    def _on_rules(self) -> None:
        from maverick_desktop.ui.dialogs.reading import rules_dialog

        rules_dialog(self._look, self.session.header.rules, self.column.rules_name(), self).open()

    def _on_keys(self) -> None:
        pad_keys_dialog(self._look, self).open()

    # --- the window itself -----------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The column's width follows the window's."""
        self.column.setFixedWidth(column_width(self.width()))
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Words follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.menus.reword()
            self.felt.forget()
            self._show()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """The record is put in order; the list of matches opens it again."""
        self.session.close()
        super().closeEvent(event)
        self.closed.emit()
