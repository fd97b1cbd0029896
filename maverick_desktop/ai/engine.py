"""The searching player: what each card comes to over deals that may be, by play-outs and solving.

Sees one seat's view. With a node budget its verdict is a function of view, budget and dice.
"""

import os
import random
from time import monotonic
from typing import Final

import msgspec

from maverick_desktop.core.cards import Card, CardSet, card_set
from maverick_desktop.core.events import PlayCard
from maverick_desktop.core.legal import MayPlay
from maverick_desktop.core.view import SeatView

from .budget import Budget
from .club import distinct, worth_paying_for
from .knowledge import Knowledge, knowledge_of
from .panel import Method as Method
from .panel import Panel, goals_of
from .panel import tell_worlds as tell_worlds
from .verdict import Verdict, Weighed

LEAST: Final = 8
"""So many deals are looked at, played out, even if the time is up."""
FIRST: Final = 48
"""So many are looked at before a candidate may be dropped."""
DOUBT: Final = 3.0
"""A candidate is dropped when it is behind the best by more than so many standard errors.

They are looked at many times, so that two would now and then drop the best.
"""
ALIKE: Final = 0.02
"""Candidates that differ by fewer points than this are alike."""
MOST_THREADS: Final = 4
_ENDLESS: Final = 1 << 60
USUAL: Final = Method()


class Engine:
    """A searching player's head. Not for two threads at a time; keeps nothing between choices."""

    def __init__(self, method: Method = USUAL, threads: int | None = None) -> None:
        """``threads``: how many search against a clock; as many as are likely to be free if None.

        Without a clock there is always one.
        """
        self._method: Final = method
        self._panel: Final = Panel(method)
        self._threads: Final = free_processors() if threads is None else threads

    def weigh(self, view: SeatView, budget: Budget, dice: random.Random) -> Verdict:
        """Every card worth considering and what it promises; the seat must be on turn to play."""
        until = 0.0 if budget.seconds is None else monotonic() + budget.seconds
        nodes = _ENDLESS if budget.nodes is None else budget.nodes
        know = knowledge_of(view)
        cards, paid = candidates(view, know, revoking=self._method.revoking)
        if len(cards) == 1:
            return Verdict((Weighed(PlayCard(cards[0]), 0.0),))
        many = self._threads if budget.nodes is None and budget.seconds is not None else 1
        seed, paying = dice.getrandbits(32), bool(paid)
        self._panel.tell(view, know, cards, seed, many=many, paying=paying)
        best = self._compare(len(cards), nodes, until)
        verdict = self._verdict(view, cards, paid, best)
        if not verdict.best.price:
            return verdict
        lawful = [one for one, card in enumerate(cards) if not paid >> card & 1]
        free = min(lawful, key=lambda one: self._panel.lead(best, one)[0])
        dear = self._panel.lead(best, free)[0] < self._method.margin
        unpaid = self._verdict(view, cards, paid, free)
        two = [cards[best], cards[free]]
        if dear or not self._pays(view, know, two, many, nodes, until, dice):
            return unpaid
        return verdict

    def stop(self) -> None:
        """Come to an end at once: nobody waits for it, now or later. From any thread."""
        self._panel.stop()

    def _pays(
        self,
        view: SeatView,
        know: Knowledge,
        two: list[Card],
        many: int,
        nodes: int,
        until: float,
        dice: random.Random,
    ) -> bool:
        """Whether the first of two cards, a paid revoke, is right by the points of tricks alone.

        A bid is not bought trick by trick: what a later trick may spoil all the same is not worth
        the price. Where all four bought so, the scores would sink and a match would have no end.
        """
        now = view.public.hand
        if now.bids == (None, None) or 13 - len(now.tricks) <= self._method.buying:
            return True
        bare = msgspec.structs.replace(now, bids=(None, None))
        known = msgspec.structs.replace(view.public, hand=bare)
        view = msgspec.structs.replace(view, public=known)
        self._panel.tell(view, know, two, dice.getrandbits(32), many=many, paying=True)
        self._compare(len(two), nodes, until)
        return self._panel.lead(0, 1)[0] >= self._method.margin

    def _compare(self, count: int, nodes: int, until: float) -> int:
        """Run until the budget is spent or all is settled; the best of the candidates."""
        panel, alive = self._panel, list(range(count))
        panel.run(LEAST, nodes, until)
        if not panel.worth(0)[0]:
            panel.play_out()
            panel.run(LEAST, _ENDLESS, 0.0)
        worlds = FIRST - LEAST
        while True:
            whole = panel.run(worlds, nodes, until)
            alive.sort(key=lambda one: -panel.worth(one)[1])
            best, rest = alive[0], alive[1:]
            if not whole or not rest:
                return best
            behind = {one: panel.lead(best, one) for one in rest}
            for one, (mean, error) in behind.items():
                if mean > DOUBT * error:
                    panel.drop(one)
                    alive.remove(one)
            if all(behind[one][0] + DOUBT * behind[one][1] < ALIKE for one in alive[1:]):
                return best
            worlds = max(FIRST, panel.worth(best)[0] // 2)

    def _verdict(self, view: SeatView, cards: list[Card], paid: CardSet, best: int) -> Verdict:
        panel = self._panel
        bid = view.public.hand.bids[view.seat.side] is not None
        worlds, total = panel.worth(best)
        found = []
        for one, card in enumerate(cards):
            behind, error = (0.0, 0.0) if one == best else panel.lead(best, one)
            wins, points, made = panel.looks(one)
            price = view.public.rules.revoke_penalty if paid >> card & 1 else 0
            worth = total / max(1, worlds) - behind
            kept = made if bid else None
            weighed = Weighed(PlayCard(card), worth, error, wins, points, kept, price)
            found.append((one != best, -worth, one, weighed))
        choices = tuple(weighed for *_, weighed in sorted(found, key=lambda item: item[:3]))
        counted = self._method.prize and goals_of(view) != (None, None)
        return Verdict(choices, worlds, panel.exact, bool(counted))


def candidates(
    view: SeatView, know: Knowledge, *, revoking: bool = True
) -> tuple[list[Card], CardSet]:
    """The cards to compare, of neighbours the lowest, and which of them are paid for."""
    legal = view.legal()
    assert isinstance(legal, MayPlay)
    lawful = distinct(know, legal.free, card_set(view.public.hand.plays))
    if not legal.priced or not revoking:
        return lawful, 0
    paid = worth_paying_for(view, know, legal.priced)
    return lawful + paid, card_set(paid)


def free_processors() -> int:
    """How many processors a search may take and leave the window, and others, one."""
    return min(MOST_THREADS, max(1, (os.cpu_count() or 1) // 2))
