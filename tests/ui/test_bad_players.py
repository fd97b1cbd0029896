"""A match in the window whose computer players fail, hang or answer nonsense: it goes on."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event as Flag
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from maverick_desktop.ai import levels
from maverick_desktop.ai.levels import Budget, Level, Thinker
from maverick_desktop.core.events import Action
from maverick_desktop.core.legal import MayWait
from maverick_desktop.core.rules import INDIVIDUALIST
from maverick_desktop.core.view import SeatView
from maverick_desktop.ui.app import make_shell
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.pacing import AT_ONCE
from maverick_desktop.ui.shell import Shell
from maverick_desktop.ui.views.whypanel import WhyPanel
from tests.patience import PATIENCE
from tests.ui.play import rules_with, settle, sound_action, wish_for

SHORT = rules_with(INDIVIDUALIST, target=None, hands=1)
LET_GO = Flag()
"""Whoever hangs hangs until then."""


class Failing:
    def think(self, view: SeatView, budget: Budget, dice: random.Random) -> Action:
        raise KeyError("AS")


class Silent:
    def think(self, view: SeatView, budget: Budget, dice: random.Random) -> Action:
        return cast(Action, None)


class Hanging:
    def think(self, view: SeatView, budget: Budget, dice: random.Random) -> Action:
        LET_GO.wait(PATIENCE)
        return cast(Action, None)


@pytest.fixture
def shell(look: Look, tmp_path: Path, qtbot: QtBot) -> Iterator[Shell]:
    LET_GO.clear()
    made = make_shell(look, tmp_path)
    qtbot.addWidget(made.window)
    made.window.show()
    qtbot.waitExposed(made.window)
    yield made
    LET_GO.set()
    made.window.close()


@pytest.mark.parametrize(
    ("make", "fault"),
    [
        (Failing, "failed with KeyError"),
        (Silent, "wished for something illegal"),
        (Hanging, "did not answer in time"),
    ],
)
def test_the_match_goes_on(
    make: Callable[[], Thinker],
    fault: str,
    shell: Shell,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    # Who answers must not be late on a busy machine.
    monkeypatch.setattr(levels, "PATIENCE", 0.02 if make is Hanging else PATIENCE)
    monkeypatch.setattr(levels, "level_of", lambda by: Level(by.removeprefix("bot:"), make))
    shell.begin(wish_for(SHORT, 4711)).screen.pace = AT_ONCE
    desk, session = shell.desk, shell.session
    assert desk is not None
    assert session is not None

    def over() -> bool:
        return bool(desk.shown.view.public.past)

    def mine() -> bool:
        return desk.shown.live and not isinstance(desk.shown.view.legal(), MayWait)

    while not over():
        qtbot.waitUntil(lambda: mine() or over())
        if not over():
            assert session.wish(sound_action(desk.shown.view)) is None
    said = [one.getMessage() for one in caplog.records if one.name.startswith("maverick_desktop")]
    assert len(said) == 3, "each player's fault is logged once"
    assert all(fault in one for one in said)
    assert not any(one.exc_info for one in caplog.records)
    assert shell.window.isVisible()
    # Why? has an answer for what was played instead.
    qtbot.waitUntil(lambda: desk.shown.live)
    QTest.keyClick(shell.window, Qt.Key.Key_W)
    settle()
    panel = shell.window.findChild(WhyPanel)
    assert isinstance(panel, WhyPanel)
    qtbot.waitUntil(lambda: panel.isVisible() and panel.accessibleName().count(".") >= 1)
