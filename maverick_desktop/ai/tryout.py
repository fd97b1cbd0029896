"""Bids tried: what each came to over the same deals with the same dice, and what that decides.

Rehearsals promise too much of a bid, for those who play against it defend better than rehearsed; so
a bid has to promise more than passing does by a margin. Near the end of the match the chance to win
it decides.
"""

from collections.abc import Mapping
from functools import lru_cache
from statistics import fmean
from time import monotonic
from typing import Final

from maverick_desktop.core.cards import Seat, Side
from maverick_desktop.core.events import Bid, MakeBid, SideBid
from maverick_desktop.core.rules import Rules
from maverick_desktop.core.scoring import told_score
from maverick_desktop.core.view import SeatView

from .almanac import ALMANAC
from .budget import Budget
from .kernel import Kernel
from .lanes import MOST_POINTS
from .passing import lead
from .rehearse import DEALS
from .standing import Standing, standing_of
from .usualhand import UsualHand
from .vantage import CARDS, kernel_of, rehearsal_of
from .verdict import Verdict, Weighed

MARGINS: Final[Mapping[Bid, float]] = {"nil": 0.2, "posh": 0.05, "blind": 0.05}
"""What a bid must promise more than passing, in spreads of a usual hand: a fair gamble is none."""
HOPE: Final = 0.5
"""No posh is bid that is made less often in rehearsals, which flatter it; and where a failure is
forgiven, points may speak for a promise that nobody means to keep."""
NODES: Final = 100_000
"""Where nothing else is said."""
SURE: Final = 3.0
"""Nothing more is looked at once the bid is this many standard errors from being doubtful."""
_ANY_NIL: Final = SideBid("nil", Seat.SOUTH)

Scores = tuple[tuple[int, ...], tuple[int, ...]]
"""A side's score for the hand: by its bid not made or made, and its points + ``MOST_POINTS``."""


class Offer:
    """Something to say, how it is played, and what it came to in each deal looked at."""

    def __init__(self, bid: Bid, *, extra: float = 0.0, margin: float = 0.0) -> None:
        """``extra``: what it is worth beside, by what may still be bid; ``margin``: see above."""
        self.bid: Final = bid
        self.extra: Final = extra
        self.margin: Final = margin
        self.weights: Final[list[int]] = []
        self.points: Final[list[float]] = []
        """Our score over theirs, the extra included."""
        self.values: Final[list[float]] = []
        """What decides: the same less the margin, or the chance to win the match."""
        self.made = 0

    def add(self, standing: Standing, ours: int, theirs: int, made: bool, often: int = 1) -> None:
        """Note what it came to in one more deal, or in so many alike."""
        held = ours + self.extra - self.margin
        near = standing.may_end
        self.values.append(standing.chance(held, theirs) if near else held - theirs)
        self.points.append(ours + self.extra - theirs)
        self.weights.append(often)
        self.made += made * often

    @property
    def is_idle(self) -> bool:
        """Whether it is out of the question, whatever it is worth."""
        return self.bid == "posh" and self.made < HOPE * sum(self.weights)

    @property
    def worth(self) -> float:
        """The mean of the points."""
        return fmean(self.points, self.weights)

    @property
    def value(self) -> float:
        """The mean of what decides."""
        return fmean(self.values, self.weights)


def told(offers: list[Offer], deals: int, near: bool) -> Verdict:
    """The offers as a verdict; of several ways to play a bid the best.

    ``near``: whether a side may reach the target with this hand.
    """
    ordered = sorted(offers, key=lambda one: (one.is_idle, -one.value))
    best: dict[Bid, Offer] = {}
    for offer in ordered:
        best.setdefault(offer.bid, offer)
    first, *others = best.values()
    others.sort(key=lambda one: -one.worth)
    choices = tuple(_weighed(one, first, deals) for one in (first, *others))
    return Verdict(choices, deals, near_end=near)


def _weighed(offer: Offer, first: Offer, deals: int) -> Weighed:
    made = None if offer.bid == "pass" else offer.made / sum(offer.weights)
    error = lead(first.points, offer.points)[1] if deals and offer is not first else 0.0
    return Weighed(MakeBid(offer.bid), offer.worth, error, made=made)


