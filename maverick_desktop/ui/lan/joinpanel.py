"""The right half of the lobby: tables found, an address typed, the code, and what went wrong.

Must not know the network.
"""

from typing import Final

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLineEdit, QVBoxLayout, QWidget

from maverick_desktop.text import lanlobby as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.lan.foundlist import FoundList
from maverick_desktop.ui.lan.lobbyscene import FoundRow
from maverick_desktop.ui.lan.note import Note
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.ruledialog.parts import Button, dressed
from maverick_desktop.ui.widgets import plain_label

_LOW: Final = 500
_PORT_WIDTH: Final = 108
_CODE_LENGTH: Final = 24
"""What is typed may have spaces and dashes between its signs."""


class JoinWish(msgspec.Struct, frozen=True):
    """What was typed, as it was typed."""

    id: str | None
    """The table chosen from the list; None: the address counts."""
    address: str
    port: str
    code: str
    watch: bool = False
    """Whether to look on, without a seat."""


class JoinPanel(QWidget):
    """Looks for a table."""

    join_wanted = Signal(object)
    stop_wanted = Signal()
    compare_wanted = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._rows: list[FoundRow] = []
        self._where: dict[str, tuple[str, int]] = {}
        self._own_table = False
        self._looking = Phrase(words.LOOKING)
        self._joining: Phrase | None = None
        self._left: QWidget | None = None
        """Which field had the keys when the way to a table began."""
        self._problem: Phrase | None = None
        self.list: Final = FoundList(look)
        self.address: Final = QLineEdit()
        self.port: Final = QLineEdit()
        self.code: Final = QLineEdit()
        self.watch: Final = QCheckBox()
        self.join: Final = dressed(Button(""))
        self.note: Final = Note(look)
        self._title = plain_label("", "title")
        self._line = plain_label("", "second")
        self._state = plain_label("", "second")
        self._labels = {
            words.ADDRESS: (plain_label("", "second"), self.address),
            words.PORT: (plain_label("", "second"), self.port),
            words.CODE: (plain_label("", "second"), self.code),
        }
        self._lay_out()
        self._wire()
        self.reword()

    # --- building --------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(23, 16, 32, 12)
        column.setSpacing(0)
        column.addWidget(self._title)
        column.addSpacing(2)
        column.addWidget(self._line)
        column.addSpacing(9)
        column.addWidget(self.list, 100)
        column.addSpacing(9)
        self._state.setWordWrap(True)
        column.addWidget(self._state)
        column.addSpacing(7)
        column.addLayout(self._fields())
        column.addSpacing(16)
        column.addWidget(self.note)
        column.addStretch(1)

    def _fields(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(4)
        for text, row, across in ((words.ADDRESS, 0, 0), (words.PORT, 0, 1), (words.CODE, 2, 0)):
            label, field = self._labels[text]
            label.setBuddy(field)
            field.setMinimumHeight(34)
            grid.addWidget(label, row, across, Qt.AlignmentFlag.AlignBottom)
            grid.addWidget(field, row + 1, across)
        grid.addWidget(self.join, 3, 1)
        grid.addWidget(self.watch, 4, 0, 1, 2)
        grid.setRowMinimumHeight(2, 24)
        grid.setColumnStretch(0, 1)
        self.port.setFixedWidth(_PORT_WIDTH)
        self.join.setMinimumWidth(_PORT_WIDTH)
        self.port.setMaxLength(5)
        self.address.setMaxLength(255)
        self.code.setMaxLength(_CODE_LENGTH)
        return grid

    def _wire(self) -> None:
        self.list.chosen.connect(self._on_chosen)
        self.list.compare_wanted.connect(self.compare_wanted)
        self.address.textEdited.connect(self._on_typed)
        self.port.textEdited.connect(self._on_typed)
        self.code.textEdited.connect(lambda: self.tell(None))
        for field in (self.address, self.port, self.code):
            field.returnPressed.connect(self._on_join)
        self.join.clicked.connect(self._on_join)

    def reword(self) -> None:
        """Say everything in the language in use."""
        say = self._look.say
        self._title.setText(say(Phrase(words.JOIN_TITLE)))
        self._line.setText(say(Phrase(words.JOIN_CLOSES if self._own_table else words.JOIN_LINE)))
        for text, (label, field) in self._labels.items():
            label.setText(say(Phrase(text)))
            field.setAccessibleName(label.text())
        self.join.setText(say(Phrase(words.JOIN if self._joining is None else words.STOP)))
        self.watch.setText(say(Phrase(words.WATCH)))
        self._show_state()
        self.list.reword()

    # --- what is shown ---------------------------------------------------------------------------

    def show_own(self, open_: bool) -> None:
        """Whether a table of one's own is open."""
        if open_ != self._own_table:
            self._own_table = open_
            self.reword()

    def show_found(
        self, rows: list[FoundRow], where: dict[str, tuple[str, int]], looking: bool
    ) -> None:
        """Show the tables found, and where each is; ``looking``: whether more can be heard of."""
        self._rows, self._where = rows, where
        self.list.show_rows(rows)
        self.list.setVisible(bool(rows))
        text = words.STILL_LOOKING if rows else words.LOOKING
        self._looking = Phrase(text if looking else words.CANNOT_LOOK)
        self._show_state()
        # Rows come later than the fields below them: that does not make them the last.
        last = self.address.previousInFocusChain()
        for widget in (*self.list.in_order(), self.address):
            if last is not None:
                QWidget.setTabOrder(last, widget)
            last = widget

    def show_joining(self, where: str | None) -> None:
        """On the way to a table; None: not any more."""
        self._joining = None if where is None else Phrase(words.JOINING, {"where": where})
        fields = (self.address, self.port, self.code, self.watch, self.list)
        if where is not None:
            self._problem = None
            self._left = next((one for one in fields if one.hasFocus()), None)
        for widget in fields:
            widget.setEnabled(where is None)
        if where is None and self._left is not None:
            # Disabled, they had to let the keys go.
            self._left.setFocus(Qt.FocusReason.OtherFocusReason)
            self._left = None
        self.reword()

    def tell(self, problem: Phrase | None) -> None:
        """Say why it did not work; None takes it back."""
        self._problem = problem
        for field in (self.address, self.port, self.code):
            _mark(field, False)
        self._show_state()

    def tell_field(self, field: QLineEdit, problem: str) -> None:
        """Say what is wrong with what was typed."""
        self.tell(Phrase(problem))
        _mark(field, True)
        field.setFocus(Qt.FocusReason.OtherFocusReason)
        field.selectAll()

    def _show_state(self) -> None:
        self._state.setText(self._look.say(self._joining or self._looking))
        if self._problem is not None:
            self.note.show_note(self._problem, bad=True)
        else:
            hint = words.NOBODY_FINDS if self._own_table else words.YOU_FIND_NONE
            self.note.show_note(Phrase(hint), bad=False)
        # Where there is little height, tables are worth more than a hint.
        hinting = self._problem is None and len(self._rows) > 1
        self.note.setHidden(hinting and self.height() < _LOW)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There is more room, or less."""
        super().resizeEvent(event)
        self._show_state()

    # --- what is done ----------------------------------------------------------------------------

    def wish(self) -> JoinWish:
        """What is chosen and typed now."""
        return JoinWish(
            self.list.selected,
            self.address.text(),
            self.port.text(),
            self.code.text(),
            self.watch.isChecked(),
        )

    def _row(self, id_: str | None) -> FoundRow | None:
        return next((row for row in self._rows if row.id == id_), None)

    def _on_chosen(self, id_: str) -> None:
        address, port = self._where.get(id_, ("", 0))
        self.address.setText(address)
        self.port.setText(str(port) if port else "")
        self.tell(None)
        row = self._row(id_)
        own = row is not None and row.own_seat
        text = words.GO_BACK if own else words.JOIN
        self.join.setText(self._look.say(Phrase(text)))
        (self.join if own else self.code).setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_typed(self) -> None:
        self.list.deselect()
        self.join.setText(self._look.say(Phrase(words.JOIN)))
        self.tell(None)

    def _on_join(self) -> None:
        if self._joining is not None:
            self.stop_wanted.emit()
        else:
            self.join_wanted.emit(self.wish())


def _mark(field: QLineEdit, bad: bool) -> None:
    """A red edge around what is wrong."""
    wanted = "bad" if bad else ""
    if (field.property("look") or "") != wanted:
        field.setProperty("look", wanted)
        field.style().unpolish(field)
        field.style().polish(field)
