"""Files: the one module that writes them, through a ``Disk`` that tests can break.

A record is appended to line by line; everything else is replaced whole. Knows no thread:
``sync`` may be called from any, and is meant to be called off the one that must not wait (law 5).
"""

import os
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import suppress
from errno import ENOSPC, ENOTDIR
from itertools import pairwise
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, Protocol, Self, TypeAlias

from .chain import PAD_VERSION, VERSION, Chain, seal
from .codec import event_of, fact_fields
from .events import Event
from .headline import header_fields, header_of
from .log import Fact, FactLog, GameLog, MatchHeader
from .public import PublicState
from .replay import Course, add_proved
from .unsound import Problem, RecordError

MAX_BYTES: Final = 4 * 1024 * 1024
"""The largest file this program reads (RELIABILITY R13)."""

FilePath: TypeAlias = Path
"""Where a file is, for modules that hand it on and touch no file themselves."""


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

    def link(self, source: Path, target: Path) -> None:
        """Give a file a second name."""
        os.link(source, target)

    def remove(self, path: Path) -> None:
        """Delete a file."""
        path.unlink()

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
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except FileExistsError:
            # Something is there, but no folder: "exists" would mislead whoever is told.
            raise NotADirectoryError(ENOTDIR, os.strerror(ENOTDIR), str(folder)) from None


def write_all(disk: Disk, descriptor: int, offset: int, data: bytes) -> None:
    """Write every byte or raise OSError: a full disk may take only some of them."""
    done = 0
    while done < len(data):
        written = disk.write(descriptor, offset + done, data[done:])
        if written <= 0:
            raise OSError(ENOSPC, os.strerror(ENOSPC))
        done += written


def save_whole(disk: Disk, path: Path, data: bytes, generations: int = 0) -> None:
    """Replace a file by ``data``, or leave it as it was and raise OSError.

    Written beside it, synced, then renamed; older contents stay as ``NAME.1``, ``NAME.2``, …
    """
    disk.make_folder(path.parent)
    draft = path.with_name(path.name + ".new")
    try:
        _write_draft(disk, draft, data)
        if generations and path.exists():
            _keep_old(disk, path, generations)
        disk.replace(draft, path)
    except OSError as error:
        with suppress(OSError):
            disk.remove(draft)
        _name(error, path)
        raise
    disk.sync_folder(path.parent)


def _name(error: OSError, path: Path) -> None:
    """Say in the error which file it was: calls on an open one do not."""
    if error.filename is None:
        error.filename = str(path)


def _write_draft(disk: Disk, draft: Path, data: bytes) -> None:
    descriptor = disk.open(draft, os.O_RDWR | os.O_CREAT | os.O_TRUNC)
    try:
        write_all(disk, descriptor, 0, data)
        disk.sync(descriptor)
    finally:
        disk.close(descriptor)


def _keep_old(disk: Disk, path: Path, generations: int) -> None:
    """Move each generation on; the newest is a second name, so that the file never vanishes."""
    old = [path.with_name(f"{path.name}.{age}") for age in range(1, generations + 1)]
    spare = path.with_name(path.name + ".old")
    with suppress(OSError):
        disk.remove(spare)
    try:
        disk.link(path, spare)
    except OSError:
        # Not every file system has second names.
        _write_draft(disk, spare, path.read_bytes())
    for newer, older in reversed(list(pairwise(old))):
        if newer.exists():
            disk.replace(newer, older)
    disk.replace(spare, old[0])


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
    return proved(Chain(data))


def proved(chain: Chain) -> Record:
    """The match that these lines hold, each fact proved. RecordError if unsound."""
    if chain.version == PAD_VERSION:
        raise RecordError(1, Problem.PAD_RECORD)
    course = Course(GameLog(header_of(chain.first)))
    for number, fields in chain.facts():
        add_proved(course, event_of(number, number - 1, fields))
    return Record(course.log, course.state.public, chain.last_hash, chain.size, chain.torn)


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


class Sound(Protocol[Fact]):
    """What a writer has to know of the record that it continues."""

    @property
    def log(self) -> FactLog[Fact]:
        """The facts."""

    @property
    def last_hash(self) -> str:
        """The hash the next line continues."""

    @property
    def size(self) -> int:
        """Bytes of whole lines."""

    @property
    def torn(self) -> bool:
        """Whether there is a torn tail beyond."""


