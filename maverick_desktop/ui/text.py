"""The languages of the window, from the translations in ``assets/i18n``.

``language`` gives any of them, ``WindowLanguage`` is the one in use and can be changed while the
window is open. Qt's own dialogs follow by ``translate_qt``. Without a translation's file the window
speaks English. Must not know what is said.
"""

from pathlib import Path
from typing import Final, Literal, TypeAlias, get_args

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from maverick_desktop.text.phrase import CYRILLIC, LATIN, Case, Language

Code: TypeAlias = Literal["en", "ru"]
"""A language, by its code."""
Letters: TypeAlias = Literal["auto", "latin", "cyrillic"]
"""The letters of court cards and aces; ``auto``: those of the language."""

CONTEXT: Final = "text"
"""The translation context of every template in ``maverick_desktop.text``."""
TRANSLATIONS: Final = Path(__file__).parent.parent / "assets" / "i18n"
_CODES: Final[tuple[Code, ...]] = get_args(Code)
_QT_WORDS: Final = "qtbase"


def system_language() -> Code:
    """The first of the system's languages that the window speaks, English without one."""
    for tag in QLocale.system().uiLanguages():
        for code in _CODES:
            if tag.split("-")[0] == code:
                return code
    return "en"


def language(code: Code, letters: Letters = "auto", folder: Path = TRANSLATIONS) -> Language:
    """A language by its code; nothing else comes to speak it. English if its file is missing."""
    spoken = Language()
    if code == "ru":
        translator, words = QTranslator(), _bytes(folder / "maverick_ru.qm")
        if translator.load(words):
            # Loaded when it is spoken: English starts without.
            from maverick_desktop.text.russian import Russian

            # The translator reads the bytes where they are: they stay as long as it does.
            kept = (translator, words)
            spoken = Russian(lambda source: kept[0].translate(CONTEXT, source) or "")
    if letters != "auto":
        spoken.letters = CYRILLIC if letters == "cyrillic" else LATIN
    return spoken


def _bytes(path: Path) -> bytes:
    """A file as it is now; Qt would map it, and die when an update writes over it. Empty: none."""
    try:
        return path.read_bytes()
    except OSError:
        return b""


class WindowLanguage(Language):
    """The language that the window speaks: whoever asks it again after a change gets the other."""

    def __init__(self, system: Code = "en") -> None:
        self._system: Final = system
        self.choose("")

    def choose(self, code: Literal["", Code], letters: Letters = "auto") -> None:
        """Speak this language from now on; ``""`` is the system's."""
        self.code: Code = code or self._system
        self._spoken = language(self.code, letters)
        self.letters = self._spoken.letters

    def template(self, source: str) -> str:
        """The template in the language in use."""
        return self._spoken.template(source)

    def plural(self, count: int) -> int:
        """The form that goes with a count in the language in use."""
        return self._spoken.plural(count)

    def inflected(self, word: str, case: Case) -> str:
        """A name in a case of the language in use."""
        return self._spoken.inflected(word, case)


def translate_qt(code: Code) -> None:
    """Let Qt's own words, in file dialogs and on buttons, be of this language, if Qt has them."""
    application = QCoreApplication.instance()
    assert application is not None
    former = application.findChild(QTranslator, _QT_WORDS)
    if former is not None:
        application.removeTranslator(former)
        former.setParent(None)
    if code == "en":
        return
    translator = QTranslator(application)
    translator.setObjectName(_QT_WORDS)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if translator.load(f"qtbase_{code}", folder):
        application.installTranslator(translator)
