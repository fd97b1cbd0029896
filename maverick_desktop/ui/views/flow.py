"""Sentences with drawn suit signs on as many lines as they need.

Lines break at spaces; a sign never parts from what it belongs to. Must not know widgets.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from maverick_desktop.core.cards import Suit
from maverick_desktop.text.phrase import Run
from maverick_desktop.ui.art import Art
from maverick_desktop.ui.views.wording import SuitInk, draw_line, line_width

_LEADING: Final = 1.2
_MARK: Final = "†"


def line_height(font: QFont) -> float:
    """From one line to the next."""
    metrics = QFontMetricsF(font)
    return (metrics.ascent() + metrics.descent()) * _LEADING


def flowing(runs: Sequence[Run], font: QFont, width: float) -> list[list[Run]]:
    """A sentence on lines of a width; a word that is wider has a line of its own."""
    lines: list[list[Run]] = []
    for word in _words(runs):
        joined = _joined([*lines[-1], " ", *word]) if lines else word
        if lines and line_width(joined, font) <= width + 0.5:
            lines[-1] = joined
        else:
            lines.append(word)
    return lines


def draw_flow(
    painter: QPainter,
    place: QRectF,
    lines: Sequence[Sequence[Run]],
    font: QFont,
    ink: QColor,
    suit_ink: SuitInk,
    art: Art,
) -> None:
    """Paint lines from the top of a place."""
    step = line_height(font)
    for row, runs in enumerate(lines):
        line = QRectF(place.left(), place.top() + row * step, place.width(), step)
        draw_line(painter, line, runs, font, ink, suit_ink, art)


def _words(runs: Sequence[Run]) -> list[list[Run]]:
    """What may not be parted: words, with the signs before them."""
    words: list[list[Run]] = [[]]
    for run in runs:
        if isinstance(run, Suit):
            words[-1].append(run)
            continue
        first, *others = run.split(" ")
        words[-1] += [first] if first else []
        # "♦ diamonds" is one: its sign stands before a word of its own.
        for other in others:
            if words[-1]:
                words.append([])
            words[-1] += [other] if other else []
    return _with_marks([_joined(word) for word in words if word])


def _with_marks(words: list[list[Run]]) -> list[list[Run]]:
    """The mark of what no printed text decides never begins a line."""
    found: list[list[Run]] = []
    for word in words:
        if word == [_MARK] and found:
            found[-1] = _joined([*found[-1], " " + _MARK])
        else:
            found.append(word)
    return found


def _joined(runs: Sequence[Run]) -> list[Run]:
    """Neighbouring texts as one."""
    found: list[Run] = []
    for run in runs:
        if isinstance(run, str) and found and isinstance(found[-1], str):
            found[-1] += run
        else:
            found.append(run)
    return found
