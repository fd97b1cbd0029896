"""The score sheet as files: asks where, writes CSV or JSON, says in one sentence what went wrong.

Paper is not made here. Must not know how the sheet is shown.
"""

import json
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from maverick_desktop.core.sheetfile import to_csv, to_json
from maverick_desktop.core.store import Disk, save_whole
from maverick_desktop.text import faults
from maverick_desktop.text import sheetwords as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.text.sheetpeople import OpenSheet
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.widgets import message


class SheetFile(Enum):
    """What can be written; the value is the file's suffix and what its kind is called."""

    CSV_HANDS = ("csv", words.CSV_FILES, words.CSV_HANDS)
    CSV_TRICKS = ("csv", words.CSV_FILES, words.CSV_TRICKS)
    JSON = ("json", words.JSON_FILES, words.JSON)

    @property
    def suffix(self) -> str:
        """What its name ends in."""
        return self.value[0]

    @property
    def kind(self) -> str:
        """What files of its kind are called: a template."""
        return self.value[1]

    @property
    def wish(self) -> str:
        """What the menu calls it: a template."""
        return self.value[2]


def file_text(kind: SheetFile, shown: OpenSheet) -> str:
    """The sheet in a format, as ``maverick-desktop sheet`` writes it."""
    match kind:
        case SheetFile.CSV_HANDS:
            return to_csv(shown.sheet)
        case SheetFile.CSV_TRICKS:
            return to_csv(shown.sheet, "tricks")
        case SheetFile.JSON:
            plain = to_json(shown.sheet, shown.rules)
            return json.dumps(plain, ensure_ascii=False, indent=1) + "\n"


class SheetExport(QObject):
    """Asks and writes, for one window."""

    def __init__(self, look: Look, window: QWidget, disk: Disk) -> None:
        super().__init__(window)
        self._look = look
        self._window = window
        self._disk = disk
        self._asking: QFileDialog | None = None

    def is_empty(self, shown: OpenSheet | None) -> bool:
        """Whether there is nothing to write or to print; if so, that has been said."""
        if shown is not None and shown.sheet.hands:
            return False
        say = self._look.say
        title, text = say(Phrase(words.EMPTY_TITLE)), say(Phrase(words.EMPTY_TEXT))
        message(self._window, QMessageBox.Icon.Information, title, text)
        return True

    def ask(self, kind: SheetFile, shown: OpenSheet | None) -> None:
        """Ask for the file to write; the sheet is written as it is now."""
        if self._asking is not None or self.is_empty(shown):
            return
        assert shown is not None
        say = self._look.say
        dialog = QFileDialog(self._window, say(Phrase(words.EXPORT_TITLE)))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(say(Phrase(kind.kind)))
        dialog.setDefaultSuffix(kind.suffix)
        dialog.selectFile(f"{say(Phrase(words.FILE_NAME))}.{kind.suffix}")
        dialog.fileSelected.connect(lambda name: self.write(kind, shown, Path(name)))
        dialog.finished.connect(self._on_answered)
        self._asking = dialog
        dialog.open()

    @Slot()
    def _on_answered(self) -> None:
        self._asking = None

    def write(self, kind: SheetFile, shown: OpenSheet, path: Path) -> None:
        """Write the file whole; if that fails, the old one stays and one sentence says why."""
        try:
            save_whole(self._disk, path, file_text(kind, shown).encode())
        except OSError as error:
            title = self._look.say(Phrase(words.CANNOT_EXPORT))
            problem = self._look.say(faults.file_fault(path, error))
            message(self._window, QMessageBox.Icon.Warning, title, problem)
