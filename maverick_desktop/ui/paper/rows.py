"""The rows of the table: a hand each, and the totals carried from page to page."""

from collections.abc import Iterable
from typing import Final

from maverick_desktop.core.cards import SIDES
from maverick_desktop.core.rules import BID_KINDS
from maverick_desktop.core.sheet import ScoreSheet, SheetHand, SheetSide
from maverick_desktop.text import paper as words
from maverick_desktop.text import scores
from maverick_desktop.text.bids import BID_WORDS
from maverick_desktop.text.phrase import number, signed

from .columns import Columns, SideColumns, Span
from .draft import Align, Draft
from .faces import Face
from .ground import CARRIED, ROW
from .ink import Outline, Tone

_PAD: Final = 1.6
_TOTAL_PAD: Final = 1.8
_SUM_PAD: Final = 1.2
_CLEAR: Final = 0.6
"""How far figures stay from the line at their left, at the least."""
_BID_PAD, _BID_SIGN = 1.3, 4.8
_SUIT_SIZE: Final = 3.9
_SUM_ROOM: Final = 6.2
_SLOT_GAP, _LEAST_GAP = 0.7, 0.3
_WIDE, _WIDE_GAP = 30.0, 1.1
_LEAST_SLOT: Final = 2.74
"""The room of a figure with a minus, between gaps: so points stand in columns of their own."""
_POINTS_PITCH: Final = 2.7
_EASY_LINES: Final = 4


