"""The lab's experts with parts replaced: only the part in question differs."""

import random

import pytest

from maverick_desktop.ai.levels import Budget, ClubThinker
from maverick_desktop.core.events import ChooseCards, MakeBid
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import INDIVIDUALIST, PassDirection, Rules
from maverick_desktop.lab.players import lab_level
from tests.ai.positions import position

WEAK = "2H 2C 3C 4C 2D 3D 4D 5D 2S 3S 4S 5S 6S"
HAND = "2H 9H AH 2C 5C AC 3D 8D QD AD 4S 9S KS"
SOME = Budget(nodes=60_000)


def does(level: str, phase: Phase, hand: str, rules: Rules = INDIVIDUALIST) -> object:
    found = lab_level(level)
    assert found is not None
    return found.make().think(position(hand, rules=rules, phase=phase), SOME, random.Random(1))


def test_silent_never_bids_where_an_expert_does() -> None:
    assert does("expert", Phase.CONTRACT, WEAK) == MakeBid("nil")
    assert does("silent", Phase.CONTRACT, WEAK) == MakeBid("pass")
    assert does("silent", Phase.PASSING, HAND) == does("expert", Phase.PASSING, HAND)


def test_careless_passes_on_any_cards() -> None:
    found = lab_level("careless")
    assert found is not None
    thinker, view = found.make(), position(HAND, rules=INDIVIDUALIST, phase=Phase.PASSING)
    given = {str(thinker.think(view, SOME, random.Random(seed))) for seed in range(12)}
    assert len(given) > 6
    assert does("careless", Phase.CONTRACT, WEAK) == MakeBid("nil")


@pytest.mark.parametrize("direction", ["left", "across"])
def test_by_values_passes_on_as_a_club_player(direction: PassDirection) -> None:
    rules = Rules(pass_direction=direction)
    view = position(HAND, rules=rules, phase=Phase.PASSING)
    club = ClubThinker().think(view, SOME, random.Random(1))
    assert isinstance(club, ChooseCards)
    assert does("by-values", Phase.PASSING, HAND, rules) == club
