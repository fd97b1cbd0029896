"""The corners of the table: the turned cards with trump and adder, and the last trick.

Both are always readable within a second: sign, word and suit together. Must not know the game.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QWidget

from maverick_desktop.core.cards import Card, Suit
from maverick_desktop.text import seen
from maverick_desktop.text.phrase import Phrase, signed
from maverick_desktop.ui import lettering, measures, paint
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.scene import LastTrick, Mark, Place, Turned
from maverick_desktop.ui.views.layout import WIDEST_LAST, TableLayout
from maverick_desktop.ui.views.part import (
    Drawing,
    PaintedButton,
    Part,
    own_rect,
    place_part,
    plain_tip,
)

_POINTS: Final = Role(15.5, Weight.Bold)
_SUIT: Final = Role(14, Weight.DemiBold)
_CROSS: Final[dict[Place, tuple[int, int]]] = {
    "left": (-1, 0),
    "top": (0, -1),
    "right": (1, 0),
    "bottom": (0, 1),
}


class TurnedView(Part):
    """The two turned cards and what they decided."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._turned: Turned | None = None
        self._worth = Phrase(seen.ADDER_EACH)

    def show_turned(self, turned: Turned | None, worth: Phrase) -> None:
        """Show what was turned; ``worth`` says what an adder adds."""
        if not self.changed((turned, worth)):
            return
        self._turned, self._worth = turned, worth
        self.setVisible(turned is not None)
        self._fit()
        if turned is not None:
            said = seen.turned(turned.high, turned.low, turned.trump, turned.adder)
            self.setAccessibleName(self.look.say(said))

    def set_layout(self, layout: TableLayout) -> None:
        """Follow the table's size."""
        super().set_layout(layout)
        self._fit()

    def _fit(self) -> None:
        room = QRectF(self.drawing.layout.turned)
        if self._turned is not None:
            room.setWidth(min(room.width(), round(self._text_left() + self._text_width())))
        place_part(self, room)

    def _text_left(self) -> float:
        layout = self.drawing.layout
        if layout.small:
            return 2 * self._small_width() + 28 * layout.text
        return 87 * max(layout.scale, layout.text) + 20 * layout.text

    def _small_width(self) -> float:
        return 41 * self.drawing.text

    def _text_width(self) -> float:
        assert self._turned is not None
        drawing, say = self.drawing, self.look.say
        caps, second = drawing.font(lettering.CAPS), drawing.font(lettering.SECOND)
        widest = 0.0
        for label, note, suit in self._groups():
            line = drawing.width(say(Phrase(label)), caps)
            if not drawing.layout.small:
                line += 8 * drawing.text + drawing.width(say(note), second)
            title = drawing.width(say(Phrase(seen.SUIT_TITLES[suit])), drawing.font(_SUIT))
            widest = max(widest, line, title)
        return 20 * drawing.text + widest + 11 * drawing.text

    def _groups(self) -> tuple[tuple[str, Phrase, Suit], tuple[str, Phrase, Suit]]:
        turned = self._turned
        assert turned is not None
        return (
            (seen.TRUMP, Phrase(seen.BEATS_ALL), turned.trump),
            (seen.ADDER, self._worth, turned.adder),
        )

    def draw(self, painter: QPainter) -> None:
        """Paint the plate."""
        if self._turned is None:
            return
        rect, text = own_rect(self), self.drawing.text
        paint.plate(painter, rect, self.drawing.theme)
        if self.drawing.layout.small:
            self._small_faces(painter, rect)
        else:
            self._cards(painter, rect)
        middle, left = rect.center().y(), rect.left() + self._text_left()
        room = QRectF(left, 0, rect.right() - left - 8 * text, 0)
        for top, mark, group in zip((-32, 12), Mark, self._groups(), strict=True):
            self._group(painter, room, middle + top * text, mark, *group)

    def _small_faces(self, painter: QPainter, rect: QRectF) -> None:
        assert self._turned is not None
        width, text = self._small_width(), self.drawing.text
        height = width * measures.CARD_PROPORTION
        x = rect.left() + 9 * text
        for card in (self._turned.high, self._turned.low):
            place = QRectF(x, rect.center().y() - height / 2, width, height)
            self.look.faces.draw(painter, place, card, small=True)
            x += width + 5 * text

    def _cards(self, painter: QPainter, rect: QRectF) -> None:
        """Both cards, the higher in front."""
        assert self._turned is not None
        larger = max(self.drawing.layout.scale, self.drawing.text)
        width = min(52 * larger, (rect.height() - 18) / measures.CARD_PROPORTION)
        height = width * measures.CARD_PROPORTION
        for card, across, tilt in ((self._turned.low, 67.0, 5.0), (self._turned.high, 37.0, -4.0)):
            painter.save()
            painter.translate(rect.left() + across * larger, rect.center().y())
            painter.rotate(tilt)
            place = QRectF(-width / 2, -height / 2, width, height)
            self.look.faces.draw(painter, place, card, shadow=measures.CARD_SHADOW)
            painter.restore()

    def _group(
        self,
        painter: QPainter,
        room: QRectF,
        y: float,
        mark: Mark,
        label: str,
        note: Phrase,
        suit: Suit,
    ) -> None:
        drawing, theme, say = self.drawing, self.drawing.theme, self.look.say
        text = drawing.text
        sign = QRectF(room.left(), y - 7.5 * text, 15 * text, 15 * text)
        self.look.art.paint_mark(painter, mark, sign)
        left = room.left() + 20 * text
        line = QRectF(left, y - 9 * text, room.right() - left, 18 * text)
        caps = drawing.font(lettering.CAPS)
        taken = paint.text_in(painter, line, say(Phrase(label)), caps, theme.plate_text_2)
        if not drawing.layout.small:
            font = drawing.font(lettering.SECOND)
            rest = line.adjusted(taken + 8 * text, 0, 3 * text, 0)
            paint.text_in(painter, rest, say(note), font, theme.plate_text_2)
        sign.translate(0, 18 * text)
        inset = 0.75 * text
        self.look.art.paint_suit(
            painter, suit, sign.adjusted(0, inset, 0, -inset), drawing.on_plate(suit)
        )
        line.translate(0, 18 * text)
        title = say(Phrase(seen.SUIT_TITLES[suit]))
        paint.text_in(painter, line, title, drawing.font(_SUIT), theme.plate_text)


