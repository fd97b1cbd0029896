"""Why a card, a pass or a bid: one closed union of small values, each a claim about a position.

Every claim can be checked against the position and the verdict it was made from, and a test does.
Seats, cards and numbers only; the words are ``text``'s, put together in ``saying``.
"""

from typing import TypeAlias

from msgspec import Struct

from maverick_desktop.core.cards import Card, Seat, Suit
from maverick_desktop.core.events import Bid
from maverick_desktop.core.rules import BidKind
from maverick_desktop.core.scoring import TrickWorth

from .comparisons import Weighing
from .proofs import (
    Gave,
    ManyAbove,
    MustHold,
    NothingAbove,
    NoTrumpsOut,
    OnlyAbove,
    PartnerTrumps,
    ShownVoid,
    SuitGone,
    ToCome,
)

# --- no choice -----------------------------------------------------------------------------------


class OnlyCard(Struct, frozen=True):
    """No other card may be played."""

    last: bool
    """It is the last one of the hand."""


class AllAlike(Struct, frozen=True):
    """All cards that may be played are neighbours of one suit and do the same."""


class OnlyFollows(Struct, frozen=True):
    """Any other card would be a revoke to be paid for."""

    run: bool
    """Several cards follow, neighbours that do the same."""


# --- what the card does to the trick -------------------------------------------------------------


class Takes(Struct, frozen=True):
    """The trick is complete with it and it wins."""

    worth: TrickWorth


class GoesTo(Struct, frozen=True):
    """The trick is complete with it and another seat takes it."""

    seat: Seat
    worth: TrickWorth
    left: bool = False
    """The player could have taken it and did not."""


class Turns(Struct, frozen=True):
    """The trick, complete and whoever takes it, is worth more or less than with another card."""

    points: int
    instead: int
    """What it would have been worth with another card that leaves it to the same seat."""


class GoesAbove(Struct, frozen=True):
    """It beats the card that was winning; more cards are to come."""

    seat: Seat
    card: Card
    trumping: bool


class WithPartner(Struct, frozen=True):
    """The partner's card goes on winning."""

    seat: Seat
    card: Card


class Below(Struct, frozen=True):
    """An opponent's card goes on winning. As far as all can see."""

    seat: Seat
    card: Card


class CannotBeat(Struct, frozen=True):
    """An opponent's card is winning, and no card beats it that the player may play for nothing."""

    seat: Seat
    card: Card
    paying: bool
    """Whether one does that may be played for the price of a revoke."""


class StaysUnder(Struct, frozen=True):
    """An opponent's card goes on winning although the player could beat it without paying."""

    seat: Seat
    card: Card


class Feeds(Struct, frozen=True):
    """An adder on a trick that the partner is winning, which is worth more with it."""

    seat: Seat


class Denies(Struct, frozen=True):
    """On a trick that an opponent is winning no adder, with which it would be worth more."""

    seat: Seat


class Cheapens(Struct, frozen=True):
    """An adder, which the player need not play, makes the trick worth less; it is the others'."""


class Safe(Struct, frozen=True):
    """No opponent still to play can beat the card that the player's side has in the trick."""


class Share(Struct, frozen=True):
    """How often the player's side takes the trick in the deals that were looked at."""

    tenths: int
    """0: hardly ever; 10: nearly always."""


class Brings(Struct, frozen=True):
    """What the trick comes to on average in the deals that were looked at."""

    points: float
    """For the player's side; below zero if they go to the others, or if it costs its taker."""
    taken: bool
    """Whether the player's side takes it more often than not."""


class FourTrumps(Struct, frozen=True):
    """Trumps are led, and a trick of four of them, which it may become, is worth so few points."""

    points: int


class BreaksAllTrumps(Struct, frozen=True):
    """All cards of the trick so far are trumps and this is none: it is no trick of four trumps."""


class MakesBook(Struct, frozen=True):
    """The trick is complete with it and is a book for the player's posh side."""


