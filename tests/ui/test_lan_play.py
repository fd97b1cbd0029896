"""Windows at one table over real sockets: a whole match, undo, lines that break, hosts that go."""

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from maverick_desktop.core.cards import Seat
from maverick_desktop.core.events import SeatChanged
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import CLASSIC
from maverick_desktop.core.store import read_record
from maverick_desktop.text import lanfaults, lantable
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.lan.guestsession import GuestSession
from maverick_desktop.ui.lan.network import Network
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.scene import ResultMiddle
from maverick_desktop.ui.settings import TableWishes
from tests.ui.lanhomes import Home, play_on
from tests.ui.play import rules_with, sound_action

SHORT = rules_with(CLASSIC, hands=2, target=None, pass_count=0, tie="draw")
Make = Callable[..., Home]


@pytest.fixture
def make(look: Look, qtbot: QtBot, tmp_path: Path) -> Make:
    """Makes a window for a player; the same name again has the same profile."""

    def home(name: str, **other: object) -> Home:
        return Home(look, tmp_path / name, qtbot, name, SHORT, **other)  # type: ignore[arg-type]

    return home


def start(host: Home, *guests: Home) -> None:
    """Open a table, have the others join and agree, begin."""
    code = host.open_table()
    for guest in guests:
        guest.join_and_agree(host.host.port, code)
    host.wait(host.lobby.foot.main.isEnabled)
    host.lobby.foot.main.click()
    for home in (host, *guests):
        home.until(lambda home: home.session is not None)
        assert not home.lobby.isVisible(), "the match has begun"


def tricks(home: Home) -> int:
    """Tricks of the hand on a screen."""
    return len(home.view.public.hand.tricks)


def phrases_of(value: object) -> Iterator[Phrase]:
    """Every phrase anywhere in a scene."""
    if isinstance(value, Phrase):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from phrases_of(getattr(value, name))
    elif isinstance(value, tuple):
        for one in value:
            yield from phrases_of(one)


def news(home: Home) -> str:
    """What the prompt tells for a while."""
    return "" if home.around.news is None else home.around.news.source


def prompt(home: Home) -> str:
    """What the prompt says first."""
    return "" if home.scene.prompt is None else home.scene.prompt.first.source


def cut(network: Network) -> None:
    """A guest's line breaks."""
    assert network.guest is not None
    joiner = network.guest._joiner
    assert joiner is not None
    for carrier in list(joiner._carriers):
        carrier.tear()


def test_a_whole_match(make: Make, qtbot: QtBot) -> None:
    homes = [make(name) for name in ("Anna", "Nora", "Walter")]
    start(*homes)
    host = homes[0]
    assert [home.seat() for home in homes] == [Seat.SOUTH, Seat.NORTH, Seat.WEST]
    play_on(homes, lambda: all(home.phase() is Phase.OVER for home in homes), qtbot)
    assert len({home.view.public.total for home in homes}) == 1
    paths = [home.network.record for home in homes]
    host.network.close_table()
    logs = []
    for home, path in zip(homes, paths, strict=True):
        home.until(lambda home: not home.network.at_table)
        assert path is not None
        logs.append(read_record(path).log)
    assert logs[0].facts == logs[1].facts == logs[2].facts
    assert all(home.troubles == [] for home in homes)


def test_the_host_deals_and_guests_are_told_so(make: Make, qtbot: QtBot) -> None:
    host, guest = make("Anna"), make("Nora")
    start(host, guest)

    def between() -> bool:
        return all(home.phase() is Phase.DEALING for home in (host, guest))

    def turn() -> bool:
        for home in (host, guest):
            if home.my_move():
                home.act()
        return bool(host.view.public.past) and between()

    qtbot.waitUntil(turn)
    middle, theirs = host.scene.middle, guest.scene.middle
    assert isinstance(middle, ResultMiddle)
    assert middle.next is not None
    assert isinstance(theirs, ResultMiddle)
    assert theirs.next is None
    guest.until(lambda guest: guest.around.after_hand is not None)
    said = guest.said(None if guest.scene.prompt is None else guest.scene.prompt.second)
    assert said == "Anna deals the next hand. Checked: the deal was fixed before play."
    assert guest.desk is not None
    guest.desk.next_hand()
    QTest.qWait(50)
    assert between(), "a guest cannot deal"
    QTest.keyClick(host.window, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: guest.view.public.hand.number == 2)


