"""Time as deadlines see it: monotonic, and standing still while this program does."""

from collections.abc import Callable
from typing import Final

LONGEST_STEP: Final = 1.0
"""Seconds. Whoever asks less often has been asleep for the rest, and so heard nobody."""


class WakingClock:
    """Counts only the time in which somebody asked for it at least once a second.

    After a suspend or a stop nobody is late whose messages wait in the sockets: they are read
    before the silence is long enough (RELIABILITY T2x).
    """

    def __init__(self, monotonic: Callable[[], float]) -> None:
        """``monotonic`` is the system's clock, in seconds."""
        self._monotonic = monotonic
        self._asked_at = monotonic()
        self._now = 0.0

    def __call__(self) -> float:
        """Seconds of waking time."""
        asked = self._monotonic()
        self._now += min(max(asked - self._asked_at, 0.0), LONGEST_STEP)
        self._asked_at = asked
        return self._now
