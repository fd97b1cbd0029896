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
    heaps = _heaps(_worths(rules), max(_limit(ours), _limit(theirs)))
    return any(
        _complete(_kinds(heap, tricks, ours), _kinds(rest, TRICKS - tricks, theirs), dealt)
        for tricks, (heap, rest) in enumerate(zip(heaps, reversed(heaps), strict=True))
    )


def _limit(share: Share) -> int:
    """How far books have to be counted to know whether a share has enough, or too many."""
    fewest, most = share.books
    return fewest if most >= TRICKS else most + 1


_Worth: TypeAlias = tuple[int, int, int, bool]
"""Trumps and adders of a trick, its points, and whether it is a book."""

_Kinds: TypeAlias = int
"""A set of pairs of trumps and adders, as bits: ``trumps · 32 + adders``.

Two sides together never have 32 adders, so that adding places adds pairs.
"""

_Heap: TypeAlias = dict[tuple[int, int], _Kinds]
"""Points and books of some tricks → the trumps and adders that can be among them."""

_STEP: Final = 32
_PLACES: Final = (_MOST[0] + 1) * _STEP
_ROOM: Final[_Kinds] = sum(
    1 << trumps * _STEP + adders for trumps in range(_MOST[0] + 1) for adders in range(_MOST[1] + 1)
)


@lru_cache(maxsize=8)
def _worths(rules: Rules) -> tuple[_Worth, ...]:
    return tuple(
        (trumps, adders, trick_points(rules, trumps, adders)[0], is_book(rules, adders))
        for trumps, adders in _CONTENTS
    )


@lru_cache(maxsize=8)
def _heaps(worths: tuple[_Worth, ...], limit: int) -> tuple[_Heap, ...]:
    """What 0, 1, … 13 tricks of one side can come to, books counted up to ``limit``."""
    heaps: list[_Heap] = [{(0, 0): 1}]
    for _ in range(TRICKS):
        heap: _Heap = {}
        for (points, books), kinds in heaps[-1].items():
            for trumps, adders, more, book in worths:
                key = points + more, min(books + book, limit)
                grown = kinds << trumps * _STEP + adders & _ROOM
                if grown:
                    heap[key] = heap.get(key, 0) | grown
        heaps.append(heap)
    return tuple(heaps)


def _kinds(heap: _Heap, tricks: int, share: Share) -> _Kinds:
    """The trumps and adders that can be among so many tricks if they are this share."""
    if not share.tricks[0] <= tricks <= share.tricks[1]:
        return 0
    fewest, most = share.books
    found = 0
    if share.base is None:
        for (_, books), kinds in heap.items():
            found |= kinds if fewest <= books <= most else 0
    else:
        for books in range(fewest, most + 1):
            found |= heap.get((share.base, books), 0)
    return found


def _complete(ours: _Kinds, theirs: _Kinds, dealt: frozenset[Dealt]) -> bool:
    """Whether a pair of one set and a pair of the other are together all that was dealt."""
    if not ours or not theirs:
        return False
    mirrored = int(f"{theirs:0{_PLACES}b}"[::-1], 2)
    return any(
        ours & mirrored >> _PLACES - 1 - (trumps * _STEP + adders) for trumps, adders in dealt
    )
