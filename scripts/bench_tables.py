"""Many tables in one ``serve``, four guests at each: how soon all are told. For ``bench_lan.py``.

``python scripts/bench_tables.py FOLDER PACE PORT …`` is the guests' program: they join, agree and
play, each in its own time, as long as it is let. A line of FOLDER/told for each of their wishes.
"""

import argparse
import os
import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from time import monotonic, sleep
from typing import Any, Final, NamedTuple, TextIO

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QCoreApplication, Qt, QTimer  # noqa: E402

from maverick_desktop.cli.serveloop import let_many_in  # noqa: E402
from maverick_desktop.core.cards import Seat  # noqa: E402
from maverick_desktop.lan.joiner import Joiner, JoinerOwner  # noqa: E402
from maverick_desktop.lan.where import Where  # noqa: E402
from tests.lan.botclient import Bot, Home  # noqa: E402
from tests.lan.programs import CODE, Program  # noqa: E402

WARM_UP: Final = 5.0
PATIENCE: Final = 900.0
"""Seconds until all must sit: joining costs both ends some work, and others may use the machine."""
AT_ONCE: Final = 8
"""Tables that fill at the same time."""
SPREAD: Final = 0.5
"""Guests think for half to one and a half times the pace: they do not answer in step."""
SCRIPTS: Final = ROOT / "scripts"

Figures = dict[str, Any]


def spread(seconds: Sequence[float]) -> Figures:
    """Milliseconds: middle, 99th of a hundred, slowest."""
    cuts = quantiles(seconds, n=100, method="inclusive")
    figures = {"p50_ms": median(seconds), "p99_ms": cuts[98], "max_ms": max(seconds)}
    return {name: round(1000 * value, 2) for name, value in figures.items()} | {
        "count": len(seconds)
    }


# --- the guests' program -------------------------------------------------------------------------


class Guest(Bot):
    """One whose heart beats when it will.

    Qt's coarse timers ring together in one program; those of 800 computers would not.
    """

    def _joiner(self, owner: JoinerOwner) -> Joiner:
        joiner = super()._joiner(owner)
        joiner._ticks.setTimerType(Qt.TimerType.PreciseTimer)
        return joiner


class Crowd:
    """Four guests at every table."""

    def __init__(
        self, ports: Sequence[int], folder: Path, pace: float, aside: Executor, told: TextIO
    ) -> None:
        self._folder: Final = folder
        self._pace: Final = pace
        self._aside: Final = aside
        self._told: Final = told
        self._wished: dict[Bot, float] = {}
        self._made: dict[tuple[str, int], float] = {}
        self._heard: dict[tuple[str, int], list[float]] = {}
        self._empty: Final = deque(enumerate(ports))
        self._bots: Final[list[Bot]] = []
        self._begun: Final[set[Bot]] = set()
        self._all: Final = 4 * len(ports)

    def fill(self) -> None:
        """Let them come."""
        for _ in range(AT_ONCE):
            self._fill_next()

    def _fill_next(self) -> None:
        if self._empty:
            table, port = self._empty.popleft()
            self._send(table, port, 4)

    def _send(self, table: int, port: int, left: int) -> None:
        home = Home(self._folder / f"{table}-{left}", self._aside)
        ear = _Follower(self, partial(self._sit, table, port, left - 1))
        bot = Guest(f"Guest {left}", home, ear, self._pace, "random", SPREAD)
        self._bots.append(bot)
        bot.join(Where("127.0.0.1", port), CODE)

    def _sit(self, table: int, port: int, left: int) -> None:
        if left:
            self._send(table, port, left)
        else:
            self._fill_next()

    def begun(self, bot: Bot) -> None:
        """A guest's match has begun."""
        self._begun.add(bot)
        if len(self._begun) == self._all:
            print("all play", flush=True)

    def wished(self, bot: Bot) -> None:
        """A guest has said what it wishes."""
        self._wished[bot] = monotonic()

    def heard(self, bot: Bot, n: int, maker: Seat) -> None:
        """A guest has heard of a fact that somebody made."""
        assert bot.table.header is not None
        now, fact = monotonic(), (bot.table.header.match, n)
        if maker is bot.seat:
            self._made[fact] = self._wished.pop(bot, now)
        else:
            self._heard.setdefault(fact, []).append(now)
        heard = self._heard.get(fact, [])
        if len(heard) == 3 and fact in self._made:
            begun = self._made.pop(fact)
            del self._heard[fact]
            words = (*fact, f"{begun:.6f}", *(f"{at:.6f}" for at in heard))
            print(*words, file=self._told)


