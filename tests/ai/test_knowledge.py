"""What a view proves is true and never forgotten, and simple proofs are found."""

import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from maverick_desktop.ai.knowledge import Knowledge, knowledge_of
from maverick_desktop.ai.levels import LEVELS
from maverick_desktop.core.cards import SEATS, SUITS, Seat, Suit, card, parse_cards
from maverick_desktop.core.events import Action
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import Rules
from maverick_desktop.core.state import GameState
from maverick_desktop.core.view import SeatView
from tests.ai.driver import dealt_hand, play_hand, random_rules
from tests.ai.positions import position


def every_view(seed: int) -> Iterator[tuple[GameState, Seat, Knowledge]]:
    """All that all seats know at every decision of the play of a random hand, in order."""
    dice = random.Random(seed)
    seen: list[GameState] = []

    def keep(now: GameState, _view: SeatView, _action: Action) -> None:
        if now.public.phase is Phase.PLAY:
            seen.append(now)

    level = dice.choice(["reckless", "club", "random"])
    thinkers = {seat: LEVELS[level].make() for seat in SEATS}
    play_hand(dealt_hand(random_rules(dice), dice), thinkers, seed, keep)
    for now in seen:
        for seat in SEATS:
            yield now, seat, knowledge_of(now.view(seat))


@settings(deadline=None)
@given(st.integers(0, 1 << 32))
def test_what_is_proved_is_true(seed: int) -> None:
    for now, _, know in every_view(seed):
        for other in SEATS:
            assert now.hands[other] & ~know.may[other] == 0
            assert know.sure[other] & ~now.hands[other] == 0
            assert now.hands[other].bit_count() == know.size[other]
            for suit in SUITS:
                if know.owed[other] >> suit & 1:
                    assert now.hands[other] & know.suits[suit]


@settings(deadline=None)
@given(st.integers(0, 1 << 32))
def test_a_void_is_never_forgotten(seed: int) -> None:
    voids: set[tuple[Seat, Seat, Suit]] = set()
    for _, seat, know in every_view(seed):
        voids |= {
            (seat, other, suit) for other in SEATS for suit in SUITS if know.is_void(other, suit)
        }
        assert all(know.is_void(other, suit) for who, other, suit in voids if who is seat)


@settings(deadline=None)
@given(st.integers(0, 1 << 32))
def test_cards_once_ruled_out_stay_ruled_out(seed: int) -> None:
    may: dict[Seat, tuple[int, ...]] = {}
    for _, seat, know in every_view(seed):
        for other in SEATS:
            if seat in may and other is not seat:
                assert know.may[other] & ~may[seat][other] == 0
        may[seat] = know.may


# In these positions trump is hearts, adder is clubs, and South is on turn.


def test_not_following_shows_a_void() -> None:
    view = position(hand="2D 3D", tricks=["S: AS 2S 3C 4S"], rules=Rules(void_play="free"))
    know = knowledge_of(view)
    assert know.is_void(Seat.NORTH, Suit.SPADES)
    assert not know.is_void(Seat.NORTH, Suit.HEARTS)
    assert not know.is_void(Seat.WEST, Suit.SPADES)


def test_throwing_off_shows_a_lack_of_trumps_where_trumping_is_a_duty() -> None:
    view = position(hand="2D 3D", tricks=["S: AS 2S 3C 4S"])
    assert knowledge_of(view).is_void(Seat.NORTH, Suit.HEARTS)


@pytest.mark.parametrize(("trick", "shown"), [("S: AS 2S 3C 4S", False), ("S: 5S 2S 3S 3C", True)])
def test_the_duty_ends_where_the_partner_wins(trick: str, shown: bool) -> None:
    """North throws off on its partner's ace; East throws off on the same card of an opponent."""
    rules = Rules(void_play="must_trump_unless_partner_wins")
    know = knowledge_of(position(hand="2D 3D", tricks=[trick], rules=rules))
    thrower = Seat.EAST if shown else Seat.NORTH
    assert know.is_void(thrower, Suit.SPADES)
    assert know.is_void(thrower, Suit.HEARTS) is shown


def test_a_paid_revoke_shows_the_suit_is_held() -> None:
    rules = Rules(revoke="priced", void_play="free")
    know = knowledge_of(position(hand="2D 3D", tricks=["S: AS 2S 3C! 4S"], rules=rules))
    assert know.owed[Seat.NORTH] == 1 << Suit.SPADES
    assert not know.is_void(Seat.NORTH, Suit.SPADES)


def test_a_suit_shown_held_is_settled_by_the_next_card_of_it() -> None:
    rules = Rules(revoke="priced", void_play="free")
    tricks = ["S: AS 2S 3C! 4S", "S: KS 5S 6S 7S"]
    know = knowledge_of(position(hand="2D 3D", tricks=tricks, rules=rules))
    assert know.owed[Seat.NORTH] == 0


def test_a_lower_trump_shows_that_no_higher_one_is_held() -> None:
    view = position(hand="2D 3D", tricks=["S: AS 9H 3H 4S"], rules=Rules(overtrump=True))
    know = knowledge_of(view)
    assert know.may[Seat.NORTH] & know.trumps == parse_cards("2H 4H 5H 6H 7H 8H")


def test_passed_cards_lie_with_their_receiver() -> None:
    view = position(hand="2D 3D 4D", tricks=["S: AS 2S 3S 4S"], given="2C 3C")
    know = knowledge_of(view)
    assert know.sure[Seat.WEST] == parse_cards("2C 3C")
    assert not (know.may[Seat.NORTH] | know.may[Seat.EAST]) & parse_cards("2C 3C")


def test_a_passed_card_that_was_played_is_gone() -> None:
    view = position(hand="2D 3D", tricks=["S: AC 2C 4C 5C"], given="2C 3C")
    know = knowledge_of(view)
    assert know.sure[Seat.WEST] == parse_cards("3C")


def test_masters_are_counted() -> None:
    view = position(hand="KS QS AD KC", tricks=["S: AS 2S 3S 4S"])
    know = knowledge_of(view)
    assert know.is_master(card("KS"))
    assert know.is_master(card("AD"))
    assert not know.is_master(card("KC"))


def test_only_the_partner_may_hold_trumps_once_both_opponents_threw_off() -> None:
    view = position(hand="2H 3D", tricks=["S: AH 2S 3H 4S"])
    know = knowledge_of(view)
    assert know.only_partner_may_hold(Suit.HEARTS)
    assert not know.only_partner_may_hold(Suit.SPADES)


def test_the_last_cards_are_placed_by_counting() -> None:
    """Two cards each: the opponents have shown that they hold diamonds alone."""
    tricks = ["S: AS 2D 3S 4D", "S: AH 5D 3H 6D", "S: AC 7D 3C 8D"]
    know = knowledge_of(position(hand="2S 2H", tricks=tricks, unseen="9D TD JD QD 4S 4H"))
    assert know.sure[Seat.NORTH] == parse_cards("4S 4H")
    assert know.may[Seat.WEST] == parse_cards("9D TD JD QD")
