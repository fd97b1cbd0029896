"""The kernel against the core: legal cards, tricks, scores; the exact solver; both builds."""

import random
import threading
import time
from collections.abc import Callable
from math import sqrt
from statistics import fmean

import pytest

from maverick_desktop.ai import kernel as built
from maverick_desktop.ai.kernel import Kernel
from maverick_desktop.ai.lanes import MOST_POINTS, lanes_of, tell_bids, tell_rules
from maverick_desktop.core.cards import DECK, FULL_DECK, SEATS, SUITS, Suit, card_set
from maverick_desktop.core.events import PlayCard
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import (
    CLASSIC,
    INDIVIDUALIST,
    OPTIONS,
    PRESETS,
    TOURNAMENT,
    RevokeRule,
    Rules,
    VoidPlay,
)
from maverick_desktop.core.state import GameState
from tests.ai.driver import act
from tests.ai.endings import after_card, any_rules, ending, legal_cards, random_hand
from tests.ai.kernels import interpreted, told

Make = Callable[[int], Kernel]


# --- against the core ----------------------------------------------------------------------------


def test_lanes_hold_every_card_once() -> None:
    for trump in SUITS:
        for adder in SUITS:
            if adder is trump:
                continue
            lanes = lanes_of(trump, adder)
            assert lanes.cards(lanes.bits(FULL_DECK)) == FULL_DECK
            trumps = [card for card in DECK if card.suit_under(trump) is trump]
            bits = [lanes.bit_of[card] for card in trumps]
            assert bits == sorted(bits)
            assert min(bits) > max(lanes.bit_of[card] for card in DECK if card not in trumps)
            adders = [lanes.bit_of[card] for card in DECK if card.suit is adder]
            assert [bit.bit_length() - 33 for bit in adders] == list(range(13))


def same_position(kernel: Kernel, now: GameState) -> None:
    hand, lanes = now.public.hand, lanes_of(now.public.hand.trump, now.public.hand.adder)
    assert [lanes.cards(bits) for bits in kernel.held] == list(now.hands)
    assert kernel.leader == hand.leader
    assert [lanes.card_at[bit] for bit in kernel.trick[: kernel.placed]] == list(hand.plays)
    assert tuple(kernel.base) == hand.base
    assert tuple(kernel.revoked) == hand.revokes
    assert [kernel.takers >> seat & 1 for seat in range(4)] == [int(n > 0) for n in hand.taken]


def test_the_kernel_plays_as_the_core_does() -> None:
    """Some 4,000 positions of random rules: legal cards, winners, points, and scores with bids."""
    dice = random.Random(1)
    kernel = Kernel(10)
    positions = priced = duties = scored = revokes = 0
    while positions < 4000:
        held = 0
        for now in random_hand(any_rules(dice), dice, 0.3):
            hand, seats = now.public.hand, sum(now.hands)
            lanes = lanes_of(hand.trump, hand.adder)
            if held:
                kernel.play(lanes.bits(held & ~seats))
                same_position(kernel, now)
            if now.public.phase is Phase.DEALING:
                sides = now.public.past[-1].score.sides
                assert kernel.score() == (sides[0].score, sides[1].score)
                scored += sides[0].bid is not None
                revokes += sides[0].penalty > 0
            if now.public.phase is not Phase.PLAY:
                continue
            if not held:
                told(kernel, now)
                same_position(kernel, now)
            held = seats
            seat, cards, paid = legal_cards(now)
            free, price = kernel.legal()
            assert lanes.cards(free) == card_set(cards) & ~card_set(paid)
            assert lanes.cards(price) == card_set(paid)
            priced += bool(paid)
            duties += not paid and card_set(cards) != now.hands[seat]
            positions += 1
    assert min(priced, duties) > 500
    assert min(scored, revokes) > 15


def test_no_hand_comes_to_more_than_the_table_of_scores() -> None:
    worst = max(abs(OPTIONS[name].about.high) for name in OPTIONS if name.startswith("points_"))
    assert 13 * max(worst, 5) <= MOST_POINTS


# --- the exact solver ----------------------------------------------------------------------------


