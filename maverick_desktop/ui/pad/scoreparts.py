"""A side's box and the list of tricks in the column beside the felt."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QWidget

from maverick_desktop.core.cards import Side
from maverick_desktop.core.events import SideBid
from maverick_desktop.core.padroom import TRICKS
from maverick_desktop.core.padstate import PadHandState, PadState
from maverick_desktop.text import padspoken, scores
from maverick_desktop.text import padwords as words
from maverick_desktop.text.bids import BID_WORDS
from maverick_desktop.text.phrase import Phrase, number, signed
from maverick_desktop.text.sheetpeople import People
from maverick_desktop.ui import lettering, paint
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.measures import DOCK_BOX_RADIUS
from maverick_desktop.ui.pad.names import cut_title
from maverick_desktop.ui.paint import width_of
from maverick_desktop.ui.scene import Mark
from maverick_desktop.ui.views.dockparts import (
    BADGE,
    CENTRE,
    HEADING,
    RIGHT,
    SECOND,
    SECOND_BOLD,
    DockPart,
    Line,
    side_sign,
)

_PAD: Final = 12.0
_PILL: Final = 16.0
"""Of both ends of the bid's pill together."""
_KNOWN: Final = 4
"""Letters of a name by which a bidder is known; with less room the bid stands alone."""


