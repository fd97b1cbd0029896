"""The score sheet in a window of its own, beside the match it follows; exported as CSV.

Stays open while the match goes on. Must not know the table.
"""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from maverick_desktop.core.sheetfile import to_csv
from maverick_desktop.core.store import Disk, save_whole
from maverick_desktop.core.view import SeatView
from maverick_desktop.text import faults, window
from maverick_desktop.text import scores as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.scoresheet import SheetModel
from maverick_desktop.ui.views.sheettable import SheetTable
from maverick_desktop.ui.widgets import message, plain_label

_SUFFIX: Final = "csv"


class ScoreSheetDialog(QDialog):
    """Every hand of the match."""

    def __init__(self, look: Look, parent: QWidget | None = None, disk: Disk | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._disk = disk or Disk()
        self._files: QFileDialog | None = None
        self.model: Final = SheetModel(look, self)
        self.table: Final = SheetTable(look, self.model)
        self._title = plain_label("", "title")
        self._goal = plain_label("", "second")
        self._export = QPushButton()
        self._export.clicked.connect(self.ask_where)
        self._close = QPushButton()
        # Beside the table, not in its way.
        self.setModal(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 18, 24, 18)
        layout.setSpacing(10)
        layout.addWidget(self._title)
        layout.addWidget(self._goal)
        layout.addWidget(self.table, 1)
        layout.addLayout(self._buttons())
        self.setMinimumSize(880, 360)
        self.resize(960, 620)
        self._reword()

    def _reword(self) -> None:
        """Say everything in the language in use."""
        say = self._look.say
        title = say(Phrase(words.SCORE_SHEET))
        self.setWindowTitle(title)
        self._title.setText(title)
        self.table.setAccessibleName(title)
        self._export.setText(say(Phrase(words.EXPORT)))
        self._close.setText(say(Phrase(window.CLOSE)))
        self.model.reword()
        if self.model.view is not None:
            self.show_view(self.model.view)

    def changeEvent(self, event: QEvent) -> None:
        """Words follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._reword()
        super().changeEvent(event)

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addWidget(self._export)
        row.addStretch()
        self._close.setProperty("look", "main")
        self._close.clicked.connect(self.close)
        row.addWidget(self._close)
        return row

    def show_view(self, view: SeatView) -> None:
        """Follow the match; the newest hand stays in sight if it was."""
        bar = self.table.verticalScrollBar()
        at_end = bar.value() >= bar.maximum()
        self.model.show(view)
        self._goal.setText(self._look.say(words.goal(view.public.rules)))
        if at_end:
            self.table.scrollToBottom()

    # --- export ----------------------------------------------------------------------------------

    @Slot()
    def ask_where(self) -> None:
        """Ask for the file to write."""
        if self._files is not None or self.model.sheet is None:
            return
        dialog = QFileDialog(self, self._look.say(Phrase(words.EXPORT_TITLE)))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(self._look.say(Phrase(words.CSV_FILES)))
        dialog.setDefaultSuffix(_SUFFIX)
        dialog.fileSelected.connect(lambda name: self.export(Path(name)))
        dialog.finished.connect(self._on_answered)
        self._files = dialog
        dialog.open()

    @Slot()
    def _on_answered(self) -> None:
        self._files = None

    def export(self, path: Path) -> None:
        """Write the sheet as it stands now; if that fails, say so once."""
        sheet = self.model.sheet
        if sheet is None:
            return
        try:
            save_whole(self._disk, path, to_csv(sheet).encode())
        except OSError as error:
            title = self._look.say(Phrase(words.CANNOT_EXPORT))
            problem = self._look.say(faults.file_fault(path, error))
            message(self, QMessageBox.Icon.Warning, title, problem)
