"""What a trick is worth to a seat's side: its points, seen through the bids both sides hold.

Points come from ``scoring``; nothing here knows a card. Without bids a trick is worth its points; a
bid bends that: a nil bidder's trick costs the bid, a blind bid doubles what keeps it ahead.
"""

from functools import lru_cache
from math import erf, exp, pi, sqrt
from typing import Final, TypeAlias

import msgspec

from maverick_desktop.core.cards import SEATS, Seat, Side
from maverick_desktop.core.events import SideBid
from maverick_desktop.core.public import HandState, PublicState
from maverick_desktop.core.rules import Rules
from maverick_desktop.core.scoring import is_book, trick_points

Stakes: TypeAlias = tuple[tuple[float, ...], ...]
"""``stakes[winner][5 * trumps + adders]``: what such a trick, so won, gains the thinker's side."""

# How often a trick of a hand between sound players holds so many (trumps, adders), out of 1000.
TYPICAL_TRICKS: Final = {
    (0, 0): 291,
    (0, 1): 47,
    (0, 2): 8,
    (0, 3): 6,
    (0, 4): 122,
    (1, 0): 111,
    (1, 1): 53,
    (1, 2): 22,
    (1, 3): 61,
    (2, 0): 51,
    (2, 1): 28,
    (2, 2): 17,
    (3, 0): 57,
    (3, 1): 24,
    (4, 0): 99,
}
_EVENNESS: Final = 0.92
"""Hands are not quite thirteen coin tosses: rich tricks are shared a little more evenly."""


class TypicalHand(msgspec.Struct, frozen=True):
    """How a side's points for a hand are spread before anybody has seen a card."""

    mean: float
    spread: float
    """Standard deviation of the difference between the sides, per root of a trick to come."""


@lru_cache(maxsize=64)
def typical_hand(rules: Rules) -> TypicalHand:
    """The usual points of one side, and the spread of the difference for each trick."""
    total = sum(TYPICAL_TRICKS.values())
    mean = square = 0.0
    for (trumps, adders), often in TYPICAL_TRICKS.items():
        points = trick_points(rules, trumps, adders)[0]
        mean += often / total * points
        square += often / total * points * points
    return TypicalHand(6.5 * mean, _EVENNESS * sqrt(square))


def stakes_for(known: PublicState, seat: Seat) -> Stakes:
    """The stakes of the trick in progress, for the side of ``seat``."""
    hand, side = known.hand, seat.side
    if hand.bids == (None, None):
        return plain_stakes(known.rules, side)
    pulls = (_pull(known, Side.NS), _pull(known, Side.EW))
    return tuple(_row(known.rules, pulls, side, winner) for winner in SEATS)


class Pull(msgspec.Struct, frozen=True):
    """How a trick moves one side's score for the hand."""

    point: tuple[float, float] = (1.0, 1.0)
    """For each point of a trick taken by either partner, in the order of ``Side.seats``."""
    trick: tuple[float, float] = (0.0, 0.0)
    """For the mere taking of it."""
    book: float = 0.0
    """For a book, beside its points."""
    theirs: float = 0.0
    """For each point of a trick the other side takes."""


@lru_cache(maxsize=64)
def plain_stakes(rules: Rules, side: Side) -> Stakes:
    """The stakes by points alone."""
    none = Pull()
    return tuple(_row(rules, (none, none), side, winner) for winner in SEATS)


def _row(rules: Rules, pulls: tuple[Pull, Pull], side: Side, winner: Seat) -> tuple[float, ...]:
    won, lost = pulls[winner.side], pulls[winner.side.other]
    partner = winner >> 1
    sign = 1.0 if winner.side is side else -1.0
    row = []
    for trumps in range(5):
        for adders in range(5):
            points = trick_points(rules, trumps, adders)[0]
            gain = points * won.point[partner] + won.trick[partner] - points * lost.theirs
            if won.book and is_book(rules, adders):
                gain += won.book
            row.append(sign * gain)
    return tuple(row)


