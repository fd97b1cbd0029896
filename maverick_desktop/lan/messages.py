"""Every message of the protocol, by its type. docs/PROTOCOL.md tells when each may come.

A client's message never says whose it is: the seat is the connection's (RELIABILITY N4).
"""

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

PROTOCOL: Final = 1
"""The version of the protocol that this program speaks."""

NAME_LENGTH: Final = 24
CHAT_LENGTH: Final = 200

SeatLetter: TypeAlias = Literal["S", "W", "N", "E"]
SuitLetter: TypeAlias = Literal["C", "D", "H", "S"]
Short: TypeAlias = Annotated[str, Meta(max_length=64)]
Name: TypeAlias = Annotated[str, Meta(max_length=NAME_LENGTH)]
Hex16: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{16}$")]
Hex64: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
Hex32: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$")]
Uuid: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f-]{36}$")]
Token: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{43}$")]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=10_000_000)]
CardCode: TypeAlias = Annotated[str, Meta(pattern=r"^([2-9TJQKA][CDHS]|[BS]J)$")]
Cards: TypeAlias = Annotated[list[CardCode], Meta(max_length=13)]
Points: TypeAlias = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What all messages have in common."""


# --- facts as one seat hears them ----------------------------------------------------------------


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="fact"):
    """One seat's half of a fact. Fields are always all there: its size tells nothing."""


class Dealt(Fact, frozen=True, tag="dealt"):
    """A hand begins; ``cards`` are the listener's own, null until they may be seen."""

    hand: Annotated[int, Meta(ge=1, le=100_000)]
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

    hand: Annotated[int, Meta(ge=1, le=100_000)]
    sides: tuple[SideResult, SideResult]


class Rewound(Fact, frozen=True, tag="rewound"):
    """Undo, which all have agreed to."""

    to: Annotated[int, Meta(ge=1, le=10_000_000)]


class Seated(Fact, frozen=True, tag="seat"):
    """Somebody else plays this seat."""

    seat: SeatLetter
    by: Short
    name: Name


class Over(Fact, frozen=True, tag="over"):
    """The match has ended."""

    winner: Literal["NS", "EW"] | None
    total: tuple[Points, Points]


SeatFact: TypeAlias = (
    Dealt | Bid | Chose | Passed | Played | Trick | Scored | Rewound | Seated | Over
)


# --- wishes --------------------------------------------------------------------------------------


class Choose(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="choose", tag_field="do"):
    """Pass these cards on."""

    cards: Cards


class MakeBid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="bid", tag_field="do"):
    """Bid, or pass."""

    bid: Literal["pass", "blind", "nil", "posh"]


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="play", tag_field="do"):
    """Play a card."""

    card: CardCode


Do: TypeAlias = Choose | MakeBid | Play


# --- from a client -------------------------------------------------------------------------------


class Hello(Message, frozen=True, tag="hello"):
    """The first message: the range of protocols the client speaks."""

    protocols: tuple[Count, Count]
    app: Short


class Join(Message, frozen=True, tag="join"):
    """Begin pairing with the table's code: SPAKE2's first share, in hexadecimal, and a name."""

    share: Annotated[str, Meta(pattern=r"^[0-9a-f]{2,256}$")]
    name: Name


class Confirm(Message, frozen=True, tag="confirm"):
    """Prove that the code was known."""

    mac: Hex64


class Return(Message, frozen=True, tag="return"):
    """Come back to a seat."""

    match: Uuid
    token: Token


class TokenKept(Message, frozen=True, tag="token_kept"):
    """The new token is stored; the one before may be forgotten."""


class Sit(Message, frozen=True, tag="sit"):
    """Take another free seat, before the match."""

    seat: SeatLetter


class Agree(Message, frozen=True, tag="agree"):
    """The rules with this digest were read and are fine."""

    digest: Hex16


class Wish(Message, frozen=True, tag="wish"):
    """Do something, on what was known at fact ``at``. ``id`` is the client's own number for it."""

    match: Uuid
    at: Count
    id: Count
    action: Do


class Again(Message, frozen=True, tag="again"):
    """Something was missed: send every fact of mine again."""


class Chat(Message, frozen=True, tag="chat"):
    """Say something to all."""

    text: Annotated[str, Meta(max_length=CHAT_LENGTH)]


class AskUndo(Message, frozen=True, tag="ask_undo"):
    """Wish to take back one's last decision."""


class AnswerUndo(Message, frozen=True, tag="answer_undo"):
    """Agree, or not, to an undo somebody asked for."""

    ask: Count
    yes: bool


class Leave(Message, frozen=True, tag="leave"):
    """Get up for good."""


class Ping(Message, frozen=True, tag="ping"):
    """Still here."""


