"""The lobby: opening and joining tables by its buttons, what is wrong said in a sentence."""

import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QMenu, QMessageBox
from pytestqt.qtbot import QtBot

from maverick_desktop import __version__
from maverick_desktop.core.cards import Seat
from maverick_desktop.core.rules import CLASSIC, INDIVIDUALIST, TOURNAMENT, Rules
from maverick_desktop.lan.digest import rules_digest
from maverick_desktop.lan.discovery import Announcement, FoundTable
from maverick_desktop.lan.messages import NeedVersion
from maverick_desktop.text import lanfaults
from maverick_desktop.text.phrase import say
from maverick_desktop.ui.app import make_shell
from maverick_desktop.ui.dialogs.newmatch import NewMatchDialog
from maverick_desktop.ui.dialogs.rules import RulesDialog
from maverick_desktop.ui.lan import draft
from maverick_desktop.ui.lan.air import Broadcast, Finder
from maverick_desktop.ui.lan.hall import Ways
from maverick_desktop.ui.lan.hostsession import HostSession
from maverick_desktop.ui.lan.languest import why_over
from maverick_desktop.ui.lan.rooms import LanRooms
from maverick_desktop.ui.lan.settingsdialog import TableSettingsDialog
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.settings import TableWishes
from maverick_desktop.ui.shell import Shell
from tests.ui.lanhomes import QUIET, Home
from tests.ui.play import rules_with, wish_for

SHORT = rules_with(CLASSIC, hands=2, target=None, pass_count=0, tie="draw")
Make = Callable[..., Home]


class Ether(QObject):
    """Takes the network's place: what a test says is heard of."""

    ears: list["Ear"]

    def __init__(self) -> None:
        super().__init__()
        self.ears = []
        self.said: list[Announcement] = []
        self.mouths: list[Mouth] = []

    @property
    def ways(self) -> Ways:
        """Tables announce to it and listen to it."""
        return Ways(self._announce, self._listen, 0.02)

    def _announce(self, name: str, parent: QObject) -> Broadcast:
        mouth = Mouth(name, parent, self)
        self.mouths.append(mouth)
        return mouth

    def _listen(self, parent: QObject) -> Finder:
        ear = Ear(parent)
        self.ears.append(ear)
        return ear

    def tell(self, table: FoundTable) -> None:
        """Everybody hears of a table."""
        for ear in self.ears:
            ear.heard.emit(table)


class Mouth(Broadcast):
    """Announces to the ether."""

    def __init__(self, name: str, parent: QObject, ether: Ether) -> None:
        super().__init__(name, parent)
        self._ether = ether

    def say(self, what: Announcement) -> None:
        """Take note."""
        if not self._ether.said or self._ether.said[-1] != what:
            self._ether.said.append(what)

    def close(self) -> None:
        """Silence."""


class Ear(Finder):
    """Hears what the ether says."""

    def __init__(self, parent: QObject) -> None:
        QObject.__init__(self, parent)
        self.closed = False

    def close(self) -> None:
        """Take note."""
        self.closed = True


def found(
    port: int = 47114,
    rules: Rules = SHORT,
    name: str = "Kitchen",
    rules_name: str = "Short",
    protocols: tuple[int, int] = (1, 1),
    addresses: tuple[str, ...] = ("127.0.0.1",),
) -> FoundTable:
    """A table as it is heard of."""
    what = Announcement(name, "0.2.0", protocols, rules_name, rules_digest(rules), 2, port)
    return FoundTable(f"{name.lower()}._maverick._tcp.local.", what, addresses)


@pytest.fixture
def make(look: Look, qtbot: QtBot, tmp_path: Path) -> Make:
    """Makes a window for a player; the same name again has the same profile."""

    def home(name: str, **other: object) -> Home:
        folder = tmp_path / (name or "nobody")
        return Home(look, folder, qtbot, name, SHORT, **other)  # type: ignore[arg-type]

    return home


def note(home: Home) -> str:
    """What stands in the box under the fields."""
    return home.lobby.join.note.text.text()


def is_marked(field: QLineEdit) -> bool:
    """Whether a field is marked as wrong."""
    return bool(field.property("look") == "bad")


def choose(home: Home, seat: Seat, text: str) -> None:
    """Choose from the menu of a seat."""
    next(one for one in menu_of(home, seat).actions() if one.text().startswith(text)).trigger()


def entries(home: Home, seat: Seat) -> list[str]:
    """What the menu of a seat offers."""
    return [action.text() for action in menu_of(home, seat).actions()]


