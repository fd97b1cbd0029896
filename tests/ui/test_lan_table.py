"""The table as it looks with people elsewhere: who is away, what is asked, waited for, said.

Also: a match alone knows nothing of all this and opens no port.
"""

import subprocess
import sys
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from maverick_desktop.core.cards import Seat
from maverick_desktop.core.public import Phase, PublicState, Sitter
from maverick_desktop.core.rules import CLASSIC
from maverick_desktop.core.view import SeatView
from maverick_desktop.lan.approach import Unreachable
from maverick_desktop.lan.check import (
    Advice,
    AtPort,
    CheckRun,
    Echo,
    Finding,
    Joined,
    Networks,
    Reached,
)
from maverick_desktop.lan.interfaces import Interface
from maverick_desktop.lan.messages import Why
from maverick_desktop.text import lancheck, lanfaults, lantable
from maverick_desktop.text.phrase import Phrase, say
from maverick_desktop.ui.lan import networkcheck
from maverick_desktop.ui.lan.lobbystaging import Seated, Seats
from maverick_desktop.ui.lan.networkcheck import NetworkCheckDialog
from maverick_desktop.ui.lan.surroundings import Surroundings
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.main_window import MainWindow
from maverick_desktop.ui.pacing import AT_ONCE, Screen
from maverick_desktop.ui.scene import ALONE, Around, Intent, Plate, ResultMiddle, Scene, Shown
from maverick_desktop.ui.staging import scene_of
from maverick_desktop.ui.views.plates import PlateView
from tests.patience import WHOLE_RUN
from tests.ui.play import rules_with, settle, views_of_a_match

VIEWS = [view for view, _ in views_of_a_match(rules_with(CLASSIC, hands=1, target=None), 3)]
WAITING = next(
    view for view in VIEWS if view.public.phase is Phase.PLAY and view.public.turn is Seat.NORTH
)
MINE = next(
    view for view in VIEWS if view.public.phase is Phase.PLAY and view.public.turn is Seat.SOUTH
)


def _scene(view: SeatView, **around: object) -> Scene:
    known = msgspec.structs.replace(ALONE, elsewhere=True, **around)
    return scene_of(Shown(view, can_undo=True, around=known), Intent())


def _remote(view: SeatView, seat: Seat, by: str = "remote") -> SeatView:
    """The view with somebody else at a seat."""
    seats = list(view.public.seats)
    seats[seat] = Sitter("Nora", by)
    public = msgspec.structs.replace(view.public, seats=tuple(seats))
    return msgspec.structs.replace(view, public=public)


def _prompt(scene: Scene) -> tuple[str, str]:
    assert scene.prompt is not None
    second = scene.prompt.second
    return say(scene.prompt.first), "" if second is None else say(second)


# --- scenes --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("by", "away", "kind", "who", "short"),
    [
        ("remote", False, "person", "Person · network", "network"),
        ("remote", True, "away", "Away", "Away"),
        ("bot:club", True, "away", "Away · computer", "computer"),
        ("bot:club", False, "computer", "Computer · Club", "Club"),
    ],
)
def test_a_plate_says_who_plays(by: str, away: bool, kind: str, who: str, short: str) -> None:
    view = _remote(WAITING, Seat.NORTH, by)
    there = frozenset({Seat.NORTH}) if away else frozenset()
    plate = _scene(view, away=there).plates[Seat.NORTH]
    assert plate.kind == kind
    assert (say(plate.who), say(plate.who_short)) == (who, short)


def test_ones_own_seat_is_never_away() -> None:
    plate = _scene(WAITING, away=frozenset({Seat.SOUTH})).plates[Seat.SOUTH]
    assert plate.kind == "person"


@pytest.mark.parametrize(
    ("policy", "second"),
    [
        ("bot", "Without Nora the computer plays on after 30 seconds."),
        ("wait", "The match waits until Nora is back."),
        ("pause", "The match waits until Nora is back."),
    ],
)
def test_who_is_waited_for_cannot_be_reached(policy: str, second: str) -> None:
    view = _remote(WAITING, Seat.NORTH)
    gone = frozenset({Seat.NORTH})
    scene = _scene(view, away=gone, policy=policy, patience=30)
    assert _prompt(scene) == ("Nora cannot be reached", second)
    computer = _scene(_remote(WAITING, Seat.NORTH, "bot:club"), away=gone, policy=policy)
    assert _prompt(computer)[0] == "Nora is thinking"


