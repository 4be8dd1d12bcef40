"""Measures whether win chances come true, in games of a level against itself that are judged at several moments."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import log, sqrt
from statistics import fmean, quantiles
from time import process_time

import parlour
from parlour.bots.calibration import Trust, trusted
from parlour.bots.levels import judge_of
from parlour.core.rng import Rng
from parlour.core.state import State
from parlour.lab.whole_games import positions_of

LOOKS = 8  # moments per game
BINS = 10
POWERS = [round(0.2 + 0.05 * step, 2) for step in range(37)]
ROUNDS = 4  # iterations of the fit
LEAST = 1e-3  # the smallest chance that counts when trust is fitted


@dataclass(frozen=True)
class Look:
    """The chances stated at a moment from one point of view (None is a spectator), and the result, for every seat."""

    game: int
    seat: int | None
    said: tuple[float, ...]
    came: tuple[float, ...]
    seconds: float = 0.0  # CPU time of the answer

    def pairs(self) -> list[tuple[float, float]]:
        """The pairs of stated and true shares that count: a seat's own, or all of them for a spectator."""
        every = list(zip(self.said, self.came, strict=True))
        return every if self.seat is None else [every[self.seat]]


@dataclass(frozen=True)
class Bin:
    """Chances of about the same size: their number, their mean, and the fraction that came true, with its error."""

    count: int
    said: float
    came: float
    error: float


@dataclass(frozen=True)
class Calibration:
    """How well chances came true; `even` is the Brier score of always stating an equal share."""

    brier: float
    even: float
    bins: tuple[Bin | None, ...]


def looks_of(game: str, seats: int, level: str, games: int, seed: int) -> Iterator[list[Look]]:
    """The looks of each game, one game after another."""
    for number in range(games):
        states = played(game, seats, level, seed + number)
        end, chance = states[-1], Rng(seed + number)
        moments = chance.shuffled(range(len(states) - 1))[:LOOKS]
        yield [look for moment in moments for look in look_at(states[moment], end, number, chance)]


def played(game: str, seats: int, level: str, seed: int) -> list[State]:
    """Every position of a game, including the end."""
    state = parlour.game(game).deal(seats=seats, seed=seed)
    players = [parlour.bot(game, level=level, seed=f"{seed}/{seat}".encode()) for seat in range(seats)]
    return positions_of(state, players)


def look_at(state: State, end: State, game: int, rng: Rng) -> Iterator[Look]:
    """Judge a position from every seat's point of view, and from a spectator's."""
    judge = judge_of(state.game.name)
    came = tuple(chance.share for chance in judge.chances(end, None, rng, 1))
    for seat in [*range(state.seats), None]:
        begun = process_time()
        said = judge.chances(state, seat, rng, judge.worlds)
        yield Look(game, seat, tuple(chance.share for chance in said), came, process_time() - begun)


def calibration(looks: Sequence[Look]) -> Calibration:
    """The Brier score and the reliability table."""
    pairs = [(look.game, said, came) for look in looks for said, came in look.pairs()]
    brier = fmean((said - came) ** 2 for _, said, came in pairs)
    even = fmean((1 / len(looks[0].said) - came) ** 2 for _, _, came in pairs)
    places = [min(int(said * BINS), BINS - 1) for _, said, _ in pairs]
    rows = [[pair for pair, at in zip(pairs, places, strict=True) if at == place] for place in range(BINS)]
    return Calibration(brier, even, tuple(bin_of(row) for row in rows))


def time_of(looks: Sequence[Look]) -> tuple[float, float]:
    """The CPU milliseconds per answer: the mean, and the 95th percentile."""
    seconds = [look.seconds for look in looks]
    return 1000 * fmean(seconds), 1000 * quantiles(seconds, n=20)[-1]


def bin_of(pairs: Sequence[tuple[int, float, float]]) -> Bin | None:
    """One row of the reliability table. All looks at one game share its result, so the error counts games."""
    if not pairs:
        return None
    came = fmean(came for _, _, came in pairs)
    games = len({game for game, _, _ in pairs})
    return Bin(len(pairs), fmean(said for _, said, _ in pairs), came, sqrt(came * (1 - came) / games))


# The trust that would have made the chances come true best.


def fit(looks: Sequence[Look]) -> Trust:
    """Fit trust on top of the trust that was used, one number after the other, until they fit together."""
    seats = [look for look in looks if look.seat is not None]
    public = [look for look in looks if look.seat is None]
    found = Trust()
    for _ in range(ROUNDS):
        found = best_of((found._replace(sharpness=power) for power in POWERS), seats)
        found = best_of((found._replace(modesty=factor) for factor in POWERS), seats)
    return best_of((found._replace(public=power) for power in POWERS), public)


def best_of(trusts: Iterable[Trust], looks: Sequence[Look]) -> Trust:
    """The trust under which the results were the least surprising."""
    return min(trusts, key=lambda trust: surprise(looks, trust))


def surprise(looks: Sequence[Look], trust: Trust) -> float:
    """The negative log likelihood of the results under this trust."""
    total = 0.0
    for look in looks:
        believed = trusted([max(share, LEAST) for share in look.said], look.seat, trust)
        total -= sum(came * log(share) for came, share in zip(look.came, believed, strict=True))
    return total
