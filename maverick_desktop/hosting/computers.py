"""Computer players at a table on the network: each takes as long as any other (RELIABILITY I3)."""

from collections.abc import Callable
from typing import Final, Protocol, TypeAlias

from maverick_desktop.ai.levels import LEVELS, level_of
from maverick_desktop.ai.player import WorkerPlayer
from maverick_desktop.chance import bot_seed
from maverick_desktop.core.cards import Seat
from maverick_desktop.core.log import MatchHeader
from maverick_desktop.core.ports import SeatPort, TablePort

ANSWER_TIME: Final = 1.2
"""Seconds that every answer takes, forced or not: its timing tells nothing of the cards."""
_SLACK: Final = 0.2
"""Seconds beyond its thinking time within which a level has answered."""
_BEST: Final = "expert"

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
        level = level_of(by) or LEVELS[_BEST]
        seed = bot_seed(header.number, header.match, seat)
        return WorkerPlayer(
            header.rules,
            header.sitters,
            seat,
            level.make,
            seed,
            table,
            post,
            deadline=level.deadline,
            # A level that thinks longer than that takes its longest time for every answer.
            pause=max(answer_time, level.seconds + _SLACK) if level.seconds else answer_time,
        )

    return make
