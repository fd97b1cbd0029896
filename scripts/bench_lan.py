"""Tables on this computer's own network: how soon all are told, how many fit, how soon one is in.

Each prints one JSON object, times in milliseconds:

``python scripts/bench_lan.py news``: a host and three guests, programs of their own, play.
``… join``: one guest joins a table again and again.
``… back``: a line is cut until the guest behind it is away; from its mending until they are back.
``… found``: a table opens, and a list of tables is looking; a list is opened, and a table is there.
``… tables --tables 200``: four guests at each, who take as long to answer as the computer players
of a table do. The host has a processor core of its own, the guests' programs have the others.
``told``: a guest says its wish, another guest has heard. ``gone``: it says its wish, the host has
handed the last byte of the news to the system. ``host_alone``: the host reads the wish, the same.

``--first``: what news and tables measure never waits for other work on the machine, where one may.
"""

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from signal import SIGTERM
from threading import Event
from time import monotonic, sleep
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from bench_tables import Evening, Figures, go_first, measure_tables, spread  # noqa: E402
from PySide6.QtCore import QCoreApplication, QTimer  # noqa: E402

from maverick_desktop.hosting.computers import ANSWER_TIME  # noqa: E402
from maverick_desktop.lan.approach import Unreachable  # noqa: E402
from maverick_desktop.lan.discovery import Browser, FoundTable  # noqa: E402
from maverick_desktop.lan.joiner import Joiner  # noqa: E402
from maverick_desktop.lan.messages import End, Granted, Lobby, News, TokenKept, Welcome  # noqa: E402
from maverick_desktop.lan.where import Where  # noqa: E402
from tests.lan.heldline import HeldLine  # noqa: E402
from tests.lan.programs import CODE, Moments, Town, port_of  # noqa: E402

ENDLESS: Final = ("--set", "target=none", "--set", "hands=50", "--pause", "1")
WARM_UP: Final = 5.0
SILENT: Final = 15.0
"""Seconds in which a table that closes is forgotten, and one that opens is found."""


# --- news ----------------------------------------------------------------------------------------


def measure_news(town: Town, seconds: float, first: bool) -> Figures:
    """From a guest's wish until the last other guest has heard the fact; three guests."""
    host = town.host("--seats", "open,open,open,club", *ENDLESS)
    names = ("Anna", "Boris", "Carla")
    at = f"127.0.0.1:{port_of(host)}"
    guests = [town.guest(name, at, "--pace", "0.1") for name in names]
    host.wait_for("^The match begins")
    if first:
        for program in (host, *guests):
            go_first(program)
    sleep(WARM_UP)
    begun = monotonic()
    sleep(seconds)
    end = monotonic()
    # What is on its way is heard by then.
    sleep(WARM_UP)
    return spread(last_told([town.moments(name) for name in names], begun, end))


def last_told(moments: Sequence[Moments], begun: float, end: float) -> list[float]:
    """Seconds from each wish until everybody else had heard of the fact it became."""
    return [
        max(other.heard[fact] for other in moments if other is not one) - at
        for one in moments
        for fact, at in one.wished.items()
        if begun <= at <= end
    ]


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


# --- coming back ---------------------------------------------------------------------------------


def measure_back(town: Town, times: int) -> Figures:
    """From the mending of a line until the host has its guest at the table again."""
    host = town.host()
    line = HeldLine(port_of(host))
    seconds = []
    try:
        town.guest("Anna", f"127.0.0.1:{line.port}").wait_for("^seated")
        for number in range(times):
            place = host.count()
            line.cut()
            place = host.wait_for(": Anna, away$", after=place)
            # Tries to come back are some way apart: the line is mended at any moment between two.
            sleep(2 + 1.5 * number / times)
            mended = monotonic()
            line.mend()
            host.wait_for(": Anna$", after=place)
            seconds.append(monotonic() - mended)
    finally:
        line.close()
    return spread(seconds)


# --- finding -------------------------------------------------------------------------------------


class Finder:
    """A list of tables that waits for one to appear on it, or to go."""

    def __init__(self, table: str) -> None:
        self._table: Final = table
        self._id = ""
        self._found: Final = Event()
        self._gone: Final = Event()
        self._browser: Final = Browser(self._heard, self._went)
        if not self._browser.open():
            raise SystemExit("this network does not let one listen")

    def found(self) -> None:
        """Wait until it is there."""
        self._wait(self._found)

    def gone(self) -> None:
        """Wait until it is not any more."""
        self._wait(self._gone)

    def close(self) -> None:
        """Look no more."""
        self._browser.close()

    def _heard(self, table: FoundTable) -> None:
        if table.what.table == self._table:
            self._id = table.id
            self._found.set()

    def _went(self, name: str) -> None:
        if name == self._id:
            self._gone.set()

    def _wait(self, event: Event) -> None:
        if not event.wait(SILENT):
            raise SystemExit("the table was not found, or not missed")


def measure_found(town: Town, times: int) -> Figures:
    """A table is there: from the moment that it, or the list, was opened."""
    opens, there = [], []
    for number in range(times):
        name = f"Bench {os.getpid()} {number}"
        waiting = Finder(name)
        host = town.host("--name", name, "--new")
        opened = monotonic()
        waiting.found()
        opens.append(monotonic() - opened)
        opened = monotonic()
        late = Finder(name)
        late.found()
        there.append(monotonic() - opened)
        host.signal(SIGTERM)
        host.ends()
        for finder in (waiting, late):
            finder.gone()
            finder.close()
    return {"table_opens": spread(opens), "list_opens": spread(there)}


def main() -> int:
    """Measure."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("news", "join", "back", "found", "tables"))
    parser.add_argument("--seconds", type=float, default=60.0, help="of a run of news or tables")
    parser.add_argument("--times", type=int, help="runs of tables (3), or tries (31; back: 7)")
    parser.add_argument("--tables", type=int, default=200, help="2 or more")
    parser.add_argument("--crowds", type=int, default=1, help="programs that the guests are in")
    parser.add_argument(
        "--pace", type=float, default=ANSWER_TIME, help="seconds a guest takes to answer"
    )
    parser.add_argument("--first", action="store_true", help="before other work on the machine")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="maverick-lan-") as folder, Town(Path(folder)) as town:
        print(json.dumps(_measured(wish, town)))
    return 0


def _measured(wish: argparse.Namespace, town: Town) -> Figures:
    match wish.what:
        case "news":
            return measure_news(town, wish.seconds, wish.first)
        case "join":
            return measure_join(town, wish.times or 31)
        case "back":
            return measure_back(town, wish.times or 7)
        case "found":
            return measure_found(town, wish.times or 31)
        case _:
            times = wish.times or 3
            evening = Evening(wish.tables, wish.pace, wish.crowds, wish.seconds, times, wish.first)
            return measure_tables(town.folder, evening)


if __name__ == "__main__":
    sys.exit(main())
