"""The seats around the lobby's table: a card each, with who sits there and what they are doing.

Must not know the network.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.text import lanlobby as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.text.words import seat_word
from maverick_desktop.ui import paint
from maverick_desktop.ui.lan.lobbyscene import SeatCard
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.theme import (
    ACCENT_ON_CREAM,
    OURS_ON_CREAM,
    SIGN_ON_CREAM,
    THEIRS_ON_CREAM,
)
from maverick_desktop.ui.widgets import plain_tip

_NAME: Final = Role(14, Weight.DemiBold)
_STATE: Final = Role(12.5)
_WHERE: Final = Role(11, Weight.Bold, spacing=0.9, capitals=True)
_BUTTON: Final = Role(12, Weight.DemiBold)
_CARD: Final = QSize(236, 62)
_LEAST_CARD: Final = 46
_LABEL: Final = 22
_RADIUS: Final = 10.0
_EDGE: Final = 15
_RING: Final = 4
"""Room around a card for the ring of the focus."""
_CENTRE: Final = Qt.AlignmentFlag.AlignCenter
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class SeatView(QAbstractButton):
    """One seat; pressed to change who sits there, or to sit down."""

    def __init__(self, look: Look, seat: Seat, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.seat: Final = seat
        self._card: SeatCard | None = None

    @property
    def card(self) -> SeatCard | None:
        """What is shown."""
        return self._card

    def show_card(self, card: SeatCard) -> None:
        """Show who sits there."""
        if card == self._card:
            return
        self._card = card
        say, where = self._look.say, seat_word(self.seat)
        active = bool(card.may)
        self.setEnabled(active)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if active else Qt.FocusPolicy.NoFocus)
        shape = Qt.CursorShape.PointingHandCursor if active else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        said = Phrase(words.SEAT_SAYS, {"where": where, "who": card.name, "state": card.state})
        self.setAccessibleName(say(said))
        deed = {
            "": "",
            "change": say(Phrase(words.CHANGE_SAYS, {"where": where})),
            "sit": say(Phrase(words.SIT_HERE)),
        }[card.may]
        self.setAccessibleDescription(deed)
        self.setToolTip(plain_tip(deed))
        self.update()

    # --- painting --------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The card."""
        card = self._card
        if card is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        face = QRectF(self.rect()).adjusted(_RING, _RING, -_RING, -_RING)
        if card.kind == "open":
            self._open_ground(painter, face)
        else:
            self._ground(painter, face)
            self._sign(painter, face, card)
        right = self._at_right(painter, face, card)
        self._lines(painter, face, card, right)
        if self.hasFocus():
            paint.ring(painter, face, _RADIUS, self._look.theme.focus_on_table, outside=1.5)
        painter.end()

    def _ground(self, painter: QPainter, face: QRectF) -> None:
        theme = self._look.theme
        paint.rounded(painter, face, _RADIUS, theme.cream)
        if self.isEnabled() and (self.underMouse() or self.isDown()):
            over = QColor(theme.cream_text)
            over.setAlphaF(0.1 if self.isDown() else 0.05)
            paint.rounded(painter, face, _RADIUS, over)

    def _open_ground(self, painter: QPainter, face: QRectF) -> None:
        theme = self._look.theme
        fill, line = QColor(theme.plate_text), QColor(theme.plate_text)
        fill.setAlphaF(0.08)
        line.setAlphaF(0.7)
        pen = QPen(line, 1.6)
        pen.setDashPattern([4.5, 3.2])
        painter.setPen(pen)
        painter.setBrush(fill)
        painter.drawRoundedRect(face.adjusted(0.8, 0.8, -0.8, -0.8), _RADIUS, _RADIUS)

    def _sign(self, painter: QPainter, face: QRectF, card: SeatCard) -> None:
        side = self._side(face)
        rect = QRectF(face.left() + 10, face.center().y() - side / 2, side, side)
        fill = OURS_ON_CREAM if card.ours else THEIRS_ON_CREAM
        paint.rounded(painter, rect, side / 2 if card.ours else side * 0.2, fill)
        inset = side * 0.22
        icon = rect.adjusted(inset, inset, -inset, -inset)
        self._look.art.paint_icon(painter, f"seat-{card.kind}", icon, SIGN_ON_CREAM)

    def _at_right(self, painter: QPainter, face: QRectF, card: SeatCard) -> float:
        """The mark, or the button; where texts must end."""
        if card.may and card.kind == "open":
            return self._button(painter, face, card) - 8
        right = face.right() - 10
        theme = self._look.theme
        if card.may == "change":
            arrow = QRectF(right - 10, face.center().y() - 5, 12, 12)
            self._look.art.paint_icon(painter, "down", arrow, theme.cream_text_2)
            right = arrow.left() - 3
        if card.mark == "agreed":
            disc = QRectF(right - 20, face.center().y() - 10, 20, 20)
            paint.rounded(painter, disc, 10, ACCENT_ON_CREAM)
            tick = disc.adjusted(4, 4, -4, -4)
            self._look.art.paint_icon(painter, "check", tick, SIGN_ON_CREAM, line=3.0)
            right = disc.left() - 4
        elif card.mark == "reading":
            clock = QRectF(right - 20, face.center().y() - 10, 20, 20)
            self._look.art.paint_icon(painter, "clock", clock, theme.cream_text_2)
            right = clock.left() - 4
        return right

    def _button(self, painter: QPainter, face: QRectF, card: SeatCard) -> float:
        theme = self._look.theme
        text = self._look.say(Phrase(words.SIT_HERE if card.may == "sit" else words.CHANGE))
        font = self._font(_BUTTON)
        width = min(paint.width_of(text, font) + 28, face.width() * 0.5)
        rect = QRectF(face.right() - 12 - width, face.center().y() - 15, width, 30)
        edge = None if card.kind == "open" else theme.line
        paint.rounded(painter, rect, 7, theme.cream, edge)
        if self.underMouse() or self.isDown():
            over = QColor(theme.cream_text)
            over.setAlphaF(0.14 if self.isDown() else 0.07)
            paint.rounded(painter, rect, 7, over)
        paint.text_in(painter, rect.adjusted(6, 0, -6, 0), text, font, theme.cream_text, _CENTRE)
        return rect.left()

    def _lines(self, painter: QPainter, face: QRectF, card: SeatCard, right: float) -> None:
        theme, say = self._look.theme, self._look.say
        is_open = card.kind == "open"
        left = face.left() + (16 if is_open else 18 + self._side(face))
        room = QRectF(left, face.top(), right - left, face.height())
        middle = face.center().y()
        name = QRectF(room.left(), middle - 20, room.width(), 20)
        state = QRectF(room.left(), middle + 1, room.width(), 18)
        first = theme.plate_text if is_open else theme.cream_text
        second = theme.plate_text if is_open else theme.cream_text_2
        paint.text_in(painter, name, say(card.name), self._font(_NAME), first)
        paint.text_in(painter, state, say(card.state), self._font(_STATE), second)

    def _side(self, face: QRectF) -> float:
        """How large the sign is."""
        return min(36.0, face.height() - 16)

    def _font(self, role: Role) -> QFont:
        return self._look.lettering.font(role)


