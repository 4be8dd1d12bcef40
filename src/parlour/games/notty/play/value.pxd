cimport cython
from libc.math cimport sqrt

from parlour.games.notty.play.hand cimport a_group
from parlour.games.notty.play.network cimport NottyNetwork
from parlour.core.bits cimport bit, lowest
from parlour.core.rng cimport Rng
from parlour.core.state cimport Room, State
from parlour.games.notty.law.consts cimport *
from parlour.games.notty.law.cover cimport loose
from parlour.games.notty.law.groups cimport GROUP_CARDS
from parlour.games.notty.law.rules cimport Notty


cdef class NottyValue(NottyNetwork):
    cdef readonly int examples
    cdef readonly bint exact
    cdef int deck[COPIES * KINDS]
    cdef int actions[ACTIONS]
    cdef double values[ACTIONS]
    cdef double errors[ACTIONS]
    cdef int visits[ACTIONS]
    cdef int number
    cdef int best
    cdef double error
    cdef int visited

    cdef int choose(self, State state, Room room, Rng rng) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef int choose_by_value(self, Notty state, Rng rng) noexcept nogil
    @cython.locals(seat=cython.int, i=cython.int)
    cpdef list weighed(self, Notty state, Rng rng)
    @cython.locals(room=cython.int, cards=cython.int)
    cdef void weigh(self, Notty state, Rng rng) noexcept nogil
    cdef void add(self, int action, double value) noexcept nogil
    @cython.locals(cards=cython.ulonglong, card=cython.ulonglong)
    cdef void weigh_drops(self) noexcept nogil
    @cython.locals(action=cython.int, ones=cython.ulonglong, twos=cython.ulonglong)
    cdef void weigh_groups(self) noexcept nogil
    @cython.locals(victim=cython.int)
    cdef void weigh_thefts(self, Notty state) noexcept nogil
    cdef double worth_now(self, int done) noexcept nogil
    cdef double after_end(self) noexcept nogil
    @cython.locals(total=cython.double, held=cython.int, card=cython.ulonglong, cards=cython.ulonglong, copies=cython.int)
    cdef double after_theft(self, int victim) noexcept nogil
    cdef double after_cards(self, int cards, int doing, Rng rng) noexcept nogil
    @cython.locals(total=cython.double, left=cython.int, kinds=cython.ulonglong, both=cython.ulonglong, card=cython.ulonglong, copies=cython.int)
    cdef double after_any_card(self, int doing) noexcept nogil
    @cython.locals(total=cython.double, squares=cython.double, ones=cython.ulonglong, twos=cython.ulonglong, size=cython.int, _=cython.int, place=cython.int, other=cython.int, card=cython.int, value=cython.double, mean=cython.double, spread=cython.double)
    cdef double after_examples(self, int cards, int doing, Rng rng) noexcept nogil
    @cython.locals(best=cython.double, cards=cython.ulonglong, card=cython.ulonglong, value=cython.double)
    cdef double with_cards(self, int doing) noexcept nogil
    @cython.locals(size=cython.int, card=cython.int)
    cdef int sort_deck(self) noexcept nogil
