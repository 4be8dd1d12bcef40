"""Bookmarks in a game: the state at regular intervals, so that an undo replays some moves and not the whole game."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.core.state import State
from parlour.table.take_back import Closed, TakeBack

EVERY = 32  # moves: what an undo replays at most, but for the rest of a turn


@dataclass(frozen=True)
class Bookmark:
    """The game after `number` moves, none of which can be taken back any more; `closed` says why."""

    number: int
    state: State
    closed: Closed | None = None


class Bookmarks(list[Bookmark]):
    """The bookmarks of a game, from its beginning on."""

    def __init__(self, beginning: State) -> None:
        super().__init__([Bookmark(0, beginning.clone())])

    def look(self, number: int, state: State, way_back: TakeBack) -> None:
        """After a move: is it time for another bookmark? Where a move can be taken back, it waits until none can."""
        if number >= self[-1].number + EVERY and not way_back.before:
            self.append(Bookmark(number, state.clone(), way_back.closed))

    def before(self, number: int) -> Bookmark:
        """The last bookmark that is not behind this move; those behind it go."""
        while self[-1].number > number:
            self.pop()
        return self[-1]
