"""The parts of a sheet to be filled in by hand: lines, boxes, empty rows."""

from typing import Final

from maverick_desktop.core.cards import SIDES, Seat
from maverick_desktop.core.rulefile import RuleSet
from maverick_desktop.core.rules import BID_KINDS, PRESETS
from maverick_desktop.text import paper as words
from maverick_desktop.text.options import preset_name
from maverick_desktop.text.phrase import Phrase, number
from maverick_desktop.text.words import bid_word, seat_word

from .columns import Columns
from .draft import Align, Draft
from .faces import Face
from .ink import GROUP, MAIN, Tone
from .table import uprights

ROUND: Final = 4
"""Rows stand in fours: one round of dealers."""
_PEN_LINE: Final = 0.2
_BOX: Final = 2.7
_TARGET_LINE: Final = 11.0
_GAP_MARK: Final = "\N{OBJECT REPLACEMENT CHARACTER}"


def pen_line(draft: Draft, x1: float, x2: float, y: float) -> None:
    """A line to write on."""
    draft.across(x1, x2, y, _PEN_LINE, Tone.GREY)


def labelled_line(draft: Draft, x1: float, x2: float, y: float, source: str) -> None:
    """A word, and a line to write on up to ``x2``."""
    width = draft.text(x1, y, draft.word(source), Face.LABEL, tone=Tone.GREY)
    pen_line(draft, x1 + width + 1.4, x2, y + 0.8)


def seat_line(draft: Draft, x1: float, x2: float, y: float, seat: Seat) -> None:
    """A seat, and a line for the name of who sits there."""
    width = draft.text(x1, y, draft.say(seat_word(seat)), Face.LABEL, tone=Tone.GREY)
    pen_line(draft, x1 + width + 1.4, x2, y + 0.8)


# --- the rules -----------------------------------------------------------------------------------


def rules_row(draft: Draft, left: float, right: float, y: float, rules: RuleSet | None) -> None:
    """Which rules are played: by name, or as boxes to be ticked."""
    x = left + draft.text(left, y, draft.word(words.RULES_LABEL), Face.LABEL, tone=Tone.GREY) + 2.4
    if rules is not None:
        name = draft.say(words.rules_name(rules.name, rules.base, rules.rules))
        x += draft.text(x, y, name, Face.STRONG, room=(right - x) / 2) + 2
        goal = draft.say(words.goal_and_bids(rules.rules))
        draft.text(x, y, goal, Face.HEAD, tone=Tone.GREY, room=right - x)
        return
    for face in (Face.HEAD, Face.LABEL):
        trial = Draft(draft.setter, draft.language)
        if _boxes(trial, x, y, face) <= right or face is Face.LABEL:
            _boxes(draft, x, y, face)
            return


def _boxes(draft: Draft, x: float, y: float, face: Face) -> float:
    """Presets, target and bids in a row; where it ends."""
    for preset in PRESETS:
        x = _box(draft, x, y, draft.say(preset_name(preset)), face)
    before, _, after = draft.say(Phrase(words.TO, {"gap": _GAP_MARK})).partition(_GAP_MARK)
    x += draft.text(x + 1, y, before.strip(), face) + 2
    pen_line(draft, x, x + _TARGET_LINE, y + 0.8)
    x += _TARGET_LINE + 1
    x += draft.text(x, y, after.strip(), face) + 4
    x += draft.text(x, y, draft.word(words.BIDS_LABEL), Face.LABEL, tone=Tone.GREY) + 2
    for kind in BID_KINDS:
        x = _box(draft, x, y, draft.say(bid_word(kind)), face)
    return x - 3


def _box(draft: Draft, x: float, y: float, text: str, face: Face) -> float:
    draft.frame(x, y - _BOX + 0.5, _BOX, _BOX, 0.2, 0.3)
    return x + _BOX + 1 + draft.text(x + _BOX + 1, y, text, face) + 3


# --- the table -----------------------------------------------------------------------------------


def empty_rows(draft: Draft, columns: Columns, top: float, count: int, height: float) -> float:
    """Numbered rows without a figure, in fours; where they end."""
    whole, end = columns.whole, top + count * height
    for row in range(count):
        y = top + (row + 0.5) * height
        draft.text(
            columns.hand.middle,
            draft.middle(Face.FIGURE, y),
            number(row + 1),
            Face.FIGURE,
            align=Align.CENTRE,
            tone=Tone.GREY,
        )
        line = top + (row + 1) * height
        if row == count - 1:
            draft.across(whole.left, whole.right, line, MAIN)
        elif (row + 1) % ROUND == 0:
            draft.across(whole.left, whole.right, line, GROUP)
        else:
            draft.across(whole.left, whole.right, line)
    uprights(draft, columns, top, end)
    return end


def side_lines(draft: Draft, columns: Columns, y: float) -> None:
    """In the head of the table: a side's sign and a line for its name."""
    for side in SIDES:
        span = columns.sides[side].whole
        draft.side_sign(span.left + 3.4, y, side, 2.4)
        pen_line(draft, span.left + 6.2, span.right - 2, y + 1.5)


def players_in_table(draft: Draft, columns: Columns, y: float) -> None:
    """The same where the head has no room for names: a line for each player."""
    for side in SIDES:
        span = columns.sides[side].whole
        draft.side_sign(span.left + 2.6, y - 0.8, side, 1.9)
        half = (span.width - 5) / 2
        for place, seat in enumerate(side.seats):
            x = span.left + 4.6 + place * half
            seat_line(draft, x, x + half - 1.6, y, seat)
