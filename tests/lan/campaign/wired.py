"""A hosted table with four people elsewhere, whose frames are written and read by hand.

Each knows a token from the beginning and returns by it, so that nothing waits for a pairing.
"""

from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Final

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.events import Action, SeatEvent
from maverick_desktop.core.log import GameLog, MatchHeader
from maverick_desktop.core.ports import Chance, LogSink
from maverick_desktop.core.rulefile import RuleSet
from maverick_desktop.core.rules import Rules
from maverick_desktop.core.store import MemorySink
from maverick_desktop.core.view import Sitters
from maverick_desktop.hosting.chairs import REMOTE, Chair, Chairs
from maverick_desktop.hosting.commit import KEY_BYTES
from maverick_desktop.hosting.computers import Computers
from maverick_desktop.hosting.hosted import HostedTable
from maverick_desktop.hosting.play import LivePlay, Means
from maverick_desktop.hosting.setup import TableSetup
from maverick_desktop.hosting.undo import Vote
from maverick_desktop.lan.door import Door
from maverick_desktop.lan.facts import doing_of
from maverick_desktop.lan.gate import Gate
from maverick_desktop.lan.hostside import HostConversation
from maverick_desktop.lan.messages import ClientMessage, Confirm, Hello, Join, Return, Share, Wish
from maverick_desktop.lan.pairing import ClientPairing
from maverick_desktop.lan.tokens import TOKEN_BYTES, token_of
from maverick_desktop.lan.wire import FrameReader, Reader, frame
from tests.lan.rig import CODE, FINGERPRINT, MATCH, Nobody, drawer

DOOR: Final = "5f1d6a3c-98c4-4a7e-8f5b-21c8f6a0d911"
CREATED: Final = "2026-11-29T21:00:00Z"
NAMES: Final = ("Anna", "Борис", "Carla", "Dmitri")
KEY: Final = b"k" * KEY_BYTES
BREATH: Final = 0.1
"""Seconds that pass with everything that is said: nobody speaks too fast."""
_ROOM: Final = 1 << 24


def token(seat: Seat) -> str:
    """What brings its owner to a seat."""
    return token_of(sha256(f"the token of {seat.letter}".encode()).digest()[:TOKEN_BYTES])


class Still:
    """A ``Host`` that looks on."""

    def __init__(self) -> None:
        self.votes: list[Vote] = []

    def table_changed(self) -> None:
        """Nothing to do."""

    def match_begun(self, play: LivePlay) -> None:
        """Nobody sits here."""

    def said(self, seat: Seat, text: str) -> None:
        """Nothing to do."""

    def undo_asked(self, vote: Vote) -> None:
        """Remember it."""
        self.votes.append(vote)

    def undo_settled(self, vote: Vote, done: bool) -> None:
        """Nothing to do."""

    def contested(self, seat: Seat) -> None:
        """Nothing to do."""


class Idle:
    """A ``Computer`` that never does anything."""

    def deliver(self, n: int, event: SeatEvent) -> None:
        """Nothing to do."""

    def close(self) -> None:
        """Nothing to do."""


class Wire:
    """One connection of somebody: bytes in, bytes out."""

    def __init__(self, table: "Wired", address: str) -> None:
        ticket = table.table.door.gate.enter(address)
        assert ticket is not None, "the gate is full"
        self._table = table
        self._ids = 0
        self.conversation = HostConversation(table.table, Nobody(), address, ticket, table.now)

    def write(self, data: bytes) -> None:
        """Bytes come to the host."""
        self.conversation.received(data, self._table.now)

    def say(self, *messages: ClientMessage) -> None:
        """Frames come to the host."""
        self.write(b"".join(map(frame, messages)))

    def read(self) -> bytes:
        """What the host has said since."""
        return self.conversation.outbox.take(_ROOM)

    def hang_up(self) -> None:
        """The line is gone."""
        self.conversation.hung_up(self._table.now)


def frames(data: bytes) -> Iterator[bytes]:
    """The bodies in a stream of whole frames."""
    reader = FrameReader(_ROOM)
    reader.add(data)
    while (body := reader.next()) is not None:
        yield body


