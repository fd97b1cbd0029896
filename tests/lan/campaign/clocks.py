"""G16: clocks that jump and computers that sleep cost nobody a seat, a card or a word.

In one process the system’s monotonic clock jumps under real sockets, as it does where it counts
sleep; in programs of their own the calendar’s clock is set, and programs are stopped and go on.
"""

import os
import random
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from shutil import which
from time import monotonic, sleep
from typing import Final

from maverick_desktop.core.public import Phase
from maverick_desktop.core.store import read_record
from maverick_desktop.lan.messages import AskUndo, Said
from tests.lan.lines import Guest, OpenTable
from tests.lan.programs import Program, Town, held, port_of
from tests.lan.rig import CODE

from .household import certificate
from .spinning import application, turn, until
from .trial import Goal, Scale, Trial, scratch

JUMPS: Final = (3.0, 30.0, 600.0, 3600.0, 86_400.0, -3600.0, -86_400.0)
"""Seconds by which the monotonic clock jumps; back is more than a system ever does."""
_JUMPS_A_TABLE: Final = 25


# --- sleep, by the clock -------------------------------------------------------------------------


class Jumping:
    """A monotonic clock that jumps."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def __call__(self) -> float:
        """Seconds."""
        return monotonic() + self._ahead

    def jump(self, seconds: float) -> None:
        """So much has passed while this computer slept."""
        self._ahead += seconds


def play(trial: Trial, dice: random.Random, _case: int) -> int:
    """One table with two guests who talk while clocks jump."""
    application()
    clocks = [Jumping() for _ in range(3)]
    table = OpenTable(certificate(), clock=clocks[0])
    guests = [Guest(clock) for clock in clocks[1:]]
    for number, guest in enumerate(guests):
        guest.joiner.join(table.where, CODE, f"Anna {number}")
        until(partial(_has_news, guest), "at the table")
    turn(0.05)
    for number in range(_JUMPS_A_TABLE):
        who = dice.randrange(3)
        seconds = dice.choice(JUMPS)
        clocks[who].jump(seconds)
        trial.met["forward" if seconds > 0 else "back"] += 1
        trial.met["of the host" if who == 0 else "of a guest"] += 1
        # Ticks come in between, and words.
        turn(dice.choice((0.0, 0.3)) if number % 5 == 0 else 0.0)
        _talk(table, guests, dice, number)
        for guest in guests:
            assert guest.times_lost == 0
            assert guest.end is None
        assert not table.gone
    for guest in guests:
        guest.joiner.close()
    table.hoster.close()
    turn(0.05)
    for one in (*(guest.joiner for guest in guests), table.hoster):
        one.deleteLater()
    turn(0.01)
    return _JUMPS_A_TABLE


def _talk(table: OpenTable, guests: list[Guest], dice: random.Random, number: int) -> None:
    """Somebody says something, and both are told something."""
    heard = len(table.said_to_it)
    dice.choice(guests).joiner.say(AskUndo())
    until(lambda: len(table.said_to_it) > heard, "the host hears", 3.0)
    said = Said("S", f"word {number}")
    for peer in table.door.peers:
        peer.send(said)
    for guest in guests:
        until(partial(_has_heard, guest, said), "a guest hears", 3.0)


def _has_news(guest: Guest) -> bool:
    return bool(guest.news)


def _has_heard(guest: Guest, said: Said) -> bool:
    return guest.news[-1] == said


SLEEP: Final = Goal(
    "G16",
    "the monotonic clock jumps under real lines: nobody is lost, every word is heard",
    "jumps",
    {"part": 25, "ci": 100, "tenth": 500, "release": 5_000},
    lambda trial: trial.each(play),
    meets=("forward", "of the host", "of a guest"),
)


# --- the calendar, and real stops ----------------------------------------------------------------

_SHIM: Final = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>
static long long ahead(void) {
    static volatile long long *shared;
    if (!shared) {
        int file = open(getenv("CALENDAR_AHEAD"), O_RDONLY);
        void *mapped = mmap(0, 8, PROT_READ, MAP_SHARED, file, 0);
        close(file);
        if (mapped == MAP_FAILED) abort();
        shared = mapped;
    }
    return *shared;
}
int clock_gettime(clockid_t which, struct timespec *now) {
    static int (*real)(clockid_t, struct timespec *);
    if (!real) real = dlsym(RTLD_NEXT, "clock_gettime");
    int failed = real(which, now);
    if (!failed && (which == CLOCK_REALTIME || which == CLOCK_REALTIME_COARSE)) {
        now->tv_sec += ahead();
    }
    return failed;
}
int gettimeofday(struct timeval *now, void *zone) {
    struct timespec exact;
    (void)zone;
    if (clock_gettime(CLOCK_REALTIME, &exact)) return -1;
    now->tv_sec = exact.tv_sec;
    now->tv_usec = exact.tv_nsec / 1000;
    return 0;
}
time_t time(time_t *where) {
    struct timespec exact;
    clock_gettime(CLOCK_REALTIME, &exact);
    if (where) *where = exact.tv_sec;
    return exact.tv_sec;
}
"""
"""Sets the calendar of programs that are started with it, while they run."""
NAMES: Final = ("Anna", "Boris", "Carla", "Dmitri")
_RULES: Final = ("--set", "target=none", "--set", "hands=2", "--pause", "1", "--patience", "60")
_YEARS: Final = {1970: 86_400, 2039: 2_180_000_000}
"""Moments in seconds since 1970."""
_STOPS: Final[dict[Scale, tuple[float, ...]]] = {
    "part": (),
    "ci": (3.0, 30.0),
    "tenth": (3.0, 30.0),
    "release": (3.0, 30.0, 600.0),
}
_BACK: Final = 5.0
"""Seconds after which everybody is back who was stopped."""


