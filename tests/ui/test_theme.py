"""Colours that can be read, fonts of the right size, a style sheet that Qt understands."""

import pytest
from PySide6.QtGui import QColor, QFontInfo
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton, QVBoxLayout, QWidget

from maverick_desktop.core.cards import SUITS
from maverick_desktop.ui import chrome, lettering, theme
from maverick_desktop.ui.art import ASSETS, INK
from maverick_desktop.ui.lettering import Lettering, load_fonts
from maverick_desktop.ui.measures import RISE_OR_DIM, table_scale, text_scale
from maverick_desktop.ui.theme import LIGHT, THEMES, Theme

EVERY_THEME = pytest.mark.parametrize("look", THEMES.values(), ids=THEMES)


def luminance(colour: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    parts = zip(
        (0.2126, 0.7152, 0.0722), (colour.redF(), colour.greenF(), colour.blueF()), strict=True
    )
    return sum(weight * linear(part) for weight, part in parts)


def contrast(one: QColor, other: QColor) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def over(upper: QColor, lower: QColor) -> QColor:
    part = upper.alphaF()
    return QColor.fromRgbF(
        upper.redF() * part + lower.redF() * (1 - part),
        upper.greenF() * part + lower.greenF() * (1 - part),
        upper.blueF() * part + lower.blueF() * (1 - part),
    )


@EVERY_THEME
def test_every_text_can_be_read(look: Theme) -> None:
    plate, seat = over(look.plate, look.felt_centre), over(look.seat_plate, look.felt_centre)
    grounds = (look.bar, look.dock, look.surface, look.surface_2, look.selected)
    pairs = [
        *((ink, ground) for ink in (look.ink, look.ink_2) for ground in grounds),
        *((look.disabled, ground) for ground in grounds[:-1]),
        *(
            (ink, ground)
            for ink in (look.plate_text, look.plate_text_2)
            for ground in (plate, seat)
        ),
        *((ink, look.cream) for ink in (look.cream_text, look.cream_text_2)),
        *((ink, look.cream) for ink in (theme.ACCENT_ON_CREAM, theme.OURS_ON_CREAM)),
        *((ink, look.cream) for ink in (theme.THEIRS_ON_CREAM, theme.BAD_ON_CREAM)),
        *((look.accent, ground) for ground in (look.dock, look.surface)),
        (look.accent_text, look.accent),
        (look.gold_text, look.gold),
        (look.ink, look.warning),
        (look.bad, look.surface),
        (look.side_sign, look.ours),
        (look.side_sign, look.theirs),
        (look.adder_text, look.surface),
        (theme.BAD_ON_CREAM, theme.TAG),
    ]
    for four_colours in (False, True):
        pairs += [(theme.suits_on_cards(four_colours).of(suit), look.face) for suit in SUITS]
        pairs += [(theme.suits_on_plates(four_colours).of(suit), seat) for suit in SUITS]
    for ink, ground in pairs:
        assert contrast(ink, ground) >= 4.5, (ink.name(), ground.name())


@EVERY_THEME
def test_dimmed_figures_can_be_read(look: Theme) -> None:
    face = over(look.dimming, look.face)
    for four_colours in (False, True):
        for suit in SUITS:
            ink = over(look.dimming, theme.suits_on_cards(four_colours).of(suit))
            assert contrast(ink, face) >= 3, (suit, ink.name())


@pytest.mark.parametrize("scale", [0.92, 1.0, 1.25])
def test_type_has_the_size_and_weight_of_its_role(qapp: QApplication, scale: float) -> None:
    letters = load_fonts()
    for role in (lettering.NAME, lettering.SECOND, lettering.TOTAL, lettering.CARD_FIGURE):
        font = letters.font(role, scale, tabular=True)
        assert QFontInfo(font).pointSizeF() * 96 / 72 == pytest.approx(role.size * scale, abs=0.5)
        assert font.weight() == role.weight


def test_scales_stay_within_their_bounds() -> None:
    assert table_scale(980, 756) == text_scale(1) == 1
    assert (table_scale(400, 300), table_scale(4000, 3000)) == (0.70, 1.5)
    assert (text_scale(0.70), text_scale(1.5)) == (0.92, 1.25)
    assert [RISE_OR_DIM.at_speed(percent) for percent in (0, 50, 100, 200)] == [0, 240, 120, 60]


@EVERY_THEME
def test_qt_understands_the_style_sheet(qapp: QApplication, look: Theme) -> None:
    # Qt reports what it does not understand as a warning, and that fails a test.
    sheet = chrome.style_sheet(look, Lettering(("Inter",), ("Vollkorn",)))
    assert "$" not in sheet
    window = QWidget()
    window.setStyleSheet(sheet)
    box = QVBoxLayout(window)
    button, label = QPushButton("Play"), QLabel("Trump")
    button.setProperty("look", "main")
    label.setProperty("look", "caps")
    for widget in (button, label, QComboBox()):
        box.addWidget(widget)
    image = window.grab().toImage()
    assert image.pixelColor(button.geometry().left() + 12, button.geometry().center().y()) == (
        look.accent
    )


@EVERY_THEME
def test_the_style_sheets_signs_are_our_icons(look: Theme) -> None:
    signs = {
        "check": ("check", look.accent_text),
        "tick": ("check", look.ink),
        "down": ("down", look.ink),
        "right": ("chev", look.ink),
        "plus": ("plus", look.ink),
        "minus": ("minus", look.ink),
    }
    for name, (icon, colour) in signs.items():
        wanted = (ASSETS / "icons" / f"icon-{icon}.svg").read_text(encoding="utf-8")
        wanted = wanted.replace(INK, colour.name())
        if name == "check":
            wanted = wanted.replace('stroke-width="1.9"', 'stroke-width="3"')
        sign = chrome.SIGNS / f"{name}-{look.name}.svg"
        assert sign.read_text(encoding="utf-8") == wanted


def test_the_application_can_change_its_theme(qapp: QApplication) -> None:
    before = qapp.palette(), qapp.font(), qapp.styleSheet()
    try:
        for look in THEMES.values():
            chrome.dress(qapp, look, load_fonts())
            assert qapp.palette().window().color() == look.dock
    finally:
        qapp.setPalette(before[0])
        qapp.setFont(before[1])
        qapp.setStyleSheet(before[2])
    assert THEMES["light"] is LIGHT
