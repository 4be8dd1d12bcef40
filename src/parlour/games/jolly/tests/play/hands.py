"""Hands of Jolly by brute force: every meld of a card, with jokers, one by one, and the best combinations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, pairwise, product
from typing import NamedTuple

from tests.bots.reasons.recount import RANKS, SUITS, rank_of

JOKER = "JK"
PLACES = (*RANKS, "A")  # of a run: the ace at both ends


class Meld(NamedTuple):
    """The cards that a meld takes out of a hand, and its points."""

    cards: tuple[str, ...]
    jokers: int
    points: int
    is_run: bool


def place_points(place: int) -> int:
    """The points in a run: 1 for a low ace, 10 for a high one."""
    return min(place + 1, 10)


def set_points(card: str) -> int:
    """In a set an ace counts 10."""
    return 10 if rank_of(card) == 0 else place_points(rank_of(card))


def melds_from(card: str, held: frozenset[str], jokers: int) -> Iterator[Meld]:
    """Every meld of this card as itself, with others of these cards and jokers."""
    yield from sets_from(card, held, jokers)
    yield from runs_from(card, held, jokers)


def sets_from(card: str, held: frozenset[str], jokers: int) -> Iterator[Meld]:
    others = [card[:-1] + suit for suit in SUITS if card[:-1] + suit in held - {card}]
    for size in range(4):
        for chosen in combinations(others, size):
            for wild in range(min(jokers, 1) + 1):
                if 3 <= size + 1 + wild <= 4:
                    yield Meld((card, *chosen), wild, (size + 1 + wild) * set_points(card), is_run=False)


def runs_from(card: str, held: frozenset[str], jokers: int) -> Iterator[Meld]:
    for low, high in windows(card):
        window = [PLACES[place] + card[-1] for place in range(low, high + 1)]
        for natural in ways(window, card, held, jokers):
            points = sum(map(place_points, range(low, high + 1)))
            yield Meld(natural, len(window) - len(natural), points, is_run=True)


@cache
def windows(card: str) -> list[tuple[int, int]]:
    """The first and last place of every run that a card may be in, of three to thirteen cards."""
    places = [place for place, rank in enumerate(PLACES) if rank == card[:-1]]
    runs = [(low, high) for low in range(14) for high in range(low + 2, min(low + 13, 14))]
    return [(low, high) for low, high in runs if any(low <= place <= high for place in places)]


def ways(window: list[str], card: str, held: frozenset[str], jokers: int) -> Iterator[tuple[str, ...]]:
    """The possible natural cards of a run: jokers replace missing cards, perhaps others, but no two adjacent ones."""
    if sum(one not in held for one in window) > jokers:
        return
    choices = [(True,) if one == card else (True, False) if one in held else (False,) for one in window]
    for way in product(*choices):
        if all(one or two for one, two in pairwise(way)) and way.count(False) <= jokers:
            yield tuple(one for one, natural in zip(window, way, strict=True) if natural)


def without(cards: tuple[str, ...], gone: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted((Counter(cards) - Counter(gone)).elements()))


@cache
def most(cards: tuple[str, ...], jokers: int, left: bool) -> int:
    """The most points of melds; a card or joker is left over for the discard, unless there is one already."""
    if not cards:
        return 0 if left or jokers else -1000
    first, rest = cards[0], cards[1:]
    best = most(rest, jokers, True)
    for meld in melds_from(first, frozenset(cards), jokers):
        best = max(best, meld.points + most(without(cards, meld.cards), jokers - meld.jokers, left))
    return best


@cache
def best_opening(cards: tuple[str, ...], jokers: int) -> int:
    """The most points of an opening, which includes a pure run; -1 if there is none."""
    found = -1
    runs = {meld for card in set(cards) for meld in runs_from(card, frozenset(cards), 0)}
    for meld in runs:
        rest = most(without(cards, meld.cards), jokers, False)
        found = max(found, meld.points + rest) if rest >= 0 else found
    return found


@cache
def can_clear(cards: tuple[str, ...], jokers: int, spare: int) -> bool:
    """Whether melds can take all cards except this many."""
    if not cards:
        return jokers <= spare
    rest = cards[1:]
    if spare and can_clear(rest, jokers, spare - 1):
        return True
    return any(
        can_clear(without(cards, meld.cards), jokers - meld.jokers, spare)
        for meld in melds_from(cards[0], frozenset(cards), jokers)
    )


def parted(hand: Iterable[str]) -> tuple[tuple[str, ...], int]:
    """The natural cards, and the number of jokers."""
    cards = sorted(hand)
    return tuple(card for card in cards if card != JOKER), cards.count(JOKER)


def opens(hand: Iterable[str]) -> bool:
    """Whether a hand can open: 36 points, a pure run, and a card to discard."""
    cards, jokers = parted(hand)
    return could_count_36(cards, jokers) and best_opening(cards, jokers) >= 36


def could_count_36(cards: tuple[str, ...], jokers: int) -> bool:
    """Whether the jokers and all cards with a neighbour count 36 together; otherwise the search can be skipped."""
    near = [card for card in cards if jokers or any(True for _ in melds_from(card, frozenset(cards), 0))]
    return sum(map(set_points, near)) + 10 * jokers >= 36
