"""Sentences on the table: text with drawn suit signs, measured, painted, cut and wrapped.

A suit is never a font character. What does not fit ends in "…". Must not know scenes or widgets.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeAlias

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QTextLayout,
    QTextOption,
)

from maverick_desktop.core.cards import Suit
from maverick_desktop.text.phrase import Arg, Language, Phrase, Run, runs, say
from maverick_desktop.ui import paint
from maverick_desktop.ui.art import Art

SuitInk: TypeAlias = Callable[[Suit], QColor]

_SIGN: Final = 1.28
"""A sign's height and width, in heights of a capital letter."""
_ELLIPSIS: Final = "…"
_NAME_LENGTHS: Final = (18, 14, 11, 8, 6, 4)
"""How many letters of a name are left, where a sentence does not fit."""


# --- making it fit -------------------------------------------------------------------------------


def shortened(phrase: Phrase, most: int) -> Phrase:
    """The sentence with names cut to so many letters: names give way, figures never do."""

    def cut(arg: Arg) -> Arg:
        if isinstance(arg, Phrase):
            return shortened(arg, most)
        if isinstance(arg, str) and len(arg) > most:
            return arg[: most - 1].rstrip() + _ELLIPSIS
        return arg

    return replace(phrase, args={gap: cut(arg) for gap, arg in phrase.args.items()})


def shorter_and_shorter(phrase: Phrase) -> Iterator[Phrase]:
    """The sentence as it is, then with ever shorter names."""
    yield phrase
    for most in _NAME_LENGTHS:
        yield shortened(phrase, most)


def fitting_runs(phrase: Phrase, language: Language, font: QFont, room: float) -> list[Run]:
    """The sentence for one line of a width, with suit signs."""
    pieces: list[Run] = []
    for shorter in shorter_and_shorter(phrase):
        pieces = runs(shorter, language)
        if line_width(pieces, font) <= room + 0.5:
            break
    return pieces


def fitting_text(phrase: Phrase, language: Language, font: QFont, room: float) -> str:
    """The sentence for one line of a width, suits in words."""
    metrics, text = QFontMetricsF(font), ""
    for shorter in shorter_and_shorter(phrase):
        text = say(shorter, language)
        if metrics.horizontalAdvance(text) <= room + 0.5:
            break
    return text


def fitting_lines(
    phrase: Phrase, language: Language, font: QFont, width: float, most: int
) -> list[str]:
    """The sentence on so many lines of a width at the most, suits in words."""
    text = ""
    for shorter in shorter_and_shorter(phrase):
        text = say(shorter, language)
        lines = broken(text, font, width)
        # A line that begins with dots is what a cut name left of itself.
        if len(lines) <= most and not any(line.startswith(_ELLIPSIS) for line in lines):
            return lines
    return wrapped(text, font, width, most)


# --- measuring and painting ----------------------------------------------------------------------


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
            shown = paint.cut(run, font, right - x)
            if not shown.endswith(_ELLIPSIS):
                # More follows: the dots must stand all the same.
                shown = paint.cut(run + " " * 40, font, right - x)
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


def broken(text: str, font: QFont, width: float) -> list[str]:
    """Plain text as lines of a width."""
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    lines: list[str] = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        start = line.textStart()
        lines.append(text[start : start + line.textLength()])
    layout.endLayout()
    return [line.rstrip() for line in lines]


def wrapped(text: str, font: QFont, width: float, most: int) -> list[str]:
    """Plain text as lines of a width, ``most`` at the most; what is left over ends in "…"."""
    lines = broken(text, font, width)
    if len(lines) <= most:
        return lines
    kept = lines[: most - 1]
    # Without the spaces at which the lines before it were broken.
    rest = text
    for line in kept:
        rest = rest[rest.index(line) + len(line) :].lstrip()
    return [*kept, paint.cut(rest, font, width)]


def draw_lines(
    painter: QPainter,
    rect: QRectF,
    phrase: Phrase,
    language: Language,
    font: QFont,
    ink: QColor,
    *,
    leading: float = 1.45,
) -> None:
    """Paint a sentence on as many lines as fit in ``rect``, from its top."""
    step = QFontMetricsF(font).ascent() * leading
    most = max(int((rect.height() + 1) / step), 1)
    y = rect.top()
    for line in fitting_lines(phrase, language, font, rect.width(), most):
        paint.text_in(painter, QRectF(rect.left(), y, rect.width(), step), line, font, ink)
        y += step


def balanced(text: str, font: QFont, width: float, most: int = 3) -> list[str]:
    """Plain text on as few lines as it needs, ``most`` at most, all of about the same length."""
    count = len(broken(text, font, width))
    if count > most:
        return wrapped(text, font, width, most)
    while width > 8 and len(broken(text, font, width - 4)) == count:
        width -= 4
    return broken(text, font, width)
