"""The matches of a profile: open one, see its sheet, review its hands, print it, delete it.

Knows no records.
"""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QItemSelection, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QMessageBox,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from maverick_desktop.core.sheet import ScoreSheet
from maverick_desktop.core.store import Disk
from maverick_desktop.hosting.tablepaths import table_path
from maverick_desktop.text import faults, window
from maverick_desktop.text import history as words
from maverick_desktop.text import reviewwords as review
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.history import Column, Entry, HistoryModel, Load
from maverick_desktop.ui.widgets import ask, message, plain_label, size_on_screen

_ROW: Final = 32
_HEAD: Final = 42
_AIR: Final = "QTableView::item { padding: 0 8px; }"


class MatchesDialog(QDialog):
    """The list, and what can be done with a match."""

    open_wanted = Signal(Path)
    sheet_wanted = Signal(object, object)
    """The ``ScoreSheet`` and ``SheetHead`` of a match to be looked at."""
    preview_wanted = Signal(object, object)
    """The same, to be printed."""
    review_wanted = Signal(Path)

    def __init__(
        self,
        look: Look,
        paths: list[Path],
        load: Load,
        in_use: Callable[[Path], bool],
        parent: QWidget | None = None,
        disk: Disk | None = None,
    ) -> None:
        """``in_use``: whether a record is that of an open match, which cannot be deleted."""
        super().__init__(parent)
        self._look = look
        self._in_use = in_use
        self._disk = disk or Disk()
        self.model: Final = HistoryModel(look, paths, load, self)
        self.table: Final = QTableView()
        self.second: Final = plain_label("", "second")
        """What the list is, or why the record chosen cannot be read."""
        self.buttons: Final[dict[str, QPushButton]] = {}
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self._say(words.TITLE))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 18, 24, 18)
        layout.setSpacing(10)
        layout.addWidget(plain_label(self._say(words.TITLE), "title"))
        self.second.setWordWrap(True)
        layout.addWidget(self.second)
        layout.addSpacing(4)
        layout.addWidget(self.table, 1)
        layout.addLayout(self._row())
        self._furnish()
        self.setMinimumSize(840, 360)
        self.resize(size_on_screen(self, QSize(960, 560)))
        self.finished.connect(self.model.stop)

    def _say(self, source: str) -> str:
        return self._look.say(Phrase(source))

    def _furnish(self) -> None:
        table = self.table
        table.setAccessibleName(self._say(words.TITLE))
        table.setModel(self.model)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setTextElideMode(Qt.TextElideMode.ElideRight)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setStyleSheet(_AIR)
        table.setTabKeyNavigation(False)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(_ROW)
        header = table.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setFixedHeight(_HEAD)
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        # Names are in both: they share what the others leave.
        for column in (Column.PLAYERS, Column.STATE):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        for column, width in ((Column.BEGUN, 140), (Column.RULES, 130), (Column.SCORE, 80)):
            table.setColumnWidth(column, width)
        table.selectionModel().selectionChanged.connect(self._on_selected)
        self.model.dataChanged.connect(lambda *_: self._show_possible())
        table.doubleClicked.connect(lambda _index: self._on_open())
        QShortcut(QKeySequence(Qt.Key.Key_Delete), table, self._on_delete)
        if self.model.rowCount():
            table.selectRow(0)
        self._show_possible()

    def _row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        for name, text, does in (
            ("open", words.OPEN, self._on_open),
            ("sheet", words.SHEET, self._on_sheet),
            ("review", review.REVIEW_MATCH, self._on_review),
            ("preview", words.PREVIEW, self._on_preview),
            ("delete", words.DELETE, self._on_delete),
        ):
            button = QPushButton(self._say(text))
            button.clicked.connect(does)
            self.buttons[name] = button
            row.addWidget(button)
        self.buttons["open"].setProperty("look", "main")
        self.buttons["open"].setDefault(True)
        row.addStretch()
        close = QPushButton(self._say(window.CLOSE))
        close.clicked.connect(self.reject)
        row.addWidget(close)
        return row

    # --- what is chosen --------------------------------------------------------------------------

    def chosen(self) -> int | None:
        """The row that is selected."""
        rows = self.table.selectionModel().selectedRows()
        return rows[0].row() if rows else None

    def _entry(self) -> Entry | None:
        row = self.chosen()
        return None if row is None else self.model.entry(row)

    @Slot(QItemSelection, QItemSelection)
    def _on_selected(self, _now: QItemSelection, _before: QItemSelection) -> None:
        self._show_possible()

    def _show_possible(self) -> None:
        entry = self._entry()
        readable = entry is not None and entry.sheet is not None
        for name in ("open", "sheet", "preview"):
            self.buttons[name].setEnabled(readable)
        self.buttons["review"].setEnabled(entry is not None and _has_cards(entry.sheet))
        self.buttons["delete"].setEnabled(entry is not None and not self._in_use(entry.path))
        self.second.setText(self._look.say(self._about(entry)))

    def _about(self, entry: Entry | None) -> Phrase:
        if entry is not None and entry.problem is not None:
            return entry.problem
        return Phrase(words.SUBTITLE if self.model.rowCount() else words.NONE_YET)

    # --- doing -----------------------------------------------------------------------------------

    @Slot()
    def _on_open(self) -> None:
        entry = self._entry()
        if entry is not None and entry.sheet is not None:
            self.open_wanted.emit(entry.path)
            self.accept()

    @Slot()
    def _on_sheet(self) -> None:
        entry = self._entry()
        if entry is not None and entry.sheet is not None:
            self.sheet_wanted.emit(entry.sheet, entry.head)

    @Slot()
    def _on_review(self) -> None:
        entry = self._entry()
        if entry is not None:
            self.review_wanted.emit(entry.path)

    @Slot()
    def _on_preview(self) -> None:
        entry = self._entry()
        if entry is not None and entry.sheet is not None:
            self.preview_wanted.emit(entry.sheet, entry.head)

    @Slot()
    def _on_delete(self) -> None:
        row = self.chosen()
        if row is None or self._in_use(self.model.entry(row).path):
            return
        entry = self.model.entry(row)
        who = (
            Phrase("{file}", {"file": entry.path.name})
            if entry.sheet is None
            else words.against(entry.sheet.names)
        )
        box = ask(
            self,
            self._say(words.DELETE_TITLE),
            self._look.say(Phrase(words.DELETE_TEXT, {"players": who})),
            self._say(words.DELETE_YES),
            self._say(words.DELETE_NO),
        )
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.accepted.connect(lambda: self._delete(row, entry.path))
        box.open()

    def _delete(self, row: int, path: Path) -> None:
        if self._in_use(path):
            # Opened meanwhile by another start of the program.
            self._show_possible()
            return
        try:
            self._disk.remove(path)
        except FileNotFoundError:
            pass
        except OSError as error:
            text = self._look.say(faults.file_fault(path, error))
            message(self, QMessageBox.Icon.Warning, self._say(words.CANNOT_DELETE), text)
            return
        with suppress(OSError):
            # What its host kept to open the table again is of no use without it.
            self._disk.remove(table_path(path))
        self.model.remove(row)
        self._show_possible()


def _has_cards(sheet: ScoreSheet | None) -> bool:
    """Whether a match has a hand that is over and of which the cards are known."""
    if sheet is None or sheet.by_hand:
        return False
    return any(hand.scored or sheet.over for hand in sheet.hands)
