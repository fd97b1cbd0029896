"""The searching player: what each card comes to over deals that may be, by play-outs and solving.

Sees one seat's view. With a node budget its verdict is a function of view, budget and dice.
"""

import random
from time import monotonic
from typing import Final

import msgspec

from maverick_desktop.core.cards import Card, CardSet, card_set
from maverick_desktop.core.events import PlayCard, SideBid
from maverick_desktop.core.legal import MayPlay
from maverick_desktop.core.rules import Rules
from maverick_desktop.core.view import SeatView

from .budget import Budget
from .club import distinct, worth_paying_for
from .kernel import Kernel
from .knowledge import Knowledge, knowledge_of
from .lanes import tell_bids, tell_position, tell_rules
from .policies import history, policy_for
from .policy import Policy
from .search import Searcher
from .verdict import Verdict, Weighed
from .worlds import Worlds, worlds_of

DOUBT: Final = 2.0
"""A candidate is dropped when it is behind by more than so many standard errors."""
ALIKE: Final = 0.03
"""Candidates that differ by fewer points than this are alike."""
_ENDLESS: Final = 1 << 60


class Method(msgspec.Struct, frozen=True):
    """How a search goes about it."""

    learned: bool = True
    """Whether play-outs go by the learned policy, where there is one."""
    weighing: bool = True
    """Whether deals are drawn as often as they explain what was played, by that policy."""
    exact_from: int = 5
    """With so many tricks left, the one in progress included, the rest of a deal is solved."""
    least: int = 8
    """So many deals are looked at even if the time is up."""
    first: int = 48
    """So many more before a candidate may be dropped."""
    pilots: int = 64
    """Deals that tell how likely deals are that explain what was played."""
    full: float = 0.87
    """The share of them that is exceeded only by deals that are always taken."""


class Engine:
    """A searching player's head. Not for two threads at a time; keeps nothing between choices."""

    def __init__(self, method: Method = Method()) -> None:  # noqa: B008 - it is frozen
        self._method: Final = method
        self._kernel: Final = Kernel()
        self._searcher: Final = Searcher(self._kernel, Policy())
        self._rules: Rules | None = None
        self._bids: tuple[SideBid | None, SideBid | None] | None = None

    def weigh(self, view: SeatView, budget: Budget, dice: random.Random) -> Verdict:
        """Every card worth considering and what it promises; the seat must be on turn to play."""
        until = 0.0 if budget.seconds is None else monotonic() + budget.seconds
        nodes = _ENDLESS if budget.nodes is None else budget.nodes
        know = knowledge_of(view)
        cards, paid = candidates(view, know)
        price = view.public.rules.revoke_penalty
        if len(cards) == 1:
            return Verdict((Weighed(PlayCard(cards[0]), 0.0, price=price if paid else 0),))
        self._tell(view, know, cards, dice.getrandbits(32))
        alive = self._compare(len(cards), nodes, until)
        bid = view.public.hand.bids[view.seat.side] is not None
        return self._verdict(cards, paid, price, alive, bid)

    def _tell(self, view: SeatView, know: Knowledge, cards: list[Card], seed: int) -> None:
        known, method, searcher = view.public, self._method, self._searcher
        rules, now = known.rules, known.hand
        if self._rules != rules:
            tell_rules(self._kernel, rules)
            searcher.policy = policy_for(rules) if method.learned else Policy()
            self._rules, self._bids = rules, None
        if self._bids != now.bids:
            tell_bids(self._kernel, rules, now.bids)
            self._bids = now.bids
        hands = [0, 0, 0, 0]
        hands[view.seat] = know.hand
        lanes = tell_position(self._kernel, rules, now, tuple(hands))
        left = lanes.bits(know.hand | know.unseen)
        searcher.policy.set_history(self._kernel, history(now, lanes), left, view.seat)
        worlds = worlds_of(know, lanes)
        tell_worlds(searcher, worlds)
        searcher.consider([lanes.bit_of[card] for card in cards], method.exact_from, seed)
        if method.weighing and searcher.policy.learned and worlds.count > 1:
            searcher.weigh_deals(method.pilots, method.full)

    def _compare(self, count: int, nodes: int, until: float) -> list[int]:
        """Run until the budget is spent or one candidate is left; those not dropped, best first."""
        searcher, alive = self._searcher, list(range(count))
        searcher.run(self._method.least, _ENDLESS, 0.0)
        worlds = self._method.first
        while True:
            done = searcher.run(worlds, nodes, until)
            alive.sort(key=lambda one: -searcher.tally_of(one)[1])
            if done < worlds:
                return alive
            best, kept = alive[0], alive[:1]
            for one in alive[1:]:
                mean, error = lead(searcher, best, one)
                if mean > DOUBT * error:
                    searcher.drop(one)
                else:
                    kept.append(one)
            alive = kept
            if all(settled(searcher, best, one) for one in alive[1:]):
                return alive
            worlds = max(self._method.first, searcher.tally_of(best)[0] // 2)

    def _verdict(
        self, cards: list[Card], paid: CardSet, price: int, alive: list[int], bid: bool
    ) -> Verdict:
        searcher, best = self._searcher, alive[0]
        worlds, total = searcher.tally_of(best)
        choices = []
        for one, card in enumerate(cards):
            behind, error = (0.0, 0.0) if one == best else lead(searcher, best, one)
            looks, wins, gains, made = searcher.looks_of(one)
            choices.append(
                Weighed(
                    PlayCard(card),
                    total / worlds - behind,
                    error,
                    wins / looks,
                    gains / looks,
                    made / looks if bid else None,
                    price if paid >> card & 1 else 0,
                )
            )
        choices.sort(key=lambda one: (one.action != PlayCard(cards[best]), -one.worth))
        return Verdict(tuple(choices), worlds, searcher.exact)


def candidates(view: SeatView, know: Knowledge) -> tuple[list[Card], CardSet]:
    """The cards to compare, of neighbours the lowest, and which of them are paid for."""
    legal = view.legal()
    assert isinstance(legal, MayPlay)
    lawful = distinct(know, legal.free, card_set(view.public.hand.plays))
    if not legal.priced:
        return lawful, 0
    paid = worth_paying_for(view, know, legal.priced)
    return lawful + paid, card_set(paid)


def lead(searcher: Searcher, best: int, one: int) -> tuple[float, float]:
    """By how much the best is ahead of another candidate, and the standard error of that."""
    worlds, ahead, squares = searcher.lead_of(best, one)
    if not worlds:
        return 0.0, 0.0
    mean = ahead / worlds
    spread = squares / worlds - mean * mean
    return mean, (max(spread, 0.0) / worlds) ** 0.5


def settled(searcher: Searcher, best: int, one: int) -> bool:
    """Whether it makes no difference worth finding out which of the two is played."""
    mean, error = lead(searcher, best, one)
    return mean + DOUBT * error < ALIKE


def tell_worlds(searcher: Searcher, worlds: Worlds) -> None:
    """Have the searcher draw from these deals."""
    searcher.know(
        worlds.seat,
        worlds.hand,
        list(worlds.fixed),
        list(worlds.pools),
        [x | y << 4 | z << 8 | u << 12 | v << 16 for x, y, z, u, v in worlds.shares],
        list(worlds.upto),
        [debtor for debtor, _ in worlds.owed],
        [cards for _, cards in worlds.owed],
    )
