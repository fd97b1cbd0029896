"""What works on this network and what does not, found out by trying it; no words and no window.

Tries what a friend's program would have to do, as far as that can be tried from here: reach this
computer's addresses, join a table, hear its announcement. Changes nothing at a table that is open.
"""

import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from enum import Enum
from pathlib import Path
from time import monotonic
from typing import Final, Literal, TypeAlias

import msgspec
from PySide6.QtCore import QObject, Qt, QTimer, Signal

from maverick_desktop import __version__
from maverick_desktop.core.cards import Seat

from .certificate import Certificate, new_certificate
from .codes import LENGTH, SIGNS
from .door import Door
from .handshake import Handshake
from .hoster import Hoster
from .interfaces import Interface, interfaces
from .joiner import Joiner
from .messages import PROTOCOL, End, Granted, News, Request, Welcome, Why, Wish
from .peer import Peer
from .tls import client_side
from .where import PORTS, Where

PATIENCE: Final = 4.0
"""Seconds that a part of the check may take."""
NO_RULES: Final = "0" * 16
"""What a table of the check has instead of its rules' digest: nobody can want to join it."""
_TICK: Final = 100
_SCRATCH: Final = "0b0e8f0a-5c1d-4b6e-9a55-000000000000"

Firewall: TypeAlias = Literal["", "ufw", "firewalld", "windows", "macos"]
"""What probably stands between this computer and others; empty where nothing is known of."""


class Networks(msgspec.Struct, frozen=True):
    """The networks this computer stands in."""

    found: tuple[Interface, ...]
    """Without the one that leads back to itself."""


class AtPort(msgspec.Struct, frozen=True):
    """Where the table listens, or one would."""

    port: int
    """0: at none."""
    trouble: Literal["", "no_tls", "no_port"] = ""
    is_open: bool = False
    """Whether a table is open there, or the port was only tried."""


class Reached(msgspec.Struct, frozen=True):
    """Whether the table answers at one of this computer's addresses."""

    address: str
    ok: bool


class Joined(msgspec.Struct, frozen=True):
    """Whether a table on this computer can be joined from it."""

    ok: bool


class Echo(msgspec.Struct, frozen=True):
    """Whether one's own announcement comes back from the network."""

    heard: bool


Finding: TypeAlias = Networks | AtPort | Reached | Joined | Echo


class Advice(Enum):
    """What follows from the findings."""

    NO_TLS = "no_tls"
    NO_PORT = "no_port"
    NO_NETWORK = "no_network"
    """This computer is on no network, or only on such as lead to itself."""
    ONLY_VIRTUAL = "only_virtual"
    """Only tunnels and networks of computers inside this one were found."""
    NOT_REACHED = "not_reached"
    """Not even this computer reaches itself at its address: a firewall here blocks it."""
    NOT_JOINED = "not_joined"
    """The program's own fault, or something that reads along."""
    NO_ECHO = "no_echo"
    """Announcements do not come through: tables have to be joined by address."""
    OTHER_PORT = "other_port"
    """The usual ports were taken: friends have to type this one."""
    ALL_WELL = "all_well"
    """Nothing is wrong here; what friends do not reach is blocked elsewhere."""


def advice(findings: Iterable[Finding]) -> list[Advice]:
    """What to make of all findings, the gravest first."""
    found = list(findings)
    ports = [one for one in found if isinstance(one, AtPort)]
    if any(one.trouble for one in ports):
        return [Advice.NO_TLS if ports[0].trouble == "no_tls" else Advice.NO_PORT]
    checks = (
        (Advice.NO_NETWORK, any(isinstance(one, Networks) and not one.found for one in found)),
        (Advice.ONLY_VIRTUAL, any(isinstance(one, Networks) and _virtual(one) for one in found)),
        (Advice.NOT_REACHED, any(isinstance(one, Reached) and not one.ok for one in found)),
        (Advice.NOT_JOINED, any(isinstance(one, Joined) and not one.ok for one in found)),
        (Advice.NO_ECHO, any(isinstance(one, Echo) and not one.heard for one in found)),
        (Advice.OTHER_PORT, any(one.is_open and one.port not in PORTS for one in ports)),
    )
    return [what for what, so in checks if so] or [Advice.ALL_WELL]


