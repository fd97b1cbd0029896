"""Matches with real cards as files of the profile: begin one, go on with one, copy one.

They lie beside the matches that are played here; ``read_any`` tells them apart. Must not know
widgets.
"""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeAlias

import msgspec

from maverick_desktop import __version__
from maverick_desktop.chance import new_match_id
from maverick_desktop.core.cards import Seat
from maverick_desktop.core.padfile import PadRecord, PadWriter, pad_lines
from maverick_desktop.core.padlog import PadLog, pad_header
from maverick_desktop.core.padstate import Names
from maverick_desktop.core.rules import Rules
from maverick_desktop.core.store import Disk, Trouble, save_whole
from maverick_desktop.profile import matches_folder

OpenRecord: TypeAlias = Callable[[Trouble], PadWriter]
"""Opens a record for writing; told whom to tell of a disk that refuses."""


class PadMatchWish(msgspec.Struct, frozen=True):
    """What a new match with real cards is to be."""

    rules: Rules
    rules_id: str
    """The rule set's id, to be remembered."""
    rules_name: str
    rules_base: str
    names: Names
    dealer: Seat | None = None
    """Who deals first; None: it is said with the first hand, or the rules say it."""


class PadMatches:
    """The matches with real cards of a profile."""

    def __init__(self, profile: Path, disk: Disk) -> None:
        self._folder = matches_folder(profile)
        self._disk = disk

    def begin(self, wish: PadMatchWish) -> tuple[PadLog, OpenRecord]:
        """A new match, and what begins its record."""
        header = pad_header(
            __version__,
            new_match_id(),
            wish.rules_name,
            wish.rules_base,
            wish.rules,
            wish.names,
            datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        )
        log = PadLog(header)
        path = self.path(log)
        return log, lambda trouble: PadWriter.begin(self._disk, path, header, trouble)

    def path(self, log: PadLog) -> Path:
        """Where the record of a match begun here is."""
        return self._folder / f"{log.header.match}.maverick"

    def resume(self, path: Path, record: PadRecord) -> tuple[PadLog, OpenRecord]:
        """The match of a record that was read, and what goes on writing it."""
        return record.log, lambda trouble: PadWriter.resume(self._disk, path, record, trouble)

    def save_copy(self, log: PadLog, path: Path) -> None:
        """Write a match as a record of its own. OSError if that fails: an old file stays."""
        save_whole(self._disk, path, b"".join(pad_lines(log)))
