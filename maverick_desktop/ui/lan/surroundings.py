"""Who is around the table of a match on the network, as the screen should show it.

Folds what host or guest know of the seats into ``scene.Around``, and says who comes and goes. Must
not know the network.
"""

from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.text import lantable as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.lan.lobbystaging import OPEN, Seated, Seats
from maverick_desktop.ui.pacing import Screen
from maverick_desktop.ui.scene import Around

NEWS_STAYS: Final = 7000
"""Milliseconds that news stand in the prompt."""


class Surroundings(QObject):
    """What one screen shows of the people around."""

    def __init__(self, screen: Screen, me: Seat | None, parent: QObject) -> None:
        """``me``: None for whoever only looks on."""
        super().__init__(parent)
        self._screen: Final = screen
        self._me: Final = me
        self._seats: Seats | None = None
        self._fade = QTimer(self)
        self._fade.setSingleShot(True)
        self._fade.setInterval(NEWS_STAYS)
        self._fade.timeout.connect(lambda: self._set(news=None))
        self._set(elsewhere=True)

    def show_seats(self, seats: Seats, policy: str, patience: int) -> None:
        """Who sits where; what happens at the seat of somebody who was lost."""
        before, self._seats = self._seats, seats
        away = frozenset(
            seat
            for seat in SEATS
            if seat is not self._me and seats[seat].is_person and not seats[seat].here
        )
        self._set(away=away, policy=policy, patience=patience)
        if before is not None:
            for seat in SEATS:
                said = None if seat is self._me else _change(before[seat], seats[seat])
                if said is not None:
                    self.tell(said)

    def tell(self, news: Phrase) -> None:
        """Something has just happened."""
        self._fade.start()
        self._set(news=news)

    def ask(self, question: tuple[Phrase, Phrase] | None) -> None:
        """Ask the player something, or nothing more."""
        self._set(question=question)

    def trouble(self, trouble: tuple[Phrase, Phrase | None] | None) -> None:
        """Why nothing goes on; None: it does."""
        self._set(trouble=trouble)

    def part(self) -> None:
        """The table is left: nobody is around any more, and another match begins as any other."""
        self._set(elsewhere=False, away=frozenset(), question=None, unread=None)

    def show_dealing(self, *, deals: bool, waited_for: Phrase | None) -> None:
        """Who deals the next hand."""
        self._set(deals=deals, after_hand=waited_for)

    def show_unread(self, unread: int | None) -> None:
        """How much was said and not read; None where there is no chat."""
        self._set(unread=unread)

    @property
    def around(self) -> Around:
        """As it is shown."""
        return self._screen.around

    def _set(self, **changes: object) -> None:
        self._screen.meet(replace(self._screen.around, **changes))


def _change(before: Seated, now: Seated) -> Phrase | None:
    """What has happened at a seat; None if nothing people would say aloud."""
    if before.by == OPEN and now.is_person:
        return Phrase(words.JOINED, {"who": now.name})
    if not before.is_person:
        return None
    if not now.is_person:
        return Phrase(words.GOT_UP, {"who": before.name})
    if not before.here and now.here:
        return Phrase(words.BACK, {"who": now.name})
    if now.here:
        return None
    if now.stand_in and not before.stand_in:
        return Phrase(words.STANDS_IN, {"who": now.name})
    return Phrase(words.LOST, {"who": now.name}) if before.here else None
