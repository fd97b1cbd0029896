"""Tables on this computer's own network: how soon all are told, how soon one joins, how many fit.

``python scripts/bench_lan.py news``: a host and three guests, programs of their own, play.
``… join``: one guest joins a table again and again. ``… tables --tables 200``: four guests at each,
the host on a processor core of its own. Each prints one JSON object.
"""

import argparse
import json
import os
import re
import sys
import tempfile
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from time import monotonic, sleep
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QCoreApplication, QTimer  # noqa: E402

from maverick_desktop.core.cards import Seat  # noqa: E402
from maverick_desktop.lan.approach import Unreachable  # noqa: E402
from maverick_desktop.lan.joiner import Joiner  # noqa: E402
from maverick_desktop.lan.messages import End, Granted, Lobby, News, TokenKept, Welcome  # noqa: E402
from maverick_desktop.lan.where import Where  # noqa: E402
from tests.lan.botclient import Bot, Home  # noqa: E402
from tests.lan.programs import CODE, Program, Town, delays, port_of  # noqa: E402

ENDLESS: Final = ("--set", "target=none", "--set", "hands=50", "--pause", "1")
WARM_UP: Final = 5.0
AT_ONCE: Final = 8
"""Tables that fill at the same time."""

Figures = dict[str, Any]


def spread(seconds: Sequence[float]) -> Figures:
    """Milliseconds: middle, 99th of a hundred, slowest."""
    cuts = quantiles(seconds, n=100)
    figures = {"p50_ms": median(seconds), "p99_ms": cuts[98], "max_ms": max(seconds)}
    return {name: round(1000 * value, 2) for name, value in figures.items()} | {
        "count": len(seconds)
    }