class PadSideBox(DockPart):
    """One side: total, this hand's points, bid and revokes."""

    def __init__(self, look: Look, side: Side, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._side: Final = side
        self._state: PadState | None = None
        self._hand: PadHandState | None = None
        self._people: People | None = None

    def show_side(self, state: PadState, hand: PadHandState | None, people: People) -> None:
        """Show the side as the match stands, and this hand if there is one."""
        self._state, self._hand, self._people = state, hand, people
        total = self._total(state)
        said = self.look.say(padspoken.side(state, people, self._side, total))
        self.show_value((state.running(), hand, state.phase, people), said)

    def lines(self) -> list[Line]:
        """Title, total, this hand, bid and revokes."""
        if self._state is None or self._people is None:
            return []
        theme, wide = self.look.theme, self.width()
        total_font = self.font_of(lettering.TOTAL)
        total = Line(
            QRectF(_PAD, 8, wide - 2 * _PAD, 36),
            number(self._total(self._state)),
            total_font,
            theme.ink,
            RIGHT,
        )
        free = total.drawn().left() - 8
        font = self.prose(lettering.BODY_BOLD)
        room = QRectF(_PAD + 18, 11, max(0.0, free - _PAD - 18), 20)
        title = cut_title(self.look, self._people, self._side, font, room.width())
        found = [total, Line(room, title, font, theme.ink)]
        return found + self._hand_lines(self._state, self._people)

    def _total(self, state: PadState) -> int:
        """The total to be shown: after the last trick or the last hand, as the rules have it."""
        if state.rules.running_score == "trick":
            return state.running()[self._side]
        return state.total[self._side]

    def _hand_lines(self, state: PadState, people: People) -> list[Line]:
        """This hand's points, the bid, the revokes; the words at the left give way first."""
        hand, theme = self._hand, self.look.theme
        if hand is None:
            return []
        row = QRectF(_PAD, 40, self.width() - 2 * _PAD, 18)
        font, bold = self.prose(SECOND), self.prose(SECOND_BOLD)
        found: list[Line] = []
        revokes = hand.revoked(self._side)
        if revokes:
            text = self.look.say(padspoken.revokes(revokes))
            found.append(Line(QRectF(row), text, font, theme.bad, RIGHT))
            row.setRight(row.right() - width_of(text, font) - 8)
        word, points = self.look.say(Phrase(scores.THIS_HAND)), signed(self._this_hand(state, hand))
        worded = width_of(word + " ", font)
        bid = hand.bids[self._side]
        if bid is not None:
            whole = self.look.say(scores.who_named_bid(people.names[bid.seat], bid))
            pill = width_of(whole, self.prose(BADGE)) + _PILL
            if worded + width_of(points, bold) + 10 + pill > row.width():
                worded = 0
        if worded:
            found.append(Line(QRectF(row), word, font, theme.ink_2))
            row.setLeft(row.left() + worded)
        found.append(Line(QRectF(row), points, bold, theme.ink))
        row.setLeft(row.left() + width_of(points, bold) + 10)
        return found if bid is None else [*found, self._pill(row, bid, people)]

    def _this_hand(self, state: PadState, hand: PadHandState) -> int:
        if state.open_hand is None and state.past and state.past[-1].hand.number == hand.number:
            return state.past[-1].score.sides[self._side].score
        return hand.base[self._side] - state.rules.revoke_penalty * hand.revoked(self._side)

    def _pill(self, row: QRectF, bid: SideBid, people: People) -> Line:
        """The bid, with the bidder's name as far as there is room for it."""
        font, name = self.prose(BADGE), people.names[bid.seat]
        text = self.look.say(scores.who_named_bid(name, bid))
        if width_of(text, font) + _PILL > row.width():
            rest = width_of(self.look.say(scores.who_named_bid("", bid)), font) + _PILL
            cut = paint.cut(name, font, row.width() - rest)
            known = scores.who_named_bid(cut, bid)
            alone = Phrase(BID_WORDS[bid.kind])
            text = self.look.say(known if len(cut) > _KNOWN else alone)
        place = QRectF(row.left(), row.top(), width_of(text, font) + _PILL, row.height())
        return Line(place, text, font, self.look.theme.gold_text, CENTRE)

    def paint_ground(self, painter: QPainter) -> None:
        """The box, the side's sign, the bid's pill."""
        theme = self.look.theme
        paint.rounded(painter, QRectF(self.rect()), DOCK_BOX_RADIUS, theme.surface, theme.line)
        sign = QRectF(_PAD, 15, 11, 11)
        side_sign(painter, sign, self._side is Side.NS, theme)
        for line in self.lines():
            if line.align == CENTRE:
                paint.rounded(painter, line.place, line.place.height() / 2, theme.gold)


class PadTricks(DockPart):
    """The thirteen tricks of the hand: who took each, its trumps and adders, its points."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._hand: PadHandState | None = None
        self._people: People | None = None

    def show_hand(self, hand: PadHandState | None, people: People) -> None:
        """Show the tricks of a hand."""
        self._hand, self._people = hand, people
        said = scores.tricks_say(0, ()) if hand is None else padspoken.tricks(hand, people)
        self.show_value((hand, people), self.look.say(said))

    @property
    def _head(self) -> float:
        return 24

    @property
    def _row(self) -> float:
        return min(26.0, (self.height() - self._head) / TRICKS)

    def _rect(self, place: int) -> QRectF:
        return QRectF(0, self._head + place * self._row, self.width(), self._row)

    def _font(self) -> QFont:
        return self.font_of(SECOND)

    @property
    def _rows(self) -> int:
        """How many lines there are: none for a hand that was entered by its totals."""
        return 0 if self._hand is not None and self._hand.totals is not None else TRICKS

    def lines(self) -> list[Line]:
        """The heading, and a line a trick."""
        theme, say = self.look.theme, self.look.say
        done = 0 if self._hand is None else len(self._hand.tricks)
        current = scores.in_progress(done)
        count = scores.trick_count(current) if self._rows else Phrase(words.BY_TOTALS)
        head = QRectF(0, 2, self.width(), 18)
        found = [
            Line(head, say(Phrase(scores.TRICKS)), self.prose(HEADING), theme.ink),
            Line(head, say(count), self.prose(SECOND), theme.ink_2, RIGHT),
        ]
        for place in range(self._rows):
            row = self._rect(place)
            figure = QRectF(row.left(), row.top(), 20, row.height())
            found.append(Line(figure, number(place + 1), self._font(), theme.ink_2, RIGHT))
            if place < done:
                found += self._trick_lines(place, row)
        return found

    def _trick_lines(self, place: int, row: QRectF) -> list[Line]:
        """Who took a trick, what was in it, what it is worth."""
        assert self._hand is not None
        assert self._people is not None
        trick, theme = self._hand.tricks[place], self.look.theme
        room = QRectF(row.left() + 44, row.top(), self._marks_left() - 50, row.height())
        who = self._people.names[trick.winner]
        bold = self.font_of(SECOND_BOLD)
        return [
            Line(room, who, self.prose(SECOND), theme.ink),
            Line(row, signed(trick.points), bold, theme.ink, RIGHT),
            *self._counts(row, trick.trumps, trick.adders),
        ]

    def _marks_left(self) -> float:
        return self.width() - 108

    def _counts(self, row: QRectF, trumps: int, adders: int) -> list[Line]:
        """The numbers beside the signs."""
        found = []
        for place, count in enumerate((trumps, adders)):
            if count:
                left = self._marks_left() + place * 38 + 16
                area = QRectF(left, row.top(), 18, row.height())
                found.append(Line(area, number(count), self._font(), self.look.theme.ink))
        return found

    def paint_ground(self, painter: QPainter) -> None:
        """Hairlines, signs of sides, shields and discs."""
        theme, hand = self.look.theme, self._hand
        for place in range(self._rows):
            row = self._rect(place)
            paint.hairline(painter, row.topLeft(), row.topRight(), theme.line)
            done = hand is not None and place < len(hand.tricks)
            if hand is None or not done:
                continue
            trick, middle = hand.tricks[place], row.center().y()
            sign = QRectF(row.left() + 28, middle - 4.5, 9, 9)
            side_sign(painter, sign, trick.winner.side is Side.NS, theme)
            counts = ((Mark.TRUMP, trick.trumps), (Mark.ADDER, trick.adders))
            for column, (mark, count) in enumerate(counts):
                if count:
                    left = self._marks_left() + column * 38
                    area = QRectF(left, middle - 6.5, 13, 13)
                    self.look.art.paint_mark(painter, mark, area)
        if hand is not None and hand.totals is None and len(hand.tricks) < TRICKS:
            self._paint_next(painter, self._rect(len(hand.tricks)))

    def _paint_next(self, painter: QPainter, row: QRectF) -> None:
        pen = QPen(self.look.theme.ink_2, 1.2)
        pen.setDashPattern([2.4, 1.8])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(row.adjusted(26, 2.5, -1, -2.5), 3, 3)
