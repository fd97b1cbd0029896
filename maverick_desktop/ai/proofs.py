"""On what evidence a card was played: claims about what was seen, part of the union of reasons.

Seats, cards and numbers only, as in ``reasons``.
"""

from msgspec import Struct

from maverick_desktop.core.cards import Card, Seat, Suit


class NothingAbove(Struct, frozen=True):
    """No card of its suit that is still out, in other hands, is higher."""

    suit: Suit


class OnlyAbove(Struct, frozen=True):
    """The cards of its suit in other hands that are higher: one or two."""

    cards: tuple[Card, ...]


class ManyAbove(Struct, frozen=True):
    """So many cards of its suit in other hands are higher."""

    suit: Suit
    count: int


class ShownVoid(Struct, frozen=True):
    """The seat still to play showed in that trick that it holds none of the suit."""

    seat: Seat
    suit: Suit
    trick: int


class PartnerTrumps(Struct, frozen=True):
    """The partner, still to play, holds none of the suit led and may hold a trump."""

    partner: Seat
    suit: Suit


class ToCome(Struct, frozen=True):
    """The partner has still to play, and may beat the opponent's card that is winning."""

    partner: Seat


class NoTrumpsOut(Struct, frozen=True):
    """Neither opponent can hold a trump."""


class SuitGone(Struct, frozen=True):
    """No other hand can hold a card of the suit led."""

    suit: Suit


class Gave(Struct, frozen=True):
    """The card lies where the player passed it."""

    giver: Seat
    seat: Seat
    card: Card


class MustHold(Struct, frozen=True):
    """By what was seen these cards, one or two, can be with this seat alone."""

    seat: Seat
    cards: tuple[Card, ...]
