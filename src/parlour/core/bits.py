"""Words of bits: a set of cards is one 64-bit mask. Compiled, these are the single instructions of `bits.pxd`."""


def bit(place: int) -> int:
    """The mask with this one place set."""
    return 1 << place


def lowest(mask: int) -> int:
    """The lowest place that is set; the mask must not be empty."""
    return (mask & -mask).bit_length() - 1


def count(mask: int) -> int:
    """How many places are set."""
    return mask.bit_count()


def high_product(left: int, right: int) -> int:
    """The upper 64 of the 128 bits of a product."""
    return left * right >> 64
