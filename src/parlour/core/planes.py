"""Writes observations as planes of 52 cards, for games with French-suited cards. Runs without the GIL."""

from __future__ import annotations

import cython

from parlour.core.state import Cells

if not cython.compiled:
    from parlour.core.bits import lowest
    from parlour.core.consts import CARDS


def lay_plane(planes: Cells, plane: int, cards: int) -> None:
    """Write a one for each of these cards into a plane."""
    while cards:
        planes[plane * CARDS + lowest(cards)] = 1
        cards &= cards - 1


def fill_plane(planes: Cells, plane: int, number: int) -> None:
    """Fill a plane with one number."""
    for card in range(CARDS):
        planes[plane * CARDS + card] = number


def part_of_255(number: int, whole: int) -> int:
    """`number` as a fraction of `whole`, scaled to 0 to 255 and capped there."""
    return number * 255 // whole if number < whole else 255
