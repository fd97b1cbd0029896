"""Bids pay under the rules in force, or are not made."""

import random

import pytest

from maverick_desktop.ai.bidding import (
    blind_gain,
    chance_of_books,
    chance_of_no_trick,
    choose_bid,
    nil_gain,
    posh_gain,
)
from maverick_desktop.ai.knowledge import knowledge_of
from maverick_desktop.ai.levels import LEVELS, Budget
from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.events import Action, MakeBid
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import INDIVIDUALIST, TOURNAMENT, Rules, with_options
from maverick_desktop.core.state import GameState
from maverick_desktop.core.view import SeatView
from tests.ai.driver import dealt_hand, play_hand
from tests.ai.positions import position

WEAK = "2H 2C 3C 4C 2D 3D 4D 5D 2S 3S 4S 5S 6S"
STRONG = "BJ SJ AH KH AC KC QC AD KD QD AS KS QS"


def rules_with(**options: object) -> Rules:
    rules = with_options(INDIVIDUALIST, options)
    assert isinstance(rules, Rules)
    return rules


def contract(hand: str, rules: Rules, bids: tuple[str | None, str | None] = (None, None)) -> str:
    return choose_bid(position(hand, rules=rules, bids=bids, phase=Phase.CONTRACT))


def blind_bids(rules: Rules) -> list[str]:
    """What the four seats say in a blind round."""
    said: list[str] = []

    def note(now: GameState, _view: SeatView, action: Action) -> None:
        if now.public.phase is Phase.BLIND:
            assert isinstance(action, MakeBid)
            said.append(action.bid)

    club = LEVELS["club"].make()
    play_hand(dealt_hand(rules, random.Random(1)), dict.fromkeys(SEATS, club), 1, note)
    return said


def test_a_blind_bid_is_made_where_doubling_pays() -> None:
    """At minus three it gains on every hand nobody has seen; one partner bids for both."""
    assert 1.0 < blind_gain(INDIVIDUALIST) < 2.0
    assert blind_bids(INDIVIDUALIST) == ["blind", "blind", "pass", "pass"]


def test_a_blind_bid_is_not_made_where_it_is_a_fair_gamble() -> None:
    assert -0.5 < blind_gain(TOURNAMENT) < 0.5
    assert blind_bids(TOURNAMENT) == ["pass"] * 4


def test_a_side_that_is_losing_the_match_takes_the_gamble() -> None:
    now = dealt_hand(
        rules_with(bids=["blind"], blind_failed=-6, bid_failure="worse"), random.Random(1)
    )
    seat = now.public.to_act()[0]
    from msgspec.structs import replace

    total = (10, 49) if seat.side == 0 else (49, 10)
    view = replace(now.view(seat), public=replace(now.public, total=total))
    assert choose_bid(now.view(seat)) == "pass"
    assert choose_bid(view) == "blind"


def test_nil_is_bid_on_a_hand_that_takes_nothing() -> None:
    assert contract(WEAK, INDIVIDUALIST) == "nil"


@pytest.mark.parametrize("hand", [STRONG, "AH 7H 3C 8C 2D 9D KD 4S 5S 8S QS TS 6D"])
def test_nil_is_not_bid_on_other_hands(hand: str) -> None:
    assert contract(hand, INDIVIDUALIST) == "pass"


def test_nil_is_not_bid_after_the_partner_has_bid() -> None:
    assert contract(WEAK, INDIVIDUALIST, ("blind:N", None)) == "pass"


def test_nil_for_the_whole_side_is_left_alone() -> None:
    assert contract(WEAK, rules_with(nil_scope="side")) == "pass"


def test_a_failure_that_is_rewarded_is_sought() -> None:
    """Silly rules are rules: a failed nil worth fifty is better than any hand."""
    assert nil_gain(rules_with(nil_failed=50), 0.1) > 20
    assert contract(STRONG, rules_with(nil_failed=50, bids=["nil"])) == "nil"


def test_the_chance_of_no_trick_falls_with_the_hand() -> None:
    weak = chance_of_no_trick(knowledge_of(position(WEAK)))
    middle = chance_of_no_trick(knowledge_of(position("AH KS" + WEAK[5:])))
    strong = chance_of_no_trick(knowledge_of(position(STRONG)))
    assert weak > 0.5 > middle > strong
    assert strong < 0.01


def test_posh_is_not_bid_for_three_whole_books() -> None:
    assert contract(STRONG, INDIVIDUALIST) == "pass"


def test_posh_is_bid_where_any_adder_makes_a_book() -> None:
    rules = rules_with(book="any_adder", posh_books=2, bids=["posh"])
    assert contract(STRONG, rules) == "posh"
    assert posh_gain(rules, chance_of_books(rules, knowledge_of(position(STRONG)))) > 2
    assert contract(STRONG, rules_with(book="any_adder", posh_books=13, bids=["posh"])) == "pass"


def test_nothing_is_known_of_a_hand_in_the_blind_round() -> None:
    """The bid is the same whatever has been dealt."""
    dice = random.Random(3)
    club = LEVELS["club"].make()
    said = set[str]()
    for _ in range(20):
        now = dealt_hand(INDIVIDUALIST, dice, Seat.EAST)
        seat = now.public.to_act()[0]
        action = club.think(now.view(seat), Budget(), dice)
        assert isinstance(action, MakeBid)
        said.add(action.bid)
    assert len(said) == 1
