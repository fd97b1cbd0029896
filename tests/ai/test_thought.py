"""What is kept of a decision, and how things stood before each deed of a hand."""

import random
import re

import pytest
from msgspec.structs import replace

from maverick_desktop.ai.deeds import Gave, Played, Said, card_of, deeds, done_by, seen
from maverick_desktop.ai.levels import LEVELS, decide
from maverick_desktop.ai.saying import said
from maverick_desktop.ai.thought import Thought, ponder
from maverick_desktop.ai.weighing import Weigher, rule_of_thumb
from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.events import Action, ChooseCards, MakeBid, PlayCard
from maverick_desktop.core.legal import MayBid, MayChoose, MayPlay
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import CLASSIC, INDIVIDUALIST, PRESETS, Rules, with_options
from maverick_desktop.core.state import GameState
from maverick_desktop.core.view import SeatView, watched
from maverick_desktop.text.phrase import Language, say
from maverick_desktop.text.russian import Russian
from tests.ai.driver import (
    BUDGET,
    deal_hand,
    dealt_hand,
    play_hand,
    random_deal,
    random_rules,
)
from tests.text.test_translation import RUSSIAN

Step = tuple[SeatView, Action]
LANGUAGES = (Language(), Russian(lambda source: RUSSIAN.get(source, "")))


def played(seed: int, level: str = "club") -> tuple[list[Step], GameState]:
    """Every decision of a hand, and how it ended."""
    dice, steps = random.Random(seed), list[Step]()

    def note(_now: GameState, view: SeatView, action: Action) -> None:
        steps.append((view, action))

    rules = random_rules(dice) if seed % 2 else INDIVIDUALIST
    thinkers = {seat: LEVELS[level].make() for seat in SEATS}
    return steps, play_hand(dealt_hand(rules, dice), thinkers, seed, note)


@pytest.mark.parametrize("level", LEVELS)
def test_a_thought_is_the_decision(level: str) -> None:
    """Asked what it compared a thinker decides as it does unasked."""
    thinker = LEVELS[level].make()
    for view, _ in played(3)[0][::3]:
        thought = ponder(thinker, view, BUDGET, 5)
        assert thought.view is view
        assert thought.action == decide(thinker, view, BUDGET, 5)
        assert (thought.verdict is not None) is isinstance(thinker, Weigher)
        if thought.verdict is not None:
            assert thought.verdict.best.action == thought.action


def test_rules_of_thumb_weigh_what_the_club_player_does() -> None:
    for seed in range(6):
        for view, action in played(seed)[0]:
            choices = rule_of_thumb(view).choices
            assert choices[0].action == action
            assert all(view.refusal(one.action) is None for one in choices)
            assert len({str(one.action) for one in choices}) == len(choices)


@pytest.mark.parametrize("seed", range(12))
def test_deeds_are_what_was_done(seed: int) -> None:
    steps, end = played(seed, "reckless")
    told = list(deeds(end.public))
    # While cards are passed nobody's turn comes before another's: deeds tell them seat by seat.
    order = [(view.seat, type(action)) for view, action in steps]
    kinds = {MakeBid: Said, ChooseCards: Gave, PlayCard: Played}
    assert sorted((seat, kinds[kind].__name__) for seat, kind in order) == sorted(
        (seat, type(deed).__name__) for seat, deed in told
    )
    cards = [action.card for _, action in steps if isinstance(action, PlayCard)]
    assert cards == [card_of(end.public, deed) for _, deed in told if isinstance(deed, Played)]


