"""G3b: how long a computer player takes tells nothing of whether it had a choice.

Real players in their threads at many tables at once; the times of forced and of free answers are
compared by the test of Kolmogorov and Smirnov. On a computer that is so busy that thinking takes
longer than every answer has to take, this finds that it does: no part of it is in every test run.
"""

import random
from collections.abc import Callable
from contextlib import suppress
from math import exp, sqrt
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Final

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.events import Action, Rejected, SeatEvent
from maverick_desktop.core.legal import MayBid, MayChoose, MayPlay, MayWait
from maverick_desktop.core.log import MatchHeader
from maverick_desktop.core.ports import TablePort
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import CLASSIC, Rules, with_options
from maverick_desktop.core.view import SeatMemory
from maverick_desktop.hosting.chairs import Chair, Chairs
from maverick_desktop.hosting.computers import Computer, Computers, thinking

from .trial import Goal, Trial
from .unseen import Drawn
from .wired import Wired

TABLES: Final = 16
"""At once: each answer takes as long as in the program."""
_BETWEEN: Final = 0.3
"""Seconds between the beginnings of two tables: all at once would be late for their first cards."""
EXPERTS: Final = 4
"""At every such table experts play, who think; club players at the others."""
LEAST: Final = 0.01
"""The probability below which the two are not the same."""


class Times:
    """How long forced and free answers took."""

    def __init__(self) -> None:
        self.forced: Final[list[float]] = []
        self.free: Final[list[float]] = []

        self._first = 4 * TABLES

    def add(self, options: int, seconds: float) -> None:
        """An answer, of so many that could have been given; the first load what is loaded once."""
        self._first -= 1
        if self._first >= 0:
            return
        (self.forced if options == 1 else self.free).append(seconds)


class Timed:
    """A ``Computer`` with a watch beside it, and the way in that it is given."""

    def __init__(
        self,
        make: Computers,
        header: MatchHeader,
        seat: Seat,
        by: str,
        table: TablePort,
        times: Times,
    ) -> None:
        self._memory = SeatMemory(header.rules, header.sitters, seat)
        self._table = table
        self._times = times
        self._asked: tuple[int, float] | None = None
        self._computer: Computer = make(header, seat, by, self)

    def deliver(self, n: int, event: SeatEvent) -> None:
        """Hear, and start the watch when there is something to decide."""
        self._memory.deliver(n, event)
        view = self._memory.view
        if view.seat in view.public.to_act():
            if self._asked is None or self._asked[0] != view.public.opened:
                self._asked = view.public.opened, monotonic()
        else:
            self._asked = None
        self._computer.deliver(n, event)

    def submit(self, seat: Seat, action: Action, at: int) -> Rejected | None:
        """Stop the watch."""
        assert self._asked is not None
        opened, began = self._asked
        if self._memory.view.public.opened == opened:
            self._times.add(_options(self._memory), monotonic() - began)
        return self._table.submit(seat, action, at)

    def close(self) -> None:
        """Stop."""
        self._computer.close()


def _options(memory: SeatMemory) -> int:
    match memory.view.legal():
        case MayPlay() as legal:
            return (legal.free | legal.priced).bit_count()
        case MayBid() as legal:
            return len(legal.bids)
        case MayChoose():
            return 13
        case MayWait():
            return 0


def _rules() -> Rules:
    rules = with_options(CLASSIC, {"target": None, "hands": 100, "bids": ["nil", "blind"]})
    assert isinstance(rules, Rules)
    return rules


def alike(one: list[float], other: list[float]) -> float:
    """The probability that two samples of one distribution differ so much, or more."""
    one, other = sorted(one), sorted(other)
    here = there = 0
    most = 0.0
    while here < len(one) and there < len(other):
        at = min(one[here], other[there])
        while here < len(one) and one[here] <= at:
            here += 1
        while there < len(other) and other[there] <= at:
            there += 1
        most = max(most, abs(here / len(one) - there / len(other)))
    size = sqrt(len(one) * len(other) / (len(one) + len(other)))
    x = (size + 0.12 + 0.11 / size) * most
    terms = [exp(-2 * (k * x) ** 2) for k in range(1, 101)]
    return min(1.0, 2 * (sum(terms[::2]) - sum(terms[1::2])))


def _open(dice: random.Random, level: str, make: Computers, times: Times) -> Wired:
    def timed(header: MatchHeader, seat: Seat, by: str, table: TablePort) -> Timed:
        return Timed(make, header, seat, by, table, times)

    names = {seat: f"Bot {seat.letter}" for seat in SEATS}
    chairs = Chairs(Chair(f"bot:{level}", names[seat], names[seat]) for seat in SEATS)
    table = Wired(_rules(), Drawn(dice), chairs=chairs, computers=timed)
    assert table.table.start()
    return table


def _measured(trial: Trial, attempt: int) -> float:
    """Play until there are enough of either kind; how likely it is that they are alike."""
    posted: SimpleQueue[Callable[[], None]] = SimpleQueue()
    times = Times()
    make = thinking(posted.put)
    dice = trial.dice(attempt)
    tables: list[Wired] = []
    begun = monotonic()
    while not trial.has_enough:
        if len(tables) < TABLES and monotonic() > begun + len(tables) * _BETWEEN:
            level = "club" if len(tables) % EXPERTS else "expert"
            tables.append(_open(random.Random(dice.random()), level, make, times))
        with suppress(Empty):
            posted.get(timeout=_BETWEEN)()
        for table in tables:
            if table.play.public.phase is Phase.DEALING:
                table.play.deal()
        trial.done = min(len(times.forced), len(times.free))
        trial.goes_on(0)
    for table in tables:
        table.table.close()
    # Both from the whole while: what else this computer does changes the times of all.
    size = min(trial.wanted, len(times.forced), len(times.free))
    trial.met["forced"] += size
    trial.met["free"] += size
    return alike(dice.sample(times.forced, size), dice.sample(times.free, size))


def run(trial: Trial) -> None:
    """Once; and once more if it came out as one run in a hundred does by chance alone."""
    likely = _measured(trial, 0)
    if likely < LEAST:
        trial.met["measured again"] += 1
        trial.done = 0
        likely = _measured(trial, 1)
    trial.note("probability that they are alike", likely)
    if likely < LEAST:
        trial.wrong(-1, f"forced and free answers do not take the same time: p = {likely:.2g}")


GOAL: Final = Goal(
    "G3b",
    "computer players take as long for a card that was forced as for any other",
    "answers of either kind",
    {"part": 0, "ci": 300, "tenth": 500, "release": 2_000},
    run,
)
