"""A match on the score pad: the pad, its record, and who is told when anything changes.

A fact is written and flushed before it is seen; the record is synced off the GUI thread. Must not
know widgets.
"""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final, Protocol, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal

from maverick_desktop.core.cards import Seat, Side
from maverick_desktop.core.log import MatchHeader
from maverick_desktop.core.padfacts import (
    NoteTotals,
    NoteTrick,
    PadFact,
    PadRefused,
    PadWish,
    WishedFact,
)
from maverick_desktop.core.padlog import PadLog
from maverick_desktop.core.padsheet import pad_head, pad_sheet
from maverick_desktop.core.padstate import PadState
from maverick_desktop.core.padtable import Pad
from maverick_desktop.core.sheet import ScoreSheet, SheetHead
from maverick_desktop.core.store import Trouble
from maverick_desktop.text.sheetpeople import People


class PadJournal(Protocol):
    """Where the record goes: a ``PadSink`` that can be synced and closed."""

    def append(self, n: int, fact: PadFact, /) -> None:
        """Write and flush fact ``n``."""

    def sync(self) -> None:
        """Have the device keep what was written; from any thread."""

    def close(self) -> None:
        """Sync and let the file go."""


OpenJournal: TypeAlias = Callable[[Trouble], PadJournal]


class PadSession(QObject):
    """One match with real cards."""

    changed = Signal()
    """Something was entered or taken back."""
    troubled = Signal()
    """``trouble`` is another."""

    def __init__(
        self,
        log: PadLog,
        open_journal: OpenJournal,
        first_dealer: Seat | None = None,
        parent: QObject | None = None,
    ) -> None:
        """``first_dealer``: who was said to deal the first hand."""
        super().__init__(parent)
        self.trouble: OSError | None = None
        """Why the record is not being written; None while it is."""
        self.first_dealer: Final = first_dealer
        self._syncing: Final = ThreadPoolExecutor(1, "pad-sync")
        self._sync: Future[None] | None = None
        self._closed = False
        self._journal: Final = open_journal(self._on_trouble)
        self._pad: Final = Pad(log, self._journal)
        # A record may have been cut before what follows by itself.
        self._pad.settle()

    # --- what there is ---------------------------------------------------------------------------

    @property
    def state(self) -> PadState:
        """The match as it stands."""
        return self._pad.state

    @property
    def log(self) -> PadLog:
        """The match as facts."""
        return self._pad.log

    @property
    def header(self) -> MatchHeader:
        """What is fixed for the match."""
        return self._pad.log.header

    @property
    def people(self) -> People:
        """Who plays; everybody is called by name, and South and North come first."""
        return People(self.state.names, Side.NS)

    def sheet(self) -> tuple[ScoreSheet, SheetHead]:
        """The score sheet as it stands, for a window or for paper."""
        return pad_sheet(self.state), pad_head(self.log, self.state)

    @property
    def last_step(self) -> WishedFact | None:
        """What undo takes back; None when there is nothing."""
        return self._pad.last_step

    @property
    def can_undo(self) -> bool:
        """Whether there is something to take back."""
        return self._pad.can_undo

    # --- what is wanted --------------------------------------------------------------------------

    def wish(self, wish: PadWish) -> PadRefused | None:
        """Enter something. None: it was done."""
        refused = self._pad.wish(wish)
        if refused is None:
            if isinstance(wish, NoteTrick | NoteTotals):
                self._sync_soon()
            self.changed.emit()
        return refused

    def undo(self) -> PadRefused | None:
        """Take the last entry back, with all that followed from it. None: it was done."""
        refused = self._pad.undo()
        if refused is None:
            self.changed.emit()
        return refused

    def close(self) -> None:
        """Finish the record. Safe at any moment and more than once."""
        if self._closed:
            return
        self._closed = True
        self._syncing.shutdown(wait=True)
        self._journal.close()

    # --- the record ------------------------------------------------------------------------------

    def _on_trouble(self, error: OSError | None) -> None:
        self.trouble = error
        # Told once the record has finished what it was doing, and to windows yet to be made.
        QTimer.singleShot(0, self, self.troubled.emit)

    def _sync_soon(self) -> None:
        """Sync the record in its own thread; one wait at a time is enough."""
        if not self._closed and (self._sync is None or self._sync.done()):
            self._sync = self._syncing.submit(self._journal.sync)
