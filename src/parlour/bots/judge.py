"""A judge estimates how a game stands: every seat's chance of winning, and the difference between two moves.

Like a search, it imagines worlds from what one seat knows, or from what lies face up, and plays them out with the
policy. But it never drops a candidate and never chooses, so that its estimates are unbiased. Types in judge.pxd.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

import cython

from parlour.bots.calibration import Trust, slope_of, trusted, trusted_own
from parlour.bots.policy import Policy
from parlour.bots.search import Candidate, Search
from parlour.core.rng import Rng
from parlour.core.state import State

if not cython.compiled:
    from math import sqrt

    from parlour.core.consts import OVER, SPECTATOR


class Chance(NamedTuple):
    """A seat's chance of winning, and its standard error."""

    share: float
    error: float


class Judge(Protocol):
    """Estimates how a game stands."""

    @property
    def worlds(self) -> int:
        """The number of worlds that give a good answer within a fraction of a second."""

    def chances(self, state: State, seat: int | None, rng: Rng, worlds: int) -> list[Chance]:
        """Every seat's chance of winning, from what this seat knows; None knows only what lies face up."""

    def weigh(self, state: State, actions: Sequence[int], rng: Rng, worlds: int) -> list[Candidate]:
        """The values of these actions for the seat on turn; gains are relative to the first action."""

    def weigh_turns(self, state: State, turns: Sequence[Sequence[int]], rng: Rng, worlds: int) -> list[Candidate]:
        """The values of sequences of actions, each of which reveals nothing new before its last action."""


class PlayingJudge(Search):
    """A judge that plays out imagined worlds; `worlds` is a number that takes a few hundredths of a second."""

    def __init__(self, policy: Policy, trust: Trust = Trust(), worlds: int = 400) -> None:  # noqa: B008  # a constant
        Search.__init__(self, policy)
        self.trust = trust
        self.worlds = worlds

    def chances(self, state: State, seat: int | None, rng: Rng, worlds: int) -> list[Chance]:
        """Every seat's chance of winning, from what this seat knows; None knows only what lies face up."""
        if state.on_turn == OVER:
            return [Chance(state.outcome(one), 0.0) for one in range(state.seats)]
        self.prepare(state)
        self.policy.set_out(state)
        self.forecast(state, SPECTATOR if seat is None else seat, rng, worlds)
        state.raise_trouble()
        self.world.raise_trouble()
        found = [self.chance_of(place, worlds) for place in range(state.seats)]
        shares = trusted([chance.share for chance in found], seat, self.trust)
        return [Chance(share, chance.error) for share, chance in zip(shares, found, strict=True)]

    def forecast(self, state: State, seat: int, rng: Rng, worlds: int) -> None:
        """Play out `worlds` imagined worlds, and sum up their value for every seat."""
        for place in range(state.seats):
            self.sums[place] = 0.0
            self.squares[place] = 0.0
        with cython.nogil:
            for _ in range(worlds):
                if seat == state.on_turn:
                    self.imagine_world(state, seat, rng)
                else:
                    self.world.imagine_from(state, seat, rng)
                self.chance.rekey(rng)
                arrives = self.play_out(self.world)
                for place in range(state.seats):
                    value = self.policy.worth(self.world, place) if arrives else 1.0 / state.seats
                    self.sums[place] += value
                    self.squares[place] += value * value

    def chance_of(self, place: int, worlds: int) -> Chance:
        """A seat's mean value over all worlds, with its standard error."""
        share = self.sums[place] / worlds
        variance = self.squares[place] / worlds - share * share
        return Chance(share, sqrt((variance if variance > 0.0 else 0.0) / worlds))

    def weigh(self, state: State, actions: Sequence[int], rng: Rng, worlds: int) -> list[Candidate]:
        """The values of these actions for the seat on turn; gains are relative to the first action."""
        self.prepare(state)
        self.policy.set_out(state)
        self.count = 0
        self.simulations = 0
        for action in actions:
            self.add_candidate(action)
        with cython.nogil:
            for _ in range(worlds):
                self.try_a_world(state, rng)
        state.raise_trouble()
        self.world.raise_trouble()
        self.twin.raise_trouble()
        return self.believed([self.candidate(state, place) for place in range(self.count)], state.seats)

    def weigh_turns(self, state: State, turns: Sequence[Sequence[int]], rng: Rng, worlds: int) -> list[Candidate]:
        """The values of sequences of actions, each of which reveals nothing new before its last action."""
        self.prepare(state)
        self.policy.set_out(state)
        self.count = 0
        self.simulations = 0
        for turn in turns:
            self.add_candidate(turn[0])
        for _ in range(worlds):
            self.try_turns(state, turns, rng)
        state.raise_trouble()
        self.world.raise_trouble()
        self.twin.raise_trouble()
        return self.believed([self.candidate(state, place) for place in range(self.count)], state.seats)

    def try_turns(self, state: State, turns: Sequence[Sequence[int]], rng: Rng) -> None:
        """Imagine a world, and play it out after each of these turns."""
        seat = state.on_turn
        self.imagine_world(state, seat, rng)
        self.fate.rekey(rng)
        base = 0.0
        for place in range(self.count):
            self.twin.copy_from(self.world)
            self.chance.copy_from(self.fate)
            for action in turns[place]:
                self.twin.apply(action)
            value = self.policy.worth(self.twin, seat) if self.play_out(self.twin) else 1.0 / self.twin.seats
            if place == 0:
                base = value
            self.note(place, value, value - base)

    def believed(self, found: list[Candidate], seats: int) -> list[Candidate]:
        """The candidates with calibrated chances; gains and errors are scaled accordingly."""
        chances = [trusted_own(one.chance, seats, self.trust) for one in found]
        slopes = [slope_of(one.chance, seats, self.trust) for one in found]
        return [
            Candidate(one.move, chance, slope * one.error, one.visits, chance - chances[0], slope * one.gain_error)
            for one, chance, slope in zip(found, chances, slopes, strict=True)
        ]
