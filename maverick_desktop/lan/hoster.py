"""The host's end of the network: a port that is listened at, and a conversation for each caller.

Its own accepting, in place of QSslServer's: limits are looked at before a stranger costs the work
of a handshake, and there are deadlines for all that comes after (RELIABILITY R7, R8, H1).
"""

from collections.abc import Callable, Iterable
from typing import Final, Literal, NamedTuple, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QHostAddress, QTcpServer

from .certificate import Certificate
from .clock import WakingClock, since_start
from .gate import Pass
from .handshake import Handshake
from .hostside import HostConversation
from .net import TICK, Carrier
from .ports import HostOwner
from .tls import has_tls, host_side, tune
from .where import PORTS, plain_address

Trouble: TypeAlias = Literal["no_tls", "no_port"]
"""Why a table cannot be opened: the system library libssl3 is missing; or no port can be had."""

_ANY: Final = QHostAddress.SpecialAddress.Any
_ANY_IPV4: Final = QHostAddress.SpecialAddress.AnyIPv4


class _Port(QTcpServer):
    """Hands every connection on, unencrypted as it is, and keeps none."""

    called = Signal(object)
    """Somebody has called; the system's number of the connection."""

    def incomingConnection(self, handle: int) -> None:  # noqa: N802
        """Qt has accepted a connection."""
        self.called.emit(handle)


class _Stranger(NamedTuple):
    """What is known of somebody who is not encrypted yet."""

    address: str
    ticket: Pass


class Hoster(QObject):
    """Opens a table to the network."""

    def __init__(
        self,
        owner: HostOwner,
        certificate: Certificate,
        parent: QObject | None = None,
        clock: Callable[[], float] = since_start,
    ) -> None:
        """``certificate`` is the one whose fingerprint the owner's door has."""
        super().__init__(parent)
        assert certificate.fingerprint == owner.door.fingerprint
        self._owner = owner
        self._certificate = certificate
        self._clock = WakingClock(clock)
        self._port: _Port | None = None
        self._strangers: dict[Handshake, _Stranger] = {}
        self._carriers: set[Carrier] = set()
        self._ticks = QTimer(self)
        self._ticks.setInterval(TICK)
        self._ticks.timeout.connect(self._tick)

    @property
    def port(self) -> int:
        """Where the table can be reached; 0 while it is closed."""
        return 0 if self._port is None else self._port.serverPort()

    def open(self, ports: Iterable[int] = PORTS, only_here: bool = False) -> Trouble | None:
        """Listen at the first port that is free, or at any; None if that was done.

        On every address of this computer, IPv4 and IPv6; ``only_here``: for this computer alone.
        """
        if not has_tls():
            return "no_tls"
        self._configuration = host_side(self._certificate)
        port = _Port(self)
        port.called.connect(self._accept)
        loopback = QHostAddress.SpecialAddress.LocalHost
        addresses = (loopback,) if only_here else (_ANY, _ANY_IPV4)
        if not any(port.listen(QHostAddress(one), at) for at in (*ports, 0) for one in addresses):
            port.deleteLater()
            return "no_port"
        port.acceptError.connect(self._accept_later)
        self._port = port
        self._ticks.start()
        return None

    def close(self) -> None:
        """Tell everybody that the table closes, and end. What waits goes if it can go at once."""
        if self._port is None:
            return
        self._port.close()
        self._port.deleteLater()
        self._port = None
        self._owner.door.close()
        for handshake in list(self._strangers):
            handshake.drop()
            self._hang_up(handshake)
        for carrier in list(self._carriers):
            carrier.part()

    # --- strangers -------------------------------------------------------------------------------

    def _accept(self, handle: int) -> None:
        handshake = Handshake(self._clock, self)
        socket = handshake.socket
        if not socket.setSocketDescriptor(handle):
            handshake.drop()
            return
        address = plain_address(socket.peerAddress().toString())
        ticket = self._owner.door.enter(address)
        if ticket is None:
            handshake.drop()
            return
        tune(socket)
        socket.setSslConfiguration(self._configuration)
        self._strangers[handshake] = _Stranger(address, ticket)
        handshake.done.connect(self._begin)
        handshake.failed.connect(self._hang_up)
        socket.startServerEncryption()

    def _accept_later(self) -> None:
        """The system has no more connections to give: another try in a moment."""
        QTimer.singleShot(TICK, self, self._accept_on)

    def _accept_on(self) -> None:
        if self._port is not None:
            self._port.resumeAccepting()

    def _hang_up(self, handshake: Handshake) -> None:
        stranger = self._strangers.pop(handshake, None)
        if stranger is not None:
            stranger.ticket.give_back()

    def _begin(self, handshake: Handshake) -> None:
        address, ticket = self._strangers.pop(handshake)
        carrier = Carrier(handshake.take(), self._clock, self)
        carrier.gone.connect(self._carriers.discard)
        self._carriers.add(carrier)
        conversation = HostConversation(self._owner, carrier, address, ticket, self._clock())
        carrier.carry(conversation)

    # --- everybody -------------------------------------------------------------------------------

    def _tick(self) -> None:
        for handshake in list(self._strangers):
            handshake.look()
        for carrier in list(self._carriers):
            carrier.turn()
        if self._port is None and not self._carriers:
            self._ticks.stop()
