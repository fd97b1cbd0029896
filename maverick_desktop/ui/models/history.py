"""The matches of a profile as a Qt model: a row a record, read one after the other.

A record is replayed through the rules before anything of it is shown; until then its row says so.
That is done in a thread of its own: a long match takes a second. Must not know widgets.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from enum import IntEnum
from pathlib import Path
from typing import Any, Final

import msgspec
from PySide6.QtCore import (
    QAbstractTableModel,
    QDateTime,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
    Slot,
)

from maverick_desktop.core.cards import SIDES
from maverick_desktop.core.sheet import ScoreSheet, SheetHead
from maverick_desktop.core.unsound import RecordError
from maverick_desktop.text import faults
from maverick_desktop.text import history as words
from maverick_desktop.text.options import set_name
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.widgets import plain_tip

Index = QModelIndex | QPersistentModelIndex

Load = Callable[[Path], tuple[ScoreSheet, SheetHead]]
"""Reads a record, in any thread: RecordError if it is unsound, OSError if it cannot be read."""


class Column(IntEnum):
    """The columns of the list."""

    BEGUN = 0
    PLAYERS = 1
    RULES = 2
    SCORE = 3
    STATE = 4


class Entry(msgspec.Struct, frozen=True):
    """A row: a record, and what is known of it so far."""

    path: Path
    sheet: ScoreSheet | None = None
    head: SheetHead | None = None
    problem: Phrase | None = None
    """Why it cannot be read."""

    @property
    def known(self) -> bool:
        """Whether it has been read, well or not."""
        return self.sheet is not None or self.problem is not None


class HistoryModel(QAbstractTableModel):
    """Records, the latest first."""

    _was_read = Signal(object)
    """The ``Entry`` of a record, or what nobody expected, from the thread that reads."""

    def __init__(
        self, look: Look, paths: list[Path], load: Load, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._load = load
        self._entries: Final = [Entry(path) for path in paths]
        self._next = 0
        """The row that is being read."""
        self._reader: ThreadPoolExecutor | None = ThreadPoolExecutor(1, "history")
        self._was_read.connect(self._on_read, Qt.ConnectionType.QueuedConnection)
        self._read_next()

    @property
    def reading(self) -> bool:
        """Whether some record has yet to be read."""
        return self._reader is not None

    def entry(self, row: int) -> Entry:
        """What is known of a row."""
        return self._entries[row]

    def remove(self, row: int) -> None:
        """A record is gone."""
        self.beginRemoveRows(QModelIndex(), row, row)
        del self._entries[row]
        if row < self._next:
            self._next -= 1
        self.endRemoveRows()

    def stop(self) -> None:
        """Read no further; nobody waits for the record in hand."""
        if self._reader is not None:
            self._reader.shutdown(wait=False, cancel_futures=True)
            self._reader = None

    def _read_next(self) -> None:
        if self._next >= len(self._entries):
            self.stop()
        elif self._reader is not None:
            path = self._entries[self._next].path
            self._reader.submit(self._read_and_tell, path)

    def _read_and_tell(self, path: Path) -> None:
        outcome: Entry | Exception
        try:
            outcome = self._read(path)
        except Exception as error:
            outcome = error
        self._was_read.emit(outcome)

    @Slot(object)
    def _on_read(self, entry: Entry | Exception) -> None:
        if isinstance(entry, Exception):
            # Here it is noticed; in the other thread it would be lost.
            self.stop()
            raise entry
        row = self._next
        # Its row may have gone while it was read.
        if row < len(self._entries) and self._entries[row].path == entry.path:
            self._entries[row] = entry
            self._next += 1
            self.dataChanged.emit(self.index(row, 0), self.index(row, len(Column) - 1))
        self._read_next()

    def _read(self, path: Path) -> Entry:
        try:
            sheet, head = self._load(path)
        except RecordError as error:
            return Entry(path, problem=faults.cannot_open(path, error))
        except OSError as error:
            return Entry(path, problem=faults.file_fault(path, error))
        return Entry(path, sheet, head)

    # --- Qt --------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """A row a record."""
        return 0 if parent.isValid() else len(self._entries)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Five."""
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The cell in a role."""
        if not index.isValid():
            return None
        entry = self._entries[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(entry, Column(index.column()))
            case Qt.ItemDataRole.ToolTipRole if entry.problem is not None:
                return plain_tip(self._look.say(entry.problem))
            case Qt.ItemDataRole.ToolTipRole:
                # Names may be longer than their column.
                return plain_tip(self._text(entry, Column(index.column())))
            case Qt.ItemDataRole.TextAlignmentRole if index.column() == Column.SCORE:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """The columns' headings."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole and section == Column.SCORE:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return self._look.say(Phrase(words.HEADINGS[section]))

    def _text(self, entry: Entry, column: Column) -> str:
        if entry.sheet is None or entry.head is None:
            return self._text_of_unknown(entry, column)
        match column:
            case Column.BEGUN:
                return moment(entry.head.created, QLocale(self._look.language.code))
            case Column.PLAYERS:
                return self._look.say(words.against(entry.sheet.names))
            case Column.RULES:
                return self._look.say(set_name(entry.head.rules_name, entry.head.rules_base))
            case Column.SCORE:
                return self._look.say(words.totals(entry.sheet.total))
            case Column.STATE:
                return self._look.say(state_of(entry.sheet))

    def _text_of_unknown(self, entry: Entry, column: Column) -> str:
        match column:
            case Column.BEGUN:
                return entry.path.name
            case Column.STATE:
                word = words.READING if entry.problem is None else words.UNREADABLE
                return self._look.say(Phrase(word))
            case _:
                return ""


def state_of(sheet: ScoreSheet) -> Phrase:
    """How a match stands: unfinished, won or drawn, and whether real cards were played."""
    done = sum(hand.scored for hand in sheet.hands)
    if not sheet.over:
        state = words.unfinished(done) if done else Phrase(words.BEGUN_ONLY)
    elif sheet.winner is None:
        state = Phrase(words.DRAWN)
    else:
        one, partner = (sheet.names[seat] for seat in SIDES[sheet.winner].seats)
        state = words.won_by(one, partner)
    return words.by_hand(state) if sheet.by_hand else state


def moment(created: str, locale: QLocale) -> str:
    """A record's UTC time as this computer's, in its short form."""
    when = QDateTime.fromString(created, Qt.DateFormat.ISODate).toLocalTime()
    return locale.toString(when, QLocale.FormatType.ShortFormat)