def check_ending(kernel: Kernel, now: GameState) -> None:
    """Every card's worth, and the position's, by the kernel and by plain minimax."""
    lanes = told(kernel, now)
    known: dict[object, int] = {}
    seat, cards, _ = legal_cards(now)
    values = {card: after_card(now, seat, card, known) for card in cards}
    best = min(values.values()) if seat & 1 else max(values.values())
    where = f"{now.public.rules} {now.public.hand} {now.hands}"
    assert kernel.solve() == best, where
    found = {lanes.card_at[bit]: value for bit, value in kernel.solve_cards()}
    assert found == values, where


def test_endings_of_random_rules_are_solved_exactly() -> None:
    dice = random.Random(2)
    kernel = Kernel(10)
    kinds: set[object] = set()
    for number in range(150):
        rules = any_rules(dice)
        now = ending(rules, dice, 2 + (number % 3 > 0), number % 4)
        check_ending(kernel, now)
        kinds |= {rules.revoke, rules.void_play, rules.overtrump}
        kinds |= {bid.kind for bid in now.public.hand.bids if bid is not None}
    assert len(kinds) == 2 + 3 + 2 + 3


@pytest.mark.slow
@pytest.mark.parametrize("tricks", [3, 4])
def test_more_endings_are_solved_exactly(tricks: int) -> None:
    dice = random.Random(3 + tricks)
    kernel = Kernel(12)
    for number in range(300 if tricks == 3 else 12):
        check_ending(kernel, ending(any_rules(dice), dice, tricks, number % 4))


@pytest.mark.slow
@pytest.mark.parametrize("void_play", ["must_trump", "must_trump_unless_partner_wins"])
@pytest.mark.parametrize("overtrump", [False, True])
def test_five_tricks_are_solved_exactly(void_play: VoidPlay, overtrump: bool) -> None:
    dice = random.Random(8)
    rules = Rules(void_play=void_play, overtrump=overtrump)
    kernel = Kernel(12)
    for _ in range(2):
        check_ending(kernel, ending(rules, dice, 5, 1))


def test_a_table_that_overflows_changes_no_worth() -> None:
    dice = random.Random(5)
    large, small = Kernel(20), Kernel(10)
    for rules in (CLASSIC, INDIVIDUALIST):
        for tricks in (5, 6, 6, 7):
            now = ending(rules, dice, tricks)
            told(small, now)
            told(large, now)
            assert small.solve() == large.solve()


@pytest.mark.parametrize("void_play", ["must_trump", "must_trump_unless_partner_wins", "free"])
@pytest.mark.parametrize("overtrump", [False, True])
@pytest.mark.parametrize("revoke", ["forbidden", "priced"])
def test_what_other_deals_left_in_the_table_changes_no_worth(
    void_play: VoidPlay, overtrump: bool, revoke: RevokeRule
) -> None:
    """What a bound is said to hang on must be enough: it is applied to thousands of other deals."""
    dice = random.Random(3)
    rules = Rules(void_play=void_play, overtrump=overtrump, revoke=revoke, revoke_penalty=2)
    shared, fresh = Kernel(20), Kernel(10)
    for kernel in (shared, fresh):
        tell_rules(kernel, rules)
        tell_bids(kernel, rules, (None, None))
    lanes = lanes_of(Suit.HEARTS, Suit.CLUBS)
    # Three suits alone: more seats are void, more tricks trumped.
    deck = [card for card in DECK if card.suit is not Suit.DIAMONDS]
    for number in range(12_000 if built.COMPILED else 30):
        tricks = 3 if revoke == "priced" else 3 + number % 2
        cards = [lanes.bit_of[card] for card in dice.sample(deck, 4 * tricks)]
        hands = [sum(cards[seat::4]) for seat in SEATS]
        fresh.forget()
        for kernel in (shared, fresh):
            kernel.set_position(hands, number & 3, [], [0, 0], [0, 0], [0, 0], 0)
        assert shared.solve() == fresh.solve(), [lanes.cards(hand) for hand in hands]


@pytest.mark.parametrize("name", PRESETS)
def test_a_budget_stops_the_solver(name: str) -> None:
    kernel = Kernel(14)
    now = ending(PRESETS[name], random.Random(6), 7)
    told(kernel, now)
    assert kernel.solve(nodes=20) is None
    assert kernel.nodes == 21
    assert kernel.solve_cards(nodes=20) == []
    best = kernel.solve()
    assert best is not None
    told(kernel, now)
    assert kernel.solve() == best
    told(kernel, ending(PRESETS[name], random.Random(6), 13))
    began = time.monotonic()
    assert kernel.solve(seconds=0.02) is None
    assert time.monotonic() - began < 5


