"""Painted pages: sentences with drawn suit signs that wrap, boxes, lines and cards, in columns.

A ``Flow`` is written from the top to the bottom of a column; what it holds can be measured before
it is painted. Must not know what is written.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from maverick_desktop.core.cards import Card, Suit
from maverick_desktop.text.phrase import Run
from maverick_desktop.ui import paint
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.theme import suits_on_cards, suits_on_plates
from maverick_desktop.ui.views import wording
from maverick_desktop.ui.views.wording import line_width

LEADING: Final = 1.5
"""A line's height, in heights of the letters above the base line."""


@dataclass(frozen=True, slots=True)
class Words:
    """A line of text with suit signs."""

    place: QRectF
    runs: Sequence[Run]
    font: QFont
    ink: QColor

    def paint(self, painter: QPainter, look: Look) -> None:
        """Paint it; nothing is cut, since it was wrapped to its place."""
        four = look.faces.options.four_colours
        colours = (suits_on_plates if look.theme.dark else suits_on_cards)(four)
        wording.draw_line(painter, self.place, self.runs, self.font, self.ink, colours.of, look.art)


@dataclass(frozen=True, slots=True)
class Box:
    """A rounded ground, with or without an edge."""

    place: QRectF
    fill: QColor
    line: QColor | None = None

    def paint(self, painter: QPainter, _look: Look) -> None:
        """Paint it."""
        paint.rounded(painter, self.place, 8, self.fill, self.line)


@dataclass(frozen=True, slots=True)
class Rule:
    """A hairline."""

    place: QRectF
    ink: QColor

    def paint(self, painter: QPainter, _look: Look) -> None:
        """Paint it."""
        paint.hairline(painter, self.place.topLeft(), self.place.topRight(), self.ink)


@dataclass(frozen=True, slots=True)
class Sign:
    """An icon."""

    place: QRectF
    name: str
    ink: QColor

    def paint(self, painter: QPainter, look: Look) -> None:
        """Paint it."""
        look.art.paint_icon(painter, self.name, self.place, self.ink, line=2.4)


@dataclass(frozen=True, slots=True)
class Face:
    """A small card; the winner has its frame."""

    place: QRectF
    card: Card
    wins: bool

    def paint(self, painter: QPainter, look: Look) -> None:
        """Paint it."""
        look.faces.draw(painter, self.place, self.card, small=True)
        if self.wins:
            paint.winner_frame(painter, self.place, look.theme, small=True)


Item = Words | Box | Rule | Sign | Face


class Flow:
    """A column that is being written."""

    def __init__(self, look: Look, left: float, width: float, top: float) -> None:
        self.look: Final = look
        self.left = left
        self.width = width
        self.y = top
        self.items: list[Item] = []

    def space(self, high: float) -> None:
        """Leave room."""
        self.y += high

    def write(self, runs: Sequence[Run], font: QFont, ink: QColor, indent: float = 0) -> None:
        """A sentence on as many lines as it needs."""
        step = line_height(font)
        for line in wrapped_runs(runs, font, self.width - indent):
            place = QRectF(self.left + indent, self.y, self.width - indent, step)
            self.items.append(Words(place, line, font, ink))
            self.y += step

    def pair(
        self,
        first: Sequence[Run],
        second: Sequence[Run],
        fonts: tuple[QFont, QFont],
        inks: tuple[QColor, QColor],
    ) -> None:
        """Two texts at the two ends of a line, or one below the other where they do not fit."""
        wide = line_width(second, fonts[1])
        if line_width(first, fonts[0]) + 14 + wide > self.width:
            self.write(first, fonts[0], inks[0])
            self._at_end(second, fonts[1], inks[1])
            return
        top = self.y
        self.write(first, fonts[0], inks[0])
        place = QRectF(self.left + self.width - wide, top, wide, self.y - top)
        self.items.append(Words(place, second, fonts[1], inks[1]))

    def _at_end(self, runs: Sequence[Run], font: QFont, ink: QColor) -> None:
        step = line_height(font)
        for line in wrapped_runs(runs, font, self.width - 16):
            wide = line_width(line, font)
            place = QRectF(self.left + self.width - wide, self.y, wide, step)
            self.items.append(Words(place, line, font, ink))
            self.y += step

    def rule(self, ink: QColor) -> None:
        """A hairline over the whole width."""
        self.items.append(Rule(QRectF(self.left, self.y, self.width, 1), ink))

    def cards(self, cards: Sequence[Card], winner: int | None, widest: float = 38) -> None:
        """Cards side by side."""
        gap = 6.0
        wide = min(widest, (self.width - gap * (len(cards) - 1)) / len(cards))
        high = wide * 7 / 5
        for place, card in enumerate(cards):
            area = QRectF(self.left + 2 + place * (wide + gap), self.y + 2, wide, high)
            self.items.append(Face(area, card, place == winner))
        self.y += high + 6

    def ground(self, start: int, box: Box) -> None:
        """A box behind everything written since ``start``, which was ``len(items)`` then."""
        self.items.insert(start, box)


def line_height(font: QFont) -> float:
    """From one base line to the next."""
    return round(QFontMetricsF(font).ascent() * LEADING)


def wrapped_runs(runs: Sequence[Run], font: QFont, width: float) -> list[list[Run]]:
    """A sentence in lines of a width; a suit's sign stays with the word after it."""
    lines: list[list[Run]] = [[]]
    for piece in _pieces(runs):
        line = lines[-1]
        if line and line_width([*line, *_stripped(piece)], font) > width + 0.5:
            lines.append([])
        lines[-1].extend(piece)
    return [_stripped(_joined(line)) for line in lines]


def _pieces(runs: Sequence[Run]) -> Iterator[list[Run]]:
    """What is never broken: a word with the signs before it and the spaces after it."""
    piece: list[Run] = []
    for run in runs:
        if isinstance(run, Suit):
            piece.append(run)
            continue
        text = run
        while text:
            word, space, text = text.partition(" ")
            piece.append(word + space)
            if space:
                yield piece
                piece = []
    if piece:
        yield piece


def _joined(line: list[Run]) -> list[Run]:
    joined: list[Run] = []
    for run in line:
        if isinstance(run, str) and joined and isinstance(joined[-1], str):
            joined[-1] += run
        else:
            joined.append(run)
    return joined


def _stripped(line: list[Run]) -> list[Run]:
    if line and isinstance(line[-1], str):
        return [*line[:-1], line[-1].rstrip(" ")]
    return line


def paint_items(painter: QPainter, items: Sequence[Item], look: Look) -> None:
    """Paint everything that was written."""
    for item in items:
        item.paint(painter, look)
