"""The policy: chances of legal cards, by what the seat may know alone; the same in every build."""

import random
from math import exp, fsum

import pytest

from maverick_desktop.ai import policy as built
from maverick_desktop.ai.kernel import Kernel
from maverick_desktop.ai.lanes import Bits, lanes_of
from maverick_desktop.ai.policies import history
from maverick_desktop.ai.policy import SIZE, Policy
from maverick_desktop.core.cards import SEATS, SUIT_SETS, Card, CardSet, Suit, cards_in
from maverick_desktop.core.legal import MayPlay
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import CLASSIC, INDIVIDUALIST, Rules
from maverick_desktop.core.state import GameState
from tests.ai.builds import BUILT, Build, interpreted
from tests.ai.endings import any_rules, ending, random_hand
from tests.ai.kernels import told

TRUST = 0.625
"""What part of a play's logarithm counts."""


def some_weights(seed: int, spread: int = 60) -> list[int]:
    """Numbers nobody learned: each would show if it were looked up in the wrong place."""
    dice = random.Random(seed)
    return [dice.randint(-spread, spread) for _ in range(SIZE)]


def left_in(now: GameState) -> Bits:
    hand = now.public.hand
    return lanes_of(hand.trump, hand.adder).bits(sum(now.hands))


def ready(kernel: Kernel, policy: Policy, now: GameState, thinker: int = -1) -> None:
    """Have both hold this position."""
    lanes = told(kernel, now)
    policy.set_history(kernel, history(now.public.hand, lanes), left_in(now), thinker)


def chances(kernel: Kernel, policy: Policy) -> list[tuple[Bits, float]]:
    return [(card, chance) for card, chance, _ in policy.offered(kernel)]


def playing(dice: random.Random, rules: Rules | None = None) -> GameState:
    """A position of play under any rules."""
    return ending(rules or any_rules(dice), dice, dice.randint(2, 13), dice.randrange(4))


# --- what is offered -----------------------------------------------------------------------------


def test_only_legal_cards_have_a_chance_and_of_equals_the_lowest() -> None:
    dice = random.Random(1)
    kernel, policy = Kernel(10), Policy(some_weights(1))
    choosing = merged = 0
    for _ in range(40):
        for now in random_hand(any_rules(dice), dice, 0.3):
            if now.public.phase is not Phase.PLAY:
                continue
            ready(kernel, policy, now)
            hand = now.public.hand
            lanes = lanes_of(hand.trump, hand.adder)
            view = now.view(now.public.to_act()[0])
            legal = view.legal()
            assert isinstance(legal, MayPlay)
            found = [lanes.card_at[bit] for bit, _ in chances(kernel, policy)]
            assert sum(1 << card for card in found) & ~legal.free == 0
            gone = hand.cards_out() & ~sum(1 << card for card in hand.plays)
            assert {*found} == {*lowest(legal.free, gone, hand.trump)}
            choosing += len(found) > 1
            merged += len(found) < legal.free.bit_count()
    assert min(choosing, merged) > 300


def lowest(free: CardSet, gone: CardSet, trump: Suit) -> list[Card]:
    """The cards that have no equal below them: none between them is out of the game or theirs."""
    found = []
    for card in cards_in(free):
        suit = cards_in(SUIT_SETS[trump][card.suit_under(trump)])
        below = [one for one in suit if one < card and not gone >> one & 1]
        if not below or not free >> below[-1] & 1:
            found.append(card)
    return found


def test_chances_come_to_one() -> None:
    dice = random.Random(2)
    kernel, policy = Kernel(10), Policy(some_weights(2))
    for _ in range(200):
        ready(kernel, policy, playing(dice))
        assert fsum(chance for _, chance in chances(kernel, policy)) == pytest.approx(1)


@pytest.mark.parametrize("bids", [False, True])
def test_what_the_seat_cannot_see_changes_no_chance(bids: bool) -> None:
    dice = random.Random(3)
    kernel, policy = Kernel(10), Policy(some_weights(3))
    moved = 0
    for _ in range(200):
        now = playing(dice, INDIVIDUALIST if bids else None)
        ready(kernel, policy, now)
        seat = now.public.to_act()[0]
        before = policy.offered(kernel)
        sizes = [kernel.held[one].bit_count() for one in SEATS]
        unseen = [1 << k for k in range(64) if (left_in(now) & ~kernel.held[seat]) >> k & 1]
        dice.shuffle(unseen)
        hands = list(kernel.held)
        for one in SEATS:
            if one is not seat:
                hands[one] = sum(unseen.pop() for _ in range(sizes[one]))
        moved += hands != list(kernel.held)
        kernel.set_position(
            hands, kernel.leader, list(kernel.trick[: kernel.placed]), *sides(kernel)
        )
        assert policy.offered(kernel) == before
    assert moved > 150


def sides(kernel: Kernel) -> tuple[list[int], list[int], list[int], int]:
    return list(kernel.base), list(kernel.booked), list(kernel.revoked), kernel.takers


def test_every_number_is_looked_up() -> None:
    """No table is out of another's bounds, and hardly a number lies idle."""
    dice = random.Random(4)
    kernel, policy = Kernel(10), Policy(some_weights(4))
    seen: set[int] = set()
    for _ in range(400):
        ready(kernel, policy, playing(dice, dice.choice((CLASSIC, INDIVIDUALIST, None))))
        for _, _, places in policy.offered(kernel):
            assert 0 < min(places) <= max(places) < SIZE
            assert len({*places}) == len(places)
            seen |= {*places}
    assert len(seen) > SIZE / 20


# --- likelihood ----------------------------------------------------------------------------------


