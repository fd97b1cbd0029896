"""Time as deadlines see it: monotonic, and standing still while this program does."""

import time
from collections.abc import Callable
from typing import Final

LONGEST_STEP: Final = 1.0
"""Seconds. Whoever asks less often has been asleep for the rest, and so heard nobody."""


def since_start() -> float:
    """Seconds that this computer is on, also those it was suspended, where the system knows them.

    Linux leaves them out of its usual clock, and then nobody would notice that they were away.
    """
    counts_all = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if counts_all is None else time.clock_gettime(counts_all)


class WakingClock:
    """Counts only the time in which somebody asked for it at least once a second.

    After a suspend or a stop nobody is late whose messages wait in the sockets: they are read
    before the silence is long enough (RELIABILITY T2x).
    """

    def __init__(self, system: Callable[[], float]) -> None:
        """``system`` is the system's clock, in seconds: ``since_start``."""
        self._system = system
        self._asked_at = system()
        self._now = 0.0
        self.slept = 0.0
        """Seconds that were not counted."""

    def __call__(self) -> float:
        """Seconds of waking time."""
        asked = self._system()
        passed = max(asked - self._asked_at, 0.0)
        counted = min(passed, LONGEST_STEP)
        self._now += counted
        self.slept += passed - counted
        self._asked_at = asked
        return self._now
