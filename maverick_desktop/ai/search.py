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
    from math import exp
    from time import monotonic

    from maverick_desktop.ai.kernel import Kernel, _count
    from maverick_desktop.ai.passed import Passed
    from maverick_desktop.ai.policy import Policy

_NONE = 0
_ALL = 0xFFFFFFFFFFFFFFFF
_MIX = 0x9E3779B97F4A7C15
_SPLITS = 2744
"""The most ways to share cards out by number: 14 × 14 × 14."""
_WIDTH = 16
"""More than the cards that a seat may choose from."""
_OWED = 12
_TRIES = 60
"""A deal is taken, likely or not, when so many before it were not likely enough."""
_LOOKS = 64
"""Where the rest is solved, so many deals are played out as well, to tell how the trick goes."""
_PASSING = 40
"""What it takes to look at how cards were passed on, in nodes."""
_UNIT = 2.0**-53


class Searcher:
    """One decision: the deals it may be about, and what each candidate comes to in them.

    Not for two threads at a time. Tell the kernel rules, bids and position, with nothing in the
    hands that are not seen; then ``know``, ``consider``, perhaps ``weigh_deals``, and ``run``. A
    node is some 20 ns of compiled code: a move in solving, half a card of a play-out.
    """

    def __init__(self, kernel: Kernel, policy: Policy) -> None:
        """``policy``: how play-outs go, and how likely it is that a deal was played as it was."""
        self.kernel = kernel
        self.policy = policy
        self.passed = Passed()
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
        self.count = self.left = self.compared = self.spent = self.most = 0
        self.until, self.exact, self.weighing = 0.0, False, False
        self.full_played = self.full_passed = 0.0
        self.halted = False
        self.card, self.alive = [0] * 16, [False] * 16
        self.value, self.last = [0] * 16, [0] * 16
        self.worlds, self.total = [0] * 16, [0] * 16
        self.looked, self.wins, self.gains, self.made = [0] * 16, [0] * 16, [0] * 16, [0] * 16
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
        self.count, self.spent, self.compared = len(cards), 0, 0
        for k in range(self.count):
            self.card[k], self.alive[k] = cards[k], True
            self.worlds[k] = self.total[k] = self.last[k] = 0
            self.looked[k] = self.wins[k] = self.gains[k] = self.made[k] = 0
        for k in range(_WIDTH * _WIDTH):
            self.ahead[k] = self.squares[k] = 0
        self.left = _count(self.hand)
        self.exact = self.left <= exact_from
        self.weighing = False
        self.dice = ((seed + 1) * _MIX) & _ALL
        for _ in range(4):
            self._next()
        self.kernel.forget()

    def weigh_deals(self, pilots: int, share: float) -> None:
        """From now on deals are drawn as often as they explain what was played and passed so far.

        The policy has been told it, and ``passed``. ``share``: the likelihood that so many of the
        pilot deals do not exceed is taken for full, of playing and of passing.
        """
        now, place = self.kernel, min(pilots - 1, int(share * pilots))
        played, moved = [], []
        for _ in range(pilots):
            self._fit(now)
            played.append(self._as_played(now, self.policy))
            moved.append(self._as_passed(now, self.passed))
        self.full_played, self.full_passed = sorted(played)[place], sorted(moved)[place]
        self.weighing = True

    def play_out(self) -> None:
        """Play deals out from now on, however few tricks are left; before any was looked at."""
        self.exact = False

    def stop(self) -> None:
        """Look at no more deals, now and for ever; from any thread."""
        self.halted = True

    def drop(self, candidate: int) -> None:
        """Compare a candidate no more."""
        self.alive[candidate] = False

    def tally_of(self, candidate: int) -> tuple[int, int]:
        """In how many deals it was compared, and its worth summed over them.

        That is the score for the hand of the seat's side over the other side's.
        """
        c = cython.cast(cython.longlong, candidate)
        return self.worlds[c], self.total[c]

    def looks_of(self, candidate: int) -> tuple[int, int, int, int]:
        """Play-outs, and of them: tricks in progress won, their points, bids made.

        All for the seat's side; points that the other side gets count less than 0.
        """
        c = cython.cast(cython.longlong, candidate)
        return self.looked[c], self.wins[c], self.gains[c], self.made[c]

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

    def _fit(self, now: Kernel) -> int:
        """Draw deals until one has what is owed; the kernel holds it."""
        while True:
            self._draw()
            fits = 1
            for k in range(self.owing):
                if not self.world[(self.seat + 1 + self.debtor[k]) & 3] & self.owed[k]:
                    fits = 0
            if fits:
                break
        for k in range(4):
            now.held[k] = self.world[k]
        return 0

    def _as_played(self, now: Kernel, policy: Policy) -> float:
        """The logarithm of the chance that the deal was played as it was."""
        self.spent += 3 * policy.plays
        return policy.likelihood(now)

    def _as_passed(self, now: Kernel, passed: Passed) -> float:
        """The logarithm of the chance that it came of the passing."""
        if not passed.known:
            return 0.0
        self.spent += _PASSING
        return passed.likelihood(now)

    def _takes(self, chance: float) -> bool:
        """Whether the dice say yes to something of that chance, told as its logarithm."""
        return chance >= 0 or (self._next() >> 11) * _UNIT < exp(chance)

    def _sample(self, now: Kernel, policy: Policy, passed: Passed) -> int:
        """Draw deals until one is right, and likely enough for its dice."""
        for _ in range(_TRIES):
            self._fit(now)
            if not self.weighing:
                return 0
            # What is looked at sooner spares the other.
            if self._takes(self._as_passed(now, passed) - self.full_passed) and self._takes(
                self._as_played(now, policy) - self.full_played
            ):
                return 0
        return 0

    def draw(self) -> list[int]:
        """Hands by seat, as the search would next look at them."""
        self._sample(self.kernel, self.policy, self.passed)
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
        now, policy, passed = self.kernel, self.policy, self.passed
        done = cython.cast(cython.longlong, 0)
        with cython.nogil:
            while done < wanted and self.spent < self.most and not self.halted:
                if self.until > 0 and monotonic() > self.until:
                    break
                if self._weigh(now, policy, passed):
                    break
                done += 1
        self._restore(now)
        return done

    def _weigh(self, now: Kernel, policy: Policy, passed: Passed) -> int:
        """Compare the candidates in one deal; whether the budget did not let it come to an end."""
        self._sample(now, policy, passed)
        dice = self._next()
        looking = not self.exact or self.compared < _LOOKS
        for c in range(self.count):
            if not self.alive[c]:
                continue
            if looking:
                self._look(now, policy, c, dice)
            if self.exact:
                now.play(self.card[c])
                stopped = self._solve(now, c)
                self._restore(now)
                if stopped:
                    return 1
            self.value[c] = -self.last[c] if self.seat & 1 else self.last[c]
        self._note()
        return 0

    def _look(self, now: Kernel, policy: Policy, c: int, dice: int) -> int:
        """Play the deal out once from candidate ``c`` on."""
        side = self.seat & 1
        now.dice = dice
        value = policy.playout(now, self.card[c])
        if not self.exact:
            self.last[c] = value
        self.spent += 8 * self.left
        points = now.points[policy.tally]
        self.looked[c] += 1
        if policy.took & 1 == side:
            self.wins[c] += 1
            self.gains[c] += points
        else:
            self.gains[c] -= points
        self.made[c] += policy.made[side]
        return 0

    def _solve(self, now: Kernel, c: int) -> int:
        """What candidate ``c``, just played, comes to by best play of all; whether time ran out."""
        now.nodes, now.stopped = 0, 0
        now.most_nodes, now.until = self.most - self.spent, self.until
        now._enter()
        gained = 0 if now.bidding else now._score(0) - now._score(1)
        guess = self.last[c] - gained
        value = now._worth(0, -guess if now.leader & 1 else guess)
        self.spent += now.nodes
        if now.stopped:
            return 1
        self.last[c] = gained + (-value if now.leader & 1 else value)
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

    def _note(self) -> int:
        """Add up what the candidates came to in this deal."""
        self.compared += 1
        for c in range(self.count):
            if not self.alive[c]:
                continue
            self.worlds[c] += 1
            self.total[c] += self.value[c]
            for d in range(self.count):
                if self.alive[d]:
                    diff = self.value[c] - self.value[d]
                    self.ahead[_WIDTH * c + d] += diff
                    self.squares[_WIDTH * c + d] += diff * diff
        return 0
