"""A whole window, as the program has it, beside a player's window with the network alone.

And what a program leaves behind that dies.
"""

import shutil
from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from maverick_desktop.core.legal import MayWait
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rulefile import RuleSet
from maverick_desktop.core.rules import CLASSIC
from maverick_desktop.profile import matches_folder, rules_folder
from maverick_desktop.ui.app import make_shell
from maverick_desktop.ui.lan.guestsession import GuestSession
from maverick_desktop.ui.lan.hostsession import HostSession
from maverick_desktop.ui.lan.lanhost import TableHost
from maverick_desktop.ui.lan.network import Network
from maverick_desktop.ui.lan.rooms import LanRooms
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.rulesets import RuleSets
from maverick_desktop.ui.settings import Settings, SettingsFile, TableWishes
from maverick_desktop.ui.shell import Shell
from maverick_desktop.ui.tablesession import MatchSession
from tests.ui.lanhomes import PATIENCE, QUIET, Home
from tests.ui.play import rules_with, sound_action

# A tie would go on for another hand.
SHORT = rules_with(CLASSIC, hands=2, target=None, pass_count=0, tie="draw")


class House:
    """A whole window, as the program has it, and one other player."""

    def __init__(self, shell: Shell, profile: Path, other: Home, qtbot: QtBot) -> None:
        self.shell, self.other = shell, other
        self.rooms: LanRooms = shell.network.rooms(QUIET)
        self.profile = profile
        self._qtbot = qtbot

    @property
    def network(self) -> Network:
        """The tables of the whole window."""
        return self.rooms.network

    def wait(self, what: Callable[[], object]) -> None:
        """Wait until something is so."""
        self._qtbot.waitUntil(lambda: bool(what()), timeout=PATIENCE)

    def record_of(self, match: str) -> Path:
        """Where the whole window keeps a match."""
        return matches_folder(self.profile) / f"{match}.maverick"

    def open_table(self) -> str:
        """Open a table; its code."""
        self.shell.network.show()
        self.rooms.lobby.dialog.foot.main.click()
        assert self.network.host is not None
        return self.network.host.table.door.code

    def port(self) -> int:
        """Where that table is."""
        assert self.network.host is not None
        return self.network.host.port

    def hosts(self, *, playing: bool = False) -> bool:
        """Whether a table is open here, and a match is played there."""
        host = self.network.host
        return host is not None and (host.table.playing or not playing)

    def plays(self, kind: type) -> bool:
        """Whether this kind of match is in the window."""
        return isinstance(self.shell.session, kind)

    def host(self) -> None:
        """Have a match with the other player at a table of one's own."""
        code = self.open_table()
        self.other.join_and_agree(self.port(), code)
        self.wait(self.rooms.lobby.dialog.foot.main.isEnabled)
        self.rooms.lobby.dialog.foot.main.click()
        self.wait(lambda: isinstance(self.shell.session, HostSession))
        self.wait(lambda: self.other.session)

    def visit(self) -> None:
        """Have a match at the other player's table."""
        code = self.other.open_table()
        self.shell.network.show()
        join = self.rooms.lobby.dialog.join
        join.address.setText("127.0.0.1")
        join.port.setText(str(self.other.host.port))
        join.code.setText(code)
        join.join.click()
        self.wait(lambda: self.network.guest is not None and self.network.guest.is_in)
        assert self.network.guest is not None
        self.network.guest.table.agree()
        self.other.wait(self.other.lobby.foot.main.isEnabled)
        self.other.lobby.foot.main.click()
        self.wait(lambda: isinstance(self.shell.session, GuestSession))

    def over(self) -> bool:
        """Whether the match in the whole window has ended."""
        session = self.shell.session
        return session is not None and session.screen.view.public.phase is Phase.OVER

    def play_until(self, what: Callable[[], bool], *, alone: bool = False) -> None:
        """Let both act, and whoever hosts deal, until something is so; or the whole window only."""

        def turn() -> bool:
            if what():
                return True
            session = self.shell.session
            if session is not None:
                _act(session)
            if not alone and self.other.session is not None:
                _act(self.other.session)
            return False

        self._qtbot.waitUntil(turn, timeout=4 * PATIENCE)

    @property
    def question(self) -> QMessageBox | None:
        """What is asked."""
        boxes = self.shell.window.findChildren(QMessageBox)
        return next((box for box in boxes if box.isVisible()), None)

    def answer(self, text: str) -> None:
        """Press a button of the question."""
        assert self.question is not None
        next(one for one in self.question.buttons() if one.text() == text).click()


def _act(session: MatchSession) -> None:
    """Do what is to be done on a screen, if anything is."""
    screen = session.screen
    if not screen.live:
        screen.go_on()
    elif screen.view.public.phase is Phase.DEALING:
        session.next_hand()
    elif screen.around.trouble is None and not isinstance(screen.view.legal(), MayWait):
        session.wish(sound_action(screen.view))


def furnish(profile: Path) -> None:
    """A profile of somebody who has played before, with short rules in use."""
    rules_id = RuleSets(rules_folder(profile)).add(RuleSet("Short", "classic", SHORT))
    wishes = TableWishes(hand_pause=0, policy="wait")
    settings = Settings(player="Anna", rules=rules_id, network=wishes, hold=0)
    assert SettingsFile(profile / "settings.json").save(settings) is None


def open_shell(look: Look, profile: Path, qtbot: QtBot) -> Shell:
    """The window of a profile; closed with the test."""
    shell = make_shell(look, profile)
    qtbot.addWidget(shell.window, before_close_func=lambda _window: shell.close())
    shell.window.show()
    return shell


def open_house(look: Look, folder: Path, qtbot: QtBot) -> House:
    """Both windows, on real sockets."""
    profile = folder / "whole"
    furnish(profile)
    shell = open_shell(look, profile, qtbot)
    other = Home(look, folder / "other", qtbot, "Nora", SHORT)
    return House(shell, profile, other, qtbot)


def leave_behind(profile: Path, there: Path) -> None:
    """Keep what a program would leave on the disk if it died now."""
    shutil.copytree(profile, there, ignore=shutil.ignore_patterns("lock"))


def fall_silent(host: TableHost) -> None:
    """A host's program is gone without a word, and so is its port."""
    port = host._hoster._port
    assert port is not None
    port.close()
    for carrier in list(host._hoster._carriers):
        carrier.tear()
