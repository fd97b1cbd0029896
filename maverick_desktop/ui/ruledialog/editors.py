"""What changes an option: one editor for each ``Kind`` of value. Made from an option's metadata.

Must not know what any option means.
"""

from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from maverick_desktop.core.rules import BidKind, Kind, Option, Value
from maverick_desktop.text import rulesdialog as words
from maverick_desktop.text.options import option_label, possible_values, value_label
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui import lettering, paint
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.ruledialog.controls import Choices, Switch, Tick
from maverick_desktop.ui.ruledialog.numbers import NumberBox, number_to_begin_with
from maverick_desktop.ui.ruledialog.parts import RIGHT


class Editor(QWidget):
    """The controls of one option in a row."""

    chosen = Signal(object)
    """The value the player has just chosen."""
    refused = Signal()
    """A typed number was not taken."""

    def __init__(self, look: Look, option: Option, parent: QWidget) -> None:
        super().__init__(parent)
        self.look: Final = look
        self.option: Final = option
        self.row: Final = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(10)

    def controls(self) -> list[QWidget]:
        """What takes the keyboard, from the left; some may be off for now."""
        raise NotImplementedError

    def framed(self) -> QWidget | None:
        """The control that has an edge, which is gold while the option is changed."""
        return None

    def show_value(self, value: Value) -> None:
        """Show a value without telling anybody."""
        raise NotImplementedError

    def word(self, value: Value) -> str:
        """What a value is called."""
        return self.look.say(value_label(self.option.name, value))

    def _named(self, control: QWidget, name: Phrase | None = None) -> None:
        control.setAccessibleName(self.look.say(name or option_label(self.option.name)))


def editor_for(look: Look, option: Option, parent: QWidget, *, fixed: bool) -> Editor:
    """The editor of an option's kind; for rules that are fixed, the value to be read."""
    if fixed:
        return ReadValue(look, option, parent)
    match option.kind:
        case Kind.CHOICE:
            return ChoiceEditor(look, option, parent)
        case Kind.FLAG:
            return FlagEditor(look, option, parent)
        case Kind.NUMBER:
            return NumberEditor(look, option, parent)
        case Kind.NUMBER_OR_NONE:
            return NumberOrNoneEditor(look, option, parent)
        case Kind.BIDS:
            return BidsEditor(look, option, parent)


# --- choices -------------------------------------------------------------------------------------


class ChoiceEditor(Editor):
    """One of a few words."""

    def __init__(self, look: Look, option: Option, parent: QWidget) -> None:
        super().__init__(look, option, parent)
        self._box = Choices()
        self._values: Final = possible_values(option.name)
        self._box.addItems([self.word(value) for value in self._values])
        self._box.activated.connect(self._on_activated)
        self._named(self._box)
        self.row.addWidget(self._box)

    def controls(self) -> list[QWidget]:
        """The list."""
        return [self._box]

    def framed(self) -> QWidget:
        """The list."""
        return self._box

    def show_value(self, value: Value) -> None:
        """Show a value."""
        self._box.setCurrentIndex(self._values.index(value))

    @Slot(int)
    def _on_activated(self, place: int) -> None:
        self.chosen.emit(self._values[place])


# --- switches ------------------------------------------------------------------------------------


class FlagEditor(Editor):
    """On or off."""

    def __init__(self, look: Look, option: Option, parent: QWidget) -> None:
        super().__init__(look, option, parent)
        self._switch = Switch(look)
        self._switch.toggled.connect(self._show_word)
        self._switch.clicked.connect(self._on_clicked)
        self._show_word(on=False)
        self._named(self._switch)
        self.row.addWidget(self._switch)

    def controls(self) -> list[QWidget]:
        """The switch."""
        return [self._switch]

    def show_value(self, value: Value) -> None:
        """Show a value."""
        self._switch.setChecked(bool(value))

    @Slot(bool)
    def _on_clicked(self, on: bool) -> None:
        self.chosen.emit(on)

    @Slot(bool)
    def _show_word(self, on: bool) -> None:
        self._switch.setText(self.word(on))


