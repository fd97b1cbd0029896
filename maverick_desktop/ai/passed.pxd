# The C types of passed.py, for the compiler alone.

cimport cython
from libc.math cimport log

from maverick_desktop.ai.kernel cimport Bits, Kernel

cdef Bits _NONE
cdef int _HAND
cdef int _ROW
cdef int _WAYS
cdef int _FIRST
cdef int _GOT
cdef int _REST
cdef int _SECOND
cdef int _THIRD
cdef int _ROWS
cdef double _TINY

@cython.final
cdef class Passed:
    cdef readonly bint known
    cdef int count
    cdef int ways
    cdef int width
    cdef int[3] seat
    cdef Bits[3] gone
    cdef double[3] habit
    cdef Bits given
    cdef double any
    cdef double[64] number
    cdef double[6] top
    # 5 × 67 rows.
    cdef double[335] row
    cdef int[16] way

    @cython.locals(total=double, before=double, taken=double)
    cpdef double likelihood(self, Kernel k) noexcept nogil
    @cython.locals(c=int, k=int, j=int, total=double, habit=double)
    cdef double _chance(self, int giver, int chosen, int kept) noexcept nogil
    @cython.locals(k=int, way=int, place=int, mine=int, rest=Bits, number=double)
    cdef int _share(self, int where, Bits hand) noexcept nogil
    @cython.locals(place=int, rest=Bits)
    cdef int _fill(self, int where, Bits cards) noexcept nogil
    @cython.locals(k=int)
    cdef int _clear(self, int where) noexcept nogil
    @cython.locals(k=int)
    cdef int _put(self, int where, double number) noexcept nogil
