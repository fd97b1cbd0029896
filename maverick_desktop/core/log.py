"""The match as a log of facts: header, every fact in order, and which of them are in force.

Knows no state: what facts come to is ``replay``'s.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from heapq import merge
from typing import ClassVar, Generic, Self, TypeVar

import msgspec

from .events import Event, Rewound, SeatChanged
from .public import Sitters
from .rules import Rules


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


Fact = TypeVar("Fact")


class FactLog(Generic[Fact]):
    """An append-only list of facts; a rewind is a fact too and hides some of those before it."""

    lasting: ClassVar[type]
    """The kind of fact that says who sits where, which is never undone."""

    def __init__(self, header: MatchHeader) -> None:
        self.header = header
        self.facts: list[Fact] = []
        # The numbers in force, rising: changes of seats, which are never undone, apart.
        self._game: list[int] = []
        self._seats: list[int] = []
        self.rewinds = 0
        """How often something was undone."""

    @property
    def n(self) -> int:
        """The number of the latest fact; 0 before the first."""
        return len(self.facts)

    def append(self, event: Fact) -> int:
        """Add a fact and return its number."""
        self.facts.append(event)
        if isinstance(event, Rewound):
            del self._game[bisect_right(self._game, event.to) :]
            self.rewinds += 1
        else:
            (self._seats if isinstance(event, self.lasting) else self._game).append(self.n)
        return self.n

    def in_force(self) -> Iterator[tuple[int, Fact]]:
        """The facts that count, with their numbers."""
        return ((n, self.facts[n - 1]) for n in merge(self._game, self._seats))

    def latest(self) -> Iterator[tuple[int, Fact]]:
        """The facts that count, changes of seats left out, the latest first."""
        return ((n, self.facts[n - 1]) for n in reversed(self._game))

    def counts(self, n: int) -> bool:
        """Whether fact ``n`` is in force."""
        return any(
            place < len(numbers) and numbers[place] == n
            for numbers in (self._game, self._seats)
            for place in (bisect_left(numbers, n),)
        )

    def prefix(self, n: int) -> Self:
        """The log as it was after fact ``n``."""
        cut = type(self)(self.header)
        for event in self.facts[:n]:
            cut.append(event)
        return cut


class GameLog(FactLog[Event]):
    """The log of a match that is played here."""

    lasting = SeatChanged