ClientMessage: TypeAlias = (
    Hello
    | Join
    | Confirm
    | Return
    | TokenKept
    | Sit
    | Agree
    | Wish
    | Again
    | Chat
    | AskUndo
    | AnswerUndo
    | Leave
    | Ping
)


# --- from a host ---------------------------------------------------------------------------------


class Welcome(Message, frozen=True, tag="welcome"):
    """The protocol that will be spoken, and what anybody on the network may know of the table."""

    protocol: Count
    app: Short
    table: Name
    rules_digest: Hex16


class NeedVersion(Message, frozen=True, tag="need_version"):
    """The ranges of protocols have nothing in common."""

    protocols: tuple[Count, Count]
    app: Short


class Share(Message, frozen=True, tag="share"):
    """SPAKE2's second share, in hexadecimal."""

    share: Annotated[str, Meta(pattern=r"^[0-9a-f]{2,256}$")]


class Confirmed(Message, frozen=True, tag="confirmed"):
    """The host proves that it knew the code too."""

    mac: Hex64


class Granted(Message, frozen=True, tag="granted"):
    """A seat, and the token that brings its owner back to it; the one before is about to end."""

    match: Uuid
    seat: SeatLetter
    token: Token


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat in the lobby."""

    name: Name
    by: Short
    """``open``, ``human``, ``remote`` or ``bot:LEVEL``."""
    agreed: bool
    here: bool
    """Whether its person is connected; computer players always are."""


class Lobby(Message, frozen=True, tag="lobby"):
    """The table before and between hands: sent whenever something of it changes."""

    table: Name
    rules_name: Name
    rules_base: Short
    rules: dict[str, Any]
    seats: tuple[Place, Place, Place, Place]
    policy: Literal["wait", "bot", "pause"]
    patience: Annotated[int, Meta(ge=0, le=3600)]
    """Seconds until a computer player steps in."""
    timer: Annotated[int, Meta(ge=0, le=3600)]
    """Seconds for a decision; 0 is no limit."""
    chat: bool
    spectators: bool
    started: bool


class Started(Message, frozen=True, tag="started"):
    """The match begins, or is joined: what stands in a record's first line."""

    match: Uuid
    app: Short
    created: Short
    rules_name: Name
    rules_base: Short
    rules: dict[str, Any]
    seats: tuple[Place, Place, Place, Place]


class Happened(Message, frozen=True, tag="happened"):
    """Fact ``n``, as this seat hears it; after a trick with the digest of this seat's view."""

    n: Annotated[int, Meta(ge=1, le=10_000_000)]
    fact: SeatFact
    digest: Hex16 | None


class Commit(Message, frozen=True, tag="commit"):
    """The deal of a hand is fixed: SHA-256 of its code and a nonce."""

    hand: Annotated[int, Meta(ge=1, le=100_000)]
    digest: Hex64


class Opened(Message, frozen=True, tag="opened"):
    """A hand is over: its deal, the nonce, and what each seat had passed on."""

    hand: Annotated[int, Meta(ge=1, le=100_000)]
    deal: Annotated[str, Meta(pattern=r"^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$")]
    nonce: Hex32
    chosen: tuple[Cards, Cards, Cards, Cards]


class Answer(Message, frozen=True, tag="answer"):
    """What came of a wish: done, or the reason why not."""

    id: Count
    refused: Short | None


class Said(Message, frozen=True, tag="said"):
    """Somebody said something."""

    seat: SeatLetter
    text: Annotated[str, Meta(max_length=CHAT_LENGTH)]


class UndoAsked(Message, frozen=True, tag="undo_asked"):
    """A seat wishes to take something back."""

    ask: Count
    seat: SeatLetter


class UndoSettled(Message, frozen=True, tag="undo_settled"):
    """Whether all agreed."""

    ask: Count
    done: bool


class Refused(Message, frozen=True, tag="refused"):
    """No: the word says why. The connection ends."""

    why: Literal[
        "code", "busy", "locked", "full", "token", "too_fast", "match", "freed", "unreadable"
    ]


class Replaced(Message, frozen=True, tag="replaced"):
    """The same seat has connected anew; this connection ends."""


class Closing(Message, frozen=True, tag="closing"):
    """The table closes; the match can be taken up again."""


class Pong(Message, frozen=True, tag="pong"):
    """Still here too."""


HostMessage: TypeAlias = (
    Welcome
    | NeedVersion
    | Share
    | Confirmed
    | Granted
    | Lobby
    | Started
    | Happened
    | Commit
    | Opened
    | Answer
    | Said
    | UndoAsked
    | UndoSettled
    | Refused
    | Replaced
    | Closing
    | Pong
)
