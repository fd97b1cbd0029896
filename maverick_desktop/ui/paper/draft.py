"""A page while it is being set: texts, lines and signs are laid on it, in mm.

Knows the language and the faces; must not know a match.
"""

from enum import Enum
from typing import Final

from maverick_desktop.core.cards import Suit
from maverick_desktop.text.phrase import Language, Phrase, say

from .faces import Face, Typesetter
from .ink import HAIRLINE, Frame, Ink, Line, Outline, Sign, Text, Tone, Trace

SUITS: Final = {
    Suit.CLUBS: Outline.CLUBS,
    Suit.DIAMONDS: Outline.DIAMONDS,
    Suit.HEARTS: Outline.HEARTS,
    Suit.SPADES: Outline.SPADES,
}
_SUIT_LINE: Final = 0.3
# Half the height of capitals, in parts of a face's size.
_SANS_MIDDLE, _SERIF_MIDDLE = 0.364, 0.325
_SIDE_LINE: Final = 0.4


class Align(Enum):
    """Where a text lies beside the place it is given."""

    LEFT = 0.0
    CENTRE = 0.5
    RIGHT = 1.0


class Draft:
    """Collects what a page is made of."""

    def __init__(self, setter: Typesetter, language: Language) -> None:
        self.setter: Final = setter
        self.language: Final = language
        self.inks: Final[list[Ink]] = []

    def say(self, phrase: Phrase) -> str:
        """A phrase in the sheet's language."""
        return say(phrase, self.language)

    def word(self, source: str) -> str:
        """A template without gaps in the sheet's language."""
        return self.language.translate(source)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        face: Face,
        *,
        align: Align = Align.LEFT,
        tone: Tone = Tone.BLACK,
        room: float | None = None,
    ) -> float:
        """Lay a line of text on the line ``y``, cut to ``room``; how wide it is."""
        if room is not None:
            text = self.setter.cut(face, text, room)
        width = self.setter.width(face, text)
        if text:
            self.inks.append(Text(x - align.value * width, y, width, text, face, tone))
        return width

    def middle(self, face: Face, y: float) -> float:
        """The line on which capitals and figures of a face have their middle at ``y``."""
        cut = face.value
        return y + (_SERIF_MIDDLE if cut.serif else _SANS_MIDDLE) * cut.size

    def across(
        self, x1: float, x2: float, y: float, width: float = HAIRLINE, tone: Tone | None = None
    ) -> None:
        """A level line."""
        self.inks.append(Line(x1, y, x2, y, width, tone or _tone(width)))

    def down(
        self, x: float, y1: float, y2: float, width: float = HAIRLINE, tone: Tone | None = None
    ) -> None:
        """An upright line."""
        self.inks.append(Line(x, y1, x, y2, width, tone or _tone(width)))

    def dashes(self, x1: float, x2: float, y: float, width: float) -> None:
        """A level dashed line."""
        self.inks.append(Line(x1, y, x2, y, width, Tone.BLACK, dashed=True))

    def suit(self, x: float, y: float, suit: Suit, size: float, line: float = _SUIT_LINE) -> None:
        """A suit's sign around a middle: black suits solid, red ones outlined."""
        solid = suit in (Suit.CLUBS, Suit.SPADES)
        size = size if solid else size - line
        self.inks.append(Sign(x, y, size, SUITS[suit], 0 if solid else line, solid))

    def side_sign(self, x: float, y: float, side: int, size: float, *, blank: bool = False) -> None:
        """A side's sign around a middle: North and South a solid disc, East and West a square."""
        if side == 0:
            self.inks.append(Sign(x, y, size, Outline.DISC))
        else:
            line = min(_SIDE_LINE, size / 5)
            self.inks.append(
                Sign(x, y, size - line, Outline.SQUARE, line, solid=False, blank=blank)
            )

    def sign(self, x: float, y: float, outline: Outline, size: float, line: float = 0.0) -> None:
        """Any other sign around a middle."""
        self.inks.append(Sign(x, y, size, outline, line))

    def frame(
        self, x: float, y: float, width: float, height: float, radius: float, line: float
    ) -> None:
        """A rectangle's outline."""
        self.inks.append(Frame(x, y, width, height, radius, line))

    def trace(self, points: list[tuple[float, float]], width: float, *, dashed: bool) -> None:
        """A line through many points."""
        self.inks.append(Trace(tuple(points), width, dashed))


def _tone(width: float) -> Tone:
    """Hairlines are light; whatever is wider is black."""
    return Tone.HAIR if width == HAIRLINE else Tone.BLACK
