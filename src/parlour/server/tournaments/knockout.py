"""The bracket of a knock-out: who meets whom, so that the two strongest can meet only in the final."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil, log2

Board = tuple[int | None, int | None]  # None: nobody, so the other one goes on


def rounds_for(entrants: int) -> int:
    """Return the number of rounds that find one winner among this many entrants, in a knock-out and in a Swiss."""
    return max(1, ceil(log2(max(2, entrants))))


def slots(size: int) -> list[int]:
    """Return the seeds in the order of the bracket; `size` is a power of two.

    In every round in which nobody weaker wins, the strongest meets the weakest, the second the second weakest.
    """
    order = [1]
    while len(order) < size:
        order = [one for seed in order for one in (seed, 2 * len(order) + 1 - seed)]
    return order


def first_round(seeded: Sequence[int]) -> list[Board]:
    """Return the boards of the first round; the strongest have no opponent where the field is not a power of two."""
    size = 2 ** rounds_for(len(seeded))
    numbers = [seeded[seed - 1] if seed <= len(seeded) else None for seed in slots(size)]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def next_round(boards: Sequence[Board], winners: Mapping[int, int | None], third: bool) -> list[Board]:
    """Return the boards of the next round. With `third`, the losers of the semi-finals meet beside the final."""
    through = [winners.get(board) for board in range(len(boards))]
    following: list[Board] = list(zip(through[::2], through[1::2], strict=True))
    if third and len(following) == 1:
        lost = [loser(board, winners.get(place)) for place, board in enumerate(boards)]
        if None not in lost:
            following.append((lost[0], lost[1]))
    return following


def loser(board: Board, winner: int | None) -> int | None:
    """Return who lost on a board; None where there was no opponent."""
    one, other = board
    return None if one is None or other is None else other if winner == one else one
