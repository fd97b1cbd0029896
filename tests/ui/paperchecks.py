"""What must hold for every page on paper, looked up in what the page is made of."""

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from maverick_desktop.ui.paper.faces import LEAST_SIZE
from maverick_desktop.ui.paper.ink import Frame, Ink, Line, Sign, Text, Trace
from maverick_desktop.ui.paper.pages import Pages

Box = tuple[float, float, float, float]
"""Left, top, right, bottom in mm."""

_CAPITALS = 0.73
"""The height of capitals in parts of a face's size."""
_HANGING = 0.24
_ROUNDING = 0.05
_SHELF = 4.0
"""Only what is as far down as another can lie over it: things are looked up by so many mm."""


def texts(pages: Pages) -> list[str]:
    """Every text on the pages."""
    return [ink.text for page in range(pages.count) for ink in every_text(pages.inks(page))]


def every_text(inks: list[Ink]) -> list[Text]:
    """The texts among the inks."""
    return [ink for ink in inks if isinstance(ink, Text)]


def box_of(ink: Ink) -> Box:
    """The place an ink takes."""
    match ink:
        case Text():
            size = ink.face.value.size
            return ink.x, ink.y - _CAPITALS * size, ink.x + ink.width, ink.y + _HANGING * size
        case Line():
            half, level = ink.width / 2, ink.y1 == ink.y2
            x, y = (0, half) if level else (half, 0)
            return (
                min(ink.x1, ink.x2) - x,
                min(ink.y1, ink.y2) - y,
                max(ink.x1, ink.x2) + x,
                max(ink.y1, ink.y2) + y,
            )
        case Sign():
            half = (ink.size + ink.line) / 2
            return ink.x - half, ink.y - half, ink.x + half, ink.y + half
        case Frame():
            half = ink.line / 2
            right, bottom = ink.x + ink.width + half, ink.y + ink.height + half
            return ink.x - half, ink.y - half, right, bottom
        case Trace():
            xs, ys = zip(*ink.points, strict=True)
            return min(xs), min(ys), max(xs), max(ys)


def outside_margins(pages: Pages, sides: float, top: float, bottom: float = 11.5) -> list[Ink]:
    """The inks that reach into the margins; ``bottom`` is to the last line of text."""
    width, height = pages.size
    found = []
    for page in range(pages.count):
        for ink in pages.inks(page):
            box = box_of(ink)
            # A main line at the edge is drawn on it, half of it beyond.
            beyond = box[0] < sides - 0.25 or box[2] > width - sides + 0.25
            low = box[3] > height - bottom + (0.6 if isinstance(ink, Text) else 0)
            if beyond or low or box[1] < top - _ROUNDING:
                found.append(ink)
    return found


def too_small(pages: Pages) -> list[Text]:
    """Texts under 6 points."""
    return [
        ink
        for page in range(pages.count)
        for ink in every_text(pages.inks(page))
        if ink.face.value.size < LEAST_SIZE
    ]


def collisions(inks: list[Ink]) -> Iterator[tuple[Ink, Ink]]:
    """Texts that lie over other texts, or over an upright line."""
    placed: list[tuple[Box, Ink]] = [(_core(ink), ink) for ink in inks if isinstance(ink, Text)]
    lines: list[tuple[Box, Ink]] = [
        (box_of(ink), ink) for ink in inks if isinstance(ink, Line) and ink.x1 == ink.x2
    ]
    shelves: dict[int, list[tuple[Box, Ink]]] = {}
    for box, ink in (*lines, *placed):
        for shelf in range(int(box[1] // _SHELF), int(box[3] // _SHELF) + 1):
            shelves.setdefault(shelf, []).append((box, ink))
    for things in shelves.values():
        for (box, ink), (other_box, other) in combinations(things, 2):
            if isinstance(other, Text) and _overlap(box, other_box):
                yield ink, other


def _core(ink: Text) -> Box:
    left, top, right, _ = box_of(ink)
    return left, top, right, ink.y


def _overlap(one: Box, other: Box) -> bool:
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across > _ROUNDING and down > _ROUNDING


def picture(pages: Pages, page: int, width: float | None = None) -> QImage:
    """A page as a poor grey printer would have it, with 150 dots to the inch or so many across."""
    wide = width or pages.size[0] / 25.4 * 150
    high = wide * pages.size[1] / pages.size[0]
    image = QImage(round(wide), round(high), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    pages.paint_into(painter, page, QRectF(0, 0, wide, high))
    painter.end()
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def darkest_band(image: QImage, height: int = 30) -> float:
    """The share of dark pixels in the darkest band of rows across the picture."""
    width, stride = image.width(), image.bytesPerLine()
    data = bytes(image.constBits()).translate(_DARK)
    rows = [data[y * stride : y * stride + width].count(1) for y in range(image.height())]
    bands = (sum(rows[y : y + height]) for y in range(0, image.height() - height, height))
    return max(bands) / (width * height)


_DARK = bytes(grey < 128 for grey in range(256))
"""What of grey is dark."""
