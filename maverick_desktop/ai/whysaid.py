"""Why cards were passed on, and why a bid was made or not: for those who may know the hand."""

from collections.abc import Iterator
from typing import Final

from maverick_desktop.core.cards import SUIT_SETS, SUITS, CardSet, Rank, cards_in
from maverick_desktop.core.events import Bid, MakeBid
from maverick_desktop.core.public import PublicState
from maverick_desktop.core.rules import pass_target
from maverick_desktop.core.view import SeatView

from .comparisons import (
    Gains,
    HighCards,
    KeepsAllTrumps,
    KeepsHigh,
    KeepsTop,
    LowAdders,
    Odds,
    OnlyLow,
    TooLittle,
    ToPartner,
)
from .reasons import Reason, Shortens, SideHasBid, Voids
from .tryout import HOPE
from .verdict import Verdict, Weighed

MOST_HIGH: Final = 3
"""So many high cards are named; a hand with more of them needs no names."""
UNLIKELY: Final = 0.05
"""A bid that is made less often is not the one that a player would think of."""


def why_pass(view: SeatView, cards: CardSet) -> list[Reason]:
    """What passing these cards on does for the hand."""
    return list(_passed(view, cards))


def _passed(view: SeatView, cards: CardSet) -> Iterator[Reason]:
    assert view.hand is not None
    now, kept = view.public.hand, view.hand & ~cards
    suits = SUIT_SETS[now.trump]
    to = view.seat.after(pass_target(view.public.rules, now.number))
    adders, trumps = suits[now.adder], suits[now.trump]
    if to is view.seat.partner:
        yield ToPartner(to)
    else:
        low = [one for one in cards_in(cards & adders) if one.rank <= Rank.TEN]
        if low:
            yield LowAdders(sum(one.bit for one in low), to)
    if not cards & (adders | trumps) and all(one.rank <= Rank.TEN for one in cards_in(cards)):
        yield OnlyLow()
    if view.hand & trumps and not cards & trumps:
        yield KeepsAllTrumps((view.hand & trumps).bit_count())
    for suit in SUITS:
        left = (kept & suits[suit]).bit_count()
        if not cards & suits[suit] or suit is now.trump or left > 1:
            continue
        yield Voids(suit, bool(kept & trumps)) if left == 0 else Shortens(suit)
    turned = now.turned[0].bit | now.turned[1].bit
    *_, top = cards_in(adders & ~turned)
    high = [one for one in cards_in(view.hand) if one.rank >= Rank.KING]
    if kept >> top & 1:
        yield KeepsTop(top)
    elif high and all(kept >> one & 1 for one in high):
        yield KeepsHigh()


def side_has_bid(known: PublicState, seat: int) -> Iterator[SideHasBid]:
    """The bid that leaves the seat nothing but a pass."""
    bid = known.hand.bids[seat & 1]
    if bid is not None:
        yield SideHasBid(bid.seat, bid.kind)


def why_bid(view: SeatView, verdict: Verdict, bid: Bid) -> list[Reason]:
    """What speaks for the bid, or, for a pass, against the best of the others."""
    held = list[Reason](side_has_bid(view.public, view.seat))
    if held:
        return held
    offers = {one.action.bid: one for one in verdict.choices if isinstance(one.action, MakeBid)}
    passing = offers.get("pass")
    if passing is None or bid not in offers:
        return []
    others = [one for one in verdict.choices if one is not passing]
    if bid == "pass":
        return list(_not_made(view, passing, others))
    return list(_made(view, passing, offers[bid], bid))


def _made(view: SeatView, passing: Weighed, offer: Weighed, bid: Bid) -> Iterator[Reason]:
    yield from _odds(offer, bid)
    yield Gains(bid, offer.worth - passing.worth)
    yield from _high(view, bid)


def _not_made(view: SeatView, passing: Weighed, others: list[Weighed]) -> Iterator[Reason]:
    # A bid that is hardly ever made needs no words where there is another.
    likely = [one for one in others if one.made is None or one.made >= UNLIKELY] or [
        one for one in others if one.action == MakeBid("nil")
    ]
    best = max(likely or others, key=lambda one: one.worth, default=None)
    if best is None or not isinstance(best.action, MakeBid):
        return
    bid, gain = best.action.bid, best.worth - passing.worth
    yield from _odds(best, bid)
    rare = bid == "posh" and best.made is not None and best.made < HOPE
    if not rare or gain <= 0:
        yield TooLittle(bid, gain) if gain > 0 else Gains(bid, gain)
    yield from _high(view, bid)


def _odds(offer: Weighed, bid: Bid) -> Iterator[Reason]:
    if offer.made is not None:
        yield Odds(bid, round(100 * offer.made))


def _high(view: SeatView, bid: Bid) -> Iterator[Reason]:
    """The cards that a nil has to get rid of."""
    if bid != "nil" or view.hand is None:
        return
    high = tuple(one for one in cards_in(view.hand) if one.rank >= Rank.KING)
    if len(high) <= MOST_HIGH:
        yield HighCards(high)
