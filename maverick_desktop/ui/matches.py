"""Matches as files of the profile: begin one, find the unfinished one, open and copy records.

Knows the store and the profile's folders. Must not know widgets.
"""

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from maverick_desktop import __version__
from maverick_desktop.chance import new_match_id
from maverick_desktop.core.log import GameLog, MatchHeader
from maverick_desktop.core.public import Sitter
from maverick_desktop.core.rules import Rules
from maverick_desktop.core.store import (
    Disk,
    Record,
    RecordWriter,
    Trouble,
    read_record,
    record_lines,
    save_whole,
)
from maverick_desktop.core.view import Sitters
from maverick_desktop.profile import matches_folder

if TYPE_CHECKING:
    from maverick_desktop.core.padfile import PadRecord

_PAD: Final = b'{"maverick":2,'


class NewMatch(msgspec.Struct, frozen=True):
    """What a new match is to be."""

    rules: Rules
    rules_name: str
    rules_base: str
    names: tuple[str, str, str, str]
    by: tuple[str, str, str, str]
    """``human`` or ``bot:LEVEL``, by seat."""
    number: int | None = None


class Matches:
    """The matches of a profile."""

    def __init__(self, profile: Path, disk: Disk, trouble: Trouble) -> None:
        self._folder = matches_folder(profile)
        self._disk = disk
        self._trouble = trouble

    def begin(self, wish: NewMatch) -> tuple[GameLog, RecordWriter]:
        """A new match and its record."""
        header = MatchHeader(
            app=__version__,
            match=new_match_id(),
            number=wish.number,
            rules_name=wish.rules_name,
            rules_base=wish.rules_base,
            rules=wish.rules,
            sitters=make_sitters(wish),
            created=datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        )
        path = self._folder / f"{header.match}.maverick"
        return GameLog(header), RecordWriter.begin(self._disk, path, header, self._trouble)

    def records(self) -> list[Path]:
        """Every record of the profile, scores kept by hand too, the one written last first."""
        try:
            records = [(one.stat().st_mtime_ns, one) for one in self._folder.glob("*.maverick")]
        except OSError:
            return []
        return [path for _, path in sorted(records, reverse=True)]

    def latest(self) -> Path | None:
        """The record of a match played here that was written last, if there is one."""
        return next((path for path in self.records() if not _kept_by_hand(path)), None)

    def read(self, path: Path) -> Record:
        """A record. RecordError if it is unsound, OSError if it cannot be read."""
        return read_record(path)

    def read_any(self, path: Path) -> "Record | PadRecord":
        """The same, also one of a score kept by hand."""
        from maverick_desktop.core.padfile import read_any

        return read_any(path)

    def resume(self, path: Path, record: Record) -> RecordWriter:
        """Go on writing a record. OSError if its torn tail cannot be put right."""
        return RecordWriter.resume(self._disk, path, record, self._trouble)

    def save_copy(self, log: GameLog, path: Path) -> None:
        """Write a match as a record of its own. OSError if that fails: an old file stays."""
        save_whole(self._disk, path, b"".join(record_lines(log)))


def real_path(path: Path) -> Path:
    """The file itself, however it is spelled and whatever links lead to it."""
    return Path(os.path.realpath(path))


def _kept_by_hand(path: Path) -> bool:
    """Whether a record begins as those of the score pad do; what it holds is not looked at."""
    try:
        with path.open("rb") as file:
            return file.read(len(_PAD)) == _PAD
    except OSError:
        return False


def make_sitters(wish: NewMatch) -> Sitters:
    """Who sits where at the start."""
    south, west, north, east = map(Sitter, wish.names, wish.by)
    return south, west, north, east
