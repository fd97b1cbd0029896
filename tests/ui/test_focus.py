"""Where the keys go: Enter presses what has them, and nothing takes them somewhere by itself."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from maverick_desktop.core.rules import OPTIONS, Value
from maverick_desktop.text import lanlobby as words
from maverick_desktop.ui.dialogs.preview import PreviewDialog
from maverick_desktop.ui.lan.joinpanel import JoinPanel
from maverick_desktop.ui.lan.lobbydialog import LEAST, LobbyDialog
from maverick_desktop.ui.lan.settingsdialog import TableSettingsDialog
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.paper.wish import Detail, Paper
from maverick_desktop.ui.papersources import MatchSource
from maverick_desktop.ui.ruledialog.numbers import NumberBox
from maverick_desktop.ui.ruledialog.parts import Button
from maverick_desktop.ui.settings import TableWishes
from tests.ui import lanstates, paperstates
from tests.ui.play import settle

Key = Qt.Key


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter])
def test_enter_presses_the_button_that_has_the_keys(
    key: Qt.Key, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On every system, whatever its theme says."""
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "")
    button = Button("Agree")
    pressed: list[Qt.Key] = []
    qtbot.addWidget(button)
    button.clicked.connect(lambda: pressed.append(key))
    button.show()
    QTest.keyClick(button, key)
    assert len(pressed) == 1
    QTest.keyClick(button, key, Qt.KeyboardModifier.ControlModifier)
    assert len(pressed) == 1


def test_the_preview_never_hands_the_keys_to_printing(look: Look, qtbot: QtBot) -> None:
    sheet, head = paperstates.long_match(40)
    dialog = PreviewDialog(look, MatchSource(look, sheet, head, Paper.A4, Detail.HANDS), None)
    qtbot.addWidget(dialog)
    dialog.show()
    settle()
    dialog._next.setFocus()
    for _ in range(4):
        QTest.keyClick(dialog.focusWidget(), Key.Key_Space)
    assert dialog.view.page == dialog.pages.count - 1
    assert dialog.focusWidget() is dialog.view


def test_a_page_further_than_the_last_moves_nothing(look: Look, qtbot: QtBot) -> None:
    sheet, head = paperstates.pictured()
    dialog = PreviewDialog(look, MatchSource(look, sheet, head, Paper.A4, Detail.HANDS), None)
    qtbot.addWidget(dialog)
    dialog.show()
    for _ in range(6):
        dialog.view.zoom(1.3)
    settle()
    bar = dialog.view.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    dialog.view.turn_to(dialog.view.page + 1)
    assert bar.value() == bar.maximum()


@pytest.fixture
def number(qtbot: QtBot) -> NumberBox:
    """The price of a revoke, with a word after it."""

    def word(value: Value) -> str:
        return f"{value} points"

    box = NumberBox(OPTIONS["revoke_penalty"], word)
    qtbot.addWidget(box)
    box.show_number(4)
    box.show()
    settle()
    box.clearFocus()
    return box


def test_a_click_into_a_number_marks_it_whole(number: NumberBox) -> None:
    field = number.findChild(QLineEdit)
    assert field is not None
    number.setFocus(Qt.FocusReason.MouseFocusReason)
    settle()
    assert field.selectedText() == field.text()
    QTest.keyClicks(field, "6")
    QTest.keyClick(number, Key.Key_Return)
    assert number.value() == 6


def test_a_digit_within_the_word_is_not_taken(number: NumberBox) -> None:
    field = number.findChild(QLineEdit)
    assert field is not None
    field.setCursorPosition(4)
    QTest.keyClicks(field, "6")
    assert field.text() == "4 points"


def test_the_lobby_opens_within_its_screen(
    look: Look, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "maverick_desktop.ui.widgets.room_on_screen", lambda _window: QSize(1024, 640)
    )
    dialog = LobbyDialog(look)
    qtbot.addWidget(dialog)
    assert dialog.size() == QSize(1000, 580).expandedTo(LEAST)


def test_a_name_with_an_ampersand_is_whole_in_the_lobby(look: Look, qtbot: QtBot) -> None:
    dialog = lanstates.picture(look)
    qtbot.addWidget(dialog)
    dialog.name.setText("Tom & Jerry")
    dialog.reword()
    assert dialog._name_label.text().endswith("Tom && Jerry")


def test_agreeing_leaves_the_keys_where_they_do_no_harm(look: Look, qtbot: QtBot) -> None:
    dialog = lanstates.picture(look)
    qtbot.addWidget(dialog)
    dialog.show()
    settle()
    scene = dialog.foot._scene
    assert scene is not None
    dialog.foot.show_scene(replace(scene, may=True))
    dialog.foot.main.setFocus()
    dialog.foot.show_scene(replace(scene, may=False))
    assert dialog.focusWidget() is dialog.foot.check


def test_a_way_that_led_nowhere_gives_the_field_its_keys_back(look: Look, qtbot: QtBot) -> None:
    panel = JoinPanel(look)
    qtbot.addWidget(panel)
    panel.show()
    settle()
    panel.code.setFocus()
    panel.show_joining("192.0.2.1")
    assert not panel.code.hasFocus()
    panel.show_joining(None)
    assert panel.code.hasFocus()


def test_tables_found_come_before_what_is_below_them(look: Look, qtbot: QtBot) -> None:
    dialog = lanstates.picture(look)
    qtbot.addWidget(dialog)
    dialog.show()
    settle()
    dialog.join.show_found(lanstates.rows()[:1], lanstates.WHERE, looking=True)
    dialog.join.show_found(lanstates.rows(), lanstates.WHERE, looking=True)
    chain, one = [], dialog.nextInFocusChain()
    while one is not None and one is not dialog:
        chain.append(one)
        one = one.nextInFocusChain()
    # One that cannot be joined is passed over.
    views = [one for one in dialog.join.list.in_order() if one.isEnabled()]
    places = [chain.index(view) for view in (*views, dialog.join.address)]
    assert len(views) == 2
    assert places == sorted(places)


def test_the_time_limit_is_explained_where_there_is_one(look: Look, qtbot: QtBot) -> None:
    dialog = TableSettingsDialog(look, TableWishes(timer=0), "Anna")
    qtbot.addWidget(dialog)
    dialog.show()
    about = [one for one in dialog.findChildren(QLabel) if one.text() == words.TIMER_ABOUT]
    assert not about[0].isVisible()
    dialog.timer.setCurrentIndex(2)
    assert about[0].isVisible()
    assert dialog.timer.geometry().bottom() < about[0].geometry().top()
    assert about[0].geometry().bottom() < dialog.pause.geometry().top()
