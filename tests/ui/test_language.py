"""The language of the window: where it comes from, and its change while everything is open."""

import json
import re
import shutil
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QLibraryInfo, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu, QMessageBox
from pytestqt.qtbot import QtBot

from maverick_desktop.core.cards import Card
from maverick_desktop.core.legal import MayBid, MayWait
from maverick_desktop.core.rules import CLASSIC, INDIVIDUALIST, Rules
from maverick_desktop.text.phrase import Case, Phrase, say
from maverick_desktop.text.table import FOLLOW
from maverick_desktop.ui import text
from maverick_desktop.ui.app import make_shell
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.pacing import AT_ONCE
from maverick_desktop.ui.settings import Settings
from maverick_desktop.ui.shell import Shell
from maverick_desktop.ui.text import TRANSLATIONS, WindowLanguage, language, system_language
from tests.ui.play import settle, sound_action, wish_for
from tests.ui.spoken import painted, written

PEOPLE = ("Вы", "Вера", "Нина", "Егор")
QUEEN = Card(0)
while QUEEN.rank != 12:
    QUEEN = Card(QUEEN + 1)
LATIN_WORD = re.compile(r"[A-Za-z]{2,}")
# Keys, the program's own name, file endings, markup of tips, the language's name.
LATIN_TOO = re.compile(r"</?qt>|Maverick|English|Esc\b|Enter\b|F\d+|Ctrl|CSV|PDF|JSON|csv")


@pytest.fixture
def shell(look: Look, tmp_path: Path, qtbot: QtBot) -> Iterator[Shell]:
    """A shown window, in English."""
    made = make_shell(look, tmp_path)
    qtbot.addWidget(made.window)
    made.window.show()
    qtbot.waitExposed(made.window)
    yield made
    made.window.close()
    look.speak(Settings())


def _begin(shell: Shell, qtbot: QtBot, rules: Rules = CLASSIC) -> None:
    wish = msgspec.structs.replace(wish_for(rules), names=PEOPLE, rules_name="classic")
    session = shell.begin(wish)
    session.screen.pace = AT_ONCE
    qtbot.waitUntil(lambda: _my_move(shell))


def _my_move(shell: Shell) -> bool:
    assert shell.session is not None
    screen = shell.session.screen
    return screen.live and not isinstance(screen.view.legal(), MayWait)


def _choice(shell: Shell, menu: str) -> list[QAction]:
    """The values of a choice in the View menu."""
    group = shell.window.findChild(QActionGroup, menu)
    assert isinstance(group, QActionGroup)
    return group.actions()


def _choose(shell: Shell, menu: str, value: str) -> None:
    """Pick a value, as a click does."""
    (action,) = [one for one in _choice(shell, menu) if one.data() == value]
    action.trigger()
    settle()


def _chosen(shell: Shell, menu: str) -> list[str]:
    return [action.data() for action in _choice(shell, menu) if action.isChecked()]


