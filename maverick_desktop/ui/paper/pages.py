"""A finished sheet: pages to be painted anywhere.

A page is laid out when it is first asked for, so that a preview shows the first one at once.
"""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from maverick_desktop.ui.paper.faces import UNITS
from maverick_desktop.ui.paper.ink import Ink
from maverick_desktop.ui.paper.press import Press


class Pages:
    """Pages of one size, with the title of the document they make."""

    def __init__(
        self,
        press: Press,
        size: tuple[float, float],
        title: str,
        setting: Sequence[Callable[[], list[Ink]]],
    ) -> None:
        self._press = press
        self._setting = setting
        self._set: dict[int, list[Ink]] = {}
        self.size: Final = size
        """Width and height of a page in mm."""
        self.title: Final = title

    @property
    def count(self) -> int:
        """How many pages there are; at least one."""
        return len(self._setting)

    def inks(self, page: int) -> list[Ink]:
        """What a page is made of, in mm from its upper left corner; the first page is 0."""
        if page not in self._set:
            self._set[page] = self._setting[page]()
        return self._set[page]

    def paint(self, painter: QPainter, page: int) -> None:
        """Paint a page from the painter's origin, in hundredths of a millimetre.

        The painter must be scaled so that so many of its units are a millimetre on the device.
        """
        self._press.paint(painter, self.inks(page))

    def paint_into(self, painter: QPainter, page: int, sheet: QRectF) -> None:
        """Paint a page over a whole sheet, given in the painter's units; nothing fills its ground.

        For a printer or a PDF ``sheet`` is the paper from edge to edge, without margins.
        """
        painter.save()
        painter.translate(sheet.topLeft())
        scale = sheet.width() / (self.size[0] * UNITS)
        painter.scale(scale, scale)
        self.paint(painter, page)
        painter.restore()
