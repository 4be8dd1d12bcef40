"""Bookmarks in a game: the state at regular intervals, so that an undo replays a few moves and not the whole game."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.core.state import State
from parlour.table.take_back import Closed, TakeBack

EVERY = 32  # moves: an undo replays at most this many, apart from the rest of a turn


@dataclass(frozen=True)
class Bookmark:
    """The game after `number` moves, none of which can be taken back any more; `closed` is the reason."""

    number: int
    state: State
    closed: Closed | None = None


class Bookmarks(list[Bookmark]):
    """The bookmarks of a game, from its beginning."""

    def __init__(self, beginning: State) -> None:
        super().__init__([Bookmark(0, beginning.clone())])

    def look(self, number: int, state: State, way_back: TakeBack) -> None:
        """Add a bookmark after a move if one is due. While a move can be taken back, the bookmark waits."""
        if number >= self[-1].number + EVERY and not way_back.before:
            self.append(Bookmark(number, state.clone(), way_back.closed))

    def before(self, number: int) -> Bookmark:
        """Return the last bookmark that is not after this move, and drop the later ones."""
        while self[-1].number > number:
            self.pop()
        return self[-1]
