"""Lettering: the two type families and the roles in which the look uses them.

Inter for everything, Vollkorn for figures, titles and totals; the system's own families where their
files are absent. Must not know widgets, themes or texts.
"""

from pathlib import Path
from typing import Final

import msgspec
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication, QPainterPath, QTransform

FONTS: Final = Path(__file__).parent.parent / "assets" / "fonts"

# What to look for where a family is missing; the system's default comes last.
_SANS: Final = ("Inter", "Segoe UI", "SF Pro Text", "Noto Sans", "DejaVu Sans")
_SERIF: Final = ("Vollkorn", "Georgia", "Noto Serif", "Times New Roman", "DejaVu Serif")

Weight = QFont.Weight


class Role(msgspec.Struct, frozen=True):
    """One use of type: its size in logical pixels and its weight."""

    size: float
    weight: Weight = Weight.Normal
    serif: bool = False
    spacing: float = 0
    capitals: bool = False


TITLE: Final = Role(22, Weight.DemiBold, serif=True)
PROMPT: Final = Role(16, Weight.DemiBold)
BODY: Final = Role(13)
BODY_BOLD: Final = Role(13, Weight.DemiBold)
PROMPT_SECOND: Final = Role(12.5)
NAME: Final = Role(13.5, Weight.DemiBold)
SECOND: Final = Role(11.5)
CAPS: Final = Role(10.5, Weight.Bold, spacing=0.9, capitals=True)
BADGE: Final = Role(11, Weight.Bold)
CHART: Final = Role(10)
TOTAL: Final = Role(32, Weight.DemiBold, serif=True)
CARD_FIGURE: Final = Role(60, Weight.DemiBold, serif=True)
JOKER_WORD: Final = Role(28, Weight.Bold, serif=True, spacing=2.6)
JOKER_TITLE: Final = Role(20, Weight.DemiBold, serif=True, spacing=1.2)


class Lettering(msgspec.Struct, frozen=True):
    """The families in use, first choice first, and the fonts made of them."""

    sans: tuple[str, ...]
    serif: tuple[str, ...]

    def font(self, role: Role, scale: float = 1.0, *, tabular: bool = False) -> QFont:
        """The font of a role at a text scale; ``tabular`` for figures that stand in columns."""
        font = QFont(list(self.serif if role.serif else self.sans))
        font.setPointSizeF(role.size * scale / _pixels_per_point())
        font.setWeight(role.weight)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        if role.spacing:
            font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, role.spacing * scale)
        if role.capitals:
            font.setCapitalization(QFont.Capitalization.AllUppercase)
        if role.serif:
            # Vollkorn's own figures hang below the line.
            font.setFeature(QFont.Tag("lnum"), 1)
        if tabular:
            font.setFeature(QFont.Tag("tnum"), 1)
        return font

    def outline(
        self, text: str, role: Role, size: float, widest: float, least_squeeze: float = 0.0
    ) -> QPainterPath:
        """A word as a shape, squeezed to a width if it may be so far; it starts on the line at 0.

        Shapes come out the same on every screen, where letters would be fitted to its pixels.
        """
        font = self.font(msgspec.structs.replace(role, spacing=0))
        font.setPixelSize(100)
        if role.spacing:
            spacing = role.spacing * 100 / role.size
            font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
        path = QPainterPath()
        path.addText(0, 0, font, text)
        scale = size / 100
        width = path.boundingRect().width() * scale
        squeeze = max(least_squeeze, min(1.0, widest / width)) if width > 0 else 1.0
        return QTransform.fromScale(scale * squeeze, scale).map(path)


def load_fonts(folder: Path = FONTS) -> Lettering:
    """Register the font files of ``folder``, as far as there are any, and choose the families."""
    if folder.is_dir():
        for path in sorted(folder.iterdir()):
            if path.suffix in (".otf", ".ttf"):
                QFontDatabase.addApplicationFont(str(path))
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
    there = set(QFontDatabase.families())
    sans = tuple(family for family in _SANS if family in there)
    serif = tuple(family for family in _SERIF if family in there)
    return Lettering((*sans, system), (*serif, system))


def _pixels_per_point() -> float:
    # Fonts take whole pixels or fractions of points; the look has sizes such as 13.5 pixels.
    return QGuiApplication.primaryScreen().logicalDotsPerInch() / 72
