"""The players of Jolly: they see only what their seat may see, the same seed gives the same move, and all is legal."""

from __future__ import annotations

import parlour
from parlour import bots
from parlour.bots.players import SearchBot, Settings
from parlour.bots.policies.jolly import JollyPolicy
from parlour.bots.search import Thought
from parlour.core.rng import Rng
from parlour.core.state import State
from tests.core.mode import COMPILED

GAMES = 300 if COMPILED else 2
SEARCHED = 8 if COMPILED else 1
BUDGET = 60 if COMPILED else 12
JOLLY = parlour.game("jolly")


def thought(state: State, seed: int) -> Thought:
    """What a fresh player with this seed finds out."""
    return SearchBot(JollyPolicy(), Settings(BUDGET, gate=0.5), seed).think(state)


def winners(state: State) -> tuple[int, ...]:
    """Who has won a game that is over."""
    assert state.result is not None
    return tuple(state.result.winners)


def deal_and_play(seed: int) -> list[State]:
    """The states of a game between policies, one every few moves."""
    state = JOLLY.deal(seats=2, seed=seed)
    policy = JollyPolicy()
    states = []
    while not state.over:
        if len(state.record()["moves"]) % 5 == 0:
            states.append(state.clone())
        state.step(policy.action(state, Rng(0)))
    return states


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


def test_what_the_seat_cannot_know_changes_neither_move_nor_statistics() -> None:
    for seed in range(SEARCHED):
        for number, state in enumerate(deal_and_play(seed)):
            assert state.turn is not None
            assert thought(state.imagine(state.turn, number), 7) == thought(state, 7)


def test_the_same_seed_gives_the_same_move_and_statistics() -> None:
    for state in deal_and_play(3)[: 2 * SEARCHED]:
        assert thought(state, 5) == thought(state, 5)


def test_every_level_plays_legal_moves() -> None:
    state = JOLLY.deal(seats=2, seed=4)
    for level in ("easy", "medium", "hard", "expert"):
        player = bots.bot("jolly", level, 1)
        if not COMPILED and isinstance(player, SearchBot):
            player.budget = BUDGET
        for _ in range(8):
            if not state.over:
                move = player.choose(state)
                assert move in state.legal()
                state.play(move)


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