@pytest.mark.parametrize("seed", range(12))
def test_how_things_stood_is_how_they_stood(seed: int) -> None:
    """From its view of the finished hand a seat finds again what it knew at each deed."""
    steps, end = played(seed, "reckless")
    for seat in SEATS:
        mine = [step for step in steps if step[0].seat is seat]
        own = [deed for actor, deed in deeds(end.public) if actor is seat]
        for (view, action), deed in zip(mine, own, strict=True):
            again, did = done_by(end.view(seat), deed)
            assert did == action
            now, then = again.public, view.public
            # All four choose at once: who had chosen before is forgotten.
            gone = {"chosen": ()} if isinstance(action, ChooseCards) else {}
            assert replace(now.hand, **gone) == replace(then.hand, **gone)
            assert (now.phase, now.turn, now.total) == (then.phase, then.turn, then.total)
            assert (now.past, now.verdict) == (then.past, then.verdict)
            assert (again.hand, again.given, again.received) == (
                view.hand,
                view.given,
                view.received,
            )
            assert again.legal() == view.legal()


@pytest.mark.parametrize("hands", [1, 2])
def test_a_match_that_ended_in_mid_hand_had_not_ended_before(hands: int) -> None:
    """Its result is not known to whoever thinks of a card in that hand again."""
    rules = with_options(CLASSIC, {"match_check": "trick", "target": 10 * hands})
    assert isinstance(rules, Rules)
    ended = 0
    for seed in range(40):
        dice, steps = random.Random(seed), list[Step]()
        now = dealt_hand(rules, dice)
        for _ in range(hands):
            if now.public.phase is Phase.OVER:
                break
            steps.clear()
            if now.public.phase is Phase.DEALING:
                dealt = deal_hand(now, random_deal(dice))
                assert dealt is not None
                now = dealt

            def note(
                _now: GameState, view: SeatView, action: Action, steps: list[Step] = steps
            ) -> None:
                steps.append((view, action))

            now = play_hand(now, {s: LEVELS["club"].make() for s in SEATS}, seed, note)
        known = now.public
        if known.phase is not Phase.OVER or len(known.past) != hands - 1:
            continue
        ended += 1
        for seat in SEATS:
            mine = [view for view, _ in steps if view.seat is seat]
            own = [deed for actor, deed in deeds(known) if actor is seat]
            for view, deed in zip(mine, own, strict=True):
                again, _ = done_by(now.view(seat), deed)
                assert again.public.total == view.public.total
                assert again.public.past == view.public.past
                assert again.public.verdict == view.public.verdict
                assert again.legal() == view.legal()
    assert ended > 3


def test_a_hand_that_is_on_can_be_looked_back_on() -> None:
    steps, _ = played(4)
    for view, _ in steps:
        for actor, deed in deeds(view.public):
            told = seen(view.public, actor, deed)
            assert told or not isinstance(deed, Played)
            if actor is view.seat and view.hand is not None:
                assert done_by(view, deed)[0].seat is actor


def test_reasons_read_well() -> None:
    """Whole sentences without gaps, for the player, the others, and whoever looks on."""
    for seed in range(10):
        steps, end = played(seed, "club" if seed % 3 else "reckless")
        for view, action in steps:
            thought = Thought(view, action, None)
            for reader in (view, end.view(view.seat.left), watched(end.view(Seat.SOUTH))):
                for phrase in said(reader, view.seat, thought.reasons()):
                    for language in LANGUAGES:
                        text = say(phrase, language)
                        assert re.fullmatch(r"[A-ZА-ЯЁ0-9♣♦♥♠−][^{}|]*\.", text), text
                        assert "  " not in text


def test_every_preset_gives_reasons_at_every_step() -> None:
    for name, rules in PRESETS.items():
        dice = random.Random(name)
        kinds: set[type] = set()

        def judge(
            _now: GameState, view: SeatView, action: Action, kinds: set[type] = kinds
        ) -> None:
            kinds.add(type(view.legal()))
            assert Thought(view, action, None).reasons()

        play_hand(dealt_hand(rules, dice), {s: LEVELS["club"].make() for s in SEATS}, 1, judge)
        wanted = {MayPlay, MayChoose} | ({MayBid} if rules.bids else set())
        assert kinds == wanted
