"""The heading of a group of options: opens and closes it; closed it says what is in it."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from maverick_desktop.core.rules import Group
from maverick_desktop.text import rulesdialog as words
from maverick_desktop.text.options import group_title
from maverick_desktop.text.phrase import Phrase, number
from maverick_desktop.ui import paint
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.ruledialog.parts import GROUP, PILL, RIGHT, SMALL, pill
from maverick_desktop.ui.ruledialog.rowplan import INSET, LEFT

HEIGHT: Final = 38


class GroupHead(QAbstractButton):
    """A group's heading."""

    opened = Signal(object, bool)
    """The group, and whether it is to be open."""
    focused = Signal(object)
    left_for = Signal(int)

    def __init__(self, look: Look, group: Group, parent: QWidget) -> None:
        super().__init__(parent)
        self.of: Final = group
        self._look = look
        self._title = look.say(group_title(group))
        self._line = ""
        self._changes = 0
        self._open = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.clicked.connect(lambda: self.opened.emit(self.of, not self._open))

    def show_state(self, line: Phrase, changes: int, *, is_open: bool) -> None:
        """Show whether it is open, how much is changed in it, and what it holds."""
        self._line, self._changes, self._open = self._look.say(line), changes, is_open
        said = words.group_in_words(group_title(self.of), line, changes, is_open=is_open)
        self.setAccessibleName(self._look.say(said))
        self.update()

    @property
    def is_open(self) -> bool:
        """Whether its options are shown."""
        return self._open

    def arrange(self, _width: int) -> int:
        """The height needed."""
        return HEIGHT

    def stops(self) -> list[QWidget]:
        """What the Tab key goes through."""
        return [self]

    def take_focus(self) -> None:
        """Take the keyboard."""
        self.setFocus(Qt.FocusReason.TabFocusReason)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A line above; arrow, title, number of changes; what is in it at the right."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, font = self._look.theme, self._look.lettering.font
        area = self.rect().toRectF()
        paint.hairline(painter, QPointF(10, 0), QPointF(area.right() - INSET, 0), theme.line)
        middle = area.center().y() + 1
        if self.underMouse() and not self.hasFocus():
            paint.rounded(painter, area.adjusted(0, 3, 0, -3), 8, theme.surface_2)
        if self.hasFocus():
            painter.setPen(QPen(theme.focus_in_dialogs, 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area.adjusted(2, 4, -2, -3), 8, 8)
        sign = QRectF(8, middle - 8, 16, 16)
        self._look.art.paint_icon(painter, "down" if self._open else "chev", sign, theme.ink)
        place = QRectF(LEFT, middle - 14, area.width() - LEFT - INSET, 28)
        end = LEFT + paint.text_in(painter, place, self._title, font(GROUP), theme.ink)
        if self._changes:
            end = pill(painter, QPointF(end + 8, middle), number(self._changes), font(PILL), theme)
        if not self._open:
            place.setLeft(end + 16)
            paint.text_in(painter, place, self._line, font(SMALL), theme.ink_2, RIGHT)
        painter.end()

    # --- events ----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Right opens, left closes, Enter and Space do either; up and down go on."""
        match event.key():
            case Qt.Key.Key_Right | Qt.Key.Key_Plus if not self._open:
                self.opened.emit(self.of, True)
            case Qt.Key.Key_Left | Qt.Key.Key_Minus if self._open:
                self.opened.emit(self.of, False)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.click()
            case Qt.Key.Key_Up:
                self.left_for.emit(-1)
            case Qt.Key.Key_Down:
                self.left_for.emit(1)
            case Qt.Key.Key_Right | Qt.Key.Key_Left:
                pass
            case _:
                super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that the group is in hand."""
        self.focused.emit(self.of)
        super().focusInEvent(event)
