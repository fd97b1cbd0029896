"""How often, how many, how fast: the limits of RELIABILITY R6–R8, N6, C1 and S3.

Knows addresses and moments, handed in by whoever has a clock; no socket.
"""

from collections import deque
from typing import Final

from .messages import Why

MOST_UNPAIRED: Final = 8
MOST_FROM_ADDRESS: Final = 3
MOST_FAILED: Final = 10
"""Wrong codes until the host has to unlock the table."""
PAUSE_AFTER_FAILED: Final = 1.0
"""Seconds in which an address that was wrong cannot try again."""
MOST_SWAPS: Final = 5
SWAP_SPAN: Final = 30.0
_MOST_ADDRESSES: Final = 1024


class Bucket:
    """A token bucket: so many a second, so many at once."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._at: float | None = None

    def take(self, now: float) -> bool:
        """Take one; False when there is none."""
        if self._at is not None:
            self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Pass:
    """One unpaired connection, counted until it has paired or gone."""

    def __init__(self, gate: "Gate", address: str, known: bool) -> None:
        self._gate: Gate | None = gate
        self._address = address
        self._known = known

    def give_back(self) -> None:
        """It counts no longer. Nothing the second time."""
        if self._gate is not None:
            self._gate._leave(self._address, self._known)
            self._gate = None


class Gate:
    """Who may connect and who may try a code, for one table."""

    def __init__(self, most_from_address: int = MOST_FROM_ADDRESS) -> None:
        self._most_from_address = most_from_address
        self._unpaired: dict[str, int] = {}
        self._strangers = 0
        self._trying: set[str] = set()
        self._failed_at: dict[str, float] = {}
        self.failed = 0
        """Wrong codes since the table was opened or unlocked."""

    @property
    def locked(self) -> bool:
        """Whether so many codes were wrong that the host has to unlock."""
        return self.failed >= MOST_FAILED

    def unlock(self) -> None:
        """The host has looked and lets people try again."""
        self.failed = 0
        self._failed_at.clear()

    def enter(self, address: str, known: bool = False) -> Pass | None:
        """Count a connection that has not paired yet; None if there are too many.

        ``known``: whoever has a seat came from there. A crowd of strangers is not in their way.
        """
        mine = self._unpaired.get(address, 0)
        crowded = self._strangers >= MOST_UNPAIRED and not known
        if crowded or mine >= self._most_from_address:
            return None
        self._unpaired[address] = mine + 1
        self._strangers += not known
        return Pass(self, address, known)

    def _leave(self, address: str, known: bool) -> None:
        left = self._unpaired.pop(address) - 1
        if left:
            self._unpaired[address] = left
        self._strangers -= not known

    def may_try(self, address: str, now: float) -> Why | None:
        """Begin a try of the code from an address; otherwise the word for why not."""
        if self.locked:
            return "locked"
        if address in self._trying:
            return "busy"
        failed = self._failed_at.get(address)
        if failed is not None and now - failed < PAUSE_AFTER_FAILED:
            return "too_fast"
        self._trying.add(address)
        return None

    def right(self, address: str) -> None:
        """A try has ended well."""
        self._trying.discard(address)
        self._failed_at.pop(address, None)

    def wrong(self, address: str, now: float) -> None:
        """A try has ended with a wrong proof."""
        self.failed += 1
        self.gave_up(address, now)

    def gave_up(self, address: str, now: float) -> None:
        """A try has ended before the proof came. No guess was made, but it cost the host's time."""
        self._trying.discard(address)
        if len(self._failed_at) >= _MOST_ADDRESSES:
            self._failed_at = {
                one: at for one, at in self._failed_at.items() if now - at < PAUSE_AFTER_FAILED
            }
        self._failed_at[address] = now


class Swaps:
    """Two programs with one token do not take a seat from each other again and again."""

    def __init__(self) -> None:
        self._at: deque[float] = deque(maxlen=MOST_SWAPS)
        self._locked_until: float | None = None

    def swap(self, now: float) -> bool:
        """A valid token takes the seat over from another connection; False while it is locked."""
        if self._locked_until is not None and now < self._locked_until:
            return False
        self._at.append(now)
        if len(self._at) == MOST_SWAPS and now - self._at[0] <= SWAP_SPAN:
            self._locked_until = now + SWAP_SPAN
            self._at.clear()
            return False
        return True
