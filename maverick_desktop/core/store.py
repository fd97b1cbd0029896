"""Files: the one module that writes them, through a ``Disk`` that tests can break.

A record is appended to line by line; everything else is replaced whole. Knows no thread:
``sync`` may be called from any, and is meant to be called off the one that must not wait (law 5).
"""

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from .chain import Problem, RecordError, seal, unseal
from .codec import event_of, fact_fields, header_fields, header_of
from .events import Event
from .log import GameLog, MatchHeader
from .public import PublicState
from .replay import replay

MAX_BYTES: Final = 4 * 1024 * 1024
"""The largest file this program reads (RELIABILITY R13)."""


class Disk:
    """The operating system's calls, in one place so that a test can make the k-th one fail."""

    def open(self, path: Path, flags: int) -> int:
        """Open for this user alone; a descriptor."""
        binary: int = getattr(os, "O_BINARY", 0)
        return os.open(path, flags | binary, 0o600)

    def write(self, descriptor: int, offset: int, data: bytes) -> int:
        """Write at an offset; how many bytes went out."""
        os.lseek(descriptor, offset, os.SEEK_SET)
        return os.write(descriptor, data)

    def truncate(self, descriptor: int, size: int) -> None:
        """Cut a file to so many bytes."""
        os.ftruncate(descriptor, size)

    def sync(self, descriptor: int) -> None:
        """Wait until the device has it."""
        os.fsync(descriptor)

    def close(self, descriptor: int) -> None:
        """Give a descriptor back."""
        os.close(descriptor)

    def replace(self, source: Path, target: Path) -> None:
        """Put one file in another's place, at once or not at all."""
        source.replace(target)

    def sync_folder(self, folder: Path) -> None:
        """Wait until the device knows the folder's names; Windows has no such call."""
        if sys.platform == "win32":
            return
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)

    def make_folder(self, folder: Path) -> None:
        """Create a folder, and those above it, for this user alone."""
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def write_all(disk: Disk, descriptor: int, offset: int, data: bytes) -> None:
    """Write every byte or raise OSError: a full disk may take only some of them."""
    done = 0
    while done < len(data):
        written = disk.write(descriptor, offset + done, data[done:])
        if written <= 0:
            raise OSError("the disk took no more bytes")
        done += written


def save_whole(disk: Disk, path: Path, data: bytes, generations: int = 0) -> None:
    """Replace a file by ``data``, or leave it as it was and raise OSError.

    Written beside it, synced, then renamed; older contents stay as ``NAME.1``, ``NAME.2``, …
    """
    disk.make_folder(path.parent)
    draft = path.with_name(path.name + ".new")
    descriptor = disk.open(draft, os.O_RDWR | os.O_CREAT | os.O_TRUNC)
    try:
        write_all(disk, descriptor, 0, data)
        disk.sync(descriptor)
    finally:
        disk.close(descriptor)
    for age in range(generations, 0, -1):
        older = path if age == 1 else path.with_name(f"{path.name}.{age - 1}")
        if older.exists():
            _keep(disk, older, path.with_name(f"{path.name}.{age}"))
    disk.replace(draft, path)
    disk.sync_folder(path.parent)


def _keep(disk: Disk, older: Path, place: Path) -> None:
    """Move a generation on; the newest is copied by link, so that it never vanishes."""
    if older.suffix[1:].isdecimal():
        disk.replace(older, place)
        return
    place.unlink(missing_ok=True)
    try:
        os.link(older, place)
    except OSError:
        place.write_bytes(older.read_bytes())


# --- reading -------------------------------------------------------------------------------------


def read_bytes(path: Path) -> bytes:
    """A file's bytes; RecordError if it is larger than any file of ours. OSError if unreadable."""
    with path.open("rb") as file:
        data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise RecordError(1, Problem.TOO_LARGE)
    return data


class Record:
    """A record that was read and proved sound."""

    def __init__(
        self, log: GameLog, public: PublicState, last_hash: str, size: int, torn: bool
    ) -> None:
        self.log: Final = log
        self.public: Final = public
        self.last_hash: Final = last_hash
        """The hash the next line continues."""
        self.size: Final = size
        """Bytes of whole lines; a torn tail is beyond."""
        self.torn: Final = torn
        """Whether the last line was cut while being written; it is not in ``log``."""


