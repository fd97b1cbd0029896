"""Controls with the keys of a list of options: left, right, + and − change the value.

Up and down are left to the list. Must not know options.
"""

from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QCheckBox, QComboBox

from maverick_desktop.ui import lettering, paint
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.ruledialog.parts import RIGHT

WIDTH: Final = 184
"""The least width of a choice."""
_BACKWARD: Final = (Qt.Key.Key_Left, Qt.Key.Key_Minus)
_FORWARD: Final = (Qt.Key.Key_Right, Qt.Key.Key_Plus)


class Choices(QComboBox):
    """A list to choose from that a turning wheel passes over."""

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumWidth(WIDTH)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right choose the next value, Space and Enter open the list."""
        key = event.key()
        if key in (*_BACKWARD, *_FORWARD):
            self.step(1 if key in _FORWARD else -1)
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.showPopup()
        else:
            super().keyPressEvent(event)

    def step(self, by: int) -> None:
        """Choose the value before or after the present one."""
        wanted = self.currentIndex() + by
        if 0 <= wanted < self.count():
            self.setCurrentIndex(wanted)
            self.activated.emit(wanted)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel moves the list of options, not a value that happens to lie under it."""
        event.ignore()


class Switch(QCheckBox):
    """A check box as a switch: its word at the left, and where its knob stands says the same."""

    TRACK = (36, 20)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setMinimumSize(WIDTH, 32)

    def hitButton(self, pos: QPoint) -> bool:  # noqa: N802 - Qt's name
        """All of it can be clicked."""
        return self.rect().contains(pos)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The word, and the knob in its track."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, on = self._look.theme, self.isChecked()
        wide, high = self.TRACK
        track = self.rect().toRectF()
        track.adjust(track.width() - wide - 2, (track.height() - high) / 2, -2, 0)
        track.setHeight(high)
        ground = theme.accent if on else theme.surface
        paint.rounded(painter, track, high / 2, ground, theme.accent if on else theme.ink_2)
        knob = track.adjusted(4, 4, 4 - wide + high - 4, -4)
        knob.setWidth(knob.height())
        if on:
            knob.moveRight(track.right() - 4)
        paint.rounded(painter, knob, knob.height() / 2, theme.accent_text if on else theme.ink_2)
        word = self.rect().toRectF().adjusted(0, 0, -wide - 12, 0)
        font = self._look.lettering.font(lettering.BODY)
        paint.text_in(painter, word, self.text(), font, theme.ink, RIGHT)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left is off, right is on; Space and Enter turn it over."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif key in (*_BACKWARD, *_FORWARD):
            if self.isChecked() != (key in _FORWARD):
                self.click()
        else:
            super().keyPressEvent(event)


class Tick(QCheckBox):
    """A check box; Enter turns it over like Space, + sets it, − takes it away."""

    stepped = Signal(int)
    """Left or right was pressed."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setFixedHeight(32)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that change the value; left and right are for who has several ticks."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus):
            if self.isChecked() != (key == Qt.Key.Key_Plus):
                self.click()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.stepped.emit(1 if key == Qt.Key.Key_Right else -1)
        else:
            super().keyPressEvent(event)
