"""A log folded through the rules: what a record must prove before anybody believes it.

Every fact is decided again from the state before it, so a record that was changed by hand and given
a new hash chain is still refused at the first line that breaks a rule (RECORD.md section 1).
"""

from collections.abc import Iterator
from typing import assert_never

from . import state as whole
from .deals import numbered_deal, numbered_dealer
from .events import (
    Action,
    BidMade,
    CardPlayed,
    CardsChosen,
    CardsPassed,
    ChooseCards,
    Event,
    HandDealt,
    HandScored,
    MakeBid,
    MatchOver,
    PlayCard,
    Rejected,
    Rewound,
    SeatChanged,
    Trail,
    TrickTaken,
)
from .finished import Decision, FinishedHand
from .log import GameLog, MatchHeader
from .public import DueEvent, PublicState, due, rewound
from .state import GameState
from .unsound import Problem, RecordError

DUE_EVENTS = CardsPassed | TrickTaken | HandScored | MatchOver


class Course:
    """A log and the state it comes to, fact by fact, rewinds too."""

    def __init__(self, log: GameLog) -> None:
        self.log = log
        self.state = GameState(PublicState(log.header.rules, log.header.sitters))
        self._trail: Trail[GameState, Event] = Trail(self.state, whole.after)
        for n, event in enumerate(log.facts, start=1):
            self._fold(n, event)

    def add(self, event: Event) -> int:
        """Take in the next fact, which is right; its number."""
        n = self.log.append(event)
        self._fold(n, event)
        return n

    def _fold(self, n: int, event: Event) -> None:
        if isinstance(event, Rewound):
            back, now = self._trail.state_at(event.to), self.state.public
            self._trail.cut(event.to)
            known = rewound(back.public, now.seats, n, now.rewinds + 1)
            self.state = GameState(known, back.hands, back.given, back.received)
            return
        self.state = whole.after(self.state, n, event)
        self._trail.add(n, event, self.state)

    def can_rewind(self, to: int) -> bool:
        """Whether ``to`` is in force and nothing but a pass of cards has to follow it."""
        if not self.log.counts(to):
            return False
        return isinstance(due(self._trail.state_at(to).public), CardsPassed | None)


def fold(log: GameLog) -> Iterator[tuple[int, Event, GameState, GameState]]:
    """Every fact of a log with its number and the states before and after it."""
    course = Course(GameLog(log.header))
    for event in log.facts:
        before = course.state
        yield course.add(event), event, before, course.state


def finished_hands(log: GameLog) -> tuple[FinishedHand, ...]:
    """The hands in force that are over, in order: no secret any more.

    The log is taken to be right, as a record that was read or a table's own is.
    """
    found: list[FinishedHand] = []
    state = GameState(PublicState(log.header.rules, log.header.sitters))
    begun: tuple[HandDealt, tuple[int, int]] | None = None
    made: list[Decision] = []
    for n, event in log.in_force():
        before, state = state, whole.after(state, n, event)
        if isinstance(event, HandDealt):
            begun, made = (event, before.public.total), []
        elif isinstance(event, BidMade | CardsChosen | CardPlayed):
            revoke = isinstance(event, CardPlayed) and event.revoke
            made.append(Decision(before.view(event.seat), _wish_of(event), revoke))
        elif begun is not None and isinstance(event, HandScored | MatchOver):
            (deal, total), begun = begun, None
            found.append(_finished(state, deal, tuple(made), event, total))
    return tuple(found)


def _finished(
    state: GameState,
    dealt: HandDealt,
    made: tuple[Decision, ...],
    end: HandScored | MatchOver,
    before: tuple[int, int],
) -> FinishedHand:
    known = state.public
    return FinishedHand(
        known.rules,
        known.seats,
        known.hand,
        dealt.deal,
        state.given,
        state.received,
        made,
        end,
        before,
    )


