"""About: what Maverick is, and what the computer players have to do without here."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog, QLabel
from pytestqt.qtbot import QtBot

from maverick_desktop.ai import almanac, kernel, policies
from maverick_desktop.text import window
from maverick_desktop.ui.dialogs.reading import about_dialog
from maverick_desktop.ui.look import Look


def sentences(dialog: QDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel)]


@pytest.mark.parametrize("compiled", [True, False])
def test_it_tells_what_is_lacking_and_nothing_else(
    compiled: bool, look: Look, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernel, "COMPILED", compiled)
    monkeypatch.setattr(almanac, "LEARNS", compiled)
    whole = about_dialog(look, "1.0", None)
    qtbot.addWidget(whole)
    told = sentences(whole)
    assert window.ABOUT_TEXT in told
    assert sum("think slowly" in text for text in told) == (not compiled)
    assert sum("values that were measured once" in text for text in told) == (not compiled)
    assert not any("Install Maverick again" in text for text in told)
    monkeypatch.setattr(policies, "FOLDER", tmp_path)
    (tmp_path / "classic.bin").write_bytes(b"torn")
    lacking = about_dialog(look, "1.0", None)
    qtbot.addWidget(lacking)
    told = [text for text in sentences(lacking) if "Install Maverick again" in text]
    assert ["damaged (classic.bin)" in told[0], "missing (individualist.bin)" in told[1]] == [
        True,
        True,
    ]
