"""Cards that any sound player would play. Trump hearts, adder clubs, South on turn.

Where ``unseen`` is given those are exactly the others' cards, so there is little room for taste.
"""

import pytest

from maverick_desktop.ai.club import choose_card
from maverick_desktop.core.cards import codes, parse_cards
from maverick_desktop.core.rules import INDIVIDUALIST, TOURNAMENT, Rules
from maverick_desktop.core.view import SeatView
from tests.ai.positions import position

FREE = Rules(void_play="free")
PRICED = Rules(void_play="free", revoke="priced")


def best(view: SeatView) -> str:
    """The card the club player plays."""
    return choose_card(view).code


def plays_one_of(view: SeatView, cards: str) -> bool:
    return best(view) in codes(parse_cards(cards))


# --- last to play --------------------------------------------------------------------------------


def test_a_rich_trick_is_won_with_the_lowest_card_that_wins() -> None:
    view = position(
        "3C TC QC AC 5D 9S", "W: 9C 6C 2C", unseen="KC JC 2H 3H 4H 5H 6H 7H 8H 9H TH 2D 3D 4D"
    )
    assert best(view) == "TC"


def test_a_rich_trick_is_ruffed() -> None:
    """With which trump is a matter of taste: a high one may have to win all-trump tricks later."""
    view = position("4H 9H KH 5D 9S", "W: 9C 6C 2C", rules=FREE)
    assert plays_one_of(view, "4H 9H KH")


def test_a_ruff_is_overruffed_when_adders_are_in_the_trick() -> None:
    view = position("4H 9H KH 5D 9S", "W: 6C 2C 5H", rules=FREE)
    assert plays_one_of(view, "9H KH")


def test_the_cheaper_of_two_trumps_ruffs_when_the_dear_one_has_work_left() -> None:
    """One trump is out, between them, with an adder behind it: only the king surely wins."""
    view = position("4H KH", "W: 9C 6C 2C", unseen="9H 3C 5D", rules=FREE)
    assert best(view) == "4H"


def test_an_all_trump_trick_is_ducked() -> None:
    view = position("4H 9H KH 5D 9S", "W: 8H 6H 5H")
    assert best(view) == "4H"


def test_a_plain_trick_is_won_with_the_lowest_card_that_wins() -> None:
    view = position("3D TD QD 4H 5S 9S", "W: 9D 6D 2D")
    assert best(view) == "TD"


def test_an_adder_is_thrown_on_the_partners_trick() -> None:
    """Nothing else to do with it: the partner has won."""
    view = position("3C 9C 5D 6D", "W: 6S AS 2S", rules=FREE)
    assert plays_one_of(view, "3C 9C")


def test_the_partners_trick_is_fed_though_trumps_are_held() -> None:
    view = position("3C 9C 5D 4H", "W: 6S AS 2S", rules=FREE)
    assert plays_one_of(view, "3C 9C")


def test_no_adder_is_thrown_on_an_opponents_rich_trick() -> None:
    view = position("3C 9C 5D 6D", "W: AS 6S 4C", rules=FREE)
    assert plays_one_of(view, "5D 6D")


def test_a_lost_adder_trick_gets_no_more_than_it_must() -> None:
    """Following is a duty; the cards kept are the ones that can still win."""
    view = position("3C QC 5D 6D", "W: KC 6C 4C", rules=FREE)
    assert best(view) == "3C"


def test_an_adder_saves_the_side_from_an_all_trump_trick_of_its_partner() -> None:
    """Partner's trump wins three trumps: one adder turns minus one into two."""
    view = position("3C 5D 6D", "W: 6H AH 5H", rules=FREE)
    assert best(view) == "3C"


def test_no_adder_saves_an_opponent_from_a_bad_trick() -> None:
    view = position("3C 5D 6D", "W: AH 6H 5H", rules=FREE)
    assert plays_one_of(view, "5D 6D")


def test_the_partners_winner_is_not_trumped() -> None:
    view = position("4H 9H 5D 6D", "W: 6S AS 2S", rules=FREE)
    assert plays_one_of(view, "5D 6D")


