"""Every call to the disk fails: old or new content, and the match goes on (RELIABILITY.md G7)."""

import errno
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from maverick_desktop.core.log import GameLog
from maverick_desktop.core.replay import fold
from maverick_desktop.core.rules import INDIVIDUALIST
from maverick_desktop.core.store import (
    Disk,
    MemorySink,
    Record,
    RecordWriter,
    parse_record,
    read_record,
    save_whole,
    write_all,
)
from maverick_desktop.core.unsound import Problem, RecordError
from tests.core.driver import Match
from tests.core.laws import record_of

ERRORS = (errno.ENOSPC, errno.EIO, errno.EROFS, errno.EACCES, errno.EDQUOT)
SHORT_WRITE = 0
"""Not an error: some bytes go out, and then none."""


class Broken(Disk):
    """The k-th call fails, once or from then on; calls are counted."""

    def __init__(self, at: int = -1, error: int = errno.EIO, for_good: bool = False) -> None:
        self.at = at
        self.error = error
        self.for_good = for_good
        self.calls: list[str] = []
        self.opened: set[int] = set()

    def _fails(self, name: str) -> bool:
        self.calls.append(name)
        here = len(self.calls) - 1
        return here >= self.at >= 0 if self.for_good else here == self.at

    def _call(self, name: str) -> None:
        if self._fails(name):
            raise OSError(self.error or errno.ENOSPC, name)

    def open(self, path: Path, flags: int) -> int:
        """Counted."""
        self._call("open")
        descriptor = super().open(path, flags)
        self.opened.add(descriptor)
        return descriptor

    def write(self, descriptor: int, offset: int, data: bytes) -> int:
        """Counted; a short write takes half of the bytes, and the next one none."""
        if self._fails("write"):
            if self.error != SHORT_WRITE:
                # Some bytes may have gone out before the failure.
                super().write(descriptor, offset, data[: len(data) // 3])
                raise OSError(self.error, "write")
            self.at = len(self.calls) if not self.for_good and len(data) > 1 else self.at
            return super().write(descriptor, offset, data[: len(data) // 2])
        return super().write(descriptor, offset, data)

    def truncate(self, descriptor: int, size: int) -> None:
        """Counted."""
        self._call("truncate")
        super().truncate(descriptor, size)

    def sync(self, descriptor: int) -> None:
        """Counted."""
        self._call("sync")
        super().sync(descriptor)

    def close(self, descriptor: int) -> None:
        """Counted; a descriptor is gone even when closing it fails."""
        super().close(descriptor)
        self.opened.discard(descriptor)
        self._call("close")

    def replace(self, source: Path, target: Path) -> None:
        """Counted."""
        self._call("replace")
        super().replace(source, target)

    def link(self, source: Path, target: Path) -> None:
        """Counted."""
        self._call("link")
        super().link(source, target)

    def remove(self, path: Path) -> None:
        """Counted."""
        self._call("remove")
        super().remove(path)

    def sync_folder(self, folder: Path) -> None:
        """Counted."""
        self._call("sync_folder")
        super().sync_folder(folder)

    def make_folder(self, folder: Path) -> None:
        """Counted."""
        self._call("make_folder")
        super().make_folder(folder)


# --- a file replaced whole -----------------------------------------------------------------------


@pytest.mark.parametrize("for_good", [False, True])
@pytest.mark.parametrize("generations", [0, 1, 3])
def test_old_or_new_and_never_between(tmp_path: Path, generations: int, for_good: bool) -> None:
    """Whichever call fails, and however."""
    contents = [b"first" * 100, b"second" * 100, b"third" * 100, b"fourth" * 100]
    counting = Broken()
    target = tmp_path / "count" / "file"
    for data in contents:
        save_whole(counting, target, data, generations)
    calls = len(counting.calls) // len(contents) + 6
    for error in (*ERRORS, SHORT_WRITE):
        for at in range(calls):
            path = tmp_path / f"{error}-{at}" / "file"
            for data in contents[:-1]:
                save_whole(Disk(), path, data, generations)
            disk = Broken(at, error, for_good)
            failed = False
            try:
                save_whole(disk, path, contents[-1], generations)
            except OSError:
                failed = True
            assert path.read_bytes() in ((contents[2], contents[3]) if failed else (contents[3],))
            assert not disk.opened
            assert all(one.read_bytes() in contents for one in path.parent.glob("file.[0-9]"))
            if not for_good:
                assert not (path.parent / "file.new").exists()
            # And once the disk is well again, it works.
            save_whole(Disk(), path, b"last", generations)
            assert path.read_bytes() == b"last"
            if generations:
                assert (path.parent / "file.1").read_bytes() in contents[2:]


def test_generations(tmp_path: Path) -> None:
    """As many as wanted, the newest first; the file is for its owner alone."""
    path = tmp_path / "deep" / "er" / "settings.json"
    for number in range(6):
        save_whole(Disk(), path, b"%d" % number, 3)
    names = ["settings.json", "settings.json.1", "settings.json.2", "settings.json.3"]
    assert [(path.parent / name).read_bytes() for name in names] == [b"5", b"4", b"3", b"2"]
    assert sorted(one.name for one in path.parent.iterdir()) == names
    assert path.stat().st_mode & 0o777 == 0o600
    assert path.parent.stat().st_mode & 0o777 == 0o700


class NoLinks(Disk):
    """A file system without second names."""

    def link(self, source: Path, target: Path) -> None:
        """There are none."""
        raise OSError(errno.EPERM, "link")


def test_generations_without_second_names(tmp_path: Path) -> None:
    """Copied instead."""
    path = tmp_path / "file"
    for number in range(4):
        save_whole(NoLinks(), path, b"%d" % number, 2)
    names = ["file", "file.1", "file.2"]
    assert [(tmp_path / name).read_bytes() for name in names] == [b"3", b"2", b"1"]


def test_a_disk_that_takes_no_more(tmp_path: Path) -> None:
    """A write of nothing is an error, not a loop."""

    class Full(Disk):
        def write(self, descriptor: int, offset: int, data: bytes) -> int:
            return 0

    with pytest.raises(OSError, match="No space"):
        write_all(Full(), 0, 0, b"x")


# --- a record written as the match goes ----------------------------------------------------------


@pytest.fixture(scope="module")
def played() -> GameLog:
    """A hand and a bit."""
    match = Match(INDIVIDUALIST, random.Random(4))
    while match.log.n < 100:
        match.step()
    return match.log


def write(log: GameLog, path: Path, disk: Disk, every: int = 5) -> list[OSError | None]:
    """Write a match to a file with a sync now and then; what was told."""
    told: list[OSError | None] = []
    writer = RecordWriter.begin(disk, path, log.header, told.append)
    for n, event in enumerate(log.facts, start=1):
        writer.append(n, event)
        if n % every == 0:
            writer.sync()
    writer.close()
    return told


def once_each(told: list[OSError | None]) -> bool:
    """A failure, then its end, in turn."""
    return all((one is None) == (place % 2 == 1) for place, one in enumerate(told))


def test_written_as_it_is_read(tmp_path: Path, played: GameLog) -> None:
    """No fault: nothing is told, and the file is the record."""
    path = tmp_path / "profile" / "matches" / "m.maverick"
    assert write(played, path, Disk()) == []
    assert path.read_bytes() == record_of(played)
    assert path.stat().st_mode & 0o777 == 0o600
    assert read_record(path).log.facts == played.facts


@pytest.mark.parametrize("error", [*ERRORS, SHORT_WRITE])
def test_one_failure_is_made_good(tmp_path: Path, played: GameLog, error: int) -> None:
    """Whichever call fails once: said once, good again once, and nothing is missing."""
    disk = Broken()
    write(played, tmp_path / "count.maverick", disk)
    calls = len(disk.calls)
    assert calls > 120
    for at in range(calls):
        path = tmp_path / f"{at}.maverick"
        disk = Broken(at, error)
        told = write(played, path, disk)
        assert path.read_bytes() == record_of(played), (at, disk.calls[at])
        assert not disk.opened
        assert once_each(told)
        if disk.calls[at] in ("open", "make_folder", "write"):
            # A short write alone is no failure; the one after it that takes nothing is.
            assert len(told) == 2
        else:
            assert len(told) in (1, 2)


@pytest.mark.parametrize("error", [*ERRORS, SHORT_WRITE])
def test_a_failure_that_lasts(tmp_path: Path, played: GameLog, error: int) -> None:
    """Said once; what was written before stands; when it ends, nothing is missing."""
    whole = record_of(played)
    for at in range(0, 125, 4):
        path = tmp_path / f"{at}.maverick"
        disk = Broken(at, error, for_good=True)
        told: list[OSError | None] = []
        writer = RecordWriter.begin(disk, path, played.header, told.append)
        half = 60
        for n, event in enumerate(played.facts[:half], start=1):
            writer.append(n, event)
            if n % 5 == 0:
                writer.sync()
        data = path.read_bytes() if path.exists() else b""
        assert whole.startswith(data)
        if b"\n" in data:
            parse_record(data)
        assert len(told) <= 1
        assert bool(told) or not writer.waiting
        disk.at = -1
        for n, event in enumerate(played.facts[half:], start=half + 1):
            writer.append(n, event)
            if n % 5 == 0:
                writer.sync()
        writer.close()
        assert path.read_bytes() == whole
        assert len(told) in (0, 2)
        assert once_each(told)
        assert not disk.opened


def test_a_sync_that_failed_may_have_lost_what_was_written(tmp_path: Path, played: GameLog) -> None:
    """The device drops what it could not keep: it is written again."""

    class Forgetful(Disk):
        failures = 0

        def sync(self, descriptor: int) -> None:
            self.failures += 1
            if self.failures == 5:
                size = path.stat().st_size
                super().write(descriptor, size - 700, b"\0" * 700)
                raise OSError(errno.EIO, "sync")
            super().sync(descriptor)

    path = tmp_path / "m.maverick"
    told = write(played, path, Forgetful(), every=10)
    assert path.read_bytes() == record_of(played)
    assert [one is None for one in told] == [False, True]


def test_an_existing_file_is_never_overwritten(tmp_path: Path, played: GameLog) -> None:
    """That is told once, and the match goes on unwritten."""
    path = tmp_path / "m.maverick"
    path.write_bytes(b"somebody's")
    told = write(played, path, Disk())
    assert [type(one) for one in told] == [FileExistsError]
    assert path.read_bytes() == b"somebody's"


def test_a_folder_in_the_way(tmp_path: Path, played: GameLog) -> None:
    """Likewise."""
    (tmp_path / "file").write_bytes(b"")
    for path in (tmp_path / "file" / "m.maverick", tmp_path):
        assert len(write(played, path, Disk())) == 1


# --- going on with a record ----------------------------------------------------------------------


def goes_on(path: Path, disk: Disk, played: GameLog) -> list[OSError | None]:
    """Resume a record of the first facts and write the rest; what was told."""
    told: list[OSError | None] = []
    record: Record = read_record(path)
    writer = RecordWriter.resume(disk, path, record, told.append)
    for n, event in enumerate(played.facts[record.log.n :], start=record.log.n + 1):
        writer.append(n, event)
        if n % 5 == 0:
            writer.sync()
    writer.close()
    return told


def test_going_on_from_every_cut(tmp_path: Path, played: GameLog) -> None:
    """A torn tail is cut off after a copy was kept; a whole record is gone on with."""
    whole = record_of(played)
    first = whole.index(b"\n") + 1
    for size in range(first, len(whole), 53):
        path = tmp_path / f"{size}.maverick"
        path.write_bytes(whole[:size])
        assert goes_on(path, Disk(), played) == []
        assert path.read_bytes() == whole
        copy = path.with_name(path.name + ".torn")
        if whole[size - 1 : size] == b"\n":
            assert not copy.exists()
        else:
            assert copy.read_bytes() == whole[:size]


def test_a_torn_tail_longer_than_what_follows(tmp_path: Path, played: GameLog) -> None:
    """Nothing of it is left behind a shorter line."""
    lines = record_of(played).splitlines(keepends=True)
    path = tmp_path / "m.maverick"
    path.write_bytes(b"".join(lines[:50]) + b'{"n":50,"fact":"' + b"x" * 5000)
    record = read_record(path)
    writer = RecordWriter.resume(Disk(), path, record, lambda error: None)
    assert path.read_bytes() == b"".join(lines[:50])
    writer.append(50, played.facts[49])
    writer.close()
    assert path.read_bytes() == b"".join(lines[:51])


@pytest.mark.parametrize("for_good", [False, True])
@pytest.mark.parametrize("error", [*ERRORS, SHORT_WRITE])
def test_failures_while_going_on(
    tmp_path: Path, played: GameLog, error: int, for_good: bool
) -> None:
    """Torn or not, at every call: resuming never raises, and the old lines stay."""
    whole = record_of(played)
    cut = whole.index(b"\n", len(whole) * 3 // 4)
    for torn in (cut + 1, cut - 20):
        for at in (*range(20), *range(20, 60, 4)):
            path = tmp_path / f"{for_good}-{torn}-{at}.maverick"
            path.write_bytes(whole[:torn])
            disk = Broken(at, error, for_good)
            told = goes_on(path, disk, played)
            assert once_each(told)
            assert not disk.opened
            data = path.read_bytes()
            if for_good:
                assert whole.startswith(data[:torn].rpartition(b"\n")[0])
                read_record(path)
                assert goes_on(path, Disk(), played) == []
                data = path.read_bytes()
            assert data == whole


def test_what_is_gone_meanwhile(tmp_path: Path, played: GameLog) -> None:
    """The file was deleted between reading and going on: told, and played on."""
    path = tmp_path / "m.maverick"
    path.write_bytes(record_of(played)[:-10])
    record = read_record(path)
    path.unlink()
    told: list[OSError | None] = []
    writer = RecordWriter.resume(Disk(), path, record, told.append)
    writer.append(record.log.n + 1, played.facts[record.log.n])
    writer.close()
    assert [type(one) for one in told] == [FileNotFoundError]
    assert not path.exists()


def test_memory_sink(played: GameLog) -> None:
    """Keeps facts and writes nothing."""
    sink = MemorySink()
    for n, event, _, _ in fold(played):
        sink.append(n, event)
    assert [event for _, event in sink.facts] == played.facts


# --- real disks ----------------------------------------------------------------------------------


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 256 KiB of its own, where mounting is allowed."""
    folder = tmp_path / "small"
    folder.mkdir()
    options = "size=256k,mode=0700"
    try:
        done = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", options, "maverick-test", str(folder)],
            capture_output=True,
            check=False,
        )
    except OSError as error:
        pytest.skip(f"no mount: {error}")
    if done.returncode:
        pytest.skip(f"mounting is not allowed: {done.stderr.decode().strip()}")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def test_a_disk_that_is_really_full(small_disk: Path, played: GameLog) -> None:
    """The match goes on; when there is room again, nothing is missing."""
    settings = small_disk / "settings.json"
    save_whole(Disk(), settings, b"old", 3)
    path = small_disk / "m.maverick"
    told: list[OSError | None] = []
    writer = RecordWriter.begin(Disk(), path, played.header, told.append)
    ballast = small_disk / "ballast"
    for n, event in enumerate(played.facts, start=1):
        if n == 30:
            fill(ballast)
        if n == 70:
            assert writer.waiting
            (error,) = (one for one in told if one is not None)
            assert (error.errno, error.filename) == (errno.ENOSPC, str(path))
            facts = parse_record(path.read_bytes()).log.facts
            assert 29 <= len(facts) < 70
            assert facts == played.facts[: len(facts)]
            with pytest.raises(OSError, match="space") as caught:
                save_whole(Disk(), settings, b"new" * 3000, 3)
            assert caught.value.filename == str(settings), "a sentence needs the file's name"
            assert settings.read_bytes() == b"old"
            assert not (small_disk / "settings.json.new").exists()
            ballast.unlink()
        writer.append(n, event)
        writer.sync()
    writer.close()
    assert len(told) == 2
    assert told[1] is None
    assert path.read_bytes() == record_of(played)


def fill(ballast: Path) -> None:
    """Write until nothing more goes on the disk."""
    with ballast.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(b"x" * 1024)
        except OSError as error:
            if error.errno != errno.ENOSPC:
                raise


def test_a_disk_that_is_really_read_only(small_disk: Path, played: GameLog) -> None:
    """Nothing is written, one message, no traceback."""
    path = small_disk / "old.maverick"
    path.write_bytes(record_of(played)[:-20])
    remount = ["mount", "-o", "remount,ro", str(small_disk)]
    if subprocess.run(remount, check=False, capture_output=True).returncode:
        pytest.skip("remounting is not allowed")
    told = write(played, small_disk / "new.maverick", Disk())
    assert [one.errno for one in told if one is not None] == [errno.EROFS]
    told = goes_on(path, Disk(), played)
    assert [one.errno for one in told if one is not None] == [errno.EROFS]
    assert path.read_bytes() == record_of(played)[:-20]
    with pytest.raises(OSError, match="Read-only"):
        save_whole(Disk(), path, b"")


def test_reading_what_cannot_be_read(tmp_path: Path) -> None:
    """A missing file and a folder are the system's errors, not the record's."""
    with pytest.raises(FileNotFoundError):
        read_record(tmp_path / "none.maverick")
    with pytest.raises(OSError, match="directory"):
        read_record(tmp_path)
    (tmp_path / "empty.maverick").write_bytes(b"")
    with pytest.raises(RecordError) as caught:
        read_record(tmp_path / "empty.maverick")
    assert caught.value.problem is Problem.EMPTY
    assert str(caught.value) == "line 1: empty"


def test_a_path_that_runs_through_a_file_is_told_as_that(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(NotADirectoryError) as caught:
        save_whole(Disk(), tmp_path / "file" / "sheet.csv", b"x")
    assert caught.value.filename == str(tmp_path / "file")
