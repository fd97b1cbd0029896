"""Which cards to pass on: linear values of each card, voids and singletons, over every choice.

The values say what giving a card away gains, receiver's side included, and were measured between
sound players. They hold for a receiver on the other side; to the partner other values apply.
"""

from functools import lru_cache
from itertools import combinations
from typing import Final

import msgspec

from maverick_desktop.core.cards import DECK, SUIT_SETS, SUITS, CardSet, Suit, card_set, cards_in
from maverick_desktop.core.public import MayChoose
from maverick_desktop.core.rules import Rules, pass_target
from maverick_desktop.core.view import SeatView

# By rank 2 … A, then the jokers.
_ADDER: Final = (
    (3.1, 3.1, 3.1, 3.1, 3.1, 3.1, 3.1, 3.1, 3.1, 2.3, 1.4, -2.2, -6.9),
    (2.4, 2.4, 2.4, 2.4, 2.4, 2.4, 2.4, 2.4, 2.4, 2.2, 1.5, -1.5, -5.8),
)
_SIDE: Final = (
    (-0.8, -0.8, -0.8, -0.8, -0.8, -0.8, -0.8, -0.9, -1.0, -1.3, -1.6, -2.4, -3.0),
    (-0.4, -0.4, -0.4, -0.4, -0.4, -0.4, -0.4, -0.5, -0.65, -1.0, -1.5, -2.4, -3.0),
)
_TRUMP: Final = (
    (-5.9, -5.5, -5.1, -4.7, -4.2, -3.8, -3.4, -2.9, -2.5, -2.1, -1.7, -1.2, -0.8, -1.0, -1.0),
    (-5.9, -5.5, -5.1, -4.7, -4.2, -3.8, -3.3, -2.8, -2.4, -1.9, -1.4, -0.9, -0.4, -0.3, -0.3),
)


class PassValues(msgspec.Struct, frozen=True):
    """What passing on each card gains, and what the shape that is left gains."""

    cards: tuple[float, ...]
    """By card of the deck."""
    adder_void: float
    side_void: float
    side_void_per_trump: float
    side_singleton: float


def choose_pass(view: SeatView) -> CardSet:
    """The cards a club player would pass on. The seat must have a choice to make."""
    legal = view.legal()
    assert isinstance(legal, MayChoose)
    known = view.public
    values = pass_values(
        known.rules,
        known.hand.trump,
        known.hand.adder,
        pass_target(known.rules, known.hand.number) == 2,
    )
    best, chosen = float("-inf"), 0
    for cards in combinations(cards_in(legal.cards), legal.count):
        given = card_set(cards)
        value = sum(values.cards[card] for card in cards)
        value += shape_value(values, known.hand.trump, known.hand.adder, legal.cards & ~given)
        if value > best:
            best, chosen = value, given
    return chosen


@lru_cache(maxsize=128)
def pass_values(rules: Rules, trump: Suit, adder: Suit, to_partner: bool) -> PassValues:
    """The values under these rules: between the two measured sets, by what the options change."""
    free = {"must_trump": 0.0, "must_trump_unless_partner_wins": 0.5, "free": 1.0}[rules.void_play]

    def between(classic: float, individualist: float) -> float:
        return classic + free * (individualist - classic)

    scale = 0.0 if to_partner else 1.0
    values = []
    for card in DECK:
        suit = card.suit_under(trump)
        table = _TRUMP if suit is trump else _ADDER if suit is adder else _SIDE
        values.append(scale * between(table[0][card.rank - 2], table[1][card.rank - 2]))
    return PassValues(
        tuple(values),
        1.1,
        between(0.34, 0.53),
        between(-0.30, -0.10),
        between(-0.8, 0.0),
    )


def shape_value(values: PassValues, trump: Suit, adder: Suit, kept: CardSet) -> float:
    """What the suit lengths that remain are worth."""
    suits = SUIT_SETS[trump]
    held = (kept & suits[trump]).bit_count()
    value = 0.0
    for suit in SUITS:
        if suit is trump:
            continue
        length = (kept & suits[suit]).bit_count()
        if suit is adder:
            value += values.adder_void * (length == 0)
        elif length == 0:
            value += values.side_void + values.side_void_per_trump * held
        elif length == 1:
            value += values.side_singleton
    return value