def test_one_play_is_as_likely_as_its_share() -> None:
    """Over all cards that a seat could have played, the likelihoods come to one."""
    dice = random.Random(5)
    kernel, policy = Kernel(10), Policy(some_weights(5, 20))
    checked = 0
    while checked < 120:
        now = playing(dice)
        ready(kernel, policy, now)
        lanes = lanes_of(now.public.hand.trump, now.public.hand.adder)
        free, _ = kernel.legal()
        seat, before = now.public.to_act()[0], history(now.public.hand, lanes)
        held, leader, trick = list(kernel.held), kernel.leader, list(kernel.trick[: kernel.placed])
        so_far, left, rest = policy.likelihood(kernel), left_in(now), sides(kernel)
        total = 0.0
        for bit in (1 << k for k in range(64) if free >> k & 1):
            kernel.set_position(held, leader, trick, *rest)
            kernel.play(bit)
            plays = [*before, (int(seat), bit, False)]
            policy.set_history(kernel, plays, left & ~bit, -1)
            total += exp((policy.likelihood(kernel) - so_far) / TRUST)
        assert total == pytest.approx(1, abs=0.03 + 0.01 * free.bit_count())
        checked += free.bit_count() > 1


def test_the_thinkers_own_cards_and_paid_revokes_are_not_weighed() -> None:
    dice = random.Random(6)
    kernel, policy = Kernel(10), Policy(some_weights(6))
    revokes = 0
    for _ in range(60):
        now = playing(dice, INDIVIDUALIST)
        lanes = told(kernel, now)
        plays = history(now.public.hand, lanes)
        values = []
        for thinker in (-1, *SEATS):
            policy.set_history(kernel, plays, left_in(now), thinker)
            values.append(policy.likelihood(kernel))
        # Each seat's plays are left out once and weighed three times.
        assert sum(values[1:]) == pytest.approx(3 * values[0])
        for thinker in SEATS:
            others = [(seat, card, paid or seat != thinker) for seat, card, paid in plays]
            policy.set_history(kernel, others, left_in(now), thinker)
            assert policy.likelihood(kernel) == 0
        revokes += any(paid for _, _, paid in plays)
    assert revokes > 10


def test_without_numbers_no_deal_is_likelier() -> None:
    kernel, policy = Kernel(10), Policy(None)
    now = ending(CLASSIC, random.Random(7), 5)
    ready(kernel, policy, now)
    assert policy.likelihood(kernel) == 0
    assert not policy.learned


# --- play-outs -----------------------------------------------------------------------------------


def test_without_numbers_it_plays_by_the_rule_of_thumb() -> None:
    dice = random.Random(8)
    kernel, policy = Kernel(10), Policy(None)
    for number in range(20):
        ready(kernel, policy, playing(dice))
        assert policy.playouts(kernel, 20, number) == kernel.playouts(20, True, number)


def test_a_playout_scores_as_the_kernel_does_and_leaves_the_position() -> None:
    dice = random.Random(9)
    kernel, policy = Kernel(10), Policy(some_weights(9))
    made: set[tuple[int, int]] = set()
    for _ in range(200):
        now = playing(dice)
        ready(kernel, policy, now)
        held = list(kernel.held), sides(kernel), kernel.leader, kernel.placed
        free, paid = kernel.legal()
        first = dice.choice([1 << k for k in range(64) if (free | paid) >> k & 1])
        result = policy.playout(kernel, first)
        assert (list(kernel.held), sides(kernel), kernel.leader, kernel.placed) == held
        revoked = list(kernel.revoked)
        if first & paid:
            revoked[now.public.to_act()[0] & 1] += 1
        ended = list(policy.base), list(policy.booked), revoked, policy.takers
        kernel.set_position([0] * 4, 0, [], *ended)
        ours, theirs = kernel.score()
        assert result == ours - theirs
        assert policy.took >= 0
        made.add((policy.made[0], policy.made[1]))
    assert len(made) >= 3


def test_playouts_follow_the_chances() -> None:
    """With one card to choose in earnest, cards fall as often as their chances say."""
    dice = random.Random(10)
    kernel, policy = Kernel(10), Policy(some_weights(10, 25))
    checked = 0
    while checked < 12:
        now = ending(CLASSIC, dice, 2, 3)
        ready(kernel, policy, now)
        offered = chances(kernel, policy)
        if len(offered) < 2:
            continue
        values: dict[Bits, int] = {}
        for card, _ in offered:
            values[card] = policy.playout(kernel, card)
        if len({*values.values()}) < 2:
            continue
        total, _ = policy.playouts(kernel, 20_000, checked)
        wanted = sum(chance * values[card] for card, chance in offered)
        spread = max(values.values()) - min(values.values())
        assert abs(total / 20_000 - wanted) < 0.03 * spread
        checked += 1


# --- every build ---------------------------------------------------------------------------------


def everything(build: Build, seed: int) -> list[object]:
    """All that a policy says of some positions."""
    dice = random.Random(seed)
    kernel, found = build.kernel(10), list[object]()
    for weights in (some_weights(seed), None):
        policy = build.policy(weights)
        for number in range(12):
            ready(kernel, policy, playing(dice), number % 5 - 1)
            found += [policy.likelihood(kernel), policy.playouts(kernel, 4, number)]
            found += [policy.took, policy.tally, policy.takers, *policy.made]
            found.append(policy.offered(kernel))
            free, paid = kernel.legal()
            found += [policy.playout(kernel, 1 << k) for k in range(64) if (free | paid) >> k & 1]
    return found


@pytest.mark.parametrize("shim", [False, True])
@pytest.mark.parametrize("seed", [1, 2])
def test_interpreted_is_compiled(shim: bool, seed: int) -> None:
    """Same chances, same dice, whatever runs the files."""
    if not built.COMPILED:
        pytest.skip("there is no C compiler here")
    assert everything(interpreted(shim=shim), seed) == everything(BUILT, seed)
