"""One telling of a match to a guest, from its first fact on; how two tellings of it compare.

After each return, and when something was missed, a host tells the whole match again.
"""

from collections.abc import Callable
from typing import Final

from maverick_desktop.core.cards import Seat
from maverick_desktop.core.events import SeatEvent
from maverick_desktop.core.log import MatchHeader
from maverick_desktop.core.public import Sitter
from maverick_desktop.core.view import SeatView
from maverick_desktop.lan.facts import rules_of
from maverick_desktop.lan.hearing import Hearing
from maverick_desktop.lan.messages import Commit, Happened, Opened, Started
from maverick_desktop.lan.wire import ProtocolError

from .reveal import DealCheck, Reveal

MOST_FACTS: Final = 40_000
"""More than any record that can be read again."""


def header_of(started: Started) -> MatchHeader:
    """What is fixed for the match, as a record's first line has it."""
    south, west, north, east = (Sitter(one.name, one.by) for one in started.seats)
    return MatchHeader(
        started.app,
        started.match,
        None,
        started.rules_name,
        started.rules_base,
        rules_of(started.rules),
        (south, west, north, east),
        started.created,
    )


class Telling:
    """What a seat, or a spectator, was told of a match. Any method may raise ProtocolError."""

    def __init__(self, started: Started, seat: Seat | None, ask_again: Callable[[], None]) -> None:
        """``ask_again`` says ``Again``: something was missed, and another telling will come."""
        if started.facts > MOST_FACTS:
            raise ProtocolError("facts")
        self.header: Final = header_of(started)
        self.seat: Final = seat
        self.events: Final[list[SeatEvent]] = []
        """Every fact; number n is at place n − 1."""
        self._history: Final = started.facts
        self._hearing: Final = Hearing(started, seat, ask_again)
        self._reveal: Final = Reveal(self.header, seat)

    @property
    def view(self) -> SeatView:
        """What is known."""
        return self._hearing.view

    @property
    def reveal(self) -> Reveal:
        """What can be proved of it."""
        return self._reveal

    @property
    def missed(self) -> bool:
        """Whether this telling has a gap, so that nothing more is made of it."""
        return self._hearing.waiting

    @property
    def is_live(self) -> bool:
        """Whether all that had happened before was told: what comes now, happens now."""
        return len(self.events) >= self._history and not self.missed

    def happened(self, message: Happened) -> SeatEvent | None:
        """The fact; None if something was missed."""
        event = self._hearing.hear(message)
        if event is None:
            return None
        if len(self.events) >= MOST_FACTS:
            raise ProtocolError("facts")
        self.events.append(event)
        self._reveal.happened(message.n, event, self.view)
        return event

    def promised(self, message: Commit) -> None:
        """A deal is fixed."""
        if not self.missed:
            self._reveal.promised(message, self.view.public.hand.number)

    def opened(self, message: Opened) -> DealCheck | None:
        """A hand is opened; None if something was missed."""
        return None if self.missed else self._reveal.opened(message)

    def goes_on_from(self, other: "Telling") -> bool:
        """Whether this is the same match as in an earlier telling, and has all that was in it."""
        if (self.header, self.seat) != (other.header, other.seat):
            return False
        return self.events[: len(other.events)] == other.events
