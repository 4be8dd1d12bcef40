"""The random generator: ChaCha8, keyed by the game's seed. Past cards, however many, do not reveal the next one.

The same seed gives the same numbers on every machine, compiled or not. Every game relies on two methods: `pick` (one of
`count` equally likely numbers) and `shuffle`. Both are exact, without modulo bias.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, MutableSequence
from typing import Protocol, runtime_checkable

import cython

from parlour.core.errors import OptionError, shown

if not cython.compiled:
    from parlour.core.bits import high_product
    from parlour.core.consts import BATCH, CHACHA_WORDS, MIX_FACTOR, TWO_TO_32, WORD32, WORD64

Seed = int | bytes
WRITTEN = re.compile("[0-9a-f]{82}")  # what `hex` writes: key, block counter, position in the block


@runtime_checkable
class BitSource(Protocol):
    """Anything that provides random bits, such as `random.Random`."""

    def getrandbits(self, k: int, /) -> int: ...


def key_of(seed: Seed) -> bytes:
    """The 256-bit key for a seed, which is any int, or bytes of any length."""
    match seed:
        case bool():
            pass
        case int():
            return hashlib.sha256(b"parlour seed, int: %x" % seed).digest()
        case bytes() | bytearray():
            return hashlib.sha256(b"parlour seed, bytes: " + bytes(seed)).digest()
    raise OptionError("bad-seed", given=shown(seed))


def turned(value: int, places: int) -> int:
    """A 32-bit word rotated to the left."""
    return (value << places | value >> (32 - places)) & WORD32


def quarter(x: MutableSequence[int], a: int, b: int, c: int, d: int) -> None:
    """ChaCha's quarter round on four of the sixteen words."""
    x[a] = x[a] + x[b] & WORD32
    x[d] = turned(x[d] ^ x[a], 16)
    x[c] = x[c] + x[d] & WORD32
    x[b] = turned(x[b] ^ x[c], 12)
    x[a] = x[a] + x[b] & WORD32
    x[d] = turned(x[d] ^ x[a], 8)
    x[c] = x[c] + x[d] & WORD32
    x[b] = turned(x[b] ^ x[c], 7)


def mix(seen: int, value: int) -> int:
    """The 64-bit hash `seen` with one more number folded in."""
    seen = (seen ^ value) * MIX_FACTOR & WORD64
    return seen ^ seen >> 29


