"""The random player: any legal move, all equally likely."""

from __future__ import annotations

from parlour.core.moves import Move
from parlour.core.rng import Rng, Seed
from parlour.core.state import State


class RandomBot:
    """Plays any game with random moves."""

    def __init__(self, seed: Seed) -> None:
        self.rng = Rng(seed)

    def choose(self, state: State) -> Move:
        actions = state.legal_ids()
        return state.game.move(state, actions[self.rng.below(len(actions))])
