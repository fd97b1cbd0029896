"""The match as a log of facts: header, every fact in order, and which of them are in force."""

from collections.abc import Iterator

import msgspec

from . import state as whole
from .events import CardsPassed, Event, Rewound, still_in_force
from .public import PublicState, due, rewound
from .rules import Rules
from .state import GameState
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
        self._rewinds = 0

    @property
    def n(self) -> int:
        """The number of the latest fact; 0 before the first."""
        return len(self.facts)

    def append(self, event: Event) -> int:
        """Add a fact and return its number."""
        self.facts.append(event)
        if isinstance(event, Rewound):
            self._in_force = still_in_force(self._in_force, event.to)
            self._rewinds += 1
        else:
            self._in_force.append((self.n, event))
        return self.n

    def in_force(self) -> Iterator[tuple[int, Event]]:
        """The facts that count, with their numbers."""
        return iter(self._in_force)

    def blank(self) -> GameState:
        """The state before the first fact."""
        return GameState(PublicState(self.header.rules, self.header.sitters))

    def refolded(self) -> GameState:
        """The present state, folded from the facts in force; right after a rewind."""
        state = self._folded(self._in_force)
        known = rewound(state.public, self.n, self._rewinds)
        return GameState(known, state.hands, state.given, state.received)

    def can_rewind(self, to: int) -> bool:
        """Whether ``to`` is in force and nothing but a pass of cards has to follow it."""
        if all(n != to for n, _ in self._in_force):
            return False
        state = self._folded(still_in_force(self._in_force, to))
        return isinstance(due(state.public), CardsPassed | None)

    def prefix(self, n: int) -> "GameLog":
        """The log as it was after fact ``n``."""
        cut = GameLog(self.header)
        for event in self.facts[:n]:
            cut.append(event)
        return cut

    def _folded(self, facts: list[tuple[int, Event]]) -> GameState:
        state = self.blank()
        for n, event in facts:
            state = whole.after(state, n, event)
        return state


def fold(log: GameLog) -> Iterator[tuple[int, Event, GameState, GameState]]:
    """Every fact of a log with its number and the states before and after it."""
    replayed = GameLog(log.header)
    before = replayed.blank()
    for event in log.facts:
        n = replayed.append(event)
        now = replayed.refolded() if isinstance(event, Rewound) else whole.after(before, n, event)
        yield n, event, before, now
        before = now
