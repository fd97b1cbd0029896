# cython: language_level=3, cdivision=True, infer_types=True, annotation_typing=False
"""What whole hands under a set of rules teach: what passing a card on gains, what a side scores.

Deals all four hands at random, so it belongs to no seat and to no match. Compiled (C types in
``trials.pxd``) or as it stands, with the same results: all sums are of whole numbers.
"""

try:
    import cython
except ImportError:
    from maverick_desktop.ai import shim as cython  # type: ignore[no-redef]

if not cython.compiled:
    # The compiler has them from trials.pxd.
    from maverick_desktop.ai.kernel import Kernel, _count
    from maverick_desktop.ai.rehearse import Rehearsal

COMPILED = bool(cython.compiled)
"""Whether this is machine code."""

# Numbers that C would take for Python objects if they stood in the code.
_NONE = 0
_SIDE0 = 0x000000000000FFFF
_SIDE1 = 0x00000000FFFF0000
_ADDER = 0x0000FFFF00000000
_TRUMP = 0xFFFF000000000000
_PAIRS = 2862
_FEATURES = 47
_CARDS = 41

PAIRS = 2862
"""Ways to turn two of 54 cards, one after the other."""
FEATURES = 47
"""What a pass is described by. First how often each kind of card is in it: 13 ranks of a side suit,
13 of the adder, 15 of the trump. Then what it leaves: no adder, a single one; side suits without a
card, these times the trumps left, with one card, with two."""


class Trials:
    """Random hands under the rules that a kernel was told, without bids.

    Not for two threads at a time. ``set_deals`` comes first.
    """

    def __init__(self, kernel: Kernel, rehearsal: Rehearsal) -> None:
        """``rehearsal``: holds what the seats pass on by, and who plays the hands out."""
        self.kernel, self.own, self.rival = kernel, rehearsal, rehearsal
        if not cython.compiled:
            self.dealt, self.row, self.used = [0] * 2862, [0] * 47, [0] * 47
            self.products, self.sums = [0] * 2209, [0] * 47

    def set_deals(self, dealt: list[int], seed: int) -> None:
        """The 52 cards dealt, by each of the ``PAIRS`` ways two can be turned; the dice."""
        for k in range(_PAIRS):
            self.dealt[k] = dealt[k]
        first = cython.cast(cython.ulonglong, seed)
        self.own._sow(first)
        self.kernel._seed(first)

    def _new_deal(self) -> int:
        for s in range(4):
            self.own.fixed[s], self.own.want[s] = _NONE, 13
        self.own._spread(self.dealt[self.own._roll(_PAIRS)])
        return self.own._deal(0)

    def _play(self) -> int:
        self.own._move(0, self.kernel)
        return self.own.policy.playout(self.kernel, _NONE)

    # --- what cards are worth --------------------------------------------------------------------

    def gather(self, deals: int, informed: bool) -> None:
        """Compare random passes, a pair for each seat of a deal, and note what they show.

        The other seats pass on at random too or, if ``informed``, by the values set; but a partner
        who gets the cards always at random, or each would leave to the other what both should do.
        """
        many = cython.cast(cython.longlong, deals)
        by_values = cython.cast(cython.bint, informed)
        with cython.nogil:
            for _ in range(many):
                self._trial(by_values)

    def _trial(self, informed: bool) -> int:
        """One deal: each seat in turn passes on two things, once the one and once the other."""
        self._new_deal()
        for s in range(4):
            hand = self.own.before[s]
            if informed:
                self.own.given[s] = self.own._choose(hand)
            else:
                self.own.given[s] = self.own._some(hand, self.own.count)
        for s in range(4):
            kept, hand = self.own.given[s], self.own.before[s]
            if informed and self.own.target == 2:
                partner = self.own.before[s ^ 2]
                self.own.given[s ^ 2] = self.own._some(partner, self.own.count)
            one = self.own._some(hand, self.own.count)
            other = self.own._some(hand, self.own.count)
            if one != other:
                self.own.given[s] = one
                gain = self._play()
                self.own.given[s] = other
                gain -= self._play()
                self._describe(hand, one, 1)
                self._describe(hand, other, -1)
                self._learn(-gain if s & 1 else gain)
            self.own.given[s] = kept
        return 0

    def _describe(self, hand: int, given: int, sign: int) -> int:
        """Add a pass to the row of the equations at hand, or take it away."""
        kept = hand & ~given
        while given:
            at = _count((given & -given) - 1)
            given &= given - 1
            k = at & 15 if at < 32 else at - 19 if at < 48 else at - 22
            self.row[k] += sign
        adders, trumps = _count(kept & _ADDER), _count(kept & _TRUMP)
        if adders < 2:
            self.row[_CARDS + adders] += sign
        for k in range(2):
            left = _count(kept & (_SIDE1 if k else _SIDE0))
            if left == 0:
                self.row[_CARDS + 2] += sign
                self.row[_CARDS + 3] += sign * trumps
            elif left < 3:
                self.row[_CARDS + 3 + left] += sign
        return 0

    def _learn(self, gain: int) -> int:
        """Add the row at hand, and what it came to, to the normal equations; clear it."""
        found = 0
        for i in range(_FEATURES):
            if self.row[i]:
                self.used[found] = i
                found += 1
        for i in range(found):
            f = self.used[i]
            x = self.row[f]
            self.sums[f] += x * gain
            for j in range(found):
                g = self.used[j]
                self.products[_FEATURES * f + g] += x * self.row[g]
        for i in range(found):
            self.row[self.used[i]] = 0
        return 0

    def equations(self) -> tuple[list[list[int]], list[int]]:
        """The normal equations noted since the last call: a symmetric matrix, and its sums."""
        rows = [[self.products[FEATURES * i + j] for j in range(FEATURES)] for i in range(FEATURES)]
        sums = [self.sums[i] for i in range(FEATURES)]
        for i in range(FEATURES):
            self.sums[i] = 0
            for j in range(FEATURES):
                self.products[FEATURES * i + j] = 0
        return rows, sums

    # --- what passing by some values comes to ----------------------------------------------------

    def contest(self, rival: Rehearsal, deals: int) -> int:
        """What passing by our values brings over passing by the rival's, summed over the deals.

        Each is played twice, the sides exchanged.
        """
        self.rival = rival
        total = cython.cast(cython.longlong, 0)
        many = cython.cast(cython.longlong, deals)
        with cython.nogil:
            for _ in range(many):
                self._new_deal()
                for turn in range(2):
                    self._pass(turn)
                    diff = self._play()
                    total += -diff if turn else diff
        return total

    def _pass(self, turn: int) -> int:
        for s in range(4):
            hand = self.own.before[s]
            if s & 1 == turn:
                self.own.given[s] = self.own._choose(hand)
            else:
                self.own.given[s] = self.rival._choose(hand)
        return 0

    def usual(self, deals: int) -> list[tuple[int, int]]:
        """What both sides' tricks came to in so many hands, passed on by our values."""
        self.rival = self.own
        found = []
        for _ in range(deals):
            with cython.nogil:
                self._new_deal()
                self._pass(0)
                self._play()
            found.append((self.own.policy.base[0], self.own.policy.base[1]))
        return found