def test_a_question_takes_the_prompt_and_trouble_takes_it_from_the_question() -> None:
    question = lantable.undo_asked("Nora")
    scene = _scene(MINE, question=question, unread=3)
    assert scene.asked
    assert scene.prompt is not None
    assert scene.prompt.yours
    assert _prompt(scene) == (
        "Nora would like to take back the last decision",
        "It is done if everybody agrees.",
    )
    trouble = _scene(MINE, question=question, trouble=lantable.unreachable(4))
    assert not trouble.asked
    assert _prompt(trouble) == (
        "The table cannot be reached, trying again",
        "Next try in 4 seconds. What you have played is not lost.",
    )


def test_news_are_the_second_line_for_a_while() -> None:
    news = Phrase(lantable.BACK, {"who": "Nora"})
    first, second = _prompt(_scene(MINE, news=news))
    assert first.startswith("Your turn") or "left" in first
    assert second == "Nora is back."


def test_after_a_hand_the_host_deals() -> None:
    over = next(view for view in VIEWS if view.public.past)
    public = msgspec.structs.replace(over.public, phase=Phase.DEALING)
    between = msgspec.structs.replace(over, public=public)
    waited_for = Phrase(lantable.DEALS, {"who": "Anna"})
    scene = _scene(between, deals=False, after_hand=waited_for)
    assert isinstance(scene.middle, ResultMiddle)
    assert scene.middle.next is None
    assert _prompt(scene)[1] == "Anna deals the next hand."
    mine = _scene(between)
    assert isinstance(mine.middle, ResultMiddle)
    assert mine.middle.next == Phrase("Next hand")


def test_after_the_match_it_goes_back_to_the_lobby() -> None:
    over = next(view for view in reversed(VIEWS) if view.public.phase is Phase.OVER)
    scene = _scene(over)
    assert isinstance(scene.middle, ResultMiddle)
    assert scene.middle.next == Phrase(lantable.TO_LOBBY)


def test_the_actions_that_mean_something_are_there(look: Look, qtbot: QtBot) -> None:
    window = MainWindow(look)
    qtbot.addWidget(window)
    window.resize(1024, 640)
    actions = window.table.view.actions_row
    window.show()
    shown = {
        "undo": actions.undo_button,
        "chat": actions.chat_button,
        "yes": actions.yes_button,
        "no": actions.no_button,
    }

    def visible(scene: Scene) -> set[str]:
        window.show_scene(scene)
        return {name for name, button in shown.items() if button.isVisible()}

    assert visible(_scene(MINE)) == {"undo"}
    assert visible(_scene(MINE, unread=0)) == {"undo", "chat"}
    assert actions.chat_button.accessibleName() == "Chat"
    assert visible(_scene(MINE, unread=2)) == {"undo", "chat"}
    assert actions.chat_button.accessibleName() == "Chat, 2 new"
    assert visible(_scene(MINE, unread=2, question=lantable.undo_asked("Nora"))) == {"yes", "no"}
    answers: list[bool] = []
    window.table.view.answered.connect(answers.append)
    actions.yes_button.click()
    actions.no_button.click()
    assert answers == [True, False]


@pytest.fixture
def window(look: Look, qtbot: QtBot) -> MainWindow:
    """A window with a table, shown."""
    window = MainWindow(look)
    qtbot.addWidget(window)
    window.resize(1024, 640)
    window.show()
    settle()
    return window


def test_after_an_answer_the_keys_are_at_the_cards_again(window: MainWindow) -> None:
    view, actions = window.table.view, window.table.view.actions_row
    for button in (actions.yes_button, actions.no_button):
        window.show_scene(_scene(MINE, question=lantable.undo_asked("Nora")))
        button.setFocus()
        assert window.focusWidget() is button
        window.show_scene(_scene(MINE))
        assert window.focusWidget() is view._fan


