"""The rules in force in a column: headings, rows, and how each is decided at the right."""

from typing import Final

from maverick_desktop.text.paperrules import Group

from .draft import Align, Draft
from .faces import Face
from .ink import Tone

_FIRST: Final = 4.2
_TO_ROW: Final = 4.1
_ROW: Final = 3.66
_TO_HEADING: Final = 6.1
_LAST: Final = 1.2
TIGHTEST: Final = 0.8
"""Where there is little room the lines may move together so far."""
_GAP: Final = 2.0


def summary_height(groups: list[Group], tightness: float = 1.0) -> float:
    """How tall the column is."""
    if not groups:
        return 0.0
    rows = sum(len(rows) for _, rows in groups)
    tall = _FIRST + len(groups) * _TO_ROW + (rows - len(groups)) * _ROW
    return (tall + (len(groups) - 1) * _TO_HEADING + _LAST) * tightness


def tightness_for(groups: list[Group], room: float) -> float:
    """How closely the lines must stand, between ``TIGHTEST`` and 1."""
    tall = summary_height(groups)
    return 1.0 if tall <= room else max(TIGHTEST, room / tall)


def paint_summary(
    draft: Draft, groups: list[Group], left: float, right: float, top: float, tightness: float
) -> None:
    """Lay the column between two edges, from ``top`` down."""
    y = top + _FIRST * tightness
    for place, (heading, rows) in enumerate(groups):
        if place:
            y += _TO_HEADING * tightness
        draft.text(left, y, draft.say(heading), Face.STRONG, room=right - left)
        y += (_TO_ROW - _ROW) * tightness
        for what, how in rows:
            y += _ROW * tightness
            value = draft.say(how)
            width = draft.text(
                right, y, value, Face.RULE_VALUE, align=Align.RIGHT, room=(right - left) * 0.6
            )
            room = right - left - width - _GAP
            draft.text(left, y, draft.say(what), Face.RULE, room=room)
            draft.across(left, right, y + 1.0 * tightness + 0.1, tone=Tone.HAIR)
