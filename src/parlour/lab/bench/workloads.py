"""The ways to use a game that are measured. Each returns a function that does a number of units of work."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import cycle

import numpy

import parlour
from parlour.core.state import State
from parlour.lab.batch import Batch
from parlour.lab.bench.contest import Work

# Games of one deal may be unusually short or long, so the contestants cycle through a few.
DEALS = 8
BATCH = 256

Workload = Callable[[int], Work]


def dealt(name: str) -> cycle[State]:
    """A few states after the deal, with the fewest seats, in an endless cycle."""
    game = parlour.game(name)
    return cycle([game.deal(seats=game.seats[0], seed=seed) for seed in range(DEALS)])


def playouts(name: str, policy: str = "uniform") -> Workload:
    """Random playouts inside the engine."""
    deals, rng = dealt(name), parlour.Rng(3)

    def run(size: int) -> Work:
        tally = next(deals).playouts(size, rng, policy)
        return Work(tally.steps, tally.games)

    return run


def int_loop(name: str) -> Workload:
    """Random games in a Python loop over action numbers."""
    deals, choose = dealt(name), random.Random(3).choice

    def run(size: int) -> Work:
        steps = 0
        for _ in range(size):
            state = next(deals).clone()
            while not state.over:
                state.step(choose(state.legal_ids()))
                steps += 1
        return Work(steps, size)

    return run


def move_loop(name: str) -> Workload:
    """Random games in a Python loop over moves, each of which returns its events."""
    deals, choose = dealt(name), random.Random(3).choice

    def run(size: int) -> Work:
        steps = 0
        for _ in range(size):
            state = next(deals).clone()
            while not state.over:
                state.play(choose(state.legal()))
                steps += 1
        return Work(steps, size)

    return run


def clone(name: str) -> Workload:
    """Copies of a state after the deal."""
    deals = dealt(name)

    def run(size: int) -> Work:
        copied = next(deals).clone
        for _ in range(size):
            copied()
        return Work(size, 0)

    return run


def batch_step(name: str) -> Workload:
    """Many games at once behind numpy arrays, including the choice of actions."""
    game, rng = parlour.game(name), numpy.random.default_rng(3)
    batch = Batch(game, count=BATCH, seats=game.seats[0], seed=1)
    actions = batch.masks.shape[1]
    edges = numpy.arange(BATCH + 1) * actions

    def run(size: int) -> Work:
        games = 0
        for _ in range(size):
            # Look only at the legal cells: masks are nearly empty, and numpy skips through booleans quickly.
            legal = numpy.flatnonzero(batch.masks.view(numpy.bool_))
            bounds = numpy.searchsorted(legal, edges)
            counts = numpy.diff(bounds)
            if not counts.all():
                raise RuntimeError(f"a batch of {name} holds a game without a legal action")
            picked = legal[bounds[:-1] + (rng.random(BATCH) * counts).astype(numpy.intp)]
            batch.step((picked - edges[:-1]).astype(numpy.int32))
            games += int(numpy.count_nonzero(batch.ended))
        return Work(size * BATCH, games)

    return run
