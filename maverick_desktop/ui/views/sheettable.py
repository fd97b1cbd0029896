"""The score sheet as a table: painted cells under a head of two lines, never wider than its place.

The model says what the cells hold; suits, ticks and the tricks' points are painted here.
"""

from typing import Any, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from maverick_desktop.core.sheet import SheetHand, SheetSide
from maverick_desktop.text.phrase import number
from maverick_desktop.ui import paint
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.scores import HandRole
from maverick_desktop.ui.models.scoresheet import Column, SheetModel
from maverick_desktop.ui.paint import width_of
from maverick_desktop.ui.theme import suits_on_cards, suits_on_plates
from maverick_desktop.ui.views.dockparts import CENTRE, LEFT, RIGHT, Line, fitting_pair, side_sign

_SIDE: Final = (14.5, 24.0, 10.5, 10.5, 12.5)
_SHARES: Final = (7.5, 13.0, 9.5, 9.5, *_SIDE, *_SIDE)
"""The columns' parts of the width, nearly as on paper."""
ROW: Final = 46
_HEAD: Final = 58
_TRICKS_A_LINE: Final = 5
_WIDE_TRICKS_A_LINE: Final = 4

_FIGURE: Final = Role(12.5)
_BOLD: Final = Role(12.5, Weight.DemiBold)
_TOTAL: Final = Role(16, Weight.Bold, serif=True)
_LABEL: Final = Role(11)
_SMALL: Final = Role(10)
_TITLE: Final = Role(14, Weight.DemiBold, serif=True)

Index = QModelIndex | QPersistentModelIndex


