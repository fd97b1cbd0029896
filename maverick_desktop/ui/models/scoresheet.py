"""The whole sheet as a Qt model: every figure of every hand, for the sheet's own window."""

from enum import IntEnum
from typing import Final

from maverick_desktop.core.cards import Suit
from maverick_desktop.core.sheet import SheetHand, SheetSide
from maverick_desktop.text import scores as words
from maverick_desktop.text.bids import BID_WORDS
from maverick_desktop.text.phrase import Phrase, number, signed
from maverick_desktop.ui.models.figures import score_so_far
from maverick_desktop.ui.models.scores import HandsModel


class Column(IntEnum):
    """The columns of the sheet; each side has the same five, ours first."""

    HAND = 0
    DEALER = 1
    TRUMP = 2
    ADDER = 3
    OUR_BID = 4
    OUR_TRICKS = 5
    OUR_PENALTY = 6
    OUR_SCORE = 7
    OUR_TOTAL = 8
    THEIR_BID = 9
    THEIR_TRICKS = 10
    THEIR_PENALTY = 11
    THEIR_SCORE = 12
    THEIR_TOTAL = 13

    @property
    def ours(self) -> bool:
        """Whether it is one of our side's."""
        return Column.OUR_BID <= self <= Column.OUR_TOTAL

    @property
    def alike(self) -> "Column":
        """The column of our side that tells the same."""
        return Column(self - 5) if self >= Column.THEIR_BID else self


HEADINGS: Final = (
    words.HAND,
    words.DEALER,
    words.TRUMP,
    words.ADDER,
    *2 * (words.BID, words.TRICKS, words.PENALTY, words.SCORE, words.TOTAL),
)


class SheetModel(HandsModel):
    """A row a hand, with all there is to know of it."""

    columns = len(Column)
    headings = HEADINGS

    def figures(self, hand: SheetHand, column: Column) -> SheetSide:
        """The side of a hand that a column is about."""
        return hand.sides[self.side(column.ours)]

    def suit(self, hand: SheetHand, column: Column) -> Suit | None:
        """The suit a cell shows by its sign."""
        return {Column.TRUMP: hand.trump, Column.ADDER: hand.adder}.get(column)

    def bidder(self, hand: SheetHand, column: Column) -> str:
        """The name of who made the bid of a cell; nothing without one."""
        bid = self.figures(hand, column).bid
        return "" if bid is None or self.sheet is None else self.sheet.names[bid.seat]

    def text(self, hand: SheetHand, column: int) -> str:
        """A cell as plain text; suits in words."""
        which = Column(column)
        match which:
            case Column.HAND:
                return number(hand.number)
            case Column.DEALER:
                return "" if self.sheet is None else self.sheet.names[hand.dealer]
            case Column.TRUMP:
                return self._look.language.suit_word(hand.trump)
            case Column.ADDER:
                return self._look.language.suit_word(hand.adder)
        return self._side_text(self.figures(hand, which), which.alike)

    def _side_text(self, side: SheetSide, column: Column) -> str:
        match column:
            case Column.OUR_BID:
                if side.bid is None:
                    return words.NOTHING
                return self._look.say(Phrase(BID_WORDS[side.bid.kind]))
            case Column.OUR_TRICKS:
                return number(side.base)
            case Column.OUR_PENALTY:
                return number(-side.penalty) if side.penalty else words.NOTHING
            case Column.OUR_SCORE:
                return signed(score_so_far(side))
            case _:
                return number(side.total)

    def in_words(self, hand: SheetHand, column: int) -> Phrase:
        """A cell for who listens: whose it is, what it is, the figure."""
        which = Column(column)
        figure = Phrase("{figure}", {"figure": self.text(hand, column)})
        if which < Column.OUR_BID:
            return words.cell_says(HEADINGS[which], figure)
        side = self.figures(hand, which)
        match which.alike:
            case Column.OUR_BID if side.bid is not None and self.view is not None:
                figure = words.bid_result(words.who_bid(self.view, side.bid), side.made)
            case Column.OUR_TRICKS:
                figure = words.tricks_sum(side.points, side.base)
            case _:
                pass
        return words.column_says(self.side_words(which.ours), HEADINGS[which], figure)
