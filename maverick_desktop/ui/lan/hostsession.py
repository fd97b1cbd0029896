"""The host's own seat at the table on the network that this window has. A ``MatchSession``."""

from typing import Final

from PySide6.QtCore import QObject

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.events import Action, Rejected, SeatEvent
from maverick_desktop.core.log import GameLog, MatchHeader
from maverick_desktop.core.public import PublicState
from maverick_desktop.core.sheet import SheetHead, head_of
from maverick_desktop.core.view import SeatMemory
from maverick_desktop.hosting.chairs import Chair
from maverick_desktop.hosting.hosted import HostedTable
from maverick_desktop.hosting.play import LivePlay
from maverick_desktop.hosting.undo import Vote
from maverick_desktop.text import lantable as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.lan.lobbystaging import Seated, Seats
from maverick_desktop.ui.lan.surroundings import Surroundings
from maverick_desktop.ui.pacing import Pace, Screen


class HostSession(QObject):
    """One match of a hosted table, seen from the host's seat."""

    def __init__(
        self, table: HostedTable, play: LivePlay, me: Seat, pace: Pace, parent: QObject | None
    ) -> None:
        super().__init__(parent)
        self.counsel: Final = None
        self.me: Final = me
        self._table: Final = table
        self._play: Final = play
        header = play.header
        self._memory: Final = SeatMemory(header.rules, header.sitters, me)
        self.screen: Final = Screen(self._memory.view, pace, self)
        self.around: Final = Surroundings(self.screen, me, self)
        self._vote: Vote | None = None
        self._hearing_history = False
        self._closed = False

    @property
    def header(self) -> MatchHeader:
        """What is fixed for the match."""
        return self._play.header

    def start(self) -> None:
        """Take the seat and show how things stand."""
        self._hearing_history = True
        self._table.sit_host(self.me, self)
        self._hearing_history = False
        self.screen.jump(self._memory.view)
        self.look_around()

    def deliver(self, n: int, event: SeatEvent) -> None:
        """Hear of fact ``n``."""
        self._memory.deliver(n, event)
        if not self._hearing_history and not self._closed:
            self.screen.add(event, self._memory.view)

    def wish(self, action: Action) -> Rejected | None:
        """The player wants something, on what is on the screen. None: it was done."""
        if self._closed:
            return None
        return self._play.submit(self.me, action, self.screen.view.public.n)

    def next_hand(self) -> None:
        """Deal the next hand, if it is time for one."""
        if not self._closed:
            self._play.deal()

    def can_undo(self) -> bool:
        """Whether there is something of the player's to ask back."""
        undo = self._table.undo
        return not self._closed and undo is not None and undo.can_ask(self.me)

    def undo(self) -> None:
        """Ask everybody to let the player take the last decision back."""
        if self.can_undo():
            self._table.ask_undo(self.me)
            undo = self._table.undo
            if undo is not None and undo.vote is not None:
                self.around.tell(Phrase(words.UNDO_SENT))

    def answer(self, yes: bool) -> None:
        """Agree to what somebody asks back, or not."""
        vote, self._vote = self._vote, None
        self.around.ask(None)
        if vote is not None and not self._closed:
            self._table.answer_undo(self.me, vote.number, yes)

    def head(self, public: PublicState) -> SheetHead:
        """What stands above and below the score sheet."""
        return head_of(self._play.log, public)

    def copy(self) -> GameLog:
        """The match as a record for a file."""
        return self._play.log

    def close(self) -> None:
        """Look no further. The table goes on, or is closed by whoever has it."""
        self._closed = True
        self.screen.stop()

    def ended(self) -> None:
        """The table closes; what is on the screen stays."""
        self.around.part()
        # First: what is shown then is of a table that does nothing more.
        self.close()
        if not self._play.over:
            self.around.trouble((Phrase(words.YOU_CLOSED), Phrase(words.CLOSED_HOW)))

    # --- what the table says ---------------------------------------------------------------------

    def look_around(self) -> None:
        """Somebody has come, gone, or is waited for."""
        if self._closed:
            return
        table, setup = self._table, self._table.setup
        self.around.show_seats(seats_of(table), setup.policy, setup.patience)
        missing = [chair.name for chair in table.chairs if chair.missing]
        self.around.trouble(words.paused(missing[0]) if table.waits and missing else None)
        waited_for = Phrase(words.DEALS_ITSELF) if setup.hand_pause else None
        self.around.show_dealing(deals=True, waited_for=waited_for)

    def undo_asked(self, vote: Vote) -> None:
        """Somebody wishes to take something back."""
        if vote.seat is not self.me and self.me in vote.waiting:
            self._vote = vote
            self.around.ask(words.undo_asked(self._table.chairs[vote.seat].name))
        self.screen.changed.emit()

    def undo_settled(self, vote: Vote, done: bool) -> None:
        """What became of it."""
        self._vote = None
        self.around.ask(None)
        self.around.tell(Phrase(words.UNDO_DONE if done else words.UNDO_NOT_DONE))
        self.screen.changed.emit()


def seats_of(table: HostedTable) -> Seats:
    """The seats as the window shows them."""
    south, west, north, east = (_seated(table.chairs[seat]) for seat in SEATS)
    return south, west, north, east


def _seated(chair: Chair) -> Seated:
    return Seated(
        chair.by,
        chair.name,
        chair.agreed,
        chair.here,
        chair.computer,
        chair.needed,
        chair.former,
        chair.stand_in,
    )
