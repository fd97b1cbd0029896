"""Rehearsed deals: right, as the seat knows them, and the same in every build."""

import random
import threading
from itertools import combinations
from time import monotonic

import pytest

from maverick_desktop.ai.kernel import Kernel
from maverick_desktop.ai.lanes import lanes_of, tell_bids, tell_rules
from maverick_desktop.ai.passguess import guessed_values
from maverick_desktop.ai.passvalues import (
    ANY_CARD,
    Effort,
    PassValues,
    dealt_cards,
    learn,
    open_kernel,
    solved,
    tell_passing,
)
from maverick_desktop.ai.rehearse import COMPILED, Rehearsal
from maverick_desktop.ai.trials import FEATURES, PAIRS, Trials
from maverick_desktop.core.cards import FULL_DECK, SUIT_SETS, Suit, card_set, cards_in
from maverick_desktop.core.rules import CLASSIC, INDIVIDUALIST, Rules
from tests.ai.builds import BUILT, Build, interpreted
from tests.ai.driver import random_rules

LANES = lanes_of(Suit.HEARTS, Suit.CLUBS)
TURNED = LANES.bits(card_set([c for c in cards_in(FULL_DECK) if c.code in ("KH", "4C")]))
CARDS = LANES.bits(FULL_DECK) & ~TURNED


def some_hand(dice: random.Random, count: int = 13) -> int:
    bits = [1 << place for place in range(64) if CARDS >> place & 1]
    return sum(dice.sample(bits, count))


def some_values(dice: random.Random) -> PassValues:
    """Values nobody learned: each would show if it were looked up in the wrong place."""
    side, adder, trump = (
        tuple(dice.randint(-4000, 4000) for _ in range(count)) for count in (13, 13, 15)
    )
    return PassValues(side, adder, trump, *(dice.randint(-4000, 4000) for _ in range(6)))


# --- the choice by values ------------------------------------------------------------------------


def plainly(values: PassValues, hand: int, given: int) -> int:
    """What the values say, card by card in the core's words."""
    trump, adder = Suit.HEARTS, Suit.CLUBS
    kept = LANES.cards(hand & ~given)
    total = sum(values.of(one, trump, adder) for one in cards_in(LANES.cards(given)))
    left = [(kept & suit).bit_count() for suit in SUIT_SETS[trump]]
    total += values.of_adder(left[adder])
    sides = [suit for suit in Suit if suit not in (trump, adder)]
    return total + sum(values.of_side(left[suit], left[trump]) for suit in sides)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_the_choice_is_the_best_of_all(count: int) -> None:
    dice = random.Random(count)
    for _ in range(12):
        rehearsal, values, hand = Rehearsal(BUILT.policy(None)), some_values(dice), some_hand(dice)
        tell_passing(rehearsal, values, count, 1)
        bits = [1 << place for place in range(64) if hand >> place & 1]
        every = [sum(chosen) for chosen in combinations(bits, count)]
        for given in dice.sample(every, 8 if count > 1 else 5):
            assert rehearsal.value(hand, given) == plainly(values, hand, given)
        chosen = rehearsal.choose(hand)
        assert chosen.bit_count() == count
        assert chosen & ~hand == 0
        assert plainly(values, hand, chosen) == max(plainly(values, hand, one) for one in every)


# --- the same in every build ---------------------------------------------------------------------


def story(build: Build, seed: int) -> list[object]:
    """All that a rehearsal and trials come to, with these classes."""
    dice = random.Random(seed)
    rules = random_rules(dice)
    count, target = dice.randint(1, 4), dice.randint(1, 3)
    kernel, rehearsal = build.kernel(10), build.rehearsal(build.policy(None))
    rival = build.rehearsal(build.policy(None))
    tell_rules(kernel, rules)
    tell_bids(kernel, rules, (None, None))
    kernel.set_position([0] * 4, dice.randrange(4), [], [0, 0], [0, 0], [0, 0], 0)
    for one in (rehearsal, rival):
        tell_passing(one, some_values(dice), count, target)
    seat, hand = dice.randrange(4), some_hand(dice)
    giver = (seat - target) & 3
    received = sum(bit for bit in _bits(CARDS & ~hand)[:count])
    fixed, given = [0] * 4, [0] * 4
    fixed[seat], given[seat] = hand, rehearsal.choose(hand)
    fixed[giver] = given[giver] = received
    rehearsal.know(seat, fixed, given, CARDS & ~hand & ~received, 1500, seed)
    rehearsal.draw(6)
    found: list[object] = [
        given[seat],
        rehearsal.bid_on(kernel, 6, seed),
        rehearsal.pass_on(kernel, given[seat], 6, seed),
    ]
    trials = build.trials(kernel, rehearsal)
    trials.set_deals([*dealt_cards(rules.equal_ranks)], seed)
    for informed in (False, True):
        trials.gather(2, informed)
    found += [trials.equations(), trials.contest(rival, 3), trials.usual(3)]
    return found


def _bits(cards: int) -> list[int]:
    return [1 << place for place in range(64) if cards >> place & 1]


