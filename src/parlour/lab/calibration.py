"""Whether chances to win come true: games of the levels with themselves, looked at here and there, and who won them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean

import parlour
from parlour.bots.levels import judge_of
from parlour.core.rng import Rng
from parlour.core.state import State

LOOKS = 8  # moments of a game
BINS = 10
SPECTATOR = "spectator"
SEAT = "seat"


@dataclass(frozen=True)
class Look:
    """What was said of a seat at a moment, from whose eyes, and what came of it."""

    game: int
    eyes: str
    said: float
    came: float


@dataclass(frozen=True)
class Bin:
    """Chances of about the same size: how many, their mean, and what part of them came true, with its error."""

    count: int
    said: float
    came: float
    error: float


@dataclass(frozen=True)
class Calibration:
    """How well the chances of one kind of eyes came true. The Brier score of who always says an even share is `even`."""

    eyes: str
    looks: int
    brier: float
    even: float
    bins: tuple[Bin | None, ...]


def looks_of(game: str, seats: int, level: str, games: int, seed: int) -> Iterator[list[Look]]:
    """Game after game."""
    for number in range(games):
        states = played(game, seats, level, seed + number)
        end, chance = states[-1], Rng(seed + number)
        moments = chance.shuffled(range(len(states) - 1))[:LOOKS]
        yield [look for moment in moments for look in look_at(states[moment], end, number, chance)]


def played(game: str, seats: int, level: str, seed: int) -> list[State]:
    """Every position of a game, the end too."""
    state = parlour.game(game).deal(seats=seats, seed=seed)
    players = [parlour.bot(game, level=level, seed=f"{seed}/{seat}".encode()) for seat in range(seats)]
    states = [state.clone()]
    while state.turn is not None:
        state.play(players[state.turn].choose(state))
        states.append(state.clone())
    return states


def look_at(state: State, end: State, game: int, rng: Rng) -> Iterator[Look]:
    """Every seat's own chance as it could know it, and all of them as a spectator could."""
    judge = judge_of(state.game.name)
    came = [chance.share for chance in judge.chances(end, None, rng, 1)]
    public = judge.chances(state, None, rng, judge.worlds)
    for seat in range(state.seats):
        yield Look(game, SEAT, judge.chances(state, seat, rng, judge.worlds)[seat].share, came[seat])
        yield Look(game, SPECTATOR, public[seat].share, came[seat])


def calibration(eyes: str, looks: Sequence[Look], seats: int) -> Calibration:
    """Brier score and reliability."""
    seen = [look for look in looks if look.eyes == eyes]
    brier = fmean((look.said - look.came) ** 2 for look in seen)
    even = fmean((1 / seats - look.came) ** 2 for look in seen)
    bins = [bin_of([look for look in seen if min(int(look.said * BINS), BINS - 1) == place]) for place in range(BINS)]
    return Calibration(eyes, len(seen), brier, even, tuple(bins))


def bin_of(looks: Sequence[Look]) -> Bin | None:
    """One row of the reliability table. Looks of one game have one end: the games count for the error."""
    if not looks:
        return None
    came = fmean(look.came for look in looks)
    games = len({look.game for look in looks})
    return Bin(len(looks), fmean(look.said for look in looks), came, sqrt(came * (1 - came) / games))