class _Follower:
    """One guest's ``Ear``."""

    def __init__(self, crowd: Crowd, when_seated: Callable[[], None]) -> None:
        self._crowd: Final = crowd
        self._when_seated: Final = when_seated

    def news(self, bot: Bot, word: str, *more: object) -> None:
        """Some of it matters."""
        if word == "seated":
            QTimer.singleShot(0, self._when_seated)
        elif word == "begun":
            self._crowd.begun(bot)
        elif word in ("end", "waiting", "refused", "unreached"):
            print("trouble:", word, *more, flush=True)

    def wished(self, bot: Bot, at: int) -> None:
        """Said."""
        self._crowd.wished(bot)

    def heard(self, bot: Bot, n: int, maker: Seat | None) -> None:
        """Heard."""
        if maker is not None:
            self._crowd.heard(bot, n, maker)


def play(folder: Path, pace: float, ports: Sequence[int]) -> int:
    """Sit at all these tables."""
    let_many_in()
    application = QCoreApplication([])
    folder.mkdir()
    with (folder / "told").open("w", buffering=1) as told, ThreadPoolExecutor(1) as aside:
        crowd = Crowd(ports, folder, pace, aside, told)
        crowd.fill()
        return application.exec()


# --- measuring -----------------------------------------------------------------------------------


class Work(NamedTuple):
    """What a program has done, in seconds since it was started, and what it has in memory."""

    at: float
    busy: float
    waited: float
    """It could have run, and something else did."""
    mb: float

    @classmethod
    def of(cls, program: Program) -> "Work":
        """Up to now, by Linux's ledger of its threads."""
        folder = Path(f"/proc/{program.process.pid}")
        ledgers = [(task / "schedstat").read_text().split() for task in folder.glob("task/*")]
        pages = int((folder / "statm").read_text().split()[1])
        return cls(
            monotonic(),
            sum(int(one[0]) for one in ledgers) / 1e9,
            sum(int(one[1]) for one in ledgers) / 1e9,
            pages * os.sysconf("SC_PAGESIZE") / 2**20,
        )

    def since(self, before: "Work") -> Figures:
        """Shares of a processor core."""
        seconds = self.at - before.at
        return {
            "busy": round((self.busy - before.busy) / seconds, 2),
            "waited": round((self.waited - before.waited) / seconds, 2),
        }


class Wished(NamedTuple):
    """A wish that came true, as its guests saw it."""

    at: float
    heard: tuple[float, ...]


def go_first(program: Program) -> None:
    """From now on it never waits for other work on the machine; PermissionError where one may not.

    Nice would not do: Linux weighs that within a terminal only.
    """
    for task in Path(f"/proc/{program.process.pid}/task").iterdir():
        os.sched_setscheduler(int(task.name), os.SCHED_RR, os.sched_param(1))


