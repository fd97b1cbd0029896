"""Painting helpers for the table: shadows, plates, panels, pills, texts, rings, felt.

Each paints one thing into a rectangle it is given, in the colours of a theme. Nothing here keeps a
picture or knows the game.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from maverick_desktop.ui import measures
from maverick_desktop.ui.measures import Shadow
from maverick_desktop.ui.theme import GOLD_LINE, HALO, Theme

PANEL_SHADOW: Final = Shadow(10, 4, 0.26)
_MIDDLE: Final = Qt.AlignmentFlag.AlignVCenter
_LEFT: Final = Qt.AlignmentFlag.AlignLeft
_CENTRE: Final = Qt.AlignmentFlag.AlignCenter


def felt(painter: QPainter, rect: QRectF, theme: Theme, centre: QPointF | None = None) -> None:
    """The table: one radial gradient around the middle of the trick."""
    middle = centre or QPointF(rect.center().x(), rect.top() + rect.height() * 0.325)
    gradient = QRadialGradient(middle, 0.72 * max(rect.width(), rect.height()))
    gradient.setColorAt(0, theme.felt_centre)
    gradient.setColorAt(0.55, theme.felt_middle)
    gradient.setColorAt(1, theme.felt_edge)
    painter.fillRect(rect, QBrush(gradient))


def oval(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The two thin lines around the trick; ``rect`` bounds the outer one."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, width in ((0.0, 1.6), (12.0, 1.0)):
        painter.setPen(QPen(theme.felt_line, width))
        line = rect.adjusted(inset, inset, -inset, -inset)
        radius = 0.43 * min(line.width(), line.height())
        painter.drawRoundedRect(line, radius, radius)


def soft_shadow(
    painter: QPainter, rect: QRectF, radius: float, shadow: Shadow = PANEL_SHADOW
) -> None:
    """A shadow of stacked rounded rectangles under ``rect``, darkest at its edge."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    layers = max(4, round(shadow.spread))
    covered = 0.0
    for layer in range(layers):
        wanted = shadow.strength * (layer + 1) / layers
        grown = shadow.spread * (1 - (layer + 1) / layers)
        painter.setBrush(QColor.fromRgbF(0, 0, 0, 1 - (1 - wanted) / (1 - covered)))
        covered = wanted
        area = rect.adjusted(-grown, shadow.down - grown, grown, shadow.down + grown)
        painter.drawRoundedRect(area, radius + grown, radius + grown)
    painter.restore()


def rounded(
    painter: QPainter, rect: QRectF, radius: float, fill: QColor, line: QColor | None = None
) -> None:
    """A rounded rectangle, with a line of one pixel just inside its edge if there is one."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawRoundedRect(rect, radius, radius)
    if line is not None:
        painter.setPen(QPen(line, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius - 0.5, radius - 0.5)


def plate(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    *,
    seat: bool = False,
    radius: float | None = None,
) -> None:
    """A dark plate on the table; a seat's is denser, since it hides the card backs under it."""
    fill = theme.seat_plate if seat else theme.plate
    rounded(
        painter, rect, measures.PLATE_RADIUS if radius is None else radius, fill, theme.plate_line
    )


def cream_panel(
    painter: QPainter, rect: QRectF, theme: Theme, radius: float = measures.PLATE_RADIUS
) -> None:
    """A cream panel: whatever waits for the player."""
    if theme.shadows:
        soft_shadow(painter, rect, radius)
    rounded(painter, rect, radius, theme.cream)


def pill(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    fill: QColor,
    ink: QColor,
    line: QColor | None = None,
) -> None:
    """A badge with round ends and its text in the middle."""
    rounded(painter, rect, rect.height() / 2, fill, line)
    text_in(painter, rect, text, font, ink, _CENTRE)


def gold_pill(painter: QPainter, rect: QRectF, text: str, font: QFont, theme: Theme) -> None:
    """The badge of a bid, and of the card that is winning."""
    pill(painter, rect, text, font, theme.gold, theme.gold_text, GOLD_LINE)


def pill_width(text: str, font: QFont, padding: float = 9) -> float:
    """How wide a pill must be for its text."""
    return QFontMetricsF(font).horizontalAdvance(text) + 2 * padding


def cut(text: str, font: QFont, width: float) -> str:
    """One line of text as far as it fits; what does not ends in "…".

    Everything painted goes through here. Half a pixel more than the width is let pass: what was
    measured comes back a hair smaller.
    """
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width + 0.5)


def text_in(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    ink: QColor,
    align: Qt.AlignmentFlag = _LEFT | _MIDDLE,
) -> float:
    """One line of plain text, cut with … if it does not fit; returns the width it took."""
    shown = cut(text, font, rect.width())
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(rect, int(align) | int(Qt.TextFlag.TextSingleLine), shown)
    return width_of(shown, font)


def ring(
    painter: QPainter, rect: QRectF, radius: float, colour: QColor, *, outside: float = 3.5
) -> None:
    """A ring 3 wide around ``rect`` on a dark line 5 wide; ``outside`` is to its middle."""
    area = rect.adjusted(-outside, -outside, outside, outside)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ink, width in ((HALO, 5.0), (colour, 3.0)):
        painter.setPen(QPen(ink, width))
        painter.drawRoundedRect(area, radius + outside, radius + outside)


def focus_ring(painter: QPainter, rect: QRectF, radius: float, theme: Theme) -> None:
    """The ring around what the keyboard would act on."""
    ring(painter, rect, radius, theme.focus_on_table)


def winner_frame(painter: QPainter, card: QRectF, theme: Theme, *, small: bool = False) -> None:
    """The gold frame of the card that is winning; a small face has it close by and 2 wide."""
    radius = card.width() * measures.CARD_CORNER
    if not small:
        ring(painter, card, radius, theme.gold, outside=3.0)
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ink, width in ((HALO, 4.0), (theme.gold, 2.0)):
        painter.setPen(QPen(ink, width))
        painter.drawRoundedRect(card.adjusted(-1, -1, 1, 1), radius + 1, radius + 1)


def dashed_place(painter: QPainter, rect: QRectF, theme: Theme, *, lit: bool = False) -> None:
    """The place a card may go; it lights up while one is held over it."""
    radius = rect.width() * measures.CARD_CORNER
    ink = QColor(theme.plate_text)
    ink.setAlphaF(0.95 if lit else 0.6)
    fill = QColor(theme.plate_text)
    fill.setAlphaF(0.18 if lit else 0.06)
    pen = QPen(ink, 2.2 if lit else 1.6)
    pen.setDashPattern([5, 3.6])
    painter.setPen(pen)
    painter.setBrush(fill)
    painter.drawRoundedRect(rect, radius, radius)


def hairline(painter: QPainter, start: QPointF, end: QPointF, ink: QColor) -> None:
    """A line of one device pixel, laid on the pixels of the screen."""
    dpr = painter.device().devicePixelRatioF()
    at = [
        QPointF((round(p.x() * dpr) + 0.5) / dpr, (round(p.y() * dpr) + 0.5) / dpr)
        for p in (start, end)
    ]
    painter.setPen(QPen(ink, 1 / dpr))
    painter.drawLine(*at)


def rounded_path(rect: QRectF, radius: float) -> QPainterPath:
    """The outline of a rounded rectangle."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def width_of(text: str, font: QFont) -> float:
    """How wide a text is."""
    return QFontMetricsF(font).horizontalAdvance(text)
