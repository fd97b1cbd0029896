"""The rule sets at the left: a painted list, with names edited in place."""

from typing import Any, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtCore import Signal as QtSignal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from maverick_desktop.core.names import NAME_LENGTH
from maverick_desktop.text import rulesdialog as words
from maverick_desktop.text.phrase import Phrase, number
from maverick_desktop.ui import lettering, paint
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.rules import RowRole, RuleSetsModel, SetRow
from maverick_desktop.ui.models.workbook import Workbook
from maverick_desktop.ui.ruledialog.parts import PILL, SMALL

ROW: Final = 54
_HEADING: Final = 34
_NAME: Final = Role(14, Weight.Medium)
_TIGHT: Final = Role(11)
"""For a second line that would be cut otherwise."""
_MARGIN: Final = 10
"""Beside the rows."""

Index = QModelIndex | QPersistentModelIndex


class SetsList(QListView):
    """The list of rule sets."""

    taken = QtSignal(str)
    """A set was chosen, by key."""
    delete_wanted = QtSignal()

    def __init__(
        self, look: Look, model: RuleSetsModel, book: Workbook, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._sets = model
        self.setProperty("look", "sets")
        self.setAccessibleName(look.say(Phrase(words.SETS)))
        self.setModel(model)
        self.setItemDelegate(_Rows(look, book, self))
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.DoubleClicked
        )
        self.setMinimumHeight(_HEADING + ROW)
        for signal in (model.rowsInserted, model.rowsRemoved, model.modelReset):
            signal.connect(self._fit)
        self._fit()

    def show_set(self, key: str) -> None:
        """Mark a set as the current one, without telling of it."""
        index = self._sets.row_of(key)
        if index != self.currentIndex():
            blocked = self.blockSignals(True)
            self.setCurrentIndex(index)
            self.blockSignals(blocked)
            self.viewport().update()
        if index.isValid():
            self.scrollTo(index)

    def rename(self) -> None:
        """Edit the current set's name in its row."""
        index = self.currentIndex()
        if index.flags() & Qt.ItemFlag.ItemIsEditable:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            self.edit(index)

    def _fit(self, *_: object) -> None:
        """No higher than the rows are."""
        rows = (self._sets.index(place) for place in range(self._sets.rowCount()))
        high = sum(_HEADING if self._sets.key_at(row) is None else ROW for row in rows)
        self.setMaximumHeight(high + 4)

    # --- Qt --------------------------------------------------------------------------------------

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Tell which set was taken."""
        super().currentChanged(current, previous)
        key = self._sets.key_at(current)
        if key is not None and not self.signalsBlocked():
            self.taken.emit(key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete asks to delete the current set."""
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.delete_wanted.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The set in hand stays in sight."""
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The ring shows and goes with the focus."""
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The ring shows and goes with the focus."""
        super().focusOutEvent(event)
        self.viewport().update()


class _Rows(QStyledItemDelegate):
    """Paints the rows, and edits names where they stand."""

    def __init__(self, look: Look, book: Workbook, view: SetsList) -> None:
        super().__init__(view)
        self._look = look
        self._book = book
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """Headings are lower."""
        row = index.data(RowRole)
        return QSize(0, _HEADING if row is None or row.key is None else ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """A heading, or a set with its line and its sign."""
        row: SetRow | None = index.data(RowRole)
        if row is None:
            return
        # Qt's stubs do not know the fields a style option inherits.
        given: Any = option
        place, state = QRectF(given.rect), given.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row.key is None:
            self._paint_heading(painter, row, place)
        else:
            self._paint_ground(painter, place, state, row)
            if index == self._view.currentIndex() and self._view.hasFocus():
                painter.setPen(QPen(self._look.theme.focus_in_dialogs, 3))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(_box(place).adjusted(1, 1, -1, -1), 8, 8)
            self._paint_set(painter, row, place)
        painter.restore()

    def _paint_heading(self, painter: QPainter, row: SetRow, place: QRectF) -> None:
        font = self._look.lettering.font(lettering.CAPS)
        line = place.adjusted(2 * _MARGIN, 8, -_MARGIN, -2)
        paint.text_in(painter, line, row.name, font, self._look.theme.ink_2)

    def _paint_ground(
        self, painter: QPainter, place: QRectF, state: QStyle.StateFlag, row: SetRow
    ) -> None:
        theme, box = self._look.theme, _box(place)
        if row.key != self._book.chosen.key:
            if state & QStyle.StateFlag.State_MouseOver:
                paint.rounded(painter, box, 9, theme.dock)
            return
        paint.rounded(painter, box, 9, theme.surface)
        painter.setPen(QPen(theme.accent, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 8, 8)
        bar = QRectF(box.left() + 1, box.center().y() - 15, 4, 30)
        paint.rounded(painter, bar, 2, theme.accent)

    def _paint_set(self, painter: QPainter, row: SetRow, place: QRectF) -> None:
        theme, font = self._look.theme, self._look.lettering.font
        inside = place.adjusted(_MARGIN + 14, 0, -_MARGIN - 10, 0)
        sign = self._paint_sign(painter, row, inside)
        name = QRectF(inside.left(), place.top() + 8, inside.width() - sign, 20)
        line = QRectF(inside.left(), place.top() + 28, inside.width() + 6, 18)
        paint.text_in(painter, name, row.name, font(_NAME), theme.ink)
        letters = font(SMALL)
        if paint.width_of(row.line, letters) > line.width():
            letters = font(_TIGHT)
        paint.text_in(painter, line, row.line, letters, theme.ink_2)

    def _paint_sign(self, painter: QPainter, row: SetRow, inside: QRectF) -> float:
        """A lock, the number of changes, or a warning, at the right; the width it takes."""
        theme, art, other = self._look.theme, self._look.art, self._book.other
        right, top = inside.right(), inside.top()
        if other is not None and row.key == other.key:
            # In the same colour the list of options has what this set has.
            art.paint_icon(painter, "swap", QRectF(right - 19, top + 11, 16, 16), theme.ours)
            return 28
        if row.torn:
            art.paint_icon(painter, "warn", QRectF(right - 19, top + 10, 17, 17), theme.bad)
            return 28
        if row.locked:
            art.paint_icon(painter, "lock", QRectF(right - 18, top + 14, 14, 14), theme.ink_2)
            return 24
        if not row.changes:
            return 0
        text, font = number(row.changes), self._look.lettering.font(PILL)
        wide = max(26.0, paint.pill_width(text, font, 8))
        pill = QRectF(right - wide, inside.center().y() - 17, wide, 18)
        paint.pill(painter, pill, text, font, theme.gold, theme.gold_text)
        return wide + 8

    # --- names -----------------------------------------------------------------------------------

    def createEditor(self, parent: QWidget, _option: object, _index: Index) -> QWidget:
        """A field as long as a name may be."""
        field = QLineEdit(parent)
        field.setMaxLength(NAME_LENGTH)
        field.setAccessibleName(self._look.say(Phrase(words.NAME)))
        return field

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, _index: Index
    ) -> None:
        """Over the name."""
        given: Any = option
        row = QRect(given.rect).adjusted(_MARGIN + 6, 5, -_MARGIN - 6, 0)
        row.setHeight(25)
        editor.setGeometry(row)


def _box(place: QRectF) -> QRectF:
    """The box of a row."""
    return place.adjusted(_MARGIN, 2, -_MARGIN, -2)