class Calendar:
    """The calendar’s clock of programs that are started meanwhile."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "ahead"
        self.library = folder / "calendar.so"
        self.set(0)
        source = folder / "calendar.c"
        source.write_text(_SHIM, encoding="utf-8")
        words = ["cc", "-shared", "-fPIC", "-O1", "-o", str(self.library), str(source), "-ldl"]
        subprocess.run(words, check=True, capture_output=True)

    def set(self, seconds: int) -> None:
        """So far ahead of the true time; into the file that is there, which is mapped."""
        data = seconds.to_bytes(8, "little", signed=True)
        with self._file.open("r+b" if self._file.exists() else "wb") as file:
            file.write(data)

    @contextmanager
    def over(self) -> Iterator[None]:
        """Programs that are started in the block go by it."""
        mine = {"LD_PRELOAD": str(self.library), "CALENDAR_AHEAD": str(self._file)}
        os.environ.update(mine)
        try:
            yield
        finally:
            for name in mine:
                del os.environ[name]


class Evening:
    """A host and four guests, all programs of their own, who play a match of two hands."""

    def __init__(self, town: Town, pace: float) -> None:
        self.town = town
        self.host: Final = town.host(*_RULES)
        self.guests: Final = [
            town.guest(name, f"127.0.0.1:{port_of(self.host)}", "--pace", pace) for name in NAMES
        ]
        self.host.wait_for("^The match begins")

    @property
    def is_over(self) -> bool:
        """Whether everybody has heard the end."""
        return all(guest.said("^over") for guest in self.guests)

    def end(self) -> None:
        """Wait for the end; all records must be the same and sound."""
        for guest in self.guests:
            guest.wait_for("^over", patience=120)
        self.host.wait_for(" wins: ")
        self.host.signal(signal.SIGTERM)
        assert self.host.ends() == 0
        assert [guest.ends() for guest in self.guests] == [0] * len(NAMES)
        self.town.nobody_stumbled()
        [record] = self.town.records("host")
        assert read_record(record).public.phase is Phase.OVER
        for name in NAMES:
            [path] = self.town.records(name)
            assert path.read_bytes() == record.read_bytes(), name

    def nobody_was_lost(self) -> None:
        """Not for a moment, until the match had ended and they went."""
        end = self.host.wait_for(" wins: ")
        assert not [line for line in self.host.lines[:end] if line.endswith("away")]
        for guest in self.guests:
            assert not guest.said("^waiting"), guest.name


def _set_calendars(trial: Trial, dice: random.Random, folder: Path) -> None:
    """One match while the calendar jumps twice a second."""
    calendar = Calendar(folder)
    with calendar.over(), Town(folder / "town") as town:
        evening = Evening(town, 0.06)
        now = int(calendar.library.stat().st_mtime)
        while not evening.is_over:
            year = dice.choice((None, None, 1970, 2039))
            jump = dice.choice((3600, -3600, 86_400, -86_400, 0))
            calendar.set(jump if year is None else _YEARS[year] - now)
            trial.met["calendars set"] += 1
            sleep(0.5)
        evening.end()
        evening.nobody_was_lost()


def _stop(trial: Trial, folder: Path, is_host: bool, seconds: float) -> None:
    """One match in which a program stands still for so long."""
    with Town(folder) as town:
        evening = Evening(town, 0.1)
        town.wait_for_facts(30)
        stopped: Program = evening.host if is_host else evening.guests[1]
        told = evening.host.count()
        with held(stopped):
            sleep(seconds)
        if seconds > 10:
            began = monotonic()
            for name in NAMES if is_host else ("Boris",):
                evening.host.wait_for(f": {name}$", told, patience=30)
            trial.note("back after a stop, s", monotonic() - began)
        evening.end()
        if seconds < 8:
            evening.nobody_was_lost()
        trial.met[f"{'host' if is_host else 'guest'} stopped for {seconds:g} s"] += 1


def run(trial: Trial) -> None:
    """Calendars, then stops."""
    if which("cc") is None:
        trial.met["no compiler for the calendar’s library"] += 1
    for case in range(trial.wanted):
        if which("cc") is not None and trial.goes_on(case):
            with trial.case(case), scratch() as folder:
                _set_calendars(trial, trial.dice(case), folder)
                trial.done += 1
    stops = [(is_host, one) for one in _STOPS[trial.scale] for is_host in (True, False)]
    for number, (is_host, seconds) in enumerate(stops):
        with trial.case(1000 + number), scratch() as folder:
            _stop(trial, folder, is_host, seconds)


PROGRAMS: Final = Goal(
    "G16-programs",
    "the calendar is set and programs are stopped in the middle of matches: the same records",
    "matches with calendars that jump",
    {"part": 0, "ci": 2, "tenth": 6, "release": 30},
    run,
    {"back after a stop, s": _BACK},
)
