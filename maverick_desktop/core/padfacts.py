"""The score pad's wishes and facts: a match played with real cards, of which the score is kept.

A wish is what somebody at the pad enters, a fact is what is recorded of it (RECORD.md section 1,
format 2). What the core's own facts say of any match, ``HandScored``, ``MatchOver`` and
``Rewound``, they say here too. Knows no rule.
"""

from enum import Enum
from typing import TypeAlias

import msgspec

from .cards import Seat, Side, Suit
from .events import HandScored, MatchOver, Rewound
from .rules import BidKind
from .turned import Turned

# --- wishes --------------------------------------------------------------------------------------


class BeginHand(msgspec.Struct, frozen=True, gc=False):
    """A hand was dealt and these two cards were turned, in this order."""

    dealer: Seat
    turned: Turned


class BeginHandBySuits(msgspec.Struct, frozen=True, gc=False):
    """A hand was dealt of which only the two suits are known, from a sheet on paper say."""

    dealer: Seat
    trump: Suit
    adder: Suit


class NoteBid(msgspec.Struct, frozen=True, gc=False):
    """A seat has bid; passes are not noted. At any time while the hand lasts: people forget."""

    seat: Seat
    bid: BidKind


class NoteRevoke(msgspec.Struct, frozen=True, gc=False):
    """A seat could have followed suit and did not, and its side pays."""

    seat: Seat


class NoteTrick(msgspec.Struct, frozen=True, gc=False):
    """A trick was taken, with so many trumps (jokers included) and adders among its four cards."""

    winner: Seat
    trumps: int
    adders: int


class NoteTotals(msgspec.Struct, frozen=True, gc=False):
    """A whole hand without its tricks: both sides' points, and whether each side's bid was made."""

    base: tuple[int, int]
    """NS, EW: the points of the tricks each side won, before bids and penalties."""
    made: tuple[bool | None, bool | None] = (None, None)
    """NS, EW; None for a side without a bid."""


class NameSeat(msgspec.Struct, frozen=True, gc=False):
    """Somebody sits here, or spells the name so."""

    seat: Seat
    name: str


PadWish: TypeAlias = (
    BeginHand | BeginHandBySuits | NoteBid | NoteRevoke | NoteTrick | NoteTotals | NameSeat
)

# --- facts ---------------------------------------------------------------------------------------


class PadHand(msgspec.Struct, frozen=True, gc=False):
    """A hand has begun."""

    hand: int
    """1, 2, …"""
    dealer: Seat
    turned: Turned | None
    """None when only the suits are known."""
    trump: Suit
    adder: Suit


class PadBid(msgspec.Struct, frozen=True, gc=False):
    """A seat has bid for its side."""

    seat: Seat
    bid: BidKind


class PadRevoke(msgspec.Struct, frozen=True, gc=False):
    """A seat has revoked at the price of the rules."""

    seat: Seat


class PadTrick(msgspec.Struct, frozen=True, gc=False):
    """A trick was taken."""

    winner: Seat
    trumps: int
    adders: int
    points: int
    """What the rules give for it."""


class PadTotals(msgspec.Struct, frozen=True, gc=False):
    """A whole hand was entered by its totals."""

    base: tuple[int, int]
    made: tuple[bool | None, bool | None]


class SeatNamed(msgspec.Struct, frozen=True, gc=False):
    """A seat has this name from now on; never undone."""

    seat: Seat
    name: str


WishedFact: TypeAlias = PadHand | PadBid | PadRevoke | PadTrick | PadTotals | SeatNamed
"""What a wish becomes."""

PadDue: TypeAlias = HandScored | MatchOver
"""What follows by itself."""

PadFact: TypeAlias = WishedFact | PadDue | Rewound


# --- refusals ------------------------------------------------------------------------------------


class PadReason(Enum):
    """Why a wish is refused. ``text/padreasons.py`` has the sentences for each."""

    MATCH_OVER = "match_over"
    HAND_OPEN = "hand_open"
    """The hand before has to end first."""
    NO_HAND = "no_hand"
    """A hand has to begin first."""
    WRONG_DEALER = "wrong_dealer"
    """The deal goes round, and the rules may say who deals first: see ``next_dealer``."""
    SAME_CARD = "same_card"
    """One card was turned twice."""
    SAME_SUIT = "same_suit"
    """Trump and adder are never one suit."""
    DEAL_AGAIN = "deal_again"
    """Equal ranks were turned and the rules have them dealt again."""
    BID_NOT_ALLOWED = "bid_not_allowed"
    SIDE_HAS_BID = "side_has_bid"
    REVOKE_NOT_PRICED = "revoke_not_priced"
    TOO_MANY_REVOKES = "too_many_revokes"
    """More than the tricks in which this seat can have revoked."""
    FOUR_CARDS = "four_cards"
    """Trumps and adders of a trick are 0 to 4 together."""
    TRUMPS_LEFT = "trumps_left"
    """More trumps than are left."""
    ADDERS_LEFT = "adders_left"
    """More adders than are left."""
    TOO_FEW = "too_few"
    """The tricks after this one cannot hold the trumps and adders that would be left."""
    TRICKS_BEGUN = "tricks_begun"
    """Totals stand for a whole hand: before its first trick only."""
    BASE_IMPOSSIBLE = "base_impossible"
    """A side's points that no thirteen tricks of this hand give."""
    BASES_IMPOSSIBLE = "bases_impossible"
    """Each side's points are possible, but not both together."""
    MADE_MISSING = "made_missing"
    """A bid stands and it is not said whether it was made."""
    MADE_WITHOUT_BID = "made_without_bid"
    REVOKE_SPOILS = "revoke_spoils"
    """A side that revoked has failed its bid by these rules."""
    BLIND_DISAGREES = "blind_disagrees"
    """Blind is made by more points than the other side, and not otherwise."""
    MADE_DISAGREES = "made_disagrees"
    """These points do not go with a nil or a posh that was made, or failed, so."""
    BAD_NAME = "bad_name"
    NOTHING_TO_UNDO = "nothing_to_undo"


class PadRefused(msgspec.Struct, frozen=True, gc=False):
    """The answer to a wish that cannot be; nothing has changed."""

    reason: PadReason
    side: Side | None = None
    """The side it is about, if it is about one."""
