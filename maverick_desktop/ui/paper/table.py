"""The head of the table of hands, and the lines between its columns."""

from typing import Final

from maverick_desktop.core.cards import SIDES
from maverick_desktop.text import paper as words
from maverick_desktop.text import scores

from .columns import Columns, SideColumns, Span
from .draft import Align, Draft
from .faces import Face
from .ground import SIDES_HEAD, TITLES_HEAD
from .ink import GROUP, MAIN, Outline, Tone
from .names import pair_cut

_PAD: Final = 1.6
_SIDE_TEXT: Final = 6.1


def table_head(
    draft: Draft, columns: Columns, y: float, sides: float = SIDES_HEAD, titles: float = TITLES_HEAD
) -> None:
    """Lines and titles of the head, from ``y`` down; the sides' names are left to others."""
    whole, under, end = columns.whole, y + sides, y + sides + titles
    draft.across(whole.left, whole.right, under, GROUP, Tone.GREY)
    draft.across(whole.left, whole.right, end, MAIN)
    for x in columns.edges():
        draft.down(x, y, end, MAIN)
    for x in columns.between():
        draft.down(x, under, end)
    line = draft.middle(Face.LABEL, (under + end) / 2)
    _title(draft, columns.hand, line, scores.HAND)
    _title(draft, columns.dealer, line, scores.DEALER)
    _suit_title(draft, columns.trump, line, scores.TRUMP, Outline.SHIELD)
    _suit_title(draft, columns.adder, line, scores.ADDER, Outline.ADDER)
    for side in columns.sides:
        for span, text in _titled(side):
            _title(draft, span, line, text)


def _titled(side: SideColumns) -> list[tuple[Span, str]]:
    titles = [
        (side.bid, scores.BID),
        (side.tricks, scores.TRICKS),
        (side.penalty, scores.PENALTY),
        (side.score, scores.SCORE),
        (side.total, scores.TOTAL),
    ]
    return [(span, text) for span, text in titles if span is not None]


def _title(draft: Draft, span: Span, line: float, source: str) -> None:
    """A column's title in its middle."""
    draft.text(
        span.middle,
        line,
        draft.word(source),
        Face.LABEL,
        align=Align.CENTRE,
        tone=Tone.GREY,
        room=span.width - 0.3,
    )


def _suit_title(draft: Draft, span: Span, line: float, source: str, mark: Outline) -> None:
    """The word, or in a language in which it is too long the mark of the game."""
    if draft.setter.width(Face.LABEL, draft.word(source)) <= span.width - 0.3:
        _title(draft, span, line, source)
    else:
        draft.sign(span.middle, line - 0.8, mark, 3.2, 0.22)


def side_names(draft: Draft, columns: Columns, y: float, names: tuple[str, str, str, str]) -> None:
    """Who the sides are, and where they sit, in the head of a table."""
    line = draft.middle(Face.NAME, y + 3.9)
    for side in SIDES:
        span = columns.sides[side].whole
        draft.side_sign(span.left + 3.4, y + 3.9, side, 2.4)
        seats = draft.say(words.seats_of(side))
        room = span.width - _SIDE_TEXT - _PAD
        with_seats = room - draft.setter.width(Face.BODY, seats) - 3
        pair = draft.say(words.pair(names[side], names[side + 2]))
        if draft.setter.width(Face.NAME, pair) <= with_seats:
            draft.text(span.right - _PAD, line, seats, Face.BODY, align=Align.RIGHT, tone=Tone.GREY)
        else:
            pair = pair_cut(draft, names[side], names[side + 2], words.pair, Face.NAME, room)
        draft.text(span.left + _SIDE_TEXT, line, pair, Face.NAME)


def uprights(draft: Draft, columns: Columns, y1: float, y2: float) -> None:
    """The lines between columns, from row to row."""
    for x in columns.between():
        draft.down(x, y1, y2)
    for x in columns.edges():
        draft.down(x, y1, y2, MAIN)
