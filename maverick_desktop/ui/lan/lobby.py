"""What the lobby's buttons do, and what it shows: joins its dialog with ``Network``.

Checks what was typed before anything is sent, and asks before anything is lost.
"""

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMessageBox

from maverick_desktop.core.cards import Seat
from maverick_desktop.core.names import clean_name
from maverick_desktop.lan.hoster import Trouble as NoPort
from maverick_desktop.text import lanfaults
from maverick_desktop.text import lanlobby as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.lan import draft
from maverick_desktop.ui.lan.draft import Draft
from maverick_desktop.ui.lan.hall import Hall
from maverick_desktop.ui.lan.joinpanel import JoinWish
from maverick_desktop.ui.lan.listening import Listening
from maverick_desktop.ui.lan.lobbydialog import LobbyDialog
from maverick_desktop.ui.lan.lobbyscene import LobbyScene, Warned
from maverick_desktop.ui.lan.lobbystaging import (
    GuestTable,
    closed_scene,
    guest_scene,
    own_scene,
)
from maverick_desktop.ui.lan.lookout import Lookout, wheres_of
from maverick_desktop.ui.lan.placing import Placing
from maverick_desktop.ui.lan.rulespanel import TableRules
from maverick_desktop.ui.lan.settingout import SettingOut, ask_beside
from maverick_desktop.ui.lan.settling import Settling
from maverick_desktop.ui.ownseat import player_name

if TYPE_CHECKING:
    from maverick_desktop.hosting.remembered import Ticket
    from maverick_desktop.lan.discovery import FoundTable
    from maverick_desktop.ui.lan.languest import TableGuest
    from maverick_desktop.ui.lan.lanhost import TableHost
    from maverick_desktop.ui.lan.network import Network


