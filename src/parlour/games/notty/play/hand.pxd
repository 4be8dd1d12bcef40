cimport cython

from parlour.core.bits cimport bit, count, lowest
from parlour.games.notty.law.consts cimport *
from parlour.games.notty.law.cover cimport covered, loose
from parlour.games.notty.law.groups cimport GROUP_CARDS
from parlour.games.notty.law.rules cimport Notty

cdef unsigned long long EVERY_COLOUR

@cython.locals(gone=cython.ulonglong, held=cython.ulonglong, seat=cython.int)
cpdef unsigned long long some_left(Notty state) noexcept nogil
@cython.locals(held=cython.ulonglong, seat=cython.int)
cpdef unsigned long long both_left(Notty state) noexcept nogil
cdef int weight(unsigned long long mask, unsigned long long both) noexcept nogil
cpdef int hope(unsigned long long ones, unsigned long long twos, unsigned long long some, unsigned long long both) noexcept nogil
@cython.locals(pairs=cython.ulonglong, gaps=cython.ulonglong, upper=cython.ulonglong, lower=cython.ulonglong, found=cython.ulonglong, numbers=cython.ulonglong)
cdef unsigned long long joining(unsigned long long ones) noexcept nogil
@cython.locals(once=cython.ulonglong, twice=cython.ulonglong, three=cython.ulonglong, held=cython.ulonglong, colour=cython.int)
cdef unsigned long long thrice(unsigned long long ones) noexcept nogil
@cython.locals(total=cython.int, kinds=cython.ulonglong, card=cython.int)
cpdef int finishing_draws(unsigned long long ones, unsigned long long twos, unsigned long long some, unsigned long long both) noexcept nogil
@cython.locals(total=cython.int, kinds=cython.ulonglong, card=cython.int)
cpdef int finishing_cycles(unsigned long long ones, unsigned long long twos, unsigned long long some, unsigned long long both) noexcept nogil
@cython.locals(left=cython.int, cards=cython.ulonglong, card=cython.ulonglong)
cdef bint one_too_many(unsigned long long ones, unsigned long long twos) noexcept nogil
@cython.locals(total=cython.int, base=cython.int, kinds=cython.ulonglong, card=cython.int)
cpdef int help_for(unsigned long long ones, unsigned long long twos, unsigned long long some, unsigned long long both) noexcept nogil
@cython.locals(total=cython.int, starts=cython.ulonglong, first=cython.int, missing=cython.ulonglong, number=cython.int, whole=cython.ulonglong, left=cython.int)
cpdef int promise(unsigned long long ones, unsigned long long some, unsigned long long both) noexcept nogil
@cython.locals(action=cython.int, cards=cython.ulonglong)
cpdef int a_group(unsigned long long ones, unsigned long long twos) noexcept nogil
