# cython: language_level=3, cdivision=True, infer_types=True, annotation_typing=False
"""Candidate cards compared over sampled deals: the loop that runs once a deal.

Like ``kernel.py`` it runs compiled (C types in ``search.pxd``) or as it stands, with the same
results. It is told, as cards on bit boards, who may hold what, never who holds what. What happens
once a decision, such as dropping a candidate, is the caller's business.
"""

try:
    import cython
except ImportError:
    from maverick_desktop.ai import shim as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.cpython.time import monotonic
else:
    # The compiler has the others from search.pxd.
    from time import monotonic

    from maverick_desktop.ai.kernel import Kernel, _count, _lane

_NONE = 0
_ALL = 0xFFFFFFFFFFFFFFFF
_MIX = 0x9E3779B97F4A7C15
_SPLITS = 2744
"""The most ways to share cards out by number: 14 × 14 × 14."""
_WIDTH = 16
"""More than the cards that a seat may choose from."""
_OWED = 12


class Searcher:
    """One decision: the deals it may be about, and what each candidate comes to in them.

    Not for two threads at a time. Tell the kernel rules, bids and position, with nothing in the
    hands that are not seen; then ``know``, ``consider`` and ``run``. A node is a card laid down in
    thought, in a play-out or in solving.
    """

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        if not cython.compiled:
            self._blank()

    def _blank(self) -> None:
        """What compiled code begins with by itself: every number 0."""
        self.seat = self.hand = self.splits = self.deals = self.fair = self.dice = 0
        self.fixed, self.pool = [0] * 3, [0] * 4
        self.upto, self.shares = [0] * 2744, [0] * 2744
        self.owing, self.owed, self.debtor = 0, [0] * 12, [0] * 12
        self.world, self.trick = [0] * 4, [0] * 4
        self.leader = self.placed = self.winner = self.tally = self.takers = 0
        self.base, self.booked, self.revoked = [0] * 2, [0] * 2, [0] * 2
        self.count = self.exact_from = self.spent = self.most = 0
        self.until, self.stopped = 0.0, False
        self.card, self.alive = [0] * 16, [False] * 16
        self.value, self.last, self.kept = [0] * 16, [0] * 16, [0] * 16
        self.won, self.points = [0] * 16, [0] * 16
        self.worlds, self.total, self.made = [0] * 16, [0] * 16, [0] * 16
        self.wins, self.gains = [0] * 16, [0] * 16
        self.ahead, self.squares = [0] * 256, [0] * 256

    # --- what is known and what is to be compared ------------------------------------------------

    def know(
        self,
        seat: int,
        hand: int,
        fixed: list[int],
        pools: list[int],
        shares: list[int],
        upto: list[int],
        debtors: list[int],
        owed: list[int],
    ) -> None:
        """The deals to draw from, as in ``Worlds``; the five numbers of a share are four bits each.

        The kernel's position is the one to search.
        """
        self.seat, self.hand = seat, hand
        for k in range(3):
            self.fixed[k] = fixed[k]
        for k in range(4):
            self.pool[k] = pools[k]
        self.splits = len(shares)
        for k in range(self.splits):
            self.shares[k], self.upto[k] = shares[k], upto[k]
        self.deals = self.upto[self.splits - 1]
        # Numbers from this one up would favour the first deals.
        self.fair = _ALL - _ALL % self.deals
        self.owing = len(owed)
        for k in range(self.owing):
            self.debtor[k], self.owed[k] = debtors[k], owed[k]
        now = self.kernel
        self.leader, self.placed = now.leader, now.placed
        self.winner, self.tally, self.takers = now.winner, now.tally, now.takers
        for k in range(4):
            self.trick[k] = now.trick[k]
        for k in range(2):
            self.base[k], self.booked[k], self.revoked[k] = (
                now.base[k],
                now.booked[k],
                now.revoked[k],
            )

    def consider(self, cards: list[int], exact_from: int, seed: int) -> None:
        """Begin to compare these cards, which the seat may play; at most 16.

        ``exact_from``: with so many tricks left, the one in progress included, the rest is solved.
        """
        self.count, self.exact_from, self.spent = len(cards), exact_from, 0
        for k in range(self.count):
            self.card[k], self.alive[k] = cards[k], True
            self.worlds[k] = self.total[k] = self.wins[k] = self.gains[k] = self.made[k] = 0
            self.last[k] = 0
        for k in range(_WIDTH * _WIDTH):
            self.ahead[k] = self.squares[k] = 0
        self.dice = ((seed + 1) * _MIX) & _ALL
        for _ in range(4):
            self._next()
        self.kernel.forget()

    def drop(self, candidate: int) -> None:
        """Compare a candidate no more."""
        self.alive[candidate] = False

    def tally_of(self, candidate: int) -> tuple[int, int, int, int, int]:
        """Deals, and summed over them: worth, tricks in progress won, their points, bids made.

        All for the seat's side; the worth is its score for the hand over the other side's.
        """
        c = cython.cast(cython.longlong, candidate)
        return self.worlds[c], self.total[c], self.wins[c], self.gains[c], self.made[c]

    def lead_of(self, one: int, other: int) -> tuple[int, int, int]:
        """Deals in which both were compared, by how much the first was ahead, and the squares."""
        a, b = cython.cast(cython.longlong, one), cython.cast(cython.longlong, other)
        both = min(self.worlds[a], self.worlds[b])
        return both, self.ahead[_WIDTH * a + b], self.squares[_WIDTH * a + b]

    # --- drawing a deal --------------------------------------------------------------------------

    def _next(self) -> int:
        """Any number but 0 (xorshift)."""
        x = self.dice
        x ^= (x << 13) & _ALL
        x ^= x >> 7
        x ^= (x << 17) & _ALL
        self.dice = x
        return x

    def _some(self, cards: int, count: int) -> int:
        """So many of the cards, any as likely as any others."""
        found, rest, left = _NONE, cards, _count(cards)
        if 2 * count > left:
            return cards & ~self._some(cards, left - count)
        while count:
            x = rest
            k = cython.cast(cython.longlong, ((self._next() >> 32) * left) >> 32)
            while k > 0:
                x &= x - 1
                k -= 1
            x &= -x
            found |= x
            rest ^= x
            left -= 1
            count -= 1
        return found

    def _draw(self) -> int:
        """Deal the unseen cards as they may lie, each deal as likely as the others."""
        x = self._next()
        while x >= self.fair:
            x = self._next()
        x = x % self.deals
        low, high = 0, self.splits - 1
        while low < high:
            mid = (low + high) >> 1
            if x < self.upto[mid]:
                high = mid
            else:
                low = mid + 1
        share = self.shares[low]
        one, two, three = self.fixed[0], self.fixed[1], self.fixed[2]
        part = self._some(self.pool[0], cython.cast(cython.longlong, share & 15))
        one, two = one | part, two | (self.pool[0] ^ part)
        part = self._some(self.pool[1], cython.cast(cython.longlong, share >> 4 & 15))
        one, three = one | part, three | (self.pool[1] ^ part)
        part = self._some(self.pool[2], cython.cast(cython.longlong, share >> 8 & 15))
        two, three = two | part, three | (self.pool[2] ^ part)
        part = self._some(self.pool[3], cython.cast(cython.longlong, share >> 12 & 15))
        one, rest = one | part, self.pool[3] ^ part
        part = self._some(rest, cython.cast(cython.longlong, share >> 16 & 15))
        two, three = two | part, three | (rest ^ part)
        self.world[self.seat] = self.hand
        self.world[(self.seat + 1) & 3] = one
        self.world[(self.seat + 2) & 3] = two
        self.world[(self.seat + 3) & 3] = three
        return 0

    def _sample(self) -> int:
        """Draw deals until one is right."""
        while True:
            self._draw()
            fits = 1
            for k in range(self.owing):
                if not self.world[(self.seat + 1 + self.debtor[k]) & 3] & self.owed[k]:
                    fits = 0
            if fits:
                return 0

    def draw(self) -> list[int]:
        """Hands by seat, as the search would next look at them."""
        self._sample()
        return [self.world[k] for k in range(4)]

    # --- comparing -------------------------------------------------------------------------------

    def run(self, worlds: int, nodes: int, until: float) -> int:
        """Compare the candidates in so many more deals, at most; how many it came to.

        ``nodes``: stop once so many were spent since ``consider``. ``until``: stop at that time of
        ``time.monotonic``, or never if 0. What a deal was cut short in counts for nothing.
        """
        wanted = cython.cast(cython.longlong, worlds)
        self.most = nodes
        self.until = until
        now = self.kernel
        done = cython.cast(cython.longlong, 0)
        with cython.nogil:
            while done < wanted and self.spent < self.most:
                if self.until > 0 and monotonic() > self.until:
                    break
                if self._weigh(now):
                    break
                done += 1
        return done

    def _weigh(self, now: Kernel) -> int:
        """Compare the candidates in one deal; whether the budget did not let it come to an end."""
        self._sample()
        dice = self._next()
        for c in range(self.count):
            if not self.alive[c]:
                continue
            self._restore(now)
            now.dice = dice
            now.play(self.card[c])
            if self._try(now, c):
                return 1
        self._note()
        return 0

    def _restore(self, now: Kernel) -> int:
        """Set up the position with this deal."""
        for k in range(4):
            now.held[k], now.trick[k] = self.world[k], self.trick[k]
        now.leader, now.placed = self.leader, self.placed
        now.winner, now.tally, now.takers = self.winner, self.tally, self.takers
        for k in range(2):
            now.base[k], now.booked[k] = self.base[k], self.booked[k]
            now.revoked[k] = self.revoked[k]
        return 0

    def _try(self, now: Kernel, c: int) -> int:
        """What candidate ``c``, just played, comes to in this deal; whether the budget ran out."""
        side = self.seat & 1
        left = _count(now.held[(now.leader + now.placed) & 3])
        if 0 < left <= self.exact_from:
            if self._solve(now, c):
                return 1
        else:
            before = now.base[0] + now.base[1]
            self._finish_trick(now)
            self.won[c] = 1 if now.leader & 1 == side else 0
            gain = now.base[0] + now.base[1] - before
            self.points[c] = gain if self.won[c] else -gain
            self.spent += 4 * left
            if left:
                self.last[c] = now._playout(True)
            else:
                self.last[c] = now._score(0) - now._score(1)
        self.value[c] = -self.last[c] if side else self.last[c]
        return 0

    def _solve(self, now: Kernel, c: int) -> int:
        """The same by best play of all four seats from here on."""
        now.nodes, now.stopped, now.most_nodes, now.until = (
            0,
            0,
            self.most - self.spent,
            self.until,
        )
        now._enter()
        gained = 0 if now.bidding else now._score(0) - now._score(1)
        guess = self.last[c] - gained
        value = now._worth(0, -guess if now.leader & 1 else guess)
        self.spent += now.nodes
        if now.stopped:
            return 1
        self.last[c] = gained + (-value if now.leader & 1 else value)
        return 0

    def _finish_trick(self, now: Kernel) -> int:
        """Let the others play to the trick in progress."""
        while now.placed:
            seat = (now.leader + now.placed) & 3
            lead, best = _lane(now.trick[0]), now.trick[now.winner]
            free = now._free(now.held[seat], lead, best, now.winner == now.placed - 2)
            if free & (free - 1):
                free = now._thumb(free, seat, now.placed, lead, best, now.winner, now.tally & 31)
            now.play(free)
        return 0

    def _note(self) -> int:
        """Add up what the candidates came to in this deal."""
        for c in range(self.count):
            if not self.alive[c]:
                continue
            self.worlds[c] += 1
            self.total[c] += self.value[c]
            self.wins[c] += self.won[c]
            self.gains[c] += self.points[c]
            for d in range(self.count):
                if self.alive[d]:
                    diff = self.value[c] - self.value[d]
                    self.ahead[_WIDTH * c + d] += diff
                    self.squares[_WIDTH * c + d] += diff * diff
        return 0
