"""The exact cover: divides a hand into groups so that the fewest cards stay loose.

Runs of different colours do not interact, so a table over the counts of a colour's nine numbers (base 3: none, one or
two of each) stores the most cards that its runs can take. Only sets connect the colours, and only a number held in four
colours can form one. The search tries these few sets; the tables do the rest.
"""

from __future__ import annotations

from typing import NamedTuple

import cython

if not cython.compiled:
    from parlour.core.bits import count, lowest
    from parlour.games.notty.law.consts import (
        ACTIONS,
        COLOURS,
        FIRST_COLOUR,
        GROUP_CODES,
        KINDS,
        NUMBERS,
        RUN,
        SET,
        SETS_A_NUMBER,
        TABLE_SIZE,
    )
    from parlour.games.notty.law.groups import GROUP_CARDS, RUN_ACTION, set_numbers

    POWER = [0] * (NUMBERS + 1)
    BASE_THREE = [0] * (FIRST_COLOUR + 1)
    BY_RUNS = [0] * TABLE_SIZE


class Cover(NamedTuple):
    """A best division of a hand: its number of loose cards, and its groups as actions of Notty's table."""

    loose: int
    groups: tuple[int, ...]


def write_tables() -> None:
    """Fill the table with the most cards that runs can take, for each way to hold one colour."""
    POWER[0] = 1
    for number in range(NUMBERS):
        POWER[number + 1] = POWER[number] * 3
    for mask in range(FIRST_COLOUR + 1):
        BASE_THREE[mask] = 0
        for number in range(NUMBERS):
            if mask >> number & 1:
                BASE_THREE[mask] += POWER[number]
    for held in range(TABLE_SIZE):
        BY_RUNS[held] = most_by_runs(held)


def most_by_runs(held: int) -> int:
    """The most cards that runs take: the lowest card stays loose or starts a run of 3 to 5; longer runs are split."""
    if held == 0:
        return 0
    first = 0
    while held // POWER[first] % 3 == 0:
        first += 1
    best = BY_RUNS[held - POWER[first]]
    rest = held
    length = 0
    while length < 5 and first + length < NUMBERS and held // POWER[first + length] % 3:
        rest -= POWER[first + length]
        length += 1
        if length >= 3 and length + BY_RUNS[rest] > best:
            best = length + BY_RUNS[rest]
    return best


def colour_index(ones: int, twos: int, colour: int) -> int:
    """The index in the tables for one colour of a hand."""
    shift = colour * NUMBERS
    return BASE_THREE[ones >> shift & FIRST_COLOUR] + BASE_THREE[twos >> shift & FIRST_COLOUR]


def covered_by_runs(ones: int, twos: int) -> int:
    """The most cards that runs alone can take."""
    total = 0
    for colour in range(COLOURS):
        total += BY_RUNS[colour_index(ones, twos, colour)]
    return total


def covered(ones: int, twos: int, first_set: int) -> int:
    """The most cards that groups can take, using only sets from action `first_set` on."""
    best = covered_by_runs(ones, twos)
    numbers = set_numbers(ones) >> number_of_set(first_set)
    while numbers:
        number = number_of_set(first_set) + lowest(numbers)
        numbers &= numbers - 1
        start = SET + number * SETS_A_NUMBER
        for action in range(start if start > first_set else first_set, start + SETS_A_NUMBER):
            cards = GROUP_CARDS[action]
            if not cards & ~ones:
                size = COLOURS if action == start + COLOURS else COLOURS - 1
                found = size + covered(ones & ~cards | twos & cards, twos & ~cards, action)
                if found > best:
                    best = found
    return best


def number_of_set(action: int) -> int:
    """The number, counted from 0, of a set's action."""
    return (action - SET) // SETS_A_NUMBER


def loose(ones: int, twos: int) -> int:
    """The number of cards that stay loose in the best division of a hand."""
    return count(ones) + count(twos) - covered(ones, twos, SET)


def division(ones: int, twos: int) -> int:
    """The groups of a best division, the largest first, encoded as one number; the first is the last digit."""
    written = 0
    place = 1
    while True:
        action = largest_group(ones, twos)
        if action < 0:
            return written
        written += (action - RUN + 1) * place
        place *= GROUP_CODES
        cards = GROUP_CARDS[action]
        ones, twos = ones & ~cards | twos & cards, twos & ~cards


def largest_group(ones: int, twos: int) -> int:
    """The largest group with which a best division can begin; -1 if there is none."""
    best = covered(ones, twos, SET)
    chosen = -1
    most = 0
    for action in range(RUN, ACTIONS):
        cards = GROUP_CARDS[action]
        size = count(cards)
        if size <= most or cards & ~ones:
            continue
        if size + covered(ones & ~cards | twos & cards, twos & ~cards, SET) == best:
            chosen = action
            most = size
    return chosen


def groups_of(written: int) -> list[int]:
    """The groups of an encoded `division`, as actions."""
    groups = []
    while written:
        groups.append(written % GROUP_CODES + RUN - 1)
        written //= GROUP_CODES
    return groups


def loose_cards(ones: int, twos: int) -> int:
    """The number of cards that stay loose in the best division of a hand, given as masks (see rules.py)."""
    check_hand(ones, twos)
    return loose(ones, twos)


def best_cover(ones: int, twos: int) -> Cover:
    """A best division of a hand, given as masks."""
    check_hand(ones, twos)
    size = ones.bit_count() + twos.bit_count()
    best = covered(ones, twos, SET)
    groups = [*sets_of_cover(ones, twos, best)]
    for action in groups:
        cards = GROUP_CARDS[action]
        ones, twos = ones & ~cards | twos & cards, twos & ~cards
    for colour in range(COLOURS):
        groups += runs_of_cover(colour_index(ones, twos, colour), colour)
    return Cover(size - best, tuple(groups))


def sets_of_cover(ones: int, twos: int, best: int) -> list[int]:
    """The sets of a best division, found one by one so that runs can take the rest."""
    sets: list[int] = []
    action = SET
    while covered_by_runs(ones, twos) < best:
        cards = GROUP_CARDS[action]
        size = cards.bit_count()
        if not cards & ~ones and size + covered(ones & ~cards | twos & cards, twos & ~cards, action) == best:
            sets.append(action)
            ones, twos = ones & ~cards | twos & cards, twos & ~cards
            best -= size
        else:
            action += 1
    return sets


def runs_of_cover(held: int, colour: int) -> list[int]:
    """The runs behind the table's value for one colour."""
    runs: list[int] = []
    while BY_RUNS[held]:
        first = 0
        while held // POWER[first] % 3 == 0:
            first += 1
        if BY_RUNS[held - POWER[first]] == BY_RUNS[held]:
            held -= POWER[first]
            continue
        rest = held - POWER[first] - POWER[first + 1] - POWER[first + 2]
        length = 3
        while length + BY_RUNS[rest] != BY_RUNS[held]:
            rest -= POWER[first + length]
            length += 1
        runs.append(RUN_ACTION[(colour * NUMBERS + first) * (NUMBERS + 1) + length])
        held = rest
    return runs


def check_hand(ones: int, twos: int) -> None:
    """Raise ValueError unless two masks are a hand: kinds held twice must be held once."""
    if ones < 0 or ones >> KINDS or twos & ~ones:
        raise ValueError(f"no hand of Notty: {ones:#x}, {twos:#x}")


assert ACTIONS == SET + NUMBERS * SETS_A_NUMBER
write_tables()
