"""The whole sheet as a Qt model: every figure of every hand, its words and how it came about.

A change of the match is told as small as it is; another level of detail inserts rows or removes
them. Columns hold plain text; ``RowRole`` hands out the row itself for what is painted.
"""

from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from maverick_desktop.core.cards import SEATS, Seat, Side
from maverick_desktop.core.sheet import SheetSide, SheetTrick
from maverick_desktop.text import scores as words
from maverick_desktop.text.phrase import Phrase, number, signed
from maverick_desktop.text.sheetpeople import OpenSheet
from maverick_desktop.text.sheetreasons import explained
from maverick_desktop.text.sheetrevokes import trick_explained
from maverick_desktop.text.sheettold import Told, revokes_of, trick_told
from maverick_desktop.text.words import bid_word
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.sheetcolumns import HEADINGS, SAID_WITH_TRICKS, Column
from maverick_desktop.ui.models.sheetrows import Detail, Row, inserted, removed, rows_of
from maverick_desktop.ui.widgets import plain_tip

Index = QModelIndex | QPersistentModelIndex

RowRole: Final = Qt.ItemDataRole.UserRole + 1
"""The ``Row`` of a row."""


class SheetModel(QAbstractTableModel):
    """The rows of a sheet in the detail that is asked for."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._shown: OpenSheet | None = None
        self._detail = Detail.HANDS
        self._rows: list[Row] = []

    @property
    def shown(self) -> OpenSheet | None:
        """The sheet, its rules and who reads it; None before the first."""
        return self._shown

    @property
    def detail(self) -> Detail:
        """How much is shown."""
        return self._detail

    @property
    def rows(self) -> list[Row]:
        """The rows, from the top."""
        return self._rows

    def show(self, shown: OpenSheet) -> None:
        """Follow the match: new rows are inserted, changed ones told, undone ones removed."""
        before, self._shown = self._shown, shown
        if before is None or (before.people, before.rules) != (shown.people, shown.rules):
            # Every word of the table may be another.
            self.beginResetModel()
            self._rows = rows_of(shown, self._detail)
            self.endResetModel()
        else:
            self._move_to(rows_of(shown, self._detail))

    def set_detail(self, detail: Detail) -> None:
        """Show more or less of each hand; the rows that stay are not touched."""
        if detail is self._detail:
            return
        self._detail = detail
        if self._shown is not None:
            self._move_to(rows_of(self._shown, detail))
            self.reword()

    def reword(self) -> None:
        """Tell that every word is another: the language has changed."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)
        self._tell(0, len(self._rows) - 1)

    def place_of(self, hand: int, trick: int = 0) -> int | None:
        """Which row a hand or a trick of it has."""
        keys = [row.key for row in self._rows]
        return keys.index((hand, trick)) if (hand, trick) in keys else None

    def _move_to(self, rows: list[Row]) -> None:
        for first, last in removed(self._rows, rows):
            self.beginRemoveRows(QModelIndex(), first, last)
            self._rows = self._rows[:first] + self._rows[last + 1 :]
            self.endRemoveRows()
        self._refresh({row.key: row for row in rows})
        for first, last in inserted(self._rows, rows):
            self.beginInsertRows(QModelIndex(), first, last)
            self._rows = self._rows[:first] + rows[first : last + 1] + self._rows[first:]
            self.endInsertRows()

    def _refresh(self, now: dict[tuple[int, int], Row]) -> None:
        """Take each row as it is now, and tell of those that look otherwise."""
        former, self._rows = self._rows, [now[row.key] for row in self._rows]
        for place, (old, new) in enumerate(zip(former, self._rows, strict=True)):
            if not old.shows_what(new):
                self._tell(place, place)

    def _tell(self, first: int, last: int) -> None:
        if last >= first:
            self.dataChanged.emit(self.index(first, 0), self.index(last, len(Column) - 1))

    # --- Qt --------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """A row a hand, and one a trick where asked."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Always the same ones: the view hides some of them."""
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The cell in a role."""
        if not index.isValid() or self._shown is None:
            return None
        row, column = self._rows[index.row()], Column(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.text(row, column)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._look.say(self.in_words(row, column))
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return self._look.say(self.explanation(row, column).in_short)
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(self._look.say(self.in_words(row, column)))
        return row if role == RowRole else None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """The columns' headings; in full for who listens and where the pointer rests."""
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(Column):
            return None
        column, say = Column(section), self._look.say
        in_full = HEADINGS[column]
        if self._detail is Detail.TRICKS:
            in_full = SAID_WITH_TRICKS.get(column.alike, in_full)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return say(Phrase(HEADINGS[column] if column is Column.DEALER else in_full))
            case Qt.ItemDataRole.AccessibleTextRole:
                return say(Phrase(in_full))
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(say(Phrase(in_full)))
        return None

    # --- a cell ----------------------------------------------------------------------------------

    def side(self, column: Column) -> Side:
        """The side a column is about; ours for those of both."""
        assert self._shown is not None
        ours = self._shown.people.ours
        return ours if column.ours or not column.sided else ours.other

    def figures(self, row: Row, column: Column) -> SheetSide:
        """What a side has in a hand."""
        return row.hand.sides[self.side(column)]

    def name(self, seat: Seat) -> str:
        """A player's name, or the reader's own word."""
        assert self._shown is not None
        return self._look.say(self._shown.people.first(seat))

    def explanation(self, row: Row, column: Column) -> Told:
        """How the figure of a cell came about."""
        assert self._shown is not None
        if row.trick:
            return trick_explained(self._shown, row.hand, row.trick)
        return explained(self._shown, row.hand, column.figure, self.side(column))

    def text(self, row: Row, column: Column) -> str:
        """A cell as plain text; suits in words."""
        trick, language = row.fallen, self._look.language
        if trick is not None:
            return self._trick_text(row.trick, trick, column)
        match column:
            case Column.HAND:
                return number(row.hand.number)
            case Column.DEALER:
                return self.name(row.hand.dealer)
            case Column.TRUMP:
                return language.suit_word(row.hand.trump)
            case Column.ADDER:
                return language.suit_word(row.hand.adder)
        return self._side_text(row, column)

    def _side_text(self, row: Row, column: Column) -> str:
        side = self.figures(row, column)
        match column.alike:
            case Column.OUR_BID:
                return words.NOTHING if side.bid is None else self._bid(side)
            case Column.OUR_TRICKS:
                return number(side.base)
            case Column.OUR_PENALTY:
                return number(-side.penalty) if side.penalty else words.NOTHING
            case Column.OUR_SCORE:
                assert self._shown is not None
                return signed(self._shown.gained(row.hand, self.side(column)))
            case _:
                return number(side.total)

    def _bid(self, side: SheetSide) -> str:
        assert side.bid is not None
        return self._look.say(Phrase("{bid}", {"bid": bid_word(side.bid.kind)}))

    def _trick_text(self, n: int, trick: SheetTrick, column: Column) -> str:
        match column.alike:
            case Column.HAND:
                return number(n)
            case Column.DEALER:
                return "" if trick.leader is None else self.name(trick.leader)
            case Column.TRUMP:
                return number(trick.trumps) if trick.trumps else words.NOTHING
            case Column.ADDER:
                return number(trick.adders) if trick.adders else words.NOTHING
            case Column.OUR_BID:
                figure, side = self._look.language.card_figure, self.side(column)
                cards = [(seat, trick.card_of(seat)) for seat in SEATS if seat.side is side]
                return " ".join(figure(card) for _, card in cards if card is not None)
            case Column.OUR_TRICKS if trick.winner.side is self.side(column):
                return signed(trick.points)
            case Column.OUR_PENALTY:
                return self._trick_penalty(trick, self.side(column))
            case _:
                return ""

    def _trick_penalty(self, trick: SheetTrick, side: Side) -> str:
        assert self._shown is not None
        count = len(revokes_of(trick, side))
        return number(-count * self._shown.rules.revoke_penalty) if count else ""

    # --- for who listens -------------------------------------------------------------------------

    def in_words(self, row: Row, column: Column) -> Phrase:
        """A cell for who listens: whose it is, what it is, the figure; a trick all at once."""
        assert self._shown is not None
        if row.trick:
            return trick_told(self._shown, row.hand, row.trick).in_words
        figure = Phrase("{figure}", {"figure": self.text(row, column)})
        if not column.sided:
            return words.cell_says(HEADINGS[column], figure)
        side, people = self.figures(row, column), self._shown.people
        match column.alike:
            case Column.OUR_BID if side.bid is not None:
                who = words.who_named_bid(people.first(side.bid.seat), side.bid)
                figure = words.bid_result(who, side.made)
            case Column.OUR_TRICKS:
                figure = words.tricks_sum(side.points, side.base)
            case _:
                pass
        return words.column_says(people.side(self.side(column)), HEADINGS[column], figure)
