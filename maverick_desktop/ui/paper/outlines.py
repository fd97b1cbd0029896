"""The signs on paper as shapes, from the drawings in assets: never characters of a font."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QTransform

from maverick_desktop.ui.art import Art
from maverick_desktop.ui.paper.ink import Outline

_PATH: Final = re.compile(r'<path[^>]*? d="([^"]+)"')
_BOX: Final = re.compile(r'viewBox="0 0 (\d+) \d+"')
_TOKEN: Final = re.compile(r"[MLCZ]|-?(?:\d+\.?\d*|\.\d+)")

# How much of its box a drawing fills: a sign's size is its own height, not that of its box.
_FILLED: Final = {
    Outline.SHIELD: 22 / 28,
    Outline.ADDER: 22 / 28,
    Outline.TICK: 14 / 24,
    Outline.CROSS: 14 / 24,
    Outline.CROWN: 16 / 24,
    Outline.GAME: 24.76 / 24,
}
_SUIT_FILLED: Final = 100 / 110


class Outlines:
    """Shapes of height 1 around 0, read when first asked for."""

    def __init__(self, art: Art) -> None:
        self._art = art
        self._shapes: dict[Outline, list[QPainterPath]] = {}

    def parts(self, outline: Outline) -> list[QPainterPath]:
        """The parts of a sign, the lowest first."""
        if outline not in self._shapes:
            self._shapes[outline] = self._made(outline)
        return self._shapes[outline]

    def _made(self, outline: Outline) -> list[QPainterPath]:
        match outline:
            case Outline.DISC:
                path = QPainterPath()
                path.addEllipse(QPointF(0, 0), 0.5, 0.5)
                return [path]
            case Outline.SQUARE:
                path = QPainterPath()
                path.addRoundedRect(QRectF(-0.5, -0.5, 1, 1), 0.06, 0.06)
                return [path]
            case Outline.LED:
                return [path_of("M-.3 -.5 .4 0 -.3 .5Z")]
            case _:
                return drawn(self._art.file(outline.value), _FILLED.get(outline, _SUIT_FILLED))


def drawn(file: Path, filled: float) -> list[QPainterPath]:
    """The shapes of a drawing whose sign fills so much of its box."""
    svg = file.read_text(encoding="utf-8")
    box = _BOX.search(svg)
    assert box is not None, file
    side = float(box[1])
    size = 1 / (side * filled)
    middle = QTransform.fromScale(size, size).translate(-side / 2, -side / 2)
    return [middle.map(path_of(found[1])) for found in _PATH.finditer(svg)]


def path_of(data: str) -> QPainterPath:
    """A shape from SVG path data that moves, draws lines and curves, and closes, all absolute."""
    path = QPainterPath()
    # Parts of a club lie over one another: all of it is solid.
    path.setFillRule(Qt.FillRule.WindingFill)
    words = iter(_TOKEN.findall(data))
    command = "M"
    for word in words:
        if word == "Z":
            path.closeSubpath()
            continue
        if word.isalpha():
            command, word = word, next(words)
        first = QPointF(float(word), float(next(words)))
        if command == "M":
            path.moveTo(first)
            # Further pairs after a move are lines.
            command = "L"
        elif command == "L":
            path.lineTo(first)
        else:
            path.cubicTo(first, _point(words), _point(words))
    return path


def _point(words: Iterator[str]) -> QPointF:
    return QPointF(float(next(words)), float(next(words)))
