"""All the tables of a program without a window: what they share, and those of an earlier run.

Must not know the command line.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile

from maverick_desktop.core.store import Disk, Record, Trouble, read_record
from maverick_desktop.core.unsound import RecordError
from maverick_desktop.hosting.chairs import HUMAN
from maverick_desktop.hosting.keeping import BadTableFile, TableState, read_table
from maverick_desktop.hosting.rehost import Unhostable, why_not
from maverick_desktop.hosting.shelf import Shelf

from .serveloop import ProgramLoop
from .servetable import ServedTable


class FolderTaken(Exception):
    """Another program has this folder."""


class Hall:
    """The room the tables stand in: a ``Surroundings``."""

    def __init__(
        self,
        folder: Path,
        loop: ProgramLoop,
        news: Callable[[ServedTable, str], None],
        seats_changed: Callable[[ServedTable], None],
        trouble: Trouble,
    ) -> None:
        """Claim a folder for records. FolderTaken, or OSError where it cannot be had."""
        self.loop: Final = loop
        self.disk: Final = Disk()
        self.trouble: Final = trouble
        self.news: Final = news
        self.seats_changed: Final = seats_changed
        self._folder: Final = folder
        self.disk.make_folder(folder)
        self._lock: Final = QLockFile(str(folder / "lock"))
        self._lock.setStaleLockTime(0)
        if not self._lock.tryLock(0):
            if self._lock.error() is QLockFile.LockError.LockFailedError:
                raise FolderTaken
            raise PermissionError(13, "", str(folder))
        self._aside: Final = ThreadPoolExecutor(1, "record-sync")
        self.shelf: Final = Shelf(folder, self.disk, trouble, self._aside)

    def close(self) -> None:
        """Everything is on the disk; others may have the folder."""
        self._aside.shutdown()
        self._lock.unlock()

    def unfinished(self) -> Iterator[tuple[TableState, Record]]:
        """Tables of an earlier run whose match has not ended, the latest first.

        Or has, when nobody could be told of it any more: people come back to hear of the end.
        """
        paths = sorted(self._folder.glob("*.table"), key=_changed_at, reverse=True)
        for path in paths:
            try:
                state = read_table(path)
                record = read_record(path.with_suffix(".maverick"))
            except (BadTableFile, RecordError, OSError):
                continue
            fits = state.match == record.log.header.match
            host_plays = any(one.by == HUMAN for one in state.seats)
            hostable = why_not(record.log) in (None, Unhostable.OVER)
            if fits and not host_plays and hostable:
                yield state, record


def _changed_at(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
