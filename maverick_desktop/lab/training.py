"""How a policy is learned: by the judgement of the search, round by round, each better informed.

In the first round the teacher searches by the rule of thumb, in the others by the policy of the
round before. Numbers are fitted to all that was heard so far (cross-entropy, AdaGrad). The same
recipe comes to the same numbers. Knows no file and no terminal.
"""

import random
from collections.abc import Iterator, Sequence
from math import exp, log, sqrt
from time import process_time
from typing import Final

import msgspec

from maverick_desktop.ai.budget import Budget
from maverick_desktop.ai.engine import Engine
from maverick_desktop.ai.families import Family
from maverick_desktop.ai.panel import Method
from maverick_desktop.ai.policy import SIZE, Policy
from maverick_desktop.core.cards import Card
from maverick_desktop.core.events import PlayCard
from maverick_desktop.core.rules import PRESETS
from maverick_desktop.core.view import SeatView

from .lessons import Decision, Lessons, Teacher

UNITS: Final = 64
"""Weights are whole numbers of so many to a nat."""
HELD_BACK: Final = 20
"""One hand in so many is not learned from: it tells how well the others were learned."""


class Round(msgspec.Struct, frozen=True):
    """Hands to hear of."""

    decisions: int
    nodes: int
    """What the teacher thinks about each."""


class Recipe(msgspec.Struct, frozen=True):
    """All that the numbers hang on."""

    rounds: tuple[Round, ...]
    seed: int = 1
    warmth: float = 0.5
    """So many points behind the best make a choice e times less likely a target."""
    epochs: int = 8
    settling: int = 3
    """Epochs before the numbers are near; the average of the others is kept."""
    rate: float = 0.12
    caution: float = 8.0
    """How much must be heard of a number before it moves freely."""
    forgetting: float = 0.05
    """How fast a number of which little is heard goes back to nothing."""
    firmness: float = 1.4
    """How much surer the finished policy is than what was fitted: by measurement it plays deals out
    better so. Its first choices stay the same."""


FULL: Final = Recipe((Round(30_000, 40_000), Round(60_000, 40_000), Round(100_000, 60_000)))
QUICK: Final = Recipe((Round(300, 2_000), Round(300, 2_000)), epochs=3, settling=1)
"""So little that it teaches nothing: for trying whether all goes well."""


class Progress(msgspec.Struct, frozen=True):
    """How far a training is."""

    round: int
    decisions: int
    """Heard in this round."""
    hands: int
    seconds: float
    """CPU time since the training began."""
    loss: float | None = None
    """Of hands that were held back, in nats; at the end of a round."""
    right: float | None = None
    """How often the policy's first choice is the teacher's."""


class Training:
    """The training of one family's policy."""

    def __init__(self, family: Family, recipe: Recipe) -> None:
        self._rules: Final = PRESETS[family]
        self._recipe: Final = recipe
        self._heard: Final[list[Decision]] = []
        self._held_back: Final[list[Decision]] = []
        self.weights: list[int] | None = None
        """What was fitted; None before the end of the first round."""

    def run(self) -> Iterator[Progress]:
        """Learn; tells every hundred hands how far it is, and after each round how well."""
        began, recipe = process_time(), self._recipe
        for number, one in enumerate(recipe.rounds):
            dice = random.Random(1000 * recipe.seed + number)  # noqa: S311 - nobody's cards
            lessons = Lessons(self._rules, taught_by_search(one.nodes, self.weights), dice)
            heard = hands = 0
            while heard < one.decisions:
                decisions = list(lessons.hand())
                # A round must not be judged by what an earlier one has learned.
                (self._heard if hands % HELD_BACK else self._held_back).extend(decisions)
                heard += len(decisions)
                hands += 1
                if hands % 100 == 0:
                    yield Progress(number, heard, hands, process_time() - began)
            learner = fitted(self._heard, recipe, dice)
            self.weights = learner.whole()
            loss, right = learner.judge(self._held_back, recipe.warmth)
            yield Progress(number, heard, hands, process_time() - began, loss, right)

    def policy(self) -> list[int]:
        """The numbers of the finished policy."""
        assert self.weights is not None
        return [within(round(self._recipe.firmness * weight)) for weight in self.weights]


