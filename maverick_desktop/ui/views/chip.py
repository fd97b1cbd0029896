"""The chip under the trick: what it is worth, why, and to whom. Must not know the game."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from maverick_desktop.text.phrase import Phrase, signed
from maverick_desktop.ui import paint
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.scene import Chip
from maverick_desktop.ui.views import wording
from maverick_desktop.ui.views.layout import TableLayout
from maverick_desktop.ui.views.part import Part, own_rect, place_part

_CHIP: Final = Role(12.75, Weight.DemiBold)
_CHIP_POINTS: Final = Role(15, Weight.Bold)
_PARTS: Final = ("lead", "reason", "to")


class ChipView(Part):
    """What the trick is worth, why, and to whom."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._chip: Chip | None = None
        self._texts = ("", "", "")

    def show_chip(self, chip: Chip | None) -> None:
        """Show a trick's worth, or nothing."""
        if not self.changed(chip):
            return
        self._chip = chip
        self.setVisible(chip is not None)
        self._fit()
        if chip is not None:
            say = self.look.say
            parts = (say(chip.lead), say(chip.reason), signed(chip.points), say(chip.to))
            self.setAccessibleName(" ".join(parts))

    def set_layout(self, layout: TableLayout) -> None:
        """Follow the table's size."""
        super().set_layout(layout)
        self._fit()

    def _fit(self) -> None:
        room = QRectF(self.drawing.layout.chip)
        if self._chip is not None:
            width = min(self._fitted(self._chip, room.width()), room.width())
            room = QRectF(room.center().x() - width / 2, room.top(), width, room.height())
        place_part(self, room, 2)

    def _fitted(self, chip: Chip, room: float) -> float:
        """Choose words that fit, names cut if need be; how wide the chip is with them."""
        text, font = self.drawing.text, self.drawing.font(_CHIP)
        mark = (17 + 8) * text if chip.mark is not None else -4 * text
        rest = mark + self._pill_width(chip) + (13 + 8 + 8 + 8 + 14) * text + 2
        whole = Phrase("{lead}{reason}{to}", {part: getattr(chip, part) for part in _PARTS})
        words = 0.0
        for shorter in wording.shorter_and_shorter(whole):
            parts = [shorter.args[part] for part in _PARTS]
            lead, reason, to = (self.look.say(part) for part in parts if isinstance(part, Phrase))
            self._texts = (lead, reason, to)
            words = sum(self.drawing.width(one, font) for one in self._texts)
            if words + rest <= room:
                break
        return float(round(words + rest))

    def _pill_width(self, chip: Chip) -> float:
        font = self.drawing.font(_CHIP_POINTS, tabular=True)
        return self.drawing.width(signed(chip.points), font) + 21 * self.drawing.text

    def draw(self, painter: QPainter) -> None:
        """Paint the chip."""
        chip = self._chip
        if chip is None:
            return
        rect, theme, text = own_rect(self, 2), self.drawing.theme, self.drawing.text
        font, ink = self.drawing.font(_CHIP), theme.plate_text
        lead, reason, to = self._texts
        paint.plate(painter, rect, theme, radius=rect.height() / 2)
        room = rect.adjusted(13 * text, 0, -12 * text, 0)
        room.setLeft(room.left() + paint.text_in(painter, room, lead, font, ink))
        if chip.mark is not None:
            sign = QRectF(
                room.left() + 8 * text, rect.center().y() - 8.5 * text, 17 * text, 17 * text
            )
            self.look.art.paint_mark(painter, chip.mark, sign)
            room.setLeft(sign.right() + 8 * text)
        else:
            room.setLeft(room.left() + 4 * text)
        room.setLeft(room.left() + paint.text_in(painter, room, reason, font, ink))
        pill = QRectF(room.left() + 8 * text, 0, self._pill_width(chip), 23 * text)
        pill.moveTop(rect.center().y() - pill.height() / 2)
        figure = self.drawing.font(_CHIP_POINTS, tabular=True)
        paint.pill(painter, pill, signed(chip.points), figure, theme.cream, theme.cream_text)
        room.setLeft(pill.right() + 8 * text)
        paint.text_in(painter, room, to, font, ink)