def seat_of_host(home: Home) -> Seat:
    """Where the host of an open table sits."""
    return home.host.me


def menu_of(home: Home, seat: Seat) -> QMenu:
    """The menu of a seat."""
    menus: list[QMenu] = []
    # A menu that pops up takes the keyboard, which is not there without a screen.
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(home.lobby, "open_menu", lambda menu, _seat: menus.append(menu))
        home.lobby.felt.seats[seat].click()
    (menu,) = menus
    return menu


# --- a table of one's own ------------------------------------------------------------------------


def test_a_table_is_opened_and_closed(make: Make) -> None:
    home = make("Anna")
    home.door.show()
    assert home.scene_stage() == "closed"
    assert home.lobby.code.name.text() == "Anna’s table"
    assert home.lobby.foot.main.isEnabled()
    home.lobby.foot.main.click()
    assert home.scene_stage() == "open"
    scene = home.lobby.scene
    assert scene is not None
    assert scene.code is not None
    code = home.host.table.door.code
    assert scene.code.first + scene.code.second == code
    home.lobby.code.copy.click()
    assert QGuiApplication.clipboard().text() == f"{code[:3]}-{code[3:]}"
    home.lobby.code.new.click()
    assert home.host.table.door.code != code
    assert home.lobby.foot.main.isEnabled(), "computers fill open seats"
    home.lobby.foot.leave.click()
    assert home.network.host is None
    assert home.scene_stage() == "closed"
    home.lobby.foot.leave.click()
    assert not home.lobby.isVisible()


def test_no_computer_is_called_as_the_player_alone(make: Make) -> None:
    settings = make("Anna").chosen.settings
    assert draft.computers(settings, say) == ("Simon", "Walter", "Nora", "Emma")
    named = replace(settings, names=("Anna", "Ben", "Cem", "Dora"))
    assert draft.computers(named, say) == ("Simon", "Ben", "Cem", "Dora")


def test_a_table_needs_its_hosts_name(make: Make) -> None:
    home = make("")
    home.door.show()
    home.lobby.foot.main.click()
    assert home.network.host is None
    assert home.lobby.warning.text.text() == lanfaults.NO_NAME
    QTest.keyClicks(home.lobby.name, "Anna")
    assert home.lobby.warning.isHidden()
    home.lobby.foot.main.click()
    assert home.host.table.chairs[Seat.SOUTH].name == "Anna"
    assert home.chosen.settings.player == "Anna"


def test_the_closed_lobby_leaves_the_table_open(make: Make) -> None:
    home = make("Anna")
    home.open_table()
    QTest.keyClick(home.lobby, Qt.Key.Key_Escape)
    assert not home.lobby.isVisible()
    assert home.door.at_table
    home.door.show()
    assert home.scene_stage() == "open"


def test_seats_are_changed(make: Make) -> None:
    host = make("Anna")
    host.door.show()
    choose(host, Seat.NORTH, "Only for a person")
    host.lobby.foot.main.click()
    assert not host.lobby.foot.main.isEnabled()
    foot = host.lobby.foot
    # In a narrow lobby it stands in the other line.
    assert "North waits for a person." in (foot.reason.text(), foot.agreed.text())
    choose(host, Seat.EAST, "Computer: Club")
    host.wait(lambda: host.host.table.chairs[Seat.EAST].by == "bot:club")
    guest = make("Nora")
    guest.join(host.host.port, host.host.table.door.code)
    guest.wait(lambda: guest.network.guest is not None and guest.guest.is_in)
    guest.until(lambda guest: guest.scene_stage() == "guest")
    assert guest.guest.table.seat is Seat.NORTH
    west = guest.lobby.felt.seats[Seat.WEST]
    assert west.card is not None
    assert west.card.may == "sit"
    west.click()
    guest.wait(lambda: guest.guest.table.seat is Seat.WEST)
    host.wait(lambda: host.host.table.chairs[Seat.WEST].name == "Nora")
    assert not guest.lobby.felt.seats[Seat.EAST].isEnabled()
    choose(host, Seat.WEST, "Free the seat of Nora")
    host.press("Free the seat")
    guest.wait(lambda: guest.network.guest is None)
    assert note(guest) == guest.said(lanfaults.refused("freed"))
    host.wait(lambda: host.host.table.chairs[Seat.WEST].by == "open")


