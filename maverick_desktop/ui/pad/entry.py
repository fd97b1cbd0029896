"""What is being entered on the pad: a trick, a bid or a revoke, one press at a time.

Each press gives the entry as it is then, the finished wish, or why it cannot be. Which presses can
lead to anything is the core's to say. Must not know Qt, keys or words.
"""

from enum import Enum
from typing import Final, Literal, TypeAlias, assert_never

import msgspec
from msgspec.structs import replace

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.pad import decide, possible
from maverick_desktop.core.padfacts import (
    NoteBid,
    NoteRevoke,
    NoteTotals,
    NoteTrick,
    PadRefused,
    PadWish,
)
from maverick_desktop.core.padroom import CARDS
from maverick_desktop.core.padstate import PadState
from maverick_desktop.core.rules import BidKind

Counted: TypeAlias = Literal["trumps", "adders"]
"""What of a trick is counted."""


class Asking(Enum):
    """What the presses belong to."""

    TRICK = "trick"
    BID = "bid"
    REVOKE = "revoke"


class Wants(Enum):
    """What the entry lacks next."""

    SEAT = "seat"
    TRUMPS = "trumps"
    ADDERS = "adders"
    BID = "bid"


class Entry(msgspec.Struct, frozen=True):
    """What has been pressed so far; nothing of it is in the match."""

    asking: Asking = Asking.TRICK
    seat: Seat | None = None
    """Who took the trick, bid or revoked."""
    trumps: int | None = None
    adders: int | None = None

    @property
    def wants(self) -> Wants:
        """What comes next."""
        if self.asking is not Asking.TRICK:
            return Wants.SEAT if self.seat is None else Wants.BID
        numbers = self.trumps is not None or self.adders is not None
        if self.seat is None and not numbers:
            return Wants.SEAT
        if self.trumps is None:
            return Wants.TRUMPS
        return Wants.ADDERS if self.adders is None else Wants.SEAT

    @property
    def begun(self) -> bool:
        """Whether there is something to take back."""
        return self != EMPTY

    def count(self, counted: Counted) -> int | None:
        """The number entered, if one is."""
        return self.trumps if counted == "trumps" else self.adders

    def back(self) -> "Entry":
        """The entry without its latest part; the empty one stays as it is."""
        if self.adders is not None:
            return replace(self, adders=None)
        if self.trumps is not None:
            return replace(self, trumps=None)
        return EMPTY if self.seat is None else replace(self, seat=None)


EMPTY: Final = Entry()
"""The next trick, of which nothing is entered yet."""


class Refusal(msgspec.Struct, frozen=True):
    """A press that cannot be, with the wish that it would have led to."""

    refused: PadRefused
    wish: PadWish


Pressed: TypeAlias = Entry | PadWish | Refusal
"""What a press comes to: more is wanted, all is there, or it cannot be."""


def press_seat(state: PadState, entry: Entry, seat: Seat) -> Pressed:
    """Somebody took the trick, bid or revoked. Another winner begins the trick anew."""
    match entry.asking:
        case Asking.TRICK:
            numbers = (None, None) if entry.seat is not None else (entry.trumps, entry.adders)
            return _trick(Entry(Asking.TRICK, seat, *numbers))
        case Asking.REVOKE:
            return _judged(state, NoteRevoke(seat))
        case Asking.BID:
            trial = NoteBid(seat, _first_bid(state))
            refused = decide(state, trial)
            if isinstance(refused, PadRefused):
                return Refusal(refused, trial)
            return replace(entry, seat=seat)
        case _:
            assert_never(entry.asking)


def press_count(state: PadState, entry: Entry, counted: Counted, number: int) -> Pressed:
    """So many trumps or adders were in the trick."""
    refusal = count_refusal(state, entry, counted, number)
    if refusal is not None:
        return refusal
    if counted == "trumps":
        return _trick(replace(entry, trumps=number))
    return _trick(replace(entry, adders=number))


def press_bid(state: PadState, entry: Entry, bid: BidKind) -> Pressed:
    """This is what the seat of the entry has bid; it must have one."""
    assert entry.seat is not None
    return _judged(state, NoteBid(entry.seat, bid))


def _trick(entry: Entry) -> Entry | PadWish:
    if entry.seat is None or entry.trumps is None or entry.adders is None:
        return entry
    return NoteTrick(entry.seat, entry.trumps, entry.adders)


def _judged(state: PadState, wish: PadWish) -> PadWish | Refusal:
    outcome = decide(state, wish)
    return Refusal(outcome, wish) if isinstance(outcome, PadRefused) else wish


def _first_bid(state: PadState) -> BidKind:
    """Any bid of the rules: whether a side may still bid does not depend on which."""
    return min(state.rules.bids, default="nil")


# --- what can be ---------------------------------------------------------------------------------


def count_refusal(state: PadState, entry: Entry, counted: Counted, number: int) -> Refusal | None:
    """Why the trick cannot hold so many, with what the entry says already; None if it can."""
    room = possible(state)
    other = entry.count("adders" if counted == "trumps" else "trumps")
    if counted == "trumps":
        fits = room.trumps if other is None else room.trumps_with(other)
        left = room.adders_left
    else:
        fits = room.adders if other is None else room.adders_with(other)
        left = room.trumps_left
    if number in fits:
        return None
    # Of the other kind as many as could be: then it is this number that is wrong.
    most = max(0, min(left, CARDS - number)) if other is None else other
    pair = (number, most) if counted == "trumps" else (most, number)
    seat = SEATS[0] if entry.seat is None else entry.seat
    judged = _judged(state, NoteTrick(seat, *pair))
    assert isinstance(judged, Refusal)
    return judged


def seat_refusal(state: PadState, entry: Entry, seat: Seat) -> Refusal | None:
    """Why this seat cannot be the one; None if it can."""
    pressed = press_seat(state, entry, seat)
    return pressed if isinstance(pressed, Refusal) else None


def begin_bid(state: PadState) -> Entry | Refusal:
    """A bid is to be entered; refused when no side could bid."""
    return _begun(state, Entry(Asking.BID))


def begin_revoke(state: PadState) -> Entry | Refusal:
    """A revoke is to be entered; refused when nobody could pay for one."""
    return _begun(state, Entry(Asking.REVOKE))


def _begun(state: PadState, entry: Entry) -> Entry | Refusal:
    refusals = [seat_refusal(state, entry, seat) for seat in SEATS]
    if None in refusals:
        return entry
    first = refusals[0]
    assert first is not None
    return first


def totals_refusal(state: PadState) -> Refusal | None:
    """Why the hand cannot be entered by its totals; None if it can."""
    hand = state.open_hand
    if hand is not None and not hand.tricks:
        return None
    judged = _judged(state, NoteTotals((0, 0)))
    assert isinstance(judged, Refusal)
    return judged
