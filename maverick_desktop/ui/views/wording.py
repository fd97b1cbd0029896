"""Sentences on the table: text with drawn suit signs, measured, painted, cut and wrapped.

A suit is never a font character. What does not fit ends in "…". Must not know scenes or widgets.
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QTextLayout,
    QTextOption,
)

from maverick_desktop.core.cards import Suit
from maverick_desktop.text.phrase import Run
from maverick_desktop.ui import paint
from maverick_desktop.ui.art import Art

SuitInk: TypeAlias = Callable[[Suit], QColor]

_SIGN: Final = 1.12
"""A sign's height and width, in heights of a capital letter."""
_ELLIPSIS: Final = "…"


def sign_size(font: QFont) -> float:
    """How large a suit's sign is drawn in a line of text."""
    return QFontMetricsF(font).capHeight() * _SIGN


def line_width(runs: Sequence[Run], font: QFont) -> float:
    """How wide a sentence is on one line."""
    return sum(_widths(runs, font))


def draw_line(
    painter: QPainter,
    rect: QRectF,
    runs: Sequence[Run],
    font: QFont,
    ink: QColor,
    suit_ink: SuitInk,
    art: Art,
) -> float:
    """Paint a sentence on one line from the left, cut with … if need be; the width it took."""
    metrics = QFontMetricsF(font)
    sign = sign_size(font)
    x, right = rect.left(), rect.right()
    baseline = rect.center().y() + (metrics.ascent() - metrics.descent()) / 2
    fits = line_width(runs, font) <= rect.width() + 0.5
    dots = 0.0 if fits else metrics.horizontalAdvance(_ELLIPSIS)
    painter.setFont(font)
    for run, width in zip(runs, _widths(runs, font), strict=True):
        painter.setPen(ink)
        cut = not fits and x + width > right - dots
        if isinstance(run, Suit):
            if cut:
                painter.drawText(QPointF(x, baseline), _ELLIPSIS)
                return x + dots - rect.left()
            middle = baseline - metrics.capHeight() / 2
            place = QRectF(x, middle - sign / 2, sign, sign)
            art.paint_suit(painter, run, place, suit_ink(run))
        elif cut:
            shown = metrics.elidedText(run, Qt.TextElideMode.ElideRight, right - x)
            if not shown.endswith(_ELLIPSIS):
                shown = metrics.elidedText(run + " " * 40, Qt.TextElideMode.ElideRight, right - x)
            painter.drawText(QPointF(x, baseline), shown)
            return x + metrics.horizontalAdvance(shown) - rect.left()
        else:
            painter.drawText(QPointF(x, baseline), run)
        x += width
    return x - rect.left()


def _widths(runs: Sequence[Run], font: QFont) -> list[float]:
    metrics = QFontMetricsF(font)
    sign = sign_size(font)
    widths = []
    for place, run in enumerate(runs):
        if isinstance(run, Suit):
            after = runs[place + 1] if place + 1 < len(runs) else ""
            # "♦ diamonds" has air after the sign, "♦A" has a little.
            wide = isinstance(after, str) and after[:1].islower()
            widths.append(sign + metrics.capHeight() * (0.42 if wide else 0.16))
        else:
            widths.append(metrics.horizontalAdvance(run))
    return widths


def wrapped(text: str, font: QFont, width: float, most: int) -> list[str]:
    """Plain text as lines of a width, ``most`` at the most; what is left over ends in "…"."""
    metrics = QFontMetricsF(font)
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    lines: list[str] = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        start = line.textStart()
        if len(lines) == most - 1:
            rest = text[start:]
            lines.append(metrics.elidedText(rest, Qt.TextElideMode.ElideRight, width))
            break
        lines.append(text[start : start + line.textLength()].rstrip())
    layout.endLayout()
    return lines


def draw_lines(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    ink: QColor,
    *,
    leading: float = 1.4,
    centred: bool = False,
) -> float:
    """Paint plain text on as many lines as fit in ``rect``; returns the height it took."""
    step = QFontMetricsF(font).ascent() * leading
    most = max(int((rect.height() + 1) / step), 1)
    align = Qt.AlignmentFlag.AlignCenter if centred else Qt.AlignmentFlag.AlignVCenter
    y = rect.top()
    for line in wrapped(text, font, rect.width(), most):
        paint.text_in(painter, QRectF(rect.left(), y, rect.width(), step), line, font, ink, align)
        y += step
    return y - rect.top()