def test_the_host_sits_elsewhere(make: Make) -> None:
    host, guest = make("Anna"), make("Nora")
    host.door.show()
    choose(host, Seat.EAST, "Computer: Club")
    choose(host, Seat.EAST, "Sit here")
    south, east = (host.lobby.felt.seats[seat].card for seat in (Seat.SOUTH, Seat.EAST))
    assert south is not None
    assert east is not None
    assert (host.said(south.name), south.may) == ("Simon", "change")
    assert (host.said(east.name), east.may) == ("You", "")
    code = host.open_table()
    assert seat_of_host(host) is Seat.EAST
    choose(host, Seat.WEST, "Sit here")
    assert seat_of_host(host) is Seat.WEST
    guest.join_and_agree(host.host.port, code)
    host.wait(host.lobby.foot.main.isEnabled)
    assert "Sit here" not in entries(host, Seat.NORTH), "somebody sits there"
    host.lobby.foot.main.click()
    for home in (host, guest):
        home.until(lambda home: home.session is not None)
    assert host.seat() is Seat.WEST
    assert guest.view.public.seats[Seat.WEST].name == "Anna"
    host.door.show()
    assert "Sit here" not in entries(host, Seat.SOUTH), "in a match everybody stays"
    path = host.network.record
    host.door.close()
    again = make("Anna")
    again.door.host_again(path)
    again.until(lambda home: home.session is not None)
    assert again.seat() is Seat.WEST


def test_all_agree_before_the_start_and_again_when_rules_change(make: Make) -> None:
    host, guest = make("Anna"), make("Nora")
    code = host.open_table()
    guest.join(host.host.port, code)
    guest.until(lambda guest: guest.scene_stage() == "guest")
    host.wait(lambda: not host.lobby.foot.main.isEnabled())
    scene = host.lobby.scene
    assert scene is not None
    assert host.said(scene.reason) == "Nora has not agreed to the rules yet."
    assert host.said(scene.agreed) == "1 of 2 people have agreed to these rules"
    guest.lobby.foot.main.click()
    host.wait(host.lobby.foot.main.isEnabled)
    guest.wait(lambda: not guest.lobby.foot.main.isEnabled())
    host.lobby.foot.rules.click()
    rules = host.lobby.findChild(RulesDialog)
    assert rules is not None
    rules.accepted_rules.emit("individualist", host.rule_sets.all()["individualist"])
    rules.close()
    host.wait(lambda: not host.lobby.foot.main.isEnabled())
    guest.wait(guest.lobby.foot.main.isEnabled)
    rule_set = guest.guest.table.rule_set
    assert rule_set is not None
    assert rule_set.rules == INDIVIDUALIST
    assert guest.lobby.rules.compared_with == guest.chosen.settings.rules
    points = [
        label.text() for label in guest.lobby.rules.findChildren(QLabel) if label.text() == "Target"
    ]
    assert points, "what differs from one's own rules is listed"
    guest.lobby.rules.whole.click()
    reading = guest.lobby.findChild(RulesDialog)
    assert reading is not None
    assert reading.book.fixed is not None
    assert reading.book.other is not None
    reading.close()
    guest.lobby.foot.main.click()
    host.wait(host.lobby.foot.main.isEnabled)


def test_the_code_is_hidden_once_everybody_is_here(make: Make) -> None:
    host, guest = make("Anna"), make("Nora")
    host.door.show()
    choose(host, Seat.WEST, "Computer: Club")
    choose(host, Seat.EAST, "Computer: Club")
    code = host.open_table()
    guest.join_and_agree(host.host.port, code)
    host.until(lambda host: _hidden(host))
    assert code not in host.lobby.code.view.accessibleName()
    assert not host.lobby.code.copy.isEnabled()
    host.lobby.code.new.click()
    assert not _hidden(host)


def _hidden(home: Home) -> bool:
    scene = home.lobby.scene
    return scene is not None and scene.code is not None and scene.code.hidden


def test_table_settings(make: Make) -> None:
    home = make("Anna", wishes=TableWishes())
    home.open_table()
    home.lobby.foot.settings.click()
    dialog = home.lobby.findChild(TableSettingsDialog)
    assert dialog is not None
    assert dialog.name.placeholderText() == "Anna’s table"
    assert dialog.patience.isVisible()
    dialog.name.setText("Oak room")
    dialog.policy.setCurrentIndex(dialog.policy.findData("pause"))
    assert not dialog.patience.isVisible()
    dialog.timer.setCurrentIndex(dialog.timer.findData(60))
    dialog.pause.setCurrentIndex(dialog.pause.findData(0))
    dialog.chat.setChecked(False)
    dialog.spectators.setChecked(True)
    dialog.done_button.click()
    setup = home.host.table.setup
    assert (setup.name, setup.policy, setup.timer, setup.hand_pause) == ("Oak room", "pause", 60, 0)
    assert (setup.chat, setup.spectators) == (False, True)
    assert home.chosen.settings.network.name == "Oak room"
    assert home.chosen.file.load().network == home.chosen.settings.network


