"""G3 over real sockets: what comes out of the encrypted line at a seat is the same bytes, too.

The same scripts as in memory. After each line everybody pings, so that all that was sent has come.
"""

from functools import partial
from typing import Final

from PySide6.QtNetwork import QSslSocket

from maverick_desktop.core.cards import Seat
from maverick_desktop.core.ports import Chance
from maverick_desktop.core.rules import Rules
from maverick_desktop.lan.hoster import Hoster
from maverick_desktop.lan.messages import ClientMessage, Hello, Ping, Pong, Return
from maverick_desktop.lan.tls import client_side, prepare
from maverick_desktop.lan.wire import frame

from .household import certificate
from .spinning import application, turn, until
from .trial import Goal
from .unseen import Stage, compare
from .wired import BREATH, DOOR, Wired, token

_PONG: Final = frame(Pong())


class SocketWire:
    """A seat’s encrypted line."""

    def __init__(self, port: int) -> None:
        self.socket: Final = QSslSocket()
        prepare(self.socket)
        self.socket.setSslConfiguration(client_side())
        self._heard = bytearray()
        self._unanswered = 0
        self.socket.readyRead.connect(self._read)
        self.socket.connectToHostEncrypted("127.0.0.1", port)
        until(self.socket.isEncrypted, "encrypted")

    def _read(self) -> None:
        self._heard += bytes(self.socket.readAll().data())

    def say(self, *messages: ClientMessage) -> None:
        """Send frames."""
        self.socket.write(b"".join(map(frame, messages)))

    def ping(self) -> None:
        """Ask for an answer, which comes after all that was sent before it."""
        self._unanswered += 1
        self.say(Ping())

    def has_heard(self) -> bool:
        """Whether the answer has come."""
        return self._heard.count(_PONG) == self._unanswered and self._heard.endswith(_PONG)

    def read(self) -> bytes:
        """What has come since, without those answers."""
        data = bytes(self._heard)
        self._heard.clear()
        self._unanswered = 0
        return data.replace(_PONG, b"")

    def hang_up(self) -> None:
        """Close it."""
        self.socket.abort()
        self.socket.deleteLater()


class OnSockets(Wired):
    """A table with an open port."""

    def __init__(self, rules: Rules, chance: Chance) -> None:
        application()
        super().__init__(rules, chance, fingerprint=certificate().fingerprint)
        self._hoster = Hoster(self.table, certificate(), clock=lambda: self.now)
        assert self._hoster.open((), only_here=True) is None
        self.lines: dict[Seat, SocketWire] = {}

    def arrive(self, seat: Seat) -> None:
        """A seat’s owner comes."""
        self.visits[seat].append(len(self.heard[seat]))
        line = self.lines[seat] = SocketWire(self._hoster.port)
        line.say(Hello((1, 1), "0.1.0"), Return(DOOR, token(seat)))
        self._hear([seat])
        self.listen()

    def go(self, seat: Seat) -> None:
        """A seat’s owner is lost."""
        self.lines.pop(seat).hang_up()
        until(lambda: self.table.door.peer(seat) is None, "gone")
        self.listen()

    def say(self, seat: Seat, message: ClientMessage) -> None:
        """A seat’s owner says something."""
        self.now += BREATH
        self.lines[seat].say(message)
        # First its own answer: what others hear of it was sent before that.
        self._hear([seat])
        self.listen()

    def listen(self) -> None:
        """Everybody reads what they were sent."""
        self._hear(list(self.lines))

    def _hear(self, seats: list[Seat]) -> None:
        self.now += BREATH
        for seat in seats:
            self.lines[seat].ping()
        for seat in seats:
            until(self.lines[seat].has_heard, f"{seat.name} hears")
            self.heard[seat] += self.lines[seat].read()

    def close(self) -> None:
        """Everybody goes."""
        for line in self.lines.values():
            line.hang_up()
        self._hoster.close()
        turn(0.02)
        self._hoster.deleteLater()


class SocketStage(Stage):
    """Tables with open ports on this computer."""

    can_be_watched = False

    def open(self, rules: Rules, chance: Chance) -> Wired:
        """A table."""
        return OnSockets(rules, chance)


GOAL: Final = Goal(
    "G3-sockets",
    "the same bytes out of a seat’s encrypted line, whatever cards it cannot see",
    "deals, each for four seats",
    {"part": 3, "ci": 50, "tenth": 200, "release": 2_000},
    lambda trial: trial.each(partial(compare, SocketStage())),
    meets=("in play",),
)
