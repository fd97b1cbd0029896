"""What the lobby shows, as values: every widget in it shows a part of a ``LobbyScene``.

Data only; ``lobbystaging`` makes it. Must not know Qt.
"""

from typing import Literal, TypeAlias

import msgspec

from maverick_desktop.core.cards import Seat
from maverick_desktop.text.phrase import Phrase

Stage: TypeAlias = Literal["closed", "open", "guest"]
"""Nowhere yet; at a table of one's own; at somebody else's."""
Kind: TypeAlias = Literal["person", "computer", "away", "open"]


class SeatCard(msgspec.Struct, frozen=True):
    """A seat around the lobby's table."""

    seat: Seat
    kind: Kind
    name: Phrase
    state: Phrase
    """The second line: what its person is doing, or who plays."""
    ours: bool
    """Whether it is of the viewer's side."""
    mark: Literal["", "agreed", "reading"]
    may: Literal["", "change", "sit"]
    """What the viewer can do about it."""


class CodeShown(msgspec.Struct, frozen=True):
    """The table's code."""

    first: str
    second: str
    words: Phrase
    hidden: bool
    """Nobody needs it now: it is not read over anybody's shoulder."""


class Warned(msgspec.Struct, frozen=True):
    """Something the host should know, and what can be done about it."""

    text: Phrase
    button: Phrase | None = None


class FoundRow(msgspec.Struct, frozen=True):
    """A table that was found, or one where a seat is kept."""

    id: str
    table: str
    rules: Phrase
    taken: int
    """Seats without room for a newcomer, 0 to 4."""
    seats: Phrase
    seats_short: Phrase
    note: Phrase | None
    """Its rules compared with one's own."""
    link: bool
    """Whether the note opens the rules."""
    problem: Phrase | None = None
    """Why it cannot be joined."""
    own_seat: bool = False
    """A seat is kept there: no code is needed."""


class Difference(msgspec.Struct, frozen=True):
    """A point in which the table's rules differ from one's own."""

    label: Phrase
    here: Phrase
    there: Phrase


class LobbyScene(msgspec.Struct, frozen=True):
    """Everything in the lobby but the tables found."""

    stage: Stage
    title: Phrase
    line: Phrase
    code: CodeShown | None
    air: Phrase | None
    """Whether others see the table."""
    on_air: bool
    address: Phrase | None
    addresses: tuple[str, ...]
    seats: tuple[SeatCard, SeatCard, SeatCard, SeatCard]
    summary: Phrase
    agreed: Phrase | None
    reason: Phrase | None
    """What is waited for."""
    main: Phrase
    """The main button: open, start, agree, go back to the match."""
    may: bool
    """Whether the main button can be pressed."""
    leave: Phrase
    """The other button: close the dialog or the table, leave the table."""
    settles: bool
    """Whether rules and settings can be changed."""
    warned: Warned | None = None