def test_the_partners_rich_trick_is_not_trumped() -> None:
    view = position("4H 9H 5D 6D", "W: 6C AC 2C", rules=FREE)
    assert plays_one_of(view, "5D 6D")


def test_where_trumping_is_a_duty_the_partners_rich_trick_may_still_be_taken() -> None:
    view = position("4H 5D 6D", "W: 6C AC 2C")
    assert best(view) == "4H"


# --- second and third hand -----------------------------------------------------------------------


def test_third_hand_feeds_a_partner_whose_card_cannot_be_beaten() -> None:
    """East follows with a low spade: the ace stands."""
    view = position("3C 5D", "N: AS 4S", unseen="2S 3S 7S 8D 9D", rules=FREE)
    assert best(view) == "3C"


def test_third_hand_wins_what_the_partners_card_would_lose() -> None:
    """Partner led a low adder; only East is to come, and its king would take the trick."""
    view = position("AC 3C 5D", "N: 4C 6C", unseen="KC 7C 8D 9D TD 2D 8S", rules=FREE)
    assert best(view) == "AC"


def test_third_hand_ducks_trumps_led_by_an_opponent() -> None:
    view = position("4H AH 5D", "E: 6H", unseen="7H 8H 9H TH 8D 9D TD 2D")
    assert best(view) == "4H"


def test_second_hand_does_not_throw_an_adder_under_a_master() -> None:
    view = position("3C 5D 6D", "E: AS", unseen="2S 3S 4S 5S 6S 7S 8S 9S", rules=FREE)
    assert plays_one_of(view, "5D 6D")


# --- leads ---------------------------------------------------------------------------------------


def test_a_master_adder_is_led_when_nobody_can_trump_it() -> None:
    view = position("AC 3D 4D", unseen="2C 3C 4C 5C 6C 5D 6D 7D 8D")
    assert best(view) == "AC"


def test_no_adder_is_led_into_the_opponents_tops() -> None:
    """West was passed the ace and king; another suit costs less."""
    view = position("QC 3D 4D", unseen="AC KC 2C 3C 5D 6D 7D 8D 9D", given="AC KC")
    assert plays_one_of(view, "3D 4D")


def test_no_trump_is_led_when_only_the_partner_has_some() -> None:
    view = position("AH 3D", tricks=["S: QH 2S 3H 4S"], unseen="2H 4H 5D 6D 7D 8D")
    assert best(view) == "3D"


def test_a_high_trump_is_not_led_into_three_followers() -> None:
    view = position("AH 3D", unseen="2H 3H 4H 5H 6H 7H")
    assert best(view) == "3D"


def test_a_suit_an_opponent_ruffs_is_not_led_with_a_rich_card() -> None:
    """West is void in clubs and holds trumps: a led ace of adders is ruffed."""
    view = position("AC 3D", tricks=["S: KC 2H 2C 4C"], unseen="5H 6H 5C 6C 7D 8D", given="5H 6H")
    assert best(view) == "3D"


def test_the_suit_the_partner_ruffs_is_led() -> None:
    """North is void in clubs and has the last trumps: its ruff wins the adders."""
    tricks = ["S: KC 2C 2H 4C", "S: AH 2S 3H 4S"]
    view = position("3C 3D", tricks=tricks, unseen="5H 6H 5C 6C 7D 8D", rules=FREE)
    assert best(view) == "3C"


# --- the end -------------------------------------------------------------------------------------


def test_last_two_tricks_the_master_is_kept_for_the_rich_one() -> None:
    """West leads a trump it must win; the ace of adders will take the last trick."""
    view = position("AC 2D", "W: AH 3H 4H", unseen="3C 4C 5C", rules=FREE)
    assert best(view) == "2D"


def test_last_two_tricks_the_lead_goes_to_the_side_suit_first() -> None:
    """Whatever is led, both adders out fall under the ace; it must not be ruffed."""
    view = position("AC 2D", unseen="3C 4C 5C 3D 4D 5D", rules=FREE)
    assert plays_one_of(view, "AC 2D")


