"""Duplicate deals: a seed and a number determine the cards and the luck of every seat, whoever sits there.

The arena and training play on them. What is won is a game or, where the rounds of a game have winners, a round.
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
    """What counts as won: whole games, or rounds."""

    GAMES = "games"
    ROUNDS = "rounds"


# The events that end a game because its time is up. The rules still name a result, but reports count such games.
UNDECIDED = {"TurnLimitReached", "GroupsLaidDown", "GameDrawn"}


@dataclass(frozen=True)
class Deals:
    """All numbered deals of a game at a table."""

    game: str
    seats: int = 2
    seed: int = 1
    options: Mapping[str, Any] = field(default_factory=dict)
    unit: Unit = Unit.GAMES

    def deal(self, number: int) -> State:
        """The state at the beginning of a deal. A round starts from a score of zero."""
        game = registry.game(self.game)
        state = game.deal_with(self.seats, f"arena/{self.game}/{self.seed}/{number}".encode(), self.options)
        if self.unit is Unit.ROUNDS:
            return game.position({**state.position(), **rounds_of(self.game).start(number)})
        return state

    def luck(self, number: int, seat: int) -> bytes:
        """The seed of the player in this seat."""
        return f"arena/{self.seed}/{number}/{seat}".encode()

    def has_ended(self, state: State, events: Sequence[Event]) -> bool:
        """Whether the game or round has been won, or its time is up."""
        if state.over or self.unit is Unit.GAMES:
            return state.over
        rounds = rounds_of(self.game)
        return any(isinstance(event, (rounds.won, rounds.undecided)) for event in events)

    def is_undecided(self, events: Sequence[Event]) -> bool:
        """Whether the game or round ended because its time was up."""
        if self.unit is Unit.ROUNDS:
            return any(isinstance(event, rounds_of(self.game).undecided) for event in events)
        return any(type(event).__name__ in UNDECIDED for event in events)

    def shares(self, state: State, events: Sequence[Event]) -> list[float]:
        """Each seat's share of the win; all seats share what nobody won."""
        winners = state.winner_seats() if self.unit is Unit.GAMES else self.round_winners(events)
        sharers = winners or range(state.seats)
        return [(seat in sharers) / len(sharers) for seat in range(state.seats)]

    def round_winners(self, events: Sequence[Event]) -> tuple[int, ...]:
        """The winners of the round that has just ended."""
        won = rounds_of(self.game).won
        return tuple(event.facts()["seat"] for event in events if isinstance(event, won))


def rounds_of(game: str) -> Rounds:
    """The declaration of a game's rounds; the game must have them."""
    play = play_of(game)
    assert play is not None and play.rounds is not None
    return play.rounds


def round_games() -> list[str]:
    """The names of the games whose rounds have winners."""
    return games_that(lambda play: play.rounds is not None)
