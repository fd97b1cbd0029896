# The C types of trials.py, for the compiler alone.

cimport cython

from maverick_desktop.ai.kernel cimport Bits, Kernel, _count
from maverick_desktop.ai.rehearse cimport Rehearsal

cdef Bits _NONE
cdef Bits _SIDE0
cdef Bits _SIDE1
cdef Bits _ADDER
cdef Bits _TRUMP
cdef int _PAIRS
cdef int _FEATURES
cdef int _CARDS

@cython.final
cdef class Trials:
    cdef Kernel kernel
    cdef Rehearsal own
    cdef Rehearsal rival
    cdef Bits[2862] dealt
    # The row of the equations at hand, which numbers of it are not 0, and the equations.
    cdef int[47] row
    cdef int[47] used
    cdef long long[2209] products
    cdef long long[47] sums

    @cython.locals(s=int)
    cdef int _new_deal(self) noexcept nogil
    cdef int _play(self) noexcept nogil
    @cython.locals(s=int, hand=Bits, partner=Bits, one=Bits, other=Bits, kept=Bits, gain=int)
    cdef int _trial(self, bint informed) noexcept nogil
    @cython.locals(kept=Bits, k=int, at=int, adders=int, trumps=int, left=int)
    cdef int _describe(self, Bits hand, Bits given, int sign) noexcept nogil
    @cython.locals(i=int, j=int, f=int, g=int, x=int, found=int)
    cdef int _learn(self, int gain) noexcept nogil
    @cython.locals(s=int, hand=Bits)
    cdef int _pass(self, int turn) noexcept nogil
