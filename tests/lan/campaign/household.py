"""A host’s program and three guests’ on disks of their own; any of them may die at any moment.

Whoever is to act does what follows from what they know, so that a match goes the same way however
often it was interrupted.
"""

import random
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Final

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.deals import Deal
from maverick_desktop.core.events import Event
from maverick_desktop.core.log import GameLog, MatchHeader
from maverick_desktop.core.ports import LogSink
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import Rules
from maverick_desktop.core.store import Disk, read_record
from maverick_desktop.core.view import SeatView, Sitters
from maverick_desktop.hosting.chairs import HUMAN, OPEN, Chairs
from maverick_desktop.hosting.host import Held
from maverick_desktop.hosting.hosted import HostedTable
from maverick_desktop.hosting.keeping import TableFile, read_table
from maverick_desktop.hosting.play import LivePlay, Means
from maverick_desktop.hosting.setup import TableSetup
from maverick_desktop.hosting.shelf import Shelf, Volume
from maverick_desktop.hosting.tablepaths import table_path
from maverick_desktop.hosting.undo import Vote
from maverick_desktop.lan.certificate import Certificate, new_certificate
from maverick_desktop.lan.door import Door
from maverick_desktop.lan.messages import Policy
from tests.core.driver import random_action, random_deal
from tests.hosting.people import KEY, AtOnce, Player, Visitor, chairs_of, setup_of
from tests.hosting.town import HERE, Town, bots
from tests.lan.rig import CODE, MATCH, drawer

from .wired import CREATED, DOOR

NAMES: Final = ("Anna", "Борис", "Carla")
_CERTIFICATE: Final[list[Certificate]] = []


def certificate() -> Certificate:
    """The table’s, made once."""
    if not _CERTIFICATE:
        _CERTIFICATE.append(new_certificate())
    return _CERTIFICATE[0]


class Died(BaseException):
    """The program ends here, whatever it was about to do."""


class MortalDisk(Disk):
    """A disk under a program that dies: what it had open is closed, and it writes no more."""

    def __init__(self) -> None:
        self._open: Final[set[int]] = set()
        self._dead = False

    def die(self) -> None:
        """The program has died."""
        self._dead = True
        for descriptor in self._open:
            super().close(descriptor)
        self._open.clear()

    def open(self, path: Path, flags: int) -> int:
        """Open."""
        self._live()
        descriptor = super().open(path, flags)
        self._open.add(descriptor)
        return descriptor

    def write(self, descriptor: int, offset: int, data: bytes) -> int:
        """Write."""
        self._live()
        return super().write(descriptor, offset, data)

    def close(self, descriptor: int) -> None:
        """Close."""
        self._live()
        self._open.discard(descriptor)
        super().close(descriptor)

    def _live(self) -> None:
        if self._dead:
            raise Died