def test_who_is_away_does_not_think(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: dict[str, bool] = {}

    def show_plate(_view: PlateView, plate: Plate, *, thinking: bool) -> None:
        shown[plate.place] = thinking

    monkeypatch.setattr(PlateView, "show_plate", show_plate)
    view = _remote(WAITING, Seat.NORTH)
    window.show_scene(_scene(view))
    assert shown["top"]
    window.show_scene(_scene(view, away=frozenset({Seat.NORTH})))
    assert not any(shown.values())


# --- who comes and goes --------------------------------------------------------------------------

HOST, NORA = Seated("human", "Anna", agreed=True), Seated("remote", "Nora", agreed=True)
BOT, OPEN = Seated("bot:club", "Emma"), Seated("open")


def _around(*north: Seated) -> Around:
    """What the screen shows after these people sat in the North, one after the other."""
    view = SeatView(PublicState(CLASSIC, WAITING.public.seats), Seat.SOUTH)
    screen = Screen(view, AT_ONCE)
    surroundings = Surroundings(screen, Seat.SOUTH, screen)
    for one in north:
        seats: Seats = (HOST, BOT, one, BOT)
        surroundings.show_seats(seats, "bot", 30)
    return screen.around


@pytest.mark.parametrize(
    ("before", "now", "said"),
    [
        (OPEN, NORA, "Nora has joined the table."),
        (NORA, OPEN, "Nora has left; the computer plays on in that seat."),
        (NORA, msgspec.structs.replace(NORA, here=False), "Nora has lost the connection."),
        (
            msgspec.structs.replace(NORA, here=False),
            msgspec.structs.replace(NORA, here=False, stand_in=True),
            "Nora has lost the connection; the computer plays on in that seat.",
        ),
        (msgspec.structs.replace(NORA, here=False), NORA, "Nora is back."),
        (NORA, NORA, None),
        (BOT, OPEN, None),
        (OPEN, BOT, None),
    ],
)
def test_who_comes_and_goes_is_told(before: Seated, now: Seated, said: str | None) -> None:
    around = _around(before, now)
    assert (None if around.news is None else say(around.news)) == said
    assert around.away == (frozenset() if now.here else frozenset({Seat.NORTH}))


def test_who_is_away_from_the_beginning_is_no_news() -> None:
    assert _around(msgspec.structs.replace(NORA, here=False)).news is None


# --- words ---------------------------------------------------------------------------------------


def test_every_end_has_a_sentence() -> None:
    """No word of the protocol, or of the way there, is without one."""
    for why in get_args(Why):
        assert say(lanfaults.refused(why)).endswith((".", "?"))
    for why in get_args(Unreachable):
        assert say(lanfaults.unreachable(why, "10.0.0.1")).endswith((".", "?"))


# --- the check of the network --------------------------------------------------------------------


def test_the_check_page(look: Look, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    wifi = Interface("wlan0", "192.168.1.24", 24, 2)
    found: list[Finding] = [
        Networks((wifi,)),
        AtPort(47114),
        Reached("192.168.1.24", False),
        Joined(True),
        Echo(False),
    ]

    class Said(CheckRun):
        """Finds what the test says."""

        def start(self) -> None:
            for one in found:
                self.found.emit(one)
            self.done.emit()

    monkeypatch.setattr(networkcheck, "CheckRun", Said)
    monkeypatch.setattr(networkcheck, "firewall", lambda: "ufw")
    monkeypatch.setattr(networkcheck, "interfaces", lambda: [wifi])
    dialog = NetworkCheckDialog(look, None)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: not dialog.running)
    assert list(dialog.findings) == found
    text = "\n".join(label.text() for label in dialog.findChildren(QLabel))
    assert "Nothing answers there, not even to this computer." in text
    assert say(lancheck.advice(Advice.NOT_REACHED.value)) in text
    assert say(lancheck.advice(Advice.NO_ECHO.value)) in text
    assert "sudo ufw allow 47114:47133/tcp" in text
    assert dialog.friend.endswith("My address is 192.168.1.24.")
    dialog.copy.click()
    assert QGuiApplication.clipboard().text() == dialog.friend
    found.pop()
    dialog.again.click()
    qtbot.waitUntil(lambda: not dialog.running and len(dialog.findings) == 4)


# --- alone ---------------------------------------------------------------------------------------

_ALONE = """
import os, sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from maverick_desktop.ui.app import make_look, make_shell
from tests.ui.play import settle, wish_for

application = QApplication([])
shell = make_shell(make_look(application), Path(sys.argv[1]))
shell.window.show()
shell.begin(wish_for())
for _ in range(20):
    settle()
own = set()
for fd in Path("/proc/self/fd").iterdir():
    try:
        own.add(os.readlink(fd))
    except OSError:
        pass
listening = [
    line.split()[1]
    for table in ("tcp", "tcp6", "udp", "udp6")
    for line in Path(f"/proc/self/net/{table}").read_text().splitlines()[1:]
    if f"socket:[{line.split()[9]}]" in own
]
loaded = [
    name
    for name in sys.modules
    if name.startswith(("maverick_desktop.lan", "maverick_desktop.ui.lan", "zeroconf", "spake2"))
]
shell.close()
print(listening, loaded)
"""


@pytest.mark.skipif(not Path("/proc/self/net/tcp").exists(), reason="this system has no /proc")
def test_a_match_alone_opens_no_port(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", _ALONE, str(tmp_path)],
        capture_output=True,
        text=True,
        check=True,
        timeout=WHOLE_RUN,
    )
    assert done.stdout.strip() == "[] []"
