# The C types of merits.py, for the compiler alone.

cimport cython

from maverick_desktop.ai.kernel cimport Bits, Kernel

cdef Bits _NONE
cdef Bits _SIDE0
cdef Bits _ADDER
cdef Bits _TRUMP
cdef Bits _DECK
cdef Bits _FROM_SIDE1
cdef Bits _FROM_ADDER
cdef Bits _FROM_TRUMP
cdef Bits _M1
cdef Bits _M2
cdef Bits _M4
cdef Bits _M8
cdef Bits _SIX
cdef Bits _FIVE
cdef Bits _FOUR
cdef Bits _LONG
cdef Bits _STAGE
cdef int _FIRM
cdef int _T1
cdef int _T2
cdef int _T3
cdef int _T4
cdef int _T5
cdef int _T6
cdef int _T7
cdef int _L1
cdef int _L2
cdef int _L3
cdef int _L4
cdef int _L5
cdef int _L6
cdef int _L7
cdef int _OWN_LEAD
cdef int _THEIR_LEAD
cdef int _OWN_PLACE
cdef int _OWN_RANK
cdef int _THEIR_PLACE
cdef int _THEIR_RANK
cdef int _NIL
cdef int _POSH

cdef Bits _lengths(Bits cards) noexcept nogil
cdef int _ones(unsigned int cards) noexcept nogil
cdef int _lane(Bits card) noexcept nogil
cdef int _in(Bits buckets, int count) noexcept nogil

cdef class Merits:
    cdef readonly bint learned
    cdef short[32768] weight
    cdef unsigned int[768] share_of
    cdef int[2048] log_of
    # The situation of the seat on turn.
    cdef int seat
    cdef int place
    cdef int winner
    cdef int trumps
    cdef int adders
    cdef int taken_by
    cdef Bits lead
    cdef Bits best
    cdef Bits left
    cdef Bits trick
    cdef int[4] void
    # Its choices.
    cdef int count
    cdef int terms
    cdef Bits[16] card
    cdef int[16] score
    cdef int[16] share
    cdef int[192] term

    cdef int _shares(self) noexcept nogil
    cdef Bits _free(self, Kernel k, Bits hand) noexcept nogil
    cdef Bits _low(self, Bits free) noexcept nogil
    cdef int _offer(self, Kernel k, Bits hand, Bits low) noexcept nogil
    @cython.final
    cdef int _state(self, int seat, int lane, Bits unseen) noexcept nogil
    @cython.final
    cdef int _place_of(self, Bits low, Bits card, int lane) noexcept nogil
    @cython.final
    cdef int _follow(self, Kernel k, Bits hand, Bits low) noexcept nogil
    @cython.final
    cdef int _open(self, Kernel k, Bits hand, Bits low) noexcept nogil
    @cython.final
    cdef int _out(self, Bits mine, Bits theirs) noexcept nogil
    @cython.final
    cdef int _stage(self, Bits mine) noexcept nogil
    @cython.final
    cdef int _barred(self, Kernel k, int side) noexcept nogil
    @cython.final
    cdef int _own_lead(self, Kernel k) noexcept nogil
    @cython.final
    cdef int _their_lead(self, Kernel k) noexcept nogil
    @cython.final
    cdef int _own_stake(self, Kernel k) noexcept nogil
    @cython.final
    cdef int _their_stake(self, Kernel k) noexcept nogil
