"""The policy of Jolly: its moves are legal, games end, and a Jolly Hand is declared only if it wins."""

from __future__ import annotations

import parlour
from parlour.core.rng import Rng
from parlour.core.state import State
from parlour.games.jolly.play.policy import JollyPolicy
from tests.core.mode import COMPILED

GAMES = 300 if COMPILED else 2
JOLLY = parlour.game("jolly")


def winners(state: State) -> tuple[int, ...]:
    """The winners of a finished game."""
    assert state.result is not None
    return tuple(state.result.winners)


def test_the_policy_plays_only_legal_moves_to_the_end() -> None:
    policy = JollyPolicy()
    rng = Rng(1)
    decided = 0
    for seed in range(GAMES):
        state = JOLLY.deal(seats=2, seed=seed)
        while not state.over:
            action = policy.action(state, rng)
            assert action in state.legal_ids()
            state.step(action)
        decided += len(winners(state))
    assert decided >= 0.99 * GAMES


def test_a_jolly_hand_is_declared_only_when_it_wins() -> None:
    policy = JollyPolicy()
    declared = 0
    for seed in range(GAMES):
        state = JOLLY.deal(seats=2, seed=seed)
        seat = None
        while not state.over:
            move = state.game.move(state, policy.action(state, Rng(0)))
            if move.text == "jolly":
                seat = state.turn
                declared += 1
            state.play(move)
        assert seat is None or winners(state) == (seat,)
    assert declared or not COMPILED
