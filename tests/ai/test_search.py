"""Deals drawn evenly and never wrong; candidates compared alike in every build."""

import random
import threading
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import sqrt
from time import monotonic

import msgspec
import pytest

from maverick_desktop.ai import panel, policies
from maverick_desktop.ai.budget import Budget
from maverick_desktop.ai.engine import Engine, Method
from maverick_desktop.ai.kernel import COMPILED, Kernel
from maverick_desktop.ai.knowledge import Knowledge, knowledge_of
from maverick_desktop.ai.lanes import lanes_of
from maverick_desktop.ai.panel import tell_worlds
from maverick_desktop.ai.policy import Policy
from maverick_desktop.ai.search import Searcher
from maverick_desktop.ai.verdict import Verdict
from maverick_desktop.ai.worlds import Worlds, worlds_of
from maverick_desktop.core.cards import SEATS, SUITS, CardSet, Seat, card_set, cards_in
from maverick_desktop.core.events import PlayCard
from maverick_desktop.core.legal import MayPlay
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import CLASSIC, INDIVIDUALIST, Rules
from maverick_desktop.core.state import GameState
from maverick_desktop.core.view import SeatView
from tests.ai.builds import BUILT, interpreted
from tests.ai.endings import any_rules, ending, random_hand
from tests.ai.positions import position

Hands = tuple[CardSet, ...]


# --- the deals -----------------------------------------------------------------------------------


def drawn(know: Knowledge, count: int, seed: int) -> Iterator[Hands]:
    """Deals as the search draws them."""
    lanes = lanes_of(know.trump, know.adder)
    searcher = Searcher(Kernel(10), Policy())
    tell_worlds(searcher, worlds_of(know, lanes))
    searcher.consider([], 0, seed)
    for _ in range(count):
        yield tuple(lanes.cards(bits) for bits in searcher.draw())


def dealt_out(know: Knowledge) -> Iterator[Hands]:
    """Every deal that fits what is proved, but for what is owed: one by one, by brute force."""
    one, two, three = know.seat.left, know.seat.partner, know.seat.right
    for first in _choices(know, one, know.unseen):
        for second in _choices(know, two, know.unseen & ~first):
            third = know.unseen & ~first & ~second
            if third & ~know.may[three] == 0 and know.sure[three] & ~third == 0:
                hands = [0, 0, 0, 0]
                hands[know.seat], hands[one], hands[two], hands[three] = (
                    know.hand,
                    first,
                    second,
                    third,
                )
                yield tuple(hands)


def _choices(know: Knowledge, seat: Seat, cards: CardSet) -> Iterator[CardSet]:
    for chosen in combinations(cards_in(cards & know.may[seat]), know.size[seat]):
        found = card_set(chosen)
        if know.sure[seat] & ~found == 0:
            yield found


def pays_what_it_owes(know: Knowledge, hands: Hands) -> bool:
    return all(
        hands[seat] & know.suits[suit]
        for seat in SEATS
        for suit in SUITS
        if know.owed[seat] >> suit & 1
    )


def endings(seed: int, tricks: int) -> Iterator[Knowledge]:
    dice = random.Random(seed)
    while True:
        now = ending(any_rules(dice), dice, tricks, dice.randrange(4))
        yield knowledge_of(now.view(now.public.to_act()[0]))


def test_every_deal_that_may_be_is_counted_once() -> None:
    various = 0
    for know, _ in zip(endings(1, 3), range(150), strict=False):
        deals = worlds_of(know, lanes_of(know.trump, know.adder))
        assert deals.count == sum(1 for _ in dealt_out(know))
        various += len(deals.shares) > 1
    assert various > 30


def test_every_deal_is_drawn_as_often_as_any_other() -> None:
    """By chi square, summed over many endings: five standard deviations of it are allowed."""
    statistic = freedom = 0.0
    owing = 0
    for number, know in zip(range(120), endings(2, 3), strict=False):
        fitting = [hands for hands in dealt_out(know) if pays_what_it_owes(know, hands)]
        owing += any(know.owed)
        if len(fitting) == 1 or len(fitting) > 400:
            continue
        draws = 20 * len(fitting)
        seen = Counter(drawn(know, draws, number))
        assert seen.keys() <= set(fitting)
        statistic += sum((seen[hands] - 20) ** 2 / 20 for hands in fitting)
        freedom += len(fitting) - 1
    assert freedom > 3000
    assert owing > 10
    assert abs(statistic - freedom) < 5 * sqrt(2 * freedom)


