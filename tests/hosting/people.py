"""A host and guests for tests: they remember what they are told, and play at random."""

import random
from collections.abc import Callable
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any, Final

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.deals import Deal
from maverick_desktop.core.events import Action, Reason, SeatEvent
from maverick_desktop.core.log import GameLog, MatchHeader
from maverick_desktop.core.ports import LogSink
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rulefile import RuleSet
from maverick_desktop.core.rules import CLASSIC, Rules, with_options
from maverick_desktop.core.store import Disk, parse_record
from maverick_desktop.core.view import SeatMemory, SeatView, Sitters
from maverick_desktop.hosting.chairs import HUMAN, OPEN, Chair, Chairs
from maverick_desktop.hosting.commit import KEY_BYTES
from maverick_desktop.hosting.guest import GuestTable
from maverick_desktop.hosting.host import Held
from maverick_desktop.hosting.hosted import HostedTable
from maverick_desktop.hosting.play import LivePlay, Means
from maverick_desktop.hosting.remembered import Remembered
from maverick_desktop.hosting.reveal import DealCheck
from maverick_desktop.hosting.setup import TableSetup
from maverick_desktop.hosting.shelf import Shelf
from maverick_desktop.hosting.undo import Vote
from maverick_desktop.lan.approach import Unreachable
from maverick_desktop.lan.door import Door
from maverick_desktop.lan.messages import End
from tests.core.driver import CREATED, Dealer, random_action
from tests.hosting.town import HERE, Town, Way, bots
from tests.lan.rig import CODE, FINGERPRINT, drawer

DOOR: Final = "5f1d6a3c-98c4-4a7e-8f5b-21c8f6a0d911"
MATCHES: Final = (
    "0b0e8f0a-5c1d-4b6e-9a55-3c1f0a7d2e11",
    "1c1f9a1b-6d2e-4c7f-8b66-4d2f1b8e3f22",
    "2d2faa2c-7e3f-4d8a-9c77-5e3f2c9f4a33",
)
COMPUTERS: Final = ("Clara", "Cecil", "Cora", "Carl")
KEY: Final = b"k" * KEY_BYTES


def short_rules(**options: Any) -> Rules:
    """Classic rules for a match of two hands, with some options changed."""
    rules = with_options(CLASSIC, {"hands": 2, "target": None, **options})
    assert isinstance(rules, Rules), rules
    return rules


def setup_of(rules: Rules, **options: Any) -> TableSetup:
    """A table with these rules, where the test deals."""
    return TableSetup("Kitchen", RuleSet("Ours", "classic", rules), **{"hand_pause": 0, **options})


def chairs_of(*by: str) -> Chairs:
    """Chairs S W N E: ``human`` is the host, called Hugo."""
    return Chairs(
        Chair(one, COMPUTERS[seat], "Hugo" if one == HUMAN else COMPUTERS[seat] * (one != OPEN))
        for seat, one in zip(SEATS, by, strict=True)
    )


class AtOnce(Executor):
    """Does what it is handed at once."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Do it."""
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


class Player:
    """A ``SeatPort`` that knows what its seat knows."""

    def __init__(self, header: MatchHeader, seat: Seat) -> None:
        self.memory = SeatMemory(header.rules, header.sitters, seat)
        self.heard: list[tuple[int, SeatEvent]] = []

    def deliver(self, n: int, event: SeatEvent) -> None:
        """Hear; nothing may be missed, nothing come twice."""
        assert n == len(self.heard) + 1
        self.heard.append((n, event))
        self.memory.deliver(n, event)

    @property
    def view(self) -> SeatView:
        """What it knows."""
        return self.memory.view

    def wishes(self, dice: random.Random) -> Action | None:
        """Something legal, if it is to act."""
        if self.view.seat not in self.view.public.to_act():
            return None
        return random_action(self.view, dice, 0.1)


