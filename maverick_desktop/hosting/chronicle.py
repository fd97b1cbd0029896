"""The record a guest keeps of a match: whole facts only, as far as they are proved.

Nothing is written before the first hand was opened: there is nothing to come back to yet.
"""

from typing import Final, Protocol

from maverick_desktop.core.events import Event, HandDealt
from maverick_desktop.core.log import GameLog, MatchHeader

from .shelf import Volume


class Library(Protocol):
    """Where records are kept (``Shelf``)."""

    def follow(self, log: GameLog) -> Volume:
        """The record that agrees with these facts as far as both go."""


class Chronicle:
    """One match's record, through all its tellings."""

    def __init__(self, header: MatchHeader, library: Library) -> None:
        self.header: Final = header
        self._library: Final = library
        self._log = GameLog(header)
        self._volume: Volume | None = None
        self._written = 0
        """How many facts the file has; it may have more than were proved here."""

    @property
    def log(self) -> GameLog:
        """What is proved of the match."""
        return self._log

    def take(self, proved: list[Event]) -> None:
        """Write what is new. What contradicts the file goes to a file of its own."""
        known = min(self._log.n, len(proved))
        if self._log.facts[:known] != proved[:known]:
            self.close()
            self._log = GameLog(self.header)
            known = 0
        for event in proved[known:]:
            self._log.append(event)
        if not any(isinstance(event, HandDealt) for event in proved):
            return
        if self._volume is not None and not self._agrees(self._volume):
            self.close()
        if self._volume is None:
            self._volume = self._library.follow(self._log)
            self._written = len(self._volume.held)
        while self._written < self._log.n:
            self._written += 1
            self._volume.journal.append(self._written, self._log.facts[self._written - 1])

    def close(self) -> None:
        """Finish the file."""
        volume, self._volume = self._volume, None
        if volume is not None:
            volume.journal.close()

    def _agrees(self, volume: Volume) -> bool:
        common = min(len(volume.held), self._log.n)
        return list(volume.held[:common]) == self._log.facts[:common]
