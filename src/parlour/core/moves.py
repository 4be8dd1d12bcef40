"""Moves: mostly one action of the game's table; a long meld is several actions, played as one move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import SupportsIndex, TypeGuard


@dataclass(frozen=True, slots=True)
class Move:
    """A move in notation, with the numbers of its actions."""

    ids: tuple[int, ...]
    text: str

    @property
    def id(self) -> int:
        """The action's number in the game's table; the first one if the move has several actions."""
        return self.ids[0]

    def __str__(self) -> str:
        return self.text


def is_whole(value: object) -> TypeGuard[SupportsIndex]:
    """Whether a value is a whole number, Python's or numpy's. Booleans and arrays of several numbers are not."""
    if type(value) is int:
        return True  # by far the most common case, and the check below is slow
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return False
    try:
        value.__index__()
    except TypeError:
        return False
    return type(value).__name__ != "bool"  # numpy's booleans


class Actions(int):
    """A game's table of actions: an int, its size, that also is a collection of the action numbers.

    `len(game.actions)`, `range(game.actions)` and `for action in game.actions` all work.
    """

    def __len__(self) -> int:
        return int(self)

    def __iter__(self):  # type: ignore[no-untyped-def]  # int and Iterable[int] have no common stub
        return iter(range(self))

    def __contains__(self, action: object) -> bool:
        return is_whole(action) and 0 <= int(action) < int(self)
