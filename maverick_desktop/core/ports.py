"""The seams: what a table needs from the world and what it gives. Protocols only."""

from typing import Protocol

from .cards import Seat
from .deals import Deal
from .events import Action, Event, Rejected, SeatEvent


class SeatPort(Protocol):
    """Whoever sits at a seat: a window, a computer player, a connection."""

    def deliver(self, n: int, event: SeatEvent) -> None:
        """Hear of fact ``n``. Never blocks and never answers; wishes go through ``TablePort``."""


class TablePort(Protocol):
    """The one way in."""

    def submit(self, seat: Seat, action: Action, at: int) -> Rejected | None:
        """Wish for something, on what was known at fact ``at``. None means it was done."""


class LogSink(Protocol):
    """Where facts are written before anybody hears of them."""

    def append(self, n: int, event: Event) -> None:
        """Write and flush fact ``n``. Must not raise: a full disk is the sink's to report."""


class Chance(Protocol):
    """Everything random in a match."""

    def dealer(self) -> Seat:
        """Who deals first, when that is drawn by lot."""

    def deal(self, hand: int, attempt: int) -> Deal:
        """The cards of hand 1, 2, …; attempt 2, 3, … after equal ranks were turned."""
