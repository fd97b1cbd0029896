# cython: language_level=3, cdivision=True, infer_types=True, annotation_typing=False
"""Hands rehearsed before the first card is played: dealt, passed on, played out.

For choosing what to pass on and what to bid. Like ``kernel.py`` it runs compiled (C types in
``rehearse.pxd``) or as it stands, with the same results. Cards are bits of the kernel's four lanes.
It is told what a seat knows, never who holds what.
"""

try:
    import cython
except ImportError:
    from maverick_desktop.ai import shim as cython  # type: ignore[no-redef]

if not cython.compiled:
    # The compiler has them from rehearse.pxd.
    from maverick_desktop.ai.kernel import Kernel, _count
    from maverick_desktop.ai.policy import Policy

COMPILED = bool(cython.compiled)
"""Whether this is machine code."""

# Numbers that C would take for Python objects if they stood in the code.
_NONE = 0
_ALL = 0xFFFFFFFFFFFFFFFF
_LOW = 0xFFFFFFFF
_SIDE0 = 0x000000000000FFFF
_SIDE1 = 0x00000000FFFF0000
_ADDER = 0x0000FFFF00000000
_TRUMP = 0xFFFF000000000000
_MIX1 = 0x9E3779B97F4A7C15
_NEVER = -(1 << 60)
_TRIES = 12
"""So often a deal is drawn again in which a seat would rather have passed on something else."""

DEALS = 64
"""No more deals than these are looked at in one go."""


