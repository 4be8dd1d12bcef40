"""Search: tries moves in imagined worlds, and prefers another move to the policy's only if it is clearly better.

Every world agrees with all that the seat knows. In each world all candidates are played out with the same future and
the same random numbers, so that their differences are more precise than their values. A candidate that is clearly worse
is dropped; another move replaces the policy's only when its gain exceeds the error. Runs without the GIL; types in
search.pxd.
"""

from __future__ import annotations

from dataclasses import dataclass

import cython

from parlour.bots.policy import Policy
from parlour.core.moves import Move
from parlour.core.rng import Rng
from parlour.core.state import Room, State

if not cython.compiled:
    from math import sqrt

    from parlour.bots.consts import MOST_CANDIDATES, MOST_DOUBT, MOST_STEPS
    from parlour.core.consts import OVER

ROUND_OF_WORLDS = 8  # worlds between two checks for candidates that are clearly worse
DROP = 2.5  # a candidate is dropped when it is worse by this many standard errors


@dataclass(frozen=True, slots=True)
class Candidate:
    """What a search found about a move: the chance of winning, its standard error, and the number of worlds."""

    move: Move
    chance: float
    error: float
    visits: int
    gain: float  # relative to the policy's move, in the same worlds
    gain_error: float


@dataclass(frozen=True, slots=True)
class Thought:
    """The chosen move and what it is based on; the candidates are sorted from the best."""

    move: Move
    base: Move
    candidates: tuple[Candidate, ...]
    simulations: int


