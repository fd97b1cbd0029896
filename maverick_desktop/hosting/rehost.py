"""Opening a table anew for a match of a record, by its host or by anybody who was at the table.

The hand that was not finished is dealt anew, totals are kept, and everybody is asked again.
"""

from enum import Enum

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.events import (
    HandDealt,
    HandScored,
    MatchOver,
    Rewound,
    SeatChanged,
)
from maverick_desktop.core.log import GameLog
from maverick_desktop.core.public import Sitter, due
from maverick_desktop.core.replay import Course
from maverick_desktop.core.rulefile import RuleSet

from .chairs import HUMAN, OPEN, Chair, Chairs


class Unhostable(Enum):
    """Why a record's match cannot be played on the network."""

    OVER = "over"
    """It has ended."""
    NUMBERED = "numbered"
    """Its deals can be looked up by anybody."""
    UNDONE = "undone"
    """A finished hand was undone: its cards are known."""


def why_not(log: GameLog) -> Unhostable | None:
    """Why a table cannot be opened for this match; None if it can."""
    if log.header.number is not None:
        return Unhostable.NUMBERED
    floor = 0
    for n, event in enumerate(log.facts, start=1):
        if isinstance(event, HandDealt | HandScored | MatchOver):
            floor = n
        elif isinstance(event, Rewound) and event.to < floor:
            return Unhostable.UNDONE
    is_over = any(isinstance(event, MatchOver) for event in _settled(log).facts)
    return Unhostable.OVER if is_over else None


def before_open_hand(log: GameLog) -> GameLog:
    """The match as it was before the hand that is not finished; all of it if there is none."""
    settled = _settled(log)
    for n, event in settled.latest():
        if isinstance(event, HandScored | MatchOver):
            break
        if isinstance(event, HandDealt):
            return settled.prefix(n - 1)
    return settled


def rule_set_of(log: GameLog) -> RuleSet:
    """The rules that the match was agreed to under."""
    header = log.header
    return RuleSet(header.rules_name, header.rules_base, header.rules)


def chairs_again(log: GameLog, me: Seat | None, computers: tuple[str, str, str, str]) -> Chairs:
    """The seats of a match that is opened anew: each is kept for the person who had it.

    ``me``: the seat of whoever has the table now, if they play. ``computers``: what computer
    players are called where one has to play for nobody, by seat.
    """
    chairs = []
    for seat in SEATS:
        owner = _owner(log, seat)
        if seat is me:
            chairs.append(Chair(HUMAN, computers[seat], owner.name))
        elif owner.by.startswith("bot:"):
            chairs.append(Chair(owner.by, computers[seat], owner.name))
        else:
            chairs.append(Chair(OPEN, computers[seat], needed=True, former=owner.name))
    return Chairs(chairs)


def _owner(log: GameLog, seat: Seat) -> Sitter:
    """The person who had a seat last; a computer player only where there never was one."""
    owner = log.header.sitters[seat]
    for event in log.facts:
        if isinstance(event, SeatChanged) and event.seat is seat:
            changed = Sitter(event.name, event.by)
            if not changed.by.startswith("bot:") or owner.by.startswith("bot:"):
                owner = changed
    return owner


def _settled(log: GameLog) -> GameLog:
    """The log with what must follow its last fact, if it was cut there."""
    course = Course(log.prefix(log.n))
    while (event := due(course.state.public)) is not None:
        course.add(event)
    return course.log
