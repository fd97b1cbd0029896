# cython: language_level=3, cdivision=True, infer_types=True, annotation_typing=False
"""What the passing tells of the hands: how likely it is that they came about as they are.

Compiled or as it stands, with the same results; C types are in ``passed.pxd``. Whoever passes on
gives what is best given away, more or less: each card has a number, and the chance of a choice is
the product of its numbers among the products of all choices from the hand. A seat knows what it
gave and what it was given. What went by elsewhere it does not; it may be any cards that their
receiver holds. Of these, the few that are most gladly given away are thought of.
"""

try:
    import cython
except ImportError:
    from maverick_desktop.ai import shim as cython  # type: ignore[no-redef]

if not cython.compiled:
    # The compiler has them from passed.pxd.
    from math import log

    from maverick_desktop.ai.kernel import Kernel

COMPILED = bool(cython.compiled)
"""Whether this is machine code."""

_NONE = 0
_HAND = 13
_ROW = 5
"""A row: the products of all choices of 0, 1 … 4 of some cards, each summed."""
_WAYS = 16
"""More than the ways to choose what was passed from those that are thought of."""
_FIRST, _GOT, _REST, _SECOND = 0, 1, 2, 3
_THIRD = _SECOND + 2 * _WAYS
_ROWS = _THIRD + 2 * _WAYS
_TINY = 1e-300


class Passed:
    """A passing to the left or to the right as one seat knows it, and what it makes of hands.

    The others are, in the order in which cards go: the first, whom the seat gave its own, the
    second, and the third, who gave it theirs.
    """

    def __init__(self) -> None:
        self.known = False
        if not cython.compiled:
            self.count = self.ways = self.width = 0
            self.seat, self.gone, self.habit = [0] * 3, [_NONE] * 3, [0.0] * 3
            self.given, self.any = _NONE, 0.0
            self.number, self.top, self.row = [0.0] * 64, [0.0] * 6, [0.0] * (_ROW * _ROWS)
            self.way = [0] * _WAYS

    def forget(self) -> None:
        """Nothing was passed, or nothing is to be made of it."""
        self.known = False

    def note(
        self,
        seats: list[int],
        given: int,
        received: int,
        gone: list[int],
        numbers: list[float],
        habits: list[float],
    ) -> None:
        """What the seat gave, and what it received: as many, 1 to 4.

        ``seats``: the first, second and third; ``gone``: what each of them has played. ``numbers``:
        by bit, how gladly a card is given away; more than 0. ``habits``: how likely each of them is
        to choose by these numbers, 0 to 1; else it takes any cards.
        """
        for k in range(64):
            self.number[k] = numbers[k]
        for k in range(3):
            self.seat[k], self.gone[k], self.habit[k] = seats[k], gone[k], habits[k]
        self.given, self.count, self.any = given, 0, 1.0
        rest = received
        while rest:
            rest &= rest - 1
            self.any = self.any * (self.count + 1) / (_HAND - self.count)
            self.count += 1
        self._fill(_GOT, received)
        self.width = self.count + 2
        self.ways = 0
        for way in range(1 << self.width):
            chosen = 0
            for k in range(self.width):
                chosen += way >> k & 1
            if chosen == self.count:
                self.way[self.ways] = way
                self.ways += 1
        self.known = self.count > 0

    def likelihood(self, k: Kernel) -> float:
        """The logarithm of the chance that the hands ``k`` holds came of the passing.

        It is there to compare hands by. At most 0.
        """
        if not self.known:
            return 0.0
        self._fill(_FIRST, (k.held[self.seat[0]] | self.gone[0]) & ~self.given)
        self._share(_SECOND, k.held[self.seat[1]] | self.gone[1])
        self._share(_THIRD, k.held[self.seat[2]] | self.gone[2])
        total = 0.0
        for j in range(self.ways):
            before = 0.0
            for i in range(self.ways):
                taken = self._chance(0, _SECOND + i, _FIRST)
                before += taken * self._chance(1, _THIRD + j, _SECOND + _WAYS + i)
            total += before * self._chance(2, _GOT, _THIRD + _WAYS + j)
        return log(total + _TINY)

    def _chance(self, giver: int, chosen: int, kept: int) -> float:
        """The chance that the giver, one of the three, chose as in one row and kept the other."""
        c, k, total = _ROW * chosen, _ROW * kept + self.count, 0.0
        for j in range(self.count + 1):
            total += self.row[c + j] * self.row[k - j]
        habit = self.habit[giver]
        return habit * self.row[c + self.count] / total + (1.0 - habit) * self.any

    def _share(self, where: int, hand: int) -> int:
        """Write two rows a way that a hand was passed its cards: these, and then the others."""
        for k in range(self.width):
            self.top[k] = 0.0
        self._clear(_REST)
        rest, place = hand, 0
        while rest:
            if rest & 1:
                number = self.number[place]
                for k in range(self.width):
                    if number > self.top[k]:
                        self.top[k], number = number, self.top[k]
                self._put(_REST, number)
            rest >>= 1
            place += 1
        for way in range(self.ways):
            self._clear(where + way)
            for k in range(_ROW):
                self.row[_ROW * (where + _WAYS + way) + k] = self.row[_ROW * _REST + k]
            for k in range(self.width):
                mine = self.way[way] >> k & 1
                self._put(where + way if mine else where + _WAYS + way, self.top[k])
        return 0

    def _fill(self, where: int, cards: int) -> int:
        """Write the row of these cards."""
        self._clear(where)
        rest, place = cards, 0
        while rest:
            if rest & 1:
                self._put(where, self.number[place])
            rest >>= 1
            place += 1
        return 0

    def _clear(self, where: int) -> int:
        """Write the row of no card."""
        self.row[_ROW * where] = 1.0
        for k in range(1, _ROW):
            self.row[_ROW * where + k] = 0.0
        return 0

    def _put(self, where: int, number: float) -> int:
        """One card more for a row."""
        for k in range(_ROW * where + _ROW - 1, _ROW * where, -1):
            self.row[k] += self.row[k - 1] * number
        return 0