class Search:
    """A search with one policy. It keeps buffers, so only one thread may use it at a time."""

    def __init__(self, policy: Policy, gate: float = 2.0, peeks: bool = False) -> None:
        self.policy = policy
        self.gate = gate
        self.peeks = peeks  # see all cards: an upper bound on strength, for the arena only
        self.room = Room()
        self.root: State | None = None
        if not cython.compiled:
            self.actions = [0] * MOST_CANDIDATES
            self.dropped = [0] * MOST_CANDIDATES
            self.visits = [0] * MOST_CANDIDATES
            self.sums = [0.0] * MOST_CANDIDATES
            self.squares = [0.0] * MOST_CANDIDATES
            self.gains = [0.0] * MOST_CANDIDATES
            self.gain_squares = [0.0] * MOST_CANDIDATES
        self.count = 0
        self.base = 0
        self.simulations = 0

    def think(self, state: State, rng: Rng, budget: int) -> Thought:
        """Try the candidates of this position until `budget` games have been played out."""
        self.prepare(state)
        self.list_candidates(state, rng)
        if self.count > 1:
            self.spend(state, rng, budget)
        state.raise_trouble()
        self.world.raise_trouble()
        self.twin.raise_trouble()
        return self.thought(state)

    def prepare(self, state: State) -> None:
        """Allocate the states to copy into, unless they fit already."""
        if self.root is None or self.root.game is not state.game or self.root.options != state.options:
            self.root = state
            self.world = state.blank()
            self.twin = state.blank()
            self.chance = Rng.blank()
            self.fate = Rng.blank()

    def list_candidates(self, state: State, rng: Rng) -> None:
        """List the policy's move first, then the others on its short list."""
        self.policy.set_out(state)
        self.chance.rekey(rng)
        own = self.policy.choose(state, self.room, self.chance)
        legal = state.list_legal(self.room.cells)
        listed = self.policy.shortlist(state, self.room.cells, legal)
        self.count = 0
        self.simulations = 0
        self.add_candidate(own)
        for i in range(listed):
            if self.room.cells[i] != own and self.count < MOST_CANDIDATES:
                self.add_candidate(self.room.cells[i])

    def add_candidate(self, action: int) -> None:
        """Append a move to try."""
        place = self.count
        self.actions[place] = action
        self.dropped[place] = 0
        self.visits[place] = 0
        self.sums[place] = 0.0
        self.squares[place] = 0.0
        self.gains[place] = 0.0
        self.gain_squares[place] = 0.0
        self.count += 1

    def spend(self, state: State, rng: Rng, budget: int) -> None:
        """Try world after world until the budget is spent or only the policy's move is left."""
        alive = self.count
        with cython.nogil:
            while alive > 1 and self.simulations + alive <= budget:
                for _ in range(ROUND_OF_WORLDS):
                    if self.simulations + alive > budget:
                        break
                    self.try_a_world(state, rng)
                alive = self.drop_the_worse()

    def try_a_world(self, state: State, rng: Rng) -> None:
        """Imagine a world, and play it out after each candidate."""
        seat = state.on_turn
        if self.peeks:
            self.world.copy_from(state)
            self.world.rng.rekey(rng)
        else:
            self.imagine_world(state, seat, rng)
        self.fate.rekey(rng)
        base = 0.0
        for place in range(self.count):
            if self.dropped[place]:
                continue
            value = self.value_of(self.actions[place], seat)
            if place == 0:
                base = value
            self.note(place, value, value - base)

    def note(self, place: int, value: float, gain: float) -> None:
        """Record the result of a candidate in one more world."""
        self.visits[place] += 1
        self.sums[place] += value
        self.squares[place] += value * value
        self.gains[place] += gain
        self.gain_squares[place] += gain * gain

    def imagine_world(self, state: State, seat: int, rng: Rng) -> None:
        """Imagine a world that the policy finds believable; each rejected world makes it a little less strict."""
        for strict in range(MOST_DOUBT):
            self.world.imagine_from(state, seat, rng)
            if self.policy.doubt(self.world, seat) <= strict:
                break

    def value_of(self, action: int, seat: int) -> float:
        """The value of this world for the seat after an action."""
        self.twin.copy_from(self.world)
        self.chance.copy_from(self.fate)
        self.twin.apply(action)
        self.simulations += 1
        return self.policy.worth(self.twin, seat) if self.play_out(self.twin) else 1.0 / self.twin.seats

    def play_out(self, state: State) -> bool:
        """Play on by the policy until it stops the playout; return whether it did within the limit of steps."""
        steps = 0
        while state.on_turn != OVER and steps < MOST_STEPS and not self.policy.arrived(state):
            state.apply(self.policy.choose(state, self.room, self.chance))
            steps += 1
        return steps < MOST_STEPS

    def drop_the_worse(self) -> int:
        """Drop the candidates that are clearly worse than the policy's move; return the number left."""
        alive = 1
        for place in range(1, self.count):
            if not self.dropped[place]:
                if self.gains[place] < -DROP * self.gain_spread(place):
                    self.dropped[place] = 1
                else:
                    alive += 1
        return alive

    def gain_spread(self, place: int) -> float:
        """The standard error of the summed gains; half a game per world while there are too few worlds."""
        visits = self.visits[place]
        if visits < 2:
            return 0.5 * visits
        mean = self.gains[place] / visits
        variance = self.gain_squares[place] / visits - mean * mean
        return sqrt((variance if variance > 0.0 else 0.0) * visits * visits / (visits - 1.0)) + 0.01

    def thought(self, state: State) -> Thought:
        """The chosen move, with the results of every candidate."""
        found = [self.candidate(state, place) for place in range(self.count)]
        clear = [one for one in found if one.gain > self.gate * one.gain_error and one.gain > 0]
        chosen = max(clear, key=lambda one: one.gain) if clear else found[0]
        ranked = sorted(found, key=lambda one: -one.gain)
        return Thought(chosen.move, found[0].move, tuple(ranked), self.simulations)

    def candidate(self, state: State, place: int) -> Candidate:
        """The result of one candidate."""
        visits = self.visits[place]
        move = state.game.move(state, self.actions[place])
        if visits == 0:
            return Candidate(move, 0.5, 0.5, 0, 0.0, 0.0)
        chance = self.sums[place] / visits
        variance = max(self.squares[place] / visits - chance * chance, 0.0)
        gain_error = self.gain_spread(place) / visits if place else 0.0
        return Candidate(move, chance, sqrt(variance / visits), visits, self.gains[place] / visits, gain_error)
