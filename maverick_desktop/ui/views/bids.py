"""Bids as cream panels, and the other buttons of the middle: the one that passes cards on, and the
cards chosen for it.

All are real buttons: mouse, keyboard and screen reader find them alike. Must not know the game.
"""

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QMouseEvent, QPainter, QPen, QTransform
from PySide6.QtWidgets import QWidget

from maverick_desktop.core.cards import Card
from maverick_desktop.text import seen, spoken
from maverick_desktop.text import table as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui import lettering, measures, paint
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.scene import BidPanel, Mark, Place
from maverick_desktop.ui.theme import ACCENT_ON_CREAM, BAD_ON_CREAM
from maverick_desktop.ui.views import wording
from maverick_desktop.ui.views.layout import CardPlace
from maverick_desktop.ui.views.part import Drawing, PaintedButton

_KEY: Final = Role(11, Weight.Medium)
_MADE: Final = Role(14, Weight.Bold)
_BUTTON: Final = Role(14.5, Weight.DemiBold)
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CENTRE: Final = Qt.AlignmentFlag.AlignCenter
DRAG_BEGINS: Final = 8


def key_cap(painter: QPainter, drawing: Drawing, rect: QRectF, key: str) -> None:
    """A key as drawn on cream."""
    line = QColor(drawing.theme.cream_text_2)
    line.setAlphaF(0.45)
    painter.setPen(QPen(line, 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(0.6, 0.6, -0.6, -0.6), 4, 4)
    paint.text_in(painter, rect, key, drawing.font(_KEY), drawing.theme.cream_text_2, _CENTRE)


def cream_line(drawing: Drawing) -> QColor:
    """A hairline on cream."""
    ink = QColor(drawing.theme.cream_text_2)
    ink.setAlphaF(0.28)
    return ink


class BidButton(PaintedButton):
    """One bid: name, key, one sentence, what it is worth made and failed."""

    radius = float(measures.PLATE_RADIUS)

    def __init__(self, look: Look, parent: QWidget, panel: BidPanel) -> None:
        super().__init__(look, parent)
        self.panel = panel
        self.setText(look.say(panel.title))
        self.setAccessibleName(look.say(seen.bid_panel(panel.title, panel.key)))
        said = look.say(seen.bid_worth(panel.sentence, panel.made, panel.failed))
        self.setAccessibleDescription(said)
        self.setToolTip(look.say(panel.sentence))

    def draw(self, painter: QPainter, face: QRectF) -> None:
        """Paint the panel."""
        panel, drawing, text = self.panel, self.drawing, self.drawing.text
        theme, say = drawing.theme, self.look.say
        paint.cream_panel(painter, face, theme)
        if self.isDown() or self.underMouse():
            paint.rounded(painter, face, self.radius, QColor(0, 0, 0, 16 if self.isDown() else 8))
        pad = min(16 * text, face.width() * 0.1)
        inner = face.adjusted(pad, 0, -pad, 0)
        cap = QRectF(inner.right() - 21 * text, face.top() + 14 * text, 21 * text, 21 * text)
        cap.translate(min(pad, 3), 0)
        key_cap(painter, drawing, cap, panel.key)
        title = QRectF(
            inner.left(), face.top() + 11 * text, cap.left() - inner.left() - 4, 28 * text
        )
        paint.text_in(
            painter, title, say(panel.title), drawing.font(lettering.TITLE), theme.cream_text
        )
        line = face.bottom() - 72 * text
        body = QRectF(inner.left(), face.top() + 45 * text, inner.width(), 0)
        body.setBottom(line - 4)
        font = drawing.font(lettering.PROMPT_SECOND)
        wording.draw_lines(
            painter, body, say(panel.sentence), font, theme.cream_text_2, leading=1.45
        )
        paint.hairline(
            painter, QPointF(inner.left(), line), QPointF(inner.right(), line), cream_line(drawing)
        )
        self._worth(painter, QRectF(inner.left(), line, inner.width(), face.bottom() - line))

    def _worth(self, painter: QPainter, rect: QRectF) -> None:
        drawing, text, panel = self.drawing, self.drawing.text, self.panel
        if panel.made is None or panel.failed is None:
            font = drawing.font(lettering.BODY_BOLD, 12.5 / 13)
            said = self.look.say(Phrase(words.POINTS_AS_FALL))
            area = rect.adjusted(0, 22 * text, 0, -10 * text)
            wording.draw_lines(painter, area, said, font, drawing.theme.cream_text)
            return
        rows = (
            ("check", words.MADE, panel.made, ACCENT_ON_CREAM, drawing.font(_MADE)),
            ("x", words.FAILED, panel.failed, BAD_ON_CREAM, drawing.font(lettering.BODY_BOLD)),
        )
        for place, (icon, label, value, ink, font) in enumerate(rows):
            row = QRectF(
                rect.left(), rect.top() + (11 + 26.5 * place) * text, rect.width(), 18 * text
            )
            self._row(painter, row, icon, label, self.look.say(value), ink, font)

    def _row(
        self,
        painter: QPainter,
        row: QRectF,
        icon: str,
        label: str,
        value: str,
        ink: QColor,
        font: QFont,
    ) -> None:
        drawing, text = self.drawing, self.drawing.text
        side = 15 * text
        sign = QRectF(row.left() - 1, row.center().y() - side / 2, side, side)
        self.look.art.paint_icon(painter, icon, sign, ink, line=2.6)
        width = drawing.width(value, font) + 1
        figure = QRectF(row)
        figure.setLeft(max(row.right() - width, sign.right() + 4 * text))
        paint.text_in(painter, figure, value, font, drawing.theme.cream_text, _RIGHT)
        said, body = self.look.say(Phrase(label)), drawing.font(lettering.PROMPT_SECOND)
        room = QRectF(sign.right() + 5 * text, row.top(), 0, row.height())
        room.setRight(figure.left() - 4 * text)
        # Where it would have to be cut the icon says it alone.
        if drawing.width(said, body) <= room.width():
            paint.text_in(painter, room, said, body, drawing.theme.cream_text_2)


class PassButton(PaintedButton):
    """Hands the chosen cards on; it names who gets them."""

    radius = float(measures.TABLE_BUTTON_RADIUS)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._to: Place = "left"

    def show_words(self, phrase: Phrase, to: Place) -> None:
        """Say whom the cards go to."""
        said = self.look.say(phrase)
        self._to = to
        self.setText(said)
        self.setAccessibleName(said)
        self.setToolTip(said)
        self.update()

    def wanted(self) -> float:
        """How wide the button would be."""
        text = self.drawing.text
        width = self.drawing.width(self.text(), self.drawing.font(_BUTTON))
        return round(width + (18 + 17 + 8 + 12 + 17) * text + self._cap_width() + 2)

    def _cap_width(self) -> float:
        font = self.drawing.font(_KEY)
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
        paint.text_in(painter, room, self.text(), self.drawing.font(_BUTTON), theme.cream_text)


class ChosenCard(PaintedButton):
    """A card chosen to be passed on: a click, a key or a drag home takes it back."""

    dragged_home = Signal(object)
    """Dropped at a point of the screen."""

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
        dragged, self._dragging, self._pressed_at = self._dragging, False, None
        if not dragged:
            super().mouseReleaseEvent(event)
            return
        self.setDown(False)
        self.move(self._home)
        self.update()
        self.dragged_home.emit(event.globalPosition().toPoint())
