"""Whoever would leave others sitting at a table on the network is asked first."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from maverick_desktop.core.rulefile import RuleSet
from maverick_desktop.core.rules import CLASSIC
from maverick_desktop.profile import matches_folder, rules_folder
from maverick_desktop.text import lantable
from maverick_desktop.ui.app import make_shell
from maverick_desktop.ui.lan.guestsession import GuestSession
from maverick_desktop.ui.lan.hostsession import HostSession
from maverick_desktop.ui.lan.network import Network
from maverick_desktop.ui.lan.rooms import LanRooms
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.rulesets import RuleSets
from maverick_desktop.ui.session import GameSession
from maverick_desktop.ui.settings import Settings, SettingsFile, TableWishes
from maverick_desktop.ui.shell import Shell
from tests.ui.lanhomes import PATIENCE, QUIET, Home
from tests.ui.play import rules_with, wish_for

SHORT = rules_with(CLASSIC, hands=2, target=None, pass_count=0)


class Spontaneous(QCloseEvent):
    """The window system wants the window to close: its cross was pressed."""

    def spontaneous(self) -> bool:
        """It does not come from the program."""
        return True


class House:
    """A whole window, as the program has it, and one other player."""

    def __init__(self, shell: Shell, profile: Path, other: Home, qtbot: QtBot) -> None:
        self.shell, self.other = shell, other
        self.rooms: LanRooms = shell.network.rooms(QUIET)
        self._profile = profile
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
        return matches_folder(self._profile) / f"{match}.maverick"

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

    @property
    def question(self) -> QMessageBox | None:
        """What is asked."""
        boxes = self.shell.window.findChildren(QMessageBox)
        return next((box for box in boxes if box.isVisible()), None)

    def answer(self, text: str) -> None:
        """Press a button of the question."""
        assert self.question is not None
        next(one for one in self.question.buttons() if one.text() == text).click()


@pytest.fixture
def house(look: Look, qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    """Both windows, on real sockets."""
    profile = tmp_path / "whole"
    rules_id = RuleSets(rules_folder(profile)).add(RuleSet("Short", "classic", SHORT))
    wishes = TableWishes(hand_pause=0, policy="wait")
    settings = Settings(player="Anna", rules=rules_id, network=wishes)
    assert SettingsFile(profile / "settings.json").save(settings) is None
    shell = make_shell(look, profile)
    qtbot.addWidget(shell.window, before_close_func=lambda _window: shell.close())
    shell.window.show()
    other = Home(look, tmp_path / "other", qtbot, "Nora", SHORT)
    yield House(shell, profile, other, qtbot)
    shell.close()


@pytest.fixture
def record(house: House) -> Path:
    """A match alone, begun and left."""
    match = house.shell.begin(wish_for(SHORT)).header.match
    return house.record_of(match)


def test_opening_a_record_asks_the_host_first(house: House, record: Path) -> None:
    house.host()
    house.shell.open(record)
    assert house.question is not None
    assert house.question.text() == "Close the table in the middle of the match?"
    house.answer("Go on playing")
    assert house.plays(HostSession)
    assert house.hosts()
    house.shell.open(record)
    house.answer("Close the table")
    assert house.plays(GameSession)
    assert not house.hosts()
    house.other.wait(lambda: not house.other.network.at_table)
    prompt = house.other.scene.prompt
    assert prompt is not None
    assert prompt.first.source == lantable.CLOSED


def test_a_host_is_asked_for_the_people_in_the_lobby(house: House, record: Path) -> None:
    code = house.open_table()
    house.other.join_and_agree(house.port(), code)
    house.shell.open(record)
    assert house.question is not None
    assert house.question.text() == "Close your own table?"
    house.answer("Keep it")
    assert house.hosts()


def test_nobody_is_asked_for_an_empty_table(house: House, record: Path) -> None:
    house.open_table()
    house.shell.open(record)
    assert house.question is None
    assert house.plays(GameSession)
    assert not house.hosts()


def test_opening_a_record_asks_a_guest_first_whose_seat_is_kept(house: House, record: Path) -> None:
    house.visit()
    house.shell.open(record)
    assert house.question is not None
    assert house.question.text() == "Go away from this table?"
    house.answer("Stay")
    assert house.plays(GuestSession)
    house.shell.open(record)
    house.answer("Go away")
    assert house.plays(GameSession)
    assert not house.network.at_table
    house.shell.network.show()
    (row,) = house.rooms.lobby.dialog.join.list.in_order()
    assert row.row.own_seat


def test_a_record_that_cannot_be_opened_is_not_asked_for(house: House, tmp_path: Path) -> None:
    house.host()
    path = tmp_path / "x.maverick"
    path.write_bytes(b"nothing")
    house.shell.open(path)
    assert house.question is not None
    assert house.question.text() == "This record cannot be opened"
    assert house.hosts()


@pytest.mark.parametrize("way", ["quit", "cross"])
def test_closing_the_window_asks_the_host_first(house: House, way: str) -> None:
    house.host()

    def go() -> None:
        if way == "quit":
            house.shell.window.commands["quit"].trigger()
        else:
            house.shell.window.closeEvent(Spontaneous())

    go()
    house.answer("Go on playing")
    assert house.shell.window.isVisible()
    assert house.hosts()
    go()
    house.answer("Close the table")
    assert not house.shell.window.isVisible()
    house.other.wait(lambda: not house.other.network.at_table)


def test_whoever_ends_the_program_from_outside_is_not_asked(house: House) -> None:
    house.host()
    house.shell.window.close()
    assert house.question is None
    house.other.wait(lambda: not house.other.network.at_table)


def test_hosting_another_match_asks_first(house: House) -> None:
    match = house.shell.begin(wish_for(SHORT, number=None)).header.match
    house.host()
    path = house.record_of(match)
    house.shell.network.host_again(path)
    assert house.question is not None
    house.answer("Go on playing")
    assert house.hosts(playing=True)
    house.shell.network.host_again(path)
    house.answer("Close the table")
    assert house.hosts()
    assert not house.hosts(playing=True)
    house.other.wait(lambda: not house.other.network.at_table)
