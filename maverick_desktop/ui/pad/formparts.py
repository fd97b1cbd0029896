"""What the pad's forms are made of: buttons that can be chosen, suits, lines to type in."""

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QPushButton, QSizePolicy, QWidget

from maverick_desktop.core.cards import Suit
from maverick_desktop.text import seen
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui import lettering, measures, paint
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.scene import Mark
from maverick_desktop.ui.theme import suits_on_cards, suits_on_plates
from maverick_desktop.ui.widgets import plain_tip

ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_AROUND: Final = 36
"""What the style keeps free at both sides of a button's words."""
_TICK: Final = 22
_WORD: Final = Role(13, Weight.DemiBold)
_SUIT: Final = Role(14, Weight.DemiBold)
_WINDOW_KEYS: Final = (
    ord("U"),
    ord("Г"),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
)


class FormButton(QPushButton):
    """A button that Enter presses while it has the focus."""

    def __init__(self, text: str = "", look: str = "") -> None:
        super().__init__(text.replace("&", "&&"))
        self.setAutoDefault(False)
        if look:
            self.setProperty("look", look)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter is for it, not for the form."""
        if event.key() in ENTER:
            self.click()
        else:
            super().keyPressEvent(event)


class ChoiceButton(FormButton):
    """One of several names; the chosen one has a tick. A name that is too long is cut."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._whole = ""
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.toggled.connect(self._dress)

    def show_name(self, name: str) -> None:
        """Show a name as it was typed."""
        self._whole = name
        self.setAccessibleName(name)
        self.setToolTip(plain_tip(name))
        self._dress()

    def whole_width(self) -> int:
        """How wide it has to be for its name in full, chosen or not."""
        return round(paint.width_of(self._whole, self.font())) + _AROUND + _TICK

    def _dress(self) -> None:
        art, theme = self._look.art, self._look.theme
        icon = art.icon("check", 16, theme.ink) if self.isChecked() else QIcon()
        self.setIcon(icon)
        room = self.width() - _AROUND - (_TICK if self.isChecked() else 0)
        shown = paint.cut(self._whole, self.font(), room)
        self.setText(shown.replace("&", "&&"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses; once that is done it is the form's."""
        if event.key() in ENTER and self.isChecked():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Names are cut anew."""
        super().resizeEvent(event)
        self._dress()


class PadLine(QLineEdit):
    """A line to type in; while it is empty the keys of undo and the arrows are the window's."""

    def event(self, event: QEvent) -> bool:
        """Leave Ctrl+Z to the window while there is nothing here to undo."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.matches(QKeySequence.StandardKey.Undo)
            and not self.text()
        ):
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave keys that mean nothing in an empty line to the window: no card begins with U."""
        if event.key() in _WINDOW_KEYS and not self.text():
            event.ignore()
        else:
            super().keyPressEvent(event)


class SuitButton(QAbstractButton):
    """A suit to be chosen: its sign and its word."""

    def __init__(self, look: Look, suit: Suit) -> None:
        super().__init__()
        self._look = look
        self.suit: Final = suit
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """Room for a word and two signs."""
        return QSize(110, 44)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses, as Space does; arrows move the focus."""
        if event.key() in ENTER and not self.isChecked():
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Sign, word, and a tick if it is chosen."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, face = self._look.theme, self.rect().toRectF().adjusted(1, 1, -1, -1)
        over = self.underMouse() or self.isDown()
        fill = theme.selected if self.isChecked() else theme.surface_2 if over else theme.surface
        line = theme.accent if self.isChecked() else theme.line
        paint.rounded(painter, face, measures.BUTTON_RADIUS, fill, line)
        if self.hasFocus():
            painter.setPen(QPen(theme.focus_in_dialogs, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(face, measures.BUTTON_RADIUS, measures.BUTTON_RADIUS)
        sign = QRectF(face.left() + 9, face.center().y() - 9, 18, 18)
        self._look.art.paint_suit(painter, self.suit, sign, suit_ink(self._look, self.suit))
        room = face.adjusted(33, 0, -6, 0)
        title = self._look.say(Phrase(seen.SUIT_TITLES[self.suit]))
        paint.text_in(painter, room, title, self._look.lettering.font(_WORD), theme.ink)
        if self.isChecked():
            tick = QRectF(face.right() - 16, face.top() + 3, 13, 13)
            self._look.art.paint_icon(painter, "check", tick, theme.ink, line=2.8)
        painter.end()


def suit_ink(look: Look, suit: Suit) -> QColor:
    """A suit's colour on the surface of dialogs."""
    four = look.faces.options.four_colours
    return (suits_on_plates if look.theme.dark else suits_on_cards)(four).of(suit)


class FormSuits(QWidget):
    """Trump and adder as the form has them now, or dashes."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._suits: tuple[Suit, Suit] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(34)

    def show_suits(self, suits: tuple[Suit, Suit] | None, said: str) -> None:
        """Show trump and adder."""
        self._suits = suits
        self.setAccessibleName(said)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Two groups: sign, label, suit."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        half = self.width() / 2
        for place, (mark, label) in enumerate(((Mark.TRUMP, seen.TRUMP), (Mark.ADDER, seen.ADDER))):
            suit = None if self._suits is None else self._suits[place]
            self._group(painter, QPointF(place * half, self.height() / 2), half, mark, label, suit)
        painter.end()

    def _group(
        self,
        painter: QPainter,
        at: QPointF,
        width: float,
        mark: Mark,
        label: str,
        suit: Suit | None,
    ) -> None:
        theme, letters = self._look.theme, self._look.lettering
        self._look.art.paint_mark(painter, mark, QRectF(at.x(), at.y() - 9, 18, 18))
        room = QRectF(at.x() + 26, at.y() - 12, width - 30, 24)
        caps = letters.font(lettering.CAPS)
        said = self._look.say(Phrase(label)).upper()
        taken = paint.text_in(painter, room, said, caps, theme.ink_2)
        room.setLeft(room.left() + taken + 10)
        if suit is None:
            paint.text_in(painter, room, "–", letters.font(_SUIT), theme.ink_2)
            return
        sign = QRectF(room.left(), at.y() - 8, 16, 16)
        self._look.art.paint_suit(painter, suit, sign, suit_ink(self._look, suit))
        room.setLeft(sign.right() + 6)
        title = self._look.say(Phrase(seen.SUIT_TITLES[suit]))
        paint.text_in(painter, room, title, letters.font(_SUIT), theme.ink)
