"""What is passed on: low adders, never low trumps, and always the right number of cards."""

import random
from itertools import pairwise
from statistics import fmean

import msgspec
import pytest

from maverick_desktop.ai.almanac import ALMANAC
from maverick_desktop.ai.budget import Budget
from maverick_desktop.ai.knowledge import knowledge_of
from maverick_desktop.ai.passguess import guessed_values
from maverick_desktop.ai.passing import choose_pass, different, ranked, weigh_pass
from maverick_desktop.ai.passvalues import PassValues
from maverick_desktop.ai.verdict import Verdict
from maverick_desktop.core.cards import SEATS, SUITS, CardSet, Suit, card, cards_in, parse_cards
from maverick_desktop.core.events import ChooseCards
from maverick_desktop.core.legal import MayChoose
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import CLASSIC, INDIVIDUALIST, OPTIONS, Rules, pass_target
from maverick_desktop.core.view import SeatView
from tests.ai.driver import dealt_hand, random_rules
from tests.ai.positions import position

HAND = "2H 9H AH 2C 5C AC 3D 8D QD AD 4S 9S KS"
MIDDLING = "2H 9H AH 2C 5C 3D 8D QD AD 4S 9S KS JS"
STRONG = "2H 3H 9H AC KC AS KS QS AD KD 5D 6D 7D"
FEW = Budget(nodes=200_000)


def codes(cards: CardSet) -> set[str]:
    return {one.code for one in cards_in(cards)}


def passed(hand: str, rules: Rules) -> set[str]:
    """What a club player passes on."""
    return codes(choose_pass(position(hand, rules=rules, phase=Phase.PASSING)))


def chosen(one: object) -> CardSet:
    assert isinstance(one, ChooseCards)
    return one.cards


def searched(hand: str, rules: Rules, seed: int = 1) -> Verdict:
    view = position(hand, rules=rules, phase=Phase.PASSING)
    return weigh_pass(view, FEW, random.Random(seed))


# --- what cards are worth ------------------------------------------------------------------------


def points(row: tuple[int, ...]) -> list[float]:
    return [one / 1000 for one in row]


@pytest.mark.parametrize("rules", [CLASSIC, INDIVIDUALIST])
@pytest.mark.parametrize("learned", [True, False])
def test_values_have_the_signs_and_the_order_that_are_known(rules: Rules, learned: bool) -> None:
    """By AI.md: low adders gain, their tops cost dearly, low trumps are kept, low side cards go."""
    values = ALMANAC.pass_values(rules, False) if learned else guessed_values(rules, False)
    side, adder, trump = points(values.side), points(values.adder), points(values.trump)
    assert min(adder[:9]) > 1.5
    assert adder[9] > adder[10] > adder[11] > adder[12]
    assert adder[12] < -3 < adder[11] < adder[9]
    assert min(adder[:9]) > max(side) + 0.7
    assert min(adder[:9]) > max(trump) + 0.5
    assert fmean(side[:7]) > side[11] > side[12]
    assert fmean(trump[:3]) < -2 < fmean(trump[6:10])
    assert trump[0] < trump[5] < trump[9] < trump[13]
    assert max(trump[:6]) < min(side[:9])


@pytest.mark.parametrize("rules", [CLASSIC, INDIVIDUALIST])
def test_a_partner_is_given_what_leaves_a_good_shape(rules: Rules) -> None:
    """Cards that stay on the side are worth much the same; no adder left is worth the most."""
    values = ALMANAC.pass_values(rules, True)
    cards = [*values.side, *values.adder, *values.trump]
    assert max(cards) - min(cards) < 2500
    assert values.no_adder > 1500
    assert values.no_adder > values.one_adder


def test_values_follow_the_points() -> None:
    """Where a trick without trumps and adders is worth much, high side cards are to be kept."""
    rich = ALMANAC.pass_values(Rules(points_plain=12), False)
    usual = ALMANAC.pass_values(CLASSIC, False)
    assert rich.side[12] - rich.side[0] < usual.side[12] - usual.side[0] - 1000


def test_card_and_shape_are_looked_up_by_what_they_are() -> None:
    values = PassValues(
        tuple(range(13)), tuple(range(100, 113)), tuple(range(200, 215)), 7, 6, 50, 3, 40, 30
    )
    assert values.of(card("2D"), Suit.HEARTS, Suit.CLUBS) == 0
    assert values.of(card("AS"), Suit.HEARTS, Suit.CLUBS) == 12
    assert values.of(card("3C"), Suit.HEARTS, Suit.CLUBS) == 101
    assert values.of(card("2H"), Suit.HEARTS, Suit.CLUBS) == 200
    assert values.of(card("BJ"), Suit.HEARTS, Suit.CLUBS) == 214
    assert [values.of_adder(left) for left in range(3)] == [7, 6, 0]
    assert [values.of_side(left, 4) for left in range(4)] == [62, 40, 30, 0]


