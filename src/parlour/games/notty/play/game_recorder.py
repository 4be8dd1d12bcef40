"""Records games of Notty for learning: what each seat saw, and the target for its value. Types in game_recorder.pxd.

The target is mostly the value of what the seat saw next, and at the end the result itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython
import numpy as np
import numpy.typing as npt

from parlour.bots.policy import Policy
from parlour.core.rng import Rng
from parlour.core.state import Room
from parlour.games.notty.law.rules import Notty
from parlour.games.notty.play.value import NottyValue

if TYPE_CHECKING:
    from parlour.core.game import Game

if not cython.compiled:
    from parlour.core.consts import OVER
    from parlour.games.notty.law.consts import MOST_SEATED
    from parlour.games.notty.law.cover import loose
    from parlour.games.notty.play.consts import SIGHT_CELLS

PATIENCE = 160  # turns: a longer game counts as lost by all, so that learning does not wait for the turn limit
LONGEST = 8192  # the most sights of one game

SETTINGS = {"patience": PATIENCE}


class GameRecorder:
    """Plays a game and records, for every seat, what it sees at its decisions and whenever a turn begins."""

    def __init__(self, game: Game, seats: int, value: NottyValue, rng: Rng, trust: float) -> None:
        self.value = value
        self.rng = rng
        self.trust = trust
        self.size = 0
        self.sights: npt.NDArray[np.float32] = np.zeros((LONGEST, SIGHT_CELLS), np.float32)
        self.targets: npt.NDArray[np.float32] = np.zeros(LONGEST, np.float32)
        self.seen = self.sights
        self.aims = self.targets
        self.guesses = np.zeros(LONGEST)
        self.owners = np.zeros(LONGEST, np.int32)
        self.room = Room()
        state = game.blank(seats, {"turn_limit": PATIENCE})
        assert isinstance(state, Notty)
        self.state = state
        if not cython.compiled:
            self.after = [0.0] * MOST_SEATED

    def play(self, players: list[Policy]) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
        """Play one game with a player for each seat; return what was seen, and the targets."""
        self.first, self.second, self.third = players
        with cython.nogil:
            self.play_one(self.state)
            self.look_back(self.state)
        return self.sights[: self.size].copy(), self.targets[: self.size].copy()

    def play_one(self, state: Notty) -> None:
        """Play one game and record it."""
        state.rng.rekey(self.rng)
        state.deal_cards()
        self.size = 0
        turn = -1
        while state.on_turn != OVER:
            if not state.cycling:
                self.write(state, state.on_turn)
                if state.turns != turn:
                    turn = state.turns
                    for step in range(1, state.seats):
                        self.write(state, (state.on_turn + step) % state.seats)
            state.apply(self.decide(state))

    def decide(self, state: Notty) -> int:
        """The action of the player on turn."""
        if state.on_turn == 0:
            return self.first.choose(state, self.room, self.rng)
        if state.on_turn == 1:
            return self.second.choose(state, self.room, self.rng)
        return self.third.choose(state, self.room, self.rng)

    def write(self, state: Notty, seat: int) -> None:
        """Record what this seat sees now, unless the player on turn is about to go out."""
        if loose(state.ones[state.on_turn], state.twos[state.on_turn]) == 0 or self.size == LONGEST:
            return
        self.value.load(state)
        self.guesses[self.size] = self.value.win_chance(seat, state.on_turn, state.done)
        self.owners[self.size] = seat
        for cell in range(SIGHT_CELLS):
            self.seen[self.size, cell] = self.value.sight[cell]
        self.size += 1

    def look_back(self, state: Notty) -> None:
        """Compute the targets from the last sight to the first: each depends on what came after it."""
        for seat in range(state.seats):
            self.after[seat] = state.outcome(seat) if state.turns < PATIENCE else 0.0
        row = self.size
        while row > 0:
            row -= 1
            seat = self.owners[row]
            self.aims[row] = self.after[seat]
            self.after[seat] += (1.0 - self.trust) * (self.guesses[row] - self.after[seat])
