"""What stands around a review: both sides with what the hand brought them, and what signs mean."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPolygonF
from PySide6.QtWidgets import QWidget

from maverick_desktop.core.cards import Side
from maverick_desktop.text import reviewwords as words
from maverick_desktop.text import seen
from maverick_desktop.text.phrase import Phrase, signed
from maverick_desktop.text.sheetpeople import People
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.paint import width_of
from maverick_desktop.ui.scene import Mark
from maverick_desktop.ui.views.dockparts import DockPart, Line, cut_names, side_sign

_NAME: Final = Role(13.5, Weight.Medium)
_SCORE: Final = Role(15, Weight.Bold)
_WORDS: Final = Role(12)
_TALL: Final = 30
_SIGN: Final = 11.0


class SideScores(DockPart):
    """Both sides, ours first: sign, names, points."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._people: People | None = None
        self._scores = (0, 0)
        self.setFixedHeight(_TALL)

    def show_scores(self, people: People, scores: tuple[int, int]) -> None:
        """Show what a hand brought NS and EW."""
        self._people, self._scores = people, scores
        said = seen.listed(
            [words.points_to(people, scores[side], side) for side in self._sides(people)]
        )
        self.show_value((people, scores), self.look.say(said))

    @staticmethod
    def _sides(people: People) -> tuple[Side, Side]:
        return people.ours, people.ours.other

    def lines(self) -> list[Line]:
        """Names and points."""
        people = self._people
        if people is None:
            return []
        found, half = [], self.width() / 2
        for place, side in enumerate(self._sides(people)):
            left = place * half + _SIGN + 9
            bold, font = self.font_of(_SCORE), self.font_of(_NAME)
            score = signed(self._scores[side])
            room = half - _SIGN - 9 - width_of(score, bold) - 22
            names = people.named(side)
            title = self.look.say(people.title(side))
            if width_of(title, font) > room:
                bare = people.title_with(side, dict.fromkeys(names, ""))
                around = width_of(self.look.say(bare), font)
                cut = cut_names(names, font, room - around)
                title = self.look.say(people.title_with(side, cut))
            wide = min(width_of(title, font), room)
            named = QRectF(left, 0, wide + 1, _TALL)
            points = QRectF(left + wide + 10, 0, width_of(score, bold) + 2, _TALL)
            theme = self.look.theme
            found += [Line(named, title, font, theme.ink), Line(points, score, bold, theme.ink)]
        return found

    def paint_ground(self, painter: QPainter) -> None:
        """The sides' signs."""
        if self._people is None:
            return
        for place in (0, 1):
            sign = QRectF(place * self.width() / 2 + 1, (_TALL - _SIGN) / 2, _SIGN, _SIGN)
            side_sign(painter, sign, place == 0, self.look.theme)

    def sizeHint(self) -> QSize:
        """Room for two pairs of names."""
        return QSize(420, _TALL)

    def minimumSizeHint(self) -> QSize:
        """Names give way."""
        return QSize(300, _TALL)


class Legend(DockPart):
    """What the signs beside the cards mean."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setFixedHeight(24)

    def _entries(self) -> list[tuple[str, float]]:
        """Each word, and where its sign begins."""
        font, x = self.font_of(_WORDS), 6.0
        found = []
        for source in (words.LED, words.WON, words.IS_TRUMP, words.IS_ADDER):
            text = self.look.say(Phrase(source))
            found.append((text, x))
            x += 18 + width_of(text, font) + 14
        return found

    def reword(self) -> None:
        """Say it in the language in use."""
        entries = self._entries()
        last, left = entries[-1]
        self.setMinimumWidth(round(left + 18 + width_of(last, self.font_of(_WORDS))) + 2)
        self.show_value(
            entries,
            self.look.say(
                seen.listed(
                    [Phrase(one) for one in (words.LED, words.WON, words.IS_TRUMP, words.IS_ADDER)]
                )
            ),
        )

    def lines(self) -> list[Line]:
        """The words."""
        font, ink = self.font_of(_WORDS), self.look.theme.ink_2
        return [
            Line(QRectF(left + 18, 0, width_of(text, font) + 1, self.height()), text, font, ink)
            for text, left in self._entries()
        ]

    def paint_ground(self, painter: QPainter) -> None:
        """The signs."""
        look, middle = self.look, self.height() / 2
        lefts = [left for _, left in self._entries()]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.theme.ink_2)
        tail = QPointF(lefts[0] + 3, middle)
        painter.drawPolygon(
            QPolygonF([tail - QPointF(0, 4.5), tail + QPointF(7, 0), tail + QPointF(0, 4.5)])
        )
        ink = look.theme.gold if look.theme.dark else look.theme.ink_2
        look.art.paint_icon(painter, "mark-crown", QRectF(lefts[1], middle - 6, 12, 12), ink)
        for left, mark in ((lefts[2], Mark.TRUMP), (lefts[3], Mark.ADDER)):
            look.art.paint_mark(painter, mark, QRectF(left, middle - 6, 12, 12))
