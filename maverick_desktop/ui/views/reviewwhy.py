"""Why a card was best or not: the reason in words, and the cards with the points to come.

Scrolls by itself and is read out as one text. Must not know how cards are judged.
"""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from maverick_desktop.ai.review import Mark
from maverick_desktop.text import reviewwords as words
from maverick_desktop.text import seen
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.text.spoken import card_words
from maverick_desktop.ui import measures, paint
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.reviewtold import Option, WhyTold
from maverick_desktop.ui.views.dockparts import LEFT, RIGHT, Line
from maverick_desktop.ui.views.marks import paint_mark
from maverick_desktop.ui.views.sheetblocks import SAID, SECOND, Block, Prose
from maverick_desktop.ui.views.toldpanel import ToldPanel

TITLE: Final = Role(15, Weight.DemiBold)
_FIGURE: Final = Role(13, Weight.Medium)
_TAG: Final = Role(12)
_MARGIN: Final = 14.0
_ROW: Final = 34.0
_SIGN: Final = 18.0


class Why(ToldPanel):
    """The panel."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        self._look = look
        self.page: Final = WhyPage(look)
        super().__init__(look, self.page, self.page.set_room, 2, parent)

    def show_told(self, told: WhyTold) -> None:
        """Say this."""
        if told == self.page.told:
            return
        self.page.show_told(told)
        self.verticalScrollBar().setValue(0)
        say = self._look.say
        self.announce(say(told.title), " ".join(say(one) for one in self._spoken(told)))

    def _spoken(self, told: WhyTold) -> list[Phrase]:
        """Sentences, then the cards with their figures."""
        figures = [
            seen.listed([card_words(one.card), words.figure(one.points), *_tags(one)])
            for one in told.options
        ]
        heading = [Phrase(words.TO_COME)] if figures else []
        return [*told.reasons, *heading, *figures]

    def reword(self) -> None:
        """The language has changed: whatever is shown next is new."""
        self.page.forget()


class WhyPage(QWidget):
    """What is said, as high as it must be."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.told: WhyTold | None = None
        self._room = 200
        self._placed: list[tuple[float, Block]] = []

    def show_told(self, told: WhyTold) -> None:
        """Say this."""
        self.told = told
        self._lay_out()

    def set_room(self, width: int) -> None:
        """Lay everything out for this width."""
        if width != self._room:
            self._room = width
            self._lay_out()

    def forget(self) -> None:
        """Take whatever comes next as new."""
        self.told = None

    def blocks(self) -> list[tuple[float, Block]]:
        """Every block with its top."""
        return self._placed

    def _lay_out(self) -> None:
        y, self._placed = _MARGIN, []
        for apart, block in self._blocks(self._room - 2 * _MARGIN):
            y += apart
            self._placed.append((y, block))
            y += block.height
        self.setMinimumHeight(round(y + _MARGIN))
        self.update()

    def _blocks(self, width: float) -> list[tuple[float, Block]]:
        """What is said, each with the air above it."""
        told, look, theme = self.told, self._look, self._look.theme
        if told is None:
            return []
        found: list[tuple[float, Block]] = [(0.0, Heading(look, told, width))]
        for place, one in enumerate(told.reasons):
            role, ink = (SAID, theme.ink) if place == 0 else (SECOND, theme.ink_2)
            found.append((6.0 if place == 0 else 4.0, Prose(look, one, role, ink, width)))
        if told.options:
            found.append((10.0, Captions(look, len(told.options), told.count)))
            found += [(0.0, Bar(look, one, told.options)) for one in told.options]
        return found

    def sizeHint(self) -> QSize:
        """Narrow: it scrolls."""
        return QSize(220, self.minimumHeight())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The blocks that are in sight."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self._look.theme.surface)
        sight = QRectF(event.rect())
        for top, block in self._placed:
            place = QRectF(_MARGIN, top, self._room - 2 * _MARGIN, block.height)
            if place.intersects(sight):
                block.paint(painter, place)
        painter.end()