def test_a_table_is_announced_as_it_is(make: Make) -> None:
    ether = Ether()
    host = make("Anna", ways=ether.ways)
    host.open_table()
    host.wait(lambda: bool(ether.said))
    first = ether.said[-1]
    assert first.table == "Anna’s table"
    assert first.rules_digest == rules_digest(SHORT)
    assert (first.free, first.port) == (3, host.host.port)
    scene = host.lobby.scene
    assert scene is not None
    assert host.said(scene.air) == "Announcing “Anna’s table” on this network."
    ether.mouths[0].on_air.emit(1)
    scene = host.lobby.scene
    assert scene is not None
    assert host.said(scene.air) == "Seen on this network as “Anna’s table”."
    choose(host, Seat.EAST, "Computer: Club")
    host.wait(lambda: ether.said[-1].free == 2)
    own = FoundTable(f"{ether.mouths[0].name}._maverick._tcp.local.", first, ("127.0.0.1",))
    ether.tell(own)
    assert not host.lobby.join.list.views, "one's own table is not there to be joined"


# --- joining -------------------------------------------------------------------------------------


def test_a_wrong_code_is_told_and_the_right_one_works(make: Make) -> None:
    host, guest = make("Anna"), make("Nora")
    code = host.open_table()
    other = ("1" if code[0] != "1" else "2") + code[1:]
    guest.join(host.host.port, other)
    guest.wait(lambda: note(guest) == guest.said(lanfaults.refused("code")))
    assert guest.network.guest is None
    assert guest.lobby.join.join.text() == "Join"
    QTest.qWait(1100)
    guest.lobby.join.code.setText(f"{code[:3].lower()} – {code[3:].lower()}")
    guest.lobby.join.join.click()
    guest.until(lambda guest: guest.scene_stage() == "guest")


def test_a_host_unlocks_a_table_after_ten_wrong_codes(make: Make) -> None:
    host, guest = make("Anna"), make("Nora")
    code = host.open_table()
    gate = host.host.table.door.gate
    for number in range(10):
        gate.wrong(f"192.168.1.{number}", 0.0)
    host.host.table_changed()
    host.wait(host.lobby.warning.isVisible)
    guest.join(host.host.port, code)
    guest.wait(lambda: note(guest) == guest.said(lanfaults.refused("locked")))
    host.lobby.warning.button.click()
    assert host.lobby.warning.isHidden()
    guest.join(host.host.port, code)
    guest.until(lambda guest: guest.scene_stage() == "guest")


@pytest.mark.parametrize(
    ("address", "port", "code", "field", "said"),
    [
        ("", "", "7K4M2Q", "address", lanfaults.BAD_ADDRESS),
        ("not an address", "", "7K4M2Q", "address", lanfaults.BAD_ADDRESS),
        ("127.0.0.1", "0", "7K4M2Q", "port", lanfaults.BAD_PORT),
        ("127.0.0.1", "70000", "7K4M2Q", "port", lanfaults.BAD_PORT),
        ("127.0.0.1", "٣", "7K4M2Q", "port", lanfaults.BAD_PORT),
        ("127.0.0.1", "47114", "7K4", "code", lanfaults.BAD_CODE),
        ("127.0.0.1", "47114", "7K4M2U", "code", lanfaults.BAD_CODE),
    ],
)
def test_what_is_typed_is_looked_at_before_anything_is_sent(
    make: Make, address: str, port: str, code: str, field: str, said: str
) -> None:
    home = make("Nora")
    home.door.show()
    join = home.lobby.join
    join.address.setText(address)
    join.port.setText(port)
    join.code.setText(code)
    QTest.keyClick(join.code, Qt.Key.Key_Return)
    assert note(home) == said
    assert is_marked(getattr(join, field))
    assert home.network.guest is None
    QTest.keyClicks(getattr(join, field), "1")
    assert not is_marked(getattr(join, field))


