"""Duplicate deals: the cards and the luck of every seat follow from a seed and a number, whoever sits there.

The arena and the courses of training play on them. What is won is a game or, where a game's rounds have winners of
their own, a round.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from parlour.bots.play import Rounds, games_that, play_of
from parlour.core import registry
from parlour.core.events import Event
from parlour.core.state import State


class Unit(StrEnum):
    """What is won."""

    GAMES = "games"
    ROUNDS = "rounds"


# The events that end a game because its time is up. What the rules then say counts, but it is shown.
UNDECIDED = {"TurnLimitReached", "GroupsLaidDown", "GameDrawn"}


@dataclass(frozen=True)
class Deals:
    """All deals of a game at a table, by number."""

    game: str
    seats: int = 2
    seed: int = 1
    options: Mapping[str, Any] = field(default_factory=dict)
    unit: Unit = Unit.GAMES

    def deal(self, number: int) -> State:
        """The cards of a deal. A round begins with a score of nothing."""
        game = registry.game(self.game)
        state = game.deal_with(self.seats, f"arena/{self.game}/{self.seed}/{number}".encode(), self.options)
        if self.unit is Unit.ROUNDS:
            return game.position({**state.position(), **rounds_of(self.game).start(number)})
        return state

    def luck(self, number: int, seat: int) -> bytes:
        """The luck of whoever sits here."""
        return f"arena/{self.seed}/{number}/{seat}".encode()

    def has_ended(self, state: State, events: Sequence[Event]) -> bool:
        """Whether what is played for has been won, or its time is up."""
        if state.over or self.unit is Unit.GAMES:
            return state.over
        rounds = rounds_of(self.game)
        return any(isinstance(event, (rounds.won, rounds.undecided)) for event in events)

    def is_undecided(self, events: Sequence[Event]) -> bool:
        """Whether what was played for ended because its time was up."""
        if self.unit is Unit.ROUNDS:
            return any(isinstance(event, rounds_of(self.game).undecided) for event in events)
        return any(type(event).__name__ in UNDECIDED for event in events)

    def shares(self, state: State, events: Sequence[Event]) -> list[float]:
        """Each seat's share of the win; what nobody won is shared by all."""
        winners = state.winner_seats() if self.unit is Unit.GAMES else self.round_winners(events)
        sharers = winners or range(state.seats)
        return [(seat in sharers) / len(sharers) for seat in range(state.seats)]

    def round_winners(self, events: Sequence[Event]) -> tuple[int, ...]:
        """Who won the round that has just ended."""
        won = rounds_of(self.game).won
        return tuple(event.facts()["seat"] for event in events if isinstance(event, won))


def rounds_of(game: str) -> Rounds:
    """The rounds of a game that has them."""
    play = play_of(game)
    assert play is not None and play.rounds is not None
    return play.rounds


def round_games() -> list[str]:
    """The games whose rounds have winners."""
    return games_that(lambda play: play.rounds is not None)
