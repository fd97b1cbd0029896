"""The form in which an option has its words: label, explanation, each value's label and effect."""

from collections.abc import Mapping

import msgspec

from .phrase import QT_TRANSLATE_NOOP


class ValueText(msgspec.Struct, frozen=True):
    """The words of one value."""

    label: str
    effect: str


class OptionText(msgspec.Struct, frozen=True):
    """The words of one option."""

    label: str
    about: str
    values: Mapping[str, ValueText] = {}
    """For choices by the value, for switches by ``on`` and ``off``."""
    none: str = ""
    """What an absent number is called."""
    counted: str = ""
    """A number with what it counts, one form for one and one for more; empty: the bare number."""
    points: bool = False
    """Whether the number is points that are won or lost: shown with its sign."""


def flag(off: str, on: str) -> dict[str, ValueText]:
    """The values of a switch by what they do."""
    return {
        "off": ValueText(QT_TRANSLATE_NOOP("text", "off"), off),
        "on": ValueText(QT_TRANSLATE_NOOP("text", "on"), on),
    }
