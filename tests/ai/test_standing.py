"""How the match stands: the chance to win it, and when that is what counts."""

import pytest

from maverick_desktop.ai.standing import Standing
from maverick_desktop.ai.usualhand import UsualHand, guessed_usual
from maverick_desktop.core.rules import CLASSIC, PRESETS, Rules


def standing(ours: int, theirs: int, hands: int = 5, rules: Rules = CLASSIC) -> Standing:
    return Standing(rules, ours, theirs, hands, 5.5, 10.0)


@pytest.mark.parametrize(
    ("ours", "theirs", "may_end"),
    [(0, 0, False), (60, 84, False), (60, 85, True), (90, 0, True), (-30, 20, False)],
)
def test_the_end_is_near_when_a_good_hand_brings_it(ours: int, theirs: int, may_end: bool) -> None:
    assert standing(ours, theirs).may_end is may_end


def test_the_last_hand_of_a_match_by_hands_ends_it() -> None:
    rules = Rules(target=None, hands=8)
    assert standing(0, 0, 7, rules).may_end
    assert not standing(0, 0, 6, rules).may_end


def test_without_a_target_points_alone_count_until_the_last_hand() -> None:
    assert not standing(5000, 0, 3, Rules(target=None, hands=100)).may_end


def test_a_won_match_is_won_and_a_lost_one_lost() -> None:
    now = standing(92, 99)
    assert now.chance(13, 1) == 1.0
    assert now.chance(7, 1) == 0.0
    assert now.chance(7, 0) == 0.5
    assert 0.0 < now.chance(6, 0) < 0.5
    assert standing(99, 92).chance(0, 0) > 0.5


def test_both_there_and_equal_goes_on_or_is_drawn() -> None:
    assert standing(92, 92).chance(13, 13) == 0.5
    drawn = Rules(tie="draw")
    assert standing(92, 92, rules=drawn).chance(13, 13) == 0.5
    assert standing(92, 92, rules=drawn).chance(14, 13) == 1.0


def test_the_chance_grows_with_the_score() -> None:
    for ours, theirs in ((0, 0), (40, 70), (95, 90)):
        now = standing(ours, theirs)
        chances = [now.chance(points, 5) for points in range(-10, 30)]
        assert chances == sorted(chances)
        assert chances[0] < chances[-1]
        against = [now.chance(5, points) for points in range(-10, 30)]
        assert against == sorted(against, reverse=True)


def test_a_lead_is_worth_more_when_fewer_hands_are_left() -> None:
    rules = Rules(target=None, hands=20)
    assert standing(10, 0, 17, rules).chance(0, 0) > standing(10, 0, 5, rules).chance(0, 0)
    assert standing(90, 80).chance(0, 0) > standing(30, 20).chance(0, 0)


def test_the_usual_hand_is_the_same_for_both_sides() -> None:
    usual = UsualHand(((10, 2, 3), (4, 4, 1)))
    assert usual.count == 4
    assert usual.mean == (3 * 12 + 8) / 8
    assert usual.spread == pytest.approx((3 * 64 / 4) ** 0.5)


@pytest.mark.parametrize("name", PRESETS)
def test_guesses_about_the_usual_hand_are_near_what_is_played(name: str) -> None:
    from maverick_desktop.ai.almanac import ALMANAC

    guessed, usual = guessed_usual(PRESETS[name]), ALMANAC.usual_hand(PRESETS[name])
    assert usual.mean == pytest.approx(guessed.mean, abs=2.0)
    assert usual.spread == pytest.approx(guessed.spread, rel=0.4)
