# The C side of bits.py: macros, so that they are inlined in every module that uses them.
cdef extern from *:
    """
    #define parlour_bit(place) (1ULL << (place))
    #define parlour_lowest(mask) __builtin_ctzll(mask)
    #define parlour_count(mask) __builtin_popcountll(mask)
    #define parlour_high_product(left, right) ((unsigned long long)(((unsigned __int128)(left) * (right)) >> 64))
    """
    unsigned long long bit "parlour_bit"(int place) noexcept nogil
    int lowest "parlour_lowest"(unsigned long long mask) noexcept nogil
    int count "parlour_count"(unsigned long long mask) noexcept nogil
    unsigned long long high_product "parlour_high_product"(unsigned long long left, unsigned long long right) noexcept nogil
