"""What people type, names and things said: cleaned once, at the door (RELIABILITY R11).

And the names of computer players' levels, as far as they say something.
"""

import unicodedata
from typing import Final

NAME_LENGTH: Final = 24
"""The most characters a player's or a rule set's name may have."""

CHAT_LENGTH: Final = 200
"""The most characters of a thing said to the table."""

CUSTOM_MS: Final = range(5, 5001)
"""Milliseconds a choice that people may give a computer player."""

_CUSTOM: Final = "custom-"
_UNWANTED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
_UNASSIGNED: Final = "Cn"
_MARKS_IN_A_ROW: Final = 2


def clean_name(text: str) -> str:
    """The name as the program keeps it: NFC, one line, no control or direction characters.

    Cut to 24 characters; stacks of combining marks are cut to two. May be empty: the caller then
    uses a name of its own.
    """
    return _cleaned(text, _UNWANTED | {_UNASSIGNED}, NAME_LENGTH)


def clean_chat(text: str) -> str:
    """A thing said as the table hears it: as a name is, but cut to 200 characters. May be empty."""
    return _cleaned(text, _UNWANTED | {_UNASSIGNED}, CHAT_LENGTH)


def _cleaned(text: str, unwanted: frozenset[str], length: int) -> str:
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text):
        category = unicodedata.category(char)
        if category in unwanted:
            continue
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= _MARKS_IN_A_ROW:
            kept.append(" " if category == "Zs" else char)
    words = " ".join("".join(kept).split())
    # Cutting can leave a space at the end, and composing again can follow from what was dropped.
    return unicodedata.normalize("NFC", words)[:length].strip()


def is_clean(text: str) -> bool:
    """Whether a record may hold this name: 1 to 24 characters that cleaning leaves alone.

    What is unassigned here may be a letter where the record was written.
    """
    return bool(text) and _cleaned(text, _UNWANTED, NAME_LENGTH) == text


def is_clean_chat(text: str) -> bool:
    """Whether a table can have passed this on: 1 to 200 characters that cleaning leaves alone."""
    return bool(text) and _cleaned(text, _UNWANTED, CHAT_LENGTH) == text


def custom_level(milliseconds: int) -> str:
    """The id of the level that thinks so long about a choice; see ``CUSTOM_MS``."""
    return f"{_CUSTOM}{milliseconds}"


def custom_ms(level: str) -> int | None:
    """The milliseconds in the id of such a level; None for any other id."""
    digits = level.removeprefix(_CUSTOM)
    if digits == level or not (digits.isascii() and digits.isdecimal() and len(digits) < 6):
        return None
    found = int(digits)
    return found if found in CUSTOM_MS and custom_level(found) == level else None
