"""What the painted parts of the table have in common: a look, a layout, a margin for what sticks
out.

A part shows one value of the scene and repaints itself only when that value changes. Must not know
the scene as a whole.
"""

from html import escape
from typing import Any, Final

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from maverick_desktop.core.cards import Suit
from maverick_desktop.ui import paint
from maverick_desktop.ui.lettering import Role
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.theme import suits_on_cards, suits_on_plates
from maverick_desktop.ui.views.layout import TableLayout, lay_out
from maverick_desktop.ui.widgets import presses

MARGIN: Final = 16
"""Shadows, rings and badges reach this far beyond a part's own rectangle."""


class Drawing:
    """The look at the text scale of the table: what painting functions are handed."""

    def __init__(self, look: Look, layout: TableLayout) -> None:
        self.look = look
        self.theme = look.theme
        self.layout = layout
        self.text = layout.text

    def font(self, role: Role, times: float = 1.0, *, tabular: bool = False) -> QFont:
        """The font of a role on this table."""
        return self.look.lettering.font(role, self.text * times, tabular=tabular)

    def fitting_font(self, role: Role, text: str, room: float, least: float = 0.6) -> QFont:
        """The font of a role, made so much smaller that a word fits; not smaller than ``least``."""
        size = 1.0
        # By steps: letters do not shrink evenly.
        while self.width(text, self.font(role, size)) > room and size > least:
            size -= 0.04
        return self.font(role, size)

    def width(self, text: str, font: QFont) -> float:
        """How wide a text is."""
        return QFontMetricsF(font).horizontalAdvance(text)

    def on_plate(self, suit: Suit) -> QColor:
        """A suit's colour on a dark plate."""
        return suits_on_plates(self.look.faces.options.four_colours).of(suit)

    def on_cream(self, suit: Suit) -> QColor:
        """A suit's colour on cream."""
        return suits_on_cards(self.look.faces.options.four_colours).of(suit)


def place_part(part: QWidget, rect: QRectF, margin: int = MARGIN) -> None:
    """Give a part its own rectangle and the margin around it."""
    part.setGeometry(rect.toAlignedRect().adjusted(-margin, -margin, margin, margin))


def own_rect(part: QWidget, margin: int = MARGIN) -> QRectF:
    """A part's own rectangle, in its coordinates."""
    return QRectF(part.rect().adjusted(margin, margin, -margin, -margin))


def plain_tip(text: str) -> str:
    """A text for a tool tip, which would read names as markup."""
    return f"<qt>{escape(text)}</qt>" if text else ""


class Part(QWidget):
    """A painted part that takes no clicks: they go to the table under it."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.drawing = Drawing(look, lay_out(980, 756))
        self._shown: Any = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_layout(self, layout: TableLayout) -> None:
        """Follow the table's size."""
        self.drawing = Drawing(self.look, layout)
        self.update()

    def changed(self, value: object) -> bool:
        """Remember what is shown; repaint and say True if it is another value."""
        if value == self._shown:
            return False
        self._shown = value
        self.update()
        return True

    def forget(self) -> None:
        """Take whatever comes next as new: language or look have changed."""
        self._shown = None
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the part, smoothly."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter)
        painter.end()

    def draw(self, painter: QPainter) -> None:
        """Paint what is shown."""
        raise NotImplementedError


class PaintedButton(QAbstractButton):
    """A real button that paints itself: it is clicked, focused and read out as any other."""

    radius = 10.0

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.drawing = Drawing(look, lay_out(980, 756))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._ring = False

    def set_layout(self, layout: TableLayout) -> None:
        """Follow the table's size."""
        self.drawing = Drawing(self.look, layout)
        self.update()

    def place(self, rect: QRectF) -> None:
        """Put the button's face there."""
        place_part(self, rect)

    @property
    def face(self) -> QRectF:
        """What is seen and may be clicked, in the button's own coordinates."""
        return own_rect(self)

    def hitButton(self, position: QPoint) -> bool:  # noqa: N802 - an override
        """The margin around the face is not the button."""
        return self.face.contains(position.toPointF())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it as Space does; elsewhere it means to go on."""
        if presses(event):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button, and the ring of the focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter, self.face)
        if self.hasFocus():
            paint.focus_ring(painter, self.face, self.radius, self.drawing.theme)
        painter.end()

    def draw(self, painter: QPainter, face: QRectF) -> None:
        """Paint the button's face."""
        raise NotImplementedError

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer is over it: it may look so."""
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer has left."""
        self.update()
        super().leaveEvent(event)