class Lobby(QObject):
    """One window's lobby, opened and closed as often as it is wanted."""

    def __init__(self, hall: Hall, network: "Network") -> None:
        super().__init__(network)
        self._hall: Final = hall
        self._network: Final = network
        self._lookout: Final = Lookout()
        self._listening: Final = Listening(self._lookout, hall.ways.listen, self)
        self._show_code = False
        self._warned: Warned | None = None
        self._draft = Draft(hall.settings(), hall.look.say)
        self.dialog: Final = LobbyDialog(hall.look, hall.window)
        self._out = SettingOut(hall, network, self.dialog, self._lookout)
        self._placing = Placing(hall, network, self.dialog, self._draft, self.refresh)
        self._settling = Settling(hall, network, self.dialog, self._lookout, self.refresh)
        self._wire()

    def _wire(self) -> None:
        dialog, join, settling = self.dialog, self.dialog.join, self._settling
        self._listening.heard.connect(self._on_heard)
        self._listening.changed.connect(self._show_found)
        self._network.changed.connect(self.refresh)
        self._network.told.connect(self._on_told)
        self._network.sit.connect(self.close)
        dialog.main_pressed.connect(self._on_main)
        dialog.leave_pressed.connect(self._on_leave)
        dialog.finished.connect(self._on_closed)
        dialog.rules_wanted.connect(settling.choose_rules)
        dialog.settings_wanted.connect(settling.choose_manners)
        dialog.check_wanted.connect(self._on_check)
        dialog.unlock_wanted.connect(self._on_unlock)
        dialog.menu_wanted.connect(self._placing.ask)
        dialog.sit_wanted.connect(self._on_sit)
        dialog.name_changed.connect(self._on_named)
        dialog.code.named.connect(settling.name_table)
        dialog.code.new_wanted.connect(self._on_new_code)
        dialog.code.show_wanted.connect(self._on_show_code)
        dialog.rules.all_wanted.connect(settling.show_all)
        join.join_wanted.connect(self._on_join)
        join.stop_wanted.connect(self._out.stop)
        join.compare_wanted.connect(settling.compare)

    # --- open and closed -------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Whether it is on the screen."""
        return self.dialog.isVisible()

    def show(self) -> None:
        """Open the lobby, and look for tables as long as it is."""
        if not self.is_open:
            self._warned = None
            self.dialog.join.tell(None)
            self._listening.begin()
        self.refresh()
        self.dialog.open()
        self.dialog.raise_()
        settled = player_name(self._hall.settings())
        (self.dialog.foot.main if settled else self.dialog.name).setFocus()

    def come_back(self, ticket: "Ticket") -> None:
        """Go back to a seat that is kept."""
        self._out.go_back(ticket)

    def close(self) -> None:
        """Close it; a table stays open."""
        self.dialog.done(0)
        self._listening.end()

    def _on_closed(self) -> None:
        self._out.stop()
        self._listening.end()

    def _on_heard(self, table: "FoundTable") -> None:
        """A table out of reach may be there now; its certificate will tell."""
        guest = self._guest
        if guest is None or guest.table.at_table or guest.table.lobby is None:
            return
        if guest.table.lobby.table == table.what.table:
            guest.also_at(wheres_of(table)[0])

    # --- what is shown ---------------------------------------------------------------------------

    @property
    def _host(self) -> "TableHost | None":
        return self._network.host

    @property
    def _guest(self) -> "TableGuest | None":
        """The visit, once a place was granted."""
        guest = self._network.guest
        return guest if guest is not None and guest.is_in else None

    @property
    def _player(self) -> str:
        return player_name(self._hall.settings())

    def refresh(self) -> None:
        """Show how things stand."""
        if self._network.guest is None:
            self._lookout.keep(self._network.files.tickets.all())
        settings, say = self._hall.settings(), self._hall.look.say
        table = draft.table_name(settings.network, self._player, say)
        self.dialog.show_scene(self._scene())
        self.dialog.show_names(self._player, table)
        if self._guest is not None:
            self.dialog.join.show_joining(None)
            self._show_rules(self._guest)
        self._show_found()

    def _scene(self) -> LobbyScene:
        host, guest = self._host, self._guest
        if host is not None:
            shown = host.shown(show_code=self._show_code)
            return own_scene(shown, host.seats(), host.me, host.table.setup.rule_set)
        there = self._network.seats()
        if guest is not None and there is not None:
            lobby, rule_set = guest.table.lobby, guest.table.rule_set
            assert lobby is not None
            assert rule_set is not None
            shown_there = GuestTable(lobby.table, lobby.started, guest.table.at_table)
            return guest_scene(shown_there, *there, rule_set)
        scene = closed_scene(self._draft.seats(self._player), self._draft.me, self._hall.rule_set())
        return replace(scene, warned=self._warned)

    def _show_found(self) -> None:
        hall, host = self._hall, self._host
        announced = "" if host is None else host.announced_as
        rows = self._lookout.rows(hall.rule_sets.all(), hall.rules_id(), announced)
        self.dialog.join.show_found(rows, self._lookout.places(), looking=not self._listening.deaf)

    def _show_rules(self, guest: "TableGuest") -> None:
        lobby, rule_set = guest.table.lobby, guest.table.rule_set
        if lobby is not None and rule_set is not None:
            shown = TableRules(rule_set, lobby.policy, lobby.patience, lobby.timer)
            hall = self._hall
            self.dialog.rules.show_rules(shown, hall.rule_sets.all(), hall.rules_id())

    def _on_told(self, why: Phrase, _played: bool) -> None:
        self.dialog.join.show_joining(None)
        self.dialog.join.tell(why)
        self.refresh()

    # --- the main button and the other one -------------------------------------------------------

    def _on_main(self) -> None:
        host, guest = self._host, self._guest
        if host is not None:
            if host.table.playing:
                self.close()
            else:
                host.table.start()
        elif guest is not None:
            lobby = guest.table.lobby
            if lobby is not None and lobby.started and (guest.watching or guest.table.agreed):
                self.close()
            else:
                guest.table.agree()
        else:
            self._open_table()

    def _open_table(self) -> None:
        if not self._is_named():
            return
        hall, settings = self._hall, self._hall.settings()
        name = draft.table_name(settings.network, self._player, hall.look.say)
        setup = draft.setup_of(settings.network, name, hall.rule_set())
        chairs = self._draft.chairs(self._player)
        self._show_code = False
        trouble = self._network.open_table(setup, chairs, self._draft.me)
        self._warned = None if trouble is None else Warned(port_trouble(trouble))
        self.refresh()

    def _is_named(self) -> bool:
        """Whether the player has a name; asked for if not."""
        if self._player:
            return True
        self._warned = Warned(Phrase(lanfaults.NO_NAME))
        self.refresh()
        self.dialog.name.setFocus()
        return False

    def _on_join(self, wish: JoinWish) -> None:
        if self._is_named():
            self._out.go(wish)

    def _on_leave(self) -> None:
        host, guest = self._host, self._guest
        if host is not None and host.table.playing:
            self._ask(
                words.CLOSE_MATCH_TITLE,
                words.CLOSE_MATCH_TEXT,
                words.CLOSE_MATCH_YES,
                words.CLOSE_MATCH_NO,
            ).accepted.connect(self._network.close_table)
        elif host is not None:
            self._network.close_table()
        elif guest is None:
            self.close()
        elif guest.table.lobby is not None and guest.table.lobby.started and not guest.watching:
            self._ask(
                words.LEAVE_TITLE, words.LEAVE_TEXT, words.LEAVE_YES, words.LEAVE_NO
            ).accepted.connect(self._network.leave)
        else:
            self._network.leave()

    def _ask(self, title: str, text: str, yes: str, no: str, **args: str) -> QMessageBox:
        return ask_beside(self._hall, self.dialog, title, text, yes, no, **args)

    # --- names and the network check --------------------------------------------------------------

    def _on_named(self, text: str) -> None:
        self._hall.remember(player=clean_name(text))
        self._warned = None
        self.refresh()

    def _on_check(self) -> None:
        from maverick_desktop.ui.lan.networkcheck import NetworkCheckDialog

        dialog = NetworkCheckDialog(self._hall.look, self._host, self.dialog)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    # --- seats -----------------------------------------------------------------------------------

    def _on_sit(self, seat: Seat) -> None:
        if self._guest is not None:
            self._guest.table.sit(seat)

    def _on_new_code(self) -> None:
        if self._host is not None:
            self._host.new_code()

    def _on_show_code(self) -> None:
        self._show_code = True
        self.refresh()

    def _on_unlock(self) -> None:
        if self._host is not None:
            self._host.unlock()


def port_trouble(trouble: NoPort) -> Phrase:
    """Why a table cannot be opened."""
    if trouble == "no_tls":
        return lanfaults.unreachable("no_tls", "")
    return Phrase(words.NO_PORT)