def test_nobody_at_that_port(make: Make) -> None:
    home = make("Nora")
    home.join(9, "7K4M2Q")
    assert home.lobby.join.join.text() == "Stop"
    home.wait(lambda: note(home).startswith("No table is open at 127.0.0.1:9."))
    assert home.lobby.join.join.text() == "Join"
    assert home.lobby.join.address.isEnabled()


def test_setting_out_can_be_stopped(make: Make) -> None:
    home = make("Nora")
    home.door.show()
    join = home.lobby.join
    # Somebody lets everybody in and says nothing.
    with socket.create_server(("127.0.0.1", 0)) as silent:
        join.address.setText("127.0.0.1")
        join.port.setText(str(silent.getsockname()[1]))
        join.code.setText("7K4M2Q")
        join.join.click()
        home.wait(lambda: home.network.guest is not None)
        join.join.click()
        assert home.network.guest is None
        assert join.join.text() == "Join"


def test_the_name_and_the_address_of_a_full_table(make: Make) -> None:
    host, guest = make("Anna"), make("Nora")
    host.door.show()
    for seat in (Seat.WEST, Seat.NORTH, Seat.EAST):
        choose(host, seat, "Computer: Club")
    code = host.open_table()
    guest.join(host.host.port, code)
    guest.wait(lambda: note(guest) == guest.said(lanfaults.refused("full")))


def test_tables_found(make: Make, tmp_path: Path) -> None:
    ether = Ether()
    home = make("Nora", ways=ether.ways)
    home.door.show()
    rows = home.lobby.join.list.in_order
    ether.tell(found(rules=SHORT, name="Kitchen"))
    ether.tell(found(rules=TOURNAMENT, name="Lena’s table", rules_name="Tournament"))
    ether.tell(found(rules=rules_with(SHORT, hands=3), name="Cellar", rules_name="<b>Own</b>"))
    ether.tell(found(name="Club room 2", protocols=(2, 3)))
    shown = {view.row.table: view for view in rows()}
    assert list(shown) == ["Cellar", "Kitchen", "Lena’s table", "Club room 2"]
    assert home.said(shown["Kitchen"].row.note) == "same rules as yours"
    assert home.said(shown["Lena’s table"].row.note) == "Compare rules"
    assert home.said(shown["Lena’s table"].row.rules) == "Tournament · to 50"
    assert home.said(shown["Cellar"].row.note) == "rules shown before you agree"
    assert home.said(shown["Cellar"].row.rules) == "<b>Own</b>"
    problem = home.said(shown["Club room 2"].row.problem)
    assert problem == f"needs version 0.2.0, you have {__version__}"
    assert not shown["Club room 2"].isEnabled()
    shown["Lena’s table"].link.click()
    rules = home.lobby.findChild(RulesDialog)
    assert rules is not None
    assert rules.rules == TOURNAMENT
    assert rules.book.fixed is not None
    assert rules.book.other is not None
    rules.close()
    shown["Kitchen"].click()
    assert home.lobby.join.address.text() == "127.0.0.1"
    assert home.lobby.join.port.text() == "47114"
    ether.ears[0].gone.emit("kitchen._maverick._tcp.local.")
    assert [view.row.table for view in rows()] == ["Cellar", "Lena’s table", "Club room 2"]
    home.lobby.close()
    assert ether.ears[0].closed, "nobody listens behind a closed lobby"


def test_a_table_found_is_joined_at_the_address_that_answers(make: Make) -> None:
    ether = Ether()
    host, guest = make("Anna"), make("Nora", ways=ether.ways)
    code = host.open_table()
    guest.door.show()
    ether.tell(found(host.host.port, addresses=("127.0.0.7%none", "127.0.0.1")))
    (view,) = guest.lobby.join.list.views.values()
    view.click()
    guest.lobby.join.code.setText(code)
    guest.lobby.join.join.click()
    guest.until(lambda guest: guest.scene_stage() == "guest")


def test_a_seat_that_is_kept_is_read_out(make: Make) -> None:
    host, guest = make("Anna"), make("Nora")
    code = host.open_table()
    guest.join_and_agree(host.host.port, code)
    host.wait(host.lobby.foot.main.isEnabled)
    host.lobby.foot.main.click()
    guest.until(lambda guest: guest.session is not None)
    guest.door.close()
    back = make("Nora")
    back.door.show()
    (view,) = back.lobby.join.list.in_order()
    assert view.accessibleName() == "Anna’s table, your seat is kept"


