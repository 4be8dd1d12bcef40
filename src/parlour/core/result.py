"""The result of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a game: no `winners` in a draw, several in a shared win; `ranking` lists each place's seats."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]

    @classmethod
    def fewest_first(cls, winners: tuple[int, ...], scores: Sequence[int]) -> Result:
        """The winners, then the others by score, the lowest first; equal scores share a place."""
        others = sorted((score, seat) for seat, score in enumerate(scores) if seat not in winners)
        places = [tuple(seat for _, seat in place) for _, place in groupby(others, key=lambda other: other[0])]
        return cls(winners, tuple(scores), tuple([winners, *places] if winners else places))
