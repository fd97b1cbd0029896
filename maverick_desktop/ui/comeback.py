"""What a start offers to go back to on the network: one's own table, or a seat at another's.

What was used last counts: whoever has played something else since is not asked. Knows no Qt, and
loads what it is about only where a match on the network was the last.
"""

from pathlib import Path
from typing import TypeAlias

import msgspec

from maverick_desktop.core.events import SeatChanged
from maverick_desktop.core.log import GameLog
from maverick_desktop.core.public import Phase
from maverick_desktop.core.store import Disk, Record
from maverick_desktop.hosting.tablepaths import SUFFIX, record_path, table_path
from maverick_desktop.profile import lan_folder, matches_folder


class OwnTable(msgspec.Struct, frozen=True):
    """A table that this window was the host of."""

    record: Path
    over: bool
    """Whether the match has ended: it is about the guests, who may not have heard."""


class OwnLobby(msgspec.Struct, frozen=True):
    """A table that this window was the host of, at which no match had begun."""

    table: Path
    """Its file."""


class KeptSeat(msgspec.Struct, frozen=True):
    """A seat at somebody else's table."""

    id: str
    """Of its ticket (``Ticket.match``)."""
    table: str


Comeback: TypeAlias = OwnTable | OwnLobby | KeptSeat


def comeback(profile: Path, disk: Disk, latest: tuple[Path, Record] | None) -> Comeback | None:
    """Where to go back to; None if nobody waits there.

    ``latest``: the record that was written last, and what it holds.
    """
    stored, seat = _kept_seat(profile, disk)
    opened, lobby = _own_lobby(profile)
    newer = lobby if opened > stored else seat
    if latest is None:
        return newer
    path, record = latest
    if max(stored, opened) > _written(path):
        return newer
    if not _networked(record.log):
        return None
    if table_path(path).exists():
        from maverick_desktop.hosting.keeping import own_table
        from maverick_desktop.hosting.rehost import Unhostable, why_not

        if own_table(path, record.log) is not None:
            return OwnTable(path, over=why_not(record.log) is Unhostable.OVER)
    # A guest's own record is written later than the ticket.
    return None if record.public.phase is Phase.OVER else seat


def _kept_seat(profile: Path, disk: Disk) -> tuple[int, KeptSeat | None]:
    """The seat taken last, if one is expected there, and when its ticket was stored."""
    folder = lan_folder(profile)
    if not folder.exists():
        return 0, None
    from maverick_desktop.hosting.remembered import Remembered

    found = Remembered(folder, disk).latest()
    if found is None or not found[1].expected:
        return 0, None
    stored, ticket = found
    return stored, KeptSeat(ticket.match, ticket.table)


def _own_lobby(profile: Path) -> tuple[int, OwnLobby | None]:
    """The lobby people sat in last, and when its file was written."""
    alone = [
        path
        for path in matches_folder(profile).glob(f"*{SUFFIX}")
        if not record_path(path).exists()
    ]
    for path in sorted(alone, key=_written, reverse=True):
        from maverick_desktop.hosting.keeping import own_lobby

        if own_lobby(path) is not None:
            return _written(path), OwnLobby(path)
    return 0, None


def _written(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def _networked(log: GameLog) -> bool:
    """Whether somebody elsewhere has ever sat in this match."""
    from_start = any(sitter.by == "remote" for sitter in log.header.sitters)
    return from_start or any(
        isinstance(event, SeatChanged) and event.by == "remote" for event in log.facts
    )
