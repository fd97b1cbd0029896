"""A match in progress at a table on the network: its table, who plays each seat, when it is dealt.

The one owner of ``core.table.Table`` here. Everything happens in one thread except the thinking of
computer players. Must not know the lobby, sockets or windows.
"""

from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from maverick_desktop.ai.player import fallback
from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.events import Action, Event, MatchOver, Reason, Rejected
from maverick_desktop.core.log import GameLog, MatchHeader
from maverick_desktop.core.ports import Chance, LogSink, SeatPort
from maverick_desktop.core.public import Phase, PublicState
from maverick_desktop.core.table import Table
from maverick_desktop.core.view import SeatMemory, SeatView
from maverick_desktop.lan.peer import Peer

from .computers import Computer, Computers
from .peerport import PeerPort
from .promises import Promises
from .setup import Later, TableSetup
from .timer import DecisionTimer


class Crowd(Protocol):
    """Those at the table, as a match needs to know them."""

    @property
    def waits(self) -> bool:
        """Whether the match pauses for somebody who was lost: then nobody may act."""

    def moved_on(self) -> None:
        """A fact has happened; it is written down, and nobody has heard of it yet."""

    def ended(self) -> None:
        """The match is over, and everybody has been told."""


class Means(msgspec.Struct, frozen=True):
    """What matches need from the world."""

    chance: Chance
    later: Later
    computers: Computers


