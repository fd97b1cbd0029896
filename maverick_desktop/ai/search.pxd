# The C types of search.py, for the compiler alone.

cimport cython
from libc.math cimport exp

from maverick_desktop.ai.kernel cimport Bits, Kernel, _count
from maverick_desktop.ai.passed cimport Passed
from maverick_desktop.ai.policy cimport Policy

cdef Bits _NONE
cdef Bits _ALL
cdef Bits _MIX
cdef int _SPLITS
cdef int _WIDTH
cdef int _OWED
cdef int _TRIES
cdef int _LOOKS
cdef int _PASSING
cdef double _UNIT

@cython.final
cdef class Searcher:
    cdef readonly Kernel kernel
    cdef public Policy policy
    cdef readonly Passed passed
    # The deals to draw from, and the one that was drawn.
    cdef int seat
    cdef Bits hand
    cdef Bits[3] fixed
    cdef Bits[4] pool
    cdef int splits
    cdef Bits[2744] shares
    cdef Bits[2744] upto
    cdef Bits deals
    cdef Bits fair
    cdef int owing
    cdef int[12] debtor
    cdef Bits[12] owed
    cdef Bits[4] world
    cdef Bits dice
    # The position, to come back to.
    cdef Bits[4] trick
    cdef int leader
    cdef int placed
    cdef int winner
    cdef int tally
    cdef int[2] base
    cdef int[2] booked
    cdef int[2] revoked
    cdef int takers
    # The candidates: in this deal, and in all.
    cdef int count
    cdef Bits[16] card
    cdef bint[16] alive
    cdef int[16] value
    cdef int[16] last
    cdef long long[16] worlds
    cdef long long[16] total
    cdef long long[16] looked
    cdef long long[16] wins
    cdef long long[16] gains
    cdef long long[16] made
    cdef long long[256] ahead
    cdef long long[256] squares
    cdef long long compared
    cdef int left
    cdef readonly bint exact
    cdef bint weighing
    cdef double full_played
    cdef double full_passed
    # The budget.
    cdef readonly long long spent
    cdef long long most
    cdef double until
    cdef bint halted

    cdef Bits _next(self) noexcept nogil
    @cython.locals(k=int, left=int)
    cdef Bits _some(self, Bits cards, int count) noexcept nogil
    @cython.locals(low=int, mid=int, high=int)
    cdef int _draw(self) noexcept nogil
    @cython.locals(fits=bint)
    cdef int _fit(self, Kernel now) noexcept nogil
    cdef double _as_played(self, Kernel now, Policy policy) noexcept nogil
    cdef double _as_passed(self, Kernel now, Passed passed) noexcept nogil
    cdef bint _takes(self, double chance) noexcept nogil
    cdef int _sample(self, Kernel now, Policy policy, Passed passed) noexcept nogil
    @cython.locals(looking=bint, stopped=bint)
    cdef bint _weigh(self, Kernel now, Policy policy, Passed passed) noexcept nogil
    @cython.locals(side=int, points=int)
    cdef int _look(self, Kernel now, Policy policy, int c, Bits dice) noexcept nogil
    @cython.locals(gained=int, guess=int, value=int)
    cdef bint _solve(self, Kernel now, int c) noexcept nogil
    cdef int _restore(self, Kernel now) noexcept nogil
    @cython.locals(diff="long long")
    cdef int _note(self) noexcept nogil
