"""A match's record while it is written: facts at once, the device's promise in a thread of its own.

Must not know the table nor what a fact means, save which of them end a trick.
"""

from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final, Protocol

from maverick_desktop.core.events import Event, HandScored, MatchOver, SeatEvent, TrickTaken


class Journal(Protocol):
    """Where the record goes: a ``LogSink`` that can be synced and closed."""

    def append(self, n: int, event: Event) -> None:
        """Write and flush fact ``n``."""

    def sync(self) -> None:
        """Have the device keep what was written; from any thread."""

    def close(self) -> None:
        """Sync and let the file go."""


class SyncedJournal:
    """A journal that is synced once a trick while the window goes on."""

    def __init__(self, journal: Journal) -> None:
        self._journal: Final = journal
        self._syncing: Final = ThreadPoolExecutor(1, "record-sync")
        self._sync: Future[None] | None = None
        self._closed = False

    def heard(self, event: SeatEvent) -> None:
        """A fact was told: with some of them the record is synced."""
        if isinstance(event, TrickTaken | HandScored | MatchOver):
            self._sync_soon()

    def close(self) -> None:
        """Finish the record. Safe more than once."""
        if not self._closed:
            self._closed = True
            self._syncing.shutdown(wait=True)
            self._journal.close()

    def _sync_soon(self) -> None:
        """One wait at a time is enough."""
        if not self._closed and (self._sync is None or self._sync.done()):
            self._sync = self._syncing.submit(self._journal.sync)
