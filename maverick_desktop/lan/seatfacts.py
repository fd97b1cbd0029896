"""Facts as one seat hears them, and wishes: what play is made of on the wire.

``facts`` turns them into the core's own and back.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from .fields import (
    By,
    CardCode,
    Cards,
    FactNumber,
    HandNumber,
    Name,
    Points,
    SeatLetter,
    SuitLetter,
)


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="fact"):
    """One seat's half of a fact. Fields are always all there: its size tells nothing."""


class Dealt(Fact, frozen=True, tag="dealt"):
    """A hand begins; ``cards`` are the listener's own, null until they may be seen."""

    hand: HandNumber
    dealer: SeatLetter
    turned: tuple[CardCode, CardCode]
    trump: SuitLetter
    adder: SuitLetter
    cards: Cards | None


class Bid(Fact, frozen=True, tag="bid"):
    """A bid or a pass; with the last one of the blind round come the listener's own cards."""

    seat: SeatLetter
    round: Literal["blind", "contract"]
    bid: Literal["pass", "blind", "nil", "posh"]
    cards: Cards | None


class Chose(Fact, frozen=True, tag="chose"):
    """A seat has chosen; ``cards`` only if it is the listener's."""

    seat: SeatLetter
    cards: Cards | None


class Passed(Fact, frozen=True, tag="passed"):
    """The cards have moved; ``received`` are the listener's."""

    received: Cards | None


class Played(Fact, frozen=True, tag="played"):
    """A card was played."""

    seat: SeatLetter
    card: CardCode
    revoke: bool


class Trick(Fact, frozen=True, tag="trick"):
    """A trick is complete."""

    winner: SeatLetter
    points: Points
    trumps: Annotated[int, Meta(ge=0, le=4)]
    adders: Annotated[int, Meta(ge=0, le=4)]


class SideResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side's score for a hand."""

    bid: Literal["nil", "blind", "posh"] | None
    bidder: SeatLetter | None
    made: bool | None
    base: Points
    penalty: Points
    score: Points
    total: Points


class Scored(Fact, frozen=True, tag="scored"):
    """A hand is over."""

    hand: HandNumber
    sides: tuple[SideResult, SideResult]


class Rewound(Fact, frozen=True, tag="rewound"):
    """Undo, which all have agreed to."""

    to: FactNumber


class Seated(Fact, frozen=True, tag="seat"):
    """Somebody else plays this seat."""

    seat: SeatLetter
    by: By
    name: Name


class Over(Fact, frozen=True, tag="over"):
    """The match has ended."""

    winner: Literal["NS", "EW"] | None
    total: tuple[Points, Points]


SeatFact: TypeAlias = (
    Dealt | Bid | Chose | Passed | Played | Trick | Scored | Rewound | Seated | Over
)


# --- wishes --------------------------------------------------------------------------------------


class Doing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Something that a seat wishes to do."""


class Choose(Doing, frozen=True, tag="choose"):
    """Pass these cards on."""

    cards: Cards


class MakeBid(Doing, frozen=True, tag="bid"):
    """Bid, or pass."""

    bid: Literal["pass", "blind", "nil", "posh"]


class Play(Doing, frozen=True, tag="play"):
    """Play a card."""

    card: CardCode


Do: TypeAlias = Choose | MakeBid | Play
