"""The middle of the table: the trick, places for cards, titles.

Cards lie in the order played; what wins has frame and crown. Must not know the game.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QTransform
from PySide6.QtWidgets import QWidget

from maverick_desktop.core.cards import Seat
from maverick_desktop.text import seen
from maverick_desktop.text.phrase import Phrase, signed
from maverick_desktop.ui import measures, paint
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.scene import (
    BidMiddle,
    EmptyMiddle,
    Middle,
    PassMiddle,
    Place,
    TableCard,
    TrickMiddle,
)
from maverick_desktop.ui.theme import BAD_ON_CREAM, GOLD_LINE, TAG
from maverick_desktop.ui.views import wording
from maverick_desktop.ui.views.arrows import draw_arrows
from maverick_desktop.ui.views.layout import (
    CardPlace,
    TableLayout,
    bid_panels,
    pass_places,
    title_above,
)
from maverick_desktop.ui.views.part import Drawing, Part, place_part

_TITLE: Final = Role(14, Weight.DemiBold)
_PLACE: Final = Role(12, Weight.DemiBold)
_CROWN: Final = Role(12, Weight.DemiBold)
_PRICE: Final = Role(12.5, Weight.DemiBold)


class MiddleView(Part):
    """The trick, or what is between the players while they pass and bid."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._middle: Middle = EmptyMiddle()
        self._lit = False
        self._asked: Seat | None = None

    def show_middle(self, middle: Middle, words: str) -> None:
        """Show the middle; ``words`` is the trick for who listens."""
        self.setAccessibleName(words)
        if self.changed(middle):
            self._middle = middle

    def set_lit(self, lit: bool) -> None:
        """Whether a card that may fall here is over it."""
        if lit != self._lit:
            self._lit = lit
            place = self.drawing.layout.trick["bottom"].rect.translated(-QPointF(self.pos()))
            around = place.toAlignedRect().adjusted(-6, -6, 6, 6)
            self.update(around if isinstance(self._middle, TrickMiddle) else self.rect())

    def set_asked(self, seat: Seat | None) -> None:
        """Whose card is being asked about: it has a ring."""
        if seat is not self._asked:
            self._asked = seat
            self.update()

    def seat_at(self, point: QPointF) -> Seat | None:
        """Whose card of the trick lies at a point of the table."""
        cards = self._middle.cards if isinstance(self._middle, TrickMiddle) else ()
        return seat_at(cards, self.drawing.layout.trick, point)

    def set_layout(self, layout: TableLayout) -> None:
        """Follow the table's size."""
        super().set_layout(layout)
        centre = layout.centre
        half = 226 * layout.scale
        area = QRectF(layout.middle.x() - half, centre.top() - 8, 2 * half, centre.height() + 8)
        place_part(self, area, 0)

    def draw(self, painter: QPainter) -> None:
        """Paint it, in the table's coordinates."""
        painter.translate(-QPointF(self.pos()))
        match self._middle:
            case TrickMiddle() as trick:
                self._trick(painter, trick)
            case PassMiddle() as passing:
                self._passing(painter, passing)
            case BidMiddle(title=title, panels=panels):
                self._title(painter, title, len(panels))
            case _:
                pass

    # --- the trick -------------------------------------------------------------------------------

    def _trick(self, painter: QPainter, trick: TrickMiddle) -> None:
        places = self.drawing.layout.trick
        if trick.your_place:
            draw_place(painter, self.drawing, places["bottom"], seen.YOUR_PLACE, self._lit)
        cards = list(trick.cards)
        if trick.complete:
            cards.sort(key=lambda card: card.winning)
        for one in cards:
            asked = one.seat is self._asked
            draw_card(painter, self.drawing, places[one.place], one, ringed=asked)
        for one in cards:
            if one.winning:
                draw_crown(painter, self.drawing, places[one.place], one.place, trick.complete)

    # --- passing and bidding ---------------------------------------------------------------------

    def _passing(self, painter: QPainter, passing: PassMiddle) -> None:
        draw_arrows(painter, self.drawing, passing.to)
        layout = self.drawing.layout
        for place in pass_places(layout, passing.count)[len(passing.chosen) :]:
            # Places that lie over one another have no room for words.
            words = seen.PASS_PLACE if passing.count <= 2 else ""
            draw_place(painter, self.drawing, place, words, self._lit)

    def _title(self, painter: QPainter, title: Phrase, panels: int) -> None:
        layout = self.drawing.layout
        panel = bid_panels(layout, max(panels, 1))[0]
        rect = title_above(layout, panel) if panels else panel
        centre = Qt.AlignmentFlag.AlignCenter
        font = self.drawing.font(_TITLE)
        words = self.look.say(title)
        paint.text_in(painter, rect, words, font, self.drawing.theme.plate_text, centre)