def test_undo_is_asked_for(make: Make, qtbot: QtBot) -> None:
    host, nora, walter = homes = [make(name) for name in ("Anna", "Nora", "Walter")]
    start(*homes)
    play_on(homes, lambda: tricks(nora) >= 2, qtbot)
    n = nora.view.public.rewinds
    qtbot.waitUntil(lambda: nora.match.can_undo())
    nora.window.table.view.actions_row.undo_button.click()
    for home in (host, walter):
        home.until(lambda home: home.scene.asked)
        assert home.window.table.view.actions_row.yes_button.isVisible()
        assert home.window.table.view.actions_row.undo_button.isHidden()
    host.window.table.view.actions_row.no_button.click()
    for home in homes:
        home.until(lambda home: not home.scene.asked)
    assert news(nora) == lantable.UNDO_NOT_DONE
    assert nora.view.public.rewinds == n
    nora.window.table.view.actions_row.undo_button.click()
    for home in (host, walter):
        home.until(lambda home: home.scene.asked)
        home.window.table.view.actions_row.yes_button.click()
    for home in homes:
        home.until(lambda home: home.view.public.rewinds == n + 1)
        assert news(home) == lantable.UNDO_DONE


def test_a_line_breaks_and_holds_again(make: Make, qtbot: QtBot) -> None:
    host, guest = make("Anna"), make("Nora")
    start(host, guest)
    play_on([host, guest], lambda: tricks(guest) >= 1, qtbot)
    qtbot.waitUntil(lambda: _act_as(host) or guest.my_move())
    before = guest.session
    cut(guest.network)
    guest.wait(lambda: guest.around.trouble is not None)
    assert prompt(guest) == lantable.UNREACHABLE
    host.wait(lambda: Seat.NORTH in host.around.away)
    plate = host.scene.plates[Seat.NORTH]
    assert plate.kind == "away"
    # A card played while the line is broken is not lost.
    guest.act()
    hand = guest.view.hand
    guest.wait(lambda: guest.around.trouble is None)
    guest.wait(lambda: guest.view.hand != hand)
    assert guest.session is before, "the same match goes on in the same window"
    host.wait(lambda: not host.around.away)
    assert news(host) == lantable.BACK
    play_on([host, guest], lambda: host.phase() is Phase.OVER, qtbot)


def _act_as(home: Home) -> bool:
    """Act if it is their move; never more than that."""
    if home.my_move():
        home.act()
    return False


def test_a_guest_is_killed_and_returns_with_its_token(make: Make, qtbot: QtBot) -> None:
    wishes = TableWishes(hand_pause=0, patience=0)
    host, guest = make("Anna", wishes=wishes), make("Nora")
    start(host, guest)
    play_on([host, guest], lambda: tricks(guest) >= 1, qtbot)
    guest.door.close()
    host.wait(lambda: host.view.public.seats[Seat.NORTH].by.startswith("bot:"))
    stand_in = host.view.public.seats[Seat.NORTH].by
    host.wait(lambda: host.scene.plates[Seat.NORTH].kind == "away")
    play_on([host], lambda: tricks(host) >= 3, qtbot)
    again = make("Nora")
    again.door.show()
    (row,) = again.lobby.join.list.views.values()
    assert row.row.own_seat
    row.click()
    assert again.lobby.join.code.text() == ""
    again.lobby.join.join.click()
    again.wait(lambda: again.session is not None)
    assert again.seat() is Seat.NORTH
    host.wait(lambda: host.view.public.seats[Seat.NORTH].by == "remote")
    play_on([host, again], lambda: again.phase() is Phase.OVER, qtbot)
    path = again.network.record
    again.door.close()
    assert path is not None
    log = read_record(path).log
    assert [fact.by for fact in log.facts if isinstance(fact, SeatChanged)] == [
        stand_in,
        "remote",
    ]


def second(home: Home) -> Phrase | None:
    """The second line of the prompt."""
    assert home.scene.prompt is not None
    return home.scene.prompt.second


