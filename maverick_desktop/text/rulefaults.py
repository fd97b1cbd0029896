"""What is wrong with a rule file or a set of options, in one plain sentence each.

Each names the option in words and by its name. Knows no window and no terminal.
"""

import json
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final, assert_never

from maverick_desktop.core.rulefile import RuleFileError
from maverick_desktop.core.rules import OPTIONS, Fault, Kind, RulesFault
from maverick_desktop.core.unsound import RecordError

from .faults import file_fault, shown, shown_path
from .options import option_label, value_range
from .phrase import QT_TRANSLATE_NOOP, Arg, Phrase
from .words import one_of

_NAMED: Final = QT_TRANSLATE_NOOP("text", "“{label}” ({name})")

_UNKNOWN: Final = QT_TRANSLATE_NOOP(
    "text", "There is no option “{name}”; every set of rules shown as a file lists them all."
)
_DID_YOU_MEAN: Final = QT_TRANSLATE_NOOP(
    "text", "There is no option “{name}”; the nearest is {option}."
)
_BAD_NUMBER: Final = QT_TRANSLATE_NOOP("text", "{option} takes {range}, not {value}.")
_BAD_WORD: Final = QT_TRANSLATE_NOOP("text", "{option} takes {words}, not {value}.")
_BAD_BIDS: Final = QT_TRANSLATE_NOOP(
    "text", "{option} takes any of nil, blind and posh, or none, not {value}."
)
_CONFLICTS: Final = {
    Fault.NO_END: QT_TRANSLATE_NOOP(
        "text", "The match would never end: set {first}, {second} or both."
    ),
    Fault.TRICK_CHECK_WITH_BIDS: QT_TRANSLATE_NOOP(
        "text", "{first} can be “trick” without bids alone: set it to “hand”, or {second} to none."
    ),
    Fault.PLAY_ON_WITHOUT_HANDS: QT_TRANSLATE_NOOP(
        "text", "{first} can be “play_on” only with an end: set {second} too, or choose “higher”."
    ),
    Fault.TOO_MANY_BOOKS: QT_TRANSLATE_NOOP(
        "text",
        "{first} can be 3 at most while {second} is “all_adders”: lower it, or choose “any_adder”.",
    ),
}

_RULE_FILE: Final = QT_TRANSLATE_NOOP("text", "{file}: {what}")
_PROBLEMS: Final = {
    "not_a_rule_file": QT_TRANSLATE_NOOP(
        "text", "This is no rule file; “rules NAME --json” prints one to begin with."
    ),
    "newer": QT_TRANSLATE_NOOP(
        "text", "The rule file has format {detail}, which needs a newer Maverick Desktop."
    ),
    "unknown_field": QT_TRANSLATE_NOOP(
        "text", "A rule file has no field “{detail}”; take it out, or move it into “options”."
    ),
    "missing_field": QT_TRANSLATE_NOOP("text", "The field “{detail}” is missing; add it."),
    "bad_name": QT_TRANSLATE_NOOP(
        "text", "The field “name” has to be 1 to 24 characters on one line."
    ),
    "bad_base": QT_TRANSLATE_NOOP(
        "text", "The field “base” has to be classic, individualist or tournament, not “{detail}”."
    ),
    "bad_options": QT_TRANSLATE_NOOP(
        "text", "The field “options” has to hold options and their values in braces."
    ),
}
_NO_RULE_FILE: Final = QT_TRANSLATE_NOOP(
    "text", "{file} is no rule file; take one that the rule dialog has exported."
)
_UNREADABLE: Final = QT_TRANSLATE_NOOP("text", "The rule file cannot be read.")
_TOO_LARGE: Final = QT_TRANSLATE_NOOP("text", "{file} is larger than 4 MB, and no rule file is.")
_NO_RULES: Final = QT_TRANSLATE_NOOP(
    "text", "There are no rules “{name}”; take {known}, or name a rule file that is there."
)


def option_named(name: str) -> Phrase:
    """An option in words and by its name."""
    return Phrase(_NAMED, {"label": option_label(name), "name": name})


def rules_fault(fault: RulesFault) -> Phrase:
    """Why a set of options is refused."""
    match fault.fault:
        case Fault.UNKNOWN_OPTION:
            return _unknown(fault.options[0])
        case Fault.BAD_VALUE:
            return _bad_value(fault.options[0], fault.value)
        case _:
            first, second = (option_named(name) for name in fault.options)
            return Phrase(_CONFLICTS[fault.fault], {"first": first, "second": second})


def _unknown(name: str) -> Phrase:
    near = get_close_matches(name[:40], OPTIONS, 1)
    if not near:
        return Phrase(_UNKNOWN, {"name": shown(name)})
    return Phrase(_DID_YOU_MEAN, {"name": shown(name), "option": option_named(near[0])})


def _bad_value(name: str, value: object) -> Phrase:
    option = OPTIONS[name]
    args: dict[str, Arg] = {"option": option_named(name), "value": _as_written(value)}
    match option.kind:
        case Kind.NUMBER | Kind.NUMBER_OR_NONE:
            return Phrase(_BAD_NUMBER, {**args, "range": value_range(name)})
        case Kind.BIDS:
            return Phrase(_BAD_BIDS, args)
        case Kind.FLAG:
            return Phrase(_BAD_WORD, {**args, "words": _words(("on", "off"))})
        case Kind.CHOICE:
            return Phrase(_BAD_WORD, {**args, "words": _words(option.choices)})


def _words(words: Iterable[str]) -> Phrase:
    return one_of([Phrase(_WORD, {"word": word}) for word in words])


_WORD: Final = QT_TRANSLATE_NOOP("text", "{word}")


def _as_written(value: object) -> str:
    """The value as it stands in the file or the setting."""
    if isinstance(value, list) and value and all(isinstance(word, str) for word in value):
        value = ",".join(value)
    if isinstance(value, str):
        return f"“{shown(value)}”"
    return shown(json.dumps(value, ensure_ascii=False, default=str))


def rule_file_problem(error: RuleFileError) -> Phrase:
    """What is wrong with a rule file; the first fault if its options have several."""
    if error.faults:
        return rules_fault(error.faults[0])
    template = _PROBLEMS.get(error.problem, _UNREADABLE)
    return Phrase(template, {"detail": shown(error.detail)})


def rule_file_fault(file: object, error: RuleFileError) -> Phrase:
    """``FILE: …``"""
    return Phrase(_RULE_FILE, {"file": shown_path(file), "what": rule_file_problem(error)})


def rule_file_too_large(file: object) -> Phrase:
    """That a file is too large to be a rule file."""
    return Phrase(_TOO_LARGE, {"file": shown_path(file)})


def unread_rules(file: object, error: OSError | RecordError | RuleFileError) -> Phrase:
    """Why a rule file was not read, whatever the reason, for the window."""
    match error:
        case RuleFileError(problem="not_a_rule_file"):
            return Phrase(_NO_RULE_FILE, {"file": shown_path(file)})
        case RuleFileError():
            return rule_file_fault(file, error)
        case RecordError():
            return rule_file_too_large(file)
        case OSError():
            return file_fault(file, error)
        case _:
            assert_never(error)


def no_such_rules(name: str, known: Iterable[str]) -> Phrase:
    """That no preset, no rule set of the user's and no file has this name."""
    return Phrase(_NO_RULES, {"name": shown(name), "known": _words(known)})
