"""What an explanation on the score sheet is made of: sentences, sums in steps, tricks, rules.

Tricks are told here: who took which, for how much, and why.
"""

from typing import Final

import msgspec

from maverick_desktop.core.cards import Seat, Side
from maverick_desktop.core.scoring import Why, trick_points
from maverick_desktop.core.sheet import SheetHand, SheetTrick

from .phrase import QT_TRANSLATE_NOOP, Arg, Phrase, signed
from .sheetpeople import OpenSheet
from .table import (
    ADDERS_EACH,
    ADDERS_FLAT,
    ADDERS_SUM,
    ALL_TRUMPS,
    NO_TRUMP_NO_ADDER,
    TRUMPS,
)

_TRICK: Final = QT_TRANSLATE_NOOP("text", "Trick {n}, {who}: {why} {points}")
_WITH_CARDS: Final = QT_TRANSLATE_NOOP("text", "{trick} ({cards})")
_CARD: Final = QT_TRANSLATE_NOOP("text", "{who} {card}")
_REVOKE: Final = QT_TRANSLATE_NOOP("text", "{who} {card}, a revoke")
_LISTED: Final = QT_TRANSLATE_NOOP("text", "{first}, {second}")


class Step(msgspec.Struct, frozen=True):
    """A line of a sum: what it is, and its figure at the right."""

    label: Phrase
    figure: str
    result: bool = False
    """Whether the steps before it come to this."""


class TrickTold(msgspec.Struct, frozen=True):
    """One trick with its words."""

    number: int
    trick: SheetTrick
    who: Phrase
    """Its winner."""
    why: Phrase
    """What it is worth and why, up to the figure."""
    players: tuple[Phrase, ...]
    """Who played its cards, in order; empty when they are not known."""

    @property
    def in_words(self) -> Phrase:
        """All of it in one sentence: "Trick 3, Nora: 2 adders, 1 each: +2 (Nora ♠9, …)"."""
        words: dict[str, Arg] = {
            "n": self.number,
            "who": self.who,
            "why": self.why,
            "points": signed(self.trick.points),
        }
        said = Phrase(_TRICK, words)
        if not self.trick.cards:
            return said
        cards = [
            Phrase(_REVOKE if revoked else _CARD, {"who": who, "card": card})
            for who, card, revoked in zip(
                self.players, self.trick.cards, self.trick.revoked, strict=True
            )
        ]
        listed = cards[0]
        for card in cards[1:]:
            listed = Phrase(_LISTED, {"first": listed, "second": card})
        return Phrase(_WITH_CARDS, {"trick": said, "cards": listed})


def why_of(shown: OpenSheet, trick: SheetTrick) -> Why:
    """Which row of the table of trick points applies."""
    return trick_points(shown.rules, trick.trumps, trick.adders)[1]


def trick_told(shown: OpenSheet, hand: SheetHand, number: int) -> TrickTold:
    """Trick 1, 2, … of a hand."""
    trick, people = hand.tricks[number - 1], shown.people
    return TrickTold(
        number,
        trick,
        people.first(trick.winner),
        _why(shown, trick),
        tuple(
            people.first(trick.leader.after(place))
            for place in range(len(trick.cards))
            if trick.leader is not None
        ),
    )


def tricks_of(hand: SheetHand, *winners: Seat) -> tuple[int, ...]:
    """The numbers of the tricks that these players took."""
    return tuple(number for number, trick in enumerate(hand.tricks, 1) if trick.winner in winners)


def revokes_of(trick: SheetTrick, side: Side) -> tuple[int, ...]:
    """The places, in the order played, of a side's revokes in a trick."""
    if trick.leader is None:
        return ()
    return tuple(
        place
        for place, revoked in enumerate(trick.revoked)
        if revoked and trick.leader.after(place).side is side
    )


def _why(shown: OpenSheet, trick: SheetTrick) -> Phrase:
    match why_of(shown, trick):
        case Why.ADDERS:
            one_plus = shown.rules.adder_value == "one_plus_n"
            return Phrase(ADDERS_SUM if one_plus else ADDERS_EACH, {}, trick.adders)
        case Why.ADDERS_FLAT:
            return Phrase(ADDERS_FLAT)
        case Why.ALL_TRUMPS:
            return Phrase(ALL_TRUMPS)
        case Why.SOME_TRUMPS:
            return Phrase(TRUMPS, {}, trick.trumps)
        case Why.PLAIN:
            return Phrase(NO_TRUMP_NO_ADDER)


# --- an explanation ------------------------------------------------------------------------------

_STEP: Final = QT_TRANSLATE_NOOP("text", "{label}: {figure}.")
_SENTENCE: Final = QT_TRANSLATE_NOOP("text", "{sentence}.")
_ROW: Final = QT_TRANSLATE_NOOP("text", "{first} {rest}")


class Told(msgspec.Struct, frozen=True):
    """How a figure came about."""

    title: Phrase
    said: tuple[Phrase, ...] = ()
    """Whole sentences."""
    steps: tuple[Step, ...] = ()
    tricks: tuple[TrickTold, ...] = ()
    rules: tuple[Phrase, ...] = ()
    """Sentences of the rules in force."""

    @property
    def in_short(self) -> Phrase:
        """Its sentences and steps one after the other, for who listens."""
        return in_a_row(self._sums())

    @property
    def in_words(self) -> Phrase:
        """All of it, tricks and rules too."""
        tricks = (Phrase(_SENTENCE, {"sentence": one.in_words}) for one in self.tricks)
        return in_a_row([*self._sums(), *tricks, *self.rules])

    def _sums(self) -> list[Phrase]:
        steps = (Phrase(_STEP, {"label": one.label, "figure": one.figure}) for one in self.steps)
        return [*self.said, *steps]


def in_a_row(sentences: list[Phrase]) -> Phrase:
    """Sentences one after the other; nothing for none."""
    if not sentences:
        return Phrase("")
    *before, said = sentences
    for one in reversed(before):
        said = Phrase(_ROW, {"first": one, "rest": said})
    return said