def _virtual(networks: Networks) -> bool:
    return bool(networks.found) and all(one.kind != "network" for one in networks.found)


def firewall() -> Firewall:
    """What firewall this system usually has, as far as that can be seen without asking it."""
    if sys.platform == "win32":
        return "windows"
    if sys.platform == "darwin":
        return "macos"
    if Path("/run/firewalld").is_dir():
        return "firewalld"
    try:
        settings = Path("/etc/ufw/ufw.conf").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
    return "ufw" if "ENABLED=yes" in settings else ""


class CheckRun(QObject):
    """One check. Findings come one by one, then ``done``; ``close`` ends it at any moment."""

    found = Signal(object)
    done = Signal()
    _echoed = Signal(bool)

    def __init__(
        self,
        port: int,
        announced_as: str,
        draw: Callable[[int], bytes],
        parent: QObject,
        look: Callable[[], list[Interface]] = interfaces,
    ) -> None:
        """``port`` and ``announced_as`` of the table that is open here; 0 and empty without one.

        ``draw`` gives secret bytes.
        """
        super().__init__(parent)
        self._port: Final = port
        self._name: Final = announced_as
        self._draw: Final = draw
        self._look: Final = look
        self._scratch: _Scratch | None = None
        self._hoster: Hoster | None = None
        self._joiner: Joiner | None = None
        self._knocks: dict[str, Handshake] = {}
        self._waits = 0
        self._until = 0.0
        self._closed = False
        self._worker = ThreadPoolExecutor(1, "network-check")
        self._clock = QTimer(self)
        self._clock.setInterval(_TICK)
        self._clock.timeout.connect(self._tick)
        self._echoed.connect(self._on_echo, Qt.ConnectionType.QueuedConnection)

    # --- the run ---------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin."""
        own = [one for one in self._look() if not one.loopback]
        self.found.emit(Networks(tuple(own)))
        port = self._open_port()
        if not port:
            self._finish()
            return
        self._until = monotonic() + PATIENCE
        self._clock.start()
        self._waits = 1
        self._worker.submit(self._listen, port)
        for address in ("127.0.0.1", *(one.address for one in own if ":" not in one.address)):
            self._knock(address, port)
        self._join(self._hoster.port if self._hoster is not None else 0)

    def close(self) -> None:
        """End it; nothing more is found."""
        self._closed = True
        self._clear()
        self._worker.shutdown(wait=False)

    def _open_port(self) -> int:
        """The table's port, or one that is tried; a scratch table is open in any case."""
        certificate = new_certificate()
        self._scratch = _Scratch(certificate, self._draw)
        hoster = Hoster(self._scratch, certificate, self)
        trouble = hoster.open(only_here=bool(self._port))
        if trouble is not None:
            self.found.emit(AtPort(0, trouble))
            return 0
        self._hoster = hoster
        port = self._port or hoster.port
        self.found.emit(AtPort(port, is_open=bool(self._port)))
        return port

    # --- reaching oneself ------------------------------------------------------------------------

    def _knock(self, address: str, port: int) -> None:
        """See whether something answers and encrypts at an address."""
        handshake = Handshake(monotonic, self, PATIENCE)
        self._knocks[address] = handshake
        self._waits += 1
        handshake.done.connect(lambda: self._knocked(address, True))
        handshake.failed.connect(lambda: self._knocked(address, False))
        handshake.socket.setSslConfiguration(client_side())
        handshake.socket.connectToHostEncrypted(address, port)

    def _knocked(self, address: str, ok: bool) -> None:
        handshake = self._knocks.pop(address, None)
        if handshake is not None:
            handshake.drop()
            self._has(Reached(address, ok))

    # --- joining oneself -------------------------------------------------------------------------

    def _join(self, port: int) -> None:
        assert self._scratch is not None
        self._waits += 1
        self._joiner = Joiner(_Visitor(self._on_joined), self)
        self._joiner.join(Where("127.0.0.1", port), self._scratch.door.code, "Check")

    def _on_joined(self, ok: bool) -> None:
        if self._joiner is not None:
            joiner, self._joiner = self._joiner, None
            QTimer.singleShot(0, joiner, joiner.close)
            self._has(Joined(ok))

    # --- hearing oneself -------------------------------------------------------------------------

    def _listen(self, port: int) -> None:
        """In a thread: whether an announcement comes back."""
        from .echo import comes_back

        heard = comes_back(self._name, port, NO_RULES, self._draw, PATIENCE, lambda: self._closed)
        self._echoed.emit(heard)

    def _on_echo(self, heard: bool) -> None:
        self._has(Echo(heard))

    # --- the end ---------------------------------------------------------------------------------

    def _has(self, finding: Finding) -> None:
        if self._closed:
            return
        self.found.emit(finding)
        self._waits -= 1
        if not self._waits:
            self._finish()

    def _tick(self) -> None:
        for handshake in list(self._knocks.values()):
            handshake.look()
        if self._joiner is not None and monotonic() > self._until:
            self._on_joined(False)

    def _finish(self) -> None:
        self._clear()
        self._worker.shutdown(wait=False)
        self.done.emit()

    def _clear(self) -> None:
        self._clock.stop()
        for handshake in self._knocks.values():
            handshake.drop()
        self._knocks.clear()
        if self._joiner is not None:
            self._joiner.close()
            self._joiner = None
        if self._hoster is not None:
            self._hoster.close()
            self._hoster = None


