"""The exact cover of Notty by brute force, written from the rule book alone, without importing the package.

A card is its text, a hand a list of them. The first card of a hand stays loose, or goes into one of the groups that
the rest of the hand allows; all ways are tried, and hands seen before are remembered.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

COLOURS = "RGYKB"  # §1.2
NUMBERS = range(1, 10)  # §1.3


def runs() -> list[frozenset[str]]:
    """Three or more cards of one colour with numbers in a row (§5.1), not round the corner (§5.2)."""
    return [
        frozenset(f"{colour}{number}" for number in range(low, high + 1))
        for colour in COLOURS
        for low in NUMBERS
        for high in NUMBERS
        if high - low + 1 >= 3
    ]


def sets() -> list[frozenset[str]]:
    """Four or five cards of one number, each in another colour (§5.3)."""
    fives = [frozenset(f"{colour}{number}" for colour in COLOURS) for number in NUMBERS]
    fours = [five - {card} for five in fives for card in sorted(five)]
    return fours + fives


GROUP_LIST = [*runs(), *sets()]
GROUPS = frozenset(GROUP_LIST)
GROUPS_OF_FOUR = frozenset(group for group in GROUP_LIST if len(group) == 4)
GROUPS_WITH = {card: [group for group in GROUP_LIST if card in group] for group in GROUP_LIST for card in group}


@cache
def loose(hand: tuple[str, ...]) -> int:
    """The number of loose cards in the best division of a sorted hand into groups."""
    if not hand:
        return 0
    card = hand[0]
    best = 1 + loose(hand[1:])
    held = set(hand)
    for group in GROUPS_WITH[card]:
        if group <= held:
            best = min(best, loose(without(hand, group)))
    return best


def without(hand: tuple[str, ...], group: Iterable[str]) -> tuple[str, ...]:
    """A hand without one copy of each card of a group."""
    rest = list(hand)
    for card in group:
        rest.remove(card)
    return tuple(rest)


def fewest_loose(hand: Iterable[str]) -> int:
    """The number of loose cards in the best division of a hand."""
    loose.cache_clear()
    return loose(tuple(sorted(hand)))
