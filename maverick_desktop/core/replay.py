"""A log folded through the rules: what a record must prove before anybody believes it.

Every fact is decided again from the state before it, so a record that was changed by hand and given
a new hash chain is still refused at the first line that breaks a rule (RECORD.md section 1).
"""

from collections.abc import Iterable, Iterator
from typing import assert_never

from . import state as whole
from .chain import Problem, RecordError
from .deals import numbered_deal, numbered_dealer
from .events import (
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
    TrickTaken,
    still_in_force,
)
from .log import GameLog, MatchHeader
from .public import DueEvent, PublicState, due, rewound
from .state import GameState

DUE_EVENTS = CardsPassed | TrickTaken | HandScored | MatchOver


def blank(log: GameLog) -> GameState:
    """The state before the first fact."""
    return GameState(PublicState(log.header.rules, log.header.sitters))


def refolded(log: GameLog) -> GameState:
    """The present state, folded from the facts in force; right after a rewind."""
    state = _folded(log, log.in_force())
    known = rewound(state.public, log.n, log.rewinds)
    return GameState(known, state.hands, state.given, state.received)


def fold(log: GameLog) -> Iterator[tuple[int, Event, GameState, GameState]]:
    """Every fact of a log with its number and the states before and after it."""
    replayed = GameLog(log.header)
    before = blank(log)
    for event in log.facts:
        n = replayed.append(event)
        now = _next(replayed, before, n, event)
        yield n, event, before, now
        before = now


def can_rewind(log: GameLog, to: int) -> bool:
    """Whether ``to`` is in force and nothing but a pass of cards has to follow it."""
    facts = list(log.in_force())
    if all(n != to for n, _ in facts):
        return False
    state = _folded(log, still_in_force(facts, to))
    return isinstance(due(state.public), CardsPassed | None)


def _folded(log: GameLog, facts: Iterable[tuple[int, Event]]) -> GameState:
    state = blank(log)
    for n, event in facts:
        state = whole.after(state, n, event)
    return state


def _next(log: GameLog, state: GameState, n: int, event: Event) -> GameState:
    """The state after fact ``n``, which has just been appended to ``log``."""
    return refolded(log) if isinstance(event, Rewound) else whole.after(state, n, event)


def replay(header: MatchHeader, facts: list[Event]) -> tuple[GameLog, PublicState]:
    """The log of these facts and what is public at its end; RecordError at the first that is wrong.

    ``RecordError.line`` counts lines of the file: fact n stands on line n + 1.
    """
    log = GameLog(header)
    state = blank(log)
    for event in facts:
        line = log.n + 2
        problem = _problem(log, state, event)
        if problem is not None:
            raise RecordError(line, *problem)
        state = _next(log, state, log.append(event), event)
    return log, state.public


def _problem(log: GameLog, state: GameState, event: Event) -> tuple[Problem, str] | None:
    """What is wrong with an event in this state; None if it is as the rules have it."""
    expected = due(state.public)
    if isinstance(event, DUE_EVENTS):
        return _due_problem(expected, event)
    waits = isinstance(expected, CardsPassed) and isinstance(event, SeatChanged | Rewound)
    if expected is not None and not waits:
        return Problem.DUE_MISSING, type(expected).__name__
    match event:
        case HandDealt():
            return _deal_problem(log.header, state.public, event)
        case BidMade():
            return _wish_problem(state, event, MakeBid(event.bid))
        case CardsChosen():
            return _wish_problem(state, event, ChooseCards(event.cards))
        case CardPlayed():
            return _wish_problem(state, event, PlayCard(event.card))
        case Rewound():
            return None if can_rewind(log, event.to) else (Problem.BAD_REWIND, str(event.to))
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
