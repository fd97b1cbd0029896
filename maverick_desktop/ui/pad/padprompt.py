"""The pad's prompt: what to enter next and how, or why the last press could not be."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui import lettering, measures, paint
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.theme import ACCENT_ON_CREAM, BAD_ON_CREAM
from maverick_desktop.ui.views import wording
from maverick_desktop.ui.views.part import Part, own_rect


class PadPrompt(Part):
    """What to enter next and how; or why the last press could not be, with a sign."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._first = Phrase("")
        self._second = Phrase("")
        self._refused: Phrase | None = None

    def show_words(self, first: Phrase, second: Phrase, refused: Phrase | None) -> None:
        """Show the prompt; ``refused`` stands in its place until something else is pressed."""
        if not self.changed((first, second, refused)):
            return
        self._first, self._second, self._refused = first, second, refused
        say = self.look.say
        self.setAccessibleName(say(first if refused is None else refused))
        self.setAccessibleDescription(say(second) if refused is None else "")

    @property
    def refusal(self) -> str:
        """Why the last press could not be; empty if it could."""
        return "" if self._refused is None else self.look.say(self._refused)

    def draw(self, painter: QPainter) -> None:
        """Paint the cream panel."""
        rect, theme, text = own_rect(self), self.drawing.theme, self.drawing.text
        paint.cream_panel(painter, rect, theme)
        if self._refused is not None:
            self._paint_refusal(painter, rect, self._refused)
            return
        bar = QRectF(rect.left() + 13 * text, rect.center().y() - 14 * text, 4, 28 * text)
        paint.rounded(painter, bar, 2, ACCENT_ON_CREAM)
        room = rect.adjusted(29 * text, 0, -16 * text, 0)
        lines = (
            (self._first, lettering.PROMPT, theme.cream_text, -10.0),
            (self._second, lettering.PROMPT_SECOND, theme.cream_text_2, 11.0),
        )
        for phrase, role, ink, away in lines:
            font, middle = self.drawing.font(role), room.center().y() + away * text
            line = QRectF(room.left(), middle - 11 * text, room.width(), 22 * text)
            pieces = wording.fitting_runs(phrase, self.look.language, font, line.width())
            on_cream = self.drawing.on_cream
            wording.draw_line(painter, line, pieces, font, ink, on_cream, self.look.art)

    def _paint_refusal(self, painter: QPainter, rect: QRectF, refused: Phrase) -> None:
        text = self.drawing.text
        painter.setPen(QPen(BAD_ON_CREAM, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = measures.PLATE_RADIUS - 1
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
        icon = QRectF(rect.left() + 13 * text, rect.center().y() - 12 * text, 24 * text, 24 * text)
        self.look.art.paint_icon(painter, "warn", icon, BAD_ON_CREAM, line=2.1)
        room = rect.adjusted(48 * text, 0, -14 * text, 0)
        font, step = self.drawing.font(lettering.NAME), 19 * text
        lines = wording.fitting_lines(refused, self.look.language, font, room.width(), 2)
        y = rect.center().y() - step * len(lines) / 2
        for line in lines:
            ink = self.drawing.theme.cream_text
            paint.text_in(painter, QRectF(room.left(), y, room.width(), step), line, font, ink)
            y += step