class Records:
    """Where somebody's records are."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.troubles: list[OSError | None] = []
        self.shelf = Shelf(folder, Disk(), self.troubles.append, AtOnce())

    def bytes_of(self, name: str = MATCHES[0]) -> bytes:
        """A record as it is on the disk; it must be sound."""
        data = (self.folder / f"{name}.maverick").read_bytes()
        parse_record(data)
        return data


class Hugo:
    """Somebody who opens a table, and sits at it if there is a seat for the host."""

    def __init__(
        self,
        town: Town,
        folder: Path,
        setup: TableSetup,
        chairs: Chairs,
        seed: int = 1,
        deals: list[Deal] | None = None,
        door: Door | None = None,
        sits: bool = True,
    ) -> None:
        self.town = town
        self.records = Records(folder)
        self.kept: list[Held] = []
        self.player: Player | None = None
        self.begun = 0
        self.changes = 0
        self.words: list[tuple[Seat, str]] = []
        self.votes: list[Vote] = []
        self.settled: list[tuple[Vote, bool]] = []
        self.contests: list[Seat] = []
        self.sits = sits
        self.dealer = Dealer(random.Random(seed), deals)
        means = Means(self.dealer, town.later, bots(town))
        self.door = door or Door(DOOR, CODE, FINGERPRINT, drawer(str(seed)))
        self.keep: Callable[[Held], None] = self.kept.append
        self.table = HostedTable(
            setup, chairs, self.door, means, self.begin, lambda held: self.keep(held), self, KEY
        )

    def begin(self, setup: TableSetup, sitters: Sitters) -> tuple[GameLog, LogSink]:
        """A new match and its record."""
        rule_set = setup.rule_set
        header = MatchHeader(
            "0.1.0",
            MATCHES[self.begun],
            None,
            rule_set.name,
            rule_set.base,
            rule_set.rules,
            sitters,
            CREATED,
        )
        return GameLog(header), self.records.shelf.begin(header).journal

    @property
    def play(self) -> LivePlay:
        """The match."""
        assert self.table.play is not None
        return self.table.play

    @property
    def seat(self) -> Seat | None:
        """The host's own."""
        return next(iter(self.table.chairs.where(HUMAN)), None)

    # --- hosting.host.Host -----------------------------------------------------------------------

    def table_changed(self) -> None:
        """Take note."""
        self.changes += 1

    def match_begun(self, play: LivePlay) -> None:
        """Sit down."""
        self.begun += 1
        if self.seat is not None and self.sits:
            self.player = Player(play.header, self.seat)
            self.table.sit_host(self.seat, self.player)

    def said(self, seat: Seat, text: str) -> None:
        """Take note."""
        self.words.append((seat, text))

    def undo_asked(self, vote: Vote) -> None:
        """Take note."""
        self.votes.append(vote)

    def undo_settled(self, vote: Vote, done: bool) -> None:
        """Take note."""
        self.settled.append((vote, done))

    def contested(self, seat: Seat) -> None:
        """Take note."""
        self.contests.append(seat)


