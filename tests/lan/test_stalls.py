"""Whoever calls, hangs or floods: the others at the table play on (RELIABILITY G9, G16).

A host and guests in processes of their own, over TLS, and callers who mean no good, all at once;
each kind for itself, and broken cables, are the campaign’s (``campaign.stalls``).
"""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import quantiles
from time import monotonic, sleep
from typing import Final

import pytest

from tests.lan.callers import DEEDS
from tests.lan.programs import Program, Town, delays, held, port_of
from tests.patience import PATIENCE

pytestmark = pytest.mark.slow

NAMES: Final = ("Anna", "Boris", "Carla", "Dmitri")
SLOWEST: Final = 0.5
"""Seconds from a wish to the moment when every other seat was told of it, at the most."""
QUIET: Final = 4.0
LEAST_NEWS: Final = 5
MORE_MEMORY: Final = 5 * 1024
"""kB that bad callers may cost the host."""
FAR_MORE_MEMORY: Final = 4 * MORE_MEMORY
"""What no accident of a busy computer explains."""


class Table:
    """A host and four guests, playing."""

    def __init__(self, town: Town) -> None:
        self._town = town
        rules = ("--set", "target=none", "--set", "hands=50")
        self.host = town.host(*rules, "--spectators", "--patience", "0", "--pause", "1")
        self.port = port_of(self.host)
        self.guests = [
            town.guest(name, f"127.0.0.1:{self.port}", "--pace", "0.15") for name in NAMES
        ]
        self.host.wait_for("^The match begins")

    def play(self, seconds: float, who: Sequence[str] = NAMES) -> tuple[float, float]:
        """Let them play for so long, and until these have news of each other: when that was."""
        begun = monotonic()
        sleep(seconds)
        while len(self.delays((begun, monotonic()), who)) < LEAST_NEWS:
            assert monotonic() - begun < PATIENCE, "nobody plays on"
            sleep(0.1)
        return begun, monotonic()

    def delays(self, span: tuple[float, float], who: Sequence[str] = NAMES) -> list[float]:
        """How long these guests waited for news of each other meanwhile."""
        return delays([self._town.moments(name) for name in who], span)

    def memory(self) -> int:
        """kB that the host has in memory."""
        status = Path(f"/proc/{self.host.process.pid}/status")
        if not status.exists():
            return 0
        found = re.search(r"VmRSS:\s+(\d+) kB", status.read_text())
        assert found is not None
        return int(found[1])


@pytest.fixture
def town(tmp_path: Path) -> Iterator[Town]:
    """Programs, all gone at the end."""
    with Town(tmp_path) as made:
        yield made


@pytest.fixture
def table(town: Town) -> Table:
    """A host and four guests, playing."""
    return Table(town)


def waits(name: str, quiet: Sequence[float], busy: Sequence[float]) -> tuple[float, float]:
    """How long the slowest news took while nobody misbehaved, and then."""
    usual, p99, slowest = max(quiet), quantiles(busy, n=100)[98], max(busy)
    print(
        f"{name}: {len(busy)} news, p99 {p99:.3f} s, slowest {slowest:.3f} s; usual {usual:.3f} s"
    )
    return usual, slowest


def test_nobody_waits_for_those_who_mean_no_good(town: Town, table: Table) -> None:
    """All at once, one of the guests' computers asleep as well; then the host's."""
    quiet = table.play(QUIET)
    before = table.memory()
    callers: dict[str, Program] = {}
    for kind in DEEDS:
        callers[kind] = town.caller(kind, table.port)
        callers[kind].wait_for("^called")
    for kind in ("flood", "chatter", "deaf"):
        callers[kind].wait_for("^let in")
    busy = table.play(5)
    waits("all callers", table.delays(quiet), table.delays(busy))

    # The computer plays on in the sleeper's place; it is back however many are at the door.
    with held(table.guests[3]):
        place = table.host.wait_for(": Dmitri, away$")
        span = table.play(4, NAMES[:3])
    woken = monotonic()
    table.host.wait_for(": Dmitri$", after=place)
    print(f"back {monotonic() - woken:.1f} s after it woke")
    waits("one asleep", table.delays(quiet), table.delays(span, NAMES[:3]))
    assert table.memory() - before <= FAR_MORE_MEMORY
    for kind in ("flood", "garbage", "slow-tls", "silent", "strangers"):
        callers[kind].wait_for("^called .* hung up [1-9]")
    assert not any(guest.said("^(end|waiting|refused)") for guest in table.guests[:3])
    for caller in callers.values():
        caller.kill()

    # The host's computer sleeps for three seconds: nobody is lost.
    places = [guest.count() for guest in table.guests]
    table.play(1)
    with held(table.host):
        sleep(3)
    table.play(3)
    for guest, place in zip(table.guests, places, strict=True):
        assert not [line for line in guest.lines[place:] if line.startswith(("waiting", "end"))]
    town.nobody_stumbled()


@pytest.mark.soak
@pytest.mark.parametrize("who", ["host", "guest"])
def test_a_computer_that_slept_for_half_a_minute(town: Town, table: Table, who: str) -> None:
    """Nothing is lost; everybody is back within five seconds."""
    sleeper = table.host if who == "host" else table.guests[0]
    table.play(2)
    with held(sleeper):
        sleep(30)
    woken, heard = monotonic(), [town.moments(name) for name in NAMES]
    while not all(_plays_on(town, name, woken) for name in NAMES):
        assert monotonic() - woken < 5
        sleep(0.1)
    print(f"{who}: all play on {monotonic() - woken:.1f} s after it woke")
    table.play(2)
    for name, moments in zip(NAMES, heard, strict=True):
        now = sorted(town.moments(name).heard)
        assert now == list(range(1, now[-1] + 1)), "a fact was left out"
        assert now[-1] > max(moments.heard)
    town.nobody_stumbled()


def _plays_on(town: Town, name: str, since: float) -> bool:
    return any(at > since for at in town.moments(name).wished.values())
