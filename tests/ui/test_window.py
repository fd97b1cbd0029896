"""The whole window, driven as a player drives it: drag, click and key; closed and resumed."""

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListView
from pytestqt.qtbot import QtBot

from maverick_desktop.core.cards import Card, cards_in
from maverick_desktop.core.legal import MayBid, MayChoose, MayPlay, MayWait
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import CLASSIC, INDIVIDUALIST, Rules
from maverick_desktop.core.store import read_record
from maverick_desktop.core.view import SeatView
from maverick_desktop.ui.app import make_shell
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.main_window import MainWindow
from maverick_desktop.ui.pacing import AT_ONCE
from maverick_desktop.ui.session import GameSession
from maverick_desktop.ui.settings import SettingsFile
from maverick_desktop.ui.shell import Shell
from tests.ui.play import picture_folder, wish_for

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def shell(look: Look, tmp_path: Path, qtbot: QtBot) -> Iterator[Shell]:
    """A shown window on a fresh profile."""
    made = make_shell(look, tmp_path)
    qtbot.addWidget(made.window)
    made.window.show()
    qtbot.waitExposed(made.window)
    yield made
    made.window.close()


def _begin(shell: Shell, rules: Rules, qtbot: QtBot) -> None:
    session = shell.begin(wish_for(rules))
    session.screen.pace = AT_ONCE
    qtbot.waitUntil(lambda: _my_move(shell))


def _view(shell: Shell) -> SeatView:
    """What is on the screen."""
    assert shell.session is not None
    return shell.session.screen.view


def _gone(shell: Shell, card: Card) -> bool:
    return not (_view(shell).hand or 0) >> card & 1


def _my_move(shell: Shell) -> bool:
    assert shell.session is not None
    screen = shell.session.screen
    return screen.live and not isinstance(screen.view.legal(), MayWait)


def _hand_over(shell: Shell) -> bool:
    assert shell.session is not None
    screen = shell.session.screen
    return screen.live and bool(screen.view.public.past)


def _fan(shell: Shell) -> QListView:
    fan = shell.window.findChild(QListView)
    assert isinstance(fan, QListView)
    return fan


def _row(shell: Shell, card: Card) -> int:
    assert shell.desk is not None
    return [one.card for one in shell.desk.scene.hand].index(card)


