"""The dialog that begins a match: rules, who sits where, a deal number for those who want one.

Hands out a ``NewMatch``; begins nothing itself. Must not know the table.
"""

from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.deals import BadDeal, parse_number
from maverick_desktop.core.names import NAME_LENGTH, clean_name
from maverick_desktop.text import window
from maverick_desktop.ui.dialogs.levelbox import LevelBox
from maverick_desktop.ui.dialogs.rulechoice import RuleChoice, RuleSets
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.matches import NewMatch
from maverick_desktop.ui.settings import Settings
from maverick_desktop.ui.widgets import plain_label

_BOTS: Final = (Seat.WEST, Seat.NORTH, Seat.EAST)


class NewMatchDialog(QDialog):
    """Asks for what a new match needs."""

    wanted = Signal(object, object)
    """A ``NewMatch``, and the settings to remember it by."""

    def __init__(
        self, look: Look, rule_sets: RuleSets, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._settings = settings
        self.setWindowTitle(self._say(window.NEW_TITLE))
        self.setMinimumWidth(720)
        self.rules: Final = RuleChoice(look, rule_sets, settings.rules)
        self._names: dict[Seat, QLineEdit] = {}
        self._levels: dict[Seat, LevelBox] = {}
        self._number = QLineEdit()
        self.start: Final = QPushButton(self._say(window.START))
        self._problem = plain_label(self._say(window.NEW_NUMBER_BAD), "bad")
        self._problem.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(12)
        layout.addWidget(plain_label(self._say(window.NEW_TITLE), "title"))
        layout.addWidget(plain_label(self._say(window.NEW_SUBTITLE), "second"))
        layout.addLayout(self._columns())
        layout.addWidget(self._problem)
        layout.addLayout(self._buttons())
        self.rules.take_focus()

    def _say(self, source: str) -> str:
        return self._look.language.translate(source)

    def _columns(self) -> QHBoxLayout:
        columns = QHBoxLayout()
        columns.setSpacing(24)
        columns.addWidget(self.rules, 5)
        columns.addLayout(self._seats_column(), 4)
        return columns

    def _seats_column(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.addWidget(plain_label(self._say(window.NEW_SEATS), "caps"))
        grid = QGridLayout()
        grid.setVerticalSpacing(8)
        for seat in SEATS:
            self._add_seat(grid, seat)
        column.addLayout(grid)
        column.addSpacing(12)
        label = plain_label(self._say(window.NEW_NUMBER), "caps")
        label.setBuddy(self._number)
        column.addWidget(label)
        self._number.setPlaceholderText(self._say(window.NEW_NUMBER_HINT))
        self._number.setMaxLength(12)
        self._number.setAccessibleName(self._say(window.NEW_NUMBER))
        column.addWidget(self._number)
        column.addStretch()
        return column

    def _add_seat(self, grid: QGridLayout, seat: Seat) -> None:
        row = 2 * seat
        label = plain_label(self._say(window.SEAT_LABELS[seat]), "second")
        grid.addWidget(label, row, 0)
        chosen = self._settings.names or tuple(map(self._say, window.DEFAULT_NAMES))
        name = QLineEdit(chosen[seat])
        name.setMaxLength(NAME_LENGTH)
        name.setAccessibleName(label.text())
        self._names[seat] = name
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(name, 1)
        grid.addLayout(line, row + 1, 0)
        if seat in _BOTS:
            level = LevelBox(self._look, self._settings.levels[_BOTS.index(seat)], label.text())
            self._levels[seat] = level
            line.addWidget(level)

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addStretch()
        cancel = QPushButton(self._say(window.CANCEL))
        cancel.clicked.connect(self.reject)
        start = self.start
        start.setProperty("look", "main")
        start.setDefault(True)
        start.clicked.connect(self._on_start)
        row.addWidget(cancel)
        row.addWidget(start)
        return row

    @Slot()
    def _on_start(self) -> None:
        text = self._number.text().strip()
        try:
            number = parse_number(text) if text else None
        except BadDeal:
            self._problem.show()
            self._number.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self.wanted.emit(*self._wish(number))
        self.accept()

    def _wish(self, number: int | None) -> tuple[NewMatch, Settings]:
        rule_set = self.rules.rule_set
        names = self._chosen_names()
        levels = tuple(self._levels[seat].level() for seat in _BOTS)
        by = ("human", *(f"bot:{level}" for level in levels))
        wish = NewMatch(
            rules=rule_set.rules,
            rules_name=rule_set.name,
            rules_base=rule_set.base,
            names=names,
            by=(by[0], by[1], by[2], by[3]),
            number=number,
        )
        remembered = Settings(
            names=None if names == tuple(map(self._say, window.DEFAULT_NAMES)) else names,
            levels=(levels[0], levels[1], levels[2]),
            rules=self.rules.chosen,
        )
        return wish, remembered

    def _chosen_names(self) -> tuple[str, str, str, str]:
        south, west, north, east = (
            clean_name(self._names[seat].text()) or self._say(window.DEFAULT_NAMES[seat])
            for seat in SEATS
        )
        return south, west, north, east
