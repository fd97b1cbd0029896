"""What a hosted table needs from whoever opens it: a window, or the program without one."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

import msgspec

from maverick_desktop.core.cards import Seat
from maverick_desktop.core.log import GameLog
from maverick_desktop.core.ports import LogSink
from maverick_desktop.core.view import Sitters

from .chairs import Chairs
from .play import LivePlay
from .setup import TableSetup
from .undo import Vote


class Host(Protocol):
    """Whoever shows the table on the host's side. Must not call back at once."""

    def table_changed(self) -> None:
        """Something about the table, its seats or its match is different."""

    def match_begun(self, play: LivePlay) -> None:
        """A match begins or is taken up: the host's own person sits down (``sit_host``)."""

    def said(self, seat: Seat, text: str) -> None:
        """Somebody has said something."""

    def undo_asked(self, vote: Vote) -> None:
        """Somebody wishes to take something back; the host's answer counts like the others'."""

    def undo_settled(self, vote: Vote, done: bool) -> None:
        """What became of it."""

    def contested(self, seat: Seat) -> None:
        """Two programs fought for a seat."""


class Held(msgspec.Struct, frozen=True):
    """What has to outlive the host's program, so that the same table can be opened again."""

    door: str
    """What people come back to (``Door.match``)."""
    match: str | None
    """The match in progress or the one that was played last, by its record; None before one."""
    setup: TableSetup
    chairs: Chairs
    hashes: dict[Seat, tuple[str, str]]
    """Of seats' tokens (``Door.hashes``)."""
    key: bytes
    """What commitments are made of."""


Begin: TypeAlias = Callable[[TableSetup, Sitters], tuple[GameLog, LogSink]]
"""Makes the header of a new match, without a number, and begins its record."""
Keep: TypeAlias = Callable[[Held], None]
"""Stores what has to outlive the program, before it returns. Must not raise."""
