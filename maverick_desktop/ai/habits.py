"""How the other seats are taken to have passed on: told a searcher, so that it minds it in deals.

Sees one seat's view, and who plays the seats.
"""

from functools import lru_cache
from math import exp
from typing import Final

from maverick_desktop.core.cards import DECK, Card, Seat, Suit, card_set
from maverick_desktop.core.public import HandState
from maverick_desktop.core.rules import Rules, pass_target
from maverick_desktop.core.view import SeatView

from .lanes import Lanes
from .passed import Passed
from .passguess import guessed_values
from .passvalues import UNITS

DOUBT: Final = 0.45
"""So many points less make a card e times less likely to be given away."""
PER_RANK: Final = 0.2
"""What a rank more takes away beside, in nats: of cards that are as good the lowest is given."""
SURE: Final = 0.98
"""How likely a computer player passes on as the values say."""
ODD: Final = 0.5
"""The same of people, and of beginners: how they pass on is anybody's guess."""


def tell_passed(passed: Passed, view: SeatView, lanes: Lanes) -> None:
    """Have deals weighed by how cards were passed on, where that tells something.

    To a partner one gives by shape, which tells little.
    """
    now, rules = view.public.hand, view.public.rules
    target = pass_target(rules, now.number)
    if not view.received or target == 2:
        passed.forget()
        return
    seats = [view.seat.after(target * step) for step in (1, 2, 3)]
    numbers = [1.0] * 64
    for card, number in _gladness(rules, now.trump, now.adder).items():
        numbers[lanes.bit_of[card].bit_length() - 1] = number
    passed.note(
        [int(seat) for seat in seats],
        lanes.bits(view.given),
        lanes.bits(view.received),
        [lanes.bits(_played(now, seat)) for seat in seats],
        numbers,
        [_habit(view.public.seats[seat].by) for seat in seats],
    )


@lru_cache(maxsize=64)
def _gladness(rules: Rules, trump: Suit, adder: Suit) -> dict[Card, float]:
    """How gladly each card is given to an opponent."""
    values = guessed_values(rules, to_partner=False)
    return {
        card: exp(values.of(card, trump, adder) / UNITS / DOUBT - PER_RANK * (card.rank - 2))
        for card in DECK
    }


def _habit(by: str) -> float:
    """How likely whoever plays a seat passes on as the values say."""
    if by == "bot:random":
        return 0.0
    return SURE if by.startswith("bot:") and by != "bot:beginner" else ODD


def _played(now: HandState, seat: Seat) -> int:
    cards = [trick.card_of(seat) for trick in now.tricks if len(trick.cards) == 4]
    cards += [card for place, card in enumerate(now.plays) if now.player(place) is seat]
    return card_set(cards)
