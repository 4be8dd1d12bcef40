cimport cython

from parlour.core.bits cimport lowest
from parlour.core.consts cimport CARDS


cdef void lay_plane(unsigned char* planes, int plane, unsigned long long cards) noexcept nogil
@cython.locals(card=cython.int)
cdef void fill_plane(unsigned char* planes, int plane, int number) noexcept nogil
cdef int part_of_255(int number, int whole) noexcept nogil