def test_a_host_closes_and_hosts_again(make: Make, qtbot: QtBot) -> None:
    host, guest = make("Anna"), make("Nora")
    start(host, guest)
    play_on([host, guest], lambda: tricks(host) >= 2, qtbot)
    path = host.network.record
    host.network.close_table()
    assert host.scene.prompt is not None
    assert not host.scene.can_undo, "a closed table takes nothing back"
    host.door.close()
    guest.wait(lambda: not guest.network.at_table)
    assert isinstance(guest.session, GuestSession)
    assert prompt(guest) == lantable.CLOSED
    assert guest.network.record is None
    assert second(guest) is None, "nothing is kept that could go on"
    tricks_then = tricks(guest)
    again = make("Anna")
    again.door.host_again(path)
    assert again.network.host is not None
    again.wait(lambda: again.session is not None)
    assert tricks(again) >= tricks_then, "the same hand goes on"
    guest.door.show()
    (row,) = guest.lobby.join.list.views.values()
    row.click()
    guest.lobby.join.join.click()
    guest.wait(lambda: guest.network.at_table and guest.session is not None)
    play_on(
        [again, guest],
        lambda: again.phase() is guest.phase() is Phase.OVER,
        qtbot,
    )


def test_a_guest_hosts_a_match_whose_host_is_gone(make: Make, qtbot: QtBot) -> None:
    host, guest = make("Anna"), make("Nora")
    start(host, guest)
    play_on([host, guest], lambda: guest.view.public.hand.number == 2, qtbot)
    total = guest.view.public.total
    host.network.close_table()
    guest.wait(lambda: not guest.network.at_table)
    assert second(guest) == Phrase(lantable.CLOSED_HOW)
    path = guest.network.record
    assert path is not None
    guest.door.host_again(path)
    hosted = guest.network.host
    assert hosted is not None
    assert guest.lobby.isVisible()
    assert guest.scene_stage() == "open"
    assert not guest.lobby.foot.rules.isVisible(), "the rules of this match stay"
    assert not guest.lobby.foot.main.isEnabled(), "a seat is kept for Anna"
    late = make("Anna")
    late.join_and_agree(hosted.port, hosted.table.door.code)
    guest.wait(guest.lobby.foot.main.isEnabled)
    guest.lobby.foot.main.click()
    for home in (guest, late):
        home.until(lambda home: home.session is not None and home.phase() is not None)
    late.wait(lambda: late.view.public.hand.number == 2)
    assert late.seat() is Seat.SOUTH, "everybody sits where they sat"
    assert late.view.public.total == total
    play_on([guest, late], lambda: late.phase() is guest.phase() is Phase.OVER, qtbot)


def test_chat_and_who_is_heard(make: Make, qtbot: QtBot) -> None:
    host, nora, walter = homes = [make(name) for name in ("Anna", "Nora", "Walter")]
    start(*homes)
    actions = nora.window.table.view.actions_row
    nora.wait(actions.chat_button.isVisible)
    panel = nora.chat()
    assert not panel.isVisible()
    assert walter.guest.say("<b>Hello</b> & good luck")
    nora.wait(lambda: panel.unread == 1)
    assert host.host.say("Hi")
    nora.wait(lambda: panel.unread == 2)
    assert nora.scene.unread == 2
    actions.chat_button.click()
    assert panel.isVisible()
    assert nora.scene.unread == 0
    assert panel.lines.toPlainText().splitlines() == [
        "Walter: <b>Hello</b> & good luck",
        "Anna: Hi",
    ]
    panel.set_heard(Seat.WEST, False)
    assert walter.guest.say("unheard")
    QTest.keyClicks(panel.field, "Hello all")
    QTest.keyClick(panel.field, Qt.Key.Key_Return)
    nora.wait(lambda: "Nora: Hello all" in panel.lines.toPlainText())
    walter.wait(lambda: "Nora: Hello all" in walter.chat().lines.toPlainText())
    assert "unheard" not in panel.lines.toPlainText()
    assert panel.field.text() == ""
    QTest.keyClick(panel.field, Qt.Key.Key_Escape)
    assert not panel.isVisible()
    panel.field.setText("x" * 300)
    assert len(panel.field.text()) == 200


def test_a_table_pauses_for_somebody_lost(make: Make, qtbot: QtBot) -> None:
    host = make("Anna", wishes=TableWishes(hand_pause=0, policy="pause"))
    nora, walter = make("Nora"), make("Walter")
    start(host, nora, walter)
    play_on([host, nora, walter], lambda: tricks(host) >= 1, qtbot)
    nora.door.close()
    for home in (host, walter):
        home.until(lambda home: home.around.trouble is not None)
        assert prompt(home) == lantable.PAUSED
    facts = host.view.public.n
    for home in (host, walter):
        if home.view.public.turn is home.seat():
            assert home.match.wish(sound_action(home.view)) is not None
    QTest.qWait(100)
    assert host.view.public.n == facts, "nobody can act"
    back = make("Nora")
    back.door.show()
    next(iter(back.lobby.join.list.views.values())).click()
    back.lobby.join.join.click()
    for home in (host, walter):
        home.until(lambda home: home.around.trouble is None)
    play_on([host, back, walter], lambda: tricks(host) >= 3, qtbot)


