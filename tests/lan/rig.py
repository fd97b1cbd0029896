"""Tables and friends without a network: conversations on an in-memory line with a virtual clock.

The same conversations as in the program. Nothing sleeps: time passes when a test says so.
"""

import itertools
from collections import deque
from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Final

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.names import clean_name
from maverick_desktop.core.rules import CLASSIC, Rules
from maverick_desktop.lan.clientside import ClientConversation, Errand, Joining, Returning
from maverick_desktop.lan.digest import rules_digest
from maverick_desktop.lan.door import Door
from maverick_desktop.lan.facts import plain_rules, seat_of
from maverick_desktop.lan.hostside import HostConversation
from maverick_desktop.lan.messages import (
    End,
    Granted,
    Lobby,
    News,
    Place,
    Request,
    Sit,
    TokenKept,
    Welcome,
    Why,
    Wish,
)
from maverick_desktop.lan.peer import Peer
from maverick_desktop.lan.ports import HostOwner

MATCH: Final = "0b0e8f0a-5c1d-4b6e-9a55-3c1f0a7d2e11"
CODE: Final = "7K4M2Q"
FINGERPRINT: Final = sha256(b"the table's certificate").digest()
OTHER_FINGERPRINT: Final = sha256(b"somebody else's certificate").digest()


def drawer(seed: str = "") -> Callable[[int], bytes]:
    """Bytes that differ each time, the same in every run."""
    numbers = itertools.count()
    return lambda count: sha256(f"{seed}/{next(numbers)}".encode()).digest()[:count]


def lobby(rules: Rules = CLASSIC) -> Lobby:
    """A table where nobody sits yet."""
    empty = Place("", "open", False, False)
    seats = (empty, empty, empty, empty)
    plain = plain_rules(rules)
    return Lobby("Table", "Classic", "classic", plain, seats, "wait", 60, 0, True, False, False)


class PlainTable:
    """A ``HostOwner`` that seats whoever comes and remembers what was said."""

    def __init__(self, door: Door | None = None) -> None:
        self._door = door or Door(MATCH, CODE, FINGERPRINT, drawer())
        self.said_to_it: list[tuple[Seat | None, Request | Wish]] = []
        self.arrivals: list[tuple[Peer, bool]] = []
        self.gone: list[Peer] = []
        self.contests: list[Seat] = []
        self.verdict: str | None = None
        self.fixed_place: Seat | Why | None = "full"

    @property
    def door(self) -> Door:
        """The way in."""
        return self._door

    def welcome(self) -> Welcome:
        """What strangers hear."""
        return Welcome(1, "0.1.0", "Table", rules_digest(CLASSIC))

    def joined(self, name: str, watch: bool) -> Seat | Why | None:
        """The first free seat."""
        assert clean_name(name) == name
        if watch:
            return None
        free = (seat for seat in SEATS if not self._door.taken(seat))
        return next(free, self.fixed_place)

    def arrived(self, peer: Peer, new: bool) -> None:
        """Show them the lobby."""
        self.arrivals.append((peer, new))
        peer.send(lobby())

    def wished(self, peer: Peer, wish: Wish) -> str | None:
        """Whatever the test has decided."""
        self.said_to_it.append((peer.seat, wish))
        return self.verdict

    def said(self, peer: Peer, message: Request) -> None:
        """Take note; another seat is theirs if it is free."""
        self.said_to_it.append((peer.seat, message))
        if isinstance(message, Sit) and peer.seat is not None:
            self._door.move(peer.seat, seat_of(message.seat))

    def contested(self, seat: Seat) -> None:
        """Take note."""
        self.contests.append(seat)

    def lost(self, peer: Peer) -> None:
        """Take note."""
        self.gone.append(peer)