def taught_by_search(nodes: int, weights: list[int] | None) -> Teacher:
    """A teacher that searches so long, with the policy of these weights or by rule of thumb."""
    engine = Engine(Method(learned=weights is not None, policies=lambda _: Policy(weights)))

    def teacher(view: SeatView, dice: random.Random) -> Sequence[tuple[Card, float]]:
        verdict = engine.weigh(view, Budget(nodes=nodes), dice)
        found = []
        for choice in verdict.choices:
            assert isinstance(choice.action, PlayCard)
            found.append((choice.action.card, choice.worth))
        return found

    return teacher


# --- fitting -------------------------------------------------------------------------------------


def fitted(decisions: Sequence[Decision], recipe: Recipe, dice: random.Random) -> "Learner":
    """A learner that has gone through all of these, time and again."""
    learner, order = Learner(recipe), list(decisions)
    for epoch in range(recipe.epochs):
        dice.shuffle(order)
        for decision in order:
            learner.learn(decision)
        learner.forget()
        if epoch >= recipe.settling:
            learner.keep()
    learner.settle()
    return learner


class Learner:
    """Numbers that are fitted to decisions, step by step."""

    def __init__(self, recipe: Recipe) -> None:
        self._recipe: Final = recipe
        self._weights = [0.0] * SIZE
        self._squares: Final = [recipe.caution] * SIZE
        self._sums: Final = [0.0] * SIZE
        self._kept = 0

    def learn(self, decision: Decision) -> None:
        """Go a step towards the teacher's judgement."""
        weights, squares, rate = self._weights, self._squares, self._recipe.rate
        chances = self.chances(decision)
        targets = softmax([choice.worth / self._recipe.warmth for choice in decision])
        for choice, chance, target in zip(decision, chances, targets, strict=True):
            slope = chance - target
            for place in choice.places:
                squares[place] += slope * slope
                weights[place] -= rate * slope / sqrt(squares[place])

    def chances(self, decision: Decision) -> list[float]:
        """What the numbers say of the choices."""
        weights = self._weights
        return softmax([sum([weights[place] for place in one.places]) for one in decision])

    def forget(self) -> None:
        """Let numbers fade of which little is heard."""
        forgetting, caution = self._recipe.forgetting, self._recipe.caution
        for place, square in enumerate(self._squares):
            self._weights[place] *= 1 - forgetting / (2 + square - caution)

    def keep(self) -> None:
        """Let the numbers count as they are now."""
        self._kept += 1
        for place, weight in enumerate(self._weights):
            self._sums[place] += weight

    def settle(self) -> None:
        """Come to rest at the average of what was kept."""
        self._weights = [total / self._kept for total in self._sums]

    def judge(self, decisions: Sequence[Decision], warmth: float) -> tuple[float, float]:
        """Cross-entropy in nats, and how often the first choice is right."""
        loss = right = 0.0
        for decision in decisions:
            chances = self.chances(decision)
            targets = softmax([choice.worth / warmth for choice in decision])
            loss -= sum(t * log(c + 1e-12) for t, c in zip(targets, chances, strict=True))
            right += chances.index(max(chances)) == targets.index(max(targets))
        return loss / len(decisions), right / len(decisions)

    def whole(self) -> list[int]:
        """The numbers as a policy has them."""
        return [within(round(UNITS * weight)) for weight in self._weights]


def within(number: int) -> int:
    """The nearest number that a policy can have."""
    return max(-32768, min(32767, number))


def softmax(merits: Sequence[float]) -> list[float]:
    """Chances by the power of e."""
    top = max(merits)
    powers = [exp(merit - top) for merit in merits]
    total = sum(powers)
    return [power / total for power in powers]
