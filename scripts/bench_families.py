"""Where the learned policies play better than the rule of thumb: sets of rules with other worths.

python scripts/bench_families.py [SEED [SETS]]

A line a set: how alike its tricks are worth to those the policy learned with, and by how many
points a hand searching with that policy is ahead of searching by the rule of thumb, over 24
duplicate deals, with the standard deviation of a deal. docs/TRAINING.md has what it came to.
"""

import random
import sys
from collections.abc import Callable
from functools import partial
from statistics import fmean, stdev

import msgspec

from maverick_desktop.ai.budget import Budget
from maverick_desktop.ai.families import FAMILIES, Family, likeness
from maverick_desktop.ai.levels import EXPERT_SECONDS, Level, SearchingThinker
from maverick_desktop.ai.panel import Method
from maverick_desktop.ai.policies import PolicyFault, weights_of
from maverick_desktop.ai.policy import Policy
from maverick_desktop.core.rules import CLASSIC, Rules
from maverick_desktop.lab.arena import Party, Ring
from maverick_desktop.lab.players import LAB_LEVELS

DEALS = 24
BUDGET = Budget(nodes=60_000)
WIDE = 0.6
"""In what part of the sets anything goes; the others are nearer to the usual."""


def policy_of(family: Family) -> Callable[[Rules], Policy]:
    """This family's policy, whatever the rules."""
    weights = weights_of(family)
    if isinstance(weights, PolicyFault):
        sys.exit(f"The policy {family} is not there: {weights.value}. See About.")
    return lambda _: Policy(weights)


def add_players() -> None:
    """A player with each family's policy, and one without."""
    methods: dict[str, Method] = {"thumb": Method(learned=False)}
    for family in FAMILIES:
        methods[family] = Method(policies=policy_of(family))
    for name, method in methods.items():
        make = partial(SearchingThinker, EXPERT_SECONDS, method)
        LAB_LEVELS[name] = Level(name, make, public=False, seconds=EXPERT_SECONDS)


def any_values(dice: random.Random) -> Rules:
    """Classic with other worths of tricks, and any law for who cannot follow."""
    span = 20 if dice.random() < WIDE else 4
    return msgspec.structs.replace(
        CLASSIC,
        match_check="hand",
        void_play=dice.choice(["must_trump", "must_trump_unless_partner_wins", "free", "free"]),
        adder_value=dice.choice(["one_plus_n", "n"]),
        points_all_trumps=dice.randint(-span, span),
        points_some_trumps=dice.randint(-span, span),
        points_plain=dice.randint(-span, span),
    )


def main() -> None:
    """Measure so many sets of rules."""
    seed, sets = (int(word) for word in [*sys.argv[1:], "1", "40"][:2])
    dice = random.Random(seed)  # noqa: S311 - for a measurement
    add_players()
    for _ in range(sets):
        rules = any_values(dice)
        family: Family = "individualist" if rules.void_play == "free" else "classic"
        ring = Ring(Party(family, BUDGET), Party("thumb", BUDGET), rules)
        leads = [ring.play(1000 + number).lead for number in range(DEALS)]
        worths = rules.points_all_trumps, rules.points_some_trumps, rules.points_plain
        print(
            f"likeness {likeness(rules, family):+.2f}: {fmean(leads):+.2f} (sd {stdev(leads):.2f})",
            rules.void_play,
            rules.adder_value,
            worths,
            flush=True,
        )


if __name__ == "__main__":
    main()
