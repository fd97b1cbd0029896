"""Reasons in a small panel over the table: a heading, a line each, what is not told, the keys.

It covers no card and no seat; what there is no room for is scrolled to. A click or Esc closes it,
the arrow keys ask about something else. Must not know the game.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, floor
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QFocusEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from maverick_desktop.text import hints as words
from maverick_desktop.text.phrase import Run, runs
from maverick_desktop.ui import lettering, measures, paint
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.scene import Told
from maverick_desktop.ui.views.flow import draw_flow, flowing, line_height
from maverick_desktop.ui.views.freeroom import Taken, placed, roomiest
from maverick_desktop.ui.views.layout import TableLayout
from maverick_desktop.ui.views.part import Part, own_rect, place_part
from maverick_desktop.ui.views.wording import line_width

_TITLE: Final = Role(13.5, Weight.DemiBold)
_LINE: Final = lettering.PROMPT_SECOND
_FOOT: Final = lettering.SECOND
_WIDTHS: Final = (290, 320, 360, 265, 410, 240, 470, 540, 620, 210)
"""As one likes them best."""
_LEAST_LINES: Final = 5
"""Room for fewer is none."""
_PAD: Final = 14
_BULLET: Final = 12
_BETWEEN: Final = 5
_Key = Qt.Key
_CLOSE: Final = (_Key.Key_Escape, _Key.Key_Space, _Key.Key_Return, _Key.Key_Enter)
_STEPS: Final = {_Key.Key_Left: -1, _Key.Key_Right: 1}
_SCROLLS: Final = {
    _Key.Key_Up: -2,
    _Key.Key_Down: 2,
    _Key.Key_PageUp: -6,
    _Key.Key_PageDown: 6,
}
"""Lines."""
_NOTCH: Final = 120
"""Of a mouse's wheel."""
_DOTS: Final = 3


@dataclass(frozen=True, slots=True)
class _Block:
    """A sentence on its lines."""

    font: QFont
    lines: list[list[Run]]
    bullet: bool = False
    small: bool = False
    dots: bool = False

    @property
    def height(self) -> float:
        return len(self.lines) * line_height(self.font)