class Visitor:
    """A guest with a window that remembers everything, a profile, and a way to a table."""

    def __init__(self, town: Town, folder: Path, name: str) -> None:
        self.town = town
        self.name = name
        self.records = Records(folder / "matches")
        self.tickets = Remembered(folder / "lan", Disk())
        self.begun = 0
        self.player: Player | None = None
        self.refusals: list[tuple[Action, Reason]] = []
        self.words: list[tuple[Seat, str]] = []
        self.asked: list[Seat] = []
        self.settled: list[bool] = []
        self.checks: list[tuple[int, DealCheck]] = []
        self.waits: list[float] = []
        self.unreached: list[Unreachable] = []
        self.end: End | None = None
        self.table = GuestTable(self._make_way, self, self.records.shelf, self.tickets, town.clock)

    def _make_way(self, table: GuestTable) -> Way:
        self.way = Way(self.town, table)
        return self.way

    def join(self, host: Hugo, watch: bool = False) -> "Visitor":
        """Come in with the code."""
        self.way.host = host.table
        self.way.address = f"192.168.1.{sum(map(ord, self.name)) % 200 + 20}"
        self.table.join(HERE, CODE, self.name, watch)
        self.town.settle()
        return self

    def agree(self) -> "Visitor":
        """Agree to the rules."""
        self.table.agree()
        self.town.settle()
        return self

    def drop(self) -> None:
        """The line breaks; both ends notice."""
        assert self.way.line is not None
        self.way.line.break_off()
        self.town.settle()

    def back(self) -> None:
        """The next try to come back."""
        self.way.try_again()
        self.town.settle()

    @property
    def seat(self) -> Seat:
        """Where it sits."""
        assert self.table.seat is not None
        return self.table.seat

    @property
    def view(self) -> SeatView:
        """What its window knows."""
        assert self.player is not None
        return self.player.view

    def pending(self) -> Action | None:
        """What it has wished for and not heard of."""
        return self.table.pending

    def agreed(self) -> bool:
        """Whether the host knows that it agrees."""
        return self.table.agreed

    def paused(self) -> bool:
        """Whether it knows that nobody may act."""
        return self.table.paused

    def asks(self) -> Seat | None:
        """Who waits for its answer."""
        return self.table.undo_asked

    def act(self, dice: random.Random) -> bool:
        """Wish for something if it is its turn; whether it was."""
        if self.player is None or self.table.seat is None:
            return False
        action = self.player.wishes(dice)
        if action is None or self.table.pending is not None:
            return False
        outcome = self.table.submit(self.seat, action, self.view.public.n)
        assert outcome is None, outcome
        return True

    # --- hosting.guestside.GuestWindow -----------------------------------------------------------

    def table_changed(self) -> None:
        """It looks when it wants to know."""

    def match_begun(self) -> None:
        """A new window for it."""
        self.begun += 1
        header = self.table.header
        assert header is not None
        self.player = Player(header, self.table.seat or Seat.SOUTH)
        self.table.attach(self.player)

    def refused(self, action: Action, reason: Reason) -> None:
        """Take note."""
        self.refusals.append((action, reason))

    def said(self, seat: Seat, text: str) -> None:
        """Take note."""
        self.words.append((seat, text))

    def undo_asked(self, seat: Seat) -> None:
        """Take note."""
        self.asked.append(seat)

    def undo_settled(self, done: bool) -> None:
        """Take note."""
        self.settled.append(done)

    def deal_checked(self, hand: int, check: DealCheck) -> None:
        """Take note."""
        self.checks.append((hand, check))

    def unreachable(self, why: Unreachable) -> None:
        """Take note."""
        self.unreached.append(why)

    def waiting(self, seconds: float) -> None:
        """Take note."""
        self.waits.append(seconds)

    def ended(self, end: End) -> None:
        """Take note; it must happen once."""
        assert self.end is None
        self.end = end


class Party:
    """A host with guests who agree to everything, and play at random."""

    def __init__(
        self,
        folder: Path,
        setup: TableSetup,
        by: tuple[str, str, str, str] = (HUMAN, OPEN, OPEN, OPEN),
        names: tuple[str, ...] = ("Anna", "Борис", "Carla"),
        seed: int = 1,
        door: Door | None = None,
    ) -> None:
        self.town = Town()
        self.dice = random.Random(seed)
        self.hugo = Hugo(self.town, folder / "hugo", setup, chairs_of(*by), seed, door=door)
        self.visitors = [Visitor(self.town, folder / name, name) for name in names]
        for visitor in self.visitors:
            visitor.join(self.hugo).agree()
        for seat in SEATS:
            self.hugo.table.agree(seat)

    @property
    def play(self) -> LivePlay:
        """The match."""
        return self.hugo.play

    def waits(self) -> bool:
        """Whether the match pauses."""
        return self.hugo.table.waits

    def start(self) -> None:
        """Begin a match."""
        assert self.hugo.table.start()
        self.town.settle()

    def step(self) -> bool:
        """Somebody does something, or a bot has its time; False when the match is over."""
        if self.play.over:
            return False
        if self.hugo.table.waits:
            self.town.wait(BEAT)
            return True
        if self.play.public.phase is Phase.DEALING:
            assert self.play.deal()
            self.town.settle()
            return True
        player, dice = self.hugo.player, self.dice
        action = player.wishes(dice) if player is not None else None
        if action is not None and player is not None:
            outcome = self.play.submit(player.view.seat, action, player.view.public.n)
            assert outcome is None, outcome
        elif sum(visitor.act(dice) for visitor in self.visitors if visitor.table.at_table) == 0:
            self.town.wait(BEAT)
        self.town.settle()
        return True

    def run(self, until: Callable[[], bool] = lambda: False) -> None:
        """Play on until something holds, or the match is over."""
        while not until() and self.step():
            pass


BEAT: Final = 1.3
