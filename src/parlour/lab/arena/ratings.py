"""Ratings from a cross table: the model of Bradley and Terry, and with more seats that of Plackett and Luce.

A player of strength w wins with the chance w / (sum of all strengths at the table). The strengths are fitted by
Hunter's iteration. A shared game is added to each pairing, so that a player who never lost has a rating too. The
intervals come from resampling the deals, because the deal is the statistical unit.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.lab.arena.plan import Plan

Numbers = NDArray[np.float64]

ANCHOR, ANCHORED = "reference", 1500.0
POINTS = 400 / log(10)  # 400 points are odds of ten to one
REDRAWN = 400
TURNS, CLOSE = 5000, 1e-6


class Rating(NamedTuple):
    """A rating in points, with its 95 % interval."""

    points: float
    low: float
    high: float


def ratings(plan: Plan, scores: Sequence[Sequence[float]]) -> list[Rating]:
    """The rating of each player; `scores` has a row for each deal, with the mean share of each pairing's one."""
    table = np.asarray(scores, dtype=np.float64)
    deals = len(table)
    if deals == 0:
        return [Rating(ANCHORED, -np.inf, np.inf)] * len(plan.players)
    drawn = np.random.default_rng(abs(plan.seed)).multinomial(deals, np.full(deals, 1 / deals), size=REDRAWN)
    weights = np.vstack([np.ones(deals), drawn])
    points = anchored(plan, fitted(plan, weights @ table * plan.seats, deals * plan.seats))
    low, high = np.percentile(points[1:], (2.5, 97.5), axis=0)
    return [Rating(*map(float, one)) for one in zip(points[0], low, high, strict=True)]


def fitted(plan: Plan, wins: Numbers, games: float) -> Numbers:
    """The logarithms of the strengths, for each row of `wins`, which are those of each pairing's one."""
    one, others = (np.eye(len(plan.players))[list(side)] for side in zip(*plan.pairings, strict=True))
    won = (wins + plan.even) @ one + (games + 1 - wins - plan.even) @ others
    seats = one + (plan.seats - 1) * others
    strength = np.ones_like(won)
    for _ in range(TURNS):
        better = won / ((games + 1) / (strength @ seats.T) @ seats)
        better /= np.exp(np.log(better).mean(axis=1, keepdims=True))
        moved = np.abs(np.log(better / strength)).max()
        strength = better
        if moved < CLOSE:
            break
    return np.asarray(np.log(strength))


def anchored(plan: Plan, strengths: Numbers) -> Numbers:
    """The strengths in points: the reference player, or else the average player, has 1500."""
    if ANCHOR in plan.players:
        strengths = strengths - strengths[:, [plan.players.index(ANCHOR)]]
    return ANCHORED + POINTS * strengths
