"""Where everything on the pad's felt is: rectangles from a size, nothing else.

The four seats stand around the trick as at the table; below are the numbers, the actions, and the
prompt. Must not know widgets, themes or what is shown.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QRectF

from maverick_desktop.core.cards import Seat
from maverick_desktop.core.padroom import CARDS
from maverick_desktop.ui import measures
from maverick_desktop.ui.pad.entry import Counted
from maverick_desktop.ui.views.layout import TableLayout, lay_out

_MARGIN: Final = float(measures.TABLE_MARGIN)
_SEAT: Final = (206.0, 54.0)
_PROMPT: Final = 58.0
_BUTTON: Final = 50.0
_GAP: Final = 10.0
"""Between buttons: their rings must not touch."""
_LABEL: Final = 142.0
_ACTION: Final = 92.0
_WIDEST: Final = 860.0
"""Numbers and actions grow no further apart than this."""
_FORM: Final = (700.0, 430.0)
_PANEL: Final = (600.0, 290.0)


@dataclass(frozen=True, slots=True)
class PadLayout:
    """Everything on a felt of one size."""

    table: TableLayout
    """The table of that size, for what is painted there as here; its chip is where ours is."""
    text: float
    """The scale of texts."""
    seats: Mapping[Seat, QRectF]
    turned: QRectF
    """Room for the plate of trump and adder, at its left."""
    trick: QRectF
    """Room for the plate of the trick's number, at its right."""
    sketch: QRectF
    """The four cards of the trick."""
    labels: Mapping[Counted, QRectF]
    counts: Mapping[Counted, tuple[QRectF, ...]]
    """The buttons 0 to 4."""
    actions: tuple[QRectF, ...]
    """Bid, revoke, totals, undo."""
    form: QRectF
    """Room for what is filled in: the turned cards, the totals."""
    panel: QRectF
    """Room for the result of a hand."""
    prompt: QRectF

    def bids(self, count: int) -> list[QRectF]:
        """So many buttons in the place of the numbers."""
        first, last = self.labels["trumps"], self.counts["adders"][-1]
        width = (last.right() - first.left() - _GAP * (count - 1)) / count
        return [
            QRectF(
                round(first.left() + place * (width + _GAP)),
                first.top(),
                round(width),
                last.bottom() - first.top(),
            )
            for place in range(count)
        ]


@lru_cache(maxsize=8)
def lay_out_pad(width: int, height: int) -> PadLayout:
    """Lay out a felt."""
    table = lay_out(width, height)
    text = table.text
    tall = round(_PROMPT * text)
    prompt = QRectF(_MARGIN, height - _MARGIN - tall, width - 2 * _MARGIN, tall)
    button = round((_BUTTON + min(max(height - 560, 0) * 0.08, 22)) * text)
    adders = prompt.top() - 12 - button
    trumps = adders - _GAP - button
    seats = _seats(width, trumps - 12, text)
    north, south = seats[Seat.NORTH], seats[Seat.SOUTH]
    corner = north.left() - _GAP - _MARGIN
    chip = QRectF(
        _MARGIN, south.top() - 6 - round(31 * text), width - 2 * _MARGIN, round(31 * text)
    )
    between = QRectF(0, north.bottom(), width, chip.top() - north.bottom())
    tall_card = min(between.height() * 0.34, 110 * text)
    sketch = QRectF(0, 0, tall_card * 3.1, tall_card)
    sketch.moveCenter(between.center())
    labels, counts, actions = _rows(width, trumps, adders, button, text)
    return PadLayout(
        table=replace(table, chip=chip),
        text=text,
        seats=MappingProxyType(seats),
        turned=QRectF(_MARGIN, _MARGIN, corner, round(92 * text)),
        trick=QRectF(north.right() + _GAP, _MARGIN, corner, round(54 * text)),
        sketch=sketch,
        labels=MappingProxyType(labels),
        counts=MappingProxyType(counts),
        actions=actions,
        form=_middle(width, prompt.top(), _FORM, text),
        panel=_middle(width, prompt.top(), _PANEL, text),
        prompt=prompt,
    )


def _seats(width: int, bottom: float, text: float) -> dict[Seat, QRectF]:
    """The four plates between the upper edge and the numbers."""
    wide, tall = round(_SEAT[0] * text), round(_SEAT[1] * text)
    centre = (width - wide) / 2
    north = QRectF(round(centre), _MARGIN, wide, tall)
    south = QRectF(round(centre), bottom - tall, wide, tall)
    middle = round((north.bottom() + south.top() - tall) / 2)
    # Where the felt is wide they come nearer to the trick.
    inwards = max(_MARGIN, round(centre - 330 * text))
    return {
        Seat.SOUTH: south,
        Seat.WEST: QRectF(inwards, middle, wide, tall),
        Seat.NORTH: north,
        Seat.EAST: QRectF(width - inwards - wide, middle, wide, tall),
    }


def _rows(
    width: int, trumps: float, adders: float, button: float, text: float
) -> tuple[dict[Counted, QRectF], dict[Counted, tuple[QRectF, ...]], tuple[QRectF, ...]]:
    """Both rows of numbers with their labels, and the actions at their right."""
    whole = min(width - 2 * _MARGIN, _WIDEST * text)
    left = round((width - whole) / 2)
    action = round(_ACTION * text)
    label = round(_LABEL * text)
    room = whole - label - 2 * action - 2 * _GAP - 16
    wide = (room - _GAP * CARDS) // (CARDS + 1)
    labels: dict[Counted, QRectF] = {}
    counts: dict[Counted, tuple[QRectF, ...]] = {}
    rows: tuple[tuple[Counted, float], ...] = (("trumps", trumps), ("adders", adders))
    for counted, top in rows:
        labels[counted] = QRectF(left, top, label, button)
        counts[counted] = tuple(
            QRectF(left + label + number * (wide + _GAP), top, wide, button)
            for number in range(CARDS + 1)
        )
    right = left + whole
    actions = tuple(
        QRectF(right - (2 - place % 2) * action - (1 - place % 2) * _GAP, top, action, button)
        for place, top in ((0, trumps), (1, trumps), (2, adders), (3, adders))
    )
    return labels, counts, actions


def _middle(width: int, bottom: float, size: tuple[float, float], text: float) -> QRectF:
    """A panel in the middle of what is over the prompt, as large as it may be."""
    wide = min(width - 2 * _MARGIN, round(size[0] * text))
    tall = min(bottom - 2 * _MARGIN, round(size[1] * text))
    return QRectF(round((width - wide) / 2), round((bottom - tall) / 2), wide, tall)