# --- revokes for a price -------------------------------------------------------------------------


def test_a_poor_trick_is_not_worth_a_revoke() -> None:
    view = position("2S 4H 9H KH", "W: AS 6S 5S", rules=PRICED)
    assert best(view) == "2S"


def test_a_rich_trick_is_worth_a_revoke() -> None:
    """Four adders to the opponents or three to us: a swing of nine for four."""
    view = position("2C 4H 5D 6D", "W: AC KC QC", rules=PRICED)
    assert best(view) == "4H"


def test_a_dear_revoke_is_not_paid() -> None:
    rules = Rules(void_play="free", revoke="priced", revoke_penalty=15)
    view = position("2C 4H 5D 6D", "W: AC KC QC", rules=rules)
    assert best(view) == "2C"


def test_the_partners_rich_trick_is_not_revoked_upon() -> None:
    view = position("2C 4H 5D 6D", "W: KC AC QC", rules=PRICED)
    assert best(view) == "2C"


def test_a_revoke_is_not_paid_where_it_spoils_the_bid() -> None:
    view = position("2C 4H 5D 6D", "W: AC KC QC", rules=TOURNAMENT, bids=("blind:S", None))
    assert best(view) == "2C"


# --- bids ----------------------------------------------------------------------------------------


def test_a_nil_bidder_ducks() -> None:
    view = position("3D TD QD 5S", "W: 9D 6D 2D", rules=INDIVIDUALIST, bids=("nil:S", None))
    assert best(view) == "3D"


def test_a_nil_bidder_throws_its_highest_loser_under_a_higher_card() -> None:
    view = position("3D TD QD 5S", "W: KD 9D 2D", rules=INDIVIDUALIST, bids=("nil:S", None))
    assert best(view) == "QD"


def test_a_nil_bidder_ducks_even_a_rich_trick() -> None:
    view = position("3C AC 5S", "W: 9C 6C 2C", rules=INDIVIDUALIST, bids=("nil:S", None))
    assert best(view) == "3C"


def test_the_partner_covers_a_nil_bidder() -> None:
    """North bid nil and its nine would win; South goes above it."""
    view = position("3D QD 5S", "W: 6D 9D 2D", rules=INDIVIDUALIST, bids=("nil:N", None))
    assert best(view) == "QD"


def test_an_opponents_nil_is_set_by_ducking() -> None:
    """East bid nil and holds the trick: one plain point is a small price."""
    view = position("3D QD 5S", "W: 6D 2D 9D", rules=INDIVIDUALIST, bids=(None, "nil:E"))
    assert best(view) == "3D"


def test_a_blind_bid_makes_no_difference_to_a_sure_trick() -> None:
    view = position("3C AC 5S", "W: 9C 6C 2C", rules=INDIVIDUALIST, bids=("blind:S", None))
    assert best(view) == "AC"


# --- other rules ---------------------------------------------------------------------------------


def test_all_trump_tricks_are_taken_where_they_pay() -> None:
    rules = Rules(points_all_trumps=4, points_some_trumps=2)
    view = position("4H 9H 5D 9S", "W: 8H 6H 5H", rules=rules)
    assert best(view) == "9H"


def test_plain_tricks_are_ducked_where_they_cost() -> None:
    view = position("3D TD 4H 5S", "W: 9D 6D 2D", rules=Rules(points_plain=-3))
    assert best(view) == "3D"


def test_a_ruffed_adder_trick_is_cheap_where_trumps_flatten_it() -> None:
    """With flat_one the partner's lone adder trick is left alone rather than ruffed."""
    rules = Rules(void_play="free", adder_with_trump="flat_one")
    view = position("4H 5D", "W: 6C AC 2C", rules=rules)
    assert best(view) == "5D"


@pytest.mark.parametrize("plays", ["", "W: 6D 9D 2D", "N: 4C 6C", "E: AS"])
def test_a_lone_card_is_played(plays: str) -> None:
    assert best(position("5D", plays)) == "5D"