def _point(shell: Shell, card: Card) -> QPoint:
    """Somewhere on the card's visible strip, in the fan's viewport."""
    fan, row = _fan(shell), _row(shell, card)
    area = fan.viewport().rect()
    for y in range(area.height() - 40, 0, -16):
        on_it = [x for x in range(0, area.width(), 4) if fan.indexAt(QPoint(x, y)).row() == row]
        if on_it:
            return QPoint(on_it[len(on_it) // 3], y)
    raise AssertionError(f"{card} cannot be pointed at")


def _click(shell: Shell, card: Card) -> None:
    QTest.mouseClick(_fan(shell).viewport(), LEFT, pos=_point(shell, card))


def _drag(shell: Shell, card: Card) -> None:
    window = shell.window
    port = _fan(shell).viewport()
    start = _point(shell, card)
    goal = port.mapFromGlobal(
        window.table.view.mapToGlobal(window.table.view.trick_region().center())
    )
    QTest.mousePress(port, LEFT, pos=start)
    for step in range(1, 6):
        QTest.mouseMove(port, start + (goal - start) * step / 5)
    QTest.mouseRelease(port, LEFT, pos=goal)


def _key(shell: Shell, card: Card) -> None:
    fan = _fan(shell)
    fan.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(fan, Qt.Key.Key_Home)
    for _ in range(60):
        if fan.currentIndex().row() == _row(shell, card):
            break
        QTest.keyClick(fan, Qt.Key.Key_Right)
    QTest.keyClick(fan, Qt.Key.Key_Return)


WAYS = (_drag, _click, _key)


def _pass_cards(shell: Shell, legal: MayChoose) -> None:
    first, second = list(cards_in(legal.cards))[:2]
    _click(shell, first)
    _drag(shell, second)
    # Where the focus is after that: in the hand.
    QTest.keyClick(shell.window.focusWidget(), Qt.Key.Key_Return)


def _play_a_hand(shell: Shell, qtbot: QtBot) -> None:
    assert shell.session is not None
    turn = 0
    while True:
        qtbot.waitUntil(lambda: _my_move(shell) or _hand_over(shell))
        if _hand_over(shell):
            return
        view = shell.session.screen.view
        match view.legal():
            case MayChoose() as legal:
                _pass_cards(shell, legal)
            case MayBid():
                QTest.keyClick(shell.window, Qt.Key.Key_P)
            case MayPlay() as legal:
                card = next(cards_in(legal.free))
                WAYS[turn % len(WAYS)](shell, card)
                turn += 1
                qtbot.waitUntil(partial(_gone, shell, card))


@pytest.mark.parametrize("rules", [CLASSIC, INDIVIDUALIST], ids=["classic", "individualist"])
def test_a_hand_by_drag_click_and_key(shell: Shell, qtbot: QtBot, rules: Rules) -> None:
    _begin(shell, rules, qtbot)
    _play_a_hand(shell, qtbot)
    assert shell.session is not None
    assert len(shell.session.screen.view.public.past) == 1
    shell.window.grab().save(str(picture_folder() / "hand-over.png"))
    QTest.keyClick(shell.window, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: _view(shell).public.hand.number == 2)


@pytest.mark.xvfb
def test_a_hand_on_a_real_screen(shell: Shell, qtbot: QtBot) -> None:
    assert os.environ.get("QT_QPA_PLATFORM") == "xcb"
    _begin(shell, CLASSIC, qtbot)
    _play_a_hand(shell, qtbot)
    shell.window.grab().save(str(picture_folder() / "hand-over-xvfb.png"))


def test_an_illegal_card_stays_and_the_prompt_says_why(shell: Shell, qtbot: QtBot) -> None:
    _begin(shell, CLASSIC, qtbot)
    assert shell.session is not None
    assert shell.desk is not None
    for _ in range(14):
        qtbot.waitUntil(lambda: _my_move(shell))
        view = shell.session.screen.view
        legal = view.legal()
        if isinstance(legal, MayChoose):
            _pass_cards(shell, legal)
            continue
        assert isinstance(legal, MayPlay)
        forbidden = list(cards_in((view.hand or 0) & ~legal.free))
        if forbidden:
            _click(shell, forbidden[0])
            prompt = shell.desk.scene.prompt
            assert prompt is not None
            assert prompt.second is not None
            assert "hold" in shell.say(prompt.second)
            assert shell.session.screen.view == view
            return
        _click(shell, next(cards_in(legal.free)))
    pytest.fail("every card was legal all along")


def test_closed_in_mid_hand_it_goes_on_at_the_next_start(
    shell: Shell, look: Look, tmp_path: Path, qtbot: QtBot
) -> None:
    _begin(shell, CLASSIC, qtbot)
    assert shell.session is not None
    legal = shell.session.screen.view.legal()
    assert isinstance(legal, MayChoose)
    _pass_cards(shell, legal)
    qtbot.waitUntil(lambda: _my_move(shell) and _view(shell).public.phase is Phase.PLAY)
    assert isinstance(shell.session, GameSession)
    facts = list(shell.session.log.facts)
    shell.window.close()
    [path] = (tmp_path / "matches").glob("*.maverick")
    assert read_record(path).log.facts == facts
    again = make_shell(look, tmp_path)
    qtbot.addWidget(again.window)
    again.window.show()
    again.open_at_start(None)
    assert isinstance(again.session, GameSession)
    assert again.session.log.facts[: len(facts)] == facts
    again.window.close()


def test_the_first_start_asks_for_a_match(shell: Shell, qtbot: QtBot) -> None:
    from maverick_desktop.ui.dialogs.newmatch import NewMatchDialog

    shell.open_at_start(None)
    dialog = shell.window.findChild(NewMatchDialog)
    assert dialog is not None
    assert dialog.isVisible()
    dialog.grab().save(str(picture_folder() / "new-match.png"))
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert shell.session is not None


def test_its_first_size_has_room_on_a_small_screen(
    look: Look, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "maverick_desktop.ui.widgets.room_on_screen", lambda _window: QSize(1366, 728)
    )
    window = MainWindow(look)
    qtbot.addWidget(window)
    window.place(None)
    assert (window.width(), window.height()) == (1280, 668)


@pytest.mark.parametrize(
    ("kept", "size", "corner"),
    [
        ((100, 50, 1000, 620), (1000, 620), (100, 50)),
        ((204, 104, 1320, 700), (1320, 700), (22, 8)),
        ((-20, -30, 960, 600), (960, 600), (0, 0)),
        ((100, 50, 2000, 2000), (1342, 708), (0, 0)),
    ],
    ids=["where it was", "moved in", "not above the screen", "no larger than the screen"],
)
def test_it_comes_back_whole_on_its_screen(
    kept: tuple[int, int, int, int],
    size: tuple[int, int],
    corner: tuple[int, int],
    look: Look,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Screen:
        @staticmethod
        def availableGeometry() -> QRect:  # noqa: N802 - Qt's name
            return QRect(0, 0, 1366, 768)

    class Screens:
        @staticmethod
        def screenAt(_point: QPoint) -> Screen:  # noqa: N802 - Qt's name
            return Screen()

    monkeypatch.setattr("maverick_desktop.ui.main_window.QGuiApplication", Screens)
    window = MainWindow(look)
    qtbot.addWidget(window)
    window.place(kept)
    assert (window.width(), window.height()) == size
    assert (window.pos().x(), window.pos().y()) == corner


def test_where_it_stood_is_where_it_comes_back(shell: Shell, tmp_path: Path) -> None:
    """Frame and all: it must not wander from start to start."""
    shell.window.move(37, 23)
    shell.close()
    kept = SettingsFile(tmp_path / "settings.json").load().geometry
    assert kept is not None
    assert kept[:2] == (37, 23)
    assert kept[2:] == (shell.window.width(), shell.window.height())
