"""The rule sets of the rule dialog as a Qt model: headings, built-in sets, the user's own.

Follows a ``Workbook``: rows are inserted and removed one by one, a changed one is told. A name is
edited in place. Must not know how a row is painted.
"""

from typing import Any, Final

import msgspec
from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Slot

from maverick_desktop.text import rulesdialog as words
from maverick_desktop.text.options import changes_line, preset_short
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.workbook import Entry, Workbook
from maverick_desktop.ui.widgets import plain_tip

Index = QModelIndex | QPersistentModelIndex

RowRole: Final = Qt.ItemDataRole.UserRole + 1
"""The ``SetRow`` of a row."""

_ITEM: Final = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


class SetRow(msgspec.Struct, frozen=True):
    """What stands in a row; a heading has no key but its title as its name."""

    key: str | None
    name: str
    line: str = ""
    locked: bool = True
    changes: int = 0
    torn: bool = False
    said: str = ""
    """The row for who listens."""

    @property
    def mark(self) -> str:
        """What tells rows apart; no key of a set begins like a heading's."""
        return f"\n# {self.name}" if self.key is None else self.key


class RuleSetsModel(QAbstractListModel):
    """A row a set, and a heading above each kind."""

    def __init__(self, look: Look, book: Workbook, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._book = book
        self._rows: list[SetRow] = self._wanted()
        book.sets_changed.connect(self._on_changed)

    # --- rows ------------------------------------------------------------------------------------

    def row_of(self, key: str) -> QModelIndex:
        """The index of a set; an invalid one if it is not there."""
        found = (place for place, row in enumerate(self._rows) if row.key == key)
        place = next(found, None)
        return QModelIndex() if place is None else self.index(place)

    def key_at(self, index: Index) -> str | None:
        """The set of a row; None for a heading or an invalid index."""
        return self._rows[index.row()].key if index.isValid() else None

    def _wanted(self) -> list[SetRow]:
        entries = self._book.entries()
        rows: list[SetRow] = []
        if self._book.fixed is not None:
            rows.append(self._heading(words.THIS_MATCH))
            rows.append(self._row(self._book.fixed))
        rows.append(self._heading(words.BUILT_IN))
        rows += (self._row(one) for one in entries if one.built_in)
        own = [self._row(one) for one in entries if not one.built_in]
        return [*rows, self._heading(words.MINE), *own] if own else rows

    def _heading(self, source: str) -> SetRow:
        title = self._look.say(Phrase(source))
        return SetRow(None, title, said=title)

    def _row(self, entry: Entry) -> SetRow:
        base, changes = entry.now.base, entry.changes
        name = self._book.name(entry)
        if entry.built_in and entry is not self._book.fixed:
            line = preset_short(base)
        else:
            line = changes_line(base, changes, short=True)
        said = words.set_in_words(name, line, locked=entry.built_in, torn=entry.torn)
        return SetRow(
            entry.key,
            name,
            self._look.say(line),
            entry.built_in,
            changes,
            entry.torn,
            self._look.say(said),
        )

    @Slot()
    def _on_changed(self) -> None:
        wanted = self._wanted()
        marks = [row.mark for row in wanted]
        for place in reversed(range(len(self._rows))):
            if self._rows[place].mark not in marks:
                self.beginRemoveRows(QModelIndex(), place, place)
                del self._rows[place]
                self.endRemoveRows()
        for place, row in enumerate(wanted):
            there = self._rows[place] if place < len(self._rows) else None
            if there is None or there.mark != row.mark:
                self.beginInsertRows(QModelIndex(), place, place)
                self._rows.insert(place, row)
                self.endInsertRows()
            elif there != row:
                self._rows[place] = row
                self.dataChanged.emit(self.index(place), self.index(place))

    # --- Qt --------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """A row a set or heading."""
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Headings can be neither chosen nor edited; built-in names stay."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        row = self._rows[index.row()]
        if row.key is None:
            return Qt.ItemFlag.NoItemFlags
        own = not row.locked and self._book.fixed is None
        return _ITEM | Qt.ItemFlag.ItemIsEditable if own else _ITEM

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A row in a role."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole:
                return row.name
            case Qt.ItemDataRole.AccessibleTextRole:
                return row.said
            case Qt.ItemDataRole.ToolTipRole if row.key is not None:
                return plain_tip(row.said)
        return row if role == RowRole else None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Give an own set another name."""
        key = self.key_at(index)
        if role != Qt.ItemDataRole.EditRole or key is None or not isinstance(value, str):
            return False
        before = self._book.entry(key).now.name
        return self._book.rename(key, value) != before