class Tryout:
    """The bids that may be made on a hand, tried over the same deals with the same dice."""

    def __init__(self, view: SeatView, bids: tuple[Bid, ...], seed: int, later: float) -> None:
        """``later``: what a nil may bring that a partner who has not spoken can still bid."""
        rules, now = view.public.rules, view.public.hand
        self._seed: Final = seed
        self._side: Final = view.seat.side
        self._theirs: Final = scores(rules, now.bids[view.seat.side.other])
        usual = ALMANAC.usual_hand(rules)
        self._standing: Final = standing_of(view.public, self._side, usual)
        self._rehearsal: Final = rehearsal_of(view, seed)
        self.offers: Final[list[Offer]] = []
        self._ways: Final[list[tuple[Scores, Kernel]]] = []
        spoken = {one.seat for one in now.said if one.round == "contract"}
        extra = 0.0 if view.seat.partner in spoken else later
        self._add(view, Offer("pass", extra=extra), None)
        for kind in bids:
            if kind != "pass" and kind != "blind":
                margin = MARGINS[kind] * usual.spread
                self._add(view, Offer(kind, margin=margin), SideBid(kind, view.seat))
        if "nil" in bids and _is_failure_welcome(rules, usual):
            self._add(view, Offer("nil"), SideBid("nil", view.seat), lost=True)
        self.deals = 0

    def _add(
        self, view: SeatView, offer: Offer, bid: SideBid | None, *, lost: bool = False
    ) -> None:
        """One more way; if ``lost``, a nil that nobody tries to keep."""
        now, side, rules = view.public.hand, view.seat.side, view.public.rules
        theirs = now.bids[side.other]
        bids = (bid, theirs) if side is Side.NS else (theirs, bid)
        takers = 0
        if lost:
            seats = side.seats if rules.nil_scope == "side" else (view.seat,)
            takers = sum(1 << seat for seat in seats)
        self.offers.append(offer)
        self._ways.append((scores(rules, bid), kernel_of(view, bids, takers)))

    def run(self, budget: Budget) -> None:
        """Look at deals until the budget is spent or the bid is beyond doubt."""
        until = None if budget.seconds is None else monotonic() + budget.seconds
        nodes = NODES if budget == Budget() else budget.nodes
        step = len(self.offers) * DEALS * CARDS
        self._look()
        while not self._is_sure():
            if until is not None and monotonic() >= until:
                return
            if nodes is not None and (self.deals // DEALS + 1) * step > nodes:
                return
            self._look()

    def _look(self) -> None:
        self._rehearsal.draw(DEALS)
        side, seed = self._side, self._seed + self.deals
        for offer, (table, kernel) in zip(self.offers, self._ways, strict=True):
            ns, ew, made = self._rehearsal.bid_on(kernel, DEALS, seed)
            bases = (ns, ew)
            for place, bits in enumerate(made):
                kept = bool(bits >> side & 1)
                ours = table[kept][bases[side][place] + MOST_POINTS]
                others = bool(bits >> side.other & 1)
                theirs = self._theirs[others][bases[side.other][place] + MOST_POINTS]
                offer.add(self._standing, ours, theirs, kept)
        self.deals += DEALS

    def _is_sure(self) -> bool:
        """Whether the best offer is beyond doubt better than all others."""
        best, *others = sorted(
            (one for one in self.offers if not one.is_idle), key=lambda one: -one.value
        )
        behind = [lead(best.values, one.values) for one in others]
        return all(mean > SURE * error for mean, error in behind)


def _is_failure_welcome(rules: Rules, usual: UsualHand) -> bool:
    """Whether a failed nil may be worth more than a hand without a bid."""
    mean = round(usual.mean)
    return told_score(rules, _ANY_NIL, False, mean, 0, 0).score > mean - usual.spread / 4


@lru_cache(maxsize=64)
def scores(rules: Rules, bid: SideBid | None) -> Scores:
    """The scores with this bid, no revokes paid."""
    lost, kept = (
        tuple(
            told_score(rules, bid, made if bid else None, base, 0, 0).score
            for base in range(-MOST_POINTS, MOST_POINTS + 1)
        )
        for made in (False, True)
    )
    return lost, kept
