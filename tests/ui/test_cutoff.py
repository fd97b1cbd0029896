"""Nothing is cut off: in either language, at the sizes that have least room.

People's names may be shortened, and are ordinary ones here; every other word is seen in full.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QLabel,
    QPushButton,
    QRadioButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from maverick_desktop.core.cards import card_set
from maverick_desktop.core.padstate import Names
from maverick_desktop.core.rules import PRESETS, Rules
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.app import make_shell
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.main_window import MainWindow
from maverick_desktop.ui.scene import Intent, PassMiddle, Prompt, Scene, Shown
from maverick_desktop.ui.settings import Settings
from maverick_desktop.ui.shell import Shell
from maverick_desktop.ui.staging import scene_of
from maverick_desktop.ui.widgets import plain_label
from tests.ui import cutoff, padstates
from tests.ui.play import rules_with, settle, views_of_a_match, wish_for
from tests.ui.render_table import STATES
from tests.ui.ruledialogs import Opened

SMALL = (1024, 640)
SIZES = [
    pytest.param((960, 600), marks=pytest.mark.slow),
    SMALL,
    pytest.param((1280, 800), marks=pytest.mark.slow),
]
PAD_SIZES = [(900, 560), pytest.param(SMALL, marks=pytest.mark.slow)]
PEOPLE = {"en": ("You", "Walter", "Nora", "Emma"), "ru": ("Вы", "Вера", "Нина", "Егор")}
RULES = {"en": "Individualist", "ru": "Индивидуалист"}
CUT_NAME = re.compile(r"\b(?:Wal|Walt|Walte|Emm|Nor|Вер|Нин|Его)…")


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
    faults = [*cuts, *cutoff.dotted(window), *cutoff.too_small(window)]
    return sorted({fault for fault in faults if not CUT_NAME.search(fault)})


def _window(look: Look, qtbot: QtBot, size: tuple[int, int]) -> MainWindow:
    window = MainWindow(look)
    qtbot.addWidget(window)
    window.resize(*size)
    return window


def test_a_text_that_does_not_fit_is_found(
    look: Look, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tests below can fail."""
    cuts = cutoff.watch(monkeypatch)
    window = _window(look, qtbot, SMALL)
    staged = STATES["bidding"](PEOPLE["en"])
    window.show_view(staged.view, RULES["en"], 3)
    long = Prompt(
        Phrase("Say {what} at length, " * 9, {"what": "it"}), None, yours=True, holding=False
    )
    window.show_scene(msgspec.structs.replace(staged.scene, prompt=long))
    window.show()
    assert any(fault.startswith("Say it at length") for fault in _faults(window, cuts))


def _wrapping(text: str) -> QLabel:
    label = plain_label(text)
    label.setWordWrap(True)
    return label