class SheetTable(QTableView):
    """The table."""

    def __init__(self, look: Look, model: SheetModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
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
        self.setShowGrid(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        rows = self.verticalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setMinimumSectionSize(ROW)
        rows.setDefaultSectionSize(ROW)

    def updateGeometries(self) -> None:
        """The columns share the width there is, whatever has just changed it."""
        if not self._sharing:
            self._sharing = True
            self._share_width()
            self._sharing = False
        super().updateGeometries()

    def _share_width(self) -> None:
        width, given = self.viewport().width(), 0.0
        for column, share in enumerate(_SHARES):
            start = round(given)
            given += share / sum(_SHARES) * width
            self.setColumnWidth(column, round(given) - start)


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
        for column in Column:
            self._label(column).paint(painter)
        for ours, first in ((True, Column.OUR_BID), (False, Column.THEIR_BID)):
            self._paint_side(painter, ours, self.sectionViewportPosition(first))
        bottom = self.height() - 1
        paint.hairline(painter, QPointF(0, bottom), QPointF(self.width(), bottom), theme.ink_2)
        painter.end()

    def _label(self, column: Column) -> Line:
        left, width = self.sectionViewportPosition(column), self.sectionSize(column)
        place = QRectF(left + 5, _HEAD - 27, width - 10, 22)
        align = _alignment(column)
        if align is CENTRE:
            place.adjust(-4, 0, 4, 0)
        text = str(self._sheet.headerData(column, Qt.Orientation.Horizontal))
        font = self._look.lettering.font(_LABEL)
        return Line(place, text, font, self._look.theme.ink_2, align)

    def _paint_side(self, painter: QPainter, ours: bool, left: int) -> None:
        theme, view = self._look.theme, self._sheet.view
        painter.setPen(QPen(theme.line, 1))
        side_sign(painter, QRectF(left + 8, 12, 11, 11), ours, theme)
        if view is None:
            return
        last = Column.OUR_TOTAL if ours else Column.THEIR_TOTAL
        end = self.sectionViewportPosition(last) + self.sectionSize(last)
        place = QRectF(left + 25, 6, end - left - 33, 24)
        font = self._look.lettering.font(_TITLE)
        side = self._sheet.side(ours)
        text = fitting_pair(self._look, view, side, font, place.width())
        Line(place, text, font, theme.ink).paint(painter)


class SheetCells(QStyledItemDelegate):
    """Paints the cells."""

    def __init__(self, look: Look, model: SheetModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._sheet = model

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """A cell: ground, line below, and what stands in it."""
        hand: Any = index.data(HandRole)
        if not isinstance(hand, SheetHand):
            return
        theme, column = self._look.theme, Column(index.column())
        # Qt's stubs do not know the fields a style option inherits.
        given: Any = option
        place, state = QRect(given.rect), given.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.fillRect(place, theme.selected if chosen else theme.surface)
        cell = QRectF(place)
        below = cell.bottom() - 1
        paint.hairline(
            painter, QPointF(cell.left(), below), QPointF(cell.right(), below), theme.line
        )
        if column in (Column.OUR_BID, Column.THEIR_BID):
            paint.hairline(painter, cell.topLeft(), cell.bottomLeft(), theme.ink_2)
        self._paint_cell(painter, hand, column, cell)
        painter.restore()

    def _paint_cell(self, painter: QPainter, hand: SheetHand, column: Column, cell: QRectF) -> None:
        suit = self._sheet.suit(hand, column)
        if suit is not None:
            sign = QRectF(cell.center().x() - 9, cell.center().y() - 9, 18, 18)
            four = self._look.faces.options.four_colours
            colours = (suits_on_plates if self._look.theme.dark else suits_on_cards)(four)
            self._look.art.paint_suit(painter, suit, sign, colours.of(suit))
            return
        for line in self.lines(hand, column, cell):
            line.paint(painter)
        if column.alike is Column.OUR_BID:
            self._paint_result(painter, self._sheet.figures(hand, column), cell)

    def _paint_result(self, painter: QPainter, side: SheetSide, cell: QRectF) -> None:
        if side.made is not None:
            place = QRectF(cell.right() - 24, cell.center().y() - 8, 16, 16)
            name = "check" if side.made else "x"
            self._look.art.paint_icon(painter, name, place, self._look.theme.ink, line=2.4)

    def lines(self, hand: SheetHand, column: Column, cell: QRectF) -> list[Line]:
        """The texts of a cell that is no suit."""
        text, theme = self._sheet.text(hand, column), self._look.theme
        inside = cell.adjusted(5, 0, -5, 0)
        font = self._look.lettering.font
        match column.alike:
            case Column.OUR_BID:
                return self._bid_lines(hand, column, inside)
            case Column.OUR_TRICKS:
                return self._trick_lines(self._sheet.figures(hand, column), inside)
            case Column.OUR_TOTAL:
                return [_figure(inside, text, font(_TOTAL, tabular=True), theme.ink)]
            case Column.OUR_SCORE:
                return [_figure(inside, text, font(_BOLD, tabular=True), theme.ink)]
            case _:
                align = _alignment(column)
                return [Line(inside, text, font(_FIGURE, tabular=True), theme.ink, align)]

    def _bid_lines(self, hand: SheetHand, column: Column, inside: QRectF) -> list[Line]:
        text, theme, font = self._sheet.text(hand, column), self._look.theme, self._look.lettering
        if self._sheet.figures(hand, column).bid is None:
            return [Line(inside, text, font.font(_FIGURE), theme.ink_2, CENTRE)]
        left = inside.adjusted(2, 0, -20, 0)
        middle = left.center().y()
        upper = QRectF(left.left(), middle - 16, left.width(), 16)
        lower = QRectF(left.left(), middle, left.width(), 16)
        return [
            Line(upper, text, font.font(_BOLD), theme.ink),
            Line(lower, self._sheet.bidder(hand, column), font.font(_SMALL), theme.ink_2),
        ]

    def _trick_lines(self, side: SheetSide, inside: QRectF) -> list[Line]:
        """The tricks' points as they fell, five a line, and their sum at the right."""
        theme, font = self._look.theme, self._look.lettering.font(_SMALL, tabular=True)
        bold = self._look.lettering.font(_FIGURE, tabular=True)
        total = number(side.base)
        room = inside.width() - max(QFontMetricsF(bold).horizontalAdvance(total), 22) - 8
        widest = max((width_of(number(value), font) for value in side.points), default=0.0)
        count = _TRICKS_A_LINE if widest + 3 <= room / _TRICKS_A_LINE else _WIDE_TRICKS_A_LINE
        step = room / count
        if widest > step - 2:
            font.setStretch(max(50, int(100 * (step - 2) / widest)))
        rows = [side.points[start : start + count] for start in range(0, len(side.points), count)]
        found = [Line(inside, total, bold, theme.ink, RIGHT)]
        tall = min(13.0, (inside.height() - 2) / max(1, len(rows)))
        top = inside.center().y() - tall / 2 * len(rows)
        for row, values in enumerate(rows):
            for place, value in enumerate(values):
                spot = QRectF(inside.left() + place * step - 2, top + tall * row, step, tall)
                found.append(Line(spot, number(value), font, theme.ink_2, RIGHT))
        return found


def _figure(place: QRectF, text: str, font: QFont, ink: QColor) -> Line:
    """A figure at the right, narrowed rather than cut."""
    wide = width_of(text, font)
    if wide > place.width():
        font.setStretch(max(50, int(100 * place.width() / wide)))
    return Line(place, text, font, ink, RIGHT)


def _alignment(column: Column) -> Qt.AlignmentFlag:
    match column.alike:
        case Column.DEALER | Column.OUR_TRICKS:
            return LEFT
        case Column.OUR_BID:
            return LEFT
        case Column.OUR_SCORE | Column.OUR_TOTAL | Column.OUR_PENALTY:
            return RIGHT
        case _:
            return CENTRE
