"""Puzzles: positions with one clearly best move. `parlour puzzles GAME --find N --out FILE` finds them in games."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from functools import cache
from typing import Any

from parlour.bots.hints import think
from parlour.bots.levels import judge_of
from parlour.bots.play import reasoning
from parlour.core import registry
from parlour.core.errors import OptionError, shown
from parlour.core.reason import Reason
from parlour.core.rng import Rng
from parlour.core.state import State


@dataclass(frozen=True)
class Puzzle:
    """A position and its solution, with the win chances of the best and of the second-best move."""

    position: dict[str, Any]
    best: str
    chance: float
    other: float

    def state(self) -> State:
        """The state of this puzzle."""
        return registry.game(self.position["game"]).position(self.position)


@dataclass(frozen=True)
class Verdict:
    """The verdict on a move: whether it was the best, its win chance and that of the best move, and the reasons."""

    right: bool
    best: str
    best_chance: float
    chance: float
    reasons: tuple[Reason, ...]


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, in order."""
    file = registry.game(game).folder / "play" / "puzzles.json"
    found = json.loads(file.read_text(encoding="utf-8"))["puzzles"] if file.is_file() else []
    return tuple(Puzzle(**one) for one in found)


def puzzle(game: str, number: int) -> Puzzle:
    """A puzzle by its number, counted from 1."""
    found = puzzles(registry.game(game).name)
    if not 1 <= number <= len(found):
        raise OptionError("puzzle-missing", game=shown(game), given=number, most=len(found))
    return found[number - 1]


def solve(game: str, number: int, move: str) -> Verdict:
    """The verdict on a move that somebody tries. A move that is not allowed is refused as at the table."""
    asked = puzzle(game, number)
    state = asked.state()
    refused = state.refusal(move)
    if refused is not None:
        raise refused
    tried, best = (state.game.read(state, text) for text in (move, asked.best))
    right = tried.ids[0] == best.ids[0]
    judge = judge_of(game)
    actions = [best.ids[0]] if right else [best.ids[0], tried.ids[0]]
    weighed = judge.weigh(state, actions, Rng(0), judge.worlds)
    because = reasoning(game)
    why = (because.what(state, best), *because.why(state, replace(think(state, 0), move=best)))
    return Verdict(right, asked.best, weighed[0].chance, weighed[-1].chance, why)


def written(found: list[Puzzle], facts: Mapping[str, Any]) -> str:
    """The text of a game's puzzle file, including how it was made."""
    return json.dumps({**facts, "puzzles": [asdict(one) for one in found]}, indent=1, ensure_ascii=False) + "\n"