# --- the club player -----------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [Rules(), INDIVIDUALIST, Rules(pass_direction="right")])
def test_low_adders_go_to_an_opponent(rules: Rules) -> None:
    assert passed(HAND, rules) == {"2C", "5C"}


@pytest.mark.parametrize("rules", [Rules(), INDIVIDUALIST])
def test_tops_and_low_trumps_are_kept(rules: Rules) -> None:
    assert not passed(STRONG, rules) & {"2H", "3H", "AC", "AS", "AD"}


def test_without_adders_something_else_goes() -> None:
    assert not passed("2H 9H AH KH 3D 8D QD AD 4S 9S KS 5S 6S", CLASSIC) & {"2H", "9H"}


@pytest.mark.parametrize("count", range(1, 5))
def test_as_many_as_the_rules_ask(count: int) -> None:
    dice = random.Random(count)
    for direction in ("left", "right", "across", "rotate"):
        now = dealt_hand(Rules(pass_count=count, pass_direction=direction), dice)
        for seat in SEATS:
            view = now.view(seat)
            given = choose_pass(view)
            assert isinstance(view.legal(), MayChoose)
            assert given.bit_count() == count
            assert given & ~(view.hand or 0) == 0


def test_of_cards_with_none_between_them_the_lowest_stands_for_all() -> None:
    """Whoever holds the five, six and seven passes on the same with any of them."""
    know = knowledge_of(position(STRONG, phase=Phase.PASSING))
    choices = different(know, 2)
    assert len(choices) == len({*choices})
    shown = [codes(one) for one in choices]
    assert {"5D", "6D"} in shown
    assert {"5D", "QS"} in shown
    assert all(("6D" not in one or "5D" in one) and "7D" not in one for one in shown)
    assert {"2H", "QS"} in shown
    assert not any("3H" in one and "2H" not in one for one in shown)


def test_the_ranking_begins_with_the_choice() -> None:
    dice = random.Random(3)
    for _ in range(20):
        view = dealt_hand(Rules(pass_count=dice.randint(1, 4)), dice).view(SEATS[0])
        found = ranked(view)
        assert found[0].cards == choose_pass(view)
        assert all(one.value >= other.value for one, other in pairwise(found))


# --- the search ----------------------------------------------------------------------------------


@pytest.mark.parametrize("hand", [HAND, MIDDLING])
@pytest.mark.parametrize("direction", ["left", "right"])
@pytest.mark.parametrize("rules", [CLASSIC, INDIVIDUALIST])
def test_the_search_gives_low_adders_too(rules: Rules, direction: str, hand: str) -> None:
    verdict = searched(hand, _passing(rules, direction))
    assert codes(chosen(verdict.best.action)) == {"2C", "5C"}
    assert verdict.worlds > 0


def _passing(rules: Rules, direction: str, count: int = 2) -> Rules:
    return msgspec.structs.replace(rules, pass_direction=direction, pass_count=count)


@pytest.mark.parametrize("rules", [CLASSIC, INDIVIDUALIST])
@pytest.mark.parametrize("count", [1, 2])
def test_a_partner_is_not_shot(rules: Rules, count: int) -> None:
    """What hurts whoever gets it goes to an opponent, and not to the partner."""
    beside, across = _passing(rules, "left", count), _passing(rules, "across", count)
    hand = "2H 9H AH 2C 5C 7C TC AC 8D QD AD 9S KS"
    poison = parse_cards("2C 5C 7C TC")
    assert chosen(searched(hand, beside).best.action) & ~poison == 0
    given = chosen(searched(hand, across).best.action)
    assert given & poison != given
    # Nor by a club player.
    club = choose_pass(position(hand, rules=across, phase=Phase.PASSING))
    assert club & poison != club


