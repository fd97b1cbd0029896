"""How a second start calls the window that has the profile: one line over a local socket.

Loaded after the first frame, or by the start that has to call. Must not know what a window is.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QDeadlineTimer, QObject, QThread, Slot
from PySide6.QtNetwork import QLocalServer, QLocalSocket

_PATIENCE: Final = 2000
"""Milliseconds a second start waits for the first one's answer."""
_STEP: Final = 50
_LONGEST: Final = 4096


class Doorbell(QObject):
    """The owner's end."""

    def __init__(self, name: str, called: Callable[[str], None], parent: QObject) -> None:
        super().__init__(parent)
        self._called = called
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connected)
        # What a killed owner left behind is in the way.
        QLocalServer.removeServer(name)
        self._server.listen(name)

    def close(self) -> None:
        """Hear no more."""
        self._server.close()

    @Slot()
    def _on_connected(self) -> None:
        socket = self._server.nextPendingConnection()
        socket.setParent(self)
        socket.readyRead.connect(lambda: self._on_word(socket))
        socket.disconnected.connect(socket.deleteLater)
        if socket.bytesAvailable():
            self._on_word(socket)

    def _on_word(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() > _LONGEST:
                socket.abort()
            return
        word = bytes(socket.readLine(_LONGEST).data()).decode(errors="replace").strip()
        socket.write(b"ok\n")
        socket.flush()
        socket.disconnectFromServer()
        self._called(word)


def ring(name: str, word: str) -> bool:
    """Call the owner. Whether it answered."""
    socket = QLocalSocket()
    deadline = QDeadlineTimer(_PATIENCE)
    socket.connectToServer(name)
    while not socket.waitForConnected(_PATIENCE):
        # The owner may have the lock and not listen yet: it is just starting too.
        if deadline.hasExpired():
            return False
        QThread.msleep(_STEP)
        socket.connectToServer(name)
    socket.write(word.encode() + b"\n")
    if not socket.waitForReadyRead(_PATIENCE):
        return False
    return socket.readAll().startsWith(b"ok")
