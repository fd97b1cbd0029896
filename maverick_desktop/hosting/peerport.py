"""Somebody elsewhere as a seat at the table: facts go out as messages. Knows no socket."""

from typing import Final

from maverick_desktop.core.cards import Seat
from maverick_desktop.core.events import SeatEvent, TrickTaken
from maverick_desktop.core.log import MatchHeader
from maverick_desktop.core.view import SeatMemory
from maverick_desktop.lan.digest import view_digest
from maverick_desktop.lan.facts import fact_of, plain_rules
from maverick_desktop.lan.messages import Happened, HostMessage, Place, Started
from maverick_desktop.lan.peer import Peer

from .promises import Promises


class PeerPort:
    """A ``SeatPort`` that tells a peer. The story so far goes out at once, then fact by fact."""

    def __init__(
        self, peer: Peer, header: MatchHeader, seat: Seat | None, promises: Promises
    ) -> None:
        """``seat``: None for a spectator."""
        self.peer: Final = peer
        self._header: Final = header
        self._promises: Final = promises
        # What the peer's own fold comes to, so that it can be compared; spectators compare nothing.
        self._memory: SeatMemory | None = None
        if seat is not None:
            self._memory = SeatMemory(header.rules, header.sitters, seat)
        self._facts = 0
        self._story: list[HostMessage] | None = []

    def deliver(self, n: int, event: SeatEvent) -> None:
        """Tell of fact ``n``."""
        self._facts += 1
        self._tell(self._promises.before(n))
        self._tell(Happened(n, fact_of(event), self._digest(n, event)))
        self._tell(self._promises.after(n))

    def tell_story(self) -> None:
        """Everything up to here was history: send it, and from now on fact by fact."""
        assert self._story is not None
        story, self._story = self._story, None
        self.peer.send_all([started(self._header, self._facts), *story])

    def _digest(self, n: int, event: SeatEvent) -> str | None:
        if self._memory is None:
            return None
        self._memory.deliver(n, event)
        return view_digest(self._memory.view) if isinstance(event, TrickTaken) else None

    def _tell(self, message: HostMessage | None) -> None:
        if message is None:
            return
        if self._story is None:
            self.peer.send(message)
        else:
            self._story.append(message)


def started(header: MatchHeader, facts: int) -> Started:
    """What begins the story of a match that has had so many facts."""
    south, west, north, east = (
        Place(one.name, one.by, agreed=True, here=True) for one in header.sitters
    )
    return Started(
        header.match,
        header.app,
        header.created,
        header.rules_name,
        header.rules_base,
        plain_rules(header.rules),
        (south, west, north, east),
        facts,
    )
