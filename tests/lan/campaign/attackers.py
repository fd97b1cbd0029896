"""Who means no good at a table: a seat’s true owner, strangers without the code, a spectator.

Each speaks on a line of its own, and calls again when the host has hung up.
"""

from collections import deque
from typing import Final

import msgspec

from maverick_desktop.core.events import Action
from maverick_desktop.lan.digest import rules_digest
from maverick_desktop.lan.facts import doing_of
from maverick_desktop.lan.messages import Agree, Confirm, Hello, Join, Return, Share, Wish
from maverick_desktop.lan.pairing import ClientPairing
from maverick_desktop.lan.wire import Reader, frame
from tests.lan.rig import CODE, FINGERPRINT

from .besieged import ROGUE, Besieged
from .wired import BREATH, DOOR, Wire, frames, token

_HELLO: Final = Hello((1, 1), "0.1.0")
_SHARE: Final = Reader[Share](Share)


class Attacker:
    """One line, whatever was written on it, and the frames that this came to."""

    def __init__(self, table: Besieged) -> None:
        self._table = table
        self.wire: Wire | None = None
        self.sent: deque[bytes] = deque(maxlen=30)
        """The latest bodies, to be said again."""
        self._stream = bytearray()
        self._bodies: list[bytes] = []

    def ready(self) -> None:
        """Be on a line that the host listens to."""
        if self.wire is None or self.wire.conversation.over:
            self.call_anew()

    def call_anew(self) -> None:
        """Hang up, whatever was half said, and call."""
        if self.wire is not None:
            self.wire.hang_up()
        self._stream.clear()
        self._call()

    def _call(self) -> None:
        raise NotImplementedError

    def write(self, data: bytes) -> None:
        """Bytes come to the host."""
        assert self.wire is not None
        self._stream += data
        self.wire.write(data)

    def bodies(self) -> list[bytes]:
        """The whole frames that came since, read in another way than the host’s."""
        found = []
        while len(self._stream) >= 4:
            size = int.from_bytes(self._stream[:4], "big")
            if not 0 < size <= 1 << 14:
                self._stream.clear()
            if len(self._stream) < 4 + size or not size:
                break
            found.append(bytes(self._stream[4 : 4 + size]))
            del self._stream[: 4 + size]
        self.sent.extend(found)
        return found


class Stranger(Attacker):
    """Does not know the code. Comes from many addresses."""

    def __init__(self, table: Besieged) -> None:
        super().__init__(table)
        self._calls = 0

    def _call(self) -> None:
        self._calls += 1
        self.wire = self._table.call(f"10.66.{self._calls >> 8 & 255}.{self._calls & 255}")


class Rogue(Attacker):
    """The owner of a seat: returns by its newest token, or pairs anew after it has left."""

    def __init__(self, table: Besieged) -> None:
        super().__init__(table)
        self._ids = 1_000
        self._token = token(ROGUE)
        self.wire = table.wires[ROGUE]
        table.overhears = self._overhear
        # What was granted at the beginning it has not heard.
        self.call_anew()

    def _overhear(self, data: bytes) -> None:
        if b'"granted"' in data:
            for body in frames(data):
                message = msgspec.json.decode(body)
                if message["type"] == "granted":
                    self._token = message["token"]

    def _call(self) -> None:
        table = self._table
        if table.table.door.taken(ROGUE):
            self.wire = table.wires[ROGUE] = table.call("10.0.0.1")
            self.write(frame(_HELLO) + frame(Return(DOOR, self._token)))
        else:
            self.wire = table.wires[ROGUE] = paired(table, "Eve", watch=False)
            self.write(frame(Agree(rules_digest(table.table.setup.rule_set.rules))))
        self.bodies()
        said = self.wire.read()
        assert not self.wire.conversation.over, said[-60:]
        self._overhear(said)

    def wish(self, action: Action) -> None:
        """A fair wish."""
        self._table.now += BREATH
        self._ids += 1
        play = self._table.play
        self.write(frame(Wish(play.header.match, play.public.n, self._ids, doing_of(action))))
        self.bodies()


class Watcher(Attacker):
    """Was let in to look on."""

    def _call(self) -> None:
        self.wire = paired(self._table, "Zoë", watch=True)


def paired(table: Besieged, name: str, watch: bool) -> Wire:
    """The line of somebody who has come in with the code."""
    table.now += BREATH
    wire = table.call(f"10.0.1.{int(table.now) % 250 + 1}")
    pairing = ClientPairing(CODE, FINGERPRINT)
    wire.say(_HELLO, Join(pairing.share, name, watch))
    _, share = frames(wire.read())
    wire.say(Confirm(pairing.prove(_SHARE(share).share)))
    return wire
