"""Cards that any sound player plays, in hands of rules of all kinds: ``obvious.jsonl``."""

import random
from typing import Final

import pytest

from maverick_desktop.ai.levels import LEVELS, Budget
from maverick_desktop.core.cards import cards_in, codes
from maverick_desktop.core.events import PlayCard
from maverick_desktop.core.legal import MayPlay
from maverick_desktop.core.rules import OPTIONS, Kind
from tests.ai.obvious import Obvious, positions

POSITIONS: Final = tuple(positions())
BUDGET: Final = Budget(nodes=300_000)
WITHOUT_PLAY: Final = {"match_check", "both_reach", "hands"}
"""The positions say nothing of these: in them a hand is always played to its end."""


def test_there_are_enough_of_all_options() -> None:
    assert len(POSITIONS) >= 120
    for name, option in OPTIONS.items():
        if name in WITHOUT_PLAY:
            continue
        met = {str(one.rules.get(name, option.classic)) for one in POSITIONS}
        match option.kind:
            case Kind.CHOICE:
                assert met == set(option.choices), name
            case Kind.FLAG:
                assert met == {"False", "True"}, name
            case _:
                assert len(met) > 1, name


@pytest.mark.parametrize("level", ["club", "expert"])
@pytest.mark.parametrize("number", range(len(POSITIONS)))
def test_an_obvious_card_is_played(number: int, level: str) -> None:
    one = POSITIONS[number]
    action = LEVELS[level].make().think(one.view(), BUDGET, random.Random(number))
    assert isinstance(action, PlayCard)
    assert one.right >> action.card & 1, f"{action.card.code}, not {one.good}: {one.why}"


def choice(one: Obvious) -> MayPlay:
    legal = one.view().legal()
    assert isinstance(legal, MayPlay)
    return legal


@pytest.mark.parametrize("number", range(len(POSITIONS)))
def test_there_is_a_choice(number: int) -> None:
    """Some of what may be played is right, some is wrong."""
    one = POSITIONS[number]
    legal = choice(one)
    lawful = legal.free | legal.priced
    assert set(one.good.split()) < set(codes(lawful))
    assert len([*cards_in(lawful)]) > 1
    assert one.why
