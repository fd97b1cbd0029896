"""The story of a match as one seat hears it from a host: in order, believable, and the same.

Whoever joins folds what they hear here. A gap, or a digest that differs, is no misdeed: the whole
story is asked for again (RELIABILITY R2). What can never follow is one.
"""

from bisect import bisect_right
from collections.abc import Callable
from typing import Final

from maverick_desktop.core.cards import Seat
from maverick_desktop.core.events import Rewound, SeatChanged, SeatEvent
from maverick_desktop.core.public import Sitter
from maverick_desktop.core.view import SeatMemory, SeatView

from .believable import may_follow
from .digest import view_digest
from .facts import event_of, rules_of
from .messages import Happened, Started
from .wire import ProtocolError

MOST_RETELLINGS: Final = 3
"""In a row, without one digest that was right: then the host is not to be made sense of."""


class Hearing:
    """What a seat knows by what it was told."""

    def __init__(self, started: Started, seat: Seat | None, ask_again: Callable[[], None]) -> None:
        """``seat``: None for a spectator, who looks from South. ``ask_again`` says ``Again``."""
        self._ask_again = ask_again
        self._retellings = 0
        self.begin(started, seat)

    def begin(self, started: Started, seat: Seat | None) -> None:
        """The story begins anew: another match, or this one told again."""
        south, west, north, east = (Sitter(one.name, one.by) for one in started.seats)
        sitters = (south, west, north, east)
        self._watching = seat is None
        self._memory = SeatMemory(rules_of(started.rules), sitters, seat or Seat.SOUTH)
        # The numbers a rewind may go back to, rising; who sits where is never undone.
        self._game: list[int] = []
        self._seats: set[int] = set()
        self._waiting = False

    @property
    def view(self) -> SeatView:
        """What the seat knows now."""
        return self._memory.view

    @property
    def waiting(self) -> bool:
        """Whether something was missed and the story has to begin anew."""
        return self._waiting

    def hear(self, message: Happened) -> SeatEvent | None:
        """The fact, folded; None if something was missed. ProtocolError if it cannot be true."""
        if self._waiting:
            return None
        if message.n != self.view.public.n + 1:
            self._miss()
            return None
        event = event_of(message.fact)
        if not may_follow(self.view, event, self._watching):
            raise ProtocolError("fact")
        self._note(message.n, event)
        self._memory.deliver(message.n, event)
        if message.digest is not None:
            if message.digest != view_digest(self.view):
                self._miss()
                return None
            self._retellings = 0
        return event

    def _note(self, n: int, event: SeatEvent) -> None:
        if isinstance(event, SeatChanged):
            self._seats.add(n)
        elif isinstance(event, Rewound):
            end = bisect_right(self._game, event.to)
            if event.to not in self._seats and self._game[end - 1 : end] != [event.to]:
                raise ProtocolError("rewind")
            del self._game[end:]
        else:
            self._game.append(n)

    def _miss(self) -> None:
        self._waiting = True
        self._retellings += 1
        if self._retellings > MOST_RETELLINGS:
            raise ProtocolError("story")
        self._ask_again()
