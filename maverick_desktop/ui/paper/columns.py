"""The columns of the table: 178 mm together, whatever the rules have use for."""

from typing import Final

import msgspec

_HAND: Final = 8.0
_DEALER: Final = 13.0
_SUIT: Final = 8.5
_BID: Final = 16.0
_TRICKS: Final = 23.5
_PENALTY: Final = 9.0
_SCORE: Final = 10.0
_TOTAL: Final = 11.5


class Span(msgspec.Struct, frozen=True):
    """A column from its left to its right edge."""

    left: float
    right: float

    @property
    def middle(self) -> float:
        """Half way between its edges."""
        return (self.left + self.right) / 2

    @property
    def width(self) -> float:
        """How wide it is."""
        return self.right - self.left


class SideColumns(msgspec.Struct, frozen=True):
    """The columns of a side; it has no bids or penalties where the rules have none."""

    bid: Span | None
    tricks: Span
    penalty: Span | None
    score: Span
    total: Span

    def all(self) -> list[Span]:
        """From left to right."""
        return [
            one
            for one in (self.bid, self.tricks, self.penalty, self.score, self.total)
            if one is not None
        ]

    @property
    def whole(self) -> Span:
        """All of them together."""
        every = self.all()
        return Span(every[0].left, every[-1].right)


class Columns(msgspec.Struct, frozen=True):
    """All columns of a table."""

    hand: Span
    dealer: Span
    trump: Span
    adder: Span
    sides: tuple[SideColumns, SideColumns]

    @property
    def whole(self) -> Span:
        """The table from edge to edge."""
        return Span(self.hand.left, self.sides[1].whole.right)

    def between(self) -> list[float]:
        """Where hairlines go down between columns: not at the sides' edges."""
        places = [self.dealer.left, self.trump.left, self.adder.left]
        return places + [span.left for side in self.sides for span in side.all()[1:]]

    def edges(self) -> list[float]:
        """Where main lines go down: at the left of each side."""
        return [side.whole.left for side in self.sides]


def columns_at(left: float, *, bids: bool, penalties: bool) -> Columns:
    """The columns from a left margin on; what is not needed widens the tricks."""
    hand, dealer, trump, adder = _spans(left, [_HAND, _DEALER, _SUIT, _SUIT])
    first = _side(adder.right, bids, penalties)
    return Columns(hand, dealer, trump, adder, (first, _side(first.whole.right, bids, penalties)))


def _side(left: float, bids: bool, penalties: bool) -> SideColumns:
    bid = _BID if bids else 0.0
    penalty = _PENALTY if penalties else 0.0
    tricks = _TRICKS + (_BID - bid) + (_PENALTY - penalty)
    spans = _spans(left, [bid, tricks, penalty, _SCORE, _TOTAL])
    return SideColumns(
        spans[0] if bids else None, spans[1], spans[2] if penalties else None, spans[3], spans[4]
    )


def _spans(left: float, widths: list[float]) -> list[Span]:
    spans = []
    for width in widths:
        spans.append(Span(left, left + width))
        left += width
    return spans
