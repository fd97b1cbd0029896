"""The rules in force in a column: headings, rows, and how each is decided at the right."""

from typing import Final

import msgspec

from maverick_desktop.text.paperrules import Group

from .draft import Align, Draft
from .faces import Face
from .ink import Tone

_FIRST: Final = 4.2
_TO_ROW: Final = 4.1
_ROW: Final = 3.66
_SECOND_LINE: Final = 2.9
_TO_HEADING: Final = 6.1
_LAST: Final = 1.2
TIGHTEST: Final = 0.77
"""Where there is little room the lines may move together so far."""
_GAP: Final = 1.6
_ROUNDING: Final = 0.01


class _Row(msgspec.Struct, frozen=True):
    what: str
    how: str
    apart: bool
    """Whether both are too wide for one line: the second one has a line of its own."""


def natural_width(draft: Draft, groups: list[Group]) -> float:
    """How wide a column must be for every row to have one line."""
    every = [row for _, rows in groups for row in rows]
    return max(
        (_row_width(draft, draft.say(what), draft.say(how)) for what, how in every), default=0
    )


def _row_width(draft: Draft, what: str, how: str) -> float:
    setter = draft.setter
    return setter.width(Face.RULE, what) + _GAP + setter.width(Face.RULE_VALUE, how)


class Summary:
    """A column of rules of some width, in the language of a draft."""

    def __init__(self, draft: Draft, groups: list[Group], width: float) -> None:
        self.width: Final = width
        self._groups = [
            (
                draft.say(heading),
                [self._row(draft, draft.say(what), draft.say(how)) for what, how in rows],
            )
            for heading, rows in groups
        ]

    def _row(self, draft: Draft, what: str, how: str) -> _Row:
        return _Row(what, how, _row_width(draft, what, how) > self.width + _ROUNDING)

    def height(self, tightness: float = 1.0) -> float:
        """How tall the column is; 0 without rules."""
        if not self._groups:
            return 0.0
        rows = [row for _, every in self._groups for row in every]
        tall = _FIRST + len(self._groups) * (_TO_ROW - _ROW) + len(rows) * _ROW + _LAST
        tall += sum(row.apart for row in rows) * _SECOND_LINE
        return (tall + (len(self._groups) - 1) * _TO_HEADING) * tightness

    def tightness(self, room: float) -> float:
        """How closely the lines must stand, between ``TIGHTEST`` and 1."""
        tall = self.height()
        return 1.0 if tall <= room else max(TIGHTEST, room / tall)

    def paint(self, draft: Draft, left: float, top: float, tightness: float) -> None:
        """Lay the column from ``top`` down."""
        right, y = left + self.width, top + _FIRST * tightness
        for place, (heading, rows) in enumerate(self._groups):
            if place:
                y += _TO_HEADING * tightness
            draft.text(left, y, heading, Face.STRONG, room=self.width)
            y += (_TO_ROW - _ROW) * tightness
            for row in rows:
                y += _ROW * tightness
                draft.text(left, y, row.what, Face.RULE, room=self.width)
                y += _SECOND_LINE * tightness if row.apart else 0
                draft.text(right, y, row.how, Face.RULE_VALUE, align=Align.RIGHT, room=self.width)
                draft.across(left, right, y + 1.0 * tightness + 0.1, tone=Tone.HAIR)
