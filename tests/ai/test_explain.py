"""Every claim of every reason is so, told to whoever it may be told; and there is always one."""

import random
from collections.abc import Iterator
from typing import get_args

import pytest

from maverick_desktop.ai import comparisons as found
from maverick_desktop.ai import reasons as why
from maverick_desktop.ai.comparisons import Weighing
from maverick_desktop.ai.engine import Engine, Method
from maverick_desktop.ai.explain import bid_from_outside, explain, seen_from_outside
from maverick_desktop.ai.levels import LEVELS, Budget, dice_for
from maverick_desktop.ai.panel import TELLING
from maverick_desktop.ai.reasons import InHand, OnTable, Reason
from maverick_desktop.ai.verdict import Verdict
from maverick_desktop.ai.weighing import rule_of_thumb
from maverick_desktop.core.cards import SEATS, cards_in
from maverick_desktop.core.events import Action, MakeBid, PlayCard
from maverick_desktop.core.legal import MayPlay
from maverick_desktop.core.rules import PRESETS
from maverick_desktop.core.state import GameState
from maverick_desktop.core.view import SeatView
from tests.ai.driver import dealt_hand, play_hand, random_rules
from tests.ai.judge import Case, holds

ALL_KINDS = {kind for union in (OnTable, InHand, Weighing) for kind in get_args(union)}


def decisions(seed: int, hands: int) -> Iterator[tuple[GameState, SeatView, Action]]:
    """Every decision of hands under rules of all kinds, played well and badly."""
    dice = random.Random(seed)
    for _ in range(hands):
        rules = random_rules(dice) if dice.random() < 0.5 else dice.choice([*PRESETS.values()])
        seen: list[tuple[GameState, SeatView, Action]] = []

        def note(now: GameState, view: SeatView, action: Action) -> None:
            seen.append((now, view, action))  # noqa: B023 - called before the next hand

        level = dice.choice(["club", "club", "random", "reckless"])
        thinkers = {seat: LEVELS[level].make() for seat in SEATS}
        play_hand(dealt_hand(rules, dice), thinkers, dice.randrange(1000), note)
        yield from seen


def inside(now: GameState, view: SeatView, action: Action, verdict: Verdict) -> tuple[Reason, ...]:
    """The reasons for those who may know the hand, each of them judged."""
    told = explain(view, verdict, action)
    case = Case(now, view, action, verdict)
    for reason in told:
        assert holds(case, reason), (reason, action, view)
    return told


def outside(now: GameState, view: SeatView, action: Action) -> tuple[OnTable, ...]:
    """The reasons that all can see, each of them judged."""
    told: tuple[OnTable, ...] = ()
    if isinstance(action, PlayCard):
        legal = view.legal()
        assert isinstance(legal, MayPlay)
        paid = bool(legal.priced >> action.card & 1)
        told = seen_from_outside(now.public, view.seat, action.card, paid=paid)
    elif isinstance(action, MakeBid):
        told = bid_from_outside(now.public, view.seat, action.bid)
    case = Case(now, view, action, None)
    for reason in told:
        assert holds(case, reason), (reason, action, view)
    return told


@pytest.mark.parametrize("seed", range(6))
def test_every_claim_is_true(seed: int) -> None:
    """By rules of thumb, for what was played and for what they would play."""
    for now, view, action in decisions(seed, 10):
        verdict = rule_of_thumb(view)
        assert inside(now, view, verdict.best.action, verdict)
        inside(now, view, action, verdict)
        if isinstance(action, PlayCard):
            assert outside(now, view, action)
        else:
            outside(now, view, action)


@pytest.mark.parametrize("seed", range(4))
def test_every_claim_of_a_search_is_true(seed: int) -> None:
    """Figures are those of the search, whatever the rules and however little it searched."""
    engine, dice = Engine(), random.Random(seed)
    for now, view, action in decisions(seed + 50, 6):
        if isinstance(action, PlayCard):
            budget = Budget(nodes=dice.choice([200, 2000]))
            verdict = engine.weigh(view, budget, dice_for(seed, view.public.n))
            for done in {action, verdict.best.action}:
                inside(now, view, done, verdict)


@pytest.mark.parametrize("seed", range(3))
def test_no_merit_is_made_of_what_could_not_be_otherwise(seed: int) -> None:
    """Ducking or feeding is told where the player had the choice, and some hope of the trick."""
    engine, told = Engine(), 0
    for now, view, action in decisions(seed + 70, 12):
        legal = view.legal()
        if not isinstance(action, PlayCard) or not isinstance(legal, MayPlay):
            continue
        verdict = engine.weigh(view, Budget(nodes=400), dice_for(seed, view.public.n))
        case = Case(now, view, action, verdict)
        free = [*cards_in(legal.free)]
        for reason in explain(view, verdict, action):
            match reason:
                case why.Ducks():
                    assert any(case.wins(one) for one in free)
                case why.Feeds():
                    adder = now.public.hand.adder
                    assert any(case.suit(one) is not adder for one in free)
                    told += 1
                case _:
                    pass
    assert told


def test_few_playouts_tell_nothing_of_the_trick() -> None:
    """Where the rest of a deal takes long to solve, few deals are looked at."""
    engine, seen = Engine(Method(exact_from=8)), set()
    for _, view, action in decisions(7, 3):
        if isinstance(action, PlayCard):
            verdict = engine.weigh(view, Budget(nodes=10_000), dice_for(1, view.public.n))
            for one in verdict.choices:
                assert (one.wins is None) == (one.trick is None)
                if verdict.worlds:
                    seen.add((one.wins is None, verdict.worlds < TELLING))
    assert seen == {(False, False), (True, True)}


def test_every_kind_of_reason_is_given_some_time() -> None:
    """A reason nobody is ever told is a dead one."""
    # What counts near the target is the match's affair: these matches are in their first hand.
    missing = ALL_KINDS - {found.NearEnd}
    engine = Engine()
    for number, (now, view, action) in enumerate(decisions(99, 400)):
        verdict = rule_of_thumb(view)
        if isinstance(action, PlayCard) and number % 3 == 0:
            verdict = engine.weigh(view, Budget(nodes=400), dice_for(1, view.public.n))
        for done in {action, verdict.best.action}:
            missing -= set(map(type, explain(view, verdict, done)))
        missing -= set(map(type, outside(now, view, action)))
        if not missing:
            return
    assert missing == set()
