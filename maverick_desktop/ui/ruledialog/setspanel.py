"""The left column: the rule sets, what can be done with them, and what they are compared with."""

from collections.abc import Mapping
from enum import Enum
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from maverick_desktop.text import rulesdialog as words
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.rules import RuleSetsModel
from maverick_desktop.ui.models.workbook import Workbook
from maverick_desktop.ui.ruledialog.parts import Button, dressed
from maverick_desktop.ui.ruledialog.setslist import SetsList
from maverick_desktop.ui.widgets import plain_label, plain_tip

_WIDTH: Final = 247


class Deed(Enum):
    """What the buttons and the menu do."""

    COPY = "copy"
    NEW = "new"
    IMPORT = "import"
    EXPORT = "export"
    RENAME = "rename"
    DELETE = "delete"


_BUTTONS: Final[Mapping[Deed, tuple[str, str, str]]] = {
    Deed.COPY: (words.COPY, words.COPY_TIP, "copy"),
    Deed.NEW: (words.NEW, words.NEW_TIP, "plus"),
    Deed.IMPORT: (words.IMPORT, words.IMPORT_TIP, ""),
    Deed.EXPORT: (words.EXPORT, words.EXPORT_TIP, ""),
    Deed.RENAME: (words.RENAME, words.RENAME_TIP, ""),
    Deed.DELETE: (words.DELETE, words.DELETE_TIP, ""),
}
_OF_OWN: Final = (Deed.RENAME, Deed.DELETE)
_READING: Final = (Deed.EXPORT,)
"""What can be done while rules are only read."""


class SetsPanel(QFrame):
    """The column."""

    wanted = Signal(object)
    """A ``Deed``."""

    def __init__(self, look: Look, book: Workbook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._book = book
        self.setProperty("look", "sets")
        self.model: Final = RuleSetsModel(look, book, self)
        self.list: Final = SetsList(look, self.model, book)
        self.list.taken.connect(self._on_taken)
        self.list.delete_wanted.connect(partial(self.wanted.emit, Deed.DELETE))
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._on_menu)
        self.buttons: Final = {deed: self._button(deed) for deed in _BUTTONS}
        self.compare: Final = QComboBox()
        self.compare.setAccessibleName(self._say(words.COMPARE))
        self.compare.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.compare.activated.connect(self._on_compare)
        self.count: Final = plain_label("", "second")
        self.count.setIndent(6)
        self._lay_out()
        book.sets_changed.connect(self._show_sets)
        book.chosen_changed.connect(self._show_sets)
        book.rules_changed.connect(self._show_count)
        self._show_sets()
        self._show_count()

    def _say(self, source: str) -> str:
        return self._look.language.translate(source)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 1, 12)
        column.setSpacing(8)
        column.addWidget(self.list, 100)
        column.addWidget(self._deeds())
        column.addStretch(1)
        below = QVBoxLayout()
        below.setContentsMargins(14, 0, 14, 0)
        below.setSpacing(4)
        caption = plain_label(self._say(words.COMPARE), "caps")
        caption.setIndent(6)
        below.addWidget(caption)
        below.addWidget(self.compare)
        below.addWidget(self.count)
        column.addLayout(below)
        self.setFixedWidth(_WIDTH)

    def _deeds(self) -> QWidget:
        box = QWidget()
        grid = QGridLayout(box)
        grid.setContentsMargins(14, 6, 14, 0)
        grid.setSpacing(8)
        reading = self._book.fixed is not None
        shown = [deed for deed in _BUTTONS if not reading or deed in _READING]
        for place, deed in enumerate(shown):
            grid.addWidget(self.buttons[deed], place // 2, place % 2)
        return box

    def _button(self, deed: Deed) -> QPushButton:
        text, tip, icon = _BUTTONS[deed]
        made = Button(self._say(text), self._look, icon)
        dressed(made, self._say(tip), "set")
        made.clicked.connect(partial(self.wanted.emit, deed))
        return made

    # --- what is shown ---------------------------------------------------------------------------

    @Slot()
    def _show_sets(self) -> None:
        book = self._book
        chosen = book.chosen
        if book.fixed is None:
            self.list.show_set(chosen.key)
        for deed in _OF_OWN:
            self.buttons[deed].setEnabled(not chosen.built_in)
            tip = words.LOCKED_TIP if chosen.built_in else _BUTTONS[deed][1]
            self.buttons[deed].setToolTip(plain_tip(self._say(tip)))
        self.buttons[Deed.EXPORT].setEnabled(not chosen.torn)
        self._show_others()

    def _show_others(self) -> None:
        """Fill the list to compare with; every set is there, the one shown too."""
        box, other = self.compare, self._book.other
        names: list[tuple[str, str | None]] = [(self._say(words.NO_OTHER), None)]
        names += [(self._book.name(one), one.key) for one in self._book.entries()]
        there = [(box.itemText(place), box.itemData(place)) for place in range(box.count())]
        if names != there:
            box.clear()
            for name, key in names:
                box.addItem(name, key)
        box.setCurrentIndex(0 if other is None else box.findData(other.key))

    @Slot()
    def _show_count(self) -> None:
        other = self._book.other
        said = (
            "" if other is None else self._look.say(words.differences(len(self._book.differing())))
        )
        self.count.setText(said)
        self.compare.setAccessibleDescription(said)
        self.buttons[Deed.EXPORT].setEnabled(not self._book.chosen.torn)
        self._show_others()
        self.list.viewport().update()

    # --- what is done ----------------------------------------------------------------------------

    @Slot(str)
    def _on_taken(self, key: str) -> None:
        """Show a set; beside rules that are only read, compare them with it."""
        if self._book.fixed is None:
            self._book.choose(key)
        else:
            self._book.compare(None if key == self._book.fixed.key else key)

    @Slot(int)
    def _on_compare(self, place: int) -> None:
        self._book.compare(self.compare.itemData(place))
        if self._book.fixed is not None:
            other = self._book.other or self._book.fixed
            self.list.show_set(other.key)

    @Slot(QPoint)
    def _on_menu(self, point: QPoint) -> None:
        if self.model.key_at(self.list.indexAt(point)) is None:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for deed, (text, _, _) in _BUTTONS.items():
            one = self.buttons[deed]
            if one.parentWidget() is not None and deed not in (Deed.NEW, Deed.IMPORT):
                action = QAction(self._say(text), menu)
                action.setEnabled(one.isEnabled())
                action.triggered.connect(one.click)
                menu.addAction(action)
        menu.popup(self.list.viewport().mapToGlobal(point))
