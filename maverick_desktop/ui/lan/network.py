"""Play on the network: the table that is open here, or the one visited, and its match's chat.

A window has one. What to sit down to is handed out by ``sit``; the match in the window remains the
shell's affair. Must not know the lobby.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from maverick_desktop.core.cards import Seat
from maverick_desktop.core.store import Disk, Trouble
from maverick_desktop.hosting.setup import TableSetup
from maverick_desktop.lan.hoster import Trouble as NoPort
from maverick_desktop.lan.where import Where
from maverick_desktop.text import lantable
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.lan.chatter import Chatter
from maverick_desktop.ui.lan.guestsession import GuestSession
from maverick_desktop.ui.lan.guestsession import seats_of as guest_seats
from maverick_desktop.ui.lan.hall import Hall
from maverick_desktop.ui.lan.hostsession import HostSession
from maverick_desktop.ui.lan.lanfiles import LanFiles
from maverick_desktop.ui.lan.languest import TableGuest
from maverick_desktop.ui.lan.lanhost import Reopened, TableHost
from maverick_desktop.ui.lan.lobbystaging import Seats
from maverick_desktop.ui.mailbox import Mailbox

if TYPE_CHECKING:
    from maverick_desktop.hosting.chairs import Chairs
    from maverick_desktop.hosting.remembered import Ticket

_LAST_WORDS: Final = 6000
"""Milliseconds that connections may take to end: more than ``lan.net.LINGER``."""


class Network(QObject):
    """Tables on the network, for one window."""

    sit = Signal(object)
    """A ``MatchSession`` begins: the match in the window gives way to it."""
    changed = Signal()
    told = Signal(object, bool)
    """A ``Phrase``: there was no way to a table, or a visit has ended; then whether it had been
    played there."""

    def __init__(
        self,
        hall: Hall,
        profile: Path,
        disk: Disk,
        trouble: Trouble,
    ) -> None:
        """``trouble`` hears of a disk that refuses, in the window's thread."""
        super().__init__(hall.window)
        self.hall: Final = hall
        self._mailbox: Final = Mailbox(self)
        self.files: Final = LanFiles(
            profile, disk, lambda error: self._mailbox.post(lambda: trouble(error))
        )
        self.host: TableHost | None = None
        self.guest: TableGuest | None = None
        self._chatter: Chatter | None = None
        self._record: Path | None = None

    # --- what the shell asks ---------------------------------------------------------------------

    @property
    def at_table(self) -> bool:
        """Whether a table is open here, or one is visited."""
        return self.host is not None or (self.guest is not None and self.guest.is_in)

    @property
    def record(self) -> Path | None:
        """The record of the match on the network that is in the window, once it has one."""
        if self.host is not None:
            self._record = self.host.record
        elif self.guest is not None:
            self._record = self.guest.record
        return self._record

    def close(self) -> None:
        """The window goes: a table closes, a visit ends, its seat stays. Safe more than once."""
        self.close_table()
        if self.guest is not None:
            self.guest.close()
            self.guest = None
        self.files.close()

    # --- a table of one's own --------------------------------------------------------------------

    def open_table(
        self, setup: TableSetup, chairs: "Chairs", me: Seat, again: Reopened | None = None
    ) -> NoPort | None:
        """Open a table; why not, or None. The one visited is left, its seat stays."""
        self._end_visit()
        host = TableHost(setup, chairs, me, self.files, self.hall, self, again)
        host.changed.connect(self._on_changed)
        host.session_ready.connect(self._on_session)
        host.spoke.connect(self._on_spoke)
        trouble = host.open()
        if trouble is not None:
            host.close()
            _retire(host)
            return trouble
        self.host = host
        self._on_changed()
        return None

    def close_table(self) -> None:
        """Close the table, if one is open; everybody is told."""
        host, self.host = self.host, None
        if host is not None:
            self._record = host.record
            host.close()
            _retire(host)
            self._after_leaving()

    # --- a visit ---------------------------------------------------------------------------------

    def join(self, wheres: list[Where], code: str, name: str, *, watch: bool = False) -> None:
        """Go to a table. One of one's own closes."""
        self._new_guest().join(wheres, code, name, watch)

    def come_back(self, ticket: "Ticket") -> None:
        """Go back to a seat. A table of one's own closes."""
        self._new_guest().come_back(ticket)

    def leave(self) -> None:
        """Get up for good."""
        guest, self.guest = self.guest, None
        if guest is not None:
            self._record = guest.record
            guest.leave()
            _retire(guest)
            self._after_leaving()

    def give_up(self) -> None:
        """Go no further; a seat that was granted stays."""
        self._end_visit()

    def _end_visit(self) -> None:
        guest, self.guest = self.guest, None
        if guest is not None:
            guest.close()
            _retire(guest)
            self._after_leaving()

    def _new_guest(self) -> TableGuest:
        self.close_table()
        self._end_visit()
        guest = self.guest = TableGuest(self.files, self.hall.pace, self)
        guest.changed.connect(self._on_changed)
        guest.session_ready.connect(self._on_session)
        guest.spoke.connect(self._on_spoke)
        guest.failed.connect(self._on_over)
        guest.over.connect(self._on_over)
        guest.alarmed.connect(self._on_alarm)
        return guest

    # --- what tables say -------------------------------------------------------------------------

    def seats(self) -> tuple[Seats, Seat | None] | None:
        """Who sits where at the table one is at, and which seat is one's own, if one has any."""
        if self.host is not None:
            return self.host.seats(), self.host.me
        table = None if self.guest is None else self.guest.table
        if table is None or table.lobby is None:
            return None
        known = None if table.view is None else table.view.public
        return guest_seats(table.lobby, known), table.seat

    @property
    def has_chat(self) -> bool:
        """Whether one may say something at the table."""
        if self.host is not None:
            return self.host.table.setup.chat
        guest = self.guest
        if guest is None or guest.watching or guest.table.lobby is None:
            return False
        return guest.table.lobby.chat

    def _on_changed(self) -> None:
        there = self.seats()
        if there is not None and self._chatter is not None:
            self._chatter.show_table(*there, chat=self.has_chat)
        self.changed.emit()

    def _on_session(self, session: HostSession | GuestSession) -> None:
        # What is on the screen outlives its table.
        session.setParent(self.hall.window)
        self.sit.emit(session)
        if self._chatter is None:
            self._chatter = Chatter(self.hall.window, self.hall.look, self._say)
        self._chatter.follow(session.around)
        self._on_changed()

    def _say(self, text: str) -> bool:
        table = self.host or self.guest
        return table is not None and table.say(text)

    def _on_spoke(self, seat: Seat, text: str) -> None:
        there = self.seats()
        if there is not None and self._chatter is not None:
            self._chatter.hear(seat, there[0][seat].name, text)

    def _after_leaving(self) -> None:
        if self._chatter is not None:
            self._chatter.leave()
        self.changed.emit()

    def _on_alarm(self, alarm: Phrase) -> None:
        self.hall.tell(lantable.DEAL_ALARM_TITLE, alarm)

    def _on_over(self, why: Phrase) -> None:
        """A visit is over, or there was no way in."""
        guest, self.guest = self.guest, None
        played = guest is not None and guest.session is not None
        if guest is not None:
            self._record = guest.record
            _retire(guest)
        self._after_leaving()
        self.told.emit(why, played)


def _retire(table: TableHost | TableGuest) -> None:
    """Let it say its last words before it is gone."""
    QTimer.singleShot(_LAST_WORDS, table, table.deleteLater)
