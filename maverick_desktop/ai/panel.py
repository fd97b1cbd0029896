"""Searchers that look at different deals of one decision, each in a thread of its own, as one.

Knows no clock but the deadline it is handed. One searcher alone can be told to be repeatable: then
the same seed looks at the same deals.
"""

from collections.abc import Callable
from functools import partial
from threading import Thread
from typing import Final, TypeAlias

import msgspec

from maverick_desktop.core.cards import Card
from maverick_desktop.core.events import SideBid
from maverick_desktop.core.rules import Rules
from maverick_desktop.core.view import SeatView

from .habits import tell_passed
from .kernel import Kernel
from .knowledge import Knowledge
from .lanes import lanes_of, tell_bids, tell_position, tell_rules
from .policies import history, policy_for
from .policy import Policy
from .search import Searcher
from .worlds import Worlds, worlds_of

Goals: TypeAlias = tuple[int | None, int | None]

TELLING: Final = 8
"""Fewer play-outs say nothing of how often a trick is won."""
WITHIN_REACH: Final = 25
"""A hand rarely scores more."""


class Method(msgspec.Struct, frozen=True):
    """How a search goes about it."""

    learned: bool = True
    """Whether play-outs go by the learned policy, where there is one."""
    policies: Callable[[Rules], Policy] = policy_for
    """Where that policy comes from."""
    weighing: bool = True
    """Whether deals are drawn as often as they explain what was played, by that policy."""
    revoking: bool = True
    """Whether paying for a revoke is considered."""
    margin: float = 1.5
    """A paid revoke must promise so many points more than the best card that costs nothing."""
    buying: int = 3
    """With more tricks left than that, a revoke has to pay by the tricks' points alone as well."""
    exact_from: int = 5
    """With so many tricks left, the one in progress included, the rest of a deal is solved."""
    exact_paid: int = 7
    """The same where paying for a revoke is among the choices and no bid stands: nobody revokes in
    play-outs."""
    pilots: int = 64
    """Deals that tell how likely deals are that explain what was played."""
    full: float = 0.87
    """The share of them that is exceeded only by deals that are always taken."""
    prize: int = 12
    """Points that reaching the target with this hand counts for beside."""


class _Member:
    """One searcher and what it was told."""

    def __init__(self, method: Method) -> None:
        self._method: Final = method
        self._kernel: Final = Kernel()
        self.searcher: Final = Searcher(self._kernel, Policy())
        self._rules: Rules | None = None
        self._bids: tuple[tuple[SideBid | None, SideBid | None], Goals] | None = None

    def tell(
        self,
        view: SeatView,
        know: Knowledge,
        worlds: Worlds,
        cards: list[Card],
        exact_from: int,
        seed: int,
    ) -> None:
        """Set it upon a decision."""
        method, searcher, kernel = self._method, self.searcher, self._kernel
        rules, now = view.public.rules, view.public.hand
        if self._rules != rules:
            tell_rules(kernel, rules)
            searcher.policy = method.policies(rules) if method.learned else Policy()
            self._rules, self._bids = rules, None
        bids = (now.bids, goals_of(view) if method.prize else (None, None))
        if self._bids != bids:
            tell_bids(kernel, rules, *bids, method.prize)
            self._bids = bids
        hands = [0, 0, 0, 0]
        hands[view.seat] = know.hand
        lanes = tell_position(kernel, rules, now, tuple(hands))
        left = lanes.bits(know.hand | know.unseen)
        searcher.policy.set_history(kernel, history(now, lanes), left, view.seat)
        tell_worlds(searcher, worlds)
        searcher.consider([lanes.bit_of[card] for card in cards], exact_from, seed)
        tell_passed(searcher.passed, view, lanes)
        seen = searcher.policy.learned or searcher.passed.known
        if method.weighing and seen and worlds.count > 1:
            searcher.weigh_deals(method.pilots, method.full)


