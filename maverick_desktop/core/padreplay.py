"""The score pad's log folded through the rules: undo, resume, and what a record must prove.

Every fact is decided again from the state before it, as ``replay`` does for matches played here.
"""

from bisect import bisect_right
from operator import itemgetter
from typing import Final, assert_never

from msgspec.structs import replace

from .events import Rewound
from .pad import decide
from .padfacts import (
    BeginHand,
    BeginHandBySuits,
    NameSeat,
    NoteBid,
    NoteRevoke,
    NoteTotals,
    NoteTrick,
    PadBid,
    PadDue,
    PadFact,
    PadHand,
    PadRefused,
    PadRevoke,
    PadTotals,
    PadTrick,
    PadWish,
    SeatNamed,
    WishedFact,
)
from .padlog import PadLog
from .padstate import PadState, after, due
from .unsound import Problem, RecordError

_number: Final = itemgetter(0)


class PadCourse:
    """A log and the state it comes to, fact by fact, rewinds too."""

    def __init__(self, log: PadLog) -> None:
        self.log: Final = log
        south, west, north, east = (sitter.name for sitter in log.header.sitters)
        self.state = PadState(log.header.rules, (south, west, north, east))
        # The states that the facts in force led to, without the finished hands: those of the
        # present state, cut, are theirs, and a thousand hands are not kept a thousand times.
        self._kept: list[tuple[int, PadState, int]] = []
        self._blank = self.state
        for n, fact in enumerate(log.facts, start=1):
            self._fold(n, fact)

    def add(self, fact: PadFact) -> int:
        """Take in the next fact, which is right; its number."""
        n = self.log.append(fact)
        self._fold(n, fact)
        return n

    def can_rewind(self, to: int) -> bool:
        """Whether ``to`` is in force, or 0, and nothing has to follow it."""
        if to != 0 and not self.log.counts(to):
            return False
        return due(self._state_at(to)) is None

    def _fold(self, n: int, fact: PadFact) -> None:
        if isinstance(fact, Rewound):
            now, back = self.state, self._state_at(fact.to)
            del self._kept[bisect_right(self._kept, fact.to, key=_number) :]
            # A seat's name is never undone.
            self.state = replace(back, n=n, names=now.names, rewinds=now.rewinds + 1)
            return
        self.state = after(self.state, n, fact)
        self._kept.append((n, replace(self.state, past=()), len(self.state.past)))

    def _state_at(self, to: int) -> PadState:
        """The state after fact ``to``, but for names."""
        place = bisect_right(self._kept, to, key=_number)
        if place == 0:
            return self._blank
        _, bare, hands = self._kept[place - 1]
        return replace(bare, past=self.state.past[:hands])


def add_proved(course: PadCourse, fact: PadFact) -> None:
    """Take in the next fact of a record if the rules have it so, or raise RecordError."""
    problem = _problem(course, fact)
    if problem is not None:
        raise RecordError(course.log.n + 2, *problem)
    course.add(fact)


def _problem(course: PadCourse, fact: PadFact) -> tuple[Problem, str] | None:
    """What is wrong with a fact in this state; None if it is as the rules have it."""
    expected = due(course.state)
    if isinstance(fact, PadDue):
        return _due_problem(expected, fact)
    if expected is not None:
        return Problem.DUE_MISSING, type(expected).__name__
    if isinstance(fact, Rewound):
        return None if course.can_rewind(fact.to) else (Problem.BAD_REWIND, str(fact.to))
    outcome = decide(course.state, _wish_of(fact))
    if isinstance(outcome, PadRefused):
        return Problem.PAD_ILLEGAL, outcome.reason.value
    if outcome == fact:
        return None
    if isinstance(fact, PadHand) and isinstance(outcome, PadHand):
        return Problem.WRONG_DEAL, "hand" if outcome.hand != fact.hand else "suits"
    return Problem.WRONG_RESULT, type(fact).__name__


def _due_problem(expected: PadDue | None, fact: PadDue) -> tuple[Problem, str] | None:
    if expected == fact:
        return None
    if type(expected) is type(fact):
        return Problem.WRONG_RESULT, type(fact).__name__
    if expected is None:
        return Problem.NOT_DUE, type(fact).__name__
    return Problem.DUE_MISSING, type(expected).__name__


def _wish_of(fact: WishedFact) -> PadWish:
    """The wish that became this fact."""
    match fact:
        case PadHand():
            if fact.turned is None:
                return BeginHandBySuits(fact.dealer, fact.trump, fact.adder)
            return BeginHand(fact.dealer, fact.turned)
        case PadBid():
            return NoteBid(fact.seat, fact.bid)
        case PadRevoke():
            return NoteRevoke(fact.seat)
        case PadTrick():
            return NoteTrick(fact.winner, fact.trumps, fact.adders)
        case PadTotals():
            return NoteTotals(fact.base, fact.made)
        case SeatNamed():
            return NameSeat(fact.seat, fact.name)
        case _:
            assert_never(fact)
