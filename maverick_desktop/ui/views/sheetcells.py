"""The cells of the score sheet's table: figures, bids, suits, the tricks' points, a trick's cards.

The model says what the cells hold; every text is a ``Line`` first, so that a test can see where it
falls. Must not know how a figure came about.
"""

from typing import Any, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from maverick_desktop.core.cards import Suit
from maverick_desktop.core.sheet import SheetSide, SheetTrick
from maverick_desktop.text.phrase import number
from maverick_desktop.text.scores import NOTHING
from maverick_desktop.ui import paint
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.scoresheet import RowRole, SheetModel
from maverick_desktop.ui.models.sheetcolumns import Column
from maverick_desktop.ui.models.sheetrows import Detail, Row
from maverick_desktop.ui.paint import width_of
from maverick_desktop.ui.scene import Mark
from maverick_desktop.ui.theme import suits_on_cards, suits_on_plates
from maverick_desktop.ui.views.cardchips import HEIGHT, draw_side, row_width
from maverick_desktop.ui.views.dockparts import CENTRE, LEFT, RIGHT, Line

Index = QModelIndex | QPersistentModelIndex

_TRICKS_A_LINE: Final = 5
_WIDE_TRICKS_A_LINE: Final = 4
_SIGN: Final = 18.0
_MARK: Final = 12.0
_LED: Final = 7.0
_LEAST_STRETCH: Final = 70

_FIGURE: Final = Role(12.5)
_BOLD: Final = Role(12.5, Weight.DemiBold)
_TOTAL: Final = Role(16, Weight.Bold, serif=True)
_SMALL: Final = Role(10)
_TRICK: Final = Role(11.5)


