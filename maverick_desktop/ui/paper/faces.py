"""The letters of a printed page: a few faces in mm, their fonts, and how wide a text is in them.

The painter counts in hundredths of a millimetre, so a font's size in pixels is its size on paper:
no screen, resolution or hinting has a say in where a line ends.
"""

from enum import Enum
from typing import Final

import msgspec
from PySide6.QtGui import QFont, QFontMetricsF

from maverick_desktop.ui.lettering import FONTS, Lettering, Weight
from maverick_desktop.ui.paper.figurefont import figure_family

UNITS: Final = 100
"""Painter's units in a millimetre."""
LEAST_SIZE: Final = 2.1
"""No text is smaller: 6 points."""


class Cut(msgspec.Struct, frozen=True):
    """How a face is cut: size in mm, weight, and whether it has serifs or is for figures alone."""

    size: float
    weight: Weight = Weight.Normal
    serif: bool = False
    figures: bool = False


class Face(Enum):
    """Every face on paper. Faces for figures hold digits and signs alone, all equally wide."""

    TITLE = Cut(7.4, Weight.Bold, serif=True)
    SUBTITLE = Cut(4.4, serif=True)
    NAME = Cut(3.6, Weight.DemiBold, serif=True)
    RESULT = Cut(6.0, Weight.Bold, serif=True)
    RESULT_FIGURE = Cut(6.0, Weight.Bold, serif=True, figures=True)
    TOTAL = Cut(4.4, Weight.Bold, serif=True, figures=True)
    TOTAL_TIGHT = Cut(3.5, Weight.Bold, serif=True, figures=True)
    TOTAL_TIGHTEST = Cut(2.6, Weight.Bold, serif=True, figures=True)
    FIGURE = Cut(3.1, Weight.Medium, figures=True)
    FIGURE_BOLD = Cut(3.1, Weight.DemiBold, figures=True)
    FIGURE_TIGHT = Cut(2.5, Weight.DemiBold, figures=True)
    FIGURE_TIGHTEST = Cut(2.1, Weight.DemiBold, figures=True)
    CHART_END = Cut(2.7, Weight.DemiBold, figures=True)
    POINTS = Cut(2.1, figures=True)
    AXIS = Cut(2.2, figures=True)
    HEAD = Cut(2.7)
    STRONG = Cut(2.7, Weight.DemiBold)
    BODY = Cut(2.6)
    RULE = Cut(2.4)
    RULE_VALUE = Cut(2.4, Weight.DemiBold)
    LABEL = Cut(2.2)
    SMALL = Cut(2.1)
    SMALL_BOLD = Cut(2.1, Weight.DemiBold)


# Without them the PDF would hold letters that cannot be copied: see ``figurefont``.
_FEATURES_OFF: Final = ("calt", "liga", "clig", "dlig", "hlig", "rlig")
_SANS_FILES: Final = {
    Weight.Normal: "Inter-Regular.otf",
    Weight.Medium: "Inter-Medium.otf",
    Weight.DemiBold: "Inter-SemiBold.otf",
}
_SERIF_FILES: Final = {Weight.Bold: "Vollkorn-Bold.ttf"}


class Typesetter:
    """Fonts of the faces, made once each, and the widths of texts, measured once each."""

    def __init__(self, lettering: Lettering) -> None:
        self._lettering = lettering
        self._fonts: dict[Face, QFont] = {}
        self._metrics: dict[Face, QFontMetricsF] = {}
        self._widths: dict[tuple[Face, str], float] = {}

    def font(self, face: Face) -> QFont:
        """The font of a face, to be painted with in hundredths of a millimetre."""
        if face not in self._fonts:
            self._fonts[face] = self._made(face.value)
        return self._fonts[face]

    def width(self, face: Face, text: str) -> float:
        """How wide a text is, in mm."""
        known = self._widths.get((face, text))
        if known is None:
            known = self._measure(face).horizontalAdvance(text) / UNITS
            self._widths[face, text] = known
        return known

    def cut(self, face: Face, text: str, room: float) -> str:
        """The text, cut with … if it is wider than ``room`` mm."""
        if self.width(face, text) <= room:
            return text
        fitting = text
        while fitting and self.width(face, f"{fitting.rstrip()}…") > room:
            fitting = fitting[:-1]
        return f"{fitting.rstrip()}…"

    def _measure(self, face: Face) -> QFontMetricsF:
        if face not in self._metrics:
            self._metrics[face] = QFontMetricsF(self.font(face))
        return self._metrics[face]

    def _made(self, cut: Cut) -> QFont:
        families = self._lettering.serif if cut.serif else self._lettering.sans
        font = QFont([*self._figures(cut), *families])
        font.setPixelSize(round(cut.size * UNITS))
        font.setWeight(cut.weight)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        for feature in _FEATURES_OFF:
            font.setFeature(QFont.Tag(feature), 0)
        return font

    def _figures(self, cut: Cut) -> list[str]:
        """The family of the figures, where the look's own family is there to make it of."""
        if not cut.figures:
            return []
        files = _SERIF_FILES if cut.serif else _SANS_FILES
        path = FONTS / files[cut.weight]
        kind = "Serif" if cut.serif else "Sans"
        family = figure_family(path, f"Maverick Figures {kind} {cut.weight.name}")
        own = (self._lettering.serif if cut.serif else self._lettering.sans)[0]
        return [family] if family and path.name.startswith(own) else []
