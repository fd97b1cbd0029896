"""A window that died at a table on the network: its next start offers the way back.

To its own table, with the same seats, also for a match that has ended; or to its seat at another's.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from maverick_desktop.core.cards import Seat
from maverick_desktop.core.events import CardPlayed, Event
from maverick_desktop.core.public import Phase
from maverick_desktop.core.store import read_record
from maverick_desktop.hosting.peerport import PeerPort
from maverick_desktop.hosting.tablepaths import table_path
from maverick_desktop.ui.dialogs.newmatch import NewMatchDialog
from maverick_desktop.ui.lan.guestsession import GuestSession
from maverick_desktop.ui.lan.hostsession import HostSession
from maverick_desktop.ui.lan.lanhost import TableHost
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.session import GameSession
from maverick_desktop.ui.shell import Shell
from tests.ui.lanhomes import PATIENCE, QUIET, Home
from tests.ui.lanhouses import (
    SHORT,
    House,
    fall_silent,
    furnish,
    leave_behind,
    open_house,
    open_shell,
)
from tests.ui.play import wish_for


@pytest.fixture
def house(look: Look, qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    """Both windows, on real sockets."""
    house = open_house(look, tmp_path, qtbot)
    yield house
    house.shell.close()


@pytest.fixture
def start(look: Look, qtbot: QtBot) -> Callable[[Path], Shell]:
    """Starts the program on a profile."""

    def start(profile: Path) -> Shell:
        shell = open_shell(look, profile, qtbot)
        shell.network.rooms(QUIET)
        shell.open_at_start(None)
        return shell

    return start


def question(shell: Shell) -> QMessageBox | None:
    """What is asked at the start."""
    boxes = shell.window.findChildren(QMessageBox)
    return next((box for box in boxes if box.isVisible()), None)


def answer(shell: Shell, text: str) -> None:
    """Press a button of that question."""
    box = question(shell)
    assert box is not None
    next(one for one in box.buttons() if one.text() == text).click()


def asks_for_a_match(shell: Shell) -> bool:
    """Whether the start asks what the new match is to be."""
    dialog = shell.window.findChild(NewMatchDialog)
    return dialog is not None and dialog.isVisible()


def on_the_table(shell: Shell) -> tuple[int, int]:
    """Which hand is on the table, and how many tricks of it."""
    assert shell.session is not None
    hand = shell.session.screen.view.public.hand
    return hand.number, len(hand.tricks)


def die(house: House, there: Path) -> None:
    """The whole window's program dies; ``there``: what it leaves behind."""
    leave_behind(house.profile, there)
    assert house.network.host is not None
    fall_silent(house.network.host)


# --- whoever was the host ------------------------------------------------------------------------


def test_a_host_that_died_hosts_the_same_table_again(
    house: House, start: Callable[[Path], Shell], tmp_path: Path, qtbot: QtBot
) -> None:
    house.host()
    house.play_until(lambda: on_the_table(house.shell) >= (1, 3))
    die(house, tmp_path / "left")
    again = start(tmp_path / "left")
    box = question(again)
    assert box is not None
    assert box.text() == "Open your table again?"
    assert "interrupted" in box.informativeText()
    assert again.session is None
    assert not again.network.at_table, "nobody was asked yet"
    answer(again, "Open it again")
    qtbot.waitUntil(lambda: isinstance(again.session, HostSession), timeout=PATIENCE)
    assert on_the_table(again) >= (1, 3)
    # The guest's program, which was waiting, is back at its seat without a word.
    host = again.network.rooms().network.host
    assert host is not None
    qtbot.waitUntil(lambda: host.table.chairs[Seat.NORTH].here, timeout=PATIENCE)
    assert not asks_for_a_match(again)


def test_whoever_does_not_want_that_is_asked_for_a_match(
    house: House, start: Callable[[Path], Shell], tmp_path: Path
) -> None:
    house.host()
    die(house, tmp_path / "left")
    again = start(tmp_path / "left")
    answer(again, "Not now")
    assert asks_for_a_match(again)
    assert not again.network.at_table
    # It is asked again as long as nothing else was played.
    again.close()
    assert question(start(tmp_path / "left")) is not None


def test_a_computer_that_stood_in_does_not_make_it_a_match_alone(
    house: House, start: Callable[[Path], Shell], tmp_path: Path
) -> None:
    house.host()
    assert house.network.host is not None
    table = house.network.host.table
    house.other.door.close()
    house.wait(lambda: not table.chairs[Seat.NORTH].here)
    table._seating._fill(Seat.NORTH)
    assert table.play is not None
    assert all(sitter.by != "remote" for sitter in table.play.public.seats)
    die(house, tmp_path / "left")
    again = start(tmp_path / "left")
    assert again.session is None
    assert question(again) is not None


