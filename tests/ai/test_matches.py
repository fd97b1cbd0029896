"""Experts play any rules to the end: no illegal wish, no failure, and no match without an end."""

import random
from collections import Counter

import pytest

from maverick_desktop.ai.levels import Budget, SearchingThinker
from maverick_desktop.core.cards import SEATS
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import OPTIONS, PRESETS, Kind, Rules
from tests.ai.driver import deal_hand, dealt_hand, play_hand, random_deal, random_rules

MOST_HANDS = 150
"""A match in which revokes are paid for readily takes some 20 hands."""


def met(rules: Rules, seen: Counter[tuple[str, str]]) -> None:
    for name, option in OPTIONS.items():
        value = getattr(rules, name)
        match option.kind:
            case Kind.BIDS:
                for bid in option.choices:
                    seen[name, f"{bid} {bid in value}"] += 1
            case Kind.NUMBER | Kind.NUMBER_OR_NONE:
                seen[name, "changed" if value != option.classic else "classic"] += 1
            case _:
                seen[name, str(value)] += 1


@pytest.mark.parametrize("hands", [25, pytest.param(2_000, marks=pytest.mark.soak)])
def test_experts_play_hands_of_any_rules(hands: int) -> None:
    """Whatever is illegal fails in the driver; in the long run every value of an option is met."""
    dice, seen = random.Random(hands), Counter[tuple[str, str]]()
    thinkers = {seat: SearchingThinker(0.05) for seat in SEATS}
    budget = Budget(nodes=20_000 if hands > 100 else 1_000)
    for hand in range(hands):
        rules = random_rules(dice)
        met(rules, seen)
        now = play_hand(dealt_hand(rules, dice), thinkers, hand, budget=budget)
        assert now.public.past or now.public.phase is Phase.OVER
    if hands < 1_000:
        return
    values = {(name, str(value)) for name, one in OPTIONS.items() for value in one.choices}
    chosen = {pair for pair in values if OPTIONS[pair[0]].kind is not Kind.BIDS}
    assert chosen <= seen.keys()


@pytest.mark.parametrize("name", PRESETS)
def test_a_match_of_experts_comes_to_an_end(name: str) -> None:
    dice = random.Random(1)
    thinkers = {seat: SearchingThinker(0.05) for seat in SEATS}
    now, hands = dealt_hand(PRESETS[name], dice), 0
    while now.public.phase is not Phase.OVER:
        now = play_hand(now, thinkers, hands, budget=Budget(nodes=5_000))
        hands += 1
        assert hands < MOST_HANDS, now.public.total
        while now.public.phase is Phase.DEALING:
            now = deal_hand(now, random_deal(dice)) or now
