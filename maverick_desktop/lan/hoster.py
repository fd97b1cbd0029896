"""The host's end of the network: a port that is listened at, and a conversation for each caller.

Its own accepting, in place of QSslServer's: limits are looked at before a stranger costs the work
of a handshake, and there are deadlines for all that comes after (RELIABILITY R7, R8, H1).
"""

from collections.abc import Callable, Iterable
from time import monotonic
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QObject, QTimer
from PySide6.QtNetwork import QHostAddress, QSslSocket, QTcpServer

from .certificate import Certificate
from .clock import WakingClock
from .gate import Pass
from .hostside import HostConversation
from .net import TICK, Carrier
from .ports import HostOwner
from .tls import HANDSHAKE_DEADLINE, has_tls, host_side, prepare, tune
from .where import PORTS, plain_address

Trouble: TypeAlias = Literal["no_tls", "no_port"]
"""Why a table cannot be opened: the system library libssl3 is missing; or no port can be had."""

_ANY: Final = QHostAddress.SpecialAddress.Any
_ANY_IPV4: Final = QHostAddress.SpecialAddress.AnyIPv4


class _Port(QTcpServer):
    """Hands every connection on, unencrypted as it is, and keeps none."""

    def __init__(self, accept: Callable[[int], None], parent: QObject) -> None:
        super().__init__(parent)
        self._accept = accept

    def incomingConnection(self, handle: int) -> None:  # noqa: N802
        """Somebody has called."""
        self._accept(handle)


class _Caller:
    """A connection that is not encrypted yet."""

    def __init__(self, socket: QSslSocket, address: str, ticket: Pass, until: float) -> None:
        self.socket = socket
        self.address = address
        self.ticket = ticket
        self.until = until


class Hoster(QObject):
    """Opens a table to the network."""

    def __init__(
        self,
        owner: HostOwner,
        certificate: Certificate,
        parent: QObject | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """``certificate`` is the one whose fingerprint the owner's door has."""
        super().__init__(parent)
        assert certificate.fingerprint == owner.door.fingerprint
        self._owner = owner
        self._certificate = certificate
        self._clock = WakingClock(clock)
        self._port: _Port | None = None
        self._callers: set[_Caller] = set()
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
        port = _Port(self._accept, self)
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
        for caller in list(self._callers):
            self._drop(caller)
        for carrier in list(self._carriers):
            carrier.flush()

    # --- strangers -------------------------------------------------------------------------------

    def _accept(self, handle: int) -> None:
        socket = QSslSocket(self)
        if not socket.setSocketDescriptor(handle):
            socket.deleteLater()
            return
        address = plain_address(socket.peerAddress().toString())
        ticket = self._owner.door.gate.enter(address)
        if ticket is None:
            socket.abort()
            socket.deleteLater()
            return
        prepare(socket)
        tune(socket)
        socket.setSslConfiguration(self._configuration)
        caller = _Caller(socket, address, ticket, self._clock() + HANDSHAKE_DEADLINE)
        self._callers.add(caller)
        socket.encrypted.connect(lambda: self._begin(caller))
        socket.errorOccurred.connect(lambda _: self._drop(caller))
        socket.disconnected.connect(lambda: self._drop(caller))
        socket.startServerEncryption()

    def _accept_later(self) -> None:
        """The system has no more connections to give: another try at the next tick."""
        QTimer.singleShot(TICK, self, self._accept_on)

    def _accept_on(self) -> None:
        if self._port is not None:
            self._port.resumeAccepting()

    def _drop(self, caller: _Caller) -> None:
        if caller not in self._callers:
            return
        self._callers.discard(caller)
        caller.ticket.give_back()
        caller.socket.abort()
        caller.socket.deleteLater()

    def _begin(self, caller: _Caller) -> None:
        if caller not in self._callers:
            return
        self._callers.discard(caller)
        carrier = Carrier(caller.socket, self._clock, self._gone, self)
        self._carriers.add(carrier)
        now = self._clock()
        carrier.carry(HostConversation(self._owner, carrier, caller.address, caller.ticket, now))

    # --- everybody -------------------------------------------------------------------------------

    def _tick(self) -> None:
        now = self._clock()
        for caller in [one for one in self._callers if now > one.until]:
            self._drop(caller)
        for carrier in list(self._carriers):
            carrier.turn()
        if self._port is None and not self._carriers:
            self._ticks.stop()

    def _gone(self, carrier: Carrier) -> None:
        self._carriers.discard(carrier)
