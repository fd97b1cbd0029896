"""A seat at the pad's table, as a button: who sits there, who deals and leads, what was taken."""

from typing import Final

import msgspec
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from maverick_desktop.text import seen
from maverick_desktop.text.phrase import Phrase, signed
from maverick_desktop.ui import lettering, measures, paint
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.pad.padbuttons import CENTRE, KEY, RIGHT, Face, PadButton, keycap
from maverick_desktop.ui.theme import BAD_ON_CREAM, GOLD_LINE, TAG

_TRICKS: Final = Role(15, Weight.Bold)
_TAG: Final = Role(12, Weight.DemiBold)


class SeatShown(msgspec.Struct, frozen=True):
    """A seat on the pad."""

    name: str
    letter: str
    ours: bool
    face: Face
    took: bool
    """Whether it takes the trick being entered."""
    dealer: bool
    second: Phrase | None
    """What stands under the name: who leads."""
    tricks: int
    badge: Phrase | None
    """The bid this seat has made."""
    cost: int
    """What its revokes have cost, or one more would, while that is asked; 0 shows nothing."""


class SeatButton(PadButton):
    """Somebody at the table: pressed when they took the trick, have bid or have revoked."""

    radius = float(measures.PLATE_RADIUS)

    def show_seat(self, seat: SeatShown, said: Phrase, why: str) -> None:
        """Show a seat; ``why`` it cannot be the one, if it cannot."""
        self.changed(seat, said, why)

    def draw(self, painter: QPainter, face: QRectF) -> None:
        """Paint the plate."""
        seat: SeatShown | None = self._shown
        if seat is None:
            return
        text = self.drawing.text
        chosen = seat.face is Face.CHOSEN
        ink = self.ground(painter, face, Face.FREE if chosen else seat.face)
        if chosen:
            self._frame(painter, face)
        sign = QRectF(face.left() + 10 * text, face.center().y() - 15 * text, 30 * text, 30 * text)
        self._sign(painter, sign, seat)
        cap = QRectF(face.right() - 32 * text, face.center().y() - 10 * text, 20 * text, 20 * text)
        keycap(painter, self.look, cap, seat.letter, ink, text)
        right = self._tricks(painter, cap.left() - 9 * text, face, seat, ink)
        left = sign.right() + 9 * text
        self._lines(painter, QRectF(left, face.top(), right - left, face.height()), seat, ink)

    def _frame(self, painter: QPainter, face: QRectF) -> None:
        painter.setPen(QPen(self.drawing.theme.gold, 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(
            face.adjusted(1.5, 1.5, -1.5, -1.5), self.radius - 1, self.radius - 1
        )

    def _sign(self, painter: QPainter, sign: QRectF, seat: SeatShown) -> None:
        theme = self.drawing.theme
        fill = theme.ours if seat.ours else theme.theirs
        radius = sign.height() / 2 if seat.ours else sign.height() * 0.2
        paint.rounded(painter, sign, radius, fill, theme.plate_line)
        inset = sign.height() * 0.2
        icon = "mark-crown" if seat.took else "seat-person"
        area = sign.adjusted(inset, inset, -inset, -inset)
        self.look.art.paint_icon(painter, icon, area, theme.side_sign)

    def _tricks(
        self, painter: QPainter, right: float, face: QRectF, seat: SeatShown, ink: QColor
    ) -> float:
        """The tricks taken, and the dealer's disc before them; where the name must end."""
        text, font = self.drawing.text, self.drawing.font(_TRICKS, tabular=True)
        wide = self.drawing.width(str(seat.tricks), font) + 1
        place = QRectF(right - wide, face.top(), wide, face.height())
        paint.text_in(painter, place, str(seat.tricks), font, ink, RIGHT)
        if not seat.dealer:
            return place.left() - 6 * text
        side = 21 * text
        disc = QRectF(place.left() - 7 * text - side, face.center().y() - side / 2, side, side)
        self.look.art.paint(painter, "mark-dealer", disc)
        letter, dark = self.look.say(Phrase(seen.DEALER_LETTER)), GOLD_LINE
        area = disc.adjusted(-4, 0, 4, 0)
        paint.text_in(painter, area, letter, self.drawing.font(KEY), dark, CENTRE)
        return disc.left() - 5 * text

    def _lines(self, painter: QPainter, room: QRectF, seat: SeatShown, ink: QColor) -> None:
        """The name, and under it who leads, the bid, the price of revokes."""
        text, theme = self.drawing.text, self.drawing.theme
        under = seat.second is not None or seat.badge is not None or seat.cost > 0
        middle = room.center().y()
        name = QRectF(room.left(), middle - (17.5 if under else 9) * text, room.width(), 18 * text)
        line = QRectF(room.left(), middle + 2 * text, room.width(), 17 * text)
        if seat.cost:
            line.setLeft(self._tag(painter, line, signed(-seat.cost)) + 5 * text)
        if seat.badge is not None:
            said, font = self.look.say(seat.badge), self.drawing.font(lettering.BADGE)
            pill = QRectF(
                line.left(), line.top(), paint.pill_width(said, font, 7 * text), line.height()
            )
            pill.setRight(min(pill.right(), line.right()))
            paint.gold_pill(painter, pill, said, font, theme)
            line.setLeft(pill.right() + 6 * text)
        if seat.second is not None:
            font, second = self.drawing.font(lettering.SECOND), theme.plate_text_2
            said = self.look.say(seat.second)
            wide = self.drawing.width(said, font)
            if wide <= line.width():
                paint.text_in(painter, line, said, font, second)
            else:
                # Beside the name, which may be cut; what it says may not.
                paint.text_in(painter, name, said, font, second, RIGHT)
                name.setRight(name.right() - wide - 6 * text)
        paint.text_in(painter, name, seat.name, self.drawing.font(lettering.NAME), ink)

    def _tag(self, painter: QPainter, line: QRectF, price: str) -> float:
        font = self.drawing.font(_TAG)
        wide = self.drawing.width(price, font) + 12 * self.drawing.text
        tag = QRectF(line.left(), line.top(), wide, line.height())
        paint.rounded(painter, tag, 5, TAG)
        painter.setPen(QPen(BAD_ON_CREAM, 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(tag.adjusted(0.7, 0.7, -0.7, -0.7), 4.5, 4.5)
        paint.text_in(painter, tag, price, font, BAD_ON_CREAM, CENTRE)
        return tag.right()
