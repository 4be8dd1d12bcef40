"""The history of the game on a table, for anyone who joins later or looks back."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.events import Event
from parlour.table.entries import Began, Moved, TookBack, Undone
from parlour.table.log import Entry


class History(list[tuple[Moved, Sequence[Event]]]):
    """The moves of a game that were not taken back, with their events."""

    def follow(self, entry: Entry, events: Sequence[Event]) -> None:
        """Update the history with an entry that has been folded."""
        match entry.body:
            case Began():
                self.clear()
            case Moved() as move:
                self.append((move, events))
            case TookBack():
                self.pop()
            case Undone(to=number):
                del self[number:]
            case _:
                pass  # it neither adds nor removes a move
