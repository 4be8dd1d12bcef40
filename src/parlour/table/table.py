"""The table itself: the fold of its log. `commands` has what can be requested of it."""

from __future__ import annotations

from parlour.core.events import Event
from parlour.core.options import RANDOM
from parlour.table.handler import B
from parlour.table.handlers import handled
from parlour.table.log import Entry
from parlour.table.state import TableState


class Table(TableState):
    """A table of one game, folded from its entries."""

    __slots__ = ()

    def next_starter(self) -> int | None:
        """Return the starter of the next game; None leaves it to the options.

        In a match it is the seat after the last starter, from game to game and from match to match.
        """
        option = self.game.starter_option
        if option is None:
            return None
        if self.match is not None and self.state is not None:
            return (self.starter + 1) % len(self.seats)
        alone = len(self.people()) == 1 and self.game.person_starts
        return self.people()[0] if alone and self.options[option] == RANDOM else None

    def checked(self, body: B) -> B:
        """Return the entry's body if it may be appended now; raise otherwise."""
        handled(body).check(self)
        return body

    def apply(self, entry: Entry) -> list[Event]:
        """Fold one entry in, and return the events of a move."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} does not follow {self.seq}")
        self.seq = entry.seq
        turn = self.turn_played()
        events = handled(entry.body).fold(self, entry.at)
        if self.turn_played() != turn:
            self.start_turn(entry.at)
        return events