def die_unheard(
    host: TableHost, leave: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Have a host die as soon as the last card of the match is written: nobody hears of it."""
    volume = host._volume
    assert volume is not None
    append, played = volume.journal.append, [0]

    def write(n: int, event: Event) -> None:
        append(n, event)
        played[0] += isinstance(event, CardPlayed)
        if played[0] == 52 * (SHORT.hands or 0) and isinstance(event, CardPlayed):
            leave()
            monkeypatch.setattr(PeerPort, "deliver", lambda *_: None)
            monkeypatch.setattr(host.table, "tell_all", lambda _message: None)

    monkeypatch.setattr(volume.journal, "append", write)


def test_guests_hear_the_end_of_a_match_whose_host_died_with_it(
    house: House,
    start: Callable[[Path], Shell],
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house.host()
    host, left = house.network.host, tmp_path / "left"
    assert host is not None
    with monkeypatch.context() as patch:
        die_unheard(host, lambda: leave_behind(house.profile, left), patch)
        house.play_until(left.exists)
        fall_silent(host)
        house.other.wait(lambda: house.other.around.trouble is not None)
    assert house.other.phase() is Phase.PLAY, "one card is missing"
    [record] = (left / "matches").glob("*.maverick")
    assert isinstance(read_record(record).log.facts[-1], CardPlayed)

    again = start(left)
    box = question(again)
    assert box is not None
    assert "has ended" in box.informativeText()
    answer(again, "Open it again")
    qtbot.waitUntil(lambda: isinstance(again.session, HostSession), timeout=PATIENCE)
    house.other.wait(lambda: house.other.phase() is Phase.OVER)
    assert again.session is not None
    assert again.session.screen.view.public.total == house.other.view.public.total
    path = house.other.network.record
    assert path is not None
    house.other.door.close()
    again.close()
    assert path.read_bytes() == record.read_bytes(), "every hand is revealed and proved"
    assert read_record(path).public.phase is Phase.OVER
    assert not table_path(record).exists(), "everybody knows now"


def test_a_match_that_all_saw_end_is_not_offered(
    house: House, start: Callable[[Path], Shell]
) -> None:
    house.host()
    house.play_until(lambda: house.over() and house.other.phase() is Phase.OVER)
    # Guests go first, then the host.
    house.other.door.close()
    host = house.network.host
    assert host is not None
    house.wait(lambda: not host.table.chairs[Seat.NORTH].here)
    house.shell.close()
    again = start(house.profile)
    assert question(again) is None
    assert asks_for_a_match(again)


def test_a_guest_who_was_away_at_the_end_can_still_hear_of_it(
    house: House, start: Callable[[Path], Shell], look: Look, qtbot: QtBot, tmp_path: Path
) -> None:
    house.host()
    host = house.network.host
    assert host is not None
    house.play_until(lambda: on_the_table(house.shell) >= (2, 11))
    house.other.door.close()
    house.wait(lambda: not host.table.chairs[Seat.NORTH].here)
    host.table._seating._fill(Seat.NORTH)
    house.play_until(house.over, alone=True)
    house.shell.close()
    again = start(house.profile)
    box = question(again)
    assert box is not None
    assert "has ended" in box.informativeText()
    answer(again, "Open it again")
    qtbot.waitUntil(lambda: isinstance(again.session, HostSession), timeout=PATIENCE)
    nora = Home(look, tmp_path / "other", qtbot, "Nora", SHORT)
    (ticket,) = nora.network.files.tickets.all()
    nora.door.come_back(ticket.match)
    nora.wait(lambda: nora.phase() is Phase.OVER)


# --- guests --------------------------------------------------------------------------------------


def test_a_guest_that_died_goes_back_to_its_seat(
    house: House, start: Callable[[Path], Shell], tmp_path: Path, qtbot: QtBot
) -> None:
    house.visit()
    # Before the first hand is over there is no record: the ticket alone is there.
    leave_behind(house.profile, tmp_path / "left")
    again = start(tmp_path / "left")
    box = question(again)
    assert box is not None
    assert box.text() == "Go back to your seat?"
    assert "“Nora’s table”" in box.informativeText()
    answer(again, "Go back")
    qtbot.waitUntil(lambda: isinstance(again.session, GuestSession), timeout=PATIENCE)
    assert again.session is not None
    assert house.shell.session is not None
    assert again.session.me is house.shell.session.me
    house.wait(lambda: not house.network.at_table)
    assert not again.network.rooms().lobby.is_open


def test_a_guest_that_died_after_a_hand_goes_back_too(
    house: House, start: Callable[[Path], Shell], tmp_path: Path, qtbot: QtBot
) -> None:
    house.visit()
    house.play_until(lambda: on_the_table(house.shell) >= (2, 1))
    leave_behind(house.profile, tmp_path / "left")
    assert list((tmp_path / "left" / "matches").glob("*.maverick"))
    again = start(tmp_path / "left")
    answer(again, "Go back")
    qtbot.waitUntil(lambda: isinstance(again.session, GuestSession), timeout=PATIENCE)


def test_a_table_that_is_closed_is_waited_for_in_the_lobby(
    house: House, start: Callable[[Path], Shell], tmp_path: Path, qtbot: QtBot
) -> None:
    house.visit()
    leave_behind(house.profile, tmp_path / "left")
    fall_silent(house.other.host)
    again = start(tmp_path / "left")
    answer(again, "Go back")
    rooms = again.network.rooms()
    qtbot.waitUntil(lambda: rooms.lobby.is_open, timeout=PATIENCE)
    button = rooms.lobby.dialog.join.join
    qtbot.waitUntil(lambda: button.text() == "Stop", timeout=PATIENCE)
    button.click()
    assert rooms.lobby.is_open
    assert again.session is None


def test_whoever_does_not_go_back_goes_on_alone(
    house: House, start: Callable[[Path], Shell], tmp_path: Path
) -> None:
    match = house.shell.begin(wish_for(SHORT)).header.match
    house.visit()
    leave_behind(house.profile, tmp_path / "left")
    again = start(tmp_path / "left")
    answer(again, "Not now")
    assert isinstance(again.session, GameSession)
    assert again.session.header.match == match
    assert not asks_for_a_match(again)


@pytest.mark.parametrize("goes", ["amid the match", "after it", "for good"])
def test_who_goes_in_order_is_asked_only_for_a_match_that_goes_on(
    house: House, start: Callable[[Path], Shell], goes: str
) -> None:
    house.visit()
    if goes == "after it":
        house.play_until(lambda: house.over() and not lobby_says_started(house))
    if goes == "for good":
        house.network.leave()
    house.shell.close()
    again = start(house.profile)
    assert (question(again) is not None) == (goes == "amid the match")
    assert asks_for_a_match(again) == (goes != "amid the match")


def lobby_says_started(house: House) -> bool:
    """Whether the host has said last that the match is in progress."""
    guest = house.network.guest
    assert guest is not None
    assert guest.table.lobby is not None
    return guest.table.lobby.started


def test_what_was_played_since_goes_on_unasked(
    house: House, start: Callable[[Path], Shell], tmp_path: Path
) -> None:
    house.visit()
    match = house.shell.begin(wish_for(SHORT)).header.match
    leave_behind(house.profile, tmp_path / "left")
    again = start(tmp_path / "left")
    assert question(again) is None
    assert isinstance(again.session, GameSession)
    assert again.session.header.match == match


def test_a_table_without_its_host_is_nobodys_to_open(
    start: Callable[[Path], Shell], tmp_path: Path, house: House
) -> None:
    """What ``serve`` leaves in the same folder is its own affair."""
    house.host()
    die(house, tmp_path / "left")
    [table] = (tmp_path / "left" / "matches").glob("*.table")
    table.write_bytes(table.read_bytes().replace(b'"by":"human"', b'"by":"remote"'))
    again = start(tmp_path / "left")
    assert question(again) is None
    assert asks_for_a_match(again)


def test_a_first_start_is_as_ever(start: Callable[[Path], Shell], tmp_path: Path) -> None:
    furnish(tmp_path / "new")
    again = start(tmp_path / "new")
    assert question(again) is None
    assert asks_for_a_match(again)


# --- before a match ------------------------------------------------------------------------------


def test_a_lobby_whose_host_died_is_opened_again(
    house: House, start: Callable[[Path], Shell], tmp_path: Path, qtbot: QtBot
) -> None:
    code = house.open_table()
    house.other.join_and_agree(house.port(), code)
    die(house, tmp_path / "left")
    again = start(tmp_path / "left")
    box = question(again)
    assert box is not None
    assert "they come back by themselves" in box.informativeText()
    answer(again, "Open it again")
    rooms = again.network.rooms()
    qtbot.waitUntil(lambda: rooms.network.host is not None, timeout=PATIENCE)
    host = rooms.network.host
    assert host is not None
    assert rooms.lobby.is_open
    chair = host.table.chairs[Seat.NORTH]
    assert (chair.name, chair.agreed) == ("Nora", True)
    qtbot.waitUntil(lambda: chair.here, timeout=PATIENCE)
    button = rooms.lobby.dialog.foot.main
    qtbot.waitUntil(button.isEnabled, timeout=PATIENCE)
    button.click()
    qtbot.waitUntil(lambda: isinstance(again.session, HostSession), timeout=PATIENCE)
    house.other.wait(lambda: house.other.session is not None)
    tables = list((tmp_path / "left" / "matches").glob("*.table"))
    assert [table.with_suffix(".maverick").exists() for table in tables] == [True]


@pytest.mark.parametrize("how", ["closed", "empty"])
def test_a_lobby_that_nobody_misses_is_not_offered(
    house: House, start: Callable[[Path], Shell], tmp_path: Path, how: str
) -> None:
    code = house.open_table()
    if how == "closed":
        house.other.join_and_agree(house.port(), code)
        house.shell.close()
    leave_behind(house.profile, tmp_path / "left")
    again = start(tmp_path / "left")
    assert question(again) is None
    assert asks_for_a_match(again)
