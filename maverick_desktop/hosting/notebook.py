"""What computer players have learned of sets of rules, as files: small, and never missed."""

from contextlib import suppress
from typing import Final

from maverick_desktop.core.store import Disk, FilePath, read_bytes, save_whole
from maverick_desktop.core.unsound import RecordError


class FileNotebook:
    """An almanac's ``Notebook`` in a folder, made when there is something to note.

    Where it cannot be read or written, what it would hold is worked out again.
    """

    def __init__(self, folder: FilePath, disk: Disk) -> None:
        self._folder: Final = folder
        self._disk: Final = disk

    def read(self, name: str) -> bytes | None:
        """What was noted under this name; None if nothing was, or it cannot be read."""
        path = self._folder / name
        try:
            # A pipe in its place would be waited for.
            return read_bytes(path) if path.is_file() else None
        except (OSError, RecordError):
            return None

    def write(self, name: str, data: bytes) -> None:
        """Note this, whole or not at all."""
        with suppress(OSError):
            save_whole(self._disk, self._folder / name, data)
