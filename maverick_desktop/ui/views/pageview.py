"""A printed page on the screen: the same painting that goes to paper, on a white sheet.

Must not know what is on the page.
"""

from typing import Final, Protocol

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QScrollArea, QWidget

_MARGIN: Final = 14
_SHADOW: Final = 3
_PAPER: Final = QColor("white")
_MOST_ZOOM: Final = 3.0


class Sheets(Protocol):
    """Pages that can be painted: what the view needs of them."""

    @property
    def count(self) -> int:
        """How many there are, at least 1."""

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the paper, in millimetres."""

    def paint_into(self, painter: QPainter, page: int, sheet: QRectF) -> None:
        """Paint page 0, 1, … over a sheet given in the painter's units."""


class _Leaf(QWidget):
    """One page as large as the widget is; painted once a size and kept."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._sheets: Sheets | None = None
        self._page = 0
        self._picture: QPixmap | None = None

    def show_page(self, sheets: Sheets | None, page: int) -> None:
        self._sheets, self._page, self._picture = sheets, page, None
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another size is another picture."""
        self._picture = None
        super().resizeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The page on white, with a thin shadow."""
        if self._sheets is None:
            return
        if self._picture is None:
            self._picture = self._painted(self._sheets)
        painter = QPainter(self)
        shadow = QColor(0, 0, 0, 40)
        painter.fillRect(QRectF(self.rect()).adjusted(_SHADOW, _SHADOW, 0, 0), shadow)
        painter.drawPixmap(0, 0, self._picture)

    def _painted(self, sheets: Sheets) -> QPixmap:
        ratio = self.devicePixelRatioF()
        size = self.size() - QSize(_SHADOW, _SHADOW)
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(_PAPER)
        painter = QPainter(picture)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
        )
        sheets.paint_into(painter, self._page, QRectF(0, 0, size.width(), size.height()))
        painter.end()
        return picture


class PageView(QScrollArea):
    """Shows one page of several, fitted to the view or larger; Page Up and Down turn the pages."""

    turned = Signal(int)
    """Another page is shown: 0, 1, …"""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._leaf = _Leaf(self)
        self._sheets: Sheets | None = None
        self._page = 0
        self._zoom = 1.0
        self.setWidget(self._leaf)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    @property
    def page(self) -> int:
        """The page that is shown."""
        return self._page

    def show_sheets(self, sheets: Sheets) -> None:
        """Show these pages; the same page as before if there is one."""
        self._sheets = sheets
        self._fit()
        self.turn_to(self._page)

    def turn_to(self, page: int) -> None:
        """Show a page, the nearest there is."""
        if self._sheets is None:
            return
        before, self._page = self._page, min(max(page, 0), self._sheets.count - 1)
        self._leaf.show_page(self._sheets, self._page)
        if self._page != before:
            self.verticalScrollBar().setValue(0)
        self.turned.emit(self._page)

    def zoom(self, factor: float) -> None:
        """Enlarge or shrink; never smaller than the whole page."""
        self._zoom = min(max(self._zoom * factor, 1.0), _MOST_ZOOM)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn the pages, zoom by + and −."""
        match event.key():
            case Qt.Key.Key_PageDown:
                self.turn_to(self._page + 1)
            case Qt.Key.Key_PageUp:
                self.turn_to(self._page - 1)
            case Qt.Key.Key_Home:
                self.turn_to(0)
            case Qt.Key.Key_End if self._sheets is not None:
                self.turn_to(self._sheets.count - 1)
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                self.zoom(1.25)
            case Qt.Key.Key_Minus:
                self.zoom(0.8)
            case _:
                super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """With Ctrl the wheel zooms."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(1.25 if event.angleDelta().y() > 0 else 0.8)
            event.accept()
        else:
            super().wheelEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The page is fitted again."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        if self._sheets is None:
            return
        wide, high = self._sheets.size
        room = self.viewport().size() - QSize(2 * _MARGIN, 2 * _MARGIN)
        scale = max(min(room.width() / wide, room.height() / high), 0.5) * self._zoom
        self._leaf.resize(round(wide * scale) + _SHADOW, round(high * scale) + _SHADOW)