class LastTrickView(PaintedButton):
    """The trick before: a click shows it large. The key L does the same."""

    radius = float(measures.PLATE_RADIUS)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._trick: LastTrick | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_trick(self, trick: LastTrick | None) -> None:
        """Show a trick, or nothing."""
        if trick == self._trick and trick is not None:
            return
        self._trick = trick
        self.setVisible(trick is not None)
        if trick is None:
            return
        said = self.look.say(seen.last_trick(trick.winner, trick.points))
        self.setAccessibleName(said)
        self.setToolTip(plain_tip(said))
        self._fit()
        self.update()

    def forget(self) -> None:
        """Take whatever comes next as new."""
        self._trick = None

    def set_layout(self, layout: TableLayout) -> None:
        """Follow the table's size."""
        super().set_layout(layout)
        self._fit()

    def _fit(self) -> None:
        room, text = QRectF(self.drawing.layout.last), self.drawing.text
        if self._trick is not None:
            caps, name = self.drawing.font(lettering.CAPS), self.drawing.font(lettering.NAME)
            texts = [(line, caps) for line in self._label()]
            texts.append((self.look.say(self._trick.winner), name))
            widest = max(self._width(line, font) for line, font in texts)
            wanted = min((122 + 14) * text + max(widest, 40 * text), WIDEST_LAST * text)
            room.setLeft(room.right() - min(room.width(), round(wanted)))
        self.place(room)

    def _width(self, line: str, font: QFont) -> float:
        line = line.upper() if font.capitalization() == QFont.Capitalization.AllUppercase else line
        return self.drawing.width(line, font) + 1

    def _label(self) -> list[str]:
        first, _, second = self.look.say(Phrase(seen.LAST_TRICK)).partition(" ")
        return [first, second] if second else [first]

    def draw(self, painter: QPainter, face: QRectF) -> None:
        """Paint the plate."""
        trick = self._trick
        if trick is None:
            return
        drawing, theme, text = self.drawing, self.drawing.theme, self.drawing.text
        paint.plate(painter, face, theme)
        if self.underMouse() and theme.shadows:
            paint.rounded(painter, face, self.radius, theme.felt_line)
        draw_cross(painter, drawing, QPointF(face.left() + 61 * text, face.center().y()), trick)
        left = face.left() + 122 * text
        line = QRectF(left, 0, face.right() - left - 8 * text, 18 * text)
        y = face.center().y() - 30 * text
        caps = drawing.font(lettering.CAPS)
        for word in self._label():
            line.moveTop(y - 9 * text)
            paint.text_in(painter, line, word, caps, theme.plate_text_2)
            y += 14 * text
        line.moveTop(face.center().y() - 2.5 * text)
        name = self.look.say(trick.winner)
        paint.text_in(painter, line, name, drawing.font(lettering.NAME), theme.plate_text)
        line.moveTop(face.center().y() + 17.5 * text)
        figure = drawing.font(_POINTS, tabular=True)
        paint.text_in(painter, line, signed(trick.points), figure, theme.plate_text)


def draw_cross(painter: QPainter, drawing: Drawing, centre: QPointF, trick: LastTrick) -> None:
    """Four small faces as they lay, the winner framed."""
    width = 31 * drawing.text
    height = width * measures.CARD_PROPORTION
    faces = drawing.look.faces
    for one in sorted(trick.cards, key=lambda card: card.winning):
        across, down = _CROSS[one.place]
        middle = centre + QPointF(across * 34.5 * drawing.text, down * 22.5 * drawing.text)
        place = QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)
        card: Card = one.card
        faces.draw(painter, place, card, small=True)
        if one.winning:
            paint.winner_frame(painter, place, drawing.theme, small=True)
