"""A record is opened, and a copy of the match written, by the dialogs of the Game menu."""

import errno
import os
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from maverick_desktop.core.rules import CLASSIC
from maverick_desktop.core.store import Disk, read_record
from maverick_desktop.ui.app import make_shell
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.session import GameSession
from maverick_desktop.ui.shell import Shell
from tests.ui.play import wish_for


class Moody(Disk):
    """A disk that takes nothing while ``full``."""

    full = False

    def write(self, descriptor: int, offset: int, data: bytes) -> int:
        """Refuse, or write."""
        if self.full:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return super().write(descriptor, offset, data)


@pytest.fixture
def disk() -> Moody:
    """Where the window writes."""
    return Moody()


@pytest.fixture
def shell(look: Look, tmp_path: Path, qtbot: QtBot, disk: Moody) -> Shell:
    """A window without a match."""
    shell = make_shell(look, tmp_path / "profile", disk)
    qtbot.addWidget(shell.window, before_close_func=lambda _window: shell.close())
    shell.window.show()
    return shell


def _asked(shell: Shell, command: str) -> QFileDialog:
    shell.window.commands[command].trigger()
    [dialog] = [one for one in shell.window.findChildren(QFileDialog) if one.isVisible()]
    return dialog


def test_a_copy_of_a_match_is_saved_and_opened(shell: Shell, tmp_path: Path) -> None:
    match = shell.begin(wish_for(CLASSIC)).header.match
    copy = tmp_path / "copy.maverick"
    dialog = _asked(shell, "save")
    assert dialog.defaultSuffix() == "maverick"
    dialog.fileSelected.emit(str(copy))
    dialog.close()
    assert isinstance(shell.session, GameSession)
    assert read_record(copy).log.facts == shell.session.log.facts
    shell.begin(wish_for(CLASSIC))
    dialog = _asked(shell, "open")
    dialog.fileSelected.emit(str(copy))
    dialog.close()
    assert shell.session.header.match == match


def test_a_copy_that_cannot_be_saved_is_told(shell: Shell, tmp_path: Path, disk: Moody) -> None:
    shell.begin(wish_for(CLASSIC))
    copy = tmp_path / "copy.maverick"
    copy.write_bytes(b"an older one")
    dialog = _asked(shell, "save")
    disk.full = True
    dialog.fileSelected.emit(str(copy))
    disk.full = False
    dialog.close()
    boxes = [box.text() for box in shell.window.findChildren(QMessageBox) if box.isVisible()]
    assert "The copy was not saved" in boxes
    assert copy.read_bytes() == b"an older one"


def test_without_a_match_there_is_nothing_to_save(shell: Shell) -> None:
    shell.window.save_copy.emit()
    assert shell.window.findChildren(QFileDialog) == []
