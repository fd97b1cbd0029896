"""The pointer says so while the window is at work, and is itself again afterwards."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from maverick_desktop.core.store import Disk
from maverick_desktop.ui import reviews
from maverick_desktop.ui.app import make_shell
from maverick_desktop.ui.dialogs.preview import PreviewDialog
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.matches import Matches
from maverick_desktop.ui.paper.wish import Paper
from maverick_desktop.ui.papersources import BlankSource
from maverick_desktop.ui.rulesets import built_in
from maverick_desktop.ui.shell import Shell


@pytest.fixture
def shell(look: Look, qtbot: QtBot, tmp_path: Path) -> Shell:
    shell = make_shell(look, tmp_path)
    qtbot.addWidget(shell.window)
    shell.window.show()
    return shell


def pointer() -> Qt.CursorShape | None:
    """What the pointer is everywhere; None: what each place wants."""
    over = QGuiApplication.overrideCursor()
    return None if over is None else over.shape()


def watching(seen: list[Qt.CursorShape | None], error: Exception) -> Callable[..., object]:
    """Something that takes its time, and fails."""

    def work(*_: object) -> object:
        seen.append(pointer())
        raise error

    return work


def test_a_record_that_is_read(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Qt.CursorShape | None] = []
    monkeypatch.setattr(Matches, "read_any", watching(seen, OSError(5, "broken")))
    shell.open(Path("evening.maverick"))
    assert seen == [Qt.CursorShape.WaitCursor]
    assert pointer() is None


def test_a_record_that_is_read_for_a_review(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Qt.CursorShape | None] = []
    monkeypatch.setattr(reviews, "read_record", watching(seen, OSError(5, "broken")))
    shell._reviews().show_record(Path("evening.maverick"), "Vera", shell.window)
    assert seen == [Qt.CursorShape.WaitCursor]
    assert pointer() is None


def test_pages_that_are_written(look: Look, qtbot: QtBot, tmp_path: Path) -> None:
    seen: list[Qt.CursorShape | None] = []

    class Slow(Disk):
        def write(self, descriptor: int, offset: int, data: bytes) -> int:
            seen.append(pointer())
            return super().write(descriptor, offset, data)

    source = BlankSource(look, built_in(), "classic", Paper.A4)
    dialog = PreviewDialog(look, source, None, Slow())
    qtbot.addWidget(dialog)
    dialog.save(tmp_path / "blank.pdf")
    assert set(seen) == {Qt.CursorShape.WaitCursor}
    assert pointer() is None
