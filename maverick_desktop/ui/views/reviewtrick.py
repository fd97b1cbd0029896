"""The trick in hand of a review, large on its felt: cards before their players, the winner framed.

Must not know how cards are judged.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from maverick_desktop.core.cards import Seat, Suit
from maverick_desktop.core.public import Trick
from maverick_desktop.text import reviewwords as words
from maverick_desktop.text import seen
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.text.sheetpeople import People
from maverick_desktop.ui import measures, paint
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.theme import GOLD_LINE
from maverick_desktop.ui.views.cardchips import mark_of
from maverick_desktop.ui.views.dockparts import CENTRE, LEFT, RIGHT, DockPart, Line
from maverick_desktop.ui.views.wording import fitting_text

_SPREAD: Final = (
    (0.04, 0.60, -1.4),
    (-1.12, 0.06, -3.0),
    (0.06, -0.60, 2.2),
    (1.12, 0.08, 4.0),
)
"""Offsets in widths and heights of a card, and the tilt: below, left, above, right."""
_HEAD: Final = 34.0
_LINE: Final = 19.0
_FOOT: Final = 30.0
_TITLE: Final = Role(13, Weight.Bold)
_WORDS: Final = Role(12)


class TrickOnFelt(DockPart):
    """One trick."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._trick: Trick | None = None
        self._number = 0
        self._people = People(("", "", "", ""), Seat.SOUTH.side)
        self._suits = (Suit.CLUBS, Suit.DIAMONDS)
        self._below = Seat.SOUTH
        self.setMinimumWidth(190)

    def show_trick(
        self, number: int, trick: Trick, people: People, suits: tuple[Suit, Suit], below: Seat
    ) -> None:
        """Show a trick; ``suits`` are trump and adder, ``below`` is whose card lies below."""
        self._trick, self._number, self._people = trick, number, people
        self._suits, self._below = suits, below
        who = self.look.say
        said = [
            seen.played(
                who(people.first(seat)),
                trick.card_of(seat),
                winning=seat is trick.winner,
                complete=True,
                price=0,
            )
            for seat in (trick.leader.after(place) for place in range(4))
        ]
        whole = seen.listed([seen.trick(number, said), self._to()])
        self.show_value((number, trick, people, suits, below), who(whole))

    def _to(self) -> Phrase:
        assert self._trick is not None
        return words.points_to(self._people, self._trick.points, self._trick.winner.side)

    # --- where things are ------------------------------------------------------------------------

    def _beside(self) -> bool:
        """Whether the number and what the trick brought stand on one line."""
        font, say = self.look.lettering.font(_TITLE), self.look.say
        number, points = say(words.trick_number(self._number)), say(self._to())
        wanted = paint.width_of(number, font) + 12 + paint.width_of(points, font)
        return wanted <= self.width() - 28

    def _head(self) -> float:
        return _HEAD if self._trick is None or self._beside() else _HEAD + _LINE

    def card_width(self) -> float:
        """As large as four cards and the lines above and below allow."""
        room = self.height() - self._head() - _FOOT
        return max(24.0, min(room / (2.26 * measures.CARD_PROPORTION), (self.width() - 24) / 3.35))

    def card_place(self, seat: Seat) -> tuple[QPointF, float]:
        """Where the middle of a seat's card is, and its tilt."""
        across, down, tilt = _SPREAD[(seat - self._below) & 3]
        width, top = self.card_width(), self._head()
        middle = QPointF(self.width() / 2, top + (self.height() - top - _FOOT) / 2)
        return middle + QPointF(across * width, down * width * measures.CARD_PROPORTION), tilt

    def lines(self) -> list[Line]:
        """The trick's number, what it brought, who led."""
        trick = self._trick
        if trick is None:
            return []
        look, ink = self.look, self.look.theme.plate_text
        title, plain = look.lettering.font(_TITLE), look.lettering.font(_WORDS)
        head = QRectF(14, 8, self.width() - 28, 22)
        foot = QRectF(14, self.height() - 28, self.width() - 28, 20)
        beside = self._beside()
        place = head if beside else head.translated(0, _LINE)
        points = fitting_text(self._to(), look.language, title, place.width())
        led = words.who_led(self._people, trick.leader)
        who = fitting_text(led, look.language, plain, foot.width())
        return [
            Line(head, look.say(words.trick_number(self._number)), title, ink, LEFT),
            Line(place, points, title, ink, RIGHT if beside else LEFT),
            Line(foot, who, plain, ink, CENTRE),
        ]

    # --- painting --------------------------------------------------------------------------------

    def paint_ground(self, painter: QPainter) -> None:
        """Felt and cards, in the order played."""
        theme, rect = self.look.theme, QRectF(self.rect())
        painter.save()
        painter.setClipPath(paint.rounded_path(rect, measures.DOCK_BOX_RADIUS))
        paint.felt(painter, rect, theme, rect.center())
        painter.restore()
        if not theme.shadows:
            paint.rounded(painter, rect, measures.DOCK_BOX_RADIUS, theme.felt_edge, theme.line)
        trick = self._trick
        if trick is None:
            return
        seats = [trick.leader.after(place) for place in range(4)]
        for seat in sorted(seats, key=lambda one: one is trick.winner):
            self._card(painter, trick, seat)

    def _card(self, painter: QPainter, trick: Trick, seat: Seat) -> None:
        look, width = self.look, self.card_width()
        middle, tilt = self.card_place(seat)
        tall = width * measures.CARD_PROPORTION
        place = QRectF(-width / 2, -tall / 2, width, tall)
        painter.save()
        painter.translate(middle)
        painter.rotate(tilt)
        card = trick.card_of(seat)
        mark = mark_of(card, *self._suits)
        look.faces.draw(painter, place, card, mark=mark, shadow=measures.CARD_SHADOW)
        if seat is trick.winner:
            paint.winner_frame(painter, place, look.theme, small=width < 48)
            pill = QRectF(-13, -tall / 2 - 11, 26, 18)
            paint.rounded(painter, pill, 9, look.theme.gold, GOLD_LINE)
            crown = QRectF(-6, pill.top() + 3, 12, 12)
            look.art.paint_icon(painter, "mark-crown", crown, look.theme.gold_text)
        painter.restore()

    def sizeHint(self) -> QSize:
        """As in the picture."""
        return QSize(266, 300)
