"""The score sheet as a table under a head of two lines, never wider than its place.

Keeps widths, heights and the figure in hand; cells are painted by ``sheetcells``. Must not know how
a figure came about.
"""

from typing import Final

from PySide6.QtCore import QModelIndex, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from maverick_desktop.text import scores as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui import paint
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.scoresheet import SheetModel
from maverick_desktop.ui.models.sheetcolumns import Column
from maverick_desktop.ui.models.sheetrows import Detail
from maverick_desktop.ui.paint import width_of
from maverick_desktop.ui.views.dockparts import CENTRE, Line, cut_names, side_sign
from maverick_desktop.ui.views.readingtable import make_readable
from maverick_desktop.ui.views.sheetcells import SheetCells, alignment, narrow

_SIDE: Final = {
    Detail.TOTALS: (22.0, 0.0, 0.0, 12.0, 14.0),
    Detail.HANDS: (17.0, 22.5, 10.0, 10.5, 12.5),
    Detail.TRICKS: (25.0, 17.0, 9.5, 10.0, 11.5),
}
_BEFORE_SIDES: Final = {
    Detail.TOTALS: (7.5, 14.0, 0.0, 0.0),
    Detail.HANDS: (7.5, 12.5, 9.0, 10.5),
    Detail.TRICKS: (7.0, 12.5, 9.0, 10.5),
}
"""The columns' parts of the width, nearly as on paper; those of none are not shown."""
_HAND_ROW: Final = {Detail.TOTALS: 30, Detail.HANDS: 46, Detail.TRICKS: 40}
_TRICK_ROW: Final = 28
_HEAD: Final = 58

_LABEL: Final = Role(11)
_TITLE: Final = Role(14, Weight.DemiBold, serif=True)
_EMPTY: Final = Role(13)


