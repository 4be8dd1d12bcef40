"""The history of the game on a table, for anyone who comes later or looks back."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.events import Event
from parlour.table.entries import Began, Moved, TookBack, Undone
from parlour.table.log import Entry


class History(list[tuple[Moved, Sequence[Event]]]):
    """The moves of a game that were not taken back, and their events."""

    def follow(self, entry: Entry, events: Sequence[Event]) -> None:
        """Follow an entry that has been folded."""
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
                pass  # no move comes or goes with it
