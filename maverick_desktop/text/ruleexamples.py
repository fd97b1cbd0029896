"""A worked example for each rule option, one row for each of its values.

What a row says is computed by the engine under rules with that value: nothing of a rule is written
down here but the cards and points that the example is about.
"""

from typing import Final

import msgspec

from maverick_desktop.core.cards import Card
from maverick_desktop.core.rules import Rules

from . import playexamples, scoreexamples
from .examplesketch import shown_values
from .options import value_label
from .phrase import Phrase


class ExampleRow(msgspec.Struct, frozen=True):
    """What one value makes of the example."""

    label: Phrase
    """The value."""
    result: Phrase
    chosen: bool
    """Whether this is the present value."""
    cards: tuple[Card, ...] = ()
    """Cards that this value is about, where they differ from row to row."""
    winner: int | None = None
    """The place of the card among them that wins."""


class Example(msgspec.Struct, frozen=True):
    """A worked example."""

    title: Phrase
    """The situation, in a few words."""
    rows: tuple[ExampleRow, ...]
    cards: tuple[Card, ...] = ()
    """The trick as it was played, or the cards held: what all rows are about."""
    winner: int | None = None
    """The place of the card among them that wins the trick."""


def example(rules: Rules, option: str) -> Example | None:
    """The example of an option under these rules, which may contradict themselves; None if none."""
    make = _SKETCHES.get(option)
    if make is None:
        return None
    sketch, now = make(rules), getattr(rules, option)
    rows = tuple(
        ExampleRow(
            value_label(option, value),
            sketch.result(msgspec.structs.replace(sketch.rules, **{option: value})),
            value == now,
        )
        for value in shown_values(rules, option)
    )
    return Example(sketch.title, rows, sketch.cards, sketch.winner)


_SKETCHES: Final = {**playexamples.SKETCHES, **scoreexamples.SKETCHES}