def _wish_of(event: BidMade | CardsChosen | CardPlayed) -> Action:
    match event:
        case BidMade():
            return MakeBid(event.bid)
        case CardsChosen():
            return ChooseCards(event.cards)
        case CardPlayed():
            return PlayCard(event.card)
        case _:
            assert_never(event)


def replay(header: MatchHeader, facts: list[Event]) -> tuple[GameLog, PublicState]:
    """The log of these facts and what is public at its end; RecordError at the first that is wrong.

    ``RecordError.line`` counts lines of the file: fact n stands on line n + 1.
    """
    course = Course(GameLog(header))
    for event in facts:
        add_proved(course, event)
    return course.log, course.state.public


def add_proved(course: Course, event: Event) -> None:
    """Take in the next fact of a record if the rules have it so, or raise RecordError."""
    problem = _problem(course, event)
    if problem is not None:
        raise RecordError(course.log.n + 2, *problem)
    course.add(event)


def _problem(course: Course, event: Event) -> tuple[Problem, str] | None:
    """What is wrong with an event in this state; None if it is as the rules have it."""
    state = course.state
    expected = due(state.public)
    if isinstance(event, DUE_EVENTS):
        return _due_problem(expected, event)
    waits = isinstance(expected, CardsPassed) and isinstance(event, SeatChanged | Rewound)
    if expected is not None and not waits:
        return Problem.DUE_MISSING, type(expected).__name__
    match event:
        case HandDealt():
            return _deal_problem(course.log.header, state.public, event)
        case BidMade():
            return _wish_problem(state, event, MakeBid(event.bid))
        case CardsChosen():
            return _wish_problem(state, event, ChooseCards(event.cards))
        case CardPlayed():
            return _wish_problem(state, event, PlayCard(event.card))
        case Rewound():
            return None if course.can_rewind(event.to) else (Problem.BAD_REWIND, str(event.to))
        case SeatChanged():
            return None
        case _:
            assert_never(event)


def _due_problem(expected: DueEvent | None, event: DueEvent) -> tuple[Problem, str] | None:
    if expected == event:
        return None
    if type(expected) is type(event):
        return Problem.WRONG_RESULT, type(event).__name__
    if expected is None:
        return Problem.NOT_DUE, type(event).__name__
    return Problem.DUE_MISSING, type(expected).__name__


def _wish_problem(
    state: GameState,
    event: BidMade | CardsChosen | CardPlayed,
    action: MakeBid | ChooseCards | PlayCard,
) -> tuple[Problem, str] | None:
    outcome = whole.decide(state, event.seat, action)
    if isinstance(outcome, Rejected):
        return Problem.ILLEGAL, outcome.reason.value
    return None if outcome == event else (Problem.WRONG_RESULT, type(event).__name__)


def _deal_problem(
    header: MatchHeader, known: PublicState, event: HandDealt
) -> tuple[Problem, str] | None:
    dealer = whole.next_dealer(known)
    if dealer is None and header.number is not None:
        dealer = numbered_dealer(header.number)
    if dealer is not None and event.dealer is not dealer:
        return Problem.WRONG_DEAL, "dealer"
    if header.number is not None and event.deal != _numbered(header, known.hand.number + 1):
        return Problem.WRONG_DEAL, "number"
    outcome = whole.dealt(known, event.dealer, event.deal)
    if isinstance(outcome, Rejected):
        return Problem.ILLEGAL, outcome.reason.value
    if outcome is None:
        return Problem.WRONG_DEAL, "equal_ranks"
    if outcome.hand != event.hand:
        return Problem.WRONG_DEAL, "hand"
    return None if outcome == event else (Problem.WRONG_DEAL, "suits")


def _numbered(header: MatchHeader, hand: int) -> object:
    """The deal that stands for a hand of a numbered match, redeals passed over."""
    assert header.number is not None
    attempt = 1
    while True:
        deal = numbered_deal(header.number, hand, attempt)
        if whole.trump_and_adder(header.rules, deal) is not None:
            return deal
        attempt += 1
