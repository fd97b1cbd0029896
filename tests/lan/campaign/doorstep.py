"""A table in its lobby, with people at some of its seats, and those who want in without a right."""

import random
from typing import Final

from maverick_desktop.core.rules import CLASSIC
from maverick_desktop.hosting.chairs import HUMAN, OPEN
from maverick_desktop.hosting.hosted import HostedTable
from maverick_desktop.lan.clientside import ClientConversation, Joining, Returning
from maverick_desktop.lan.hostside import HostConversation
from maverick_desktop.lan.messages import ClientMessage, HostMessage, Refused, Welcome
from maverick_desktop.lan.wire import Reader, frame
from tests.hosting.people import chairs_of
from tests.lan.rig import CODE, FINGERPRINT, Connection, Friend, Nobody, World

from .unseen import Drawn
from .wired import Wired, frames

EVE: Final = "10.66.0.66"


class Place:
    """A table in its lobby, with people at some of its seats, and those who want in."""

    def __init__(self, dice: random.Random) -> None:
        self.dice: Final = dice
        self.world: Final = World()
        # Long ago enough that nothing that was tried then counts.
        self.world.now = dice.uniform(10, 1e6)
        chairs = chairs_of(HUMAN, OPEN, OPEN, OPEN)
        self.table: Final[HostedTable] = Wired(
            CLASSIC, Drawn(dice), chairs=chairs, spectators=True
        ).table
        self.people: Final[list[Friend]] = []
        self.lines: Final[list[Connection]] = []
        for number in range(dice.randrange(3)):
            friend = Friend()
            self.people.append(friend)
            self.lines.append(self.call(friend, f"10.0.0.{number + 1}"))
            assert friend.seat is not None
        self._taken = self.table.door.hashes

    def forget(self) -> None:
        """The one that ``person`` said is not looked after any more."""
        self.people.pop()
        self.lines.pop()

    def retake(self) -> None:
        """What has happened to the seats was right."""
        self._taken = self.table.door.hashes

    def call(
        self,
        friend: Friend,
        address: str,
        errand: Joining | Returning | None = None,
        seen: bytes = FINGERPRINT,
    ) -> Connection:
        """Somebody calls, by default with the right code."""
        name = self.dice.choice(("Anna", "Борис", "Zoë", "x"))
        errand = errand or Joining(CODE, name)
        return self.world.connect(self.table, friend, errand, address, seen)

    def stranger(self, *messages: ClientMessage) -> HostConversation:
        """A line that is spoken on by hand."""
        ticket = self.table.door.gate.enter(EVE)
        assert ticket is not None
        line = HostConversation(self.table, Nobody(), EVE, ticket, self.world.now)
        line.received(b"".join(map(frame, messages)), self.world.now)
        return line

    def host_of(self, victim: Friend, seen: bytes = FINGERPRINT) -> ClientConversation:
        """A guest’s line to a host that is spoken on by hand, after the guest has said hello."""
        errand = Joining(CODE, "Anna")
        line = ClientConversation(victim, Nobody(), errand, seen, self.world.now)
        line.begin()
        line.outbox.take(1 << 16)
        return line

    def tell(self, line: ClientConversation, *messages: HostMessage) -> list[bytes]:
        """Speak as the host, and hear the answers."""
        line.received(b"".join(map(frame, messages)), self.world.now)
        return list(frames(line.outbox.take(1 << 16)))

    def nobody_got_in(self) -> None:
        """The seats are whose they were, by the tokens they had, and who was there is."""
        assert self.table.door.hashes == self._taken
        for friend, line in zip(self.people, self.lines, strict=True):
            assert friend.end is None
            assert line.client.at_table or friend.times_lost

    def person(self) -> tuple[Friend, Connection]:
        """Somebody at the table; one comes if nobody is there."""
        if not self.people:
            friend = Friend()
            self.people.append(friend)
            self.lines.append(self.call(friend, "10.0.0.9"))
            self.retake()
        return self.people[-1], self.lines[-1]


def welcome() -> Welcome:
    """What a host begins with."""
    return Welcome(1, "0.1.0", "Kitchen", "0" * 16)


def turned_away(line: HostConversation, *why: str) -> None:
    """The host has said no, for one of these reasons, and listens no more."""
    assert line.over
    last = list(frames(line.outbox.take(1 << 16)))[-1]
    refused = Reader[Refused](Refused)(last)
    assert refused.why in why, refused