class Rows:
    """Lays the rows of a sheet; every column has one face from the first page to the last."""

    def __init__(self, draft: Draft, columns: Columns, sheet: ScoreSheet) -> None:
        self._draft = draft
        self._columns = columns
        self._sheet = sheet
        sides = [side for hand in sheet.hands for side in hand.sides]
        first = columns.sides[0]
        self._total = self._face(
            (number(side.total) for side in sides),
            first.total.width - _TOTAL_PAD - _CLEAR,
            (Face.TOTAL, Face.TOTAL_TIGHT, Face.TOTAL_TIGHTEST),
        )
        tight = (Face.FIGURE_BOLD, Face.FIGURE_TIGHT, Face.FIGURE_TIGHTEST)
        scored = (signed(side.score) for side in sides if side.score is not None)
        self._score = self._face(scored, first.score.width - _PAD - _CLEAR, tight)
        if first.penalty is not None:
            room = first.penalty.width - _PAD - _CLEAR
            self._penalty = self._face((number(-side.penalty) for side in sides), room, tight)

    def _face(self, texts: Iterable[str], room: float, faces: tuple[Face, ...]) -> Face:
        """The first face in which each of these figures has room: figures are never cut."""
        every, width = list(texts), self._draft.setter.width
        fitting = (face for face in faces if all(width(face, text) <= room for text in every))
        return next(fitting, faces[-1])

    # --- a hand ----------------------------------------------------------------------------------

    def hand(self, hand: SheetHand, top: float) -> None:
        """A hand's row, without its lines."""
        draft, columns, y = self._draft, self._columns, top + ROW / 2
        line = draft.middle(Face.FIGURE, y)
        figure = number(hand.number)
        draft.text(columns.hand.middle, line, figure, Face.FIGURE, align=Align.CENTRE)
        draft.text(
            columns.dealer.middle,
            draft.middle(Face.BODY, y),
            self._sheet.names[hand.dealer],
            Face.BODY,
            align=Align.CENTRE,
            room=columns.dealer.width - 1.2,
        )
        draft.suit(columns.trump.middle, y, hand.trump, _SUIT_SIZE)
        draft.suit(columns.adder.middle, y, hand.adder, _SUIT_SIZE)
        for side in SIDES:
            self._side(columns.sides[side], hand.sides[side], y)

    def _side(self, columns: SideColumns, side: SheetSide, y: float) -> None:
        if columns.bid is not None:
            self._bid(columns.bid, side, y)
        self._tricks(columns.tricks, side, y)
        if columns.penalty is not None:
            penalty = number(-side.penalty) if side.penalty else None
            self._figure(columns.penalty, penalty, self._penalty, y)
        score = None if side.score is None else signed(side.score)
        self._figure(columns.score, score, self._score, y)
        self._total_of(columns.total, side.total, y)

    def _bid(self, span: Span, side: SheetSide, y: float) -> None:
        """What was bid, by whom, and whether it was made."""
        if side.bid is None:
            self._nothing(span, y)
            return
        draft, left = self._draft, span.left + _BID_PAD
        beside_sign = span.width - _BID_PAD - _BID_SIGN
        every = [draft.word(BID_WORDS[kind]) for kind in BID_KINDS]
        # Where a language has no room for the sign beside its bids it stands below, by the name.
        roomy = all(draft.setter.width(Face.STRONG, word) <= beside_sign for word in every)
        face = Face.STRONG if roomy else Face.RULE_VALUE
        word = draft.word(BID_WORDS[side.bid.kind])
        draft.text(left, y - 0.4, word, face, room=span.width - _BID_PAD - 0.4)
        name = self._sheet.names[side.bid.seat]
        draft.text(left, y + 2.5, name, Face.SMALL, tone=Tone.GREY, room=beside_sign)
        if side.made is not None:
            sign = Outline.TICK if side.made else Outline.CROSS
            draft.sign(span.right - 2.8, y - 0.2 if roomy else y + 1.9, sign, 2.3, 0.5)

    def _tricks(self, span: Span, side: SheetSide, y: float) -> None:
        """The tricks' points as they fell, in columns of their own, line by line; their sum."""
        draft, ends = self._draft, span.right - _SUM_PAD
        text = number(side.base)
        face = self._face([text], _SUM_ROOM, (Face.FIGURE, Face.FIGURE_TIGHT))
        ends -= draft.text(ends, draft.middle(face, y), text, face, align=Align.RIGHT)
        texts = [number(value) for value in side.points]
        slot, in_line = self._slots(texts, ends - span.left, span.width > _WIDE)
        lines = -(-len(texts) // in_line)
        pitch = min(_POINTS_PITCH, (ROW - 0.6) / max(lines, 1))
        first = draft.middle(Face.POINTS, y) - (lines - 1) / 2 * pitch
        for place, text in enumerate(texts):
            x = span.left + (place % in_line + 1) * slot
            line = first + place // in_line * pitch
            draft.text(x, line, text, Face.POINTS, align=Align.RIGHT, tone=Tone.GREY)

    def _slots(self, texts: list[str], room: float, wide: bool) -> tuple[float, int]:
        """How far apart points stand, and how many in a line; closer where that saves lines."""
        widths = (self._draft.setter.width(Face.POINTS, text) for text in texts)
        widest = max([_LEAST_SLOT, *widths])
        gap = _WIDE_GAP if wide else _SLOT_GAP
        in_line = max(1, int((room - gap) / (widest + gap)))
        if len(texts) > _EASY_LINES * in_line:
            gap = _LEAST_GAP
            in_line = max(1, int((room - gap) / (widest + gap)))
        return widest + gap, in_line

    def _figure(self, span: Span, text: str | None, face: Face, y: float) -> None:
        """A figure at the right of its column, or a dash where there is none."""
        if text is None:
            self._nothing(span, y)
            return
        draft = self._draft
        draft.text(span.right - _PAD, draft.middle(face, y), text, face, align=Align.RIGHT)

    def _nothing(self, span: Span, y: float) -> None:
        draft, face = self._draft, Face.LABEL
        line = draft.middle(face, y)
        draft.text(span.middle, line, scores.NOTHING, face, align=Align.CENTRE, tone=Tone.GREY)

    # --- totals ----------------------------------------------------------------------------------

    def carried(self, totals: tuple[int, int], top: float) -> None:
        """The totals so far, at the foot of a page and at the head of the next."""
        draft, y = self._draft, top + CARRIED / 2
        line = draft.middle(Face.LABEL, y)
        draft.text(self._columns.hand.left + 1, line, draft.word(words.CARRIED), Face.LABEL)
        for side in SIDES:
            self._total_of(self._columns.sides[side].total, totals[side], y)

    def _total_of(self, span: Span, value: int, y: float) -> None:
        draft, face = self._draft, self._total
        line = draft.middle(face, y)
        draft.text(span.right - _TOTAL_PAD, line, number(value), face, align=Align.RIGHT)
