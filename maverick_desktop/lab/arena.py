"""One level of computer player against another on the same cards, sides exchanged.

Per deal d = ½·[(A as NS − B as EW) + (A as EW − B as NS)] of hand scores; the mean of d is A's
points a hand over B (RECORD.md section 3). Knows no terminal.
"""

import random
from collections.abc import Iterator
from math import sqrt
from statistics import fmean, stdev
from time import thread_time
from typing import Final

import msgspec

from maverick_desktop import __version__
from maverick_desktop.ai.levels import LEVELS, Budget, Thinker
from maverick_desktop.ai.player import InlinePlayer
from maverick_desktop.chance import NumberedChance, bot_seed
from maverick_desktop.core.cards import SEATS, SIDES, Side
from maverick_desktop.core.events import Action, PlayCard
from maverick_desktop.core.log import GameLog, MatchHeader
from maverick_desktop.core.public import Sitter
from maverick_desktop.core.rules import Rules
from maverick_desktop.core.store import MemorySink
from maverick_desktop.core.table import Table
from maverick_desktop.core.view import SeatView

from .match import play

_MATCH: Final = "00000000-0000-4000-8000-000000000000"
"""The arena keeps no record, so its hands need no id of their own."""


class Duel(msgspec.Struct, frozen=True):
    """What a measurement came to: the JSON object of ``arena --json``."""

    a: str
    b: str
    deals: int
    diff: float
    ci95: float | None
    """None for a single deal."""
    ms_a: float | None
    """CPU milliseconds a card; None before the first one."""
    ms_b: float | None


class _Timed:
    """A thinker under a stopwatch that counts the cards it plays."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker: Final = thinker
        self._seconds = 0.0
        self._cards = 0

    def think(self, view: SeatView, budget: Budget, dice: random.Random) -> Action:
        """What the thinker does."""
        began = thread_time()
        action = self._thinker.think(view, budget, dice)
        if isinstance(action, PlayCard):
            self._seconds += thread_time() - began
            self._cards += 1
        return action

    def ms_a_card(self) -> float | None:
        """CPU milliseconds a card."""
        return 1000 * self._seconds / self._cards if self._cards else None


class Arena:
    """A duel in progress."""

    def __init__(self, a: str, b: str, rules: Rules, first_number: int) -> None:
        self._a: Final = a
        self._b: Final = b
        # A hand is always played out here: what counts is its score, not who has won by it.
        self._rules: Final = msgspec.structs.replace(rules, match_check="hand")
        self._number: Final = first_number
        self._thinkers: Final = (_Timed(LEVELS[a].make()), _Timed(LEVELS[b].make()))
        self._found: Final[list[float]] = []

    def play(self, deals: int) -> Iterator[int]:
        """Play so many deals, each twice; tells after each how many are done."""
        for place in range(deals):
            number = self._number + place
            self._found.append((self._lead(number, Side.NS) + self._lead(number, Side.EW)) / 2)
            yield place + 1

    def result(self) -> Duel:
        """What the deals played so far say."""
        count = len(self._found)
        spread = 1.96 * stdev(self._found) / sqrt(count) if count > 1 else None
        ms_a, ms_b = (thinker.ms_a_card() for thinker in self._thinkers)
        return Duel(self._a, self._b, count, fmean(self._found), spread, ms_a, ms_b)

    def _lead(self, number: int, side_of_a: Side) -> int:
        """By how much A's side is ahead after one hand."""
        levels = [self._a if side is side_of_a else self._b for side in SIDES]
        south, west, north, east = (Sitter(seat.name, f"bot:{levels[seat.side]}") for seat in SEATS)
        sitters = (south, west, north, east)
        header = MatchHeader(
            __version__, _MATCH, None, "Arena", "classic", self._rules, sitters, ""
        )
        table = Table(GameLog(header), NumberedChance(number), MemorySink())
        players = {
            seat: InlinePlayer(
                self._rules,
                sitters,
                seat,
                self._thinkers[seat.side is not side_of_a],
                bot_seed(number, _MATCH, seat),
            )
            for seat in SEATS
        }
        for seat, player in players.items():
            table.attach(seat, player)
        play(table, players, lambda known: not known.past)
        ours, theirs = (
            table.public.past[0].score.sides[side].score for side in (side_of_a, side_of_a.other)
        )
        return ours - theirs
