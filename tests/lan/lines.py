"""Tables and friends on real sockets of this computer."""

import socket as sockets
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from time import monotonic
from typing import Protocol, TypeVar

import pytest
from pytestqt.qtbot import QtBot

from maverick_desktop.core.cards import Seat
from maverick_desktop.lan.approach import Unreachable
from maverick_desktop.lan.certificate import Certificate, new_certificate
from maverick_desktop.lan.door import Door
from maverick_desktop.lan.hoster import Hoster
from maverick_desktop.lan.joiner import Joiner
from maverick_desktop.lan.where import Where
from tests.lan.rig import CODE, MATCH, Friend, PlainTable, drawer


class Closes(Protocol):
    """What has to be closed."""

    def close(self) -> None:
        """End."""


Kept = TypeVar("Kept", bound=Closes)


class Guest(Friend):
    """A friend with a joiner."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self.unreached: Unreachable | None = None
        self.waits: list[float] = []
        self.joiner = Joiner(self, clock=clock)
        self.say = self.joiner.say

    def unreachable(self, why: Unreachable) -> None:
        """Take note."""
        self.unreached = why

    def waiting(self, seconds: float) -> None:
        """Take note."""
        self.waits.append(seconds)


class OpenTable(PlainTable):
    """A table with an open port on this computer."""

    def __init__(
        self,
        certificate: Certificate | None = None,
        hashes: Mapping[Seat, tuple[str, str]] | None = None,
        ports: Iterable[int] = (),
        only_here: bool = True,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.certificate = certificate or new_certificate()
        super().__init__(Door(MATCH, CODE, self.certificate.fingerprint, drawer(), hashes))
        self.hoster = Hoster(self, self.certificate, clock=clock)
        assert self.hoster.open(ports, only_here) is None

    @property
    def where(self) -> Where:
        """Where to go."""
        return Where("127.0.0.1", self.hoster.port)


class Rig:
    """Everything opened in a test, closed after it."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self._tables: list[OpenTable] = []
        self._guests: list[Guest] = []
        self._lines: list[Closes] = []

    def table(self) -> OpenTable:
        """A table."""
        return self.adopt(OpenTable())

    def adopt(self, table: OpenTable) -> OpenTable:
        """Close this table at the end, too."""
        self._tables.append(table)
        return table

    def caller(self, table: OpenTable) -> sockets.socket:
        """A plain connection to a table's port, which is not waited for."""
        made = sockets.socket()
        made.setblocking(False)
        made.connect_ex(("127.0.0.1", table.hoster.port))
        return self.keep(made)

    def keep(self, line: Kept) -> Kept:
        """Close this at the end."""
        self._lines.append(line)
        return line

    def guest(self, clock: Callable[[], float] = monotonic) -> Guest:
        """A guest who has not set out yet."""
        self._guests.append(Guest(clock))
        return self._guests[-1]

    def joined(
        self, table: OpenTable, name: str = "Anna", clock: Callable[[], float] = monotonic
    ) -> Guest:
        """A guest who sits at the table."""
        guest = self.guest(clock)
        guest.joiner.join(table.where, CODE, name)
        self.until(lambda: bool(guest.news))
        return guest

    def until(self, holds: Callable[[], bool]) -> None:
        """Let events happen until something holds."""
        self.qtbot.waitUntil(holds)

    @contextmanager
    def timed(self) -> Iterator[list[float]]:
        """Seconds that a block took."""
        seconds: list[float] = []
        begun = monotonic()
        yield seconds
        seconds.append(monotonic() - begun)

    def close(self) -> None:
        """Everybody goes home."""
        for line in self._lines:
            line.close()
        for guest in self._guests:
            guest.joiner.close()
            guest.joiner.deleteLater()
        for table in self._tables:
            table.hoster.close()
            table.hoster.deleteLater()


@pytest.fixture
def rig(qtbot: QtBot) -> Iterator[Rig]:
    """Real sockets, closed at the end."""
    made = Rig(qtbot)
    yield made
    made.close()
    qtbot.wait(50)