def test_drawn_deals_fit_and_the_true_one_is_possible() -> None:
    """Over whole hands of random rules: sizes, what may be and what is sure, and what is owed."""
    dice = random.Random(3)
    checked = 0
    for number in range(60):
        for now in random_hand(any_rules(dice), dice, 0.3):
            if now.public.phase is not Phase.PLAY:
                continue
            for seat in SEATS:
                know = knowledge_of(now.view(seat))
                deals = worlds_of(know, lanes_of(know.trump, know.adder))
                assert is_among(now.hands, know, deals)
                if (number + seat) % 4 == 0:
                    for hands in drawn(know, 3, number):
                        assert hands[seat] == now.hands[seat]
                        assert is_among(hands, know, deals)
                        assert pays_what_it_owes(know, hands)
                checked += 1
    assert checked > 10_000


def is_among(hands: Hands, know: Knowledge, deals: Worlds) -> bool:
    """Whether these hands are one of the deals to be drawn from."""
    lanes = lanes_of(know.trump, know.adder)
    held = [lanes.bits(hands[know.seat.after(step)]) for step in (1, 2, 3)]
    loose = [cards & ~fixed for cards, fixed in zip(held, deals.fixed, strict=True)]
    one, two, three = loose
    ab, ac, bc, abc = deals.pools
    share = tuple(
        (cards & pool).bit_count()
        for cards, pool in ((one, ab), (one, ac), (two, bc), (one, abc), (two, abc))
    )
    return (
        all(fixed & ~cards == 0 for cards, fixed in zip(held, deals.fixed, strict=True))
        and one & ~(ab | ac | abc) == 0
        and two & ~(ab | bc | abc) == 0
        and three & ~(ac | bc | abc) == 0
        and one | two | three == ab | ac | bc | abc
        and share in deals.shares
    )


# --- the comparison ------------------------------------------------------------------------------


def views(seed: int, count: int, rules: Rules | None = None) -> Iterator[SeatView]:
    """Positions of random hands in which the seat on turn has a choice."""
    dice = random.Random(seed)
    found = 0
    while found < count:
        for now in random_hand(rules or any_rules(dice), dice, 0.1):
            if now.public.phase is not Phase.PLAY or dice.random() < 0.8:
                continue
            view = now.view(now.public.to_act()[0])
            legal = view.legal()
            assert isinstance(legal, MayPlay)
            if legal.free.bit_count() > 1:
                found += 1
                yield view


def test_every_choice_is_told_with_what_it_comes_to() -> None:
    engine = Engine()
    bids = 0
    for number, view in enumerate(views(4, 150)):
        verdict = engine.weigh(view, Budget(nodes=20_000), random.Random(number))
        assert verdict.best.error == 0
        legal = view.legal()
        assert isinstance(legal, MayPlay)
        for one in verdict.choices:
            assert isinstance(one.action, PlayCard)
            assert view.refusal(one.action) is None
            assert one.wins is None or 0 <= one.wins <= 1
            paid = legal.priced >> one.action.card & 1
            assert one.price == (view.public.rules.revoke_penalty if paid else 0)
            if one.made is not None:
                bids += 1
                assert 0 <= one.made <= 1
    assert bids > 10


def test_a_lone_card_needs_no_thought() -> None:
    view = position("2C", "W: 9C 6C 3C")
    verdict = Engine().weigh(view, Budget(nodes=1), random.Random(1))
    assert (verdict.worlds, len(verdict.choices)) == (0, 1)


def test_the_last_trick_is_known() -> None:
    """South leads the better of two cards against cards it can count."""
    view = position("AS 2D", unseen="3S 4S 5S 6S 7S 8S")
    verdict = Engine().weigh(view, Budget(nodes=50_000), random.Random(1))
    assert verdict.exact
    first = verdict.best.action
    assert isinstance(first, PlayCard)
    worths = {one.worth for one in verdict.choices}
    assert max(worths) == verdict.best.worth


def test_the_same_budget_gives_the_same_verdict() -> None:
    for number, view in enumerate(views(5, 20)):
        one, other = (
            Engine().weigh(view, Budget(nodes=30_000), random.Random(number)) for _ in range(2)
        )
        assert one == other


def test_what_was_weighed_before_does_not_matter() -> None:
    engine = Engine()
    for number, view in enumerate(views(6, 40)):
        used = engine.weigh(view, Budget(nodes=20_000), random.Random(number))
        assert used == Engine().weigh(view, Budget(nodes=20_000), random.Random(number))


