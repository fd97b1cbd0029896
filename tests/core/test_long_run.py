"""Random matches over random rules, every law checked at every fact: 5,000 hands, more in the soak.

A failure names its seed; ``play(seed)`` plays that match again.
"""

import os
import random
from collections import Counter

import pytest

from maverick_desktop.core.cards import SEATS
from maverick_desktop.core.events import Rewound
from maverick_desktop.core.rules import OPTIONS, Rules
from tests.core.driver import Match, random_rules
from tests.core.laws import Unlike, Watch, survives_writing

CHUNKS = 50
HANDS = 5_000
SOAK_HANDS = int(os.environ.get("MAVERICK_HANDS", "200000"))
SOAK_CHUNKS = max(1, SOAK_HANDS // 500)
LONGEST = 5
"""Hands after which a match that will not end is left."""


class Tally:
    """What a run has come across: a run that met nothing has proved nothing."""

    def __init__(self) -> None:
        self.hands = 0
        self.over = 0
        self.rewinds = 0
        self.unlike: Counter[tuple[str, bool]] = Counter()
        self.off: Counter[str] = Counter()

    def add_rules(self, rules: Rules) -> None:
        """Count the options that are off their defaults."""
        self.off.update(
            name for name, option in OPTIONS.items() if getattr(rules, name) != option.classic
        )


def play(seed: int, tally: Tally) -> None:
    """One match under every check."""
    dice = random.Random(seed)
    match = Match(random_rules(dice), dice, lively=dice.random() < 0.5)
    watch = Watch(match)
    tally.add_rules(match.header.rules)
    while not match.over and watch.hands < LONGEST:
        match.step()
        if not match.log.n:
            continue
        watch.look()
        if dice.random() < 0.02 and match.detach and match.last_deal() is not None:
            seat = dice.choice([seat for seat in SEATS if seat in match.detach])
            phase = match.table.public.phase.value
            tally.unlike[phase, Unlike(match, dice).check(seat)] += 1
        if dice.random() < 0.002:
            survives_writing(match)
    survives_writing(match)
    tally.hands += watch.hands
    tally.over += match.over
    tally.rewinds += sum(isinstance(event, Rewound) for event in match.log.facts)


def play_hands(first_seed: int, hands: int) -> Tally:
    """Matches until so many hands were scored."""
    tally, seed = Tally(), first_seed
    while tally.hands < hands:
        try:
            play(seed, tally)
        except Exception as error:
            raise AssertionError(f"seed {seed}: {type(error).__name__} {error}") from error
        seed += 1
    return tally


def has_met_everything(tally: Tally) -> None:
    """Enough matches ended, facts were undone, and hidden cards were other cards."""
    assert tally.over > 3
    assert tally.rewinds > 3
    tried = sum(tally.unlike.values())
    changed = sum(count for (_, found), count in tally.unlike.items() if found)
    assert changed > 0.7 * tried, tally.unlike
    assert {"play", "passing"} <= {phase for phase, found in tally.unlike if found}


@pytest.mark.parametrize("chunk", range(2))
def test_a_few_hands(chunk: int) -> None:
    """The laws, in a few seconds."""
    play_hands(chunk * 1_000_000 + 500_000, 60)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_five_thousand_hands(chunk: int) -> None:
    """The laws, over all rules."""
    has_met_everything(play_hands(chunk * 1_000_000, HANDS // CHUNKS))


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(SOAK_CHUNKS))
def test_soak(chunk: int) -> None:
    """The long run."""
    tally = play_hands((1_000 + chunk) * 1_000_000, SOAK_HANDS // SOAK_CHUNKS)
    has_met_everything(tally)
    assert set(tally.off) == set(OPTIONS), "an option never left its default"
