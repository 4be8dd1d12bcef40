"""The bars: how much faster than each peer the games are meant to be, and what was measured."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from parlour.lab.bench.contest import Measured


class Bar(NamedTuple):
    """A way to use the games, compared with a peer: the ratio to reach, and the ratio to aim at."""

    title: str
    kind: str
    peer: str
    bar: float
    aim: float | None = None
    games: tuple[str, ...] = ("notty",)


BARS = (
    Bar("playouts / OpenSpiel C++ rollouts", "playouts", "OpenSpiel C++ rollouts", 30, 60),
    Bar("playouts / OpenSpiel C++ rollouts", "playouts", "OpenSpiel C++ rollouts", 30, games=("house_of_cards",)),
    Bar("melding / OpenSpiel C++ rollouts", "meld-happy playouts", "OpenSpiel C++ rollouts", 10, games=("potter",)),
    Bar("melding / OpenSpiel C++ rollouts", "meld-happy playouts", "OpenSpiel C++ rollouts", 5, games=("jolly",)),
    Bar("int loop / OpenSpiel Python loop", "int loop", "OpenSpiel Python loop", 10),
    Bar("Move/Event loop / OpenSpiel Python loop", "Move/Event loop", "OpenSpiel Python loop", 4),
    Bar("uncompiled playouts / RLCard with observation", "playouts uncompiled", "RLCard with observation", 1),
)


@dataclass(frozen=True)
class Standing:
    """The result of a game at a bar."""

    bar: Bar
    game: str
    ratio: float

    @property
    def verdict(self) -> str:
        """The result in words."""
        if self.bar.aim is not None and self.ratio >= self.bar.aim:
            return "reaches the aim"
        return "clears the bar" if self.ratio >= self.bar.bar else "below the bar"


def ratio(row: Measured, baseline: Measured) -> float:
    """The ratio of steps per second."""
    return row.steps_per_second / baseline.steps_per_second


def standings(rows: Sequence[Measured]) -> list[Standing]:
    """The result at every bar for its games, if both sides were measured."""
    named = {row.name: row for row in rows}
    found = []
    for bar in BARS:
        for row in rows:
            game, _, kind = row.name.partition(" ")
            if row.group != "peer" and game in bar.games and kind == bar.kind and bar.peer in named:
                found.append(Standing(bar, game, ratio(row, named[bar.peer])))
    return found
