"""Who may come in at one table, and whose each seat is: code, limits, tokens, connections.

All that decides about it is here, so that an owner of a table cannot get it wrong. Whoever has the
table says which seats are free, and nothing more (RELIABILITY S1–S5, C1).
"""

from collections.abc import Callable, Mapping
from typing import Final

from maverick_desktop.core.cards import SEATS, Seat

from .facts import letter_of
from .gate import Gate, Pass, Swaps
from .messages import Answer, Closing, Granted, Refused, Replaced, Why, Wish
from .peer import Guest, Peer
from .tokens import TOKEN_BYTES, SeatKey, token_of

MOST_WATCHERS: Final = 16
_ANSWERS_KEPT: Final = 64


class Answers:
    """What became of a seat's latest wishes: one that comes twice gets the same answer again."""

    def __init__(self) -> None:
        self._kept: dict[int, tuple[Wish, Answer]] = {}

    def find(self, wish: Wish) -> Answer | None:
        """The answer to exactly this wish, if it was given lately."""
        kept = self._kept.get(wish.id)
        return kept[1] if kept is not None and kept[0] == wish else None

    def keep(self, wish: Wish, answer: Answer) -> None:
        """Remember an answer; the oldest is forgotten."""
        self._kept.pop(wish.id, None)
        self._kept[wish.id] = (wish, answer)
        if len(self._kept) > _ANSWERS_KEPT:
            del self._kept[next(iter(self._kept))]


class _Chair:
    """One seat as the door knows it."""

    def __init__(self, hashes: tuple[str, str]) -> None:
        self.key = SeatKey(hashes)
        self.swaps = Swaps()
        self.answers = Answers()
        self.guest: Guest | None = None
        self.address = ""
        """From where its owner came last."""

    def empty(self) -> None:
        """It is nobody's."""
        self.key.free()
        self.answers = Answers()
        self.guest = None
        self.address = ""


class Door:
    """The way in to one table."""

    def __init__(
        self,
        match: str,
        code: str,
        fingerprint: bytes,
        draw: Callable[[int], bytes],
        hashes: Mapping[Seat, tuple[str, str]] | None = None,
        gate: Gate | None = None,
    ) -> None:
        """A table's door.

        ``match`` is what people come back to, one UUID as long as the table stands.
        ``fingerprint``: SHA-256 of the certificate. ``draw`` gives secret bytes. ``hashes``: what
        ``hashes`` said when the table was put away, for a table that is opened again.
        """
        self.match: Final = match
        self.code = code
        """What newcomers need; may be changed at any time."""
        self.fingerprint: Final = fingerprint
        self.gate: Final = gate or Gate()
        self._draw = draw
        kept = hashes or {}
        self._chairs: Final = tuple(_Chair(kept.get(seat, ("", ""))) for seat in SEATS)
        self._watchers: list[Guest] = []

    # --- what the owner of the table asks and says -----------------------------------------------

    @property
    def hashes(self) -> dict[Seat, tuple[str, str]]:
        """What a host stores to open the same table again; no token can be found from it."""
        return {seat: self._chairs[seat].key.hashes for seat in SEATS if self.taken(seat)}

    def taken(self, seat: Seat) -> bool:
        """Whether a seat belongs to somebody elsewhere, connected or not."""
        return self._chairs[seat].key.taken

    def peer(self, seat: Seat) -> Peer | None:
        """The one living connection of a seat."""
        return self._chairs[seat].guest

    @property
    def peers(self) -> list[Peer]:
        """Everybody who is connected: seats first, then spectators."""
        seated = [chair.guest for chair in self._chairs if chair.guest is not None]
        return [*seated, *self._watchers]

    def move(self, seat: Seat, to: Seat) -> bool:
        """Let the owner of ``seat`` have ``to``; False if they have gone or it is taken."""
        guest = self._chairs[seat].guest
        if guest is None or self.taken(to):
            return False
        self._chairs[seat].empty()
        self._seat(guest, to, "")
        return True

    def free(self, seat: Seat) -> None:
        """The seat is nobody's: its token is void, and whoever is connected there is told."""
        guest = self._chairs[seat].guest
        self._chairs[seat].empty()
        if guest is not None:
            guest.close(Refused("freed"))

    def close(self) -> None:
        """The table closes: everybody is told, tokens stay good."""
        for peer in self.peers:
            peer.close(Closing())
        for chair in self._chairs:
            chair.guest = None
        self._watchers.clear()

    # --- what connections ask --------------------------------------------------------------------

    def enter(self, address: str) -> Pass | None:
        """Count a connection that has shown nothing yet; None if there are too many.

        Seats' owners are let in to show their token however many strangers crowd the door.
        """
        return self.gate.enter(address, any(chair.address == address for chair in self._chairs))

    def admit(self, guest: Guest, seat: Seat | None) -> Why | None:
        """Seat a newcomer, or let them look on; the word for why not."""
        if seat is None:
            if len(self._watchers) >= MOST_WATCHERS:
                return "full"
            self._watchers.append(guest)
            guest.grant(None, Granted(self.match, None, None))
            return None
        if self.taken(seat):
            return "full"
        self._seat(guest, seat, "")
        return None

    def opens(self, match: str, token: str) -> Seat | Why:
        """The seat that a token opens, or the word for why there is none."""
        if match != self.match:
            return "match"
        # Every key is tried, whichever fits: the time taken tells nothing.
        fitting = [seat for seat in SEATS if self._chairs[seat].key.opens(token)]
        return fitting[0] if fitting else "token"

    def come_back(self, guest: Guest, seat: Seat, token: str, now: float) -> bool:
        """Give a seat to whoever showed ``token`` for it: the newest connection wins.

        False while the seat is locked because two programs took it from each other.
        """
        chair = self._chairs[seat]
        if chair.guest is not None:
            if not chair.swaps.swap(now):
                return False
            chair.guest.close(Replaced())
        self._seat(guest, seat, token)
        return True

    def kept(self, seat: Seat) -> None:
        """The seat's owner has stored the newest token."""
        self._chairs[seat].key.kept()

    def answers(self, seat: Seat) -> Answers:
        """What became of a seat's latest wishes."""
        return self._chairs[seat].answers

    def gone(self, guest: Guest) -> None:
        """A connection has ended; the seat stays its owner's."""
        for chair in self._chairs:
            if chair.guest is guest:
                chair.guest = None
        self._watchers = [one for one in self._watchers if one is not guest]

    def _seat(self, guest: Guest, seat: Seat, shown: str) -> None:
        chair = self._chairs[seat]
        token = token_of(self._draw(TOKEN_BYTES))
        chair.key.give(token, shown)
        chair.guest, chair.address = guest, guest.address
        guest.grant(seat, Granted(self.match, letter_of(seat), token))
