"""A table at which laws are tried: a game, a number of seats, a policy, and a number of games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

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
    games: int = 4  # games in which every law is tried
    ending: int = 8  # games that must end
    kept: dict[int, list[int]] = field(default_factory=dict, compare=False, repr=False)  # the actions of each game

    @property
    def game(self) -> Game:
        """The game under its current rules."""
        return registry.game(self.name)

    def states(self, seed: int) -> Iterator[State]:
        """Every state of one game, from the deal to the end, always as the same object.

        Every law is tried on the same games, and choosing is slow: the policy plays each game once.
        """
        if seed not in self.kept:
            self.kept[seed] = [action for action, _ in self.played(seed)]
        state = self.game.deal(seats=self.seats, seed=seed)
        yield state
        for action in self.kept[seed]:
            state.step(action)
            yield state

    def played(self, seed: int) -> Iterator[tuple[int, State]]:
        """The actions that the policy chooses in one game, each with the state that it leads to."""
        state = self.game.deal(seats=self.seats, seed=seed)
        choose = self.maker(self.name, f"{self.policy} {seed}")
        while not state.over:
            action = choose(state)
            state.step(action)
            yield action, state

    def last(self, seed: int) -> State:
        """The final state of a game."""
        *_, state = self.states(seed)
        return state

    def sampled(self, every: int, games: int | None = None) -> Iterator[State]:
        """States of several games: the first ones, one in `every`, and the last one of each game."""
        for seed in range(self.games if games is None else games):
            for number, state in enumerate(self.states(seed)):
                if number < 3 or number % every == seed % every or state.over:
                    yield state


def tables(game: str, games: int = 4, ending: int = 8) -> list[Table]:
    """The tables of a game: every number of seats with every policy."""
    low, high = registry.game(game).seats
    return [
        Table(game, seats, policy, maker, games, ending)
        for seats in range(low, high + 1)
        for policy, maker in POLICIES.items()
    ]
