"""Sets and runs of French-suited cards as masks, with wild cards and their limits, for every game with melds.

A card is the number suit * 13 + rank, the ace first. A meld is the mask of the cards that it stands for, whichever
cards are played as them: the mask alone distinguishes a set from a run and a high ace from a low one, and determines
which cards may be added.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import NamedTuple

import cython

if not cython.compiled:
    from parlour.core.bits import bit, count, lowest
    from parlour.core.consts import (
        CARDS,
        NO_CARD,
        ONE_RANK,
        RUN_THREES,
        RUNS_A_SUIT,
        SUIT_CARDS,
        SUITS,
        THREES,
        WHOLE_SUIT,
    )

    THREE_CARDS = [0] * THREES
    THREE_PLACES = [0] * (3 * THREES)


class Limits(NamedTuple):
    """What a game allows in its melds."""

    ace_high: bool = False  # whether Q-K-A is a run too
    set_wilds: int = 3  # the most wilds in one set
    run_wilds: int = 12  # the most wilds in one run
    wilds_touch: bool = True  # whether two wilds may lie side by side in a run


def write_threes() -> None:
    """Fill the table of melds of three: A-2-3 to Q-K-A by suit, then the four sets of each rank by missing suit."""
    for three in range(RUN_THREES):
        for place in range(3):
            THREE_PLACES[three * 3 + place] = (
                three // RUNS_A_SUIT * SUIT_CARDS + (three % RUNS_A_SUIT + place) % SUIT_CARDS
            )
    for three in range(RUN_THREES, THREES):
        place = three * 3
        for suit in range(SUITS):
            if suit != (three - RUN_THREES) % SUITS:
                THREE_PLACES[place] = suit * SUIT_CARDS + (three - RUN_THREES) // SUITS
                place += 1
    for three in range(THREES):
        THREE_CARDS[three] = 0
        for place in range(3):
            THREE_CARDS[three] |= bit(THREE_PLACES[three * 3 + place])


def is_set(stands: int) -> bool:
    """Whether a meld of three or more cards is a set: all of one rank."""
    return not stands & ~(ONE_RANK << lowest(stands) % SUIT_CARDS)


def ace_is_high(ranks: int) -> bool:
    """Whether the ace of a run, given as the ranks of its suit, lies above the king: the run then has no two."""
    return (ranks & 3) == 1


def first_place(stands: int) -> int:
    """The card that may be added at a run's low end, or the suit that a set lacks; NO_CARD if there is none."""
    if is_set(stands):
        missing = (ONE_RANK << lowest(stands) % SUIT_CARDS) & ~stands
        return lowest(missing) if missing else NO_CARD
    suit = lowest(stands) // SUIT_CARDS
    ranks = stands >> suit * SUIT_CARDS
    if ace_is_high(ranks):
        low = lowest(ranks & ~1)
        return suit * SUIT_CARDS + low - 1 if low > 1 else NO_CARD
    low = lowest(ranks)
    return suit * SUIT_CARDS + low - 1 if low > 0 else NO_CARD


def second_place(stands: int, ace_high: bool) -> int:
    """The card that may be added at a run's high end; NO_CARD if there is none. Two to king takes the ace as low."""
    if is_set(stands):
        return NO_CARD
    suit = lowest(stands) // SUIT_CARDS
    ranks = stands >> suit * SUIT_CARDS
    if ace_is_high(ranks):
        return NO_CARD
    low = lowest(ranks)
    above = low + count(ranks)
    if above < SUIT_CARDS:
        return suit * SUIT_CARDS + above
    return suit * SUIT_CARDS if ace_high and low > 1 else NO_CARD


# For Python: reading and showing melds.


def is_meld(stands: int, ace_high: bool) -> bool:
    """Whether these cards, taken as what they stand for, form a set or a run."""
    size = stands.bit_count()
    if size < 3:
        return False
    if is_set(stands):
        return True
    suit = lowest(stands) // SUIT_CARDS
    ranks = stands >> suit * SUIT_CARDS
    return not ranks & ~WHOLE_SUIT and (in_a_row(ranks) or (ace_high and in_a_row(ranks & ~1 | (ranks & 1) << 13)))


def in_a_row(ranks: int) -> bool:
    """Whether these ranks are consecutive, without a gap."""
    return not ranks & (ranks + (ranks & -ranks))


def in_order(stands: int) -> list[int]:
    """The cards of a meld in the order in which they lie: a run from low to high, a set by suits."""
    cards = [card for card in range(stands.bit_length()) if stands >> card & 1]
    if not is_set(stands) and ace_is_high(stands >> lowest(stands) // SUIT_CARDS * SUIT_CARDS):
        cards.append(cards.pop(0))
    return cards


def shapes(fixed: int, wilds: int, limits: Limits) -> Iterator[int]:
    """Every meld that these cards form with exactly `wilds` wilds, as masks of what all cards stand for."""
    if wilds <= limits.set_wilds and is_set(fixed):
        missing = [card for card in in_order(ONE_RANK << lowest(fixed) % SUIT_CARDS) if not fixed >> card & 1]
        yield from filter(is_three_or_more, (fixed | mask_of(extra) for extra in combinations(missing, wilds)))
    size = fixed.bit_count() + wilds
    suit = lowest(fixed) // SUIT_CARDS
    if wilds > limits.run_wilds or not 3 <= size <= SUIT_CARDS or fixed >> suit * SUIT_CARDS & ~WHOLE_SUIT:
        return
    for start in range(SUIT_CARDS - size + 1 + limits.ace_high):
        ranks = [(start + step) % SUIT_CARDS for step in range(size)]
        stands = mask_of([suit * SUIT_CARDS + rank for rank in ranks])
        held = [fixed >> suit * SUIT_CARDS + rank & 1 for rank in ranks]
        touching = any(not one and not two for one, two in pairwise(held))
        if not fixed & ~stands and (limits.wilds_touch or not touching) and (start == 0 or size < SUIT_CARDS):
            yield stands


def is_three_or_more(stands: int) -> bool:
    """Whether a mask holds at least three cards, the fewest of any meld."""
    return stands.bit_count() >= 3


def mask_of(cards: list[int] | tuple[int, ...]) -> int:
    """The mask of some different cards."""
    return sum(1 << card for card in cards)


def cards_of(mask: int) -> list[int]:
    """The cards of a mask, in order."""
    return [card for card in range(mask.bit_length()) if mask >> card & 1]


def three_places(three: int) -> tuple[int, int, int]:
    """The cards of one of the hundred melds of three, in the order in which they lie."""
    if not 0 <= three < THREES:
        raise ValueError(f"there are {THREES} melds of three, not {three}")
    return THREE_PLACES[three * 3], THREE_PLACES[three * 3 + 1], THREE_PLACES[three * 3 + 2]


write_threes()

# For each card, the other two cards of every meld of three that it can be in, as masks.
PARTNERS = tuple(
    tuple(
        mask_of([other for other in three_places(three) if other != card])
        for three in range(THREES)
        if card in three_places(three)
    )
    for card in range(CARDS)
)
