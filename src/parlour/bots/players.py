"""Players on a policy: `PolicyBot` plays it as it is, `SearchBot` thinks about it, and the levels err on purpose."""

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
    """Plays a policy as it is."""

    def __init__(self, policy: Policy, seed: Seed) -> None:
        self.policy = policy
        self.rng = Rng(seed)

    def choose(self, state: State) -> Move:
        return state.game.move(state, self.policy.action(state, self.rng))


@dataclass(frozen=True)
class Settings:
    """How a game's players search.

    `budget` is how many games the expert plays out for a move, `gate` how many standard errors a gain must be worth,
    `losses` what easy, medium and hard give away of the win chance a move, on average: less in longer games.
    """

    budget: int
    gate: float = 2.0
    losses: tuple[float, float, float] = (0.06, 0.03, 0.01)


class SearchBot:
    """Plays what a search finds. `loss` is what it gives away of the win chance a move, on average, by choice."""

    least = MOST_CANDIDATES  # games: with fewer, the widest choice would not be tried even once

    def __init__(self, search: Search, budget: int, seed: Seed, loss: float = 0.0) -> None:
        self.search = search
        self.budget = budget
        self.loss = loss
        self.rng = Rng(seed)

    def take_part(self, part: float) -> None:
        """Think with a part of the budget from now on; the errors stay as they are."""
        self.budget = max(int(self.budget * part), min(self.budget, self.least))

    def choose(self, state: State) -> Move:
        return self.decide(state, self.think(state))

    def decide(self, state: State, thought: Thought) -> Move:
        """The move that was found best, or an error that a person might make in its place."""
        if not self.loss:
            return thought.move
        actions = [one.move.ids[0] for one in thought.candidates]
        human = set(self.search.policy.slips(state, thought.move.ids[0], actions))
        kept = tuple(one for one in thought.candidates if one.move.ids[0] in human)
        return err(replace(thought, candidates=kept), self.loss, self.rng)

    def think(self, state: State) -> Thought:
        """What the search finds out here."""
        return self.search.think(state, self.rng, self.budget)


def err(thought: Thought, loss: float, rng: Rng) -> Move:
    """A move that gives away so much on average: the better ones are likelier, as much as the loss allows."""
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
    """The temperature at which the mean loss is as wanted; a high one where all moves together lose less."""
    low, high = 1e-4, 10.0
    for _ in range(40):
        middle = (low * high) ** 0.5
        low, high = (middle, high) if mean_loss(gains, middle) < loss else (low, middle)
    return high


def mean_loss(gains: list[float], heat: float) -> float:
    """What moves chosen at this temperature give away on average; the best gain comes first."""
    weights = [exp((gain - gains[0]) / heat) for gain in gains]
    return sum(weight * (gains[0] - gain) for gain, weight in zip(gains, weights, strict=True)) / sum(weights)
