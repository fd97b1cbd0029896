"""Where everything on the table is: rectangles from a size, nothing else.

Numbers are logical pixels at a 1280 × 800 window; cards and offsets follow the table's scale, texts
half as fast. Must not know widgets, themes or what is shown.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

from maverick_desktop.ui import measures
from maverick_desktop.ui.scene import Place

HAND_CARD: Final = 116.0
TRICK_CARD: Final = 106.0
BACK: Final = 44.0
_BACK_STRIP: Final = 21.5
_BACK_SHOWS: Final = 25.0
_PLATE: Final = (206.0, 46.0)
_WIDEST_TURNED: Final = 250.0
WIDEST_LAST: Final = 231.0
"""How wide the plates in the corners become, at the text's scale."""
_ICONS_BELOW: Final = 760
"""A table this narrow has icons alone on its actions."""
_SMALL_BELOW: Final = 0.9
"""A table of a smaller scale has short words and small faces."""

_TRICK_AT: Final[Mapping[Place, tuple[float, float, float]]] = MappingProxyType(
    {
        "left": (-110, 0, -3.2),
        "top": (3, -72, 1.7),
        "right": (110, 7, 3.2),
        "bottom": (-3, 80, -1.2),
    }
)
"""Offsets from the middle of the trick, and the tilt."""


@dataclass(frozen=True, slots=True)
class CardPlace:
    """Where a card lies: the middle of it, how wide it is, how far it is turned."""

    centre: QPointF
    width: float
    tilt: float

    @property
    def rect(self) -> QRectF:
        """The card upright."""
        height = self.width * measures.CARD_PROPORTION
        return QRectF(
            self.centre.x() - self.width / 2, self.centre.y() - height / 2, self.width, height
        )

    @property
    def outline(self) -> QRectF:
        """Room for the card as it lies, and for what stands on its edge."""
        tilted = QTransform().rotate(self.tilt).mapRect(self.rect.translated(-self.centre))
        return tilted.translated(self.centre).adjusted(-2, -12, 2, 2)


@dataclass(frozen=True, slots=True)
class Backs:
    """A fan of backs at an edge of the table: it runs along the edge and peeks over it."""

    middle: QPointF
    """On the edge itself."""
    width: float
    strip: float
    shows: float


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Everything on a table of one size."""

    size: QRectF
    scale: float
    text: float
    small: bool
    """Plates say the last word only; the turned cards are small faces; the crown stands alone."""
    icons_only: bool
    """Actions are icons."""
    plates: Mapping[Place, QRectF]
    backs: Mapping[Place, Backs]
    turned: QRectF
    """Room for the turned cards: their plate is at its left and may be narrower."""
    last: QRectF
    """Room for the last trick: its plate is at its right and may be narrower."""
    middle: QPointF
    oval: QRectF
    trick: Mapping[Place, CardPlace]
    crown: float
    """The lower edge that the crown of a card at the bottom must not pass."""
    chip: QRectF
    """Room for the chip, which is in its middle."""
    row: QRectF
    """Room for the prompt and the actions, right of your plate."""
    prompt_height: float
    action_height: float
    hand: QRectF
    region: QRectF
    """Where a card may be dropped."""
    centre: QRectF
    """Room for panels: between the plates at the sides, from the plate at the top to the row."""


@lru_cache(maxsize=32)
def lay_out(width: int, height: int, larger: float = 1.0) -> TableLayout:
    """Lay out a table; ``larger`` is the player's own text size, 1.0 to 1.5."""
    scale = measures.table_scale(width, height)
    text = measures.text_scale(scale) * larger
    margin = float(measures.TABLE_MARGIN)
    row_bottom = height - round(226 * scale) - 14
    plate_width = _plate_width(width, scale, text)
    plate_height = round(_PLATE[1] * text)
    row_top = row_bottom - plate_height
    top_plate = QRectF((width - plate_width) / 2, round(20 * scale), plate_width, plate_height)
    middle, chip_top, chip_height = _trick_zone(width / 2, top_plate.bottom(), row_top, scale, text)
    sides_top = round(middle.y() - plate_height / 2)
    left = QRectF(margin, sides_top, plate_width, plate_height)
    right = QRectF(width - margin - plate_width, sides_top, plate_width, plate_height)
    own = QRectF(margin, row_top, plate_width, plate_height)
    corner_width = top_plate.left() - 10 - margin
    turned = QRectF(margin, margin, corner_width, round(max(96 * scale, 92 * text)))
    last_height = round(107 * text)
    last = QRectF(top_plate.right() + 10, margin, corner_width, last_height)
    gap = 9.0
    inner = QRectF(left.right() + gap, top_plate.bottom(), right.left() - left.right() - 2 * gap, 0)
    inner.setBottom(row_top)
    trick = {
        place: CardPlace(
            middle + QPointF(across * scale, down * scale), round(TRICK_CARD * scale), tilt
        )
        for place, (across, down, tilt) in _TRICK_AT.items()
    }
    return TableLayout(
        size=QRectF(0, 0, width, height),
        scale=scale,
        text=text,
        small=scale < _SMALL_BELOW,
        icons_only=width < _ICONS_BELOW,
        plates=MappingProxyType({"bottom": own, "left": left, "top": top_plate, "right": right}),
        backs=MappingProxyType(_backs(width, middle, scale)),
        turned=turned,
        last=last,
        middle=middle,
        oval=_oval(middle, row_top, scale),
        trick=MappingProxyType(trick),
        crown=chip_top - 1,
        chip=QRectF(margin + 8, chip_top, width - 2 * margin - 16, chip_height),
        row=QRectF(own.right() + 14, row_top, width - margin - own.right() - 14, plate_height),
        prompt_height=plate_height,
        action_height=max(36 * text, measures.LEAST_BUTTON_SMALL_WINDOW),
        hand=QRectF(0, row_bottom, width, height - row_bottom),
        region=_region(middle, scale),
        centre=inner,
    )


