"""Achievements: what a person has done for the first time, computed from their results; none of it is stored."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from parlour.storage.rows import FinishedRow, ScoreRow
from parlour.wire.social import Achievement

IN_A_ROW = 3
COUNTS = (1, 10, 100)


@dataclass(frozen=True)
class Results:
    """The results of a person, oldest first."""

    finished: Sequence[FinishedRow]
    scores: Sequence[ScoreRow]
    games: frozenset[str]  # the games that the parlour offers


def achievements(
    finished: Iterable[FinishedRow], scores: Iterable[ScoreRow], games: Iterable[str]
) -> list[Achievement]:
    """Return what a person has achieved, with the time of each, oldest first."""
    results = Results(
        sorted(finished, key=lambda one: one.at), sorted(scores, key=lambda one: one.at), frozenset(games)
    )
    found = [Achievement(id, at) for id, when in WAYS.items() if (at := when(results)) is not None]
    return sorted(found, key=lambda one: (one.at, one.id))


def nth_game(count: int) -> Callable[[Results], float | None]:
    """Return the time of the game with this number."""
    return lambda results: nth([one.at for one in results.finished], count)


def nth_win(count: int) -> Callable[[Results], float | None]:
    """Return the time of the win with this number."""
    return lambda results: nth([one.at for one in results.finished if one.won], count)


def wins_in_a_row(results: Results) -> float | None:
    """Return the time of the last of three wins in a row."""
    row = 0
    for one in results.finished:
        row = row + 1 if one.won else 0
        if row == IN_A_ROW:
            return one.at
    return None


def win_among_people(results: Results) -> float | None:
    """Return the time of the first win of a rated game against people."""
    return nth([one.at for one in results.scores if one.won and one.against == "people"], 1)


def win_of_every_game(results: Results) -> float | None:
    """Return the time at which a rated game of every kind had been won."""
    left = set(results.games)
    for one in results.scores:
        if one.won and one.game in left:
            left.remove(one.game)
            if not left:
                return one.at
    return None


def nth(times: Sequence[float], count: int) -> float | None:
    return times[count - 1] if len(times) >= count else None


WAYS: dict[str, Callable[[Results], float | None]] = {
    **{f"games-{count}": nth_game(count) for count in COUNTS},
    **{f"wins-{count}": nth_win(count) for count in COUNTS},
    "row": wins_in_a_row,
    "people": win_among_people,
    "every": win_of_every_game,
}
