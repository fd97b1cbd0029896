"""Hands in the window, for tests and pictures: scenes without a match, and a fan on felt.

Knows scenes and the fan; no rules are asked.
"""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from maverick_desktop.core.cards import SEATS, Card, Seat, Suit, card, card_set
from maverick_desktop.core.legal import Legal, MayChoose, MayPlay, MayWait
from maverick_desktop.text.phrase import ENGLISH, Phrase, say
from maverick_desktop.ui import measures, paint
from maverick_desktop.ui.art import Art
from maverick_desktop.ui.cardface import CardFaces, FaceOptions
from maverick_desktop.ui.lettering import load_fonts
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.hand import HandModel
from maverick_desktop.ui.models.trick import TrickModel
from maverick_desktop.ui.scene import (
    PLACES,
    EmptyMiddle,
    HandCard,
    Mark,
    Middle,
    PassMiddle,
    Plate,
    Scene,
    Standing,
    TableCard,
    TrickMiddle,
    Turned,
)
from maverick_desktop.ui.text import WindowLanguage
from maverick_desktop.ui.theme import LIGHT, Theme
from maverick_desktop.ui.views.fan import FanView
from maverick_desktop.ui.views.fangeometry import fan_height
from maverick_desktop.ui.views.overlay import CardOverlay

NAMES: Final = ("Ann", "Walter", "Nora", "Emma")
WHY: Final = Phrase("Diamonds were led and you hold diamonds.")
ELEVEN: Final = "BJ 8H 4H JS QD JD 7D 5D 3D AC QC"
THIRTEEN: Final = "BJ 8H 4H KS JS QD JD 7D 5D 3D AC QC 9C"
_MARKS: Final = {Suit.HEARTS: Mark.TRUMP, Suit.DIAMONDS: Mark.ADDER}


def cards(codes: str) -> list[Card]:
    return [card(code) for code in codes.split()]


def mark(one: Card) -> Mark | None:
    return _MARKS.get(one.suit_under(Suit.HEARTS))


def hand_card(one: Card, legal: Legal, raised: Card | None = None) -> HandCard:
    match legal:
        case MayPlay(free=free, priced=priced) if priced:
            if free >> one & 1:
                return HandCard(one, mark(one), Standing.LEGAL, None)
            standing = Standing.RAISED if one == raised else Standing.PRICED
            return HandCard(one, mark(one), standing, None, 4)
        case MayPlay(free=free) if not free >> one & 1:
            return HandCard(one, mark(one), Standing.ILLEGAL, WHY)
        case MayPlay():
            return HandCard(one, mark(one), Standing.LEGAL, None)
        case _:
            return HandCard(one, mark(one), Standing.PLAIN, None)


def plate(seat: Seat) -> Plate:
    who = Phrase("Club")
    place = PLACES[seat]
    return Plate(
        seat, place, NAMES[seat], who, who, "computer", True, 11, 0, False, None, None, False,
        seat is Seat.SOUTH, None,
    )  # fmt: skip


def scene(
    hand: Iterable[HandCard], legal: Legal, middle: Middle | None = None, n: int = 40
) -> Scene:
    south, west, north, east = (plate(seat) for seat in SEATS)
    shown = tuple(hand)
    return Scene(
        me=Seat.SOUTH,
        n=n,
        hand=shown,
        hidden=any(one.card is None for one in shown),
        can_act=not isinstance(legal, MayWait),
        can_undo=False,
        plates=(south, west, north, east),
        middle=middle or EmptyMiddle(),
        turned=Turned(card("KH"), card("4D"), Suit.HEARTS, Suit.DIAMONDS),
        last=None,
        prompt=None,
        legal=legal,
    )


def trick(codes: str = "9D SJ 3H", *, complete: bool = False) -> TrickMiddle:
    played = tuple(
        TableCard(Seat.WEST.after(turn), PLACES[(turn + 1) & 3], one, mark(one), turn == 1, 0)
        for turn, one in enumerate(cards(codes))
    )
    return TrickMiddle(played, not complete, complete, None)


def playing(
    codes: str = ELEVEN, free: str | None = None, priced: str = "", *,
    raised: str | None = None, middle: Middle | None = None, n: int = 40,
) -> Scene:  # fmt: skip
    """Your turn to play; ``free`` None: every card may be played."""
    hand = cards(codes)
    legal = MayPlay(card_set(hand if free is None else cards(free)), card_set(cards(priced)))
    up = None if raised is None else card(raised)
    if free is None:
        shown = [HandCard(one, mark(one), Standing.PLAIN, None) for one in hand]
    else:
        shown = [hand_card(one, legal, up) for one in hand]
    return scene(shown, legal, middle or trick(), n)


def following(codes: str = ELEVEN, *, n: int = 40) -> Scene:
    """Diamonds were led."""
    return playing(codes, " ".join(one for one in codes.split() if one.endswith("D")), n=n)


def waiting(codes: str = ELEVEN, *, n: int = 41) -> Scene:
    legal = MayWait()
    return scene((hand_card(one, legal) for one in cards(codes)), legal, trick(), n)


def choosing(codes: str = THIRTEEN, chosen: str = "", *, count: int = 2, n: int = 20) -> Scene:
    aside = cards(chosen)
    legal = MayChoose(card_set(cards(codes)), count)
    left = [one for one in cards(codes) if one not in aside]
    marks = {one: sign for one in aside if (sign := mark(one)) is not None}
    middle = PassMiddle(tuple(aside), marks, count, "left", "right", None, False)
    return scene((hand_card(one, legal) for one in left), legal, middle, n)


def hidden(count: int = 13, *, n: int = 10) -> Scene:
    return scene([HandCard(None, None, Standing.PLAIN, None)] * count, MayWait(), None, n)


def english(phrase: Phrase) -> str:
    return say(phrase, ENGLISH)


class Table(QWidget):
    """Felt with a hand at its foot, a place for a card in the middle, and what floats above."""

    def __init__(self, width: int = 980, height: int = 756, theme: Theme = LIGHT) -> None:
        super().__init__()
        lettering, art = load_fonts(), Art()
        faces = CardFaces(art, lettering, theme, FaceOptions(four_colours=theme.dark))
        self.look = Look(theme, lettering, art, faces, WindowLanguage())
        self.hand = HandModel(english, self)
        self.trick = TrickModel(english, self)
        self.overlay = CardOverlay(self.look, self)
        self.fan = FanView(self.look, self.hand, self.overlay, self)
        self.fan.set_target(self.trick, self.is_place)
        self.resize(width, height)
        scale = measures.table_scale(width, height)
        high = round(fan_height(scale))
        self.fan.set_scale(scale)
        self.fan.setGeometry(QRect(0, height - high, width, high))
        self.overlay.raise_()
        self.place = QRect(width // 2 - 60, height // 3 - 80, 120, 160)

    def lay(self, scene: Scene) -> None:
        self.trick.show(scene)
        self.hand.show(scene)

    def is_place(self, at: QPoint) -> bool:
        return self.place.contains(self.mapFromGlobal(at))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint.felt(painter, QRectF(self.rect()), self.look.theme)
        paint.dashed_place(painter, QRectF(self.place), self.look.theme)
        painter.end()
