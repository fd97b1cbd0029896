"""What whole hands under a set of rules usually come to, before anybody has seen a card.

Learned from random hands without bids, passed on by the learned values and played out.
"""

from collections import Counter
from functools import cached_property
from math import exp, sqrt
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta

from maverick_desktop.core.rules import Rules, pass_target

from .lanes import MOST_POINTS
from .passvalues import PassValues, dealt_cards, open_kernel, tell_passing
from .policy import Policy
from .rehearse import DEALS, Rehearsal
from .stakes import typical_hand
from .trials import Trials

HANDS: Final = 8_192
SEED: Final = 30_000


_Points: TypeAlias = Annotated[int, Meta(ge=-MOST_POINTS, le=MOST_POINTS)]
_Often: TypeAlias = Annotated[int, Meta(ge=1, le=1_000_000)]


class UsualHand(msgspec.Struct, frozen=True, dict=True):
    """How often a hand comes to what."""

    points: Annotated[tuple[tuple[_Points, _Points, _Often], ...], Meta(min_length=1)]
    """One side's points, the other's, and how often that came about; either may be ours."""

    @cached_property
    def count(self) -> int:
        """How many hands that were."""
        return sum(often for _, _, often in self.points)

    @cached_property
    def mean(self) -> float:
        """A side's points."""
        return sum((x + y) * often for x, y, often in self.points) / (2 * self.count)

    @cached_property
    def spread(self) -> float:
        """Standard deviation of the difference between the sides; at least a half."""
        squares = sum((x - y) ** 2 * often for x, y, often in self.points)
        return max(0.5, sqrt(squares / self.count))


def learn_usual(rules: Rules, policy: Policy, values: PassValues) -> UsualHand:
    """The usual hand under these rules, by hands that ``policy`` plays. The same every time."""
    target = pass_target(rules, 1)
    rehearsal = Rehearsal(policy)
    tell_passing(rehearsal, values, rules.pass_count if target else 0, target)
    trials = Trials(open_kernel(rules), rehearsal)
    trials.set_deals([*dealt_cards(rules.equal_ranks)], SEED)
    found: Counter[tuple[int, int]] = Counter()
    for _ in range(HANDS // DEALS):
        found.update(trials.usual(DEALS))
    return UsualHand(tuple((x, y, often) for (x, y), often in sorted(found.items())))


def guessed_usual(rules: Rules) -> UsualHand:
    """The same where hands cannot be played by the thousand: the difference bell-shaped about 0."""
    usual = typical_hand(rules)
    spread = max(0.1, usual.spread * sqrt(13))
    found: Counter[tuple[int, int]] = Counter()
    for step in range(-30, 31):
        half = spread * step / 20
        points = round(usual.mean + half), round(usual.mean - half)
        found[points] += round(100 * exp(-((step / 10) ** 2) / 2))
    return UsualHand(tuple((x, y, often) for (x, y), often in sorted(found.items())))
