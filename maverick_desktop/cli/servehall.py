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
from maverick_desktop.hosting.shelf import Shelf
from maverick_desktop.hosting.tablepaths import SUFFIX, record_path

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
        self.aside: Final = ThreadPoolExecutor(1, "record-sync")
        self.shelf: Final = Shelf(folder, self.disk, trouble, self.aside)

    def close(self) -> None:
        """Everything is on the disk; others may have the folder."""
        self.aside.shutdown()
        self._lock.unlock()

    def kept(self) -> Iterator[tuple[TableState, Record | None]]:
        """Tables of an earlier run that people can come back to, the latest first.

        With the match that goes on, or has ended so that its people have yet to hear of it; without
        one if none had begun.
        """
        doors = set()
        paths = sorted(self._folder.glob(f"*{SUFFIX}"), key=_changed_at, reverse=True)
        for path in paths:
            try:
                state = read_table(path)
                record = None if state.match is None else read_record(record_path(path))
            except (BadTableFile, RecordError, OSError):
                continue
            if _goes_on(state, record) and state.door not in doors:
                doors.add(state.door)
                yield state, record


def _goes_on(state: TableState, record: Record | None) -> bool:
    if any(one.by == HUMAN for one in state.seats):
        return False
    return record is None or state.goes_on_with(record.log)


def _changed_at(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
