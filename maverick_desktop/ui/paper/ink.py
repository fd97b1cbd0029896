"""What a page is made of: texts, lines, signs, frames and traces, each with its place in mm.

Values: a page is laid out once and can then be painted anywhere, or looked at by a test.
"""

from enum import Enum
from typing import TypeAlias

import msgspec

from .faces import Face


class Tone(Enum):
    """The inks: black, a grey for second text, and a light one for hairlines alone."""

    BLACK = "#1a1f22"
    GREY = "#4d5558"
    HAIR = "#c9ced1"


MAIN = 0.4
GROUP = 0.26
HAIRLINE = 0.12
"""Widths of lines in mm."""


class Text(msgspec.Struct, frozen=True, gc=False):
    """One line of text that starts at ``x`` on the line ``y``."""

    x: float
    y: float
    width: float
    text: str
    face: Face
    tone: Tone = Tone.BLACK


class Line(msgspec.Struct, frozen=True, gc=False):
    """A straight line."""

    x1: float
    y1: float
    x2: float
    y2: float
    width: float
    tone: Tone = Tone.BLACK
    dashed: bool = False


class Outline(Enum):
    """The signs."""

    CLUBS = "suit-C"
    DIAMONDS = "suit-D"
    HEARTS = "suit-H"
    SPADES = "suit-S"
    TICK = "icon-check"
    CROSS = "icon-x"
    CROWN = "mark-crown"
    SHIELD = "mark-trump"
    ADDER = "mark-adder"
    DISC = "disc"
    SQUARE = "square"
    LED = "led"
    GAME = "app-print"


class Sign(msgspec.Struct, frozen=True, gc=False):
    """A sign of so many mm in height around its middle; ``line`` is the width of its outline.

    An open sign is its outline alone; a sign without an outline is solid.
    """

    x: float
    y: float
    size: float
    outline: Outline
    line: float = 0.0
    solid: bool = True
    blank: bool = False
    """Whether an open sign hides what is under it."""


class Frame(msgspec.Struct, frozen=True, gc=False):
    """A rectangle's outline, with round corners if ``radius`` is not 0."""

    x: float
    y: float
    width: float
    height: float
    radius: float
    line: float


class Trace(msgspec.Struct, frozen=True, gc=False):
    """A line through many points."""

    points: tuple[tuple[float, float], ...]
    width: float
    dashed: bool


Ink: TypeAlias = Text | Line | Sign | Frame | Trace