def test_a_guest_leaves_for_good(make: Make, qtbot: QtBot) -> None:
    host, guest = make("Anna"), make("Nora")
    start(host, guest)
    play_on([host, guest], lambda: tricks(guest) >= 1, qtbot)
    guest.door.show()
    guest.lobby.foot.leave.click()
    guest.press("Leave the table")
    assert not guest.network.at_table
    assert prompt(guest) == lantable.LEFT
    host.wait(lambda: host.around.news is not None)
    assert news(host) == lantable.GOT_UP
    guest.door.show()
    assert not guest.lobby.join.list.views, "there is no seat to come back to"
    play_on([host], lambda: host.phase() is Phase.OVER, qtbot)


def test_after_a_match_the_lobby_has_the_next_one(make: Make, qtbot: QtBot) -> None:
    host, guest = make("Anna"), make("Nora")
    start(host, guest)
    homes = [host, guest]
    play_on(homes, lambda: all(home.phase() is Phase.OVER for home in homes), qtbot)
    middle = guest.scene.middle
    assert isinstance(middle, ResultMiddle)
    assert guest.said(middle.next) == "Back to the lobby"
    first = host.match.header.match
    host.door.show()
    host.wait(host.lobby.foot.main.isEnabled)
    host.lobby.foot.main.click()
    for home in homes:
        home.until(lambda home: home.match.header.match != first)
    assert guest.view.public.past == ()
    play_on(homes, lambda: tricks(guest) >= 1, qtbot)
    # Once the table is closed the next match begins as any other.
    play_on(homes, lambda: all(home.phase() is Phase.OVER for home in homes), qtbot)
    host.network.close_table()
    guest.wait(lambda: not guest.network.at_table)
    for home in homes:
        middle = home.scene.middle
        assert isinstance(middle, ResultMiddle)
        assert home.said(middle.next) == "New match"
        assert home.around.trouble is None


def test_a_spectator_sees_the_table_and_no_hand(make: Make, qtbot: QtBot) -> None:
    wishes = TableWishes(hand_pause=0, spectators=True)
    host, guest, ilse = make("Anna", wishes=wishes), make("Nora"), make("Ilse")
    code = host.open_table()
    guest.join_and_agree(host.host.port, code)
    ilse.door.show()
    ilse.lobby.join.watch.setChecked(True)
    ilse.join(host.host.port, code)
    ilse.until(lambda ilse: ilse.scene_stage() == "guest")
    assert not ilse.lobby.foot.main.isEnabled()
    assert all(not seat.isEnabled() for seat in ilse.lobby.felt.seats.values())
    host.lobby.foot.main.click()
    for home in (host, guest, ilse):
        home.until(lambda home: home.session is not None)
    play_on([host, guest], lambda: ilse.session is not None and tricks(ilse) >= 2, qtbot)
    scene = ilse.scene
    assert scene.hidden
    assert all(one.card is None for one in scene.hand)
    assert not scene.can_act
    assert not scene.can_undo
    assert scene.unread is None
    south = scene.plates[Seat.SOUTH]
    assert (south.name, ilse.said(south.who)) == ("Anna", "Person · network")
    assert len(scene.hand) == south.cards
    assert not any("You" in ilse.said(phrase) for phrase in phrases_of(scene))
    play_on([host, guest], lambda: ilse.phase() is Phase.OVER, qtbot)
    assert ilse.view.public.total == host.view.public.total
    assert not any("You" in ilse.said(phrase) for phrase in phrases_of(ilse.scene))
    ilse.door.show()
    ilse.lobby.foot.leave.click()
    assert ilse.network.guest is None


def test_nobody_looks_on_unasked(make: Make) -> None:
    host, ilse = make("Anna"), make("Ilse")
    code = host.open_table()
    ilse.door.show()
    ilse.lobby.join.watch.setChecked(True)
    ilse.join(host.host.port, code)
    ilse.wait(lambda: ilse.lobby.join.note.text.text() == ilse.said(lanfaults.not_watched()))
