"""A number between − and +, which can be typed too; what it stands for is written with it."""

import re
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QValidator, QWheelEvent
from PySide6.QtWidgets import QSpinBox

from maverick_desktop.core.rules import Option, Value

_WIDTH: Final = 112
_BUTTONS: Final = 2 * 32 + 12
_WIDE_RANGE: Final = 200
"""Beyond this many numbers a step goes to the next ten."""
_NUMBER: Final = re.compile(r"[+\-\N{MINUS SIGN}]?\d{1,9}")
_BROKEN: Final = re.compile(r"[^\W\d].*\d")
"""A digit after a letter."""
_STEPS: Final = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Minus: -1,
    Qt.Key.Key_Plus: 1,
}
State = QValidator.State


def number_to_begin_with(option: Option) -> int:
    """The number that an option with none gets first: a preset's, a usual one, or the lowest."""
    about = option.about
    likely = (option.classic, option.individualist, option.tournament, about.usual)
    return next((one for one in likely if isinstance(one, int)), about.low)


class NumberBox(QSpinBox):
    """The number of an option."""

    refused = Signal()
    """What was typed is no number of the range; the former one is back."""

    def __init__(self, option: Option, word: Callable[[Value], str]) -> None:
        super().__init__()
        self._word = word
        self._fewest = option.about.low
        self.setRange(option.about.low, option.about.high)
        if option.about.high - option.about.low > _WIDE_RANGE:
            self.setSingleStep(10)
        self.setKeyboardTracking(False)
        self.setAccelerated(True)
        self.setFixedWidth(self._wide())

    def _wide(self) -> int:
        """As wide as its widest number needs."""
        ends = (self.minimum(), self.maximum())
        text = max(self.fontMetrics().horizontalAdvance(self._word(one)) for one in ends)
        return max(_WIDTH, text + _BUTTONS)

    def show_number(self, value: Value) -> None:
        """Show a number without telling anybody."""
        assert isinstance(value, int)
        blocked = self.blockSignals(True)
        self.setValue(value)
        self.blockSignals(blocked)

    # --- Qt --------------------------------------------------------------------------------------

    def textFromValue(self, value: int) -> str:  # noqa: N802 - Qt's name
        """The number as the option has it: “3 books”, “+1”."""
        return self._word(value)

    def valueFromText(self, text: str) -> int:  # noqa: N802 - Qt's name
        """The number typed, with or without its word."""
        number = _typed(text)
        return self.value() if number is None else number

    def validate(self, text: str, pos: int) -> tuple[QValidator.State, str, int]:
        """Numbers may be typed, and the words that stand there may stay, after them."""
        letters = [char for char in text if char.isalpha()]
        if letters and not set(letters) <= set(self.textFromValue(self.value())):
            return State.Invalid, text, pos
        if _BROKEN.search(text):
            return State.Invalid, text, pos
        number = _typed(text)
        fits = number is not None and self.minimum() <= number <= self.maximum()
        return (State.Acceptable if fits else State.Intermediate), text, pos

    def fixup(self, text: str) -> str:
        """A number outside the range is told of; Qt then brings the former one back."""
        if _typed(text) is not None:
            self.refused.emit()
        return text

    def stepBy(self, steps: int) -> None:  # noqa: N802 - Qt's name
        """Steps of ten go to the next round number."""
        step, value = self.singleStep(), self.value()
        if step > 1 and value % step:
            low = value - value % step
            value = low if steps < 0 else low + step
            steps -= 1 if steps > 0 else -1
        self.setValue(value + steps * step)
        self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left, right, + and − change the number, unless one is being typed."""
        by = _STEPS.get(Qt.Key(event.key()))
        typing = self.lineEdit().isModified()
        negative = event.key() == Qt.Key.Key_Minus and self._fewest < 0
        if by is None or typing or negative:
            super().keyPressEvent(event)
        else:
            self.stepBy(by)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """A click that brings the keys here marks the whole number: what is typed replaces it."""
        super().focusInEvent(event)
        if event.reason() is Qt.FocusReason.MouseFocusReason:
            QTimer.singleShot(0, self, self.selectAll)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel moves the list of options, not a value that happens to lie under it."""
        event.ignore()


def _typed(text: str) -> int | None:
    found = _NUMBER.search(text)
    return None if found is None else int(found[0].replace("\N{MINUS SIGN}", "-"))