@contextmanager
def only_on(cores: Sequence[int]) -> Iterator[None]:
    """What is started meanwhile stays on these."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


class Hall:
    """A ``serve`` on a processor core of its own, and guests on the others."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder
        self._programs: Final[list[Program]] = []

    @property
    def host(self) -> Program:
        """The one that has the tables."""
        return self._programs[0]

    @property
    def crowds(self) -> list[Program]:
        """Those that the guests are in."""
        return self._programs[1:]

    def open(self, tables: int) -> list[str]:
        """Open the tables; their ports."""
        words = ("--tables", tables, "--code", CODE, "--out", self._folder / "host", "--pause", 1)
        endless = ("--set", "target=none", "--set", "hands=50")
        self._start(_cores()[0], "bench_served.py", self._folder / "moments", *words, *endless)
        self.host.wait_for(f" {tables}: code ", patience=PATIENCE)
        ports = [line.rpartition(" ")[2] for line in self.host.said(f": code {CODE}, port ")]
        assert len(set(ports)) == tables
        return ports

    def fill(self, ports: Sequence[str], pace: float, crowds: int) -> None:
        """Have four guests sit at each, and play."""
        for n in range(crowds):
            mine = ports[n::crowds]
            self._start(_cores()[1], "bench_tables.py", self._folder / f"crowd{n}", pace, *mine)
        for crowd in self.crowds:
            crowd.wait_for("^all play", patience=PATIENCE)

    def _start(self, cores: Sequence[int], script: str, *words: object) -> None:
        with only_on(cores):
            name = f"{script} {len(self._programs)}"
            program = Program([sys.executable, str(SCRIPTS / script), *map(str, words)], name)
        self._programs.append(program)

    def go_first(self) -> None:
        """Other work on the machine waits meanwhile."""
        for program in self._programs:
            go_first(program)

    def measure(self, seconds: float) -> Figures:
        """For so long: told, by the guests; gone, by the host."""
        before = [Work.of(program) for program in self._programs]
        begun = monotonic()
        sleep(seconds)
        end = monotonic()
        programs = zip(self._programs, before, strict=True)
        work = [Work.of(program).since(one) for program, one in programs]
        # What is on its way, or in a buffer, is written down by then.
        sleep(WARM_UP)
        wishes = {key: one for key, one in self._wishes().items() if begun <= one.at <= end}
        moments = self._moments()
        both = [(wishes[key], moments[key]) for key in wishes.keys() & moments.keys()]
        return {
            "wishes_per_s": round(len(wishes) / seconds, 1),
            "told": spread([at - one.at for one in wishes.values() for at in one.heard]),
            "gone": spread([gone - one.at for one, (_, gone) in both]),
            "host_alone": spread([gone - read for _, (read, gone) in both]),
            "host": work[0],
            "crowds": work[1:],
        }

    def trouble(self) -> list[str]:
        """What went wrong."""
        return [line for one in self.crowds for line in one.said("^trouble")]

    def close(self) -> None:
        """All go."""
        for program in reversed(self._programs):
            program.close()

    def _wishes(self) -> dict[tuple[str, str], Wished]:
        found = {}
        for path in self._folder.glob("crowd*/told"):
            for match, n, *moments in _whole_lines(path):
                at, *heard = map(float, moments)
                found[match, n] = Wished(at, tuple(heard))
        return found

    def _moments(self) -> dict[tuple[str, str], tuple[float, float]]:
        lines = _whole_lines(self._folder / "moments")
        return {(match, n): (float(read), float(gone)) for match, n, read, gone in lines}


def _cores() -> tuple[list[int], list[int]]:
    """The host's processor core, and the guests'."""
    cores = sorted(os.sched_getaffinity(0))
    return cores[:1], cores[1:] or cores


def _whole_lines(path: Path) -> Iterator[list[str]]:
    for line in path.read_text(encoding="utf-8").splitlines(keepends=True):
        if line.endswith("\n"):
            yield line.split()


class Evening(NamedTuple):
    """What is to be measured."""

    tables: int
    pace: float
    """Seconds a guest takes to answer."""
    crowds: int
    """Programs that the guests are in."""
    seconds: float
    """Of a run."""
    times: int
    first: bool
    """Before other work on the machine."""


def measure_tables(folder: Path, evening: Evening) -> Figures:
    """Many tables in one host, measured several times in a row; the middle of them first."""
    let_many_in()
    hall = Hall(folder)
    try:
        ports = hall.open(evening.tables)
        empty, begun = Work.of(hall.host).mb, monotonic()
        hall.fill(ports, evening.pace, evening.crowds)
        filled = monotonic() - begun
        if evening.first:
            hall.go_first()
        sleep(WARM_UP)
        runs = [hall.measure(evening.seconds) for _ in range(evening.times)]
        full = Work.of(hall.host).mb
        trouble = hall.trouble()
    finally:
        hall.close()
    middle = {
        what: {name: median(run[what][name] for run in runs) for name in ("p50_ms", "p99_ms")}
        for what in ("told", "gone", "host_alone")
    }
    return {
        "tables": evening.tables,
        "pace_s": evening.pace,
        "first": evening.first,
        "median_of_runs": middle,
        "mb_a_table": round(full / evening.tables, 2),
        "host_mb": {"empty": round(empty, 1), "full": round(full, 1)},
        "filled_s": round(filled, 1),
        "load": os.getloadavg()[0],
        "trouble": trouble[:5],
        "runs": runs,
    }


def main() -> int:
    """Be the guests."""
    parser = argparse.ArgumentParser(description="The guests’ program of the bench.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("pace", type=float)
    parser.add_argument("ports", type=int, nargs="+")
    wish = parser.parse_args()
    return play(wish.folder, wish.pace, wish.ports)


if __name__ == "__main__":
    sys.exit(main())
