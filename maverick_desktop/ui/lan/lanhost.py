"""A table on the network that this window has: seats, port, announcement, record, the host's seat.

Joins ``hosting`` with ``lan`` so that dialogs know no sockets. Everything happens in the window's
thread; what may wait has threads of its own.
"""

from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec
from PySide6.QtCore import QObject, Signal

from maverick_desktop import __version__
from maverick_desktop.chance import RandomChance, new_match_id, secret_bytes, secret_number
from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.log import GameLog, MatchHeader
from maverick_desktop.core.ports import LogSink
from maverick_desktop.core.view import Sitters
from maverick_desktop.hosting.chairs import OPEN, Chairs
from maverick_desktop.hosting.commit import KEY_BYTES
from maverick_desktop.hosting.computers import thinking
from maverick_desktop.hosting.host import Held
from maverick_desktop.hosting.hosted import HostedTable
from maverick_desktop.hosting.keeping import TableFile
from maverick_desktop.hosting.play import LivePlay, Means
from maverick_desktop.hosting.setup import TableSetup
from maverick_desktop.hosting.shelf import Volume
from maverick_desktop.hosting.undo import Vote
from maverick_desktop.lan.certificate import Certificate, new_certificate
from maverick_desktop.lan.codes import LENGTH, SIGNS, code_of, in_halves
from maverick_desktop.lan.digest import rules_digest
from maverick_desktop.lan.door import Door
from maverick_desktop.lan.hoster import Hoster, Trouble
from maverick_desktop.lan.interfaces import Interface, interfaces
from maverick_desktop.lan.messages import PROTOCOL
from maverick_desktop.ui.lan.air import NAME_BYTES, Broadcast
from maverick_desktop.ui.lan.hall import Hall
from maverick_desktop.ui.lan.hostsession import HostSession, seats_of
from maverick_desktop.ui.lan.lanfiles import LanFiles
from maverick_desktop.ui.lan.lobbystaging import OnAir, OwnTable, Seats
from maverick_desktop.ui.lan.timing import later_in
from maverick_desktop.ui.mailbox import Mailbox


class Reopened(msgspec.Struct, frozen=True):
    """What a table is opened anew for."""

    log: GameLog | None
    """Of its match: whole, or cut before the hand that is dealt anew; None if none had begun."""
    chairs: Chairs
    door: Door | None = None
    """The same door as before; None where somebody else has the table now."""
    certificate: Certificate | None = None
    key: bytes | None = None
    ports: tuple[int, ...] = ()
    """Where the table was reached before, so that it is found there again."""
    at_once: bool = False
    """Whether it goes on by itself: the same host, the same hand."""


