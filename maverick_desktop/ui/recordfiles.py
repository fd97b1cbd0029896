"""Records as files the player chooses: which one to open, where a copy of the match goes."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QFileDialog

from maverick_desktop.text import faults
from maverick_desktop.text import window as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.asking import Asking
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.main_window import MainWindow
from maverick_desktop.ui.matches import Matches
from maverick_desktop.ui.sitting import Sitting
from maverick_desktop.ui.telling import Telling

_SUFFIX: Final = "maverick"


class RecordFiles(QObject):
    """The two file dialogs of a window."""

    def __init__(
        self,
        window: MainWindow,
        look: Look,
        matches: Matches,
        sitting: Sitting,
        asking: Asking,
        telling: Telling,
        open_record: Callable[[Path], None],
    ) -> None:
        super().__init__(window)
        self._window: Final = window
        self._look: Final = look
        self._matches: Final = matches
        self._sitting: Final = sitting
        self._asking: Final = asking
        self._telling: Final = telling
        self._open_record: Final = open_record

    @Slot()
    def choose(self) -> None:
        """Ask for a record, and open it."""
        dialog = self._dialog(words.OPEN_TITLE)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self._open_record(Path(name)))
        self._asking.open(dialog)

    @Slot()
    def save_copy(self) -> None:
        """Ask where a copy of the match in the window goes, and write it; without one nothing."""
        if self._sitting.session is None:
            return
        dialog = self._dialog(words.SAVE_TITLE)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(_SUFFIX)
        dialog.fileSelected.connect(lambda name: self._save(Path(name)))
        self._asking.open(dialog)

    def _save(self, path: Path) -> None:
        # A match on the network may have taken the place of the one before meanwhile.
        session = self._sitting.session
        if session is None:
            return
        log = session.copy()
        if log is None:
            self._telling.tell(words.CANNOT_SAVE, Phrase(words.NOTHING_TO_SAVE))
            return
        try:
            self._matches.save_copy(log, path)
        except OSError as error:
            self._telling.tell(words.CANNOT_SAVE, faults.file_fault(path, error))

    def _dialog(self, title: str) -> QFileDialog:
        translate = self._look.language.translate
        dialog = QFileDialog(self._window, translate(title))
        dialog.setNameFilter(translate(words.RECORD_FILES))
        return dialog
