"""A table at which a law is tried: a game, a number of seats, how it is played, and how many games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from parlour.core import registry
from parlour.core.game import Game
from parlour.core.state import State
from parlour.testing.policies import POLICIES, Maker, heuristic


@dataclass(frozen=True)
class Table:
    """Games of one kind."""

    name: str
    seats: int
    policy: str = "heuristic"
    maker: Maker = heuristic
    games: int = 4  # in which every law is tried
    ending: int = 8  # that must end

    @property
    def game(self) -> Game:
        """The game by the rules in force."""
        return registry.game(self.name)

    def states(self, seed: int) -> Iterator[State]:
        """Every state of one game, from the deal to the end; the same object all the time."""
        state = self.game.deal(seats=self.seats, seed=seed)
        choose = self.maker(self.name, f"{self.policy} {seed}")
        yield state
        while not state.over:
            state.step(choose(state))
            yield state

    def last(self, seed: int) -> State:
        """The end of a game."""
        *_, state = self.states(seed)
        return state

    def sampled(self, every: int, games: int | None = None) -> Iterator[State]:
        """States of several games: the first ones, one of every so many, and the last one of each game."""
        for seed in range(self.games if games is None else games):
            for number, state in enumerate(self.states(seed)):
                if number < 3 or number % every == seed % every or state.over:
                    yield state


def tables(game: str, games: int = 4, ending: int = 8) -> list[Table]:
    """Every number of seats of a game, with every way of playing it."""
    low, high = registry.game(game).seats
    return [
        Table(game, seats, policy, maker, games, ending)
        for seats in range(low, high + 1)
        for policy, maker in POLICIES.items()
    ]
