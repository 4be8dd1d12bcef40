"""The value that melds can take out of a hand, by brute force from the definition alone. It imports nothing of the
package.

A card is `suit * 13 + rank`, aces first. All melds that the hand can lay are listed, with each choice of natural cards
and of wilds; then the lowest card of the hand stays, or leaves in one of the melds with it, in all ways.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations

SUITS = range(4)
RANKS = range(13)
JOKER = -1


@dataclass(frozen=True)
class Rules:
    """A game's rules about its melds, and the values of its cards."""

    values: tuple[int, ...]
    wild_value: int = 0
    ace_high: bool = False
    set_wilds: int = 3
    run_wilds: int = 12
    wilds_touch: bool = True


@dataclass(frozen=True)
class Laid:
    """A meld from a hand: the cards of the hand in it, its jokers, and its wilds of both kinds."""

    cards: frozenset[int]
    jokers: int
    wilds: int


def sets() -> Iterator[tuple[int, ...]]:
    """Three or four cards of one rank in different suits."""
    for rank in RANKS:
        for size in (3, 4):
            for suits in combinations(SUITS, size):
                yield tuple(suit * 13 + rank for suit in suits)


def runs(ace_high: bool) -> Iterator[tuple[int, ...]]:
    """Three or more cards of one suit in a row, from low to high; an ace is below the two, or above the king."""
    rows = [[*RANKS]]
    if ace_high:
        rows.append([*RANKS[1:], 0])
    ways = {tuple(row[low:high]) for row in rows for low in RANKS for high in range(low + 3, 14)}
    for suit in SUITS:
        for ranks in sorted(ways):
            yield tuple(suit * 13 + rank for rank in ranks)


@cache
def melds(ace_high: bool) -> list[tuple[int, ...]]:
    """All melds, as the cards that their places stand for."""
    return [*sets(), *runs(ace_high)]


def is_set(meld: Sequence[int]) -> bool:
    return len({card % 13 for card in meld}) == 1


def allows(rules: Rules, meld: tuple[int, ...], naturals: Iterable[int]) -> bool:
    """Whether a meld may consist of these natural cards and wilds at all other places."""
    natural = [card in set(naturals) for card in meld]
    wilds = natural.count(False)
    if True not in natural:
        return False
    if is_set(meld):
        return wilds <= rules.set_wilds
    touching = any(not natural[place] and not natural[place + 1] for place in range(len(meld) - 1))
    return wilds <= rules.run_wilds and (rules.wilds_touch or not touching)


def laid_melds(rules: Rules, hand: frozenset[int], either: frozenset[int], jokers: int) -> set[Laid]:
    """Every meld that this hand can lay, with each choice of cards as its wilds."""
    found: set[Laid] = set()
    for meld in melds(rules.ace_high):
        held = [card for card in meld if card in hand]
        for size in range(max(1, len(meld) - len(either) - jokers), len(held) + 1):
            for naturals in combinations(held, size):
                if allows(rules, meld, naturals):
                    found.update(with_wilds(naturals, len(meld) - size, either, jokers))
    return found


def with_wilds(naturals: tuple[int, ...], wilds: int, either: frozenset[int], jokers: int) -> Iterator[Laid]:
    """The ways to play the wilds of a meld: by cards of the hand that are not natural in it, or by jokers."""
    free = sorted(either - set(naturals))
    for of_hand in range(max(0, wilds - jokers), min(wilds, len(free)) + 1):
        for chosen in combinations(free, of_hand):
            yield Laid(frozenset(naturals + chosen), wilds - of_hand, wilds)


def best(rules: Rules, hand: Iterable[int], either: Iterable[int] = (), jokers: int = 0) -> tuple[int, int]:
    """The highest value that melds can take out of a hand, and the fewest wilds that achieve it."""
    cards = frozenset(hand)
    with_card: dict[int, list[Laid]] = {card: [] for card in cards}
    for laid in laid_melds(rules, cards, frozenset(either), jokers):
        with_card[min(laid.cards)].append(laid)
    worth = {
        laid: sum(rules.values[card % 13] for card in laid.cards) + laid.jokers * rules.wild_value
        for each in with_card.values()
        for laid in each
    }

    @cache
    def most(left: frozenset[int], jokers: int) -> tuple[int, int]:
        """The value, and the number of wilds as a negative number, so that the greater pair is the better one."""
        if not left:
            return 0, 0
        card = min(left)
        answer = most(left - {card}, jokers)
        for laid in with_card[card]:
            if laid.jokers <= jokers and laid.cards <= left:
                value, wilds = most(left - laid.cards, jokers - laid.jokers)
                answer = max(answer, (value + worth[laid], wilds - laid.wilds))
        return answer

    value, wilds = most(cards, jokers)
    return value, -wilds
