"""The middle of the table: the trick, the chip under it, and the arrows while cards are passed.

Cards lie in the order played; what wins has frame and crown. Must not know the game.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform
from PySide6.QtWidgets import QWidget

from maverick_desktop.text import seen
from maverick_desktop.text.phrase import Phrase, signed
from maverick_desktop.ui import measures, paint
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.scene import (
    BidMiddle,
    Chip,
    EmptyMiddle,
    Middle,
    PassMiddle,
    Place,
    TableCard,
    TrickMiddle,
)
from maverick_desktop.ui.theme import BAD_ON_CREAM, GOLD_LINE, TAG
from maverick_desktop.ui.views import wording
from maverick_desktop.ui.views.layout import (
    CardPlace,
    TableLayout,
    bid_panels,
    pass_places,
    title_above,
)
from maverick_desktop.ui.views.part import Drawing, Part, own_rect, place_part

_TITLE: Final = Role(15, Weight.DemiBold)
_PLACE: Final = Role(13, Weight.DemiBold)
_CROWN: Final = Role(13, Weight.DemiBold)
_PRICE: Final = Role(12.5, Weight.DemiBold)
_CHIP: Final = Role(13.5, Weight.DemiBold)
_CHIP_POINTS: Final = Role(14.5, Weight.DemiBold)


class MiddleView(Part):
    """The trick, or what is between the players while they pass and bid."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._middle: Middle = EmptyMiddle()
        self._lit = False

    def show_middle(self, middle: Middle, words: str) -> None:
        """Show the middle; ``words`` is the trick for who listens."""
        self.setAccessibleName(words)
        if self.changed(middle):
            self._middle = middle

    def set_lit(self, lit: bool) -> None:
        """Whether a card that may fall here is over it."""
        if lit != self._lit:
            self._lit = lit
            self.update()

    def set_layout(self, layout: TableLayout) -> None:
        """Follow the table's size."""
        super().set_layout(layout)
        centre = layout.centre
        half = max(226 * layout.scale, min(centre.width() / 2, 300 * layout.text))
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
            draw_card(painter, self.drawing, places[one.place], one)
        for one in cards:
            if one.winning:
                draw_crown(painter, self.drawing, places[one.place], one.place, trick.complete)

    # --- passing and bidding ---------------------------------------------------------------------

    def _passing(self, painter: QPainter, passing: PassMiddle) -> None:
        draw_arrows(painter, self.drawing, passing.to)
        layout = self.drawing.layout
        for place in pass_places(layout, passing.count)[len(passing.chosen) :]:
            draw_place(painter, self.drawing, place, seen.PASS_PLACE, self._lit)

    def _title(self, painter: QPainter, title: Phrase, panels: int) -> None:
        layout = self.drawing.layout
        panel = bid_panels(layout, max(panels, 1))[0]
        rect = title_above(layout, panel) if panels else panel
        centre = Qt.AlignmentFlag.AlignCenter
        font = self.drawing.font(_TITLE)
        words = self.look.say(title)
        paint.text_in(painter, rect, words, font, self.drawing.theme.plate_text, centre)


def draw_card(painter: QPainter, drawing: Drawing, place: CardPlace, one: TableCard) -> None:
    """A card of a trick as it lies, with the price of a revoke."""
    painter.save()
    painter.translate(place.centre)
    painter.rotate(place.tilt)
    rect = place.rect.translated(-place.centre)
    drawing.look.faces.draw(painter, rect, one.card, mark=one.mark, shadow=measures.CARD_SHADOW)
    if one.winning:
        paint.winner_frame(painter, rect, drawing.theme)
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
    side = 13 * text
    width = (20 + 13 + (6 if words else 0)) * text + drawing.width(words, font)
    height = round(22 * text)
    half = place.width * measures.CARD_PROPORTION / 2
    edge = QPointF(0, half if where == "bottom" else -half - 2)
    at = place.centre + QTransform().rotate(place.tilt).map(edge)
    rect = QRectF(at.x() - width / 2, at.y() - height / 2, width, height)
    if where == "bottom":
        rect.moveBottom(min(rect.bottom(), layout.crown))
    paint.rounded(painter, rect, height / 2, theme.gold, GOLD_LINE)
    crown = QRectF(rect.left() + 10 * text, rect.center().y() - side / 2, side, side)
    drawing.look.art.paint_icon(painter, "mark-crown", crown, theme.gold_text)
    room = QRectF(crown.right() + 6 * text, rect.top(), rect.width(), rect.height())
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
    text = drawing.text
    said, font = drawing.look.say(Phrase(words)), drawing.font(_PLACE)
    lines = wording.wrapped(said, font, place.width - 10, 2)
    step = 17 * text
    # In the lower part: the cards of others may reach over the upper one.
    y = place.centre.y() + 0.245 * place.width * measures.CARD_PROPORTION - step * len(lines) / 2
    ink, centre = drawing.theme.plate_text, Qt.AlignmentFlag.AlignCenter
    for line in lines:
        area = QRectF(place.rect.left() + 4, y, place.width - 8, step)
        paint.text_in(painter, area, line, font, ink, centre)
        y += step


# --- arrows --------------------------------------------------------------------------------------

