"""What people at a table can agree on: to skip a player who keeps everybody waiting, to end the game, to undo a
move."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

Question = Literal["skip", "end"]
NO_SEATS: frozenset[int] = frozenset()  # one for all tables: an empty one takes as much memory as a small one


@dataclass(slots=True)
class Votes:
    """The seats that have voted yes, by question."""

    skip: frozenset[int] = NO_SEATS
    end: frozenset[int] = NO_SEATS

    def of(self, question: Question) -> frozenset[int]:
        """Return the seats that have voted yes on a question."""
        return self.skip if question == "skip" else self.end

    def cast(self, question: Question, seat: int, yes: bool) -> None:
        """Record a vote, or withdraw it."""
        voted = self.of(question) | {seat} if yes else self.of(question) - {seat}
        if question == "skip":
            self.skip = voted
        else:
            self.end = voted

    def passes(self, question: Question, voters: Iterable[int]) -> bool:
        """Return whether more than half of the voters have voted yes."""
        allowed = set(voters)
        return 2 * len(self.of(question) & allowed) > len(allowed)


@dataclass(frozen=True)
class Undo:
    """A request to undo all moves from number `to` on. All others must agree."""

    seat: int
    to: int
    agreed: frozenset[int] = frozenset()
