"""Operations on bit masks: a set of cards is one 64-bit mask. Compiled, each is a single instruction (`bits.pxd`)."""


def bit(place: int) -> int:
    """The mask in which only this bit is set."""
    return 1 << place


def lowest(mask: int) -> int:
    """The index of the lowest bit that is set; the mask must not be empty."""
    return (mask & -mask).bit_length() - 1


def count(mask: int) -> int:
    """The number of bits that are set."""
    return mask.bit_count()


def high_product(left: int, right: int) -> int:
    """The upper 64 bits of a 128-bit product."""
    return left * right >> 64
