"""How fast the kernel is on this machine: play-outs a second, exact endings. CPU time.

The positions are the same on every machine: random deals under Classic, played at random down to
the tricks in question. Knows no terminal.
"""

import random
from collections.abc import Iterator
from math import ceil
from statistics import median
from time import thread_time
from typing import Final, Literal

import msgspec

from maverick_desktop.ai.kernel import COMPILED, Kernel
from maverick_desktop.ai.lanes import lanes_of, tell_bids, tell_rules
from maverick_desktop.core.cards import Suit
from maverick_desktop.core.deals import DEALS, deal_at
from maverick_desktop.core.rules import CLASSIC

ENDINGS: Final = {6: 200, 8: 200, 10: 100, 13: 40} if COMPILED else {6: 9, 8: 3}
"""Tricks left, and how many endings are solved. Interpreted, the longer ones would take minutes."""
PLAYOUTS: Final = 200_000 if COMPILED else 2_000
"""Play-outs of whole hands by the rule of thumb, shared among some deals."""
_SIZES: Final = (6, 8, 10, 13)
_DEALS: Final = 20


class Solved(msgspec.Struct, frozen=True):
    """Milliseconds an ending; None if none was solved."""

    median: float | None
    p95: float | None


class KernelFigures(msgspec.Struct, frozen=True):
    """What ``bench`` tells of the kernel."""

    kernel: Literal["compiled", "interpreted"]
    playouts_per_s: float
    solve_ms: dict[str, Solved]
    """By the number of tricks left."""


class KernelBench:
    """A measurement in progress."""

    STEPS: Final = 1 + len(_SIZES)

    def __init__(self) -> None:
        self._kernel: Final = Kernel(18)
        tell_rules(self._kernel, CLASSIC)
        tell_bids(self._kernel, CLASSIC, (None, None))
        self._playouts = 0.0
        self._solved: Final[dict[str, Solved]] = {}

    def run(self) -> Iterator[int]:
        """Measure; tells after each step how many are done."""
        self._playouts = self._playouts_per_s()
        yield 1
        for step, tricks in enumerate(_SIZES):
            self._solved[str(tricks)] = self._solve_ms(tricks)
            yield 2 + step

    def result(self) -> KernelFigures:
        """What was measured."""
        kernel: Literal["compiled", "interpreted"] = "compiled" if COMPILED else "interpreted"
        return KernelFigures(kernel, round(self._playouts, 1), dict(self._solved))

    def _playouts_per_s(self) -> float:
        dice = random.Random(1)  # noqa: S311 - nobody's cards depend on these dice
        spent = 0.0
        for number in range(_DEALS):
            self._deal(dice, 13)
            began = thread_time()
            self._kernel.playouts(PLAYOUTS // _DEALS, True, number)
            spent += thread_time() - began
        return PLAYOUTS / spent

    def _solve_ms(self, tricks: int) -> Solved:
        dice = random.Random(tricks)  # noqa: S311 - nor on these
        found: list[float] = []
        for _ in range(ENDINGS.get(tricks, 0)):
            self._deal(dice, tricks)
            self._kernel.forget()
            began = thread_time()
            self._kernel.solve()
            found.append(1000 * (thread_time() - began))
        if not found:
            return Solved(None, None)
        found.sort()
        late = found[ceil(0.95 * len(found)) - 1]
        return Solved(round(median(found), 4), round(late, 4))

    def _deal(self, dice: random.Random, tricks: int) -> None:
        """Give the kernel a random deal played at random until so many tricks are left."""
        kernel = self._kernel
        lanes = lanes_of(Suit.HEARTS, Suit.CLUBS)
        hands = [lanes.bits(cards) for cards in deal_at(dice.randrange(DEALS)).hands]
        kernel.set_position(hands, dice.randrange(4), [], [0, 0], [0, 0], [0, 0], 0)
        for _ in range(4 * (13 - tricks)):
            free, _paid = kernel.legal()
            kernel.play(dice.choice([1 << at for at in range(64) if free >> at & 1]))
