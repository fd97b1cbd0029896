"""What the options of the rules are called, what they mean, and what their values do.

Keyed by the names in ``core.rules.OPTIONS``; a test sees that no name and no value is missing.
"""

from typing import Final

from maverick_desktop.core.rules import OPTIONS, Group, Kind, Value

from .optiontexts import TEXTS
from .phrase import QT_TRANSLATE_NOOP, Phrase
from .words import all_of, bid_word

_GROUPS: Final = {
    Group.DEAL: QT_TRANSLATE_NOOP("text", "Deal and passing"),
    Group.PLAY: QT_TRANSLATE_NOOP("text", "Play"),
    Group.POINTS: QT_TRANSLATE_NOOP("text", "Points of a trick"),
    Group.BIDS: QT_TRANSLATE_NOOP("text", "Bids"),
    Group.MATCH: QT_TRANSLATE_NOOP("text", "Match"),
}
_PRESETS: Final = {
    "classic": (
        QT_TRANSLATE_NOOP("text", "Classic"),
        QT_TRANSLATE_NOOP(
            "text",
            "The English rules: whoever cannot follow has to trump, there are no bids, and the"
            " match goes to 100 points.",
        ),
    ),
    "individualist": (
        QT_TRANSLATE_NOOP("text", "Individualist"),
        QT_TRANSLATE_NOOP(
            "text",
            "The Russian rules: free discards, revokes that cost 4 points, three bids, and a match"
            " to 50 points.",
        ),
    ),
    "tournament": (
        QT_TRANSLATE_NOOP("text", "Tournament"),
        QT_TRANSLATE_NOOP(
            "text",
            "The Russian rules with their loopholes closed: a failed bid never pays, and a revoke"
            " spoils one.",
        ),
    ),
}
_ON: Final = QT_TRANSLATE_NOOP("text", "on")
_OFF: Final = QT_TRANSLATE_NOOP("text", "off")
_NONE: Final = QT_TRANSLATE_NOOP("text", "none")
_NUMBER: Final = QT_TRANSLATE_NOOP("text", "{value}")
_RANGE: Final = QT_TRANSLATE_NOOP("text", "{low} to {high}")
_RANGE_OR_NONE: Final = QT_TRANSLATE_NOOP("text", "{low} to {high} or none")


def group_title(group: Group) -> Phrase:
    """The heading of a group of options."""
    return Phrase(_GROUPS[group])


def preset_name(preset: str) -> Phrase:
    """What a built-in rule set is called."""
    return Phrase(_PRESETS[preset][0])


def preset_line(preset: str) -> Phrase:
    """One line about a built-in rule set."""
    return Phrase(_PRESETS[preset][1])


def option_label(name: str) -> Phrase:
    """What an option is called."""
    return Phrase(TEXTS[name].label)


def option_about(name: str) -> Phrase:
    """What an option decides, in one or two sentences."""
    return Phrase(TEXTS[name].about)


def value_label(name: str, value: Value) -> Phrase:
    """What a value of an option is called."""
    if isinstance(value, frozenset):
        return all_of([bid_word(kind) for kind in ("nil", "blind", "posh") if kind in value])
    if isinstance(value, bool):
        return Phrase(_ON if value else _OFF)
    if value is None:
        return Phrase(TEXTS[name].none or _NONE)
    if isinstance(value, int):
        return Phrase(_NUMBER, {"value": value})
    return Phrase(TEXTS[name].values[value].label)


def value_effect(name: str, value: Value) -> Phrase | None:
    """What a choice or a switch does, in one sentence; None for numbers and sets of bids."""
    if isinstance(value, bool):
        return Phrase(TEXTS[name].values["on" if value else "off"].effect)
    if isinstance(value, str):
        return Phrase(TEXTS[name].values[value].effect)
    return None


def possible_values(name: str) -> list[Value]:
    """The values of a choice or a switch, in the order shown; empty for numbers and bids."""
    match OPTIONS[name].kind:
        case Kind.CHOICE:
            return list(OPTIONS[name].choices)
        case Kind.FLAG:
            return [False, True]
        case _:
            return []


def value_range(name: str) -> Phrase:
    """The range of a number: ``0 to 20``."""
    option = OPTIONS[name]
    template = _RANGE_OR_NONE if option.kind is Kind.NUMBER_OR_NONE else _RANGE
    return Phrase(template, {"low": option.about.low, "high": option.about.high})
