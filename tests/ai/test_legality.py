"""Every level, under any rules, wishes for nothing but what is legal."""

import random
from collections import Counter

import pytest

from maverick_desktop.ai.levels import LEVELS
from maverick_desktop.core.cards import SEATS
from maverick_desktop.core.events import Action, PlayCard
from maverick_desktop.core.legal import MayBid, MayPlay
from maverick_desktop.core.rules import PRESETS, TOURNAMENT, Rules
from maverick_desktop.core.state import GameState
from maverick_desktop.core.view import SeatView
from tests.ai.driver import dealt_hand, play_hand, random_rules


@pytest.mark.parametrize("level", LEVELS)
def test_any_rules_are_played_legally(level: str) -> None:
    """The driver refuses nothing quietly: an illegal wish fails there."""
    dice = random.Random(2026)
    decisions = 0

    def count(_state: GameState, _view: SeatView, _action: Action) -> None:
        nonlocal decisions
        decisions += 1

    for hand in range(80):
        thinkers = {seat: LEVELS[level].make() for seat in SEATS}
        play_hand(dealt_hand(random_rules(dice), dice), thinkers, hand, count)
    assert decisions > 4000


@pytest.mark.parametrize("name", PRESETS)
def test_levels_mix_at_a_table(name: str) -> None:
    """Cards that no sound player would play are met too."""
    dice = random.Random(7)
    levels = ["club", "reckless", "club", "random"]
    for hand in range(25):
        dice.shuffle(levels)
        thinkers = {seat: LEVELS[one].make() for seat, one in zip(SEATS, levels, strict=True)}
        play_hand(dealt_hand(PRESETS[name], dice), thinkers, hand)


def test_only_reckless_pays_for_any_revoke() -> None:
    """Random never revokes; reckless does, and club does now and then."""
    revokes = _revokes_by_level(Rules(revoke="priced"))
    assert revokes["random"] == 0
    assert revokes["reckless"] > 200
    assert 0 < revokes["club"] < 100


def test_forbidden_revokes_are_played_by_nobody() -> None:
    """There is nothing to pay for then."""
    assert not +_revokes_by_level(Rules())


def _revokes_by_level(rules: Rules) -> Counter[str]:
    revokes: Counter[str] = Counter()
    for level, one in LEVELS.items():

        def note(_state: GameState, view: SeatView, action: Action, level: str = level) -> None:
            legal = view.legal()
            if isinstance(legal, MayPlay) and isinstance(action, PlayCard):
                revokes[level] += legal.priced >> action.card & 1

        dice = random.Random(3)
        for hand in range(20):
            play_hand(dealt_hand(rules, dice), {seat: one.make() for seat in SEATS}, hand, note)
    return revokes


def test_a_forbidden_bid_is_never_made() -> None:
    """Once a side has bid its other player can only pass, and does."""
    dice = random.Random(5)
    asked = 0

    def check(_state: GameState, view: SeatView, action: Action) -> None:
        nonlocal asked
        legal = view.legal()
        if isinstance(legal, MayBid) and view.public.hand.bids[view.seat.side] is not None:
            asked += 1
            assert legal.bids == ("pass",)
            assert view.refusal(action) is None

    for hand in range(30):
        thinkers = {seat: LEVELS["random"].make() for seat in SEATS}
        play_hand(dealt_hand(TOURNAMENT, dice), thinkers, hand, check)
    assert asked > 50
