# The C types of received.py, for the compiler alone.

cimport cython

from maverick_desktop.ai.kernel cimport Bits

cdef Bits _NONE
cdef int _MOST

@cython.final
cdef class Received:
    cdef readonly bint known
    cdef readonly int giver
    cdef Bits cards
    cdef Bits gone
    cdef int count
    cdef int sum
    cdef double doubt
    cdef int[64] worth
    cdef int[4] gave
    cdef int[8] best

    @cython.locals(held=int, most=int, own=int, given=int)
    cpdef double likelihood(self, Bits hand) noexcept nogil
    @cython.locals(found=int, place=int, value=int, k=int, rest=Bits)
    cdef int _rank(self, Bits cards, int room) noexcept nogil
