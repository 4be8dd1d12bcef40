"""The prospects of a hand of Notty: which cards would join a group, which would finish it, and what may grow of it.

Everybody sees all hands, so the deck's cards are known and only their order is not. The deck is given as two masks:
`some`, the kinds of which at least one card is left, and `both`, those of which two are. Types in hand.pxd.
"""

from __future__ import annotations

import cython

from parlour.games.notty.law.rules import Notty

if not cython.compiled:
    from parlour.core.bits import bit, count, lowest
    from parlour.games.notty.law.consts import ACTIONS, COLOURS, FIRST_COLOUR, KINDS, NUMBERS, RUN, RUN_STARTS, SET
    from parlour.games.notty.law.cover import covered, loose
    from parlour.games.notty.law.groups import GROUP_CARDS

EVERY_COLOUR = 0x1008040201  # the ones of all colours; shifted by a number, that number in all colours


def some_left(state: Notty) -> int:
    """The kinds of which the deck holds a card."""
    gone = 0
    held = 0
    for seat in range(state.seats):
        gone |= state.twos[seat] | held & state.ones[seat]
        held |= state.ones[seat]
    return (bit(KINDS) - 1) & ~gone


def both_left(state: Notty) -> int:
    """The kinds of which the deck holds both cards."""
    held = 0
    for seat in range(state.seats):
        held |= state.ones[seat]
    return (bit(KINDS) - 1) & ~held


def weight(mask: int, both: int) -> int:
    """The number of cards of these kinds in the deck, which holds at least one of each."""
    return count(mask) + count(mask & both)


def hope(ones: int, twos: int, some: int, both: int) -> int:
    """The number of cards in the deck that would join a group with cards of this hand."""
    return weight(joining(ones) & some & ~twos, both)


def joining(ones: int) -> int:
    """The kinds that would join a group with cards of this hand: no other kind can reduce the loose cards."""
    pairs = ones & ones >> 1
    gaps = ones & ones >> 2 & RUN_STARTS
    upper = pairs & RUN_STARTS  # numbers n, n + 1 with n up to 7: n + 2 joins
    lower = pairs & RUN_STARTS << 1  # numbers n, n + 1 with n from 2 to 8: n - 1 joins
    found = upper << 2 | lower >> 1 | gaps << 1
    numbers = thrice(ones)
    while numbers:
        found |= bit(lowest(numbers)) * EVERY_COLOUR
        numbers &= numbers - 1
    return found


def thrice(ones: int) -> int:
    """The numbers held in three colours or more."""
    once = 0
    twice = 0
    three = 0
    for colour in range(COLOURS):
        held = ones >> (colour * NUMBERS) & FIRST_COLOUR
        three |= twice & held
        twice |= once & held
        once |= held
    return three


def finishing_draws(ones: int, twos: int, some: int, both: int) -> int:
    """The number of cards in the deck that, once drawn, would leave nothing loose."""
    total = 0
    kinds = joining(ones) & some & ~twos
    while kinds:
        card = lowest(kinds)
        kinds &= kinds - 1
        if loose(ones | bit(card), twos | ones & bit(card)) == 0:
            total += 1 + (both >> card & 1)
    return total


def finishing_cycles(ones: int, twos: int, some: int, both: int) -> int:
    """The number of cards in the deck with which draw & discard would finish a hand that is not finished yet."""
    total = 0
    kinds = joining(ones) & some & ~twos
    while kinds:
        card = lowest(kinds)
        kinds &= kinds - 1
        if one_too_many(ones | bit(card), twos | ones & bit(card)):
            total += 1 + (both >> card & 1)
    return total


def one_too_many(ones: int, twos: int) -> bool:
    """Whether one discard leaves nothing loose."""
    left = loose(ones, twos)
    if left:
        return left == 1
    cards = ones
    while cards:
        card = cards & (~cards + 1)
        cards &= cards - 1
        if loose(ones & ~(card & ~twos), twos & ~card) == 0:
            return True
    return False


def help_for(ones: int, twos: int, some: int, both: int) -> int:
    """How much the cards of the deck would help, each weighted by the number of cards that it brings into groups."""
    total = 0
    base = covered(ones, twos, SET)
    kinds = joining(ones) & some & ~twos
    while kinds:
        card = lowest(kinds)
        kinds &= kinds - 1
        total += (covered(ones | bit(card), twos | ones & bit(card), SET) - base) * (1 + (both >> card & 1))
    return total


def promise(ones: int, some: int, both: int) -> int:
    """The number of pairs of cards in the deck that form a run with one card of this hand, or a set with two."""
    total = 0
    starts = (ones | ones >> 1 | ones >> 2) & RUN_STARTS
    while starts:
        first = lowest(starts)
        starts &= starts - 1
        missing = bit(first) * 7 & ~ones
        if count(missing) == 2 and missing & ~some == 0:
            total += (1 + (both >> lowest(missing) & 1)) * (1 + (both >> lowest(missing & (missing - 1)) & 1))
    for number in range(NUMBERS):
        whole = bit(number) * EVERY_COLOUR
        if count(ones & whole) == 2:
            left = weight(whole & ~ones & some, both)
            total += left * (left - 1) // 2
    return total


def a_group(ones: int, twos: int) -> int:
    """A group of a hand in which nothing is loose, such that the rest falls into groups as well."""
    for action in range(RUN, ACTIONS):
        cards = GROUP_CARDS[action]
        if cards & ~ones == 0 and loose(ones & ~(cards & ~twos), twos & ~cards) == 0:
            return action
    return -1