class _Scratch:
    """A ``HostOwner`` without a game: somebody may come in, and nothing happens."""

    def __init__(self, certificate: Certificate, draw: Callable[[int], bytes]) -> None:
        code = "".join(SIGNS[byte % len(SIGNS)] for byte in draw(LENGTH))
        self._door = Door(_SCRATCH, code, certificate.fingerprint, draw)

    @property
    def door(self) -> Door:
        """Who may come in."""
        return self._door

    def welcome(self) -> Welcome:
        """What a stranger may know."""
        return Welcome(PROTOCOL, __version__, "Check", NO_RULES)

    def joined(self, name: str, watch: bool) -> Seat | Why | None:
        """There is a seat."""
        return Seat.NORTH

    def arrived(self, peer: Peer, new: bool) -> None:
        """There is nothing to tell them."""

    def wished(self, peer: Peer, wish: Wish) -> str | None:
        """Nothing is played."""
        return "not_now"

    def said(self, peer: Peer, message: Request) -> None:
        """Nobody listens."""

    def contested(self, seat: Seat) -> None:
        """It is nobody's."""

    def lost(self, peer: Peer) -> None:
        """Nobody is missed."""


class _Visitor:
    """A ``JoinerOwner`` that wants to know whether it got in."""

    def __init__(self, told: Callable[[bool], None]) -> None:
        self._told: Callable[[bool], None] | None = told

    def _tell(self, ok: bool) -> None:
        told, self._told = self._told, None
        if told is not None:
            told(ok)

    def welcomed(self, welcome: Welcome) -> None:
        """The door is open."""

    def granted(self, granted: Granted, fingerprint: bytes) -> None:
        """In."""
        self._tell(True)

    def heard(self, message: News) -> None:
        """There is nothing to hear."""

    def ended(self, end: End) -> None:
        """Turned away."""
        self._tell(False)

    def lost(self) -> None:
        """The line broke."""
        self._tell(False)

    def unreachable(self, why: str) -> None:
        """There was no way."""
        self._tell(False)

    def waiting(self, seconds: float) -> None:
        """The line broke after it held."""
