"""The seats: a plate each, with who sits there, what they have taken and what they have said.

A plate is cream when the table waits for its seat. Must not know the game.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from maverick_desktop.text import seen
from maverick_desktop.text import table as words
from maverick_desktop.text.phrase import Phrase, signed
from maverick_desktop.ui import lettering, measures, paint
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.scene import Plate
from maverick_desktop.ui.theme import HALO, OURS_ON_CREAM, SIGN_ON_CREAM, THEIRS_ON_CREAM, Theme
from maverick_desktop.ui.views.part import Part, own_rect

_TRICKS: Final = Role(15, Weight.Bold)
_TOKEN: Final = Role(13.5, Weight.Bold)
_NOTE: Final = Role(11, Weight.Medium)
_LETTER: Final = Role(10.5, Weight.Bold)
_DOTS: Final = 3

_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class PlateView(Part):
    """One seat's plate."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._plate: Plate | None = None
        self._thinking = False
        self._step = 0
        self._dots = QTimer(self)
        self._dots.timeout.connect(self._on_dots)

    @property
    def plate(self) -> Plate | None:
        """What is shown."""
        return self._plate

    def show_plate(self, plate: Plate, *, thinking: bool) -> None:
        """Show a seat; ``thinking``: it is to move and is not this player."""
        if not self.changed((plate, thinking)):
            return
        self._plate = plate
        waits = thinking or plate.choosing
        if waits and not self._dots.isActive():
            # Whoever answers at once is not said to be thinking.
            self._thinking, self._step = False, 0
            self._dots.start(measures.THINKING_DOTS_AFTER)
        elif not waits:
            self._dots.stop()
            self._thinking = False
        self.setAccessibleName(self._words(plate))

    def _on_dots(self) -> None:
        self._step = (self._step + 1) % _DOTS if self._thinking else 0
        self._thinking = True
        self._dots.setInterval(measures.THINKING_DOTS_CYCLE // _DOTS)
        self.update()

    def _words(self, plate: Plate) -> str:
        say = self.look.say
        said = seen.seat(
            plate.name,
            plate.seat,
            ours=plate.ours,
            kind=plate.kind,
            level=say(plate.who_short).lower(),
            bid="" if plate.badge is None else say(plate.badge).lower(),
            tricks=plate.tricks,
            dealer=plate.dealer,
            active=plate.active,
            note=plate.note,
        )
        return say(said)

    # --- painting --------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        """Paint the plate."""
        plate = self._plate
        if plate is None:
            return
        rect, theme, text = own_rect(self), self.drawing.theme, self.drawing.text
        if plate.active:
            paint.cream_panel(painter, rect, theme)
            _cream_ring(painter, rect, theme)
        else:
            paint.plate(painter, rect, theme, seat=True)
        side = 30 * text
        sign = QRectF(rect.left() + 9 * text, rect.center().y() - side / 2, side, side)
        self._sign(painter, sign, plate)
        right = self._tricks(painter, rect, plate)
        left_badge = self._badges(painter, rect, plate)
        left = sign.right() + 9 * text
        self._lines(painter, QRectF(left, rect.top(), right - left, rect.height()), left_badge)

    def _sign(self, painter: QPainter, rect: QRectF, plate: Plate) -> None:
        theme = self.drawing.theme
        if plate.active:
            fill, ink = (OURS_ON_CREAM if plate.ours else THEIRS_ON_CREAM), SIGN_ON_CREAM
        else:
            fill, ink = (theme.ours if plate.ours else theme.theirs), theme.side_sign
        edge = QColor(255, 255, 255, 46)
        radius = rect.height() / 2 if plate.ours else rect.height() * 0.2
        paint.rounded(painter, rect, radius, fill, edge)
        inset = rect.height() * 0.2
        icon = rect.adjusted(inset, inset, -inset, -inset)
        self.look.art.paint_icon(painter, f"seat-{plate.kind}", icon, ink)

    def _tricks(self, painter: QPainter, rect: QRectF, plate: Plate) -> float:
        """The tricks taken, at the right; returns where names must end."""
        text = self.drawing.text
        if plate.tricks is None:
            return rect.right() - 12 * text
        theme = self.drawing.theme
        ink = theme.cream_text if plate.active else theme.plate_text
        font = self.drawing.font(_TRICKS, tabular=True)
        figure = str(plate.tricks)
        width = self.drawing.width(figure, font)
        right = rect.right() - 14 * text
        place = QRectF(right - width - 1, rect.top(), width + 2, rect.height())
        paint.text_in(painter, place, figure, font, ink, _RIGHT)
        card = QRectF(0, 0, 11.5 * text, 15.5 * text)
        card.moveCenter(QPointF(place.left() - 11.5 * text, rect.center().y()))
        ground = theme.cream if plate.active else theme.seat_plate
        _stack(painter, card, ink, ground, text)
        return card.left() - 12 * text

    def _badges(self, painter: QPainter, rect: QRectF, plate: Plate) -> float:
        """What sits on the upper edge, from the right; returns where a tall one begins."""
        theme, text = self.drawing.theme, self.drawing.text
        right, tall = rect.right() - 9 * text, rect.right()
        if plate.token is not None:
            figure, font = signed(plate.token), self.drawing.font(_TOKEN, tabular=True)
            place = _on_edge(rect, right, self.drawing.width(figure, font) + 22 * text, 25 * text)
            place.translate(0, -2 * text)
            paint.pill(painter, place, figure, font, theme.cream, theme.cream_text)
            pen = QPen(theme.gold, 2)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(
                place.adjusted(1, 1, -1, -1), place.height() / 2 - 1, place.height() / 2 - 1
            )
            right, tall = place.left() - 5 * text, place.left()
        for phrase, gold in ((plate.badge, True), (plate.note, False)):
            if phrase is not None:
                right = self._pill(painter, rect, right, phrase, gold) - 5 * text
        if plate.dealer:
            place = _on_edge(rect, right, 21.5 * text, 21.5 * text)
            place.translate(0, -2 * text)
            _dealer(painter, place)
            letter = self.look.say(Phrase(seen.DEALER_LETTER))
            font = self.drawing.font(_LETTER)
            centre = Qt.AlignmentFlag.AlignCenter
            paint.text_in(painter, place.adjusted(-4, 0, 4, 0), letter, font, _DEALER_INK, centre)
        return tall

    def _pill(
        self, painter: QPainter, rect: QRectF, right: float, phrase: Phrase, gold: bool
    ) -> float:
        theme, text = self.drawing.theme, self.drawing.text
        said = self.look.say(phrase)
        font = self.drawing.font(lettering.BADGE if gold else _NOTE)
        room = right - rect.left() - 30 * text
        width = min(self.drawing.width(said, font) + 18 * text, room)
        place = _on_edge(rect, right, width, 19.5 * text)
        place.translate(0, -3 * text)
        if gold:
            paint.gold_pill(painter, place, said, font, theme)
        else:
            edge = theme.plate_line if theme.shadows else theme.cream_text
            paint.pill(painter, place, "", font, theme.cream, theme.cream_text, edge)
            inner = place.adjusted(8, 0, -6, 0)
            paint.text_in(painter, inner, said, font, theme.cream_text)
        return place.left()

    def _lines(self, painter: QPainter, room: QRectF, tall: float) -> None:
        plate, theme, text = self._plate, self.drawing.theme, self.drawing.text
        assert plate is not None
        first = theme.cream_text if plate.active else theme.plate_text
        second = theme.cream_text_2 if plate.active else theme.plate_text_2
        middle = room.center().y()
        name = QRectF(room.left(), middle - 16.5 * text, room.width(), 18 * text)
        name.setRight(min(name.right(), tall - 4))
        paint.text_in(painter, name, plate.name, self.drawing.font(lettering.NAME), first)
        line = QRectF(room.left(), middle + 1.5 * text, room.width(), 16 * text)
        font = self.drawing.font(lettering.SECOND)
        if self._thinking or plate.choosing:
            word = words.CHOOSING if plate.choosing else seen.THINKING
            said = self.look.say(Phrase(word))
            dots = line.adjusted(0, 0, -20 * text, 0)
            taken = paint.text_in(painter, dots, said, font, second)
            self._dots_at(painter, QPointF(line.left() + taken + 7 * text, line.center().y()))
            return
        full = self.look.say(plate.who)
        if self.drawing.layout.small or self.drawing.width(full, font) > line.width():
            full = self.look.say(plate.who_short)
        paint.text_in(painter, line, full, font, second)

    def _dots_at(self, painter: QPainter, at: QPointF) -> None:
        plate, theme, text = self._plate, self.drawing.theme, self.drawing.text
        assert plate is not None
        ink = QColor(theme.cream_text if plate.active else theme.plate_text)
        painter.setPen(Qt.PenStyle.NoPen)
        for dot in range(_DOTS):
            far = (dot - self._step) % _DOTS
            ink.setAlphaF((1.0, 0.65, 0.35)[far])
            painter.setBrush(ink)
            painter.drawEllipse(at + QPointF(dot * 6.5 * text, 1.5 * text), 2.1 * text, 2.1 * text)


def _cream_ring(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The ring of the seat the table waits for; thinner than that of the focus."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ink, width in ((HALO, 4.0), (theme.focus_on_table, 2.0)):
        painter.setPen(QPen(ink, width))
        radius = measures.PLATE_RADIUS + 2.5
        painter.drawRoundedRect(rect.adjusted(-2.5, -2.5, 2.5, 2.5), radius, radius)


_DEALER_FILL: Final = QColor("#FBF3DC")
_DEALER_INK: Final = QColor("#5C3A12")


def _on_edge(plate: QRectF, right: float, width: float, height: float) -> QRectF:
    return QRectF(right - width, plate.top() - height / 2, width, height)


def _dealer(painter: QPainter, rect: QRectF) -> None:
    painter.setPen(QPen(_DEALER_INK, 1.4))
    painter.setBrush(_DEALER_FILL)
    painter.drawEllipse(rect.adjusted(0.7, 0.7, -0.7, -0.7))
    painter.setPen(QPen(_DEALER_INK, 0.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(rect.adjusted(2.6, 2.6, -2.6, -2.6))


def _stack(painter: QPainter, card: QRectF, ink: QColor, ground: QColor, scale: float) -> None:
    """Three small cards, one over the other: tricks."""
    radius = 2 * scale
    solid = QColor(ground)
    solid.setAlphaF(1)
    for behind, strength in ((2, 0.55), (1, 0.75)):
        line = QColor(ink)
        line.setAlphaF(strength)
        place = card.translated(-2.2 * behind * scale, 0.8 * behind * scale)
        painter.setPen(QPen(line, 1))
        painter.setBrush(solid)
        painter.drawRoundedRect(place, radius, radius)
    painter.setPen(QPen(solid, 1))
    painter.setBrush(ink)
    painter.drawRoundedRect(card.adjusted(-0.5, -0.5, 0.5, 0.5), radius, radius)
