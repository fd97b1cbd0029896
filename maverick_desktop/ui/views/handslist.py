"""The last hands in the dock: score and total of both sides a row, the newest at the bottom.

Shows as many rows of a ``ScoreModel`` as its height allows; the oldest give way.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRectF, Slot
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QWidget

from maverick_desktop.text import scores as words
from maverick_desktop.text.bids import BID_LETTERS, BID_WORDS
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.scores import Column, Note, NotesRole, ScoreModel
from maverick_desktop.ui.paint import width_of
from maverick_desktop.ui.views.dockparts import RIGHT, DockPart, Line, hairline_under, side_sign

_FIGURE: Final = Role(12)
_FIGURE_BOLD: Final = Role(12, Weight.Bold)
_HEAD: Final = Role(11, Weight.Medium)
_NOTE: Final = Role(11)
_SIGN: Final = 11
"""A tick's or a cross's side."""
_APART: Final = 6
"""Between two bids."""
_BEFORE_SCORES: Final = 6
_SCORES: Final = (Column.OUR_SCORE, Column.THEIR_SCORE)
_TOTALS: Final = (Column.OUR_TOTAL, Column.THEIR_TOTAL)


@dataclass(frozen=True, slots=True)
class _Columns:
    """Where the columns of figures end, and the fonts that let them fit."""

    ends: dict[Column, float]
    free: float
    """Where the widest of our scores begins: notes end before it."""
    score: QFont
    total: QFont


class HandsList(DockPart):
    """The list of hands."""

    def __init__(self, look: Look, model: ScoreModel, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._model = model
        for signal in (
            model.modelReset,
            model.dataChanged,
            model.rowsInserted,
            model.rowsRemoved,
        ):
            signal.connect(self._on_changed)

    @Slot()
    def _on_changed(self) -> None:
        self._tell()
        self.update()

    def room_for(self, height: float) -> int:
        """How many hands fit in a height."""
        return max(0, int((height - self.measures.list_head) / self.measures.row))

    def shown(self) -> range:
        """The rows of the model that are on screen."""
        count = self._model.rowCount()
        return range(max(0, count - self.room_for(self.height())), count)

    # --- where things are ------------------------------------------------------------------------

    def row_place(self, row: int) -> QRectF:
        """The strip of a shown row."""
        measures = self.measures
        top = measures.list_head + (row - self.shown().start) * measures.row
        return QRectF(0, top, self.width(), measures.row)

    def _cell(self, row: int, column: Column) -> str:
        return str(self._model.data(self._model.index(row, column)))

    def _widest(self, columns: tuple[Column, ...], font: QFont) -> float:
        cells = (self._cell(row, column) for row in self.shown() for column in columns)
        return max((width_of(cell, font) for cell in cells), default=0.0)

    def columns(self) -> _Columns:
        """The columns for the rows shown: as drawn, wider for wide figures, narrowed at last."""
        scale, width = self.measures.scale, float(self.width())
        score, total = self.font_of(_FIGURE), self.font_of(_FIGURE_BOLD)
        number = width_of(self._longest_number(), score) + 10
        block = (width - number) / 2
        needed = self._widest(_SCORES, score) + self._widest(_TOTALS, total) + 14
        if needed > block:
            for font in (score, total):
                font.setStretch(max(50, int(100 * block / needed)))
        scores, totals = self._widest(_SCORES, score), self._widest(_TOTALS, total)
        apart = max(totals + 8, min(33 * scale, block - scores - 6))
        block = min(block, max(97 * scale, apart + scores + 16))
        # The bids take what air the figures have, for their words or at least for their letters.
        tight, near = totals + scores + 16, totals + 8
        beside = self._notes_left() + _BEFORE_SCORES + scores
        notes = self._widest_notes(width - beside - min(tight, block) - near)
        short = beside + notes - (width - block - apart)
        if short > 0:
            block = max(min(tight, block), block - short)
            apart = near
        ends = {
            Column.OUR_SCORE: width - block - apart,
            Column.OUR_TOTAL: width - block,
            Column.THEIR_SCORE: width - apart,
            Column.THEIR_TOTAL: width,
        }
        return _Columns(ends, width - block - apart - scores, score, total)

    def _widest_notes(self, room: float) -> float:
        """The width of the widest bids, in words if those fit in a room, or in letters."""
        wide = 0.0
        for vocabulary in (BID_WORDS, BID_LETTERS):
            each = [self._notes_width(self._notes_of(row), vocabulary) for row in self.shown()]
            wide = max(each, default=0.0)
            if wide <= room:
                break
        return wide

    def _longest_number(self) -> str:
        return self._cell(self.shown().stop - 1, Column.HAND) if self.shown() else "0"

    # --- texts -----------------------------------------------------------------------------------

    def lines(self) -> list[Line]:
        """The heads, then every row."""
        columns = self.columns()
        found = self._head_lines(columns)
        for row in self.shown():
            found += self._row_lines(row, columns)
        return found

    def _head_lines(self, columns: _Columns) -> list[Line]:
        font, ink = self.prose(_HEAD), self.look.theme.ink_2
        head = QRectF(0, 0, self.width(), self.measures.list_head - 2)
        places = {
            words.HAND: QRectF(2, 0, columns.ends[Column.OUR_SCORE] - 2, head.height()),
            words.WE: self._ending(head, columns.ends[Column.OUR_TOTAL]),
            words.THEY: head,
        }
        found = []
        for word, place in places.items():
            text = self.look.say(Phrase(word))
            if word == words.HAND:
                found.append(Line(place, text, font, ink))
            else:
                found.append(Line(place, text, font, ink, RIGHT))
        return found

    def _ending(self, strip: QRectF, end: float) -> QRectF:
        return QRectF(strip.left(), strip.top(), end - strip.left(), strip.height())

    def _row_lines(self, row: int, columns: _Columns) -> list[Line]:
        theme, place = self.look.theme, self.row_place(row)
        font = self.font_of(_FIGURE)
        figure = self._cell(row, Column.HAND)
        numbered = place.adjusted(2, 0, 0, 0)
        numbered.setWidth(width_of(figure, font) + 1)
        found = [Line(numbered, figure, font, theme.ink_2)]
        for column, end in columns.ends.items():
            bold = column in _TOTALS
            font, ink = (columns.total, theme.ink) if bold else (columns.score, theme.ink_2)
            found.append(Line(self._ending(place, end), self._cell(row, column), font, ink, RIGHT))
        found += [line for line, _, _ in self._notes(row, columns)]
        return found

    def _notes(self, row: int, columns: _Columns) -> Iterator[tuple[Line, QRectF, Note]]:
        """The bids of a hand: their words, and where the tick or the cross goes."""
        place, font, notes = self.row_place(row), self.font_of(_NOTE), self._notes_of(row)
        left, end = self._notes_left(), columns.free - _BEFORE_SCORES
        worded = left + self._notes_width(notes, BID_WORDS) <= end
        words = BID_WORDS if worded else BID_LETTERS
        scale, more = self.measures.scale, width_of("…", font)
        side, apart = _SIGN * scale, _APART * scale
        for note in notes:
            text = self.look.say(Phrase(words[note.kind]))
            sign = 0.0 if note.made is None else side + 2 * scale
            wide = width_of(text, font)
            kept = 0.0 if note is notes[-1] else more + apart
            if left + wide + sign + kept > end:
                if left + more <= end:
                    area = QRectF(left, place.top(), more, place.height())
                    yield Line(area, "…", font, self.look.theme.ink_2), QRectF(), note
                return
            area = QRectF(left, place.top(), wide, place.height())
            mark = QRectF(area.right() + 2 * scale, place.center().y() - side / 2, side, side)
            yield (
                Line(area, text, font, self.look.theme.ink_2),
                mark if sign else QRectF(),
                note,
            )
            left = area.right() + sign + apart

    def _notes_of(self, row: int) -> tuple[Note, ...]:
        notes: tuple[Note, ...] = self._model.data(self._model.index(row, 0), NotesRole)
        return notes

    def _notes_left(self) -> float:
        scale = self.measures.scale
        number = width_of(self._longest_number(), self.font_of(_FIGURE))
        return number + 8 if self.measures.compact else max(24 * scale, number + 8)

    def _notes_width(self, notes: tuple[Note, ...], words: dict[str, str]) -> float:
        """What the bids of a hand take in these words, ticks and crosses with them."""
        scale, font = self.measures.scale, self.font_of(_NOTE)
        width = sum(width_of(self.look.say(Phrase(words[note.kind])), font) for note in notes)
        signs = sum(note.made is not None for note in notes) * (_SIGN + 2) * scale
        return width + signs + max(0, len(notes) - 1) * _APART * scale

    # --- painting --------------------------------------------------------------------------------

    def paint_ground(self, painter: QPainter) -> None:
        """Lines between the rows, signs of the sides, ticks and crosses."""
        theme, columns = self.look.theme, self.columns()
        head = QRectF(0, 0, self.width(), self.measures.list_head)
        hairline_under(painter, head, theme.line)
        self._paint_signs(painter, columns)
        for row in self.shown():
            hairline_under(painter, self.row_place(row), theme.line)
            for _, place, note in self._notes(row, columns):
                if not place.isEmpty():
                    name = "check" if note.made else "x"
                    self.look.art.paint_icon(painter, name, place, theme.ink_2, line=2.6)

    def _paint_signs(self, painter: QPainter, columns: _Columns) -> None:
        side = 8 * self.measures.scale
        for line in self._head_lines(columns)[1:]:
            drawn = line.drawn()
            ours = line.place.right() < self.width()
            place = QRectF(drawn.left() - side - 5, drawn.center().y() - side / 2, side, side)
            side_sign(painter, place, ours, self.look.theme)

    # --- for who listens, and for the pointer ----------------------------------------------------

    def resizeEvent(self, _event: object) -> None:
        """Other rows are shown now."""
        self._tell()

    def changeEvent(self, event: QEvent) -> None:
        """Words follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._tell()
        super().changeEvent(event)

    def _tell(self) -> None:
        rows = [self._model.row_in_words(row) for row in self.shown()]
        said = "\n".join(rows) or self.look.say(Phrase(words.NO_HANDS))
        self.show_value(said, said)

    def tip(self, point: QPoint) -> str:
        """A row explains itself when the pointer rests on it."""
        for row in self.shown():
            if self.row_place(row).contains(point):
                return self._model.row_in_words(row)
        return ""
