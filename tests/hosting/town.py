"""Tables and guests in one program, without sockets: real conversations, lines in memory, own time.

Nothing sleeps and no thread runs: time passes when a test says so, and everything repeats.
"""

import heapq
import itertools
from collections.abc import Callable
from typing import Final

from maverick_desktop.ai.levels import LEVELS
from maverick_desktop.ai.player import InlinePlayer
from maverick_desktop.core.cards import Seat
from maverick_desktop.core.events import Action, SeatEvent
from maverick_desktop.core.log import MatchHeader
from maverick_desktop.core.ports import TablePort
from maverick_desktop.hosting.guest import GuestTable
from maverick_desktop.lan.clientside import ClientConversation, Errand, Joining, Returning
from maverick_desktop.lan.hostside import HostConversation
from maverick_desktop.lan.messages import Answer, End, Granted, News, Request, TokenKept, Welcome
from maverick_desktop.lan.ports import HostOwner
from maverick_desktop.lan.where import Where
from maverick_desktop.lan.wishes import Wishes

HERE: Final = Where("192.168.1.10", 47114)
BOT_DELAY: Final = 1.2


class Town:
    """Everybody, and the time."""

    def __init__(self) -> None:
        self.now = 0.0
        self.lines: list[Line] = []
        self._numbers = itertools.count()
        self._timers: list[tuple[float, int, Callable[[], None]]] = []
        self._called_off: set[int] = set()

    def clock(self) -> float:
        """The time, in seconds."""
        return self.now

    def later(self, seconds: float, job: Callable[[], None]) -> Callable[[], None]:
        """A ``Later``."""
        number = next(self._numbers)
        heapq.heappush(self._timers, (self.now + seconds, number, job))
        return lambda: self._called_off.add(number)

    def settle(self) -> None:
        """Carry bytes until all is quiet; no time passes."""
        moving = True
        while moving:
            moving = sum([line.pump() for line in list(self.lines)]) > 0
        self.lines = [line for line in self.lines if not line.is_over]

    def wait(self, seconds: float) -> None:
        """Let time pass: timers ring, hearts beat."""
        end = self.now + seconds
        self.settle()
        while self._timers and self._timers[0][0] <= end:
            self._pass_until(self._timers[0][0])
            _, number, job = heapq.heappop(self._timers)
            if number not in self._called_off:
                job()
            self.settle()
        self._pass_until(end)

    def _pass_until(self, moment: float) -> None:
        while self.now < moment:
            self.now = min(self.now + 1.0, moment)
            for line in list(self.lines):
                line.tick()
            self.settle()


class _Silent:
    """A ``Line`` for conversations: the town looks for itself."""

    def wake(self) -> None:
        """Nothing to do."""


class Line:
    """A connection: both conversations, and every byte that went through."""

    def __init__(
        self, town: Town, owner: HostOwner, way: "Way", errand: Errand, address: str
    ) -> None:
        ticket = owner.door.gate.enter(address)
        assert ticket is not None, "the gate is full"
        self._town = town
        self.host = HostConversation(owner, _Silent(), address, ticket, town.now)
        self.client = ClientConversation(way, _Silent(), errand, owner.door.fingerprint, town.now)
        self.cut = False
        """Nothing goes through, and nobody notices."""
        self.to_client: list[bytes] = []
        self.to_host: list[bytes] = []
        self.garble: Callable[[bytes], bytes] = lambda data: data
        """What happens to bytes on their way to the client."""

    @property
    def is_over(self) -> bool:
        """Whether both ends have left it."""
        return self.host.over and self.client.over

    def pump(self) -> bool:
        """Carry what waits; whether anything did."""
        if self.cut:
            return False
        out, back = self.client.outbox.take(1 << 16), self.host.outbox.take(1 << 16)
        if out:
            self.to_host.append(out)
            self.host.received(out, self._town.now)
        if back:
            self.to_client.append(back)
            self.client.received(self.garble(back), self._town.now)
        if self.host.over and not self.host.outbox and not self.client.over:
            self.client.hung_up(self._town.now)
        if self.client.over and not self.client.outbox and not self.host.over:
            self.host.hung_up(self._town.now)
        return bool(out or back)

    def tick(self) -> None:
        """Time has passed."""
        self.host.tick(self._town.now)
        self.client.tick(self._town.now)

    def break_off(self) -> None:
        """Both ends notice that it is broken; what was on its way is lost."""
        self.host.hung_up(self._town.now)
        self.client.hung_up(self._town.now)