class SheetTable(QTableView):
    """The table."""

    chosen = Signal(QModelIndex)
    """Another figure is in hand: the index of its cell, not valid for none."""

    def __init__(self, look: Look, model: SheetModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._sheet = model
        self._sharing = False
        self.setModel(model)
        self.setHorizontalHeader(SheetHead(look, model, self))
        self.setItemDelegate(SheetCells(look, model, self))
        theme = look.theme
        # The border is as wide without the focus, and the rows keep clear of its corners.
        self.setStyleSheet(
            f"QTableView {{ border: 2px solid {theme.line.name()}; padding: 3px; }}"
            f" QTableView:focus {{ border-color: {theme.focus_in_dialogs.name()}; }}"
        )
        make_readable(self, _TRICK_ROW)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        model.modelReset.connect(self._set_heights)
        model.rowsInserted.connect(self._on_inserted)
        self.selectionModel().currentChanged.connect(self.chosen)
        self._set_heights()

    # --- the figure in hand ----------------------------------------------------------------------

    def choose(self, row: int, column: Column) -> None:
        """Take a figure in hand and bring it into sight."""
        index = self._sheet.index(row, column)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def show_detail(self, detail: Detail) -> None:
        """Show more or less; the figure in hand stays, or the nearest that is still there."""
        current = self.currentIndex()
        row = self._sheet.rows[current.row()] if current.isValid() else None
        column = Column(current.column()) if current.isValid() else Column.OUR_SCORE
        self._sheet.set_detail(detail)
        self._set_heights()
        self.updateGeometries()
        if row is None:
            return
        place = self._sheet.place_of(*row.key)
        if place is None:
            place = self._sheet.place_of(row.hand.number)
        if self.isColumnHidden(column):
            column = Column.OUR_SCORE if column.ours or not column.sided else Column.THEIR_SCORE
        if place is not None:
            self.choose(place, column)

    # --- heights and widths ----------------------------------------------------------------------

    @Slot()
    def _set_heights(self) -> None:
        self._set_heights_of(0, self._sheet.rowCount() - 1)

    @Slot(QModelIndex, int, int)
    def _on_inserted(self, _parent: QModelIndex, first: int, last: int) -> None:
        self._set_heights_of(first, last)

    def _set_heights_of(self, first: int, last: int) -> None:
        tall = _HAND_ROW[self._sheet.detail]
        for place in range(first, last + 1):
            self.setRowHeight(place, _TRICK_ROW if self._sheet.rows[place].trick else tall)

    def updateGeometries(self) -> None:
        """The columns share the width there is, whatever has just changed it."""
        if not self._sharing:
            self._sharing = True
            self._share_width()
            self._sharing = False
        super().updateGeometries()

    def _share_width(self) -> None:
        detail = self._sheet.detail
        shares = (*_BEFORE_SIDES[detail], *2 * _SIDE[detail])
        width, given = self.viewport().width(), 0.0
        for column, share in enumerate(shares):
            start = round(given)
            given += share / sum(shares) * width
            self.setColumnHidden(column, not share)
            if share:
                self.setColumnWidth(column, round(given) - start)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The cells; without any, a word about that."""
        super().paintEvent(event)
        if self._sheet.rowCount():
            return
        painter = QPainter(self.viewport())
        font = self._look.lettering.font(_EMPTY)
        text = self._look.say(Phrase(words.NO_HANDS))
        Line(QRectF(self.viewport().rect()), text, font, self._look.theme.ink_2, CENTRE).paint(
            painter
        )
        painter.end()


class SheetHead(QHeaderView):
    """The sides over their columns, and each column's heading."""

    def __init__(self, look: Look, model: SheetModel, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._look = look
        self._sheet = model
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(10)
        self.setSectionsClickable(False)
        self.setHighlightSections(False)
        # The application's style sheet pads sections; these paint themselves.
        self.setStyleSheet("QHeaderView { padding: 0px; }")
        model.modelReset.connect(self.viewport().update)

    def sizeHint(self) -> QSize:
        """Two lines."""
        return QSize(0, _HEAD)

    def paintEvent(self, _event: object) -> None:
        """All of it at once: the sides span columns."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        painter.fillRect(self.viewport().rect(), theme.surface)
        for line in self.lines():
            line.paint(painter)
        for ours, first in ((True, Column.OUR_BID), (False, Column.THEIR_BID)):
            left = self.sectionViewportPosition(first)
            side_sign(painter, QRectF(left + 8, 12, 11, 11), ours, theme)
            paint.hairline(painter, QPointF(left, 6), QPointF(left, self.height()), theme.ink_2)
        bottom = self.height() - 1
        paint.hairline(painter, QPointF(0, bottom), QPointF(self.width(), bottom), theme.ink_2)
        painter.end()

    def lines(self) -> list[Line]:
        """Every text of it."""
        shown = [column for column in Column if not self.isSectionHidden(column)]
        found = [self._label(column) for column in shown]
        if self._sheet.shown is not None:
            found += [self._side(Column.OUR_BID), self._side(Column.THEIR_BID)]
        return found

    def _label(self, column: Column) -> Line:
        left, width = self.sectionViewportPosition(column), self.sectionSize(column)
        place, align = QRectF(left + 6, _HEAD - 27, width - 12, 22), alignment(column)
        if align is CENTRE:
            place.adjust(-2, 0, 2, 0)
        text = str(self._sheet.headerData(column, Qt.Orientation.Horizontal))
        font = self._look.lettering.font(_LABEL)
        narrow(font, text, place.width())
        return Line(place, text, font, self._look.theme.ink_2, align)

    def _side(self, first: Column) -> Line:
        shown = self._sheet.shown
        assert shown is not None
        last = Column(first + Column.OUR_TOTAL - Column.OUR_BID)
        left = self.sectionViewportPosition(first)
        end = self.sectionViewportPosition(last) + self.sectionSize(last)
        place = QRectF(left + 26, 6, end - left - 34, 24)
        font, say = self._look.lettering.font(_TITLE), self._look.say
        side, people = self._sheet.side(first), shown.people
        names, text = people.named(side), say(people.title(side))
        if width_of(text, font) > place.width():
            around = width_of(say(people.title_with(side, dict.fromkeys(names, ""))), font)
            text = say(people.title_with(side, cut_names(names, font, place.width() - around)))
        return Line(place, text, font, self._look.theme.ink)