class Chances:
    """A ``Chance`` that is asked anew after a death, and says the same."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def dealer(self) -> Seat:
        """Who deals first."""
        return random.Random(self._seed).choice(SEATS)

    def deal(self, hand: int, attempt: int) -> Deal:
        """The deal of a hand."""
        return random_deal(random.Random(f"{self._seed}/{hand}/{attempt}"))


class HostProgram:
    """What runs on the host’s computer, from a start to an end of it."""

    def __init__(
        self,
        town: Town,
        folder: Path,
        seed: str,
        rules: Rules,
        wrote: Callable[[int, bool], None],
        policy: Policy = "wait",
    ) -> None:
        """``wrote`` hears of each fact before it is written (False) and after (True)."""
        self.disk: Final = MortalDisk()
        self.player: Player | None = None
        self._shelf: Final = Shelf(folder, self.disk, self._trouble, AtOnce())
        self._wrote: Final = wrote
        self._file: TableFile | None = None
        self._volume: Volume | None = None
        self._means: Final = Means(Chances(seed), town.later, bots(town))
        path = folder / f"{MATCH}.maverick"
        if path.exists():
            self.table = self._open_again(path, seed)
            return
        chairs = chairs_of(HUMAN, OPEN, OPEN, OPEN)
        door = Door(DOOR, CODE, certificate().fingerprint, drawer(seed))
        self.table = self._table(setup_of(rules, policy=policy), chairs, door, KEY)

    def _table(self, setup: TableSetup, chairs: Chairs, door: Door, key: bytes) -> HostedTable:
        return HostedTable(setup, chairs, door, self._means, self._begin, self._keep, self, key)

    def _open_again(self, path: Path, seed: str) -> HostedTable:
        held, log = read_table(table_path(path)), read_record(path).log
        door = held.open_door(CODE, drawer(f"{seed}/{log.n}"))
        table = self._table(held.setup(log), held.chairs(), door, bytes.fromhex(held.key))
        self.table = table
        table.resume(log, self._write(self._shelf.take_up(log)))
        return table

    @property
    def play(self) -> LivePlay:
        """The match."""
        assert self.table.play is not None
        return self.table.play

    def die(self) -> None:
        """The program dies; its connections break."""
        self.disk.die()

    def close(self) -> None:
        """The program ends as it should."""
        self.table.close()
        assert self._volume is not None
        self._volume.journal.close()

    def _trouble(self, error: OSError | None) -> None:
        raise AssertionError(error)

    def _begin(self, setup: TableSetup, sitters: Sitters) -> tuple[GameLog, LogSink]:
        rules = setup.rule_set
        header = MatchHeader(
            "0.1.0", MATCH, None, rules.name, rules.base, rules.rules, sitters, CREATED
        )
        return GameLog(header), self._write(self._shelf.begin(header))

    def _write(self, volume: Volume) -> LogSink:
        self._volume = volume
        path = table_path(volume.path)
        self._file = TableFile(
            path, self.disk, AtOnce(), certificate(), lambda: 47114, self._trouble
        )
        return _Pen(volume.journal, self._wrote)

    def _keep(self, held: Held) -> None:
        # In the lobby there is no record yet that it would stand beside.
        if self._file is not None:
            self._file.keep(held)

    # --- hosting.host.Host -----------------------------------------------------------------------

    def table_changed(self) -> None:
        """Nothing to do."""

    def match_begun(self, play: LivePlay) -> None:
        """Sit down."""
        self.player = Player(play.header, Seat.SOUTH)
        self.table.sit_host(Seat.SOUTH, self.player)

    def said(self, seat: Seat, text: str) -> None:
        """Nothing to do."""

    def undo_asked(self, vote: Vote) -> None:
        """Nothing to do."""

    def undo_settled(self, vote: Vote, done: bool) -> None:
        """Nothing to do."""

    def contested(self, seat: Seat) -> None:
        """It would be a fault."""
        raise AssertionError(seat)


class _Pen:
    """A ``LogSink`` that tells when it writes."""

    def __init__(self, sink: LogSink, wrote: Callable[[int, bool], None]) -> None:
        self._sink = sink
        self._wrote = wrote

    def append(self, n: int, event: Event) -> None:
        """Write fact ``n`` down."""
        self._wrote(n, False)
        self._sink.append(n, event)
        self._wrote(n, True)


class FatedTown(Town):
    """A town where something may befall somebody before anybody hears what has just happened."""

    def __init__(self) -> None:
        super().__init__()
        self.befall: Callable[[], None] = lambda: None

    def forget_timers(self) -> None:
        """A program has died, and whatever it wanted to do later."""
        self._timers.clear()

    def settle(self) -> None:
        """Carry bytes until all is quiet."""
        self.befall()
        moving = True
        while moving:
            moving = False
            for line in list(self.lines):
                moving = line.pump() or moving
                self.befall()
        self.lines = [line for line in self.lines if not line.is_over]


class Household:
    """All four, and the network between them."""

    def __init__(self, folder: Path, seed: str, rules: Rules) -> None:
        self.town: Final = FatedTown()
        self.seed: Final = seed
        self.wrote: Callable[[int, bool], None] = lambda _n, _done: None
        """Hears of each fact before it is written (False) and after (True)."""
        self._folder: Final = folder
        self._rules: Final = rules
        self.host = self._start_host()
        self.guests: Final = [self._guest(name) for name in NAMES]
        for guest in self.guests:
            guest.way.host = self.host.table
            guest.way.address = f"192.168.1.{20 + NAMES.index(guest.name)}"
            guest.table.join(HERE, CODE, guest.name)
            self.town.settle()
            guest.agree()

    def _start_host(self) -> HostProgram:
        def wrote(n: int, done: bool) -> None:
            self.wrote(n, done)

        return HostProgram(self.town, self._folder / "host", self.seed, self._rules, wrote)

    def _guest(self, name: str) -> Visitor:
        return Visitor(self.town, self._folder / name, name)

    # --- deaths and lost lines -------------------------------------------------------------------

    def kill_host(self) -> None:
        """The host’s program dies, and everybody’s line breaks; then it is started again."""
        told = max(len(player.heard) for player in self._players())
        self.host.die()
        for line in self.town.lines:
            line.client.hung_up(self.town.now)
        self.town.lines.clear()
        self.host = self._start_host()
        assert self.host.play.log.n >= told, "somebody was told what was not written down"
        for guest in self.guests:
            guest.way.host = self.host.table
            guest.back()

    def _players(self) -> list[Player]:
        players = [guest.player for guest in self.guests] + [self.host.player]
        return [player for player in players if player is not None]

    def kill_guest(self, number: int) -> None:
        """A guest’s program dies, and is started again; it knows its seat by its ticket alone."""
        old = self.guests[number]
        assert old.way.line is not None
        old.way.line.host.hung_up(self.town.now)
        self.town.lines.remove(old.way.line)
        guest = self.guests[number] = self._guest(old.name)
        guest.way.host = self.host.table
        [ticket] = guest.tickets.all()
        guest.table.come_back(ticket)
        self.town.settle()

    # --- play ------------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin the match."""
        self.host.table.agree(Seat.SOUTH)
        assert self.host.table.start()
        self.town.settle()

    def begin(self) -> bool:
        """The same, as a step."""
        self.start()
        return True

    def step(self) -> bool:
        """Whoever is first to act does; False when the match is over."""
        play = self.host.play
        if play.over:
            return False
        if play.public.phase is Phase.DEALING:
            assert play.deal()
        else:
            self._act(play.public.to_act()[0])
        self.town.settle()
        return True

    def _act(self, seat: Seat) -> None:
        player = self.host.player
        assert player is not None
        if seat is player.view.seat:
            action = random_action(player.view, self._dice(player.view), 0.1)
            outcome = self.host.play.submit(seat, action, player.view.public.n)
            assert outcome is None, outcome
            return
        [guest] = [one for one in self.guests if one.table.seat is seat]
        if guest.table.pending is None:
            action = random_action(guest.view, self._dice(guest.view), 0.1)
            outcome = guest.table.submit(seat, action, guest.view.public.n)
            assert outcome is None, outcome

    def _dice(self, view: SeatView) -> random.Random:
        known = view.public
        words = f"{self.seed}/{view.seat.letter}/{known.opened}/{len(known.hand.chosen)}"
        return random.Random(sha256(words.encode()).digest())

    def finish(self) -> list[bytes]:
        """Play to the end; everybody’s record, the host’s first."""
        while self.step():
            pass
        for guest in self.guests:
            assert guest.end is None
            assert not guest.refusals, guest.refusals
            assert not any(check.alarming for _, check in guest.checks), guest.checks
        self.host.close()
        self.town.settle()
        for guest in self.guests:
            guest.table.close()
        folders = [self._folder / "host", *(self._folder / name / "matches" for name in NAMES)]
        return [(folder / f"{MATCH}.maverick").read_bytes() for folder in folders]
