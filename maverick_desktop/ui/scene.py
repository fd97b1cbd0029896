"""What the table shows, as one value: every widget on the table paints a part of a ``Scene``.

Data only; ``staging`` makes it from a view. Must not know Qt: what is on screen can be
tested without a screen.
"""

from collections.abc import Mapping
from enum import Enum
from typing import Final, Literal, TypeAlias

import msgspec

from maverick_desktop.core.cards import Card, CardSet, Seat, Suit
from maverick_desktop.core.events import Action, Bid, SideBid
from maverick_desktop.core.legal import Legal
from maverick_desktop.core.public import Trick
from maverick_desktop.core.view import SeatView
from maverick_desktop.text.phrase import Phrase

Place = Literal["bottom", "left", "top", "right"]
PLACES: Final[tuple[Place, ...]] = ("bottom", "left", "top", "right")


class Around(msgspec.Struct, frozen=True):
    """What is known of the people around the table beyond the facts of the match.

    As it is by default nobody sits elsewhere.
    """

    elsewhere: bool = False
    """Whether the table is on a network."""
    away: frozenset[Seat] = frozenset()
    """Seats whose person cannot be reached."""
    deals: bool = True
    """Whether this player deals the next hand."""
    after_hand: Phrase | None = None
    """What is waited for between two hands."""
    question: tuple[Phrase, Phrase] | None = None
    """What the player is asked: the prompt says it, beside a yes and a no."""
    trouble: tuple[Phrase, Phrase | None] | None = None
    """Why nothing goes on; the prompt says it and nothing else."""
    news: Phrase | None = None
    """What has just happened to somebody: for a while the prompt's second line."""
    policy: str = "wait"
    """What happens at the seat of somebody who is away: ``wait``, ``bot`` or ``pause``."""
    patience: int = 0
    """Seconds until the computer steps in, where that is the policy."""
    unread: int | None = None
    """Things said and not read yet; None where there is no chat."""


ALONE: Final = Around()


class Hint(msgspec.Struct, frozen=True):
    """A hint that the player has asked for."""

    action: Action | None
    """What it says; None while it is being thought out, and if none came."""
    late: bool = False
    """Whether it was given up."""
    reasons: tuple[Phrase, ...] = ()
    told: bool = False
    """Whether its reasons were asked for."""


class Shown(msgspec.Struct, frozen=True):
    """What has reached the screen; facts may be ahead of it (law 6)."""

    view: SeatView
    held: Trick | None = None
    """The trick just completed, while it still lies on the table."""
    live: bool = True
    """Whether the screen has caught up with the facts: only then can the player act."""
    can_undo: bool = False
    around: Around = ALONE
    hints: bool = False
    """Whether there are hints at this table."""
    hint: Hint | None = None


class Intent(msgspec.Struct, frozen=True):
    """What the player has begun and not said yet."""

    chosen: CardSet = 0
    """Cards laid in the middle, to be passed on."""
    raised: Card | None = None
    """A card that would be a revoke, waiting for the second click."""
    refused: Card | None = None
    """The last card that could not be played; the prompt says why."""


class Told(msgspec.Struct, frozen=True):
    """Reasons in a panel over the table."""

    title: Phrase
    lines: tuple[Phrase, ...]
    foot: tuple[Phrase, ...] = ()
    """What is said in smaller letters: what is not told, and which keys there are."""
    seat: Seat | None = None
    """Whose card on the table they are about."""
    thinking: bool = False
    """Whether more is being thought out: the foot's first sentence says so."""


# --- the parts -----------------------------------------------------------------------------------


class Mark(Enum):
    """The mark on a card."""

    TRUMP = "trump"
    ADDER = "adder"


class Standing(Enum):
    """How a card stands in the hand."""

    PLAIN = "plain"
    """At rest, undimmed: all are legal, or it is not your turn."""
    LEGAL = "legal"
    """Raised: this one may be played, others not."""
    ILLEGAL = "illegal"
    """Down and dimmed."""
    PRICED = "priced"
    """Down, undimmed, with its price on it: a revoke."""
    RAISED = "raised"
    """A revoke that has been asked about: raised, with its price."""


class HandCard(msgspec.Struct, frozen=True):
    """A card in the fan; ``card`` is None while your hand is hidden from you."""

    card: Card | None
    mark: Mark | None
    standing: Standing
    why: Phrase | None
    """Why it cannot be played."""
    price: int = 0
    hinted: bool = False


