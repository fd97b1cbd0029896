"""What the rule dialog itself says: titles, buttons, sentences. It knows no option by name."""

from collections.abc import Mapping
from typing import Final

from maverick_desktop.core.rules import BidKind

from .phrase import QT_TRANSLATE_NOOP, Arg, Phrase

# --- the head ------------------------------------------------------------------------------------

TITLE: Final = QT_TRANSLATE_NOOP("text", "Rules")
FOR_NEXT: Final = QT_TRANSLATE_NOOP(
    "text", "for the next match. Matches already begun keep their own."
)
IN_FORCE: Final = QT_TRANSLATE_NOOP(
    "text", "in force in this match. They stay as they are until it ends."
)
WHAT_IT_DOES: Final = QT_TRANSLATE_NOOP("text", "What this does")
WHAT_IT_DOES_TIP: Final = QT_TRANSLATE_NOOP(
    "text", "Read all the rules of this set, or the option in hand again"
)
CLOSE_TIP: Final = QT_TRANSLATE_NOOP("text", "Close without using these rules")

# --- the sets, at the left -----------------------------------------------------------------------

SETS: Final = QT_TRANSLATE_NOOP("text", "Rule sets")
BUILT_IN: Final = QT_TRANSLATE_NOOP("text", "Built in")
MINE: Final = QT_TRANSLATE_NOOP("text", "Mine")
THIS_MATCH: Final = QT_TRANSLATE_NOOP("text", "This match")
COPY: Final = QT_TRANSLATE_NOOP("text", "Copy")
NEW: Final = QT_TRANSLATE_NOOP("text", "New")
IMPORT: Final = QT_TRANSLATE_NOOP("text", "Import…")
EXPORT: Final = QT_TRANSLATE_NOOP("text", "Export…")
RENAME: Final = QT_TRANSLATE_NOOP("text", "Rename")
DELETE: Final = QT_TRANSLATE_NOOP("text", "Delete")
COPY_TIP: Final = QT_TRANSLATE_NOOP("text", "Begin a set of your own with the rules shown")
NEW_TIP: Final = QT_TRANSLATE_NOOP(
    "text", "Begin a set of your own with the built-in rules it goes back to"
)
IMPORT_TIP: Final = QT_TRANSLATE_NOOP("text", "Take over a rule file that somebody sent you")
EXPORT_TIP: Final = QT_TRANSLATE_NOOP("text", "Write the rules shown to a file that can be sent")
RENAME_TIP: Final = QT_TRANSLATE_NOOP("text", "Give the set another name (F2)")
DELETE_TIP: Final = QT_TRANSLATE_NOOP("text", "Delete the set; you are asked once (Delete)")
LOCKED_TIP: Final = QT_TRANSLATE_NOOP("text", "Built-in rules stay as they are; copy them first.")
NEW_NAME: Final = QT_TRANSLATE_NOOP("text", "My rules")
NAME: Final = QT_TRANSLATE_NOOP("text", "Name of the rule set")
COMPARE: Final = QT_TRANSLATE_NOOP("text", "Compare with")
NO_OTHER: Final = QT_TRANSLATE_NOOP("text", "no other set")

_LOCKED_SET: Final = QT_TRANSLATE_NOOP("text", "{name}, built in: {line}")
_OWN_SET: Final = QT_TRANSLATE_NOOP("text", "{name}: {line}")
_TORN_SET: Final = QT_TRANSLATE_NOOP("text", "{name}: {line}; it contradicts itself")
_DIFFERENT: Final = QT_TRANSLATE_NOOP("text", "{n} option differs|{n} options differ")
_ALIKE: Final = QT_TRANSLATE_NOOP("text", "No option differs")


def set_in_words(name: str, line: Phrase, *, locked: bool, torn: bool) -> Phrase:
    """A rule set for who listens: ``torn`` if it contradicts itself."""
    template = _LOCKED_SET if locked else _TORN_SET if torn else _OWN_SET
    return Phrase(template, {"name": name, "line": line})


def differences(count: int) -> Phrase:
    """How many options differ from the set that is compared with."""
    return Phrase(_DIFFERENT, count=count) if count else Phrase(_ALIKE)


# --- the options, in the middle ------------------------------------------------------------------

OPTIONS: Final = QT_TRANSLATE_NOOP("text", "Options")
ALL: Final = QT_TRANSLATE_NOOP("text", "All options")
FIND: Final = QT_TRANSLATE_NOOP("text", "Find")
FIND_TIP: Final = QT_TRANSLATE_NOOP("text", "Find options by their words (Ctrl+F)")
UNDO_ALL: Final = QT_TRANSLATE_NOOP("text", "Undo all changes")
NOTHING_CHANGED: Final = QT_TRANSLATE_NOOP(
    "text", "Nothing is changed: these are the built-in rules."
)
NOTHING_DIFFERS: Final = QT_TRANSLATE_NOOP("text", "Both sets have the same rules.")
NOTHING_FOUND: Final = QT_TRANSLATE_NOOP(
    "text", "No option has these words; a shorter one finds more."
)
BID_TITLES: Final[Mapping[BidKind, str]] = {
    "nil": QT_TRANSLATE_NOOP("text", "Nil"),
    "blind": QT_TRANSLATE_NOOP("text", "Blind"),
    "posh": QT_TRANSLATE_NOOP("text", "Posh"),
}

