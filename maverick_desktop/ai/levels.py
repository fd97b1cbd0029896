"""How well computer players play: the levels, and what a thinker is. Knows no table, no thread.

A choice is a pure function of the view, the level, the budget and the seed, so any of them can be
made again. Dice serve choices here, never deals.
"""

import random
from collections.abc import Callable, Mapping
from functools import partial
from hashlib import sha256
from typing import Final, Protocol, assert_never

import msgspec

from maverick_desktop.core.cards import CardSet, card_set, cards_in
from maverick_desktop.core.events import Action, ChooseCards, MakeBid, PlayCard
from maverick_desktop.core.legal import MayBid, MayChoose, MayPlay, MayWait
from maverick_desktop.core.names import custom_ms
from maverick_desktop.core.view import SeatView

from .beginner import beginners_card, beginners_pass
from .bidding import choose_bid, weigh_bid
from .budget import Budget as Budget
from .club import choose_card
from .engine import USUAL, Engine, Method
from .passing import choose_pass, weigh_pass
from .verdict import Verdict

EXPERT_SECONDS: Final = 0.05
"""What an expert may take for a choice."""
PATIENCE: Final = 2.5
"""Seconds beyond its time after which a thinker is late."""
NODES_A_SECOND: Final = 40_000_000
"""What compiled code comes to, roughly."""


class Thinker(Protocol):
    """Decides for a seat that must act."""

    def think(self, view: SeatView, budget: Budget, dice: random.Random) -> Action:
        """The action it would take; the view's seat must have one to take."""


class Level(msgspec.Struct, frozen=True):
    """A level of play."""

    id: str
    make: Callable[[], Thinker]
    """A fresh thinker of this level."""
    public: bool = True
    """Whether people may choose it; the others serve tests."""
    seconds: float = 0.0
    """What it may take for a choice where nothing else is said; 0: a moment."""

    @property
    def deadline(self) -> float:
        """Seconds after which nobody need wait for it any more."""
        return self.seconds + PATIENCE

    @property
    def repeatable(self) -> Budget:
        """About as much thought, without a clock, so that a choice can be made again."""
        return Budget(nodes=round(self.seconds * NODES_A_SECOND)) if self.seconds else Budget()


class NothingToDo(ValueError):
    """A thinker was asked although its seat may only wait."""


class RandomThinker:
    """Any legal action is as good as another. Pays for a revoke only if ``reckless``."""

    def __init__(self, *, reckless: bool = False) -> None:
        self._reckless: Final = reckless

    def think(self, view: SeatView, budget: Budget, dice: random.Random) -> Action:
        """One of the legal actions, each as likely as the others."""
        match view.legal():
            case MayPlay() as legal:
                cards = legal.free | (legal.priced if self._reckless else 0)
                return PlayCard(dice.choice(list(cards_in(cards))))
            case MayBid() as legal:
                return MakeBid(dice.choice(legal.bids))
            case MayChoose() as legal:
                return ChooseCards(_some(legal.cards, legal.count, dice))
            case MayWait():
                raise NothingToDo
            case other:
                assert_never(other)


class ClubThinker:
    """A sound player by rules of thumb; quick, and without dice."""

    def think(self, view: SeatView, budget: Budget, dice: random.Random) -> Action:
        """What the rules of thumb say."""
        match view.legal():
            case MayPlay():
                return PlayCard(choose_card(view))
            case MayBid():
                return MakeBid(choose_bid(view))
            case MayChoose():
                return ChooseCards(choose_pass(view))
            case MayWait():
                raise NothingToDo
            case other:
                assert_never(other)


class BeginnerThinker:
    """A club player with the errors people make."""

    def think(self, view: SeatView, budget: Budget, dice: random.Random) -> Action:
        """What a beginner does; the dice say what it forgets."""
        match view.legal():
            case MayPlay():
                return PlayCard(beginners_card(view, dice))
            case MayBid():
                return MakeBid(choose_bid(view))
            case MayChoose():
                return ChooseCards(beginners_pass(view))
            case MayWait():
                raise NothingToDo
            case other:
                assert_never(other)


class SearchingThinker:
    """Looks at many deals that may be. Not for two threads at a time."""

    def __init__(self, seconds: float, method: Method = USUAL) -> None:
        """``seconds``: what it takes for a choice where the budget leaves it free."""
        self._budget: Final = Budget(seconds=seconds)
        self._engine: Final = Engine(method)

    def think(self, view: SeatView, budget: Budget, dice: random.Random) -> Action:
        """What the search finds best."""
        return self.weigh(view, budget, dice).best.action

    def stop(self) -> None:
        """Come to an end soon, for good; called from another thread."""
        self._engine.stop()

    def weigh(self, view: SeatView, budget: Budget, dice: random.Random) -> Verdict:
        """All it compared."""
        wanted = self._budget if budget == Budget() else budget
        match view.legal():
            case MayPlay():
                return self._engine.weigh(view, wanted, dice)
            case MayBid():
                return weigh_bid(view, wanted, dice)
            case MayChoose():
                return weigh_pass(view, wanted, dice)
            case MayWait():
                raise NothingToDo
            case other:
                assert_never(other)


def _some(cards: CardSet, count: int, dice: random.Random) -> CardSet:
    return card_set(dice.sample(list(cards_in(cards)), count))


def searching(name: str, seconds: float) -> Level:
    """A level that searches for so long."""
    return Level(name, partial(SearchingThinker, seconds), seconds=seconds)


_ALL: Final = (
    Level("random", RandomThinker),
    Level("beginner", BeginnerThinker),
    Level("club", ClubThinker),
    searching("expert", EXPERT_SECONDS),
    Level("reckless", partial(RandomThinker, reckless=True), public=False),
)
LEVELS: Final[Mapping[str, Level]] = {level.id: level for level in _ALL}
"""Every level by its id, the weakest first; ``custom-MS`` beside them, see ``level_of``."""


def level_of(by: str) -> Level | None:
    """The level by its id, with or without ``bot:`` before it; None for one unknown here."""
    name = by.removeprefix("bot:")
    wanted = custom_ms(name)
    return LEVELS.get(name) if wanted is None else searching(name, wanted / 1000)


def dice_for(seed: int, fact: int) -> random.Random:
    """The dice for the decision that fact number ``fact`` opened, in a game with this seed."""
    words = f"maverick/dice/{seed}/{fact}".encode()
    # Nobody's cards depend on these dice, and a choice must be repeatable.
    return random.Random(int.from_bytes(sha256(words).digest(), "big"))  # noqa: S311


def decide(thinker: Thinker, view: SeatView, budget: Budget, seed: int) -> Action:
    """What the thinker does in this view, with the dice that belong to the decision."""
    # The fact that opened the decision, not the latest one: while all four choose what to pass, the
    # order in which the others make up their minds must not matter.
    return thinker.think(view, budget, dice_for(seed, view.public.opened))
