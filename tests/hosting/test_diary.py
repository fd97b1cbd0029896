"""A file of which the last line counts: programs are killed, disks full, devices lost."""

import errno
import stat
from collections.abc import Callable
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any, Final

import pytest

from maverick_desktop.core.store import Disk
from maverick_desktop.hosting.diary import LONGEST, Diary, last_line
from tests.hosting.people import AtOnce


class Later(Executor):
    """Does what it is handed when a test says so."""

    def __init__(self) -> None:
        self.jobs: Final[list[tuple[Future[Any], Callable[[], Any]]]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Take note."""
        future: Future[Any] = Future()
        self.jobs.append((future, lambda: fn(*args, **kwargs)))
        return future

    def work(self) -> None:
        """Do it all."""
        for future, job in self.jobs:
            future.set_result(job())
        self.jobs.clear()


class Moody(Disk):
    """Takes so many bytes; syncs or does not; knows what is open."""

    def __init__(self) -> None:
        self.room: int | None = None
        self.syncs = True
        self.synced = 0
        self.open_files: Final[set[int]] = set()

    def open(self, path: Path, flags: int) -> int:
        """Open."""
        descriptor = super().open(path, flags)
        self.open_files.add(descriptor)
        return descriptor

    def close(self, descriptor: int) -> None:
        """Close."""
        self.open_files.discard(descriptor)
        super().close(descriptor)

    def write(self, descriptor: int, offset: int, data: bytes) -> int:
        """Write what there is room for."""
        if self.room is not None:
            data, self.room = data[: self.room], max(self.room - len(data), 0)
        return super().write(descriptor, offset, data) if data else 0

    def sync(self, descriptor: int) -> None:
        """Sync, or not."""
        if not self.syncs:
            raise OSError(errno.EIO, "lost")
        self.synced += 1
        super().sync(descriptor)


def test_the_last_line_counts(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "x.table"
    diary = Diary(path, Disk(), AtOnce())
    for line in (b"one", b"two, which is longer", b"3"):
        diary.write(line)
        assert last_line(path) == line
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert path.read_bytes() == b"one\ntwo, which is longer\n3\n"
    diary.remove()
    assert not path.exists()
    with pytest.raises(FileNotFoundError):
        diary.remove()
    diary.write(b"four")
    assert path.read_bytes() == b"four\n"


def test_who_is_killed_has_written_before_the_device_took_it(tmp_path: Path) -> None:
    path, disk, aside = tmp_path / "x.table", Moody(), Later()
    diary = Diary(path, disk, aside)
    diary.write(b"one")
    diary.write(b"two")
    assert last_line(path) == b"two"
    assert disk.synced == 0
    aside.work()
    assert disk.synced == 2
    assert disk.open_files == set()


@pytest.mark.parametrize("room", range(5))
def test_a_full_disk_leaves_the_line_before(tmp_path: Path, room: int) -> None:
    path, disk = tmp_path / "x.table", Moody()
    diary = Diary(path, disk, AtOnce())
    diary.write(b"one")
    disk.room = room
    with pytest.raises(OSError, match="space"):
        diary.write(b"four")
    assert last_line(path) == b"one"
    assert disk.open_files == set()
    disk.room = None
    diary.write(b"2")
    assert last_line(path) == b"2"
    diary.write(b"a longer one")
    assert path.read_bytes() == b"one\n2\na longer one\n"


@pytest.mark.parametrize("torn", [b"", b"t", b"two, cut off"])
def test_another_program_writes_on_after_the_last_whole_line(tmp_path: Path, torn: bytes) -> None:
    path = tmp_path / "x.table"
    path.write_bytes(b"one\n" + torn)
    assert last_line(path) == b"one"
    Diary(path, Disk(), AtOnce()).write(b"2")
    assert last_line(path) == b"2"


@pytest.mark.parametrize("data", [b"", b"torn"])
def test_a_file_without_a_whole_line_says_nothing(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "x.table"
    path.write_bytes(data)
    assert last_line(path) == b""


def test_a_device_that_fails_is_known_until_it_takes_a_line(tmp_path: Path) -> None:
    disk = Moody()
    diary = Diary(tmp_path / "x.table", disk, AtOnce())
    disk.syncs = False
    diary.write(b"one")
    assert diary.failed is not None
    assert disk.open_files == set()
    disk.syncs = True
    diary.write(b"one")
    assert diary.failed is None


def test_a_long_diary_is_begun_anew(tmp_path: Path) -> None:
    path = tmp_path / "x.table"
    diary = Diary(path, Disk(), AtOnce())
    for number in range(700):
        line = b"%d " % number + b"x" * 1000
        diary.write(line)
        assert path.stat().st_size <= LONGEST
        assert last_line(path) == line
