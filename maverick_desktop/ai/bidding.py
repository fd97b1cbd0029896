"""What to bid: every bid weighed against passing. Sees one seat's view.

Blind bids are weighed over what hands usually come to, nil and posh over rehearsals of this very
hand, which everybody plays knowing the bid.
"""

import random
from statistics import fmean
from typing import Final

import msgspec

from maverick_desktop.core.cards import DECK, SEATS, Seat, card_set
from maverick_desktop.core.events import Bid, MakeBid, SideBid
from maverick_desktop.core.legal import MayBid
from maverick_desktop.core.public import HandState, Phase, PublicState, Sitter
from maverick_desktop.core.rules import Rules, pass_target
from maverick_desktop.core.turned import suits_of
from maverick_desktop.core.view import SeatView

from .almanac import ALMANAC, BIDDING, LEARNS
from .budget import Budget
from .lanes import MOST_POINTS
from .passing import choose_pass
from .standing import standing_of
from .tryout import MARGINS, Offer, Tryout, scores, told
from .verdict import Verdict, Weighed

CLUB: Final = Budget(nodes=20_000)
"""What a club player thinks about a bid."""
TRUST: Final = 0.75
"""What part of a gain that is left to the partner comes in: partners may judge otherwise."""
HANDS: Final = 96
"""Random hands that tell what the right to bid is worth."""
_NOBODY: Final = (Sitter("", ""),) * 4
_CONTRACT: Final[tuple[Bid, ...]] = ("nil", "posh")


class ContractGain(msgspec.Struct, frozen=True):
    """What the right to bid on hands that have been seen is worth, in points a hand."""

    nil: float = 0.0
    """What one seat gains by a nil. (A posh is the side's: it gains the same whoever bids it.)"""
    side: float = 0.0
    """What both partners gain by nil and posh, of whom one may bid."""


def weigh_bid(view: SeatView, budget: Budget, dice: random.Random) -> Verdict:
    """What each bid promises; the seat must be on turn to bid.

    A function of view, dice and a budget of nodes. The best need not promise most: see above.
    """
    legal = view.legal()
    assert isinstance(legal, MayBid)
    if len(legal.bids) == 1:
        return Verdict((Weighed(MakeBid(legal.bids[0]), 0.0),))
    if view.public.phase is Phase.BLIND:
        return told(_blind_offers(view), 0, _near(view))
    later = TRUST * contract_gain(view.public.rules).nil
    tryout = Tryout(view, legal.bids, dice.getrandbits(32), later)
    tryout.run(budget)
    return told(tryout.offers, tryout.deals, _near(view))


def club_bids(view: SeatView) -> Verdict:
    """What a club player makes of each bid: a look at few deals, the same ones every time."""
    return weigh_bid(view, CLUB, random.Random(0))  # noqa: S311 - a choice must be repeatable


def choose_bid(view: SeatView) -> Bid:
    """What a club player would say. The seat must be on turn to bid."""
    action = club_bids(view).best.action
    assert isinstance(action, MakeBid)
    return action.bid


def _near(view: SeatView) -> bool:
    """Whether a side may well reach the target with this hand."""
    rules = view.public.rules
    standing = standing_of(view.public, view.seat.side, ALMANAC.usual_hand(rules))
    return rules.target is not None and standing.may_end


def _blind_offers(view: SeatView) -> list[Offer]:
    """Passing and bidding blind, over what hands usually come to."""
    rules, side = view.public.rules, view.seat.side
    usual = ALMANAC.usual_hand(rules)
    standing = standing_of(view.public, side, usual)
    theirs = view.public.hand.bids[side.other]
    later = TRUST * contract_gain(rules).side
    offers = [Offer("pass", extra=later), Offer("blind", margin=MARGINS["blind"] * usual.spread)]
    tables = [scores(rules, bid) for bid in (None, SideBid("blind", view.seat))]
    lost = scores(rules, theirs)
    for x, y, often in usual.points:
        for ours_base, theirs_base in ((x, y), (y, x)):
            made, beaten = ours_base > theirs_base, theirs_base > ours_base
            against = lost[beaten][theirs_base + MOST_POINTS]
            for offer, table in zip(offers, tables, strict=True):
                ours = table[made][ours_base + MOST_POINTS]
                offer.add(standing, ours, against, made, often)
    return offers


def contract_gain(rules: Rules) -> ContractGain:
    """What may still be gained by bids on hands that have been seen, under these rules."""
    if not LEARNS or not rules.bids - {"blind"}:
        return ContractGain()
    return ALMANAC.recall("contract", rules, BIDDING, ContractGain, lambda: _learn_gain(rules))


def _learn_gain(rules: Rules) -> ContractGain:
    # Far from the end of a match, which these hands do not belong to.
    rules = msgspec.structs.replace(rules, target=1000, hands=None, both_reach="higher")
    bids: tuple[Bid, ...] = ("pass", *(one for one in _CONTRACT if one in rules.bids))
    nils, bests = [], []
    for number in range(HANDS):
        tryout = Tryout(any_view(rules, number), bids, number, 0.0)
        tryout.run(Budget(nodes=0))
        passing, *others = tryout.offers
        gains = [
            (0.0 if one.is_idle else max(0.0, one.value - passing.value), one.bid) for one in others
        ]
        nils.append(max((gain for gain, bid in gains if bid == "nil"), default=0.0))
        bests.append(max(gain for gain, _ in gains))
    share = sum(best > 0 for best in bests) / HANDS
    return ContractGain(fmean(nils), fmean(bests) * (2 - share))


def any_view(rules: Rules, number: int) -> SeatView:
    """What South knows of hand ``number`` of some thousands, dealt and passed on at its turn."""
    dice = random.Random(number)  # noqa: S311 - nobody's cards depend on these dice
    while True:
        *cards, first, second = dice.sample(DECK, len(DECK))
        suits = suits_of(rules.equal_ranks, (first, second))
        if suits is not None:
            break
    trump, adder = suits
    hands = [card_set(cards[13 * seat : 13 * seat + 13]) for seat in range(4)]
    dealer, target = SEATS[number & 3], pass_target(rules, 1)
    now = HandState(1, dealer, (first, second), trump, adder, leader=dealer.left)
    known = PublicState(rules, _NOBODY, phase=Phase.PASSING, hand=now)
    given, received = 0, 0
    if target:
        given = choose_pass(SeatView(known, Seat.SOUTH, hands[0]))
        giver = Seat.SOUTH.after(4 - target)
        received = choose_pass(SeatView(known, giver, hands[giver]))
    known = msgspec.structs.replace(known, phase=Phase.CONTRACT, turn=Seat.SOUTH)
    return SeatView(known, Seat.SOUTH, hands[0] & ~given | received, given, received)