def parse_record(data: bytes) -> Record:
    """A record's bytes as a match, replayed through the rules. RecordError if unsound."""
    if not data:
        raise RecordError(1, Problem.EMPTY)
    *lines, tail = data.split(b"\n")
    if not lines:
        # Not one whole line: cut in its first, or no record at all.
        cut = data.startswith(b'{"maverick":')
        raise RecordError(1, Problem.TORN if cut else Problem.NOT_A_RECORD)
    fields, link = unseal(1, "", lines[0])
    header = header_of(fields)
    facts: list[Event] = []
    for number, line in enumerate(lines[1:], start=2):
        fields, link = unseal(number, link, line)
        facts.append(event_of(number, number - 1, fields))
    log, public = replay(header, facts)
    return Record(log, public, link, len(data) - len(tail), bool(tail))


def read_record(path: Path) -> Record:
    """A record file. RecordError if it is unsound, OSError if it cannot be read."""
    return parse_record(read_bytes(path))


def record_lines(log: GameLog) -> Iterator[bytes]:
    """The lines of a record, LF included."""
    line, link = seal("", header_fields(log.header))
    yield line
    for n, event in enumerate(log.facts, start=1):
        line, link = seal(link, fact_fields(n, event))
        yield line


# --- writing as the match goes -------------------------------------------------------------------

Trouble = Callable[[OSError | None], None]
"""Told of the first write that fails and, with None, when all that waited is written at last."""


class RecordWriter:
    """A ``LogSink`` that appends to a record file and flushes each line.

    While the disk refuses, lines wait in memory and are tried again with every fact: the match goes
    on and nothing that was written is touched.
    """

    def __init__(self, disk: Disk, path: Path, trouble: Trouble, continuing: Record | None) -> None:
        self.path: Final = path
        self._disk = disk
        self._trouble = trouble
        self._link = "" if continuing is None else continuing.last_hash
        self._size = 0 if continuing is None else continuing.size
        self._flags = os.O_RDWR | (os.O_CREAT | os.O_EXCL if continuing is None else 0)
        self._descriptor: int | None = None
        self._waiting = b""
        self._failing = False

    @classmethod
    def begin(cls, disk: Disk, path: Path, header: MatchHeader, trouble: Trouble) -> "RecordWriter":
        """A new record; an existing file is never overwritten: that counts as trouble too."""
        writer = cls(disk, path, trouble, None)
        writer._add(header_fields(header))
        return writer

    @classmethod
    def resume(cls, disk: Disk, path: Path, record: Record, trouble: Trouble) -> "RecordWriter":
        """Go on with a sound record. A torn tail is cut off, after a copy of the file was kept."""
        writer = cls(disk, path, trouble, record)
        if record.torn:
            save_whole(disk, path.with_name(path.name + ".torn"), read_bytes(path))
            descriptor = disk.open(path, os.O_RDWR)
            try:
                disk.truncate(descriptor, record.size)
            finally:
                disk.close(descriptor)
        return writer

    @property
    def waiting(self) -> bool:
        """Whether facts are still in memory only."""
        return bool(self._waiting)

    def append(self, n: int, event: Event) -> None:
        """Write and flush fact ``n``, or keep it for later."""
        self._add(fact_fields(n, event))

    def sync(self) -> None:
        """Have the device keep what was written; from any thread."""
        if self._descriptor is not None:
            try:
                self._disk.sync(self._descriptor)
            except OSError:
                return

    def close(self) -> None:
        """Try once more, sync and let the file go."""
        self._flush()
        self.sync()
        if self._descriptor is not None:
            self._disk.close(self._descriptor)
            self._descriptor = None

    def _add(self, fields: dict[str, object]) -> None:
        line, self._link = seal(self._link, fields)
        self._waiting += line
        self._flush()

    def _flush(self) -> None:
        if not self._waiting:
            return
        try:
            self._write_waiting()
        except OSError as error:
            if not self._failing:
                self._failing = True
                self._trouble(error)
            return
        if self._failing:
            self._failing = False
            self._trouble(None)

    def _write_waiting(self) -> None:
        if self._descriptor is None:
            self._disk.make_folder(self.path.parent)
            self._descriptor = self._disk.open(self.path, self._flags)
        write_all(self._disk, self._descriptor, self._size, self._waiting)
        self._size += len(self._waiting)
        self._waiting = b""


class MemorySink:
    """A ``LogSink`` that keeps facts and writes nothing: for matches that need no file."""

    def __init__(self) -> None:
        self.facts: list[tuple[int, Event]] = []

    def append(self, n: int, event: Event) -> None:
        """Keep fact ``n``."""
        self.facts.append((n, event))
