"""The table: the only authority. One way in (``submit``), one way out (``deliver``).

A wish is judged, becomes facts, the facts are written down, and then every seat hears its half of
them, in order. It belongs to one thread and knows neither who sits at the ports nor what a file is.
"""

from collections import deque
from collections.abc import Callable

from . import state as whole
from .cards import Seat
from .deals import Deal
from .events import (
    Action,
    Event,
    HandDealt,
    Reason,
    Rejected,
    Rewound,
    SeatChanged,
    SeatEvent,
)
from .log import GameLog
from .ports import Chance, LogSink, SeatPort
from .public import PublicState, due
from .replay import Course, fold


class _Place:
    """A port at a seat; one port may sit at several."""

    __slots__ = ("port", "seat")

    def __init__(self, seat: Seat | None, port: SeatPort) -> None:
        self.seat = seat
        self.port = port


class Table:
    """A match in progress."""

    def __init__(self, log: GameLog, chance: Chance, sink: LogSink) -> None:
        """Take up the match of ``log``, new or resumed; ``sink`` already holds its facts."""
        self._course = Course(log)
        self._chance = chance
        self._sink = sink
        self._places: list[_Place] = []
        self._outbox: deque[tuple[_Place, int, SeatEvent]] = deque()
        self._delivering = False

    @property
    def public(self) -> PublicState:
        """What everybody knows."""
        return self._course.state.public

    @property
    def log(self) -> GameLog:
        """The match as facts, for whoever owns the table; never for a seat."""
        return self._course.log

    def attach(self, seat: Seat | None, port: SeatPort, since: int = 0) -> Callable[[], None]:
        """Seat somebody (None: a spectator) and tell them all that happened after fact ``since``.

        Returns the function that takes them away again.
        """
        place = _Place(seat, port)
        for n, event, before, _ in fold(self._course.log):
            if n > since:
                self._outbox.append((place, n, whole.redact(before, event, seat)))
        self._places.append(place)
        self._deliver_all()

        def detach() -> None:
            if place in self._places:
                self._places.remove(place)
                self._outbox = deque(item for item in self._outbox if item[0] is not place)

        return detach

    def submit(self, seat: Seat, action: Action, at: int) -> Rejected | None:
        """A seat wishes for something, on what it knew at fact ``at``. None: it was done.

        Made before the present decision opened, the wish is stale (law 4).
        """
        known = self._course.state.public
        if not max(known.opened, known.seats[seat].since) <= at <= known.n:
            return Rejected(Reason.STALE)
        outcome = whole.decide(self._course.state, seat, action)
        if isinstance(outcome, Rejected):
            return outcome
        self._happen(outcome)
        return None

    def deal(self) -> Rejected | None:
        """Begin the next hand. None: it was done."""
        outcome = self._next_deal()
        if isinstance(outcome, Rejected):
            return outcome
        self._happen(outcome)
        return None

    def rewind(self, to: int) -> Rejected | None:
        """Undo every fact after number ``to``, save changes of seats. None: it was done."""
        if not self._course.can_rewind(to):
            return Rejected(Reason.CANNOT_REWIND)
        self._happen(Rewound(to))
        return None

    def seat_changed(self, seat: Seat, by: str, name: str) -> None:
        """Somebody else plays this seat from now on; what the last one still wishes is stale."""
        self._happen(SeatChanged(seat, by, name))

    def settle(self) -> None:
        """Write what must follow the last fact of a resumed record, if it was cut there."""
        self._follow_up()
        self._deliver_all()

    def _next_deal(self) -> HandDealt | Rejected:
        known = self._course.state.public
        dealer = whole.next_dealer(known)
        if dealer is None:
            dealer = self._chance.dealer()
        attempt = 0
        while True:
            attempt += 1
            deal: Deal = self._chance.deal(known.hand.number + 1, attempt)
            outcome = whole.dealt(known, dealer, deal)
            if outcome is not None:
                return outcome

    def _happen(self, event: Event) -> None:
        self._record(event)
        self._follow_up()
        self._deliver_all()

    def _follow_up(self) -> None:
        while (event := due(self._course.state.public)) is not None:
            self._record(event)

    def _record(self, event: Event) -> None:
        before = self._course.state
        n = self._course.add(event)
        self._sink.append(n, event)
        # A fact without a secret is the same for everybody.
        for_all = whole.redact(before, event, None)
        for place in self._places:
            heard = for_all if for_all is event else whole.redact(before, event, place.seat)
            self._outbox.append((place, n, heard))

    def _deliver_all(self) -> None:
        """Tell everybody. A seat that answers at once lengthens the queue: calls never nest."""
        if self._delivering:
            return
        self._delivering = True
        try:
            while self._outbox:
                place, n, event = self._outbox.popleft()
                place.port.deliver(n, event)
        finally:
            self._delivering = False