class Friend:
    """A ``ClientOwner`` that remembers what it heard."""

    def __init__(self, keeps_token: bool = True) -> None:
        self.welcomes: list[Welcome] = []
        self.grants: list[Granted] = []
        self.news: list[News] = []
        self.end: End | None = None
        self.times_lost = 0
        self.fingerprint = b""
        self.say: Callable[[TokenKept], object] | None = None
        self._keeps_token = keeps_token

    @property
    def token(self) -> str:
        """The newest token."""
        token = self.grants[-1].token
        assert token is not None
        return token

    @property
    def seat(self) -> Seat | None:
        """The seat it was given."""
        letter = self.grants[-1].seat
        return None if letter is None else seat_of(letter)

    def ticket(self) -> Returning:
        """What it would come back with."""
        return Returning(self.grants[-1].match, self.token, self.fingerprint)

    def welcomed(self, welcome: Welcome) -> None:
        """Take note."""
        self.welcomes.append(welcome)

    def granted(self, granted: Granted, fingerprint: bytes) -> None:
        """Store the token, unless this friend forgets."""
        self.grants.append(granted)
        self.fingerprint = fingerprint
        if self._keeps_token and self.say is not None:
            self.say(TokenKept())

    def heard(self, message: News) -> None:
        """Take note."""
        self.news.append(message)

    def ended(self, end: End) -> None:
        """Take note; it must happen once."""
        assert self.end is None
        self.end = end

    def lost(self) -> None:
        """Take note."""
        self.times_lost += 1


class Nobody:
    """A ``Line`` that a test reads by hand."""

    def wake(self) -> None:
        """The test looks for itself."""


class Connection:
    """A host's and a client's conversation and the two streams between them."""

    def __init__(
        self,
        world: "World",
        table: HostOwner,
        friend: Friend,
        errand: Errand,
        address: str,
        seen: bytes,
    ) -> None:
        ticket = table.door.gate.enter(address)
        assert ticket is not None, "the gate is full"
        self._world = world
        self.friend = friend
        self.host = HostConversation(table, Nobody(), address, ticket, world.now)
        self.client = ClientConversation(friend, Nobody(), errand, seen, world.now)
        friend.say = self.client.say
        self.cut = False
        """Nothing goes through and nobody notices."""
        self.stalled = False
        """The client reads and says nothing."""
        self.to_client: list[bytes] = []
        """Everything that was ever sent to the client."""
        self.to_host: list[bytes] = []
        self.client.begin()

    def pump(self) -> bool:
        """Carry what waits; whether anything did."""
        if self.cut:
            return False
        moved = False
        if not self.stalled:
            if data := self.client.outbox.take(1 << 16):
                moved = True
                self.to_host.append(data)
                for piece in self._world.pieces(data):
                    self.host.received(piece, self._world.now)
            if data := self.host.outbox.take(1 << 16):
                moved = True
                self.to_client.append(data)
                for piece in self._world.pieces(data):
                    self.client.received(piece, self._world.now)
        if self.host.over and not self.host.outbox and not self.client.over:
            self.client.hung_up(self._world.now)
        if self.client.over and not self.client.outbox and not self.host.over:
            self.host.hung_up(self._world.now)
        return moved

    def break_off(self) -> None:
        """Both ends notice that the connection is gone."""
        self.host.hung_up(self._world.now)
        self.client.hung_up(self._world.now)


class World:
    """Everybody, and the time."""

    def __init__(self, pieces: Callable[[bytes], Iterator[bytes]] | None = None) -> None:
        self.now = 100.0
        self.pieces = pieces or (lambda data: iter((data,)))
        self.connections: deque[Connection] = deque()

    def connect(
        self,
        table: HostOwner,
        friend: Friend,
        errand: Errand | None = None,
        address: str = "192.168.1.5",
        seen: bytes = FINGERPRINT,
    ) -> Connection:
        """Connect and talk until nobody has anything to say."""
        errand = errand or Joining(CODE, "Anna")
        connection = Connection(self, table, friend, errand, address, seen)
        self.connections.append(connection)
        self.settle()
        return connection

    def settle(self) -> None:
        """Carry bytes until all is quiet."""
        for connection in self.connections:
            connection.host.tick(self.now)
            connection.client.tick(self.now)
        moving = True
        while moving:
            moving = sum(connection.pump() for connection in self.connections) > 0

    def wait(self, seconds: float, step: float = 0.25) -> None:
        """Let time pass, everything ticking."""
        end = self.now + seconds
        while self.now < end:
            self.now = min(self.now + step, end)
            self.settle()
