"""Computer players at a table on the network: each takes as long as any other (RELIABILITY I3)."""

from collections.abc import Callable
from typing import Final, Protocol, TypeAlias

from maverick_desktop.ai.levels import LEVELS
from maverick_desktop.ai.player import WorkerPlayer
from maverick_desktop.chance import bot_seed
from maverick_desktop.core.cards import Seat
from maverick_desktop.core.log import MatchHeader
from maverick_desktop.core.ports import SeatPort, TablePort

from .chairs import STAND_IN

ANSWER_TIME: Final = 1.2
"""Seconds that every answer takes, forced or not: its timing tells nothing of the cards."""

Post: TypeAlias = Callable[[Callable[[], None]], None]
"""Runs something in the table's thread, later; may be called from any thread."""


class Computer(SeatPort, Protocol):
    """A computer player at a seat."""

    def close(self) -> None:
        """Stop for good, at once."""


Computers: TypeAlias = Callable[[MatchHeader, Seat, str, TablePort], Computer]
"""Makes the player of a seat, by ``bot:LEVEL``; it wishes through the port."""


def thinking(post: Post, answer_time: float = ANSWER_TIME) -> Computers:
    """Computer players that think in threads of their own."""

    def make(header: MatchHeader, seat: Seat, by: str, table: TablePort) -> Computer:
        # A level of a newer version is played by the best this one has.
        level = LEVELS.get(by.removeprefix("bot:"), LEVELS[STAND_IN.removeprefix("bot:")])
        seed = bot_seed(header.number, header.match, seat)
        return WorkerPlayer(
            header.rules,
            header.sitters,
            seat,
            level.make,
            seed,
            table,
            post,
            pause=answer_time,
        )

    return make