# --- numbers -------------------------------------------------------------------------------------


class NumberEditor(Editor):
    """A number in its range."""

    def __init__(self, look: Look, option: Option, parent: QWidget) -> None:
        super().__init__(look, option, parent)
        self.box: Final = NumberBox(option, self.word)
        self.box.valueChanged.connect(self._choose)
        self.box.refused.connect(self.refused)
        self._named(self.box)
        self.row.addStretch()
        self.row.addWidget(self.box)

    def controls(self) -> list[QWidget]:
        """The number."""
        return [self.box]

    def framed(self) -> QWidget:
        """The number."""
        return self.box

    def show_value(self, value: Value) -> None:
        """Show a value."""
        self.box.show_number(value)

    @Slot(int)
    def _choose(self, value: int) -> None:
        self.chosen.emit(value)


class NumberOrNoneEditor(NumberEditor):
    """A number, or a tick for none."""

    def __init__(self, look: Look, option: Option, parent: QWidget) -> None:
        super().__init__(look, option, parent)
        self._none = Tick(self.word(None))
        self._none.clicked.connect(self._on_clicked)
        self.row.insertWidget(1, self._none)
        self.box.show_number(number_to_begin_with(option))

    def controls(self) -> list[QWidget]:
        """The tick, then the number, which is off with none."""
        return [self._none, self.box]

    def show_value(self, value: Value) -> None:
        """Show a value; with none the last number stays in sight, off."""
        self._none.setChecked(value is None)
        self.box.setEnabled(value is not None)
        if value is not None:
            self.box.show_number(value)

    @Slot(bool)
    def _on_clicked(self, none: bool) -> None:
        self.chosen.emit(None if none else self.box.value())


# --- bids ----------------------------------------------------------------------------------------


class BidsEditor(Editor):
    """A tick for each bid."""

    def __init__(self, look: Look, option: Option, parent: QWidget) -> None:
        super().__init__(look, option, parent)
        self._ticks: dict[BidKind, Tick] = {}
        self.row.addStretch()
        for kind, title in words.BID_TITLES.items():
            tick = Tick(look.say(Phrase(title)))
            tick.clicked.connect(self._on_clicked)
            tick.stepped.connect(partial(self._on_stepped, len(self._ticks)))
            self._ticks[kind] = tick
            self.row.addWidget(tick)

    def controls(self) -> list[QWidget]:
        """The ticks."""
        return list(self._ticks.values())

    def show_value(self, value: Value) -> None:
        """Show a value."""
        assert isinstance(value, frozenset)
        for kind, tick in self._ticks.items():
            tick.setChecked(kind in value)

    @Slot()
    def _on_clicked(self) -> None:
        self.chosen.emit(frozenset(kind for kind, tick in self._ticks.items() if tick.isChecked()))

    def _on_stepped(self, place: int, by: int) -> None:
        ticks = self.controls()
        if 0 <= place + by < len(ticks):
            ticks[place + by].setFocus(Qt.FocusReason.TabFocusReason)


# --- to be read ----------------------------------------------------------------------------------


class ReadValue(Editor):
    """The value of an option that cannot be changed; it takes the keyboard to be explained."""

    def __init__(self, look: Look, option: Option, parent: QWidget) -> None:
        super().__init__(look, option, parent)
        self._text = ""
        self._font = look.lettering.font(lettering.BODY_BOLD)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def controls(self) -> list[QWidget]:
        """Itself."""
        return [self]

    def show_value(self, value: Value) -> None:
        """Show a value."""
        self._text = self.word(value)
        label = option_label(self.option.name)
        said = words.value_of(label, value_label(self.option.name, value), ours=False)
        self._named(self, said)
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as its word."""
        return QSize(max(48, round(paint.width_of(self._text, self._font)) + 14), 32)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The word at the right."""
        painter = QPainter(self)
        place = self.rect().toRectF().adjusted(6, 0, -6, 0)
        paint.text_in(painter, place, self._text, self._font, self.look.theme.ink, RIGHT)
        painter.end()
