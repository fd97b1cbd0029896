"""Windows that play on the network in one process: each has a profile, a lobby and real sockets."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from maverick_desktop.core.cards import Seat
from maverick_desktop.core.legal import MayWait
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rulefile import RuleSet
from maverick_desktop.core.rules import CLASSIC, PRESETS, Rules, diff
from maverick_desktop.core.store import Disk
from maverick_desktop.core.view import SeatView
from maverick_desktop.profile import rules_folder
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.chosen import Chosen
from maverick_desktop.ui.desk import Desk
from maverick_desktop.ui.dialogs.rules import RulesDialog
from maverick_desktop.ui.lan.chatpanel import ChatPanel
from maverick_desktop.ui.lan.hall import Ways
from maverick_desktop.ui.lan.languest import TableGuest
from maverick_desktop.ui.lan.lanhost import TableHost
from maverick_desktop.ui.lan.lobbydialog import LobbyDialog
from maverick_desktop.ui.lan.network import Network
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.main_window import MainWindow
from maverick_desktop.ui.networkdoor import NetworkDoor
from maverick_desktop.ui.pacing import AT_ONCE
from maverick_desktop.ui.rulesets import RuleSets
from maverick_desktop.ui.scene import Around, Scene
from maverick_desktop.ui.settings import Settings, SettingsFile, TableWishes
from maverick_desktop.ui.tablesession import MatchSession
from tests.patience import PATIENCE_MS
from tests.ports import own_port
from tests.ui.play import sound_action

QUIET = Ways(
    announce=None, listen=None, answer_time=0.02, ports=tuple(own_port() for _ in range(20))
)
"""Nothing is announced or heard of, computers think fast, and nobody else takes the ports."""
PATIENCE = PATIENCE_MS


class Home(QObject):
    """One player's window, joined as the program joins its own."""

    def __init__(
        self,
        look: Look,
        profile: Path,
        qtbot: QtBot,
        name: str,
        rules: Rules = CLASSIC,
        ways: Ways = QUIET,
        wishes: TableWishes | None = None,
    ) -> None:
        self.window = MainWindow(look)
        super().__init__(self.window)
        profile.mkdir(parents=True, exist_ok=True)
        self.profile = profile
        self._qtbot = qtbot
        disk = Disk()
        self.rule_sets = RuleSets(rules_folder(profile), disk)
        rules_id = self.rule_sets.add(RuleSet("Short", "classic", rules))
        wishes = wishes or TableWishes(hand_pause=0)
        settings = Settings(player=name, network=wishes, rules=rules_id)
        file = SettingsFile(profile / "settings.json", disk)
        self.chosen = Chosen(self.window, look, file, settings)
        self.troubles: list[OSError | None] = []
        self.session: MatchSession | None = None
        self.desk: Desk | None = None
        self.door = NetworkDoor(
            self.window,
            look,
            self.rule_sets,
            self.chosen,
            profile,
            disk,
            self.troubles.append,
            self._open_rules,
            lambda: AT_ONCE,
        )
        self._look = look
        self.rooms = self.door.rooms(ways)
        self.door.sit.connect(self._play)
        self.door.rise.connect(self._leave)
        qtbot.addWidget(self.window, before_close_func=lambda _window: self.door.close())
        self.window.resize(1024, 640)
        self.window.show()

    # --- what a shell does -----------------------------------------------------------------------

    def _open_rules(self, beside: QWidget, **how: Any) -> RulesDialog:
        chosen = self.chosen.settings.rules
        dialog = RulesDialog(self._look, self.rule_sets, chosen, beside, **how)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
        return dialog

    def _play(self, session: MatchSession) -> None:
        self._leave()
        self.session = session
        session.screen.changed.connect(self._show)
        session.start()
        self.desk = Desk(session, self)
        self.window.sit(self.desk)
        self._show()

    def _leave(self) -> None:
        if self.session is None:
            return
        self.window.leave()
        session, self.session = self.session, None
        session.screen.changed.disconnect(self._show)
        session.close()
        session.deleteLater()
        if self.desk is not None:
            self.desk.deleteLater()
            self.desk = None

    def _show(self) -> None:
        if self.session is not None:
            header = self.session.header
            changes = len(diff(header.rules, PRESETS[header.rules_base]))
            self.window.show_view(self.session.screen.view, header.rules_name, changes)

    # --- what a player does ----------------------------------------------------------------------

    @property
    def network(self) -> Network:
        """The tables."""
        return self.rooms.network

    @property
    def lobby(self) -> LobbyDialog:
        """The lobby's dialog."""
        return self.rooms.lobby.dialog

    def wait(self, what: Callable[[], bool], timeout: int = PATIENCE) -> None:
        """Wait until something is so."""
        self._qtbot.waitUntil(what, timeout=timeout)

    def until(self, what: "Callable[[Home], bool]") -> None:
        """Wait until something is so here."""
        self._qtbot.waitUntil(lambda: what(self), timeout=PATIENCE)

    def open_table(self) -> str:
        """Open a table by the lobby's buttons; its code."""
        self.door.show()
        self.lobby.foot.main.click()
        return self.host.table.door.code

    def join(self, port: int, code: str) -> None:
        """Join a table on this computer by typing where it is."""
        self.door.show()
        join = self.lobby.join
        join.address.setText("127.0.0.1")
        join.port.setText(str(port))
        join.code.setText(code)
        join.join.click()

    def join_and_agree(self, port: int, code: str) -> None:
        """Join a table and agree to its rules."""
        self.join(port, code)
        self.wait(lambda: self.network.guest is not None and self.network.guest.is_in)
        self.wait(lambda: self.scene_stage() == "guest")
        self.lobby.foot.main.click()
        self.wait(lambda: self.guest.table.agreed)

    def scene_stage(self) -> str:
        """What the lobby shows."""
        scene = self.lobby.scene
        return "" if scene is None else scene.stage

    def press(self, text: str) -> None:
        """Press a button of the question on the screen."""
        box = self.lobby.findChild(QMessageBox)
        assert box is not None
        next(one for one in box.buttons() if one.text().replace("&", "") == text).click()

    def chat(self) -> ChatPanel:
        """The chat."""
        panel = self.window.findChild(ChatPanel)
        assert panel is not None
        return panel

    # --- the match -------------------------------------------------------------------------------

    @property
    def match(self) -> MatchSession:
        """The match in the window."""
        assert self.session is not None
        return self.session

    @property
    def scene(self) -> Scene:
        """What is on the table."""
        assert self.desk is not None
        return self.desk.scene

    @property
    def around(self) -> Around:
        """Who is around it."""
        return self.match.screen.around

    @property
    def view(self) -> SeatView:
        """What has reached the screen."""
        return self.match.screen.view

    @property
    def host(self) -> TableHost:
        """The table that is open here."""
        assert self.network.host is not None
        return self.network.host

    @property
    def guest(self) -> TableGuest:
        """The visit to somebody else's table."""
        assert self.network.guest is not None
        return self.network.guest

    def said(self, phrase: Phrase | None) -> str:
        """A sentence in words."""
        assert phrase is not None
        return self._look.say(phrase)

    def my_move(self) -> bool:
        """Whether the player may act now."""
        session = self.session
        if session is None or not session.screen.live:
            return False
        around = session.screen.around
        quiet = around.trouble is None
        return quiet and not isinstance(session.screen.view.legal(), MayWait)

    def phase(self) -> Phase | None:
        """How far the match on the screen is."""
        return None if self.session is None else self.session.screen.view.public.phase

    def act(self) -> None:
        """Do what a club player would do."""
        self.match.wish(sound_action(self.view))

    def seat(self) -> Seat:
        """One's own."""
        return self.match.me


def play_on(
    homes: list[Home], until: Callable[[], bool], qtbot: QtBot, timeout: int = 4 * PATIENCE
) -> None:
    """Let everybody act whose move it is, and the host deal, until something is so."""

    def turn() -> bool:
        if until():
            return True
        for home in homes:
            if home.my_move():
                home.act()
            elif home.phase() is Phase.DEALING and home.session is not None:
                home.session.next_hand()
        return False

    qtbot.waitUntil(turn, timeout=timeout)
