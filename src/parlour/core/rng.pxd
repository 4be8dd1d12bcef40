cimport cython

from parlour.core.bits cimport high_product
from parlour.core.consts cimport BATCH, CHACHA_WORDS, MIX_FACTOR, TWO_TO_32, WORD32, WORD64


@cython.locals(value=cython.uint)
cdef unsigned int turned(unsigned int value, int places) noexcept nogil
cdef void quarter(unsigned int* x, int a, int b, int c, int d) noexcept nogil
cpdef unsigned long long mix(unsigned long long seen, unsigned long long value) noexcept nogil


@cython.final
cdef class Rng:
    cdef unsigned int key[8]
    cdef unsigned long long block
    cdef unsigned int pool[16]
    cdef int used
    cpdef make_parts(self)
    @cython.locals(i=cython.int)
    cdef void copy_from(self, Rng other) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void rekey(self, Rng source) noexcept nogil
    @cython.locals(i=cython.int, _=cython.int, x=cython.p_uint)
    cdef void refill(self) noexcept nogil
    cdef unsigned int word(self) noexcept nogil
    @cython.locals(low=cython.ulonglong, high=cython.ulonglong)
    cdef unsigned long long double_word(self) noexcept nogil
    @cython.locals(product=cython.ulonglong, threshold=cython.ulonglong)
    cdef unsigned int pick(self, unsigned long long count) noexcept nogil
    @cython.locals(i=cython.int, _=cython.int, count=cython.int, place=cython.int, card=cython.uchar, bound=cython.ulonglong, start=cython.ulonglong, rest=cython.ulonglong, threshold=cython.ulonglong)
    cdef void shuffle(self, unsigned char* cells, unsigned long long size) noexcept nogil
    @cython.locals(i=cython.int)
    cdef unsigned long long mixed(self, unsigned long long seen) noexcept nogil