_CHANGED: Final = QT_TRANSLATE_NOOP("text", "Changed {count}")
_DIFFERING: Final = QT_TRANSLATE_NOOP("text", "Different {count}")
_BACK: Final = QT_TRANSLATE_NOOP("text", "Back to: {value}")
_THEIRS: Final = QT_TRANSLATE_NOOP("text", "{name}: {value}")
_VALUE_OF: Final = QT_TRANSLATE_NOOP("text", "{label}: {value}")
_NAMED: Final = QT_TRANSLATE_NOOP("text", "{name}")
_WITH: Final = QT_TRANSLATE_NOOP("text", "{first}; {second}")
_OUR_CHOICE: Final = QT_TRANSLATE_NOOP("text", "our choice")
_GROUP: Final = QT_TRANSLATE_NOOP("text", "{group}: {line}")
_GROUP_CHANGED: Final = QT_TRANSLATE_NOOP(
    "text", "{group}, {n} change: {line}|{group}, {n} changes: {line}"
)
_OPEN: Final = QT_TRANSLATE_NOOP("text", "{group}, open")
_CLOSED: Final = QT_TRANSLATE_NOOP("text", "{group}, closed")
_OUT_OF_RANGE: Final = QT_TRANSLATE_NOOP("text", "“{label}” takes {range}, so it stays at {value}.")


def changed(count: int) -> Phrase:
    """The filter for options that differ from the built-in rules."""
    return Phrase(_CHANGED, {"count": count})


def differing(count: int) -> Phrase:
    """The filter for options that differ from the set that is compared with."""
    return Phrase(_DIFFERING, {"count": count})


def back_to(value: Phrase) -> Phrase:
    """What the way back of a changed option does."""
    return Phrase(_BACK, {"value": value})


def theirs(name: str, value: Phrase) -> Phrase:
    """The value another set has."""
    return Phrase(_THEIRS, {"name": name, "value": value})


def named(name: str) -> Phrase:
    """A name by itself."""
    return Phrase(_NAMED, {"name": name})


def value_of(label: Phrase, value: Phrase, *more: Phrase, ours: bool) -> Phrase:
    """An option for who listens: its value, and what else is marked on its row."""
    said = Phrase(_VALUE_OF, {"label": label, "value": value})
    for one in (*more, *((Phrase(_OUR_CHOICE),) if ours else ())):
        said = Phrase(_WITH, {"first": said, "second": one})
    return said


def group_in_words(group: Phrase, line: Phrase, changes: int, *, is_open: bool) -> Phrase:
    """A group's heading for who listens."""
    stands = Phrase(_OPEN if is_open else _CLOSED, {"group": group})
    args: Mapping[str, Arg] = {"group": stands, "line": line}
    return Phrase(_GROUP_CHANGED, args, changes) if changes else Phrase(_GROUP, args)


def out_of_range(label: Phrase, allowed: Phrase, value: Phrase) -> Phrase:
    """That a typed number was not taken."""
    return Phrase(_OUT_OF_RANGE, {"label": label, "range": allowed, "value": value})


# --- the option in words, at the right -----------------------------------------------------------

EXPLAINED: Final = QT_TRANSLATE_NOOP("text", "The option in words")
EXAMPLE: Final = QT_TRANSLATE_NOOP("text", "Example")
RULE_TEXT: Final = QT_TRANSLATE_NOOP("text", "The rules in words")
NOW: Final = QT_TRANSLATE_NOOP("text", "as it stands now")

# --- the bar at the bottom -----------------------------------------------------------------------

USE: Final = QT_TRANSLATE_NOOP("text", "Use these rules")
USE_TIP: Final = QT_TRANSLATE_NOOP("text", "Play the next match by these rules (Ctrl+Enter)")
CANCEL: Final = QT_TRANSLATE_NOOP("text", "Cancel")
CANCEL_TIP: Final = QT_TRANSLATE_NOOP("text", "Leave all rules as they were before")
CLOSE: Final = QT_TRANSLATE_NOOP("text", "Close")
BRING_BACK: Final = QT_TRANSLATE_NOOP("text", "Bring back")

