"""The table of a review: small cards in seat columns, what each trick brought, how a card did.

The current cell is the card in hand: up and down go through the tricks, left and right to the other
seats. Must not know how cards are judged.
"""

from typing import Any, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from maverick_desktop.ai.review import Mark
from maverick_desktop.core.cards import Seat
from maverick_desktop.core.public import Trick
from maverick_desktop.ui import measures, paint
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.review import Column, ReviewModel
from maverick_desktop.ui.views.cardchips import mark_of
from maverick_desktop.ui.views.dockparts import CENTRE, LEFT, Line, side_sign
from maverick_desktop.ui.views.marks import paint_mark
from maverick_desktop.ui.views.readingtable import make_readable
from maverick_desktop.ui.views.sheetcells import narrow

Index = QModelIndex | QPersistentModelIndex

_SHARES: Final = (9, 13, 13, 13, 13, 13, 26)
_HEAD: Final = 30
_LEAST_ROW, _MOST_ROW = 30, 47
_SIGN: Final = 11.0
_BAR: Final = 38.0

_LABEL: Final = Role(11.5)
_CHOSEN: Final = Role(11.5, Weight.Bold)
_NUMBER: Final = Role(13.5, Weight.Medium)
_POINTS: Final = Role(13.5, Weight.DemiBold)
_WORDS: Final = Role(12)
_LOST: Final = Role(12, Weight.Bold)


