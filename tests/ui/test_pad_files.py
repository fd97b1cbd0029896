"""The record of a match on the score pad: written fact by fact, gone on with; a disk's moods."""

import errno
import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from maverick_desktop.core.cards import Seat, card
from maverick_desktop.core.padfacts import NoteBid
from maverick_desktop.core.padfile import PadRecord, read_any
from maverick_desktop.core.rules import INDIVIDUALIST
from maverick_desktop.core.store import Disk
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.pad.paddesk import Page
from maverick_desktop.ui.pad.padsession import PadSession
from maverick_desktop.ui.pad.padwindow import PadWindow
from maverick_desktop.ui.padmatches import PadMatches, PadMatchWish
from tests.ui.padhands import Hands
from tests.ui.padstates import BEGIN, NAMES, Sheets, enter, golden, session_of
from tests.ui.play import settle

WISH = PadMatchWish(INDIVIDUALIST, "individualist", "individualist", "individualist", NAMES)


class Moody(Disk):
    """A disk that takes nothing while ``error`` is set."""

    error: int | None = None

    def write(self, descriptor: int, offset: int, data: bytes) -> int:
        """Refuse, or write."""
        if self.error is not None:
            raise OSError(self.error, os.strerror(self.error))
        return super().write(descriptor, offset, data)


def begun(look: Look, qtbot: QtBot, profile: Path, disk: Disk | None = None) -> Hands:
    """A new match in its window."""
    matches = PadMatches(profile, disk or Disk())
    session = PadSession(*matches.begin(WISH), Seat.NORTH)
    return Hands(PadWindow(look, session, matches.save_copy), qtbot)


def resumed(look: Look, qtbot: QtBot, profile: Path) -> Hands:
    """The one match of the profile, opened again."""
    matches = PadMatches(profile, Disk())
    path = record_path(profile)
    session = PadSession(*matches.resume(path, record_of(profile)))
    return Hands(PadWindow(look, session, matches.save_copy), qtbot)


def record_path(profile: Path) -> Path:
    [path] = (profile / "matches").glob("*.maverick")
    return path


def record_of(profile: Path) -> PadRecord:
    record = read_any(record_path(profile))
    assert isinstance(record, PadRecord)
    return record


def test_each_fact_is_written_before_the_next_press(
    look: Look, qtbot: QtBot, tmp_path: Path
) -> None:
    player = begun(look, qtbot, tmp_path)
    assert record_of(tmp_path).log.facts == []
    for wish in (BEGIN, NoteBid(Seat.SOUTH, "nil"), *golden(3)):
        player.enter(wish)
        record = record_of(tmp_path)
        assert record.log.facts == player.window.session.log.facts
        assert not record.torn
    player.keys("U")
    assert record_of(tmp_path).state == player.state
    player.window.close()


def test_tricks_are_synced_off_the_gui_thread(qtbot: QtBot) -> None:
    journal = Sheets()
    session = PadSession(session_of().log, lambda _trouble: journal)
    enter(session, BEGIN)
    assert journal.syncs == 0
    enter(session, *golden(1))
    qtbot.waitUntil(lambda: journal.syncs == 1)
    session.close()
    session.close()
    assert journal.closed


def test_a_closed_match_goes_on_where_it_was(look: Look, qtbot: QtBot, tmp_path: Path) -> None:
    player = begun(look, qtbot, tmp_path)
    for wish in (BEGIN, NoteBid(Seat.EAST, "blind"), *golden(7)):
        player.enter(wish)
    # What is half entered is in no record.
    player.keys("W1")
    state = player.state
    player.window.close()
    again = resumed(look, qtbot, tmp_path)
    assert again.state == state
    assert again.page() is Page.HAND
    assert again.prompt == "Trick 8: who took it?"
    for wish in golden()[7:]:
        again.enter(wish)
    assert again.page() is Page.OVER
    again.window.close()
    last = resumed(look, qtbot, tmp_path)
    assert last.page() is Page.OVER
    assert last.state.total == (-4, 14)
    last.keys("u")
    assert last.page() is Page.HAND
    last.window.close()
    assert record_of(tmp_path).state.rewinds == 1


