"""Counts for the reasons behind moves with French cards: which cards complete melds, and how many are unseen.

A card is the number suit * 13 + rank, the ace first; several cards are a mask. `unseen` lists, for each card, how many
copies the seat has not seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any

from parlour.core.consts import CARDS, RUN_THREES, RUNS_A_SUIT, THREES
from parlour.core.melds import cards_of, mask_of, three_places


@cache
def melds_of_three(ace_high: bool) -> tuple[int, ...]:
    """All melds of three cards, as masks; Q-K-A only if the ace may be high."""
    return tuple(
        mask_of(three_places(three))
        for three in range(THREES)
        if ace_high or three >= RUN_THREES or three % RUNS_A_SUIT != RUNS_A_SUIT - 1
    )


@cache
def pairs_with(card: int, ace_high: bool) -> tuple[int, ...]:
    """For each meld of three that a card can be in, the other two cards."""
    return tuple(three & ~(1 << card) for three in melds_of_three(ace_high) if three >> card & 1)


def wanted_with(card: int, hand: int, ace_high: bool) -> int:
    """The cards, not in the hand, that form a meld of three with this card and another card of the hand."""
    found = 0
    for pair in pairs_with(card, ace_high):
        if pair & hand:
            found |= pair & ~hand
    return found


def wanted(hand: int, ace_high: bool) -> int:
    """The cards, not in the hand, that form a meld of three with two cards of the hand."""
    found = 0
    for card in cards_of(hand):
        found |= wanted_with(card, hand, ace_high)
    return found


def melds_with(card: int, others: int, ace_high: bool) -> int:
    """The number of melds of three that a card forms with two of the others."""
    return sum(not pair & ~others for pair in pairs_with(card, ace_high))


def first_with_more(
    what: str, card: int, others: Iterable[int], count: Callable[[int], int], write: Callable[[int], str]
) -> dict[str, Any]:
    """The first of the others with a higher count than `card`, as facts: both cards and their counts; empty if none."""
    found = count(card)
    for other in others:
        if count(other) > found:
            return {"card": write(card), "other": write(other), what: found, "more": count(other)}
    return {}


def copies(cards: int, unseen: Sequence[int]) -> int:
    """The number of unseen copies of these cards."""
    return sum(unseen[card] for card in cards_of(cards))


def chance(outs: int, unseen: int) -> dict[str, int]:
    """The chance to draw one of `outs` among the unseen cards, as facts of a reason."""
    return {"outs": outs, "unseen": unseen, "percent": percent(outs, unseen)}


def percent(part: int, whole: int) -> int:
    """A part of a whole as a rounded percentage."""
    return round(100 * part / whole) if whole else 0


def all_cards() -> int:
    """The mask of all 52 cards."""
    return (1 << CARDS) - 1
