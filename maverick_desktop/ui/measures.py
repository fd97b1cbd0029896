"""Measures of the look that are no colours: steps of space, radii, shadows, scales and motion.

All lengths are logical pixels at a 1280 × 800 window. Must not know widgets or the game.
"""

from typing import Final

import msgspec
from PySide6.QtCore import QEasingCurve

# Space goes in these steps and no others.
STEPS: Final = (4, 8, 12, 16, 24, 32)
TABLE_MARGIN: Final = 14
TOP_BAR: Final = 44
LEAST_BUTTON: Final = 34
LEAST_BUTTON_SMALL_WINDOW: Final = 30

PLATE_RADIUS: Final = 12
DOCK_BOX_RADIUS: Final = 10
BUTTON_RADIUS: Final = 8
TABLE_BUTTON_RADIUS: Final = 10
FIELD_RADIUS: Final = 7

# A card's height and corner, from its width.
CARD_PROPORTION: Final = 7 / 5
CARD_CORNER: Final = 15 / 250
SMALL_FACE_BELOW: Final = 48


class Shadow(msgspec.Struct, frozen=True):
    """A soft shadow: how far it spreads, how far down it falls, how dark it is under the edge."""

    spread: float
    down: float
    strength: float


CARD_SHADOW: Final = Shadow(10, 4, 0.26)
LIFTED_SHADOW: Final = Shadow(15, 7, 0.34)


def table_scale(width: float, height: float) -> float:
    """How much larger than drawn the cards, fans and offsets of a table of this size are."""
    return min(max(min(width / 980, height / 756), 0.70), 1.5)


def text_scale(scale: float) -> float:
    """How much larger than drawn the texts are at that table scale: they follow half as fast."""
    return min(max(1 + (scale - 1) / 2, 0.92), 1.25)


class Motion(msgspec.Struct, frozen=True):
    """How long one kind of movement takes at full speed, in milliseconds, and how it eases."""

    duration: int
    easing: QEasingCurve.Type

    def at_speed(self, percent: int) -> int:
        """The duration at a speed of 1 to 200 %; 0 % is no motion at all."""
        return 0 if percent <= 0 else round(self.duration * 100 / percent)


_LINEAR: Final = QEasingCurve.Type.Linear
_OUT: Final = QEasingCurve.Type.OutCubic
_IN_OUT: Final = QEasingCurve.Type.InOutCubic
_SWAY: Final = QEasingCurve.Type.InOutSine

DEAL_CARD: Final = Motion(180, _OUT)
NEXT_DEALT_CARD_AFTER: Final = 24
PLAY_CARD: Final = Motion(220, _OUT)
OTHERS_CARD: Final = Motion(260, _OUT)
BETWEEN_CARDS: Final = 350
RISE_OR_DIM: Final = Motion(120, _OUT)
POINTER_OVER: Final = Motion(90, _OUT)
POINTER_OVER_LIFT: Final = 6
REFUSED_SHAKE: Final = Motion(160, _SWAY)
REFUSED_SHAKE_WAY: Final = 6
PLATE_TURNS_CREAM: Final = Motion(150, _LINEAR)
PROMPT_CHANGES: Final = Motion(120, _LINEAR)
CARDS_PASSED: Final = Motion(420, _IN_OUT)
CARD_FLIPS: Final = Motion(300, _SWAY)
POINTS_RISE: Final = Motion(300, _OUT)
TRICK_TO_WINNER: Final = Motion(260, _IN_OUT)
SCORE_COUNTS: Final = Motion(300, QEasingCurve.Type.OutQuad)
REDUCED_CROSS_FADE: Final = Motion(120, _LINEAR)
THINKING_DOTS_AFTER: Final = 300
THINKING_DOTS_CYCLE: Final = 900
TRICK_HOLD: Final = 1800


NARROW_DOCK, MIDDLE_DOCK, WIDE_DOCK = 236, 300, 360


def dock_width(window_width: int) -> int:
    """How wide the dock is in a window."""
    if window_width < 1180:
        return NARROW_DOCK
    return MIDDLE_DOCK if window_width < 1720 else WIDE_DOCK
