"""What people at a table agree on: to skip who keeps everybody waiting, to end the game, to undo a move."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

Question = Literal["skip", "end"]


@dataclass
class Votes:
    """Who is for it, by question."""

    skip: set[int] = field(default_factory=set)
    end: set[int] = field(default_factory=set)

    def of(self, question: Question) -> set[int]:
        """Those who are for it."""
        return self.skip if question == "skip" else self.end

    def cast(self, question: Question, seat: int, yes: bool) -> None:
        """Somebody votes, or takes the vote back."""
        if yes:
            self.of(question).add(seat)
        else:
            self.of(question).discard(seat)

    def passes(self, question: Question, voters: Iterable[int]) -> bool:
        """Whether more than half of those who may vote are for it."""
        allowed = set(voters)
        return 2 * len(self.of(question) & allowed) > len(allowed)


@dataclass(frozen=True)
class Undo:
    """Somebody wants a move undone: to the moment before move number `to`. All others must agree."""

    seat: int
    to: int
    agreed: frozenset[int] = frozenset()