def seat_at(
    cards: Sequence[TableCard], places: Mapping[Place, CardPlace], point: QPointF
) -> Seat | None:
    """Whose card lies uppermost at a point."""
    for one in reversed(cards):
        place = places[one.place]
        away = QTransform().rotate(-place.tilt).map(point - place.centre)
        if place.rect.translated(-place.centre).contains(away):
            return one.seat
    return None


def draw_card(
    painter: QPainter, drawing: Drawing, place: CardPlace, one: TableCard, *, ringed: bool = False
) -> None:
    """A card of a trick as it lies, with the price of a revoke; ringed while it is asked about."""
    painter.save()
    painter.translate(place.centre)
    painter.rotate(place.tilt)
    rect = place.rect.translated(-place.centre)
    drawing.look.faces.draw(painter, rect, one.card, mark=one.mark, shadow=measures.CARD_SHADOW)
    if one.winning:
        paint.winner_frame(painter, rect, drawing.theme)
    if ringed:
        paint.focus_ring(painter, rect, rect.width() * measures.CARD_CORNER, drawing.theme)
    if one.price:
        text = drawing.text
        # A winner's crown takes the middle of the edge.
        x = rect.left() + (-6 if one.winning else 18) * text
        tag = QRectF(x - 15 * text, rect.top() - 10 * text, 30 * text, 20 * text)
        paint.rounded(painter, tag, 5 * text, TAG)
        painter.setPen(QPen(BAD_ON_CREAM, 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(tag.adjusted(0.7, 0.7, -0.7, -0.7), 4.5 * text, 4.5 * text)
        centre = Qt.AlignmentFlag.AlignCenter
        font = drawing.font(_PRICE)
        paint.text_in(painter, tag, signed(-one.price), font, BAD_ON_CREAM, centre)
    painter.restore()


def draw_crown(
    painter: QPainter, drawing: Drawing, place: CardPlace, where: Place, complete: bool
) -> None:
    """The pill with the crown on the winning card's edge, upright; its word if there is room."""
    text, theme, layout = drawing.text, drawing.theme, drawing.layout
    words = (
        "" if layout.small else drawing.look.say(Phrase(seen.WINS if complete else seen.WINNING))
    )
    font = drawing.font(_CROWN)
    side = 12.5 * text
    width = (18.5 + 12.5 + (5 if words else 0)) * text + drawing.width(words, font)
    height = round(22 * text)
    half = place.width * measures.CARD_PROPORTION / 2
    edge = QPointF(0, half if where == "bottom" else -half - 2)
    at = place.centre + QTransform().rotate(place.tilt).map(edge)
    rect = QRectF(at.x() - width / 2, at.y() - height / 2, width, height)
    if where == "bottom":
        rect.moveBottom(min(rect.bottom(), layout.crown))
    paint.rounded(painter, rect, height / 2, theme.gold, GOLD_LINE)
    crown = QRectF(rect.left() + 9 * text, rect.center().y() - side / 2, side, side)
    drawing.look.art.paint_icon(painter, "mark-crown", crown, theme.gold_text)
    room = QRectF(crown.right() + 5 * text, rect.top(), rect.width(), rect.height())
    paint.text_in(painter, room, words, font, theme.gold_text)


def draw_place(
    painter: QPainter, drawing: Drawing, place: CardPlace, words: str, lit: bool
) -> None:
    """The dashed place of a card, with what it is for."""
    painter.save()
    painter.translate(place.centre)
    painter.rotate(place.tilt)
    rect = place.rect.translated(-place.centre)
    paint.dashed_place(painter, rect, drawing.theme, lit=lit)
    painter.restore()
    if not words:
        return
    text = drawing.text
    said, font = drawing.look.say(Phrase(words)), drawing.font(_PLACE)
    lines = wording.balanced(said, font, place.width - 10)
    step = 17 * text
    # In the lower part: the cards of others may reach over the upper one.
    y = place.centre.y() + 0.245 * place.width * measures.CARD_PROPORTION - step * len(lines) / 2
    ink, centre = drawing.theme.plate_text, Qt.AlignmentFlag.AlignCenter
    for line in lines:
        area = QRectF(place.rect.left() + 4, y, place.width - 8, step)
        paint.text_in(painter, area, line, font, ink, centre)
        y += step
