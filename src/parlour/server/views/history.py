"""The history of the game on a table, for anyone who joins later or looks back."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.events import Event
from parlour.table.entries import Began, Moved, TookBack, Undone
from parlour.table.log import Entry


class History(list[tuple[Event, ...]]):
    """The events of the moves that stand, one item for each move in `table.played`."""

    def follow(self, entry: Entry, events: Sequence[Event]) -> None:
        """Update the history with an entry that has been folded."""
        match entry.body:
            case Began():
                self.clear()
            case Moved():
                self.append(tuple(events))
            case TookBack():
                self.pop()
            case Undone(to=number):
                del self[number:]
            case _:
                pass  # it neither adds nor removes a move
