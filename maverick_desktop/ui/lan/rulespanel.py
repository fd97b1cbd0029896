"""The rules of a table as whoever joins it reads them: where they differ from rules of one's own.

Must not know the network, nor any option by its name.
"""

from typing import Final

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from maverick_desktop.core.rulefile import RuleSet
from maverick_desktop.core.rules import PRESETS, diff
from maverick_desktop.text import lanlobby as words
from maverick_desktop.text.options import option_label, preset_name, set_name, value_label
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.text.scores import goal
from maverick_desktop.ui.lan.lobbyscene import Difference
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.ruledialog.parts import Button, dressed, gold_edge
from maverick_desktop.ui.widgets import plain_label

_BAR: Final = 3


class TableRules(msgspec.Struct, frozen=True):
    """What is agreed to."""

    rule_set: RuleSet
    policy: str
    patience: int
    timer: int


def differences(here: RuleSet, there: RuleSet) -> list[Difference]:
    """Where two rule sets differ, option by option."""
    return [
        Difference(option_label(name), value_label(name, now), value_label(name, other))
        for name, (now, other) in diff(here.rules, there.rules).items()
    ]


class DifferenceView(QWidget):
    """One point: what it is called, how it is here, how it is in one's own rules."""

    def __init__(self, look: Look, point: Difference) -> None:
        super().__init__()
        self._look = look
        say = look.say
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 3, 4, 5)
        column.setSpacing(1)
        here = plain_label(say(Phrase(words.HERE, {"value": point.here})))
        there = plain_label(say(Phrase(words.THERE, {"value": point.there})), "second")
        for label in (plain_label(say(point.label), "strong"), here, there):
            label.setWordWrap(True)
            column.addWidget(label)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The gold bar of what is otherwise."""
        painter = QPainter(self)
        painter.fillRect(0, 4, _BAR, self.height() - 8, gold_edge(self._look.theme))
        painter.end()


class RulesPanel(QWidget):
    """The right half of the lobby at somebody else's table."""

    all_wanted = Signal(str)
    """Show every rule; compared with the set of this id."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._table: TableRules | None = None
        self._own: dict[str, RuleSet] = {}
        self._title = plain_label("", "title")
        self._name = plain_label("", "strong")
        self._goal = plain_label("", "second")
        self._with = plain_label("", "second")
        self._count = plain_label("", "second")
        self._policy = plain_label("", "second")
        self.sets: Final = QComboBox()
        self.sets.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.sets.setMinimumContentsLength(14)
        self.whole: Final = dressed(Button("", look, "eye"))
        self._points = QVBoxLayout()
        self._lay_out()
        self.sets.currentIndexChanged.connect(self._show_points)
        self.whole.clicked.connect(lambda: self.all_wanted.emit(self.compared_with))

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(23, 16, 32, 12)
        column.setSpacing(4)
        column.addWidget(self._title)
        column.addWidget(self._name)
        column.addWidget(self._goal)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._with)
        row.addWidget(self.sets, 1)
        column.addSpacing(6)
        column.addLayout(row)
        column.addWidget(self._count)
        area = QScrollArea()
        area.setProperty("look", "page")
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget()
        self._points = QVBoxLayout(inside)
        self._points.setContentsMargins(0, 0, 6, 0)
        self._points.setSpacing(4)
        area.setWidget(inside)
        column.addWidget(area, 1)
        for label in (self._name, self._goal, self._count, self._policy):
            label.setWordWrap(True)
        column.addWidget(self._policy)
        column.addSpacing(4)
        column.addWidget(self.whole, 0, Qt.AlignmentFlag.AlignLeft)

    @property
    def compared_with(self) -> str:
        """The id of the set that the table's rules are compared with."""
        return str(self.sets.currentData() or "")

    def show_rules(self, table: TableRules, own: dict[str, RuleSet], chosen: str) -> None:
        """Show a table's rules; ``own``: sets to compare them with, ``chosen`` at first."""
        if (table, own) == (self._table, self._own):
            return
        kept = self.compared_with or chosen
        self._table, self._own = table, own
        self.sets.blockSignals(True)
        self.sets.clear()
        for id_, rule_set in own.items():
            self.sets.addItem(self._set_name(id_, rule_set), id_)
        self.sets.setCurrentIndex(max(0, self.sets.findData(kept)))
        self.sets.blockSignals(False)
        self.reword()

    def reword(self) -> None:
        """Say everything in the language in use."""
        say, table = self._look.say, self._table
        self._title.setText(say(Phrase(words.RULES_HERE)))
        self._with.setText(say(Phrase(words.COMPARED_WITH)))
        self.sets.setAccessibleName(self._with.text())
        self.whole.setText(say(Phrase(words.ALL_RULES)))
        if table is None:
            return
        self._name.setText(say(set_name(table.rule_set.name, table.rule_set.base)))
        self._goal.setText(say(goal(table.rule_set.rules)))
        lines = [words.policy_line(table.policy, table.patience)]
        if table.timer:
            lines.append(Phrase(words.TABLE_TIMER, {}, table.timer))
        self._policy.setText(" ".join(map(say, lines)))
        self._show_points()

    def _set_name(self, id_: str, rule_set: RuleSet) -> str:
        return self._look.say(preset_name(id_)) if id_ in PRESETS else rule_set.name

    def _show_points(self) -> None:
        while (item := self._points.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        own = self._own.get(self.compared_with)
        if self._table is None or own is None:
            return
        points = differences(self._table.rule_set, own)
        name = self._set_name(self.compared_with, own)
        self._count.setText(self._look.say(words.differences(len(points), name)))
        for point in points:
            self._points.addWidget(DifferenceView(self._look, point))
        self._points.addStretch()
