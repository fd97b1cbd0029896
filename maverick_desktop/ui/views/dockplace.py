"""Where the score dock stands: empty until there is a match, so that a start does not wait for it.

Must not know what the dock shows.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from maverick_desktop.core.view import SeatView
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.measures import dock_width

if TYPE_CHECKING:
    from maverick_desktop.ui.views.dock import ScoreDock


class DockPlace(QWidget):
    """The dock's room in the window."""

    sheet_requested = Signal()
    print_requested = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.dock: ScoreDock | None = None
        self._room = QVBoxLayout(self)
        self._room.setContentsMargins(0, 0, 0, 0)
        self._room.setSpacing(0)

    def show_view(self, view: SeatView, rules_name: str, changes: int) -> None:
        """Show the score; the dock is made with the first match."""
        if self.dock is None:
            from maverick_desktop.ui.views.dock import ScoreDock

            self.dock = ScoreDock(self._look)
            self.dock.sheet_requested.connect(self.sheet_requested)
            self.dock.print_requested.connect(self.print_requested)
            self._room.insertWidget(0, self.dock, 1)
        self.dock.show_view(view, rules_name, changes)

    def add_below(self, widget: QWidget) -> None:
        """Have something stand under the dock, which makes room for it."""
        self._room.addWidget(widget)

    def fit(self, window_width: int) -> None:
        """Take the width that goes with a window's."""
        self.setFixedWidth(dock_width(window_width))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The bare ground, until the dock covers it."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._look.theme.dock)
        painter.fillRect(0, 0, 1, self.height(), self._look.theme.line)
        painter.end()
