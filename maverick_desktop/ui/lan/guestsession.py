"""A seat at somebody else's table, as a match in this window. A ``MatchSession``."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.events import Action, PlayCard, Reason, Rejected, SeatEvent
from maverick_desktop.core.log import GameLog, MatchHeader
from maverick_desktop.core.public import Phase, PublicState
from maverick_desktop.core.sheet import SheetHead, head_of
from maverick_desktop.core.view import SeatMemory, SeatView, watched
from maverick_desktop.hosting.guest import GuestTable
from maverick_desktop.hosting.reveal import DealCheck
from maverick_desktop.lan.messages import Lobby, Place
from maverick_desktop.text import lantable as words
from maverick_desktop.text import table
from maverick_desktop.text.phrase import Arg, Phrase
from maverick_desktop.text.reasons import refusal
from maverick_desktop.ui.lan.lobbystaging import Seated, Seats
from maverick_desktop.ui.lan.surroundings import Surroundings
from maverick_desktop.ui.pacing import Pace, Screen

_SLOW: Final = 500
"""Milliseconds without an answer after which the player is told so."""


class GuestSession(QObject):
    """One match, seen from one's own seat, as its host tells it."""

    def __init__(
        self,
        guest: GuestTable,
        header: MatchHeader,
        record: Callable[[], GameLog | None],
        pace: Pace,
        parent: QObject | None,
    ) -> None:
        """``record``: what is proved of the match; None before its first hand was opened."""
        super().__init__(parent)
        self.counsel: Final = None
        me = guest.seat or Seat.SOUTH
        self.me: Final = me
        self._guest: Final = guest
        self._header: Final = header
        self._record: Final = record
        self._memory: Final = SeatMemory(header.rules, header.sitters, me)
        self._watching: Final = guest.seat is None
        self.screen: Final = Screen(self._view(), pace, self)
        self.around: Final = Surroundings(self.screen, guest.seat, self)
        self._detach: Callable[[], None] | None = None
        self._hearing_history = False
        self._closed = False
        self._over = False
        """Whether the table is out of reach for good."""
        self._checked = False
        """Whether the deal of the latest hand that was opened had been fixed before play."""
        self._seconds = 0
        """Until the next try to come back."""
        self._late = False
        """Whether an answer has been waited for so long that the player should know."""
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(_SLOW)
        self._slow.timeout.connect(self._on_late)
        self._countdown = QTimer(self)
        self._countdown.setInterval(1000)
        self._countdown.timeout.connect(self._count_down)

    def _view(self) -> SeatView:
        """What is known now; who looks on has no seat of their own."""
        view = self._memory.view
        return watched(view) if self._watching else view

    @property
    def header(self) -> MatchHeader:
        """What is fixed for the match."""
        return self._header

    def start(self) -> None:
        """Hear what has happened and show how things stand."""
        self._hearing_history = True
        self._detach = self._guest.attach(self)
        self._hearing_history = False
        self.screen.jump(self._view())
        self.look_around()

    def deliver(self, n: int, event: SeatEvent) -> None:
        """Hear of fact ``n``."""
        self._memory.deliver(n, event)
        if not self._hearing_history and not self._closed:
            self.screen.add(event, self._view())

    def wish(self, action: Action) -> Rejected | None:
        """The player wants something, on what is on the screen. None: it is on its way."""
        if self._closed or self._watching:
            return None
        return self._guest.submit(self.me, action, self.screen.view.public.n)

    def next_hand(self) -> None:
        """The host deals."""

    def can_undo(self) -> bool:
        """Whether there is something of the player's to ask back."""
        asked = self._guest.undo_asked is not None
        return not self._closed and not asked and self._guest.can_ask_undo()

    def undo(self) -> None:
        """Ask everybody to let the player take the last decision back."""
        if self.can_undo():
            self._guest.ask_undo()
            self.around.tell(Phrase(words.UNDO_SENT))

    def answer(self, yes: bool) -> None:
        """Agree to what somebody asks back, or not."""
        self.around.ask(None)
        self._guest.answer_undo(yes)

    def head(self, public: PublicState) -> SheetHead:
        """What stands above and below the score sheet."""
        return head_of(self._record() or GameLog(self._header), public)

    def copy(self) -> GameLog | None:
        """The match as far as its hands were opened."""
        return self._record()

    def close(self) -> None:
        """Look no further; the visit goes on, or is ended by whoever made it."""
        self._closed = True
        self._slow.stop()
        self._countdown.stop()
        self.screen.stop()
        if self._detach is not None:
            self._detach()

    # --- what the visit says ---------------------------------------------------------------------

    def look_around(self) -> None:
        """Somebody has come, gone, or is waited for; the line has broken, or holds again."""
        lobby = self._guest.lobby
        if self._closed or self._over or lobby is None:
            return
        seats = seats_of(lobby, self._memory.view.public)
        self.around.show_seats(seats, lobby.policy, lobby.patience)
        host = next((seat.name for seat in seats if seat.by == "human"), None)
        waited_for = Phrase(words.DEALS_ITSELF)
        if host is not None:
            waited_for = Phrase(words.DEALS, {"who": host})
        if self._checked:
            both: dict[str, Arg] = {"first": waited_for, "second": Phrase(words.DEAL_FIXED)}
            waited_for = Phrase(table.BOTH_LINES, both)
        self.around.show_dealing(deals=False, waited_for=waited_for)
        if self._guest.undo_asked is None:
            self.around.ask(None)
        self.around.trouble(self._trouble(seats))
        self.screen.changed.emit()

    def _trouble(self, seats: Seats) -> tuple[Phrase, Phrase | None] | None:
        guest = self._guest
        if not guest.at_table:
            return words.unreachable(self._seconds)
        self._countdown.stop()
        if guest.paused:
            missing = next(seat.name for seat in seats if seat.is_person and not seat.here)
            return words.paused(missing)
        if guest.pending is None:
            self._late = False
            self._slow.stop()
        elif not self._late and not self._slow.isActive():
            self._slow.start()
        return words.on_its_way() if self._late else None

    def _on_late(self) -> None:
        self._late = True
        self.look_around()

    def waiting(self, seconds: float) -> None:
        """The next try to come back is made in so many seconds."""
        self._seconds = round(seconds)
        self._countdown.start()
        self.look_around()

    def _count_down(self) -> None:
        self._seconds = max(0, self._seconds - 1)
        self.look_around()

    def ended(self, why: tuple[Phrase, Phrase | None]) -> None:
        """It is over, for good."""
        self._over = True
        self._slow.stop()
        self._countdown.stop()
        self.around.part()
        finished = self._memory.view.public.phase is Phase.OVER
        self.around.trouble(None if finished else why)

    def refused(self, action: Action, reason: Reason) -> None:
        """The host has not done what was wished for."""
        card = action.card if isinstance(action, PlayCard) else None
        view = self._memory.view
        if reason is Reason.NOT_NOW and view.public.phase is Phase.PLAY:
            # Not the rules' reason: the match pauses, and the prompt says so.
            return
        self.around.tell(refusal(view, reason, card))

    def undo_asked(self, seat: Seat) -> None:
        """Another seat wishes to take something back."""
        self.around.ask(words.undo_asked(self._memory.view.public.seats[seat].name))

    def undo_settled(self, done: bool) -> None:
        """What became of it."""
        self.around.ask(None)
        self.around.tell(Phrase(words.UNDO_DONE if done else words.UNDO_NOT_DONE))

    def deal_checked(self, check: DealCheck) -> None:
        """A hand was opened, and its deal is what had been fixed."""
        self._checked = check is DealCheck.FIXED
        self.look_around()


def seats_of(lobby: Lobby, public: PublicState | None) -> Seats:
    """The seats as the window shows them."""
    south, west, north, east = (_seated(lobby.seats[seat], seat, public) for seat in SEATS)
    return south, west, north, east


def _seated(place: Place, seat: Seat, public: PublicState | None) -> Seated:
    by_computer = public is not None and public.seats[seat].by.startswith("bot:")
    stand_in = by_computer and not place.by.startswith("bot:")
    return Seated(place.by, place.name, place.agreed, place.here, stand_in=stand_in)
