"""Menus, tools that lose their words in a narrow window, totals where there is no dock."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from maverick_desktop.core.rules import Rules
from maverick_desktop.text import window as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.views.topbar import TopBar
from tests.ui.scorestates import WIDEST, match

MENUS = (words.GAME, words.VIEW, words.TABLE, words.HELP)


@pytest.fixture
def bar(look: Look, qtbot: QtBot) -> TopBar:
    made = TopBar(look)
    qtbot.addWidget(made)
    for name in MENUS:
        made.add_menu(Phrase(name)).addAction("one")
    made.resize(1280, 44)
    made.show()
    return made


def test_it_is_as_high_as_drawn(bar: TopBar) -> None:
    assert bar.height() == 44


def test_menus_have_mnemonics(bar: TopBar) -> None:
    assert [action.text() for action in bar.menus.actions()] == [
        "&Game", "&View", "&Table", "&Help",
    ]  # fmt: skip
    letters = {action.text()[action.text().index("&") + 1] for action in bar.menus.actions()}
    assert len(letters) == len(MENUS)
    assert not bar.menus.isNativeMenuBar()


def test_tools_do_and_say_what_they_are(bar: TopBar) -> None:
    done: list[str] = []
    tool = bar.add_tool("cards", Phrase(words.TOOL_LAST_TRICK), lambda: done.append("last"))
    QTest.mouseClick(tool, Qt.MouseButton.LeftButton)
    assert done == ["last"]
    assert tool.accessibleName() == tool.text() == "Last trick"
    assert tool.toolTip() == "<qt>Last trick</qt>"
    assert not tool.icon().isNull()


def test_tools_are_icons_in_a_narrow_window(bar: TopBar) -> None:
    tool = bar.add_tool("q", Phrase(words.TOOL_RULES), lambda: None)
    styles = {}
    for width in (960, 1179, 1180, 1280, 1920):
        bar.resize(width, 44)
        styles[width] = tool.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    assert styles == {960: False, 1179: False, 1180: True, 1280: True, 1920: True}


def test_totals_stand_here_when_the_dock_is_closed(bar: TopBar) -> None:
    assert bar.totals.isHidden()
    bar.show_totals(match(rules=Rules(running_score="hand")))
    assert bar.totals.isVisible()
    assert [line.text for line in bar.totals.lines()] == ["You & Nora", "46", "Walter & Emma", "30"]
    said = "you and Nora: 46 points, 54 to go; Walter and Emma: 30 points, 70 to go"
    assert bar.totals.accessibleName() == said
    bar.show_totals(None)
    assert bar.totals.isHidden()


@pytest.mark.parametrize("width", [960, 1024, 1180, 1280, 1920])
def test_long_names_are_cut_and_nothing_overlaps(bar: TopBar, width: int) -> None:
    bar.add_tool("cards", Phrase(words.TOOL_LAST_TRICK), lambda: None)
    bar.add_tool("q", Phrase(words.TOOL_RULES), lambda: None)
    bar.resize(width, 44)
    bar.show_totals(match([(-1300, 1200)], names=("You", WIDEST, "<b>" + WIDEST[3:], WIDEST)))
    layout = bar.layout()
    assert layout is not None
    layout.activate()
    lines = bar.totals.lines()
    assert [line.text for line in lines][1::2] == ["−1299", "1205"]
    drawn = [line.drawn() for line in lines]
    inside = QRectF(bar.totals.rect())
    for one, area in enumerate(drawn):
        assert inside.contains(area)
        assert not any(area.intersects(other) for other in drawn[one + 1 :])
    assert bar.totals.geometry().left() >= bar.menus.geometry().right()
    assert lines[0].text.startswith("You & <b>")
