"""A host and its guests as programs of their own, on networks that break: one match to its end."""

import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from time import monotonic, sleep
from typing import Final, Protocol

import pytest

from maverick_desktop.__main__ import main
from maverick_desktop.core.public import Phase
from maverick_desktop.core.store import read_record
from tests.lan.heldline import HeldLine
from tests.lan.programs import Program, Town
from tests.lan.streets import NoStreet, Street, open_street

pytestmark = pytest.mark.slow

PORT: Final = 47199
NAMES: Final = ("Anna", "Boris", "Carla", "Dmitri")
SERVE: Final = (
    *("--port", PORT, "--set", "target=none", "--set", "hands=3"),
    *("--pause", "1", "--patience", "1"),
)
PACE: Final = ("--pace", "0.08")


class Network(Protocol):
    """Where the programs run, and what can happen to their lines."""

    def host(self, town: Town, *words: object) -> Program:
        """A host."""

    def guest(self, town: Town, number: int, *words: object) -> Program:
        """A guest."""

    def cut(self, number: int) -> None:
        """Nothing goes to or from a guest any more."""

    def mend(self, number: int) -> None:
        """The guest's line is good again."""


class OnStreet:
    """Each program on a computer of its own."""

    def __init__(self, street: Street) -> None:
        self._street = street

    def host(self, town: Town, *words: object) -> Program:
        """On computer 0."""
        return town.host(*words, before=self._street.at(0))

    def guest(self, town: Town, number: int, *words: object) -> Program:
        """On a computer further on."""
        at = f"{self._street.address(0)}:{PORT}"
        return town.guest(NAMES[number], at, *words, before=self._street.at(number + 1))

    def cut(self, number: int) -> None:
        """Its cable."""
        self._street.cut(number + 1)

    def mend(self, number: int) -> None:
        """Its cable."""
        self._street.mend(number + 1)


class OnOneComputer:
    """Everybody here, each guest behind a line that can be held up."""

    def __init__(self, stack: ExitStack) -> None:
        self._lines = [HeldLine(PORT) for _ in NAMES]
        for line in self._lines:
            stack.callback(line.close)

    def host(self, town: Town, *words: object) -> Program:
        """Here."""
        return town.host(*words)

    def guest(self, town: Town, number: int, *words: object) -> Program:
        """Behind its line."""
        return town.guest(NAMES[number], f"127.0.0.1:{self._lines[number].port}", *words)

    def cut(self, number: int) -> None:
        """Its line."""
        self._lines[number].cut()

    def mend(self, number: int) -> None:
        """Its line."""
        self._lines[number].mend()


def street(stack: ExitStack) -> Network:
    """Computers with cables."""
    try:
        return OnStreet(stack.enter_context(open_street(len(NAMES) + 1)))
    except NoStreet as error:
        pytest.skip(f"no networks of our own here: {error}")


def one_computer(stack: ExitStack) -> Network:
    """Lines that can be held up."""
    return OnOneComputer(stack)


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    """What is closed at the end."""
    with ExitStack() as made:
        yield made


@pytest.mark.parametrize("make", [street, pytest.param(one_computer, marks=pytest.mark.soak)])
def test_a_match_survives_what_wifi_does(
    make: Callable[[ExitStack], Network], stack: ExitStack, tmp_path: Path
) -> None:
    """A guest is killed, a line cut for ten seconds, the host killed: one match, sound records."""
    network = make(stack)
    town = stack.enter_context(Town(tmp_path))
    host = network.host(town, *SERVE)
    guests = []
    for number in range(len(NAMES)):
        guests.append(network.guest(town, number, *PACE))
        guests[-1].wait_for("^seated")
    host.wait_for("^The match begins")

    # A guest's program dies, and is started again.
    town.wait_for_facts(20)
    guests[0].kill()
    host.wait_for(": Anna, away$")
    guests[0] = network.guest(town, 0, *PACE)
    guests[0].wait_for("^begun")
    guests[0].wait_for("^check 1 ")

    # A line is cut for ten seconds at least: its guest is away, and back once it is mended.
    network.cut(1)
    cut_at = monotonic()
    place = host.wait_for(": Boris, away$")
    sleep(max(0.0, 10 - (monotonic() - cut_at)))
    network.mend(1)
    mended_at = monotonic()
    host.wait_for(": Boris$", after=place)
    print(f"back {monotonic() - mended_at:.2f} s after the line was mended")

    # The host's program dies, and is started again on the same folder.
    guests[1].wait_for("^check 2 ")
    host.kill()
    places = [guest.count() for guest in guests]
    host = network.host(town, *SERVE)
    for guest, place in zip(guests, places, strict=True):
        guest.wait_for("^over", after=place)
    assert [guest.ends() for guest in guests] == [0, 0, 0, 0]
    host.wait_for(" wins: ")
    host.signal(signal.SIGTERM)
    assert host.ends() == 0
    town.nobody_stumbled()
    all_records_agree(town)


@pytest.mark.soak
@pytest.mark.parametrize("how", ["cut", "pull"])
def test_the_hosts_line_breaks(how: str, stack: ExitStack, tmp_path: Path) -> None:
    """All guests know within ten seconds, and are back within three of its mending."""
    try:
        cables = stack.enter_context(open_street(len(NAMES) + 1))
    except NoStreet as error:
        pytest.skip(f"no networks of our own here: {error}")
    town = stack.enter_context(Town(tmp_path))
    network = OnStreet(cables)
    host = network.host(town, *SERVE)
    guests = [network.guest(town, number, *PACE) for number in range(len(NAMES))]
    host.wait_for("^The match begins")
    town.wait_for_facts(20)
    breaks: Callable[[int], None] = cables.cut if how == "cut" else cables.pull
    breaks(0)
    for guest in guests:
        guest.wait_for("^waiting", patience=10)
    sleep(5)
    cables.mend(0)
    mended_at = monotonic()
    for name in NAMES:
        host.wait_for(f": {name}$", after=host.wait_for(f": {name}, away$"))
    back = monotonic() - mended_at
    print(f"all back {back:.2f} s after the line was mended")
    assert back < 3.5
    for guest in guests:
        guest.wait_for("^over")
    host.wait_for(" wins: ")
    all_records_agree(town)


def all_records_agree(town: Town) -> None:
    """Host and guests have the same match to its last fact, and it is sound."""
    [record] = town.records("host")
    assert read_record(record).public.phase is Phase.OVER
    for name in ("host", *NAMES):
        [path] = town.records(name)
        assert path.name == record.name
        assert main(["verify", str(path)]) == 0
        assert path.read_bytes() == record.read_bytes()
