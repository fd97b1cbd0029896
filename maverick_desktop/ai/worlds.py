"""All deals of the unseen cards that a seat's knowledge allows, counted, so that any can be drawn.

Cards are grouped by the seats that may hold them: those of one seat are placed, those of two or
three are shared out. How many of each group go where is settled first, each way as likely as the
number of deals it stands for, so that every deal is as likely as any other.
"""

from collections.abc import Iterator
from math import comb

import msgspec

from maverick_desktop.core.cards import SUITS, Seat

from .knowledge import Knowledge
from .lanes import Bits, Lanes


class Worlds(msgspec.Struct, frozen=True):
    """The deals that may be. The three other seats are counted 0 to 2, from the left one on."""

    seat: Seat
    hand: Bits
    fixed: tuple[Bits, Bits, Bits]
    """What each of the others holds for certain."""
    pools: tuple[Bits, Bits, Bits, Bits]
    """Cards that may be with 0 or 1, with 0 or 2, with 1 or 2, with any of them."""
    shares: tuple[tuple[int, int, int, int, int], ...]
    """Ways to share them out: how many of the first two pools go to 0, of the third to 1, and of
    the last one to 0 and to 1."""
    upto: tuple[int, ...]
    """By way: how many deals it and those before it stand for."""
    owed: tuple[tuple[int, Bits], ...]
    """Of these cards, one of the others holds at least one. Counted deals may still break it."""

    @property
    def count(self) -> int:
        """How many deals there are, but for what is owed; at most 39! ÷ 13!³, some 8 · 10¹⁶."""
        return self.upto[-1]


def worlds_of(know: Knowledge, lanes: Lanes) -> Worlds:
    """The deals that the knowledge allows: the true one is always among them."""
    seats = (know.seat.left, know.seat.partner, know.seat.right)
    may = [know.may[seat] for seat in seats]
    lone = [may[k] & ~may[k - 1] & ~may[k - 2] for k in range(3)]
    fixed = [know.sure[seat] | only for seat, only in zip(seats, lone, strict=True)]
    placed = fixed[0] | fixed[1] | fixed[2]
    a, b, c = (cards & ~placed for cards in may)
    pools = (a & b & ~c, a & c & ~b, b & c & ~a, a & b & c)
    need = [know.size[seat] - cards.bit_count() for seat, cards in zip(seats, fixed, strict=True)]
    shares, upto, total = [], [], 0
    for share, deals in _ways(need, [pool.bit_count() for pool in pools]):
        total += deals
        shares.append(share)
        upto.append(total)
    owed = tuple(
        (k, lanes.bits(may[k] & know.suits[suit]))
        for k, seat in enumerate(seats)
        for suit in SUITS
        if know.owed[seat] >> suit & 1 and not fixed[k] & know.suits[suit]
    )
    first, second, third = (lanes.bits(cards) for cards in fixed)
    w, x, y, z = (lanes.bits(cards) for cards in pools)
    return Worlds(
        know.seat,
        lanes.bits(know.hand),
        (first, second, third),
        (w, x, y, z),
        tuple(shares),
        tuple(upto),
        owed,
    )


def _ways(
    need: list[int], pools: list[int]
) -> Iterator[tuple[tuple[int, int, int, int, int], int]]:
    """The ways to share pools of these sizes out, with the deals each stands for."""
    ab, ac, bc, abc = pools
    for x in range(ab + 1):
        for y in range(ac + 1):
            u = need[0] - x - y
            if not 0 <= u <= abc:
                continue
            for z in range(bc + 1):
                v = need[1] - (ab - x) - z
                if 0 <= v <= abc - u:
                    deals = comb(ab, x) * comb(ac, y) * comb(bc, z)
                    yield (x, y, z, u, v), deals * comb(abc, u) * comb(abc - u, v)
