# The C types of policy.py, for the compiler alone.

cimport cython

from maverick_desktop.ai.kernel cimport Bits, Kernel
from maverick_desktop.ai.merits cimport Merits, _lane, _ones

cdef Bits _NONE
cdef Bits _SIDE0
cdef Bits _TRUMP
cdef Bits _SEEDS
cdef int _NIL
cdef int _POSH
cdef int _FLOOR
cdef double _TRUST

@cython.final
cdef class Policy(Merits):
    # What was played.
    cdef int plays
    cdef int[4] shown
    cdef int[52] was_weighed
    cdef int[52] was_seat
    cdef int[52] was_place
    cdef int[52] was_winner
    cdef int[52] was_trumps
    cdef int[52] was_adders
    cdef int[52] was_taken_by
    cdef int[52] was_void
    cdef Bits[52] was_card
    cdef Bits[52] was_lead
    cdef Bits[52] was_best
    cdef Bits[52] was_left
    cdef Bits[52] was_trick
    cdef Bits[52] was_later
    # What a play-out came to.
    cdef Bits[4] out
    cdef readonly int took
    cdef readonly int tally
    cdef readonly int[2] base
    cdef readonly int[2] booked
    cdef readonly int[2] made
    cdef readonly int takers

    cpdef object set_history(self, Kernel k, list plays, Bits left, int thinker)
    cpdef list offered(self, Kernel k)
    cpdef object playouts(self, Kernel k, long long count, Bits seed)
    cpdef int playout(self, Kernel k, Bits first) noexcept nogil
    cpdef double likelihood(self, Kernel k) noexcept nogil
    cdef int _begin(self, Kernel k) noexcept nogil
    cdef int _put(self, Kernel k, Bits card, bint revoked) noexcept nogil
    cdef int _collect(self, Kernel k) noexcept nogil
    cdef int _finish(self, Kernel k) noexcept nogil
    cdef int _makes(self, Kernel k, int side) noexcept nogil
    cdef Bits _choose(self, Kernel k, Bits hand) noexcept nogil
    cdef int _log_share(self, Bits free, Bits card) noexcept nogil
