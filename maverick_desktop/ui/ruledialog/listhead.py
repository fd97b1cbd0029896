"""Above the options: the set's name, what it is made of, the filters and the field to find with."""

from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QLineEdit, QPushButton, QWidget

from maverick_desktop.text import rulesdialog as words
from maverick_desktop.text.options import changes_line, preset_short
from maverick_desktop.ui import paint
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.workbook import Workbook
from maverick_desktop.ui.ruledialog.filtering import Filter, Which
from maverick_desktop.ui.ruledialog.parts import button, sharp_icon
from maverick_desktop.ui.widgets import plain_label, plain_tip

_TITLE: Final = Role(24, Weight.DemiBold, serif=True)
_LEFT: Final = 10
_RIGHT: Final = 24
_FIND: Final = 110
_HIGH: Final = 80
_TOOLS: Final = 34
_MIDDLE: Final = 59
"""Of the second line."""
_GAP: Final = 8


class FindField(QLineEdit):
    """A field whose Esc empties it before it closes the dialog."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._sign = QAction(self)
        self.addAction(self._sign, QLineEdit.ActionPosition.LeadingPosition)
        self._sign.setIcon(sharp_icon(look, "search", 16, self))

    def event(self, event: QEvent) -> bool:
        """On another screen the sign is drawn anew."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._sign.setIcon(sharp_icon(self._look, "search", 16, self))
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc empties it."""
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


class ListHead(QWidget):
    """The head of the list of options."""

    undo_all = Signal()
    filtered = Signal(object)
    """A ``Filter``."""

    def __init__(self, look: Look, book: Workbook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._book = book
        self._name = ""
        self._line = plain_label("", "second")
        self._line.setParent(self)
        self.undo: Final = button(self._say(words.UNDO_ALL), look="link")
        self.undo.setParent(self)
        self.undo.clicked.connect(self.undo_all)
        self._tools = QFrame(self)
        self._tools.setProperty("look", "segments")
        self._group = QButtonGroup(self)
        self.segments: Final = {which: self._segment(which) for which in Which}
        self.find_field: Final = FindField(look, self)
        self._lay_out()
        book.chosen_changed.connect(self.refresh)
        book.sets_changed.connect(self.refresh)
        book.rules_changed.connect(self.refresh)
        self.refresh()

    def _say(self, source: str) -> str:
        return self._look.language.translate(source)

    def _segment(self, which: Which) -> QPushButton:
        made = button("", look="segment")
        made.setCheckable(True)
        self._group.addButton(made)
        made.clicked.connect(self._on_filter)
        return made

    def _lay_out(self) -> None:
        row = QHBoxLayout(self._tools)
        row.setContentsMargins(2, 2, 2, 2)
        row.setSpacing(2)
        for segment in self.segments.values():
            row.addWidget(segment)
        self.segments[Which.ALL].setChecked(True)
        self.segments[Which.ALL].setText(self._say(words.ALL))
        find = self._say(words.FIND)
        self.find_field.setPlaceholderText(find)
        self.find_field.setAccessibleName(find)
        self.find_field.setToolTip(plain_tip(self._say(words.FIND_TIP)))
        self.find_field.textChanged.connect(self._on_filter)

    # --- what it shows ---------------------------------------------------------------------------

    @Slot()
    def refresh(self) -> None:
        """The set's name and numbers as they stand now."""
        book, say = self._book, self._look.say
        chosen = book.chosen
        self._name = book.name(chosen)
        self.setAccessibleName(self._name)
        changes, own = chosen.changes, not chosen.built_in
        built_in = chosen.built_in and chosen is not book.fixed
        line = preset_short(chosen.now.base)
        self._line.setText(say(line if built_in else changes_line(chosen.now.base, changes)))
        self.undo.setVisible(own and changes > 0)
        self.segments[Which.CHANGED].setText(say(words.changed(changes)))
        comparing = book.other is not None
        different = self.segments[Which.DIFFERENT]
        different.setText(say(words.differing(len(book.differing()))))
        different.setVisible(comparing)
        if not comparing and different.isChecked():
            self.segments[Which.ALL].click()
        self._arrange()
        self.update()

    @property
    def wanted(self) -> Filter:
        """The filter as it is set."""
        which = next(one for one, segment in self.segments.items() if segment.isChecked())
        return Filter(which, self.find_field.text().strip())

    @Slot()
    def _on_filter(self) -> None:
        self.filtered.emit(self.wanted)

    # --- where things are ------------------------------------------------------------------------

    def _title_room(self) -> int:
        """How wide the title would like to be; a name may be cut, but not to a few letters."""
        font = self._look.lettering.font(_TITLE)
        return min(round(paint.width_of(self._name, font)) + 2, 240)

    def _tools_width(self) -> int:
        return self._tools.sizeHint().width() + _GAP + _FIND

    def _stacked(self) -> bool:
        """Whether the filters need a line of their own."""
        free = self.width() - _LEFT - _RIGHT - 16
        return self._title_room() + self._tools_width() > free

    def sizeHint(self) -> QSize:
        """Two lines, or three."""
        return QSize(400, _HIGH + (_TOOLS + 6 if self._stacked() else 0))

    def _arrange(self) -> None:
        stacked, end = self._stacked(), self.width() - _RIGHT
        high = self.sizeHint().height()
        if self.height() != high:
            self.setFixedHeight(high)
        tools = self._tools.sizeHint().width()
        top = _HIGH - 4 if stacked else 14
        self.find_field.setGeometry(end - _FIND, top, _FIND, _TOOLS)
        left = _LEFT if stacked else end - _FIND - _GAP - tools
        self._tools.setGeometry(left, top, tools, _TOOLS)
        line = min(self._line.sizeHint().width() + 2, end - _LEFT)
        self._line.setGeometry(_LEFT, _MIDDLE - 13, line, 26)
        undo = self.undo.sizeHint()
        place = QRect(_LEFT + line + 8, _MIDDLE - undo.height() // 2, undo.width(), undo.height())
        self.undo.setGeometry(place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The filters go below the name where they do not fit beside it."""
        super().resizeEvent(event)
        self._arrange()

    def title_place(self) -> QRect:
        """Where the name stands."""
        end = self.width() - _RIGHT
        right = end if self._stacked() else self._tools.x() - 12
        return QRect(_LEFT, 14, right - _LEFT, 32)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The name."""
        painter = QPainter(self)
        font, ink = self._look.lettering.font(_TITLE), self._look.theme.ink
        paint.text_in(painter, self.title_place().toRectF(), self._name, font, ink)
        painter.end()
