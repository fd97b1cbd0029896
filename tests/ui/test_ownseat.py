"""Whose cards are shown when a record is opened."""

from functools import partial
from pathlib import Path

from pytestqt.qtbot import QtBot

from maverick_desktop.chance import RandomChance, new_match_id
from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.log import GameLog, MatchHeader
from maverick_desktop.core.public import Sitter
from maverick_desktop.core.rules import CLASSIC
from maverick_desktop.core.store import Disk, RecordWriter
from maverick_desktop.core.table import Table
from maverick_desktop.core.view import Sitters
from maverick_desktop.profile import matches_folder
from maverick_desktop.ui.app import make_shell
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.ownseat import own_seat, player_name
from maverick_desktop.ui.settings import Settings, SettingsFile
from maverick_desktop.ui.tablesession import MatchSession

SITTERS: Sitters = (
    Sitter("Nora", "bot:club"),
    Sitter("Anna", "human"),
    Sitter("Nora", "remote"),
    Sitter("Emma", "bot:club"),
)


def only_person_is(session: MatchSession, seat: Seat) -> bool:
    """Whether computer players have all other seats."""
    seats = session.screen.view.public.seats
    return [one for one in SEATS if not seats[one].by.startswith("bot:")] == [seat]


def test_ones_own_seat() -> None:
    assert own_seat(SITTERS, "nora") is Seat.NORTH, "a computer player is nobody"
    assert own_seat(SITTERS, "Walter") is Seat.WEST, "who had the table"
    assert own_seat(SITTERS, "") is Seat.WEST
    served = (Sitter("Ben", "remote"), *SITTERS[2:], Sitter("Cem", "remote"))
    assert own_seat(served, "Cem") is Seat.EAST
    assert own_seat(served, "Dora") is Seat.SOUTH
    computers = Sitter("Emma", "bot:club")
    assert own_seat((computers, computers, computers, computers), "Emma") is Seat.SOUTH


def test_ones_own_name() -> None:
    assert player_name(Settings()) == ""
    assert player_name(Settings(names=("Anna", "B", "C", "D"))) == "Anna"
    assert player_name(Settings(names=("Anna", "B", "C", "D"), player="Ann")) == "Ann"


def test_a_record_is_seen_from_ones_own_seat(look: Look, qtbot: QtBot, tmp_path: Path) -> None:
    when = "2026-11-29T21:00:00Z"
    header = MatchHeader("0", new_match_id(), None, "Classic", "classic", CLASSIC, SITTERS, when)
    for player, seat in (("Nora", Seat.NORTH), ("Anna", Seat.WEST)):
        profile = tmp_path / player
        matches_folder(profile).mkdir(parents=True)
        path = matches_folder(profile) / f"{header.match}.maverick"
        writer = RecordWriter.begin(Disk(), path, header, lambda _error: None)
        Table(GameLog(header), RandomChance(), writer).deal()
        writer.close()
        assert SettingsFile(profile / "settings.json").save(Settings(player=player)) is None
        shell = make_shell(look, profile)
        qtbot.addWidget(shell.window)
        shell.window.show()
        shell.open(path)
        session = shell.session
        assert session is not None
        assert session.me is seat
        qtbot.waitUntil(partial(only_person_is, session, seat), timeout=30_000)
        assert session.screen.view.hand
        shell.window.close()
