"""What can be pressed while cards are passed: the cards chosen, and the button that hands them on.

Real buttons: mouse, keyboard and screen reader find them alike. Must not know the game.
"""

from typing import Final

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QTransform
from PySide6.QtWidgets import QWidget

from maverick_desktop.core.cards import Card
from maverick_desktop.text import seen, spoken
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui import measures, paint
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.scene import Mark, Place
from maverick_desktop.ui.views import wording
from maverick_desktop.ui.views.bids import key_cap, key_font
from maverick_desktop.ui.views.layout import CardPlace
from maverick_desktop.ui.views.part import PaintedButton, plain_tip

_BUTTON: Final = Role(13.5, Weight.DemiBold)
DRAG_BEGINS: Final = 8
"""How far the pointer moves before a press becomes a drag."""


class PassButton(PaintedButton):
    """Hands the chosen cards on; it names who gets them."""

    radius = float(measures.TABLE_BUTTON_RADIUS)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._phrase = Phrase("")
        self._to: Place = "left"

    def show_words(self, phrase: Phrase, to: Place) -> None:
        """Say whom the cards go to."""
        said = self.look.say(phrase)
        self._phrase, self._to = phrase, to
        self.setText(said)
        self.setAccessibleName(said)
        self.setToolTip(plain_tip(said))
        self.update()

    def wanted(self) -> float:
        """How wide the button would be."""
        text = self.drawing.text
        width = self.drawing.width(self.text(), self.drawing.font(_BUTTON))
        return round(width + (18 + 17 + 8 + 12 + 17) * text + self._cap_width() + 2)

    def _cap_width(self) -> float:
        font = key_font(self.drawing)
        return self.drawing.width(self.look.say(Phrase(seen.ENTER)), font) + 14 * self.drawing.text

    def draw(self, painter: QPainter, face: QRectF) -> None:
        """Paint the button."""
        theme, text = self.drawing.theme, self.drawing.text
        paint.cream_panel(painter, face, theme, self.radius)
        if self.isDown() or self.underMouse():
            paint.rounded(painter, face, self.radius, QColor(0, 0, 0, 18 if self.isDown() else 9))
        side = 17 * text
        icon = QRectF(-side / 2, -side / 2, side, side)
        painter.save()
        painter.translate(face.left() + 18 * text + side / 2, face.center().y())
        painter.rotate({"left": 0, "top": 90, "right": 180}.get(self._to, 0))
        self.look.art.paint_icon(painter, "left", icon, theme.cream_text)
        painter.restore()
        width = self._cap_width()
        cap = QRectF(face.right() - 17 * text - width, 0, width, 20 * text)
        cap.moveTop(face.center().y() - cap.height() / 2)
        key_cap(painter, self.drawing, cap, self.look.say(Phrase(seen.ENTER)))
        left = face.left() + 43 * text
        room = QRectF(left, face.top(), cap.left() - 10 * text - left, face.height())
        font = self.drawing.font(_BUTTON)
        said = wording.fitting_text(self._phrase, self.look.language, font, room.width())
        paint.text_in(painter, room, said, font, theme.cream_text)


class ChosenCard(PaintedButton):
    """A card chosen to be passed on: a click, a key or a drag home takes it back."""

    dropped = Signal(object)
    """At a point of the screen; the card lies in its place again."""

    def __init__(self, look: Look, parent: QWidget, card: Card, mark: Mark | None) -> None:
        super().__init__(look, parent)
        self.card = card
        self._mark = mark
        self._tilt = 0.0
        self._pressed_at: QPoint | None = None
        self._home = QPoint()
        self._dragging = False

    def name(self, place: int, count: int) -> None:
        """Say which card it is, and of how many."""
        marked = spoken.with_mark(
            self.card, trump=self._mark is Mark.TRUMP, adder=self._mark is Mark.ADDER
        )
        said = self.look.say(spoken.at(spoken.CHOSEN, marked, place, count))
        self.setAccessibleName(spoken.sentence(said))

    def place_card(self, place: CardPlace) -> None:
        """Lie there."""
        self._tilt = place.tilt
        if not self._dragging:
            self.place(place.rect)

    def draw(self, painter: QPainter, face: QRectF) -> None:
        """Paint the card: upright while it is dragged."""
        shadow = measures.LIFTED_SHADOW if self._dragging else measures.CARD_SHADOW
        painter.translate(face.center())
        painter.rotate(0 if self._dragging else self._tilt)
        painter.translate(-face.center())
        self.radius = face.width() * measures.CARD_CORNER
        self.look.faces.draw(painter, face, self.card, mark=self._mark, shadow=shadow)

    def hitButton(self, position: QPoint) -> bool:  # noqa: N802 - an override
        """The card as it lies, and nothing beside it."""
        face = self.face
        away = QTransform().rotate(-self._tilt).map(position.toPointF() - face.center())
        return face.translated(-face.center()).contains(away)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """It may become a drag."""
        super().mousePressEvent(event)
        if event.button() is Qt.MouseButton.LeftButton and self.isDown():
            self._pressed_at, self._home = event.globalPosition().toPoint(), self.pos()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The card itself follows the pointer."""
        if self._pressed_at is None:
            super().mouseMoveEvent(event)
            return
        moved = event.globalPosition().toPoint() - self._pressed_at
        if not self._dragging and moved.manhattanLength() < DRAG_BEGINS:
            return
        if not self._dragging:
            self._dragging = True
            self.setDown(False)
            self.raise_()
        self.move(self._home + moved)
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click, or the end of a drag."""
        dragged, self._pressed_at = self._dragging, None
        if not dragged:
            super().mouseReleaseEvent(event)
            return
        self._lie_down()
        self.dropped.emit(event.globalPosition().toPoint())

    def _lie_down(self) -> None:
        self._dragging = False
        self.setDown(False)
        self.move(self._home)
        self.update()