class Wired:
    """The table, and everybody’s lines."""

    def __init__(
        self,
        rules: Rules,
        chance: Chance,
        sink: LogSink | None = None,
        spectators: bool = False,
        chairs: Chairs | None = None,
        fingerprint: bytes = FINGERPRINT,
        computers: Computers = lambda *_: Idle(),
    ) -> None:
        self.now = 100.0
        self.host: Final = Still()
        self.timers: Final[list[Callable[[], None]]] = []
        """What the table wants to do later; a test does it when it likes."""
        self._sink = sink
        seats = chairs or Chairs(
            Chair(REMOTE, f"Bot {seat.letter}", NAMES[seat], agreed=True, here=False)
            for seat in SEATS
        )
        hashes = {
            seat: (sha256(token(seat).encode()).hexdigest(), "") for seat in seats.where(REMOTE)
        }
        gate = Gate(most_from_address=8)
        door = Door(DOOR, CODE, fingerprint, drawer(), hashes, gate)
        setup = TableSetup(
            "Kitchen",
            RuleSet("Ours", "classic", rules),
            "wait",
            spectators=spectators,
            hand_pause=0,
        )
        means = Means(chance, self._later, computers)
        self.table: Final = HostedTable(
            setup, seats, door, means, self._begin, lambda _held: None, self.host, KEY
        )
        self.wires: Final[dict[Seat, Wire]] = {}
        self.heard: Final[dict[Seat, bytearray]] = {seat: bytearray() for seat in SEATS}
        """Every byte that a seat was sent, on all its connections."""
        self.visits: Final[dict[Seat, list[int]]] = {seat: [] for seat in SEATS}
        """Where in them each connection begins."""
        self.watcher: Wire | None = None
        self.heard_by_watcher: Final = bytearray()
        """Every byte that a spectator was sent, once at the table."""

    def _begin(self, setup: TableSetup, sitters: Sitters) -> tuple[GameLog, LogSink]:
        rules = setup.rule_set
        header = MatchHeader(
            "0.1.0", MATCH, None, rules.name, rules.base, rules.rules, sitters, CREATED
        )
        return GameLog(header), self._sink or MemorySink()

    def _later(self, _seconds: float, job: Callable[[], None]) -> Callable[[], None]:
        self.timers.append(job)
        return lambda: self.timers.remove(job) if job in self.timers else None

    @property
    def play(self) -> LivePlay:
        """The match."""
        assert self.table.play is not None
        return self.table.play

    def call(self, address: str) -> Wire:
        """A connection of somebody."""
        return Wire(self, address)

    def arrive(self, seat: Seat) -> None:
        """A seat’s owner comes."""
        wire = self.wires[seat] = self.call(f"10.0.0.{seat + 1}")
        self.visits[seat].append(len(self.heard[seat]))
        wire.say(Hello((1, 1), "0.1.0"), Return(DOOR, token(seat)))
        self.listen()
        assert self.table.door.peer(seat) is wire.conversation

    def look_on(self) -> None:
        """A spectator comes, with the code."""
        wire = self.watcher = self.call("10.0.0.9")
        pairing = ClientPairing(CODE, FINGERPRINT)
        wire.say(Hello((1, 1), "0.1.0"), Join(pairing.share, "Zoë", True))
        _, share = frames(wire.read())
        wire.say(Confirm(pairing.prove(Reader[Share](Share)(share).share)))
        _, *told = frames(wire.read())
        self.heard_by_watcher.extend(b"".join(len(one).to_bytes(4, "big") + one for one in told))

    def go(self, seat: Seat) -> None:
        """A seat’s owner is lost."""
        self.wires.pop(seat).hang_up()
        self.listen()

    def say(self, seat: Seat, message: ClientMessage) -> None:
        """A seat’s owner says something."""
        self.now += BREATH
        self.wires[seat].say(message)
        self.listen()

    def wish(self, seat: Seat, action: Action, number: int, at: int | None = None) -> None:
        """A seat’s owner wishes for something, by default on all that has happened."""
        known = self.play.public.n if at is None else at
        self.say(seat, Wish(self.play.header.match, known, number, doing_of(action)))

    def listen(self) -> None:
        """Everybody reads what they were sent."""
        for seat, wire in self.wires.items():
            self.heard[seat] += wire.read()
        if self.watcher is not None:
            self.heard_by_watcher.extend(self.watcher.read())

    def start(self) -> None:
        """Everybody comes, and the match begins."""
        for seat in SEATS:
            self.arrive(seat)
        assert self.table.start()
        self.listen()

    def close(self) -> None:
        """It is not needed any more."""
