"""The rooms of play on the network for one window: tables, the lobby, and a match hosted again.

What ``ui.networkdoor`` leads to.
"""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from maverick_desktop.chance import secret_bytes
from maverick_desktop.core.log import GameLog
from maverick_desktop.core.store import Disk, Trouble, read_record
from maverick_desktop.core.unsound import RecordError
from maverick_desktop.hosting.chairs import HUMAN
from maverick_desktop.hosting.keeping import TableState, own_lobby, own_table
from maverick_desktop.hosting.rehost import before_open_hand, chairs_again, rule_set_of, why_not
from maverick_desktop.lan.hoster import Trouble as NoPort
from maverick_desktop.text import faults
from maverick_desktop.text import lanlobby as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.lan import draft
from maverick_desktop.ui.lan.hall import Hall
from maverick_desktop.ui.lan.lanhost import Reopened, new_code
from maverick_desktop.ui.lan.lobby import Lobby, port_trouble
from maverick_desktop.ui.lan.network import Network
from maverick_desktop.ui.lan.parting import parting
from maverick_desktop.ui.lan.settingout import ask_beside
from maverick_desktop.ui.ownseat import own_seat, player_name


class LanRooms(QObject):
    """Everything behind the door."""

    rise = Signal()
    """The match in the window is about to be hosted: let go of its record."""

    def __init__(self, hall: Hall, profile: Path, disk: Disk, trouble: Trouble) -> None:
        """``trouble`` hears of a disk that refuses, in the window's thread."""
        super().__init__(hall.window)
        self._hall: Final = hall
        self.network: Final = Network(hall, profile, disk, trouble)
        self.lobby: Final = Lobby(hall, self.network)
        self.network.told.connect(self._on_told)

    def show(self) -> None:
        """Open the lobby."""
        self.lobby.show()

    def come_back(self, table: str) -> None:
        """Go back to a seat by its ticket, with the lobby open until one is there."""
        self.lobby.show()
        ticket = self.network.files.tickets.find(table)
        if ticket is not None:
            self.lobby.come_back(ticket)

    def close(self) -> None:
        """The window goes. Safe more than once."""
        self.lobby.close()
        self.network.close()

    def _on_told(self, why: Phrase, played: bool) -> None:
        """Where the lobby is open it says so itself; and a game that ends says so on the table."""
        if played and not self.lobby.is_open:
            self._hall.tell(words.VISIT_OVER, why)

    # --- a match taken up again ------------------------------------------------------------------

    def host_again(self, path: Path | None, sure: bool = False) -> None:
        """Open a table for the match of a record; the reason why not is told.

        Where this program was its host, also for one that has ended: who was at the table hears
        how. ``sure``: whoever would be left has been thought of.
        """
        if path is None:
            self._refuse(Phrase(words.NO_MATCH))
            return
        host = self.network.host
        if host is not None and host.record == path:
            # It is open; after the match the lobby has the next one.
            self.show()
            return
        log = self._read(path)
        if log is None:
            return
        kept = own_table(path, log)
        reason = why_not(log) if kept is None else None
        if reason is not None:
            self._refuse(Phrase(words.UNHOSTABLE[reason.value]))
            return
        question = None if sure else parting(self.network)
        if question is not None:
            box = ask_beside(self._hall, self._hall.window, *question)
            # What has happened until then belongs to the match.
            box.accepted.connect(lambda: self.host_again(path, sure=True))
            return
        self.rise.emit()
        self.network.close_table()
        if kept is not None:
            self._host_same_table(kept, log)
        else:
            self._host_anew(log)

    def _read(self, path: Path) -> GameLog | None:
        """The match of a record; None, and why is told, if it cannot be read."""
        try:
            return read_record(path).log
        except RecordError as error:
            self._refuse(faults.cannot_open(path, error))
        except OSError as error:
            self._refuse(faults.file_fault(path, error))
        return None

    def open_lobby_again(self, path: Path) -> None:
        """Open a table again at which no match had begun; the lobby shows what comes of it."""
        kept = own_lobby(path)
        if kept is not None and not self.network.at_table:
            self._host_same_table(kept, None)
        self.show()

    def _host_same_table(self, kept: TableState, log: GameLog | None) -> None:
        """Go on at once: the same seats, the same hand."""
        chairs = kept.chairs()
        [me] = chairs.where(HUMAN)
        certificate = kept.read_certificate()
        door = kept.open_door(new_code(), secret_bytes)
        key = bytes.fromhex(kept.key)
        ports = (kept.port,) if kept.port else ()
        again = Reopened(log, chairs, door, certificate, key, ports, at_once=True)
        self._tell_trouble(self.network.open_table(kept.setup(log), chairs, me, again))

    def _host_anew(self, log: GameLog) -> None:
        """Have everybody come and agree; the hand that was not finished is dealt anew."""
        hall, settings = self._hall, self._hall.settings()
        player = player_name(settings)
        me = own_seat(log.header.sitters, player)
        chairs = chairs_again(log, me, draft.computers(settings, hall.look.say))
        # A record of a match played alone may know its player as "You".
        name = draft.table_name(settings.network, player, hall.look.say)
        setup = draft.setup_of(settings.network, name, rule_set_of(log))
        again = Reopened(before_open_hand(log), chairs)
        if self._tell_trouble(self.network.open_table(setup, chairs, me, again)):
            self.show()

    def _tell_trouble(self, trouble: NoPort | None) -> bool:
        if trouble is None:
            return True
        self._refuse(port_trouble(trouble))
        return False

    def _refuse(self, why: Phrase) -> None:
        self._hall.tell(words.CANNOT_HOST, why)
