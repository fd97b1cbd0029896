"""The option in hand in words: what it decides, what each value does, an example, the presets.

The example is computed by the engine (``text.ruleexamples``). Must not know any option by its name.
"""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from maverick_desktop.core.rules import OPTIONS, PRESETS, Group, Kind, Value
from maverick_desktop.text import rulesdialog as words
from maverick_desktop.text.groupline import group_line
from maverick_desktop.text.options import (
    group_title,
    option_about,
    option_label,
    possible_values,
    preset_name,
    source_line,
    value_effect,
    value_label,
    value_range,
)
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.text.ruleexamples import Example, example
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.workbook import Workbook
from maverick_desktop.ui.ruledialog.flow import Box, Flow, Item, Sign, Words, paint_items
from maverick_desktop.ui.ruledialog.parts import HEADING, MARK

_TEXT: Final = Role(13)
_BOLD: Final = Role(13, Weight.DemiBold)
_MEDIUM: Final = Role(12.5, Weight.Medium)
_SECOND: Final = Role(12.5)
_SECOND_BOLD: Final = Role(12.5, Weight.DemiBold)
_SMALL_BOLD: Final = Role(12, Weight.DemiBold)

_MARGIN: Final = 22
_OUT: Final = 10
"""How far grounds and boxes reach beyond the text."""
_TWO_COLUMNS: Final = 560
"""From this width on, example and presets stand beside the words."""


