"""What doing as little as possible wins: the laziest legal players against every level, at usual and shortest limits.

A game that ends by a limit must not reward waiting for it. Two players, duplicate deals: each deal is played from both
seats, and the deal is the statistical unit; a shared win counts as its part, and a draw of Jolly as half. `python -m
benchmarks.lazy_players --out benchmarks/results/lazy.json` measures all of it.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import parlour
from parlour.bots.bot import Bot
from parlour.bots.levels import MENU
from parlour.cli.bench import commit
from parlour.core.moves import Move
from parlour.core.state import State
from parlour.lab.bench.machine import Machine
from parlour.lab.bench.parlour_engine import compiled

DEALS = 100
LIMITS = {"house_of_cards-turn-limit-reached", "potter-round-capped", "jolly-game-drawn"}  # end a game or a round

Habit = Callable[[State], Move]


def first(state: State) -> Move:
    """The first legal move; offers are declined."""
    return next((move for move in state.legal() if move.text == "keep"), state.legal()[0])


def smallest(state: State) -> Move:
    """The card with the smallest number; a special counts 0, and Hallows, which ends the round, comes last."""

    def size(move: Move) -> tuple[bool, int]:
        card = move.text.split()[-1]
        return "Hallows" in card, int(card[1:]) if card[1:].isdigit() else 0

    plays = [move for move in state.legal() if move.text.startswith("play")]
    return min(plays, key=size) if plays else first(state)


def draws_and_discards(state: State) -> Move:
    """Draw from the stock, discard the highest card possible, and never lay anything."""
    legal = {move.text: move for move in state.legal()}
    if "draw" in legal:
        return legal["draw"]
    discards = [move for text, move in legal.items() if text.startswith("discard")]
    return max(discards, key=points) if discards else legal.get("end") or state.legal()[0]


def points(move: Move) -> int:
    """The points that the card of a discard counts in a hand."""
    rank = move.text.split()[1][:-1]
    return {"A": 1, "J": 11, "Q": 12, "K": 13}.get(rank) or int(rank if rank.isdigit() else 0)


@dataclass(frozen=True)
class Case:
    """A habit at a table."""

    game: str
    habit: Habit
    options: Mapping[str, Any] = field(default_factory=dict)
    most: float = 5.0  # the highest per cent of wins that the habit may reach against any level

    @property
    def name(self) -> str:
        """The name of the case in the results."""
        chosen = ", ".join(f"{name} {value}" for name, value in self.options.items())
        return f"{self.game}, {self.habit.__name__}, {chosen or 'usual options'}"


CASES = [
    Case("house_of_cards", first),
    Case("house_of_cards", smallest),
    Case("house_of_cards", first, {"turn_limit": 50}),
    Case("house_of_cards", smallest, {"turn_limit": 50}),
    Case("house_of_cards", smallest, {"preset": "quick", "turn_limit": 50}),
    Case("potter", draws_and_discards),
    Case("potter", draws_and_discards, {"target": 50}),
    Case("jolly", draws_and_discards),
    Case("jolly", draws_and_discards, {"round_limit": 10}),
]


def play(case: Case, level: str, lazy: int, seed: int) -> tuple[float, bool]:
    """Play one game: the share of the lazy seat, and whether a limit ended the game or one of its rounds."""
    state = parlour.game(case.game).deal(seats=2, seed=seed, **case.options)
    player: Bot = parlour.bot(case.game, level=level, seed=seed)
    limited = False
    while state.turn is not None:
        move = case.habit(state) if state.turn == lazy else player.choose(state)
        limited |= any(event.key in LIMITS for event in state.play(move))
    winners = state.winner_seats() or (0, 1)
    return (lazy in winners) / len(winners), limited


def measure(case: Case, level: str, deals: int) -> dict[str, Any]:
    """Measure a habit against a level, with every deal from both seats."""
    games = [[play(case, level, lazy, seed) for lazy in (0, 1)] for seed in range(deals)]
    shares = [statistics.mean(share for share, _ in pair) for pair in games]
    error = 196 * statistics.stdev(shares) / math.sqrt(deals) if deals > 1 else 0.0
    return {
        "case": case.name,
        "level": level,
        "lazy_percent": round(100 * statistics.mean(shares), 1),
        "error_95": round(error, 1),
        "at_a_limit_percent": round(100 * statistics.mean(at_limit for pair in games for _, at_limit in pair), 1),
        "games": 2 * deals,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--game", help="measure only this game")
    parser.add_argument("--levels", default=",".join(MENU))
    parser.add_argument("--out", type=Path)
    chosen = parser.parse_args()
    rows = []
    for case in CASES:
        for level in chosen.levels.split(",") if chosen.game in (None, case.game) else ():
            rows.append(measure(case, level, chosen.deals))
            print(json.dumps(rows[-1]), flush=True)
    machine = Machine.here(compiled())
    answer = {"commit": commit(), "seeds": f"0-{chosen.deals - 1}", "cpu": machine.cpu, "rows": rows}
    if chosen.out:
        chosen.out.write_text(json.dumps(answer, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
