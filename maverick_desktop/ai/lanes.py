"""Rules and hands of the core in the numbers the kernel takes: cards as bits of four lanes.

Points come out of ``core.scoring`` as tables, whatever the rules say; nothing here knows a value.
Knows no hand but those it is given.
"""

from functools import lru_cache
from typing import Final, TypeAlias

import msgspec

from maverick_desktop.core.cards import (
    DECK,
    SIDES,
    SUITS,
    Card,
    CardSet,
    Seat,
    Side,
    Suit,
    cards_in,
)
from maverick_desktop.core.events import SideBid
from maverick_desktop.core.public import HandState
from maverick_desktop.core.rules import Rules
from maverick_desktop.core.scoring import is_book, told_score, trick_points

from .kernel import Kernel

Bits: TypeAlias = int
"""A set of cards as the kernel has it."""

MOST_POINTS: Final = 300
"""No side's points for a hand are further from zero."""
_SPAN: Final = 2 * MOST_POINTS + 1
_VOID_PLAY: Final = {"must_trump": 0, "must_trump_unless_partner_wins": 1, "free": 2}
_KINDS: Final = {"nil": 1, "blind": 2, "posh": 3}


class Lanes(msgspec.Struct, frozen=True):
    """Where each card lies when these suits are trump and adder."""

    bit_of: tuple[Bits, ...]
    """By card."""
    card_at: dict[Bits, Card]

    def bits(self, cards: CardSet) -> Bits:
        """The cards as the kernel has them."""
        found = 0
        for card in cards_in(cards):
            found |= self.bit_of[card]
        return found

    def cards(self, bits: Bits) -> CardSet:
        """The cards as the core has them."""
        found = 0
        while bits:
            low = bits & -bits
            found |= self.card_at[low].bit
            bits ^= low
        return found


@lru_cache(maxsize=12)
def lanes_of(trump: Suit, adder: Suit) -> Lanes:
    """The lanes when these suits are trump and adder: both side suits, adder, trump."""
    order = [suit for suit in SUITS if suit not in (trump, adder)] + [adder, trump]
    places = [16 * order.index(card.suit_under(trump)) + card.rank - 2 for card in DECK]
    bits = tuple(1 << place for place in places)
    return Lanes(bits, dict(zip(bits, DECK, strict=True)))


def tell_rules(kernel: Kernel, rules: Rules) -> None:
    """Have the kernel play by these rules."""
    kinds = [(trumps, adders) for trumps in range(5) for adders in range(5)]
    points = [trick_points(rules, trumps, adders)[0] for trumps, adders in kinds]
    kernel.set_rules(
        points,
        [int(is_book(rules, adders)) for _, adders in kinds],
        [*_richest(tuple(points))],
        _VOID_PLAY[rules.void_play],
        rules.overtrump,
        rules.revoke_penalty if rules.revoke == "priced" else -1,
    )


@lru_cache(maxsize=64)
def _richest(points: tuple[int, ...]) -> tuple[int, ...]:
    """By 256 × tricks + 16 × trumps + adders left: the most that the tricks' points can come to."""
    found = [0] * (14 * 256)
    kinds = [(trumps, adders) for trumps in range(5) for adders in range(5 - trumps)]
    for tricks in range(1, 14):
        for trumps in range(16):
            for adders in range(min(16, 4 * tricks - trumps + 1)):
                others = 4 * tricks - trumps - adders
                found[256 * tricks + 16 * trumps + adders] = max(
                    abs(points[5 * t + a])
                    + found[256 * (tricks - 1) + 16 * (trumps - t) + adders - a]
                    for t, a in kinds
                    if t <= trumps
                    and a <= adders
                    and 4 - t - a <= others
                    and trumps + adders - t - a <= 4 * (tricks - 1)
                )
    return tuple(found)


def tell_bids(
    kernel: Kernel,
    rules: Rules,
    bids: tuple[SideBid | None, SideBid | None],
    goals: tuple[int | None, int | None] = (None, None),
    prize: int = 0,
) -> None:
    """Have the kernel score by these bids, of NS and EW; the rules must be told before.

    ``goals``: by side, the score for the hand, before what revokes cost, from which on ``prize`` is
    added to it.
    """
    scores = list(_scores(rules, bids))
    for side, goal in enumerate(goals):
        if goal is not None:
            for place in range(2 * side * _SPAN, 2 * (side + 1) * _SPAN):
                scores[place] += prize if scores[place] >= goal else 0
    kernel.set_bids(
        [0 if bid is None else _KINDS[bid.kind] for bid in bids],
        [_barred(rules, side, bids[side]) for side in SIDES],
        rules.posh_books,
        rules.revoke_spoils_bid,
        scores,
    )


@lru_cache(maxsize=64)
def _scores(rules: Rules, bids: tuple[SideBid | None, SideBid | None]) -> tuple[int, ...]:
    """By side, not made or made, and points: what the side scores, before penalties."""
    return tuple(
        told_score(rules, bid, None if bid is None else made, base, 0, 0).score
        for bid in bids
        for made in (False, True)
        for base in range(-MOST_POINTS, MOST_POINTS + 1)
    )


def _barred(rules: Rules, side: Side, bid: SideBid | None) -> int:
    """The seats, as bits, that a nil allows no trick."""
    if bid is None or bid.kind != "nil":
        return 0
    seats = side.seats if rules.nil_scope == "side" else (bid.seat,)
    return sum(1 << seat for seat in seats)


def tell_position(
    kernel: Kernel, rules: Rules, now: HandState, hands: tuple[CardSet, ...]
) -> Lanes:
    """Have the kernel hold a hand in play with these cards left in the four hands, S W N E.

    Rules and bids must be told before. Returns where its cards lie.
    """
    lanes = lanes_of(now.trump, now.adder)
    books = [0, 0]
    for trick in now.tricks:
        books[trick.winner.side] += is_book(rules, trick.adders)
    kernel.set_position(
        [lanes.bits(cards) for cards in hands],
        now.leader,
        [lanes.bit_of[card] for card in now.plays],
        list(now.base),
        books,
        list(now.revokes),
        sum(1 << seat for seat in Seat if now.taken[seat]),
    )
    return lanes
