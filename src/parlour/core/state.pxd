cimport cython

from parlour.core.consts cimport MIX_START, MOST_ACTIONS, MOST_SEATS, MOST_TOLD, OVER, SPECTATOR, TOLD_CELLS
from parlour.core.rng cimport Rng, mix


@cython.final
cdef class Room:
    cdef int cells[MOST_ACTIONS]


@cython.final
cdef class Tale:
    cdef long long cells[MOST_TOLD * TOLD_CELLS]
    cdef int count
    @cython.locals(row=cython.int)
    cdef void add(self, int kind, long long a, long long b, long long c, long long d, long long e) noexcept nogil
    @cython.locals(i=cython.int, row=cython.int)
    cdef list rows(self)


@cython.final
cdef class Wins:
    cdef double shares[MOST_SEATS]


cdef class State:
    cdef readonly object game
    cdef readonly object options
    cdef readonly object origin
    cdef readonly object history
    cdef object trouble
    cdef Rng rng
    cdef Tale tale
    cdef int telling
    cdef int first_meld  # the first action that is a meld, lay-off or swap; so are all above it
    cdef readonly int seats
    cdef readonly int on_turn
    cdef readonly int starter
    cdef readonly int turns
    cdef readonly int winners

    cdef void deal_cards(self) noexcept nogil
    cdef int list_legal(self, int* cells) noexcept nogil
    cdef void apply(self, int action) noexcept nogil
    cdef void copy_from(self, State other) noexcept nogil
    cdef void redeal(self, int seat, Rng rng) noexcept nogil
    cdef void write_planes(self, int seat, unsigned char* planes) noexcept nogil
    cdef unsigned long long mixed(self, unsigned long long seen) noexcept nogil

    cdef void copy_common(self, State other) noexcept nogil
    cdef unsigned long long mixed_common(self, unsigned long long seen) noexcept nogil
    cdef void tell(self, int kind, long long a=*, long long b=*, long long c=*, long long d=*, long long e=*) noexcept nogil
    @cython.locals(other=cython.int, sharers=cython.int)
    cdef double outcome(self, int seat) noexcept nogil
    @cython.locals(steps=cython.long, count=cython.int)
    cdef long run_out(self, Room room, Rng rng, bint melding) noexcept nogil
    @cython.locals(i=cython.int, kept=cython.int)
    cdef int prefer_melds(self, Room room, int count) noexcept nogil
    cdef bint is_gamble(self, int action) noexcept nogil
    @cython.locals(i=cython.int)
    cdef bint allows(self, Room room, int action) noexcept nogil
    cdef void imagine_from(self, State truth, int seat, Rng rng) noexcept nogil
    @cython.locals(_=cython.int, seat=cython.int, steps=cython.long)
    cdef long play_often(self, int count, State twin, Rng source, Room room, Wins wins, bint melding) noexcept nogil

    cdef void raise_trouble(self) except *
    cdef bint may(self, object action) except -1
    cdef Room scratch(self)
    cdef void check_end(self) except *
    cdef int check_seat(self, object seat) except -1
    cdef Tale listen(self)
    @cython.locals(i=cython.int, count=cython.int, room=Room)
    cpdef list legal_ids(self)
    @cython.locals(actions=list, table=list, action=cython.Py_ssize_t)
    cpdef list legal(self)
    @cython.locals(told=Tale)
    cpdef list play(self, object move)
    cpdef observe_into(self, int seat, unsigned char[::1] planes)
    @cython.locals(twin=State)
    cpdef State clone(self)
    @cython.locals(twin=State)
    cpdef State blank(self)
    cpdef make_parts(self)
    cpdef take_options(self)
    @cython.locals(twin=State)
    cpdef State imagine(self, object seat, object rng)
    @cython.locals(source=Rng, room=Room, wins=Wins, twin=State, times=cython.int, steps=cython.long, melding=cython.bint)
    cpdef object playouts(self, object count, object rng, object policy=*)
    @cython.locals(steps=cython.long, melding=cython.bint)
    cpdef playout(self, object rng, object policy=*)


cdef Room SCRATCH