def memory_kb(program: Program) -> int:
    """What a program has in memory."""
    status = Path(f"/proc/{program.process.pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found is not None
    return int(found[1])


def cpu_seconds(program: Program) -> float:
    """What a program has worked."""
    fields = Path(f"/proc/{program.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# --- news ----------------------------------------------------------------------------------------


def measure_news(town: Town, seconds: float) -> Figures:
    """From a guest's wish until the others have heard the fact; three guests, one computer."""
    host = town.host("--seats", "open,open,open,club", *ENDLESS)
    names = ("Anna", "Boris", "Carla")
    at = f"127.0.0.1:{port_of(host)}"
    for name in names:
        town.guest(name, at, "--pace", "0.1").wait_for("^seated")
    host.wait_for("^The match begins")
    sleep(WARM_UP)
    begun = monotonic()
    sleep(seconds)
    return spread(delays([town.moments(name) for name in names], (begun, monotonic())))


# --- joining -------------------------------------------------------------------------------------


class Newcomer:
    """A ``JoinerOwner`` who comes, takes note of the time, and leaves."""

    def __init__(self, where: Where, times: int) -> None:
        self.seconds: list[float] = []
        self._where: Final = where
        self._times: Final = times
        self._begun = 0.0
        self._joiner: Final = Joiner(self)

    def come(self) -> None:
        """Once more."""
        if len(self.seconds) == self._times:
            QCoreApplication.quit()
            return
        self._begun = monotonic()
        self._joiner.join(self._where, CODE, "Anna")

    def welcomed(self, welcome: Welcome) -> None:
        """Not in yet."""

    def granted(self, granted: Granted, fingerprint: bytes) -> None:
        """A seat; the lobby follows."""
        self._joiner.say(TokenKept())

    def heard(self, message: News) -> None:
        """The table: that was it."""
        if isinstance(message, Lobby):
            self.seconds.append(monotonic() - self._begun)
            QTimer.singleShot(0, self._joiner, self._joiner.leave)
            QTimer.singleShot(200, self._joiner, self.come)

    def ended(self, end: End) -> None:
        """That must not be."""
        raise SystemExit(f"sent away: {end}")

    def lost(self) -> None:
        """That must not be."""
        raise SystemExit("the line broke")

    def unreachable(self, why: Unreachable) -> None:
        """That must not be."""
        raise SystemExit(f"not reached: {why}")

    def waiting(self, seconds: float) -> None:
        """That must not be."""


def measure_join(town: Town, times: int) -> Figures:
    """From the wish to join until the table is shown: TLS, SPAKE2, seat and lobby."""
    host = town.host()
    application = QCoreApplication([])
    newcomer = Newcomer(Where("127.0.0.1", port_of(host)), times)
    newcomer.come()
    application.exec()
    # The first one makes both programs load what they need.
    return spread(newcomer.seconds[1:]) | {"first_ms": round(1000 * newcomer.seconds[0], 2)}


# --- many tables ---------------------------------------------------------------------------------


class Crowd:
    """Four guests at every table, all in this program: an ``Ear``."""

    def __init__(self, ports: Sequence[int], folder: Path, pace: float, aside: Executor) -> None:
        self.told: list[float] = []
        """Seconds from a wish until another guest at the table had heard of it."""
        self.counts = False
        """Whether what happens is counted."""
        self.trouble: list[str] = []
        self._folder: Final = folder
        self._pace: Final = pace
        self._aside: Final = aside
        self._wished: dict[Bot, float] = {}
        self._made: dict[tuple[int, int], float] = {}
        self._heard: dict[tuple[int, int], list[float]] = {}
        self._table: dict[Bot, int] = {}
        self._empty: Final = deque(enumerate(ports))
        self._begun: set[Bot] = set()
        self._all: Final = 4 * len(ports)
        self._bots: list[Bot] = []
        self._when_all_play: Callable[[], None] = QCoreApplication.quit

    def fill(self, then: Callable[[], None]) -> None:
        """Let them come; ``then`` when all play."""
        self._when_all_play = then
        for _ in range(AT_ONCE):
            self._fill_next()

    def close(self) -> None:
        """All go."""
        for bot in self._bots:
            bot.close()

    def _fill_next(self) -> None:
        if self._empty:
            table, port = self._empty.popleft()
            self._send(table, port, 4)

    def _send(self, table: int, port: int, left: int) -> None:
        bot = Bot(
            f"Guest {left}",
            Home(self._folder / f"{table}-{left}", self._aside),
            _Follower(self, partial(self._sit, table, port, left - 1)),
            self._pace,
            "random",
        )
        self._table[bot] = table
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
            self._when_all_play()

    def wished(self, bot: Bot) -> None:
        """A guest has said what it wishes."""
        self._wished[bot] = monotonic()

    def heard(self, bot: Bot, n: int, maker: Seat | None) -> None:
        """A guest has heard of a fact that somebody made."""
        now, fact = monotonic(), (self._table[bot], n)
        if maker is bot.seat:
            self._made[fact] = self._wished.pop(bot, now)
        else:
            self._heard.setdefault(fact, []).append(now)
        heard = self._heard.get(fact, [])
        if len(heard) == 3 and fact in self._made:
            begun = self._made.pop(fact)
            if self.counts:
                self.told.extend(at - begun for at in self._heard.pop(fact))


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
            self._crowd.trouble.append(f"{word} {more}")

    def wished(self, bot: Bot, at: int) -> None:
        """Said."""
        self._crowd.wished(bot)

    def heard(self, bot: Bot, n: int, maker: Seat | None) -> None:
        """Heard."""
        if maker is not None:
            self._crowd.heard(bot, n, maker)


def measure_tables(town: Town, tables: int, seconds: float, pace: float) -> Figures:
    """Many tables in one host, which has one processor core to itself."""
    cores = sorted(os.sched_getaffinity(0))
    host = town.hall(tables, *ENDLESS)
    os.sched_setaffinity(host.process.pid, cores[:1])
    os.sched_setaffinity(0, cores[1:] or cores)
    ports = [int(line.rpartition(" ")[2]) for line in host.said(f": code {CODE}, port ")]
    assert len(set(ports)) == tables
    empty = memory_kb(host)
    application = QCoreApplication([])
    found: Figures = {"tables": tables, "pace_s": pace}
    with ThreadPoolExecutor(1) as aside:
        crowd = Crowd(ports, town.folder / "crowd", pace, aside)
        begun = monotonic()
        began_cpu = [0.0]

        def count() -> None:
            found["filled_s"] = round(monotonic() - begun, 1)
            QTimer.singleShot(round(1000 * WARM_UP), start)

        def start() -> None:
            crowd.counts, began_cpu[0] = True, cpu_seconds(host)
            QTimer.singleShot(round(1000 * seconds), QCoreApplication.quit)

        crowd.fill(count)
        application.exec()
        found["host_cpu"] = round((cpu_seconds(host) - began_cpu[0]) / seconds, 2)
        found["host_mb"] = round(memory_kb(host) / 1024, 1)
        found["empty_mb"] = round(empty / 1024, 1)
        found["actions_per_s"] = round(len(crowd.told) / 3 / seconds, 1)
        found |= spread(crowd.told)
        found["trouble"] = crowd.trouble[:5]
        crowd.close()
    return found


def main() -> int:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=("news", "join", "tables"))
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--times", type=int, default=31)
    parser.add_argument("--tables", type=int, default=200, help="2 or more")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds a guest takes to answer")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="maverick-lan-") as folder, Town(Path(folder)) as town:
        if wish.what == "news":
            found = measure_news(town, wish.seconds)
        elif wish.what == "join":
            found = measure_join(town, wish.times)
        else:
            found = measure_tables(town, wish.tables, wish.seconds, wish.pace)
    print(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