@pytest.mark.parametrize("shim", [True, False])
def test_interpreted_is_compiled(shim: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every number of the verdicts, with a policy that has learned and without."""
    if not COMPILED:
        pytest.skip("nothing is compiled here")
    budget = Budget(nodes=3_000)
    methods = [Method(), Method(learned=False, weighing=False)]
    asked = [*views(7, 12), *views(8, 6, INDIVIDUALIST), *views(9, 6, CLASSIC)]

    def verdicts() -> list[Verdict]:
        engines = [Engine(method) for method in methods]
        return [
            engine.weigh(view, budget, random.Random(number))
            for number, view in enumerate(asked)
            for engine in engines
        ]

    compiled = verdicts()
    plain = interpreted(shim=shim)
    assert plain.searcher is not BUILT.searcher
    for module in (panel, policies):
        monkeypatch.setattr(module, "Policy", plain.policy)
    monkeypatch.setattr(panel, "Kernel", plain.kernel)
    monkeypatch.setattr(panel, "Searcher", plain.searcher)
    assert verdicts() == compiled


def test_a_clock_is_kept_and_searchers_work_side_by_side() -> None:
    """However little time there is, something was looked at."""
    engine = Engine(threads=3)
    for number, view in enumerate(views(10, 10)):
        for seconds in (0.000001, 0.05):
            verdict = engine.weigh(view, Budget(seconds=seconds), random.Random(number))
            assert verdict.worlds == 0 or verdict.worlds >= 8
            assert isinstance(verdict.best.action, PlayCard)
            assert view.refusal(verdict.best.action) is None


def test_others_run_while_it_thinks() -> None:
    if not COMPILED:
        pytest.skip("interpreted code holds the interpreter")
    view = next(views(11, 1, CLASSIC))
    searcher_busy = threading.Event()

    def think() -> None:
        engine = Engine(threads=1)
        engine._panel.tell(view, knowledge_of(view), list(cards_in(view.hand or 0))[:3], 1)
        searcher_busy.set()
        engine._panel.run(1 << 40, 1 << 60, monotonic() + 1.0)
        searcher_busy.clear()

    thread = threading.Thread(target=think)
    thread.start()
    searcher_busy.wait(30)
    turns = 0
    while searcher_busy.is_set():
        turns += 1
    thread.join()
    assert turns > 100


# --- near the end of the match -------------------------------------------------------------------


def near_the_end(total: tuple[int, int]) -> SeatView:
    """South can win this plain trick for a point, and then the last one for another."""
    view = position("AS 2S", "W: 5S 4S 3S", unseen="9D TD JD")
    return msgspec.structs.replace(view, public=msgspec.structs.replace(view.public, total=total))


def test_the_target_counts_when_it_is_near() -> None:
    """With two points more it is reached from 98, and not from 97."""
    far, near, short = (
        Engine().weigh(near_the_end(total), Budget(nodes=20_000), random.Random(1)).best
        for total in ((10, 10), (98, 10), (97, 10))
    )
    assert (far.worth, near.worth, short.worth) == (2, 2 + Method().prize, 2)


def test_it_is_told_that_the_target_counts() -> None:
    def told(total: tuple[int, int]) -> bool:
        return Engine().weigh(near_the_end(total), Budget(nodes=20_000), random.Random(1)).near_end

    assert not told((10, 10))
    assert told((98, 10))
    assert told((10, 98))


def test_the_prize_can_be_left_out() -> None:
    engine = Engine(Method(prize=0))
    views_ = [near_the_end((10, 10)), near_the_end((98, 10))]
    far, near = (engine.weigh(view, Budget(nodes=20_000), random.Random(1)) for view in views_)
    assert far == near


# --- blind to hidden cards -----------------------------------------------------------------------


def dealt_anew(now: GameState, seat: Seat, seed: int) -> GameState:
    """The same table to this seat, with the unseen cards dealt anew among the others."""
    (hands,) = drawn(knowledge_of(now.view(seat)), 1, seed)
    given = list(now.given)
    for other in SEATS:
        if other is not seat:
            given[other] = 0
    one, two, three, four = hands
    return GameState(now.public, (one, two, three, four), tuple(given), now.received)  # type: ignore[arg-type]


@pytest.mark.parametrize("count", [5_000, pytest.param(100_000, marks=pytest.mark.soak)])
@pytest.mark.parametrize("seat", SEATS)
def test_the_choice_ignores_the_other_hands(seat: Seat, count: int) -> None:
    dice = random.Random(count + seat)
    engine, positions, moved = Engine(), 0, 0
    budget = Budget(nodes=200)
    while positions < count:
        for now in random_hand(any_rules(dice), dice, 0.2):
            if now.public.phase is not Phase.PLAY or now.public.turn is not seat:
                continue
            other = dealt_anew(now, seat, positions)
            moved += other.hands != now.hands
            choices = [
                engine.weigh(one.view(seat), budget, random.Random(positions)).best.action
                for one in (now, other)
            ]
            assert choices[0] == choices[1]
            positions += 1
    assert moved > positions * 3 // 4
