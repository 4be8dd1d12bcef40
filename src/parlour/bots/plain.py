"""The base of policies in plain Python, for games from other packages and for models that are not compiled.

The compiled search calls a policy through C and does not see what a Python class overrides. `PlainPolicy` sits in
between, as `PlainState` does for a law: it takes each call, holds the GIL, and calls the `plain_` method of the same
name. An error in that method ends the game of that state and is raised by the search.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from parlour.bots.policy import Policy
from parlour.core.plain import PlainState
from parlour.core.rng import Rng
from parlour.core.state import Cells, Room, State


class PlainPolicy(Policy):
    """A policy in plain Python, for a `PlainState`. A game overrides the `plain_` methods."""

    def plain_choose(self, state: PlainState, rng: Rng) -> int:
        """An action for the seat on turn."""
        raise NotImplementedError

    def plain_shortlist(self, state: PlainState, legal: list[int]) -> Sequence[int]:
        """The legal actions that are worth considering."""
        return legal

    def plain_arrived(self, state: PlainState) -> bool:
        """Whether a playout may stop here."""
        return state.over

    def plain_worth(self, state: PlainState, seat: int) -> float:
        """A seat's expected share of the win, from 0 to 1, where a playout stopped."""
        winners = state.winner_seats() or tuple(range(state.seats))
        return 1.0 / len(winners) if seat in winners else 0.0

    # Forwarding from compiled code to the `plain_` methods.

    def choose(self, state: State, room: Room, rng: Rng) -> int:
        chosen = 0
        with cython.gil:
            try:
                chosen = self.plain_choose(cython.cast(PlainState, state), rng)
            except BaseException as error:
                cython.cast(PlainState, state).fail(error)
        return chosen

    def shortlist(self, state: State, cells: Cells, count: int) -> int:
        kept = 0
        with cython.gil:
            try:
                offered = []
                for i in range(count):
                    offered.append(cells[i])  # a comprehension would need a generator, which C does not have
                for action in self.plain_shortlist(cython.cast(PlainState, state), offered):
                    cells[kept] = action
                    kept += 1
            except BaseException as error:
                cython.cast(PlainState, state).fail(error)
        return kept

    def arrived(self, state: State) -> bool:
        there = True
        with cython.gil:
            try:
                there = self.plain_arrived(cython.cast(PlainState, state))
            except BaseException as error:
                cython.cast(PlainState, state).fail(error)
        return there

    def worth(self, state: State, seat: int) -> float:
        share = 0.0
        with cython.gil:
            try:
                share = self.plain_worth(cython.cast(PlainState, state), seat)
            except BaseException as error:
                cython.cast(PlainState, state).fail(error)
        return share
