# cython: language_level=3, cdivision=True, infer_types=True, annotation_typing=False
"""What speaks for each card of a seat on turn: its merit, learned from the search's own choices.

A card's merit is the sum of seven to eleven numbers, looked up by what its player may know: its own
hand, the cards that are out, the trick, the voids that others have shown, the bids. Chances go by
the power of e (softmax). Numbers are whole, in 64ths of a nat, so that compiled and interpreted,
here and elsewhere, come to the same. C types are in ``merits.pxd``. Where the numbers come from:
``lab.training``.
"""

from math import exp, log

try:
    import cython
except ImportError:
    from maverick_desktop.ai import shim as cython  # type: ignore[no-redef]

if not cython.compiled:
    # The compiler has it from merits.pxd.
    from maverick_desktop.ai.kernel import Kernel

COMPILED = bool(cython.compiled)
"""Whether this is machine code."""

# --- numbers that C would take for Python objects if they stood in the code ----------------------

_NONE = 0
_SIDE0 = 0x000000000000FFFF
_ADDER = 0x0000FFFF00000000
_TRUMP = 0xFFFF000000000000
_DECK = 0x7FFF1FFF1FFF1FFF
_FROM_SIDE1 = 1 << 16
_FROM_ADDER = 1 << 32
_FROM_TRUMP = 1 << 48
_M1 = 0x5555555555555555
_M2 = 0x3333333333333333
_M4 = 0x0F0F0F0F0F0F0F0F
_M8 = 0x001F001F001F001F
# Buckets of a count from 0 to 15: a digit each, the last for 0.
_SIX = 0x5555555555443210
_FIVE = 0x4444444433332110
_FOUR = 0x3333333333332210
_LONG = 0x5555555554433210
_STAGE = 0x3333332221110000
_NIL, _POSH = 1, 3

UNITS = 64
"""How many make a nat."""
_FIRM = 1 << 20
"""The share of the best card."""


def _offsets(first: int, sizes: list[int]) -> list[int]:
    """Where tables of these sizes begin, one after the other from ``first`` on; then their end."""
    found = [first]
    for size in sizes:
        found.append(found[-1] + size)
    return found


_T1, _T2, _T3, _T4, _T5, _T6, _T7 = _offsets(
    1, [180 * 36, 180 * 24, 13 * 3 * 36, 4 * 2 * 3 * 24, 6 * 6 * 36, 6 * 2 * 125]
)
_L1, _L2, _L3, _L4, _L5, _L6, _L7, _OWN_LEAD = _offsets(
    _T7 + 3 * 6 * 24,
    [3 * 24 * 16, 3 * 6 * 36, 3 * 27 * 6, 3 * 125 * 4, 3 * 6 * 16, 3 * 6 * 60, 3 * 6 * 20],
)
_THEIR_LEAD, _OWN_PLACE, _OWN_RANK, _THEIR_PLACE, _THEIR_RANK, SIZE = _offsets(
    _OWN_LEAD + 4 * 288, [5 * 288, 6 * 3 * 24, 6 * 6 * 24, 5 * 6 * 24, 5 * 6 * 24]
)
"""Where each table begins among the weights; their number."""


# --- bits ----------------------------------------------------------------------------------------


def _lengths(cards: int) -> int:
    """How many cards each lane holds, in the lowest bits of the lane."""
    x = cards
    x = x - ((x >> 1) & _M1)
    x = (x & _M2) + ((x >> 2) & _M2)
    x = (x + (x >> 4)) & _M4
    return (x + (x >> 8)) & _M8


def _ones(cards: int) -> int:
    """How many bits are set in 16."""
    x = cards
    x = x - ((x >> 1) & 0x5555)
    x = (x & 0x3333) + ((x >> 2) & 0x3333)
    x = (x + (x >> 4)) & 0x0F0F
    return (x + (x >> 8)) & 31


def _lane(card: int) -> int:
    """The number of the lane that a card lies in: 0, 1 the side suits, 2 adders, 3 trumps."""
    if card >= _FROM_TRUMP:
        return 3
    if card >= _FROM_ADDER:
        return 2
    return 1 if card >= _FROM_SIDE1 else 0


