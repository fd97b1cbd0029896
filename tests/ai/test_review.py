"""Reviews: exact where the hand is solved, blind where the seat was, the same every time."""

import random

import pytest
from msgspec.structs import replace

from maverick_desktop.ai.review import (
    NEAR,
    CardReview,
    Depth,
    HandReview,
    Mark,
    Measure,
    cards_of,
    depth_of,
    review,
    reviewing,
)
from maverick_desktop.core.cards import SEATS
from maverick_desktop.core.deals import Deal
from maverick_desktop.core.finished import Decision, FinishedHand
from maverick_desktop.core.replay import finished_hands
from maverick_desktop.core.store import read_record
from maverick_desktop.core.view import SeatView
from tests.core.golden import FOLDER

SMALL = Depth(known=400, solving=4000, playing_out=200)


def hand_of(name: str) -> FinishedHand:
    return finished_hands(read_record(FOLDER / f"{name}.maverick").log)[0]


@pytest.fixture(scope="module")
def small() -> HandReview:
    return review(hand_of("play-01"), SMALL)


def test_every_card_is_judged_by_both_measures(small: HandReview) -> None:
    assert [one.decision for one in small.cards] == cards_of(small.hand)
    assert [one.card for one in small.cards] == [
        card for trick in small.hand.hand.tricks for card in trick.cards
    ]
    for one in small.cards:
        for measure in Measure:
            verdict = one.verdict(measure)
            worths = [choice.worth for choice in verdict.choices]
            assert worths == sorted(worths, reverse=True)
            lost, mark = one.lost(measure), one.mark(measure)
            assert lost >= 0
            assert one.only == (mark is Mark.ONLY)
            if mark is Mark.BEST:
                assert one.best(measure) == one.card
            if mark is Mark.NEAR:
                assert 0 < lost < NEAR
            if mark is Mark.LOST:
                assert lost >= NEAR
                assert one.best(measure) != one.card


def test_the_same_hand_is_judged_the_same(small: HandReview) -> None:
    assert review(hand_of("play-01"), SMALL) == small


def test_whoever_has_seen_enough_stops(small: HandReview) -> None:
    judged = reviewing(hand_of("play-01"), SMALL)
    first = [next(judged), next(judged)]
    judged.close()
    assert first == [small.cards[-1], small.cards[-2]]


def all_cards() -> list[CardReview]:
    names = [path.stem for path in sorted(FOLDER.glob("*.maverick"))[:6]]
    return [one for name in names for one in review(hand_of(name), SMALL).cards]


def test_with_all_cards_seen_losses_add_up(small: HandReview) -> None:
    """From card to card the exact worth falls by what was lost, and by nothing else; at the end
    it is the score."""
    hand = small.hand
    end = hand.score_of(0) - hand.score_of(1)
    exact = [one for one in small.cards if one.seen.exact]
    assert len(exact) >= 12
    worth = float(end)
    for one in reversed(exact):
        sign = -1 if one.seat.side else 1
        assert sign * one.played(Measure.SEEN).worth == worth
        worth = sign * one.seen.best.worth
        assert one.lost(Measure.SEEN) == abs(worth - sign * one.played(Measure.SEEN).worth)


def test_where_solving_does_not_reach_the_true_deal_is_played_out() -> None:
    judged = review(hand_of("play-01"), Depth(100, 500, 200))
    first = judged.solved_from()
    assert first is not None
    assert 1 < first <= 13
    for one in judged.cards:
        assert one.seen.exact or one.seen.worlds >= 8
        if one.trick >= first:
            assert one.seen.exact
    none = review(hand_of("play-01"), Depth(100, 0, 100))
    assert none.solved_from() is None


def shuffled(hand: FinishedHand, decision: Decision, dice: random.Random) -> FinishedHand:
    """The hand as it might have been too for whoever decided: others' unplayed cards dealt anew."""
    seat = decision.seat
    left = hand.hands_at(decision)
    others = [one for one in SEATS if one is not seat]
    loose = [1 << k for one in others for k in range(54) if left[one] >> k & 1]
    dice.shuffle(loose)
    hands = list(hand.deal.hands)
    for one in others:
        count = left[one].bit_count()
        hands[one] = hands[one] & ~left[one] | sum(loose[:count])
        loose = loose[count:]
    return replace(hand, deal=Deal((hands[0], hands[1], hands[2], hands[3]), hand.deal.turned))


def test_what_a_seat_knew_is_judged_without_the_other_hands() -> None:
    """Dealt anew, what was not seen changes nothing about the first measure."""
    from maverick_desktop.ai.judging import Judge

    dice, judge = random.Random(5), Judge()
    hand = hand_of("play-02")
    for decision in cards_of(hand)[::7]:
        view = decision.view
        other = shuffled(hand, decision, dice)
        assert isinstance(view, SeatView)
        assert other.hands_at(decision)[decision.seat] == hand.hands_at(decision)[decision.seat]
        verdicts = []
        for one in (hand, other):
            judge.begin()
            judge.solved(view, one.hands_at(decision), 300)
            card = decision.action.card  # type: ignore[union-attr]
            verdicts.append(judge.as_known(view, card, 500, 3))
        assert verdicts[0] == verdicts[1]


def test_how_far_ahead_ends_with_the_score(small: HandReview) -> None:
    hand = small.hand
    ns = hand.score_of(0) - hand.score_of(1)
    for seat in SEATS:
        line = small.ahead(seat, Measure.SEEN)
        assert len(line) == len(hand.hand.tricks) + 1
        assert line[-1] == (-ns if seat.side else ns)
        assert line[0] == small.of(seat)[0].seen.best.worth
    part = HandReview(hand, small.cards[20:], small.depth)
    assert part.ahead(SEATS[0], Measure.KNEW)[0] is None


def test_a_revoke_nobody_would_consider_is_judged_too() -> None:
    """The card that was played is always among those compared."""
    judged = [one for one in all_cards() if one.decision.revoke]
    assert judged
    for one in judged:
        for measure in Measure:
            assert one.played(measure).price > 0


def test_a_depth_by_its_nodes() -> None:
    assert depth_of(800) == Depth(800, 9600, 100)
    assert depth_of(1).playing_out == 1
