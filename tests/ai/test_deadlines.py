"""A search that is too slow, or that nobody waits for any more: the game goes on, and ends."""

import logging
import random
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from queue import SimpleQueue
from time import monotonic

import pytest

from maverick_desktop.ai import engine
from maverick_desktop.ai.budget import Budget
from maverick_desktop.ai.levels import SearchingThinker, Thinker
from maverick_desktop.ai.player import WorkerPlayer
from maverick_desktop.ai.study import Study
from maverick_desktop.ai.thought import Thought, ponder
from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.deals import Deal
from maverick_desktop.core.events import CardPlayed, Event
from maverick_desktop.core.log import GameLog, MatchHeader
from maverick_desktop.core.rules import Rules
from maverick_desktop.core.table import Table
from maverick_desktop.core.view import SeatView
from tests.ai.driver import SITTERS, dealt_hand, random_deal

PATIENCE = 60.0
RULES = Rules(pass_count=0)
LONG = Budget(seconds=3.0)
"""More than the deadline by far, and yet no burden for long once nobody waits."""

LEAVING = """
from tests.ai.test_deadlines import Bench, LONG
bench = Bench()
for seat in range(4):
    bench.seat(seat, 100.0)
bench.table.deal()
bench.wait(lambda: any(player._study is not None for player in bench.players))
{how}
print("left")
"""


class Bench:
    """A table whose seats search for long; what is posted runs when it is waited for."""

    def __init__(self) -> None:
        self.dice = random.Random(1)
        header = MatchHeader("0", "m", None, "r", "classic", RULES, SITTERS, "2026-01-01T00:00:00Z")
        self.table = Table(GameLog(header), self, self)
        self.jobs: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self.players: list[WorkerPlayer] = []

    def dealer(self) -> Seat:
        return Seat.EAST

    def deal(self, hand: int, attempt: int) -> Deal:
        return random_deal(self.dice)

    def append(self, n: int, event: Event) -> None:
        """No record is kept."""

    def seat(self, seat: int, deadline: float) -> None:
        player = WorkerPlayer(
            RULES,
            SITTERS,
            SEATS[seat],
            lambda: SearchingThinker(0.05),
            17 + seat,
            self.table,
            self.jobs.put,
            LONG,
            deadline,
        )
        self.players.append(player)
        self.table.attach(SEATS[seat], player)

    def wait(self, done: Callable[[], bool]) -> None:
        end = monotonic() + PATIENCE
        while not done():
            self.jobs.get(timeout=max(0.01, end - monotonic()))()

    def cards(self) -> int:
        return sum(isinstance(event, CardPlayed) for event in self.table.log.facts)


@pytest.fixture
def bench() -> Iterator[Bench]:
    made = Bench()
    yield made
    for player in made.players:
        player.close()


def test_a_search_that_is_late_is_replaced(bench: Bench, caplog: pytest.LogCaptureFixture) -> None:
    """The first card of the hand needs thought; it falls long before the search is over."""
    with caplog.at_level(logging.ERROR):
        for seat in range(4):
            bench.seat(seat, 0.02)
        bench.table.deal()
        bench.wait(lambda: bench.cards() >= 4)
    said = {record.getMessage() for record in caplog.records}
    assert any("did not answer in time" in line for line in said)
    caplog.clear()


@pytest.mark.parametrize("how", ["pass", "[player.close() for player in bench.players]"])
def test_a_program_ends_while_a_search_goes_on(how: str) -> None:
    """Whether the players were told or not: no crash, no complaint."""
    done = subprocess.run(
        [sys.executable, "-c", LEAVING.format(how=how)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "left\n", "")


def test_a_search_that_nobody_waits_for_comes_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise it would go on for as long as it was given."""
    monkeypatch.setattr(engine, "DOUBT", 1e9)
    monkeypatch.setattr(engine, "ALIKE", -1.0)
    now = dealt_hand(RULES, random.Random(1))
    view = now.view(now.public.to_act()[0])
    begun = threading.Event()

    def think(thinker: Thinker, view: SeatView) -> Thought:
        begun.set()
        return ponder(thinker, view, Budget(seconds=1_000_000.0), 1)

    before = set(threading.enumerate())
    study = Study(lambda: SearchingThinker(0.05), think, 0.0)
    (thread,) = set(threading.enumerate()) - before
    study.ask(view, lambda _answer: None)
    assert begun.wait(PATIENCE)
    thread.join(0.3)
    assert thread.is_alive()
    study.leave()
    thread.join(PATIENCE)
    assert not thread.is_alive()
