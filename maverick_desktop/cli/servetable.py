"""One table on the network without a window: when it starts, deals, and begins again.

A ``hosting.host.Host`` whose person is nobody. What it says is a line a piece of news. Must not
know the command line.
"""

from collections.abc import Callable, Iterable
from concurrent.futures import Executor
from datetime import UTC, datetime
from typing import Final, Protocol

import msgspec

from maverick_desktop import __version__
from maverick_desktop.chance import RandomChance, new_match_id
from maverick_desktop.core.cards import SEATS, Seat, Side
from maverick_desktop.core.events import Event, HandScored, MatchOver
from maverick_desktop.core.log import GameLog, MatchHeader
from maverick_desktop.core.public import Phase
from maverick_desktop.core.store import Disk, FilePath, Record, Trouble
from maverick_desktop.core.view import Sitters
from maverick_desktop.hosting.chairs import OPEN, Chairs
from maverick_desktop.hosting.computers import thinking
from maverick_desktop.hosting.host import Held
from maverick_desktop.hosting.hosted import HostedTable
from maverick_desktop.hosting.journal import Journal
from maverick_desktop.hosting.keeping import TableFile
from maverick_desktop.hosting.loop import Loop
from maverick_desktop.hosting.play import LivePlay, Means
from maverick_desktop.hosting.setup import TableSetup
from maverick_desktop.hosting.shelf import Shelf, Volume
from maverick_desktop.hosting.tablepaths import lobby_path, table_path
from maverick_desktop.hosting.undo import Vote
from maverick_desktop.lan.certificate import Certificate
from maverick_desktop.lan.door import Door
from maverick_desktop.lan.hoster import Hoster
from maverick_desktop.lan.hoster import Trouble as NotOpen
from maverick_desktop.text.faults import shown_path
from maverick_desktop.text.phrase import say
from maverick_desktop.text.words import seat_word

PATIENCE_BETWEEN: Final = 120
"""Seconds between matches until a seat is open again whose person has gone without a word."""
_LOOK: Final = 5.0
"""Seconds between two looks at what nobody tells."""


class Plan(msgspec.Struct, frozen=True):
    """A table that is to be opened."""

    setup: TableSetup
    chairs: Chairs
    door: Door
    certificate: Certificate
    key: bytes
    ports: Iterable[int]
    """Tried in this order before any other."""
    unfinished: Record | None = None
    """The match that it goes on with."""


class Surroundings(Protocol):
    """What a table needs from the program it is in."""

    @property
    def loop(self) -> Loop:
        """Time, and the one thread."""

    @property
    def disk(self) -> Disk:
        """Where files are written."""

    @property
    def aside(self) -> Executor:
        """Where files wait for the device, one at a time and in order."""

    @property
    def shelf(self) -> Shelf:
        """Where records are kept."""

    @property
    def trouble(self) -> Trouble:
        """Hears of files that could not be written."""

    def news(self, table: "ServedTable", text: str) -> None:
        """Something that whoever runs the program may want to read."""

    def seats_changed(self, table: "ServedTable") -> None:
        """Other seats may be free now."""


