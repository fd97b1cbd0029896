"""The face of a card, painted on its grid of 250 × 350: where figures, suits, pips and marks stand.

Paints into a painter that is already scaled to the grid. Must not know sizes on the screen,
pictures kept for later, or the game's state.
"""

from typing import Final

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from maverick_desktop.core.cards import BIG_JOKER, Card, Rank, Suit
from maverick_desktop.ui.art import Art, card_drawing
from maverick_desktop.ui.lettering import (
    CARD_FIGURE,
    JOKER_TITLE,
    JOKER_WORD,
    Lettering,
    Role,
    Weight,
)
from maverick_desktop.ui.scene import Mark
from maverick_desktop.ui.theme import (
    BIG_JOKER_INK,
    CARD_EDGE,
    SMALL_JOKER_INK,
    Theme,
    suits_on_cards,
)

WIDTH: Final = 250.0
HEIGHT: Final = 350.0
CORNER: Final = 15.0
GRID: Final = QRectF(0, 0, WIDTH, HEIGHT)

_LEFT, _MIDDLE, _RIGHT = 80.0, 125.0, 170.0
_TOP, _BOTTOM = 68.0, 282.0
_PIP: Final = 47.0


class FaceWords(msgspec.Struct, frozen=True):
    """What is written on cards: the letters of jack, queen, king and ace, and the jokers' words."""

    letters: tuple[str, str, str, str] = ("J", "Q", "K", "A")
    big: str = "BIG"
    small: str = "SMALL"
    big_joker: str = "BIG JOKER"
    small_joker: str = "SMALL JOKER"


class FaceOptions(msgspec.Struct, frozen=True):
    """What the player may choose about faces and backs."""

    four_colours: bool = False
    larger_figures: bool = False
    back: str = "ink"


class _Corner(msgspec.Struct, frozen=True):
    """Measures of the upper left corner: figure, suit under it, mark under that."""

    figure: float = 60
    baseline: float = 55
    widest: float = 37
    least_squeeze: float = 0.8
    suit: float = 30
    suit_at: float = 83
    mark: float = 14
    mark_at: float = 122
    x: float = 27


_CORNER: Final = _Corner()
_LARGER: Final = _Corner(75, 65, 44, 0.66, 37, 97, 16, 139)
_SMALL_FACE_WORD: Final = Role(28, Weight.Bold, serif=True)
_JOKER_CORNER_AT: Final = QPointF(27, 33)
_JOKER_MARK: Final = (75.0, 13.0)
_WORD_FROM: Final = 66.0
_WORD_WITH_MARK_FROM: Final = 101.0
# A joker's medallion reaches from x 30 to 220; a word that runs past its edge pushes it smaller.
_WORD_CLEAR_OF_SUN: Final = 158.0
_WORD_ENDS: Final = 250.0
_MEDALLION_BESIDE_WORD: Final = 0.86