def _pull(known: PublicState, side: Side) -> Pull:
    """How tricks move the score of a side, given its bid and how the hand stands."""
    rules, hand = known.rules, known.hand
    bid = hand.bids[side]
    if bid is None:
        return Pull()
    failed = _pull_of_failed(rules, bid, hand.base[side])
    if rules.revoke_spoils_bid and hand.revokes[side]:
        return Pull((failed, failed))
    match bid.kind:
        case "nil":
            return _nil_pull(rules, hand, side, bid, failed)
        case "blind":
            return _blind_pull(rules, hand, side, failed)
        case "posh":
            return _posh_pull(rules, hand, side, failed)


def expected_base(rules: Rules, hand: HandState, side: Side) -> float:
    """What the side's tricks will have brought at the end, if the rest of the hand is usual."""
    return hand.base[side] + typical_hand(rules).mean * (13 - len(hand.tricks)) / 13


def failure_score(rules: Rules, bid: str, base: float) -> float:
    """What a failed bid scores with this base."""
    if bid == "posh":
        return 0.0 if rules.posh_failure == "zero" else min(base, 0.0)
    value = rules.nil_failed if bid == "nil" else rules.blind_failed
    match rules.bid_failure:
        case "replace":
            return value
        case "add":
            return base + value
        case "worse":
            return min(base, value)


def _pull_of_failed(rules: Rules, bid: SideBid, base: int) -> float:
    """What a point still means to a side whose bid has failed."""
    return failure_score(rules, bid.kind, base + 0.5) - failure_score(rules, bid.kind, base - 0.5)


def _nil_pull(rules: Rules, hand: HandState, side: Side, bid: SideBid, failed: float) -> Pull:
    takers = side.seats if rules.nil_scope == "side" else (bid.seat,)
    if any(hand.taken[seat] for seat in takers):
        return Pull((failed, failed))
    base = expected_base(rules, hand, side)
    made = rules.nil_zero if rules.nil_scope == "side" else rules.nil_multiplier * max(base, 1.0)
    cost = made - failure_score(rules, "nil", base)
    bidder = bid.seat >> 1
    trick, point = [0.0, 0.0], [float(rules.nil_multiplier), float(rules.nil_multiplier)]
    for seat in takers:
        trick[seat >> 1] = -cost
        point[seat >> 1] = failed
    if rules.nil_scope == "side":
        point[1 - bidder] = failed
    return Pull((point[0], point[1]), (trick[0], trick[1]))


def _blind_pull(rules: Rules, hand: HandState, side: Side, failed: float) -> Pull:
    lead = hand.base[side] - hand.base[side.other]
    spread = max(1.0, typical_hand(rules).spread * sqrt(13 - len(hand.tricks)))
    ahead = 0.5 + 0.5 * erf(lead / spread / sqrt(2))
    tip = exp(-((lead / spread) ** 2) / 2) / sqrt(2 * pi) / spread
    base = expected_base(rules, hand, side)
    prize = rules.blind_multiplier * base - failure_score(rules, "blind", base)
    point = ahead * rules.blind_multiplier + (1 - ahead) * failed + tip * prize
    return Pull((point, point), theirs=-tip * prize)


def _posh_pull(rules: Rules, hand: HandState, side: Side, failed: float) -> Pull:
    books = sum(is_book(rules, one.adders) for one in hand.tricks if one.winner.side is side)
    left, need = 13 - len(hand.tricks), rules.posh_books - books
    made = float(rules.posh_multiplier)
    if need <= 0:
        return Pull((made, made))
    if need > left:
        return Pull((failed, failed))
    likely = 0.3 * left if rules.book == "any_adder" else 0.1 * left
    chance = min(1.0, likely / need)
    base = max(expected_base(rules, hand, side), 1.0)
    prize = made * base - failure_score(rules, "posh", base)
    point = chance * made + (1 - chance) * failed
    return Pull((point, point), book=prize / need)
