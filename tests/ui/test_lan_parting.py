"""Whoever would leave others sitting at a table on the network is asked first."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QCloseEvent
from pytestqt.qtbot import QtBot

from maverick_desktop.text import lantable
from maverick_desktop.ui.lan.guestsession import GuestSession
from maverick_desktop.ui.lan.hostsession import HostSession
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.session import GameSession
from tests.ui.lanhouses import SHORT, House, open_house
from tests.ui.play import wish_for


class Spontaneous(QCloseEvent):
    """The window system wants the window to close: its cross was pressed."""

    def spontaneous(self) -> bool:
        """It does not come from the program."""
        return True


@pytest.fixture
def house(look: Look, qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    """Both windows, on real sockets."""
    house = open_house(look, tmp_path, qtbot)
    yield house
    house.shell.close()


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