@pytest.mark.parametrize("make", [plain_label, _wrapping, QPushButton, QCheckBox, QRadioButton])
def test_a_widget_too_small_for_its_words_is_found(
    make: Callable[[str], QWidget], qtbot: QtBot
) -> None:
    widget = make("words and words and words")
    qtbot.addWidget(widget)
    widget.resize(400, 40)
    widget.show()
    assert cutoff.too_small(widget) == []
    widget.resize(60, 24)
    assert len(cutoff.too_small(widget)) == 1


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("state", STATES)
def test_the_window_shows_every_word(
    state: str,
    size: tuple[int, int],
    spoken: str,
    look: Look,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cuts = cutoff.watch(monkeypatch)
    window = _window(look, qtbot, size)
    staged = STATES[state](PEOPLE[spoken])
    window.show_view(staged.view, RULES[spoken], 3)
    window.show_scene(staged.scene)
    window.show()
    assert _faults(window, cuts) == []


def _said(scene: Scene) -> tuple[object, ...]:
    """What the table says, whatever fills it."""
    prompt = scene.prompt
    middle = scene.middle
    return (
        type(middle),
        prompt and (prompt.first.source, prompt.second and prompt.second.source),
        getattr(getattr(middle, "button", None), "source", None),
        tuple(panel.bid for panel in getattr(middle, "panels", ())),
        getattr(getattr(middle, "chip", None), "reason", None) is None,
        tuple(plate.badge and plate.badge.source for plate in scene.plates),
    )


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_all_that_is_said_in_a_match_is_seen_in_full(
    preset: str, spoken: str, look: Look, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    cuts = cutoff.watch(monkeypatch)
    window = _window(look, qtbot, SMALL)
    window.show()
    # Players who revoke as they like may never reach the target.
    rules = rules_with(PRESETS[preset], hands=2)
    seen: set[tuple[object, ...]] = set()
    faults: set[str] = set()
    for view, _ in views_of_a_match(rules, 3, PEOPLE[spoken]):
        scene = scene_of(Shown(view, can_undo=True), Intent())
        if isinstance(scene.middle, PassMiddle) and not scene.middle.said:
            chosen = card_set(one.card for one in scene.hand[:2] if one.card is not None)
            scene = scene_of(Shown(view, can_undo=True), Intent(chosen=chosen))
        said = _said(scene)
        if said in seen:
            continue
        seen.add(said)
        window.show_view(view, RULES[spoken], 3)
        window.show_scene(scene)
        faults.update(f"{fault} {said}" for fault in _faults(window, cuts))
    assert len(seen) > 14
    assert faults == set()


# --- dialogs -------------------------------------------------------------------------------------


def _triggered(name: str) -> Callable[[Shell], None]:
    return lambda shell: shell.window.commands[name].trigger()


COMMANDS = ("new", "matches", "house", "rules", "sheet", "print", "blank", "keys", "about")
DIALOGS: dict[str, Callable[[Shell], object]] = {
    **{name: _triggered(name) for name in COMMANDS},
    "trouble": lambda shell: shell.on_trouble(OSError(28, "No space", "/elsewhere/match.maverick")),
    "again": lambda shell: shell.on_trouble(None),
    "fault": lambda shell: shell.on_fault(
        Path("/elsewhere/a folder of some length/maverick/logs/1.txt")
    ),
    "unreadable": lambda shell: shell.open(Path("/no/such/file.maverick")),
}


@pytest.mark.parametrize("dialog", DIALOGS)
@pytest.mark.parametrize("in_match", [False, True], ids=["empty", "match"])
def test_a_dialog_shows_every_word(
    dialog: str,
    in_match: bool,
    spoken: str,
    look: Look,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (tmp_path / "settings.json").write_text(f'{{"version": 1, "language": "{spoken}"}}')
    shell = make_shell(look, tmp_path)
    qtbot.addWidget(shell.window)
    shell.window.resize(*SMALL)
    shell.window.show()
    if in_match:
        shell.begin(msgspec.structs.replace(wish_for(), names=PEOPLE[spoken]))
    cuts = cutoff.watch(monkeypatch)
    DIALOGS[dialog](shell)
    settle()
    opened = [
        window
        for window in QApplication.topLevelWidgets()
        if window.isVisible() and window.parentWidget() is shell.window
    ]
    # Without a match there is no sheet to show; in one, New asks first.
    assert len(opened) == (0 if dialog in ("sheet", "print") and not in_match else 1)
    for window in opened:
        window.resize(window.size().boundedTo(QSize(*SMALL)))
        assert cutoff.inside(window, SMALL), window.size()
        assert _faults(window, cuts) == []
        window.close()
    shell.window.close()


# --- the score pad and the house rules -----------------------------------------------------------

AT_THE_PAD: dict[str, Names] = {
    "en": ("Anna", "Walter", "Nora", "Emma"),
    "ru": ("Анна", "Вера", "Нина", "Егор"),
}


@pytest.mark.parametrize("size", PAD_SIZES, ids=str)
@pytest.mark.parametrize("state", padstates.STATES)
def test_the_score_pad_shows_every_word(
    state: str,
    size: tuple[int, int],
    spoken: str,
    look: Look,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cuts = cutoff.watch(monkeypatch)
    window = padstates.STATES[state](look, AT_THE_PAD[spoken])
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    faults = set(_faults(window, cuts))
    assert faults - set(AT_THE_PAD[spoken]) == set()


@pytest.mark.slow
@pytest.mark.parametrize("size", [(900, 560), SMALL], ids=str)
def test_every_rule_option_shows_every_word(
    size: tuple[int, int],
    spoken: str,
    look: Look,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cuts = cutoff.watch(monkeypatch)
    dialog = Opened(look, qtbot, tmp_path).dialog
    dialog.resize(*size)
    faults: set[str] = set()
    for option in Rules.__struct_fields__:
        for control in dialog.options.row(option).editor.controls():
            control.setFocus()
        faults |= {f"{option}: {fault}" for fault in _faults(dialog, cuts)}
    assert faults == set()
