"""What passing a card on gains under a set of rules: learned from random hands, solved here.

A value says what giving the card away brings one's own side over giving away any card, the use that
its receiver makes of it included; more speaks for the shape that is left. Values are in thousandths
of a point, whole, so that a choice by them is the same on every machine.
"""

from functools import lru_cache
from itertools import permutations
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta

from maverick_desktop.core.cards import DECK, FULL_DECK, Card, Suit, card_set
from maverick_desktop.core.rules import EqualRanks, Rules
from maverick_desktop.core.turned import suits_of

from .kernel import Kernel
from .lanes import Bits, lanes_of, tell_bids, tell_rules
from .policy import Policy
from .rehearse import Rehearsal
from .trials import FEATURES, PAIRS, Trials

UNITS: Final = 1000
"""A point."""
SEED: Final = 20_000


class Effort(msgspec.Struct, frozen=True):
    """How many random hands are looked at."""

    at_random: int
    """Deals in which the others pass on at random: the first idea of what cards are worth."""
    informed: int
    """Deals in which they pass on by that idea, for a second one."""
    contest: int
    """Deals over which the second idea must beat the first."""


BESIDE: Final = Effort(5_000, 10_000, 3_000)
"""For cards that go to an opponent: what they are worth hangs on what one will be given oneself."""
ACROSS: Final = Effort(12_000, 4_000, 4_000)
"""For cards that go to the partner: shape is all, and rare shapes take many hands."""
_EVEN: Final = 0.05
"""How strongly a deal speaks for a rank being worth what lies between its neighbours."""
_RUNS: Final = ((0, 13), (13, 13), (26, 15))
"""Where the ranks of side suit, adder and trump begin among the features, and how many they are."""


_Value: TypeAlias = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
"""A thousand points either way: what is read from a file may be anything."""


class PassValues(msgspec.Struct, frozen=True):
    """What passing on gains, in thousandths of a point."""

    side: Annotated[tuple[_Value, ...], Meta(min_length=13, max_length=13)]
    """By rank, from the two on; thirteen."""
    adder: Annotated[tuple[_Value, ...], Meta(min_length=13, max_length=13)]
    trump: Annotated[tuple[_Value, ...], Meta(min_length=15, max_length=15)]
    """Fifteen: the jokers come last."""
    no_adder: _Value
    """For what is left: no card of the adder."""
    one_adder: _Value
    no_side: _Value
    """For each side suit of which no card is left,"""
    no_side_per_trump: _Value
    """this times the trumps left,"""
    one_side: _Value
    """for each of which one is left, and two."""
    two_side: _Value

    def of(self, card: Card, trump: Suit, adder: Suit) -> int:
        """What passing this card on gains, when these suits are trump and adder."""
        suit = card.suit_under(trump)
        row = self.trump if suit is trump else self.adder if suit is adder else self.side
        return row[card.rank - 2]

    def of_side(self, left: int, trumps: int) -> int:
        """What so many cards left of a side suit are worth beside so many trumps."""
        if left == 0:
            return self.no_side + self.no_side_per_trump * trumps
        return self.one_side if left == 1 else self.two_side if left == 2 else 0

    def of_adder(self, left: int) -> int:
        """What so many adders left are worth."""
        return self.no_adder if left == 0 else self.one_adder if left == 1 else 0


ANY_CARD: Final = PassValues((0,) * 13, (0,) * 13, (0,) * 15, 0, 0, 0, 0, 0, 0)
"""Any card is as good as another."""


def tell_passing(rehearsal: Rehearsal, values: PassValues, count: int, target: int) -> None:
    """Have the seats of a rehearsal pass on so many cards, so many places on, by these values."""
    worth = [0] * 64
    for first, row in ((0, values.side), (16, values.side), (32, values.adder), (48, values.trump)):
        worth[first : first + len(row)] = row
    rehearsal.set_passing(
        count,
        target,
        worth,
        [values.of_adder(left) for left in range(14)],
        [values.of_side(left, trumps) for left in range(14) for trumps in range(16)],
    )


def learn(rules: Rules, to_partner: bool, effort: Effort | None = None) -> PassValues:
    """The values under these rules, by whole hands. The same every time.

    The hands are played by rule of thumb: values from the learned policy, five times as slow, are
    no better.
    """
    target, effort = (2, effort or ACROSS) if to_partner else (1, effort or BESIDE)
    rehearsal, rival = Rehearsal(Policy(None)), Rehearsal(Policy(None))
    tell_passing(rehearsal, ANY_CARD, rules.pass_count, target)
    trials = Trials(open_kernel(rules), rehearsal)
    trials.set_deals([*dealt_cards(rules.equal_ranks)], SEED)
    trials.gather(effort.at_random, False)
    first = solved(*trials.equations(), effort.at_random)
    tell_passing(rehearsal, first, rules.pass_count, target)
    trials.gather(effort.informed, True)
    second = solved(*trials.equations(), effort.informed)
    tell_passing(rehearsal, second, rules.pass_count, target)
    tell_passing(rival, first, rules.pass_count, target)
    return second if trials.contest(rival, effort.contest) >= 0 else first


def open_kernel(rules: Rules) -> Kernel:
    """A kernel at the beginning of a hand without bids."""
    kernel = Kernel(10)
    tell_rules(kernel, rules)
    tell_bids(kernel, rules, (None, None))
    kernel.set_position([0, 0, 0, 0], 0, [], [0, 0], [0, 0], [0, 0], 0)
    return kernel


@lru_cache(maxsize=4)
def dealt_cards(option: EqualRanks) -> tuple[Bits, ...]:
    """The 52 cards dealt, by each way two can be turned; under a redeal, by each that stands."""
    found: list[Bits] = []
    for pair in permutations(DECK, 2):
        suits = suits_of(option, pair)
        if suits is not None:
            found.append(lanes_of(*suits).bits(FULL_DECK & ~card_set(pair)))
    return tuple(found[place % len(found)] for place in range(PAIRS))


# --- the equations -------------------------------------------------------------------------------


def solved(rows: list[list[int]], sums: list[int], deals: int) -> PassValues:
    """The values that explain best what was gathered, neighbouring ranks not far apart."""
    matrix = [[float(number) for number in row] for row in rows]
    for place in range(FEATURES):
        # What never came about is worth nothing; it also takes the mean of all cards for 0.
        matrix[place][place] += 1.0
    for first, count in _RUNS:
        for place in range(first, first + count - 2):
            for i, x in enumerate((1.0, -2.0, 1.0)):
                for j, y in enumerate((1.0, -2.0, 1.0)):
                    matrix[place + i][place + j] += _EVEN * deals * x * y
    found = [round(UNITS * value) for value in _solution(matrix, [float(one) for one in sums])]
    return PassValues(
        tuple(found[:13]), tuple(found[13:26]), tuple(found[26:41]), *found[41:FEATURES]
    )


def _solution(matrix: list[list[float]], sums: list[float]) -> list[float]:
    """Gauss's way; the matrix is symmetric and positive, so no row need change its place."""
    size = len(sums)
    for i in range(size):
        row = matrix[i]
        for k in range(i + 1, size):
            factor = matrix[k][i] / row[i]
            if factor:
                below = matrix[k]
                for j in range(i, size):
                    below[j] -= factor * row[j]
                sums[k] -= factor * sums[i]
    found = [0.0] * size
    for i in reversed(range(size)):
        known = sum(matrix[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (sums[i] - known) / matrix[i][i]
    return found
