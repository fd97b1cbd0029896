"""The list of options by groups, made from ``OPTIONS``: what is open, what a filter lets through.

A group's rows are made when it is first opened. Must not know any option by its name.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from maverick_desktop.core.rules import OPTIONS, Group
from maverick_desktop.text import rulesdialog as words
from maverick_desktop.text.groupline import group_line
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui import lettering, paint
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.workbook import Workbook
from maverick_desktop.ui.ruledialog.filtering import Filter, Sieve, Which
from maverick_desktop.ui.ruledialog.grouphead import GroupHead
from maverick_desktop.ui.ruledialog.optionrow import OptionRow
from maverick_desktop.ui.ruledialog.rowplan import LEAST, RowState

SCROLL_BAR: Final = 14
_END: Final = 12
_FIRST_ROWS: Final = 10
"""As many as the first frame may show."""


class OptionList(QScrollArea):
    """The options of the rules shown."""

    option_chosen = Signal(str, object)
    option_undone = Signal(str)
    option_refused = Signal(str)
    explained = Signal(object)
    """The option (by name) or the ``Group`` that has the keyboard."""

    def __init__(self, look: Look, book: Workbook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._book = book
        self._filter = Filter()
        self._sieve: Final = Sieve(look, book)
        self._current = ""
        self._page = _Page(look)
        self._heads: Final = {group: self._head(group) for group in Group}
        self._rows: dict[str, OptionRow] = {}
        self._shown: list[GroupHead | OptionRow] = []
        self._missing = 0
        self._painted = False
        self._open: set[Group] = set()
        self._page.painted.connect(self._on_painted, Qt.ConnectionType.QueuedConnection)
        self.setWidget(self._page)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(look.say(Phrase(words.OPTIONS)))
        self._open_changed()
        book.chosen_changed.connect(self._open_changed)
        book.rules_changed.connect(self.refresh)

    # --- what is shown ---------------------------------------------------------------------------

    def set_filter(self, wanted: Filter) -> None:
        """Narrow the list, or show all of it."""
        if wanted != self._filter:
            self._filter = wanted
            self.refresh()
            self.verticalScrollBar().setValue(0)

    def options(self, group: Group) -> list[str]:
        """The options of a group that the filter lets through."""
        return [
            name
            for name, option in OPTIONS.items()
            if option.about.group is group and self._sieve.passes(name, self._filter)
        ]

    def is_open(self, group: Group) -> bool:
        """Whether a group's options are shown."""
        return self._filter.narrows or group in self._open

    @Slot()
    def _open_changed(self) -> None:
        """Open the groups in which something is changed; the first one if none is open."""
        self._open |= {OPTIONS[name].about.group for name in self._book.changed()}
        if not self._open:
            self._open.add(next(iter(Group)))

    @Slot(object, bool)
    def open_group(self, group: Group, is_open: bool) -> None:
        """Open or close a group."""
        (self._open.add if is_open else self._open.discard)(group)
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Show the rules as they stand now."""
        rules, changed = self._book.rules, self._book.changed()
        shown: list[GroupHead | OptionRow] = []
        self._missing = 0
        for group, head in self._heads.items():
            names = self.options(group)
            is_open = self.is_open(group)
            count = sum(OPTIONS[name].about.group is group for name in changed)
            head.show_state(group_line(rules, group), count, is_open=is_open)
            head.setVisible(bool(names))
            if names:
                shown.append(head)
                shown += self._rows_for(names if is_open else [])
        seen = set(shown)
        for row in self._rows.values():
            row.setVisible(row in seen)
        self._shown = shown
        self._page.set_message("" if shown else self._nothing())
        self.arrange()

    def _rows_for(self, names: list[str]) -> Iterator[OptionRow]:
        """The rows of these options, showing what they hold; made if there is time."""
        rules, changed, differing = self._book.rules, self._book.changed(), self._book.differing()
        other = None if self._book.other is None else self._book.name(self._book.other)
        for name in names:
            if name not in self._rows and self._in_a_hurry():
                self._missing += 1
                continue
            row = self._row(name)
            row.show_state(
                RowState(
                    getattr(rules, name),
                    changed.get(name, (None, None))[1],
                    name in changed,
                    differing.get(name, (None, None))[1],
                    other if name in differing else None,
                )
            )
            yield row

    def _in_a_hurry(self) -> bool:
        """Before the first frame: rows that it does not show can wait, but the first changed one.

        That one gets the keyboard.
        """
        enough = len(self._rows) >= _FIRST_ROWS
        wanted = next(iter(self._book.changed()), None)
        return not self._painted and enough and (wanted is None or wanted in self._rows)

    @Slot()
    def _on_painted(self) -> None:
        """The first frame is on the screen: make what it could wait for."""
        self._painted = True
        if self._missing:
            self.refresh()

    def _nothing(self) -> str:
        if self._filter.words:
            return self._look.say(Phrase(words.NOTHING_FOUND))
        changed = self._filter.which is Which.CHANGED
        return self._look.say(Phrase(words.NOTHING_CHANGED if changed else words.NOTHING_DIFFERS))

    # --- parts -----------------------------------------------------------------------------------

    def _head(self, group: Group) -> GroupHead:
        head = GroupHead(self._look, group, self._page)
        head.opened.connect(self.open_group)
        head.focused.connect(self._on_group_focused)
        head.left_for.connect(lambda by: self._go_from(head, by))
        return head

    def _row(self, name: str) -> OptionRow:
        if name not in self._rows:
            fixed = self._book.fixed is not None
            row = OptionRow(self._look, OPTIONS[name], self._page, fixed=fixed)
            row.chosen.connect(self.option_chosen)
            row.undone.connect(self.option_undone)
            row.refused.connect(self.option_refused)
            row.focused.connect(self._on_option_focused)
            row.left_for.connect(lambda by: self._go_from(row, by))
            row.set_current(name == self._current)
            self._rows[name] = row
        return self._rows[name]

    def row(self, name: str) -> OptionRow:
        """The row of an option, its group opened if need be."""
        self._painted = True
        self._open.add(OPTIONS[name].about.group)
        if name not in self._rows or self._rows[name] not in self._shown:
            self.refresh()
        return self._row(name)

    def head(self, group: Group) -> GroupHead:
        """The heading of a group."""
        return self._heads[group]

    def shown(self) -> list[GroupHead | OptionRow]:
        """Everything that can be seen, from the top."""
        return list(self._shown)

    # --- where things are ------------------------------------------------------------------------

    def arrange(self) -> None:
        """Put everything in its place, and the Tab key in order."""
        # As wide with a scroll bar as without.
        width = self.width() - SCROLL_BAR
        top = 0
        stops: list[QWidget] = []
        for part in self._shown:
            height = part.arrange(width)
            part.setGeometry(0, top, width, height)
            top += height
            stops += part.stops()
        top += self._missing * LEAST
        self._page.resize(width, top + _END if stops else self.viewport().height())
        for one, following in pairwise(stops):
            QWidget.setTabOrder(one, following)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Rows are as wide as there is room."""
        super().resizeEvent(event)
        self.arrange()
        if self._current in self._rows:
            self.ensureWidgetVisible(self._rows[self._current], 0, 8)

    # --- the keyboard ----------------------------------------------------------------------------

    def _go_from(self, part: GroupHead | OptionRow, by: int) -> None:
        shown = self._shown
        place = shown.index(part) + by
        if 0 <= place < len(shown):
            shown[place].take_focus()

    def take_focus(self) -> None:
        """Give the keyboard to the option in hand, or to the first changed one."""
        shown = self._shown
        rows = [part for part in shown if isinstance(part, OptionRow)]
        changed = self._book.changed()
        likely = [
            *(row for row in rows if row.option.name == self._current),
            *(row for row in rows if row.option.name in changed),
            *rows,
            *shown,
        ]
        if likely:
            likely[0].take_focus()

    @Slot(str)
    def _on_option_focused(self, name: str) -> None:
        self._set_current(name)
        self.ensureWidgetVisible(self._rows[name], 0, 8)
        self.explained.emit(name)

    @Slot(object)
    def _on_group_focused(self, group: Group) -> None:
        self._set_current("")
        self.ensureWidgetVisible(self._heads[group], 0, 8)
        self.explained.emit(group)

    def _set_current(self, name: str) -> None:
        for one in (self._current, name):
            if one in self._rows:
                self._rows[one].set_current(one == name)
        self._current = name


class _Page(QWidget):
    """What scrolls; says so if there is nothing on it."""

    painted = Signal()
    """For the first time."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._message = ""
        self._was_painted = False

    def set_message(self, message: str) -> None:
        """Say something in the middle, or nothing."""
        self._message = message
        self.setAccessibleName(message)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The message."""
        if not self._was_painted:
            self._was_painted = True
            self.painted.emit()
        if self._message:
            painter = QPainter(self)
            place = self.rect().toRectF().adjusted(16, 24, -16, 0)
            place.setHeight(24)
            font = self._look.lettering.font(lettering.BODY)
            centre = Qt.AlignmentFlag.AlignCenter
            paint.text_in(painter, place, self._message, font, self._look.theme.ink_2, centre)
            painter.end()
