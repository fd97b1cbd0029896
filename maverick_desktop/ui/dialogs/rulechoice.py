"""The rule sets to begin a match by, one box each: those who want others may settle them here.

Part of the dialogs that begin matches. Must not know what a match is.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from maverick_desktop.core.rulefile import RuleSet
from maverick_desktop.core.rules import PRESETS
from maverick_desktop.text import options, window
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.widgets import plain_label

RuleSets: TypeAlias = Mapping[str, RuleSet]
"""The rule sets to choose from, built-in ones first, by id."""

_LEAST: Final = 180
"""Two of them are in sight on the smallest screen; the others scroll."""


class RuleChoice(QWidget):
    """The boxes; many of them scroll."""

    changed = Signal()
    """Another rule set is marked."""
    settle_wanted = Signal()
    """Somebody wants to look at the rule sets, or settle rules of their own."""

    def __init__(
        self, look: Look, rule_sets: RuleSets, chosen: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._rule_sets = rule_sets
        self.buttons: Final = QButtonGroup(self)
        self.settle: Final = QPushButton(look.say(Phrase(window.NEW_SETTLE)))
        self.settle.setAutoDefault(False)
        self.settle.clicked.connect(self.settle_wanted)
        self._boxes = QVBoxLayout()
        self._boxes.setContentsMargins(0, 0, 6, 0)
        inside = QWidget()
        inside.setLayout(self._boxes)
        area = self._area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setSizeAdjustPolicy(QScrollArea.SizeAdjustPolicy.AdjustToContents)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inside)
        area.setMinimumHeight(_LEAST)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(plain_label(look.say(Phrase(window.NEW_RULES)), "caps"))
        column.addWidget(area, 1)
        column.addWidget(self.settle, 0, Qt.AlignmentFlag.AlignLeft)
        self.show_rule_sets(rule_sets, chosen)
        self.buttons.idToggled.connect(lambda _id, on: self.changed.emit() if on else None)

    @property
    def chosen(self) -> str:
        """The id of the rule set that is marked."""
        return list(self._rule_sets)[max(self.buttons.checkedId(), 0)]

    @property
    def rule_set(self) -> RuleSet:
        """The rule set that is marked."""
        return self._rule_sets[self.chosen]

    def show_rule_sets(self, rule_sets: RuleSets, chosen: str | None = None) -> None:
        """Offer these rule sets; ``chosen`` is marked, or what was marked before."""
        if chosen is None:
            chosen = self.chosen
        for button in self.buttons.buttons():
            self.buttons.removeButton(button)
        while (item := self._boxes.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        self._rule_sets = rule_sets
        known = chosen if chosen in rule_sets else next(iter(rule_sets))
        for place, (rules_id, rule_set) in enumerate(rule_sets.items()):
            self._boxes.addWidget(self._box(place, rules_id, rule_set))
            self.buttons.button(place).setChecked(rules_id == known)
        self._boxes.addStretch()
        self._set_tab_order()
        # Where a box is shows once the layout is settled.
        QTimer.singleShot(0, self, self._show_marked)

    def take_focus(self) -> None:
        """Have the keys at the set that is marked."""
        self.buttons.button(max(self.buttons.checkedId(), 0)).setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """What is marked is in sight."""
        super().showEvent(event)
        # Before, the widgets around it were not all in their places.
        self._set_tab_order()
        QTimer.singleShot(0, self, self._show_marked)

    @Slot()
    def _show_marked(self) -> None:
        item = self._boxes.itemAt(max(self.buttons.checkedId(), 0))
        box = None if item is None else item.widget()
        if box is not None:
            self._area.ensureWidgetVisible(box)

    def _set_tab_order(self) -> None:
        """The boxes from above, then the button under them, after whatever stood before it."""
        last = self.settle.previousInFocusChain()
        for button in (*self.buttons.buttons(), self.settle):
            if last is not None:
                QWidget.setTabOrder(last, button)
            last = button

    def _box(self, place: int, rules_id: str, rule_set: RuleSet) -> QFrame:
        box = QFrame()
        box.setProperty("look", "box")
        inside = QVBoxLayout(box)
        built_in = rules_id in PRESETS
        name = self._look.say(options.preset_name(rules_id)) if built_in else rule_set.name
        line = options.preset_line(rules_id if built_in else rule_set.base)
        button = QRadioButton(name.replace("&", "&&"))
        self.buttons.addButton(button, place)
        inside.addWidget(button)
        said = plain_label(self._look.say(line), "second")
        said.setWordWrap(True)
        inside.addWidget(said)
        return box
