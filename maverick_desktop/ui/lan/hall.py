"""What the lobby and its tables are given by the window they belong to."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMessageBox

from maverick_desktop.core.rulefile import RuleSet
from maverick_desktop.core.rules import PRESETS
from maverick_desktop.hosting.computers import ANSWER_TIME
from maverick_desktop.lan.where import PORTS
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.lan.air import Broadcast, Finder, Listen, OpenAir
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.main_window import MainWindow
from maverick_desktop.ui.pacing import Pace
from maverick_desktop.ui.rulesets import RuleSets
from maverick_desktop.ui.settings import Settings
from maverick_desktop.ui.widgets import message

if TYPE_CHECKING:
    from maverick_desktop.ui.dialogs.rules import RulesDialog


@dataclass(frozen=True, slots=True)
class Ways:
    """How tables meet the world."""

    announce: OpenAir | None = Broadcast
    """None: nobody hears of a table here."""
    listen: Listen | None = Finder
    """None: no table is heard of."""
    answer_time: float = ANSWER_TIME
    """Seconds that every answer of a computer player takes."""
    ports: Sequence[int] = PORTS
    """Where a table is opened: at the first that is free, if any is."""


@dataclass(frozen=True, slots=True)
class Hall:
    """A window's belongings."""

    window: MainWindow
    look: Look
    rule_sets: RuleSets
    settings: Callable[[], Settings]
    remember: Callable[..., None]
    """Settings to be remembered, by their names."""
    open_rules: Callable[..., "RulesDialog"]
    """Opens the rule dialog beside a widget; ``fixed``: rules to be read, not changed."""
    pace: Callable[[], Pace]
    ways: Ways = Ways()

    def say(self, source: str, **args: str) -> str:
        """A sentence in the window's language."""
        return self.look.say(Phrase(source, args))

    def tell(self, title: str, text: Phrase) -> None:
        """Say something in a box beside the window."""
        say = self.look.say
        message(self.window, QMessageBox.Icon.Warning, say(Phrase(title)), say(text))

    def rule_set(self) -> RuleSet:
        """The rule set in use; a preset if one's own is gone."""
        sets = self.rule_sets.all()
        return sets.get(self.settings().rules) or next(iter(sets.values()))

    def rules_id(self) -> str:
        """Its id."""
        rules_id = self.settings().rules
        return rules_id if rules_id in self.rule_sets.all() else next(iter(PRESETS))
