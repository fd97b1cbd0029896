# cython: language_level=3, cdivision=True, infer_types=True, annotation_typing=False
"""How players usually play: play-outs, and how likely it is that hands were played as they were.

Compiled or as it stands, the same dice play the same; C types are in ``policy.pxd``. What speaks
for a card is ``merits``'s to say. Without learned numbers play-outs go by the kernel's rule of
thumb, and no deal is likelier than another.
"""

try:
    import cython
except ImportError:
    from maverick_desktop.ai import shim as cython  # type: ignore[no-redef]

from maverick_desktop.ai import merits

if not cython.compiled:
    # The compiler has them from policy.pxd.
    from maverick_desktop.ai.kernel import Kernel
    from maverick_desktop.ai.merits import Merits, _lane, _ones

COMPILED = bool(cython.compiled)
"""Whether this is machine code."""

SIZE = merits.SIZE
"""How many numbers a policy has learned."""

_NONE = 0
_SIDE0 = 0x000000000000FFFF
_TRUMP = 0xFFFF000000000000
_SEEDS = 0xFFFFFFFF
_NIL, _POSH = 1, 3
_FLOOR = -6 * 64
"""No play is taken for less likely than this, in 64ths of a nat: everybody errs."""
_TRUST = 0.625
"""What one play tells is partly told by others: so much of it counts. Found by measurement."""


