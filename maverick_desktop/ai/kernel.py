# cython: language_level=3, cdivision=True, infer_types=True, annotation_typing=False
"""The hot loop of the computer players: a hand on bit boards, play-outs, the exact solver.

Written in Cython's pure-Python mode, with its C types in ``kernel.pxd``: the same file runs
compiled or interpreted, with the same results, dice and node counts. It knows no match, no secret
and no points of its own: rules and tables come in as numbers, which ``lanes.py`` makes from the
core. Its moves are the one permitted second copy of the rules; tests hold them to the core.

Cards are bits of 64: four lanes of 16, the two side suits, then the adder, then the trump suit with
the jokers on top, so that the card that beats is the greater number. Seats are counted S W N E
outside, and clockwise from the leader, as places 0 to 3, within a trick.
"""

try:
    import cython
except ImportError:
    from maverick_desktop.ai import shim as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.cpython.time import monotonic
    from cython.cimports.libc.stdlib import calloc, free
else:
    from time import monotonic

COMPILED = bool(cython.compiled)
"""Whether this is machine code; without a C compiler the file runs as it stands."""

# --- numbers that C would take for Python objects if they stood in the code ----------------------

_NONE = 0
_ALL = 0xFFFFFFFFFFFFFFFF
_SIDE0 = 0x000000000000FFFF
_SIDE1 = 0x00000000FFFF0000
_ADDER = 0x0000FFFF00000000
_TRUMP = 0xFFFF000000000000
_FROM_SIDE1 = 1 << 16
_FROM_ADDER = 1 << 32
_FROM_TRUMP = 1 << 48
_NOT_TOP = 0x7FFF7FFF7FFF7FFF
_M1 = 0x5555555555555555
_M2 = 0x3333333333333333
_M4 = 0x0F0F0F0F0F0F0F0F
_M8 = 0x001F001F001F001F
_MIX1 = 0x9E3779B97F4A7C15
_MIX2 = 0xBF58476D1CE4E5B9

_MOST = 300
"""No side's points for a hand are further from zero."""
_SPAN = 601
_HUGE = 9999
_WORDS = 5
"""Numbers of a table entry: relevant ranks, their owners at three places, both bounds."""
_HEAD = 4
_NIL, _BLIND = 1, 2


# --- bits ----------------------------------------------------------------------------------------


def _masks(count: int) -> list[int]:
    """Memory for so many numbers, all 0."""
    if not cython.compiled:
        return [0] * count
    found = cython.cast(cython.p_ulonglong, calloc(count, 8))
    if not found:
        raise MemoryError
    return found


def _lengths(cards: int) -> int:
    """How many cards each lane holds, in the lowest bits of the lane."""
    x = cards
    x = x - ((x >> 1) & _M1)
    x = (x & _M2) + ((x >> 2) & _M2)
    x = (x + (x >> 4)) & _M4
    return (x + (x >> 8)) & _M8


def _count(cards: int) -> int:
    x = _lengths(cards)
    x = x + (x >> 32)
    return cython.cast(cython.longlong, (x + (x >> 16)) & 63)


def _lane(card: int) -> int:
    """The lane that a card lies in."""
    if card >= _FROM_TRUMP:
        return _TRUMP
    if card >= _FROM_ADDER:
        return _ADDER
    return _SIDE1 if card >= _FROM_SIDE1 else _SIDE0


def _tally(card: int, lead: int) -> int:
    """What a card adds to the tally of a trick: 5 a trump, 1 an adder, 32 one of the suit led."""
    kind = 5 if card >= _FROM_TRUMP else 1 if card & _ADDER else 0
    return kind + 32 if card & lead else kind


def _by_rank(lead: int, best: int, tally: int) -> int:
    """The ranks that made ``best`` win: none if it was the only card of its suit."""
    if best >= _FROM_TRUMP:
        return _TRUMP & ~(best - 1) if tally & 31 > 9 else 0
    return lead & ~(best - 1) if tally > 63 else 0


def _without(cards: int, gone: int) -> int:
    """The cards once ``gone`` is out of the game: those above it in its lane move down."""
    above = cards & _lane(gone) & ~(gone | (gone - 1))
    return (cards & ~(above | gone)) | (above >> 1)


