"""The dialog that begins a match with real cards: rules, names, who deals first.

Hands out a ``PadMatchWish``; begins nothing itself. Must not know records.
"""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QDialog,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.rulefile import RuleSet
from maverick_desktop.core.rules import PRESETS
from maverick_desktop.text import options, window
from maverick_desktop.text import padforms as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.dialogs.newmatch import RuleSets
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.pad.nameslist import NamesList, seat_names
from maverick_desktop.ui.padmatches import PadMatchWish
from maverick_desktop.ui.settings import Settings
from maverick_desktop.ui.widgets import plain_label


class PadStartDialog(QDialog):
    """Asks for what a new match with real cards needs."""

    wanted = Signal(object)
    """A ``PadMatchWish``."""

    def __init__(
        self, look: Look, rule_sets: RuleSets, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._rule_sets: Final = rule_sets
        self._ids: Final = list(rule_sets)
        self.setWindowTitle(self._say(words.START_TITLE))
        self.setMinimumSize(720, 460)
        usual = seat_names(look)
        self.names: Final = NamesList(look, settings.pad_names or usual, usual)
        self.rules: Final = QButtonGroup(self)
        self.dealer: Final = QComboBox()
        self.start: Final = QPushButton(self._say(window.START))
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(12)
        column.addWidget(plain_label(self._say(words.START_TITLE), "title"))
        column.addWidget(plain_label(self._say(words.START_SECOND), "second"))
        columns = QHBoxLayout()
        columns.setSpacing(24)
        columns.addLayout(self._rules_column(settings.rules), 5)
        columns.addLayout(self._people_column(), 4)
        column.addLayout(columns, 1)
        column.addLayout(self._buttons())
        self.names.edited.connect(self._show_dealers)
        self.rules.idToggled.connect(lambda _id, on: self._show_dealers() if on else None)
        self._show_dealers()

    def _say(self, source: str) -> str:
        return self._look.say(Phrase(source))

    # --- building --------------------------------------------------------------------------------

    def _rules_column(self, chosen: str) -> QVBoxLayout:
        """Every rule set; many of them scroll."""
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addWidget(plain_label(self._say(window.NEW_RULES), "caps"))
        area, page = QScrollArea(), QWidget()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        boxes = QVBoxLayout(page)
        boxes.setContentsMargins(0, 0, 8, 0)
        for place, rules_id in enumerate(self._ids):
            boxes.addWidget(self._rules_box(place, rules_id, self._rule_sets[rules_id]))
        boxes.addStretch()
        area.setWidget(page)
        column.addWidget(area, 1)
        known = self._ids.index(chosen) if chosen in self._ids else 0
        self.rules.button(known).setChecked(True)
        return column

    def _rules_box(self, place: int, rules_id: str, rule_set: RuleSet) -> QFrame:
        box = QFrame()
        box.setProperty("look", "box")
        inside = QVBoxLayout(box)
        built_in = rules_id in PRESETS
        name = self._look.say(options.preset_name(rules_id)) if built_in else rule_set.name
        line = options.preset_line(rules_id if built_in else rule_set.base)
        button = QRadioButton(name.replace("&", "&&"))
        self.rules.addButton(button, place)
        inside.addWidget(button)
        said = plain_label(self._look.say(line), "second")
        said.setWordWrap(True)
        inside.addWidget(said)
        return box

    def _people_column(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addWidget(plain_label(self._say(words.PLAYERS), "caps"))
        column.addWidget(self.names)
        partners = plain_label(self._say(words.PARTNERS), "second")
        partners.setWordWrap(True)
        column.addWidget(partners)
        column.addSpacing(12)
        label = plain_label(self._say(words.FIRST_DEALER), "caps")
        label.setBuddy(self.dealer)
        column.addWidget(label)
        self.dealer.setAccessibleName(self._say(words.FIRST_DEALER))
        column.addWidget(self.dealer)
        column.addStretch()
        return column

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addStretch()
        cancel = QPushButton(self._say(window.CANCEL))
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        self.start.setProperty("look", "main")
        self.start.setDefault(True)
        self.start.clicked.connect(self._on_start)
        row.addWidget(cancel)
        row.addWidget(self.start)
        return row

    # --- what is chosen --------------------------------------------------------------------------

    @property
    def rule_set(self) -> RuleSet:
        """The rules chosen."""
        return self._rule_sets[self._ids[self.rules.checkedId()]]

    def _show_dealers(self) -> None:
        """Offer the players by the names typed; the rules may leave no choice."""
        chosen: Seat | None = self.dealer.currentData()
        names, fixed = self.names.names, self.rule_set.rules.first_dealer
        self.dealer.clear()
        if fixed != "random":
            who = {"who": names["SWNE".index(fixed)]}
            self.dealer.addItem(self._look.say(Phrase(words.BY_RULES, dict(who))), None)
        else:
            self.dealer.addItem(self._say(words.AT_THE_TABLE), None)
            for seat in SEATS:
                self.dealer.addItem(names[seat], seat)
            self.dealer.setCurrentIndex(0 if chosen is None else chosen + 1)
        self.dealer.setEnabled(fixed == "random")

    def _on_start(self) -> None:
        rule_set = self.rule_set
        self.wanted.emit(
            PadMatchWish(
                rules=rule_set.rules,
                rules_id=self._ids[self.rules.checkedId()],
                rules_name=rule_set.name,
                rules_base=rule_set.base,
                names=self.names.names,
                dealer=self.dealer.currentData(),
            )
        )
        self.accept()
