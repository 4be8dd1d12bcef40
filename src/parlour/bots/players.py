"""Players based on a policy: `PolicyBot` plays it without search, `SearchBot` searches, the levels err on purpose."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import exp

from parlour.bots.consts import MOST_CANDIDATES
from parlour.bots.policy import Policy
from parlour.bots.search import Search, Thought
from parlour.core.moves import Move
from parlour.core.rng import Rng, Seed
from parlour.core.state import State


class PolicyBot:
    """Plays a policy without search."""

    def __init__(self, policy: Policy, seed: Seed) -> None:
        self.policy = policy
        self.rng = Rng(seed)

    def choose(self, state: State) -> Move:
        return state.game.move(state, self.policy.action(state, self.rng))


@dataclass(frozen=True)
class Settings:
    """How a game's players search.

    `budget` is the number of playouts per move for the expert; `gate` is the number of standard errors by which a move
    must be better than the policy's; `losses` is the win chance that easy, medium and hard give away per move on
    average: less in longer games.
    """

    budget: int
    gate: float = 2.0
    losses: tuple[float, float, float] = (0.06, 0.03, 0.01)


class SearchBot:
    """Plays what a search finds. `loss` is the win chance that it gives away per move on average, on purpose."""

    least = MOST_CANDIDATES  # playouts: with fewer, not every candidate would be tried even once

    def __init__(self, search: Search, budget: int, seed: Seed, loss: float = 0.0) -> None:
        self.search = search
        self.budget = budget
        self.loss = loss
        self.rng = Rng(seed)

    def take_part(self, part: float) -> None:
        """Search with the fraction `part` of the budget from now on; the errors stay the same."""
        self.budget = max(int(self.budget * part), min(self.budget, self.least))

    def choose(self, state: State) -> Move:
        return self.decide(state, self.think(state))

    def decide(self, state: State, thought: Thought) -> Move:
        """The best move found, or in its place an error that a person might make."""
        if not self.loss:
            return thought.move
        actions = [one.move.ids[0] for one in thought.candidates]
        human = set(self.search.policy.slips(state, thought.move.ids[0], actions))
        kept = tuple(one for one in thought.candidates if one.move.ids[0] in human)
        return err(replace(thought, candidates=kept), self.loss, self.rng)

    def think(self, state: State) -> Thought:
        """The result of the search in this state."""
        return self.search.think(state, self.rng, self.budget)


def err(thought: Thought, loss: float, rng: Rng) -> Move:
    """A move that gives away `loss` on average: better moves are more likely, as far as the loss allows."""
    gains = [one.gain for one in thought.candidates]
    heat = heat_for(gains, loss)
    weights = [exp((gain - gains[0]) / heat) for gain in gains]
    point = rng.below(2**30) / 2**30 * sum(weights)
    for one, weight in zip(thought.candidates, weights, strict=True):
        point -= weight
        if point < 0:
            return one.move
    return thought.candidates[0].move


def heat_for(gains: list[float], loss: float) -> float:
    """The temperature at which the mean loss is `loss`; a high one if no temperature loses as much."""
    low, high = 1e-4, 10.0
    for _ in range(40):
        middle = (low * high) ** 0.5
        low, high = (middle, high) if mean_loss(gains, middle) < loss else (low, middle)
    return high


def mean_loss(gains: list[float], heat: float) -> float:
    """The mean loss of moves chosen at this temperature; the best gain comes first."""
    weights = [exp((gain - gains[0]) / heat) for gain in gains]
    return sum(weight * (gains[0] - gain) for gain, weight in zip(gains, weights, strict=True)) / sum(weights)
