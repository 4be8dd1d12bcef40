"""The standings of a Swiss tournament: points, then the tie-breaks, each of which only separates who is still level.

1. Buchholz cut 1: the points of all opponents, without the lowest. 2. Buchholz: of all of them. 3. Direct encounter:
the points among those who are level, if all of them have met. 4. Sonneborn-Berger: the points of the opponents who were
beaten, and half of those with whom a game was drawn. 5. Games won at the table. 6. The rating at the start.

A round without a game counts as a game against somebody with as many points as oneself: neither a bye nor an absence
brings the tie-break of a strong opponent, or costs that of a weak one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from parlour.server.tournaments.entrants import HALVES, WIN, Entrant


@dataclass(frozen=True)
class Standing:
    """A line of the standings. All values are in half points, Sonneborn-Berger in quarters."""

    place: int
    number: int
    halves: int
    cut: int
    buchholz: int
    direct: int
    berger: int
    won: int


def standings(entrants: Sequence[Entrant]) -> list[Standing]:
    """Return everybody in the order of the standings."""
    points = {one.number: one.halves for one in entrants}
    seeds = {one.number: one.seed for one in entrants}
    lines = [line(one, points) for one in entrants]
    level = with_direct(lines, {one.number: one for one in entrants})
    level.sort(key=lambda one: (*(-value for value in values(one)), seeds[one.number]))
    return [replace(one, place=place) for place, one in enumerate(level, start=1)]


def values(one: Standing) -> tuple[int, ...]:
    """Return what decides, in its order."""
    return one.halves, one.cut, one.buchholz, one.direct, one.berger, one.won


def line(one: Entrant, points: Mapping[int, int]) -> Standing:
    """Return the line of an entrant, without the direct encounter."""
    own = one.halves
    faced = [points.get(r.opponent, own) if r.played and r.opponent is not None else own for r in one.rounds]
    berger = sum(HALVES[r.outcome] * score for r, score in zip(one.rounds, faced, strict=True))
    won = sum(r.outcome == WIN for r in one.rounds)
    cut = sum(faced) - min(faced, default=0)
    return Standing(0, one.number, own, cut, sum(faced), 0, berger, won)


def with_direct(lines: Sequence[Standing], entrants: Mapping[int, Entrant]) -> list[Standing]:
    """Add the direct encounter where all who are level have met each other."""

    def before(one: Standing) -> tuple[int, ...]:
        return values(one)[:3]

    found = []
    for _, group in groupby(sorted(lines, key=before), key=before):
        level = list(group)
        numbers = {one.number for one in level}
        all_met = len(level) > 1 and all(numbers - {one.number} <= entrants[one.number].met for one in level)
        for one in level:
            among = (r for r in entrants[one.number].rounds if r.played and r.opponent in numbers)
            found.append(replace(one, direct=sum(HALVES[r.outcome] for r in among) if all_met else 0))
    return found