class WhyPanel(Part):
    """The panel."""

    closed = Signal()
    stepped = Signal(int)
    """On to what was done after, or before."""

    def __init__(
        self, look: Look, parent: QWidget, taken: Callable[[], Taken], fan: QWidget
    ) -> None:
        """``taken``: what stands on the table now, and stays in sight.

        ``fan``: what has the keys while the panel has not; those that scroll are the panel's.
        """
        super().__init__(look, parent)
        self._taken: Final = taken
        self._fan: Final = fan
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._told: Told | None = None
        self._blocks: list[_Block] = []
        self._arranged: tuple[Told | None, Taken] | None = None
        """What it stands for, and beside what."""
        self._offset = 0.0
        """How far the text has been scrolled."""
        self._step = 0
        self._dots = QTimer(self)
        self._dots.setInterval(measures.THINKING_DOTS_CYCLE // _DOTS)
        self._dots.timeout.connect(self._on_dots)
        self.hide()

    def show_told(self, told: Told | None, *, answers_keys: bool) -> None:
        """Show reasons, or go; ``answers_keys``: it is to have the focus, so that keys go to it."""
        if told is None or not told.thinking:
            self._dots.stop()
        if told is None:
            if self._told is not None:
                self._fan.removeEventFilter(self)
            self.hide()
            self._told = None
            return
        if self._told is None:
            self._fan.installEventFilter(self)
        if told.thinking and not self._dots.isActive():
            self._step = 0
            self._dots.start()
        before, self._told = self._told, told
        if before is None or (before.title, before.lines) != (told.title, told.lines):
            self._offset = 0.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if answers_keys else Qt.FocusPolicy.NoFocus)
        self._arrange()
        self.show()
        self.raise_()
        if answers_keys and not self.hasFocus():
            self.setFocus(Qt.FocusReason.PopupFocusReason)
        if told != before:
            self._announce(told, before)
        self.update()

    def _announce(self, told: Told, before: Told | None) -> None:
        """Have it read out; of what only has another foot, the foot."""
        said = self.look.say(words.read_out(told.title, told.lines))
        foot = " ".join(map(self.look.say, told.foot))
        same = before is not None and (before.title, before.lines) == (told.title, told.lines)
        self.setAccessibleName(said)
        self.setAccessibleDescription(foot)
        heard = foot if same else said
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, heard))

    @Slot()
    def _on_dots(self) -> None:
        self._step = (self._step + 1) % _DOTS
        self.update()

    # --- layout ----------------------------------------------------------------------------------

    def forget(self) -> None:
        """Lay the words out anew: they may be others."""
        super().forget()
        self._arranged = None

    def set_layout(self, layout: TableLayout) -> None:
        """Follow the table's size."""
        super().set_layout(layout)
        self._arranged = None
        if self._told is not None:
            self._arrange()

    def _arrange(self) -> None:
        """Stand where no card and no seat is covered; what is too long for that is scrolled."""
        text, taken = self.drawing.text, self._taken()
        if (self._told, taken) == self._arranged:
            return
        self._arranged = (self._told, taken)
        least = _LEAST_LINES * line_height(self.drawing.font(_LINE))
        place = placed(taken, [one * text for one in _WIDTHS], least, self._height_for)
        if place is None:
            narrowest, widest = min(_WIDTHS) * text, max(_WIDTHS) * text
            place = roomiest(taken, narrowest, widest, least) or taken.bounds
        self._blocks = self._laid_out(place.width() - 1)
        # Whole pixels, no wider and no higher than the room.
        rect = QRectF(ceil(place.left()), ceil(place.top()), 0, 0)
        rect.setRight(floor(place.right()))
        rect.setBottom(floor(min(rect.top() + self._height(), place.bottom())))
        place_part(self, rect)
        self._scroll_to(self._offset)

    def _height_for(self, width: float) -> float:
        self._blocks = self._laid_out(width - 1)
        return self._height() + 1

    def _laid_out(self, width: float) -> list[_Block]:
        told, text, language = self._told, self.drawing.text, self.look.language
        assert told is not None
        inner = width - 2 * _PAD * text
        title, line, foot = (self.drawing.font(role) for role in (_TITLE, _LINE, _FOOT))
        # A cross stands beside the heading.
        blocks = [_Block(title, flowing(runs(told.title, language), title, inner - 22 * text))]
        for phrase in told.lines:
            lines = flowing(runs(phrase, language), line, inner - _BULLET * text)
            blocks.append(_Block(line, lines, bullet=True))
        for place, one in enumerate(told.foot):
            dots = told.thinking and not place
            lines = flowing(runs(one, language), foot, inner - (24 * text if dots else 0))
            blocks.append(_Block(foot, lines, small=True, dots=dots))
        return blocks

    def _height(self) -> float:
        text = self.drawing.text
        lines = sum(block.height for block in self._blocks)
        between = (len(self._blocks) - 1) * _BETWEEN * text
        return float(ceil(lines + between + 2 * (_PAD - 3) * text))

    @property
    def _beyond(self) -> float:
        """How much of the text there is no room for."""
        return max(0.0, self._height() - own_rect(self).height())

    def _scroll_to(self, offset: float) -> bool:
        """Show the text from there on; whether that is anything else."""
        before, self._offset = self._offset, min(max(offset, 0.0), self._beyond)
        self.update()
        return self._offset != before

    def _scroll_by(self, lines: float) -> bool:
        return self._scroll_to(self._offset + lines * line_height(self.drawing.font(_LINE)))

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
        # Whole at its edges: a line that is cut there is seen to go on.
        painter.setClipRect(rect.adjusted(0, 3, 0, -3))
        y = rect.top() + (_PAD - 3) * text - self._offset
        for block in self._blocks:
            self._block(painter, block, rect, y)
            y += block.height + _BETWEEN * text
        painter.setClipping(False)
        side = 15 * text
        cross = QRectF(rect.right() - _PAD * text - side, rect.top() + 12 * text, side, side)
        if self._offset:
            paint.rounded(painter, cross.adjusted(-4, -4, 4, 4), 6, solid)
        self.look.art.paint_icon(painter, "x", cross, theme.plate_text_2, line=2.4)
        self._thumb(painter, rect)

    def _block(self, painter: QPainter, block: _Block, rect: QRectF, y: float) -> None:
        theme, text = self.drawing.theme, self.drawing.text
        step = line_height(block.font)
        left = rect.left() + _PAD * text
        if block.bullet:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.plate_text_2)
            painter.drawEllipse(QPointF(left + 3 * text, y + step / 2), 2 * text, 2 * text)
            left += _BULLET * text
        area = QRectF(left, y, rect.right() - 8 * text - left, block.height)
        ink = theme.plate_text_2 if block.small else theme.plate_text
        draw_flow(painter, area, block.lines, block.font, ink, self.drawing.on_plate, self.look.art)
        if block.dots:
            last = line_width(block.lines[-1], block.font)
            self._three_dots(painter, QPointF(left + last + 7 * text, area.bottom() - step / 2))

    def _three_dots(self, painter: QPainter, at: QPointF) -> None:
        """The mark of thinking, as it is on a seat's plate."""
        ink, text = QColor(self.drawing.theme.plate_text), self.drawing.text
        painter.setPen(Qt.PenStyle.NoPen)
        for dot in range(_DOTS):
            ink.setAlphaF((1.0, 0.65, 0.35)[(dot - self._step) % _DOTS])
            painter.setBrush(ink)
            painter.drawEllipse(at + QPointF(dot * 6.5 * text, 1.5 * text), 2.1 * text, 2.1 * text)

    def _thumb(self, painter: QPainter, rect: QRectF) -> None:
        """Where one is in a text that there is no room for."""
        if not self._beyond:
            return
        track = QRectF(rect.right() - 6, rect.top() + 36 * self.drawing.text, 3, 0)
        track.setBottom(rect.bottom() - 8)
        part = rect.height() / self._height()
        thumb = QRectF(track)
        thumb.setHeight(max(12.0, track.height() * part))
        thumb.moveTop(track.top() + (track.height() - thumb.height()) * self._offset / self._beyond)
        paint.rounded(painter, thumb, 1.5, self.drawing.theme.plate_text_2)

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
        """Arrow keys go on or scroll, others close; what means nothing here goes to the window."""
        key = event.key()
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            event.ignore()
        elif key in _STEPS:
            self.stepped.emit(_STEPS[_Key(key)])
        elif key in _SCROLLS:
            self._scroll_by(_SCROLLS[_Key(key)])
        elif key in _CLOSE:
            self.closed.emit()
        else:
            event.ignore()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys that scroll, where the hand has the focus: a hint's reasons leave it there."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and self._beyond:
            key = event.key()
            if key in _SCROLLS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
                self._scroll_by(_SCROLLS[_Key(key)])
                return True
        return super().eventFilter(watched, event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll what there is no room for."""
        event.setAccepted(self._scroll_by(-3 * event.angleDelta().y() / _NOTCH))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Keys go to it: its ring says so."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Keys go elsewhere."""
        super().focusOutEvent(event)
        self.update()
