"""The matches of a profile in a list: which there are, how they stand, and what to do with one.

Joins records, of matches played here and of scores kept by hand, with the list that shows them.
Must not know how a match is played.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from maverick_desktop.core.sheet import ScoreSheet, SheetHead, head_of, sheet_of
from maverick_desktop.core.store import Disk, Record
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.matches import real_path
from maverick_desktop.ui.papers import Papers

if TYPE_CHECKING:
    from maverick_desktop.ui.dialogs.history import MatchesDialog


def load(path: Path) -> tuple[ScoreSheet, SheetHead]:
    """The sheet of a record of either kind. RecordError if unsound, OSError if unreadable."""
    from maverick_desktop.core.padfile import read_any
    from maverick_desktop.core.padsheet import pad_head, pad_sheet

    record = read_any(path)
    if isinstance(record, Record):
        return sheet_of(record.public), head_of(record.log, record.public)
    return pad_sheet(record.state), pad_head(record.log, record.state)


class Archive(QObject):
    """Opens the list of matches."""

    open_wanted = Signal(Path)
    review_wanted = Signal(object, object)
    """The record, and the window it is chosen in."""

    def __init__(
        self,
        window: QWidget,
        look: Look,
        records: Callable[[], list[Path]],
        in_use: Callable[[], frozenset[Path]],
        papers: Papers,
        disk: Disk,
    ) -> None:
        """``records``: the latest first. ``in_use``: those of open matches, never deleted."""
        super().__init__(window)
        self._window = window
        self._look = look
        self._records = records
        self._in_use = in_use
        self._papers = papers
        self._disk = disk

    def show(self) -> "MatchesDialog":
        """Open the list."""
        from maverick_desktop.ui.dialogs.history import MatchesDialog

        dialog = MatchesDialog(
            self._look, self._records(), load, self._is_in_use, self._window, self._disk
        )
        dialog.open_wanted.connect(self.open_wanted)
        dialog.sheet_wanted.connect(
            lambda sheet, head: self._papers.show_other(sheet, head, dialog)
        )
        dialog.review_wanted.connect(lambda path: self.review_wanted.emit(path, dialog))
        dialog.preview_wanted.connect(lambda sheet, head: self._papers.preview(sheet, head, dialog))
        dialog.open()
        return dialog

    def _is_in_use(self, path: Path) -> bool:
        """Whether a record's match is open at this moment, however its path is spelled."""
        return real_path(path) in map(real_path, self._in_use())
