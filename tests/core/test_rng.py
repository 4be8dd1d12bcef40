"""Randomness: ChaCha8 as published, uniform numbers and orders, streams that are written down and read back."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations, product
from math import prod

import numpy as np
import pytest

import parlour
from parlour import OptionError, Rng
from parlour.core.piles import Pile
from parlour.core.rng import key_of
from tests.core.chi_square import BOUND, surprise
from tests.core.mode import COMPILED

ZERO_KEY = bytes(32)
ONE_KEY = b"\x01" + bytes(31)

# The keystream of ChaCha8, by key and block.
VECTORS = {
    (ZERO_KEY, 0): "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
    "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42",
    (ZERO_KEY, 1): "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
    "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa",
    (ONE_KEY, 0): "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
    "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8",
    (ONE_KEY, 1): "b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638"
    "291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4",
    (ZERO_KEY, 2**64 - 1): "df8a0bceca2fbb111f29978fa9a64407c68ced975ff55a24707265d0687e6aef"
    "b3597eac46e4b0a79b3a49c8b0f1775ac3edd7eb6a6d9bcb38f276517a79e014",
}


def keyed(key: bytes) -> Rng:
    rng = Rng()
    rng.set_key(key)
    return rng


@pytest.mark.parametrize(("key", "block"), VECTORS)
def test_a_block_is_what_chacha8_publishes(key: bytes, block: int) -> None:
    rng = keyed(key)
    rng.seek(block)
    assert rng.stream(64).hex() == VECTORS[key, block]


@pytest.mark.parametrize("key", [ZERO_KEY, ONE_KEY])
def test_blocks_follow_one_another(key: bytes) -> None:
    assert keyed(key).stream(128).hex() == VECTORS[key, 0] + VECTORS[key, 1]


def test_the_counter_goes_round_after_its_last_block() -> None:
    rng = keyed(ZERO_KEY)
    rng.seek(2**64 - 1)
    assert rng.stream(128).hex() == VECTORS[ZERO_KEY, 2**64 - 1] + VECTORS[ZERO_KEY, 0]


# Numbers.


@pytest.mark.parametrize("count", [2, 3, 7, 52, 108])
def test_every_number_comes_up_alike(count: int) -> None:
    rng = Rng(count)
    seen = Counter(rng.below(count) for _ in range(count * 60))
    assert set(seen) <= set(range(count))
    assert surprise([seen[number] for number in range(count)]) < BOUND


def test_no_number_is_favoured_by_rounding() -> None:
    """Without rejection, a third of these numbers would come up twice as often as the others."""
    rng = Rng(1)
    thirds = Counter(rng.below(3 * 2**30) % 3 for _ in range(3000))
    assert surprise([thirds[third] for third in range(3)]) < BOUND


@pytest.mark.parametrize("count", [1, 2**32 - 1])
def test_one_and_the_most_can_be_picked_from(count: int) -> None:
    rng = Rng(3)
    assert all(0 <= rng.below(count) < count for _ in range(100))


@pytest.mark.parametrize("count", [0, -1, 2**32, 2**70])
def test_nothing_can_be_picked_from_an_impossible_number(count: int) -> None:
    with pytest.raises(ValueError, match=str(count)):
        Rng(3).below(count)


# Orders.


def by_rng(rng: Rng, size: int) -> list[int]:
    return rng.shuffled(range(size))


def by_pile(rng: Rng, size: int) -> list[int]:
    pile = Pile()
    pile.lay(list(range(size)))
    pile.shuffle(rng)
    return pile.cards()


# Compiled, only C can shuffle a pile; its result is compared with `by_the_book` below.
SHUFFLES = [by_rng] if COMPILED else [by_rng, by_pile]


@pytest.mark.parametrize("shuffle", SHUFFLES)
def test_all_24_orders_of_four_cards_come_up_alike(shuffle: Callable[[Rng, int], list[int]]) -> None:
    rng = Rng(24)
    seen = Counter(tuple(shuffle(rng, 4)) for _ in range(24 * 100))
    assert surprise([seen[order] for order in permutations(range(4))]) < BOUND


@pytest.mark.parametrize("shuffle", SHUFFLES)
def test_each_of_20_cards_comes_to_each_place_alike(shuffle: Callable[[Rng, int], list[int]]) -> None:
    rng = Rng(20)
    seen = Counter(place for _ in range(20 * 60) for place in enumerate(shuffle(rng, 20)))
    assert surprise([seen[place] for place in product(range(20), range(20))]) < BOUND


def places(word: int, sizes: list[int], bits: int) -> tuple[int, ...] | None:
    """The places that a word of `bits` bits gives, one for each size; None if it is rejected and the next word is
    taken."""
    bound = prod(sizes)
    if word * bound % 2**bits < 2**bits % bound:
        return None
    found = []
    for size in sizes:
        place, word = divmod(word * size, 2**bits)
        found.append(place)
    return tuple(found)


@pytest.mark.parametrize("sizes", [[2], [3, 2], [5, 4, 3], [6, 5, 4], [13, 12]])
def test_the_places_from_one_word_are_exactly_alike(sizes: list[int]) -> None:
    """Proved for words of ten bits, by trying all of them."""
    seen = Counter(found for word in range(2**10) if (found := places(word, sizes, 10)) is not None)
    assert len(seen) == prod(sizes)
    assert len(set(seen.values())) == 1


def words64(rng: Rng) -> Iterator[int]:
    while True:
        yield int.from_bytes(rng.stream(8), "little")


def by_the_book(rng: Rng, cards: list[int]) -> tuple[list[int], int]:
    """Fisher-Yates from the top, eight places from each 64-bit word; also returns the number of rejected words."""
    words = words64(rng)
    size, thrown = len(cards), 0
    while size > 1:
        sizes = list(range(size, size - min(8, size - 1), -1))
        while (found := places(next(words), sizes, 64)) is None:
            thrown += 1
        for place in found:
            size -= 1
            cards[size], cards[place] = cards[place], cards[size]
    return cards, thrown


# With the last two seeds a word is rejected.
@pytest.mark.parametrize(("seed", "thrown"), [(0, 0), (1, 0), (b"deck", 0), (1011, 1), (8860, 1)])
def test_the_law_shuffles_by_the_book(seed: int | bytes, thrown: int) -> None:
    """Imagining Notty re-keys the generator (eight words), sorts the deck and shuffles it: nothing else is hidden."""
    notty = parlour.game("notty")
    state = notty.deal(seats=2, seed=1)
    deck = sorted(state.position()["deck"].split(), key=notty.deck.names.index)
    book = Rng(seed)
    book.stream(32)
    order, rejected = by_the_book(book, list(range(len(deck))))
    assert rejected == thrown
    assert state.imagine(0, Rng(seed)).position()["deck"].split() == [deck[place] for place in order]


# Written down and read back.


@pytest.mark.parametrize("taken", range(40))
def test_a_stream_continues_where_it_was_written_down(taken: int) -> None:
    rng = Rng(b"stream")
    rng.stream(4 * taken)
    written = rng.hex()
    assert len(written) == 82
    twin = Rng.from_hex(written)
    assert twin.hex() == written
    assert twin.stream(200) == rng.stream(200)


KEY_HEX = ZERO_KEY.hex()
BAD_GENERATORS = {
    "nothing": "",
    "too short": KEY_HEX + "0" * 15 + "01",
    "too long": KEY_HEX + "0" * 16 + "100",
    "no hex key": "x" * 64 + "0" * 16 + "10",
    "no hex block": KEY_HEX + "x" * 16 + "10",
    "no hex place": KEY_HEX + "0" * 16 + "xy",
    "blanks in the key": "  " + KEY_HEX[2:] + "0" * 15 + "105",
    "a place past the block": KEY_HEX + "0" * 15 + "111",
    "inside a block never made": KEY_HEX + "0" * 16 + "05",
    "a place before the block": KEY_HEX + "0" * 15 + "1-1",
    "a block before the first": KEY_HEX + "-" + "0" * 14 + "105",
    "a sign": KEY_HEX + "0" * 15 + "1+5",
    "a blank": KEY_HEX + "0" * 15 + "1 5",
    "a prefix": KEY_HEX + "0x" + "0" * 13 + "105",
    "other digits": KEY_HEX + "0" * 15 + "10\N{FULLWIDTH DIGIT FIVE}",
    "bytes": b"0" * 82,
    "a number": 5,
    "a list": ["0"] * 82,
}


@pytest.mark.parametrize("written", BAD_GENERATORS.values(), ids=BAD_GENERATORS)
def test_what_no_generator_wrote_is_refused(written: str) -> None:
    with pytest.raises(OptionError) as caught:
        Rng.from_hex(written)
    assert caught.value.key == "bad-rng"
    assert "82 hex digits" in str(caught.value)


# Seeds.

SEEDS: list[int | bytes] = [
    0,
    1,
    -1,
    7,
    2**32,
    -(2**64),
    10**4000,
    b"",
    b"\0",
    b"\0\0",
    b"0",
    b"7",
    b"\x07",
    bytes(32),
    b"x" * 5000,
]


def test_seeds_of_every_kind_and_length_give_streams_of_their_own() -> None:
    assert len({Rng(seed).stream(16) for seed in SEEDS}) == len(SEEDS)


def test_a_seed_may_be_any_int_however_long() -> None:
    assert Rng(10**5000).stream(16) != Rng(10**5000 + 1).stream(16)


def test_a_seed_gives_the_same_stream_for_ever() -> None:
    assert Rng(7).stream(16).hex() == "e81410cd6628348c8f17058445e75c90"
    assert Rng(b"parlour").stream(16).hex() == "ca24a61e47052e3856bd34cb58c27d14"
    assert Rng(0).stream(8) == Rng().stream(8)


def test_bytes_that_can_change_are_bytes() -> None:
    assert key_of(bytearray(b"deck")) == key_of(b"deck")  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [True, False, None, 1.0, "7", "", [7], np.int64(7)])
def test_what_is_not_a_seed_is_refused(seed: object) -> None:
    with pytest.raises(OptionError) as caught:
        key_of(seed)  # type: ignore[arg-type]
    assert caught.value.key == "bad-seed"
    assert repr(seed) in str(caught.value)
    with pytest.raises(OptionError):
        parlour.game("notty").deal(seats=2, seed=seed)  # type: ignore[arg-type]


def test_any_source_of_bits_will_do() -> None:
    rng = Rng(5)
    assert Rng.of(rng) is rng
    assert Rng.of(5).stream(8) == Rng(5).stream(8)
    assert Rng.of(b"5").stream(8) == Rng(b"5").stream(8)
    assert Rng.of(random.Random(5)).stream(8) == Rng.of(random.Random(5)).stream(8)
    assert Rng.of(random.Random(5)).stream(8) != Rng.of(random.Random(6)).stream(8)


@pytest.mark.parametrize("source", [None, "7", True, 1.5, [1]])
def test_what_is_not_a_source_of_bits_is_refused(source: object) -> None:
    with pytest.raises(OptionError) as caught:
        Rng.of(source)  # type: ignore[arg-type]
    assert caught.value.key == "bad-seed"


def test_a_key_has_32_bytes() -> None:
    for size in (0, 31, 33):
        with pytest.raises(ValueError, match=f"32 bytes, not {size}"):
            Rng(1).set_key(bytes(size))
