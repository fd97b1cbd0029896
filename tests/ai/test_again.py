"""A thought that is had again: true in every claim, the same every time, and stopped when told."""

import random
from threading import Thread

import pytest

from maverick_desktop.ai import again
from maverick_desktop.ai.again import Again
from maverick_desktop.ai.deeds import deeds, done_by
from maverick_desktop.ai.levels import LEVELS, Level, SearchingThinker, searching
from maverick_desktop.ai.thought import Thought
from maverick_desktop.core.cards import SEATS
from maverick_desktop.core.events import Action
from maverick_desktop.core.rules import PRESETS
from maverick_desktop.core.state import GameState
from maverick_desktop.core.view import SeatView
from tests.ai.driver import dealt_hand, play_hand, random_rules
from tests.ai.judge import Case, holds
from tests.patience import PATIENCE

QUICK = searching("quick", 0.000_02)
"""Some hundred nodes."""


def played(seed: int, level: str) -> tuple[list[tuple[GameState, SeatView, Action]], GameState]:
    """A hand, every decision of it, and its end."""
    dice, steps = random.Random(seed), list[tuple[GameState, SeatView, Action]]()
    rules = random_rules(dice) if seed % 2 else dice.choice([*PRESETS.values()])
    thinkers = {seat: LEVELS[level].make() for seat in SEATS}
    end = play_hand(dealt_hand(rules, dice), thinkers, seed, lambda *step: steps.append(step))
    return steps, end


@pytest.mark.parametrize("seed", range(6))
def test_every_claim_is_true_of_what_was_done(seed: int) -> None:
    """Also where the level itself would have done something else."""
    steps, end = played(seed, "reckless" if seed < 4 else "club")
    weighed = 0
    for seat in SEATS:
        mine = [step for step in steps if step[1].seat is seat]
        own = [deed for actor, deed in deeds(end.public) if actor is seat]
        for (now, _, action), deed in zip(mine, own, strict=True):
            then, did = done_by(end.view(seat), deed)
            thought = Again(then, did, QUICK, 7)()
            assert (thought.view, thought.action) == (then, action)
            weighed += thought.verdict is not None
            case = Case(now, then, action, thought.verdict)
            reasons = thought.reasons()
            assert reasons
            if thought.verdict is not None:
                for reason in reasons:
                    assert holds(case, reason), (reason, action, then)
    assert weighed > 40


def test_it_is_the_same_every_time_and_knows_one_hand() -> None:
    """Nothing goes in but what the seat knew: two ends of one hand, and the same thought."""
    steps, end = played(2, "club")
    _, view, action = next(step for step in steps[9:] if len(step[1].public.hand.tricks) == 3)
    own = [step for step in steps if step[1].seat is view.seat]
    deed = [one for actor, one in deeds(end.public) if actor is view.seat][
        [step[1] for step in own].index(view)
    ]
    then, did = done_by(end.view(view.seat), deed)
    assert did == action
    first, second = Again(then, did, QUICK, 3)(), Again(then, did, QUICK, 3)()
    assert first.verdict == second.verdict


@pytest.mark.parametrize("name", ["random", "beginner", "club"])
def test_a_level_that_weighs_nothing_goes_by_rules_of_thumb(name: str) -> None:
    steps, _ = played(1, "club")
    _, view, action = steps[-3]
    thought = Again(view, action, LEVELS[name], 1)()
    assert thought == Thought(view, action, None)


class Noting(SearchingThinker):
    """Says that it was told to stop."""

    stopped = False

    def stop(self) -> None:
        self.stopped = True
        super().stop()


def test_it_ends_when_nobody_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(again, "MOST_SECONDS", PATIENCE)
    steps, _ = played(3, "club")
    _, view, action = next(step for step in steps if len(step[1].public.hand.tricks) == 2)
    made = list[Noting]()

    def make() -> Noting:
        made.append(Noting(PATIENCE))
        return made[-1]

    had = Again(view, action, Level("endless", make, seconds=PATIENCE), 1)
    found = list[Thought]()
    thread = Thread(target=lambda: found.append(had()), daemon=True)
    thread.start()
    while not made:
        thread.join(0.01)
    had.stop()
    thread.join(PATIENCE)
    assert not thread.is_alive()
    assert made[0].stopped
    assert found[0].reasons()


def test_one_that_was_stopped_before_it_began_thinks_nothing() -> None:
    steps, _ = played(3, "club")
    _, view, action = steps[-5]
    had = Again(view, action, LEVELS["expert"], 1)
    had.stop()
    assert had().verdict is None
