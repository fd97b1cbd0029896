"""What an explanation is painted from: sentences, sums in steps, tricks with their cards.

A block is laid out for a width when it is made, and knows then how high it is. Must not know what
the words mean.
"""

from typing import Final, Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from maverick_desktop.core.cards import Suit
from maverick_desktop.text.phrase import Phrase, number, signed
from maverick_desktop.text.sheettold import Step, TrickTold
from maverick_desktop.ui import paint
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.paint import width_of
from maverick_desktop.ui.theme import suits_on_cards, suits_on_plates
from maverick_desktop.ui.views.cardchips import HEIGHT, draw_trick, row_width
from maverick_desktop.ui.views.dockparts import LEFT, RIGHT, Line
from maverick_desktop.ui.views.flow import draw_flow, flowing, line_height
from maverick_desktop.ui.views.wording import fitting_text

TITLE: Final = Role(15, Weight.DemiBold, serif=True)
SAID: Final = Role(13)
SECOND: Final = Role(12)
_FIGURE: Final = Role(13, Weight.Medium)
_RESULT: Final = Role(13, Weight.Bold)
_NUMBER: Final = Role(11.5)

_FIGURES: Final = 52.0
"""The column of figures at the right."""
_NUMBERS: Final = 20.0
_ONE_LINE_FROM: Final = 556.0
"""From this width on a trick has its cards and its words on one line."""
_TRICK: Final = 28.0
_WORDS: Final = 22.0


class Block(Protocol):
    """A piece of an explanation."""

    height: float

    def paint(self, painter: QPainter, place: QRectF) -> None:
        """Paint it into a place of its width and height."""


class Prose:
    """A sentence on as many lines as it needs."""

    def __init__(self, look: Look, phrase: Phrase, role: Role, ink: QColor, width: float) -> None:
        self._look = look
        self._font = look.lettering.font(role, tabular=True)
        self._ink = ink
        self._lines = flowing(look.runs(phrase), self._font, width)
        self.height = len(self._lines) * line_height(self._font)

    def paint(self, painter: QPainter, place: QRectF) -> None:
        """Its lines, from the top."""
        look = self._look
        draw_flow(
            painter, place, self._lines, self._font, self._ink, lambda s: ink_of(look, s), look.art
        )


class Sum:
    """A step of a sum: words at the left, the figure at the right; a result under a line."""

    def __init__(self, look: Look, step: Step, width: float) -> None:
        self._look = look
        self._step = step
        role = _RESULT if step.result else SAID
        self._words = Prose(look, step.label, role, look.theme.ink, width - _FIGURES - 12)
        self.height = self._words.height + (7 if step.result else 3)

    def paint(self, painter: QPainter, place: QRectF) -> None:
        """Words, figure, and the line."""
        theme = self._look.theme
        if self._step.result:
            y = place.top() + 2
            left, right = QPointF(place.left(), y), QPointF(place.right(), y)
            paint.hairline(painter, left, right, theme.ink_2)
            place = place.adjusted(0, 4, 0, 0)
        self._words.paint(painter, place)
        font = self._look.lettering.font(_RESULT if self._step.result else _FIGURE, tabular=True)
        last = place.top() + self._words.height - line_height(font)
        figure = QRectF(place.right() - _FIGURES, last, _FIGURES, line_height(font))
        Line(figure, self._step.figure, font, theme.ink, RIGHT).paint(painter)


class Caption:
    """A small heading."""

    def __init__(self, look: Look, phrase: Phrase) -> None:
        self._look = look
        self._text = look.say(phrase)
        self.height = 22.0

    def paint(self, painter: QPainter, place: QRectF) -> None:
        """At the foot of its place."""
        theme, font = self._look.theme, self._look.lettering.font(SECOND)
        font.setWeight(Weight.DemiBold)
        row = QRectF(place.left(), place.bottom() - 19, place.width(), 16)
        Line(row, self._text, font, theme.ink_2).paint(painter)


class FallenTrick:
    """A trick: its number, cards, winner, why it is worth what it is, its points."""

    def __init__(self, look: Look, told: TrickTold, suits: tuple[Suit, Suit], width: float) -> None:
        self._look = look
        self._told = told
        self._suits = suits
        self._one_line = width >= _ONE_LINE_FROM or not told.trick.cards
        self.height = _TRICK if self._one_line else _WORDS + _TRICK

    def paint(self, painter: QPainter, place: QRectF) -> None:
        """Its words and its cards."""
        for line in self.lines(place):
            line.paint(painter)
        top = place.bottom() - _TRICK / 2 - HEIGHT / 2
        start = QPointF(place.left() + _NUMBERS + 10, top)
        draw_trick(painter, self._look, start, self._told.trick, self._suits)
        below = place.bottom()
        left, right = QPointF(place.left(), below), QPointF(place.right(), below)
        paint.hairline(painter, left, right, self._look.theme.line)

    def lines(self, place: QRectF) -> list[Line]:
        """Every text of it: names give way, figures never."""
        told, theme = self._told, self._look.theme
        row = QRectF(place)
        row.setHeight(_TRICK if self._one_line else _WORDS)
        points = QRectF(row.right() - _FIGURES, row.top(), _FIGURES, row.height())
        numbered = QRectF(row.left(), row.top(), _NUMBERS, row.height())
        words = row.adjusted(_NUMBERS + 10, 0, -_FIGURES, 0)
        if self._one_line and told.trick.cards:
            words.setLeft(words.left() + row_width(4) + 14)
        found = [
            Line(numbered, number(told.number), self._font(_NUMBER), theme.ink_2, RIGHT),
            Line(points, signed(told.trick.points), self._font(_RESULT), theme.ink, RIGHT),
        ]
        return found + self._words(words)

    def _words(self, place: QRectF) -> list[Line]:
        """Who took it, and why it is worth so much, as far as the name leaves room."""
        told, theme, say = self._told, self._look.theme, self._look.say
        name, font = self._font(_FIGURE), self._font(SECOND)
        why = say(told.why)
        room = place.width() - width_of(why, font) - 12
        language = self._look.language
        who = fitting_text(told.who, language, name, max(room, place.width() * 0.3))
        end = place.left() + min(width_of(who, name), max(room, place.width() * 0.3)) + 1
        named = QRectF(place.left(), place.top(), end - place.left(), place.height())
        rest = QRectF(end + 10, place.top(), place.right() - end - 10, place.height())
        return [
            Line(named, who, name, theme.ink, LEFT),
            Line(rest, why, font, theme.ink_2, RIGHT),
        ]

    def _font(self, role: Role) -> QFont:
        return self._look.lettering.font(role, tabular=True)


def ink_of(look: Look, suit: Suit) -> QColor:
    """A suit's colour on the ground of dialogs."""
    four = look.faces.options.four_colours
    return (suits_on_plates if look.theme.dark else suits_on_cards)(four).of(suit)
