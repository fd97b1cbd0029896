"""What a guest's table needs from outside: the way to the host, a window, a place for its files."""

from typing import TYPE_CHECKING, Protocol

from maverick_desktop.core.cards import Seat
from maverick_desktop.core.events import Action, Reason
from maverick_desktop.lan.clientside import Returning
from maverick_desktop.lan.messages import End, Request, TokenKept
from maverick_desktop.lan.where import Where

from .remembered import Ticket
from .reveal import DealCheck

if TYPE_CHECKING:
    # Its room knows sockets.
    from maverick_desktop.lan.approach import Unreachable


class Way(Protocol):
    """The way to a table, and back to it (``lan.joiner.Joiner``)."""

    @property
    def where(self) -> Where:
        """Where the table was found, or is being looked for."""

    def join(self, where: Where, code: str, name: str, watch: bool = False) -> None:
        """Go to a table with its code."""

    def come_back(self, wheres: list[Where], ticket: Returning) -> None:
        """Go back to a seat."""

    def say(self, message: Request | TokenKept) -> bool:
        """Say something; False if the table is out of reach, and nothing was said."""

    def wish(self, match: str, at: int, action: Action) -> int:
        """Wish for something, again after every return until there is an answer; its number."""

    def leave(self) -> None:
        """Get up for good."""

    def close(self) -> None:
        """Go away; the seat stays."""


class Tickets(Protocol):
    """Where seats are remembered (``Remembered``)."""

    def keep(self, ticket: Ticket) -> bool:
        """Store a ticket; whether that was done."""

    def forget(self, match: str) -> None:
        """The seat is somebody else's."""


class GuestWindow(Protocol):
    """Whoever shows the table on a guest's side. Must not call back at once, save ``attach``."""

    def table_changed(self) -> None:
        """The lobby, the own seat, the line or what is waited for is different."""

    def match_begun(self) -> None:
        """A match begins, or is told otherwise than before: ``attach`` a new port now."""

    def refused(self, action: Action, reason: Reason) -> None:
        """The host has not done what was wished for."""

    def said(self, seat: Seat, text: str) -> None:
        """Somebody has said something, oneself too."""

    def undo_asked(self, seat: Seat) -> None:
        """Another seat wishes to take something back: ``answer_undo``."""

    def undo_settled(self, done: bool) -> None:
        """What became of it, or of one's own wish."""

    def deal_checked(self, hand: int, check: DealCheck) -> None:
        """A hand was opened, and this is what its deal proved to be."""

    def unreachable(self, why: "Unreachable") -> None:
        """There was no way in; nothing more is tried."""

    def waiting(self, seconds: float) -> None:
        """The table is out of reach; the next try comes in so many seconds, or earlier."""

    def ended(self, end: End) -> None:
        """It is over, and trying again would change nothing."""
