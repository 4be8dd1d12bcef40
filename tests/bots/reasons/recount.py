"""Counts what reasons mention by hand: cards in notation, melds tried one by one, without any code of the package."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import combinations

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = "♠♥♦♣"
DECK = tuple(rank + suit for suit in SUITS for rank in RANKS)

Meld = frozenset[str]


def rank_of(card: str) -> int:
    """The rank as a number, from 0 for the ace to 12 for the king."""
    return RANKS.index(card[:-1])


def runs(size: int, ace_high: bool) -> Iterator[Meld]:
    """All runs of this size."""
    order = [*RANKS, "A"] if ace_high else [*RANKS]
    for suit in SUITS:
        for start in range(len(order) - size + 1):
            yield frozenset(rank + suit for rank in order[start : start + size])


@cache
def melds(ace_high: bool, sizes: tuple[int, ...] = (3, 4, 5)) -> tuple[Meld, ...]:
    """All sets, and all runs of three to five; longer runs consist of these."""
    found = [meld for size in sizes for meld in runs(size, ace_high)]
    for rank in RANKS:
        for size in set(sizes) & {3, 4}:
            found += [frozenset(rank + suit for suit in suits) for suits in combinations(SUITS, size)]
    return tuple(dict.fromkeys(found))


def threes(ace_high: bool) -> tuple[Meld, ...]:
    """The melds of three."""
    return melds(ace_high, (3,))


def most_laid(hand: Iterable[str], worth: Callable[[str], int], ace_high: bool) -> int:
    """The most cards that melds without wilds can take out of a hand, by trying for every card each meld that holds it,
    and none."""
    rest = sorted(hand)
    if not rest:
        return 0
    first, others = rest[0], set(rest)
    best = most_laid(rest[1:], worth, ace_high)
    for meld in melds(ace_high):
        if first in meld and meld <= others:
            best = max(best, sum(map(worth, meld)) + most_laid(others - meld, worth, ace_high))
    return best


def completing(hand: Iterable[str], ace_high: bool, with_card: str | None = None) -> set[str]:
    """The cards outside the hand that form a meld of three with two of its cards, optionally with one particular
    card."""
    held = set(hand)
    return {
        card
        for meld in threes(ace_high)
        for card in meld
        if card not in held and meld - {card} <= held and (with_card is None or with_card in meld)
    }


def per_cent(part: int, whole: int) -> int:
    """A share as it is printed."""
    return round(100 * part / whole)
