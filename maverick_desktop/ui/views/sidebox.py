"""A side's box in the dock: total, this hand's points, the bid, and a bar up to the target."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from maverick_desktop.core.view import SeatView
from maverick_desktop.text import scores as words
from maverick_desktop.text.bids import BID_WORDS
from maverick_desktop.text.phrase import Phrase, number, signed
from maverick_desktop.text.table import YOU, is_you, name, pair
from maverick_desktop.ui import lettering, paint
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.measures import DOCK_BOX_RADIUS
from maverick_desktop.ui.models.figures import LEAST_SHOWN, Figures, SideFigures
from maverick_desktop.ui.paint import width_of
from maverick_desktop.ui.views.dockparts import (
    BADGE,
    CENTRE,
    RIGHT,
    SECOND,
    SECOND_BOLD,
    SMALL,
    DockPart,
    Line,
    fitting_pair,
    side_sign,
)

_LEAST_TOP: Final = 50
"""Where the bar ends at least when the match has no target."""
_BAR: Final = 7.0
_APART: Final = 6
"""Between the total and what stands left of it."""
_KNOWN: Final = 3
"""Letters of a name by which it is known; with fewer the bid stands alone."""
_PILL_PAD: Final = 14
"""Of both ends of the pill together."""


class SideBox(DockPart):
    """One side's box."""

    def __init__(self, look: Look, ours: bool, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._ours = ours
        self._view: SeatView | None = None
        self._side: SideFigures | None = None
        self._target: int | None = None
        self._top = _LEAST_TOP

    def show_figures(self, view: SeatView, figures: Figures) -> None:
        """Show this side's figures."""
        side = figures.ours if self._ours else figures.theirs
        self._view, self._side, self._target = view, side, figures.target
        highest = max(figures.ours.after, figures.theirs.after, _LEAST_TOP)
        self._top = figures.target or -(-highest // 10) * 10
        bid = None if side.bid is None else words.who_bid(view, side.bid)
        goal = words.to_go(side.total, self._target)
        total = words.total_says(pair(view, side.side), side.total, goal)
        said = words.side_says(total, side.this_hand, bid)
        names = [sitter.name for sitter in view.public.seats]
        self.show_value((side, self._target, self._top, names), self.look.say(said))

    # --- where things are ------------------------------------------------------------------------

    @property
    def _pad(self) -> float:
        return 12 * self.measures.scale

    def _row(self, roomy: float, compact: float, height: float) -> QRectF:
        """The full line of text whose middle is at a height."""
        middle = compact if self.measures.compact else roomy * self.measures.scale
        tall = height * self.measures.scale
        return QRectF(self._pad, middle - tall / 2, self.width() - 2 * self._pad, tall)

    def _title_row(self) -> QRectF:
        return self._row(21, 19, 18)

    def _hand_row(self) -> QRectF:
        return self._row(41, 38, 17)

    def _scale_row(self) -> QRectF:
        return self._row(75, 70, 14)

    def bar(self) -> QRectF:
        """The whole of the bar."""
        return self._row(61.5, 57.5, _BAR)

    def at(self, value: float) -> float:
        """Where a total is on the bar, its ends standing for all beyond."""
        bar = self.bar()
        part = (value - LEAST_SHOWN) / (self._top - LEAST_SHOWN)
        return bar.left() + min(max(part, 0.0), 1.0) * bar.width()

    # --- texts -----------------------------------------------------------------------------------

    def lines(self) -> list[Line]:
        """Title, total, this hand, bid, marks."""
        if self._view is None or self._side is None:
            return []
        total = self._total_line(self._side)
        free = total.drawn().left() - _APART * self.measures.scale
        found = [total, self._title_line(self._view, self._side, free)]
        found += self._hand_lines(self._side, self._pill(free)[0])
        badge = self._badge_line(free)
        if badge is not None:
            found.append(badge)
        return found + self._scale_lines(self._side)

    def _total_line(self, side: SideFigures) -> Line:
        row = self._row(26, 25, 36)
        font = self.font_of(lettering.TOTAL)
        return Line(row, number(side.total), font, self.look.theme.ink, RIGHT)

    def _title_line(self, view: SeatView, side: SideFigures, free: float) -> Line:
        row = self._title_row()
        row.setLeft(row.left() + 17 * self.measures.scale)
        row.setRight(max(free, row.left()))
        font = self.prose(lettering.BODY_BOLD)
        text = fitting_pair(self.look, view, side.side, font, row.width())
        return Line(row, text, font, self.look.theme.ink)

    def _hand_lines(self, side: SideFigures, worded: bool) -> list[Line]:
        row, theme = self._hand_row(), self.look.theme
        found = []
        if worded:
            font = self.prose(SECOND)
            found.append(Line(QRectF(row), self._hand_words(), font, theme.ink_2))
            row.setLeft(row.left() + width_of(self._hand_words() + " ", font))
        found.append(Line(row, signed(side.this_hand), self.prose(SECOND_BOLD), theme.ink))
        return found

    def _hand_words(self) -> str:
        return self.look.say(Phrase(words.THIS_HAND))

    def _pill(self, free: float) -> tuple[bool, QRectF]:
        """Whether "This hand" is written out, and where the bid's pill is: names give way first."""
        assert self._side is not None
        row, scale = self._hand_row(), self.measures.scale
        figure = width_of(signed(self._side.this_hand), self.prose(SECOND_BOLD))
        worded = width_of(self._hand_words() + " ", self.prose(SECOND))
        if self._side.bid is None:
            return True, QRectF()
        wanted = width_of(self._bid_text(1e6), self.prose(BADGE)) + _PILL_PAD * scale
        gap = (6 if self.measures.compact else 10) * scale
        left = row.left() + worded + figure + gap
        if left + wanted <= free:
            return True, QRectF(left, row.top(), wanted, row.height())
        if left + self._least_pill() > free:
            left -= worded
        width = max(0.0, min(wanted, free - left))
        text = self._bid_text(width - _PILL_PAD * scale)
        width = min(width, width_of(text, self.prose(BADGE)) + _PILL_PAD * scale + 1)
        return left > row.left() + worded, QRectF(left, row.top(), width, row.height())

    def _least_pill(self) -> float:
        """Room for so much of a name that it is known, and the bid."""
        assert self._view is not None
        assert self._side is not None
        assert self._side.bid is not None
        bid = self._side.bid
        known = name(self._view, bid.seat)
        known = known if len(known) <= _KNOWN + 1 else known[:_KNOWN] + "…"
        said = self.look.say(words.who_named_bid(known, bid))
        return width_of(said, self.prose(BADGE)) + _PILL_PAD * self.measures.scale

    def _bid_text(self, room: float) -> str:
        """Who holds the bid, the name cut to what the bid leaves of the room."""
        assert self._view is not None
        assert self._side is not None
        assert self._side.bid is not None
        bid = self._side.bid
        if is_you(self._view, bid.seat):
            return self.look.say(words.who_named_bid(Phrase(YOU), bid))
        font = self.prose(BADGE)
        rest = width_of(self.look.say(words.who_named_bid("", bid)), font)
        cut = QFontMetricsF(font).elidedText(
            name(self._view, bid.seat), Qt.TextElideMode.ElideRight, max(0.0, room - rest)
        )
        if len(cut) <= _KNOWN and cut != name(self._view, bid.seat):
            return self.look.say(Phrase(BID_WORDS[bid.kind]))
        return self.look.say(words.who_named_bid(cut, bid))

    def _badge_line(self, free: float) -> Line | None:
        _, place = self._pill(free)
        if place.isEmpty():
            return None
        text = self._bid_text(place.width() - _PILL_PAD * self.measures.scale)
        return Line(place, text, self.prose(BADGE), self.look.theme.gold_text, CENTRE)

    def _scale_lines(self, side: SideFigures) -> list[Line]:
        row, theme = self._scale_row(), self.look.theme
        font = self.font_of(SMALL)
        goal = words.to_go(side.total, self._target)
        right = number(self._top) if goal is None else self.look.say(goal)
        end = Line(row, right, font, theme.ink_2, RIGHT)
        nought = QRectF(self.at(0) - 8, row.top(), 16, row.height())
        return [Line(nought, number(0), font, theme.ink_2, CENTRE), end]

    # --- painting --------------------------------------------------------------------------------

    def paint_ground(self, painter: QPainter) -> None:
        """The box, the side's sign, the bar and the pill."""
        theme, scale = self.look.theme, self.measures.scale
        paint.rounded(painter, QRectF(self.rect()), DOCK_BOX_RADIUS, theme.surface, theme.line)
        if self._side is None:
            return
        row = self._title_row()
        sign = QRectF(row.left(), row.center().y() - 5.5 * scale, 11 * scale, 11 * scale)
        side_sign(painter, sign, self._ours, theme)
        self._paint_bar(painter, self._side)
        free = self._total_line(self._side).drawn().left() - _APART * scale
        place = self._pill(free)[1]
        if not place.isEmpty():
            paint.rounded(painter, place, place.height() / 2, theme.gold)

    def spans(self) -> tuple[tuple[float, float], tuple[float, float]]:
        """What is filled: the points that stand, and the lighter end of this hand's."""
        assert self._side is not None
        before, after = self._side.before, self._side.after
        stands = 0
        if before * after > 0:
            stands = min(before, after, key=abs)
        return (
            (self.at(min(0, stands)), self.at(max(0, stands))),
            (self.at(min(before, after)), self.at(max(before, after))),
        )

    def _paint_bar(self, painter: QPainter, side: SideFigures) -> None:
        theme, bar = self.look.theme, self.bar()
        colour = theme.ours if self._ours else theme.theirs
        round_end = bar.height() / 2
        paint.rounded(painter, bar, round_end, theme.surface_2, theme.line)
        painter.save()
        painter.setClipPath(paint.rounded_path(bar, round_end))
        painter.setPen(Qt.PenStyle.NoPen)
        light = QColor(colour)
        light.setAlphaF(0.45)
        stands, coming = self.spans()
        if coming[1] > coming[0]:
            painter.setBrush(light)
            painter.drawRect(QRectF(coming[0], bar.top(), coming[1] - coming[0], bar.height()))
        if stands[1] > stands[0]:
            painter.setBrush(colour)
            wide = stands[1] - stands[0]
            curve = min(round_end, wide / 2)
            whole = QRectF(stands[0], bar.top(), wide, bar.height())
            painter.drawRoundedRect(whole, curve, curve)
        painter.restore()
        tall = bar.adjusted(0, -3, 0, 3)
        marks = [self.at(0)] if self._target is None else [self.at(0), self.at(self._target)]
        painter.setPen(QPen(theme.ink_2, 1))
        for x in marks:
            inside = min(x, bar.right() - 0.5)
            painter.drawLine(QPointF(inside, tall.top()), QPointF(inside, tall.bottom()))
