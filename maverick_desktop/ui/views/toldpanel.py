"""A panel of words that scrolls by itself: beside a score sheet, beside a review.

Must not know what is said.
"""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from maverick_desktop.ui.look import Look


class ToldPanel(QScrollArea):
    """The frame around a page, which can have the keys."""

    def __init__(
        self,
        look: Look,
        page: QWidget,
        set_room: Callable[[int], None],
        padding: int,
        parent: QWidget | None = None,
    ) -> None:
        """``set_room`` lays the page out for a width; ``padding``: pixels around it."""
        super().__init__(parent)
        self._set_room = set_room
        self.setWidget(page)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        theme = look.theme
        self.setStyleSheet(
            f"QScrollArea {{ background: {theme.surface.name()}; border-radius: 10px;"
            f" border: 2px solid {theme.line.name()}; padding: {padding}px; }}"
            f" QScrollArea:focus {{ border-color: {theme.focus_in_dialogs.name()}; }}"
        )

    def announce(self, name: str, said: str) -> None:
        """What a screen reader says of it."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(said)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The words keep clear of the scroll bar whether it is there or not: no line jumps."""
        bar = self.verticalScrollBar().sizeHint().width()
        self._set_room(self.maximumViewportSize().width() - bar)
        super().resizeEvent(event)
