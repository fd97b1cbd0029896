"""Programs with a window under test: players who press, type and play as a test tells them."""

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from subprocess import TimeoutExpired
from typing import Final

from maverick_desktop.core.rulefile import RuleSet
from maverick_desktop.core.rules import Rules
from maverick_desktop.core.store import Disk
from maverick_desktop.profile import rules_folder
from maverick_desktop.ui.rulesets import RuleSets
from maverick_desktop.ui.settings import Settings, SettingsFile, TableWishes
from tests.lan.programs import Program

_QUICK: Final = 8.0
"""Seconds that a program takes to end, if it asks nothing."""
_ANSWER: Final = 90.0
"""Seconds until a player has done what was said, or given up."""


class Player(Program):
    """A program with a window, and the hands that use it (``windowhands``)."""

    def __init__(
        self, name: str, profile: Path, screen: Mapping[str, str], before: Sequence[str] = ()
    ) -> None:
        """``before``: the words that make it run on a computer of its own."""
        self.profile: Final = profile
        self._count = 0
        words = [*before, sys.executable, "-m", "tests.lan.windowhands", str(profile)]
        super().__init__(words, name, screen)

    def do(self, deed: str, *words: str) -> None:
        """Do something on the screen as soon as it can be done."""
        self._count += 1
        after = self.count()
        self.type(json.dumps([self._count, deed, *words]))
        place = self.wait_for(f"^(done|cannot) {self._count}( |$)", after, _ANSWER)
        assert self.lines[place - 1].startswith("done"), f"{self.name}: {self.lines[place - 1]}"

    def press(self, text: str) -> None:
        """Press a button, by what it says."""
        self.do("press", text)

    def read(self, deed: str, *words: str) -> str:
        """What is told of the screen."""
        place = self.count()
        self.do(deed, *words)
        told = next(line for line in self.lines[place:] if line.startswith(("text ", "copied ")))
        return told.partition(" ")[2]

    # --- what people do --------------------------------------------------------------------------

    def past_the_question(self) -> None:
        """Where a match alone is offered at the start, refuse it."""
        self.do("see", "^New match$")
        self.do("escape")

    def into_the_lobby(self) -> None:
        """From the start of the program to the network."""
        self.past_the_question()
        self.do("menu", "Game", "Play on the network…")

    def host_again(self) -> None:
        """At the start, open the table again that one was the host of."""
        self.do("see", "^Open your table again")
        self.press("Open it again")

    def come_back(self) -> None:
        """At the start, go back to the seat that one had at a table."""
        self.do("see", "^Go back to your seat")
        self.press("Go back")

    def join_found(self, table: str, code: str) -> None:
        """Join a table that is in the list."""
        self.press(f"{table}, .* seats taken, .*")
        self.do("write", "Code", code)
        self.press("Join")

    def join_typed(self, where: tuple[str, int], code: str) -> None:
        """Type where a table is, and its code, and join it."""
        host, port = where
        self.do("write", "Address", host)
        self.do("write", "Port", str(port))
        self.do("write", "Code", code)
        self.press("Join")

    def quit(self) -> None:
        """Choose to go, and go, also if others still seem to sit at one's table."""
        self.do("menu", "Game", "Quit")
        try:
            code = self.ends(_QUICK)
        except TimeoutExpired:
            self.press("Close the table")
            code = self.ends()
        assert code == 0

    def log(self) -> list[str]:
        """What the program wrote of things that nobody expected."""
        files = sorted((self.profile / "logs").glob("*"))
        lines = [line for path in files for line in path.read_text(encoding="utf-8").splitlines()]
        # Where there is no screen, some of what one does with screens cannot be done.
        return [line for line in lines if "This plugin does not support" not in line]


def furnish(profile: Path, rules: Rules, wishes: TableWishes) -> None:
    """A profile of somebody who has played before: English, quick tricks, these rules in use."""
    folder = rules_folder(profile)
    folder.mkdir(parents=True)
    disk = Disk()
    rules_id = RuleSets(folder, disk).add(RuleSet("Short", "classic", rules))
    settings = Settings(hold=0, language="en", rules=rules_id, network=wishes)
    error = SettingsFile(profile / "settings.json", disk).save(settings)
    assert error is None
