"""What went wrong with a file, a record or a deal, in one plain sentence each.

Rule files and rules have theirs in ``rulefaults``. Whatever comes from outside is cleaned before it
is shown. Knows no window and no terminal.
"""

import errno
import re
import unicodedata
from typing import Final

from maverick_desktop.core.deals import BadDeal
from maverick_desktop.core.events import Reason
from maverick_desktop.core.unsound import Problem, RecordError

from .phrase import QT_TRANSLATE_NOOP, Phrase

_UNWANTED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
SHOWN_LENGTH: Final = 60


def shown(text: str, length: int = SHOWN_LENGTH) -> str:
    """Text from outside, fit to be shown: no control characters, and cut when it is long."""
    harmless = "".join(
        "\N{REPLACEMENT CHARACTER}" if unicodedata.category(char) in _UNWANTED else char
        for char in text[: length + 1]
    )
    return harmless if len(text) <= length else harmless[: length - 1] + "…"


def shown_path(path: object) -> str:
    """A file's name, whole, without control characters."""
    return shown(str(path), 4096)


# --- records -------------------------------------------------------------------------------------

_RECORD: Final = QT_TRANSLATE_NOOP("text", "{file}: line {line}: {what}.")
_CANNOT_OPEN: Final = QT_TRANSLATE_NOOP(
    "text", "{file} cannot be opened and is left as it is; in line {line}, {what}."
)
_TORN_TAIL: Final = QT_TRANSLATE_NOOP(
    "text",
    "{file}: line {line}: it was cut while it was written; the lines before it are sound, and the"
    " game goes on from them.",
)

