"""Paints one card of the hand: shadow, face or back, dimming, ring, price tag, a hint's mark.

Knows how a card looks, and neither where it lies nor what is legal.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from maverick_desktop.text.phrase import number
from maverick_desktop.ui import measures, paint
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.scene import HandCard
from maverick_desktop.ui.theme import ACCENT_ON_CREAM, BAD_ON_CREAM, TAG
from maverick_desktop.ui.views.fanmotion import Stand

PRICE: Final = Role(12.5, Weight.Bold)
_CENTRE: Final = Qt.AlignmentFlag.AlignCenter
_TAG: Final = QRectF(1, -16.5, 31, 20)
_TAG_RADIUS: Final = 6.5
_TAG_LINE: Final = 1.5
_BESIDE_FIGURE: Final = 27
_BESIDE_TAG: Final = 36


def hand_card(
    painter: QPainter, look: Look, one: HandCard, stand: Stand, *, scale: float, ringed: bool
) -> None:
    """A card as it stands, with all that is on it."""
    painter.save()
    stand.pose.enter(painter)
    card = stand.pose.card
    shadow = measures.CARD_SHADOW
    if 0 < stand.dim < 1:
        look.faces.draw(painter, card, one.card, mark=one.mark, shadow=shadow)
        painter.setOpacity(stand.dim)
        look.faces.draw(painter, card, one.card, mark=one.mark, dimmed=True)
        painter.setOpacity(1)
    else:
        dimmed = stand.dim >= 1
        look.faces.draw(painter, card, one.card, mark=one.mark, dimmed=dimmed, shadow=shadow)
    if ringed:
        paint.focus_ring(painter, card, card.width() * measures.CARD_CORNER, look.theme)
    if one.price:
        _price_tag(painter, look, card, one.price, scale)
    if one.hinted:
        grown = measures.text_scale(scale)
        left = card.left() + (_BESIDE_TAG if one.price else _BESIDE_FIGURE) * grown
        hint_mark(painter, look, QPointF(left, card.top()), grown)
    painter.restore()


def hint_mark(painter: QPainter, look: Look, at: QPointF, grown: float) -> None:
    """The mark of what a hint names: a lamp on cream, on an edge; ``at`` is where it begins."""
    theme = look.theme
    place = QRectF(at.x(), at.y() - 17 * grown, 30 * grown, 23 * grown)
    radius = place.height() / 2
    paint.soft_shadow(painter, place, radius, measures.CARD_SHADOW)
    paint.rounded(painter, place, radius, theme.cream)
    painter.setPen(QPen(ACCENT_ON_CREAM, _TAG_LINE))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), radius - 1, radius - 1)
    side = 16 * grown
    icon = QRectF(0, 0, side, side)
    icon.moveCenter(place.center())
    look.art.paint_icon(painter, "hint", icon, theme.cream_text, line=2.4)


def _price_tag(painter: QPainter, look: Look, card: QRectF, price: int, scale: float) -> None:
    """What a revoke costs, on the card's upper edge."""
    grown = measures.text_scale(scale)
    font = look.lettering.font(PRICE, grown)
    text = number(-price)
    width = max(_TAG.width() * grown, paint.pill_width(text, font, 6 * grown))
    height = _TAG.height() * grown
    left, lower = card.left() + _TAG.left() * scale, card.top() + _TAG.bottom() * scale
    tag = QRectF(left, lower - height, width, height)
    painter.setPen(QPen(BAD_ON_CREAM, _TAG_LINE))
    painter.setBrush(TAG)
    inset = _TAG_LINE / 2
    radius = _TAG_RADIUS * grown
    painter.drawRoundedRect(tag.adjusted(inset, inset, -inset, -inset), radius, radius)
    paint.text_in(painter, tag, text, font, BAD_ON_CREAM, _CENTRE)
