"""What the computer players lack on this computer, for About and ``bench``: one sentence each."""

from typing import Final

from maverick_desktop.text.phrase import QT_TRANSLATE_NOOP, Phrase

_SLOW: Final = QT_TRANSLATE_NOOP(
    "text",
    "The computer players think slowly here: the part of Maverick that is made for each kind of"
    " computer is missing.",
)
_FIXED: Final = QT_TRANSLATE_NOOP(
    "text",
    "The computer players pass cards on and bid by values that were measured once and fitted to the"
    " rules, not learned for each set: the part of Maverick that is made for each kind of computer"
    " is missing.",
)
_POLICY: Final = {
    "missing": QT_TRANSLATE_NOOP(
        "text",
        "Install Maverick again: what the computer players have learned is missing ({file}), and"
        " they go by rules of thumb.",
    ),
    "damaged": QT_TRANSLATE_NOOP(
        "text",
        "Install Maverick again: what the computer players have learned is damaged ({file}), and"
        " they go by rules of thumb.",
    ),
    "unreadable": QT_TRANSLATE_NOOP(
        "text",
        "Install Maverick again: what the computer players have learned cannot be read ({file}),"
        " and they go by rules of thumb.",
    ),
    "other_version": QT_TRANSLATE_NOOP(
        "text",
        "Install Maverick again: what the computer players have learned belongs to another version"
        " ({file}), and they go by rules of thumb.",
    ),
}


def no_compiled_code() -> Phrase:
    """The kernel runs interpreted."""
    return Phrase(_SLOW)


def nothing_learned() -> Phrase:
    """What sets of rules teach is not learned: there are the values that were measured once."""
    return Phrase(_FIXED)


def no_policy(family: str, fault: str) -> Phrase:
    """Why a family's policy is not used; ``fault``: missing, damaged, unreadable, other_version."""
    return Phrase(_POLICY[fault], {"file": f"{family}.bin"})
