"""What stands below the table: the result, chart and rules, notes, signatures, and the foot."""

from typing import Final

from maverick_desktop.core.cards import SIDES
from maverick_desktop.core.sheet import ScoreSheet
from maverick_desktop.text import paper as words
from maverick_desktop.text.paperrules import Group
from maverick_desktop.text.phrase import Phrase, number
from maverick_desktop.text.words import seat_word

from .chart import HEIGHT, WIDTH, paint_chart
from .columns import Columns
from .draft import Align, Draft
from .faces import Face
from .ground import RESULT, Ground
from .ground import WIDTH as PAGE
from .ink import GROUP, HAIRLINE, Tone
from .names import pair_cut
from .pagehead import IN_HEAD
from .summary import TIGHTEST, Summary

_RESULT_LINE: Final = 6.3
_BOX: Final = (11.6, 7.8)
_CHART_TOP: Final = 8.6
_CHART_BELOW: Final = 4.9
_LEAST_CHART: Final = 38.0
_RULES_LEFT: Final = 88.0
_NOTE: Final = 7.0
_SIGNATURE_GAP: Final = 4.8


class Closing:
    """What stands on the last page of a match."""

    def __init__(
        self, draft: Draft, sheet: ScoreSheet, target: int | None, groups: list[Group]
    ) -> None:
        self.sheet: Final = sheet
        self.target: Final = target
        self.summary: Final = Summary(draft, groups, PAGE - _RULES_LEFT)

    @property
    def least(self) -> float:
        """The least height of result, chart and rules together."""
        chart = _CHART_TOP + _LEAST_CHART + _CHART_BELOW
        return RESULT + max(chart, self.summary.height(TIGHTEST))


def paint_closing(
    draft: Draft, ground: Ground, columns: Columns, closing: Closing, top: float
) -> None:
    """Everything from the table's end at ``top`` to the signatures."""
    _result(draft, ground, columns, closing.sheet, top)
    y = top + RESULT
    room = ground.closing_end - y
    height = min(HEIGHT, room - _CHART_TOP - _CHART_BELOW)
    heading = draft.word(words.CHART)
    draft.text(ground.left, y + 4.2, heading, Face.STRONG, room=WIDTH)
    paint_chart(draft, closing.sheet, closing.target, ground.left, y + _CHART_TOP, height)
    tight = closing.summary.tightness(room)
    closing.summary.paint(draft, ground.left + _RULES_LEFT, y, tight)
    ends = y + max(_CHART_TOP + height + _CHART_BELOW, closing.summary.height(tight))
    notes(draft, ground, ends)
    signatures(draft, ground, closing.sheet.names)


def _result(draft: Draft, ground: Ground, columns: Columns, sheet: ScoreSheet, top: float) -> None:
    """Who won, and both totals, the winner's in a box."""
    y = top + _RESULT_LINE
    line = draft.middle(Face.RESULT, y)
    room = columns.sides[0].total.left - ground.left - 4
    if sheet.winner is not None:
        one, other = (sheet.names[seat] for seat in sheet.winner.seats)
        text = pair_cut(draft, one, other, _win, Face.RESULT, room)
    else:
        text = draft.setter.cut(Face.RESULT, draft.word(_without_winner(sheet)), room)
    draft.text(ground.left, line, text, Face.RESULT)
    for side in SIDES:
        figure, right = number(sheet.total[side]), columns.sides[side].total.right
        width = draft.text(right - 2.0, line, figure, Face.RESULT_FIGURE, align=Align.RIGHT)
        if sheet.winner is side:
            wide = max(_BOX[0], width + 4.2)
            draft.frame(right - wide, y - _BOX[1] / 2, wide - 0.2, _BOX[1], 1.2, 0.36)
    draft.across(ground.left, ground.right, top + RESULT, HAIRLINE)


def _without_winner(sheet: ScoreSheet) -> str:
    if sheet.over:
        return words.DRAW
    return words.UNFINISHED if sheet.hands else words.NO_HANDS


def _win(one: str, other: str) -> Phrase:
    return Phrase(words.WIN, {"one": one, "other": other})


def notes(draft: Draft, ground: Ground, ends: float) -> None:
    """Lines to write on, as many as there is room for."""
    room = ground.closing_end - ends - 2
    count = int(room / _NOTE)
    if count < 1:
        return
    y = ends + 2 + _NOTE
    label = draft.text(ground.left, y - 1.2, draft.word(words.NOTES), Face.LABEL)
    for place in range(count):
        left = ground.left + (label + 2 if place == 0 else 0)
        draft.across(left, ground.right, y + place * _NOTE)


def signatures(draft: Draft, ground: Ground, names: tuple[str, str, str, str] | None) -> None:
    """Four lines to sign on, with the seat and, where it is known, the name below."""
    y = ground.signatures
    draft.text(ground.left, y - 9.4, draft.word(words.SIGNED), Face.LABEL)
    width = (PAGE - 3 * _SIGNATURE_GAP) / 4
    for place, seat in enumerate(IN_HEAD):
        x = ground.left + place * (width + _SIGNATURE_GAP)
        draft.across(x, x + width, y, GROUP, Tone.GREY)
        draft.side_sign(x + 0.9, y + 2.7, seat.side, 1.7)
        below = words.seat_and_name(seat, names[seat]) if names else seat_word(seat)
        line = y + 3.5
        draft.text(x + 2.8, line, draft.say(below), Face.LABEL, tone=Tone.GREY, room=width - 2.8)


def foot(draft: Draft, ground: Ground, left: str, middle: str, right: str) -> None:
    """The last line of a page."""
    y, grey = ground.foot, Tone.GREY
    draft.text(ground.left, y, left, Face.LABEL, tone=grey)
    draft.text(ground.right, y, right, Face.LABEL, align=Align.RIGHT, tone=grey)
    half = (ground.left + ground.right) / 2
    draft.text(half, y, middle, Face.LABEL, align=Align.CENTRE, tone=grey)