class ServedTable:
    """One table."""

    def __init__(self, plan: Plan, around: Surroundings) -> None:
        self._plan: Final = plan
        self._around: Final = around
        self._loop: Final = around.loop
        means = Means(RandomChance(), self._loop.later, thinking(self._loop.post))
        self.table: Final = HostedTable(
            plan.setup, plan.chairs, plan.door, means, self._begin, self._keep, self, plan.key
        )
        self._hoster: Final = Hoster(self.table, plan.certificate, self._loop)
        self._volume: Volume | None = None
        self._file = self._file_at(lobby_path(around.shelf.folder, plan.door.match))
        """Of the lobby, then of the match in progress or played last."""
        self._old_file: TableFile | None = None
        """What the present file has to take the place of."""
        self._starting: Callable[[], None] | None = None
        self._waits: Final[dict[Seat, Callable[[], None]]] = {}
        """Seats between matches whose people may have gone for good."""
        self._told: dict[Seat, str] = {}
        self._told_locked = False
        self._looking = False

    @property
    def port(self) -> int:
        """Where it can be reached."""
        return self._hoster.port

    def open(self) -> NotOpen | None:
        """Let people come; None if that could be done."""
        trouble = self._hoster.open(self._plan.ports)
        if trouble is None:
            if self._plan.unfinished is not None:
                self._take_up(self._plan.unfinished)
            self._look_now_and_then()
            # Whoever opens it after us looks for people where it is now.
            self._keep(self.table.held)
            self.table_changed()
        return trouble

    def close(self) -> None:
        """Tell everybody, and finish the record; an unfinished match can be taken up again."""
        self.table.close()
        self._hoster.close()
        if self._volume is not None:
            self._volume.journal.close()
        if not self.table.playing:
            self._file.forget()

    # --- hosting.host.Host -----------------------------------------------------------------------

    def table_changed(self) -> None:
        """Something is different: perhaps it can start, or somebody is to be told of."""
        if not self._looking:
            self._looking = True
            self._loop.post(self._look)

    def match_begun(self, play: LivePlay) -> None:
        """A match begins."""
        assert self._volume is not None
        self._around.news(self, f"The match begins: {shown_path(self._volume.path)}")

    def said(self, seat: Seat, text: str) -> None:
        """Nobody listens here."""

    def undo_asked(self, vote: Vote) -> None:
        """The people at the table settle that."""

    def undo_settled(self, vote: Vote, done: bool) -> None:
        """So they have."""

    def contested(self, seat: Seat) -> None:
        """Two programs fought for a seat."""
        where = say(seat_word(seat))
        self._around.news(self, f"Two programs take {where}’s seat from each other; one has to go")

    # --- matches ---------------------------------------------------------------------------------

    def _begin(self, setup: TableSetup, sitters: Sitters) -> tuple[GameLog, "_Pen"]:
        header = MatchHeader(
            app=__version__,
            match=new_match_id(),
            number=None,
            rules_name=setup.rule_set.name,
            rules_base=setup.rule_set.base,
            rules=setup.rule_set.rules,
            sitters=sitters,
            created=datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        )
        return GameLog(header), self._write(self._around.shelf.begin(header))

    def _take_up(self, record: Record) -> None:
        self.table.resume(record.log, self._write(self._around.shelf.take_up(record.log)))
        end = record.log.facts[-1] if record.log.facts else None
        if isinstance(end, MatchOver):
            # The program died before it could tell everybody.
            self._happened(end)

    def _write(self, volume: Volume) -> "_Pen":
        if self._volume is not None:
            self._volume.journal.close()
        self._volume = volume
        self._old_file, self._file = self._file, self._file_at(table_path(volume.path))
        return _Pen(volume.journal, self._happened)

    def _file_at(self, path: FilePath) -> TableFile:
        around = self._around
        return TableFile(
            path,
            around.disk,
            around.aside,
            self._plan.certificate,
            lambda: self.port,
            around.trouble,
        )

    def _keep(self, held: Held) -> None:
        if not self.table.playing and not held.hashes:
            # Nobody is there who could come back.
            self._file.forget()
            return
        self._file.keep(held)
        old_file, self._old_file = self._old_file, None
        if old_file is not None:
            old_file.forget()

    def _happened(self, event: Event) -> None:
        if isinstance(event, MatchOver):
            self._loop.post(lambda: self._over(event))
        elif isinstance(event, HandScored):
            self.table_changed()

    def _over(self, event: MatchOver) -> None:
        totals = f"{event.total[Side.NS]} to {event.total[Side.EW]}"
        winner = "Nobody wins" if event.winner is None else f"{event.winner.name} wins"
        self._around.news(self, f"{winner}: NS {totals} EW")
        self.table_changed()

    def _start(self) -> None:
        self._starting = None
        for seat in self.table.chairs.where(OPEN):
            # Who left in the last match left a seat that people are waited for.
            self.table.chairs[seat].needed = True
        self.table.start()

    # --- looking after it ------------------------------------------------------------------------

    def _look(self) -> None:
        self._looking = False
        self._tell_seats()
        self._around.seats_changed(self)
        table, play = self.table, self.table.play
        if table.playing and play is not None:
            self._call_off()
            if not table.setup.hand_pause and play.public.phase is Phase.DEALING:
                play.deal()
            return
        self._await_people()
        if table.not_yet() is not None:
            self._call_off_start()
        elif self._starting is None:
            pause = table.setup.hand_pause if play is not None else 0
            self._starting = self._loop.later(pause, self._start)

    def _await_people(self) -> None:
        """Between matches nobody's seat waits for ever."""
        for seat in SEATS:
            chair = self.table.chairs[seat]
            away = chair.is_person and not chair.here
            if away and seat not in self._waits:
                free = self._freeing(seat)
                self._waits[seat] = self._loop.later(PATIENCE_BETWEEN, free)
            elif not away and seat in self._waits:
                self._waits.pop(seat)()

    def _freeing(self, seat: Seat) -> Callable[[], None]:
        def free() -> None:
            del self._waits[seat]
            if not self.table.playing and not self.table.chairs[seat].here:
                self.table.set_seat(seat, OPEN, needed=True)

        return free

    def _call_off(self) -> None:
        self._call_off_start()
        for seat in list(self._waits):
            self._waits.pop(seat)()

    def _call_off_start(self) -> None:
        starting, self._starting = self._starting, None
        if starting is not None:
            starting()

    def _look_now_and_then(self) -> None:
        locked = self.table.door.gate.locked
        if locked and not self._told_locked:
            self._around.news(
                self,
                "Too many wrong codes were tried, so that nobody new can join;"
                " end the program and start it again to let them",
            )
        self._told_locked = locked
        self._loop.later(_LOOK, self._look_now_and_then)

    def _tell_seats(self) -> None:
        for seat in SEATS:
            chair = self.table.chairs[seat]
            who = "open" if chair.by == OPEN else chair.name
            now = who if chair.here else f"{who}, away"
            if self._told.get(seat, now) != now:
                self._around.news(self, f"{say(seat_word(seat))}: {now}")
            self._told[seat] = now


class _Pen:
    """A ``LogSink`` that tells of what it writes."""

    def __init__(self, journal: Journal, happened: Callable[[Event], None]) -> None:
        self._journal: Final = journal
        self._happened: Final = happened

    def append(self, n: int, event: Event) -> None:
        """Write fact ``n`` down."""
        self._journal.append(n, event)
        self._happened(event)
