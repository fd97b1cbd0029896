"""The prompt between your plate and the actions, and the actions: what to do, and why or what next.

Cream when it is your move, dark otherwise. Must not know the game.
"""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QWidget

from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui import lettering, measures, paint
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.scene import Prompt
from maverick_desktop.ui.theme import ACCENT_ON_CREAM
from maverick_desktop.ui.views import wording
from maverick_desktop.ui.views.layout import TableLayout
from maverick_desktop.ui.views.part import PaintedButton, Part, own_rect, plain_tip

_ACTION: Final = Role(13, Weight.DemiBold)


class PromptView(Part):
    """Two lines, and a thin bar for the time a trick still lies."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._prompt: Prompt | None = None
        self._left = 0.0

    def show_prompt(self, prompt: Prompt | None) -> bool:
        """Show other words; whether they are other ones."""
        if not self.changed(prompt):
            return False
        self._prompt = prompt
        self.setVisible(prompt is not None)
        if prompt is not None:
            said = [self.look.say(line) for line in self._lines()]
            self.setAccessibleName(said[0])
            self.setAccessibleDescription(" ".join(said[1:]))
        return True

    def set_left(self, fraction: float) -> None:
        """How much of the time is left, 0 to 1."""
        if fraction != self._left:
            self._left = fraction
            if self._prompt is not None and self._prompt.holding:
                self.update()

    def wanted(self) -> float:
        """How wide the prompt would be."""
        if self._prompt is None:
            return 0
        first, *second = self._lines()
        widths = [wording.line_width(self.look.runs(first), self._font(0))]
        widths += [wording.line_width(self.look.runs(line), self._font(1)) for line in second]
        before, after = self._padding()
        return round(max(widths) + before + after + 1)

    def _lines(self) -> list[Phrase]:
        assert self._prompt is not None
        second = self._prompt.second
        return [self._prompt.first, *([] if second is None else [second])]

    def _font(self, line: int) -> QFont:
        return self.drawing.font((lettering.PROMPT, lettering.PROMPT_SECOND)[line])

    def _padding(self) -> tuple[float, float]:
        assert self._prompt is not None
        text = self.drawing.text
        return (29 * text, 22 * text) if self._prompt.yours else (20 * text, 20 * text)

    def draw(self, painter: QPainter) -> None:
        """Paint the prompt."""
        prompt = self._prompt
        if prompt is None:
            return
        rect, theme, text = own_rect(self), self.drawing.theme, self.drawing.text
        if prompt.yours:
            paint.cream_panel(painter, rect, theme)
            bar = QRectF(rect.left() + 13 * text, rect.center().y() - 12 * text, 4, 24 * text)
            paint.rounded(painter, bar, 2, ACCENT_ON_CREAM)
            inks = (theme.cream_text, theme.cream_text_2)
        else:
            paint.plate(painter, rect, theme)
            inks = (theme.plate_text, theme.plate_text_2)
        before, after = self._padding()
        room = rect.adjusted(before, 0, -after + 2, 0)
        lines = self._lines()
        suit_ink = self.drawing.on_cream if prompt.yours else self.drawing.on_plate
        middles = (-8.5, 8.5) if len(lines) == 2 else (0.0,)
        for place, (line, away) in enumerate(zip(lines, middles, strict=True)):
            middle = rect.center().y() + away * text
            area = QRectF(room.left(), middle - 10 * text, room.width(), 20 * text)
            wording.draw_line(
                painter,
                area,
                wording.fitting_runs(line, self.look.language, self._font(place), room.width()),
                self._font(place),
                inks[place],
                suit_ink,
                self.look.art,
            )
        if prompt.holding:
            self._bar(painter, room.adjusted(0, 0, -2, 0), rect.bottom())

    def _bar(self, painter: QPainter, room: QRectF, bottom: float) -> None:
        theme = self.drawing.theme
        track = QRectF(room.left(), bottom - 5, room.width(), 2.2)
        under = QColor(theme.plate_text)
        under.setAlphaF(0.25)
        paint.rounded(painter, track, 1.1, under)
        if self._left > 0:
            track.setWidth(track.width() * min(self._left, 1))
            paint.rounded(painter, track, 1.1, theme.focus_on_table)


class ActionButton(PaintedButton):
    """An action beside the prompt: icon and word, or the icon alone where there is little room."""

    radius = float(measures.TABLE_BUTTON_RADIUS)

    def __init__(
        self,
        look: Look,
        parent: QWidget,
        icon: str,
        words: Phrase,
        tip: Phrase | None = None,
    ) -> None:
        """``tip``: what is to be said besides, in the tip."""
        super().__init__(look, parent)
        self._icon = icon
        self._words = words
        self._tip = tip
        self._alone = False
        self.reword()

    def reword(self) -> None:
        """Say it in the language in use."""
        said = self.look.say(self._words)
        self.setText(said)
        self.setAccessibleName(said)
        if self._tip is not None:
            self.setAccessibleDescription(self.look.say(self._tip))
        self._tell()

    def set_layout(self, layout: TableLayout) -> None:
        """Follow the table's size; an icon alone says in a tip what it does."""
        super().set_layout(layout)
        self._tell()

    def stand_alone(self, alone: bool) -> None:
        """Have the icon without its word, where there is no room for it."""
        if alone != self._alone:
            self._alone = alone
            self._tell()
            self.update()

    def _tell(self) -> None:
        said = [self.text()] if self._bare else []
        said += [] if self._tip is None else [self.look.say(self._tip)]
        self.setToolTip(plain_tip(": ".join(said)))

    @property
    def _bare(self) -> bool:
        """Whether the icon stands alone."""
        return self._alone or self.drawing.layout.icons_only

    def wanted(self) -> float:
        """How wide the button is."""
        layout = self.drawing.layout
        if self._bare:
            return layout.action_height
        width = self.drawing.width(self.text(), self.drawing.font(_ACTION))
        return round(width + 49 * layout.text)

    def draw(self, painter: QPainter, face: QRectF) -> None:
        """Paint the button."""
        theme, text = self.drawing.theme, self.drawing.text
        paint.plate(painter, face, theme, radius=self.radius)
        if self.isDown() or self.underMouse():
            over = QColor(theme.plate_text)
            over.setAlphaF(0.16 if self.isDown() else 0.08)
            paint.rounded(painter, face, self.radius, over)
        side = 18 * text
        x = face.center().x() - side / 2 if self._bare else face.left() + 10 * text
        icon = QRectF(x, face.center().y() - side / 2, side, side)
        self.look.art.paint_icon(painter, self._icon, icon, theme.plate_text, line=2.1)
        if self._bare:
            return
        room = QRectF(icon.right() + 6 * text, face.top(), face.width(), face.height())
        room.setRight(face.right() - 8 * text)
        middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        font = self.drawing.font(_ACTION)
        paint.text_in(painter, room, self.text(), font, theme.plate_text, middle)
