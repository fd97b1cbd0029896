"""Nothing of play on the network is cut off: in either language, at the sizes with least room."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from maverick_desktop.ui.lan.chatpanel import ChatPanel
from maverick_desktop.ui.lan.lobbydialog import LEAST, SIZE
from maverick_desktop.ui.lan.settingsdialog import TableSettingsDialog
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.main_window import MainWindow
from maverick_desktop.ui.settings import Settings, TableWishes
from tests.ui import cutoff
from tests.ui.lanstates import STATES, TABLES
from tests.ui.play import settle

ROOMY = (SIZE.width(), SIZE.height())
LOW = (LEAST.width(), LEAST.height())


@pytest.fixture(params=["en", "ru"])
def spoken(look: Look, request: pytest.FixtureRequest) -> Iterator[str]:
    """The look speaks a language."""
    look.speak(Settings(language=request.param))
    yield request.param
    look.speak(Settings())


def _faults(window: QWidget, cuts: list[str]) -> list[str]:
    settle()
    cuts.clear()
    window.grab()
    return sorted({*cuts, *cutoff.dotted(window), *cutoff.too_small(window)})


@pytest.mark.parametrize("size", [ROOMY, LOW], ids=str)
@pytest.mark.parametrize("state", STATES)
def test_the_lobby(
    state: str,
    size: tuple[int, int],
    spoken: str,
    look: Look,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cuts = cutoff.watch(monkeypatch)
    dialog = STATES[state](look)
    qtbot.addWidget(dialog)
    dialog.resize(*size)
    dialog.show()
    assert _faults(dialog, cuts) == []
    assert (dialog.width(), dialog.height()) == size


@pytest.mark.parametrize("size", [(960, 600), (1280, 800)], ids=str)
@pytest.mark.parametrize("state", TABLES)
def test_the_table(
    state: str,
    size: tuple[int, int],
    spoken: str,
    look: Look,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cuts = cutoff.watch(monkeypatch)
    window = MainWindow(look)
    qtbot.addWidget(window)
    window.resize(*size)
    view, scene = TABLES[state](spoken)
    window.show_view(view, "Classic", 0)
    window.show_scene(scene)
    window.dock.add_below(ChatPanel(look))
    window.show()
    assert _faults(window, cuts) == []


def test_the_settings(
    spoken: str, look: Look, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    cuts = cutoff.watch(monkeypatch)
    dialog = TableSettingsDialog(look, TableWishes(), "Anna")
    qtbot.addWidget(dialog)
    dialog.show()
    assert _faults(dialog, cuts) == []