_PROBLEMS: Final = {
    Problem.NOT_A_RECORD: QT_TRANSLATE_NOOP(
        "text", "this is no match record; the game’s own records end in .maverick"
    ),
    Problem.NEWER: QT_TRANSLATE_NOOP(
        "text", "the record has format {detail}, which needs a newer Maverick Desktop"
    ),
    Problem.TOO_LARGE: QT_TRANSLATE_NOOP(
        "text", "the file is larger than 4 MB, and no match record is"
    ),
    Problem.EMPTY: QT_TRANSLATE_NOOP("text", "the file is empty and holds no match"),
    Problem.TORN: QT_TRANSLATE_NOOP(
        "text", "it was cut while it was written, before the match began"
    ),
    Problem.NOT_JSON: QT_TRANSLATE_NOOP("text", "this is no line of a match record"),
    Problem.NOT_COMPACT: QT_TRANSLATE_NOOP(
        "text", "this is not how a match record is written, so another program changed it"
    ),
    Problem.BAD_FIELDS: QT_TRANSLATE_NOOP(
        "text", "the field “{detail}” is missing, unknown or of the wrong kind"
    ),
    Problem.BAD_VALUE: QT_TRANSLATE_NOOP("text", "the field “{detail}” holds what it cannot hold"),
    Problem.BAD_RULES: QT_TRANSLATE_NOOP(
        "text", "the rules lack an option or contradict themselves: {detail}"
    ),
    Problem.WRONG_HASH: QT_TRANSLATE_NOOP(
        "text", "the line was changed after it was written, or one before it was"
    ),
    Problem.WRONG_NUMBER: QT_TRANSLATE_NOOP(
        "text", "the line has the wrong number; {detail} is due"
    ),
    Problem.PAD_RECORD: QT_TRANSLATE_NOOP(
        "text", "this is a score kept by hand, which the score pad opens"
    ),
    Problem.BAD_REWIND: QT_TRANSLATE_NOOP(
        "text", "it goes back to fact {detail}, which cannot be gone back to"
    ),
}
_DUE_MISSING: Final = {
    "CardsPassed": QT_TRANSLATE_NOOP("text", "the passed cards have to move before this"),
    "TrickTaken": QT_TRANSLATE_NOOP("text", "the trick has to be counted before this"),
    "HandScored": QT_TRANSLATE_NOOP("text", "the hand has to be scored before this"),
    "MatchOver": QT_TRANSLATE_NOOP("text", "the match was over before this"),
}
_NOT_DUE: Final = {
    "CardsPassed": QT_TRANSLATE_NOOP("text", "the passed cards move before all have chosen"),
    "TrickTaken": QT_TRANSLATE_NOOP("text", "the trick is counted before it is complete"),
    "HandScored": QT_TRANSLATE_NOOP("text", "the hand is scored before it is over"),
    "MatchOver": QT_TRANSLATE_NOOP("text", "the match ends before anybody has won it"),
}
_WRONG_RESULT: Final = {
    "TrickTaken": QT_TRANSLATE_NOOP("text", "the trick’s winner or points are wrong"),
    "HandScored": QT_TRANSLATE_NOOP("text", "the hand’s score is wrong"),
    "MatchOver": QT_TRANSLATE_NOOP("text", "the match’s result is wrong"),
    "CardPlayed": QT_TRANSLATE_NOOP("text", "it is wrong about whether the card was a revoke"),
    "BidMade": QT_TRANSLATE_NOOP("text", "the bid belongs to another round"),
    "CardsChosen": QT_TRANSLATE_NOOP("text", "the cards chosen are wrong"),
    "PadTrick": QT_TRANSLATE_NOOP("text", "the trick’s points are wrong"),
}
_WRONG_DEAL: Final = {
    "dealer": QT_TRANSLATE_NOOP("text", "another seat has to deal this hand"),
    "number": QT_TRANSLATE_NOOP("text", "these are not the cards that the deal number names"),
    "equal_ranks": QT_TRANSLATE_NOOP("text", "the turned cards are equal, which is dealt again"),
    "hand": QT_TRANSLATE_NOOP("text", "the hand has the wrong number"),
    "suits": QT_TRANSLATE_NOOP("text", "the trump or the adder suit is wrong"),
}
_ILLEGAL: Final = {
    Reason.STALE: QT_TRANSLATE_NOOP("text", "it comes too late"),
    Reason.NOT_NOW: QT_TRANSLATE_NOOP("text", "this may not happen at this point of a hand"),
    Reason.NOT_YOUR_TURN: QT_TRANSLATE_NOOP("text", "another player’s turn it was"),
    Reason.NOT_IN_HAND: QT_TRANSLATE_NOOP("text", "the player does not hold this card"),
    Reason.MUST_FOLLOW: QT_TRANSLATE_NOOP("text", "the player has to follow suit and could"),
    Reason.MUST_TRUMP: QT_TRANSLATE_NOOP("text", "the player has to trump and could"),
    Reason.MUST_OVERTRUMP: QT_TRANSLATE_NOOP("text", "the player has to overtrump and could"),
    Reason.WRONG_COUNT: QT_TRANSLATE_NOOP("text", "too many or too few cards are passed"),
    Reason.ALREADY_CHOSEN: QT_TRANSLATE_NOOP("text", "the player has chosen already"),
    Reason.BID_NOT_ALLOWED: QT_TRANSLATE_NOOP("text", "the rules do not allow this bid"),
    Reason.SIDE_HAS_BID: QT_TRANSLATE_NOOP("text", "the side holds a bid already"),
    Reason.CANNOT_REWIND: QT_TRANSLATE_NOOP("text", "it goes back where it cannot"),
}
_UNSOUND: Final = QT_TRANSLATE_NOOP("text", "the line does not fit the rules")
_SOME_FIELD: Final = QT_TRANSLATE_NOOP("text", "a field is missing, unknown or of the wrong kind")
_FIELD: Final = re.compile(r"field `([^`]+)`|at `\$\.([^`]+)`")


def record_problem(error: RecordError) -> Phrase:
    """What is wrong, as a clause that can follow the line's number."""
    match error.problem:
        case Problem.DUE_MISSING:
            return Phrase(_DUE_MISSING.get(error.detail, _UNSOUND))
        case Problem.NOT_DUE:
            return Phrase(_NOT_DUE.get(error.detail, _UNSOUND))
        case Problem.WRONG_RESULT:
            return Phrase(_WRONG_RESULT.get(error.detail, _UNSOUND))
        case Problem.WRONG_DEAL:
            return Phrase(_WRONG_DEAL.get(error.detail, _UNSOUND))
        case Problem.ILLEGAL:
            return Phrase(_ILLEGAL[Reason(error.detail)])
        case Problem.PAD_ILLEGAL:
            # Words that a start of the window does without.
            from .padreasons import pad_fault

            return pad_fault(error.detail)
        case Problem.BAD_FIELDS:
            named = _FIELD.search(error.detail)
            if named is None:
                return Phrase(_SOME_FIELD)
            return Phrase(_PROBLEMS[error.problem], {"detail": shown(named[1] or named[2])})
        case _:
            return Phrase(_PROBLEMS[error.problem], {"detail": shown(error.detail)})


