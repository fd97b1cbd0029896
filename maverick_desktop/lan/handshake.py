"""A socket on its way to being encrypted, at either end: it gets there, fails, or is too late.

Speaks by signals alone. They hold nobody alive, so that whoever is told may be deleted at any time.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QAbstractSocket, QSslSocket

from .tls import HANDSHAKE_DEADLINE, prepare


class Handshake(QObject):
    """A socket that is nobody's until ``take``."""

    done = Signal(object)
    """This one is encrypted."""
    failed = Signal(object)
    """This one is not and will not be; ``error`` says why."""

    def __init__(
        self,
        clock: Callable[[], float],
        parent: QObject,
        patience: float = HANDSHAKE_DEADLINE,
    ) -> None:
        """``patience``: seconds until it has to be connected; encrypting has its own deadline."""
        super().__init__(parent)
        self.socket = QSslSocket(self)
        self._clock = clock
        self._until = clock() + patience
        self.error: QAbstractSocket.SocketError | None = None
        """What went wrong; None while nothing has, or if it was too late."""
        self._open = True
        prepare(self.socket)
        self.socket.connected.connect(self._connected)
        self.socket.encrypted.connect(self._encrypted)
        self.socket.errorOccurred.connect(self._broke)
        self.socket.disconnected.connect(self._fail)

    def look(self) -> None:
        """Fail if it is too late. To be called now and then."""
        if self._clock() > self._until:
            self._fail()

    def take(self) -> QSslSocket:
        """The socket, for whoever goes on with it and becomes its parent."""
        self._open = False
        self.socket.setParent(None)
        self.deleteLater()
        return self.socket

    def drop(self) -> None:
        """Not wanted any more; nothing is told."""
        self._open = False
        self.socket.abort()
        self.deleteLater()

    def _connected(self) -> None:
        self._until = self._clock() + HANDSHAKE_DEADLINE

    def _encrypted(self) -> None:
        if self._open:
            self.done.emit(self)

    def _broke(self, error: QAbstractSocket.SocketError) -> None:
        self.error = error
        self._fail()

    def _fail(self) -> None:
        if self._open:
            self.drop()
            self.failed.emit(self)
