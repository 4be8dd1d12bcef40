"""Many games of one kind stepped together: numpy actions in; observations, masks and rewards out.

A game that ends gives its rewards in that step and is redealt at once, so that every row always waits for an action.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

import cython
import numpy as np
import numpy.typing as npt

from parlour.core.errors import OptionError, UnreadableMove, shown
from parlour.core.moves import is_whole
from parlour.core.rng import Rng
from parlour.core.state import Room, State

if TYPE_CHECKING:
    from parlour.core.game import Game
    from parlour.core.rng import Seed

if not cython.compiled:
    from parlour.core.consts import OVER


class Batch:
    """N games of the same kind, options and number of seats.

    `observations` (N, planes...) is what the seat on turn sees, `masks` (N, actions) what it may do, `turns` (N,) its
    number; `rewards` (N, seats) is each seat's share of the win in games that ended in the last step, `ended` (N,)
    marks those games. The arrays stay the same objects; copy what you keep.
    """

    def __init__(self, game: Game, *, count: int, seats: int, seed: Seed, **options: object) -> None:
        if not is_whole(count) or count < 1:
            raise OptionError("bad-count", given=shown(count))
        self.states = [game.blank(seats, options) for _ in range(count)]
        self.game = game
        self.count = count
        self.seats = seats
        self.actions = len(game.actions)
        self.room = Room()
        self.rng = Rng(seed)
        self.observations: npt.NDArray[np.uint8] = np.zeros((count, *game.planes), np.uint8)
        self.masks: npt.NDArray[np.uint8] = np.zeros((count, self.actions), np.uint8)
        self.turns: npt.NDArray[np.int32] = np.zeros(count, np.int32)
        self.rewards: npt.NDArray[np.float32] = np.zeros((count, seats), np.float32)
        self.ended: npt.NDArray[np.uint8] = np.zeros(count, np.uint8)
        self.flat_observations = self.observations.reshape(count, prod(game.planes))
        self.view_masks = self.masks
        self.view_turns = self.turns
        self.view_rewards = self.rewards
        self.view_ended = self.ended
        self.deal_all()

    def deal_all(self) -> None:
        """Deal a new game in every row."""
        for row in range(self.count):
            state = self.states[row]
            self.deal(row, state)
            state.raise_trouble()

    def step(self, actions: npt.NDArray[np.int32]) -> None:
        """Play one action in every game. If one of them is illegal, none is played."""
        given = self.checked(actions)
        wrong = self.first_illegal(given)
        if wrong >= 0:
            raise self.states[wrong].game.refusal_of(self.states[wrong], int(given[wrong]))
        for array in (self.observations, self.masks, self.rewards, self.ended):
            array.fill(0)
        self.advance(given)

    def checked(self, actions: npt.NDArray[np.int32]) -> npt.NDArray[np.int32]:
        """Check the actions: one number of the table for each game."""
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise OptionError("bad-batch", given=f"{given.dtype} {given.shape}", count=self.count)
        outside = given[(given < 0) | (given >= self.actions)]
        if outside.size:
            raise UnreadableMove("no-such-action", given=str(outside[0]), last=self.actions - 1)
        return np.ascontiguousarray(given, np.int32)

    def first_illegal(self, actions: npt.NDArray[np.int32]) -> int:
        """The first row whose action is not legal; -1 if there is none."""
        for row in range(self.count):
            if not self.view_masks[row, actions[row]]:
                return row
        return -1

    def advance(self, actions: npt.NDArray[np.int32]) -> None:
        """Play the actions, which must be legal."""
        for row in range(self.count):
            state = self.states[row]
            self.advance_one(row, state, int(actions[row]))
            state.raise_trouble()

    def advance_one(self, row: int, state: State, action: int) -> None:
        """Play one game's action; if the game is over, pay out and redeal; then observe it."""
        state.apply(action)
        if state.on_turn == OVER:
            self.view_ended[row] = 1
            for seat in range(self.seats):
                self.view_rewards[row, seat] = state.outcome(seat)
            self.deal(row, state)
        else:
            self.look(row, state)

    def deal(self, row: int, state: State) -> None:
        """Deal a new game in this row, with its generator keyed from the batch's."""
        state.rng.rekey(self.rng)
        state.deal_cards()
        self.look(row, state)

    def look(self, row: int, state: State) -> None:
        """Write what the seat on turn sees and may do, into rows of zeros."""
        self.view_turns[row] = state.on_turn
        if cython.compiled:
            state.write_planes(state.on_turn, cython.address(self.flat_observations[row, 0]))
        else:
            state.write_planes(state.on_turn, self.flat_observations[row])
        for i in range(state.list_legal(self.room.cells)):
            self.view_masks[row, self.room.cells[i]] = 1
