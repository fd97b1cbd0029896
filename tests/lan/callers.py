"""Callers who mean no good, as a program: ``python -m tests.lan.callers KIND PORT CODE [ADDRESS]``.

Each kind calls from an address of its own on this computer, so that limits by address tell them
from each other and from the guests; on a computer of its own it has one anyway, and is told where
the host is. Each tells every second how often it called and was hung up on.
"""

import socket
import ssl
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from hashlib import sha256
from os import urandom
from time import monotonic, sleep
from typing import Final

from maverick_desktop.lan.clientside import ClientConversation, Joining
from maverick_desktop.lan.messages import (
    Again,
    Chat,
    End,
    Granted,
    Hello,
    News,
    Ping,
    Welcome,
)
from maverick_desktop.lan.wire import frame

_PATIENCE: Final = 10.0


class HungUp(Exception):
    """The other end has closed, or does not answer."""


def call(port: int) -> socket.socket:
    """A plain connection."""
    _, kind, _, _, *elsewhere = sys.argv
    own = None if elsewhere else (f"127.0.9.{1 + list(DEEDS).index(kind)}", 0)
    host = elsewhere[0] if elsewhere else "127.0.0.1"
    try:
        return socket.create_connection((host, port), _PATIENCE, own)
    except OSError:
        raise HungUp from None


def encrypted(port: int) -> ssl.SSLSocket:
    """An encrypted one."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    line = call(port)
    try:
        return context.wrap_socket(line)
    except OSError:
        line.close()
        raise HungUp from None


class Watcher:
    """Somebody who knows the code and looks on: a ``ClientOwner`` that waits for its place."""

    def __init__(self, port: int, code: str) -> None:
        self.line: Final = encrypted(port)
        self.let_in = False
        shown = self.line.getpeercert(binary_form=True)
        assert shown is not None
        errand = Joining(code, "Watcher", watch=True)
        self._talk: Final = ClientConversation(
            self, self, errand, sha256(shown).digest(), monotonic()
        )
        self._talk.begin()
        while not self.let_in:
            self._exchange()

    def _exchange(self) -> None:
        try:
            self.line.sendall(self._talk.outbox.take(1 << 16))
            data = self.line.recv(1 << 16)
        except OSError:
            data = b""
        if not data or self._talk.over:
            self.line.close()
            raise HungUp
        self._talk.received(data, monotonic())

    def wake(self) -> None:
        """Sent in the next turn."""

    def welcomed(self, welcome: Welcome) -> None:
        """Go on."""

    def granted(self, granted: Granted, fingerprint: bytes) -> None:
        """In."""
        self.let_in = True
        print("let in", flush=True)

    def heard(self, message: News) -> None:
        """Nothing to it."""

    def ended(self, end: End) -> None:
        """Sent away."""

    def lost(self) -> None:
        """Sent away."""


# --- what they do --------------------------------------------------------------------------------

Deed = Callable[[int, str], Iterator[None]]
"""Misbehaves on one connection, a bit a turn, until it is hung up on."""


def silent(port: int, _code: str) -> Iterator[None]:
    """Connects and says nothing."""
    line = call(port)
    with line:
        line.setblocking(False)
        while True:
            with suppress(BlockingIOError, ConnectionResetError):
                if not line.recv(16):
                    return
            yield


def slow(port: int, _code: str) -> Iterator[None]:
    """Says hello, a byte at a time."""
    with encrypted(port) as line:
        for byte in frame(Hello((1, 1), "0.1.0")):
            line.sendall(bytes([byte]))
            for _ in range(10):
                yield


def slow_tls(port: int, _code: str) -> Iterator[None]:
    """Begins to encrypt, a byte at a time."""
    with call(port) as line:
        for byte in b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + urandom(500):
            line.sendall(bytes([byte]))
            for _ in range(10):
                yield


def garbage(port: int, _code: str) -> Iterator[None]:
    """Says what nobody understands."""
    with encrypted(port) as line:
        line.sendall(b"\x00\x00\x01\x00" + urandom(256))
        while line.recv(256):
            yield


def flood(port: int, code: str) -> Iterator[None]:
    """Has been let in, and sends ten thousand messages a second."""
    with Watcher(port, code).line as line:
        line.settimeout(1.0)
        began, pings = monotonic(), frame(Ping()) * 1000
        try:
            while True:
                line.sendall(pings)
                yield
        except OSError:
            print(f"flooded for {monotonic() - began:.2f} s", flush=True)
            raise


def chatter(port: int, code: str) -> Iterator[None]:
    """Has been let in, asks for the whole story again and again, and talks though it may not."""
    with Watcher(port, code).line as line:
        line.settimeout(1.0)
        while True:
            line.sendall(frame(Again()))
            yield
            line.sendall(frame(Chat("buy now")) if urandom(1)[0] < 20 else frame(Ping()))
            yield


def deaf(port: int, code: str) -> Iterator[None]:
    """Has been let in, says that it is there, asks for everything, and never reads."""
    with Watcher(port, code).line as line:
        line.settimeout(1.0)
        while True:
            line.sendall(frame(Ping()))
            for _ in range(20):
                yield


DEEDS: Final[dict[str, tuple[Deed, int]]] = {
    "flood": (flood, 1),
    "chatter": (chatter, 1),
    "deaf": (deaf, 2),
    "garbage": (garbage, 1),
    "slow": (slow, 3),
    "slow-tls": (slow_tls, 3),
    "silent": (silent, 8),
    "strangers": (silent, 200),
}
"""What they do, and how many at once. Who has to be let in comes first: soon it is crowded."""
_TURN: Final = 0.1


class Caller:
    """Does a deed over and over."""

    def __init__(self, deed: Deed, port: int, code: str) -> None:
        self._make: Final = partial(deed, port, code)
        self._turns: Iterator[None] = iter(())
        self._until = 0.0
        self.calls = 0
        self.ends = 0

    def turn(self) -> None:
        """A bit of it."""
        if monotonic() < self._until:
            return
        try:
            next(self._turns)
        except (StopIteration, HungUp, OSError):
            if self.calls:
                self.ends += 1
                self._until = monotonic() + 1
            self.calls += 1
            self._turns = self._make()


def main(words: list[str]) -> None:
    """Misbehave until killed."""
    deed, count = DEEDS[words[0]]
    callers = [Caller(deed, int(words[1]), words[2]) for _ in range(count)]
    told = monotonic()
    while True:
        for caller in callers:
            caller.turn()
        if monotonic() - told > 1:
            told = monotonic()
            calls = sum(caller.calls for caller in callers)
            ends = sum(caller.ends for caller in callers)
            print("called", calls, "hung up", ends, flush=True)
        sleep(_TURN)


if __name__ == "__main__":
    main(sys.argv[1:])
