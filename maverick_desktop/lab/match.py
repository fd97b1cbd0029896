"""Matches that computer players play among themselves: seats taken, hands dealt, no clock.

Knows the table and the players; where the facts go is the caller's to say.
"""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from maverick_desktop.ai.levels import level_of
from maverick_desktop.ai.player import InlinePlayer
from maverick_desktop.chance import bot_seed, chance_for
from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.log import GameLog, MatchHeader
from maverick_desktop.core.ports import Chance, LogSink
from maverick_desktop.core.public import Phase, PublicState
from maverick_desktop.core.table import Table

Players: TypeAlias = Mapping[Seat, InlinePlayer]

MOST_HANDS: Final = 200
"""A simulated match is stopped after so many hands."""


class IllegalWish(Exception):
    """A computer player wished for what the rules refuse: a fault of the program."""


def seat_players(table: Table, header: MatchHeader) -> Players:
    """A computer player at each seat, of the level that the header names for it."""
    players: dict[Seat, InlinePlayer] = {}
    for seat in SEATS:
        level = level_of(header.sitters[seat].by)
        if level is None:
            raise ValueError(header.sitters[seat].by)
        seed = bot_seed(header.number, header.match, seat)
        player = InlinePlayer(
            header.rules, header.sitters, seat, level.make(), seed, level.repeatable
        )
        table.attach(seat, player)
        players[seat] = player
    return players


def play(
    table: Table,
    players: Players,
    may_go_on: Callable[[PublicState], bool],
) -> None:
    """Play until the match is over or, asked before each deal and wish, the caller stops it."""
    while (known := table.public).phase is not Phase.OVER and may_go_on(known):
        if known.phase is Phase.DEALING:
            table.deal()
            continue
        seat = known.to_act()[0]
        wish = players[seat].answer()
        if wish is None or table.submit(seat, *wish) is not None:
            raise IllegalWish(f"{seat.name} at fact {known.n} under {known.rules}")


def play_match(
    header: MatchHeader,
    sink: LogSink,
    chance: Chance | None = None,
    broken: Callable[[], bool] = lambda: False,
) -> PublicState:
    """A whole match between the players that the header names; ``broken`` stops it at any fact."""
    table = Table(GameLog(header), chance or chance_for(header.number), sink)
    players = seat_players(table, header)

    def may_go_on(known: PublicState) -> bool:
        return not broken() and (known.phase is not Phase.DEALING or len(known.past) < MOST_HANDS)

    play(table, players, may_go_on)
    return table.public
