"""Undo at a table of people: one asks, all others agree, or it is not done. Knows no connection."""

from collections.abc import Callable
from typing import Final

from maverick_desktop.core.cards import Seat
from maverick_desktop.core.events import (
    BidMade,
    CardPlayed,
    CardsChosen,
    HandDealt,
    Rewound,
)
from maverick_desktop.core.log import GameLog
from maverick_desktop.core.public import Phase

from .play import LivePlay

MOST_UNDONE: Final = 100
"""In one hand; so its choices, undone ones too, fit one message when it is opened."""


def undo_target(log: GameLog, seat: Seat) -> int | None:
    """The fact before a seat's last decision in the latest hand; None if it has made none there."""
    facts = list(log.latest())
    for place, (_, event) in enumerate(facts):
        match event:
            case HandDealt():
                return None
            case BidMade() | CardsChosen() | CardPlayed() if event.seat is seat:
                return facts[place + 1][0]
            case _:
                pass
    return None


def undone_in_hand(log: GameLog) -> int:
    """How often something was taken back since the latest deal."""
    count = 0
    for event in reversed(log.facts):
        if isinstance(event, HandDealt):
            break
        count += isinstance(event, Rewound)
    return count


class Vote:
    """One wish to undo, and who still has to agree to it."""

    def __init__(self, number: int, seat: Seat, to: int, voters: frozenset[Seat]) -> None:
        self.number: Final = number
        self.seat: Final = seat
        """Who asked."""
        self.to: Final = to
        """The fact to go back to."""
        self.waiting: Final = set(voters)
        """Who has not answered yet."""


class Undo:
    """The votes of one match: one at a time, void once anything happens."""

    def __init__(
        self,
        play: LivePlay,
        voters: Callable[[Seat], frozenset[Seat]],
        asked: Callable[[Vote], None],
        settled: Callable[[Vote, bool], None],
    ) -> None:
        """``voters``: whom a seat has to ask. ``asked`` only if there are any; then ``settled``."""
        self._play: Final = play
        self._voters: Final = voters
        self._asked: Final = asked
        self._settled: Final = settled
        self._numbers = 0
        self.vote: Vote | None = None
        """What is asked at this moment."""

    def can_ask(self, seat: Seat) -> bool:
        """Whether the seat has something to take back in this hand, and nobody else asks."""
        return self.vote is None and self._target(seat) is not None

    def ask(self, seat: Seat) -> None:
        """A seat wishes to take its last decision back; nothing if it cannot."""
        to = self._target(seat)
        if to is None or self.vote is not None:
            return
        self._numbers += 1
        vote = self.vote = Vote(self._numbers, seat, to, self._voters(seat))
        if vote.waiting:
            self._asked(vote)
        else:
            self._settle(done=True)

    def answer(self, seat: Seat, number: int, yes: bool) -> None:
        """A seat agrees, or does not."""
        vote = self.vote
        if vote is None or vote.number != number or seat not in vote.waiting:
            return
        vote.waiting.discard(seat)
        if not yes or not vote.waiting:
            self._settle(done=yes)

    def gone(self, seat: Seat) -> None:
        """Somebody cannot answer any more, or has no wish any more."""
        if self.vote is not None and seat in (self.vote.seat, *self.vote.waiting):
            self._settle(done=False)

    def void(self) -> None:
        """Something has happened since it was asked."""
        if self.vote is not None:
            self._settle(done=False)

    def _target(self, seat: Seat) -> int | None:
        log = self._play.log
        if self._play.public.phase in (Phase.DEALING, Phase.OVER):
            # All cards have been shown.
            return None
        return undo_target(log, seat) if undone_in_hand(log) < MOST_UNDONE else None

    def _settle(self, *, done: bool) -> None:
        vote, self.vote = self.vote, None
        assert vote is not None
        self._settled(vote, done and self._play.rewind(vote.to))