def test_joining_closes_ones_own_table_if_that_is_fine(make: Make) -> None:
    host, other, guest = make("Anna"), make("Lena"), make("Nora")
    code, other_code = host.open_table(), other.open_table()
    guest.join_and_agree(other.host.port, other_code)
    other.join(host.host.port, code)
    other.press("Keep it")
    assert other.scene_stage() == "open"
    other.join(host.host.port, code)
    other.press("Close it and join")
    other.until(lambda other: other.scene_stage() == "guest")
    assert other.network.host is None
    guest.wait(lambda: guest.network.guest is None)
    assert note(guest) == guest.said(lanfaults.closed())


def test_two_of_one_name_are_told_apart(
    make: Make, look: Look, qtbot: QtBot, tmp_path: Path
) -> None:
    host, one = make("Anna"), make("Nora")
    two = Home(look, tmp_path / "second", qtbot, "nora", SHORT)
    code = host.open_table()
    one.join_and_agree(host.host.port, code)
    two.join_and_agree(host.host.port, code)
    names = [chair.name for chair in host.host.table.chairs]
    assert names == ["Anna", "nora 2", "Nora", ""]


def test_versions_that_do_not_fit_are_named() -> None:
    newer = why_over(NeedVersion((2, 3), "0.2.0"))
    assert newer == lanfaults.needs_version("0.2.0", __version__, older=False)
    older = why_over(NeedVersion((0, 0), "0.0.1"))
    assert older == lanfaults.needs_version("0.0.1", __version__, older=True)


def test_leaving_the_lobby_of_somebody_elses_table(make: Make) -> None:
    host, guest = make("Anna"), make("Nora")
    code = host.open_table()
    guest.join_and_agree(host.host.port, code)
    guest.lobby.foot.leave.click()
    assert guest.network.guest is None
    assert guest.scene_stage() == "closed"
    host.wait(lambda: host.host.table.chairs[Seat.NORTH].by == "open")
    assert not guest.lobby.join.list.views


# --- from the menu -------------------------------------------------------------------------------


def is_playing(shell: Shell, match: str) -> bool:
    """Whether a match is in the window."""
    return shell.session is not None and shell.session.header.match == match


def is_open(rooms: LanRooms) -> bool:
    """Whether the lobby is on the screen."""
    return rooms.lobby.dialog.isVisible()


def test_the_menu_leads_to_the_lobby(look: Look, qtbot: QtBot, tmp_path: Path) -> None:
    shell = make_shell(look, tmp_path)
    qtbot.addWidget(shell.window, before_close_func=lambda _window: shell.close())
    shell.window.show()
    rooms = shell.network.rooms(QUIET)
    shell.window.commands["network"].trigger()
    assert is_open(rooms)
    rooms.lobby.dialog.name.setText("Anna")
    rooms.lobby.dialog.name_changed.emit("Anna")
    rooms.lobby.dialog.foot.main.click()
    rooms.lobby.dialog.foot.main.click()
    qtbot.waitUntil(lambda: shell.session is not None)
    assert isinstance(shell.session, HostSession)
    # With people around, another match begins in the lobby alone.
    shell.window.commands["new"].trigger()
    assert is_open(rooms)
    assert shell.window.findChild(NewMatchDialog) is None
    rooms.network.close_table()
    rooms.lobby.close()
    assert shell.session is not None, "what was played is still on the screen"
    shell.window.commands["new"].trigger()
    assert not is_open(rooms)


def test_a_match_alone_is_hosted_from_the_menu(look: Look, qtbot: QtBot, tmp_path: Path) -> None:
    shell = make_shell(look, tmp_path)
    qtbot.addWidget(shell.window, before_close_func=lambda _window: shell.close())
    shell.window.show()
    rooms = shell.network.rooms(QUIET)
    numbered = shell.begin(wish_for())
    shell.window.commands["rehost"].trigger()
    box = shell.window.findChild(QMessageBox)
    assert box is not None
    assert "deal number" in box.informativeText()
    box.close()
    assert is_playing(shell, numbered.header.match)
    match = shell.begin(wish_for(number=None)).header.match
    qtbot.waitUntil(lambda: is_playing(shell, match))
    shell.window.commands["rehost"].trigger()
    assert is_open(rooms)
    assert rooms.network.host is not None
    assert not is_playing(shell, match)
    rooms.lobby.dialog.foot.main.click()
    qtbot.waitUntil(lambda: is_playing(shell, match))
