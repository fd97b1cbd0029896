"""Experts in threads of their own play hands of any rules, as in the window: never a fallback."""

import logging
import random
from collections.abc import Callable
from queue import SimpleQueue

import pytest

from maverick_desktop.ai.almanac import ALMANAC
from maverick_desktop.ai.bidding import contract_gain
from maverick_desktop.ai.levels import Budget, level_of
from maverick_desktop.ai.player import WorkerPlayer
from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.deals import Deal
from maverick_desktop.core.events import Event
from maverick_desktop.core.log import GameLog, MatchHeader
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import Rules
from maverick_desktop.core.table import Table
from tests.ai.driver import SITTERS, random_deal, random_rules

STUCK = 120.0
"""Seconds without any news after which something hangs that no deadline was kept for."""
QUICK = Budget(seconds=0.004)
"""The clock of an expert that has less of it: the search ends by time, as in the window."""


class Room:
    """A table whose four seats are experts that think in threads; its own thread is the test's."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self._dice = random.Random(seed)
        self._jobs: SimpleQueue[Callable[[], None]] = SimpleQueue()
        header = MatchHeader("0", "m", None, "r", "classic", rules, SITTERS, "2026-01-01T00:00:00Z")
        self.table = Table(GameLog(header), self, self)
        expert = level_of("expert")
        assert expert is not None
        self._players = [
            WorkerPlayer(
                rules,
                SITTERS,
                seat,
                expert.make,
                seed + seat,
                self.table,
                self._jobs.put,
                QUICK,
                expert.deadline,
            )
            for seat in SEATS
        ]
        for player, seat in zip(self._players, SEATS, strict=True):
            self.table.attach(seat, player)

    def dealer(self) -> Seat:
        return self._dice.choice(SEATS)

    def deal(self, hand: int, attempt: int) -> Deal:
        return random_deal(self._dice)

    def append(self, n: int, event: Event) -> None:
        """No record is kept."""

    def play_hand(self) -> None:
        """Deal, and let them play until the hand is over."""
        while self.table.public.phase is Phase.DEALING:
            self.table.deal()
        while self.table.public.phase not in (Phase.DEALING, Phase.OVER):
            self._jobs.get(timeout=STUCK)()

    def close(self) -> None:
        for player in self._players:
            player.close()


@pytest.mark.parametrize("hands", [4, pytest.param(2_000, marks=pytest.mark.soak)])
def test_experts_answer_in_time_under_any_rules(
    hands: int, caplog: pytest.LogCaptureFixture
) -> None:
    """A player that failed, was late, or wished for something illegal would have logged it."""
    dice = random.Random(hands)
    with caplog.at_level(logging.WARNING):
        for number in range(hands):
            rules = random_rules(dice)
            # New rules for every hand: what they teach is learned once in a program's life.
            contract_gain(rules)
            ALMANAC.usual_hand(rules)
            room = Room(rules, 10 * number)
            room.play_hand()
            room.close()
            assert not caplog.records, (number, rules)