class Rehearsal:
    """Deals of the cards a seat does not see, passed on as the others would, and played out.

    Not for two threads at a time. ``set_passing`` comes first, then ``know``; after that ``draw``,
    ``pass_on`` and ``bid_on`` in turns.
    """

    def __init__(self, policy: Policy) -> None:
        """``policy``: plays the hands out; it must know of no card played."""
        self.policy = policy
        if not cython.compiled:
            self._blank()

    def _blank(self) -> None:
        """What compiled code begins with by itself: every number 0."""
        self.order, self.worth, self.worth_of = [0] * 64, [0] * 64, [0] * 64
        self.adder_shape, self.side_shape = [0] * 14, [0] * 224
        self.count = self.target = self.seat = self.unseen = self.dice = self.slack = 0
        self.top, self.gift, self.most, self.length = [0] * 20, [0] * 20, [0] * 4, [0] * 4
        self.fixed, self.want, self.pool = [0] * 4, [0] * 4, [0] * 54
        self.known, self.before, self.given = [0] * 4, [0] * 256, [0] * 256
        self.ours, self.theirs, self.kept = [0] * 64, [0] * 64, [0] * 64

    # --- what to pass on -------------------------------------------------------------------------

    def set_passing(
        self,
        count: int,
        target: int,
        worth: list[int],
        adder_shape: list[int],
        side_shape: list[int],
    ) -> None:
        """How many cards go how many places clockwise, and what is sought by it.

        ``worth``: by place of the bit, what passing the card on gains. ``adder_shape``: what so
        many adders left are worth; ``side_shape``: by 16 × cards left of a side suit + trumps left.
        Whole numbers in any one unit.
        """
        self.count, self.target = count, target
        for lane in range(4):
            places = sorted(range(16 * lane, 16 * lane + 16), key=lambda at: (-worth[at], at))
            for k, at in enumerate(places):
                self.order[16 * lane + k] = 1 << at
                self.worth[16 * lane + k] = self.worth_of[at] = worth[at]
        for k in range(14):
            self.adder_shape[k] = adder_shape[k]
        for k in range(224):
            self.side_shape[k] = side_shape[k]

    def choose(self, hand: int) -> int:
        """What a seat with these cards passes on: the best by the values, whatever others do."""
        return self._choose(hand)

    def value(self, hand: int, given: int) -> int:
        """What the values say of passing these cards on from this hand."""
        return self._value(hand, given)

    def _value(self, hand: int, given: int) -> int:
        kept, total = hand & ~given, cython.cast(cython.longlong, 0)
        while given:
            total += self.worth_of[_count((given & -given) - 1)]
            given &= given - 1
        trumps = _count(kept & _TRUMP)
        total += self.adder_shape[_count(kept & _ADDER)]
        total += self.side_shape[16 * _count(kept & _SIDE0) + trumps]
        return total + self.side_shape[16 * _count(kept & _SIDE1) + trumps]

    def _line_up(self, hand: int) -> int:
        """For each lane the best one, two, … cards to pass on, and what they are worth."""
        for lane in range(4):
            found, cards, total = 0, _NONE, cython.cast(cython.longlong, 0)
            self.top[5 * lane], self.gift[5 * lane] = 0, _NONE
            for k in range(16):
                bit = self.order[16 * lane + k]
                if found < self.count and hand & bit:
                    found += 1
                    cards |= bit
                    total += self.worth[16 * lane + k]
                    self.top[5 * lane + found], self.gift[5 * lane + found] = total, cards
            self.most[lane] = found
        self.length[0], self.length[1] = _count(hand & _SIDE0), _count(hand & _SIDE1)
        self.length[2], self.length[3] = _count(hand & _ADDER), _count(hand & _TRUMP)
        return 0

    def _choose(self, hand: int) -> int:
        # Within a lane the cards count by themselves: only how many go from each is to be weighed.
        self._line_up(hand)
        best, chosen = _NEVER, _NONE
        for d in range(self.most[3] + 1):
            trumps = self.length[3] - d
            for c in range(min(self.most[2], self.count - d) + 1):
                part = self.top[15 + d] + self.top[10 + c] + self.adder_shape[self.length[2] - c]
                for b in range(min(self.most[1], self.count - d - c) + 1):
                    a = self.count - d - c - b
                    if a > self.most[0]:
                        continue
                    total = part + self.top[5 + b] + self.top[a]
                    total += self.side_shape[16 * (self.length[1] - b) + trumps]
                    total += self.side_shape[16 * (self.length[0] - a) + trumps]
                    if total > best:
                        best = total
                        chosen = self.gift[a] | self.gift[5 + b]
                        chosen |= self.gift[10 + c] | self.gift[15 + d]
        return chosen

    # --- dice ------------------------------------------------------------------------------------

    def _sow(self, seed: int) -> int:
        self.dice = ((seed + 1) * _MIX1) & _ALL
        for _ in range(4):
            self._roll(2)
        return 0

    def _roll(self, sides: int) -> int:
        """A number below ``sides``, which are at most a few thousand (xorshift)."""
        x = self.dice
        x ^= (x << 13) & _ALL
        x ^= x >> 7
        x ^= (x << 17) & _ALL
        self.dice = x
        return cython.cast(cython.longlong, ((x >> 32) * sides) >> 32)

    def _some(self, hand: int, count: int) -> int:
        """So many cards of a hand, each as likely as any other."""
        found, left = _NONE, _count(hand)
        while count:
            bit = hand & -hand
            hand ^= bit
            if self._roll(left) < count:
                found |= bit
                count -= 1
            left -= 1
        return found

    # --- deals -----------------------------------------------------------------------------------

    def know(
        self, seat: int, fixed: list[int], given: list[int], unseen: int, slack: int, seed: int
    ) -> None:
        """What ``seat`` knows of the hands of thirteen as they are before the cards move.

        ``fixed``: what each seat certainly holds; ``unseen``: all cards that lie somewhere else.
        ``given``: what each seat passes on where that is known, else 0. A seat that was seen to
        pass on something worth less, by more than ``slack``, than its best had other cards.
        """
        self.seat, self.slack = seat, slack
        for k in range(4):
            self.fixed[k], self.known[k] = fixed[k], given[k]
            self.want[k] = 13 - _count(fixed[k])
        self._spread(unseen)
        self._sow(seed & _LOW)

    def _spread(self, cards: int) -> int:
        """Make these the cards that are dealt out."""
        self.unseen = 0
        while cards:
            self.pool[self.unseen] = cards & -cards
            cards &= cards - 1
            self.unseen += 1
        return 0

    def draw(self, deals: int) -> None:
        """Deal out what is unseen so many times, at most ``DEALS``, and have the others choose."""
        many = cython.cast(cython.longlong, deals)
        with cython.nogil:
            for world in range(many):
                tries = _TRIES
                while tries > 0:
                    self._deal(world)
                    tries = tries - 1 if self._pass(world) else 0

    def _deal(self, world: int) -> int:
        left = self.unseen
        for s in range(4):
            hand = self.fixed[s]
            for _ in range(self.want[s]):
                at = self._roll(left)
                left -= 1
                card = self.pool[at]
                self.pool[at], self.pool[left] = self.pool[left], card
                hand |= card
            self.before[4 * world + s] = hand
        return 0

    def _pass(self, world: int) -> int:
        """Have each seat choose what to pass on; whether one would not have chosen what it did."""
        strange = 0
        for s in range(4):
            hand, given = self.before[4 * world + s], self.known[s]
            chosen = self._choose(hand) if s != self.seat else given
            if given and s != self.seat:
                if self._value(hand, chosen) - self._value(hand, given) > self.slack:
                    strange = 1
                chosen = given
            self.given[4 * world + s] = chosen
        return strange

    def _move(self, world: int, kernel: Kernel) -> int:
        """Give the kernel the hands as they are once the cards have moved."""
        for s in range(4):
            kernel.held[s] = self.before[4 * world + s] & ~self.given[4 * world + s]
        for s in range(4):
            to = (s + self.target) & 3
            kernel.held[to] = kernel.held[to] | self.given[4 * world + s]
        return 0

    # --- playing out -----------------------------------------------------------------------------

    def pass_on(self, kernel: Kernel, given: int, deals: int, seed: int) -> list[int]:
        """For each deal drawn, NS's score over EW's if the seat passes these cards on.

        The kernel holds rules, bids, and a position without a card played. The same seed rolls the
        same dice for every choice.
        """
        self.kernel = kernel
        many = cython.cast(cython.longlong, deals)
        first = cython.cast(cython.ulonglong, seed & _LOW)
        cards = cython.cast(cython.ulonglong, given)
        with cython.nogil:
            for world in range(many):
                self.given[4 * world + self.seat] = cards
                self._move(world, self.kernel)
                self.kernel._seed((first + world) & _LOW)
                self.ours[world] = self.policy.playout(self.kernel, _NONE)
        return [self.ours[k] for k in range(deals)]

    def bid_on(
        self, kernel: Kernel, deals: int, seed: int
    ) -> tuple[list[int], list[int], list[int]]:
        """For each deal drawn, both sides' points and bits: NS's bid made, EW's bid made.

        The kernel holds rules, the bids to try, and a position without a card played.
        """
        self.kernel = kernel
        many = cython.cast(cython.longlong, deals)
        first = cython.cast(cython.ulonglong, seed & _LOW)
        with cython.nogil:
            for world in range(many):
                self._move(world, self.kernel)
                self.kernel._seed((first + world) & _LOW)
                self.policy.playout(self.kernel, _NONE)
                self.ours[world], self.theirs[world] = self.policy.base[0], self.policy.base[1]
                self.kept[world] = self.policy.made[0] + 2 * self.policy.made[1]
        return (
            [self.ours[k] for k in range(deals)],
            [self.theirs[k] for k in range(deals)],
            [self.kept[k] for k in range(deals)],
        )