_USE_OFF: Final = QT_TRANSLATE_NOOP("text", "Not yet: {why}")
_MORE_CONFLICTS: Final = QT_TRANSLATE_NOOP(
    "text", "{why} {n} more contradiction follows.|{why} {n} more contradictions follow."
)
_BEGUN: Final = QT_TRANSLATE_NOOP(
    "text", "Built-in rules stay as they are, so your change began “{name}”."
)
_ALL_UNDONE: Final = QT_TRANSLATE_NOOP(
    "text", "{n} change of “{name}” is undone.|{n} changes of “{name}” are undone."
)
_IMPORTED: Final = QT_TRANSLATE_NOOP("text", "“{name}” is now among your sets.")
_IMPORTED_AS: Final = QT_TRANSLATE_NOOP(
    "text", "You have a set “{wanted}” already, so this one is now called “{name}”."
)
_EXPORTED: Final = QT_TRANSLATE_NOOP("text", "“{name}” is written to {file}.")
_RENAMED_AS: Final = QT_TRANSLATE_NOOP(
    "text", "You have a set “{wanted}” already, so this one is called “{name}”."
)


def use_off(why: Phrase) -> Phrase:
    """Why the rules cannot be used."""
    return Phrase(_USE_OFF, {"why": why})


def why_and_more(why: Phrase, more: int) -> Phrase:
    """Why two options cannot go together, and how many contradictions there are besides."""
    return Phrase(_MORE_CONFLICTS, {"why": why}, more) if more else why


def begun(name: str) -> Phrase:
    """That a change of built-in rules began an own set."""
    return Phrase(_BEGUN, {"name": name})


def all_undone(name: str, count: int) -> Phrase:
    """That a set is as the built-in rules again."""
    return Phrase(_ALL_UNDONE, {"name": name}, count)


def imported(wanted: str, name: str) -> Phrase:
    """That a rule file was taken over, maybe under another name than the wanted one."""
    template = _IMPORTED if wanted == name else _IMPORTED_AS
    return Phrase(template, {"wanted": wanted, "name": name})


def renamed_as(wanted: str, name: str) -> Phrase:
    """That the wanted name was taken."""
    return Phrase(_RENAMED_AS, {"wanted": wanted, "name": name})


def exported(name: str, file: str) -> Phrase:
    """That a rule file was written."""
    return Phrase(_EXPORTED, {"name": name, "file": file})


# --- questions and troubles ----------------------------------------------------------------------

RULE_FILES: Final = QT_TRANSLATE_NOOP("text", "Rule files (*.json)")
IMPORT_TITLE: Final = QT_TRANSLATE_NOOP("text", "Import rules")
EXPORT_TITLE: Final = QT_TRANSLATE_NOOP("text", "Export rules")
CANNOT_IMPORT: Final = QT_TRANSLATE_NOOP("text", "These rules were not imported")
CANNOT_EXPORT: Final = QT_TRANSLATE_NOOP("text", "The rules were not exported")
CANNOT_SAVE: Final = QT_TRANSLATE_NOOP("text", "The rule set is not saved")
CANNOT_DELETE: Final = QT_TRANSLATE_NOOP("text", "The rule set is still there")
KEEP: Final = QT_TRANSLATE_NOOP("text", "Keep it")
TAKE_BACK_TITLE: Final = QT_TRANSLATE_NOOP("text", "Take back what you changed here?")
TAKE_BACK_TEXT: Final = QT_TRANSLATE_NOOP(
    "text", "All rule sets will be as they were when this window was opened."
)
TAKE_BACK: Final = QT_TRANSLATE_NOOP("text", "Take back")
GO_ON: Final = QT_TRANSLATE_NOOP("text", "Go on changing")
USE_ANYWAY: Final = QT_TRANSLATE_NOOP("text", "Leave it so")

_DELETE_TITLE: Final = QT_TRANSLATE_NOOP("text", "Delete “{name}”?")
_DELETE_TEXT: Final = QT_TRANSLATE_NOOP(
    "text", "Its rules are gone then; matches already begun with them keep theirs."
)
_TORN_TITLE: Final = QT_TRANSLATE_NOOP("text", "“{name}” contradicts itself")
_TORN_TEXT: Final = QT_TRANSLATE_NOOP(
    "text", "It cannot be saved like this: it keeps the last rules that went together."
)
_NOT_SAVED: Final = QT_TRANSLATE_NOOP(
    "text", "{problem} You can go on: it is tried again with every change."
)


def delete_title(name: str) -> Phrase:
    """Whether a set is to be deleted."""
    return Phrase(_DELETE_TITLE, {"name": name})


def delete_text() -> Phrase:
    """What deleting a set means."""
    return Phrase(_DELETE_TEXT)


def torn_title(name: str) -> Phrase:
    """That another set than the one to be used contradicts itself."""
    return Phrase(_TORN_TITLE, {"name": name})


def torn_text() -> Phrase:
    """What becomes of a set that contradicts itself."""
    return Phrase(_TORN_TEXT)


def not_saved(problem: Phrase) -> Phrase:
    """That the disk refuses, and what happens now."""
    return Phrase(_NOT_SAVED, {"problem": problem})
