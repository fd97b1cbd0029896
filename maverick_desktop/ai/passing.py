"""What to pass on: the best by learned values, or the best of these in rehearsed hands.

Sees one seat's view. Before the cards move nothing is known but one's own hand, the turned cards
and what was bid blind; the others are taken to pass on by the learned values.
"""

import random
from collections.abc import Iterator, Sequence
from math import sqrt
from time import monotonic
from typing import Final

import msgspec

from maverick_desktop.core.cards import (
    Card,
    CardSet,
    card_set,
    cards_in,
)
from maverick_desktop.core.events import ChooseCards
from maverick_desktop.core.legal import MayChoose
from maverick_desktop.core.rules import pass_target
from maverick_desktop.core.view import SeatView

from .almanac import ALMANAC
from .budget import Budget
from .knowledge import Knowledge, knowledge_of
from .lanes import lanes_of
from .passvalues import UNITS, tell_passing
from .policy import Policy
from .rehearse import Rehearsal
from .vantage import CARDS, kernel_of, rehearsal_of
from .verdict import Verdict, Weighed

CHOICES: Final = 10
"""So many choices are compared, the best by the values: the very best is nearly always there."""
ACROSS: Final = 24
"""The same if the partner gets them: there shape is all, of which the values tell less."""
DEALS: Final = 32
"""Deals between two looks at the clock and at who is behind."""
FIRST: Final = 64
"""So many before a choice may be dropped."""
DOUBT: Final = 2.0
"""A choice is dropped when it is behind by more than so many standard errors."""
NODES: Final = 1_000_000
"""Where nothing else is said."""


class Ranked(msgspec.Struct, frozen=True):
    """Cards to pass on and what the values say of it, in points."""

    cards: CardSet
    value: float


def choose_pass(view: SeatView) -> CardSet:
    """The cards a club player would pass on. The seat must have a choice to make."""
    return ranked(view)[0].cards


def ranked(view: SeatView) -> list[Ranked]:
    """Every choice that makes a difference, the best by the values first."""
    legal = view.legal()
    assert isinstance(legal, MayChoose)
    rules, now = view.public.rules, view.public.hand
    target = pass_target(rules, now.number)
    rehearsal = Rehearsal(Policy(None))
    values = ALMANAC.pass_values(rules, target == 2)
    tell_passing(rehearsal, values, rules.pass_count, target)
    lanes = lanes_of(now.trump, now.adder)
    hand = lanes.bits(legal.cards)
    found = [
        Ranked(cards, rehearsal.value(hand, lanes.bits(cards)) / UNITS)
        for cards in different(knowledge_of(view), legal.count)
    ]
    found.sort(key=lambda one: (-one.value, one.cards))
    return found


def different(know: Knowledge, count: int) -> list[CardSet]:
    """Every choice of so many cards; of cards with none between them the lowest go first."""
    found = [(0, 0)]
    for run in _runs(know):
        found = [
            (cards | card_set(run[:more]), used + more)
            for cards, used in found
            for more in range(min(len(run), count - used) + 1)
        ]
    return [cards for cards, used in found if used == count]


def _runs(know: Knowledge) -> Iterator[list[Card]]:
    """The hand in runs of cards that no card in another hand lies between, each from below."""
    for suit in know.suits:
        run: list[Card] = []
        for card in cards_in(know.hand & suit):
            between = know.unseen & suit & (card.bit - 1) & -(run[-1].bit if run else card.bit)
            if between:
                yield run
                run = []
            run.append(card)
        if run:
            yield run


def weigh_pass(view: SeatView, budget: Budget, dice: random.Random) -> Verdict:
    """What the likely choices come to in rehearsed hands; the seat must have a choice to make.

    A function of view, dice and a budget of nodes. Bids that were made blind are played for.
    """
    return Comparison(view, budget, dice.getrandbits(32)).verdict()


class Comparison:
    """The choices, what each came to in which deal, and what may still be spent."""

    def __init__(self, view: SeatView, budget: Budget, seed: int) -> None:
        self._until: Final = None if budget.seconds is None else monotonic() + budget.seconds
        self._nodes = NODES if budget == Budget() else budget.nodes
        now = view.public.hand
        lanes = lanes_of(now.trump, now.adder)
        across = pass_target(view.public.rules, now.number) == 2
        likely = ranked(view)[: ACROSS if across else CHOICES]
        self._choices: Final = [one.cards for one in likely]
        self._bits: Final = [lanes.bits(cards) for cards in self._choices]
        self._sign: Final = -1 if view.seat & 1 else 1
        self._seed: Final = seed
        self._kernel: Final = kernel_of(view, now.bids)
        self._rehearsal: Final = rehearsal_of(view, seed)
        self._deals = 0
        self._found: Final[list[list[int]]] = [[] for _ in self._choices]
        self._behind: Final = [(0.0, 0.0)] * len(self._choices)
        """By how much each is behind the best, and the standard error of that."""

    def verdict(self) -> Verdict:
        """Look at deals until the budget is spent or one choice is left."""
        alive = list(range(len(self._choices)))
        while len(alive) > 1 and not self._spent(len(alive)):
            self._look(alive)
            alive = self._compared(alive)
        return self._told(alive[0])

    def _spent(self, count: int) -> bool:
        """Whether the next deals would go beyond the budget; the first never do."""
        if not self._deals:
            return False
        if self._until is not None and monotonic() >= self._until:
            return True
        return self._nodes is not None and self._nodes < count * DEALS * CARDS

    def _look(self, alive: list[int]) -> None:
        """The same deals and dice for every choice that is left."""
        self._rehearsal.draw(DEALS)
        for one in alive:
            points = self._rehearsal.pass_on(
                self._kernel, self._bits[one], DEALS, self._seed + self._deals
            )
            self._found[one] += [self._sign * diff for diff in points]
        self._deals += DEALS
        if self._nodes is not None:
            self._nodes -= len(alive) * DEALS * CARDS

    def _compared(self, alive: list[int]) -> list[int]:
        """The choices that are not clearly behind, the best first."""
        ordered = sorted(alive, key=lambda one: (-sum(self._found[one]), one))
        best, kept = ordered[0], ordered[:1]
        for one in ordered[1:]:
            mean, error = self._behind[one] = lead(self._found[best], self._found[one])
            if self._deals < FIRST or mean <= DOUBT * error:
                kept.append(one)
        self._behind[best] = 0.0, 0.0
        return kept

    def _told(self, best: int) -> Verdict:
        worth = sum(self._found[best]) / max(1, self._deals)
        choices = [
            Weighed(ChooseCards(cards), worth - mean, error)
            for cards, (mean, error) in zip(self._choices, self._behind, strict=True)
        ]
        first = choices.pop(best)
        choices.sort(key=lambda one: -one.worth)
        return Verdict((first, *choices), self._deals)


def lead(ours: Sequence[float], theirs: Sequence[float]) -> tuple[float, float]:
    """By how much the mean of one list is above the other's, pair by pair; its standard error."""
    count = len(ours)
    gains = [x - y for x, y in zip(ours, theirs, strict=True)]
    mean = sum(gains) / count
    return mean, sqrt(max(0.0, sum(x * x for x in gains) / count - mean * mean) / count)