class SheetCells(QStyledItemDelegate):
    """Paints the cells."""

    def __init__(self, look: Look, model: SheetModel, table: QTableView) -> None:
        super().__init__(table)
        self._look = look
        self._sheet = model
        self._table = table

    # --- painting --------------------------------------------------------------------------------

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """A cell: ground, lines, what stands in it, and the ring of the figure in hand."""
        row: Any = index.data(RowRole)
        if not isinstance(row, Row):
            return
        column = Column(index.column())
        # Qt's stubs do not know the fields a style option inherits.
        given: Any = option
        cell, state = QRectF(given.rect), given.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(cell, self._ground(row, state))
        self._paint_rules(painter, row, column, cell)
        if row.fallen is None:
            self._paint_hand(painter, row, column, cell)
        else:
            self._paint_trick(painter, row, row.fallen, column, cell)
        for line in self.lines(row, column, cell):
            line.paint(painter)
        if self._table.currentIndex() == index:
            self._paint_ring(painter, cell, bool(state & QStyle.StateFlag.State_HasFocus))
        painter.restore()

    def _ground(self, row: Row, state: QStyle.StateFlag) -> QColor:
        theme = self._look.theme
        if state & QStyle.StateFlag.State_Selected:
            return theme.selected
        if state & QStyle.StateFlag.State_MouseOver:
            return theme.surface_2
        # Among its tricks a hand is the heading.
        headed = self._sheet.detail is Detail.TRICKS and not row.trick
        return theme.surface_2 if headed else theme.surface

    def _paint_rules(self, painter: QPainter, row: Row, column: Column, cell: QRectF) -> None:
        theme, below = self._look.theme, cell.bottom() - 1
        left, right = QPointF(cell.left(), below), QPointF(cell.right(), below)
        paint.hairline(painter, left, right, theme.line)
        if column in (Column.OUR_BID, Column.THEIR_BID):
            paint.hairline(painter, cell.topLeft(), cell.bottomLeft(), theme.ink_2)

    def _paint_ring(self, painter: QPainter, cell: QRectF, focused: bool) -> None:
        theme = self._look.theme
        painter.setPen(QPen(theme.focus_in_dialogs if focused else theme.ink_2, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cell.adjusted(2, 2, -2, -3), 5, 5)

    def _paint_hand(self, painter: QPainter, row: Row, column: Column, cell: QRectF) -> None:
        suit = {Column.TRUMP: row.hand.trump, Column.ADDER: row.hand.adder}.get(column)
        if suit is not None:
            centre = cell.center()
            sign = QRectF(centre.x() - _SIGN / 2, centre.y() - _SIGN / 2, _SIGN, _SIGN)
            self._look.art.paint_suit(painter, suit, sign, self._ink(suit))
        side = self._sheet.figures(row, column)
        if column.alike is Column.OUR_BID and side.made is not None:
            place = QRectF(cell.right() - 24, cell.center().y() - 8, 16, 16)
            name = "check" if side.made else "x"
            self._look.art.paint_icon(painter, name, place, self._look.theme.ink, line=2.4)

    def _ink(self, suit: Suit) -> QColor:
        four = self._look.faces.options.four_colours
        return (suits_on_plates if self._look.theme.dark else suits_on_cards)(four).of(suit)

    def _paint_trick(
        self, painter: QPainter, row: Row, trick: SheetTrick, column: Column, cell: QRectF
    ) -> None:
        marks = {
            Column.TRUMP: (Mark.TRUMP, trick.trumps),
            Column.ADDER: (Mark.ADDER, trick.adders),
        }
        mark, count = marks.get(column, (Mark.TRUMP, 0))
        if count:
            centre = QPointF(cell.center().x() + 7, cell.center().y())
            half = _MARK / 2
            place = QRectF(centre.x() - half, centre.y() - half, _MARK, _MARK)
            self._look.art.paint_mark(painter, mark, place)
        if column is Column.DEALER and trick.leader is not None:
            self._paint_led(painter, QPointF(cell.left() + 6, cell.center().y()))
        if column.alike is Column.OUR_BID:
            left = cell.center().x() - row_width(2) / 2
            start = QPointF(max(left, cell.left() + 6), cell.center().y() - HEIGHT / 2)
            suits = (row.hand.trump, row.hand.adder)
            draw_side(painter, self._look, start, trick, self._sheet.side(column), suits)

    def _paint_led(self, painter: QPainter, tail: QPointF) -> None:
        """The arrow of who led, from the middle of its left edge."""
        half = _LED * 0.62
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.theme.ink_2)
        tip = tail + QPointF(_LED, 0)
        painter.drawPolygon(QPolygonF([tail - QPointF(0, half), tip, tail + QPointF(0, half)]))

    # --- texts -----------------------------------------------------------------------------------

    def lines(self, row: Row, column: Column, cell: QRectF) -> list[Line]:
        """The texts of a cell; suits and cards are signs."""
        inside = cell.adjusted(6, 0, -6, 0)
        if row.fallen is not None:
            return self._trick_row(row, row.fallen, column, inside)
        text, theme, font = self._sheet.text(row, column), self._look.theme, self._font
        match column.alike:
            case Column.TRUMP | Column.ADDER:
                return []
            case Column.OUR_BID:
                return self._bid_lines(row, column, inside)
            case Column.OUR_TRICKS if self._sheet.detail is Detail.HANDS:
                return self._trick_lines(self._sheet.figures(row, column), inside)
            case Column.OUR_TOTAL:
                return [_figure(inside, text, font(_TOTAL), theme.ink)]
            case Column.OUR_TRICKS | Column.OUR_PENALTY:
                return [_figure(inside, text, font(_FIGURE), theme.ink)]
            case Column.OUR_SCORE:
                return [_figure(inside, text, font(_BOLD), theme.ink)]
            case Column.HAND:
                return [Line(inside, text, font(_FIGURE), theme.ink, CENTRE)]
            case _:
                return [Line(inside, text, font(_FIGURE), theme.ink)]

    def _font(self, role: Role) -> QFont:
        return self._look.lettering.font(role, tabular=True)

    def _bid_lines(self, row: Row, column: Column, inside: QRectF) -> list[Line]:
        text, theme = self._sheet.text(row, column), self._look.theme
        bid = self._sheet.figures(row, column).bid
        if bid is None:
            return [Line(inside, text, self._font(_FIGURE), theme.ink_2, CENTRE)]
        left, bold, who = inside.adjusted(0, 0, -19, 0), self._font(_BOLD), self._font(_SMALL)
        narrow(bold, text, left.width())
        middle, name = left.center().y(), self._sheet.name(bid.seat)
        if self._sheet.detail is Detail.TOTALS:
            wide = width_of(text, bold) + 8
            rest = left.adjusted(wide, 0, 0, 0)
            return [Line(left, text, bold, theme.ink), Line(rest, name, who, theme.ink_2)]
        upper = QRectF(left.left(), middle - 16, left.width(), 16)
        lower = QRectF(left.left(), middle, left.width(), 16)
        return [Line(upper, text, bold, theme.ink), Line(lower, name, who, theme.ink_2)]

    def _trick_lines(self, side: SheetSide, inside: QRectF) -> list[Line]:
        """The tricks' points as they fell, five a line, and their sum at the right."""
        theme, font = self._look.theme, self._font(_SMALL)
        bold, total = self._font(_FIGURE), number(side.base)
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
        for line, values in enumerate(rows):
            for place, value in enumerate(values):
                spot = QRectF(inside.left() + place * step - 2, top + tall * line, step, tall)
                found.append(Line(spot, number(value), font, theme.ink_2, RIGHT))
        return found

    def _trick_row(self, row: Row, trick: SheetTrick, column: Column, inside: QRectF) -> list[Line]:
        """A trick: its number, who led, how many trumps and adders; winner and points apart."""
        text, theme, font = self._sheet.text(row, column), self._look.theme, self._font(_TRICK)
        match column.alike:
            case Column.HAND:
                return [Line(inside, text, font, theme.ink_2, RIGHT)]
            case Column.TRUMP | Column.ADDER:
                if text == NOTHING:
                    return [Line(inside, text, font, theme.ink_2, CENTRE)]
                left = inside.adjusted(0, 0, -inside.width() / 2 - 4, 0)
                return [Line(left, text, font, theme.ink, RIGHT)]
            case Column.OUR_TRICKS if text:
                figure = _figure(inside, text, self._font(_BOLD), theme.ink)
                left = inside.adjusted(0, 0, -width_of(text, figure.font) - 8, 0)
                return [figure, Line(left, self._sheet.name(trick.winner), font, theme.ink_2)]
            case Column.OUR_PENALTY:
                return [_figure(inside, text, font, theme.ink)] if text else []
            case Column.DEALER if text:
                return [Line(inside.adjusted(_LED + 5, 0, 0, 0), text, font, theme.ink_2)]
            case _:
                return []


def _figure(place: QRectF, text: str, font: QFont, ink: QColor) -> Line:
    """A figure at the right, narrowed rather than cut."""
    wide = width_of(text, font)
    if wide > place.width():
        font.setStretch(max(50, int(100 * place.width() / wide)))
    return Line(place, text, font, ink, RIGHT)


def narrow(font: QFont, text: str, room: float) -> None:
    """Squeeze letters a little where a word would be cut otherwise."""
    wide = width_of(text, font)
    if wide > room > 0:
        font.setStretch(max(_LEAST_STRETCH, int(100 * room / wide)))


def alignment(column: Column) -> Qt.AlignmentFlag:
    """How a column's heading stands over its cells."""
    match column.alike:
        case Column.DEALER | Column.OUR_TRICKS | Column.OUR_BID:
            return LEFT
        case Column.OUR_SCORE | Column.OUR_TOTAL | Column.OUR_PENALTY:
            return RIGHT
        case _:
            return CENTRE