class Plate(msgspec.Struct, frozen=True):
    """A seat's plate."""

    seat: Seat
    place: Place
    name: str
    who: Phrase
    who_short: Phrase
    kind: Literal["person", "computer", "away"]
    ours: bool
    cards: int
    """Cards held: the backs at the edge, or the length of your fan."""
    tricks: int | None
    """Tricks taken; None before play."""
    dealer: bool
    badge: Phrase | None
    """The bid the seat holds: NIL, BLIND, POSH."""
    note: Phrase | None
    """A pill on the plate: "passes", "has chosen"."""
    choosing: bool
    """Whether the plate says so, with thinking dots."""
    active: bool
    """Cream: the table waits for this seat."""
    token: int | None
    """Points of the trick it has just taken."""


class TableCard(msgspec.Struct, frozen=True):
    """A card of the trick on the table."""

    seat: Seat
    place: Place
    card: Card
    mark: Mark | None
    winning: bool
    price: int
    """What it cost as a revoke; 0 if it was none."""


class Chip(msgspec.Struct, frozen=True):
    """The line under the trick: "So far ⊕ 1 adder +2 to you and Nora"."""

    lead: Phrase
    mark: Mark | None
    reason: Phrase
    points: int
    to: Phrase
    ours: bool


class TrickMiddle(msgspec.Struct, frozen=True):
    """Cards are being played."""

    cards: tuple[TableCard, ...]
    """In the order played."""
    your_place: bool
    """Whether the dashed place waits for your card."""
    complete: bool
    chip: Chip | None


class PassMiddle(msgspec.Struct, frozen=True):
    """Cards are being chosen to pass on."""

    chosen: tuple[Card, ...]
    marks: Mapping[Card, Mark]
    count: int
    to: Place
    giver: Place
    button: Phrase | None
    """What hands them on; None until enough are chosen, and once they are."""
    said: bool
    """Whether you have handed them on and wait for the others."""


class BidPanel(msgspec.Struct, frozen=True):
    """One bid that may be made."""

    bid: Bid
    title: Phrase
    key: str
    sentence: Phrase
    made: Phrase | None
    """What it scores when made, "× 3"; None for a pass."""
    failed: Phrase | None
    hinted: bool = False


class BidMiddle(msgspec.Struct, frozen=True):
    """Bids are being made."""

    title: Phrase
    panels: tuple[BidPanel, ...]
    """Empty while somebody else is to bid."""


class ResultRow(msgspec.Struct, frozen=True):
    """A side's row of the result of a hand."""

    title: Phrase
    ours: bool
    base: int
    bid: SideBid | None
    bidder: str
    made: bool | None
    penalty: int
    score: int
    total: int


class ResultMiddle(msgspec.Struct, frozen=True):
    """A hand, or the match, is over. Without rows: the match ended in mid-hand."""

    rows: tuple[ResultRow, ...]
    match_over: bool
    next: Phrase | None
    """What the main button says; None where somebody else deals."""


class EmptyMiddle(msgspec.Struct, frozen=True):
    """Nothing is on the table."""


Middle: TypeAlias = TrickMiddle | PassMiddle | BidMiddle | ResultMiddle | EmptyMiddle


class Turned(msgspec.Struct, frozen=True):
    """The two turned cards and what they decided; the higher one first."""

    high: Card
    low: Card
    trump: Suit
    adder: Suit


class LastTrick(msgspec.Struct, frozen=True):
    """The panel of the trick before."""

    cards: tuple[TableCard, ...]
    number: int
    winner: Phrase
    points: int


class Prompt(msgspec.Struct, frozen=True):
    """What to do, and why or what next."""

    first: Phrase
    second: Phrase | None
    yours: bool
    """Cream: it is your move."""
    holding: bool
    """A thin bar shows the time left."""


class Scene(msgspec.Struct, frozen=True):
    """Everything on the table."""

    me: Seat
    n: int
    """The fact it shows."""
    hand: tuple[HandCard, ...]
    hidden: bool
    """Whether your own hand is face down."""
    can_act: bool
    can_undo: bool
    plates: tuple[Plate, Plate, Plate, Plate]
    """By seat."""
    middle: Middle
    turned: Turned | None
    last: LastTrick | None
    prompt: Prompt | None
    legal: Legal
    asked: bool = False
    """Whether the prompt is a question, to be answered with yes or no."""
    unread: int | None = None
    """Things said and not read yet; None where there is no chat."""
    can_hint: bool = False
    can_ask: bool = False
    """Whether a computer player has done something in this hand that can be asked about."""
    told: Told | None = None
    """Why the hint says what it says, once that was asked for."""


BID_KEYS: Final[Mapping[Bid, str]] = {"pass": "P", "nil": "N", "blind": "B", "posh": "O"}
"""The key that makes each bid."""
