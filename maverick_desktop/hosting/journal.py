"""A record as it is written at a table on the network: synced after each trick, by another thread.

Knows the writer's three calls and no file.
"""

from concurrent.futures import Executor, Future, wait
from typing import Final, Protocol

from maverick_desktop.core.events import Event, HandScored, MatchOver, TrickTaken


class Writer(Protocol):
    """What writes lines (``core.store.RecordWriter``)."""

    def append(self, n: int, event: Event) -> None:
        """Write and flush fact ``n``."""

    def sync(self) -> None:
        """Have the device keep what was written; from any thread, one at a time."""

    def close(self) -> None:
        """Sync and let the file go."""


class Journal:
    """A ``LogSink`` for a table's own thread (law 5)."""

    def __init__(self, writer: Writer, aside: Executor) -> None:
        """``aside`` is where the thread of the table does not wait; many journals may share it."""
        self._writer: Final = writer
        self._aside: Final = aside
        self._sync: Future[None] | None = None

    def append(self, n: int, event: Event) -> None:
        """Write and flush fact ``n``; what waits for the device already need not wait twice."""
        self._writer.append(n, event)
        waits = self._sync is not None and not (self._sync.running() or self._sync.done())
        if isinstance(event, TrickTaken | HandScored | MatchOver) and not waits:
            self._sync = self._aside.submit(self._writer.sync)

    def close(self) -> None:
        """Sync for the last time and let the file go."""
        if self._sync is not None:
            wait([self._sync])
        self._writer.close()