class ReviewTable(QTableView):
    """The table."""

    chosen = Signal(int, object)
    """A card is in hand: the row of its trick, and its seat."""

    def __init__(self, look: Look, model: ReviewModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._review = model
        self.setModel(model)
        self.setHorizontalHeader(ReviewHead(look, model, self))
        self.setItemDelegate(ReviewCells(look, model, self))
        self.setStyleSheet("QTableView { border: none; background: transparent; }")
        make_readable(self, _LEAST_ROW)
        self.setMinimumHeight(_HEAD + 13 * _LEAST_ROW + 2)
        head = self.horizontalHeader()
        head.sectionClicked.connect(lambda section: self._on_head(Column(section)))
        self.selectionModel().currentChanged.connect(self._on_current)

    def choose(self, row: int, seat: Seat) -> None:
        """Take a card in hand."""
        self.setCurrentIndex(self._review.index(row, self._review.column_of(seat)))

    def _on_head(self, column: Column) -> None:
        if column.is_seat:
            self.choose(max(0, self.currentIndex().row()), self._review.seat_of(column))

    def _on_current(self, now: QModelIndex, _before: QModelIndex) -> None:
        if not now.isValid():
            return
        column = Column(now.column())
        seat = self._review.seat_of(column) if column.is_seat else self._review.seat
        self.chosen.emit(now.row(), seat)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right stay among the seats; Home and End go to the first and last trick."""
        row, column = self.currentIndex().row(), self._review.column_of(self._review.seat)
        plain = event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
        )
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: self._review.rowCount() - 1}
        key = Qt.Key(event.key())
        if plain and row >= 0 and key in steps:
            to = min(max(column + steps[key], Column.OWN), Column.RIGHT)
            self.choose(row, self._review.seat_of(Column(to)))
        elif plain and row >= 0 and key in ends:
            self.choose(ends[key], self._review.seat)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The columns share the width, the rows the height."""
        width, given = self.viewport().width(), 0.0
        for column, share in zip(Column, _SHARES, strict=True):
            start = round(given)
            given += share / sum(_SHARES) * width
            self.setColumnWidth(column, round(given) - start)
        tall = self.viewport().height() // 13
        self.verticalHeader().setDefaultSectionSize(min(max(tall, _LEAST_ROW), _MOST_ROW))
        super().resizeEvent(event)


class ReviewHead(QHeaderView):
    """The headings; a click on a seat's looks at its cards."""

    def __init__(self, look: Look, model: ReviewModel, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._look = look
        self._review = model
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(10)
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setStyleSheet("QHeaderView { padding: 0px; background: transparent; }")
        model.headerDataChanged.connect(lambda *_: self.viewport().update())
        model.modelReset.connect(self.viewport().update)

    def sizeHint(self) -> QSize:
        """One line."""
        return QSize(0, _HEAD)

    def lines(self) -> list[Line]:
        """Every heading in its place."""
        return [self._line(column) for column in Column]

    def _line(self, column: Column) -> Line:
        theme, letters = self._look.theme, self._look.lettering
        place = self.place(column)
        text = str(self._review.headerData(column, Qt.Orientation.Horizontal) or "")
        chosen = self._chosen(column)
        font = letters.font(_CHOSEN if chosen else _LABEL)
        narrow(font, text, place.width())
        align = LEFT if column is Column.MARK else CENTRE
        return Line(place, text, font, theme.ink if chosen else theme.ink_2, align)

    def place(self, column: Column) -> QRectF:
        """Where a heading is."""
        left, width = self.sectionViewportPosition(column), self.sectionSize(column)
        return QRectF(left + 3, 0, width - 6, _HEAD - 4)

    def _chosen(self, column: Column) -> bool:
        return column.is_seat and self._review.seat_of(column) is self._review.seat

    def paintEvent(self, _event: object) -> None:
        """Headings, and a line under the seat whose cards are looked at."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.viewport().rect(), self._look.theme.dock)
        for column, line in zip(Column, self.lines(), strict=True):
            line.paint(painter)
            if self._chosen(column):
                wide = min(line.drawn().width() + 12, self.sectionSize(column) - 8)
                bar = QRectF(line.place.center().x() - wide / 2, _HEAD - 6, wide, 2.5)
                paint.rounded(painter, bar, 1.2, self._look.theme.accent)
        painter.end()


class ReviewCells(QStyledItemDelegate):
    """Paints the cells."""

    def __init__(self, look: Look, model: ReviewModel, table: QTableView) -> None:
        super().__init__(table)
        self._look = look
        self._review = model
        self._table = table

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """A cell: ground, what is in it, the ring around the card in hand."""
        # Qt's stubs do not know the fields a style option inherits.
        given: Any = option
        cell, row, column = QRectF(given.rect), index.row(), Column(index.column())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ground(painter, cell, row, column, given.state)
        for line in self.lines(row, column, cell):
            line.paint(painter)
        if column is Column.POINTS:
            sign = QRectF(cell.left() + 10, cell.center().y() - _SIGN / 2, _SIGN, _SIGN)
            ours = self._review.trick(row).winner.side is self._review.people.ours
            side_sign(painter, sign, ours, self._look.theme)
        elif column is Column.MARK:
            self._mark(painter, cell, row)
        elif column.is_seat:
            current = self._table.currentIndex() == index
            focused = current and self._table.hasFocus()
            self._card(painter, cell, row, self._review.seat_of(column), focused)
        painter.restore()

    def _ground(
        self, painter: QPainter, cell: QRectF, row: int, column: Column, state: QStyle.StateFlag
    ) -> None:
        """Every other row is lighter; its ends are round."""
        theme = self._look.theme
        selected = bool(state & QStyle.StateFlag.State_Selected)
        fill = theme.selected if selected else theme.surface if row % 2 == 0 else theme.dock
        area = cell.adjusted(0, 1, 0, -1)
        if column in (Column.TRICK, Column.MARK):
            inner = -12.0 if column is Column.MARK else 0.0
            painter.setClipRect(area)
            paint.rounded(painter, area.adjusted(inner, 0, 12 + inner, 0), 8, fill)
            painter.setClipping(False)
        else:
            painter.fillRect(area, fill)
        if selected and column is Column.TRICK:
            bar = QRectF(cell.left(), cell.top() + 7, 3.5, cell.height() - 14)
            paint.rounded(painter, bar, 1.7, theme.accent)

    # --- cards -----------------------------------------------------------------------------------

    @staticmethod
    def card_place(cell: QRectF) -> QRectF:
        """Where a cell's card lies."""
        tall = cell.height() - 8
        wide = tall / measures.CARD_PROPORTION
        return QRectF(cell.center().x() - wide / 2 - 2, cell.top() + 4, wide, tall)

    def _card(self, painter: QPainter, cell: QRectF, row: int, seat: Seat, focused: bool) -> None:
        look, trick = self._look, self._review.trick(row)
        theme, card, place = look.theme, trick.card_of(seat), self.card_place(cell)
        look.faces.draw(painter, place, card, small=True)
        if seat is trick.winner:
            paint.winner_frame(painter, place, theme, small=True)
        if focused:
            painter.setPen(QPen(theme.focus_in_dialogs, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(cell.adjusted(3, 2, -3, -2), 6, 6)
        if seat is trick.leader:
            self._arrow(painter, QPointF(place.left() - 10, place.center().y()))
        self._signs(painter, place, trick, seat)

    def _arrow(self, painter: QPainter, tail: QPointF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.theme.ink_2)
        painter.drawPolygon(
            QPolygonF([tail - QPointF(0, 4.5), tail + QPointF(7, 0), tail + QPointF(0, 4.5)])
        )

    def _signs(self, painter: QPainter, place: QRectF, trick: Trick, seat: Seat) -> None:
        """At the right of a card: the crown above, its mark below, a revoke between them."""
        look, hand = self._look, self._review.hand.hand
        side = min(11.0, place.height() / 2.6)
        left = place.right() + 4
        if seat is trick.winner:
            crown = QRectF(left, place.top() + 1, side, side)
            ink = look.theme.gold if look.theme.dark else look.theme.ink_2
            look.art.paint_icon(painter, "mark-crown", crown, ink)
        mark = mark_of(trick.card_of(seat), hand.trump, hand.adder)
        if mark is not None:
            look.art.paint_mark(painter, mark, QRectF(left, place.bottom() - side, side, side))
        if trick.revoked[(seat - trick.leader) & 3]:
            painter.setPen(QPen(look.theme.bad, 2))
            middle = place.center().y()
            painter.drawLine(QPointF(left, middle), QPointF(left + side, middle))

    # --- marks and texts -------------------------------------------------------------------------

    def _mark(self, painter: QPainter, cell: QRectF, row: int) -> None:
        one = self._review.card_review(row, self._review.seat)
        if one is None:
            return
        mark = one.mark(self._review.measure)
        place = QRectF(cell.left() + 6, cell.center().y() - 8, 16, 16)
        paint_mark(painter, self._look, place, mark)
        most = self._review.most_lost()
        if mark is Mark.LOST and most > 0:
            wide = max(4.0, self.bar_room(cell) * one.lost(self._review.measure) / most)
            bar = QRectF(cell.right() - 6 - self.bar_room(cell), cell.center().y() - 4, wide, 8)
            paint.rounded(painter, bar, 3, self._look.theme.bad)

    @staticmethod
    def bar_room(cell: QRectF) -> float:
        """The longest bar."""
        return min(_BAR, cell.width() * 0.26)

    def lines(self, row: int, column: Column, cell: QRectF) -> list[Line]:
        """The texts of a cell."""
        theme, text = self._look.theme, self._review.text(row, column)
        if column is Column.TRICK:
            return [Line(cell, text, self._font(_NUMBER), theme.ink, CENTRE)]
        if column is Column.POINTS:
            place = cell.adjusted(10 + _SIGN + 7, 0, -2, 0)
            return [Line(place, text, self._font(_POINTS), theme.ink)]
        if column is not Column.MARK:
            return []
        one = self._review.card_review(row, self._review.seat)
        mark = None if one is None else one.mark(self._review.measure)
        left = 6.0 if mark in (None, Mark.ONLY) else 28.0
        place = cell.adjusted(left, 0, -4, 0)
        if mark is Mark.LOST:
            place.setRight(cell.right() - 10 - self.bar_room(cell))
            return [Line(place, text, self._font(_LOST), theme.bad)]
        ink = theme.ink if mark is Mark.BEST else theme.ink_2
        return [Line(place, text, self._font(_WORDS), ink)]

    def _font(self, role: Role) -> Any:
        return self._look.lettering.font(role, tabular=True)
