"""Rules that contradict each other, in the words of the rule dialog: what, why, and each way out.

The command line says the same in one sentence of its own (``rulefaults``), by the options' names.
"""

from collections.abc import Mapping
from typing import Final

from maverick_desktop.core.rules import Fault, Rules, RulesFault, Value, WayOut

from .options import option_label, value_label
from .phrase import QT_TRANSLATE_NOOP, Phrase

_TITLES: Final = {
    Fault.NO_END: QT_TRANSLATE_NOOP(
        "text", "“No target” and “no limit of hands” cannot go together."
    ),
    Fault.TRICK_CHECK_WITH_BIDS: QT_TRANSLATE_NOOP(
        "text", "“Bids allowed” and “checked after each trick” cannot go together."
    ),
    Fault.PLAY_ON_WITHOUT_HANDS: QT_TRANSLATE_NOOP(
        "text", "“The match goes on” and “no limit of hands” cannot go together."
    ),
    Fault.TOO_MANY_BOOKS: QT_TRANSLATE_NOOP(
        "text",
        "“Posh takes {n} book” and “a book is four adders” cannot go together."
        "|“Posh takes {n} books” and “a book is four adders” cannot go together.",
    ),
}
_WHY: Final = {
    Fault.NO_END: QT_TRANSLATE_NOOP("text", "Nothing would ever end the match."),
    Fault.TRICK_CHECK_WITH_BIDS: QT_TRANSLATE_NOOP(
        "text", "With bids a hand’s score is known only at its end."
    ),
    Fault.PLAY_ON_WITHOUT_HANDS: QT_TRANSLATE_NOOP(
        "text", "Two sides at the target might stay there, and the match would never end."
    ),
    Fault.TOO_MANY_BOOKS: QT_TRANSLATE_NOOP("text", "A hand holds three such books at most."),
}
_CHOICES: Final[Mapping[tuple[str, Value], str]] = {
    ("match_check", "hand"): QT_TRANSLATE_NOOP("text", "Check after each hand"),
    ("bids", frozenset()): QT_TRANSLATE_NOOP("text", "Allow no bids"),
    ("both_reach", "higher"): QT_TRANSLATE_NOOP("text", "The higher wins"),
    ("book", "any_adder"): QT_TRANSLATE_NOOP("text", "Let one adder make a book"),
}
_NUMBERS: Final = {
    "target": QT_TRANSLATE_NOOP("text", "Play to {n} point|Play to {n} points"),
    "hands": QT_TRANSLATE_NOOP("text", "Play {n} hand|Play {n} hands"),
    "posh_books": QT_TRANSLATE_NOOP("text", "Take {n} book|Take {n} books"),
}
_ANY_OTHER: Final = QT_TRANSLATE_NOOP("text", "{option}: {value}")


def conflict_title(fault: RulesFault, rules: Rules) -> Phrase:
    """Which two things in ``rules`` cannot go together, in one sentence."""
    books = rules.posh_books if fault.fault is Fault.TOO_MANY_BOOKS else None
    return Phrase(_TITLES[fault.fault], count=books)


def conflict_why(fault: RulesFault) -> Phrase:
    """Why they cannot, in one sentence."""
    return Phrase(_WHY[fault.fault])


def way_out_words(way: WayOut) -> Phrase:
    """What a way out does, as the words of its button."""
    if isinstance(way.value, int) and way.option in _NUMBERS:
        return Phrase(_NUMBERS[way.option], count=way.value)
    words = _CHOICES.get((way.option, way.value))
    if words is not None:
        return Phrase(words)
    label = value_label(way.option, way.value)
    return Phrase(_ANY_OTHER, {"option": option_label(way.option), "value": label})
