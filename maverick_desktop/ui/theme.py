"""The look as data: the colours of each theme, the suits' colours, measures and the motion table.

Every colour on the screen comes from here. Must not know widgets, cards' faces or the game's state.
"""

from types import MappingProxyType
from typing import Final

import msgspec
from PySide6.QtGui import QColor

from maverick_desktop.core.cards import Side, Suit


def _colour(code: str, percent: int = 100) -> QColor:
    colour = QColor(code)
    colour.setAlphaF(percent / 100)
    return colour


class SuitColours(msgspec.Struct, frozen=True):
    """A colour for each suit."""

    clubs: QColor
    diamonds: QColor
    hearts: QColor
    spades: QColor

    def of(self, suit: Suit) -> QColor:
        """The colour of one suit."""
        return (self.clubs, self.diamonds, self.hearts, self.spades)[suit]


def _two(black: str, red: str) -> SuitColours:
    return SuitColours(_colour(black), _colour(red), _colour(red), _colour(black))


TWO_COLOURS: Final = _two("#1B2733", "#BF2A26")
FOUR_COLOURS: Final = SuitColours(*map(_colour, ("#0B7A55", "#1D43D0", "#A01812", "#1B2733")))
TWO_ON_PLATES: Final = _two("#FFFFFF", "#FF9C90")
FOUR_ON_PLATES: Final = SuitColours(*map(_colour, ("#8FE0AE", "#9CC8FF", "#FF9C90", "#FFFFFF")))


def suits_on_cards(four_colours: bool) -> SuitColours:
    """The suits' colours on cards and on cream."""
    return FOUR_COLOURS if four_colours else TWO_COLOURS


def suits_on_plates(four_colours: bool) -> SuitColours:
    """The suits' colours on the dark plates of the table."""
    return FOUR_ON_PLATES if four_colours else TWO_ON_PLATES


BIG_JOKER_INK: Final = _colour("#B8322C")
SMALL_JOKER_INK: Final = _colour("#4A5E72")
BACKS: Final = ("ink", "wine", "forest")


class Theme(msgspec.Struct, frozen=True, eq=False):
    """The colours of one theme. A theme equals only itself, so that pictures may be kept by it."""

    name: str
    dark: bool
    # The table.
    felt_centre: QColor
    felt_middle: QColor
    felt_edge: QColor
    felt_line: QColor
    plate: QColor
    seat_plate: QColor
    plate_line: QColor
    plate_text: QColor
    plate_text_2: QColor
    cream: QColor
    cream_text: QColor
    cream_text_2: QColor
    # Chrome and dialogs.
    bar: QColor
    dock: QColor
    surface: QColor
    surface_2: QColor
    line: QColor
    ink: QColor
    ink_2: QColor
    disabled: QColor
    accent: QColor
    accent_text: QColor
    selected: QColor
    bad: QColor
    warning: QColor
    warning_line: QColor
    # Sides, marks and signals.
    ours: QColor
    theirs: QColor
    side_sign: QColor
    gold: QColor
    gold_text: QColor
    adder_text: QColor
    focus_on_table: QColor
    focus_in_dialogs: QColor
    # Cards.
    face: QColor
    dimming: QColor
    shadows: bool

    def side(self, side: Side, own: Side) -> QColor:
        """The colour of a side as seen by a player of the side ``own``."""
        return self.ours if side is own else self.theirs


HALO: Final = _colour("#10231D")
GOLD_LINE: Final = _colour("#7A5200")
CARD_EDGE: Final = _colour("#000000", 22)
ADDER: Final = _colour("#6D4AC4")
# On cream these stay as in the light theme: cream is light in every theme.
ACCENT_ON_CREAM: Final = _colour("#1F6B57")
OURS_ON_CREAM: Final = _colour("#1D5FA6")
THEIRS_ON_CREAM: Final = _colour("#A8431F")
SIGN_ON_CREAM: Final = _colour("#FFFFFF")
BAD_ON_CREAM: Final = _colour("#A3261F")
# The price tag on a card that would be a revoke.
TAG: Final = _colour("#FDECEA")

