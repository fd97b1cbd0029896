"""A small file of lines of which the last one counts: written at once, on the device soon after.

What was written outlives the program from then on; a computer that loses its power comes back with
this line or an earlier one, whole. The thread that writes does not wait for the device.
"""

import os
from concurrent.futures import Executor, Future, wait
from typing import Final

from maverick_desktop.core.store import Disk, FilePath, save_whole, write_all

LONGEST: Final = 256 * 1024
"""Bytes after which such a file is begun anew."""
_LONGEST_LINE: Final = 64 * 1024


class Diary:
    """One such file, and who writes it."""

    def __init__(self, path: FilePath, disk: Disk, aside: Executor) -> None:
        """``aside`` waits for the device: one job at a time, in order; diaries may share it."""
        self._path: Final = path
        self._disk: Final = disk
        self._aside: Final = aside
        self._size: int | None = None
        """Bytes of whole lines; None before anything was written."""
        self._job: Future[None] | None = None
        self._failed: OSError | None = None

    @property
    def failed(self) -> OSError | None:
        """Why the device did not take what was written last; None if it did, or is yet to."""
        return self._failed

    def write(self, line: bytes) -> None:
        """Let this line count. OSError: it could not be written, and the one before counts."""
        assert b"\n" not in line
        assert len(line) < _LONGEST_LINE
        whole = line + b"\n"
        if self._size is None:
            self._size = self._whole_lines()
        if self._size + len(whole) > LONGEST:
            self._wait()
            save_whole(self._disk, self._path, whole)
            self._size, self._failed = len(whole), None
            return
        self._disk.make_folder(self._path.parent)
        descriptor = self._disk.open(self._path, os.O_RDWR | os.O_CREAT)
        try:
            # What a full disk took of a line has no end: the next line is written over it.
            write_all(self._disk, descriptor, self._size, whole)
        except OSError:
            self._disk.close(descriptor)
            raise
        self._size += len(whole)
        self._job = self._aside.submit(self._settle, descriptor)

    def remove(self) -> None:
        """Let there be no such file. OSError if there is none, or it cannot be removed."""
        self._wait()
        self._size = self._failed = None
        self._disk.remove(self._path)

    def _whole_lines(self) -> int:
        try:
            data = self._path.read_bytes()
        except FileNotFoundError:
            return 0
        return data.rfind(b"\n") + 1

    def _wait(self) -> None:
        """Some systems do not let go of a file that is open."""
        if self._job is not None:
            wait([self._job])

    def _settle(self, descriptor: int) -> None:
        """Have the device take the line, and the file's name."""
        try:
            try:
                self._disk.sync(descriptor)
            finally:
                self._disk.close(descriptor)
            self._disk.sync_folder(self._path.parent)
        except OSError as error:
            self._failed = error
        else:
            self._failed = None


def last_line(path: FilePath) -> bytes:
    """The line that counts; empty if there is no whole one. OSError if the file cannot be read."""
    with path.open("rb") as file:
        data = file.read(LONGEST + _LONGEST_LINE)
    return b"".join(data.split(b"\n")[-2:-1])
