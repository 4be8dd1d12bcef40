"""The exact cover of rummy: the melds, with wild cards among them, that take the most points out of a hand.

A card is `suit * 13 + rank`, and a hand is a mask of 52 bits. Runs of different suits do not interact, so a table over
the 8192 ways to hold a suit stores the most points that runs can take with an exact number of wilds. Only sets, and the
wilds that all melds share, connect the suits. The search tries the sets rank by rank. It leaves a branch as soon as the
sum of the best runs and the best sets, each found as if the other took no card, cannot beat the best cover so far.

A card that may be played as itself or as a wild is tried as both. The number of wilds is exact, because a card that
leaves the hand as a wild scores and one that stays does not.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

import cython

from parlour.core.melds import cards_of, mask_of

if not cython.compiled:
    from parlour.core.bits import count, lowest
    from parlour.core.consts import CARDS, ONE_RANK, SUIT_CARDS, SUITS, WHOLE_SUIT

    # The same numbers as in cover.pxd, for Python.
    HOLDINGS = 8192  # ways to hold a suit
    SHORTEST = 3  # the fewest cards in a meld
    MOST_EITHER = 4
    MOST_JOKERS = 4
    CELLS = 9  # numbers of wilds in play: 0 to 8, at most four cards that may be wild and four jokers
    SET_CELLS = 126  # one row of cells per rank, and an empty row after the kings
    UNKNOWN = -1
    NEVER = -10000  # less than any hand is worth: marks what is impossible

JOKER = -1
DEAREST = 100  # the highest value of a card, so that sums fit the tables


class Place(NamedTuple):
    """One place in a meld: the card that lies there (a card of the hand, or JOKER) and the card that it stands for."""

    card: int
    stands_for: int


class Cover(NamedTuple):
    """The best cover of a hand: the points it takes, its melds, and the cards that stay in the hand.

    Sets come first, by rank, then runs, by suit. A set is in order of suits, a run from low to high.
    """

    value: int
    melds: tuple[tuple[Place, ...], ...]
    rest: int


class Shape(NamedTuple):
    """A meld before wilds are assigned to it: the cards it stands for, and which of those are natural."""

    cards: tuple[int, ...]
    naturals: int


def of_rank(hand: int, rank: int) -> int:
    """The cards of one rank, shifted down to the bits of the aces."""
    return hand >> rank & ONE_RANK


def of_suit(hand: int, suit: int) -> int:
    """The ranks that a hand holds in one suit."""
    return hand >> suit * SUIT_CARDS & WHOLE_SUIT


def highest_sum(runs: Sequence[int], sets: Sequence[int], rank: int, wilds: int) -> int:
    """An upper bound for any cover: the best runs plus the best sets from this rank on, sharing the wilds."""
    best = NEVER
    for used in range(wilds + 1):
        found = runs[wilds - used] + sets[rank * CELLS + used]
        if found > best:
            best = found
    return best


class Solver:
    """Finds the best covers under the rules of one game: the values of its cards, and what its melds may contain."""

    def __init__(
        self,
        *,
        values: Sequence[int],
        wild_value: int = 0,
        ace_high: bool = False,
        set_wilds: int = 3,
        run_wilds: int = 12,
        wilds_touch: bool = True,
    ) -> None:
        check_rules(values, wild_value, set_wilds, run_wilds)
        self.wild_value = wild_value
        self.ace_high = ace_high
        self.set_wilds = set_wilds
        self.run_wilds = run_wilds
        self.wilds_touch = wilds_touch
        if not cython.compiled:
            self.worth = [0] * HOLDINGS
            self.set_fits = [0] * (SUITS + 1)
            self.run_fits = [UNKNOWN] * HOLDINGS
            self.by_runs = [UNKNOWN] * (HOLDINGS * CELLS)
        self.write_worth(values)
        self.write_set_fits()
        # Compiled, all tables are filled in milliseconds; uncompiled, a row is computed when it is first needed.
        if cython.compiled:
            self.write_tables()

    def write_worth(self, values: Sequence[int]) -> None:
        """Fill the table with the value of each way to hold a suit."""
        self.worth[0] = 0
        for ranks in range(1, HOLDINGS):
            self.worth[ranks] = self.worth[ranks & (ranks - 1)] + values[lowest(ranks)]

    def write_set_fits(self) -> None:
        """Store for each number of natural cards of a rank the numbers of wilds, as bits, with which all fit in sets.

        With wilds, one rank can form several sets: four sevens and two wilds make two.
        """
        self.set_fits[0] = 1
        for naturals in range(1, SUITS + 1):
            self.set_fits[naturals] = 0
            for size in range(1, naturals + 1):
                for wilds in range(CELLS):
                    if self.is_set(size, wilds):
                        self.set_fits[naturals] |= self.set_fits[naturals - size] << wilds & ((1 << CELLS) - 1)

    def is_set(self, naturals: int, wilds: int) -> bool:
        """Whether this number of natural cards of one rank and this number of wilds form one set."""
        return SHORTEST <= naturals + wilds <= SUITS and wilds <= self.set_wilds

    def run_gaps(self, places: int, low: int, high: int) -> int:
        """The number of wilds that a run from `low` to `high` needs around these cards; -1 if it is not allowed."""
        run = (2 << high) - (1 << low)
        gaps = run & ~places
        wilds = count(gaps)
        if places & ~run or wilds > self.run_wilds or wilds >= CELLS or (gaps & gaps >> 1 and not self.wilds_touch):
            return -1
        return wilds

    def find_run_fits(self, ranks: int) -> int:
        """The numbers of wilds, as bits of a mask, with which these natural cards of a suit form one run.

        A high ace is bit 13. A run may start at the low ace or end at the high ace, but never both.
        """
        fits = 0
        for ace in range(2 if self.ace_high else 1):
            places = ranks & ~ace | (ranks & ace) << SUIT_CARDS
            for low in range(ace, lowest(places) + 1):
                for high in range(low + SHORTEST - 1, SUIT_CARDS + ace):
                    wilds = self.run_gaps(places, low, high)
                    if wilds >= 0:
                        fits |= 1 << wilds
        return fits

    def fits_of_run(self, ranks: int) -> int:
        """The numbers of wilds, as bits of a mask, with which these cards form one run, read from the table."""
        if not cython.compiled and self.run_fits[ranks] == UNKNOWN:
            self.run_fits[ranks] = self.find_run_fits(ranks)
        return self.run_fits[ranks]

    def write_tables(self) -> None:
        """Fill the tables for every way to hold a suit, smaller holdings first, because rows build on those."""
        for ranks in range(1, HOLDINGS):
            self.run_fits[ranks] = self.find_run_fits(ranks)
        for ranks in range(HOLDINGS):
            self.learn(ranks)

    def learn(self, ranks: int) -> None:
        """Fill one row of the table: the lowest of these cards is in no run, or in a run with some of the others."""
        row = ranks * CELLS
        if ranks == 0:
            for wilds in range(CELLS):
                self.by_runs[wilds] = NEVER if wilds else 0
            return
        others = ranks & (ranks - 1)
        for wilds in range(CELLS):
            self.by_runs[row + wilds] = self.most_by_runs(others, wilds)
        some = others
        while some >= 0:
            naturals = ranks & ~others | some
            fits = self.fits_of_run(naturals)
            while fits:
                used = lowest(fits)
                fits &= fits - 1
                for wilds in range(used, CELLS):
                    found = self.worth[naturals] + self.most_by_runs(ranks & ~naturals, wilds - used)
                    if found > self.by_runs[row + wilds]:
                        self.by_runs[row + wilds] = found
            some = (some - 1) & others if some else -1

    def most_by_runs(self, ranks: int, wilds: int) -> int:
        """The most points that runs can take out of a suit with exactly `wilds` wilds."""
        if not cython.compiled and self.by_runs[ranks * CELLS] == UNKNOWN:
            self.learn(ranks)
        return self.by_runs[ranks * CELLS + wilds]

    def write_runs(self, hand: int, wilds: int, runs: list[int]) -> None:
        """Write into `runs` the most points that runs can take from these cards, for each total number of wilds."""
        for total in range(wilds + 1):
            runs[total] = NEVER if total else 0
        for suit in range(SUITS):
            ranks = of_suit(hand, suit)
            if ranks:
                for total in range(wilds, -1, -1):
                    best = NEVER
                    for used in range(total + 1):
                        found = runs[total - used] + self.most_by_runs(ranks, used)
                        if found > best:
                            best = found
                    runs[total] = best

    def write_sets(self, hand: int, wilds: int, sets: list[int]) -> None:
        """Write into `sets` the most points that sets from each rank on can take, for each total number of wilds."""
        for total in range(wilds + 1):
            sets[SUIT_CARDS * CELLS + total] = NEVER if total else 0
        for rank in range(SUIT_CARDS - 1, -1, -1):
            row = rank * CELLS
            for total in range(wilds + 1):
                sets[row + total] = sets[row + CELLS + total]
            for naturals in range(1, count(of_rank(hand, rank)) + 1):
                fits = self.set_fits[naturals] & ((2 << wilds) - 1)
                while fits:
                    used = lowest(fits)
                    fits &= fits - 1
                    for total in range(used, wilds + 1):
                        found = naturals * self.worth[1 << rank] + sets[row + CELLS + total - used]
                        if found > sets[row + total]:
                            sets[row + total] = found

    def improved(self, hand: int, first: int, wilds: int, taken: int, best: int, enough: int, sets: list[int]) -> int:
        """The larger of `best` and of the points that melds can take from these cards, with sets from rank `first` on.

        Exactly `wilds` wilds are used. `taken` is what earlier melds have taken; the search stops once it reaches
        `enough`; `sets` comes from write_sets.
        """
        if not cython.compiled:
            runs = [0] * CELLS
        self.write_runs(hand, wilds, runs)
        if taken + runs[wilds] > best:
            best = taken + runs[wilds]
        for rank in range(first, SUIT_CARDS):
            if best >= enough or taken + highest_sum(runs, sets, rank, wilds) <= best:
                return best
            held = of_rank(hand, rank)
            some = held
            while some:
                value = taken + count(some) * self.worth[1 << rank]
                fits = self.set_fits[count(some)] & ((2 << wilds) - 1)
                while fits:
                    left = wilds - lowest(fits)
                    fits &= fits - 1
                    if value + highest_sum(runs, sets, rank + 1, left) > best:
                        best = self.improved(hand & ~(some << rank), rank + 1, left, value, best, enough, sets)
                some = (some - 1) & held
        return best

    def value_of(self, hand: int) -> int:
        """The value of all cards in a hand."""
        total = 0
        for suit in range(SUITS):
            total += self.worth[of_suit(hand, suit)]
        return total

    def most_of(self, hand: int, either: int, jokers: int) -> int:
        """The most points that melds can take out of a hand: `most` for C, without checking the arguments."""
        if not cython.compiled:
            sets = [0] * SET_CELLS
        best = 0
        all_cards = self.value_of(hand)
        wild = either
        while True:
            self.write_sets(hand & ~wild, count(wild) + jokers, sets)
            for used in range(jokers, -1, -1):
                jokers_value = used * self.wild_value
                value = self.value_of(wild) + jokers_value
                enough = all_cards + jokers_value
                if best < enough:
                    best = self.improved(hand & ~wild, 0, count(wild) + used, value, best, enough, sets)
            if not wild:
                return best
            wild = (wild - 1) & either

    def most(self, hand: int, either: int = 0, jokers: int = 0) -> int:
        """The most points that melds can take out of a hand.

        `either` is the part of the hand, at most four cards, that may be played as themselves or as wilds; `jokers` is
        the number of jokers held besides the hand, at most four, which are always wild.
        """
        check_hand(hand, either, jokers)
        return self.most_of(hand, either, jokers)

    def cover(self, hand: int, either: int = 0, jokers: int = 0) -> Cover:
        """The melds that take the most points out of a hand; among equal ones, melds that use the fewest wilds.

        A card of `either` therefore never stands in for itself as a wild.
        """
        check_hand(hand, either, jokers)
        value = self.most_of(hand, either, jokers)
        for wilds in range(CELLS):
            for wild in choices(either):
                used = wilds - wild.bit_count()
                need = value - self.value_of(wild) - used * self.wild_value
                if 0 <= used <= jokers and self.reaches(hand & ~wild, 0, wilds, need):
                    shapes = self.shapes(hand & ~wild, 0, wilds, need)
                    melds = laid(shapes, [*cards_of(wild), *[JOKER] * used])
                    return Cover(value, melds, hand & ~wild & ~sum(shape.naturals for shape in shapes))
        raise AssertionError(f"no cover of {hand:#x}, {either:#x}, {jokers} is worth {value}")

    def reaches(self, hand: int, first: int, wilds: int, need: int) -> bool:
        """Whether melds with exactly `wilds` wilds, and sets from rank `first` on, can take at least `need` points."""
        if not cython.compiled:
            sets = [0] * SET_CELLS
        self.write_sets(hand, wilds, sets)
        return need >= 0 and self.improved(hand, first, wilds, 0, need - 1, need, sets) >= need

    def shapes(self, hand: int, rank: int, wilds: int, need: int) -> list[Shape]:
        """The melds that take `need` points: runs, and sets from this rank on only where runs alone do not suffice."""
        if rank == SUIT_CARDS:
            return self.run_shapes(hand, wilds, need)
        for some in choices(of_rank(hand, rank)):
            cards = cards_of(some << rank)
            rest, still = hand & ~(some << rank), need - len(cards) * self.worth[1 << rank]
            for used in range(wilds + 1):
                if self.set_fits[len(cards)] >> used & 1 and self.reaches(rest, rank + 1, wilds - used, still):
                    return self.set_shapes(cards, used) + self.shapes(rest, rank + 1, wilds - used, still)
        raise AssertionError(f"no melds take {need} of {hand:#x} with {wilds} wilds")

    def set_shapes(self, cards: list[int], wilds: int) -> list[Shape]:
        """The sets that these cards of one rank form with exactly `wilds` wilds; the first is as large as possible."""
        for size in range(len(cards), 0, -1):
            for used in range(wilds + 1):
                if self.is_set(size, used) and self.set_fits[len(cards) - size] >> (wilds - used) & 1:
                    first = set_shape(cards[:size], used)
                    return [first, *self.set_shapes(cards[size:], wilds - used)]
        return []

    def run_shapes(self, hand: int, wilds: int, need: int) -> list[Shape]:
        """The runs that take `need` points: tries every way to share the wilds among the suits until one fits."""
        suits = [of_suit(hand, suit) for suit in range(SUITS)]
        for shares in product(*[range(wilds + 1 if ranks else 1) for ranks in suits]):
            if sum(shares) != wilds:
                continue
            found = [self.most_by_runs(ranks, share) for ranks, share in zip(suits, shares, strict=True)]
            if sum(found) == need:
                return [shape for suit in range(SUITS) for shape in self.suit_shapes(suit, suits[suit], shares[suit])]
        raise AssertionError(f"no runs take {need} of {hand:#x} with {wilds} wilds")

    def suit_shapes(self, suit: int, ranks: int, wilds: int) -> list[Shape]:
        """The runs of one suit behind the value in the table, rebuilt from it."""
        if not ranks:
            return []
        others = ranks & (ranks - 1)
        for some in reversed(choices(others)):
            naturals = ranks & ~others | some
            for used in range(wilds + 1):
                if self.fits_of_run(naturals) >> used & 1:
                    found = self.worth[naturals] + self.most_by_runs(ranks & ~naturals, wilds - used)
                    if found == self.most_by_runs(ranks, wilds):
                        first = self.run_shape(suit, naturals, used)
                        return [first, *self.suit_shapes(suit, ranks & ~naturals, wilds - used)]
        return self.suit_shapes(suit, others, wilds)

    def run_shape(self, suit: int, ranks: int, wilds: int) -> Shape:
        """The run of these natural cards. A wild that fits at either end goes to the upper one, unless as an ace."""
        length = ranks.bit_count() + wilds
        for ace in range(2 if self.ace_high else 1):
            places = ranks & ~ace | (ranks & ace) << SUIT_CARDS
            for low in range(SUIT_CARDS + ace - length, ace - 1, -1):
                if self.run_gaps(places, low, low + length - 1) == wilds:
                    cards = tuple(suit * SUIT_CARDS + place % SUIT_CARDS for place in range(low, low + length))
                    return Shape(cards, ranks << suit * SUIT_CARDS)
        raise AssertionError(f"{ranks:#x} is not a run with {wilds} wilds")


@lru_cache(maxsize=64)
def solver(
    *,
    values: tuple[int, ...],
    wild_value: int = 0,
    ace_high: bool = False,
    set_wilds: int = 3,
    run_wilds: int = 12,
    wilds_touch: bool = True,
) -> Solver:
    """The solver for these rules, built only once, because its tables are large and never change."""
    return Solver(
        values=values,
        wild_value=wild_value,
        ace_high=ace_high,
        set_wilds=set_wilds,
        run_wilds=run_wilds,
        wilds_touch=wilds_touch,
    )


def set_shape(cards: list[int], wilds: int) -> Shape:
    """The set of these natural cards, in which the wilds stand for the first missing suits."""
    rank = cards[0] % SUIT_CARDS
    missing = [suit * SUIT_CARDS + rank for suit in range(SUITS) if suit * SUIT_CARDS + rank not in cards]
    return Shape(tuple(sorted(cards + missing[:wilds])), mask_of(cards))


def laid(shapes: list[Shape], wilds: list[int]) -> tuple[tuple[Place, ...], ...]:
    """The melds with their wilds assigned, each to the next place that needs one."""
    waiting = iter(wilds)
    return tuple(
        tuple(Place(card if shape.naturals >> card & 1 else next(waiting), card) for card in shape.cards)
        for shape in shapes
    )


def choices(mask: int) -> list[int]:
    """All subsets of a mask, from the empty one to the whole."""
    way = 0
    ways = [way]
    while way != mask:
        way = (way - mask) & mask
        ways.append(way)
    return ways


def check_rules(values: Sequence[int], wild_value: int, set_wilds: int, run_wilds: int) -> None:
    """Raise ValueError for rules whose values would not fit the tables."""
    if len(values) != SUIT_CARDS or not all(0 <= value <= DEAREST for value in [*values, wild_value]):
        raise ValueError(f"thirteen ranks and a wild are worth 0 to {DEAREST} each: {[*values]}, {wild_value}")
    if not 0 <= set_wilds < SUITS or not 0 <= run_wilds < SUIT_CARDS:
        raise ValueError(f"no such melds: {set_wilds} wilds in a set, {run_wilds} in a run")


def check_hand(hand: int, either: int, jokers: int) -> None:
    """Raise ValueError unless `hand` is a set of the 52 cards, `either` is within it, and the numbers of wilds fit."""
    if hand < 0 or hand >> CARDS:
        raise ValueError(f"no hand of 52 cards: {hand:#x}")
    if either < 0 or either & ~hand or either.bit_count() > MOST_EITHER:
        raise ValueError(f"not up to {MOST_EITHER} cards of the hand {hand:#x}: {either:#x}")
    if not 0 <= jokers <= MOST_JOKERS:
        raise ValueError(f"no number of jokers from 0 to {MOST_JOKERS}: {jokers}")
