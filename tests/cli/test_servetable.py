"""A table without a window: when it starts, begins again, and does not wait for ever."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import pytest

from maverick_desktop.chance import new_match_id, secret_bytes
from maverick_desktop.cli.servetable import PATIENCE_BETWEEN, Plan, ServedTable
from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.rulefile import RuleSet
from maverick_desktop.core.rules import CLASSIC
from maverick_desktop.core.store import Disk
from maverick_desktop.hosting.chairs import OPEN, Chair, Chairs
from maverick_desktop.hosting.commit import KEY_BYTES
from maverick_desktop.hosting.keeping import read_table
from maverick_desktop.hosting.loop import Loop
from maverick_desktop.hosting.setup import TableSetup
from maverick_desktop.hosting.shelf import Shelf
from maverick_desktop.lan.certificate import new_certificate
from maverick_desktop.lan.digest import rules_digest
from maverick_desktop.lan.door import Door
from maverick_desktop.lan.gate import MOST_FAILED
from maverick_desktop.lan.messages import Agree, Leave
from maverick_desktop.lan.where import Where
from tests.lan.lines import Guest, Rig, rig
from tests.lan.rig import CODE

__all__ = ["rig"]

PAUSE: Final = 8


class Hours(Loop):
    """Time that passes when a test says so; what is posted happens in its turn."""

    def __init__(self) -> None:
        super().__init__()
        self._waiting: list[tuple[float, Callable[[], None]]] = []

    def later(self, seconds: float, job: Callable[[], None]) -> Callable[[], None]:
        """Wait for ``strike``."""
        entry = (seconds, job)
        self._waiting.append(entry)

        def call_off() -> None:
            if entry in self._waiting:
                self._waiting.remove(entry)

        return call_off

    @property
    def waits(self) -> list[float]:
        """For what there is to wait."""
        return [seconds for seconds, _ in self._waiting]

    def strike(self, seconds: float) -> None:
        """What waits for exactly so long happens."""
        due = [entry for entry in self._waiting if entry[0] == seconds]
        self._waiting = [entry for entry in self._waiting if entry not in due]
        for _, job in due:
            job()


class Around:
    """A ``Surroundings`` that remembers."""

    def __init__(self, folder: Path, aside: ThreadPoolExecutor) -> None:
        self.loop: Final = Hours()
        self.disk: Final = Disk()
        self.aside: Final = aside
        self.shelf: Final = Shelf(folder, self.disk, self.trouble, aside)
        self.told: Final[list[str]] = []

    def trouble(self, error: OSError | None) -> None:
        """There is none."""
        raise AssertionError(error)

    def news(self, table: ServedTable, text: str) -> None:
        """Remember."""
        self.told.append(text)

    def seats_changed(self, table: ServedTable) -> None:
        """Nobody announces."""


class Served:
    """A table with two open seats, and its guests."""

    def __init__(self, rig: Rig, around: Around) -> None:
        self.rig: Final = rig
        self.around: Final = around
        certificate = new_certificate()
        door = Door(new_match_id(), CODE, certificate.fingerprint, secret_bytes)
        bys = ("bot:club", "bot:club", OPEN, OPEN)
        chairs = Chairs(Chair(by, by, "" if by == OPEN else by, needed=by == OPEN) for by in bys)
        setup = TableSetup("Table", RuleSet("Classic", "classic", CLASSIC), hand_pause=PAUSE)
        plan = Plan(setup, chairs, door, certificate, secret_bytes(KEY_BYTES), ())
        self.served: Final = ServedTable(plan, around)
        assert self.served.open() is None

    def guest(self, name: str) -> Guest:
        """Somebody who has joined."""
        guest = self.rig.guest()
        guest.joiner.join(Where("127.0.0.1", self.served.port), CODE, name)
        self.rig.until(lambda: bool(guest.news))
        return guest

    def agrees(self, guest: Guest) -> None:
        """They agree to the rules."""
        guest.joiner.say(Agree(rules_digest(CLASSIC)))
        assert guest.seat is not None
        seat = guest.seat
        self.rig.until(lambda: self.served.table.chairs[seat].agreed)
        self.rig.qtbot.wait(20)

    def open_seats(self) -> list[Seat]:
        """Which anybody may take."""
        return [seat for seat in SEATS if self.served.table.chairs[seat].by == OPEN]


@pytest.fixture
def served(rig: Rig, tmp_path: Path) -> Iterator[Served]:
    """A table."""
    with ThreadPoolExecutor(1) as aside:
        around = Around(tmp_path, aside)
        made = Served(rig, around)
        yield made
        made.served.close()
        rig.qtbot.wait(20)
        around.loop.close()


def test_it_starts_when_all_have_come_and_agreed(served: Served) -> None:
    anna = served.guest("Anna")
    served.agrees(anna)
    assert 0 not in served.around.loop.waits
    boris = served.guest("Boris")
    assert 0 not in served.around.loop.waits
    served.agrees(boris)
    served.around.loop.strike(0)
    assert served.served.table.playing
    assert served.around.told[-1].startswith("The match begins: ")


def test_who_goes_at_the_last_moment_is_waited_for(served: Served) -> None:
    anna, boris = served.guest("Anna"), served.guest("Boris")
    served.agrees(anna)
    served.agrees(boris)
    assert 0 in served.around.loop.waits
    boris.joiner.close()
    served.rig.until(lambda: 0 not in served.around.loop.waits)
    assert not served.served.table.playing


def test_a_seat_whose_person_has_gone_is_open_again_after_a_while(served: Served) -> None:
    anna, boris = served.guest("Anna"), served.guest("Boris")
    served.agrees(boris)
    anna.joiner.close()
    served.rig.until(lambda: PATIENCE_BETWEEN in served.around.loop.waits)
    served.around.loop.strike(PATIENCE_BETWEEN)
    served.rig.qtbot.wait(20)
    assert served.open_seats() == [anna.seat]
    assert not served.served.table.playing
    served.agrees(served.guest("Carla"))
    assert 0 in served.around.loop.waits


def test_who_comes_back_in_time_keeps_the_seat(served: Served) -> None:
    anna = served.guest("Anna")
    ticket = anna.ticket()
    anna.joiner.close()
    served.rig.until(lambda: PATIENCE_BETWEEN in served.around.loop.waits)
    again = served.rig.guest()
    again.joiner.come_back([Where("127.0.0.1", served.served.port)], ticket)
    served.rig.until(lambda: PATIENCE_BETWEEN not in served.around.loop.waits)
    served.rig.until(lambda: bool(again.grants))
    assert again.seat is anna.seat
    assert served.around.told[-2:] == ["North: Anna, away", "North: Anna"]


def test_a_seat_that_was_left_in_a_match_waits_for_somebody_before_the_next(served: Served) -> None:
    anna, boris = served.guest("Anna"), served.guest("Boris")
    served.agrees(anna)
    served.agrees(boris)
    served.around.loop.strike(0)
    anna.joiner.say(Leave())
    served.rig.until(lambda: served.open_seats() == [anna.seat])
    table = served.served.table
    assert table.playing
    assert not table.chairs[Seat.NORTH].needed
    served.served._start()
    assert table.chairs[Seat.NORTH].needed


def test_a_lobby_opened_again_is_kept_as_it_is_now(served: Served, tmp_path: Path) -> None:
    served.guest("Anna")
    [path] = tmp_path.glob("*.table")
    state = read_table(path)
    assert state.port == served.served.port
    door = state.open_door(CODE, secret_bytes)
    key, certificate = bytes.fromhex(state.key), state.read_certificate()
    plan = Plan(state.setup(None), state.chairs(), door, certificate, key, ())
    again = ServedTable(plan, served.around)
    assert again.open() is None
    assert read_table(path).port == again.port != state.port
    again.close()


def test_a_locked_table_is_told_of_once(served: Served) -> None:
    gate = served.served.table.door.gate
    for _ in range(MOST_FAILED):
        gate.wrong("192.168.1.9", 0.0)
    for _ in range(3):
        served.around.loop.strike(5.0)
    [told] = [text for text in served.around.told if "wrong codes" in text]
    assert "start it again" in told