def record_fault(file: object, error: RecordError) -> Phrase:
    """``FILE: line 17: …``"""
    return Phrase(
        _RECORD, {"file": shown_path(file), "line": error.line, "what": record_problem(error)}
    )


def cannot_open(file: object, error: RecordError) -> Phrase:
    """Why the window does not open a record."""
    return Phrase(
        _CANNOT_OPEN, {"file": shown_path(file), "line": error.line, "what": record_problem(error)}
    )


def torn_tail(file: object, line: int) -> Phrase:
    """That the last line of a record was cut while it was written."""
    return Phrase(_TORN_TAIL, {"file": shown_path(file), "line": line})


# --- deals ---------------------------------------------------------------------------------------

_DEALS: Final = {
    "length": QT_TRANSLATE_NOOP(
        "text", "“{text}” names no deal; a deal code has 24 letters and digits, in six groups."
    ),
    "sign": QT_TRANSLATE_NOOP(
        "text", "“{text}” is no deal code; codes hold digits and letters without U alone."
    ),
    "check": QT_TRANSLATE_NOOP(
        "text", "“{text}” has a mistyped letter or digit; compare it with the code you were given."
    ),
    "number": QT_TRANSLATE_NOOP(
        "text", "“{text}” is no deal number; those go from 1 to 999,999,999,999."
    ),
}


def deal_fault(text: str, error: BadDeal) -> Phrase:
    """Why a typed deal code or number names no deal."""
    return Phrase(_DEALS[error.problem], {"text": shown(text)})


# --- files ---------------------------------------------------------------------------------------

_FILES: Final = {
    errno.ENOENT: QT_TRANSLATE_NOOP(
        "text", "There is no file {file}; look at its name and its folder."
    ),
    errno.EACCES: QT_TRANSLATE_NOOP(
        "text", "You may not use {file}; change its permissions or choose another place."
    ),
    errno.EISDIR: QT_TRANSLATE_NOOP("text", "{file} is a folder; name a file."),
    errno.ENOTDIR: QT_TRANSLATE_NOOP(
        "text", "{file} lies under a file, not a folder; choose another place."
    ),
    errno.EEXIST: QT_TRANSLATE_NOOP(
        "text", "{file} is there already and is left as it is; choose another name or place."
    ),
    errno.ENOSPC: QT_TRANSLATE_NOOP(
        "text", "The disk is full and {file} could not be written; free some space and try again."
    ),
    errno.EROFS: QT_TRANSLATE_NOOP(
        "text", "{file} lies on a disk that takes no changes; choose another place."
    ),
    errno.EIO: QT_TRANSLATE_NOOP(
        "text", "The disk failed at {file}; try again, and check the disk if it happens again."
    ),
    errno.ENAMETOOLONG: QT_TRANSLATE_NOOP("text", "The name {file} is too long; choose a shorter."),
}
_SAME: Final = {errno.EPERM: errno.EACCES, getattr(errno, "EDQUOT", errno.ENOSPC): errno.ENOSPC}
_OTHER_FILE: Final = QT_TRANSLATE_NOOP(
    "text", "{file} could not be used (the system says: {system}); try another place."
)


def file_fault(file: object, error: OSError) -> Phrase:
    """What the system refused to do with a file, and what to do about it."""
    number = error.errno or 0
    template = _FILES.get(_SAME.get(number, number))
    if template is not None:
        return Phrase(template, {"file": shown_path(file)})
    said = shown(error.strerror or str(error))
    return Phrase(_OTHER_FILE, {"file": shown_path(file), "system": said})
