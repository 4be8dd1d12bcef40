"""RLCard's gin rummy as a contestant."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from parlour.lab.bench.contest import Contestant, Work, in_slices

SEED = 3


def contestants(library: Any) -> list[Contestant]:
    """RLCard as a learner sees it, and with as little around it as possible."""

    def gin_rummy() -> Any:
        return library.make("gin-rummy", config={"seed": SEED})

    return [
        Contestant(
            "RLCard with observation",
            "peer",
            "gin rummy: random actions, each with its observation",
            in_slices(environment_loop(gin_rummy())),
        ),
        Contestant(
            "RLCard without observation",
            "peer",
            "gin rummy: random actions of the bare game",
            in_slices(game_loop(gin_rummy().game)),
        ),
    ]


def environment_loop(env: Any) -> Callable[[int], Work]:
    """Random games through the environment."""
    choose = random.Random(SEED).choice

    def run(size: int) -> Work:
        steps = 0
        for _ in range(size):
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(choose(state["raw_legal_actions"]))
                steps += 1
        return Work(steps, size)

    return run


def game_loop(game: Any) -> Callable[[int], Work]:
    """Random games without the environment: no planes, although `step` still lists the cards a seat sees."""
    choose = random.Random(SEED).choice

    def run(size: int) -> Work:
        steps = 0
        for _ in range(size):
            game.init_game()
            while not game.is_over():
                game.step(choose(game.judge.get_legal_actions()))
                steps += 1
        return Work(steps, size)

    return run
