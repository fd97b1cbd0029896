"""A table's code read aloud: digits as words, letters by the spelling alphabet of radio."""

from typing import Final

from maverick_desktop.text.phrase import QT_TRANSLATE_NOOP, Phrase

_LISTED: Final = QT_TRANSLATE_NOOP("text", "{first}, {rest}")
_HALVES: Final = QT_TRANSLATE_NOOP("text", "{first} – {second}")
_SPOKEN: Final = {
    "0": QT_TRANSLATE_NOOP("text", "zero"),
    # In counting forms: alone they are the words for one card and two, which have a gender.
    "1": QT_TRANSLATE_NOOP("text", "one|one"),
    "2": QT_TRANSLATE_NOOP("text", "two|two"),
    "3": QT_TRANSLATE_NOOP("text", "three"),
    "4": QT_TRANSLATE_NOOP("text", "four"),
    "5": QT_TRANSLATE_NOOP("text", "five"),
    "6": QT_TRANSLATE_NOOP("text", "six"),
    "7": QT_TRANSLATE_NOOP("text", "seven"),
    "8": QT_TRANSLATE_NOOP("text", "eight"),
    "9": QT_TRANSLATE_NOOP("text", "nine"),
    "A": QT_TRANSLATE_NOOP("text", "alfa"),
    "B": QT_TRANSLATE_NOOP("text", "bravo"),
    "C": QT_TRANSLATE_NOOP("text", "charlie"),
    "D": QT_TRANSLATE_NOOP("text", "delta"),
    "E": QT_TRANSLATE_NOOP("text", "echo"),
    "F": QT_TRANSLATE_NOOP("text", "foxtrot"),
    "G": QT_TRANSLATE_NOOP("text", "golf"),
    "H": QT_TRANSLATE_NOOP("text", "hotel"),
    "J": QT_TRANSLATE_NOOP("text", "juliett"),
    "K": QT_TRANSLATE_NOOP("text", "kilo"),
    "M": QT_TRANSLATE_NOOP("text", "mike"),
    "N": QT_TRANSLATE_NOOP("text", "november"),
    "P": QT_TRANSLATE_NOOP("text", "papa"),
    "Q": QT_TRANSLATE_NOOP("text", "quebec"),
    "R": QT_TRANSLATE_NOOP("text", "romeo"),
    "S": QT_TRANSLATE_NOOP("text", "sierra"),
    "T": QT_TRANSLATE_NOOP("text", "tango"),
    "V": QT_TRANSLATE_NOOP("text", "victor"),
    "W": QT_TRANSLATE_NOOP("text", "whiskey"),
    "X": QT_TRANSLATE_NOOP("text", "x-ray"),
    "Y": QT_TRANSLATE_NOOP("text", "yankee"),
    "Z": QT_TRANSLATE_NOOP("text", "zulu"),
}


def spoken(first: str, second: str) -> Phrase:
    """A code in its two halves: "seven, kilo, four – mike, two, quebec"."""
    return Phrase(_HALVES, {"first": _half(first), "second": _half(second)})


def _half(signs: str) -> Phrase:
    *before, last = [Phrase(_SPOKEN[sign], {}, 1) for sign in signs]
    for one in reversed(before):
        last = Phrase(_LISTED, {"first": one, "rest": last})
    return last
