"""What to bid: blind before the hand is seen, nil or posh after. Sees one seat's view, no dice.

Every bid is weighed in points against passing, by the values of the rules in force and by what
happened when the club player bid it thousands of times. A doubtful bid is not made.
"""

from math import comb, exp, sqrt
from typing import Final

from maverick_desktop.core.cards import CardSet, cards_in
from maverick_desktop.core.events import Bid
from maverick_desktop.core.legal import MayBid
from maverick_desktop.core.public import PublicState
from maverick_desktop.core.rules import Rules
from maverick_desktop.core.scoring import is_book
from maverick_desktop.core.view import SeatView

from .knowledge import Knowledge, knowledge_of
from .stakes import TYPICAL_TRICKS, failure_score, typical_hand

MARGIN: Final = 0.5
"""A bid must promise this many points more than passing."""
CAUTION: Final = 1.5
"""The same when an ordinary hand wins the match anyway."""
GAMBLE: Final = -2.0
"""The same when an ordinary hand loses it: then a fair gamble is worth something."""
LONELY: Final = 0.75
"""What part of its usual points a side makes while one partner takes no trick."""


def choose_bid(view: SeatView) -> Bid:
    """What a club player would say. The seat must be on turn to bid."""
    legal = view.legal()
    assert isinstance(legal, MayBid)
    rules = view.public.rules
    gains: dict[Bid, float] = {}
    for bid in legal.bids:
        match bid:
            case "pass":
                pass
            case "blind":
                gains[bid] = blind_gain(rules)
            case "nil":
                gains[bid] = nil_gain(rules, chance_of_no_trick(knowledge_of(view)))
            case "posh":
                gains[bid] = posh_gain(rules, chance_of_books(rules, knowledge_of(view)))
    if not gains:
        return "pass"
    best = max(gains, key=lambda bid: gains[bid])
    return best if gains[best] > boldness(view.public, view.seat & 1) else "pass"


def boldness(known: PublicState, side: int) -> float:
    """How much a bid must promise, as the match stands."""
    target = known.rules.target
    if target is None:
        return MARGIN
    mean = typical_hand(known.rules).mean
    ours, theirs = (known.total[side] + mean, known.total[1 - side] + mean)
    if max(ours, theirs) < target:
        return MARGIN
    return CAUTION if ours > theirs + mean else GAMBLE if theirs > ours + mean else MARGIN


def blind_gain(rules: Rules) -> float:
    """What bidding blind gains over passing, before anybody has seen a card.

    The difference between the sides is spread about zero, their sum is taken as usual.
    """
    usual = typical_hand(rules)
    spread = max(0.1, usual.spread * sqrt(13))
    gain = weights = 0.0
    for step in range(-30, 31):
        lead = spread * step / 10
        weight = exp(-((step / 10) ** 2) / 2)
        base = usual.mean + lead / 2
        # A tie loses the bid, and points are whole.
        made = 0.5 if -0.5 < lead <= 0.5 else float(lead > 0.5)
        won = rules.blind_multiplier * base
        gain += weight * (made * won + (1 - made) * failure_score(rules, "blind", base) - base)
        weights += weight
    return gain / weights


def nil_gain(rules: Rules, chance: float) -> float:
    """What bidding nil gains over passing, made with this chance."""
    mean = typical_hand(rules).mean
    if rules.nil_scope == "side":
        # The partner may take no trick either, and has not seen this hand.
        chance, made = 0.05 * chance * chance, float(rules.nil_zero)
    else:
        made = 0.0
        for off, weight in ((-3, 0.25), (0, 0.5), (3, 0.25)):
            base = LONELY * mean + off
            rounded = round(base)
            value = rules.nil_multiplier * base if rounded > 0 else rules.nil_negative
            made += weight * (rules.nil_zero if rounded == 0 else value)
    failed = failure_score(rules, "nil", mean)
    return chance * made + (1 - chance) * failed - mean


def chance_of_no_trick(know: Knowledge) -> float:
    """The chance that a hand takes no trick if it tries, by the heights of its cards."""
    score = 2.4
    for suit, cards in enumerate(know.suits):
        heights = sorted(_heights(know, cards))
        squares = sum(height * height for height in heights)
        if suit == know.trump:
            score -= 2.2 * squares + 0.35 * len(heights)
        elif suit == know.adder:
            score -= 0.7 * squares
        else:
            # The second lowest card tells whether a suit can be ducked twice.
            score -= 0.7 * squares + (0.8 * heights[1] if len(heights) > 1 else 0.0)
    return 1 / (1 + exp(-score))


def _heights(know: Knowledge, suit: CardSet) -> list[float]:
    """For each card held of a suit, the share of the unseen ones that it beats; 1 is a master."""
    out = know.unseen & suit
    if not out:
        return [1.0] * (know.hand & suit).bit_count()
    return [1 - (out >> card).bit_count() / out.bit_count() for card in cards_in(know.hand & suit)]


def posh_gain(rules: Rules, chance: float) -> float:
    """What bidding posh gains over passing, made with this chance."""
    mean = typical_hand(rules).mean
    # A hand with the books is a rich one, a hand without them a poor one.
    made = rules.posh_multiplier * max(1.3 * mean, 1.0)
    return chance * made + (1 - chance) * failure_score(rules, "posh", 0.7 * mean) - mean


def chance_of_books(rules: Rules, know: Knowledge) -> float:
    """The chance that the side takes the books a posh bid needs."""
    total = sum(TYPICAL_TRICKS.values())
    book = sum(often for (_, adders), often in TYPICAL_TRICKS.items() if is_book(rules, adders))
    # Tops in adders win books, and so do trumps when the suit is short.
    heights = _heights(know, know.adders)
    strength = sum(height > 0.9 for height in heights) + (len(heights) < 3) * 0.5
    strength += 0.15 * ((know.hand & know.trumps).bit_count() - 3.5)
    share = min(0.8, max(0.2, 0.4 + 0.1 * strength))
    tries = 3 if rules.book == "all_adders" else 13
    each = 13 * book / total * share / tries
    return sum(
        comb(tries, books) * each**books * (1 - each) ** (tries - books)
        for books in range(rules.posh_books, tries + 1)
    )
