"""Cards in a line of text: small chips with figure and suit sign, their mark beside them.

The card that won has the gold frame. Must not know the game's state.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from maverick_desktop.core.cards import BIG_JOKER, SEATS, Card, Side, Suit
from maverick_desktop.core.sheet import SheetTrick
from maverick_desktop.ui import paint
from maverick_desktop.ui.art import square
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.scene import Mark
from maverick_desktop.ui.theme import CARD_EDGE, HALO, suits_on_cards

WIDTH: Final = 36.0
HEIGHT: Final = 20.0
_MARK: Final = 11.0
_APART: Final = 8.0
STEP: Final = WIDTH + 2 + _MARK + _APART
"""From one chip of a row to the next."""
_RADIUS: Final = 4.0
_FIGURE: Final = Role(13, Weight.Bold)
_CENTRE: Final = Qt.AlignmentFlag.AlignCenter


def mark_of(card: Card, trump: Suit, adder: Suit) -> Mark | None:
    """The mark a card has under these suits."""
    suit = card.suit_under(trump)
    return Mark.TRUMP if suit is trump else Mark.ADDER if suit is adder else None


def row_width(count: int) -> float:
    """How wide so many chips in a row are."""
    return count * STEP - _APART if count else 0.0


def draw_chip(
    painter: QPainter, look: Look, start: QPointF, card: Card, mark: Mark | None, *, won: bool
) -> None:
    """One chip from its upper left corner, with its mark at the right."""
    place = QRectF(start.x(), start.y(), WIDTH, HEIGHT)
    paint.rounded(painter, place, _RADIUS, look.theme.face, CARD_EDGE)
    if won:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for ink, width in ((HALO, 3.4), (look.theme.gold, 1.8)):
            painter.setPen(QPen(ink, width))
            painter.drawRoundedRect(place, _RADIUS, _RADIUS)
    if card.suit is None:
        name = "corner-sun" if card == BIG_JOKER else "corner-moon"
        look.art.paint(painter, name, square(place, HEIGHT - 3))
    else:
        _figure(painter, look, place, card, card.suit)
    if mark is not None:
        at = QRectF(place.right() + 3, place.center().y() - _MARK / 2, _MARK, _MARK)
        look.art.paint_mark(painter, mark, at)


def _figure(painter: QPainter, look: Look, place: QRectF, card: Card, suit: Suit) -> None:
    ink = suits_on_cards(look.faces.options.four_colours).of(suit)
    half = QRectF(place.left() + 2, place.top(), WIDTH / 2 - 1, HEIGHT)
    font = look.lettering.font(_FIGURE)
    paint.text_in(painter, half, look.language.card_figure(card), font, ink, _CENTRE)
    sign = QRectF(place.center().x() + 3, place.center().y() - 5.5, 11, 11)
    look.art.paint_suit(painter, suit, sign, ink)


def draw_trick(
    painter: QPainter, look: Look, start: QPointF, trick: SheetTrick, suits: tuple[Suit, Suit]
) -> None:
    """The four cards of a trick in the order they were played; ``suits`` are trump and adder."""
    for turn, card in enumerate(trick.cards):
        won = trick.leader is not None and trick.leader.after(turn) is trick.winner
        at = start + QPointF(turn * STEP, 0)
        draw_chip(painter, look, at, card, mark_of(card, *suits), won=won)


def draw_side(
    painter: QPainter,
    look: Look,
    start: QPointF,
    trick: SheetTrick,
    side: Side,
    suits: tuple[Suit, Suit],
) -> None:
    """A side's two cards of a trick, in the order of its seats; nothing where they are unknown."""
    for place, seat in enumerate(seat for seat in SEATS if seat.side is side):
        card = trick.card_of(seat)
        if card is not None:
            at, won = start + QPointF(place * STEP, 0), seat is trick.winner
            draw_chip(painter, look, at, card, mark_of(card, *suits), won=won)
