"""Which seat of a match is the player's, and what others at a table call them. Knows no Qt."""

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.view import Sitters
from maverick_desktop.ui.settings import Settings


def player_name(settings: Settings) -> str:
    """What others call the player; empty while nobody was asked."""
    if settings.player:
        return settings.player
    return "" if settings.names is None else settings.names[0]


def own_seat(sitters: Sitters, player: str) -> Seat:
    """Which seat of a record is the player's: by their name, else that of who had the table."""
    people = [seat for seat in SEATS if not sitters[seat].by.startswith("bot:")]
    named = [seat for seat in people if sitters[seat].name.casefold() == player.casefold()]
    hosts = [seat for seat in people if sitters[seat].by == "human"]
    return next(iter([*named, *hosts, *people]), Seat.SOUTH)