_Curve = tuple[tuple[float, float], tuple[float, float], tuple[float, float]]
_TO_LEFT: Final[tuple[_Curve, _Curve, _Curve, _Curve]] = (
    ((-106, 130), (-170, 112), (-206, 60)),
    ((202, 66), (168, 114), (102, 130)),
    ((-202, -74), (-160, -124), (-102, -138)),
    ((106, -138), (166, -124), (206, -72)),
)
"""From you, to you, and the two others, when cards go to the left; from the middle of the trick."""
_TO_TOP: Final[tuple[_Curve, _Curve, _Curve, _Curve]] = (
    ((-150, 92), (-178, -20), (-150, -120)),
    ((150, -120), (178, -20), (150, 92)),
    ((-86, 152), (0, 160), (86, 152)),
    ((86, -146), (0, -154), (-86, -146)),
)


def draw_arrows(painter: QPainter, drawing: Drawing, to: Place) -> None:
    """Who passes to whom: gold from you, white to you, the others faint."""
    curves = _TO_TOP if to == "top" else _TO_LEFT
    mirror = -1 if to == "right" else 1
    white = QColor(drawing.theme.plate_text)
    for curve, width, strength in zip(
        curves, (4.0, 2.6, 2.2, 2.2), (None, 0.8, 0.42, 0.42), strict=True
    ):
        ink = drawing.theme.gold
        if strength is not None:
            ink = QColor(white)
            ink.setAlphaF(strength)
        points = [
            drawing.layout.middle + QPointF(x * mirror, y) * drawing.layout.scale for x, y in curve
        ]
        _arrow(painter, points, ink, width)


def _arrow(painter: QPainter, points: list[QPointF], ink: QColor, width: float) -> None:
    start, bend, end = points
    along = end - bend
    length = (along.x() ** 2 + along.y() ** 2) ** 0.5
    ahead = along / length
    across = QPointF(-ahead.y(), ahead.x())
    long, wide = 8 + 2.2 * width, 3.5 + width
    foot = end - ahead * long
    path = QPainterPath(start)
    path.quadTo(bend, foot + ahead)
    pen = QPen(ink, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawPolygon(QPolygonF([end, foot + across * wide, foot - across * wide]))


# --- the chip ------------------------------------------------------------------------------------


class ChipView(Part):
    """What the trick is worth, why, and to whom."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._chip: Chip | None = None

    def show_chip(self, chip: Chip | None) -> None:
        """Show a trick's worth, or nothing."""
        if not self.changed(chip):
            return
        self._chip = chip
        self.setVisible(chip is not None)
        self._fit()
        if chip is not None:
            say = self.look.say
            parts = (say(chip.lead), say(chip.reason), signed(chip.points), say(chip.to))
            self.setAccessibleName(" ".join(parts))

    def set_layout(self, layout: TableLayout) -> None:
        """Follow the table's size."""
        super().set_layout(layout)
        self._fit()

    def _fit(self) -> None:
        room = QRectF(self.drawing.layout.chip)
        if self._chip is not None:
            width = min(self._wanted(self._chip), room.width())
            room = QRectF(room.center().x() - width / 2, room.top(), width, room.height())
        place_part(self, room, 2)

    def _wanted(self, chip: Chip) -> float:
        say, font, text = self.look.say, self.drawing.font(_CHIP), self.drawing.text
        words = sum(
            self.drawing.width(say(part), font) for part in (chip.lead, chip.reason, chip.to)
        )
        mark = (17 + 8) * text if chip.mark is not None else -4 * text
        return float(
            round(words + mark + self._pill_width(chip) + (13 + 8 + 8 + 8 + 14) * text + 2)
        )

    def _pill_width(self, chip: Chip) -> float:
        font = self.drawing.font(_CHIP_POINTS, tabular=True)
        return self.drawing.width(signed(chip.points), font) + 21 * self.drawing.text

    def draw(self, painter: QPainter) -> None:
        """Paint the chip."""
        chip = self._chip
        if chip is None:
            return
        rect, theme, text = own_rect(self, 2), self.drawing.theme, self.drawing.text
        say, font, ink = self.look.say, self.drawing.font(_CHIP), self.drawing.theme.plate_text
        paint.plate(painter, rect, theme, radius=rect.height() / 2)
        room = rect.adjusted(13 * text, 0, -12 * text, 0)
        room.setLeft(room.left() + paint.text_in(painter, room, say(chip.lead), font, ink))
        if chip.mark is not None:
            sign = QRectF(
                room.left() + 8 * text, rect.center().y() - 8.5 * text, 17 * text, 17 * text
            )
            self.look.art.paint_mark(painter, chip.mark, sign)
            room.setLeft(sign.right() + 8 * text)
        else:
            room.setLeft(room.left() + 4 * text)
        room.setLeft(room.left() + paint.text_in(painter, room, say(chip.reason), font, ink))
        pill = QRectF(room.left() + 8 * text, 0, self._pill_width(chip), 23 * text)
        pill.moveTop(rect.center().y() - pill.height() / 2)
        figure = self.drawing.font(_CHIP_POINTS, tabular=True)
        paint.pill(painter, pill, signed(chip.points), figure, theme.cream, theme.cream_text)
        room.setLeft(pill.right() + 8 * text)
        paint.text_in(painter, room, say(chip.to), font, ink)
