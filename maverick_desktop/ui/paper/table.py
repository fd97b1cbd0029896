"""The table of hands: its head, a row a hand, and the totals carried from page to page."""

from typing import Final

import msgspec

from maverick_desktop.core.cards import SIDES, Suit
from maverick_desktop.core.rules import BID_KINDS
from maverick_desktop.core.sheet import ScoreSheet, SheetHand, SheetSide
from maverick_desktop.text import paper as words
from maverick_desktop.text import scores
from maverick_desktop.text.bids import BID_WORDS
from maverick_desktop.text.phrase import number, signed

from .columns import Columns, SideColumns, Span
from .draft import Align, Draft
from .faces import Face
from .ground import CARRIED, ROW, SIDES_HEAD, TITLES_HEAD
from .ink import GROUP, MAIN, Outline, Tone
from .names import pair_cut

_PAD: Final = 1.6
_SIDE_TEXT: Final = 6.1
_BID_PAD, _BID_SIGN = 1.3, 4.8
_SUIT_SIZE: Final = 3.9
_SUM_PAD: Final = 1.2
_SLOT_GAP: Final = 0.7
_WIDE, _WIDE_GAP = 30.0, 1.1
_LEAST_SLOT: Final = 2.74
"""The room of a figure with a minus, between gaps: so points stand in columns of their own."""
_POINTS_PITCH: Final = 2.7


class Titles(msgspec.Struct, frozen=True):
    """The titles of the columns of a side."""

    bid: str = scores.BID
    tricks: str = scores.TRICKS
    penalty: str = scores.PENALTY
    score: str = scores.SCORE
    total: str = scores.TOTAL


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
    title(draft, columns.hand, line, scores.HAND)
    title(draft, columns.dealer, line, scores.DEALER)
    _suit_title(draft, columns.trump, line, scores.TRUMP, Outline.SHIELD)
    _suit_title(draft, columns.adder, line, scores.ADDER, Outline.ADDER)
    for side in columns.sides:
        for span, text in _titled(side):
            title(draft, span, line, text)


def _titled(side: SideColumns) -> list[tuple[Span, str]]:
    titles = Titles()
    found = [(side.tricks, titles.tricks), (side.score, titles.score), (side.total, titles.total)]
    if side.bid is not None:
        found.append((side.bid, titles.bid))
    if side.penalty is not None:
        found.append((side.penalty, titles.penalty))
    return found


def title(draft: Draft, span: Span, line: float, source: str) -> None:
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
        title(draft, span, line, source)
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


# --- a hand --------------------------------------------------------------------------------------


def hand_row(
    draft: Draft, columns: Columns, sheet: ScoreSheet, hand: SheetHand, top: float
) -> None:
    """A hand's row, without its lines."""
    y = top + ROW / 2
    _centred(draft, columns.hand, y, number(hand.number), Face.FIGURE)
    draft.text(
        columns.dealer.middle,
        draft.middle(Face.BODY, y),
        sheet.names[hand.dealer],
        Face.BODY,
        align=Align.CENTRE,
        room=columns.dealer.width - 1.2,
    )
    _suit(draft, columns.trump, y, hand.trump)
    _suit(draft, columns.adder, y, hand.adder)
    for side in SIDES:
        _side(draft, columns.sides[side], sheet, hand.sides[side], y)


def _suit(draft: Draft, span: Span, y: float, suit: Suit) -> None:
    draft.suit(span.middle, y, suit, _SUIT_SIZE)


def _side(draft: Draft, columns: SideColumns, sheet: ScoreSheet, side: SheetSide, y: float) -> None:
    if columns.bid is not None:
        _bid(draft, columns.bid, sheet, side, y)
    ends = columns.tricks.right - _SUM_PAD
    line = draft.middle(Face.FIGURE, y)
    width = draft.text(ends, line, number(side.base), Face.FIGURE, align=Align.RIGHT)
    _points(draft, columns.tricks, side.points, y, ends - width)
    if columns.penalty is not None:
        if side.penalty:
            _figure(draft, columns.penalty, y, number(-side.penalty))
        else:
            nothing(draft, columns.penalty, y)
    if side.score is None:
        nothing(draft, columns.score, y)
    else:
        _figure(draft, columns.score, y, signed(side.score))
    total(draft, columns.total, y, side.total)


