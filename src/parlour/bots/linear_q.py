"""A player that has learned the values of its actions: a value is the sum of one number from each of a few tables.

The player of a game lists the actions to choose from and, for each, the case of each table that it falls into, from
what its seat knows. Where there is nothing to choose, the game's solver decides (`forced`). Each number of players has
separate tables. `parlour train GAME --agent qlearning` learns the values. The C types are in linear_q.pxd.
"""

from __future__ import annotations

from collections.abc import Mapping

import cython

from parlour.bots.policy import Policy
from parlour.bots.weights import Values
from parlour.core.rng import Rng
from parlour.core.state import Room, State

if not cython.compiled:
    from parlour.bots.consts import MOST_CANDIDATES, MOST_TABLES
    from parlour.core.consts import OVER


class LinearQ(Policy):
    """Takes the action with the greatest value, where a win is worth 1 and a loss -1."""

    def __init__(self, cases: Mapping[str, int], seats: tuple[int, int], table: Values | None = None) -> None:
        low, high = seats
        self.cases = dict(cases)
        self.tables = len(cases)
        self.size = sum(cases.values())
        self.least_seats = low
        if table is None:
            import numpy as np  # late: only training begins with an empty table

            table = np.zeros(self.size * (high - low + 1))
        if len(table) != self.size * (high - low + 1):
            raise ValueError(f"{self.size * (high - low + 1)} values were expected, not {len(table)}")
        self.table = table
        self.values = table
        if not cython.compiled:
            self.first = [0] * MOST_TABLES
            self.cells = [0] * MOST_TABLES
            self.choices = [0] * MOST_CANDIDATES
        self.count = 0
        self.best_value = 0.0
        first = 0
        for place, size in enumerate(cases.values()):
            self.first[place] = first
            first += size

    # What the player of a game implements.

    def forced(self, state: State, room: Room, rng: Rng) -> int:
        """The action that needs no choice, or -1."""
        return -1

    def list_choices(self, state: State, room: Room) -> None:
        """Fill `choices` with the actions to choose from."""

    def describe(self, state: State, action: int) -> None:
        """Fill `cells` with the case of each table that an action falls into."""

    def begin(self, state: State, rng: Rng) -> None:
        """Called when a game has been dealt for learning."""

    def note(self, state: State) -> None:
        """Called before an action is played."""

    def ended(self, state: State) -> bool:
        """Whether the game or round has ended."""
        return state.on_turn == OVER

    def share(self, state: State, seat: int) -> float:
        """A seat's share of the win after the end."""
        return state.outcome(seat)

    # What is the same for all games.

    def choose(self, state: State, room: Room, rng: Rng) -> int:
        action = self.forced(state, room, rng)
        if action >= 0:
            return action
        self.list_choices(state, room)
        return self.best(state)

    def add_choice(self, action: int) -> None:
        """Append an action to choose from."""
        if self.count < MOST_CANDIDATES:
            self.choices[self.count] = action
            self.count += 1

    def clear(self) -> None:
        """Reset every table's cell to its first case."""
        for place in range(self.tables):
            self.cells[place] = 0

    def find_cells(self, state: State, action: int) -> None:
        """Write into `cells` where the values of an action are stored."""
        self.clear()
        self.describe(state, action)
        block = (state.seats - self.least_seats) * self.size
        for place in range(self.tables):
            self.cells[place] += block + self.first[place]

    def value_of(self, state: State, action: int) -> float:
        """The value of an action; the places of its numbers stay in `cells`."""
        self.find_cells(state, action)
        value = 0.0
        for place in range(self.tables):
            value += self.values[self.cells[place]]
        return value

    def best(self, state: State) -> int:
        """The choice with the greatest value."""
        best = self.choices[0]
        self.best_value = self.value_of(state, best)
        for i in range(1, self.count):
            value = self.value_of(state, self.choices[i])
            if value > self.best_value:
                self.best_value = value
                best = self.choices[i]
        return best

    def lists(self, action: int) -> bool:
        """Whether an action is among the choices."""
        i = 0
        while i < self.count and self.choices[i] != action:
            i += 1
        return i < self.count

    # For Python.

    def chances(self, state: State) -> dict[int, float]:
        """The expected chance of winning after each choice; empty if there is nothing to choose."""
        if self.forced(state, state.scratch(), Rng(0)) >= 0:
            return {}
        self.list_choices(state, state.scratch())
        choices = [self.choices[i] for i in range(self.count)]
        return {action: min(max((1.0 + self.value_of(state, action)) / 2.0, 0.0), 1.0) for action in choices}

    def features(self, state: State, action: int) -> list[int]:
        """The places of an action's numbers, one in each table."""
        self.chances(state)
        self.find_cells(state, action)
        return [self.cells[i] for i in range(self.tables)]


def case_of(number: int, last: int) -> int:
    """The number, limited to the cases 0 to `last` of its table."""
    if number < 0:
        return 0
    return number if number < last else last
