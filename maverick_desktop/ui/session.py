"""A match in this window: the table, its computer players, its record, and the player's own view.

The one bridge between the core's ports and Qt. Everything here happens in the GUI thread, except
the thinking of computer players and the syncing of the record. Must not know widgets.
"""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Slot

from maverick_desktop.chance import bot_seed
from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.events import (
    Action,
    BidMade,
    CardPlayed,
    CardsChosen,
    HandDealt,
    Rejected,
    SeatEvent,
)
from maverick_desktop.core.log import GameLog, MatchHeader
from maverick_desktop.core.ports import Chance
from maverick_desktop.core.public import Phase, PublicState
from maverick_desktop.core.sheet import SheetHead, head_of
from maverick_desktop.core.table import Table
from maverick_desktop.core.view import SeatMemory, SeatView
from maverick_desktop.ui.counsel import Counsel
from maverick_desktop.ui.journal import Journal, SyncedJournal
from maverick_desktop.ui.mailbox import Mailbox
from maverick_desktop.ui.pacing import Pace, Screen

if TYPE_CHECKING:
    from maverick_desktop.ai.player import WorkerPlayer


_STAND_IN: Final = "club"
_BEST: Final = "expert"
"""The level that plays for whoever is not here."""


class GameSession(QObject):
    """A ``MatchSession``: one match at a table of this window, seen from one seat."""

    def __init__(
        self,
        log: GameLog,
        chance: Chance,
        journal: Journal,
        pace: Pace,
        me: Seat = Seat.SOUTH,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.me: Final = me
        self._journal = SyncedJournal(journal)
        self._table = Table(log, chance, journal)
        self._memory = SeatMemory(log.header.rules, log.header.sitters, me)
        self.screen: Final = Screen(self._memory.view, pace, self)
        self._mailbox = Mailbox(self)
        self._players: list[WorkerPlayer] = []
        header = log.header
        seed = bot_seed(header.number, header.match, me)
        self.counsel: Final = Counsel(seed, self._known_by, self)
        self._hearing_history = False
        self._closed = False

    @property
    def header(self) -> MatchHeader:
        """What is fixed for the match."""
        return self._table.log.header

    @property
    def log(self) -> GameLog:
        """The match as facts: for saving a copy, never for showing."""
        return self._table.log

    def start(self) -> None:
        """Take the seat, show how things stand, and let the others in once that is on screen."""
        self._table.settle()
        self._hearing_history = True
        self._table.attach(self.me, self)
        self._hearing_history = False
        self.screen.jump(self._memory.view)
        QTimer.singleShot(0, self, self._seat_the_others)

    def deliver(self, n: int, event: SeatEvent) -> None:
        """Hear of fact ``n`` at the player's own seat."""
        self._memory.deliver(n, event)
        if self._hearing_history:
            return
        self.screen.add(event, self._memory.view)
        self._journal.heard(event)

    def wish(self, action: Action) -> Rejected | None:
        """The player wants something, on what is on the screen. None: it was done."""
        return self._table.submit(self.me, action, self.screen.view.public.n)

    def next_hand(self) -> None:
        """Deal the next hand, if it is time for one."""
        self._table.deal()

    def can_undo(self) -> bool:
        """Whether there is something of the player's to take back in this hand."""
        return self._undo_target() is not None

    def undo(self) -> None:
        """Take back the player's last card, bid or choice, and all that came after it."""
        target = self._undo_target()
        if target is not None:
            self._table.rewind(target)

    def answer(self, yes: bool) -> None:
        """Computer players ask nothing."""

    def head(self, public: PublicState) -> SheetHead:
        """What stands above and below the score sheet."""
        return head_of(self.log, public)

    def copy(self) -> GameLog:
        """The match as a record for a file."""
        return self.log

    def close(self) -> None:
        """Stop the players, finish the record. Safe at any moment and more than once."""
        if self._closed:
            return
        self._closed = True
        self.screen.stop()
        self._mailbox.close()
        self.counsel.close()
        for player in self._players:
            player.close()
        self._journal.close()

    def _undo_target(self) -> int | None:
        """The fact before the player's last decision in the hand in progress or just finished."""
        before: int | None = None
        target: int | None = None
        for n, event in self._table.log.in_force():
            match event:
                case HandDealt():
                    target = None
                case BidMade() | CardsChosen() | CardPlayed() if event.seat is self.me:
                    target = before
                case _:
                    pass
            before = n
        return target

    @Slot()
    def _seat_the_others(self) -> None:
        if self._closed:
            return
        for seat in SEATS:
            self._fill(seat)
        if self._table.public.phase is Phase.DEALING and not self._table.public.past:
            self._table.deal()

    def _fill(self, seat: Seat) -> None:
        """Let the computer play a seat, also one that somebody from elsewhere has left.

        A record may come from another table: without this its match would wait for them for ever.
        """
        sitter, over = self._table.public.seats[seat], self._table.public.phase is Phase.OVER
        if not sitter.by.startswith("bot:"):
            if seat is self.me or over:
                return
            self._table.seat_changed(seat, f"bot:{_STAND_IN}", sitter.name)
        self._players.append(self._computer(seat, self._table.public.seats[seat].by[4:]))

    def _known_by(self, seat: Seat) -> SeatView | None:
        """What the computer player of a seat knows."""
        mine = [one.view for one in self._players if one.view.seat is seat]
        return mine[-1] if mine else None

    def _computer(self, seat: Seat, level: str) -> "WorkerPlayer":
        # The computer players' rooms are not loaded before the window is on the screen.
        from maverick_desktop.ai.levels import LEVELS, level_of
        from maverick_desktop.ai.player import WorkerPlayer

        # A level of a newer version is played by the best this one has.
        known = level_of(level) or LEVELS[_BEST]
        header = self.header
        seed = bot_seed(header.number, header.match, seat)
        player = WorkerPlayer(
            header.rules,
            header.sitters,
            seat,
            known.make,
            seed,
            self._table,
            self._mailbox.post,
            deadline=known.deadline,
            heed=self.counsel.heed,
        )
        self._table.attach(seat, player)
        return player
