"""The dialog that begins a match with real cards: rules, names, who deals first.

Hands out a ``PadMatchWish``; begins nothing itself. Must not know records.
"""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.text import padforms as words
from maverick_desktop.text import window
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.dialogs.rulechoice import RuleChoice, RuleSets
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
        self.setWindowTitle(self._say(words.START_TITLE))
        self.setMinimumSize(720, 460)
        usual = seat_names(look)
        self.names: Final = NamesList(look, settings.pad_names or usual, usual)
        self.rules: Final = RuleChoice(look, rule_sets, settings.rules)
        self.dealer: Final = QComboBox()
        self.start: Final = QPushButton(self._say(window.START))
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(12)
        column.addWidget(plain_label(self._say(words.START_TITLE), "title"))
        column.addWidget(plain_label(self._say(words.START_SECOND), "second"))
        columns = QHBoxLayout()
        columns.setSpacing(24)
        columns.addWidget(self.rules, 5)
        columns.addLayout(self._people_column(), 4)
        column.addLayout(columns, 1)
        column.addLayout(self._buttons())
        self.names.edited.connect(self._show_dealers)
        self.rules.changed.connect(self._show_dealers)
        self._show_dealers()
        self.rules.take_focus()

    def _say(self, source: str) -> str:
        return self._look.say(Phrase(source))

    # --- building --------------------------------------------------------------------------------

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

    def _show_dealers(self) -> None:
        """Offer the players by the names typed; the rules may leave no choice."""
        chosen: Seat | None = self.dealer.currentData()
        names, fixed = self.names.names, self.rules.rule_set.rules.first_dealer
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
        rule_set = self.rules.rule_set
        self.wanted.emit(
            PadMatchWish(
                rules=rule_set.rules,
                rules_id=self.rules.chosen,
                rules_name=rule_set.name,
                rules_base=rule_set.base,
                names=self.names.names,
                dealer=self.dealer.currentData(),
            )
        )
        self.accept()
