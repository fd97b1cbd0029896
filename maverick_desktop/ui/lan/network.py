"""Play on the network: the table that is open here, or the one visited, and its match's chat.

A window has one. What to sit down to is handed out by ``sit``; the match in the window remains the
shell's affair. Must not know dialogs beyond the lobby that shows it.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMessageBox

from maverick_desktop.chance import secret_bytes, secret_number
from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.log import GameLog
from maverick_desktop.core.store import Disk, Trouble, read_record
from maverick_desktop.core.unsound import RecordError
from maverick_desktop.hosting.keeping import BadTableFile, read_table, table_path
from maverick_desktop.hosting.rehost import before_open_hand, chairs_again, rule_set_of, why_not
from maverick_desktop.hosting.setup import TableSetup
from maverick_desktop.lan.codes import LENGTH, SIGNS, code_of
from maverick_desktop.lan.hoster import Trouble as NoPort
from maverick_desktop.lan.where import Where
from maverick_desktop.text import faults, lantable
from maverick_desktop.text import lanlobby as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.lan import draft
from maverick_desktop.ui.lan.air import Broadcast, OpenAir
from maverick_desktop.ui.lan.chatter import Chatter
from maverick_desktop.ui.lan.guestsession import GuestSession
from maverick_desktop.ui.lan.guestsession import seats_of as guest_seats
from maverick_desktop.ui.lan.hall import Hall
from maverick_desktop.ui.lan.hostsession import HostSession
from maverick_desktop.ui.lan.lanfiles import LanFiles
from maverick_desktop.ui.lan.languest import TableGuest
from maverick_desktop.ui.lan.lanhost import Reopened, TableHost
from maverick_desktop.ui.lan.lobbystaging import Seats
from maverick_desktop.ui.widgets import message

if TYPE_CHECKING:
    from maverick_desktop.hosting.chairs import Chairs
    from maverick_desktop.hosting.remembered import Ticket
    from maverick_desktop.ui.lan.lobby import Lobby


class Network(QObject):
    """Tables on the network, for one window."""

    sit = Signal(object)
    """A ``MatchSession`` begins: the match in the window gives way to it."""
    rise = Signal()
    """The match in the window is about to be played on the network: let go of its record."""
    changed = Signal()
    told = Signal(object)
    """A ``Phrase``: there was no way to a table, or a visit has ended."""

    def __init__(
        self,
        hall: Hall,
        profile: Path,
        disk: Disk,
        trouble: Trouble,
        make_air: OpenAir | None = Broadcast,
    ) -> None:
        """``make_air``: None to announce nothing."""
        super().__init__(hall.window)
        self.hall: Final = hall
        self.files: Final = LanFiles(profile, disk, trouble)
        self.host: TableHost | None = None
        self.guest: TableGuest | None = None
        self._make_air = make_air
        self._lobby: Lobby | None = None
        self._chatter: Chatter | None = None
        self._record: Path | None = None
        self.told.connect(self._on_told)

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

    @property
    def lobby(self) -> "Lobby":
        """The lobby; made when it is first wanted."""
        if self._lobby is None:
            from maverick_desktop.ui.lan.lobby import Lobby

            self._lobby = Lobby(self.hall, self)
        return self._lobby

    def show(self) -> None:
        """Open the lobby."""
        self.lobby.show()

    def close(self) -> None:
        """The window goes: a table closes, a visit ends, its seat stays. Safe more than once."""
        if self._lobby is not None:
            self._lobby.close()
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
        host = TableHost(setup, chairs, me, self.files, self.hall.pace, self, again)
        host.changed.connect(self._on_changed)
        host.session_ready.connect(self._on_session)
        host.spoke.connect(self._on_spoke)
        trouble = host.open(self._make_air)
        if trouble is not None:
            host.close()
            host.deleteLater()
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
            host.deleteLater()
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
            guest.deleteLater()
            self._after_leaving()

    def give_up(self) -> None:
        """Go no further; a seat that was granted stays."""
        self._end_visit()

    def _end_visit(self) -> None:
        guest, self.guest = self.guest, None
        if guest is not None:
            guest.close()
            guest.deleteLater()
            self._after_leaving()

    def _new_guest(self) -> TableGuest:
        self.close_table()
        self._end_visit()
        guest = self.guest = TableGuest(self.files, self.hall.pace, self)
        guest.changed.connect(self._on_changed)
        guest.session_ready.connect(self._on_session)
        guest.spoke.connect(self._on_spoke)
        guest.failed.connect(self.told)
        guest.over.connect(self.told)
        guest.alarmed.connect(self._on_alarm)
        return guest

    # --- a match taken up again ------------------------------------------------------------------

    def host_again(self, path: Path | None) -> None:
        """Open a table for the match of a record; the reason why not is told."""
        if path is None:
            self._refuse(Phrase(words.NO_MATCH))
            return
        if self.host is not None and self.host.record == path and self.host.table.playing:
            self.show()
            return
        try:
            log = read_record(path).log
        except (RecordError, OSError) as error:
            self._refuse(
                faults.file_fault(path, error)
                if isinstance(error, OSError)
                else faults.cannot_open(path, error)
            )
            return
        reason = why_not(log)
        if reason is not None:
            self._refuse(Phrase(words.UNHOSTABLE[reason.value]))
            return
        self.rise.emit()
        self.close_table()
        if not self._host_same_table(path, log):
            self._host_anew(log)

    def _host_same_table(self, path: Path, log: GameLog) -> bool:
        """Go on at once, where this program was the host: the same seats, the same hand."""
        try:
            state = read_table(table_path(path))
        except (BadTableFile, OSError):
            return False
        if state.match != log.header.match:
            return False
        chairs = state.chairs()
        me = next((seat for seat in SEATS if chairs[seat].by == "human"), Seat.SOUTH)
        certificate = state.read_certificate()
        door = state.open_door(code_of(secret_number(len(SIGNS) ** LENGTH)), secret_bytes)
        key = bytes.fromhex(state.key)
        ports = (state.port,) if state.port else ()
        again = Reopened(log, chairs, door, certificate, key, ports, at_once=True)
        self._tell_trouble(self.open_table(state.setup(log), chairs, me, again))
        return True

    def _host_anew(self, log: GameLog) -> None:
        """Have everybody come and agree; the hand that was not finished is dealt anew."""
        hall, settings = self.hall, self.hall.settings()
        me = own_seat(log, draft.player_name(settings))
        chairs = chairs_again(log, me, draft.computers(settings, hall.look.say))
        name = draft.table_name(settings.network, chairs[me].name, hall.look.say)
        setup = draft.setup_of(settings.network, name, rule_set_of(log))
        again = Reopened(before_open_hand(log), chairs)
        if self._tell_trouble(self.open_table(setup, chairs, me, again)):
            self.show()

    def _tell_trouble(self, trouble: NoPort | None) -> bool:
        if trouble is None:
            return True
        from maverick_desktop.ui.lan.lobby import port_trouble

        self._refuse(port_trouble(trouble))
        return False

    def _refuse(self, why: Phrase) -> None:
        self._message(words.CANNOT_HOST, why)

    # --- what tables say -------------------------------------------------------------------------

    def seats(self) -> tuple[Seats, Seat] | None:
        """Who sits where at the table one is at, and which seat is one's own."""
        if self.host is not None:
            return self.host.seats(), self.host.me
        table = None if self.guest is None else self.guest.table
        if table is None or table.lobby is None:
            return None
        known = None if table.view is None else table.view.public
        return guest_seats(table.lobby, known), table.seat or Seat.SOUTH

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
        if self._lobby is not None:
            self._lobby.close()
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
        self._message(lantable.DEAL_ALARM_TITLE, alarm)

    def _on_told(self, why: Phrase) -> None:
        """A visit is over. Where the lobby is open it says so itself."""
        guest, self.guest = self.guest, None
        played = guest is not None and guest.session is not None
        if guest is not None:
            self._record = guest.record
            guest.deleteLater()
        self._after_leaving()
        if played and not (self._lobby is not None and self._lobby.is_open):
            self._message(words.VISIT_OVER, why)

    def _message(self, title: str, text: Phrase) -> None:
        look = self.hall.look
        message(self.hall.window, QMessageBox.Icon.Warning, look.say(Phrase(title)), look.say(text))


def own_seat(log: GameLog, player: str) -> Seat:
    """Which seat of a record was the player's: by their name, else the former host's."""
    sitters = log.header.sitters
    people = [seat for seat in SEATS if not sitters[seat].by.startswith("bot:")]
    named = [seat for seat in people if sitters[seat].name.casefold() == player.casefold()]
    hosts = [seat for seat in people if sitters[seat].by == "human"]
    return next(iter([*named, *hosts, *people]), Seat.SOUTH)
