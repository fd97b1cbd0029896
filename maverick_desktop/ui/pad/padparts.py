"""The pad's painted parts that take no press: the trick's number, its four cards, labels.

Must not know what is entered: each is told what it shows.
"""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from maverick_desktop.core.padroom import CARDS
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui import lettering, measures, paint
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.scene import Mark
from maverick_desktop.ui.views.part import Part, own_rect, place_part

_SUIT: Final = Role(14, Weight.DemiBold)
_TRICK: Final = Role(15, Weight.DemiBold, serif=True)
_FACE: Final = 38.0
"""How wide the small faces of the turned cards are."""
_GROUP: Final = 108.0
"""Room for TRUMP or ADDER and its suit."""
CENTRE: Final = Qt.AlignmentFlag.AlignCenter


class TrickNumber(Part):
    """Which trick is entered, and who leads to it."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._lines: tuple[str, str] = ("", "")
        self._room = QRectF()

    def show_trick(self, number: Phrase, leads: Phrase) -> None:
        """Show these words."""
        lines = self.look.say(number), self.look.say(leads)
        if self.changed(lines):
            self._lines = lines
            self.setAccessibleName(", ".join(lines))
            self._fit()

    def place(self, room: QRectF) -> None:
        """Stand at the right of this room."""
        self._room = room
        self._fit()

    def _fit(self) -> None:
        text = self.drawing.text
        fonts = self.drawing.font(_TRICK), self.drawing.font(lettering.SECOND)
        wanted = max(
            self.drawing.width(line, font) for line, font in zip(self._lines, fonts, strict=True)
        )
        wide = round(min(self._room.width(), wanted + 30 * text))
        place_part(
            self,
            QRectF(self._room.right() - wide, self._room.top(), wide, self._room.height()),
        )

    def draw(self, painter: QPainter) -> None:
        """Paint the plate."""
        rect, text, theme = own_rect(self), self.drawing.text, self.drawing.theme
        paint.plate(painter, rect, theme)
        room = rect.adjusted(14 * text, 0, -12 * text, 0)
        middle = room.center().y()
        first = QRectF(room.left(), middle - 20 * text, room.width(), 21 * text)
        second = QRectF(room.left(), middle + 1 * text, room.width(), 18 * text)
        paint.text_in(painter, first, self._lines[0], self.drawing.font(_TRICK), theme.plate_text)
        font = self.drawing.font(lettering.SECOND)
        paint.text_in(painter, second, self._lines[1], font, theme.plate_text_2)


class Sketch(Part):
    """The four cards of the trick: how many are trumps, adders and others, as far as it is said."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._marks: tuple[Mark | None, ...] = ()

    def show_cards(self, trumps: int | None, adders: int | None) -> None:
        """Show these numbers; cards of which nothing is said are places."""
        marks: list[Mark | None] = []
        marks += [Mark.TRUMP] * (trumps or 0)
        marks += [Mark.ADDER] * (adders or 0)
        if trumps is not None and adders is not None:
            marks += [None] * (CARDS - len(marks))
        if self.changed(tuple(marks)):
            self._marks = tuple(marks)

    def draw(self, painter: QPainter) -> None:
        """Paint four small cards, or their dashed places."""
        rect, theme = own_rect(self), self.drawing.theme
        wide = rect.height() / measures.CARD_PROPORTION
        step = wide + 4 * self.drawing.text
        left = rect.center().x() - (step * CARDS - 4 * self.drawing.text) / 2
        for place in range(CARDS):
            card = QRectF(left + place * step, rect.top(), wide, rect.height())
            if place >= len(self._marks):
                paint.dashed_place(painter, card, theme)
                continue
            paint.rounded(painter, card, 4, theme.face, theme.plate_line)
            mark = self._marks[place]
            if mark is not None:
                sign = QRectF(0, 0, wide * 0.56, wide * 0.56)
                sign.moveCenter(card.center())
                self.look.art.paint_mark(painter, mark, sign)


class CountLabel(Part):
    """The label of a row of numbers: sign and word, and how many are left."""

    def __init__(self, look: Look, parent: QWidget, mark: Mark) -> None:
        super().__init__(look, parent)
        self._mark = mark
        self._words: tuple[str, str] = ("", "")

    def show_label(self, word: Phrase, left: Phrase) -> None:
        """Show these words."""
        said = self.look.say(word), self.look.say(left)
        if self.changed(said):
            self._words = said
            self.setAccessibleName(", ".join(said))

    def draw(self, painter: QPainter) -> None:
        """Paint the sign and two lines."""
        rect, text, theme = own_rect(self, 0), self.drawing.text, self.drawing.theme
        paint.plate(
            painter, rect.adjusted(0, 0, -10, 0), theme, radius=measures.TABLE_BUTTON_RADIUS
        )
        middle = rect.center().y()
        sign = QRectF(rect.left() + 10 * text, middle - 10 * text, 20 * text, 20 * text)
        self.look.art.paint_mark(painter, self._mark, sign)
        line = QRectF(sign.right() + 8 * text, middle - 18 * text, 0, 18 * text)
        line.setRight(rect.right() - 14)
        word = self._words[0]
        fitting = self.drawing.fitting_font(lettering.NAME, word, line.width(), 0.8)
        paint.text_in(painter, line, word, fitting, theme.plate_text)
        line.translate(0, 19 * text)
        second = self.drawing.font(lettering.SECOND)
        paint.text_in(painter, line, self._words[1], second, theme.plate_text_2)
