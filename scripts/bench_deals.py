"""How much likelier the true deal is than one drawn evenly, by what was played and passed on.

python scripts/bench_deals.py [RULES [HANDS]]

Experts play hands against each other; now and then the seat on turn weighs the true deal and 400
that may be. Prints the mean gain of the true deal in nats, the logarithm of its weight over the
mean weight of the others: by what was played, by what was passed on, by both. 0: it tells nothing.
"""

import random
import sys
from math import exp, log, sqrt
from statistics import fmean, stdev

import msgspec

from maverick_desktop.ai.budget import Budget
from maverick_desktop.ai.engine import tell_worlds
from maverick_desktop.ai.habits import tell_passed
from maverick_desktop.ai.kernel import Kernel
from maverick_desktop.ai.knowledge import knowledge_of
from maverick_desktop.ai.lanes import lanes_of, tell_bids, tell_position, tell_rules
from maverick_desktop.ai.levels import EXPERT_SECONDS, Level
from maverick_desktop.ai.policies import history, policy_for
from maverick_desktop.ai.search import Searcher
from maverick_desktop.ai.worlds import worlds_of
from maverick_desktop.core.events import Action
from maverick_desktop.core.legal import MayPlay
from maverick_desktop.core.rules import PRESETS
from maverick_desktop.core.view import SeatView
from maverick_desktop.lab.arena import Party, Ring
from maverick_desktop.lab.players import LAB_LEVELS, AllSeeingThinker

BUDGET = Budget(nodes=100_000)
DRAWN = 400
OFTEN = 0.3
FEWEST = 50
"""Where fewer deals may be, there is little to tell."""

Weights = list[tuple[float, float]]
"""Logarithms, by what was played and by what was passed on: the true deal's, then the others'."""
found: list[Weights] = []
dice = random.Random(1)  # noqa: S311 - for a measurement


class Watcher(AllSeeingThinker):
    """Plays as the expert does, and weighs the true deal beside others."""

    def think(self, view: SeatView, budget: Budget, choice: random.Random) -> Action:
        """The expert's choice."""
        if isinstance(view.legal(), MayPlay) and dice.random() < OFTEN:
            self._note(view)
        return self._expert.think(view, budget, choice)

    def _note(self, view: SeatView) -> None:
        rules, now, know = view.public.rules, view.public.hand, knowledge_of(view)
        lanes = lanes_of(now.trump, now.adder)
        worlds = worlds_of(know, lanes)
        if worlds.count < FEWEST:
            return
        assert self.look is not None
        kernel, searcher = Kernel(10), Searcher(Kernel(10), policy_for(rules))
        for one in (kernel, searcher.kernel):
            tell_rules(one, rules)
            tell_bids(one, rules, now.bids)
            tell_position(one, rules, now, self.look())
        left = lanes.bits(know.hand | know.unseen)
        searcher.policy.set_history(kernel, history(now, lanes), left, view.seat)
        tell_passed(searcher.passed, view, lanes)
        tell_worlds(searcher, worlds)
        searcher.consider([], 0, dice.getrandbits(32))
        hands = [[*kernel.held], *(searcher.draw() for _ in range(DRAWN))]
        trick = [*kernel.trick][: len(now.plays)]
        takers = sum(1 << seat for seat in range(4) if now.taken[seat])
        weights = []
        for hand in hands:
            kernel.set_position(hand, now.leader, trick, [0, 0], [0, 0], [*now.revokes], takers)
            played = searcher.policy.likelihood(kernel)
            weights.append((played, searcher.passed.likelihood(kernel)))
        found.append(weights)


def gain(weights: list[float]) -> float:
    """Of the first over the mean of the others."""
    true, *others = weights
    top = max(others)
    return true - top - log(fmean(exp(one - top) for one in others))


def main() -> None:
    """Play and print."""
    preset, hands = (*sys.argv[1:], *("classic", "40")[len(sys.argv) - 1 :])[:2]
    rules = msgspec.structs.replace(PRESETS[preset], match_check="hand")
    LAB_LEVELS["watcher"] = Level("watcher", Watcher, public=False, seconds=EXPERT_SECONDS)
    ring = Ring(Party("watcher", BUDGET), Party("watcher", BUDGET), rules)
    for number in range((int(hands) + 1) // 2):
        ring.play(number + 1)
    print(f"{len(found)} positions, nats:")
    for name, played, passed in (
        ("by what was played", 1, 0),
        ("by what was passed on", 0, 1),
        ("by both", 1, 1),
    ):
        gains = [gain([played * x + passed * y for x, y in weights]) for weights in found]
        print(f"  {name}: {fmean(gains):+.2f} ± {1.96 * stdev(gains) / sqrt(len(gains)):.2f}")


if __name__ == "__main__":
    main()
