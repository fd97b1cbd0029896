"""The list of matches: what it says of a record, which may go, and that names keep their room."""

import errno
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from maverick_desktop.core.sheet import ScoreSheet, SheetHead
from maverick_desktop.profile import matches_folder
from maverick_desktop.ui.app import make_shell
from maverick_desktop.ui.dialogs.history import MatchesDialog
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.history import Column
from maverick_desktop.ui.pad.padstart import PadStartDialog
from maverick_desktop.ui.pad.padwindow import PadWindow
from tests.ui import paperstates

GOOD, BAD = Path("/there/good.maverick"), Path("/there/<b>bad</b>.maverick")


def load(path: Path) -> tuple[ScoreSheet, SheetHead]:
    """A match, or a disk that failed."""
    if path == BAD:
        raise OSError(errno.EIO, "failed")
    return paperstates.pictured()


@pytest.fixture
def open_records() -> set[Path]:
    """The records of matches that are open."""
    return set()


@pytest.fixture
def matches(look: Look, qtbot: QtBot, open_records: set[Path]) -> MatchesDialog:
    """A list of two records, read."""
    dialog = MatchesDialog(look, [GOOD, BAD], load, open_records.__contains__)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: not dialog.model.reading)
    return dialog


def test_why_a_record_cannot_be_read_is_said_without_a_pointer(matches: MatchesDialog) -> None:
    usual = matches.second.text()
    QTest.keyClick(matches.table, Qt.Key.Key_Down)
    assert matches.second.text() == (
        "The disk failed at /there/<b>bad</b>.maverick; try again, and check the disk if it happens"
        " again."
    )
    QTest.keyClick(matches.table, Qt.Key.Key_Up)
    assert matches.second.text() == usual == "Every match of this profile, the latest first"


def test_an_empty_list_says_how_to_fill_it(matches: MatchesDialog) -> None:
    for left in (1, 0):
        matches.table.selectRow(0)
        matches.buttons["delete"].click()
        (question,) = (box for box in matches.findChildren(QMessageBox) if box.isVisible())
        question.accept()
        assert matches.model.rowCount() == left
    assert matches.second.text().startswith("There is no match yet")


@pytest.mark.parametrize("width", [840, 960, 1400])
def test_names_share_the_width(matches: MatchesDialog, width: int) -> None:
    matches.resize(width, 400)
    table = matches.table
    players, state = (table.columnWidth(one) for one in (Column.PLAYERS, Column.STATE))
    assert abs(players - state) <= 1
    assert players > 180
    assert sum(table.columnWidth(one) for one in Column) <= table.viewport().width()


def test_a_match_that_was_opened_meanwhile_stays(
    matches: MatchesDialog, open_records: set[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    gone: list[Path] = []
    monkeypatch.setattr(matches._disk, "remove", gone.append)
    matches.buttons["delete"].click()
    (question,) = (box for box in matches.findChildren(QMessageBox) if box.isVisible())
    open_records.add(GOOD)
    question.accept()
    assert not gone
    assert matches.model.rowCount() == 2
    assert not matches.buttons["delete"].isEnabled()


def test_what_its_host_kept_goes_with_a_match(
    matches: MatchesDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone: list[Path] = []
    monkeypatch.setattr(matches._disk, "remove", gone.append)
    matches.buttons["delete"].click()
    (question,) = (box for box in matches.findChildren(QMessageBox) if box.isVisible())
    question.accept()
    assert gone == [GOOD, GOOD.with_suffix(".table")]


def test_one_pad_a_record_however_its_path_is_spelled(
    look: Look, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "profile").mkdir()
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "profile")
    shell = make_shell(look, link)
    qtbot.addWidget(shell.window, before_close_func=lambda _window: shell.close())
    shell.window.show()
    shell.window.commands["pad"].trigger()
    start = shell.window.findChild(PadStartDialog)
    assert start is not None
    start.start.click()
    (path,) = matches_folder(tmp_path / "profile").glob("*.maverick")
    for spelled in (path, path.parent / ".." / path.parent.name / path.name):
        shell.open(spelled)
        assert len(shell.window.findChildren(PadWindow)) == 1, "two pads would spoil the record"
    shell.window.commands["matches"].trigger()
    dialog = shell.window.findChild(MatchesDialog)
    assert dialog is not None
    qtbot.waitUntil(lambda: not dialog.model.reading)
    assert not dialog.buttons["delete"].isEnabled()
