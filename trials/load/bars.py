"""The bars of `make load`: what a server on a quiet machine must reach, and what it has reached."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from trials.load.crowd import Found
from trials.load.games import LoadGame

CPU = "server CPU, ms a move"
P50, P99 = "ms to the other player, p50", "ms to the other player, p99"
MEMORY = "server memory, kB a table, after the play"
ANSWERED = "seconds until all of the players are answered"
STEADY_P99, HARD_P99, IDLE_P50 = 25.0, 100.0, 5.0  # ms; the last is less than the window of a group commit
KILOBYTES = 60.0  # a table
RESTART = 2.0  # seconds
DURABLE_PEER, MEMORY_PEER = "boardgame.io, durable", "boardgame.io, in memory"
OF_DURABLE, OF_MEMORY = 0.2, 1.0  # of the peer's CPU for a move
COMPARED = "notty"  # the game of its size


@dataclass(frozen=True)
class Bar:
    """A bar: the most that may be measured; None if it was not measured."""

    name: str
    most: float
    unit: str
    measured: float | None

    @property
    def verdict(self) -> str:
        if self.measured is None:
            return "not measured"
        return "met" if self.measured <= self.most else "MISSED"

    def as_dict(self) -> Found:
        return {"bar": self.name, "at most": self.most, "measured": self.measured, "verdict": self.verdict}


def judged(parts: Mapping[str, Found], games: Sequence[LoadGame], hard_rate: float) -> list[Bar]:
    """Return all bars, with what was measured in these parts."""
    found = [bar for game in games for bar in of_game(parts, game, hard_rate)]
    answered = Bar("restart until all are answered", RESTART, "s", value(parts, "restart", ANSWERED))
    return [*found, *of_peers(parts), answered]


def of_game(parts: Mapping[str, Found], game: LoadGame, hard_rate: float) -> Iterator[Bar]:
    name = game.name
    yield Bar(f"{name}: server CPU of a move", game.milliseconds, "ms", value(parts, name, CPU))
    yield Bar(f"{name}: p99", STEADY_P99, "ms", value(parts, name, P99))
    yield Bar(f"{name}: memory of a table", KILOBYTES, "kB", value(parts, name, MEMORY))
    yield Bar(f"{name}: p50 of a single move, idle", IDLE_P50, "ms", value(parts, f"{name}, idle", P50))
    hard = f"{name}, {hard_rate:.0f} a second"
    yield Bar(f"{name}: p99 at {hard_rate:.0f} moves a second", HARD_P99, "ms", value(parts, hard, P99))
    kept = value(parts, hard, "moves a second")
    short = None if kept is None else round(100 * (1 - kept / hard_rate), 1)
    yield Bar(f"{name}: moves short of {hard_rate:.0f} a second", 1.0, "%", short)


def of_peers(parts: Mapping[str, Found]) -> Iterator[Bar]:
    for peer, share in ((DURABLE_PEER, OF_DURABLE), (MEMORY_PEER, OF_MEMORY)):
        ours, theirs = value(parts, COMPARED, CPU), value(parts, peer, CPU)
        ratio = None if ours is None or not theirs else round(ours / theirs, 2)
        yield Bar(f"{COMPARED}: CPU of a move, over that of {peer}", share, "", ratio)


def value(parts: Mapping[str, Found], part: str, name: str) -> float | None:
    found = parts.get(part, {}).get(name)
    return None if found is None else float(found)
