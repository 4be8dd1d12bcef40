"""A judge says how a game stands: every seat's chance to win, and what two moves differ by.

It imagines like a search, from what one seat knows or from what lies open, and plays out by the policy; but it never
drops a candidate and never chooses, so that what it says leans to no side. Types in judge.pxd.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

import cython

from parlour.bots.policy import Policy
from parlour.bots.search import Candidate, Search
from parlour.bots.trust import Trust, slope_of, trusted, trusted_own
from parlour.core.rng import Rng
from parlour.core.state import State

if not cython.compiled:
    from math import sqrt

    from parlour.core.consts import OVER, SPECTATOR


class Chance(NamedTuple):
    """A seat's chance to win, and its standard error."""

    share: float
    error: float


class Judge(Protocol):
    """Who says how a game stands."""

    @property
    def worlds(self) -> int:
        """How many worlds it takes to answer well within a fraction of a second."""

    def chances(self, state: State, seat: int | None, rng: Rng, worlds: int) -> list[Chance]:
        """Every seat's chance to win, from what this seat knows; None knows only what lies open."""

    def weigh(self, state: State, actions: Sequence[int], rng: Rng, worlds: int) -> list[Candidate]:
        """What these actions are worth to the seat on turn; the gains are against the first of them."""

    def weigh_turns(self, state: State, turns: Sequence[Sequence[int]], rng: Rng, worlds: int) -> list[Candidate]:
        """The same of several actions each, which show nothing new before the last of them."""


class PlayingJudge(Search):
    """Judges by games played out in imagined worlds; `worlds` are so many as take a few hundredths of a second."""

    def __init__(self, policy: Policy, trust: Trust = Trust(), worlds: int = 400) -> None:  # noqa: B008  # a constant
        Search.__init__(self, policy)
        self.trust = trust
        self.worlds = worlds

    def chances(self, state: State, seat: int | None, rng: Rng, worlds: int) -> list[Chance]:
        """Every seat's chance to win, from what this seat knows; None knows only what lies open."""
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
        """Play so many worlds out, and add up what they are worth to everybody."""
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
        """The mean of what was added up."""
        share = self.sums[place] / worlds
        variance = self.squares[place] / worlds - share * share
        return Chance(share, sqrt((variance if variance > 0.0 else 0.0) / worlds))

    def weigh(self, state: State, actions: Sequence[int], rng: Rng, worlds: int) -> list[Candidate]:
        """What these actions are worth to the seat on turn; the gains are against the first of them."""
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
        """The same of several actions each, which show nothing new before the last of them."""
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
        """Candidates with chances as they come true; gains and errors stretch with them."""
        chances = [trusted_own(one.chance, seats, self.trust) for one in found]
        slopes = [slope_of(one.chance, seats, self.trust) for one in found]
        return [
            Candidate(one.move, chance, slope * one.error, one.visits, chance - chances[0], slope * one.gain_error)
            for one, chance, slope in zip(found, chances, slopes, strict=True)
        ]
