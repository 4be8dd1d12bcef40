"""Q-learning of Notty by self-play: the inner loop, without the GIL. Types in selfplay.pxd.

The only reward is the result: 1 for a win, -1 for a loss. The value of a kind of action moves towards the value of the
same seat's next situation, 1.5 % less for a turn in between; rewards on the way would teach endless play. The last
rounds before the turn limit are learnt separately: they end anyway, so a turn in between costs nothing there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from parlour.core.rng import Rng
from parlour.core.state import Room
from parlour.games.notty.law.rules import Notty
from parlour.games.notty.play.policy import NottyPolicy
from parlour.games.notty.play.q import NottyQ

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from parlour.core.game import Game

if not cython.compiled:
    from parlour.core.consts import OVER
    from parlour.games.notty.law.consts import END, MOST_SEATED
    from parlour.games.notty.play.consts import MACROS

DISCOUNT = 0.985  # per turn of delay
LEAST_STEP = 0.002  # the shortest step, however often a situation was seen
EXPLORING = 0.03  # how often a random open kind of action is tried
NOTHING = -1
BOOKISH = 3  # one seat in this many plays by the book
PASSING = 6  # and in the last rounds one in this many only passes

SETTINGS = {"discount": DISCOUNT, "least_step": LEAST_STEP, "exploring": EXPLORING}
LAST_SETTINGS = {"least_step": LEAST_STEP, "exploring": EXPLORING, "passing": 1 / PASSING}


class SelfPlay:
    """Plays games in which every seat follows the table or the book, and all of them train the table.

    An empty table drowns in cards and never wins a game; the book provides games that end. When the last rounds are
    learnt, some seats only pass, so that the learner also learns to beat a hand that stays small.
    """

    def __init__(
        self, game: Game, seats: int, limit: int, learner: NottyQ, visits: npt.NDArray[np.int32], rng: Rng
    ) -> None:
        self.learner = learner
        self.visits = visits
        self.rng = rng
        self.room = Room()
        self.book = NottyPolicy()
        state = game.blank(seats, {"turn_limit": limit})
        assert isinstance(state, Notty)
        self.state = state
        if not cython.compiled:
            self.cell = [0] * MOST_SEATED
            self.turn = [0] * MOST_SEATED
            self.by_book = [0] * MOST_SEATED
            self.passes = [0] * MOST_SEATED

    def play(self, games: int) -> None:
        """Play this number of games."""
        for _ in range(games):
            with cython.nogil:
                self.play_one(self.state)

    def play_one(self, state: Notty) -> None:
        """Play one game in which every seat follows the table or the book."""
        state.rng.rekey(self.rng)
        state.deal_cards()
        for seat in range(state.seats):
            self.cell[seat] = NOTHING
            self.by_book[seat] = self.rng.pick(BOOKISH) == 0
            self.passes[seat] = self.learner.knows_end and self.rng.pick(PASSING) == 0
        while state.on_turn != OVER:
            state.apply(self.decide(state))
        for seat in range(state.seats):
            if self.cell[seat] != NOTHING:
                self.learn(self.cell[seat], 2.0 * state.outcome(seat) - 1.0)

    def decide(self, state: Notty) -> int:
        """Learn from the last decision of the seat on turn, and make the next."""
        seat = state.on_turn
        if self.passes[seat]:
            return END
        forced = self.learner.forced(state)
        if forced >= 0:
            return forced
        self.learner.look(state)
        if self.learner.knows_end and not self.learner.is_last:
            return self.learner.action_of(self.learner.best())
        best = self.learner.best()
        if self.cell[seat] != NOTHING:
            later = 1.0 if self.learner.is_last or self.turn[seat] == state.turns else DISCOUNT
            self.learn(self.cell[seat], later * self.learner.value_of(best))
        if self.by_book[seat]:
            best = self.learner.macro_of(self.book.choose_notty(state))
        if self.rng.pick(1000) < EXPLORING * 1000:
            best = self.any_open()
        self.cell[seat] = self.learner.row * MACROS + best
        self.turn[seat] = state.turns
        return self.learner.action_of(best)

    def any_open(self) -> int:
        """A random open kind of action, all equally likely."""
        macro = self.rng.pick(MACROS)
        while not self.learner.open >> macro & 1:
            macro = self.rng.pick(MACROS)
        return macro

    def learn(self, cell: int, target: float) -> None:
        """Move a value towards its target."""
        self.visits[cell] += 1
        step = 1.0 / self.visits[cell]
        self.learner.move(cell, step if step > LEAST_STEP else LEAST_STEP, target)
