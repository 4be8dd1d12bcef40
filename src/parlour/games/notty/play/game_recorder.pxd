cimport cython

from parlour.games.notty.play.consts cimport SIGHT_CELLS
from parlour.games.notty.law.cover cimport loose
from parlour.games.notty.play.value cimport NottyValue
from parlour.bots.policy cimport Policy
from parlour.core.consts cimport OVER
from parlour.core.rng cimport Rng
from parlour.core.state cimport Room
from parlour.games.notty.law.consts cimport *
from parlour.games.notty.law.rules cimport Notty

cdef int LONGEST
cdef int PATIENCE


cdef class GameRecorder:
    cdef NottyValue value
    cdef Rng rng
    cdef double trust
    cdef int size
    cdef readonly object sights
    cdef readonly object targets
    cdef float[:, ::1] seen
    cdef float[::1] aims
    cdef double[::1] guesses
    cdef int[::1] owners
    cdef Room room
    cdef readonly Notty state
    cdef Policy first
    cdef Policy second
    cdef Policy third
    cdef double after[MOST_SEATED]

    cpdef play(self, list players)
    @cython.locals(turn=cython.int, step=cython.int)
    cdef void play_one(self, Notty state) noexcept nogil
    cdef int decide(self, Notty state) noexcept nogil
    @cython.locals(cell=cython.int)
    cdef void write(self, Notty state, int seat) noexcept nogil
    @cython.locals(seat=cython.int, row=cython.int)
    cdef void look_back(self, Notty state) noexcept nogil
