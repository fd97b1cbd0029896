# The C types of kernel.py, for the compiler alone.

cimport cython

ctypedef unsigned long long Bits

cdef Bits _NONE
cdef Bits _ALL
cdef Bits _SIDE0
cdef Bits _SIDE1
cdef Bits _ADDER
cdef Bits _TRUMP
cdef Bits _FROM_SIDE1
cdef Bits _FROM_ADDER
cdef Bits _FROM_TRUMP
cdef Bits _NOT_TOP
cdef Bits _M1
cdef Bits _M2
cdef Bits _M4
cdef Bits _M8
cdef Bits _MIX1
cdef Bits _MIX2
cdef int _MOST
cdef int _SPAN
cdef int _HUGE
cdef int _WORDS
cdef int _HEAD
cdef int _NIL
cdef int _BLIND

cdef Bits* _masks(size_t count)
cdef int _tally(Bits card, Bits lead) noexcept nogil
cdef Bits _by_rank(Bits lead, Bits best, int tally) noexcept nogil
cdef Bits _lengths(Bits cards) noexcept nogil
cdef int _count(Bits cards) noexcept nogil
cdef Bits _lane(Bits card) noexcept nogil
cdef Bits _without(Bits cards, Bits gone) noexcept nogil
cdef Bits _with(Bits ranks, Bits back) noexcept nogil

@cython.final
cdef class Kernel:
    # The rules.
    cdef int[25] points
    cdef int[25] books
    cdef int[2404] scores
    cdef int void_play
    cdef bint overtrump
    cdef bint priced
    cdef int price
    cdef int[2] bid
    cdef int[2] takers_barred
    cdef int posh_books
    cdef bint spoils
    cdef bint bidding
    cdef int[3584] richest
    # The position: hands by seat, the trick by place.
    cdef readonly Bits[4] held
    cdef readonly Bits[4] trick
    cdef readonly int leader
    cdef readonly int placed
    cdef int winner
    cdef int tally
    cdef readonly int[2] base
    cdef readonly int[2] booked
    cdef readonly int[2] revoked
    cdef readonly int takers
    # The solver: hands and cards by level (tricks searched) and place.
    cdef Bits[60] hand
    cdef Bits[60] card
    cdef Bits[960] move
    cdef int[960] merit
    cdef int[15] led_by
    cdef Bits[64] origin
    cdef int left
    cdef Bits relevant
    cdef readonly long long nodes
    cdef long long most_nodes
    cdef double until
    cdef int stopped
    # Its table.
    cdef Bits* heads
    cdef Bits* entries
    cdef int head_bits
    cdef long long room
    cdef long long used
    cdef long long keys
    cdef Bits epoch
    # Play-outs.
    cdef Bits[4] out
    cdef Bits dice

    cdef int _score(self, int side) noexcept nogil
    cdef Bits _free(self, Bits hand, Bits lead, Bits best, bint partner_wins) noexcept nogil
    cpdef int play(self, Bits card) noexcept nogil
    cdef int _put(self, Bits card) noexcept nogil
    cdef int _credit(self, int seat, int kind) noexcept nogil
    cdef int _seed(self, Bits seed) noexcept nogil
    cdef int _roll(self, int sides) noexcept nogil
    cdef Bits _any(self, Bits cards) noexcept nogil
    cdef int _playout(self, bint thumb) noexcept nogil
    cdef Bits _thumb(self, Bits free, int seat, int place, Bits lead, Bits best, int winner, int tally) noexcept nogil
    cdef Bits _thumb_leads(self, Bits free, int barred) noexcept nogil
    cdef Bits _top(self, Bits cards) noexcept nogil
    cpdef int forget(self) noexcept nogil
    cdef long long _find(self, Bits key, Bits account) noexcept nogil
    cdef int _keep(self, Bits key, Bits account, int level, int value, bint is_low) noexcept nogil
    cdef int _tighten(self, long long e, int value, bint is_low) noexcept nogil
    cdef Bits _account(self, int level) noexcept nogil
    cdef int _trick(self, int level, int beta) noexcept nogil
    cdef int _last(self, int level) noexcept nogil
    cdef int _banked(self, int level, int seat, int kind, int beta) noexcept nogil
    cdef int _finish(self, int level, int beta, Bits lead, Bits best, int winner, int tally) noexcept nogil
    cdef int _place(self, int level, int place, int beta, Bits lead, Bits best, int winner, int tally) noexcept nogil
    cdef int _after(self, int level, int place, int beta, Bits lead, Bits best, int winner, int tally) noexcept nogil
    cdef int _sorted(self, int level, int place, Bits moves, Bits paid, Bits lead, Bits best, int winner, int tally) noexcept nogil
    cdef int _promise(self, int level, int place, Bits card, Bits lead, Bits best, int winner, int tally) noexcept nogil
    cdef int _enter(self) noexcept nogil
    cdef int _bound(self, Bits card, int beta) noexcept nogil
    cdef int _worth(self, Bits card, int guess) noexcept nogil
    cdef int _begin(self, long long nodes, double seconds) noexcept nogil
