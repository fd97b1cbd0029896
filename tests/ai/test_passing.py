"""What is passed on: low adders, never low trumps, and always the right number of cards."""

import random

import pytest

from maverick_desktop.ai.passing import choose_pass
from maverick_desktop.core.cards import SEATS, cards_in, parse_cards
from maverick_desktop.core.legal import MayChoose
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import INDIVIDUALIST, Rules
from tests.ai.driver import dealt_hand
from tests.ai.positions import position

HAND = "2H 9H AH 2C 5C AC 3D 8D QD AD 4S 9S KS"


def passed(hand: str, rules: Rules) -> set[str]:
    chosen = choose_pass(position(hand, rules=rules, phase=Phase.PASSING))
    return {card.code for card in cards_in(chosen)}


@pytest.mark.parametrize("rules", [Rules(), INDIVIDUALIST, Rules(pass_direction="right")])
def test_low_adders_go_to_an_opponent(rules: Rules) -> None:
    assert passed(HAND, rules) == {"2C", "5C"}


@pytest.mark.parametrize("rules", [Rules(), INDIVIDUALIST])
def test_tops_and_low_trumps_are_kept(rules: Rules) -> None:
    given = passed("2H 3H 9H AC KC AS KS QS AD KD 5D 6D 7D", rules)
    assert not given & {"2H", "3H", "AC", "AS", "AD"}


def test_the_partner_is_not_given_low_adders_for_nothing() -> None:
    """Across, they stay in the side's hands: shape counts, not getting rid of them."""
    given = passed(HAND, Rules(pass_direction="across"))
    assert len(given) == 2
    assert given != {"2H", "AC"}


@pytest.mark.parametrize("count", range(1, 5))
def test_as_many_as_the_rules_ask(count: int) -> None:
    dice = random.Random(count)
    for direction in ("left", "right", "across", "rotate"):
        now = dealt_hand(Rules(pass_count=count, pass_direction=direction), dice)
        for seat in SEATS:
            view = now.view(seat)
            chosen = choose_pass(view)
            assert isinstance(view.legal(), MayChoose)
            assert chosen.bit_count() == count
            assert chosen & ~(view.hand or 0) == 0


def test_without_adders_something_else_goes() -> None:
    given = choose_pass(position("2H 9H AH KH 3D 8D QD AD 4S 9S KS 5S 6S", phase=Phase.PASSING))
    assert not given & parse_cards("2H 9H")
