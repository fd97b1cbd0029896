"""The hands of a match as Qt models: the short list of the dock and the whole sheet.

Each keeps its own ``ScoreSheet``, made from the view it is shown; a change is told as small as it
is. Columns hold plain text; what is painted instead of written has a role.
"""

from enum import IntEnum
from typing import Any, Final

import msgspec
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from maverick_desktop.core.cards import Side
from maverick_desktop.core.rules import BidKind
from maverick_desktop.core.sheet import ScoreSheet, SheetHand, sheet_of
from maverick_desktop.core.view import SeatView
from maverick_desktop.text import scores as words
from maverick_desktop.text.phrase import Phrase, number, signed
from maverick_desktop.text.table import pair
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.figures import hands_shown, score_so_far
from maverick_desktop.ui.widgets import plain_tip

Index = QModelIndex | QPersistentModelIndex

HandRole: Final = Qt.ItemDataRole.UserRole + 1
"""The ``SheetHand`` of a row."""
NotesRole: Final = Qt.ItemDataRole.UserRole + 2
"""The ``Note`` of each side that bid in a row's hand, ours first."""
RunningRole: Final = Qt.ItemDataRole.UserRole + 3
"""Whether a row's hand is still being played."""

_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class Note(msgspec.Struct, frozen=True):
    """A bid of a hand and what came of it: a tick or a cross is painted for ``made``."""

    kind: BidKind
    made: bool | None
    ours: bool


class HandsModel(QAbstractTableModel):
    """A row a hand. What the columns are is the subclass's affair."""

    columns = 0
    headings: tuple[str, ...] = ()

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.view: SeatView | None = None
        self._sheet: ScoreSheet | None = None
        self._hands: tuple[SheetHand, ...] = ()

    @property
    def hands(self) -> tuple[SheetHand, ...]:
        """The rows."""
        return self._hands

    @property
    def sheet(self) -> ScoreSheet | None:
        """The match in figures, as last shown; None before."""
        return self._sheet

    def show(self, view: SeatView) -> None:
        """Follow the match: new hands are inserted, changed ones told, undone ones removed."""
        sheet = sheet_of(view.public)
        hands = hands_shown(view, sheet)
        fresh = self.view is None or self._sheet is None or self._is_other(view, sheet)
        if fresh:
            self.beginResetModel()
            self.view, self._sheet, self._hands = view, sheet, hands
            self.endResetModel()
            return
        self.view, self._sheet = view, sheet
        self._move_to(hands)

    def reword(self) -> None:
        """Every word is another: the language has changed."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columns - 1)
        if self._hands:
            last = self.index(len(self._hands) - 1, self.columns - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def _is_other(self, view: SeatView, sheet: ScoreSheet) -> bool:
        """Whether names or seats differ: then every word of the table does."""
        assert self.view is not None
        assert self._sheet is not None
        return view.seat is not self.view.seat or sheet.names != self._sheet.names

    def _move_to(self, hands: tuple[SheetHand, ...]) -> None:
        former = len(self._hands)
        if len(hands) < former:
            self.beginRemoveRows(QModelIndex(), len(hands), former - 1)
            self._hands = self._hands[: len(hands)]
            self.endRemoveRows()
        common = len(self._hands)
        changed = [row for row in range(common) if hands[row] != self._hands[row]]
        self._hands = hands[:common]
        for row in changed:
            self.dataChanged.emit(self.index(row, 0), self.index(row, self.columns - 1))
        if len(hands) > common:
            self.beginInsertRows(QModelIndex(), common, len(hands) - 1)
            self._hands = hands
            self.endInsertRows()

    # --- Qt --------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """A row a hand."""
        return 0 if parent.isValid() else len(self._hands)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """As many as the subclass has."""
        return 0 if parent.isValid() else self.columns

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The cell in a role."""
        if not index.isValid() or self.view is None:
            return None
        hand, column = self._hands[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.text(hand, column)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._look.say(self.in_words(hand, column))
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(self._look.say(self.in_words(hand, column)))
            case Qt.ItemDataRole.TextAlignmentRole:
                return _LEFT if column == 0 else _RIGHT
        return {HandRole: hand, RunningRole: not hand.scored, NotesRole: self.notes(hand)}.get(role)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """The columns' headings."""
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < self.columns:
            return None
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return self._look.say(Phrase(self.headings[section]))

    def text(self, hand: SheetHand, column: int) -> str:
        """What stands in a cell."""
        raise NotImplementedError

    def in_words(self, hand: SheetHand, column: int) -> Phrase:
        """The cell for who listens."""
        raise NotImplementedError

    # --- for the subclasses ----------------------------------------------------------------------

    def side(self, ours: bool) -> Side:
        """Our side or theirs."""
        assert self.view is not None
        return self.view.seat.side if ours else self.view.seat.side.other

    def side_words(self, ours: bool) -> Phrase:
        """A side in a sentence."""
        assert self.view is not None
        return pair(self.view, self.side(ours))

    def notes(self, hand: SheetHand) -> tuple[Note, ...]:
        """The bids of a hand, ours first."""
        found = []
        for ours in (True, False):
            side = hand.sides[self.side(ours)]
            if side.bid is not None:
                found.append(Note(side.bid.kind, side.made, ours))
        return tuple(found)


class Column(IntEnum):
    """The columns of the dock's list."""

    HAND = 0
    OUR_SCORE = 1
    OUR_TOTAL = 2
    THEIR_SCORE = 3
    THEIR_TOTAL = 4


_HEADINGS: Final = (words.HAND, words.WE, words.TOTAL, words.THEY, words.TOTAL)


class ScoreModel(HandsModel):
    """The dock's list of hands."""

    columns = len(Column)
    headings = _HEADINGS

    def text(self, hand: SheetHand, column: int) -> str:
        """The hand's number, scores and totals."""
        match Column(column):
            case Column.HAND:
                return number(hand.number)
            case Column.OUR_SCORE | Column.THEIR_SCORE as which:
                return signed(score_so_far(hand.sides[self.side(which is Column.OUR_SCORE)]))
            case which:
                return number(hand.sides[self.side(which is Column.OUR_TOTAL)].total)

    def in_words(self, hand: SheetHand, column: int) -> Phrase:
        """The cell in full words; the first tells the bids too."""
        match Column(column):
            case Column.HAND:
                said = [words.hand_title(hand.number)]
                for note in self.notes(hand):
                    bid = hand.sides[self.side(note.ours)].bid
                    assert bid is not None
                    assert self.view is not None
                    said.append(words.bid_result(words.who_bid(self.view, bid), note.made))
                return words.listed(said)
            case Column.OUR_SCORE | Column.THEIR_SCORE as which:
                ours = which is Column.OUR_SCORE
                score = score_so_far(hand.sides[self.side(ours)])
                return words.score_says(self.side_words(ours), score)
            case which:
                ours = which is Column.OUR_TOTAL
                return words.sum_says(self.side_words(ours), hand.sides[self.side(ours)].total)

    def row_in_words(self, row: int) -> str:
        """A whole row for who listens."""
        said = [self.in_words(self._hands[row], column) for column in Column]
        return self._look.say(words.listed(said))