class LivePlay:
    """One match."""

    def __init__(
        self,
        log: GameLog,
        sink: LogSink,
        setup: TableSetup,
        means: Means,
        crowd: Crowd,
        key: bytes,
    ) -> None:
        """``sink`` already holds the facts of ``log``; ``key`` is what commitments are made of."""
        self._setup: Final = setup
        self._means: Final = means
        self._crowd: Final = crowd
        self._sink: Final = sink
        self._promises: Final = Promises(key, log)
        self._computers: Final[dict[Seat, Computer]] = {}
        self._held: Final[dict[Seat, tuple[Action, int]]] = {}
        """What computer players wished for while the match paused."""
        self._remote: Final[set[Seat]] = set()
        self._detach: Final[dict[Seat, Callable[[], None]]] = {}
        """What takes whoever sits at a seat away again."""
        self._watchers: Final[dict[Peer, Callable[[], None]]] = {}
        self._timer: Final = DecisionTimer(setup.timer, means.later, self._act_for)
        self._cancel_deal: Callable[[], None] | None = None
        self._closed = False
        self._table: Final = Table(log, means.chance, self)

    # --- what is known ---------------------------------------------------------------------------

    @property
    def public(self) -> PublicState:
        """What everybody knows."""
        return self._table.public

    @property
    def log(self) -> GameLog:
        """The match as facts: for the host's record, never for a seat."""
        return self._table.log

    @property
    def header(self) -> MatchHeader:
        """What is fixed for the match."""
        return self._table.log.header

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.public.phase is Phase.OVER

    # --- the record, which hears every fact first ------------------------------------------------

    def append(self, n: int, event: Event) -> None:
        """Write fact ``n`` down, and see to what follows from it here."""
        self._sink.append(n, event)
        self._promises.note(n, event)
        self._crowd.moved_on()
        if isinstance(event, MatchOver):
            self._means.later(0, self._crowd.ended)
        self._look()

    def _look(self) -> None:
        if self._closed:
            return
        self._timer.look(self.public)
        if self.public.phase is Phase.DEALING:
            self._deal_soon()
        else:
            self._call_off_deal()

    # --- seats -----------------------------------------------------------------------------------

    def sit(self, seat: Seat, by: str, name: str, port: SeatPort) -> None:
        """A person takes a seat, from whoever had it."""
        self.clear(seat)
        self._name(seat, by, name)
        self._detach[seat] = self._table.attach(seat, port)

    def sit_remote(self, seat: Seat, by: str, name: str, peer: Peer) -> None:
        """Somebody elsewhere takes a seat, and hears the whole story."""
        port = PeerPort(peer, self.header, seat, self._promises)
        self.sit(seat, by, name, port)
        self._remote.add(seat)
        port.tell_story()

    def fill(self, seat: Seat, by: str, name: str) -> None:
        """Let a computer player have a seat."""
        self.clear(seat)
        self._name(seat, by, name)
        computer = self._means.computers(self.header, seat, by, _ComputerPort(self))
        self._computers[seat] = computer
        self._detach[seat] = self._table.attach(seat, computer)

    def clear(self, seat: Seat) -> None:
        """Nobody plays this seat now, neither person nor computer."""
        self._remote.discard(seat)
        self._held.pop(seat, None)
        computer = self._computers.pop(seat, None)
        if computer is not None:
            computer.close()
        detach = self._detach.pop(seat, None)
        if detach is not None:
            detach()

    def watch(self, peer: Peer) -> None:
        """A spectator looks on, and hears the whole story."""
        self.leave(peer)
        port = PeerPort(peer, self.header, None, self._promises)
        self._watchers[peer] = self._table.attach(None, port)
        port.tell_story()

    def leave(self, peer: Peer) -> None:
        """A spectator looks on no more."""
        detach = self._watchers.pop(peer, None)
        if detach is not None:
            detach()

    def tell_again(self, peer: Peer) -> None:
        """Somebody missed something: everything from the beginning, to the same seat."""
        seat = peer.seat
        if seat is None:
            self.watch(peer)
        elif seat in self._remote:
            self._detach.pop(seat)()
            port = PeerPort(peer, self.header, seat, self._promises)
            self._detach[seat] = self._table.attach(seat, port)
            port.tell_story()

    def _name(self, seat: Seat, by: str, name: str) -> None:
        now = self.public.seats[seat]
        if (now.by, now.name) != (by, name):
            self._table.seat_changed(seat, by, name)

    # --- play ------------------------------------------------------------------------------------

    def submit(self, seat: Seat, action: Action, at: int) -> Rejected | None:
        """A seat wishes for something. None: it was done. Nobody may act while the match pauses."""
        if self._closed or self._crowd.waits:
            return Rejected(Reason.NOT_NOW)
        return self._table.submit(seat, action, at)

    def submit_computer(self, seat: Seat, action: Action, at: int) -> Rejected | None:
        """The same for a computer player, who does not ask again: a pause holds its wish back."""
        if self._crowd.waits:
            self._held[seat] = action, at
            return None
        return self.submit(seat, action, at)

    def settle(self) -> None:
        """Write what must follow the last fact of a record that is taken up again."""
        self._table.settle()

    def deal(self) -> bool:
        """Deal the next hand, if it is time for one and nobody is waited for; whether it was."""
        if self._closed or self._crowd.waits:
            return False
        return self._table.deal() is None

    def rewind(self, to: int) -> bool:
        """Go back to a fact of the hand in progress; whether that was done."""
        return not self._closed and self._table.rewind(to) is None

    def go_on(self) -> None:
        """Nobody is waited for any more, perhaps: what was held back happens now."""
        if self._closed or self._crowd.waits:
            return
        held = dict(self._held)
        self._held.clear()
        for seat, (action, at) in held.items():
            self._table.submit(seat, action, at)
        self._look()

    def close(self) -> None:
        """Everybody gets up; nothing happens any more."""
        self._closed = True
        self._timer.stop()
        self._call_off_deal()
        for seat in SEATS:
            self.clear(seat)
        for peer in list(self._watchers):
            self.leave(peer)

    def _deal_soon(self) -> None:
        if self._setup.hand_pause and self._cancel_deal is None:
            self._cancel_deal = self._means.later(self._setup.hand_pause, self._deal_now)

    def _deal_now(self) -> None:
        self._cancel_deal = None
        self.deal()

    def _call_off_deal(self) -> None:
        cancel, self._cancel_deal = self._cancel_deal, None
        if cancel is not None:
            cancel()

    def _act_for(self, seats: tuple[Seat, ...]) -> bool:
        """Time is over: take a legal action for these seats."""
        if self._crowd.waits:
            return False
        for seat in seats:
            view = self.view(seat)
            self._table.submit(seat, fallback(view), view.public.n)
        return True

    def view(self, seat: Seat) -> SeatView:
        """What a seat knows: to act for it when its time is over."""
        memory = SeatMemory(self.header.rules, self.header.sitters, seat)
        self._table.attach(seat, memory)()
        return memory.view


class _ComputerPort:
    """The way in for computer players."""

    def __init__(self, play: LivePlay) -> None:
        self._play: Final = play

    def submit(self, seat: Seat, action: Action, at: int) -> Rejected | None:
        """Wish for something, now or when the pause is over."""
        return self._play.submit_computer(seat, action, at)