LIGHT: Final = Theme(
    name="light",
    dark=False,
    felt_centre=_colour("#3B7662"),
    felt_middle=_colour("#2A5A4A"),
    felt_edge=_colour("#21493C"),
    felt_line=_colour("#FFFFFF", 7),
    plate=_colour("#12332A", 62),
    seat_plate=_colour("#173B31", 93),
    plate_line=_colour("#FFFFFF", 10),
    plate_text=_colour("#FFFFFF"),
    plate_text_2=_colour("#CFE3DA"),
    cream=_colour("#FBF8F1"),
    cream_text=_colour("#1C2B2A"),
    cream_text_2=_colour("#4D5C5B"),
    bar=_colour("#F4F0E6"),
    dock=_colour("#FAF7F0"),
    surface=_colour("#FFFFFF"),
    surface_2=_colour("#F1ECE0"),
    line=_colour("#DFD8C8"),
    ink=_colour("#1C2B2A"),
    ink_2=_colour("#55625F"),
    disabled=_colour("#5E6864"),
    accent=_colour("#1F6B57"),
    accent_text=_colour("#FFFFFF"),
    selected=_colour("#DCEBE5"),
    bad=_colour("#A3261F"),
    warning=_colour("#FFF3D6"),
    warning_line=_colour("#E2B64A"),
    ours=_colour("#1D5FA6"),
    theirs=_colour("#A8431F"),
    side_sign=_colour("#FFFFFF"),
    gold=_colour("#F0B429"),
    gold_text=_colour("#3A2800"),
    adder_text=_colour("#5B3AB0"),
    focus_on_table=_colour("#FFD35C"),
    focus_in_dialogs=_colour("#1D5FA6"),
    face=_colour("#FFFDF8"),
    dimming=_colour("#2A3A36", 26),
    shadows=True,
)

DARK: Final = Theme(
    name="dark",
    dark=True,
    felt_centre=_colour("#24383D"),
    felt_middle=_colour("#19282D"),
    felt_edge=_colour("#121E22"),
    felt_line=_colour("#FFFFFF", 14),
    plate=_colour("#0A1417", 72),
    seat_plate=_colour("#0E181B", 95),
    plate_line=_colour("#FFFFFF", 10),
    plate_text=_colour("#F2F4F1"),
    plate_text_2=_colour("#B4C4C4"),
    cream=_colour("#E9E4D8"),
    cream_text=_colour("#1A2426"),
    cream_text_2=_colour("#4A5759"),
    bar=_colour("#171F22"),
    dock=_colour("#1B2427"),
    surface=_colour("#232E32"),
    surface_2=_colour("#2A363A"),
    line=_colour("#36444A"),
    ink=_colour("#EEF1EE"),
    ink_2=_colour("#B3C0C0"),
    disabled=_colour("#9AA8A9"),
    accent=_colour("#5CC3A2"),
    accent_text=_colour("#0C211B"),
    selected=_colour("#2A4740"),
    bad=_colour("#FF9A8F"),
    warning=_colour("#3B3220"),
    warning_line=_colour("#A78437"),
    ours=_colour("#86B8F2"),
    theirs=_colour("#F2A27C"),
    side_sign=_colour("#1A1F22"),
    gold=_colour("#F0B429"),
    gold_text=_colour("#3A2800"),
    adder_text=_colour("#B9A2FF"),
    focus_on_table=_colour("#FFD35C"),
    focus_in_dialogs=_colour("#FFD35C"),
    face=_colour("#FAF7EF"),
    dimming=_colour("#000000", 24),
    shadows=True,
)

CONTRAST: Final = Theme(
    name="contrast",
    dark=True,
    felt_centre=_colour("#000000"),
    felt_middle=_colour("#000000"),
    felt_edge=_colour("#000000"),
    felt_line=_colour("#FFFFFF", 60),
    plate=_colour("#000000"),
    seat_plate=_colour("#000000"),
    plate_line=_colour("#FFFFFF"),
    plate_text=_colour("#FFFFFF"),
    plate_text_2=_colour("#FFFFFF"),
    cream=_colour("#FFFFFF"),
    cream_text=_colour("#000000"),
    cream_text_2=_colour("#000000"),
    bar=_colour("#000000"),
    dock=_colour("#000000"),
    surface=_colour("#000000"),
    surface_2=_colour("#1A1A1A"),
    line=_colour("#FFFFFF"),
    ink=_colour("#FFFFFF"),
    ink_2=_colour("#FFFFFF"),
    disabled=_colour("#FFFFFF"),
    accent=_colour("#FFE14D"),
    accent_text=_colour("#000000"),
    selected=_colour("#003F2A"),
    bad=_colour("#FF8A80"),
    warning=_colour("#3F3300"),
    warning_line=_colour("#FFE14D"),
    ours=_colour("#7CC4FF"),
    theirs=_colour("#FFB000"),
    side_sign=_colour("#000000"),
    gold=_colour("#FFE14D"),
    gold_text=_colour("#000000"),
    adder_text=_colour("#D9C8FF"),
    focus_on_table=_colour("#00F0FF"),
    focus_in_dialogs=_colour("#00F0FF"),
    face=_colour("#FFFDF8"),
    dimming=_colour("#000000", 28),
    shadows=False,
)

THEMES: Final = MappingProxyType({theme.name: theme for theme in (LIGHT, DARK, CONTRAST)})
