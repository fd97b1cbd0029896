"""A guest’s program with a folder of its own, that is fed a host’s bytes by hand."""

from pathlib import Path
from typing import Final

from maverick_desktop.core.cards import Seat
from maverick_desktop.core.events import Action, Reason
from maverick_desktop.core.ports import SeatPort
from maverick_desktop.core.store import Disk
from maverick_desktop.core.view import SeatMemory
from maverick_desktop.hosting.guest import GuestTable
from maverick_desktop.hosting.remembered import Remembered
from maverick_desktop.hosting.reveal import DealCheck
from maverick_desktop.hosting.shelf import Shelf
from maverick_desktop.lan.approach import Unreachable
from maverick_desktop.lan.clientside import ClientConversation, Returning
from maverick_desktop.lan.messages import End, Request, TokenKept
from maverick_desktop.lan.where import Where
from tests.hosting.people import AtOnce
from tests.lan.rig import FINGERPRINT, Nobody

from .wired import DOOR, token

HERE: Final = Where("192.168.1.10", 47114)


class _NoWay:
    """A ``Way`` on which nothing is heard."""

    def __init__(self) -> None:
        self._wishes = 0

    @property
    def where(self) -> Where:
        """Always the same place."""
        return HERE

    def join(self, where: Where, code: str, name: str, watch: bool = False) -> None:
        """Nothing to do."""

    def come_back(self, wheres: list[Where], ticket: Returning) -> None:
        """Nothing to do."""

    def say(self, message: Request | TokenKept) -> bool:
        """Say it to nobody."""
        return True

    def wish(self, match: str, at: int, action: Action) -> int:
        """Wish for it in vain."""
        self._wishes += 1
        return self._wishes

    def leave(self) -> None:
        """Nothing to do."""

    def close(self) -> None:
        """Nothing to do."""


class Profile:
    """The program: what it knows, what it has written down, how its visit ended."""

    def __init__(self, folder: Path, seat: Seat) -> None:
        self.folder: Final = folder
        self.end: End | None = None
        self.times_lost = 0
        self.checks: list[tuple[int, DealCheck]] = []
        self.begun = 0
        self.seat: Final = seat
        self.memory: SeatMemory | None = None
        shelf = Shelf(folder / "matches", Disk(), lambda _error: None, AtOnce())
        tickets = Remembered(folder / "lan", Disk())
        self.table: Final = GuestTable(lambda _table: _NoWay(), self, shelf, tickets, lambda: 0.0)
        self.conversation = self._line()

    def _line(self) -> ClientConversation:
        errand = Returning(DOOR, token(self.seat), FINGERPRINT)
        line = ClientConversation(self.table, Nobody(), errand, FINGERPRINT, 0.0)
        line.begin()
        return line

    def call_again(self) -> None:
        """The line was lost, and there is another."""
        self.conversation.hung_up(0.0)
        self.conversation = self._line()

    def hear(self, data: bytes, now: float = 0.0) -> None:
        """Bytes come from the host."""
        self.conversation.received(data, now)
        self.conversation.outbox.drop()

    def files(self) -> dict[str, bytes]:
        """Everything that it has written, by its path."""
        return {
            str(path.relative_to(self.folder)): path.read_bytes()
            for path in sorted(self.folder.rglob("*"))
            if path.is_file()
        }

    # --- hosting.guestside.GuestWindow -----------------------------------------------------------

    def table_changed(self) -> None:
        """Nothing to do."""

    def match_begun(self) -> None:
        """Hear it."""
        self.begun += 1
        header = self.table.header
        assert header is not None
        self.memory = SeatMemory(header.rules, header.sitters, self.table.seat or Seat.SOUTH)
        port: SeatPort = self.memory
        self.table.attach(port)

    def refused(self, action: Action, reason: Reason) -> None:
        """Nothing to do."""

    def said(self, seat: Seat, text: str) -> None:
        """Nothing to do."""

    def undo_asked(self, seat: Seat) -> None:
        """Nothing to do."""

    def undo_settled(self, done: bool) -> None:
        """Nothing to do."""

    def deal_checked(self, hand: int, check: DealCheck) -> None:
        """Remember it."""
        self.checks.append((hand, check))

    def unreachable(self, why: Unreachable) -> None:
        """Nothing to do."""

    def waiting(self, seconds: float) -> None:
        """Nothing to do."""

    def ended(self, end: End) -> None:
        """It must happen once."""
        assert self.end is None
        self.end = end
