"""How well computer players play: the levels, and what a thinker is. Knows no table, no thread.

A choice is a pure function of the view, the level, the budget and the seed, so any of them can be
made again. Dice serve choices here, never deals.
"""

import random
from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Final, Protocol, assert_never

import msgspec

from maverick_desktop.core.cards import CardSet, card_set, cards_in
from maverick_desktop.core.events import Action, ChooseCards, MakeBid, PlayCard
from maverick_desktop.core.legal import MayBid, MayChoose, MayPlay, MayWait
from maverick_desktop.core.view import SeatView

from .bidding import choose_bid
from .budget import Budget as Budget
from .club import choose_card
from .engine import Engine
from .passing import choose_pass

EXPERT_SECONDS: Final = 0.05
"""What an expert takes for a card where nothing else is said."""


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


class ExpertThinker:
    """Searches what card to play."""

    def __init__(self, seconds: float = EXPERT_SECONDS) -> None:
        """``seconds``: what it takes for a card where the budget leaves it free."""
        self._budget: Final = Budget(seconds=seconds)
        self._engine: Final = Engine()

    def think(self, view: SeatView, budget: Budget, dice: random.Random) -> Action:
        """What the search says."""
        match view.legal():
            case MayPlay():
                free = budget == Budget()
                return self._engine.weigh(view, self._budget if free else budget, dice).best.action
            case MayBid():
                return MakeBid(choose_bid(view))
            case MayChoose():
                return ChooseCards(choose_pass(view))
            case MayWait():
                raise NothingToDo
            case other:
                assert_never(other)


def _some(cards: CardSet, count: int, dice: random.Random) -> CardSet:
    return card_set(dice.sample(list(cards_in(cards)), count))


_ALL: Final = (
    Level("random", RandomThinker),
    Level("club", ClubThinker),
    Level("expert", ExpertThinker),
    Level("reckless", lambda: RandomThinker(reckless=True), public=False),
)
LEVELS: Final[Mapping[str, Level]] = {level.id: level for level in _ALL}
"""Every level by its id, the weakest first."""


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