class SeatsFelt(QWidget):
    """The felt with its four seats."""

    change_wanted = Signal(object)
    sit_wanted = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.seats: Final = {seat: SeatView(look, seat, self) for seat in SEATS}
        self.setMinimumSize(470, 196)
        policy = QSizePolicy.Policy.Expanding
        self.setSizePolicy(policy, policy)
        for view in self.seats.values():
            view.clicked.connect(lambda _=False, view=view: self._on_pressed(view))

    def sizeHint(self) -> QSize:
        """As drawn."""
        return QSize(600, 318)

    def show_seats(self, cards: tuple[SeatCard, ...]) -> None:
        """Show who sits where."""
        for card in cards:
            self.seats[card.seat].show_card(card)

    def _on_pressed(self, view: SeatView) -> None:
        if view.card is not None and view.card.may == "sit":
            self.sit_wanted.emit(view.seat)
        elif view.card is not None and view.card.may == "change":
            self.change_wanted.emit(view.seat)

    # --- where and how ---------------------------------------------------------------------------

    def _rect(self, seat: Seat) -> QRect:
        """A seat's card, without the ring."""
        third = self.height() / 3
        tall = round(max(_LEAST_CARD, min(_CARD.height(), third - _LABEL)))
        across_from = seat in (Seat.WEST, Seat.EAST)
        room = (self.width() - 3 * _EDGE) // 2 if across_from else self.width()
        wide = min(_CARD.width(), room)
        across = (self.width() - wide) // 2
        ends = round(min(18.0, third - _LABEL - tall + 4))
        middle = round((self.height() - tall + _LABEL * 0.5) / 2)
        left, top = {
            Seat.NORTH: (across, max(_LABEL, ends + 12)),
            Seat.WEST: (_EDGE, middle),
            Seat.EAST: (self.width() - _EDGE - wide, middle),
            Seat.SOUTH: (across, self.height() - max(4, ends) - tall),
        }[seat]
        return QRect(left, top, wide, tall)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The seats take their places."""
        super().resizeEvent(event)
        for seat, view in self.seats.items():
            view.setGeometry(self._rect(seat).adjusted(-_RING, -_RING, _RING, _RING))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The felt, an oval, and the points of the compass over the seats."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look, theme, area = self._look, self._look.theme, QRectF(self.rect())
        painter.setClipPath(paint.rounded_path(area, 12))
        paint.felt(painter, area, theme, area.center())
        painter.setClipping(False)
        painter.setPen(QPen(theme.felt_line, 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        tall = area.height() * 0.52
        oval = QRectF(0, 0, area.width() * 0.5, tall)
        oval.moveCenter(area.center() + QPointF(0, 8))
        painter.drawRoundedRect(oval, tall / 2, tall / 2)
        font = look.lettering.font(_WHERE)
        for seat in SEATS:
            card = QRectF(self._rect(seat))
            label = QRectF(card.left(), card.top() - 20, card.width(), 16)
            align = _CENTRE
            if self._rect(Seat.NORTH).bottom() > label.top():
                # Beside the seat above, not under it.
                align = {Seat.WEST: _LEFT, Seat.EAST: _RIGHT}.get(seat, _CENTRE)
            text = look.say(seat_word(seat))
            paint.text_in(painter, label, text, font, theme.plate_text, align)
        painter.end()
