# The C types of rehearse.py, for the compiler alone.

cimport cython

from maverick_desktop.ai.kernel cimport Bits, Kernel, _count
from maverick_desktop.ai.policy cimport Policy

cdef Bits _NONE
cdef Bits _ALL
cdef Bits _LOW
cdef Bits _SIDE0
cdef Bits _SIDE1
cdef Bits _ADDER
cdef Bits _TRUMP
cdef Bits _MIX1
cdef long long _NEVER
cdef int _TRIES

@cython.final
cdef class Rehearsal:
    cdef readonly Policy policy
    cdef Kernel kernel
    # What passing a card on is worth, the best of each lane first, and the shape that is left.
    cdef Bits[64] order
    cdef long long[64] worth
    cdef long long[64] worth_of
    cdef long long[14] adder_shape
    cdef long long[224] side_shape
    cdef int count
    cdef int target
    # While a pass is chosen: by lane, the best so many cards.
    cdef long long[20] top
    cdef Bits[20] gift
    cdef int[4] most
    cdef int[4] length
    # What is known of the deal.
    cdef int seat
    cdef Bits[4] fixed
    cdef Bits[4] known
    cdef int[4] want
    cdef long long slack
    cdef Bits[54] pool
    cdef int unseen
    cdef Bits dice
    # Deals: hands before the cards move, and what each seat passes on; what came of them.
    cdef Bits[256] before
    cdef Bits[256] given
    cdef int[64] ours
    cdef int[64] theirs
    cdef int[64] kept

    cdef int _sow(self, Bits seed) noexcept nogil
    @cython.locals(x=Bits)
    cdef int _roll(self, int sides) noexcept nogil
    @cython.locals(kept=Bits, trumps=int)
    cdef long long _value(self, Bits hand, Bits given) noexcept nogil
    @cython.locals(lane=int, k=int, found=int, cards=Bits, bit=Bits)
    cdef int _line_up(self, Bits hand) noexcept nogil
    @cython.locals(a=int, b=int, c=int, d=int, trumps=int, best="long long", total="long long", part="long long", chosen=Bits)
    cdef Bits _choose(self, Bits hand) noexcept nogil
    @cython.locals(left=int, bit=Bits, found=Bits)
    cdef Bits _some(self, Bits hand, int count) noexcept nogil
    cdef int _spread(self, Bits cards) noexcept nogil
    @cython.locals(left=int, s=int, at=int, card=Bits, hand=Bits)
    cdef int _deal(self, int world) noexcept nogil
    @cython.locals(s=int, strange=int, hand=Bits, given=Bits, chosen=Bits)
    cdef int _pass(self, int world) noexcept nogil
    @cython.locals(s=int, to=int)
    cdef int _move(self, int world, Kernel kernel) noexcept nogil