def test_others_run_while_the_kernel_searches() -> None:
    if not built.COMPILED:
        pytest.skip("interpreted code holds the interpreter")
    kernel = Kernel(14)
    told(kernel, ending(TOURNAMENT, random.Random(7), 13))
    search = threading.Thread(target=kernel.solve, kwargs={"seconds": 1.0})
    search.start()
    ticks = 0
    while search.is_alive():
        time.sleep(0.005)
        ticks += 1
    assert ticks > 20


# --- play-outs -----------------------------------------------------------------------------------


def expected(now: GameState) -> tuple[float, float]:
    """Mean and mean square of NS's score over EW's if all play at random without revoking."""
    if now.public.phase is Phase.DEALING:
        sides = now.public.past[-1].score.sides
        diff = sides[0].score - sides[1].score
        return diff, diff * diff
    seat, cards, paid = legal_cards(now)
    found = [expected(act(now, seat, PlayCard(card))) for card in cards if card not in paid]
    return fmean(mean for mean, _ in found), fmean(square for _, square in found)


def test_random_playouts_play_every_legal_card_alike() -> None:
    dice = random.Random(8)
    kernel = Kernel(10)
    spread = 0
    for number in range(60):
        now = ending(any_rules(dice), dice, 2, number % 4)
        told(kernel, now)
        mean, square = expected(now)
        total, _ = kernel.playouts(4000, False, number)
        error = sqrt(max(0.0, square - mean * mean) / 4000)
        assert abs(total / 4000 - mean) <= 5 * error + 1e-9
        spread += error > 0
    assert spread > 10


def test_playouts_repeat_by_their_seed_and_leave_the_position() -> None:
    dice = random.Random(9)
    kernel = Kernel(10)
    for thumb in (False, True):
        now = ending(CLASSIC, dice, 12, 2)
        told(kernel, now)
        first = kernel.playouts(50, thumb, 1)
        assert kernel.playouts(50, thumb, 1) == first
        assert kernel.playouts(50, thumb, 2) != first
        same_position(kernel, now)


def test_the_rule_of_thumb_guesses_better_than_chance() -> None:
    """Its play-outs come nearer to the exact worth than random ones do."""
    dice = random.Random(10)
    kernel = Kernel(16)
    errors = {False: 0.0, True: 0.0}
    for _ in range(60):
        told(kernel, ending(CLASSIC, dice, 6))
        exact = kernel.solve()
        assert exact is not None
        for thumb in errors:
            errors[thumb] += abs(kernel.playouts(48, thumb, 1)[0] / 48 - exact)
    assert errors[True] < errors[False]


# --- both builds ---------------------------------------------------------------------------------


def everything(make: Make, seed: int) -> list[object]:
    """All that a kernel says of some positions, node counts too."""
    dice = random.Random(seed)
    found: list[object] = []
    kernel = make(10)
    for number in range(10):
        now = ending(any_rules(dice), dice, 2 + number % 3, dice.randrange(4))
        told(kernel, now)
        found += [kernel.legal(), kernel.score()]
        found += [kernel.solve(), kernel.nodes, kernel.solve_cards(), kernel.nodes]
        found += [kernel.solve(nodes=5), kernel.nodes]
    told(kernel, ending(CLASSIC, dice, 6))
    found += [kernel.solve(), kernel.nodes]
    told(kernel, ending(INDIVIDUALIST, dice, 13))
    for thumb in (False, True):
        found.append(kernel.playouts(20, thumb, seed))
    return found


@pytest.mark.parametrize("shim", [False, True])
@pytest.mark.parametrize("seed", [1, 2])
def test_interpreted_is_compiled(shim: bool, seed: int) -> None:
    """Same results, same dice, same nodes, whatever runs the file."""
    if not built.COMPILED:
        pytest.skip("there is no C compiler here")
    assert everything(interpreted(shim=shim), seed) == everything(Kernel, seed)


def test_without_cython_the_kernel_still_is_exact() -> None:
    dice = random.Random(11)
    kernel = interpreted(shim=True)(10)
    for number in range(12):
        check_ending(kernel, ending(any_rules(dice), dice, 2, number % 4))
