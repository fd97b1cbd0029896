"""Which cards to pass on: linear values of each card, voids and singletons, over every choice.

The values say what giving a card away gains, its receiver's side included. They were measured by
passing at random and playing on soundly, under many rules; to the partner other values apply.
"""

from functools import lru_cache
from itertools import combinations
from typing import Final

import msgspec

from maverick_desktop.core.cards import DECK, SUIT_SETS, SUITS, CardSet, Suit, card_set, cards_in
from maverick_desktop.core.legal import MayChoose
from maverick_desktop.core.rules import CLASSIC, Rules, pass_target
from maverick_desktop.core.view import SeatView

# By rank 2 … A, then the jokers. First where trumping is a duty, then where it is free.
_ADDER: Final = (
    (4.3, 4.3, 4.3, 4.3, 4.3, 4.3, 4.3, 4.3, 4.3, 3.1, 2.6, -0.5, -4.8),
    (3.6, 3.6, 3.6, 3.6, 3.6, 3.6, 3.6, 3.6, 3.6, 3.0, 2.7, 0.0, -3.6),
)
_SIDE: Final = (
    (1.55, 1.55, 1.55, 1.55, 1.55, 1.55, 1.55, 1.4, 1.35, 1.2, 1.05, 0.1, -0.8),
    (1.55, 1.55, 1.55, 1.55, 1.55, 1.55, 1.55, 1.35, 1.3, 1.1, 0.85, -0.45, -0.85),
)
_TRUMP: Final = (
    (-2.8, -2.6, -2.4, -2.2, -2.0, -1.8, -0.7, -0.45, -0.25, -0.05, 0.15, 0.4, 0.8, 0.6, 0.6),
    (-3.15, -2.95, -2.75, -2.55, -2.3, -2.1, -0.6, -0.35, -0.15, 0.1, 0.35, 0.6, 1.3, 1.45, 1.45),
)


class Drift(msgspec.Struct, frozen=True):
    """How much a point more than usual for a kind of trick moves a value."""

    all_trumps: float = 0.0
    some_trumps: float = 0.0
    plain: float = 0.0


# Up to each rank its drift.
_TRUMP_DRIFT: Final = (
    (7, Drift(0.3, 0.0, 0.15)),
    (13, Drift(0.0, -0.4, 0.15)),
    (14, Drift(-0.2, -0.5, 0.15)),
    (16, Drift(-0.45, -0.6, 0.15)),
)
_SIDE_DRIFT: Final = (
    (8, Drift(0.0, 0.4, 0.4)),
    (12, Drift(0.0, 0.4, 0.0)),
    (13, Drift(0.0, 0.4, -0.7)),
    (14, Drift(0.0, 0.4, -1.2)),
)
_ADDER_DRIFT: Final = ((14, Drift(0.0, 0.0, 0.1)),)


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
    rules, now = view.public.rules, view.public.hand
    to_partner = pass_target(rules, now.number) == 2
    values = pass_values(rules, now.trump, now.adder, to_partner)
    best, chosen = float("-inf"), 0
    for cards in combinations(cards_in(legal.cards), legal.count):
        given = card_set(cards)
        value = sum(values.cards[card] for card in cards)
        value += shape_value(values, now.trump, now.adder, legal.cards & ~given)
        if value > best:
            best, chosen = value, given
    return chosen


@lru_cache(maxsize=128)
def pass_values(rules: Rules, trump: Suit, adder: Suit, to_partner: bool) -> PassValues:
    """The values under these rules, which lie between the measured ones or drift from them."""
    free = {"must_trump": 0.0, "must_trump_unless_partner_wins": 0.5, "free": 1.0}[rules.void_play]

    def between(duty: float, choice: float) -> float:
        return duty + free * (choice - duty)

    if to_partner:
        # What the partner gets is not lost: a shorter suit is all there is to win.
        side = between(0.4, 0.0)
        cards = [0.0 if card.suit_under(trump) in (trump, adder) else side for card in DECK]
        return PassValues(tuple(cards), 2.5, 0.5, between(-0.85, -0.15), between(-1.1, 0.0))
    cards = []
    for card in DECK:
        suit, place = card.suit_under(trump), card.rank - 2
        table, drifts = _tables(suit is trump, suit is adder)
        drift = next(drift for top, drift in drifts if card.rank <= top)
        cards.append(between(table[0][place], table[1][place]) + _drifted(rules, drift))
    more = rules.points_some_trumps - CLASSIC.points_some_trumps
    return PassValues(
        tuple(cards),
        between(1.8, 1.05),
        between(0.3, 0.65),
        between(-0.4, -0.2) + 0.17 * more,
        between(-0.75, -0.2) + 0.2 * more,
    )


def _tables(
    is_trump: bool, is_adder: bool
) -> tuple[tuple[tuple[float, ...], ...], tuple[tuple[int, Drift], ...]]:
    if is_trump:
        return _TRUMP, _TRUMP_DRIFT
    return (_ADDER, _ADDER_DRIFT) if is_adder else (_SIDE, _SIDE_DRIFT)


def _drifted(rules: Rules, drift: Drift) -> float:
    return (
        drift.all_trumps * (rules.points_all_trumps - CLASSIC.points_all_trumps)
        + drift.some_trumps * (rules.points_some_trumps - CLASSIC.points_some_trumps)
        + drift.plain * (rules.points_plain - CLASSIC.points_plain)
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
