"""Where records of matches at tables on the network are kept: a file for each way a match has gone.

A match that is taken up from another record may go on otherwise than one's own record has it: no
file is ever written over, the other way gets a file of its own.
"""

from collections.abc import Iterator
from concurrent.futures import Executor
from itertools import count
from typing import Final

import msgspec

from maverick_desktop.core.events import Event
from maverick_desktop.core.log import GameLog, MatchHeader
from maverick_desktop.core.store import (
    Disk,
    FilePath,
    Record,
    RecordWriter,
    Trouble,
    read_record,
)
from maverick_desktop.core.unsound import RecordError

from .journal import Journal


class Volume(msgspec.Struct, frozen=True):
    """A record that is being written."""

    path: FilePath
    journal: Journal
    held: tuple[Event, ...]
    """The facts that it held when it was opened."""


class Shelf:
    """The records of a profile, for matches that are known by their UUID."""

    def __init__(self, folder: FilePath, disk: Disk, trouble: Trouble, aside: Executor) -> None:
        self.folder: Final = folder
        self._disk: Final = disk
        self._trouble: Final = trouble
        self._aside: Final = aside

    def begin(self, header: MatchHeader) -> Volume:
        """The record of a new match."""
        return self.take_up(GameLog(header))

    def take_up(self, log: GameLog) -> Volume:
        """The record that holds exactly these facts: to be gone on with by whoever has the table.

        A file that goes on otherwise, or further, stays as it is.
        """
        volume = self._open(log, further=False)
        for n in range(len(volume.held) + 1, log.n + 1):
            volume.journal.append(n, log.facts[n - 1])
        return msgspec.structs.replace(volume, held=tuple(log.facts))

    def follow(self, log: GameLog) -> Volume:
        """The record that agrees with these facts as far as both go. Nothing is written yet."""
        return self._open(log, further=True)

    def _open(self, log: GameLog, *, further: bool) -> Volume:
        for path in self._paths(log.header.match):
            if not path.exists():
                writer = RecordWriter.begin(self._disk, path, log.header, self._trouble)
                return Volume(path, Journal(writer, self._aside), ())
            record = self._read(path)
            if record is not None and _agree(record.log, log, further):
                writer = RecordWriter.resume(self._disk, path, record, self._trouble)
                return Volume(path, Journal(writer, self._aside), tuple(record.log.facts))
        raise AssertionError("numbers do not end")

    def _paths(self, match: str) -> Iterator[FilePath]:
        yield self.folder / f"{match}.maverick"
        for number in count(2):
            yield self.folder / f"{match}-{number}.maverick"

    def _read(self, path: FilePath) -> Record | None:
        try:
            return read_record(path)
        except (RecordError, OSError):
            return None


def _agree(old: GameLog, new: GameLog, further: bool) -> bool:
    common = min(old.n, new.n)
    fits = further or old.n <= new.n
    return old.header == new.header and fits and old.facts[:common] == new.facts[:common]
