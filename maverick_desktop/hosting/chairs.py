"""The four seats of a table on the network: whose they are, who has agreed, who is here.

Pure: knows no connection, no clock and no table of cards.
"""

import unicodedata
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.public import Sitter
from maverick_desktop.core.view import Sitters
from maverick_desktop.lan.messages import Place, Places

OPEN: Final = "open"
"""Who sits at a seat that anybody may take."""
HUMAN: Final = "human"
"""The host's own person."""
REMOTE: Final = "remote"
"""A person elsewhere."""
STAND_IN: Final = "bot:club"
"""Who plays where no person does, unless the host wants another level."""

_ORDER: Final = (Seat.NORTH, Seat.WEST, Seat.EAST, Seat.SOUTH)
"""The order in which newcomers are seated: the host's partner first."""


class Chair(msgspec.Struct):
    """A seat as its table knows it."""

    by: str
    """``open``, ``human``, ``remote`` or ``bot:LEVEL``: whose seat it is."""
    computer_name: str
    """What a computer player is called here that plays for nobody."""
    name: str = ""
    """Of whose seat it is; empty while it is open."""
    computer: str = STAND_IN
    """The level that plays while no person does, also at an open seat."""
    needed: bool = False
    """Whether the match does not start before a person has taken the open seat."""
    former: str = ""
    """Who sat here before the table was opened anew: the seat is kept for that name."""
    agreed: bool = False
    """To the rules as they are now."""
    here: bool = True
    """Whether its person is connected."""
    stand_in: bool = False
    """Whether the computer plays at this moment although it is a person's seat, or open."""

    @property
    def is_bot(self) -> bool:
        """Whether a computer player has the seat as its own."""
        return self.by.startswith("bot:")

    @property
    def is_person(self) -> bool:
        """Whether somebody has it who may be here or away."""
        return self.by in (HUMAN, REMOTE)

    @property
    def missing(self) -> bool:
        """Whether its person was lost and nobody plays for them."""
        return not self.here and not self.stand_in

    def give(self, by: str, name: str) -> None:
        """The seat is nobody's any more: open, or a computer player's for good."""
        assert by == OPEN or by.startswith("bot:")
        self.by, self.name = by, "" if by == OPEN else name
        self.agreed, self.here, self.stand_in, self.former = False, True, False, ""


class NotYet(msgspec.Struct, frozen=True):
    """Why the match cannot start."""

    needed: tuple[Seat, ...] = ()
    """Seats that wait for a person."""
    reading: tuple[Seat, ...] = ()
    """Whose people have not agreed to the rules."""
    away: tuple[Seat, ...] = ()
    """Whose people are not connected."""


class Chairs:
    """All four, S W N E."""

    def __init__(self, chairs: Iterable[Chair]) -> None:
        self._chairs: Final = tuple(chairs)
        assert len(self._chairs) == len(SEATS)

    def __getitem__(self, seat: Seat) -> Chair:
        return self._chairs[seat]

    def __iter__(self) -> Iterator[Chair]:
        return iter(self._chairs)

    def where(self, by: str) -> tuple[Seat, ...]:
        """The seats that are held so."""
        return tuple(seat for seat in SEATS if self[seat].by == by)

    def not_yet(self) -> NotYet | None:
        """Why the match cannot start; None if it can."""
        people = [seat for seat in SEATS if self[seat].is_person]
        needed = tuple(seat for seat in self.where(OPEN) if self[seat].needed)
        reading = tuple(seat for seat in people if self[seat].here and not self[seat].agreed)
        away = tuple(seat for seat in people if not self[seat].here)
        return NotYet(needed, reading, away) if needed or reading or away else None

    def move_host(self, to: Seat) -> bool:
        """The host's person changes places with a seat that no person has; whether they do."""
        here, there = self.where(HUMAN), self[to]
        if not here or there.is_person:
            return False
        old = self[here[0]]
        name, agreed = old.name, old.agreed
        old.computer, old.needed = there.computer, there.needed
        old.give(there.by, self.name_at(here[0], old.computer_name))
        there.by, there.name, there.agreed = HUMAN, name, agreed
        there.needed, there.former = False, ""
        return True

    def anybody_missing(self) -> bool:
        """Whether somebody was lost for whom nobody plays."""
        return any(chair.missing for chair in self)

    def seat_for(self, name: str) -> Seat | None:
        """The open seat for a newcomer, who finds their own again by their name."""
        seats = [seat for seat in _ORDER if self[seat].by == OPEN]
        own = [seat for seat in seats if _folded(self[seat].former) == _folded(name) != ""]
        return next(iter(own + seats), None)

    def name_at(self, seat: Seat, wish: str) -> str:
        """What somebody at this seat is called: their wish, with a number if another is called so.

        RELIABILITY S8.
        """
        others = [self[one].name or self[one].computer_name for one in SEATS if one is not seat]
        taken = {_folded(other) for other in others}
        name = wish or seat.letter
        if _folded(name) not in taken:
            return name
        numbered = (f"{name[:21].rstrip()} {number}" for number in range(2, len(SEATS) + 2))
        return next(one for one in numbered if _folded(one) not in taken)

    def places(self) -> Places:
        """The seats as everybody in the lobby may see them."""
        south, west, north, east = (
            Place(chair.name, chair.by, chair.agreed or chair.is_bot, chair.here) for chair in self
        )
        return south, west, north, east

    def sitters(self) -> Sitters:
        """Who plays when a match begins."""
        south, west, north, east = (
            Sitter(chair.computer_name, chair.computer)
            if chair.by == OPEN
            else Sitter(chair.name, chair.by)
            for chair in self
        )
        return south, west, north, east

    def must_agree_anew(self) -> None:
        """The rules are others now; who changed them, the host, agrees to them."""
        for chair in self:
            chair.agreed = chair.by == HUMAN


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()
