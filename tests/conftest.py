"""What every test starts from: no display is needed, and nothing of the user's own is touched."""

import os
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(autouse=True)
def _own_profile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody's real profile is read or written."""
    monkeypatch.setenv("MAVERICK_PROFILE", str(tmp_path / "profile"))
