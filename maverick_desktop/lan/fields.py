r"""What fields of messages may hold: bounded, and by their pattern free of anything to be escaped.

Patterns end in ``\Z``: ``$`` would let a line break through.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from maverick_desktop.core.names import CHAT_LENGTH, NAME_LENGTH

SeatLetter: TypeAlias = Literal["S", "W", "N", "E"]
SuitLetter: TypeAlias = Literal["C", "D", "H", "S"]
CardCode: TypeAlias = Annotated[str, Meta(pattern=r"^([2-9TJQKA][CDHS]|[BS]J)\Z")]
Cards: TypeAlias = Annotated[list[CardCode], Meta(max_length=13)]
Choices: TypeAlias = Annotated[list[Cards], Meta(max_length=512)]
"""What seats have chosen to pass on in one hand, with every choice that was undone."""

Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
FactNumber: TypeAlias = Annotated[int, Meta(ge=1, le=1_000_000)]
HandNumber: TypeAlias = Annotated[int, Meta(ge=1, le=100_000)]
Points: TypeAlias = Annotated[int, Meta(ge=-10_000_000, le=10_000_000)]
Seconds: TypeAlias = Annotated[int, Meta(ge=0, le=3600)]

Name: TypeAlias = Annotated[str, Meta(max_length=NAME_LENGTH)]
"""Text that people typed; ``wire`` takes it from a host only if it is clean already."""
Chatter: TypeAlias = Annotated[str, Meta(max_length=CHAT_LENGTH)]
Word: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,31}\Z")]
By: TypeAlias = Annotated[str, Meta(pattern=r"^(open|human|remote|bot:[a-z0-9_-]{1,24})\Z")]
App: TypeAlias = Annotated[str, Meta(pattern=r"^[!-~]{1,64}\Z")]
Moment: TypeAlias = Annotated[
    str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z\Z")
]

Uuid: TypeAlias = Annotated[
    str,
    Meta(pattern=r"^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\Z"),
]
DealCode: TypeAlias = Annotated[
    str, Meta(pattern=r"^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}\Z")
]
Hex16: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{16}\Z")]
Hex32: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")]
Hex64: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
ShareHex: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{66}\Z")]
"""SPAKE2's share: the side's letter and a point of the curve, 33 bytes."""
Token: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{43}\Z")]
Range: TypeAlias = tuple[Count, Count]
"""The oldest and the newest protocol that a program speaks."""
