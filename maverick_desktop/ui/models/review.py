"""The review of a hand as a table: a row a trick, a column a seat, and how a seat's cards did.

Shows what is judged so far; cards come in one by one, the last one first. Must not know who judges
them, nor how cells are painted.
"""

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from maverick_desktop.ai.review import USUAL, CardReview, HandReview, Mark, Measure
from maverick_desktop.core.cards import Seat
from maverick_desktop.core.finished import FinishedHand
from maverick_desktop.core.public import Trick
from maverick_desktop.text import reviewwords as words
from maverick_desktop.text.phrase import Phrase, number, signed
from maverick_desktop.text.sheetpeople import People
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.widgets import plain_tip

Index = QModelIndex | QPersistentModelIndex


class Column(IntEnum):
    """The columns, from the left."""

    TRICK = 0
    OWN = 1
    LEFT = 2
    PARTNER = 3
    RIGHT = 4
    POINTS = 5
    MARK = 6

    @property
    def is_seat(self) -> bool:
        """Whether it holds a seat's cards."""
        return Column.OWN <= self <= Column.RIGHT


class ReviewModel(QAbstractTableModel):
    """One hand, seen from one seat by one measure."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._hand: FinishedHand | None = None
        self.people = People(("", "", "", ""), Seat.SOUTH.side)
        self.measure = Measure.KNEW
        self.seat = Seat.SOUTH
        """Whose cards are looked at."""
        self._first = Seat.SOUTH
        self._judged: dict[tuple[int, Seat], CardReview] = {}
        self._review: HandReview | None = None

    # --- what is shown ---------------------------------------------------------------------------

    @property
    def hand(self) -> FinishedHand:
        """The hand; one must have been shown."""
        assert self._hand is not None
        return self._hand

    def show_hand(self, hand: FinishedHand, people: People, cards: list[CardReview]) -> None:
        """Show a hand; ``cards`` are those judged before, the last one first."""
        self.beginResetModel()
        self._hand, self.people = hand, people
        self._first = Seat.SOUTH if people.own is None else people.own
        self._judged = {(one.trick, one.seat): one for one in cards}
        self._review = None
        self.endResetModel()

    def add(self, card: CardReview) -> None:
        """One more card is judged."""
        self._judged[card.trick, card.seat] = card
        self._review = None
        self.tell(card.trick - 1)

    def look_by(self, measure: Measure) -> None:
        """Judge by another measure."""
        self.measure = measure
        self.tell()

    def look_from(self, seat: Seat) -> None:
        """Look at another seat's cards."""
        self.seat = seat
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)
        self.tell()

    def tell(self, row: int | None = None) -> None:
        """A row, or all of them, may be another now."""
        if self.rowCount():
            first, last = (0, self.rowCount() - 1) if row is None else (row, row)
            self.dataChanged.emit(self.index(first, 0), self.index(last, len(Column) - 1))

    def reword(self) -> None:
        """Every word is another: the language has changed."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)
        self.tell()

    # --- what is in it ---------------------------------------------------------------------------

    @property
    def review(self) -> HandReview:
        """The review as far as it is."""
        if self._review is None:
            found = sorted(self._judged.values(), key=lambda one: one.decision.view.public.n)
            self._review = HandReview(self.hand, tuple(found), USUAL)
        return self._review

    @property
    def judged(self) -> int:
        """How many cards are judged."""
        return len(self._judged)

    @property
    def cards(self) -> int:
        """How many were played."""
        return 4 * self.rowCount()

    def trick(self, row: int) -> Trick:
        """The trick of a row."""
        return self.hand.hand.tricks[row]

    def card_review(self, row: int, seat: Seat) -> CardReview | None:
        """How a card was judged; None if it is not yet."""
        return self._judged.get((row + 1, seat))

    def seat_of(self, column: Column) -> Seat:
        """The seat of a column of cards."""
        return self._first.after(column - Column.OWN)

    def column_of(self, seat: Seat) -> Column:
        """The column of a seat."""
        return Column(Column.OWN + (seat - self._first) % 4)

    def next_mistake(self, row: int) -> int | None:
        """The next row, round from the last to the first, in which the seat lost points."""
        places: list[int] = [*range(row + 1, self.rowCount()), *range(row + 1)]
        for place in places:
            one = self.card_review(place, self.seat)
            if one is not None and one.mark(self.measure) is Mark.LOST:
                return place
        return None

    def most_lost(self) -> float:
        """The most that any card of the seat lost: what bars are drawn against."""
        mine = (one for (_, seat), one in self._judged.items() if seat is self.seat)
        return max((one.lost(self.measure) for one in mine), default=0.0)

    # --- Qt --------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """A row a trick."""
        return 0 if parent.isValid() or self._hand is None else len(self._hand.hand.tricks)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Always the same ones."""
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The cell in a role."""
        if not index.isValid() or self._hand is None:
            return None
        row, column, say = index.row(), Column(index.column()), self._look.say
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.text(row, column)
            case Qt.ItemDataRole.AccessibleTextRole:
                return say(self.in_words(row, column))
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(say(self.in_words(row, column)))
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """The columns' headings."""
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(Column):
            return None
        column, say = Column(section), self._look.say
        if role == Qt.ItemDataRole.ToolTipRole and column.is_seat:
            return plain_tip(say(words.look_from(self.people, self.seat_of(column))))
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        match column:
            case Column.TRICK:
                return say(Phrase(words.TRICK))
            case Column.POINTS:
                return say(Phrase(words.POINTS))
            case Column.MARK:
                return say(words.card_of(self.people, self.seat))
            case _:
                return say(self.people.first(self.seat_of(column)))

    # --- a cell ----------------------------------------------------------------------------------

    def text(self, row: int, column: Column) -> str:
        """A cell as plain text."""
        trick = self.trick(row)
        match column:
            case Column.TRICK:
                return number(row + 1)
            case Column.POINTS:
                return signed(trick.points)
            case Column.MARK:
                return self._look.say(self.mark_words(row))
            case _:
                return self._look.language.card_figure(trick.card_of(self.seat_of(column)))

    def mark_words(self, row: int) -> Phrase:
        """How the seat's card did, in two words."""
        one = self.card_review(row, self.seat)
        return Phrase(words.NOT_YET) if one is None else self._mark(one)

    def _mark(self, one: CardReview) -> Phrase:
        match one.mark(self.measure):
            case Mark.BEST:
                return Phrase(words.BEST)
            case Mark.NEAR:
                return Phrase(words.NEAR)
            case Mark.ONLY:
                return Phrase(words.ONLY)
            case Mark.LOST:
                return words.lost(one.lost(self.measure))

    def in_words(self, row: int, column: Column) -> Phrase:
        """A cell for who listens, and where the pointer rests."""
        trick = self.trick(row)
        match column:
            case Column.TRICK:
                return words.trick_number(row + 1)
            case Column.POINTS:
                return words.points_to(self.people, trick.points, trick.winner.side)
            case Column.MARK:
                return self._in_full(row, self.seat)
            case _:
                seat = self.seat_of(column)
                more = [*self._facts(trick, seat), self._in_full(row, seat)]
                return words.card_says(self.people, seat, trick.card_of(seat), more)

    def _facts(self, trick: Trick, seat: Seat) -> list[Phrase]:
        """What is drawn beside a card."""
        hand, card = self.hand.hand, trick.card_of(seat)
        suit = card.suit_under(hand.trump)
        place = (seat - trick.leader) & 3
        found = (
            (place == 0, words.LED),
            (seat is trick.winner, words.WON),
            (suit is hand.trump, words.IS_TRUMP),
            (suit is hand.adder, words.IS_ADDER),
            (trick.revoked[place], words.REVOKED),
        )
        return [Phrase(source) for so, source in found if so]

    def _in_full(self, row: int, seat: Seat) -> Phrase:
        one = self.card_review(row, seat)
        if one is None:
            return Phrase(words.NOT_YET)
        if one.mark(self.measure) is not Mark.LOST:
            return self._mark(one)
        return words.lost_against(one.lost(self.measure), one.best(self.measure))
