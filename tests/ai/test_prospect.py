"""The expected gain of a card is right where it can be worked out, and stakes follow the bids."""

import random
from itertools import combinations

import pytest

from maverick_desktop.ai.comers import missing
from maverick_desktop.ai.knowledge import knowledge_of
from maverick_desktop.ai.prospect import Prospect
from maverick_desktop.ai.stakes import plain_stakes, stakes_for
from maverick_desktop.core.cards import SEATS, Card, Seat, Side, card, cards_in
from maverick_desktop.core.legal import MayPlay
from maverick_desktop.core.rules import INDIVIDUALIST, Rules
from maverick_desktop.core.scoring import trick_points, trick_worth
from maverick_desktop.core.view import SeatView
from tests.ai.driver import random_rules
from tests.ai.positions import position


def gain(view: SeatView, code: str) -> float:
    known = view.public
    stakes = stakes_for(known, view.seat)
    return Prospect(known.rules, known.hand, knowledge_of(view), stakes).gain(card(code))


@pytest.mark.parametrize(("pool", "held"), [(6, 2), (5, 5), (7, 0), (4, 1)])
def test_the_chance_to_miss_cards_is_counted_right(pool: int, held: int) -> None:
    hands = list(combinations(range(pool), held))
    for given, chance in enumerate(missing(pool, held)):
        count = sum(all(one >= given for one in hand) for hand in hands)
        assert chance == pytest.approx(count / len(hands))


def test_the_last_player_knows_what_it_gets() -> None:
    dice = random.Random(2)
    for _ in range(200):
        deck = dice.sample(range(54), 8)
        plays = [Card(place).code for place in deck[:3]]
        hand = " ".join(Card(place).code for place in deck[3:])
        view = position(hand, "W: " + " ".join(plays), rules=Rules(void_play="free"))
        legal = view.legal()
        assert isinstance(legal, MayPlay)
        now = view.public.hand
        for one in cards_in(legal.free):
            worth = trick_worth(view.public.rules, now.trump, now.adder, (*now.plays, one))
            sign = 1 if now.player(worth.place).side is Side.NS else -1
            assert gain(view, one.code) == sign * worth.points


def test_a_sure_winner_is_worth_the_sure_trick() -> None:
    """East can only follow low: adders led by partner under the ace."""
    view = position("AC 5D", "N: 4C 6C", unseen="2C 3C 2D 3D 4D", rules=Rules(void_play="free"))
    assert 4.0 <= gain(view, "AC") <= 5.0


def test_a_card_that_is_sure_to_lose_feeds_the_opponents() -> None:
    view = position("2C 5D", "N: 4C 6C", unseen="7C 8C 9C TC JC")
    assert gain(view, "2C") == -5.0


def test_gains_are_within_what_a_trick_can_be_worth() -> None:
    dice = random.Random(4)
    for _ in range(100):
        rules = random_rules(dice)
        deck = dice.sample(range(54), 13)
        view = position(" ".join(Card(place).code for place in deck), rules=rules)
        worths = [
            trick_points(rules, trumps, adders)[0] for trumps in range(5) for adders in range(5)
        ]
        bound = max(map(abs, worths)) + 1e-9
        for one in deck:
            assert -bound <= gain(view, Card(one).code) <= bound


def test_without_bids_a_trick_is_worth_its_points() -> None:
    for side in (Side.NS, Side.EW):
        stakes = plain_stakes(Rules(), side)
        for winner in SEATS:
            sign = 1 if winner.side is side else -1
            assert stakes[winner][5 * 0 + 4] == sign * 5
            assert stakes[winner][5 * 4 + 0] == sign * -4
            assert stakes[winner][5 * 2 + 0] == sign * -1
            assert stakes[winner][0] == sign * 1


def stakes_under(
    bids: tuple[str | None, str | None], tricks: list[str] | None = None
) -> list[float]:
    """For each winner, what a plain trick is worth to South."""
    view = position("2S 3S", tricks=tricks, rules=INDIVIDUALIST, bids=bids)
    return [row[0] for row in stakes_for(view.public, Seat.SOUTH)]


def test_a_nil_bidders_own_trick_is_a_disaster() -> None:
    south, west, north, east = stakes_under(("nil:S", None))
    assert south < -5
    assert north > 2, "the partner's points count three times"
    assert west == east == -1


def test_an_opponents_nil_is_worth_setting() -> None:
    south, west, _, east = stakes_under((None, "nil:E"))
    assert east > 5
    assert west < -2
    assert south == 1


def test_after_a_failed_nil_its_sides_points_are_nothing() -> None:
    south, west, north, _ = stakes_under(("nil:S", None), ["S: AS 4S 5S 6S"])
    assert south == north == 0
    assert west == -1


def test_a_blind_bid_makes_points_dearer() -> None:
    south, west, north, east = stakes_under(("blind:N", None))
    assert south == north > 1
    assert west == east < -1