class BreaksBook(Struct, frozen=True):
    """All cards of the trick so far are adders and this is none: no book for a posh side."""


# --- bids that are at stake ----------------------------------------------------------------------


class Ducks(Struct, frozen=True):
    """The player may take no trick, and this card stays below the one that wins."""

    seat: Seat
    card: Card


class Sheds(Struct, frozen=True):
    """The player may take no trick, and this is the highest card of its suit that loses here."""


class Covers(Struct, frozen=True):
    """It beats the partner's winning card: the partner may take no trick."""

    partner: Seat
    card: Card


class GoesAhead(Struct, frozen=True):
    """It is winning so far, and the partner, who may take no trick, has still to play."""

    partner: Seat


class Attacks(Struct, frozen=True):
    """It leaves the trick to an opponent who may take none."""

    seat: Seat
    card: Card
    done: bool
    """The trick is complete."""


class Invites(Struct, frozen=True):
    """An opponent who may take no trick has still to play and may have to beat this card."""

    seat: Seat


# --- what it does for the hand -------------------------------------------------------------------


class Voids(Struct, frozen=True):
    """It leaves the hand without the suit."""

    suit: Suit
    trumps: bool
    """Trumps stay in the hand, to be played on the suit."""


class Shortens(Struct, frozen=True):
    """It leaves the hand one card of the suit."""

    suit: Suit


class ThrowsOff(Struct, frozen=True):
    """The player does not hold the suit led and plays neither it nor a trump."""

    led: Suit


class KeepsTrumps(Struct, frozen=True):
    """The player could have trumped and throws off instead."""


class Keeps(Struct, frozen=True):
    """A higher card could have been played and stays in the hand."""

    card: Card
    by: float
    """By how much playing that one is worse."""


class Lowest(Struct, frozen=True):
    """It is the lowest of several cards of its suit."""


class Unblocks(Struct, frozen=True):
    """Under the partner's card, the highest of several that the player has of the suit led."""

    partner: Seat


class Draws(Struct, frozen=True):
    """Trumps are led, and others may still hold some."""


class Leads(Struct, frozen=True):
    """It leads the suit."""

    suit: Suit


class Pays(Struct, frozen=True):
    """It is a revoke that is paid for."""

    price: int
    gain: float | None
    """What it is worth, before the price, over the best card that follows; None: not told."""


# --- bids, as all hear them -----------------------------------------------------------------------


class SideHasBid(Struct, frozen=True):
    """The player's side has a bid already, made by this seat, and a side holds one."""

    seat: Seat
    bid: BidKind


class Promises(Struct, frozen=True):
    """What the bid promises. As far as all can see."""

    bid: Bid


OnTable: TypeAlias = (
    OnlyCard
    | Takes
    | GoesTo
    | GoesAbove
    | WithPartner
    | Below
    | Feeds
    | Safe
    | BreaksAllTrumps
    | MakesBook
    | BreaksBook
    | Ducks
    | Covers
    | GoesAhead
    | Attacks
    | ThrowsOff
    | Leads
    | Pays
    | NothingAbove
    | ShownVoid
    | PartnerTrumps
    | ToCome
    | NoTrumpsOut
    | SideHasBid
    | Promises
)
"""What may be said of another seat's doings while the hand is on: all that it tells was seen."""

InHand: TypeAlias = (
    AllAlike
    | OnlyFollows
    | Turns
    | CannotBeat
    | StaysUnder
    | Denies
    | Cheapens
    | Share
    | Brings
    | FourTrumps
    | Sheds
    | Invites
    | Voids
    | Shortens
    | KeepsTrumps
    | Keeps
    | Lowest
    | Unblocks
    | Draws
    | OnlyAbove
    | ManyAbove
    | SuitGone
    | Gave
    | MustHold
)
"""What tells, of a card, what the hand still holds or what its player alone knows."""

Reason: TypeAlias = OnTable | InHand | Weighing
