"""What passing a card on gains, where it cannot be learned: measured once, fitted to other rules.

For the game without compiled code. The values say what giving a card away gains, its receiver's
side included. They were measured by passing at random and playing on soundly, under many rules; to
the partner other values apply.
"""

from functools import lru_cache
from typing import Final, TypeAlias

import msgspec

from maverick_desktop.core.rules import CLASSIC, Rules

from .passvalues import UNITS, PassValues

Table: TypeAlias = tuple[tuple[float, ...], tuple[float, ...]]

# By rank 2 … A, then the jokers. First where trumping is a duty, then where it is free.
_ADDER: Final[Table] = (
    (4.3, 4.3, 4.3, 4.3, 4.3, 4.3, 4.3, 4.3, 4.3, 3.1, 2.6, -0.5, -4.8),
    (3.6, 3.6, 3.6, 3.6, 3.6, 3.6, 3.6, 3.6, 3.6, 3.0, 2.7, 0.0, -3.6),
)
_SIDE: Final[Table] = (
    (1.55, 1.55, 1.55, 1.55, 1.55, 1.55, 1.55, 1.4, 1.35, 1.2, 1.05, 0.1, -0.8),
    (1.55, 1.55, 1.55, 1.55, 1.55, 1.55, 1.55, 1.35, 1.3, 1.1, 0.85, -0.45, -0.85),
)
_TRUMP: Final[Table] = (
    (-2.8, -2.6, -2.4, -2.2, -2.0, -1.8, -0.7, -0.45, -0.25, -0.05, 0.15, 0.4, 0.8, 0.6, 0.6),
    (-3.15, -2.95, -2.75, -2.55, -2.3, -2.1, -0.6, -0.35, -0.15, 0.1, 0.35, 0.6, 1.3, 1.45, 1.45),
)


class Drift(msgspec.Struct, frozen=True):
    """How much a point more than usual for a kind of trick moves a value."""

    all_trumps: float = 0.0
    some_trumps: float = 0.0
    plain: float = 0.0


Drifts: TypeAlias = tuple[tuple[int, Drift], ...]
"""Up to each rank its drift."""
_TRUMP_DRIFT: Final[Drifts] = (
    (7, Drift(0.3, 0.0, 0.15)),
    (13, Drift(0.0, -0.4, 0.15)),
    (14, Drift(-0.2, -0.5, 0.15)),
    (16, Drift(-0.45, -0.6, 0.15)),
)
_SIDE_DRIFT: Final[Drifts] = (
    (8, Drift(0.0, 0.4, 0.4)),
    (12, Drift(0.0, 0.4, 0.0)),
    (13, Drift(0.0, 0.4, -0.7)),
    (14, Drift(0.0, 0.4, -1.2)),
)
_ADDER_DRIFT: Final[Drifts] = ((14, Drift(0.0, 0.0, 0.1)),)


@lru_cache(maxsize=64)
def guessed_values(rules: Rules, to_partner: bool) -> PassValues:
    """The values under these rules, which lie between the measured ones or drift from them."""
    free = {"must_trump": 0.0, "must_trump_unless_partner_wins": 0.5, "free": 1.0}[rules.void_play]

    def between(duty: float, choice: float) -> float:
        return duty + free * (choice - duty)

    def units(value: float) -> int:
        return round(UNITS * value)

    if to_partner:
        # What the partner gets is not lost: a shorter suit is all there is to win.
        side = (units(between(0.4, 0.0)),) * 13
        shape = 2.5, 0.0, 0.5, between(-0.85, -0.15), between(-1.1, 0.0), 0.0
        return PassValues(side, (0,) * 13, (0,) * 15, *map(units, shape))

    def row(table: Table, drifts: Drifts) -> tuple[int, ...]:
        return tuple(
            units(between(duty, choice) + _drifted(rules, rank, drifts))
            for rank, (duty, choice) in enumerate(zip(*table, strict=True), start=2)
        )

    more = rules.points_some_trumps - CLASSIC.points_some_trumps
    shape = (
        between(1.8, 1.05),
        0.0,
        between(0.3, 0.65),
        between(-0.4, -0.2) + 0.17 * more,
        between(-0.75, -0.2) + 0.2 * more,
        0.0,
    )
    return PassValues(
        row(_SIDE, _SIDE_DRIFT),
        row(_ADDER, _ADDER_DRIFT),
        row(_TRUMP, _TRUMP_DRIFT),
        *map(units, shape),
    )


def _drifted(rules: Rules, rank: int, drifts: Drifts) -> float:
    drift = next(drift for top, drift in drifts if rank <= top)
    return (
        drift.all_trumps * (rules.points_all_trumps - CLASSIC.points_all_trumps)
        + drift.some_trumps * (rules.points_some_trumps - CLASSIC.points_some_trumps)
        + drift.plain * (rules.points_plain - CLASSIC.points_plain)
    )
