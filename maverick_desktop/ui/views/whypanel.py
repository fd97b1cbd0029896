"""Reasons in a small panel over the table: a heading, a line each, what is not told, the keys.

A click or Esc closes it, the arrow keys ask about something else. Must not know the game.
"""

from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
)
from PySide6.QtWidgets import QWidget

from maverick_desktop.text import hints as words
from maverick_desktop.text.phrase import Run, runs
from maverick_desktop.ui import lettering, measures, paint
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.scene import Told
from maverick_desktop.ui.views.flow import draw_flow, flowing, line_height
from maverick_desktop.ui.views.layout import TableLayout
from maverick_desktop.ui.views.part import Part, own_rect, place_part

_TITLE: Final = Role(13.5, Weight.DemiBold)
_LINE: Final = lettering.PROMPT_SECOND
_FOOT: Final = lettering.SECOND
_WIDTH: Final = 290
_WIDER: Final = 350
_NARROWEST: Final = 225
_WIDEST: Final = 620
_PAD: Final = 14
_BULLET: Final = 12
_BETWEEN: Final = 5
Where: TypeAlias = Literal["beside", "below", "over"]
"""Beside the trick, below the bid panels, or over an earlier trick that is shown large."""
_Key = Qt.Key
_CLOSE: Final = (_Key.Key_Escape, _Key.Key_Space, _Key.Key_Return, _Key.Key_Enter)
_STEPS: Final = {_Key.Key_Left: -1, _Key.Key_Right: 1}


class WhyPanel(Part):
    """The panel."""

    closed = Signal()
    stepped = Signal(int)
    """On to what was done after, or before."""

    def __init__(self, look: Look, parent: QWidget, under: QWidget) -> None:
        """``under``: what stands under the trick; it stays in sight as the trick does."""
        super().__init__(look, parent)
        self._under: Final = under
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._told: Told | None = None
        self._where: Where = "beside"
        self._blocks: list[tuple[QFont, list[list[Run]], bool]] = []
        """Each text with its font, on lines; whether a bullet stands before it."""
        self.hide()

    def show_told(
        self,
        told: Told | None,
        where: Where,
        *,
        answers_keys: bool,
    ) -> None:
        """Show reasons, or go; ``answers_keys``: it is to have the focus, so that keys go to it."""
        if told is None:
            self.hide()
            self._told = None
            return
        new, self._told = told != self._told, told
        self._where = where
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if answers_keys else Qt.FocusPolicy.NoFocus)
        self._arrange()
        self.show()
        self.raise_()
        if answers_keys and not self.hasFocus():
            self.setFocus(Qt.FocusReason.PopupFocusReason)
        if new:
            self._announce(told)
        self.update()

    def _announce(self, told: Told) -> None:
        """Have it read out."""
        said = self.look.say(words.read_out(told.title, told.lines))
        self.setAccessibleName(said)
        self.setAccessibleDescription(" ".join(map(self.look.say, told.foot)))
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))

    # --- layout ----------------------------------------------------------------------------------

    def set_layout(self, layout: TableLayout) -> None:
        """Follow the table's size."""
        super().set_layout(layout)
        if self._told is not None:
            self._arrange()

    def _arrange(self) -> None:
        """Stand at the right of the table, over the prompt, as high as the words need."""
        layout = self.drawing.layout
        right = layout.size.right() - measures.TABLE_MARGIN
        bottom, width = self._corner(right)
        self._blocks = self._laid_out(width)
        height = min(self._height(), bottom - measures.TABLE_MARGIN)
        place_part(self, QRectF(round(right - width), round(bottom - height), width, height))

    def _corner(self, right: float) -> tuple[float, float]:
        """The lower edge, and the width: what the reasons are about stays in sight."""
        layout, text = self.drawing.layout, self.drawing.text
        bottom = layout.row.top() - 10 * text
        match self._where:
            case "over":
                return layout.size.bottom() - 42 * text, _WIDER * text
            case "below":
                return bottom, min(_WIDEST * text, layout.row.width())
            case "beside":
                pass
        trick = layout.trick["right"].rect.right() + 12 * layout.scale
        width = min(_WIDTH * text, right - trick)
        under = QRectF(self._under.geometry())
        if self._under.isHidden() or under.right() < right - width - 4:
            return bottom, width
        narrower = right - under.right() - 6
        if narrower >= _NARROWEST * text:
            return bottom, narrower
        return under.top() - 6, width

    def _laid_out(self, width: float) -> list[tuple[QFont, list[list[Run]], bool]]:
        told, text, language = self._told, self.drawing.text, self.look.language
        assert told is not None
        inner = width - 2 * _PAD * text
        title, line, foot = (self.drawing.font(role) for role in (_TITLE, _LINE, _FOOT))
        # A cross stands beside the heading.
        blocks = [(title, flowing(runs(told.title, language), title, inner - 22 * text), False)]
        for phrase in told.lines:
            lines = flowing(runs(phrase, language), line, inner - _BULLET * text)
            blocks.append((line, lines, True))
        blocks += [(foot, flowing(runs(one, language), foot, inner), False) for one in told.foot]
        return blocks

    def _height(self) -> float:
        text = self.drawing.text
        lines = sum(len(lines) * line_height(font) for font, lines, _ in self._blocks)
        between = (len(self._blocks) - 1) * _BETWEEN * text
        return float(round(lines + between + 2 * (_PAD - 3) * text))

    # --- painting --------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        """Paint the panel."""
        rect, theme, text = own_rect(self), self.drawing.theme, self.drawing.text
        if theme.shadows:
            paint.soft_shadow(painter, rect, measures.PLATE_RADIUS)
        solid = theme.seat_plate.toRgb()
        solid.setAlphaF(1.0)
        paint.rounded(painter, rect, measures.PLATE_RADIUS, solid, theme.plate_line)
        if self.hasFocus():
            paint.focus_ring(painter, rect, measures.PLATE_RADIUS, theme)
        side = 15 * text
        cross = QRectF(rect.right() - _PAD * text - side, rect.top() + 12 * text, side, side)
        self.look.art.paint_icon(painter, "x", cross, theme.plate_text_2, line=2.4)
        y = rect.top() + (_PAD - 3) * text
        painter.setClipRect(rect)
        for place, (font, lines, bullet) in enumerate(self._blocks):
            step = line_height(font)
            left = rect.left() + _PAD * text
            first = theme.plate_text if bullet or not place else theme.plate_text_2
            if bullet:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.plate_text_2)
                painter.drawEllipse(QPointF(left + 3 * text, y + step / 2), 2 * text, 2 * text)
                left += _BULLET * text
            area = QRectF(left, y, rect.right() - 8 * text - left, len(lines) * step)
            on_plate = self.drawing.on_plate
            draw_flow(painter, area, lines, font, first, on_plate, self.look.art)
            y += len(lines) * step + _BETWEEN * text

    # --- Qt --------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Nothing under it is pressed."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click closes it."""
        event.accept()
        if event.button() is Qt.MouseButton.LeftButton:
            self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys go on, others close; what means nothing here goes to the window."""
        key = event.key()
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            event.ignore()
        elif key in _STEPS:
            self.stepped.emit(_STEPS[_Key(key)])
        elif key in _CLOSE:
            self.closed.emit()
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Keys go to it: its ring says so."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Keys go elsewhere."""
        super().focusOutEvent(event)
        self.update()
