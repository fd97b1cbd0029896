"""The clock of a decision: who does not act in time is acted for. Off unless the host wants it."""

from collections.abc import Callable
from typing import Final

from maverick_desktop.core.cards import Seat
from maverick_desktop.core.public import PublicState

from .setup import Later


class DecisionTimer:
    """Runs from the moment a decision is open to people until they have made it."""

    def __init__(
        self, seconds: int, later: Later, time_over: Callable[[tuple[Seat, ...]], bool]
    ) -> None:
        """``time_over`` acts for these seats; False: not now, they get their time again."""
        self._seconds: Final = seconds
        self._later: Final = later
        self._time_over: Final = time_over
        self._cancel: Callable[[], None] | None = None
        self._opened = 0
        """The fact that opened the decision the clock runs for."""
        self._people: tuple[Seat, ...] = ()

    def look(self, known: PublicState) -> None:
        """Something has happened."""
        if not self._seconds:
            return
        self._people = tuple(
            seat for seat in known.to_act() if not known.seats[seat].by.startswith("bot:")
        )
        if not self._people:
            self.stop()
        elif self._cancel is None or known.opened != self._opened:
            # While all choose what to pass the clock is the same for all: it is not set anew.
            self._opened = known.opened
            self._start()

    def stop(self) -> None:
        """Nobody is to act."""
        cancel, self._cancel = self._cancel, None
        if cancel is not None:
            cancel()

    def _start(self) -> None:
        self.stop()
        self._cancel = self._later(self._seconds, self._ring)

    def _ring(self) -> None:
        self._cancel = None
        if not self._time_over(self._people):
            self._start()
