"""Trump and adder of the hand, with the turned cards and the rule by which they decided."""

from typing import Final

import msgspec
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from maverick_desktop.core.cards import Card, Suit
from maverick_desktop.core.turned import Turned
from maverick_desktop.text import seen
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui import lettering, measures, paint
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.scene import Mark
from maverick_desktop.ui.views import wording
from maverick_desktop.ui.views.part import Part, own_rect, place_part

_SUIT: Final = Role(14, Weight.DemiBold)
_FACE: Final = 38.0
"""How wide the small faces of the turned cards are."""
_GROUP: Final = 108.0
"""Room for TRUMP or ADDER and its suit."""


class Suits(msgspec.Struct, frozen=True):
    """Trump and adder of a hand, with the cards that decided them if they are known."""

    turned: Turned | None
    trump: Suit
    adder: Suit
    why: Phrase | None
    """By which rule they decided, as a clause."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """The turned cards, the one that made trump first where ranks tell."""
        if self.turned is None:
            return ()
        return tuple(sorted(self.turned, key=lambda card: -card.rank))


class PadSuits(Part):
    """Trump and adder: small faces of the turned cards, sign, word and suit, and why."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._suits: Suits | None = None
        self._room = QRectF()

    def show_suits(self, suits: Suits, said: Phrase) -> None:
        """Show these suits; ``said`` tells all of it."""
        if self.changed(suits):
            self._suits = suits
            self._fit()
        self.setAccessibleName(self.look.say(said))

    def place(self, room: QRectF) -> None:
        """Stand at the left of this room."""
        self._room = room
        self._fit()

    def _fit(self) -> None:
        text, wide = self.drawing.text, self._room.width()
        if self._suits is not None:
            faces = len(self._suits.cards) * (_FACE + 5) * text
            wide = min(wide, faces + (_GROUP + 20) * text)
        tall = self._room.height()
        if self._suits is not None and self._suits.why is not None:
            tall += 18 * text
        place_part(self, QRectF(self._room.left(), self._room.top(), round(wide), round(tall)))

    def draw(self, painter: QPainter) -> None:
        """Paint the plate."""
        suits = self._suits
        if suits is None:
            return
        rect, text, theme = own_rect(self), self.drawing.text, self.drawing.theme
        paint.plate(painter, rect, theme)
        middle = rect.top() + self._room.height() / 2
        x = rect.left() + 9 * text
        for card in suits.cards:
            tall = _FACE * text * measures.CARD_PROPORTION
            place = QRectF(x, middle - tall / 2, _FACE * text, tall)
            self.look.faces.draw(painter, place, card, small=True)
            x = place.right() + 5 * text
        groups = ((Mark.TRUMP, seen.TRUMP, suits.trump), (Mark.ADDER, seen.ADDER, suits.adder))
        for away, (mark, label, suit) in zip((-32, 11), groups, strict=True):
            self._group(
                painter, QRectF(x + 4 * text, middle + away * text, 0, 0), mark, label, suit
            )
        if suits.why is not None:
            font = self.drawing.font(lettering.SECOND)
            line = QRectF(rect.left() + 10 * text, rect.bottom() - 23 * text, 0, 18 * text)
            line.setRight(rect.right() - 6 * text)
            pieces = wording.fitting_runs(suits.why, self.look.language, font, line.width())
            ink, on_plate = theme.plate_text_2, self.drawing.on_plate
            wording.draw_line(painter, line, pieces, font, ink, on_plate, self.look.art)

    def _group(self, painter: QPainter, at: QRectF, mark: Mark, label: str, suit: Suit) -> None:
        text, theme = self.drawing.text, self.drawing.theme
        sign = QRectF(at.left(), at.top() - 7 * text, 15 * text, 15 * text)
        self.look.art.paint_mark(painter, mark, sign)
        line = QRectF(
            at.left() + 20 * text, at.top() - 9 * text, _GROUP * text - 20 * text, 18 * text
        )
        caps = self.drawing.font(lettering.CAPS)
        paint.text_in(painter, line, self.look.say(Phrase(label)), caps, theme.plate_text_2)
        sign.translate(0, 19 * text)
        self.look.art.paint_suit(painter, suit, sign, self.drawing.on_plate(suit))
        line.translate(0, 19 * text)
        title = self.look.say(Phrase(seen.SUIT_TITLES[suit]))
        paint.text_in(painter, line, title, self.drawing.font(_SUIT), theme.plate_text)
