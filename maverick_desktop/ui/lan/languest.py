"""A visit to somebody else's table: the way there, the lobby as told, the match in this window.

Joins ``hosting`` with ``lan`` so that dialogs know no sockets. Everything happens in the window's
thread.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from maverick_desktop import __version__
from maverick_desktop.core.cards import Seat
from maverick_desktop.core.events import Action, Reason
from maverick_desktop.hosting.guest import GuestTable
from maverick_desktop.hosting.remembered import Ticket
from maverick_desktop.hosting.reveal import DealCheck
from maverick_desktop.lan.joiner import Joiner
from maverick_desktop.lan.messages import (
    PROTOCOL,
    Closing,
    Distrusted,
    End,
    NeedVersion,
    Refused,
    Replaced,
    Unreadable,
)
from maverick_desktop.lan.where import Where
from maverick_desktop.text import lanfaults, lantable
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.lan.guestsession import GuestSession
from maverick_desktop.ui.lan.lanfiles import LanFiles
from maverick_desktop.ui.mailbox import Mailbox
from maverick_desktop.ui.pacing import Pace

if TYPE_CHECKING:
    from maverick_desktop.lan.approach import Unreachable


class TableGuest(QObject):
    """One visit, from setting out until it ends."""

    changed = Signal()
    """The lobby, the own seat, the line or the match is different."""
    session_ready = Signal(object)
    """A ``GuestSession``: the match begins, or is told otherwise than before."""
    spoke = Signal(object, str)
    """A seat has said something."""
    failed = Signal(object)
    """There was no way in: a ``Phrase`` says why."""
    over = Signal(object)
    """The visit has ended: a ``Phrase`` says why."""
    alarmed = Signal(object)
    """A hand was opened and does not prove true: a ``Phrase`` says how."""

    def __init__(self, files: LanFiles, pace: Callable[[], Pace], parent: QObject) -> None:
        super().__init__(parent)
        self.session: GuestSession | None = None
        self._pace: Final = pace
        self._mailbox = Mailbox(self)
        self._library = files.shelved()
        self._joiner: Joiner | None = None
        self._wheres: list[Where] = []
        self._errand: tuple[str, str, bool] = ("", "", False)
        self._closed = False
        self.table: Final = GuestTable(self._make_way, self, self._library, files.tickets)

    def _make_way(self, table: GuestTable) -> Joiner:
        self._joiner = Joiner(table, self)
        return self._joiner

    # --- coming and going ------------------------------------------------------------------------

    def join(self, wheres: list[Where], code: str, name: str, watch: bool = False) -> None:
        """Go to a table: at the first of these places where there is a way."""
        self._wheres, self._errand = list(wheres[1:]), (code, name, watch)
        self.table.join(wheres[0], code, name, watch)

    def come_back(self, ticket: Ticket) -> None:
        """Go back to a seat."""
        self.table.come_back(ticket)

    def also_at(self, where: Where) -> None:
        """The table was heard of at this place."""
        if self._joiner is not None:
            self._joiner.also_at(where)

    def leave(self) -> None:
        """Get up for good."""
        if self.session is not None and self.table.end is None:
            self.session.ended((Phrase(lantable.LEFT), None))
        self._stop()
        self.table.leave()

    def close(self) -> None:
        """Go away; the seat stays, and the way back to it."""
        self._stop()
        self.table.close()

    def _stop(self) -> None:
        self._closed = True
        self._mailbox.close()
        if self.session is not None:
            self.session.close()

    # --- what it is ------------------------------------------------------------------------------

    @property
    def is_in(self) -> bool:
        """Whether a place was granted, once, and the visit is not over."""
        return self.table.lobby is not None and self.table.end is None and not self._closed

    @property
    def watching(self) -> bool:
        """Whether one looks on, without a seat."""
        return self.table.seat is None

    @property
    def record(self) -> Path | None:
        """The record of the match, once there is one."""
        return self._library.path

    def say(self, text: str) -> bool:
        """Say something to all; whether it was said."""
        return self.table.say(text)

    # --- hosting.GuestWindow ---------------------------------------------------------------------

    def table_changed(self) -> None:
        """Something is different."""
        self._mailbox.post(self._on_changed)

    def _on_changed(self) -> None:
        if self.session is not None:
            self.session.look_around()
        self.changed.emit()

    def match_begun(self) -> None:
        """A match begins, or is told otherwise: sit down to it."""
        header = self.table.header
        assert header is not None
        if self.session is not None:
            self.session.close()
        session = GuestSession(self.table, header, self._library.record, self._pace(), self)
        self.session = session
        self.session_ready.emit(session)

    def refused(self, action: Action, reason: Reason) -> None:
        """The host has not done what was wished for."""
        if self.session is not None:
            self.session.refused(action, reason)

    def said(self, seat: Seat, text: str) -> None:
        """Somebody has said something."""
        self._mailbox.post(lambda: self.spoke.emit(seat, text))

    def undo_asked(self, seat: Seat) -> None:
        """Another seat wishes to take something back."""
        if self.session is not None:
            self.session.undo_asked(seat)

    def undo_settled(self, done: bool) -> None:
        """What became of it."""
        if self.session is not None:
            self.session.undo_settled(done)

    def deal_checked(self, hand: int, check: DealCheck) -> None:
        """A hand was opened, and this is what its deal proved to be."""
        if check.alarming:
            alarm = lantable.deal_alarm(hand, check.value)
            self._mailbox.post(lambda: self.alarmed.emit(alarm))
        elif self.session is not None:
            self.session.deal_checked(check)

    def unreachable(self, why: "Unreachable") -> None:
        """There was no way in; perhaps there is at the next place."""
        if why != "no_tls" and self._wheres:
            where = self._wheres.pop(0)
            self._mailbox.post(lambda: self.table.join(where, *self._errand))
            return
        said = lanfaults.unreachable(why, self._where())
        self._mailbox.post(lambda: self.failed.emit(said))

    def waiting(self, seconds: float) -> None:
        """The table is out of reach; another try will be made."""
        if self.session is not None:
            self.session.waiting(seconds)
        self._mailbox.post(self.changed.emit)

    def ended(self, end: End) -> None:
        """It is over."""
        said = why_over(end, watching=self._errand[2])
        if self.session is not None:
            # Before its first hand is over nothing is kept that could be hosted again.
            how = None if self.record is None else Phrase(lantable.CLOSED_HOW)
            closing = Phrase(lantable.CLOSED), how
            self.session.ended(closing if isinstance(end, Closing) else (said, None))
        self._mailbox.post(lambda: self.over.emit(said))

    def _where(self) -> str:
        return "" if self._joiner is None else str(self._joiner.where)


def why_over(end: End, *, watching: bool = False) -> Phrase:
    """What an end says to whoever it happens to."""
    match end:
        case Refused("full") if watching:
            return lanfaults.not_watched()
        case Refused():
            return lanfaults.refused(end.why)
        case Replaced():
            return lanfaults.replaced()
        case Closing():
            return lanfaults.closed()
        case NeedVersion():
            older = end.protocols[1] < PROTOCOL
            return lanfaults.needs_version(end.app, __version__, older=older)
        case Distrusted():
            return lanfaults.distrusted(end.why)
        case Unreadable():
            return lanfaults.unreadable()
