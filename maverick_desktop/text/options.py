"""What the options of the rules are called, what they mean, and what their values do.

Keyed by the names in ``core.rules.OPTIONS``; a test sees that no name and no value is missing.
"""

from typing import Final

from maverick_desktop.core.rules import OPTIONS, Group, Kind, Source, Value

from .optiontexts import TEXTS
from .optionwords import OptionText
from .phrase import QT_TRANSLATE_NOOP, Arg, Phrase, signed
from .words import all_of, bid_word

_GROUPS: Final = {
    Group.DEAL: QT_TRANSLATE_NOOP("text", "Deal and passing"),
    Group.PLAY: QT_TRANSLATE_NOOP("text", "Play"),
    Group.POINTS: QT_TRANSLATE_NOOP("text", "Trick points"),
    Group.BIDS: QT_TRANSLATE_NOOP("text", "Bids"),
    Group.MATCH: QT_TRANSLATE_NOOP("text", "The match"),
}
_PRESETS: Final = {
    "classic": (
        QT_TRANSLATE_NOOP("text", "Classic"),
        QT_TRANSLATE_NOOP("text", "The English text. To 100, no bids"),
        QT_TRANSLATE_NOOP(
            "text",
            "The English rules: whoever cannot follow has to trump, there are no bids, and the"
            " match goes to 100 points.",
        ),
    ),
    "individualist": (
        QT_TRANSLATE_NOOP("text", "Individualist"),
        QT_TRANSLATE_NOOP("text", "The Russian text. To 50, all bids"),
        QT_TRANSLATE_NOOP(
            "text",
            "The Russian rules: free discards, revokes that cost 4 points, three bids, and a match"
            " to 50 points.",
        ),
    ),
    "tournament": (
        QT_TRANSLATE_NOOP("text", "Tournament"),
        QT_TRANSLATE_NOOP("text", "Individualist, loopholes closed"),
        QT_TRANSLATE_NOOP(
            "text",
            "The Russian rules with their loopholes closed: a failed bid never pays, and a revoke"
            " spoils one.",
        ),
    ),
}
_CHANGED: Final = QT_TRANSLATE_NOOP("text", "{base} with {n} change|{base} with {n} changes")
_CHANGED_SHORT: Final = QT_TRANSLATE_NOOP("text", "{base}, {n} change|{base}, {n} changes")
_UNCHANGED: Final = QT_TRANSLATE_NOOP("text", "{base}, nothing changed")
UNNAMED: Final = QT_TRANSLATE_NOOP("text", "My rules")
"""A rule set's name until it has one."""
_SOURCES: Final = {
    Source.BOTH: QT_TRANSLATE_NOOP("text", "Both printed texts decide this point, and they agree."),
    Source.ENGLISH: QT_TRANSLATE_NOOP("text", "The English text alone decides this point."),
    Source.RUSSIAN: QT_TRANSLATE_NOOP("text", "The Russian text alone decides this point."),
    Source.OURS: QT_TRANSLATE_NOOP(
        "text", "Neither printed text decides this point; the default is ours."
    ),
}
_DIFFER: Final = QT_TRANSLATE_NOOP(
    "text", "Both printed texts decide this point, each in its own way."
)
_WAS: Final = QT_TRANSLATE_NOOP("text", "was: {value}")
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


def preset_short(preset: str) -> Phrase:
    """A built-in rule set in half a line."""
    return Phrase(_PRESETS[preset][1])


def set_name(name: str, base: str) -> Phrase:
    """What a match's rule set is called: a preset in this language, an own set as it was typed."""
    if name in (base, _PRESETS[base][0]):
        return preset_name(base)
    return Phrase("{name}", {"name": name})


def preset_line(preset: str) -> Phrase:
    """One line about a built-in rule set."""
    return Phrase(_PRESETS[preset][2])


def changes_line(base: str, changes: int, *, short: bool = False) -> Phrase:
    """An own rule set by its preset: “Individualist with 3 changes”; “Classic, 2 changes”."""
    name: dict[str, Arg] = {"base": preset_name(base)}
    if not changes:
        return Phrase(_UNCHANGED, name)
    return Phrase(_CHANGED_SHORT if short else _CHANGED, name, changes)


def option_label(name: str) -> Phrase:
    """What an option is called."""
    return Phrase(TEXTS[name].label)


def option_about(name: str) -> Phrase:
    """What an option decides, in one or two sentences."""
    return Phrase(TEXTS[name].about)


def source_line(name: str) -> Phrase:
    """Which printed rule text decides an option."""
    option = OPTIONS[name]
    differ = option.about.source is Source.BOTH and option.classic != option.individualist
    return Phrase(_DIFFER if differ else _SOURCES[option.about.source])


def was(name: str, value: Value) -> Phrase:
    """What an option held before it was changed: “was: 50”."""
    return Phrase(_WAS, {"value": value_label(name, value)})


def value_label(name: str, value: Value) -> Phrase:
    """What a value of an option is called."""
    if isinstance(value, frozenset):
        return all_of([bid_word(kind) for kind in ("nil", "blind", "posh") if kind in value])
    if isinstance(value, bool):
        return Phrase(_ON if value else _OFF)
    if value is None:
        return Phrase(TEXTS[name].none or _NONE)
    if isinstance(value, int):
        return _number(TEXTS[name], value)
    return Phrase(TEXTS[name].values[value].label)


def _number(words: OptionText, value: int) -> Phrase:
    if words.counted:
        return Phrase(words.counted, count=value)
    return Phrase(_NUMBER, {"value": signed(value) if words.points else value})


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