def test_a_record_cut_before_its_score_is_settled(look: Look, qtbot: QtBot, tmp_path: Path) -> None:
    player = begun(look, qtbot, tmp_path)
    for wish in (BEGIN, *golden()):
        player.enter(wish)
    player.window.close()
    path = record_path(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    # The last line is the score; the one before it is left half written.
    path.write_bytes(b"".join(lines[:-1])[:-9])
    again = resumed(look, qtbot, tmp_path)
    assert len(again.window.session.log.facts) == 13
    again.keys("W01")
    assert again.page() is Page.OVER
    again.window.close()
    assert record_of(tmp_path).state.total == (-4, 7)
    assert list(path.parent.glob("*.torn*")) != []

    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:-1]))
    once_more = resumed(look, qtbot, tmp_path)
    assert once_more.page() is Page.OVER
    assert once_more.state.total == (-4, 7)
    once_more.window.close()


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (
            errno.ENOSPC,
            "The disk is full: the score is kept in this window until there is room for it again.",
        ),
        (
            errno.EIO,
            "The record cannot be written (the system says: Input/output error): the score is kept"
            " in this window and tried again with every entry.",
        ),
    ],
)
def test_a_disk_that_refuses_is_said_once_and_the_pad_goes_on(
    look: Look, qtbot: QtBot, tmp_path: Path, error: int, sentence: str
) -> None:
    disk = Moody()
    player = begun(look, qtbot, tmp_path, disk)
    player.enter(BEGIN)
    for wish in golden(2):
        player.enter(wish)
    before = record_path(tmp_path).read_bytes()
    told: list[str] = []
    player.window.session.troubled.connect(lambda: told.append(player.window.notice.text()))
    disk.error = error
    for wish in golden()[2:5]:
        player.enter(wish)
    assert player.window.notice.isVisible()
    assert player.window.notice.text() == sentence
    assert len(told) == 1
    assert record_path(tmp_path).read_bytes() == before
    assert not player.window.findChildren(QMessageBox)
    assert player.prompt == "Trick 6: who took it?"
    disk.error = None
    player.enter(golden()[5])
    assert player.window.notice.text() == "The match is being saved again."
    assert record_of(tmp_path).log.facts == player.window.session.log.facts
    assert len(told) == 2
    player.enter(golden()[6])
    assert not player.window.notice.isVisible(), "it was read and gives its room back"
    player.window.close()


def test_a_disk_that_refuses_from_the_start_and_to_the_end(
    look: Look, qtbot: QtBot, tmp_path: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    player = begun(look, qtbot, blocked / "profile")
    settle()
    assert player.window.notice.isVisible()
    for wish in (BEGIN, *golden()):
        player.enter(wish)
    assert player.page() is Page.OVER
    player.window.close()


def test_a_copy_is_saved_and_what_cannot_be_is_told(
    look: Look, qtbot: QtBot, tmp_path: Path
) -> None:
    disk = Moody()
    player = begun(look, qtbot, tmp_path, disk)
    player.enter(BEGIN)
    player.enter(golden()[0])
    player.window.menus.commands["save"].trigger()
    [dialog] = player.window.findChildren(QFileDialog)
    copy = tmp_path / "copy.maverick"
    dialog.fileSelected.emit(str(copy))
    record = read_any(copy)
    assert isinstance(record, PadRecord)
    assert record.log.facts == player.window.session.log.facts
    dialog.close()
    disk.error = errno.ENOSPC
    kept = copy.read_bytes()
    player.window.save_copy(copy)
    [box] = player.window.findChildren(QMessageBox)
    assert box.text() == "The copy was not saved"
    assert "The disk is full" in box.informativeText()
    assert copy.read_bytes() == kept
    box.close()
    player.window.close()


def test_what_was_said_in_the_start_dialog_is_in_the_record(
    look: Look, qtbot: QtBot, tmp_path: Path
) -> None:
    player = begun(look, qtbot, tmp_path)
    header = record_of(tmp_path).log.header
    assert [sitter.name for sitter in header.sitters] == list(NAMES)
    assert {sitter.by for sitter in header.sitters} == {"human"}
    assert header.number is None
    assert header.rules == INDIVIDUALIST
    player.keys("KH 3H")
    player.key(Qt.Key.Key_Return)
    assert player.state.hand is not None
    assert player.state.hand.dealer is Seat.NORTH
    assert player.state.hand.turned == (card("KH"), card("3H"))
    player.window.close()
