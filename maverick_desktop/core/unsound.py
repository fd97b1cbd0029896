"""What can be wrong with a record: the problems by name, and the error that carries one.

Knows neither lines nor hashes; ``text`` has the sentences.
"""

from enum import Enum
from typing import Final


class Problem(Enum):
    """What can be wrong with a record. ``text`` has the sentence for each."""

    NOT_A_RECORD = "not_a_record"
    NEWER = "newer"
    TOO_LARGE = "too_large"
    EMPTY = "empty"
    TORN = "torn"
    NOT_JSON = "not_json"
    NOT_COMPACT = "not_compact"
    BAD_FIELDS = "bad_fields"
    BAD_VALUE = "bad_value"
    BAD_RULES = "bad_rules"
    WRONG_HASH = "wrong_hash"
    WRONG_NUMBER = "wrong_number"
    DUE_MISSING = "due_missing"
    NOT_DUE = "not_due"
    WRONG_RESULT = "wrong_result"
    ILLEGAL = "illegal"
    WRONG_DEAL = "wrong_deal"
    BAD_REWIND = "bad_rewind"
    PAD_RECORD = "pad_record"
    """A sound first line of a score kept by hand, where a match played here was asked for."""
    PAD_ILLEGAL = "pad_illegal"


class RecordError(Exception):
    """A record that is not sound: the line, counted from 1, what is wrong, and a detail."""

    def __init__(self, line: int, problem: Problem, detail: str = "") -> None:
        super().__init__(f"line {line}: {problem.value} {detail}".rstrip())
        self.line: Final = line
        self.problem: Final = problem
        self.detail: Final = detail