def _plate_width(width: int, scale: float, text: float) -> float:
    wanted = max(_PLATE[0] * (text if scale >= 1 else max(scale, text - 0.15)), 160)
    return round(min(wanted, width / 2 - 168 * scale - measures.TABLE_MARGIN - 8))


def _trick_zone(
    x: float, top: float, bottom: float, scale: float, text: float
) -> tuple[QPointF, float, float]:
    """The middle of the trick and where the chip is: the room that is left goes between them."""
    half_card = TRICK_CARD * scale * measures.CARD_PROPORTION / 2
    chip = round(31 * text)
    above = 72 * scale + half_card + 11 * text
    below = 80 * scale + half_card
    free = max(bottom - top - above - below - chip, 0)
    under_card = min(max(free * 0.2, 4), 12 * scale)
    over_card = (free - under_card) * 0.4
    middle = QPointF(x, round(top + over_card + above))
    return middle, round(middle.y() + below + under_card), chip


def _backs(width: int, middle: QPointF, scale: float) -> dict[Place, Backs]:
    def fan(at: QPointF) -> Backs:
        return Backs(at, BACK * scale, _BACK_STRIP * scale, _BACK_SHOWS * scale)

    return {
        "left": fan(QPointF(0, middle.y())),
        "top": fan(QPointF(middle.x(), 0)),
        "right": fan(QPointF(width, middle.y())),
    }


def _oval(middle: QPointF, row_top: float, scale: float) -> QRectF:
    half = 262 * scale
    top = middle.y() - 199 * scale
    return QRectF(middle.x() - half, top, 2 * half, min(401 * scale, row_top - 16 - top))


def _region(middle: QPointF, scale: float) -> QRectF:
    return QRectF(middle.x() - 200 * scale, middle.y() - 150 * scale, 400 * scale, 320 * scale)


# --- passing -------------------------------------------------------------------------------------


def pass_places(layout: TableLayout, count: int) -> list[CardPlace]:
    """Where the cards to be passed on lie, from the left."""
    step = {1: 0.0, 2: 117.0, 3: 72.0}.get(count, 56.0) * layout.scale
    places = []
    for place in range(count):
        away = place - (count - 1) / 2
        centre = layout.middle + QPointF(away * step, -26 * layout.scale)
        tilt = 4.0 * away if count == 2 else 1.6 * away
        places.append(CardPlace(centre, round(TRICK_CARD * layout.scale), tilt))
    return places


def pass_button(layout: TableLayout) -> QRectF:
    """Room for the button that hands the cards on; it is in its middle."""
    height = max(round(42 * layout.text), 34)
    # As wide as the arrows leave it.
    half = 148 * layout.scale
    top = layout.middle.y() + 83 * layout.scale - 21 * layout.text
    return QRectF(layout.middle.x() - half, round(top), 2 * half, height)


# --- panels --------------------------------------------------------------------------------------


def title_above(layout: TableLayout, panel: QRectF) -> QRectF:
    """The line over the bid panels."""
    height = 24 * layout.text
    top = panel.top() - height - 6 * layout.scale
    return QRectF(layout.centre.left(), top, layout.centre.width(), height)


def bid_panels(layout: TableLayout, count: int) -> list[QRectF]:
    """A panel for each bid, side by side; narrow ones are taller."""
    if count == 0:
        return []
    room, text = layout.centre, layout.text
    gap = max(12 * layout.scale, 8)
    width = min(round(166 * text), (room.width() - gap * (count - 1)) // count)
    height = round(196 * text if width >= 150 * text else 226 * text)
    height = min(height, int(room.height() - 24 * text - 30))
    left = room.center().x() - (width * count + gap * (count - 1)) / 2
    head = 24 * text + 6 * layout.scale
    top = room.top() + head + (room.height() - head - height) * 0.3
    if left < layout.turned.left() + _WIDEST_TURNED * text:
        top = max(top, layout.turned.bottom() + 8)
    height = min(height, int(room.bottom() - 8 - top))
    return [
        QRectF(round(left + place * (width + gap)), round(top), width, height)
        for place in range(count)
    ]


def result_panel(layout: TableLayout, rows: int) -> QRectF:
    """The panel of a hand that is over."""
    room, text = layout.centre, layout.text
    width = min(round(522 * text), room.width())
    head, line, foot = 34 * text, 44 * text, 62 * text
    height = min(round(head + line * rows + foot), room.height() - 16)
    top = room.top() + (room.height() - height) * 0.4
    left = room.center().x() - width / 2
    if left < layout.turned.left() + _WIDEST_TURNED * text:
        top = max(top, layout.turned.bottom() + 8)
    if left + width > layout.last.right() - WIDEST_LAST * text:
        top = max(top, layout.last.bottom() + 8)
    return QRectF(round(left), round(top), round(width), min(height, room.bottom() - 8 - top))