def _bid(draft: Draft, span: Span, sheet: ScoreSheet, side: SheetSide, y: float) -> None:
    """What was bid, by whom, and whether it was made."""
    if side.bid is None:
        nothing(draft, span, y)
        return
    left, beside_sign = span.left + _BID_PAD, span.width - _BID_PAD - _BID_SIGN
    words_of = [draft.word(BID_WORDS[kind]) for kind in BID_KINDS]
    # Where a language has no room for the sign beside its bids it stands a line below, by the name.
    roomy = all(draft.setter.width(Face.STRONG, word) <= beside_sign for word in words_of)
    word = draft.word(BID_WORDS[side.bid.kind])
    if roomy:
        draft.text(left, y - 0.4, word, Face.STRONG)
    else:
        draft.text(left, y - 0.4, word, Face.RULE_VALUE, room=span.width - _BID_PAD - 0.4)
    name = sheet.names[side.bid.seat]
    draft.text(left, y + 2.5, name, Face.SMALL, tone=Tone.GREY, room=beside_sign)
    if side.made is not None:
        sign = Outline.TICK if side.made else Outline.CROSS
        draft.sign(span.right - 2.8, y - 0.2 if roomy else y + 1.9, sign, 2.3, 0.5)


def _points(draft: Draft, span: Span, points: tuple[int, ...], y: float, right: float) -> None:
    """The tricks' points as they fell, in columns of their own, line by line up to their sum."""
    if not points:
        return
    texts = [number(value) for value in points]
    widest = max(_LEAST_SLOT, *(draft.setter.width(Face.POINTS, text) for text in texts))
    slot = widest + (_WIDE_GAP if span.width > _WIDE else _SLOT_GAP)
    in_line = max(1, int((right - span.left - _SLOT_GAP) / slot))
    lines = -(-len(texts) // in_line)
    pitch = min(_POINTS_PITCH, (ROW - 0.6) / lines)
    first = draft.middle(Face.POINTS, y) - (lines - 1) / 2 * pitch
    for place, text in enumerate(texts):
        x = span.left + (place % in_line + 1) * slot
        line = first + place // in_line * pitch
        draft.text(x, line, text, Face.POINTS, align=Align.RIGHT, tone=Tone.GREY)


def _figure(draft: Draft, span: Span, y: float, text: str) -> None:
    face = _fitting(draft, text, span.width - _PAD - 0.6, Face.FIGURE_BOLD, Face.FIGURE_TIGHT)
    draft.text(span.right - _PAD, draft.middle(face, y), text, face, align=Align.RIGHT)


def _fitting(draft: Draft, text: str, room: float, face: Face, tight: Face) -> Face:
    """A face in which a figure stays clear of the lines beside it: figures are never cut."""
    return face if draft.setter.width(face, text) <= room else tight


def _centred(draft: Draft, span: Span, y: float, text: str, face: Face) -> None:
    draft.text(span.middle, draft.middle(face, y), text, face, align=Align.CENTRE)


def nothing(draft: Draft, span: Span, y: float) -> None:
    """A dash where there is no figure."""
    line = draft.middle(Face.LABEL, y)
    draft.text(span.middle, line, scores.NOTHING, Face.LABEL, align=Align.CENTRE, tone=Tone.GREY)


def total(draft: Draft, span: Span, y: float, value: int) -> None:
    """A total at the right of its column."""
    text = number(value)
    face = _fitting(draft, text, span.width - 2.6, Face.TOTAL, Face.TOTAL_TIGHT)
    draft.text(span.right - 1.8, draft.middle(face, y), text, face, align=Align.RIGHT)


def carried(draft: Draft, columns: Columns, totals: tuple[int, int], top: float) -> None:
    """The totals so far, at the foot of a page and at the head of the next."""
    y = top + CARRIED / 2
    draft.text(
        columns.hand.left + 1, draft.middle(Face.LABEL, y), draft.word(words.CARRIED), Face.LABEL
    )
    for side in SIDES:
        total(draft, columns.sides[side].total, y, totals[side])
