"""An earlier trick shown large, over the table. Must not know the game."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from maverick_desktop.core.cards import Seat
from maverick_desktop.text import seen
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui import lettering, measures, paint
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.scene import LastTrick, Place
from maverick_desktop.ui.views import wording
from maverick_desktop.ui.views.freeroom import Taken
from maverick_desktop.ui.views.layout import CardPlace
from maverick_desktop.ui.views.middle import draw_card, draw_crown, seat_at
from maverick_desktop.ui.views.part import Part

_TITLE: Final = Role(20, Weight.DemiBold, serif=True)
_SPREAD: Final[dict[Place, tuple[float, float, float]]] = {
    "left": (-1.12, 0.02, -2.2),
    "top": (0.02, -0.64, 1.2),
    "right": (1.12, 0.04, 2.2),
    "bottom": (-0.02, 0.66, -1.0),
}
"""Offsets in widths and heights of a card, and the tilt."""
_BESIDE: Final = 330
"""Room for reasons, at the text's scale."""
_CENTRE: Final = Qt.AlignmentFlag.AlignCenter


class LargeTrick(Part):
    """One trick over a dark ground: a click closes it."""

    closed = Signal()
    asked = Signal(object)
    """Somebody's card was clicked while cards are asked about: whose."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        self._trick: LastTrick | None = None
        self._names: dict[Place, str] = {}
        self._asking = False
        self._asked: Seat | None = None
        self.hide()

    def show_trick(self, trick: LastTrick | None, names: dict[Place, str]) -> None:
        """Show a trick with the players' names, or go."""
        self._trick, self._names = trick, names
        self.setVisible(trick is not None)
        if trick is None:
            return
        cards = [
            seen.played(
                names.get(one.place, ""),
                one.card,
                winning=one.winning,
                complete=True,
                price=one.price,
            )
            for one in trick.cards
        ]
        self.setAccessibleName(self.look.say(seen.trick(trick.number, cards)))
        self.raise_()
        self.update()

    def set_asked(self, asking: bool, seat: Seat | None) -> None:
        """Whether cards are asked about, and whose is: it has a ring."""
        if (asking, seat) != (self._asking, self._asked):
            self._asking, self._asked = asking, seat
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click closes it, or names the card that is asked about."""
        event.accept()
        if event.button() is not Qt.MouseButton.LeftButton or self._trick is None:
            return
        seat = seat_at(self._trick.cards, self._places(), event.position())
        if self._asking and seat is not None:
            self.asked.emit(seat)
        else:
            self.closed.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Nothing under it is pressed."""
        event.accept()

    def draw(self, painter: QPainter) -> None:
        """Paint it."""
        trick = self._trick
        if trick is None:
            return
        theme = self.drawing.theme
        rect = QRectF(self.rect())
        # Nothing shines through: a card is on the screen once.
        painter.fillRect(rect, theme.felt_edge)
        title = seen.trick_title(trick.number, trick.winner, trick.points)
        head, foot = self._head(), self._foot()
        font = self.drawing.font(_TITLE)
        said = wording.fitting_text(title, self.look.language, font, head.width())
        paint.text_in(painter, head, said, font, theme.plate_text, _CENTRE)
        said = self.look.say(Phrase(seen.CLOSE_LARGE))
        small = self.drawing.font(lettering.PROMPT_SECOND)
        paint.text_in(painter, foot, said, small, theme.plate_text, _CENTRE)
        self._cards(painter, trick)

    def taken(self) -> Taken:
        """What reasons must not cover: they stand at the right, for which the cards make room."""
        cards = [place.rect.adjusted(-8, -8, 8, 8) for place in self._places().values()]
        names = [self._name_room(place, where) for where, place in self._places().items()]
        bounds = QRectF(self.rect()).adjusted(*[measures.TABLE_MARGIN] * 2, *[-8] * 2)
        bounds.setRight(self.width() - measures.TABLE_MARGIN)
        return Taken(bounds, (*cards, *names), [(1.0, self._head()), (1.0, self._foot())])

    def _free(self) -> float:
        """How far the trick reaches to the right."""
        if not self._asking:
            return self.width()
        return max(self.width() - _BESIDE * self.drawing.text, self.width() * 0.55)

    def _head(self) -> QRectF:
        text = self.drawing.text
        return QRectF(24, 14 * text, self._free() - 48, 30 * text)

    def _foot(self) -> QRectF:
        text = self.drawing.text
        return QRectF(24, self.height() - 34 * text, self._free() - 48, 20 * text)

    def _places(self) -> dict[Place, CardPlace]:
        """Two cards and a third of one above each other, and a name over and under them."""
        text = self.drawing.text
        room = QRectF(0, self._head().bottom() + 26 * text, self._free(), 0)
        room.setBottom(self._foot().top() - 26 * text)
        width = min((room.height() - 52 * text) / (2.34 * measures.CARD_PROPORTION), 210)
        width = min(width, (room.width() - 32) / 3.3)
        places: dict[Place, CardPlace] = {}
        for place, (across, down, tilt) in _SPREAD.items():
            away = QPointF(across * width, down * width * measures.CARD_PROPORTION)
            places[place] = CardPlace(room.center() + away, round(width), tilt)
        return places

    def _cards(self, painter: QPainter, trick: LastTrick) -> None:
        places = self._places()
        for one in sorted(trick.cards, key=lambda card: card.winning):
            asked = one.seat is self._asked
            draw_card(painter, self.drawing, places[one.place], one, ringed=asked)
        for one in trick.cards:
            if one.winning:
                draw_crown(painter, self.drawing, places[one.place], "left", True)
            self._name(painter, places[one.place], one.place)

    def _name(self, painter: QPainter, place: CardPlace, where: Place) -> None:
        theme, text = self.drawing.theme, self.drawing.text
        font = self.drawing.font(lettering.NAME)
        name, rect = self._names.get(where, ""), self._name_room(place, where)
        paint.plate(painter, rect, theme, radius=rect.height() / 2)
        area = rect.adjusted(10 * text, 0, -10 * text, 0)
        paint.text_in(painter, area, name, font, theme.plate_text, _CENTRE)

    def _name_room(self, place: CardPlace, where: Place) -> QRectF:
        """Where the name of whoever played a card stands: over or under it."""
        text, font = self.drawing.text, self.drawing.font(lettering.NAME)
        room = place.width if where in ("left", "right") else 2.4 * place.width
        width = min(self.drawing.width(self._names.get(where, ""), font) + 24 * text, room)
        rect = QRectF(0, 0, width, 26 * text)
        card = place.rect
        y = card.top() - 30 * text if where == "top" else card.bottom() + 26 * text
        rect.moveCenter(QPointF(card.center().x(), y))
        return rect