def _with(ranks: int, back: int) -> int:
    """The relevant ranks, told before ``back`` went out of the game; the other way round."""
    lane = _lane(back)
    above = ranks & lane & ~(back - 1)
    # Ranks are relevant from some rank up: with one below it, the card itself is among them.
    among = back if ranks & lane & (back - 1) else 0
    return (ranks & ~above) | (((above & _NOT_TOP) << 1) & lane) | among


class Kernel:
    """One hand under one set of rules: played, played out at random, and solved.

    Not for two threads at a time. Set rules, then bids, then a position; each stays until set anew.
    ``held``, ``leader``, ``trick``, ``placed``, ``base``, ``booked``, ``revoked``, ``takers``: the
    position after all that was played. ``nodes``: what the last solving searched.
    """

    def __init__(self, table_bits: int = 16) -> None:
        """``table_bits``: the solver remembers about 2 to this power positions; 10 to 24."""
        bits = min(24, max(10, table_bits))
        self.head_bits = bits - 2
        self.room = (1 << bits) * _WORDS
        self.heads = _masks((1 << self.head_bits) * _HEAD)
        self.entries = _masks(self.room)
        self.epoch = self.dice = 1
        if not cython.compiled:
            self._blank()

    def _blank(self) -> None:
        """What compiled code begins with by itself: every number 0."""
        self.points, self.books, self.richest = [0] * 25, [0] * 25, [0] * 3584
        self.void_play = self.price = self.posh_books = 0
        self.overtrump = self.priced = self.spoils = self.bidding = False
        self.bid, self.takers_barred, self.scores = [0] * 2, [0] * 2, [0] * 2404
        self.held, self.trick, self.out = [0] * 4, [0] * 4, [0] * 4
        self.leader = self.placed = self.winner = self.tally = self.takers = 0
        self.base, self.booked, self.revoked = [0] * 2, [0] * 2, [0] * 2
        self.hand, self.card, self.led_by = [0] * 60, [0] * 60, [0] * 15
        self.move, self.merit, self.origin = [0] * 960, [0] * 960, [0] * 64
        self.left = self.relevant = self.nodes = self.most_nodes = self.used = self.keys = 0
        self.until, self.stopped = 0.0, 0

    def __dealloc__(self) -> None:
        """Give the memory back; called by compiled code alone."""
        if cython.compiled:
            free(self.heads)
            free(self.entries)

    # --- rules, bids, position -------------------------------------------------------------------

    def set_rules(
        self,
        points: list[int],
        books: list[int],
        richest: list[int],
        void_play: int,
        overtrump: bool,
        revoke_price: int,
    ) -> None:
        """Points and whether it is a book, by 5 × trumps + adders of a trick; how cards may fall.

        ``void_play``: 0 must trump, 1 unless the partner wins, 2 free. ``revoke_price``: −1 where a
        revoke is forbidden. ``richest``: by 256 × tricks + 16 × trumps + adders left, the most that
        the points of those tricks can come to, each taken without its sign.
        """
        for k in range(25):
            self.points[k] = points[k]
            self.books[k] = books[k]
        for k in range(3584):
            self.richest[k] = richest[k]
        self.void_play = void_play
        self.overtrump = overtrump
        self.priced = revoke_price >= 0
        self.price = max(0, revoke_price)
        self.forget()

    def set_bids(
        self,
        kinds: list[int],
        takers_barred: list[int],
        posh_books: int,
        spoils: bool,
        scores: list[int],
    ) -> None:
        """Both sides' bids and what they come to.

        ``kinds``: 0 none, 1 nil, 2 blind, 3 posh. ``takers_barred``: the seats, as bits, that a nil
        allows no trick. ``scores``: by side, not made or made, and points + 300, before penalties.
        """
        for k in range(2):
            self.bid[k] = kinds[k]
            self.takers_barred[k] = takers_barred[k]
        for k in range(4 * _SPAN):
            self.scores[k] = scores[k]
        self.posh_books = posh_books
        self.spoils = spoils
        plain = self.scores[2 * _SPAN - 1] == _MOST and self.scores[4 * _SPAN - 1] == _MOST
        self.bidding = kinds[0] != 0 or kinds[1] != 0 or not plain
        self.forget()

    def set_position(
        self,
        hands: list[int],
        leader: int,
        trick: list[int],
        base: list[int],
        books: list[int],
        revokes: list[int],
        takers: int,
    ) -> None:
        """Hands by seat, without the cards of ``trick``, which ``leader`` led; the score so far.

        ``takers``: the seats, as bits, that have taken a trick.
        """
        for k in range(4):
            self.held[k] = hands[k]
        self.leader = leader
        self.placed = self.winner = self.tally = 0
        for card in trick:
            self._put(card)
        for k in range(2):
            self.base[k], self.booked[k], self.revoked[k] = base[k], books[k], revokes[k]
        self.takers = takers

    def score(self) -> tuple[int, int]:
        """Both sides' scores for the hand as if it ended now."""
        return self._score(0), self._score(1)

    def _score(self, side: int) -> int:
        kind = self.bid[side]
        made = 1
        if kind:
            if self.spoils and self.revoked[side]:
                made = 0
            elif kind == _NIL:
                made = 0 if self.takers & self.takers_barred[side] else 1
            elif kind == _BLIND:
                made = 1 if self.base[side] > self.base[1 - side] else 0
            else:
                made = 1 if self.booked[side] >= self.posh_books else 0
        result = self.scores[(2 * side + made) * _SPAN + self.base[side] + _MOST]
        return result - self.price * self.revoked[side]

    # --- moves -----------------------------------------------------------------------------------

    def _free(self, hand: int, lead: int, best: int, partner_wins: bool) -> int:
        """The cards that may be played for nothing; ``lead`` is the led lane, 0 for the leader."""
        following = hand & lead
        if following:
            return following
        obeying = hand & _TRUMP
        if not lead or not obeying:
            return hand
        if self.overtrump and best >= _FROM_TRUMP:
            higher = obeying & ~(best | (best - 1))
            if higher:
                obeying = higher
        if self.void_play == 0 or (self.void_play == 1 and not partner_wins):
            return obeying
        return (hand & ~_TRUMP) | obeying

    def legal(self) -> tuple[int, int]:
        """The cards that the seat on turn may play for nothing, and for the price of a revoke."""
        hand = self.held[(self.leader + self.placed) & 3]
        if self.placed == 0:
            return hand, 0
        lead, wins = _lane(self.trick[0]), self.trick[self.winner]
        free = self._free(hand, lead, wins, self.winner == self.placed - 2)
        return free, hand & ~lead if self.priced and hand & lead else 0

    def play(self, card: int) -> int:
        """The seat on turn plays a card, which must be legal; a full trick goes to its winner."""
        seat = (self.leader + self.placed) & 3
        if self.placed:
            lead = _lane(self.trick[0])
            if self.held[seat] & lead and not card & lead:
                self.revoked[seat & 1] += 1
        self.held[seat] &= ~card
        self._put(card)
        if self.placed == 4:
            self.leader = (self.leader + self.winner) & 3
            self._credit(self.leader, self.tally & 31)
            self.placed = self.winner = self.tally = 0
        return 0

    def _put(self, card: int) -> int:
        """Lay a card to the trick in progress."""
        lead = _lane(self.trick[0] if self.placed else card)
        if card & (lead | _TRUMP) and card > self.trick[self.winner]:
            self.winner = self.placed
        self.trick[self.placed] = card
        self.tally += _tally(card, lead)
        self.placed += 1
        return 0

    def _credit(self, seat: int, kind: int) -> int:
        self.base[seat & 1] += self.points[kind]
        self.booked[seat & 1] += self.books[kind]
        self.takers |= 1 << seat
        return 0

    # --- play-outs -------------------------------------------------------------------------------

    def playouts(self, count: int, thumb: bool, seed: int) -> tuple[int, int]:
        """NS's score for the hand over EW's, summed over so many play-outs, and its squares' sum.

        Uniformly random, or by a rule of ``thumb``; nobody revokes. The same seed plays the same.
        """
        total = cython.cast(cython.longlong, 0)
        squares = cython.cast(cython.longlong, 0)
        rounds = cython.cast(cython.longlong, count)
        by_thumb = cython.cast(cython.bint, thumb)
        self._seed(seed & 0xFFFFFFFF)
        with cython.nogil:
            for _ in range(rounds):
                diff = self._playout(by_thumb)
                total += diff
                squares += diff * diff
        return total, squares

    def _seed(self, seed: int) -> int:
        self.dice = ((seed + 1) * _MIX1) & _ALL
        for _ in range(4):
            self._roll(2)
        return 0

    def _roll(self, sides: int) -> int:
        """A number below ``sides``, which are at most 64 (xorshift)."""
        x = self.dice
        x ^= (x << 13) & _ALL
        x ^= x >> 7
        x ^= (x << 17) & _ALL
        self.dice = x
        return cython.cast(cython.longlong, ((x >> 32) * sides) >> 32)

    def _any(self, cards: int) -> int:
        """One of the cards, each as likely as the others."""
        if cards & (cards - 1) == 0:
            return cards
        k = self._roll(_count(cards))
        while k > 0:
            cards &= cards - 1
            k -= 1
        return cards & -cards

    def _playout(self, thumb: bool) -> int:
        """One play-out from the position, which stays; NS's score over EW's."""
        base0, base1, booked0, booked1 = self.base[0], self.base[1], self.booked[0], self.booked[1]
        takers, leader = self.takers, self.leader
        place, winner, tally = self.placed, self.winner, self.tally & 31
        lead = _lane(self.trick[0]) if place else _NONE
        best = self.trick[winner] if place else _NONE
        for k in range(4):
            self.out[k] = self.held[k]
        while place or self.out[leader]:
            seat = (leader + place) & 3
            free = self._free(self.out[seat], lead, best, winner == place - 2)
            if not thumb:
                card = self._any(free)
            elif free & (free - 1) == 0:
                card = free
            else:
                card = self._thumb(free, seat, place, lead, best, winner, tally)
            self.out[seat] &= ~card
            if place == 0:
                lead = _lane(card)
            if card & (lead | _TRUMP) and card > best:
                best, winner = card, place
            tally += _tally(card, 0)
            place += 1
            if place == 4:
                leader = (leader + winner) & 3
                self._credit(leader, tally)
                place = winner = tally = 0
                lead = best = _NONE
        diff = self._score(0) - self._score(1)
        self.base[0], self.base[1] = base0, base1
        self.booked[0], self.booked[1] = booked0, booked1
        self.takers = takers
        return diff

    def _thumb(
        self, free: int, seat: int, place: int, lead: int, best: int, winner: int, tally: int
    ) -> int:
        """What a rule of thumb plays, of two cards or more."""
        barred = 0
        if self.bid[seat & 1] == _NIL:
            barred = (self.takers_barred[seat & 1] & ~self.takers) >> seat & 1
        if place == 0:
            return self._thumb_leads(free, barred)
        winning = free & (lead | _TRUMP) & ~(best | (best - 1))
        losing = free & ~winning
        if barred:
            return self._top(losing) if losing else winning & -winning
        # As if all that are to come follow suit.
        kind = tally
        if lead == _TRUMP:
            kind += 5 * (4 - place)
        elif lead == _ADDER:
            kind += 4 - place
        if self.points[kind] <= 0:
            if not losing:
                return self._top(winning) if place == 3 else winning & -winning
            if winner != place - 2 and losing & ~_ADDER:
                losing &= ~_ADDER
            return self._top(losing & _lane(self._any(losing)))
        if winner == place - 2:
            if losing & _ADDER and not free & lead:
                return self._top(losing & _ADDER)
            return losing & -losing if losing else winning & -winning
        # An opponent has it: take it, cheaply if nobody follows who could take it back.
        if winning & lead:
            winning &= lead
            return winning & -winning if place == 3 else self._top(winning)
        if winning and (tally % 5 or lead == _ADDER or not losing):
            return winning & -winning
        if losing & ~_ADDER:
            losing &= ~_ADDER
        return losing & -losing if losing else winning & -winning

    def _thumb_leads(self, free: int, barred: int) -> int:
        """A suit at random, long ones more often: trumps low, adders high, others either way."""
        cards = free & _lane(self._any(free))
        if barred or cards & _TRUMP or not (cards & _ADDER or self._roll(2)):
            return cards & -cards
        return self._top(cards)

    def _top(self, cards: int) -> int:
        """The highest of some cards."""
        while cards & (cards - 1):
            cards &= cards - 1
        return cards

    # --- the solver's table ----------------------------------------------------------------------

    def forget(self) -> int:
        """Empty the solver's table, so that node counts do not hang on what was solved before."""
        self.epoch += 1
        self.used = self.keys = 0
        return 0

    def _find(self, key: int, account: int) -> int:
        """Where the head of these lengths stands, or the empty place where it would."""
        x = (key ^ (account * _MIX2)) & _ALL
        x = ((x ^ (x >> 29)) * _MIX1) & _ALL
        at = cython.cast(cython.longlong, x >> (64 - self.head_bits))
        last = (1 << self.head_bits) - 1
        while self.heads[_HEAD * at + 3] >> 32 == self.epoch and (
            self.heads[_HEAD * at] != key or self.heads[_HEAD * at + 1] != account
        ):
            at = (at + 1) & last
        return _HEAD * at

    def _keep(self, key: int, account: int, level: int, value: int, is_low: bool) -> int:
        """Remember that the position is worth at least, or at most, ``value``."""
        ranks = self.relevant
        at = 4 * level
        own0, own1, own2 = (
            self.hand[at] & ranks,
            self.hand[at + 1] & ranks,
            self.hand[at + 2] & ranks,
        )
        head = self._find(key, account)
        count = room = start = cython.cast(cython.longlong, 0)
        if self.heads[head + 3] >> 32 == self.epoch:
            count = cython.cast(cython.longlong, self.heads[head + 3] & 0xFFFF)
            room = cython.cast(cython.longlong, self.heads[head + 3] >> 16 & 0xFFFF)
            start = cython.cast(cython.longlong, self.heads[head + 2])
            e = start
            while e < start + count * _WORDS:
                if (
                    self.entries[e] == ranks
                    and self.entries[e + 1] == own0
                    and self.entries[e + 2] == own1
                    and self.entries[e + 3] == own2
                ):
                    return self._tighten(e, value, is_low)
                e += _WORDS
        if count == room:
            room = 2 * room if room else 2
            if (
                room > 32768
                or self.used + room * _WORDS > self.room
                or 4 * self.keys >= 3 << self.head_bits
            ):
                self.forget()
                head = self._find(key, account)
                count, room = 0, 2
            for e in range(count * _WORDS):
                self.entries[self.used + e] = self.entries[start + e]
            start = self.used
            self.used += room * _WORDS
            if count == 0:
                self.keys += 1
            self.heads[head], self.heads[head + 1] = key, account
            self.heads[head + 2] = start
        e = start + count * _WORDS
        self.heads[head + 3] = self.epoch << 32 | room << 16 | (count + 1)
        self.entries[e] = ranks
        self.entries[e + 1], self.entries[e + 2], self.entries[e + 3] = own0, own1, own2
        self.entries[e + 4] = (10000 - _HUGE) | (10000 + _HUGE) << 16
        return self._tighten(e, value, is_low)

    def _tighten(self, e: int, value: int, is_low: bool) -> int:
        bounds = self.entries[e + 4]
        low = cython.cast(cython.longlong, bounds & 0xFFFF) - 10000
        high = cython.cast(cython.longlong, bounds >> 16) - 10000
        if is_low:
            low = max(low, value)
        else:
            high = min(high, value)
        self.entries[e + 4] = (low + 10000) | (high + 10000) << 16
        return 0

    # --- the exact solver ------------------------------------------------------------------------
    # Values are those of the side that leads the trick at hand, against the other side.

    def _account(self, level: int) -> int:
        """All that a bid's outcome hangs on beside the cards to come."""
        x = cython.cast(cython.ulonglong, self.base[0] + _MOST)
        x = x << 10 | (self.base[1] + _MOST)
        x = x << 8 | self.booked[0] << 4 | self.booked[1]
        x = x << 12 | self.revoked[0] << 6 | self.revoked[1]
        return x << 6 | self.takers << 2 | self.led_by[level]

    def _trick(self, level: int, beta: int) -> int:
        """A bound of the rest's worth: a lower one if it is at least ``beta``, else an upper one.

        ``relevant`` then holds the ranks whose owners it hangs on.
        """
        tricks = self.left - level
        if tricks == 0:
            self.relevant = 0
            if not self.bidding:
                return 0
            value = self._score(0) - self._score(1)
            return -value if self.led_by[level] & 1 else value
        at = 4 * level
        h0, h1, h2, h3 = self.hand[at], self.hand[at + 1], self.hand[at + 2], self.hand[at + 3]
        n0, n1, n2, n3 = _lengths(h0), _lengths(h1), _lengths(h2), _lengths(h3)
        if not self.bidding:
            sums = n0 + n1 + n2 + n3
            most = self.richest[
                tricks * 256
                + cython.cast(cython.longlong, sums >> 48) * 16
                + cython.cast(cython.longlong, sums >> 32 & 31)
            ]
            if most < beta or -most >= beta:
                self.relevant = 0
                return most if most < beta else -most
        if tricks == 1:
            return self._last(level)
        key = n0 | n1 << 4 | n2 << 8 | n3 << 12
        account = self._account(level) if self.bidding else 0
        head = self._find(key, account)
        if self.heads[head + 3] >> 32 == self.epoch:
            e = cython.cast(cython.longlong, self.heads[head + 2])
            end = e + cython.cast(cython.longlong, self.heads[head + 3] & 0xFFFF) * _WORDS
            while e < end:
                ranks = self.entries[e]
                if (
                    h0 & ranks == self.entries[e + 1]
                    and h1 & ranks == self.entries[e + 2]
                    and h2 & ranks == self.entries[e + 3]
                ):
                    bounds = self.entries[e + 4]
                    value = cython.cast(cython.longlong, bounds & 0xFFFF) - 10000
                    if value >= beta:
                        self.relevant = ranks
                        return value
                    value = cython.cast(cython.longlong, bounds >> 16) - 10000
                    if value < beta:
                        self.relevant = ranks
                        return value
                e += _WORDS
        value = self._place(level, 0, beta, 0, 0, 0, 0)
        if not self.stopped:
            ranks = self.relevant
            self._keep(key, account, level, value, value >= beta)
            self.relevant = ranks
        return value

    def _last(self, level: int) -> int:
        """The last trick, where everybody has one card left."""
        best = self.hand[4 * level]
        lead, winner, tally = _lane(best), 0, 0
        for k in range(4):
            card = self.hand[4 * level + k]
            tally += _tally(card, lead)
            if card & (lead | _TRUMP) and card > best:
                best, winner = card, k
        value = self.points[tally & 31]
        if self.bidding:
            value = self._banked(level, (self.led_by[level] + winner) & 3, tally & 31, 0)
        self.relevant = _by_rank(lead, best, tally)
        return -value if winner & 1 else value

    def _banked(self, level: int, seat: int, kind: int, beta: int) -> int:
        """With bids: the rest once ``seat`` has taken such a trick, for the seat's own side."""
        base = self.base[seat & 1]
        booked = self.booked[seat & 1]
        takers = self.takers
        self._credit(seat, kind)
        self.led_by[level + 1] = seat
        value = self._trick(level + 1, beta)
        self.base[seat & 1], self.booked[seat & 1] = base, booked
        self.takers = takers
        return value

    def _finish(self, level: int, beta: int, lead: int, best: int, winner: int, tally: int) -> int:
        """The worth of a full trick and of what comes after it."""
        at = 4 * level
        a, b, c, d = self.card[at], self.card[at + 1], self.card[at + 2], self.card[at + 3]
        # The highest goes first, so that the places of the others still hold.
        if a < b:
            a, b = b, a
        if c < d:
            c, d = d, c
        if a < c:
            a, c = c, a
        if b < d:
            b, d = d, b
        if b < c:
            b, c = c, b
        for k in range(4):
            place = (winner + k) & 3
            x = self.hand[at + place] & ~self.card[at + place]
            x = _without(_without(_without(_without(x, a), b), c), d)
            self.hand[at + 4 + k] = x
        kind = tally & 31
        points = 0 if self.bidding else self.points[kind]
        wanted = 1 - beta - points if winner & 1 else beta - points
        if self.bidding:
            value = self._banked(level, (self.led_by[level] + winner) & 3, kind, wanted)
        else:
            value = points + self._trick(level + 1, wanted)
        x = _with(_with(_with(_with(self.relevant, d), c), b), a)
        self.relevant = x | _by_rank(lead, best, tally)
        return -value if winner & 1 else value

    def _place(
        self, level: int, place: int, beta: int, lead: int, best: int, winner: int, tally: int
    ) -> int:
        """The player at ``place`` of the trick chooses; a bound as ``_trick`` gives it."""
        self.nodes += 1
        if self.nodes > self.most_nodes or (
            self.nodes & 1023 == 0 and self.until > 0 and monotonic() > self.until
        ):
            self.stopped = 1
            return 0
        at = 4 * level + place
        hand = self.hand[at]
        free = self._free(hand, lead, best, winner == place - 2)
        paid = lawful = _NONE
        if hand & lead:
            paid = hand & ~lead if self.priced else _NONE
        elif lead and hand & _TRUMP:
            # What is legal may hang on who is winning by rank.
            if self.overtrump and best >= _FROM_TRUMP:
                lawful = _TRUMP & ~(best - 1)
            elif self.void_play == 1 and place > 1:
                lawful = _by_rank(lead, best, tally)
        # Of neighbours in one hand the lowest stands for all.
        moves = (free | paid) & ~(hand << 1)
        count = self._sorted(level, place, moves, paid, lead, best, winner, tally)
        wins = 1 - (place & 1)
        side = (self.led_by[level] + place) & 1
        found = -_HUGE if wins else _HUGE
        ranks = lawful
        for k in range(count):
            card = self.move[16 * at + k]
            self.card[at] = card
            price = 0
            if card & paid:
                if self.bidding:
                    self.revoked[side] += 1
                else:
                    price = self.price if wins else -self.price
            value = self._after(level, place, beta + price, lead, best, winner, tally) - price
            if card & paid and self.bidding:
                self.revoked[side] -= 1
            if self.stopped:
                return 0
            if (1 if value >= beta else 0) == wins:
                self.relevant |= lawful
                return value
            ranks |= self.relevant
            found = max(found, value) if wins else min(found, value)
        # All moves were needed. That the lowest of a run stood for the others is only true where
        # the whole run is the player's.
        best = ranks & ~((ranks & _NOT_TOP) << 1) & hand
        while best:
            best = (best >> 1) & hand
            ranks |= best
        self.relevant = ranks
        return found

    def _after(
        self, level: int, place: int, beta: int, lead: int, best: int, winner: int, tally: int
    ) -> int:
        """The worth once the player at ``place`` has put down a card."""
        card = self.card[4 * level + place]
        if place == 0:
            lead = _lane(card)
        if card & (lead | _TRUMP) and card > best:
            best, winner = card, place
        tally += _tally(card, lead)
        if place == 3:
            return self._finish(level, beta, lead, best, winner, tally)
        return self._place(level, place + 1, beta, lead, best, winner, tally)

    def _sorted(
        self,
        level: int,
        place: int,
        moves: int,
        paid: int,
        lead: int,
        best: int,
        winner: int,
        tally: int,
    ) -> int:
        """Put the moves in order, the most promising first; how many there are."""
        first, count = 16 * (4 * level + place), 0
        while moves:
            card = moves & -moves
            moves ^= card
            merit = 0
            if moves or count:
                merit = self._promise(level, place, card, lead, best, winner, tally)
                if card & paid:
                    merit -= 16 * self.price
            k = first + count
            while k > first and self.merit[k - 1] < merit:
                self.move[k], self.merit[k] = self.move[k - 1], self.merit[k - 1]
                k -= 1
            self.move[k], self.merit[k] = card, merit
            count += 1
        return count

    def _promise(
        self, level: int, place: int, card: int, lead: int, best: int, winner: int, tally: int
    ) -> int:
        """An estimate of the trick for the player's side if ``card`` is played to it, times 16."""
        if place == 0:
            lead = _lane(card)
        if card & (lead | _TRUMP) and card > best:
            best, winner = card, place
        tally = (tally + _tally(card, 0)) & 31
        follows = _tally(lead & -lead, 0)
        high, low, high_by, low_by = best, best, winner, winner
        for k in range(place + 1, 4):
            reach = self.hand[4 * level + k] & lead
            if reach:
                tally += follows
            else:
                reach = self.hand[4 * level + k] & _TRUMP
                if not reach or (self.void_play and tally % 5 == 0):
                    continue
                tally += 5
            if reach > high:
                high, high_by = reach, k
            reach &= -reach
            if reach > low:
                low, low_by = reach, k
        value = self.points[tally]
        # A trick that pays goes to whoever can reach highest, a dear one to whoever cannot duck.
        if (high_by if value > 0 else low_by) & 1 != place & 1:
            value = -value
        return 16 * value - (2 if card & _TRUMP else 0)

    # --- solving the position --------------------------------------------------------------------

    def _enter(self) -> int:
        """Make the position level 0: only cards in play, their ranks without gaps."""
        to, one = 0, cython.cast(cython.ulonglong, 1)
        for place in range(4):
            self.hand[place] = self.card[place] = 0
        for k in range(64):
            if k & 15 == 0:
                to = k
            bit, placed = one << k, one << to
            for place in range(4):
                if self.held[(self.leader + place) & 3] & bit:
                    self.hand[place] |= placed
                    self.origin[to] = bit
                    to += 1
                elif place < self.placed and self.trick[place] == bit:
                    self.card[place] = placed
                    to += 1
        self.left = _count(self.held[(self.leader + self.placed) & 3])
        self.led_by[0] = self.leader
        return 0

    def _bound(self, card: int, beta: int) -> int:
        """A bound as ``_trick`` gives it, once ``card`` is played; with 0, of any card."""
        if self.placed == 0 and not card:
            return self._trick(0, beta)
        place, winner, tally = self.placed, self.winner, self.tally
        lead = _lane(self.card[0]) if place else _NONE
        best = self.card[winner] if place else _NONE
        if card:
            self.card[place] = card
            return self._after(0, place, beta, lead, best, winner, tally)
        return self._place(0, place, beta, lead, best, winner, tally)

    def _worth(self, card: int, guess: int) -> int:
        """The exact worth, by null windows from a guess on."""
        low, high, value = -_HUGE, _HUGE, guess
        while low < high and not self.stopped:
            beta = max(value, low + 1)
            value = self._bound(card, beta)
            if value >= beta:
                low = value
            else:
                high = value
        return value

    def _begin(self, nodes: int, seconds: float) -> int:
        """Set out on solving; what play-outs make of the rest for the side that leads."""
        self.nodes, self.most_nodes, self.stopped = 0, nodes, 0
        self.until = monotonic() + seconds if seconds > 0 else 0.0
        self._enter()
        self._seed(4711)
        total = 0
        for _ in range(24):
            total += self._playout(True)
        # Division rounds alike in every language from zero up.
        mean = (total + 24 * _HUGE) // 24 - _HUGE
        if not self.bidding:
            mean -= self._score(0) - self._score(1)
        return -mean if self.leader & 1 else mean

    def solve(self, nodes: int = 1 << 60, seconds: float = 0.0) -> int | None:
        """NS's score for the hand over EW's when all four see every card and play their best.

        The match does not end before the hand does. None if so many nodes, or seconds if more than
        0, were not enough.
        """
        most = cython.cast(cython.longlong, nodes)
        time = cython.cast(cython.double, seconds)
        with cython.nogil:
            value = self._begin(most, time)
            value = self._worth(0, value)
        return None if self.stopped else self._told(value)

    def solve_cards(self, nodes: int = 1 << 60, seconds: float = 0.0) -> list[tuple[int, int]]:
        """The same for every card that the seat on turn may play, in ascending order.

        Empty if the budget was not enough, or nobody has a card left.
        """
        most = cython.cast(cython.longlong, nodes)
        time = cython.cast(cython.double, seconds)
        value, one = 0, cython.cast(cython.ulonglong, 1)
        free, paid = self.legal()
        lawful = free | paid
        side = (self.leader + self.placed) & 1
        found: list[tuple[int, int]] = []
        with cython.nogil:
            guess = self._begin(most, time)
        hand = self.hand[self.placed]
        for k in range(64):
            bit = one << k
            if not hand & bit or not self.origin[k] & lawful:
                continue
            if not found or not hand & (bit >> 1) or not self.origin[k - 1] & lawful:
                price = 0
                if self.origin[k] & paid:
                    self.revoked[side] += 1
                    price = 0 if self.bidding else -self.price if self.placed & 1 else self.price
                with cython.nogil:
                    value = self._worth(bit, guess + price)
                if self.origin[k] & paid:
                    self.revoked[side] -= 1
                value -= price
                guess = value
            if self.stopped:
                return []
            found.append((self.origin[k], self._told(value)))
        return found

    def _told(self, value: int) -> int:
        """What the leader's side gains from now on, as NS's score for the hand over EW's."""
        told = -value if self.leader & 1 else value
        if self.bidding:
            return told
        return told + self._score(0) - self._score(1)
