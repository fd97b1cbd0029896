"""What can still be: trumps and adders of the next trick, and the totals of a whole hand.

The 52 dealt cards hold a known number of trumps and adders (RULES.md section 7), thirteen tricks of
four cards take them all, and nothing else is used here. Which seat could hold what is not asked.
"""

from functools import lru_cache
from typing import Final, TypeAlias

import msgspec

from .rules import Rules
from .scoring import is_book, trick_points
from .turned import Dealt

TRICKS: Final = 13
CARDS: Final = 4
"""Cards in a trick."""


class PadRoom(msgspec.Struct, frozen=True):
    """What the next trick may hold."""

    fits: frozenset[tuple[int, int]] = frozenset()
    """Each possible pair of trumps and adders; empty when no trick can be entered."""
    trumps_left: int = 0
    """The trumps that may fall from now on."""
    adders_left: int = 0

    @property
    def trumps(self) -> tuple[int, ...]:
        """The numbers of trumps that some trick may have, rising."""
        return tuple(sorted({trumps for trumps, _ in self.fits}))

    @property
    def adders(self) -> tuple[int, ...]:
        """The numbers of adders that some trick may have, rising."""
        return tuple(sorted({adders for _, adders in self.fits}))

    def adders_with(self, trumps: int) -> tuple[int, ...]:
        """The numbers of adders that a trick with so many trumps may have, rising."""
        return tuple(sorted(adders for with_, adders in self.fits if with_ == trumps))

    def trumps_with(self, adders: int) -> tuple[int, ...]:
        """The numbers of trumps that a trick with so many adders may have, rising."""
        return tuple(sorted(trumps for trumps, with_ in self.fits if with_ == adders))

    def allows(self, trumps: int, adders: int) -> bool:
        """Whether the next trick may hold just so many of each."""
        return (trumps, adders) in self.fits


NO_ROOM: Final = PadRoom()
"""No trick can be entered now."""

_MOST: Final = (15, 13)
"""More trumps and adders are never dealt."""

_CONTENTS: Final = tuple(
    (trumps, adders) for trumps in range(CARDS + 1) for adders in range(CARDS + 1 - trumps)
)
"""What a trick may hold of trumps and adders."""


def room_left(dealt: Dealt, fallen: Dealt, tricks: int, exact: bool) -> PadRoom:
    """What the trick after ``tricks`` of them may hold, when so many trumps and adders have fallen.

    ``exact``: the tricks after it have to hold every trump and adder that is left. Without it
    ``dealt`` is only the most that can have been dealt, and fewer may turn up.
    """
    left = dealt[0] - fallen[0], dealt[1] - fallen[1]
    least = sum(left) - CARDS * (TRICKS - 1 - tricks) if exact else 0
    fits = frozenset(
        (trumps, adders)
        for trumps, adders in _CONTENTS
        if trumps <= left[0] and adders <= left[1] and trumps + adders >= least
    )
    return PadRoom(fits, *left)


# --- totals --------------------------------------------------------------------------------------


class Share(msgspec.Struct, frozen=True):
    """What is known of one side's part in a hand that is entered by its totals."""

    base: int | None = None
    """The points of its tricks; None is any."""
    tricks: tuple[int, int] = (0, TRICKS)
    """The fewest and the most tricks it can have won."""
    books: tuple[int, int] = (0, TRICKS)
    """The fewest and the most books."""


ANY_SHARE: Final = Share()


def can_be_shared(rules: Rules, dealt: frozenset[Dealt], ours: Share, theirs: Share) -> bool:
    """Whether some thirteen tricks, with one of these numbers of trumps and adders, fall so."""
    limit = max(_limit(ours), _limit(theirs))
    worths = _worths(rules)
    heaps, worst = _heaps(worths, limit), _worst(worths)
    for tricks, heap in enumerate(heaps):
        won = _kinds(heap, tricks, ours, worst)
        lost = _kinds(heaps[TRICKS - tricks], TRICKS - tricks, theirs, worst)
        if any(
            (all_trumps - trumps, all_adders - adders) in lost
            for trumps, adders in won
            for all_trumps, all_adders in dealt
        ):
            return True
    return False


def _limit(share: Share) -> int:
    """How far books have to be counted to know whether a share has enough, or too many."""
    fewest, most = share.books
    return fewest if most >= TRICKS else most + 1


_Worth: TypeAlias = tuple[int, int, int, bool]
"""Trumps and adders of a trick, its points, and whether it is a book."""

_Heap: TypeAlias = dict[tuple[int, int, int], int]
"""Trumps, adders and books of some tricks → their possible points, as bits.

Bit ``b`` of k tricks stands for ``b`` points more than the worst k tricks there are.
"""


def _worths(rules: Rules) -> tuple[_Worth, ...]:
    return tuple(
        (trumps, adders, trick_points(rules, trumps, adders)[0], is_book(rules, adders))
        for trumps, adders in _CONTENTS
    )


def _worst(worths: tuple[_Worth, ...]) -> int:
    return min(points for _, _, points, _ in worths)


@lru_cache(maxsize=8)
def _heaps(worths: tuple[_Worth, ...], limit: int) -> tuple[_Heap, ...]:
    """What 0, 1, … 13 tricks of one side can come to, books counted up to ``limit``."""
    worst = _worst(worths)
    heaps: list[_Heap] = [{(0, 0, 0): 1}]
    for _ in range(TRICKS):
        heap: _Heap = {}
        for (trumps, adders, books), sums in heaps[-1].items():
            for more_trumps, more_adders, points, book in worths:
                all_trumps, all_adders = trumps + more_trumps, adders + more_adders
                if all_trumps <= _MOST[0] and all_adders <= _MOST[1]:
                    key = all_trumps, all_adders, min(books + book, limit)
                    heap[key] = heap.get(key, 0) | sums << points - worst
        heaps.append(heap)
    return tuple(heaps)


def _kinds(heap: _Heap, tricks: int, share: Share, worst: int) -> set[tuple[int, int]]:
    """The numbers of trumps and adders among so many tricks that a share can consist of."""
    if not share.tricks[0] <= tricks <= share.tricks[1]:
        return set()
    return {
        (trumps, adders)
        for (trumps, adders, books), sums in heap.items()
        if share.books[0] <= books <= share.books[1]
        and (share.base is None or _has(sums, share.base - tricks * worst))
    }


def _has(sums: int, bit: int) -> bool:
    return bit >= 0 and bool(sums >> bit & 1)
