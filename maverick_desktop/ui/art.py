"""The drawings in assets/: loaded once, given another colour where asked, painted at any size.

Knows files, names and colours. Must not know themes, the layout of a card or the game's state.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from maverick_desktop.core.cards import Card, Suit
from maverick_desktop.ui.scene import Mark

ASSETS: Final = Path(__file__).parent.parent / "assets"

# The one colour of an icon's file, and the fill of a suit's.
INK: Final = "#1c2b2a"
_LINE: Final = re.compile(rb'stroke-width="1\.9"')
_FILL: Final = re.compile(rb'fill="(#[0-9a-fA-F]{3,6})"')

# An icon is kept for screens of these densities.
_DENSITIES: Final = (1.0, 1.25, 1.5, 2.0, 3.0)


class Art:
    """The drawings, by name: ``KS``, ``suit-H``, ``back-ink``, ``undo``, ``seat-person`` …"""

    def __init__(self, folder: Path = ASSETS) -> None:
        self._folder = folder
        self._renderers: dict[tuple[str, tuple[tuple[str, str], ...], float], QSvgRenderer] = {}
        self._fills: dict[str, str] = {}

    def paint(
        self,
        painter: QPainter,
        name: str,
        rect: QRectF,
        colours: Mapping[str, QColor] | None = None,
        *,
        line: float = 1.9,
    ) -> None:
        """Paint a drawing over ``rect``, colours exchanged, lines 1.9 wide made ``line`` wide."""
        swaps = tuple((old, new.name()) for old, new in (colours or {}).items())
        self._renderer(name, swaps, line).render(painter, rect)

    def paint_suit(self, painter: QPainter, suit: Suit, rect: QRectF, colour: QColor) -> None:
        """Paint a suit sign of named height ``rect.height()`` in the middle of ``rect``."""
        name = f"suit-{suit.letter}"
        swaps = ((self._fill(name), colour.name()),)
        self._renderer(name, swaps, 1.9).render(painter, square(rect, 1.1 * rect.height()))

    def paint_mark(self, painter: QPainter, mark: Mark, rect: QRectF) -> None:
        """Paint a mark whose disc or shield fills ``rect``."""
        self.paint(painter, f"mark-{mark.value}", square(rect, rect.height() * 14 / 11))

    def paint_icon(
        self, painter: QPainter, name: str, rect: QRectF, colour: QColor, *, line: float = 1.9
    ) -> None:
        """Paint an icon, seat sign or crown over ``rect`` in one colour."""
        self.paint(
            painter, self._icon_file(name), rect, {INK: colour, "#3a2800": colour}, line=line
        )

    def pixmap(
        self, name: str, size: int, colour: QColor, dpr: float, *, line: float = 1.9
    ) -> QPixmap:
        """An icon of ``size`` logical pixels in one colour, for a screen of density ``dpr``."""
        side = round(size * dpr)
        image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_icon(painter, name, QRectF(0, 0, side, side), colour, line=line)
        painter.end()
        pixmap = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(dpr)
        return pixmap

    def icon(self, name: str, size: int, colour: QColor, disabled: QColor | None = None) -> QIcon:
        """The icon for a button or an action, sharp on every screen."""
        icon = QIcon()
        for dpr in _DENSITIES:
            icon.addPixmap(self.pixmap(name, size, colour, dpr), QIcon.Mode.Normal)
            if disabled is not None:
                icon.addPixmap(self.pixmap(name, size, disabled, dpr), QIcon.Mode.Disabled)
        return icon

    def app_icon(self) -> QIcon:
        """The mark of the game, for windows and the task bar."""
        icon = QIcon()
        for side in (16, 24, 32, 48, 64, 128, 256):
            pixmap = QPixmap(QSize(side, side))
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.paint(painter, "app", QRectF(0, 0, side, side))
            painter.end()
            icon.addPixmap(pixmap)
        return icon

    def _icon_file(self, name: str) -> str:
        return name if name.startswith(("seat-", "mark-", "app")) else f"icon-{name}"

    def _fill(self, name: str) -> str:
        """The colour that a drawing is filled with in its file; read once."""
        if name not in self._fills:
            found = _FILL.search(self.file(name).read_bytes())
            assert found is not None, name
            self._fills[name] = found[1].decode().lower()
        return self._fills[name]

    def file(self, name: str) -> Path:
        """The file of a drawing, by its whole name."""
        in_cards = self._folder / "cards" / f"{name}.svg"
        return in_cards if in_cards.is_file() else self._folder / "icons" / f"{name}.svg"

    def _renderer(self, name: str, swaps: tuple[tuple[str, str], ...], line: float) -> QSvgRenderer:
        key = (name, swaps, line)
        if key not in self._renderers:
            svg = self.file(name).read_bytes()
            if swaps:
                svg = _recoloured(svg, dict(swaps))
            if line != 1.9:
                svg = _LINE.sub(b'stroke-width="%g"' % line, svg)
            self._renderers[key] = QSvgRenderer(QByteArray(svg))
        return self._renderers[key]


def card_drawing(card: Card, four_colours: bool, folder: Path = ASSETS) -> str | None:
    """The name of the drawing that fills a court, ace or joker; None for the other cards."""
    name = card.code
    if four_colours and (folder / "cards" / f"{name}-4.svg").is_file():
        return f"{name}-4"
    return name if (folder / "cards" / f"{name}.svg").is_file() else None


def square(rect: QRectF, side: float) -> QRectF:
    """The square of that side in the middle of ``rect``."""
    centre = rect.center()
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)


def _recoloured(svg: bytes, swaps: Mapping[str, str]) -> bytes:
    def swapped(found: re.Match[bytes]) -> bytes:
        old = found[2].decode()
        return found[1] + swaps.get(old.lower(), old).encode()

    return re.sub(rb'((?:fill|stroke|stop-color)=")(#[0-9a-fA-F]{3,6})', swapped, svg)
