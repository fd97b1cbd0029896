"""Seats one can come back to: token, fingerprint and places of each table, in the user's profile.

One small file a table, for this user alone. Whoever has the token has the seat, so that no token is
ever shown or logged.
"""

import re
from typing import TYPE_CHECKING, Annotated, Final, Literal

import msgspec
from msgspec import Meta

from maverick_desktop.core.names import is_clean
from maverick_desktop.core.store import Disk, FilePath, save_whole
from maverick_desktop.lan.fields import Hex64, Name, SeatLetter, Token, Uuid
from maverick_desktop.lan.where import BadAddress, Where, read_where

if TYPE_CHECKING:
    from maverick_desktop.lan.clientside import Returning

MOST: Final = 20
_MOST_PLACES: Final = 8
_MOST_BYTES: Final = 16 * 1024
_FILE: Final = re.compile(r"[0-9a-f-]{36}\.json")


class Ticket(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What brings its owner back to a seat."""

    maverick_seat: Literal[1]
    match: Uuid
    """What the table is known by (``Granted.match``)."""
    table: Name
    seat: SeatLetter
    token: Token
    fingerprint: Hex64
    """SHA-256 of the table's certificate."""
    places: Annotated[list[str], Meta(max_length=_MOST_PLACES)]
    """Where the table was, the latest first, as ``where.read_where`` takes it."""
    expected: bool = False
    """Whether one is expected back: the program ended at the table, or amid its match."""

    @property
    def returning(self) -> "Returning":
        """The errand for a ``Joiner``."""
        # Knows the whole conversation: a start that only looks for tickets is spared it.
        from maverick_desktop.lan.clientside import Returning

        return Returning(self.match, self.token, bytes.fromhex(self.fingerprint))

    @property
    def wheres(self) -> list[Where]:
        """The places to look at."""
        return [read_where(place) for place in self.places]

    def __repr__(self) -> str:
        """Without the token, which belongs in no log."""
        return f"Ticket({self.table!r}, {self.seat})"


class Remembered:
    """The tickets of a profile."""

    def __init__(self, folder: FilePath, disk: Disk) -> None:
        """``folder`` holds nothing else."""
        self._folder: Final = folder
        self._disk: Final = disk

    def keep(self, ticket: Ticket) -> bool:
        """Store a ticket in place of an older one; False if the disk would not take it.

        On the device before it returns. Places of the older one are kept behind the new ones; the
        oldest tickets beyond ``MOST`` are forgotten.
        """
        old = self.find(ticket.match)
        places = [*ticket.places, *(old.places if old is not None else ())]
        kept = msgspec.structs.replace(ticket, places=list(dict.fromkeys(places))[:_MOST_PLACES])
        try:
            save_whole(self._disk, self._path(ticket.match), msgspec.json.encode(kept))
        except OSError:
            return False
        for path in self._files()[MOST:]:
            self._remove(path)
        return True

    def find(self, match: str) -> Ticket | None:
        """The ticket for a table, if there is one."""
        return _read(self._path(match))

    def all(self) -> list[Ticket]:
        """Every ticket, the one stored last first; files that are none are passed over."""
        tickets = (_read(path) for path in self._files()[:MOST])
        return [ticket for ticket in tickets if ticket is not None]

    def latest(self) -> tuple[int, Ticket] | None:
        """The ticket stored last, and when: in nanoseconds, as files have it."""
        for path in self._files()[:1]:
            ticket = _read(path)
            if ticket is not None:
                return path.stat().st_mtime_ns, ticket
        return None

    def forget(self, match: str) -> None:
        """The seat is somebody else's, or was left for good."""
        self._remove(self._path(match))

    def _path(self, match: str) -> FilePath:
        return self._folder / f"{match}.json"

    def _files(self) -> list[FilePath]:
        try:
            paths = [path for path in self._folder.iterdir() if _FILE.fullmatch(path.name)]
            dated = [(path.stat().st_mtime_ns, path) for path in paths]
        except OSError:
            return []
        return [path for _, path in sorted(dated, reverse=True)]

    def _remove(self, path: FilePath) -> None:
        try:
            self._disk.remove(path)
        except OSError:
            return


def _read(path: FilePath) -> Ticket | None:
    try:
        with path.open("rb") as file:
            data = file.read(_MOST_BYTES + 1)
        ticket = msgspec.json.decode(data, type=Ticket)
        for place in ticket.places:
            read_where(place)
    except (OSError, ValueError, BadAddress, RecursionError):
        return None
    sound = is_clean(ticket.table) and path.name == f"{ticket.match}.json" and ticket.places
    return ticket if sound else None
