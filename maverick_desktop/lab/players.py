"""Players for measuring, which no match has: parts of the expert left out, and one that sees all.

The all-seeing one is the only computer player that is handed hidden cards; it is told them by the
arena, which owns the table.
"""

import random
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from maverick_desktop.ai.engine import candidates
from maverick_desktop.ai.kernel import Kernel
from maverick_desktop.ai.knowledge import knowledge_of
from maverick_desktop.ai.lanes import lanes_of, tell_bids, tell_position, tell_rules
from maverick_desktop.ai.levels import (
    EXPERT_SECONDS,
    Budget,
    ClubThinker,
    Level,
    RandomThinker,
    SearchingThinker,
    Thinker,
    level_of,
)
from maverick_desktop.ai.panel import Method
from maverick_desktop.ai.policies import history, policy_for
from maverick_desktop.ai.policy import Policy
from maverick_desktop.core.cards import Card, CardSet
from maverick_desktop.core.events import Action, MakeBid, PlayCard
from maverick_desktop.core.legal import MayBid, MayChoose, MayPlay
from maverick_desktop.core.replay import fold
from maverick_desktop.core.rules import Rules
from maverick_desktop.core.table import Table
from maverick_desktop.core.view import SeatView

from .lessons import offered

Hands: TypeAlias = tuple[CardSet, CardSet, CardSet, CardSet]

ALL_SEEN_FROM: Final = 10
"""With so many tricks left the all-seeing player plays perfectly."""
PLAYOUTS: Final = 500
"""Before that: play-outs of the true deal for each card."""


class AllSeeingThinker:
    """Sees all hands: how far the best player without that is from the best there can be.

    Bids and passes as the expert does.
    """

    def __init__(self, policies: Callable[[Rules], Policy] = policy_for) -> None:
        """``policies``: how the true deal is played out before it is short enough to be solved."""
        self._expert: Final = SearchingThinker(EXPERT_SECONDS)
        self._kernel: Final = Kernel(20)
        self._policies: Final = policies
        self.look: Callable[[], Hands] | None = None
        """Tells all hands; to be set before a card is asked for."""

    def think(self, view: SeatView, budget: Budget, dice: random.Random) -> Action:
        """The best card for its side if all see all cards, as far as that can be said."""
        if not isinstance(view.legal(), MayPlay):
            return self._expert.think(view, budget, dice)
        cards, _ = candidates(view, knowledge_of(view))
        if len(cards) == 1:
            return PlayCard(cards[0])
        sign = -1 if view.seat.side else 1
        worths = self._worths(view, cards, dice.getrandbits(32))
        return PlayCard(max(zip(worths, cards, strict=True), key=lambda pair: sign * pair[0])[1])

    def _worths(self, view: SeatView, cards: list[Card], seed: int) -> list[float]:
        """By card, NS's score for the hand over EW's."""
        assert self.look is not None
        kernel, rules, now = self._kernel, view.public.rules, view.public.hand
        tell_rules(kernel, rules)
        tell_bids(kernel, rules, now.bids)
        lanes = tell_position(kernel, rules, now, self.look())
        if 13 - len(now.tricks) <= ALL_SEEN_FROM:
            known = dict(kernel.solve_cards())
            return [known[lanes.bit_of[card]] for card in cards]
        policy = self._policies(rules)
        policy.set_history(kernel, history(now, lanes), sum(kernel.held), -1)
        # The kernel's dice go on from here.
        policy.playouts(kernel, 0, seed)
        return [
            sum(policy.playout(kernel, lanes.bit_of[card]) for _ in range(PLAYOUTS)) / PLAYOUTS
            for card in cards
        ]


def by_thumb(rules: Rules) -> Policy:
    """The rule of thumb, whatever the rules."""
    return Policy(None)


class SilentThinker:
    """Never bids."""

    def think(self, view: SeatView, budget: Budget, dice: random.Random) -> Action:
        """A pass, which is always among the bids."""
        return MakeBid("pass")


class PartialThinker:
    """An expert but for what to pass on, or to bid: what choosing it as an expert is worth."""

    def __init__(
        self,
        pass_on: Callable[[], Thinker] | None = None,
        bid: Callable[[], Thinker] | None = None,
    ) -> None:
        """``pass_on`` and ``bid`` make who decides in its place; None: the expert does."""
        expert = SearchingThinker(EXPERT_SECONDS)
        self._expert: Final = expert
        self._pass_on: Final[Thinker] = expert if pass_on is None else pass_on()
        self._bid: Final[Thinker] = expert if bid is None else bid()

    def think(self, view: SeatView, budget: Budget, dice: random.Random) -> Action:
        """What the one does whose decision it is."""
        legal = view.legal()
        one: Thinker = self._expert
        if isinstance(legal, MayChoose | MayBid):
            one = self._pass_on if isinstance(legal, MayChoose) else self._bid
        return one.think(view, budget, dice)


class PolicyThinker:
    """Plays what its policy finds likeliest, unsearched. Bids and passes as a club player."""

    def __init__(self) -> None:
        self._club: Final = ClubThinker()
        self._kernel: Final = Kernel(10)
        self._known: tuple[Rules, Policy] | None = None

    def think(self, view: SeatView, budget: Budget, dice: random.Random) -> Action:
        """The likeliest card."""
        if not isinstance(view.legal(), MayPlay):
            return self._club.think(view, budget, dice)
        rules, now = view.public.rules, view.public.hand
        if self._known is None or self._known[0] != rules:
            self._known = rules, policy_for(rules)
        found = offered(view, self._kernel, self._known[1])
        likeliest, _, _ = max(found, key=lambda one: one[1])
        return PlayCard(lanes_of(now.trump, now.adder).card_at[likeliest])


def _expert(name: str, method: Method) -> Level:
    make = partial(SearchingThinker, EXPERT_SECONDS, method)
    return Level(name, make, public=False, seconds=EXPERT_SECONDS)


def _partly(
    name: str,
    *,
    pass_on: Callable[[], Thinker] | None = None,
    bid: Callable[[], Thinker] | None = None,
) -> Level:
    make = partial(PartialThinker, pass_on, bid)
    return Level(name, make, public=False, seconds=EXPERT_SECONDS)


_OURS: Final = (
    _expert("plain", Method(learned=False, weighing=False)),
    _expert("unpaid", Method(revoking=False)),
    _partly("careless", pass_on=RandomThinker),
    _partly("by-values", pass_on=ClubThinker),
    _partly("silent", bid=SilentThinker),
    Level("policy", PolicyThinker, public=False),
    Level("oracle", AllSeeingThinker, public=False, seconds=EXPERT_SECONDS),
    Level(
        "oracle-by-thumb",
        partial(AllSeeingThinker, by_thumb),
        public=False,
        seconds=EXPERT_SECONDS,
    ),
)
LAB_LEVELS: Final = {level.id: level for level in _OURS}
"""By id: an expert that neither learned nor weighs deals, one that never pays for a revoke, one
that passes on any cards, one that passes on by the learned values alone, one that never bids; the
learned policy alone; the all-seeing one, and the same whose first tricks are played out by rule of
thumb."""


def lab_level(name: str) -> Level | None:
    """Any level by its id, the lab's own among them."""
    return LAB_LEVELS.get(name) or level_of(name)


def show_hands(thinker: Thinker, table: Table) -> None:
    """If the thinker sees all, let it look at this table."""
    if isinstance(thinker, AllSeeingThinker):
        thinker.look = partial(_hands, table)


def _hands(table: Table) -> Hands:
    *_, now = deque(fold(table.log), maxlen=1)[0]
    return now.hands
