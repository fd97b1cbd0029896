"""Deeds with whole rule sets: copy, begin, rename, delete, import, export; each asks if it must.

A file that is refused changes nothing and is told of in one sentence.
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox, QWidget

from maverick_desktop.core.rulefile import RuleFileError
from maverick_desktop.core.unsound import RecordError
from maverick_desktop.text import faults
from maverick_desktop.text import rulesdialog as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.text.rulefaults import unread_rules
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.workbook import Workbook
from maverick_desktop.ui.ruledialog.setspanel import Deed
from maverick_desktop.ui.rulesets import RuleSets
from maverick_desktop.ui.widgets import ask, message

_SUFFIX: Final = "json"


class Deeds(QObject):
    """Does them, with questions above a window."""

    told = Signal(object)
    """A ``Phrase``: what was done."""
    named = Signal()
    """The chosen set is new and should get its name."""

    def __init__(self, look: Look, book: Workbook, files: RuleSets, window: QWidget) -> None:
        super().__init__(window)
        self._look = look
        self._book = book
        self._files = files
        self._window = window
        self._asking: QDialog | None = None
        self.leaving = False
        """Whether the window is about to close: what is still said is said over the one below."""
        self._do: Final[dict[Deed, Callable[[], None]]] = {
            Deed.COPY: self.copy,
            Deed.NEW: self.new,
            Deed.RENAME: self.named.emit,
            Deed.DELETE: self.delete,
            Deed.IMPORT: self.ask_import,
            Deed.EXPORT: self.ask_export,
        }

    @Slot(object)
    def do(self, deed: Deed) -> None:
        """Do one of them."""
        self._do[deed]()

    def _say(self, source: str) -> str:
        return self._look.language.translate(source)

    def copy(self) -> None:
        """Begin an own set with the rules shown."""
        self._book.copy()
        self.named.emit()

    def new(self) -> None:
        """Begin an own set with built-in rules."""
        self._book.new(self._say(words.NEW_NAME))
        self.named.emit()

    def delete(self) -> None:
        """Delete the chosen set, after asking once."""
        chosen = self._book.chosen
        if chosen.built_in or self._asking is not None:
            return
        title = self._look.say(words.delete_title(self._book.name(chosen)))
        text = self._look.say(words.delete_text())
        box = ask(self._window, title, text, self._say(words.DELETE), self._say(words.KEEP))
        box.accepted.connect(lambda: self._book.delete(chosen.key))
        self.open_alone(box)

    def open_alone(self, dialog: QDialog) -> None:
        """Open a question; while it stands no second one is asked."""
        self._asking = dialog
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self._on_answered)
        dialog.open()

    @property
    def asking(self) -> bool:
        """Whether a question stands."""
        return self._asking is not None

    @Slot()
    def _on_answered(self) -> None:
        self._asking = None

    # --- files -----------------------------------------------------------------------------------

    def _file_dialog(self, title: str) -> QFileDialog:
        dialog = QFileDialog(self._window, self._say(title))
        dialog.setNameFilter(self._say(words.RULE_FILES))
        dialog.setDefaultSuffix(_SUFFIX)
        return dialog

    def ask_import(self) -> None:
        """Ask for a rule file to take over."""
        if self._asking is not None:
            return
        dialog = self._file_dialog(words.IMPORT_TITLE)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.bring_in(Path(name)))
        self.open_alone(dialog)

    def bring_in(self, path: Path) -> None:
        """Take a rule file over, or say why not."""
        try:
            rule_set = self._files.import_file(path)
        except (OSError, RecordError, RuleFileError) as error:
            self._warn(words.CANNOT_IMPORT, unread_rules(path, error))
            return
        name = self._book.bring_in(rule_set)
        self.told.emit(words.imported(rule_set.name, name))

    def ask_export(self) -> None:
        """Ask where the rules shown are to be written."""
        if self._asking is not None or self._book.chosen.torn:
            return
        dialog = self._file_dialog(words.EXPORT_TITLE)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.selectFile(_file_name(self._book.name(self._book.chosen)))
        dialog.fileSelected.connect(lambda name: self.export(Path(name)))
        self.open_alone(dialog)

    def export(self, path: Path) -> None:
        """Write the rules shown as a file, or say why that failed."""
        chosen = self._book.chosen
        try:
            self._files.export(chosen.now, path)
        except OSError as error:
            self._warn(words.CANNOT_EXPORT, faults.file_fault(path, error))
        else:
            name = faults.shown_path(path)
            self.told.emit(words.exported(self._book.name(chosen), name))

    def not_saved(self, error: OSError, *, again: bool) -> None:
        """Say that the disk refuses an own set, and whether it will be tried again."""
        problem = faults.file_fault(error.filename or "", error)
        self._warn(words.CANNOT_SAVE, words.not_saved(problem) if again else problem)

    def not_deleted(self, error: OSError) -> None:
        """Say that the file of a deleted set is still there."""
        self._warn(words.CANNOT_DELETE, faults.file_fault(error.filename or "", error))

    def _warn(self, title: str, problem: Phrase) -> None:
        # Over the window below while this one closes.
        closing = self._window.parentWidget() if self.leaving else self._window
        text = self._look.say(problem)
        message(closing, QMessageBox.Icon.Warning, self._say(title), text)


def _file_name(name: str) -> str:
    """A file's name for a set: what some system refuses in one is replaced."""
    return re.sub(r"[^\w\- ]", "_", name).strip(" .") + f".{_SUFFIX}"
