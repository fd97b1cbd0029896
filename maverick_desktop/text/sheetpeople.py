"""Who is who on a score sheet: players and sides by name, and "you" where a player reads it.

A sheet says no more than ``core.sheet`` does; this is the sheet with its rules and its reader.
"""

from collections.abc import Mapping
from typing import Final

import msgspec

from maverick_desktop.core.cards import Seat, Side
from maverick_desktop.core.rules import Rules
from maverick_desktop.core.sheet import ScoreSheet, SheetHand

from .phrase import QT_TRANSLATE_NOOP, Phrase
from .table import THEY_AND, THEY_TITLE, YOU, YOU_AND, YOU_AND_TITLE

_YOU_INSIDE: Final = QT_TRANSLATE_NOOP("text", "you")


class People(msgspec.Struct, frozen=True):
    """The players of a match, for one reader."""

    names: tuple[str, str, str, str]
    """By seat S, W, N, E."""
    ours: Side
    """The side that comes first and has the disc."""
    own: Seat | None = None
    """The seat of whoever reads; None when everybody is called by name."""

    def first(self, seat: Seat) -> Phrase:
        """A player at the head of a sentence: "You", "Nora"."""
        return Phrase(YOU) if seat is self.own else self._name(seat)

    def inside(self, seat: Seat) -> Phrase:
        """A player within a sentence: "you", "Nora"."""
        return Phrase(_YOU_INSIDE) if seat is self.own else self._name(seat)

    def _name(self, seat: Seat) -> Phrase:
        return Phrase("{name}", {"name": self.names[seat]})

    def side(self, side: Side) -> Phrase:
        """A side within a sentence: "you and Nora", "Walter and Emma"."""
        names = self.named(side)
        return Phrase(YOU_AND if "partner" in names else THEY_AND, dict(names))

    def title(self, side: Side) -> Phrase:
        """A side as a heading: "You & Nora"."""
        return self.title_with(side, self.named(side))

    def title_with(self, side: Side, names: Mapping[str, str]) -> Phrase:
        """The same with names that may have been cut, by the keys of ``named``."""
        ours = self.own is not None and self.own.side is side
        return Phrase(YOU_AND_TITLE if ours else THEY_TITLE, dict(names))

    def named(self, side: Side) -> dict[str, str]:
        """The names that a side's words need."""
        if self.own is not None and self.own.side is side:
            return {"partner": self.names[self.own.partner]}
        one, other = side.seats
        return {"one": self.names[one], "other": self.names[other]}


class OpenSheet(msgspec.Struct, frozen=True):
    """A score sheet in front of a reader."""

    sheet: ScoreSheet
    rules: Rules
    people: People

    def before(self, hand: SheetHand, side: Side) -> int:
        """A side's total before a hand of the sheet."""
        place = hand.number - 1
        return self.sheet.hands[place - 1].sides[side].total if place else 0

    def gained(self, hand: SheetHand, side: Side) -> int:
        """What a hand has brought a side, or so far while it is played."""
        return hand.sides[side].total - self.before(hand, side)

    def ended_in(self, hand: SheetHand) -> bool:
        """Whether the match ended in mid-hand, in this one."""
        return self.sheet.over and not hand.scored
