"""Four lines for the players' names, each under its seat."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from maverick_desktop.core.cards import SEATS
from maverick_desktop.core.names import NAME_LENGTH, clean_name
from maverick_desktop.core.padstate import Names
from maverick_desktop.text.words import seat_word
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.widgets import plain_label


class NamesList(QWidget):
    """The names as they are typed."""

    edited = Signal()

    def __init__(self, look: Look, names: Names, usual: Names) -> None:
        """``usual``: what a line that is left empty stands for."""
        super().__init__()
        self._usual: Final = usual
        self.lines: Final = [QLineEdit(name) for name in names]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(8)
        for seat, line in zip(SEATS, self.lines, strict=True):
            label = plain_label(look.say(seat_word(seat)), "second")
            label.setBuddy(line)
            line.setMaxLength(NAME_LENGTH)
            line.setPlaceholderText(usual[seat])
            line.setAccessibleName(label.text())
            line.textEdited.connect(lambda _text: self.edited.emit())
            grid.addWidget(label, seat, 0)
            grid.addWidget(line, seat, 1)
        grid.setColumnStretch(1, 1)

    @property
    def names(self) -> Names:
        """The names, cleaned."""
        south, west, north, east = (
            clean_name(line.text()) or usual
            for line, usual in zip(self.lines, self._usual, strict=True)
        )
        return south, west, north, east


def seat_names(look: Look) -> Names:
    """The seats' own words, for players without a name."""
    south, west, north, east = (look.say(seat_word(seat)) for seat in SEATS)
    return south, west, north, east