class LineWriter(ABC, Generic[Fact]):
    """Appends facts to a record file and flushes each line.

    While the disk refuses, lines wait in memory and are tried again with every fact: the match goes
    on and nothing that was written is touched. So are lines whose sync failed, for a device may
    have dropped them.
    """

    version: ClassVar[int]
    """The format of its records."""

    def __init__(
        self, disk: Disk, path: Path, trouble: Trouble, continuing: Sound[Fact] | None
    ) -> None:
        self.path: Final = path
        self._disk = disk
        self._trouble = trouble
        self._link = "" if continuing is None else continuing.last_hash
        self._torn = continuing is not None and continuing.torn
        self._flags = os.O_RDWR | (os.O_CREAT | os.O_EXCL if continuing is None else 0)
        self._descriptor: int | None = None
        # Offsets in the file: what is on the device for sure, and how far it is written.
        self._synced = self._written = 0 if continuing is None else continuing.size
        self._tail = bytearray()
        """The bytes from ``_start`` on that may have to be written, or written again."""
        self._start = self._written
        self._lost = False
        """Whether a sync failed since the tail was last written."""
        self._sync_error: OSError | None = None
        self._failing = False

    @classmethod
    def begin(cls, disk: Disk, path: Path, header: MatchHeader, trouble: Trouble) -> Self:
        """A new record; an existing file is never overwritten: that counts as trouble too."""
        writer = cls(disk, path, trouble, None)
        writer._add(header_fields(header, cls.version))
        return writer

    @classmethod
    def resume(cls, disk: Disk, path: Path, record: Sound[Fact], trouble: Trouble) -> Self:
        """Go on with a sound record. A torn tail is cut off, after a copy of the file was kept."""
        writer = cls(disk, path, trouble, record)
        writer._flush()
        return writer

    @property
    def waiting(self) -> bool:
        """Whether facts are still in memory only."""
        return self._written < self._start + len(self._tail)

    @staticmethod
    @abstractmethod
    def fields(n: int, fact: Fact, /) -> dict[str, Any]:
        """The line of fact ``n``."""

    def append(self, n: int, event: Fact) -> None:
        """Write and flush fact ``n``, or keep it for later."""
        self._add(self.fields(n, event))

    def sync(self) -> None:
        """Have the device keep what was written; from any thread, one at a time.

        A failure is told, by the thread that writes, with the next fact.
        """
        descriptor, end = self._descriptor, self._written
        if descriptor is None or self._lost:
            return
        try:
            self._disk.sync(descriptor)
        except OSError as error:
            self._sync_error, self._lost = error, True
        else:
            self._synced, self._sync_error = end, None

    def close(self) -> None:
        """Try once more, sync and let the file go."""
        self._flush()
        self.sync()
        if self._sync_error is not None or not (self.waiting or self._torn):
            self._report(self._sync_error)
        if self._descriptor is not None:
            try:
                self._disk.close(self._descriptor)
            except OSError as error:
                self._report(error)
            self._descriptor = None

    def _add(self, fields: dict[str, object]) -> None:
        line, self._link = seal(self._link, fields)
        self._tail += line
        self._flush()

    def _flush(self) -> None:
        if self._lost:
            self._lost, self._written = False, self._start
        try:
            self._write_tail()
        except OSError as error:
            self._report(error)
        else:
            self._report(self._sync_error)
        done = self._synced - self._start
        if done > 0:
            del self._tail[:done]
            self._start += done

    def _write_tail(self) -> None:
        if self._torn:
            copy = self.path.with_name(self.path.name + ".torn")
            save_whole(self._disk, copy, self.path.read_bytes())
        if self._descriptor is None and (self._torn or self.waiting):
            self._disk.make_folder(self.path.parent)
            self._descriptor = self._disk.open(self.path, self._flags)
        if self._descriptor is None:
            return
        if self._torn:
            self._disk.truncate(self._descriptor, self._written)
            self._torn = False
        if self.waiting:
            data = bytes(self._tail[self._written - self._start :])
            write_all(self._disk, self._descriptor, self._written, data)
            self._written += len(data)

    def _report(self, error: OSError | None) -> None:
        """Tell of the first failure, and when it is over."""
        if self._failing != (error is not None):
            self._failing = error is not None
            if error is not None:
                _name(error, self.path)
            self._trouble(error)


class RecordWriter(LineWriter[Event]):
    """A ``LogSink`` that writes a record."""

    version = VERSION
    fields = staticmethod(fact_fields)


class MemorySink:
    """A ``LogSink`` that keeps facts and writes nothing: for matches that need no file."""

    def __init__(self) -> None:
        self.facts: list[tuple[int, Event]] = []

    def append(self, n: int, event: Event) -> None:
        """Keep fact ``n``."""
        self.facts.append((n, event))
