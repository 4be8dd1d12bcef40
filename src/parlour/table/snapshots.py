"""Snapshots in a game: the state at regular intervals, so that an undo replays a few moves and not the whole game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from parlour.core.state import State
from parlour.table.take_back import Closed, TakeBack

EVERY = 32  # moves: an undo replays at most this many, apart from the rest of a turn


@dataclass(frozen=True)
class Snapshot:
    """The game after `number` moves, none of which can be taken back any more; `closed` is the reason."""

    number: int
    state: State
    closed: Closed | None = None


class Snapshots(list[Snapshot]):
    """The snapshots of a game after its beginning, which `begin` deals again: most games are never undone."""

    def __init__(self, begin: Callable[[], State]) -> None:
        super().__init__()
        self.begin = begin

    def look(self, number: int, state: State, way_back: TakeBack) -> None:
        """Add a snapshot after a move if one is due. While a move can be taken back, the snapshot waits."""
        last = self[-1].number if self else 0
        if number >= last + EVERY and not way_back.before:
            self.append(Snapshot(number, state.clone(), way_back.closed))

    def before(self, number: int) -> Snapshot:
        """Return the last snapshot that is not after this move, and drop the later ones."""
        while self and self[-1].number > number:
            self.pop()
        return self[-1] if self else Snapshot(0, self.begin())