class Rng:
    """A random generator: a key, a block counter, and the current block."""

    def __init__(self, seed: Seed = 0) -> None:
        self.make_parts()
        self.set_key(key_of(seed))

    def make_parts(self) -> None:
        """Allocate the arrays when uncompiled; in C they are part of the object."""
        if not cython.compiled:
            self.key = [0] * 8
            self.pool = [0] * CHACHA_WORDS

    @staticmethod
    def blank() -> Rng:
        """A generator without a key, to copy another one into."""
        rng = Rng.__new__(Rng)
        rng.make_parts()
        return rng

    @staticmethod
    def of(source: Rng | Seed | BitSource) -> Rng:
        """The generator itself, or a new one keyed by a seed or by another source of bits."""
        if isinstance(source, Rng):
            return source
        if isinstance(source, BitSource):
            return Rng(source.getrandbits(256))
        return Rng(source)

    def set_key(self, key: bytes) -> None:
        """Start the stream of this 32-byte key."""
        if len(key) != 32:
            raise ValueError(f"a key has 32 bytes, not {len(key)}")
        for i in range(8):
            self.key[i] = int.from_bytes(key[4 * i : 4 * i + 4], "little")
        self.block = 0
        self.used = CHACHA_WORDS

    def copy_from(self, other: Rng) -> None:
        """Take over the key and the position of another generator."""
        for i in range(8):
            self.key[i] = other.key[i]
        for i in range(CHACHA_WORDS):
            self.pool[i] = other.pool[i]
        self.block = other.block
        self.used = other.used

    def rekey(self, source: Rng) -> None:
        """Start a new stream, independent of the old one, with a key from `source`."""
        for i in range(8):
            self.key[i] = source.word()
        self.block = 0
        self.used = CHACHA_WORDS

    def refill(self) -> None:
        """Compute the next block: eight rounds over constants, key and counter."""
        x = self.pool
        x[0], x[1], x[2], x[3] = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
        for i in range(8):
            x[4 + i] = self.key[i]
        x[12] = self.block & WORD32
        x[13] = self.block >> 32
        x[14] = 0
        x[15] = 0
        for _ in range(4):
            quarter(x, 0, 4, 8, 12)
            quarter(x, 1, 5, 9, 13)
            quarter(x, 2, 6, 10, 14)
            quarter(x, 3, 7, 11, 15)
            quarter(x, 0, 5, 10, 15)
            quarter(x, 1, 6, 11, 12)
            quarter(x, 2, 7, 8, 13)
            quarter(x, 3, 4, 9, 14)
        x[0] = x[0] + 0x61707865 & WORD32
        x[1] = x[1] + 0x3320646E & WORD32
        x[2] = x[2] + 0x79622D32 & WORD32
        x[3] = x[3] + 0x6B206574 & WORD32
        for i in range(8):
            x[4 + i] = x[4 + i] + self.key[i] & WORD32
        x[12] = x[12] + (self.block & WORD32) & WORD32
        x[13] = x[13] + (self.block >> 32) & WORD32
        self.block = self.block + 1 & WORD64
        self.used = 0

    def word(self) -> int:
        """The next 32 bits."""
        if self.used == CHACHA_WORDS:
            self.refill()
        self.used += 1
        return self.pool[self.used - 1]

    def double_word(self) -> int:
        """The next 64 bits."""
        low = self.word()
        high = self.word()
        return low + high * TWO_TO_32

    def pick(self, count: int) -> int:
        """A random number from 0 to count - 1, all equally likely (Lemire's multiplication, with exact rejection)."""
        product = self.word() * count
        if (product & WORD32) < count:
            threshold = (TWO_TO_32 - count) % count
            while (product & WORD32) < threshold:
                product = self.word() * count
        return product // TWO_TO_32

    def shuffle(self, cells: MutableSequence[int], size: int) -> None:
        """Put the first `size` cells into a random order, all equally likely (Fisher-Yates).

        One 64-bit word gives the places of eight cards: the upper halves of its products with size, size - 1, ... are
        exact if the last lower half is not below (2^64 mod the product of the sizes).
        """
        while size > 1:
            count = BATCH if size > BATCH else size - 1
            bound = 1
            for i in range(count):
                bound *= size - i
            start = self.double_word()
            rest = start * bound & WORD64
            if rest < bound:
                threshold = (WORD64 - bound + 1) % bound
                while rest < threshold:
                    start = self.double_word()
                    rest = start * bound & WORD64
            for _ in range(count):
                place = high_product(start, size)
                start = start * size & WORD64
                size -= 1
                card = cells[size]
                cells[size] = cells[place]
                cells[place] = card

    def mixed(self, seen: int) -> int:
        """The hash `seen` with the state of the generator folded in."""
        for i in range(8):
            seen = mix(seen, self.key[i])
        return mix(mix(seen, self.block), self.used)

    def below(self, count: int) -> int:
        """A random number from 0 to count - 1: `pick` for Python, with a check."""
        if not 0 < count <= WORD32:
            raise ValueError(f"pick one of how many? {shown(count)} was given; 1 to {WORD32} is possible")
        return self.pick(count)

    def shuffled(self, cards: Iterable[int]) -> list[int]:
        """The cards in a random order: `shuffle` for Python."""
        order = list(cards)
        for last in range(len(order) - 1, 0, -1):
            place = self.below(last + 1)
            order[last], order[place] = order[place], order[last]
        return order

    def stream(self, size: int) -> bytes:
        """The next `size` bytes of the stream, word by word."""
        return b"".join(self.word().to_bytes(4, "little") for _ in range(-(-size // 4)))[:size]

    def hex(self) -> str:
        """The state of the generator as text, for `from_hex`."""
        key = b"".join(int(self.key[i]).to_bytes(4, "little") for i in range(8))
        return f"{key.hex()}{self.block:016x}{self.used:02x}"

    @staticmethod
    def from_hex(text: str) -> Rng:
        """The generator whose state `hex` wrote."""
        if not isinstance(text, str) or not WRITTEN.fullmatch(text):
            raise OptionError("bad-rng", given=shown(text))
        key, block, used = bytes.fromhex(text[:64]), int(text[64:80], 16), int(text[80:], 16)
        if used > CHACHA_WORDS or (used < CHACHA_WORDS and block == 0):
            raise OptionError("bad-rng", given=shown(text))
        rng = Rng()
        rng.set_key(key)
        if block:
            rng.seek(block - 1)
        rng.used = used
        return rng

    def seek(self, block: int) -> None:
        """Move to the start of a block."""
        self.block = block
        self.refill()
