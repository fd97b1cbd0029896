"""The two turned cards: which suits they make trump and adder, and what they leave in the deal.

RULES.md sections 1 and 7. Knows no hand and no deal.
"""

from functools import lru_cache
from itertools import permutations
from typing import TypeAlias

from .cards import DECK, PRINTED, SUIT_SETS, SUITS, Card, Suit, card_set
from .rules import EqualRanks

Turned: TypeAlias = tuple[Card, Card]
"""In the order they were turned."""

Dealt: TypeAlias = tuple[int, int]
"""How many trumps, jokers included, and how many adders are among the 52 dealt cards."""


def suits_of(option: EqualRanks, turned: Turned) -> tuple[Suit, Suit] | None:
    """Trump and adder suit by the two turned cards; None: this is dealt again."""
    first, second = turned
    if first.suit is None or second.suit is None or first.suit is second.suit:
        return Suit.SPADES, Suit.DIAMONDS
    if first.rank != second.rank:
        high, low = (first, second) if first.rank > second.rank else (second, first)
        return high.suit_under(Suit.SPADES), low.suit_under(Suit.SPADES)
    return _equal_ranks(option, first.suit, second.suit)


def _equal_ranks(option: EqualRanks, first: Suit, second: Suit) -> tuple[Suit, Suit] | None:
    match option:
        case "default_suits":
            return Suit.SPADES, Suit.DIAMONDS
        case "first_turned":
            return first, second
        case "suit_order":
            # ♠ > ♥ > ♦ > ♣ is the order of the suits' numbers.
            return SUITS[max(first, second)], SUITS[min(first, second)]
        case "redeal":
            return None


def dealt_beside(turned: Turned, trump: Suit, adder: Suit) -> Dealt:
    """The trumps and adders that these turned cards leave."""
    out = card_set(turned)
    return (
        (SUIT_SETS[trump][trump] & ~out).bit_count(),
        (PRINTED[adder] & ~out).bit_count(),
    )


@lru_cache(maxsize=64)
def dealt_beside_any(option: EqualRanks, trump: Suit, adder: Suit) -> frozenset[Dealt]:
    """What each pair of turned cards leaves that makes these suits trump and adder."""
    return frozenset(
        dealt_beside(pair, trump, adder)
        for pair in permutations(DECK, 2)
        if suits_of(option, pair) == (trump, adder)
    )
