"""Russian: which plural form goes with a count, and first names in the cases.

A name bends only where its ending leaves no doubt: surnames, nicknames with a hyphen, foreign and
shortened names stay as they were typed. Must not know where the translations come from.
"""

import re
from collections.abc import Callable
from typing import Final

from .phrase import CYRILLIC, Case, Language

_CASES: Final = (
    Case.GENITIVE,
    Case.DATIVE,
    Case.ACCUSATIVE,
    Case.INSTRUMENTAL,
    Case.PREPOSITIONAL,
)
"""The order of the forms below."""

_ENDINGS: Final = (
    # How a name ends, how many letters go, and the five endings that take their place.
    ("[гкх]а", 1, "и е у ой е"),
    ("[жшчщ]а", 1, "и е у ей е"),
    ("ца", 1, "ы е у ей е"),
    ("[бвдзлмнпрстф]а", 1, "ы е у ой е"),
    ("..ия", 1, "и и ю ей и"),
    ("[аеёийлмнпрсдтзвоуюья]я", 1, "и е ю ей е"),
    ("[аеуэюя]й", 1, "я ю я ем е"),
    ("..ий", 1, "я ю я ем и"),
    ("[жшчщц]", 0, "а у а ем е"),
    ("[бвгдзклмнпрстфх]", 0, "а у а ом е"),
)
_OTHERS: Final = {
    "вы": "вас вам вас вами вас",
    "илья": "ильи илье илью ильёй илье",
    "лев": "льва льву льва львом льве",
    "павел": "павла павлу павла павлом павле",
    "пётр": "петра петру петра петром петре",
    "любовь": "любови любови любовь любовью любови",
}
_MASCULINE: Final = re.compile(
    "(?:игор|лазар|цезар|эмил|камил|наил|раул|шамил|равил|даниил|васил)ь"
)
"""Names in a soft sign that are men's for certain; their endings are those of ``Игорь``."""
_SOFT: Final = "я ю я ем е"

_UNCLEAR: Final = re.compile(
    # Surnames, which have endings of their own, and vowels that drop out: Воробей, Заяц, Витёк.
    ".*(?:ова|ёва|ская|цкая|..ая|яя|ский|цкий|[кх]ий|[иы]х|[еёия]ц|[её]к|ок|робей|ловей|равей)"
    # Петров bends as Петровым, Яков as Яковом; so with Пушкин and Константин.
    "|(?!яков).*[оеё]в"
    "|(?!(?:константин|валентин|вениамин|мартин|эдвин|марлин)$).*[иы]н"
    # Women's names that have no ending to bend.
    "|(?:элен|ирэн|кармен|мадлен|марлен|катрин|жаклин|эдит|юдит|рут|ингрид|элизабет|маргарет"
    "|долорес|мерседес|агнес|айгерим|карин|ирен|энн|джейн)"
)
_NAME: Final = re.compile("[А-ЯЁа-яё][а-яё]+")


class Russian(Language):
    """Russian, by what translates a template; an empty translation leaves it English."""

    letters = CYRILLIC

    def __init__(self, translation: Callable[[str], str]) -> None:
        self._translation = translation

    def template(self, source: str) -> str:
        """The translation with all its forms."""
        return self._translation(source) or source

    def plural(self, count: int) -> int:
        """One of three forms."""
        return plural(count)

    def inflected(self, word: str, case: Case) -> str:
        """A first name in a case."""
        return inflected(word, case)


def plural(count: int) -> int:
    """1 взятка, 21 взятка: 0; 2, 3, 4, 22 взятки: 1; 5, 11, 12, 0 взяток: 2."""
    tens, ones = divmod(abs(count) % 100, 10)
    if tens == 1 or ones == 0 or ones > 4:
        return 2
    return 0 if ones == 1 else 1


def inflected(name: str, case: Case) -> str:
    """A first name in a case: ``Нина`` as ``Нине``; unchanged where its forms are not certain."""
    if case is Case.NOMINATIVE or not _NAME.fullmatch(name):
        return name
    forms = _forms(name.lower())
    if forms is None:
        return name
    form = forms[_CASES.index(case)]
    return form.capitalize() if name[0].isupper() else form


def _forms(name: str) -> list[str] | None:
    """The five forms of a name in small letters; None if they are not certain."""
    if name in _OTHERS:
        return _OTHERS[name].split()
    if _MASCULINE.fullmatch(name):
        return [name[:-1] + ending for ending in _SOFT.split()]
    if _UNCLEAR.fullmatch(name):
        return None
    for ending, gone, forms in _ENDINGS:
        if re.search(f"{ending}$", name):
            return [name[: len(name) - gone] + form for form in forms.split()]
    return None