class Panel:
    """Up to so many searchers. Not for two threads at a time."""

    def __init__(self, method: Method) -> None:
        self._method: Final = method
        self._members: Final = [_Member(method)]
        self._at_work: list[Searcher] = []

    def tell(
        self,
        view: SeatView,
        know: Knowledge,
        cards: list[Card],
        seed: int,
        *,
        many: int = 1,
        paying: bool = False,
    ) -> None:
        """Set ``many`` searchers upon a decision between these cards; ``paying``: for some."""
        # With bids a deal hangs on all that was won so far, and solving takes many times as long.
        plain = view.public.hand.bids == (None, None)
        exact_from = self._method.exact_paid if paying and plain else self._method.exact_from
        while len(self._members) < many:
            self._members.append(_Member(self._method))
        worlds = worlds_of(know, lanes_of(know.trump, know.adder))
        for place, member in enumerate(self._members[:many]):
            member.tell(view, know, worlds, cards, exact_from, seed + place)
        self._at_work = [member.searcher for member in self._members[:many]]

    @property
    def exact(self) -> bool:
        """Whether the rest of each deal is solved."""
        return bool(self._at_work[0].exact)

    def stop(self) -> None:
        """Come to an end at once, for good; from any thread."""
        for member in self._members:
            member.searcher.stop()

    def play_out(self) -> None:
        """Solve no deal: there is no time for it."""
        for searcher in self._at_work:
            searcher.play_out()

    def run(self, worlds: int, nodes: int, until: float) -> bool:
        """Look at so many more deals; whether it came to that. See ``Searcher.run``."""
        each = -(-worlds // len(self._at_work))
        done = together(
            [partial(one.run, each, nodes, until) for one in self._at_work],
        )
        return sum(done) == each * len(self._at_work)

    def drop(self, one: int) -> None:
        """Compare a candidate no more."""
        for searcher in self._at_work:
            searcher.drop(one)

    def worth(self, one: int) -> tuple[int, int]:
        """In how many deals a candidate was looked at, and its worth summed over them."""
        found = [searcher.tally_of(one) for searcher in self._at_work]
        return sum(worlds for worlds, _ in found), sum(total for _, total in found)

    def lead(self, best: int, one: int) -> tuple[float, float]:
        """By how much the best is ahead of another candidate, and the standard error of that."""
        found = [searcher.lead_of(best, one) for searcher in self._at_work]
        worlds = sum(deals for deals, _, _ in found)
        if not worlds:
            return 0.0, 0.0
        mean = sum(ahead for _, ahead, _ in found) / worlds
        spread = sum(squares for _, _, squares in found) / worlds - mean * mean
        return mean, float((max(spread, 0.0) / worlds) ** 0.5)

    def looks(self, one: int) -> tuple[float, float, float] | tuple[None, None, None]:
        """Shares of play-outs: tricks in progress won, their mean points, bids made.

        None where there were too few to tell.
        """
        found = [searcher.looks_of(one) for searcher in self._at_work]
        count = sum(looks for looks, *_ in found)
        if count < TELLING:
            return None, None, None
        wins, points, made = (sum(each[k] for each in found) / count for k in (1, 2, 3))
        return wins, points, made


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
        [owed for _, owed in worlds.owed],
    )


def together(tasks: list[Callable[[], int]]) -> list[int]:
    """Do them all, each but the first in a thread of its own."""
    found = [0] * len(tasks)

    def do(place: int) -> None:
        found[place] = tasks[place]()

    threads = [Thread(target=do, args=(place,), daemon=True) for place in range(1, len(tasks))]
    for thread in threads:
        thread.start()
    do(0)
    for thread in threads:
        thread.join()
    return found


def goals_of(view: SeatView) -> Goals:
    """By side, the score for this hand, before what revokes cost, that reaches the target."""
    known = view.public
    target, paid = known.rules.target, known.hand.revokes
    if target is None:
        return None, None
    price = known.rules.revoke_penalty
    ns, ew = (target - known.total[side] + price * paid[side] for side in (0, 1))
    return (ns if 0 < ns <= WITHIN_REACH else None), (ew if 0 < ew <= WITHIN_REACH else None)
