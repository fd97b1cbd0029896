"""What every test starts from: no display is needed, and nothing of the user's own is touched."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.bot import Bot

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
pytest_plugins = ["tests.crashes"]


@pytest.fixture(autouse=True, scope="session")
def _windows_first(qapp: QApplication) -> None:
    """A command under test makes do with any application; one without windows would stay."""


@pytest.fixture(autouse=True)
def _own_profile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody's real profile is read or written."""
    monkeypatch.setenv("MAVERICK_PROFILE", str(tmp_path / "profile"))


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[Bot]:
    """In place of pytest-qt's own."""
    bot = Bot(request)
    yield bot
    bot.let_go()