@pytest.mark.parametrize("rules", [CLASSIC, INDIVIDUALIST])
def test_the_search_finds_better_shapes_for_the_side(rules: Rules) -> None:
    """Averaged over hands: what it passes to its partner promises more than the club's choice."""
    dice, gains = random.Random(5), []
    across = msgspec.structs.replace(_passing(rules, "across"), bids=frozenset())
    for number in range(12):
        view = dealt_hand(across, dice).view(SEATS[number & 3])
        verdict = weigh_pass(view, FEW, random.Random(number))
        club = choose_pass(view)
        (worth,) = [one.worth for one in verdict.choices if chosen(one.action) == club]
        gains.append(verdict.best.worth - worth)
    assert min(gains) >= 0
    assert fmean(gains) > 0.5


def views_to_pass(dice: random.Random, hands: int) -> list[SeatView]:
    """Seats about to pass, under rules of all kinds."""
    found: list[SeatView] = []
    while len(found) < hands:
        now = dealt_hand(random_rules(dice), dice)
        if now.public.phase is Phase.PASSING:
            found.append(now.view(SEATS[dice.randrange(4)]))
    return found


def test_under_any_rules_every_choice_is_legal() -> None:
    met: dict[str, set[object]] = {}
    for number, view in enumerate(views_to_pass(random.Random(6), 30)):
        rules = view.public.rules
        for name in ("pass_count", "pass_direction", "void_play", "overtrump", "equal_ranks"):
            met.setdefault(name, set()).add(getattr(rules, name))
        verdict = weigh_pass(view, Budget(nodes=20_000), random.Random(number))
        cards = [chosen(one.action) for one in verdict.choices]
        assert len({*cards}) == len(cards) <= 24
        assert all(view.refusal(ChooseCards(one)) is None for one in cards)
        assert verdict.choices[0].error == 0.0
    assert met["pass_count"] == {1, 2, 3, 4}
    assert met["pass_direction"] == {*OPTIONS["pass_direction"].choices}
    assert met["void_play"] == {*OPTIONS["void_play"].choices}


def test_with_nodes_alone_a_verdict_can_be_made_again() -> None:
    for view in views_to_pass(random.Random(7), 6):
        found = [weigh_pass(view, FEW, random.Random(9)) for _ in range(2)]
        assert found[0] == found[1]


@pytest.mark.parametrize("nodes", [0, 16_640, 33_279, 33_280])
def test_the_budget_is_kept(nodes: int) -> None:
    """The first look is always taken, 32 deals for ten choices; then nothing beyond the budget."""
    view = position(MIDDLING, rules=INDIVIDUALIST, phase=Phase.PASSING)
    verdict = weigh_pass(view, Budget(nodes=nodes), random.Random(1))
    assert verdict.worlds == (64 if nodes == 33_280 else 32)


def test_a_clock_that_has_run_down_still_leaves_a_choice() -> None:
    verdict = weigh_pass(position(HAND, phase=Phase.PASSING), Budget(seconds=0.0), random.Random(1))
    assert verdict.worlds == 32


def test_blind_bids_are_played_for() -> None:
    """With both sides blind the hand is worth more or less, so the figures are others."""
    plain = position(HAND, rules=INDIVIDUALIST, phase=Phase.PASSING)
    blind = position(HAND, rules=INDIVIDUALIST, phase=Phase.PASSING, bids=("blind:S", "blind:W"))
    one, two = (weigh_pass(view, FEW, random.Random(1)) for view in (plain, blind))
    assert two.best.worth > one.best.worth + 1


def test_every_suit_may_be_trump_and_adder() -> None:
    """The same hand in other suits is passed on alike."""
    for trump in SUITS:
        for adder in SUITS:
            if adder is trump:
                continue
            sides = [suit for suit in SUITS if suit not in (trump, adder)]
            hand = (
                f"2{trump.letter} 9{trump.letter} A{trump.letter} 2{adder.letter} 5{adder.letter}"
            )
            hand += "".join(f" {rank}{suit.letter}" for suit in sides for rank in "48QK")
            view = position(hand, trump=trump, adder=adder, phase=Phase.PASSING)
            assert codes(choose_pass(view)) == {f"2{adder.letter}", f"5{adder.letter}"}


def test_rotating_hands_go_where_their_number_says() -> None:
    """In hand 3 the partner gets the cards: low adders stay."""
    replace = msgspec.structs.replace
    rules = Rules(pass_direction="rotate")
    view = position(HAND, rules=rules, phase=Phase.PASSING)
    third = replace(view.public, hand=replace(view.public.hand, number=3))
    assert pass_target(rules, 3) == 2
    assert codes(choose_pass(view)) == {"2C", "5C"}
    assert codes(choose_pass(replace(view, public=third))) == passed(
        HAND, Rules(pass_direction="across")
    )
