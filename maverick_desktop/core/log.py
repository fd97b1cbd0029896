"""The match as a log of facts: header, every fact in order, and which of them are in force.

Knows no state: what facts come to is ``replay``'s.
"""

from collections.abc import Iterator

import msgspec

from .events import Event, Rewound, still_in_force
from .rules import Rules
from .view import Sitters


class MatchHeader(msgspec.Struct, frozen=True):
    """What is fixed before the first fact: the first line of a record."""

    app: str
    """The version of the program that began the match."""
    match: str
    """A random UUID."""
    number: int | None
    """The deal number of a numbered match."""
    rules_name: str
    rules_base: str
    """The preset the rules were made from."""
    rules: Rules
    sitters: Sitters
    created: str
    """UTC to the second, as in ``2026-11-29T21:00:00Z``."""


class GameLog:
    """An append-only list of facts; a rewind is a fact too and hides some of those before it."""

    def __init__(self, header: MatchHeader) -> None:
        self.header = header
        self.facts: list[Event] = []
        self._in_force: list[tuple[int, Event]] = []
        self.rewinds = 0
        """How often something was undone."""

    @property
    def n(self) -> int:
        """The number of the latest fact; 0 before the first."""
        return len(self.facts)

    def append(self, event: Event) -> int:
        """Add a fact and return its number."""
        self.facts.append(event)
        if isinstance(event, Rewound):
            self._in_force = still_in_force(self._in_force, event.to)
            self.rewinds += 1
        else:
            self._in_force.append((self.n, event))
        return self.n

    def in_force(self) -> Iterator[tuple[int, Event]]:
        """The facts that count, with their numbers."""
        return iter(self._in_force)

    def prefix(self, n: int) -> "GameLog":
        """The log as it was after fact ``n``."""
        cut = GameLog(self.header)
        for event in self.facts[:n]:
            cut.append(event)
        return cut