@pytest.mark.parametrize("shim", [False, True])
def test_compiled_or_not_the_same_comes_out(shim: bool) -> None:
    other = interpreted(shim=shim)
    for seed in range(6):
        assert story(BUILT, seed) == story(other, seed)


# --- learning ------------------------------------------------------------------------------------


def test_every_way_to_turn_two_cards_is_there() -> None:
    assert len(dealt_cards("default_suits")) == PAIRS
    for option in ("default_suits", "first_turned", "suit_order", "redeal"):
        deals = dealt_cards(option)
        assert len(deals) == PAIRS
        assert {one.bit_count() for one in deals} == {52}


def test_the_equations_give_back_values_that_made_them() -> None:
    """If every pass gains just what the values say, they come out, all but for their mean."""
    dice = random.Random(5)
    true = [dice.uniform(-3, 3)] * 13 + [2.0] * 13 + [dice.uniform(-3, 3)] * 15
    true += [dice.uniform(-3, 3) for _ in range(FEATURES - 41)]
    rows = [[0] * FEATURES for _ in range(FEATURES)]
    sums = [0.0] * FEATURES
    for _ in range(4000):
        x = [0] * FEATURES
        for sign in (1, -1):
            for _ in range(2):
                x[dice.randrange(41)] += sign
            x[41 + dice.randrange(6)] += sign
        gain = sum(a * b for a, b in zip(x, true, strict=True))
        for i, a in enumerate(x):
            if a:
                sums[i] += a * gain
                for j, b in enumerate(x):
                    rows[i][j] += a * b
    found = solved(rows, [round(one) for one in sums], 4000)
    assert found.adder[0] - found.side[0] == pytest.approx(1000 * (2.0 - true[0]), abs=60)
    assert found.trump[0] - found.side[0] == pytest.approx(1000 * (true[26] - true[0]), abs=60)
    assert found.no_adder - found.one_adder == pytest.approx(1000 * (true[41] - true[42]), abs=60)


@pytest.mark.skipif(not COMPILED, reason="it would take minutes")
def test_what_is_learned_is_learned_again_and_pays() -> None:
    effort = Effort(1_000, 2_000, 500)
    for rules in (CLASSIC, INDIVIDUALIST, Rules(points_plain=8)):
        for to_partner in (False, True):
            values = learn(rules, to_partner, effort)
            assert values == learn(rules, to_partner, effort)
            target = 2 if to_partner else 1
            ours, anything = (Rehearsal(BUILT.policy(None)) for _ in range(2))
            tell_passing(ours, values, rules.pass_count, target)
            tell_passing(anything, ANY_CARD, rules.pass_count, target)
            trials = Trials(open_kernel(rules), ours)
            trials.set_deals([*dealt_cards(rules.equal_ranks)], 9)
            assert trials.contest(anything, 4_000) / 8_000 > 0.5


@pytest.mark.skipif(not COMPILED, reason="interpreted code holds the lock")
def test_others_may_run_while_hands_are_gathered() -> None:
    """A long gathering gives the interpreter's lock away: this thread counts on meanwhile."""
    rehearsal = Rehearsal(BUILT.policy(None))
    tell_passing(rehearsal, guessed_values(CLASSIC, False), 2, 1)
    trials = Trials(open_kernel(CLASSIC), rehearsal)
    trials.set_deals([*dealt_cards(CLASSIC.equal_ranks)], 1)
    done = threading.Event()

    def gather() -> None:
        trials.gather(20_000, True)
        done.set()

    threading.Thread(target=gather, daemon=True).start()
    turns, until = 0, monotonic() + 120
    while not done.is_set() and monotonic() < until:
        turns += 1
        done.wait(0.001)
    assert done.is_set()
    assert turns > 3


# --- deals ---------------------------------------------------------------------------------------


def test_deals_are_as_the_seat_knows_them() -> None:
    """No card twice; what was given lies with its receiver; what a giver kept it would not give."""
    dice = random.Random(11)
    values, kernel = guessed_values(CLASSIC, False), Kernel(10)
    tell_rules(kernel, CLASSIC)
    tell_bids(kernel, CLASSIC, (None, None))
    for seat in range(4):
        hand = some_hand(dice)
        rehearsal = Rehearsal(BUILT.policy(None))
        tell_passing(rehearsal, values, 2, 1)
        received = sum(_bits(CARDS & ~hand & 0x0000FFFF00000000)[:2])
        given = rehearsal.choose(hand)
        fixed, passed = [0] * 4, [0] * 4
        fixed[seat], passed[seat] = hand, given
        giver = (seat + 3) & 3
        fixed[giver] = passed[giver] = received
        rehearsal.know(seat, fixed, passed, CARDS & ~hand & ~received, 1500, seat)
        met = set[int]()
        for _ in range(20):
            rehearsal.draw(1)
            kernel.set_position([0] * 4, 0, [], [0, 0], [0, 0], [0, 0], 0)
            rehearsal.bid_on(kernel, 1, 1)
            held = [*kernel.held]
            assert sum(held) == CARDS
            assert [one.bit_count() for one in held] == [13] * 4
            assert held[seat] == hand & ~given | received
            assert given & ~held[(seat + 1) & 3] == 0
            met.add(held[giver])
        assert len(met) == 20
