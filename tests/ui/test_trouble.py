"""Bad files and a disk that refuses: one plain sentence in the window, and the match goes on."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from maverick_desktop.core.legal import MayWait
from maverick_desktop.core.rules import CLASSIC
from maverick_desktop.core.store import Disk, read_record
from maverick_desktop.ui.app import make_shell
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.pacing import AT_ONCE
from maverick_desktop.ui.session import GameSession
from maverick_desktop.ui.shell import Shell
from tests.ui.play import rules_with, sound_action, wish_for


class Moody(Disk):
    """A disk that takes nothing while ``full``."""

    full = False

    def write(self, descriptor: int, offset: int, data: bytes) -> int:
        """Refuse, or write."""
        if self.full:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return super().write(descriptor, offset, data)


MakeShell = Callable[[Disk | None], Shell]


@pytest.fixture
def opened(look: Look, tmp_path: Path, qtbot: QtBot) -> MakeShell:
    """Opens windows on this test's profile, and closes them."""

    def make(disk: Disk | None = None) -> Shell:
        shell = make_shell(look, tmp_path, disk)
        qtbot.addWidget(shell.window)
        shell.window.show()
        return shell

    return make


def _boxes(shell: Shell) -> list[str]:
    """What message boxes say, title and text."""
    boxes = shell.window.findChildren(QMessageBox)
    return [f"{box.text()} {box.informativeText()}" for box in boxes if box.isVisible()]


def _my_move(shell: Shell) -> bool:
    assert shell.session is not None
    screen = shell.session.screen
    return screen.live and not isinstance(screen.view.legal(), MayWait)


def _begin(shell: Shell, qtbot: QtBot) -> None:
    session = shell.begin(wish_for(rules_with(CLASSIC, pass_count=0)))
    session.screen.pace = AT_ONCE
    qtbot.waitUntil(lambda: _my_move(shell))


def _play_on(shell: Shell, qtbot: QtBot, cards: int) -> None:
    assert shell.session is not None
    for _ in range(cards):
        qtbot.waitUntil(lambda: _my_move(shell))
        assert shell.session.wish(sound_action(shell.session.screen.view)) is None
    qtbot.waitUntil(lambda: _my_move(shell))


def test_a_full_disk_is_said_once_and_the_match_goes_on(
    opened: MakeShell, qtbot: QtBot, tmp_path: Path
) -> None:
    disk = Moody()
    shell = opened(disk)
    _begin(shell, qtbot)
    [path] = (tmp_path / "matches").glob("*.maverick")
    before = path.read_bytes()
    disk.full = True
    _play_on(shell, qtbot, 3)
    said = _boxes(shell)
    assert len(said) == 1
    assert "The match is not being saved" in said[0]
    assert "full" in said[0]
    assert path.read_bytes() == before
    disk.full = False
    _play_on(shell, qtbot, 1)
    qtbot.waitUntil(lambda: len(_boxes(shell)) == 2)
    assert any("being saved again" in text for text in _boxes(shell))
    assert isinstance(shell.session, GameSession)
    assert read_record(path).log.facts == shell.session.log.facts
    shell.window.close()


def test_a_profile_that_cannot_be_written_is_no_obstacle(
    look: Look, tmp_path: Path, qtbot: QtBot
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    shell = make_shell(look, blocked / "profile")
    qtbot.addWidget(shell.window)
    shell.window.show()
    _begin(shell, qtbot)
    _play_on(shell, qtbot, 2)
    assert len(_boxes(shell)) == 1
    shell.window.close()


@pytest.mark.parametrize(
    ("spoil", "word"),
    [
        (lambda data: b"", "empty"),
        (lambda data: b"not a record\n", "record"),
        (lambda data: data.replace(b'"revoke":false', b'"revoke":true ', 1), "line"),
        (lambda data: data.replace(b'{"maverick":1', b'{"maverick":9', 1), "newer"),
    ],
    ids=["empty", "foreign", "flipped", "newer"],
)
def test_a_record_that_is_unsound_is_named_and_nothing_is_lost(
    opened: MakeShell,
    qtbot: QtBot,
    tmp_path: Path,
    spoil: Callable[[bytes], bytes],
    word: str,
) -> None:
    shell = opened(None)
    _begin(shell, qtbot)
    _play_on(shell, qtbot, 2)
    [path] = (tmp_path / "matches").glob("*.maverick")
    bad = tmp_path / "bad.maverick"
    bad.write_bytes(spoil(path.read_bytes()))
    content = bad.read_bytes()
    shell.open(bad)
    [said] = _boxes(shell)
    assert "bad.maverick" in said
    assert word in said.lower()
    assert "Traceback" not in said
    assert bad.read_bytes() == content
    _play_on(shell, qtbot, 1)
    shell.window.close()


def test_a_missing_file_is_named(opened: MakeShell, qtbot: QtBot, tmp_path: Path) -> None:
    shell = opened(None)
    shell.open(tmp_path / "gone.maverick")
    [said] = _boxes(shell)
    assert "gone.maverick" in said
    shell.window.close()


def test_an_unsound_last_match_does_not_stop_the_start(
    opened: MakeShell, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "matches").mkdir()
    bad = tmp_path / "matches" / "x.maverick"
    bad.write_bytes(b"nonsense\n")
    shell = opened(None)
    shell.open_at_start(None)
    assert any("x.maverick" in text for text in _boxes(shell))
    assert bad.read_bytes() == b"nonsense\n"
    shell.window.close()


def test_a_torn_record_goes_on_and_a_copy_is_kept(
    opened: MakeShell, qtbot: QtBot, tmp_path: Path
) -> None:
    shell = opened(None)
    _begin(shell, qtbot)
    _play_on(shell, qtbot, 2)
    shell.window.close()
    [path] = (tmp_path / "matches").glob("*.maverick")
    torn = path.read_bytes()[:-7]
    path.write_bytes(torn)
    again = opened(None)
    again.open_at_start(None)
    assert any("cut" in text for text in _boxes(again))
    assert again.session is not None
    assert [one.read_bytes() for one in path.parent.glob("*.torn*")] == [torn]
    again.window.close()
