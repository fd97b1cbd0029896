"""The dialog that begins a match: rules, who sits where, a deal number for those who want one.

Hands out a ``NewMatch``; begins nothing itself. Must not know the table.
"""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.deals import BadDeal, parse_number
from maverick_desktop.core.names import NAME_LENGTH, clean_name
from maverick_desktop.core.rulefile import RuleSet
from maverick_desktop.core.rules import PRESETS
from maverick_desktop.text import options, window
from maverick_desktop.ui.dialogs.levelbox import LevelBox
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.matches import NewMatch
from maverick_desktop.ui.settings import Settings
from maverick_desktop.ui.widgets import plain_label

RuleSets = Mapping[str, RuleSet]
"""The rule sets to choose from, built-in ones first, by id."""

_LEAST_RULES: Final = 300
_BOTS: Final = (Seat.WEST, Seat.NORTH, Seat.EAST)


class NewMatchDialog(QDialog):
    """Asks for what a new match needs."""

    wanted = Signal(object, object)
    """A ``NewMatch``, and the settings to remember it by."""
    rules_wanted = Signal()
    """Somebody wants to look at the rule sets, or settle rules of their own."""

    def __init__(
        self, look: Look, rule_sets: RuleSets, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._rule_sets = rule_sets
        self._settings = settings
        self.setWindowTitle(self._say(window.NEW_TITLE))
        self.setMinimumWidth(720)
        self._rules = QButtonGroup(self)
        self._boxes = QVBoxLayout()
        self._names: dict[Seat, QLineEdit] = {}
        self._levels: dict[Seat, LevelBox] = {}
        self._number = QLineEdit()
        self.start: Final = QPushButton(self._say(window.START))
        self._problem = plain_label("", "bad")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(12)
        layout.addWidget(plain_label(self._say(window.NEW_TITLE), "title"))
        layout.addWidget(plain_label(self._say(window.NEW_SUBTITLE), "second"))
        layout.addLayout(self._columns())
        layout.addWidget(self._problem)
        layout.addLayout(self._buttons())

    def _say(self, source: str) -> str:
        return self._look.language.translate(source)

    def _columns(self) -> QHBoxLayout:
        columns = QHBoxLayout()
        columns.setSpacing(24)
        columns.addLayout(self._rules_column(), 5)
        columns.addLayout(self._seats_column(), 4)
        return columns

    def _rules_column(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.addWidget(plain_label(self._say(window.NEW_RULES), "caps"))
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget()
        self._boxes = QVBoxLayout(inside)
        self._boxes.setContentsMargins(0, 0, 6, 0)
        area.setWidget(inside)
        area.setMinimumHeight(_LEAST_RULES)
        column.addWidget(area, 1)
        settle = QPushButton(self._say(window.NEW_SETTLE))
        settle.setAutoDefault(False)
        settle.clicked.connect(self.rules_wanted)
        column.addWidget(settle, 0, Qt.AlignmentFlag.AlignLeft)
        self.show_rule_sets(self._rule_sets, self._settings.rules)
        return column

    def show_rule_sets(self, rule_sets: RuleSets, chosen: str | None = None) -> None:
        """Offer these rule sets; ``chosen`` is marked, or what was marked before."""
        if chosen is None:
            chosen = self.chosen_rules()
        for button in self._rules.buttons():
            self._rules.removeButton(button)
        while (item := self._boxes.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        self._rule_sets = rule_sets
        known = chosen if chosen in rule_sets else next(iter(rule_sets))
        for place, (rules_id, rule_set) in enumerate(rule_sets.items()):
            box = self._rules_box(place, rules_id, rule_set)
            self._boxes.addWidget(box)
            self._rules.button(place).setChecked(rules_id == known)
        self._boxes.addStretch()

    def chosen_rules(self) -> str:
        """The id of the rule set that is marked."""
        return list(self._rule_sets)[max(self._rules.checkedId(), 0)]

    def _rules_box(self, place: int, rules_id: str, rule_set: RuleSet) -> QFrame:
        box = QFrame()
        box.setProperty("look", "box")
        inside = QVBoxLayout(box)
        built_in = rules_id in PRESETS
        name = self._look.say(options.preset_name(rules_id)) if built_in else rule_set.name
        line = options.preset_line(rules_id if built_in else rule_set.base)
        button = QRadioButton(name.replace("&", "&&"))
        self._rules.addButton(button, place)
        inside.addWidget(button)
        said = plain_label(self._look.say(line), "second")
        said.setWordWrap(True)
        inside.addWidget(said)
        return box

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
            self._problem.setText(self._say(window.NEW_NUMBER_BAD))
            self._number.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self.wanted.emit(*self._wish(number))
        self.accept()

    def _wish(self, number: int | None) -> tuple[NewMatch, Settings]:
        rules_id = self.chosen_rules()
        rule_set = self._rule_sets[rules_id]
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
            rules=rules_id,
        )
        return wish, remembered

    def _chosen_names(self) -> tuple[str, str, str, str]:
        south, west, north, east = (
            clean_name(self._names[seat].text()) or self._say(window.DEFAULT_NAMES[seat])
            for seat in SEATS
        )
        return south, west, north, east