class TableHost(QObject):
    """One table, from its opening to its closing."""

    changed = Signal()
    """Something about the table is different."""
    session_ready = Signal(object)
    """A ``HostSession``: the host's own seat in the match that begins."""
    spoke = Signal(object, str)
    """A seat has said something."""

    def __init__(
        self,
        setup: TableSetup,
        chairs: Chairs,
        me: Seat,
        files: LanFiles,
        hall: Hall,
        parent: QObject,
        again: Reopened | None = None,
    ) -> None:
        """``chairs`` are not used by anybody else. ``again``: what was there before."""
        super().__init__(parent)
        self.me = me
        self.session: HostSession | None = None
        self.seen: bool | None = None
        """Whether the table is announced; None: that is not known yet."""
        self.contested_seat: Seat | None = None
        self._files: Final = files
        self._hall: Final = hall
        self._again = again
        self._certificate = (again and again.certificate) or new_certificate()
        self._mailbox = Mailbox(self)
        self._volume: Volume | None = None
        self._file: TableFile | None = None
        self._old_file: TableFile | None = None
        """What the present file has to take the place of."""
        self._told_the_end: Final[set[Seat]] = set()
        """Seats whose people, if they are people, have been here since the match ended."""
        self._addresses: tuple[str, ...] = ()
        computers = thinking(self._mailbox.post, hall.ways.answer_time)
        means = Means(RandomChance(), later_in(self), computers)
        door = (again and again.door) or Door(
            new_match_id(), new_code(), self._certificate.fingerprint, secret_bytes
        )
        key = (again and again.key) or secret_bytes(KEY_BYTES)
        self.table: Final = HostedTable(
            setup, chairs, door, means, self._begin, self._keep, self, key
        )
        self._hoster: Final = Hoster(self.table, self._certificate, self)
        self._air: Broadcast | None = None
        self._closed = False

    # --- opening and closing ---------------------------------------------------------------------

    def open(self) -> Trouble | None:
        """Open the table to the network; why not, or None."""
        before = () if self._again is None else self._again.ports
        trouble = self._hoster.open((*before, *self._hall.ways.ports))
        if trouble is not None:
            return trouble
        self._addresses = own_addresses(interfaces())
        again = self._again
        if again is not None and again.log is not None:
            self._take_up(again.log, at_once=again.at_once)
        else:
            self._file = self._files.lobby_file(
                self.table.door.match, self._certificate, lambda: self.port
            )
            self._keep(self.table.held)
        announce = self._hall.ways.announce
        if announce is not None:
            self._air = announce(secret_bytes(NAME_BYTES).hex(), self)
            self._air.on_air.connect(self._on_air)
        self.table.agree(self.me)
        self.table_changed()
        return None

    def close(self) -> None:
        """Close the table: everybody is told, the match can be taken up again."""
        if self._closed:
            return
        self._closed = True
        if self._file is not None and self._nobody_waits:
            self._file.forget()
        if self.session is not None:
            self.session.ended()
        self.table.close()
        self._hoster.close()
        self._mailbox.close()
        if self._air is not None:
            self._air.close()
        if self._volume is not None:
            self._volume.journal.close()

    # --- what it is ------------------------------------------------------------------------------

    @property
    def port(self) -> int:
        """Where it can be reached; 0 while it is closed."""
        return self._hoster.port

    @property
    def record(self) -> Path | None:
        """The record of the match in hand."""
        return None if self._volume is None else self._volume.path

    @property
    def announced_as(self) -> str:
        """The name of one's own announcement, which is not shown among the tables found."""
        return "" if self._air is None else self._air.name

    @property
    def match_waits(self) -> bool:
        """Whether a match is to be taken up again."""
        again = self._again
        return again is not None and again.log is not None and self.table.play is None

    @property
    def _nobody_waits(self) -> bool:
        """Whether nobody would miss the table: no match was begun, or all know how it ended."""
        return self._volume is None or self._told_the_end.issuperset(SEATS)

    def seats(self) -> Seats:
        """Who sits where."""
        return seats_of(self.table)

    def shown(self, *, show_code: bool) -> OwnTable:
        """The table as the lobby shows it."""
        table = self.table
        contested = "" if self.contested_seat is None else table.chairs[self.contested_seat].name
        return OwnTable(
            table.setup.name,
            in_halves(table.door.code),
            OnAir(self.port, self._addresses, self.seen),
            show_code,
            table.playing,
            self.match_waits,
            table.door.gate.locked,
            contested,
        )

    # --- what the host does ----------------------------------------------------------------------

    def new_code(self) -> None:
        """The old code lets nobody in any more."""
        self.table.door.code = new_code()
        self.table.door.gate.unlock()
        self.changed.emit()

    def unlock(self) -> None:
        """Let people try the code again."""
        self.table.door.gate.unlock()
        self.changed.emit()

    def sit(self, seat: Seat) -> None:
        """Sit elsewhere, if that can be."""
        if self.table.move_host(seat):
            self.me = seat
            self.table_changed()

    def say(self, text: str) -> bool:
        """Say something to all."""
        self.table.say(self.me, text)
        return self.table.setup.chat

    # --- hosting.Host ----------------------------------------------------------------------------

    def table_changed(self) -> None:
        """Something about the table, its seats or its match is different."""
        self._mailbox.post(self._on_changed)

    def match_begun(self, play: LivePlay) -> None:
        """A match begins: the host sits down once everybody else does."""
        self._mailbox.post(lambda: self._sit_down(play))

    def said(self, seat: Seat, text: str) -> None:
        """Somebody has said something."""
        self._mailbox.post(lambda: self.spoke.emit(seat, text))

    def undo_asked(self, vote: Vote) -> None:
        """Somebody wishes to take something back."""
        if self.session is not None:
            self.session.undo_asked(vote)

    def undo_settled(self, vote: Vote, done: bool) -> None:
        """What became of it."""
        if self.session is not None:
            self.session.undo_settled(vote, done)

    def contested(self, seat: Seat) -> None:
        """Two programs fought for a seat."""
        self.contested_seat = seat
        self.table_changed()

    # --- inside ----------------------------------------------------------------------------------

    def _on_changed(self) -> None:
        self._announce()
        play, chairs = self.table.play, self.table.chairs
        if play is not None and play.over:
            self._told_the_end.update(seat for seat in SEATS if chairs[seat].here)
        if self.session is not None:
            self.session.look_around()
        self.changed.emit()

    def _announce(self) -> None:
        if self._air is None:
            return
        from maverick_desktop.lan.discovery import Announcement

        table, rule_set = self.table, self.table.setup.rule_set
        self._air.say(
            Announcement(
                table.setup.name,
                __version__,
                (PROTOCOL, PROTOCOL),
                rule_set.name,
                rules_digest(rule_set.rules),
                len(table.chairs.where(OPEN)),
                self.port,
            )
        )

    def _on_air(self, networks: int) -> None:
        self.seen = networks > 0
        self.changed.emit()

    def _sit_down(self, play: LivePlay) -> None:
        if play is not self.table.play:
            return
        if self.session is not None:
            self.session.close()
        self.session = HostSession(self.table, play, self.me, self._hall.pace(), self)
        self.session_ready.emit(self.session)
        self.changed.emit()

    def _begin(self, setup: TableSetup, sitters: Sitters) -> tuple[GameLog, LogSink]:
        """The header of a new match, and its record."""
        header = MatchHeader(
            app=__version__,
            match=new_match_id(),
            number=None,
            rules_name=setup.rule_set.name,
            rules_base=setup.rule_set.base,
            rules=setup.rule_set.rules,
            sitters=sitters,
            created=datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        )
        self._write_to(self._files.shelf.begin(header))
        return GameLog(header), self._journal()

    def _take_up(self, log: GameLog, *, at_once: bool) -> None:
        """Have the match of a record wait, or go on with it at once."""
        self._write_to(self._files.shelf.take_up(log))
        if at_once:
            self.table.resume(log, self._journal())
        else:
            self.table.wait_with(log, self._journal())

    def _write_to(self, volume: Volume) -> None:
        if self._volume is not None:
            self._volume.journal.close()
        self._volume = volume
        self._old_file = self._file
        self._told_the_end.clear()
        self._file = self._files.table_file(volume.path, self._certificate, lambda: self.port)

    def _journal(self) -> LogSink:
        assert self._volume is not None
        return self._volume.journal

    def _keep(self, held: Held) -> None:
        if self._file is None:
            return
        if held.match is None:
            # Nobody has come yet who could come back; or a match waits, which its record has.
            if self._volume is None and held.hashes:
                self._file.keep(held)
            elif self._volume is None:
                self._file.forget()
            return
        # Until the next match begins also for the end of the last: guests may hear of it only
        # after this program has died.
        self._file.keep(held)
        old_file, self._old_file = self._old_file, None
        if old_file is not None:
            old_file.forget()


def own_addresses(found: list[Interface]) -> tuple[str, ...]:
    """This computer's addresses, those that friends will most likely reach first."""
    order = {"network": 0, "tunnel": 1, "bridge": 2}

    def rank(one: Interface) -> tuple[int, bool, bool]:
        local = one.address.lower().startswith("fe80")
        return order[one.kind], ":" in one.address, local

    there = [one for one in found if not one.loopback]
    return tuple(
        f"{one.address}%{one.name}" if one.address.lower().startswith("fe80") else one.address
        for one in sorted(there, key=rank)
    )


def new_code() -> str:
    """A table's code that nobody can foresee."""
    return code_of(secret_number(len(SIGNS) ** LENGTH))