class FacePainter:
    """Paints faces in one theme, with one player's options and words."""

    def __init__(
        self, art: Art, lettering: Lettering, theme: Theme, options: FaceOptions, words: FaceWords
    ) -> None:
        self._art = art
        self._lettering = lettering
        self._theme = theme
        self._options = options
        self._words = words
        self._suits = suits_on_cards(options.four_colours)
        self._corner = _LARGER if options.larger_figures else _CORNER

    def ground(self, painter: QPainter, line: float = 1.5) -> None:
        """The blank card; ``line`` is the width of its edge line, on the grid."""
        painter.setBrush(self._theme.face)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(GRID, CORNER, CORNER)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(CARD_EDGE, line))
        inset = line / 2
        painter.drawRoundedRect(
            GRID.adjusted(inset, inset, -inset, -inset), CORNER - inset, CORNER - inset
        )

    def face(self, painter: QPainter, card: Card, mark: Mark | None) -> None:
        """All that is printed on the card, and its mark."""
        if card.is_joker:
            self._joker(painter, card, mark)
            return
        drawing = card_drawing(card, self._options.four_colours)
        if drawing is not None:
            self._art.paint(painter, drawing, GRID)
        assert card.suit is not None
        if Rank.JACK <= card.rank <= Rank.KING:
            self._panel_suits(painter, card.suit)
        elif card.rank <= Rank.TEN:
            for x, y in _pips(card.rank):
                self._suit(painter, card.suit, x, y, _PIP, upside_down=y > HEIGHT / 2)
        self._corner_of(painter, card)
        if mark is not None:
            self._mark(painter, mark, self._corner.mark_at, self._corner.mark)
        self._turn(painter)
        self._corner_of(painter, card)
        self._turn(painter)

    def small_face(self, painter: QPainter, card: Card) -> None:
        """One big figure over one big suit, for cards too narrow for more."""
        if card.is_joker:
            name, radius = ("corner-sun", 84) if card is BIG_JOKER else ("corner-moon", 70)
            self._art.paint(painter, name, _around(125, 112, 2.2 * radius))
            word = self._words.big if card is BIG_JOKER else self._words.small
            path = self._lettering.outline(word, _SMALL_FACE_WORD, 88, 222)
            self._fill(painter, path, 125, 297, _joker_ink(card))
            return
        assert card.suit is not None
        path = self._figure(card, 182, 180, room=26)
        self._fill(painter, path, 125, 163, self._suits.of(card.suit))
        self._suit(painter, card.suit, 125, 256, 122)

    def back(self, painter: QPainter, name: str) -> None:
        """The back of a card."""
        self._art.paint(painter, f"back-{name}", GRID, {"#fffdf8": self._theme.face})

    def _figure(
        self, card: Card, size: float, widest: float, room: float, least_squeeze: float = 0.0
    ) -> QPainterPath:
        """The outline of the figure; ``room`` is from its line down to the suit."""
        if card.rank >= Rank.JACK:
            text = self._words.letters[card.rank - Rank.JACK]
        else:
            text = str(int(card.rank))
        path = self._lettering.outline(text, CARD_FIGURE, size, widest, least_squeeze)
        # J and Q hang below the line; their tails must stay clear of the suit.
        bounds = path.boundingRect()
        shrink = min(1.0, (room - 0.05 * size - bounds.top()) / max(bounds.height(), 1.0))
        return QTransform.fromScale(1, shrink).map(path).translated(0, bounds.top() * (1 - shrink))

    def _corner_of(self, painter: QPainter, card: Card) -> None:
        assert card.suit is not None
        corner = self._corner
        room = corner.suit_at - corner.suit / 2 - corner.baseline
        path = self._figure(card, corner.figure, corner.widest, room, corner.least_squeeze)
        self._fill(painter, path, corner.x, corner.baseline, self._suits.of(card.suit))
        self._suit(painter, card.suit, corner.x, corner.suit_at, corner.suit)

    def _panel_suits(self, painter: QPainter, suit: Suit) -> None:
        x = 67 if suit in (Suit.SPADES, Suit.DIAMONDS) else 183
        self._suit(painter, suit, x, 51, 26)
        self._suit(painter, suit, WIDTH - x, 299, 26, upside_down=True)

    def _joker(self, painter: QPainter, card: Card, mark: Mark | None) -> None:
        big = card is BIG_JOKER
        ink = _joker_ink(card)
        start = _WORD_FROM if mark is None else _WORD_WITH_MARK_FROM
        word = self._lettering.outline(
            self._words.big if big else self._words.small, JOKER_WORD, 28, _WORD_ENDS - start
        )
        # The place of the medallion must not hang on the mark: all that moves is the word.
        length = word.boundingRect().width()
        crowded = big and _WORD_WITH_MARK_FROM + length > _WORD_CLEAR_OF_SUN
        scale = _MEDALLION_BESIDE_WORD if crowded else 1.0
        medallion = QRectF(0, 0, WIDTH * scale, HEIGHT * scale)
        medallion.moveCenter(QPointF(125, 171 + (GRID.center().y() - 171) * scale))
        self._art.paint(painter, card.code, medallion)
        title = self._words.big_joker if big else self._words.small_joker
        self._fill(painter, self._lettering.outline(title, JOKER_TITLE, 20, 148), 125, 301, ink)
        self._joker_corner(painter, card, word, start)
        if mark is not None:
            self._mark(painter, mark, *_JOKER_MARK)
        self._turn(painter)
        self._joker_corner(painter, card, word, _WORD_FROM)
        self._turn(painter)

    def _joker_corner(
        self, painter: QPainter, card: Card, word: QPainterPath, start: float
    ) -> None:
        name, radius = ("corner-sun", 20) if card is BIG_JOKER else ("corner-moon", 17)
        at = _JOKER_CORNER_AT
        self._art.paint(painter, name, _around(at.x(), at.y(), 2.2 * radius))
        painter.save()
        painter.translate(at.x(), start)
        painter.rotate(90)
        bounds = word.boundingRect()
        self._fill(painter, word, bounds.width() / 2, 9.3, _joker_ink(card))
        painter.restore()

    def _suit(
        self,
        painter: QPainter,
        suit: Suit,
        x: float,
        y: float,
        height: float,
        *,
        upside_down: bool = False,
    ) -> None:
        painter.save()
        painter.translate(x, y)
        if upside_down:
            painter.rotate(180)
        self._art.paint_suit(painter, suit, _around(0, 0, height), self._suits.of(suit))
        painter.restore()

    def _mark(self, painter: QPainter, mark: Mark, y: float, radius: float) -> None:
        self._art.paint_mark(painter, mark, _around(self._corner.x, y, 2 * radius))

    def _turn(self, painter: QPainter) -> None:
        painter.translate(WIDTH, HEIGHT)
        painter.rotate(180)

    def _fill(
        self, painter: QPainter, path: QPainterPath, x: float, baseline: float, ink: QColor
    ) -> None:
        painter.fillPath(path.translated(x - path.boundingRect().center().x(), baseline), ink)


def _pips(rank: Rank) -> list[tuple[float, float]]:
    """Where the pips of a card from two to ten stand."""
    between = (_TOP + HEIGHT / 2) / 2
    third = _TOP + (_BOTTOM - _TOP) / 3
    rows = {4: (_TOP, _BOTTOM), 6: (_TOP, 175.0, _BOTTOM), 8: (_TOP, third, 350 - third, _BOTTOM)}
    middle: dict[int, tuple[int, tuple[float, ...]]] = {
        2: (0, (_TOP, _BOTTOM)),
        3: (0, (_TOP, 175, _BOTTOM)),
        4: (4, ()),
        5: (4, (175,)),
        6: (6, ()),
        7: (6, (between,)),
        8: (6, (between, 350 - between)),
        9: (8, (175,)),
        10: (8, ((_TOP + third) / 2, 350 - (_TOP + third) / 2)),
    }
    outer, inner = middle[rank]
    places = [(x, y) for y in rows.get(outer, ()) for x in (_LEFT, _RIGHT)]
    return places + [(_MIDDLE, float(y)) for y in inner]


def _joker_ink(card: Card) -> QColor:
    return BIG_JOKER_INK if card is BIG_JOKER else SMALL_JOKER_INK


def _around(x: float, y: float, side: float) -> QRectF:
    return QRectF(x - side / 2, y - side / 2, side, side)
