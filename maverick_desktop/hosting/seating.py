"""Who plays each seat of a match on the network: exactly one, person or computer, at any moment.

People come, are lost and come back; what happens at their seat meanwhile is the table's policy.
Must not know the lobby's messages.
"""

from collections.abc import Callable
from typing import Final

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.ports import SeatPort
from maverick_desktop.lan.door import Door
from maverick_desktop.lan.peer import Peer

from .chairs import HUMAN, REMOTE, Chairs
from .play import LivePlay
from .setup import Later, TableSetup


class Seating:
    """Puts people and computer players at the table of a match."""

    def __init__(
        self, chairs: Chairs, door: Door, later: Later, stepped_in: Callable[[], None]
    ) -> None:
        """``stepped_in``: a computer player has begun to play for somebody who was lost."""
        self._chairs: Final = chairs
        self._door: Final = door
        self._later: Final = later
        self._stepped_in: Final = stepped_in
        self._play: LivePlay | None = None
        self._setup: TableSetup | None = None
        self._waits: Final[dict[Seat, Callable[[], None]]] = {}
        """What calls off the computer player that is about to step in."""

    @property
    def playing(self) -> bool:
        """Whether a match is in progress."""
        return self._play is not None and not self._play.over

    def begin(self, play: LivePlay, setup: TableSetup) -> None:
        """A match begins or is taken up: everybody who is here sits down, except the host."""
        self.call_off_all()
        self._play, self._setup = play, setup
        for seat in SEATS:
            self._seat_whoever_plays(seat)

    def sit_host(self, seat: Seat, port: SeatPort) -> None:
        """The host's own person sits down."""
        if self._play is not None and self._chairs[seat].by == HUMAN:
            self._play.sit(seat, HUMAN, self._chairs[seat].name, port)

    def sit(self, seat: Seat, peer: Peer) -> None:
        """Somebody who has agreed takes their seat, also from the computer, at any card (S6)."""
        chair = self._chairs[seat]
        self.call_off(seat)
        if self._play is None or not chair.agreed:
            return
        # Who comes for the next match was not at the last one.
        if self.playing or self._play.public.seats[seat].name == chair.name:
            chair.stand_in = False
            self._play.sit_remote(seat, REMOTE, chair.name, peer)
            self._play.go_on()

    def lost(self, seat: Seat) -> None:
        """Somebody cannot be reached; the policy says what happens at their seat."""
        chair = self._chairs[seat]
        chair.here = False
        if self._play is None or chair.stand_in:
            return
        self._play.clear(seat)
        if self.playing and self._setup is not None and self._setup.policy == "bot":
            self._waits[seat] = self._later(self._setup.patience, lambda: self._step_in(seat))

    def free(self, seat: Seat) -> None:
        """A seat has no person any more: in a match a computer player has it."""
        self.call_off(seat)
        if self.playing:
            self._fill(seat)
        elif self._play is not None:
            self._play.clear(seat)

    def call_off(self, seat: Seat) -> None:
        """No computer player steps in here."""
        cancel = self._waits.pop(seat, None)
        if cancel is not None:
            cancel()

    def call_off_all(self) -> None:
        """None steps in anywhere."""
        for seat in SEATS:
            self.call_off(seat)

    def _seat_whoever_plays(self, seat: Seat) -> None:
        assert self._play is not None
        chair, peer = self._chairs[seat], self._door.peer(seat)
        if chair.by == HUMAN:
            return
        if not chair.is_person or not chair.agreed:
            self._fill(seat)
        elif peer is not None:
            self.sit(seat, peer)
        elif self._play.public.seats[seat].by.startswith("bot:") and self.playing:
            # It had stepped in already when the match was interrupted.
            chair.here = False
            self._fill(seat)
        else:
            chair.stand_in = False
            self.lost(seat)

    def _step_in(self, seat: Seat) -> None:
        del self._waits[seat]
        if self.playing and self._chairs[seat].missing:
            self._fill(seat)
            self._stepped_in()

    def _fill(self, seat: Seat) -> None:
        """Let the computer play: under the name of its person, if there is one who plays here."""
        assert self._play is not None
        chair = self._chairs[seat]
        chair.stand_in = not chair.is_bot
        plays = chair.is_bot or (chair.is_person and chair.agreed)
        name = chair.name if plays else chair.computer_name
        self._play.fill(seat, chair.by if chair.is_bot else chair.computer, name)
        self._play.go_on()
