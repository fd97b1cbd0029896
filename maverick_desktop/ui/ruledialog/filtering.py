"""Which options are to be seen: all, changed or different ones, and those with some words."""

from enum import Enum

import msgspec

from maverick_desktop.core.rules import OPTIONS
from maverick_desktop.text.options import (
    group_title,
    option_about,
    option_label,
    possible_values,
    value_label,
)
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.workbook import Workbook


class Which(Enum):
    """The options a filter lets through."""

    ALL = "all"
    CHANGED = "changed"
    DIFFERENT = "different"


class Filter(msgspec.Struct, frozen=True):
    """What is to be seen of the list."""

    which: Which = Which.ALL
    words: str = ""

    @property
    def narrows(self) -> bool:
        """Whether it may leave anything out: groups are open then as far as they have options."""
        return self.which is not Which.ALL or bool(self.words)


class Sieve:
    """Lets options of the rules shown through a filter."""

    def __init__(self, look: Look, book: Workbook) -> None:
        self._look = look
        self._book = book
        self._texts: dict[str, str] = {}

    def passes(self, name: str, wanted: Filter) -> bool:
        """Whether an option is to be seen: each of the words is somewhere in its texts."""
        match wanted.which:
            case Which.CHANGED if name not in self._book.changed():
                return False
            case Which.DIFFERENT if name not in self._book.differing():
                return False
        return all(word in self._text(name) for word in _folded(wanted.words).split())

    def _text(self, name: str) -> str:
        """All the words of an option, to be searched."""
        if name not in self._texts:
            phrases = [
                group_title(OPTIONS[name].about.group),
                option_label(name),
                option_about(name),
                *(value_label(name, value) for value in possible_values(name)),
            ]
            said = " ".join(self._look.say(phrase) for phrase in phrases)
            self._texts[name] = _folded(f"{said} {name}")
        return self._texts[name]


def _folded(text: str) -> str:
    # Few people type ё.
    return text.casefold().replace("ё", "е")
