"""What the menus lead to: house rules, matches, score pads, sheets on paper."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from maverick_desktop.core.cards import Seat, Suit
from maverick_desktop.core.padfacts import BeginHandBySuits, NoteTrick
from maverick_desktop.core.padfile import PadRecord, read_any
from maverick_desktop.core.rules import INDIVIDUALIST, TOURNAMENT
from maverick_desktop.profile import matches_folder
from maverick_desktop.ui.app import make_shell
from maverick_desktop.ui.dialogs.history import MatchesDialog
from maverick_desktop.ui.dialogs.newmatch import NewMatchDialog
from maverick_desktop.ui.dialogs.preview import PreviewDialog
from maverick_desktop.ui.dialogs.rules import RulesDialog
from maverick_desktop.ui.dialogs.scores import ScoreSheetDialog
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.pad.padstart import PadStartDialog
from maverick_desktop.ui.pad.padwindow import PadWindow
from maverick_desktop.ui.shell import Shell
from tests.ui.play import wish_for


@pytest.fixture
def shell(qtbot: QtBot, look: Look, tmp_path: Path) -> Shell:
    """A window on a profile, with no match yet."""
    shell = make_shell(look, tmp_path)
    qtbot.addWidget(shell.window, before_close_func=lambda _window: shell.close())
    shell.window.show()
    return shell


def test_print_and_blank_sheets(shell: Shell, qtbot: QtBot) -> None:
    shell.window.commands["print"].trigger()
    assert shell.window.findChild(PreviewDialog) is None, "there is nothing to print yet"
    shell.begin(wish_for())
    qtbot.waitUntil(lambda: shell.session is not None)
    shell.window.commands["print"].trigger()
    preview = shell.window.findChild(PreviewDialog)
    assert preview is not None
    preview.boxes["paper"].setCurrentIndex(1)
    preview.boxes["detail"].setCurrentIndex(2)
    preview.close()
    qtbot.waitUntil(lambda: shell.window.findChild(PreviewDialog) is None)
    shell.window.commands["blank"].trigger()
    blank = shell.window.findChild(PreviewDialog)
    assert blank is not None
    assert blank.choices()["paper"] == "letter", "the paper is remembered"


def test_what_needs_a_match_is_off_without_one(shell: Shell) -> None:
    needing = {"save", "print", "sheet", "undo", "last"}
    commands = shell.window.commands
    assert {name for name, one in commands.items() if not one.isEnabled()} >= needing
    shell.begin(wish_for())
    on = {name for name in needing if commands[name].isEnabled()}
    assert on == {"save", "print", "sheet"}, "nothing was played that could be undone or shown"
    shell.window.leave()
    assert not any(commands[name].isEnabled() for name in needing)


def test_the_rules_of_a_match_are_read_only(shell: Shell) -> None:
    shell.begin(wish_for())
    shell.window.rules_wanted.emit()
    dialog = shell.window.findChild(RulesDialog)
    assert dialog is not None
    assert dialog.book.fixed
    dialog.close()


def test_rules_settled_while_a_match_is_prepared(shell: Shell, qtbot: QtBot) -> None:
    shell.window.new_match.emit()
    new = shell.window.findChild(NewMatchDialog)
    assert new is not None
    new.rules.settle.click()
    rules = new.findChild(RulesDialog)
    assert rules is not None
    rules.accepted_rules.emit("tournament", None)
    rules.close()
    with qtbot.waitSignal(new.wanted) as wanted:
        new.start.click()
    assert wanted.args is not None
    assert wanted.args[0].rules == TOURNAMENT


def test_rules_settled_while_a_pad_is_prepared(shell: Shell, qtbot: QtBot) -> None:
    shell.window.commands["pad"].trigger()
    start = shell.window.findChild(PadStartDialog)
    assert start is not None
    start.rules.buttons.button(1).click()
    start.rules.settle.click()
    rules = start.findChild(RulesDialog)
    assert rules is not None
    assert rules.rules == INDIVIDUALIST, "what is marked is what is looked at"
    rules.accepted_rules.emit("tournament", None)
    rules.close()
    with qtbot.waitSignal(start.wanted) as wanted:
        start.start.click()
    assert wanted.args is not None
    assert wanted.args[0].rules == TOURNAMENT


def test_house_rules_are_those_of_the_next_match(shell: Shell) -> None:
    shell.window.commands["house"].trigger()
    rules = shell.window.findChild(RulesDialog)
    assert rules is not None
    assert not rules.book.fixed
    rules.accepted_rules.emit("individualist", None)
    rules.close()
    shell.window.new_match.emit()
    new = shell.window.findChild(NewMatchDialog)
    assert new is not None
    assert new.rules.chosen == "individualist"


def test_a_pad_is_begun_closed_found_and_opened_again(
    shell: Shell, qtbot: QtBot, tmp_path: Path
) -> None:
    shell.window.commands["pad"].trigger()
    start = shell.window.findChild(PadStartDialog)
    assert start is not None
    start.start.click()
    (pad,) = shell.window.findChildren(PadWindow)
    (path,) = matches_folder(tmp_path).glob("*.maverick")
    assert isinstance(read_any(path), PadRecord)
    pad.close()
    qtbot.waitUntil(lambda: not shell.window.findChildren(PadWindow))
    shell.window.commands["matches"].trigger()
    matches = shell.window.findChild(MatchesDialog)
    assert matches is not None
    qtbot.waitUntil(lambda: not matches.model.reading)
    assert "real cards" in matches.model.index(0, 4).data()
    QTest.keyClick(matches.table, Qt.Key.Key_Return)
    (again,) = shell.window.findChildren(PadWindow)
    shell.open(path)
    assert shell.window.findChildren(PadWindow) == [again], "one pad a record"


def test_the_sheet_of_a_pad_follows_what_is_entered(shell: Shell, qtbot: QtBot) -> None:
    shell.window.commands["pad"].trigger()
    start = shell.window.findChild(PadStartDialog)
    assert start is not None
    start.start.click()
    (pad,) = shell.window.findChildren(PadWindow)
    pad.sheet_wanted.emit(*pad.session.sheet())
    pad.sheet_wanted.emit(*pad.session.sheet())
    (sheet,) = pad.findChildren(ScoreSheetDialog)
    assert sheet.sheet is not None
    assert not sheet.sheet.hands
    assert pad.session.wish(BeginHandBySuits(Seat.SOUTH, Suit.HEARTS, Suit.CLUBS)) is None
    assert pad.session.wish(NoteTrick(Seat.WEST, 0, 2)) is None
    assert sheet.sheet.hands[0].sides[1].base == 3
    sheet.preview_wanted.emit()
    assert sheet.findChild(PreviewDialog) is not None
    sheet.close()
    assert pad.session.wish(NoteTrick(Seat.WEST, 1, 0)) is None
    pad.sheet_wanted.emit(*pad.session.sheet())
    assert any(one.isVisible() for one in pad.findChildren(ScoreSheetDialog))


def test_a_pad_is_not_resumed_in_place_of_a_match(look: Look, qtbot: QtBot, tmp_path: Path) -> None:
    first = make_shell(look, tmp_path)
    qtbot.addWidget(first.window, before_close_func=lambda _window: first.close())
    session = first.begin(wish_for())
    match = session.header.match
    first.window.commands["pad"].trigger()
    start = first.window.findChild(PadStartDialog)
    assert start is not None
    start.start.click()
    first.window.close()
    second = make_shell(look, tmp_path)
    qtbot.addWidget(second.window, before_close_func=lambda _window: second.close())
    second.open_at_start(None)
    assert second.session is not None
    assert second.session.header.match == match


def test_a_start_with_a_score_kept_by_hand_asks_for_no_match(
    look: Look, qtbot: QtBot, tmp_path: Path
) -> None:
    record = Path(__file__).parent.parent / "records" / "version-2.maverick"
    copy = tmp_path / "kept.maverick"
    copy.write_bytes(record.read_bytes())
    shell = make_shell(look, tmp_path / "profile")
    qtbot.addWidget(shell.window, before_close_func=lambda _window: shell.close())
    shell.window.show()
    shell.open_at_start(copy)
    assert len(shell.window.findChildren(PadWindow)) == 1
    assert shell.window.findChild(NewMatchDialog) is None


def test_the_list_of_matches(shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    shell.begin(wish_for())
    bad = matches_folder(tmp_path) / "bad.maverick"
    bad.write_text("<b>no record</b>\n")
    shell.window.commands["matches"].trigger()
    matches = shell.window.findChild(MatchesDialog)
    assert matches is not None
    qtbot.waitUntil(lambda: not matches.model.reading)
    rows = {matches.model.entry(row).path.name: row for row in range(matches.model.rowCount())}
    assert len(rows) == 2
    played = next(row for name, row in rows.items() if name != "bad.maverick")
    matches.table.selectRow(played)
    assert not matches.buttons["delete"].isEnabled(), "its match is on the table"
    matches.buttons["sheet"].click()
    assert matches.findChild(ScoreSheetDialog) is not None
    matches.buttons["preview"].click()
    assert matches.findChild(PreviewDialog) is not None
    matches.table.selectRow(rows["bad.maverick"])
    assert not matches.buttons["open"].isEnabled()
    assert matches.buttons["delete"].isEnabled()
    matches.buttons["delete"].click()
    (question,) = (box for box in matches.findChildren(QMessageBox) if box.isVisible())
    question.reject()
    assert bad.exists()
    matches.buttons["delete"].click()
    (question,) = (box for box in matches.findChildren(QMessageBox) if box.isVisible())
    question.accept()
    assert not bad.exists()
    assert matches.model.rowCount() == 1


def test_no_other_match_is_hosted_than_the_one_on_the_table(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A match on the network of which nothing is kept yet: an older one is not meant."""
    wanted: list[Path | None] = []
    monkeypatch.setattr(shell.network, "host_again", wanted.append)
    shell.begin(wish_for())
    path = shell._sitting.record
    assert path is not None
    shell.window.host_again.emit()
    shell._sitting.record = None
    shell.window.host_again.emit()
    assert wanted == [path, None]