def _in(buckets: int, count: int) -> int:
    """The bucket that a count from 0 to 15 falls in."""
    return cython.cast(cython.longlong, buckets >> (4 * count)) & 15


class Merits:
    """The situation of a seat on turn, its choices and their merits. ``Policy`` fills it in."""

    def __init__(self, weights: list[int] | None = None) -> None:
        """``weights``: ``SIZE`` numbers, −32,768 to 32,767; none: nothing speaks for any card."""
        self.learned = weights is not None
        if not cython.compiled:
            self._clear()
        if weights is not None:
            assert len(weights) == SIZE, len(weights)
            for k in range(len(weights)):
                self.weight[k] = weights[k]
        for k in range(768):
            self.share_of[k] = int(_FIRM * exp(-k / 64.0) + 0.5)
        for k in range(2048):
            self.log_of[k] = int(64 * log((k + 0.5) / 128) + 0.5) if k > 127 else 0

    def _clear(self) -> None:
        """What compiled code begins with by itself: every number 0."""
        self.weight, self.share_of, self.log_of = [0] * 32768, [0] * 768, [0] * 2048
        self.seat = self.place = self.winner = self.trumps = self.adders = self.taken_by = 0
        self.lead = self.best = self.left = self.trick = 0
        self.void = [0] * 4
        self.count = self.terms = 0
        self.card, self.score, self.share, self.term = [0] * 16, [0] * 16, [0] * 16, [0] * 192

    def _shares(self) -> int:
        """Turn merits into shares; their sum."""
        best = self.score[0]
        for i in range(1, self.count):
            best = max(best, self.score[i])
        total = 0
        for i in range(self.count):
            behind = best - self.score[i]
            share = self.share_of[behind] if behind < 768 else 0
            self.share[i] = share
            total += share
        return total

    # --- what a card's merit hangs on ------------------------------------------------------------

    def _free(self, k: Kernel, hand: int) -> int:
        """What the seat on turn may play for nothing."""
        following = hand & self.lead
        if following:
            return following
        if not self.lead or not hand & _TRUMP or (k.void_play == 2 and not k.overtrump):
            return hand
        return k._free(hand, self.lead, self.best, self.winner == self.place - 2)

    def _low(self, free: int) -> int:
        """The lowest of each run of cards that are equal to their holder."""
        gone = _DECK & ~(self.left | self.trick)
        above = free << 1
        # A sum carries a bit through all ranks that are gone, up to the next that is not.
        above = (above & ~gone) | (((above & gone) + gone) & ~gone)
        return free & ~above

    def _offer(self, k: Kernel, hand: int, low: int) -> int:
        """Make these cards of the seat on turn its choices, each with its merit."""
        self.count, self.terms = 0, 7
        if self.place:
            self._follow(k, hand, low)
        else:
            self._open(k, hand, low)
        for i in range(self.count):
            score = 0
            for j in range(self.terms):
                score += self.weight[self.term[12 * i + j]]
            self.score[i] = score
        return 0

    def _state(self, seat: int, lane: int, unseen: int) -> int:
        """Of another seat: 0 it may follow, 1 it cannot and may trump, 2 nor that."""
        void = self.void[seat]
        if not unseen & _TRUMP:
            void |= 8
        if void >> lane & 1 == 0 and unseen & (_SIDE0 << (16 * lane)):
            return 0
        return 2 if lane == 3 or void & 8 else 1

    def _place_of(self, low: int, card: int, lane: int) -> int:
        """Among the choices of its suit: 0 the only one, 1 lowest, 2 between, 3 highest."""
        cards = low & (_SIDE0 << (16 * lane))
        if cards == card:
            return 0
        if not cards & (card - 1):
            return 1
        return 2 if cards & ~(card | (card - 1)) else 3

    def _follow(self, k: Kernel, hand: int, low: int) -> int:
        """The choices of a seat that plays to a trick."""
        place, unseen = self.place, self.left & ~hand
        led = _lane(self.lead)
        suit = led - 1 if led > 1 else 0
        wins = 1 if self.winner == place - 2 else 0
        ruffed = 1 if suit < 2 and self.best >= _FROM_TRUMP else 0
        pot = 0
        if self.adders:
            pot = 4 if self.adders > 1 else 3
        elif self.trumps:
            pot = 2 if self.trumps == place else 1
        state = ((((place - 1) * 3 + suit) * 2 + wins) * 2 + ruffed) * 5 + pot
        coming = 12
        if place == 2:
            coming = 9 + self._state((self.seat + 1) & 3, led, unseen)
        elif place == 1:
            coming = 3 * self._state((self.seat + 1) & 3, led, unseen)
            coming += self._state((self.seat + 2) & 3, led, unseen)
        mine, theirs = _lengths(hand), _lengths(unseen)
        out = self._out(mine, theirs)
        stage = self._stage(mine)
        own, their = self._own_stake(k), self._their_stake(k)
        if own or their:
            self.terms = 11
        rest = low
        while rest:
            card = rest & -rest
            rest ^= card
            lane = _lane(card)
            kind = 4 if lane == 2 else 5
            if lane == led:
                kind = 1 if card > self.best else 0
            elif lane == 3:
                kind = 2 if card > self.best else 3
            at = 16 * lane
            h = _ones(cython.cast(cython.longlong, (unseen & ~(card | (card - 1))) >> at & 0xFFFF))
            many = cython.cast(cython.longlong, theirs >> at & 15)
            length = cython.cast(cython.longlong, mine >> at & 15)
            ranked = 4 * _in(_SIX, h) + _in(_FOUR, many - h)
            placed = 4 * kind + self._place_of(low, card, lane)
            h = _in(_SIX, h)
            j = 12 * self.count
            self.term[j] = _T1 + 36 * state + 6 * kind + h
            self.term[j + 1] = _T2 + 24 * state + placed
            self.term[j + 2] = _T3 + 36 * (3 * coming + suit) + 6 * kind + h
            self.term[j + 3] = _T4 + 24 * ((2 * stage + wins) * 3 + suit) + placed
            length = 6 * _in(_SIX, length) + _in(_LONG, many)
            self.term[j + 4] = _T5 + 36 * length + 6 * kind + h
            self.term[j + 5] = _T6 + 125 * (2 * kind + wins) + out
            self.term[j + 6] = _T7 + 24 * (6 * suit + kind) + ranked
            if self.terms > 7:
                self.term[j + 7] = _OWN_PLACE + 24 * (3 * own + place - 1) + placed
                self.term[j + 8] = _OWN_RANK + 24 * (6 * own + kind) + ranked
                self.term[j + 9] = _THEIR_PLACE + 24 * (6 * their + 2 * place - 2 + wins) + placed
                self.term[j + 10] = _THEIR_RANK + 24 * (6 * their + kind) + ranked
            self.card[self.count] = card
            self.count += 1
        return 0

    def _open(self, k: Kernel, hand: int, low: int) -> int:
        """The choices of a seat that leads."""
        unseen = self.left & ~hand
        mine, theirs = _lengths(hand), _lengths(unseen)
        out = self._out(mine, theirs)
        stage = self._stage(mine)
        trumps = cython.cast(cython.longlong, mine >> 48)
        adders = _in(_FOUR, cython.cast(cython.longlong, mine >> 32 & 15))
        top = hand >> 48
        height = 5
        if top:
            top |= top >> 1
            top |= top >> 2
            top |= top >> 4
            top |= top >> 8
            height = _ones(cython.cast(cython.longlong, unseen >> 48 & ~top))
            height = min(4, height)
        few = cython.cast(cython.longlong, theirs >> 48)
        few = (
            15 * adders
            + 3 * _in(_FIVE, cython.cast(cython.longlong, theirs >> 32 & 15))
            + (0 if few == 0 else 1 if few < 4 else 2)
        )
        held = 5 * adders + _in(_FIVE, trumps)
        own, their = self._own_lead(k), self._their_lead(k)
        if own or their:
            self.terms = 9
        rest, seen, states = low, -1, 0
        while rest:
            card = rest & -rest
            rest ^= card
            lane = _lane(card)
            suit = lane - 1 if lane > 1 else 0
            if lane != seen:
                seen = lane
                states = 9 * self._state((self.seat + 1) & 3, lane, unseen)
                states += 3 * self._state((self.seat + 2) & 3, lane, unseen)
                states += self._state((self.seat + 3) & 3, lane, unseen)
            at = 16 * lane
            h = _ones(cython.cast(cython.longlong, (unseen & ~(card | (card - 1))) >> at & 0xFFFF))
            many = cython.cast(cython.longlong, theirs >> at & 15)
            length = cython.cast(cython.longlong, mine >> at & 15)
            low_bucket = _in(_FOUR, many - h)
            h = _in(_SIX, h)
            where = self._place_of(low, card, lane)
            j = 12 * self.count
            self.term[j] = _L1 + 16 * (24 * suit + 4 * h + low_bucket) + 4 * where + stage
            self.term[j + 1] = _L2 + 6 * (36 * suit + 6 * _in(_SIX, length) + _in(_LONG, many)) + h
            self.term[j + 2] = _L3 + 6 * (27 * suit + states) + h
            self.term[j + 3] = _L4 + 4 * (125 * suit + out) + where
            self.term[j + 4] = _L5 + 16 * (6 * suit + height) + 4 * where + _in(_FOUR, trumps)
            self.term[j + 5] = _L6 + 60 * (6 * suit + h) + few
            self.term[j + 6] = _L7 + 20 * (6 * suit + _in(_SIX, length)) + held
            if self.terms > 7:
                ranked = 96 * suit + 16 * h + 4 * low_bucket + where
                self.term[j + 7] = _OWN_LEAD + 288 * own + ranked
                self.term[j + 8] = _THEIR_LEAD + 288 * their + ranked
            self.card[self.count] = card
            self.count += 1
        return 0

    def _out(self, mine: int, theirs: int) -> int:
        """Adders out, trumps out, and one's own trumps, each in one of five buckets."""
        adders = cython.cast(cython.longlong, theirs >> 32 & 15)
        trumps = cython.cast(cython.longlong, theirs >> 48)
        held = cython.cast(cython.longlong, mine >> 48)
        return 25 * _in(_FIVE, adders) + 5 * _in(_FIVE, trumps) + _in(_FIVE, held)

    def _stage(self, mine: int) -> int:
        """The quarter of the hand, by the cards one holds: 3 the first, 0 the last three tricks."""
        x = mine + (mine >> 32)
        return _in(_STAGE, cython.cast(cython.longlong, (x + (x >> 16)) & 15))

    # --- bids ------------------------------------------------------------------------------------

    def _barred(self, k: Kernel, side: int) -> int:
        """The seats of a side, as bits, that a nil which still stands allows no trick."""
        if k.bid[side] != _NIL or (k.spoils and k.revoked[side]):
            return 0
        barred = k.takers_barred[side]
        return 0 if barred & self.taken_by else barred

    def _own_lead(self, k: Kernel) -> int:
        """Its own side's bid for a leader: 1 its nil, 2 its partner's, 3 posh, 0 none of these."""
        side = self.seat & 1
        if k.bid[side] == _POSH:
            return 3
        barred = self._barred(k, side)
        if barred >> self.seat & 1:
            return 1
        return 2 if barred else 0

    def _their_lead(self, k: Kernel) -> int:
        """The other side's bid for a leader: 1 nil on its left, 2 on its right, 3 both, 4 posh."""
        side = 1 - (self.seat & 1)
        if k.bid[side] == _POSH:
            return 4
        barred = self._barred(k, side)
        left = barred >> ((self.seat + 1) & 3) & 1
        return left + 2 * (barred >> ((self.seat + 3) & 3) & 1)

    def _own_stake(self, k: Kernel) -> int:
        """As above for a follower; 2 to 4: its partner, who must not, has it, is to play, lost."""
        own = self._own_lead(k)
        if own < 2:
            return own
        if own == 3:
            return 5
        if self.winner == self.place - 2:
            return 2
        return 3 if self.place == 1 else 4

    def _their_stake(self, k: Kernel) -> int:
        """For a follower: 1 to 3 one who must not has the trick, is to play, lost it; 4 posh."""
        their = self._their_lead(k)
        if their == 0 or their == 4:
            return their
        barred = self._barred(k, 1 - (self.seat & 1))
        if barred >> ((self.seat - self.place + self.winner) & 3) & 1:
            return 1
        return 2 if self.place < 3 and their & 1 else 3
