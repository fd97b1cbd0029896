"""One window a profile: a lock file, and a local socket by which a second start raises the first.

Must not know what a window is: raising is handed in.
"""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDeadlineTimer, QLockFile, QObject, QThread, Slot
from PySide6.QtNetwork import QLocalServer, QLocalSocket

_PATIENCE: Final = 2000
"""Milliseconds a second start waits for the first one's answer."""
_STEP: Final = 50
_LONGEST: Final = 4096


class Profile(QObject):
    """A claim on a profile folder."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lock = QLockFile(str(folder / "lock"))
        # A lock whose owner has died is free; one whose owner merely sleeps is not.
        self._lock.setStaleLockTime(0)
        digest = sha256(str(folder.resolve()).encode()).hexdigest()[:16]
        self.name: Final = f"maverick-desktop-{digest}"
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connected)
        self._called: Callable[[str], None] = lambda _word: None

    def claim(self) -> bool:
        """Take the profile. False: another window has it."""
        if not self._lock.tryLock(0):
            # A folder that cannot be written has no lock and no second owner to fear.
            return self._lock.error() is not QLockFile.LockError.LockFailedError
        QLocalServer.removeServer(self.name)
        self._server.listen(self.name)
        return True

    def when_called(self, called: Callable[[str], None]) -> None:
        """What to do when another start hands over, with the file it was to open, or ""."""
        self._called = called

    def call_owner(self, file: str) -> bool:
        """Ask the window that has the profile to come to the front. Whether it answered."""
        socket = QLocalSocket(self)
        deadline = QDeadlineTimer(_PATIENCE)
        socket.connectToServer(self.name)
        while not socket.waitForConnected(_PATIENCE):
            # The owner may have the lock and not listen yet: it is just starting too.
            if deadline.hasExpired():
                return False
            QThread.msleep(_STEP)
            socket.connectToServer(self.name)
        socket.write(file.encode() + b"\n")
        if not socket.waitForReadyRead(_PATIENCE):
            return False
        return socket.readAll().startsWith(b"ok")

    def release(self) -> None:
        """Give the profile back."""
        self._server.close()
        self._lock.unlock()

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