class Explanation(QScrollArea):
    """The page on which an option or a group is explained."""

    def __init__(self, look: Look, book: Workbook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._book = book
        self._of: str | Group | None = None
        self._page = _Page(look)
        self.setWidget(self._page)
        self.setProperty("look", "page")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(look.say(Phrase(words.EXPLAINED)))
        book.rules_changed.connect(self.refresh)

    def explain(self, of: str | Group) -> None:
        """Explain an option, by name, or a group."""
        if of != self._of:
            self._of = of
            self.verticalScrollBar().setValue(0)
            self.refresh()

    def refresh(self) -> None:
        """Write the page anew, if it can be seen."""
        if self._of is None or self.isHidden():
            return
        width = self.viewport().width()
        writer = Writer(self._look, self._book, width)
        if isinstance(self._of, Group):
            writer.group(self._of)
        else:
            writer.option(self._of)
        self._page.show_items(writer.items, width, round(writer.height) + 16)
        self.setAccessibleDescription(" ".join(writer.said))

    @property
    def items(self) -> list[Item]:
        """What is on the page."""
        return self._page.items

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lines are as long as there is room."""
        super().resizeEvent(event)
        self.refresh()


class _Page(QWidget):
    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.items: list[Item] = []

    def show_items(self, items: list[Item], width: int, height: int) -> None:
        """Show what was written."""
        self.items = items
        self.resize(width, height)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Everything that is in sight."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        seen = QRectF(event.rect())
        paint_items(painter, [one for one in self.items if one.place.intersects(seen)], self._look)
        painter.end()


class Writer:
    """Writes one explanation for a page of a width."""

    def __init__(self, look: Look, book: Workbook, width: float) -> None:
        self._look = look
        self._book = book
        self._width = width
        self.said: list[str] = []
        """The same for who listens, sentence by sentence."""
        two = width >= _TWO_COLUMNS
        column = (width - 3 * _MARGIN) / 2 if two else width - 2 * _MARGIN
        self._flow = self._first = Flow(look, _MARGIN, column, 16)
        self._second = Flow(look, 2 * _MARGIN + column, column, 20) if two else self._first

    @property
    def items(self) -> list[Item]:
        """Everything written."""
        if self._second is self._first:
            return self._first.items
        return [*self._first.items, *self._second.items]

    @property
    def height(self) -> float:
        """Down to the last line."""
        return max(self._first.y, self._second.y)

    # --- what is written -------------------------------------------------------------------------

    def option(self, name: str) -> None:
        """An option."""
        self._head(option_label(name), option_about(name))
        self._values(name)
        self._flow = self._second
        shown = example(self._book.rules, name)
        if shown is not None:
            self._example(shown)
        self._presets(name)
        self._source(name)

    def group(self, group: Group) -> None:
        """A group: its options and what they hold."""
        rules, changed = self._book.rules, self._book.changed()
        self._head(group_title(group), group_line(rules, group))
        for name, option in OPTIONS.items():
            if option.about.group is group:
                bold = name in changed
                self._table_row(
                    option_label(name), value_label(name, getattr(rules, name)), bold=bold
                )

    def _head(self, title: Phrase, about: Phrase) -> None:
        theme = self._look.theme
        self._write(title, self._font(HEADING), theme.ink)
        self._flow.space(4)
        self._write(about, self._font(_TEXT), theme.ink)
        self._flow.space(10)

    def _values(self, name: str) -> None:
        now: Value = getattr(self._book.rules, name)
        values = possible_values(name)
        for value in values:
            self._value(value_label(name, value), value_effect(name, value), ticked=value == now)
        if not values:
            bids = OPTIONS[name].kind is Kind.BIDS
            self._value(value_label(name, now), None if bids else value_range(name), ticked=True)
        self._flow.space(8)

    def _value(self, label: Phrase, effect: Phrase | None, *, ticked: bool) -> None:
        flow, theme = self._flow, self._look.theme
        start, top = len(flow.items), flow.y
        flow.space(4)
        if ticked:
            flow.width -= 22
            sign = QRectF(flow.left + flow.width + 6, flow.y + 1, 16, 16)
            flow.items.append(Sign(sign, "check", theme.accent))
        self._write(label, self._font(_BOLD), theme.ink)
        if ticked:
            flow.width += 22
            self.said.append(self._look.say(Phrase(words.NOW)))
        if effect is not None:
            self._write(effect, self._font(_SECOND), theme.ink if ticked else theme.ink_2)
        flow.space(4)
        if ticked:
            flow.ground(start, Box(self._around(top, flow.y), theme.selected))

    def _example(self, shown: Example) -> None:
        flow, theme = self._flow, self._look.theme
        start, top = len(flow.items), flow.y
        flow.left, flow.width = flow.left + 2, flow.width - 4
        flow.space(10)
        self._write(Phrase(words.EXAMPLE), self._font(_SMALL_BOLD), theme.ink_2)
        self._write(shown.title, self._font(_TEXT), theme.ink)
        flow.space(4)
        if shown.cards:
            flow.cards(shown.cards, shown.winner)
            flow.space(4)
        for row in shown.rows:
            role = _SECOND_BOLD if row.chosen else _SECOND
            ink = theme.ink if row.chosen else theme.ink_2
            result = self._font(_SECOND_BOLD, tabular=True)
            self._pair(row.label, row.result, (self._font(role), result), (ink, theme.ink))
            if row.cards:
                flow.cards(row.cards, row.winner)
        flow.space(10)
        flow.left, flow.width = flow.left - 2, flow.width + 4
        flow.ground(start, Box(self._around(top, flow.y), theme.surface, theme.line))
        flow.space(10)

    def _presets(self, name: str) -> None:
        for preset, rules in PRESETS.items():
            self._table_row(preset_name(preset), value_label(name, getattr(rules, name)))
        other = self._book.other
        if other is not None and not other.built_in:
            self._table_row(
                words.named(self._book.name(other)),
                value_label(name, getattr(other.now.rules, name)),
            )
        self._flow.space(10)

    def _table_row(self, first: Phrase, second: Phrase, *, bold: bool = False) -> None:
        flow, theme = self._flow, self._look.theme
        flow.space(4)
        fonts = (self._font(_SECOND), self._font(_SECOND_BOLD if bold else _MEDIUM))
        self._pair(first, second, fonts, (theme.ink_2, theme.ink))
        flow.space(4)
        flow.rule(theme.line)

    def _source(self, name: str) -> None:
        flow, theme = self._flow, self._look.theme
        ours = OPTIONS[name].about.ours
        if ours:
            font = self._font(_BOLD)
            place = QRectF(flow.left, flow.y, 10, 18)
            flow.items.append(Words(place, [MARK], font, theme.adder_text))
        self._write(source_line(name), self._font(_SECOND), theme.ink_2, 14 if ours else 0)

    # --- helpers ---------------------------------------------------------------------------------

    def _font(self, role: Role, *, tabular: bool = False) -> QFont:
        return self._look.lettering.font(role, tabular=tabular)

    def _write(self, phrase: Phrase, font: QFont, ink: QColor, indent: float = 0) -> None:
        self.said.append(self._look.say(phrase))
        self._flow.write(self._look.runs(phrase), font, ink, indent)

    def _pair(
        self,
        first: Phrase,
        second: Phrase,
        fonts: tuple[QFont, QFont],
        inks: tuple[QColor, QColor],
    ) -> None:
        say, runs = self._look.say, self._look.runs
        self.said.append(say(words.value_of(first, second, ours=False)))
        self._flow.pair(runs(first), runs(second), fonts, inks)

    def _around(self, top: float, bottom: float) -> QRectF:
        flow = self._flow
        return QRectF(flow.left - _OUT, top, flow.width + 2 * _OUT, bottom - top)
