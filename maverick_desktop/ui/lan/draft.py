"""The table that will be opened next: its seats and what its host has settled. Knows no dialog."""

from typing import Final

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.names import NAME_LENGTH, clean_name
from maverick_desktop.core.rulefile import RuleSet
from maverick_desktop.hosting.chairs import HUMAN, OPEN, Chair, Chairs
from maverick_desktop.hosting.setup import TableSetup
from maverick_desktop.text import lanlobby as words
from maverick_desktop.text.phrase import Phrase, Say
from maverick_desktop.text.window import DEFAULT_NAMES
from maverick_desktop.ui.lan.lobbystaging import Seated, Seats
from maverick_desktop.ui.lan.seatmenu import SeatWish
from maverick_desktop.ui.settings import Settings, TableWishes


class Draft:
    """A table before it is open; its host sits at South until they choose another seat."""

    def __init__(self, settings: Settings, say: Say) -> None:
        self.me = Seat.SOUTH
        self._computers: Final = computers(settings, say)
        self._chairs = [
            Chair(HUMAN if seat is self.me else OPEN, computer_name=self._computers[seat])
            for seat in SEATS
        ]
        for seat, level in zip((Seat.WEST, Seat.NORTH, Seat.EAST), settings.levels, strict=True):
            self._chairs[seat].computer = f"bot:{level}"

    def seats(self, player: str) -> Seats:
        """Who sits where."""
        south, west, north, east = (
            Seated(
                chair.by,
                player if seat is self.me else chair.name,
                agreed=seat is self.me,
                computer=chair.computer,
                needed=chair.needed,
            )
            for seat, chair in zip(SEATS, self._chairs, strict=True)
        )
        return south, west, north, east

    def set_seat(self, seat: Seat, wish: SeatWish) -> None:
        """Settle who is to have a seat."""
        chair = self._chairs[seat]
        chair.give(wish.by, self._computers[seat])
        chair.computer, chair.needed = wish.computer, wish.needed

    def sit(self, seat: Seat) -> None:
        """The host would rather sit there; whoever was to have that seat gets the other one."""
        Chairs(self._chairs).move_host(seat)
        self.me = seat

    def chairs(self, player: str) -> Chairs:
        """The seats of the table that opens now; a copy of its own."""
        made = Chairs(
            Chair(one.by, one.computer_name, one.name, one.computer, one.needed)
            for one in self._chairs
        )
        made[self.me].name = player
        return made


def computers(settings: Settings, say: Say) -> tuple[str, str, str, str]:
    """What computer players are called, by seat."""
    # At South the player has a name of their own, which is no computer's.
    _, west, north, east = settings.names or (say(Phrase(name)) for name in DEFAULT_NAMES)
    return say(Phrase(words.SOUTH_NAME)), west, north, east


def table_name(wishes: TableWishes, player: str, say: Say) -> str:
    """What the table is called: as its host wanted, or after its host."""
    if wishes.name:
        return wishes.name
    named = say(Phrase(words.TABLE_OF, {"who": player}))
    if player and len(named) <= NAME_LENGTH:
        return clean_name(named)
    return say(Phrase(words.TABLE_PLAIN))


def setup_of(wishes: TableWishes, name: str, rule_set: RuleSet) -> TableSetup:
    """What the host has settled."""
    return TableSetup(
        name,
        rule_set,
        wishes.policy,
        wishes.patience,
        wishes.timer,
        wishes.chat,
        wishes.spectators,
        wishes.hand_pause,
    )
