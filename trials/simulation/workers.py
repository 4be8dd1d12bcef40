"""A worker pool without processes: it answers after a while, with a legal move, with nonsense, or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar, cast

import parlour
from parlour.server.table_actor.chances import forecast
from parlour.server.table_actor.hints import advise
from parlour.server.workers.no_answer import TooSlow
from parlour.server.workers.pool import FreeWorkers, Worker, WorkerPool, think
from parlour.wire import messages as wire

T = TypeVar("T")
NONSENSE = ("", "dance", "draw 99", "discard 11♥", "meld", "play X9", "swap", "group R1")


@dataclass(frozen=True)
class WorkerHabits:
    """The seconds that a thought takes on average, and how often a worker fails, hangs, or plays nonsense."""

    seconds: float = 0.1
    fails: float = 0.0
    hangs: float = 0.0
    nonsense: float = 0.0


class SimulatedWorker(Worker):
    """A worker that thinks by chance."""

    def __init__(self, chance: Random, habits: WorkerHabits) -> None:
        self.chance = chance
        self.habits = habits

    def start(self) -> None:
        pass

    async def answer(self, limit: float, work: Callable[..., T], *question: Any) -> T:
        luck, habits = self.chance.random(), self.habits
        if luck < habits.hangs:
            await asyncio.sleep(limit)
            raise TooSlow
        await asyncio.sleep(self.chance.expovariate(1 / habits.seconds))
        if luck < habits.hangs + habits.fails:
            raise BrokenPipeError("the simulated worker has died")
        return cast(T, self.thought(work, question))

    def thought(self, work: Callable[..., Any], question: tuple[Any, ...]) -> object:
        """Return an answer of the right shape, without any thinking."""
        if work is think:
            game, _, position, _, _, rules = question
            return self.move(game, rules, position), self.habits.seconds
        if work is advise:
            game, rules, position, level, turn = question
            return wire.Hint(turn, level, self.move(game, rules, position) if level > 1 else None, [], 0.5, 0.1)
        assert work is forecast
        return wire.Chances(question[-1], [0.5, 0.5], 0.1)

    def move(self, game: str, rules: int | None, position: dict[str, Any]) -> str:
        """Return a legal move, or nonsense."""
        if self.chance.random() < self.habits.nonsense:
            return self.chance.choice(NONSENSE)
        return str(self.chance.choice(parlour.game(game, rules).position(position).legal()))


class SimulatedPool(WorkerPool):
    """The real pool with simulated workers."""

    def __init__(self, chance: Random, habits: WorkerHabits, workers: int) -> None:
        super().__init__(0)
        self.workers = [SimulatedWorker(chance, habits) for _ in range(workers)]
        self.sharing.workers = workers
        self.free = FreeWorkers(self.workers)

    def wake(self) -> None:
        pass

    def close(self) -> None:
        pass
