"""Every message of the protocol, by its type. docs/PROTOCOL.md tells when each may come.

A client's message never says whose it is: the seat is the connection's (RELIABILITY N4). What may
come at which stage is a union of its own: nothing else is even parsed then.
"""

from typing import Any, Final, Literal, TypeAlias

import msgspec

from .fields import (
    App,
    By,
    Chatter,
    Choices,
    Count,
    DealCode,
    FactNumber,
    HandNumber,
    Hex16,
    Hex32,
    Hex64,
    Moment,
    Name,
    Range,
    SeatLetter,
    Seconds,
    ShareHex,
    Token,
    Uuid,
    Word,
)
from .seatfacts import Do, SeatFact

PROTOCOL: Final = 1
"""The version of the protocol that this program speaks."""

Policy: TypeAlias = Literal["wait", "bot", "pause"]
"""What happens at the seat of somebody who was lost."""

Why: TypeAlias = Literal[
    "code",  # the code was another one
    "busy",  # somebody at the same address is trying a code right now
    "too_fast",  # too soon after a wrong code; or more messages than anybody can mean
    "locked",  # too many wrong codes: the host has to unlock the table
    "full",  # no seat is free
    "started",  # no newcomers in the middle of a match
    "match",  # another match is played here now
    "token",  # no seat opens with this token
    "swapped",  # two programs took the seat from each other again and again
    "freed",  # the host has given the seat to somebody else
    "unreadable",  # that was no message of this protocol, or not now
]
"""Why a host sends somebody away."""


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What all messages have in common."""


# --- from a client -------------------------------------------------------------------------------


class Hello(Message, frozen=True, tag="hello", forbid_unknown_fields=False):
    """The first message: the range of protocols the client speaks. The same in every protocol."""

    protocols: Range
    app: App


class Join(Message, frozen=True, tag="join"):
    """Begin pairing with the table's code: SPAKE2's first share, and the name to be called by."""

    share: ShareHex
    name: Name
    watch: bool
    """Whether to look on and take no seat."""


class Return(Message, frozen=True, tag="return"):
    """Come back to a seat."""

    match: Uuid
    token: Token

    def __repr__(self) -> str:
        """Without the token, which belongs in no log."""
        return "Return"


class Confirm(Message, frozen=True, tag="confirm"):
    """Prove that the code was known."""

    mac: Hex64


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

    text: Chatter


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


Opening: TypeAlias = Join | Return
"""What follows the client's hello."""
Request: TypeAlias = Sit | Agree | Again | Chat | AskUndo | AnswerUndo | Leave
Spoken: TypeAlias = Request | Wish | TokenKept | Ping
"""What a client at the table may say."""
ClientMessage: TypeAlias = Hello | Opening | Confirm | Spoken


# --- from a host ---------------------------------------------------------------------------------


class Welcome(Message, frozen=True, tag="welcome"):
    """The protocol that will be spoken, and what anybody on the network may know of the table."""

    protocol: Count
    app: App
    table: Name
    rules_digest: Hex16


class NeedVersion(Message, frozen=True, tag="need_version", forbid_unknown_fields=False):
    """The ranges of protocols have nothing in common. The same in every protocol."""

    protocols: Range
    app: App


class Share(Message, frozen=True, tag="share"):
    """SPAKE2's second share."""

    share: ShareHex


class Confirmed(Message, frozen=True, tag="confirmed"):
    """The host proves that it knew the code too."""

    mac: Hex64


class Granted(Message, frozen=True, tag="granted"):
    """A place at the table, and the token that brings its owner back to it.

    Comes after pairing, after each return, and when another seat was taken.
    """

    match: Uuid
    seat: SeatLetter | None
    """None: a spectator, who has no token either and pairs anew."""
    token: Token | None

    def __repr__(self) -> str:
        """Without the token, which belongs in no log."""
        return f"Granted({self.seat})"


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat in the lobby."""

    name: Name
    """Empty at an open seat."""
    by: By
    agreed: bool
    here: bool
    """Whether its person is connected; computer players always are."""


Places: TypeAlias = tuple[Place, Place, Place, Place]
"""South, West, North, East."""


class Lobby(Message, frozen=True, tag="lobby"):
    """The table before and between hands: sent whenever something of it changes."""

    table: Name
    rules_name: Name
    rules_base: Word
    rules: dict[str, Any]
    seats: Places
    policy: Policy
    patience: Seconds
    """Until a computer player steps in."""
    timer: Seconds
    """For a decision; 0 is no limit."""
    chat: bool
    spectators: bool
    started: bool


class Started(Message, frozen=True, tag="started"):
    """The match begins, or all of it is told anew: what stands in a record's first line.

    So many ``facts`` follow at once as the story so far; what comes after them happens now.
    """

    match: Uuid
    app: App
    created: Moment
    rules_name: Name
    rules_base: Word
    rules: dict[str, Any]
    seats: Places
    facts: Count


class Happened(Message, frozen=True, tag="happened"):
    """Fact ``n``, as this seat hears it; after a trick with the digest of this seat's view."""

    n: FactNumber
    fact: SeatFact
    digest: Hex16 | None


class Commit(Message, frozen=True, tag="commit"):
    """The deal of a hand is fixed: SHA-256 of its code and a nonce. Right before its first fact."""

    hand: HandNumber
    digest: Hex64


class Opened(Message, frozen=True, tag="opened"):
    """A hand is over: its deal, the nonce, and what was passed on. Right after its last fact.

    ``chosen`` has the cards of each ``chose`` fact of the hand, in their order, undone ones too.
    """

    hand: HandNumber
    deal: DealCode
    nonce: Hex32
    chosen: Choices


class Answer(Message, frozen=True, tag="answer"):
    """What came of a wish: done, or the reason why not."""

    id: Count
    refused: Word | None


class Said(Message, frozen=True, tag="said"):
    """Somebody said something."""

    seat: SeatLetter
    text: Chatter


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

    why: Why


class Replaced(Message, frozen=True, tag="replaced"):
    """The same seat has connected anew; this connection ends."""


class Closing(Message, frozen=True, tag="closing"):
    """The table closes; the match can be taken up again."""


class Pong(Message, frozen=True, tag="pong"):
    """Still here too."""


Greeting: TypeAlias = Welcome | NeedVersion | Refused
"""How a host may begin."""
Admission: TypeAlias = Share | Confirmed | Granted | Refused | Closing
"""What a host may say until somebody is at the table."""
News: TypeAlias = (
    Lobby | Started | Happened | Commit | Opened | Answer | Said | UndoAsked | UndoSettled
)
"""What somebody at the table hears."""
Farewell: TypeAlias = Refused | Replaced | Closing
"""The last a host says."""
Told: TypeAlias = News | Granted | Farewell | Pong
HostMessage: TypeAlias = Greeting | Admission | Told


# --- what a client finds out by itself -----------------------------------------------------------


class Distrusted(msgspec.Struct, frozen=True):
    """Whoever answers is not the table: nothing was told to them, and there is no way around it."""

    why: Literal["certificate", "proof"]
    """Not the certificate of last time; or they do not know the code."""


class Unreadable(msgspec.Struct, frozen=True):
    """What the table sent makes no sense."""


End: TypeAlias = Farewell | NeedVersion | Distrusted | Unreadable
"""Why a client is no longer at the table, for good: no further try could change it."""