class Way:
    """A guest's way to a table, as ``Joiner`` is one, without sockets."""

    def __init__(self, town: Town, owner: GuestTable) -> None:
        self._town = town
        self._owner = owner
        self.host: HostOwner | None = None
        """Who answers at the table's place."""
        self.line: Line | None = None
        self.errand: Errand | None = None
        self.address = "192.168.1.20"
        self._wishes = Wishes()
        self._back = False

    @property
    def where(self) -> Where:
        """Always the same place."""
        return HERE

    def join(self, where: Where, code: str, name: str, watch: bool = False) -> None:
        """Go there with the code."""
        self._set_out(Joining(code, name, watch))

    def come_back(self, wheres: list[Where], ticket: Returning) -> None:
        """Go there with a token."""
        assert HERE in wheres
        self._set_out(ticket)

    def say(self, message: Request | TokenKept) -> bool:
        """Say it if somebody hears."""
        return self.line is not None and self.line.client.say(message)

    def wish(self, match: str, at: int, action: Action) -> int:
        """Wish, again and again until there is an answer."""
        wish = self._wishes.make(match, at, action)
        if self.line is not None:
            self.line.client.say(wish)
        return wish.id

    def leave(self) -> None:
        """Get up for good."""
        from maverick_desktop.lan.messages import Leave

        self.say(Leave())
        self.close()

    def close(self) -> None:
        """Go away."""
        line, self.line = self.line, None
        self.errand = None
        if line is not None:
            line.client.leave_off()

    def try_again(self) -> None:
        """The next try to come back."""
        assert self.errand is not None
        self._connect()

    def _set_out(self, errand: Errand) -> None:
        self.errand, self._back = errand, False
        self._connect()

    def _connect(self) -> None:
        assert self.host is not None
        assert self.errand is not None
        self.line = Line(self._town, self.host, self, self.errand, self.address)
        self._town.lines.append(self.line)
        self.line.client.begin()

    # --- lan.ports.ClientOwner -------------------------------------------------------------------

    def welcomed(self, welcome: Welcome) -> None:
        """Hand on."""
        self._owner.welcomed(welcome)

    def granted(self, granted: Granted, fingerprint: bytes) -> None:
        """From now on the token brings its owner back; open wishes are said again."""
        if granted.token is not None:
            self.errand = Returning(granted.match, granted.token, fingerprint)
        self._owner.granted(granted, fingerprint)
        if self._back and self.line is not None:
            for wish in self._wishes.open():
                self.line.client.say(wish)
        self._back = True

    def heard(self, message: News) -> None:
        """Hand on."""
        if isinstance(message, Answer):
            self._wishes.answered(message)
        self._owner.heard(message)

    def ended(self, end: End) -> None:
        """Hand on."""
        self.line, self.errand = None, None
        self._wishes.forget()
        self._owner.ended(end)

    def lost(self) -> None:
        """The test says when to try again."""
        self.line = None
        self._owner.lost()
        self._owner.waiting(1.0)


class Bot:
    """A ``Computer`` that thinks when its time has come."""

    def __init__(
        self, town: Town, header: MatchHeader, seat: Seat, level: str, table: TablePort
    ) -> None:
        self._town = town
        self._seat = seat
        self._table = table
        self._thinks = InlinePlayer(
            header.rules, header.sitters, seat, LEVELS[level].make(), 7 + seat
        )
        self._closed = False
        self._asked: tuple[int, int] | None = None

    def deliver(self, n: int, event: SeatEvent) -> None:
        """Hear, and answer after a while."""
        self._thinks.deliver(n, event)
        known = self._thinks.view.public
        decision = (known.opened, known.seats[self._seat].since)
        if self._seat not in known.to_act():
            self._asked = None
        elif decision != self._asked:
            self._asked = decision
            self._town.later(BOT_DELAY, lambda: self._answer(decision))

    def close(self) -> None:
        """Stop."""
        self._closed = True

    def _answer(self, decision: tuple[int, int]) -> None:
        answer = None if self._closed or decision != self._asked else self._thinks.answer()
        if answer is not None:
            self._table.submit(self._seat, *answer)


def bots(town: Town) -> Callable[[MatchHeader, Seat, str, TablePort], Bot]:
    """``Computers`` of a town."""
    return lambda header, seat, by, table: Bot(town, header, seat, by.removeprefix("bot:"), table)
