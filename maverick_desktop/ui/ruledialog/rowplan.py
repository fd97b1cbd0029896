"""Where the parts of an option's row fall: beside its label if they fit there, below it if not."""

from dataclasses import dataclass
from typing import Final

import msgspec
from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from maverick_desktop.core.rules import Option, Value
from maverick_desktop.text import rulesdialog as words
from maverick_desktop.text.options import option_label, value_label, was
from maverick_desktop.ui import paint
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.ruledialog.parts import LABEL, LABEL_BOLD, SMALL
from maverick_desktop.ui.views.wording import wrapped

LEFT: Final = 30
"""Where labels begin; the gold bar stands before them."""
INSET: Final = 10
"""Between an editor and the row's end."""
LEAST: Final = 40
"""A row's height with one line."""
_GAP: Final = 14
_BACK: Final = 26
_EDITOR: Final = 32
_MOST_EDITOR: Final = 0.62
"""Of a row's width."""
_LINE: Final = 17
_LABEL_LINE: Final = 18
_MARK: Final = 14
_SIGN: Final = 20


class RowState(msgspec.Struct, frozen=True):
    """What a row shows."""

    value: Value
    was: Value = None
    changed: bool = False
    theirs: Value = None
    other: str | None = None
    """The name of the set that has another value, ``theirs``."""


@dataclass(slots=True)
class Block:
    """Lines of text one under the other."""

    lines: list[str]
    font: QFont
    step: float
    left: float
    top: float = 0

    @property
    def height(self) -> float:
        """Of all lines."""
        return self.step * len(self.lines)

    @property
    def width(self) -> float:
        """Of the widest line."""
        return max(paint.width_of(line, self.font) for line in self.lines)

    @property
    def end(self) -> float:
        """Where the last line ends."""
        return self.left + paint.width_of(self.lines[-1], self.font)

    def paint(self, painter: QPainter, ink: QColor) -> QPointF:
        """Paint the lines; where the last one ends, on its base line."""
        metrics = QFontMetricsF(self.font)
        painter.setFont(self.font)
        painter.setPen(ink)
        base = self.top + (self.step + metrics.ascent() - metrics.descent()) / 2
        for place, line in enumerate(self.lines):
            painter.drawText(QPointF(self.left, base + place * self.step), line)
        return QPointF(self.end, base + (len(self.lines) - 1) * self.step)


@dataclass(slots=True)
class Plan:
    """The parts of a row in their places."""

    height: int
    editor: QRect
    label: Block
    was: Block | None = None
    back: QRect | None = None
    theirs: Block | None = None


def plan_row(
    look: Look, option: Option, state: RowState, width: int, editor: int, fixed: bool
) -> Plan:
    """A row of a width whose editor would like to be so wide; no way back where all is fixed."""
    bold = look.lettering.font(LABEL_BOLD if state.changed else LABEL)
    small = look.lettering.font(SMALL)
    editor = min(editor, round(width * _MOST_EDITOR))
    end = width - INSET - editor
    room = end - _GAP - LEFT
    mark = _MARK if option.about.ours else 0
    lines = wrapped(look.say(option_label(option.name)), bold, room - mark, 3)
    label = Block(lines, bold, _LABEL_LINE, LEFT)
    plan = Plan(0, QRect(end, 0, editor, _EDITOR), label)
    below: list[Block] = []
    back = 0 if fixed else _BACK + 2
    if state.changed:
        text = look.say(was(option.name, state.was))
        free = room - label.width - mark - _GAP
        needed = paint.width_of(text, small) + back
        if len(lines) == 1 and needed <= free:
            plan.was = Block([text], small, _LINE, end - 8 - needed)
        else:
            plan.was = Block(wrapped(text, small, room - back, 2), small, _LINE, LEFT)
            below.append(plan.was)
    if state.other is not None:
        text = look.say(words.theirs(state.other, value_label(option.name, state.theirs)))
        lines = wrapped(text, small, room - _SIGN, 2)
        plan.theirs = Block(lines, small, _LINE, LEFT + _SIGN)
        below.append(plan.theirs)
    _stack(plan, below)
    if plan.was is not None and not fixed:
        middle = plan.was.top + plan.was.height - _LINE / 2
        plan.back = QRect(round(plan.was.end) + 2, round(middle - _BACK / 2), _BACK, _BACK)
    return plan


def _stack(plan: Plan, below: list[Block]) -> None:
    """One under the other, all of them in the middle of the row."""
    tall = plan.label.height + sum(one.height + 1 for one in below)
    several = bool(below) or len(plan.label.lines) > 1
    plan.height = max(LEAST, round(tall) + (18 if several else 12))
    top = (plan.height - tall) / 2
    plan.label.top = top
    top += plan.label.height
    for one in below:
        one.top = top + 1
        top += one.height + 1
    plan.editor.moveTop(round((plan.height - _EDITOR) / 2))
    if plan.was is not None and plan.was not in below:
        plan.was.top = (plan.height - _LINE) / 2
