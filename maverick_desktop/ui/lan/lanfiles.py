"""What tables on the network keep in the profile: records, seats to come back to, hosts' own files.

Paths are made here and nowhere from what the network says (RELIABILITY R12).
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from maverick_desktop.core.log import GameLog
from maverick_desktop.core.store import Disk, FilePath, Trouble
from maverick_desktop.hosting.keeping import TableFile
from maverick_desktop.hosting.remembered import Remembered
from maverick_desktop.hosting.shelf import Shelf, Volume
from maverick_desktop.hosting.tablepaths import lobby_path, table_path
from maverick_desktop.lan.certificate import Certificate
from maverick_desktop.profile import lan_folder, matches_folder


class Shelved:
    """A guest's ``Library``: remembers what it was asked for last."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf: Final = shelf
        self._log: GameLog | None = None
        self.path: Path | None = None
        """Of the record that is being written."""

    def follow(self, log: GameLog) -> Volume:
        """The record that agrees with these facts as far as both go."""
        volume = self._shelf.follow(log)
        self._log = log
        self.path = volume.path
        return volume

    def record(self) -> GameLog | None:
        """What is proved of the match; None before anything was."""
        return self._log


class LanFiles:
    """The files of one profile."""

    def __init__(self, profile: Path, disk: Disk, trouble: Trouble) -> None:
        self._disk: Final = disk
        self._trouble: Final = trouble
        self._aside: Final = ThreadPoolExecutor(1, "record-sync")
        folder = matches_folder(profile)
        self.shelf: Final = Shelf(folder, disk, trouble, self._aside)
        self.tickets: Final = Remembered(lan_folder(profile), disk)

    def shelved(self) -> Shelved:
        """A library for one visit."""
        return Shelved(self.shelf)

    def table_file(
        self, record: Path, certificate: Certificate, port: Callable[[], int]
    ) -> TableFile:
        """The host's own file beside a match's record."""
        return self._file_at(table_path(record), certificate, port)

    def lobby_file(self, door: str, certificate: Certificate, port: Callable[[], int]) -> TableFile:
        """The host's own file before the first match; ``door``: what people come back to."""
        return self._file_at(lobby_path(self.shelf.folder, door), certificate, port)

    def _file_at(
        self, path: FilePath, certificate: Certificate, port: Callable[[], int]
    ) -> TableFile:
        return TableFile(path, self._disk, self._aside, certificate, port, self._trouble)

    def close(self) -> None:
        """Wait for what is being written."""
        self._aside.shutdown(wait=True)
