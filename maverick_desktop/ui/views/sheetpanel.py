"""The panel beside the score sheet's table: how the figure in hand came about.

Scrolls by itself and is read out as one text. Must not know where the explanation comes from.
"""

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from maverick_desktop.core.cards import Suit
from maverick_desktop.text import sheetwords as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.text.sheettold import Told
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.views.sheetblocks import (
    SAID,
    SECOND,
    TITLE,
    Block,
    Caption,
    FallenTrick,
    Prose,
    Sum,
)
from maverick_desktop.ui.views.toldpanel import ToldPanel

_MARGIN: Final = 14
_APART: Final = 8.0
_LEAST: Final = 200


class Explanation(ToldPanel):
    """The panel."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        self._look = look
        self.page: Final = _Page(look)
        super().__init__(look, self.page, self.page.set_room, 3, parent)
        self.show_nothing()

    def show_told(self, told: Told, suits: tuple[Suit, Suit]) -> None:
        """Show how a figure came about; ``suits`` are trump and adder of its hand."""
        if self.page.shows(told, suits):
            return
        self.page.show_told(told, suits)
        self.verticalScrollBar().setValue(0)
        self.announce(self._look.say(told.title), self._look.say(told.in_words))

    def show_nothing(self) -> None:
        """Say how to come by an explanation."""
        self.page.show_told(None, None)
        self.announce(self._look.say(Phrase(words.HOW)), self._look.say(Phrase(words.CHOOSE)))

    def reword(self) -> None:
        """The language has changed: say the same in the other."""
        told, suits = self.page.told, self.page.suits
        self.page.forget()
        if told is None or suits is None:
            self.show_nothing()
        else:
            self.show_told(told, suits)


class _Page(QWidget):
    """The explanation itself, as high as it must be for its width."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.told: Told | None = None
        self.suits: tuple[Suit, Suit] | None = None
        self.room = _LEAST
        """The width it is laid out for."""
        self._laid_out: tuple[int, list[tuple[float, Block]], float] | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def shows(self, told: Told, suits: tuple[Suit, Suit]) -> bool:
        """Whether this is what it shows."""
        return (told, suits) == (self.told, self.suits)

    def show_told(self, told: Told | None, suits: tuple[Suit, Suit] | None) -> None:
        """Show this."""
        self.told, self.suits = told, suits
        self._laid_out = None
        self.updateGeometry()
        self.update()

    def set_room(self, width: int) -> None:
        """Lay everything out for this width, whatever the page's own is."""
        if width != self.room:
            self.room = width
            self.updateGeometry()
            self.update()

    def forget(self) -> None:
        """Show nothing that was laid out before."""
        self.told = self.suits = self._laid_out = None

    # --- layout ----------------------------------------------------------------------------------

    def blocks(self, width: int) -> tuple[list[tuple[float, Block]], float]:
        """Every block with its top, and the height of all, for a page of a width."""
        if self._laid_out is None or self._laid_out[0] != width:
            self._laid_out = (width, *self._lay_out(width))
        return self._laid_out[1:]

    def _lay_out(self, width: int) -> tuple[list[tuple[float, Block]], float]:
        placed: list[tuple[float, Block]] = []
        y = float(_MARGIN)
        for part in self._parts(float(width - 2 * _MARGIN)):
            for block in part:
                placed.append((y, block))
                y += block.height
            y += _APART if part else 0
        return placed, y - _APART + _MARGIN

    def _parts(self, width: float) -> list[list[Block]]:
        """The blocks in groups with air between them."""
        look, told, theme = self._look, self.told, self._look.theme
        if told is None or self.suits is None:
            return [[Prose(look, Phrase(words.CHOOSE), SAID, theme.ink_2, width)]]
        suits = self.suits
        rules: list[Block] = [Prose(look, one, SECOND, theme.ink_2, width) for one in told.rules]
        return [
            [Prose(look, told.title, TITLE, theme.ink, width)],
            [Prose(look, one, SAID, theme.ink, width) for one in told.said],
            [Sum(look, one, width) for one in told.steps],
            [FallenTrick(look, one, suits, width) for one in told.tricks],
            [Caption(look, Phrase(words.IN_FORCE)), *rules] if rules else [],
        ]

    def heightForWidth(self, _width: int) -> int:
        """As high as its blocks in their room."""
        return round(self.blocks(self.room)[1])

    def sizeHint(self) -> QSize:
        """As narrow as it may be."""
        return QSize(_LEAST, self.heightForWidth(self.room))

    def minimumSizeHint(self) -> QSize:
        """Only its width is bound: it scrolls."""
        return QSize(_LEAST, 0)

    def changeEvent(self, event: QEvent) -> None:
        """Letters of another size need other room."""
        if event.type() == QEvent.Type.FontChange:
            self._laid_out = None
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The blocks that are in sight."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self._look.theme.surface)
        seen = QRectF(event.rect())
        for top, block in self.blocks(self.room)[0]:
            place = QRectF(_MARGIN, top, self.room - 2 * _MARGIN, block.height)
            if place.intersects(seen):
                block.paint(painter, place)
        painter.end()