class Policy(Merits):
    """Plays hands out, and says how likely it is that given hands were played as they were.

    Not for two threads at a time; kernels are handed in. ``took``, ``tally``, ``base``, ``booked``,
    ``takers``, ``made``: what the latest play-out came to: who took the trick in progress, 5 × its
    trumps + its adders, the end of the hand, and by side whether the bid, if any, was made.
    """

    def __init__(self, weights: list[int] | None = None) -> None:
        """``weights``: ``SIZE`` numbers, −32,768 to 32,767; none: the rule of thumb."""
        Merits.__init__(self, weights)
        if not cython.compiled:
            self._blank()

    def _blank(self) -> None:
        """What compiled code begins with by itself: every number 0."""
        self.shown, self.out = [0] * 4, [0] * 4
        self.plays = 0
        self.was_weighed, self.was_seat, self.was_place = [0] * 52, [0] * 52, [0] * 52
        self.was_winner, self.was_trumps, self.was_adders = [0] * 52, [0] * 52, [0] * 52
        self.was_taken_by, self.was_void, self.was_card = [0] * 52, [0] * 52, [0] * 52
        self.was_lead, self.was_best, self.was_left = [0] * 52, [0] * 52, [0] * 52
        self.was_trick, self.was_later = [0] * 52, [0] * 52
        self.took = self.tally = self.takers = 0
        self.base, self.booked, self.made = [0] * 2, [0] * 2, [0] * 2

    # --- the hand so far -------------------------------------------------------------------------

    def set_history(
        self, k: Kernel, plays: list[tuple[int, int, bool]], left: int, thinker: int
    ) -> None:
        """Tell what was played in this hand: seats, cards, which were paid revokes.

        ``k`` holds the rules and the bids. ``left``: all cards that are still in the four hands.
        ``thinker``: the seat whose own plays are not weighed, −1 for none. Play-outs go by the
        voids that were shown.
        """
        if len(plays) > 52:
            raise ValueError(len(plays))
        later = [0, 0, 0, 0]
        for j in range(len(plays) - 1, -1, -1):
            seat, card, revoked = plays[j]
            later[seat] |= card
            self.was_later[j] = later[seat]
            self.was_card[j] = card
            self.was_weighed[j] = 0 if revoked or seat == thinker else 1
        self.plays = len(plays)
        self.left = left | later[0] | later[1] | later[2] | later[3]
        self.place = self.winner = self.trumps = self.adders = self.taken_by = 0
        self.lead = self.best = self.trick = _NONE
        for j in range(4):
            self.void[j] = 0
        self.base[0] = self.base[1] = self.booked[0] = self.booked[1] = 0
        for j in range(len(plays)):
            self.seat = plays[j][0]
            self._keep(j)
            self._put(k, plays[j][1], 1 if plays[j][2] else 0)
        for j in range(4):
            self.shown[j] = self.void[j]

    def _keep(self, j: int) -> None:
        """Note the situation before play ``j``."""
        self.was_seat[j], self.was_place[j], self.was_winner[j] = self.seat, self.place, self.winner
        self.was_trumps[j], self.was_adders[j] = self.trumps, self.adders
        self.was_lead[j], self.was_best[j] = self.lead, self.best
        self.was_left[j], self.was_trick[j] = self.left, self.trick
        self.was_taken_by[j] = self.taken_by
        void = 0
        for seat in range(4):
            void |= self.void[seat] << (4 * seat)
        self.was_void[j] = void

    def likelihood(self, k: Kernel) -> float:
        """The logarithm of the chance that the hands ``k`` holds were played as they were.

        At most 0. What several plays tell is not independent: a part of their sum is taken. Of
        equal cards each is as likely.
        """
        total = 0
        for j in range(self.plays):
            if not self.was_weighed[j] or not self.learned:
                continue
            seat = self.was_seat[j]
            self.seat, self.place, self.winner = seat, self.was_place[j], self.was_winner[j]
            self.lead, self.best = self.was_lead[j], self.was_best[j]
            hand = k.held[seat] | self.was_later[j]
            free = self._free(k, hand)
            if free & (free - 1) == 0:
                continue
            self.trumps, self.adders = self.was_trumps[j], self.was_adders[j]
            self.left, self.trick = self.was_left[j], self.was_trick[j]
            self.taken_by = self.was_taken_by[j]
            for one in range(4):
                self.void[one] = self.was_void[j] >> (4 * one) & 15
            self._offer(k, hand, self._low(free))
            total += self._log_share(free, self.was_card[j])
        return _TRUST * total / 64.0

    # --- play-outs -------------------------------------------------------------------------------

    def playouts(self, k: Kernel, count: int, seed: int) -> tuple[int, int]:
        """NS's score for the hand over EW's, summed over so many play-outs, and its squares' sum.

        The same seed plays the same. Nobody revokes.
        """
        total = cython.cast(cython.longlong, 0)
        squares = cython.cast(cython.longlong, 0)
        with cython.nogil:
            k._seed(seed & _SEEDS)
            for _ in range(count):
                diff = self.playout(k, _NONE)
                total += diff
                squares += diff * diff
        return total, squares

    def playout(self, k: Kernel, first: int) -> int:
        """One play-out from ``k``'s position, which stays, with its dice; NS's score over EW's.

        The seat on turn begins with ``first``, any card it may play, a paid revoke too; with 0 it
        chooses. Afterwards nobody revokes.
        """
        self._begin(k)
        revoked0, revoked1 = k.revoked[0], k.revoked[1]
        self.took = -1
        if first:
            paid = 0
            if self.place and self.out[self.seat] & self.lead and not first & self.lead:
                paid = 1
                k.revoked[self.seat & 1] += 1
            self._put(k, first, paid)
        while self.place or self.out[self.seat]:
            self._put(k, self._choose(k, self.out[self.seat]), 0)
        diff = self._finish(k)
        k.revoked[0], k.revoked[1] = revoked0, revoked1
        return diff

    def _begin(self, k: Kernel) -> int:
        """Take over the kernel's position."""
        self.left = self.trick = _NONE
        for seat in range(4):
            self.out[seat] = k.held[seat]
            self.left |= k.held[seat]
            self.void[seat] = self.shown[seat]
        for place in range(k.placed):
            self.trick |= k.trick[place]
        self.place, self.winner, self.taken_by = k.placed, k.winner, k.takers
        self.trumps, self.adders = (k.tally & 31) // 5, (k.tally & 31) % 5
        self.seat = (k.leader + k.placed) & 3
        self.lead = _SIDE0 << (16 * _lane(k.trick[0])) if k.placed else _NONE
        self.best = k.trick[k.winner] if k.placed else _NONE
        self.base[0], self.base[1] = k.base[0], k.base[1]
        self.booked[0], self.booked[1] = k.booked[0], k.booked[1]
        return 0

    def _put(self, k: Kernel, card: int, revoked: int) -> int:
        """The seat on turn lays a card; a full trick goes to its winner."""
        self.out[self.seat] &= ~card
        self.left &= ~card
        self.trick |= card
        lane = _lane(card)
        if self.place == 0:
            self.lead = _SIDE0 << (16 * lane)
        elif not card & self.lead and not revoked:
            self.void[self.seat] |= 1 << _lane(self.lead)
            if lane < 3 and (
                k.void_play == 0 or (k.void_play == 1 and self.winner != self.place - 2)
            ):
                self.void[self.seat] |= 8
        if card & (self.lead | _TRUMP) and card > self.best:
            self.best, self.winner = card, self.place
        if lane == 3:
            self.trumps += 1
        elif lane == 2:
            self.adders += 1
        self.place += 1
        self.seat = (self.seat + 1) & 3
        if self.place == 4:
            self._collect(k)
        return 0

    def _collect(self, k: Kernel) -> int:
        """The trick goes to its winner, who leads."""
        self.seat = (self.seat + self.winner) & 3
        kind = 5 * self.trumps + self.adders
        if self.took < 0:
            self.took, self.tally = self.seat, kind
        self.base[self.seat & 1] += k.points[kind]
        self.booked[self.seat & 1] += k.books[kind]
        self.taken_by |= 1 << self.seat
        self.place = self.winner = self.trumps = self.adders = 0
        self.lead = self.best = self.trick = _NONE
        return 0

    def _finish(self, k: Kernel) -> int:
        """NS's score for the hand over EW's, once all cards are played."""
        self.takers = self.taken_by
        found = 0
        for side in range(2):
            made = self._makes(k, side)
            self.made[side] = made
            score = k.scores[(2 * side + made) * 601 + self.base[side] + 300]
            score -= k.price * k.revoked[side]
            found += -score if side else score
        return found

    def _makes(self, k: Kernel, side: int) -> int:
        """Whether the side has made its bid; 1 where it has none."""
        kind = k.bid[side]
        if kind == 0:
            return 1
        if k.spoils and k.revoked[side]:
            return 0
        if kind == _NIL:
            return 0 if self.taken_by & k.takers_barred[side] else 1
        if kind == _POSH:
            return 1 if self.booked[side] >= k.posh_books else 0
        return 1 if self.base[side] > self.base[1 - side] else 0

    def _choose(self, k: Kernel, hand: int) -> int:
        """A card for the seat on turn, by the kernel's dice; of equal cards the lowest."""
        free = self._free(k, hand)
        if free & (free - 1) == 0:
            return free
        if not self.learned:
            kind = 5 * self.trumps + self.adders
            return k._thumb(free, self.seat, self.place, self.lead, self.best, self.winner, kind)
        low = self._low(free)
        if low & (low - 1) == 0:
            return low
        self._offer(k, hand, low)
        rest = k._roll(self._shares())
        for i in range(self.count):
            rest -= self.share[i]
            if rest < 0:
                return self.card[i]
        return self.card[0]

    def _log_share(self, free: int, card: int) -> int:
        """The logarithm of a card's chance among those offered."""
        total = self._shares()
        best, score, low, high = self.score[0], 0, _NONE, _NONE
        for i in range(self.count):
            best = max(best, self.score[i])
            if self.card[i] <= card and self.card[i] > low:
                low, score = self.card[i], self.score[i]
        for i in range(self.count):
            if self.card[i] > low and (not high or self.card[i] < high):
                high = self.card[i]
        # Equals: from the lowest of the run to below the next run, and in its lane.
        run = free & ~(low - 1) & (_SIDE0 << (16 * _lane(low)))
        if high:
            run &= high - 1
        found = score - best - self.log_of[total >> 13]
        equals = _ones(run >> (16 * _lane(low)))
        return max(_FLOOR, found - self.log_of[equals << 7])

    # --- for people and for learning -------------------------------------------------------------

    def offered(self, k: Kernel) -> list[tuple[int, float, list[int]]]:
        """The choices of the seat on turn: of equal cards the lowest, its chance, what counts.

        What counts: the places among the weights of the numbers whose sum is the card's merit.
        """
        self._begin(k)
        hand = self.out[self.seat]
        free = self._free(k, hand)
        self._offer(k, hand, self._low(free))
        total = self._shares()
        found = []
        for i in range(self.count):
            places = [self.term[12 * i + j] for j in range(self.terms)]
            found.append((self.card[i], 1.0 * self.share[i] / total, places))
        return found
