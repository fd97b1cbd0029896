"""The pad's painted buttons: what they have in common, numbers, bids, actions.

A button that can lead to nothing is dim and dashed, and may be pressed all the same: then the
window says why. Must not know the match.
"""

from enum import Enum
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui import lettering, measures, paint
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.theme import GOLD_LINE
from maverick_desktop.ui.views.part import PaintedButton, own_rect, place_part
from maverick_desktop.ui.widgets import plain_tip

MARGIN: Final = 6
"""The ring of the focus reaches this far beyond a button."""
CENTRE: Final = Qt.AlignmentFlag.AlignCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_PRESS: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_NUMBER: Final = Role(20, Weight.Bold)
KEY: Final = Role(10.5, Weight.Bold)
_WORD: Final = Role(13, Weight.DemiBold)


class Face(Enum):
    """How a button looks."""

    FREE = "free"
    """It may be pressed."""
    WANTED = "wanted"
    """It is one of those that come next."""
    CHOSEN = "chosen"
    DEAD = "dead"
    """Pressing it only tells why it cannot be."""


class PadButton(PaintedButton):
    """A painted button; letters, digits and arrows that it hears are the window's."""

    radius = float(measures.TABLE_BUTTON_RADIUS)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._shown: Any = None

    def changed(self, value: object, said: Phrase, tip: str = "") -> bool:
        """Remember what is shown and said; repaint and say True if it is another value."""
        words = self.look.say(said)
        if words != self.accessibleName():
            self.setAccessibleName(words)
        if tip != self.accessibleDescription():
            self.setAccessibleDescription(tip)
            self.setToolTip(plain_tip(tip))
        if value == self._shown:
            return False
        self._shown = value
        self.update()
        return True

    def forget(self) -> None:
        """Take whatever is shown next as new: the language is another."""
        self._shown = None
        self.update()

    def place(self, rect: QRectF) -> None:
        """Put the button's face there."""
        place_part(self, rect, MARGIN)

    @property
    def face(self) -> QRectF:
        """What is seen and may be clicked."""
        return own_rect(self, MARGIN)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space and Enter press it."""
        if event.key() in _PRESS:
            self.click()
        else:
            event.ignore()

    def ground(self, painter: QPainter, face: QRectF, look: Face) -> QColor:
        """Paint the button without its words; the colour for these."""
        theme = self.drawing.theme
        if look is Face.DEAD:
            _dashed(painter, face, self.radius, theme.plate, theme.plate_text_2)
            return theme.plate_text_2
        fill, line, ink = {
            Face.CHOSEN: (theme.gold, GOLD_LINE, theme.gold_text),
            Face.WANTED: (theme.cream, theme.plate_line, theme.cream_text),
            Face.FREE: (theme.seat_plate, theme.plate_line, theme.plate_text),
        }[look]
        paint.rounded(painter, face, self.radius, fill, line)
        if self.isDown() or self.underMouse():
            over = QColor(ink)
            over.setAlphaF(0.18 if self.isDown() else 0.08)
            paint.rounded(painter, face, self.radius, over)
        return ink


def _dashed(painter: QPainter, face: QRectF, radius: float, fill: QColor, line: QColor) -> None:
    """A ground that is there but does nothing."""
    paint.rounded(painter, face, radius, fill)
    ink = QColor(line)
    ink.setAlphaF(0.75)
    pen = QPen(ink, 1.2)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(face.adjusted(1, 1, -1, -1), radius - 1, radius - 1)


def keycap(
    painter: QPainter, look: Look, face: QRectF, text: str, ink: QColor, scale: float
) -> None:
    """A key with its letter, in a small frame."""
    line = QColor(ink)
    line.setAlphaF(0.55)
    painter.setPen(QPen(line, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(face.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
    paint.text_in(painter, face, text, look.lettering.font(KEY, scale), ink, CENTRE)


# --- numbers -------------------------------------------------------------------------------------


class NumberButton(PadButton):
    """A number of trumps or adders."""

    def __init__(self, look: Look, parent: QWidget, number: int) -> None:
        super().__init__(look, parent)
        self.number: Final = number
        self.look_now = Face.FREE

    def show_number(self, look: Face, said: Phrase, why: str) -> None:
        """Show how it can be pressed; ``why`` it cannot, if it cannot."""
        self.look_now = look
        self.changed(look, said, why)

    def draw(self, painter: QPainter, face: QRectF) -> None:
        """The number, with a stroke through one that cannot be."""
        ink = self.ground(painter, face, self.look_now)
        font = self.drawing.font(_NUMBER, tabular=True)
        paint.text_in(painter, face, str(self.number), font, ink, CENTRE)
        if self.look_now is Face.DEAD:
            middle, half = face.center(), 13 * self.drawing.text
            painter.setPen(QPen(ink, 1.6))
            painter.drawLine(middle + QPointF(-half, half), middle + QPointF(half, -half))


# --- actions and bids ----------------------------------------------------------------------------


class WordButton(PadButton):
    """A word and its key: an action beside the numbers."""

    def __init__(self, look: Look, parent: QWidget, key: str) -> None:
        super().__init__(look, parent)
        self.key: Final = key
        self.look_now = Face.FREE

    def show_word(self, word: Phrase, look: Face, said: Phrase, why: str) -> None:
        """Show the action; ``why`` it cannot be, if it cannot."""
        self.look_now = look
        self.setText(self.look.say(word))
        self.changed((self.text(), look), said, why)

    def draw(self, painter: QPainter, face: QRectF) -> None:
        """The word over its key."""
        ink, text = self.ground(painter, face, self.look_now), self.drawing.text
        middle = face.center().y()
        word = QRectF(face.left() + 4, middle - 18 * text, face.width() - 8, 18 * text)
        font = self.drawing.fitting_font(_WORD, self.text(), word.width(), 0.8)
        paint.text_in(painter, word, self.text(), font, ink, CENTRE)
        cap = QRectF(face.center().x() - 9 * text, middle + 2 * text, 18 * text, 16 * text)
        keycap(painter, self.look, cap, self.key, ink, text)


class BidButton(PadButton):
    """A bid: its name, its key, and what it is worth."""

    def __init__(self, look: Look, parent: QWidget, key: str) -> None:
        super().__init__(look, parent)
        self.key: Final = key
        self.look_now = Face.FREE
        self._worth: tuple[tuple[str, str], ...] = ()

    def show_bid(
        self, title: Phrase, worth: tuple[tuple[Phrase, Phrase], ...], live: bool, said: Phrase
    ) -> None:
        """Show a bid; ``worth``: lines of a word and a figure."""
        say = self.look.say
        self.setText(say(title))
        self._worth = tuple((say(word), say(figure)) for word, figure in worth)
        self.look_now = Face.WANTED if live else Face.FREE
        self.changed((self.text(), self._worth, live), said)

    def draw(self, painter: QPainter, face: QRectF) -> None:
        """Name and key, and under them what it scores."""
        ink, text, theme = (
            self.ground(painter, face, self.look_now),
            self.drawing.text,
            self.drawing.theme,
        )
        second = theme.cream_text_2 if self.look_now is Face.WANTED else theme.plate_text_2
        inner = face.adjusted(12 * text, 0, -12 * text, 0)
        cap = QRectF(inner.right() - 18 * text, face.top() + 10 * text, 18 * text, 18 * text)
        keycap(painter, self.look, cap, self.key, ink, text)
        title = QRectF(inner.left(), cap.top() - 2, cap.left() - inner.left() - 4, 22 * text)
        paint.text_in(painter, title, self.text(), self.drawing.font(lettering.PROMPT), ink)
        line = QRectF(inner.left(), face.bottom() - 50 * text, inner.width(), 18 * text)
        for word, figure in self._worth:
            bold = self.drawing.font(lettering.BODY_BOLD)
            wide = self.drawing.width(figure, bold) + 1
            right = QRectF(line.right() - wide, line.top(), wide, line.height())
            paint.text_in(painter, right, figure, bold, ink, RIGHT)
            left = QRectF(line.left(), line.top(), right.left() - line.left() - 4, line.height())
            paint.text_in(painter, left, word, self.drawing.font(lettering.SECOND), second)
            line.translate(0, 20 * text)
