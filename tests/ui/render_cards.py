"""A sheet with the whole deck, to be looked at: ``python tests/ui/render_cards.py [FOLDER]``.

Knows the pictures of cards and no rules; the tests paint its sheets too.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from maverick_desktop.core.cards import DECK, Card, Suit, card
from maverick_desktop.ui import paint
from maverick_desktop.ui.art import Art
from maverick_desktop.ui.cardface import CardFaces, FaceOptions, FaceWords
from maverick_desktop.ui.lettering import BODY_BOLD, Lettering, load_fonts
from maverick_desktop.ui.measures import CARD_SHADOW, LIFTED_SHADOW
from maverick_desktop.ui.scene import Mark
from maverick_desktop.ui.theme import LIGHT, THEMES, Theme

RUSSIAN = FaceWords(("В", "Д", "К", "Т"), "БОЛЬШОЙ", "МАЛЫЙ", "БОЛЬШОЙ ДЖОКЕР", "МАЛЫЙ ДЖОКЕР")
SUIT_ORDER = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)


def suit_row(suit: Suit) -> Iterator[Card]:
    return (one for one in DECK if one.suit is suit)


class Sheet:
    """One picture on which cards are laid in rows."""

    def __init__(
        self, lettering: Lettering, theme: Theme, size: tuple[int, int], dpr: float
    ) -> None:
        self._lettering = lettering
        self._theme = theme
        self._art = Art()
        self.image = QImage(
            round(size[0] * dpr), round(size[1] * dpr), QImage.Format.Format_ARGB32_Premultiplied
        )
        self.image.setDevicePixelRatio(dpr)
        self.painter = QPainter(self.image)
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint.felt(self.painter, QRectF(0, 0, *size), theme)

    def faces(
        self, options: FaceOptions | None = None, words: FaceWords | None = None
    ) -> CardFaces:
        return CardFaces(self._art, self._lettering, self._theme, options, words)

    def title(self, x: float, y: float, text: str) -> None:
        font = self._lettering.font(BODY_BOLD)
        paint.text_in(self.painter, QRectF(x, y, 600, 18), text, font, self._theme.plate_text)

    def card(
        self,
        faces: CardFaces,
        one: Card | None,
        x: float,
        y: float,
        width: float,
        *,
        mark: Mark | None = None,
        dimmed: bool = False,
    ) -> None:
        place = QRectF(x, y, width, width * 1.4)
        faces.draw(self.painter, place, one, mark=mark, dimmed=dimmed, shadow=CARD_SHADOW)


def deck(lettering: Lettering, theme: Theme = LIGHT, dpr: float = 1.0) -> QImage:
    """The deck as in the specification's picture of it."""
    sheet = Sheet(lettering, theme, (1280, 1004), dpr)
    two, four = sheet.faces(), sheet.faces(FaceOptions(four_colours=True))
    sheet.title(24, 20, "Two colours, 86 px wide")
    for row, suit in enumerate(SUIT_ORDER):
        for column, one in enumerate(suit_row(suit)):
            sheet.card(two, one, 24 + 94.6 * column, 44 + 129.8 * row, 86)
    sheet.title(24, 568, "Four colours, 52 px wide")
    for place, suit in enumerate(SUIT_ORDER):
        for column, one in enumerate(suit_row(suit)):
            x, y = 24 + 624 * (place % 2), 592 + 82 * (place // 2)
            sheet.card(four, one, x + 46.6 * column, y, 52)
    sheet.title(24, 763, "Jokers and backs")
    for column, (name, back) in enumerate((("BJ", ""), ("SJ", ""), ("", "ink"), ("", "wine"))):
        faces = sheet.faces(FaceOptions(back=back)) if back else two
        sheet.card(faces, card(name) if name else None, 24 + 150 * column, 790, 137)
    _marks(sheet, two, four)
    sheet.painter.end()
    return sheet.image


def _marks(sheet: Sheet, two: CardFaces, four: CardFaces) -> None:
    sheet.title(640, 763, "Marks for trump and adder; Russian letters; dimmed; small face")
    russian = sheet.faces(words=RUSSIAN)
    strip = (
        (two, "BJ", Mark.TRUMP),
        (russian, "SJ", Mark.TRUMP),
        (russian, "KH", Mark.TRUMP),
        (russian, "QD", Mark.ADDER),
        (two, "TD", Mark.ADDER),
    )
    for column, (faces, name, mark) in enumerate(strip):
        sheet.card(faces, card(name), 640 + 62 * column, 790, 91, mark=mark)
    sheet.card(two, card("JS"), 992, 790, 91, dimmed=True)
    sheet.card(four, card("KD"), 1102, 790, 91)
    for column, name in enumerate(("AS", "TH", "KD", "7C", "BJ", "SJ")):
        sheet.card(two, card(name), 640 + 40 * column, 934, 34)
    sheet.card(sheet.faces(FaceOptions(back="forest")), None, 892, 934, 34)


def fan(lettering: Lettering, theme: Theme = LIGHT, dpr: float = 1.0) -> QImage:
    """A hand and a trick, turned as on the table."""
    sheet = Sheet(lettering, theme, (980, 560), dpr)
    faces = sheet.faces(FaceOptions(four_colours=theme.dark))
    painter = sheet.painter
    paint.oval(painter, QRectF(228, 20, 524, 330), theme)
    trick = (
        ("9D", 380, 180, -3.0, Mark.ADDER),
        ("3H", 600, 190, 3.2, None),
        ("SJ", 490, 120, 1.5, None),
    )
    for name, x, y, angle, mark in trick:
        painter.save()
        painter.translate(x, y)
        painter.rotate(angle)
        place = QRectF(-53, -74, 106, 148.4)
        faces.draw(painter, place, card(name), mark=mark or Mark.TRUMP, shadow=CARD_SHADOW)
        if name == "SJ":
            paint.winner_frame(painter, place, theme)
        painter.restore()
    names = ["BJ", "8H", "4H", "JS", "QD", "JD", "7D", "5D", "3D", "AC", "QC"]
    for column, name in enumerate(names):
        legal = name.endswith("D")
        turn = (column - 5) * 1.6
        painter.save()
        painter.translate(
            QPointF(490 + (column - 5) * 69, 460 + abs(column - 5) ** 2 * 1.6 - 20 * legal)
        )
        painter.rotate(turn)
        place = QRectF(-58, -81, 116, 162.4)
        mark = {"D": Mark.ADDER, "H": Mark.TRUMP, "J": Mark.TRUMP}.get(name[1])
        faces.draw(painter, place, card(name), mark=mark, dimmed=not legal, shadow=CARD_SHADOW)
        if name == "JD":
            paint.focus_ring(painter, place, 7, theme)
        painter.restore()
    faces.draw(painter, QRectF(60, 60, 116, 162), card("KS"), shadow=LIFTED_SHADOW)
    painter.end()
    return sheet.image


def main() -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication([])
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "out")
    folder.mkdir(parents=True, exist_ok=True)
    lettering = load_fonts()
    for theme in THEMES.values():
        for name, image in (("deck", deck(lettering, theme)), ("fan", fan(lettering, theme))):
            path = folder / f"{name}-{theme.name}.png"
            image.save(str(path))
            print(path)
    deck(lettering, dpr=2).save(str(folder / "deck-2x.png"))
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main())