# --- languages -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tags", "code"),
    [
        (["ru-RU", "en-US"], "ru"),
        (["ru"], "ru"),
        (["en-GB", "ru-RU"], "en"),
        (["de-DE", "uk-UA", "ru-RU"], "ru"),
        (["rue-UA"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_first_start_follows_the_system(
    tags: list[str], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Locale:
        @staticmethod
        def system() -> "Locale":
            return Locale()

        def uiLanguages(self) -> list[str]:  # noqa: N802 - as Qt's
            return tags

    monkeypatch.setattr(text, "QLocale", Locale)
    assert system_language() == code


def test_a_language_can_be_had_without_the_window_speaking_it(look: Look) -> None:
    russian = language("ru")
    assert say(Phrase("Close"), russian) == "Закрыть"
    assert look.say(Phrase("Close")) == "Close"
    assert say(Phrase("no such text"), russian) == "no such text"
    assert russian.plural(5) == 2
    assert russian.inflected("Нина", Case.DATIVE) == "Нине"


def test_what_is_read_is_what_was_written() -> None:
    """After a change to the .ts, make translations compiles it."""
    catalogue = ET.parse(text.TRANSLATIONS / "maverick_ru.ts")  # noqa: S314 - our own file
    russian = language("ru")
    behind = [
        message.findtext("source", "")
        for message in catalogue.iter("message")
        if russian.template(message.findtext("source", "")) != message.findtext("translation")
    ]
    assert behind == []


def test_letters_are_a_choice_of_their_own() -> None:
    figures = {
        (code, letters): language(code, letters).card_figure(QUEEN)
        for code in ("en", "ru")
        for letters in ("auto", "latin", "cyrillic")
    }
    assert figures == {
        ("en", "auto"): "Q",
        ("en", "latin"): "Q",
        ("en", "cyrillic"): "Д",
        ("ru", "auto"): "Д",
        ("ru", "latin"): "Q",
        ("ru", "cyrillic"): "Д",
    }


@pytest.mark.parametrize("content", [None, b"", b"no translation at all"])
def test_without_a_sound_translation_the_window_speaks_english(
    content: bytes | None, tmp_path: Path
) -> None:
    if content is not None:
        (tmp_path / "maverick_ru.qm").write_bytes(content)
    spoken = language("ru", folder=tmp_path)
    assert say(Phrase("Close"), spoken) == "Close"
    assert spoken.card_figure(QUEEN) == "Q"


def test_a_translation_that_is_written_over_goes_on_being_spoken(tmp_path: Path) -> None:
    file = tmp_path / "maverick_ru.qm"
    shutil.copyfile(TRANSLATIONS / file.name, file)
    spoken = language("ru", folder=tmp_path)
    # As an update does; what is mapped from it would be gone, and the program with it.
    file.write_bytes(b"")
    assert say(Phrase("Close"), spoken) == "Закрыть"


def test_the_window_language_changes_in_place() -> None:
    spoken = WindowLanguage("ru")
    assert spoken.translate("Close") == "Закрыть"
    spoken.choose("en", "cyrillic")
    assert (spoken.translate("Close"), spoken.card_figure(QUEEN)) == ("Close", "Д")
    spoken.choose("")
    assert (spoken.code, spoken.card_figure(QUEEN)) == ("ru", "Д")


# --- in the window -------------------------------------------------------------------------------


def _everything(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """All that the window and the open score sheet say."""
    settle()
    windows = [shell.window, *(w for w in QApplication.topLevelWidgets() if w.isVisible())]
    said: set[str] = set()
    for window in windows:
        said |= written(window) | painted(window, monkeypatch)
    return said


def _english(said: set[str]) -> list[str]:
    return sorted(one for one in said if LATIN_WORD.search(LATIN_TOO.sub("", one)))


def test_everything_changes_at_once_and_back(
    shell: Shell, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    _begin(shell, qtbot)
    session = shell.session
    assert session is not None
    # Nothing else may change meanwhile: the others have chosen what to pass on.
    qtbot.waitUntil(lambda: len(session.screen.view.public.hand.chosen) == 3)
    shell.window.commands["sheet"].trigger()
    english = _everything(shell, monkeypatch)
    assert {"&Game", "Last trick", "Hand 1", "Close", "Score sheet"} <= english
    assert len(_english(english)) > 60
    _choose(shell, "language", "ru")
    russian = _everything(shell, monkeypatch)
    assert {"&Игра", "Прошлая взятка", "Сдача 1", "Закрыть", "Протокол"} <= russian
    assert _english(russian) == []
    assert _chosen(shell, "language") == ["ru"]
    _choose(shell, "language", "en")
    assert _everything(shell, monkeypatch) == english


def test_a_whole_hand_is_played_in_russian(
    shell: Shell, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    _choose(shell, "language", "ru")
    _begin(shell, qtbot, INDIVIDUALIST)
    assert shell.session is not None
    english: set[str] = set()
    while not shell.session.screen.view.public.past:
        if _my_move(shell):
            english.update(_english(_everything(shell, monkeypatch)))
            shell.session.wish(sound_action(shell.session.screen.view))
        qtbot.wait(5)
    english.update(_english(_everything(shell, monkeypatch)))
    assert english == set()


def test_a_large_trick_is_told_in_the_new_language(
    shell: Shell, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    _begin(shell, qtbot)
    session = shell.session
    assert session is not None
    while not session.screen.view.public.hand.tricks:
        if _my_move(shell):
            session.wish(sound_action(session.screen.view))
        qtbot.wait(5)
    qtbot.waitUntil(lambda: _my_move(shell))
    shell.window.commands["last"].trigger()
    english = painted(shell.window, monkeypatch)
    _choose(shell, "language", "ru")
    russian = painted(shell.window, monkeypatch)
    assert any(one.startswith("Trick 1") for one in english)
    assert _english(russian) == []
    assert any("зятк" in one for one in russian)


def test_cards_change_their_letters_at_once(shell: Shell, look: Look, qtbot: QtBot) -> None:
    _begin(shell, qtbot)

    def face() -> bytes:
        return bytes(look.faces.pixmap(QUEEN, 116, dpr=1.0).toImage().constBits())

    latin = face()
    _choose(shell, "letters", "cyrillic")
    assert face() != latin
    assert look.say(Phrase("{card}", {"card": QUEEN})).startswith("Д of")
    _choose(shell, "letters", "latin")
    assert face() == latin
    _choose(shell, "language", "ru")
    assert face() == latin
    assert look.say(Phrase("{card}", {"card": QUEEN})).startswith("Q ")
    _choose(shell, "letters", "auto")
    assert face() != latin
    assert _chosen(shell, "letters") == ["auto"]


def test_the_choice_is_remembered(shell: Shell, look: Look, tmp_path: Path) -> None:
    _choose(shell, "language", "ru")
    _choose(shell, "letters", "latin")
    kept = json.loads((tmp_path / "settings.json").read_text(encoding="utf-8"))
    assert (kept["language"], kept["letters"]) == ("ru", "latin")
    look.speak(Settings())
    again = make_shell(look, tmp_path)
    assert again.window.menus.commands["new"].text() == "&Новая игра…"
    assert look.language.card_figure(QUEEN) == "Q"
    assert _chosen(again, "language") == ["ru"]
    again.window.close()
    again.window.deleteLater()


def test_qts_own_words_follow(shell: Shell) -> None:
    def cancel() -> str:
        box = QMessageBox(QMessageBox.Icon.NoIcon, "", "", QMessageBox.StandardButton.Cancel)
        said = box.button(QMessageBox.StandardButton.Cancel).text().replace("&", "")
        box.deleteLater()
        return said

    assert cancel() == "Cancel"
    _choose(shell, "language", "ru")
    assert cancel() == "Отмена"
    assert QCoreApplication.translate("QFileDialog", "Directory:") == "Каталог:"
    _choose(shell, "language", "en")
    assert cancel() == "Cancel"


def test_without_qts_translation_the_window_speaks_all_the_same(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    class Library(QLibraryInfo):
        """Where nothing is."""

        @staticmethod
        def path(_which: QLibraryInfo.LibraryPath) -> str:
            return str(tmp_path)

    monkeypatch.setattr(text, "QLibraryInfo", Library)
    _choose(shell, "language", "ru")
    assert shell.window.commands["quit"].text() == "&Выход"


def test_bids_by_key_on_a_russian_keyboard(shell: Shell, qtbot: QtBot) -> None:
    _begin(shell, qtbot, INDIVIDUALIST)
    session = shell.session
    assert session is not None
    assert isinstance(session.screen.view.legal(), MayBid)
    before = session.screen.view.public.n
    # The key with P on it.
    key = QKeyEvent(QKeyEvent.Type.KeyPress, ord("З"), Qt.KeyboardModifier.NoModifier, "з")
    QApplication.sendEvent(shell.window, key)
    qtbot.waitUntil(lambda: session.screen.view.public.n > before)


def test_sentences_agree_with_the_names(look: Look) -> None:
    look.speak(Settings(language="ru"))
    try:
        hearts = QUEEN.suit
        assert hearts is not None
        assert look.say(Phrase(FOLLOW, {"suit": hearts})) == "Ваш ход: в масть, трефы"
    finally:
        look.speak(Settings())


@pytest.mark.parametrize("code", ["en", "ru"])
def test_menus_are_open_to_the_keyboard(shell: Shell, code: str) -> None:
    """Each entry has a letter, and no two in one menu have the same."""
    _choose(shell, "language", code)
    bar = shell.window.bar.menus
    assert bar.width() >= bar.sizeHint().width()
    menus = [[title.text() for title in bar.actions()]]
    for title in bar.actions():
        menu = title.menu()
        assert isinstance(menu, QMenu)
        menus.append([entry.text() for entry in menu.actions() if not entry.isSeparator()])
    assert len(menus) == 5
    for entries in menus:
        letters = [entry.split("&")[1][0].lower() for entry in entries]
        assert len(set(letters)) == len(letters), entries
