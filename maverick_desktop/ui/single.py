"""One window a profile: a lock file, and a doorbell by which a second start raises the first.

Must not know what a window is: raising is handed in.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCryptographicHash, QLockFile, QObject

if TYPE_CHECKING:
    from maverick_desktop.ui.doorbell import Doorbell


class Profile(QObject):
    """A claim on a profile folder."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lock = QLockFile(str(folder / "lock"))
        # A lock whose owner has died is free; one whose owner merely sleeps is not.
        self._lock.setStaleLockTime(0)
        digest = QCryptographicHash.hash(
            str(folder.resolve()).encode(), QCryptographicHash.Algorithm.Sha256
        )
        self.name: Final = f"maverick-desktop-{bytes(digest.toHex().data()).decode()[:16]}"
        self._doorbell: Doorbell | None = None

    def claim(self) -> bool:
        """Take the profile. False: another window has it."""
        if self._lock.tryLock(0):
            return True
        # A folder that cannot be written has no lock and no second owner to fear.
        return self._lock.error() is not QLockFile.LockError.LockFailedError

    def listen(self, called: Callable[[str], None]) -> None:
        """From now on another start can call, with the file it was to open, or ""."""
        # Qt's network library is not loaded before the window is on the screen.
        from maverick_desktop.ui.doorbell import Doorbell

        self._doorbell = Doorbell(self.name, called, self)

    def call_owner(self, file: str) -> bool:
        """Ask the window that has the profile to come to the front. Whether it answered."""
        from maverick_desktop.ui.doorbell import ring

        return ring(self.name, file)

    def release(self) -> None:
        """Give the profile back."""
        if self._doorbell is not None:
            self._doorbell.close()
        self._lock.unlock()