class Heading:
    """The mark and what became of the card."""

    def __init__(self, look: Look, told: WhyTold, width: float) -> None:
        self._look = look
        self._mark = told.mark
        self._left = 0.0 if told.mark in (None, Mark.ONLY) else _SIGN + 10
        self._words = Prose(look, told.title, TITLE, look.theme.ink, width - self._left)
        self.height = max(self._words.height, _SIGN)

    def paint(self, painter: QPainter, place: QRectF) -> None:
        """Sign, then words."""
        if self._mark is not None:
            sign = QRectF(place.left() + 1, place.top() + 1, _SIGN, _SIGN)
            paint_mark(painter, self._look, sign, self._mark)
        self._words.paint(painter, place.adjusted(self._left, 0, 0, 0))


class Captions:
    """Over the bars: how many cards, and what the figures are."""

    def __init__(self, look: Look, shown: int, count: int) -> None:
        self._look = look
        self._phrases = words.some_of(shown, count), Phrase(words.TO_COME)
        self.height = 22.0

    def paint(self, painter: QPainter, place: QRectF) -> None:
        """At both ends."""
        look = self._look
        font = look.lettering.font(_TAG)
        right = look.say(self._phrases[1])
        room = place.adjusted(0, 0, -paint.width_of(right, font) - 8, 0)
        Line(room, look.say(self._phrases[0]), font, look.theme.ink_2, LEFT).paint(painter)
        Line(place, right, font, look.theme.ink_2, RIGHT).paint(painter)


class Bar:
    """A card, a bar, its figure, and whether it is the best or was played."""

    def __init__(self, look: Look, one: Option, among: tuple[Option, ...]) -> None:
        self._look = look
        self._one = one
        low, high = min(0.0, *(x.points for x in among)), max(0.0, *(x.points for x in among))
        self._share = (one.points - low) / (high - low) if high > low else 1.0
        tags = [look.say(tag) for each in among for tag in _tags(each)]
        font = look.lettering.font(_TAG)
        self._tags = max((paint.width_of(tag, font) for tag in tags), default=0.0) + 8
        self.height = _ROW

    def paint(self, painter: QPainter, place: QRectF) -> None:
        """From the left."""
        look, one, theme = self._look, self._one, self._look.theme
        tall = _ROW - 5
        card = QRectF(place.left() + 2, place.top() + 2, tall / measures.CARD_PROPORTION, tall)
        look.faces.draw(painter, card, one.card, small=True)
        ink = theme.accent if one.best else theme.bad if one.played else None
        if ink is not None:
            painter.setPen(QPen(ink, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(card.adjusted(-1.5, -1.5, 1.5, 1.5), 3, 3)
        figures = QRectF(place.right() - self._tags - 42, place.top(), 42, place.height())
        groove = QRectF(card.right() + 14, place.center().y() - 4, 0, 8)
        groove.setRight(max(groove.left() + 10, figures.left() - 4))
        paint.rounded(painter, groove, 4, theme.surface_2)
        bar = QRectF(groove)
        bar.setWidth(max(6.0, groove.width() * self._share))
        paint.rounded(painter, bar, 4, theme.bad if one.played and not one.best else theme.accent)
        for line in self.lines(place, figures):
            line.paint(painter)

    def lines(self, place: QRectF, figures: QRectF) -> list[Line]:
        """Figure and tag."""
        look, one, theme = self._look, self._one, self._look.theme
        font = look.lettering.font(_FIGURE, tabular=True)
        found = [Line(figures, look.say(words.figure(one.points)), font, theme.ink, RIGHT)]
        for tag in _tags(one):
            ink = theme.accent if one.best else theme.bad
            words_ = QRectF(figures.right() + 8, place.top(), self._tags, place.height())
            found.append(Line(words_, look.say(tag), look.lettering.font(_TAG), ink, LEFT))
        return found


def _tags(one: Option) -> list[Phrase]:
    if one.best and one.played:
        return [Phrase(words.BOTH)]
    if one.best:
        return [Phrase(words.BEST)]
    return [Phrase(words.PLAYED)] if one.played else []
