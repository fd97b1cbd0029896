"""Where the table stands: bare felt until the first match.

Must not know what will lie on it.
"""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from maverick_desktop.ui import paint
from maverick_desktop.ui.look import Look


class TablePlace(QWidget):
    """The table's room in the window."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        room = QHBoxLayout(self)
        room.setContentsMargins(0, 0, 0, 0)

    def furnish(self, table: QWidget) -> None:
        """Lay the table."""
        room = self.layout()
        assert room is not None
        room.addWidget(table)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The felt, until the table covers it."""
        painter = QPainter(self)
        paint.felt(painter, QRectF(self.rect()), self._look.theme)
        painter.end()
