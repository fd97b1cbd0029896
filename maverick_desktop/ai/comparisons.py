"""What speaks for cards to pass on and for bids, and what came of comparing: reasons with figures.

Part of the union in ``reasons``: all of them tell of a hand, or of what its player alone knows.
"""

from typing import TypeAlias

from msgspec import Struct

from maverick_desktop.core.cards import Card, CardSet, Seat
from maverick_desktop.core.events import Action, Bid

# --- passing -------------------------------------------------------------------------------------


class LowAdders(Struct, frozen=True):
    """These adders, none above the ten, go to an opponent."""

    cards: CardSet
    to: Seat


class ToPartner(Struct, frozen=True):
    """The cards go to the partner."""

    partner: Seat


class KeepsAllTrumps(Struct, frozen=True):
    """No trump is passed on, of so many."""

    count: int


class KeepsTop(Struct, frozen=True):
    """The hand keeps the highest adder that is in play."""

    card: Card


class OnlyLow(Struct, frozen=True):
    """All cards passed on are side cards, none above the ten."""


class KeepsHigh(Struct, frozen=True):
    """The hand holds aces, kings or jokers, and none of them is passed on."""


# --- bidding -------------------------------------------------------------------------------------


class Odds(Struct, frozen=True):
    """How often the bid would be made."""

    bid: Bid
    hundredths: int


class Gains(Struct, frozen=True):
    """What a bid is worth over passing; below zero: less."""

    bid: Bid
    by: float


class TooLittle(Struct, frozen=True):
    """A bid is worth a little more than passing, and not made."""

    bid: Bid
    by: float


class HighCards(Struct, frozen=True):
    """The cards of the hand that are an ace, a king or a joker; at most three."""

    cards: tuple[Card, ...]


# --- what was compared ---------------------------------------------------------------------------


class Better(Struct, frozen=True):
    """By how much the best of the others is worse."""

    other: Action
    by: float


class Close(Struct, frozen=True):
    """The best of the others is hardly worse, or hardly better."""

    other: Action


class Worse(Struct, frozen=True):
    """By how much the best is better than what was done."""

    best: Action
    by: float


class SameAs(Struct, frozen=True):
    """Other cards of the hand that do the same."""

    cards: tuple[Card, ...]


class NearEnd(Struct, frozen=True):
    """A side can reach the target with this hand, and that counts beside the points."""


class Judged(Struct, frozen=True):
    """How many deals the figures are from."""

    deals: int
    exact: bool


class NotPaid(Struct, frozen=True):
    """A revoke would not have earned its price."""

    card: Card
    price: int
    loss: float
    """By how much it is worse, the price paid."""


Weighing: TypeAlias = (
    NotPaid
    | LowAdders
    | ToPartner
    | KeepsAllTrumps
    | KeepsTop
    | OnlyLow
    | KeepsHigh
    | Odds
    | Gains
    | TooLittle
    | HighCards
    | Better
    | Close
    | Worse
    | SameAs
    | NearEnd
    | Judged
)
"""What speaks for cards to pass on and for bids, and what came of comparing."""
