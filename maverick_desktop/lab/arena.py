"""One level of computer player against another on the same cards, sides exchanged.

Per deal d = ½·[(A as NS − B as EW) + (A as EW − B as NS)] of hand scores; the mean of d is A's
points a hand over B (RECORD.md section 3). Knows no terminal.
"""

import random
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import sqrt
from multiprocessing import get_context, resource_tracker
from multiprocessing.pool import Pool
from statistics import fmean, stdev
from time import thread_time
from typing import Final

import msgspec

from maverick_desktop import __version__
from maverick_desktop.ai.levels import Budget, Thinker
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
from .players import lab_level, show_hands

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
        self.thinker: Final = thinker
        self.seconds = 0.0
        self.cards = 0

    def think(self, view: SeatView, budget: Budget, dice: random.Random) -> Action:
        """What the thinker does."""
        began = thread_time()
        action = self.thinker.think(view, budget, dice)
        if isinstance(action, PlayCard):
            self.seconds += thread_time() - began
            self.cards += 1
        return action


def _made(name: str) -> Thinker:
    level = lab_level(name)
    if level is None:
        raise ValueError(name)
    return level.make()


class Party(msgspec.Struct, frozen=True):
    """One of the two that are compared."""

    level: str
    budget: Budget = Budget()
    """For each of its choices; the level's own if nothing is said."""


class _Played(msgspec.Struct, frozen=True):
    """What one deal, played twice, came to."""

    lead: float
    seconds: tuple[float, float]
    """CPU time that A and B took for their cards."""
    cards: tuple[int, int]


class Arena:
    """A duel in progress."""

    def __init__(self, a: Party, b: Party, rules: Rules, first_number: int, jobs: int = 1) -> None:
        """``jobs``: processes that play at once."""
        self._a: Final = a
        self._b: Final = b
        # A hand is always played out here: what counts is its score, not who has won by it.
        self._rules: Final = msgspec.structs.replace(rules, match_check="hand")
        self._number: Final = first_number
        self._jobs: Final = jobs
        self._found: Final[list[_Played]] = []

    def play(self, deals: int) -> Iterator[int]:
        """Play so many deals, each twice; tells after each how many are done."""
        numbers = range(self._number, self._number + deals)
        ring = Ring(self._a, self._b, self._rules)
        if self._jobs == 1:
            yield from self._take(map(ring.play, numbers))
            return
        with _workers(self._jobs) as pool:
            yield from self._take(pool.imap(ring.play, numbers))

    def _take(self, found: Iterator[_Played]) -> Iterator[int]:
        for place, played in enumerate(found):
            self._found.append(played)
            yield place + 1

    def result(self) -> Duel:
        """What the deals played so far say."""
        leads = [one.lead for one in self._found]
        count = len(leads)
        spread = 1.96 * stdev(leads) / sqrt(count) if count > 1 else None
        ms_a, ms_b = (self._ms_a_card(which) for which in (0, 1))
        return Duel(self._a.level, self._b.level, count, fmean(leads), spread, ms_a, ms_b)

    def _ms_a_card(self, which: int) -> float | None:
        cards = sum(one.cards[which] for one in self._found)
        return 1000 * sum(one.seconds[which] for one in self._found) / cards if cards else None


@contextmanager
def _workers(jobs: int) -> Iterator[Pool]:
    """Processes that never hear Ctrl+C: it is for the one that began them, which ends them."""
    # On Windows they say so themselves, a little later.
    deaf = signal.signal, (signal.SIGINT, signal.SIG_IGN)
    with _deaf_to_interrupts() as hear_again, get_context("spawn").Pool(jobs, *deaf) as pool:
        hear_again()
        yield pool


@contextmanager
def _deaf_to_interrupts() -> Iterator[Callable[[], None]]:
    """Processes that are begun meanwhile stay so; gives what ends it here, at the latest then."""
    if sys.platform == "win32":
        yield lambda: None
        return
    # The one that looks after the others' semaphores is begun first: it would end this.
    resource_tracker.ensure_running()
    held = {signal.SIGINT}
    signal.pthread_sigmask(signal.SIG_BLOCK, held)

    def hear_again() -> None:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, held)

    try:
        yield hear_again
    finally:
        hear_again()


class Ring:
    """Plays single deals, each twice; made anew in every process."""

    def __init__(self, a: Party, b: Party, rules: Rules) -> None:
        self._parties: Final = (a, b)
        self._rules: Final = rules

    def play(self, number: int) -> _Played:
        """Play the deal of that number twice."""
        thinkers = [_Timed(_made(party.level)) for party in self._parties]
        leads = [self._lead(number, side, thinkers) for side in SIDES]
        a, b = thinkers
        return _Played(fmean(leads), (a.seconds, b.seconds), (a.cards, b.cards))

    def _lead(self, number: int, side_of_a: Side, thinkers: list[_Timed]) -> int:
        """By how much A's side is ahead after one hand."""
        which = {seat: int(seat.side is not side_of_a) for seat in SEATS}
        south, west, north, east = (
            Sitter(seat.name, f"bot:{self._parties[which[seat]].level}") for seat in SEATS
        )
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
                thinkers[which[seat]],
                bot_seed(number, _MATCH, seat),
                self._parties[which[seat]].budget,
            )
            for seat in SEATS
        }
        for seat, player in players.items():
            table.attach(seat, player)
        for one in thinkers:
            show_hands(one.thinker, table)
        play(table, players, lambda known: not known.past)
        ours, theirs = (
            table.public.past[0].score.sides[side].score for side in (side_of_a, side_of_a.other)
        )
        return ours - theirs
