"""What ``serve`` was asked for. Knows neither the words nor the tables."""

from pathlib import Path

import msgspec

from maverick_desktop.core.rulefile import RuleSet
from maverick_desktop.hosting.setup import TableSetup
from maverick_desktop.lan.messages import Policy


class Wish(msgspec.Struct, frozen=True):
    """One or more tables."""

    names: list[str]
    """Of the tables, one each."""
    rule_set: RuleSet
    seats: tuple[str, ...]
    """Who sits where, S W N E: ``open`` or a level."""
    folder: Path
    """Where records are kept."""
    code: str | None
    """None: draw one for each table."""
    port: int | None
    """Tried first; of several tables the first one's."""
    policy: Policy
    patience: int
    timer: int
    pause: int
    chat: bool
    spectators: bool
    new: bool
    """Leave unfinished matches alone."""

    @property
    def alone(self) -> bool:
        """Whether there is one table only: it is announced on the network."""
        return len(self.names) == 1

    def setup(self, name: str) -> TableSetup:
        """What a new table is to be."""
        return TableSetup(
            name,
            self.rule_set,
            self.policy,
            self.patience,
            self.timer,
            self.chat,
            self.spectators,
            self.pause,
        )
