"""Q-learning by self-play with small tables (bots/linear_q.py): the inner loop, without the GIL.

The only reward is the result: 1 for a win, -1 for a loss. The value of a choice moves towards the value of the best
choice at the same seat's next decision, discounted for each turn in between. A seat is played by the current learner,
by the best learner so far, or by the book: strength is not transitive, and all three provide games to learn from. Types
in selfplay.pxd.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import cython
import numpy as np
import numpy.typing as npt

from parlour.bots.linear_q import LinearQ
from parlour.bots.policy import Policy
from parlour.core.rng import Rng
from parlour.core.state import Room, State

if TYPE_CHECKING:
    from parlour.core.game import Game

if not cython.compiled:
    from parlour.bots.consts import MOST_STEPS, MOST_TABLES
    from parlour.core.consts import MOST_SEATS

# Who plays a seat: a random number below POOL, of which those below EARLIER mean the learner itself.
ITSELF = 0
EARLIER = 2
BOOK = 3
POOL = 4


@dataclass(frozen=True)
class Habits:
    """The settings of a learner."""

    exploring: float  # how often a random choice is tried
    discount: float  # per turn of delay
    patience: float  # the number of visits after which a step is half as long
    least_step: float  # the shortest step, however often a case was seen


class SelfPlay:
    """Plays games that all train the same tables."""

    def __init__(
        self,
        game: Game,
        seats: int,
        learner: LinearQ,
        earlier: LinearQ,
        book: Policy,
        visits: npt.NDArray[np.int32],
        habits: Habits,
        rng: Rng,
    ) -> None:
        self.learner = learner
        self.earlier = earlier
        self.book = book
        self.values = learner.table
        self.visits = visits
        self.exploring = habits.exploring
        self.discount = habits.discount
        self.patience = habits.patience
        self.least_step = habits.least_step
        self.rng = rng
        self.chance = Rng.blank()
        self.room = Room()
        self.state = game.blank(seats, {})
        if not cython.compiled:
            self.last = [0] * (MOST_SEATS * MOST_TABLES)
            self.waits = [0] * MOST_SEATS
            self.turn = [0] * MOST_SEATS
            self.player = [0] * MOST_SEATS

    def play(self, games: int) -> None:
        """Play this number of games."""
        for _ in range(games):
            with cython.nogil:
                self.play_one(self.state)
            self.state.raise_trouble()

    def play_one(self, state: State) -> None:
        """Play one game, or one round if rounds are what is won."""
        state.rng.rekey(self.rng)
        self.chance.rekey(self.rng)
        state.deal_cards()
        self.learner.begin(state, self.rng)
        for seat in range(state.seats):
            self.waits[seat] = 0
            self.player[seat] = self.rng.pick(POOL)
        steps = 0
        while not self.learner.ended(state) and steps < MOST_STEPS:
            action = self.decide(state)
            self.learner.note(state)
            state.apply(action)
            steps += 1
        for seat in range(state.seats):
            if self.waits[seat] and steps < MOST_STEPS:
                self.learn(seat, 2.0 * self.learner.share(state, seat) - 1.0)

    def decide(self, state: State) -> int:
        """Learn from the last choice of the seat on turn, and make the next."""
        action = self.learner.forced(state, self.room, self.chance)
        if action >= 0:
            return action
        seat = state.on_turn
        self.learner.list_choices(state, self.room)
        best = self.learner.best(state)
        if self.waits[seat]:
            value = self.learner.best_value
            self.learn(seat, value if self.turn[seat] == state.turns else value * self.discount)
        action = self.other_choice(state, best)
        if self.learner.lists(action):
            self.remember(state, seat, action)
        return action

    def other_choice(self, state: State, best: int) -> int:
        """The choice of the seat's player, or sometimes a random one."""
        if self.rng.pick(1000) < self.exploring * 1000:
            return self.learner.choices[self.rng.pick(self.learner.count)]
        if self.player[state.on_turn] == BOOK:
            return self.book.choose(state, self.room, self.chance)
        if self.player[state.on_turn] == EARLIER:
            return self.earlier.choose(state, self.room, self.chance)
        return best

    def remember(self, state: State, seat: int, action: int) -> None:
        """Store the places of a choice until its outcome is known."""
        self.learner.find_cells(state, action)
        for place in range(self.learner.tables):
            self.last[seat * MOST_TABLES + place] = self.learner.cells[place]
        self.waits[seat] = 1
        self.turn[seat] = state.turns

    def learn(self, seat: int, target: float) -> None:
        """Move the values of a seat's last choice towards its outcome."""
        value = 0.0
        target = 1.0 if target > 1.0 else -1.0 if target < -1.0 else target
        for place in range(seat * MOST_TABLES, seat * MOST_TABLES + self.learner.tables):
            value += self.values[self.last[place]]
        for place in range(seat * MOST_TABLES, seat * MOST_TABLES + self.learner.tables):
            cell = self.last[place]
            self.visits[cell] += 1
            step = self.patience / (self.patience + self.visits[cell])
            step = step if step > self.least_step else self.least_step
            self.values[cell] += step * (target - value) / self.learner.tables
        self.waits[seat] = 0
