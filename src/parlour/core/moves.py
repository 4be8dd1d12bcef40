"""A move: what a player says. Mostly one action of the game's table; a long meld is several, played as one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import SupportsIndex, TypeGuard


@dataclass(frozen=True, slots=True)
class Move:
    """A move in notation, with the actions it stands for."""

    ids: tuple[int, ...]
    text: str

    @property
    def id(self) -> int:
        """The action's number in the game's table (of a move of several actions, the first)."""
        return self.ids[0]

    def __str__(self) -> str:
        return self.text


def is_whole(value: object) -> TypeGuard[SupportsIndex]:
    """Whether this is a whole number, Python's or numpy's; true and false are none, nor are arrays of several."""
    if type(value) is int:
        return True  # by far the most often, and the question below is slow
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return False
    try:
        value.__index__()
    except TypeError:
        return False
    return type(value).__name__ != "bool"  # numpy's


class Actions(int):
    """A game's table of actions: its size, and a collection of the numbers in it.

    `len(game.actions)`, `range(game.actions)` and `for action in game.actions` all say what one expects.
    """

    def __len__(self) -> int:
        return int(self)

    def __iter__(self):  # type: ignore[no-untyped-def]  # int and Iterable[int] have no common stub
        return iter(range(self))

    def __contains__(self, action: object) -> bool:
        return is_whole(action) and 0 <= int(action) < int(self)
