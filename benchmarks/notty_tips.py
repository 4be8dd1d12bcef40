"""The worth of the strategy tips in the Notty document: the reference player against itself with one habit changed.

Two players, duplicate deals: each deal is played twice with the seats exchanged, and the deal is the statistical unit.
`make tips` writes benchmarks/results/notty_tips.json; the rule book quotes it.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import parlour
from parlour.cli.bench import commit
from parlour.games.notty.law.rules import Notty
from parlour.games.notty.play.reference import ReferenceBot, Style
from parlour.lab.bench.machine import Machine
from parlour.lab.bench.parlour_engine import compiled

# One changed habit each, named after the tip that it follows or ignores.
VARIANTS = {
    "1 form groups early - left: any loose card goes back": Style(collects=False),
    "2 steal from players with many cards - followed": Style(steals_from="biggest"),
    "2 steal at all - left": Style(steals_from="nobody"),
    "3 use draw & discard - left: draw one card instead": Style(cycles=False, always_draws=1),
    "4 discard often - followed: every group at once": Style(holds_groups=False),
    "4 discard often - followed, and three cards drawn every turn": Style(holds_groups=False, always_draws=3),
    "draw one card every turn": Style(always_draws=1),
    "draw three cards every turn": Style(always_draws=3),
}


def play(bots: list[ReferenceBot], seed: int) -> tuple[list[float], int, int]:
    """Play one game: each seat's share of the win, the turns, and the smallest deck on the way."""
    state = parlour.game("notty").deal(seats=2, seed=seed, first_player=0)
    assert isinstance(state, Notty)
    smallest = state.deck_size()
    while not state.over:
        state.step(bots[state.on_turn].action(state))
        smallest = min(smallest, state.deck_size())
    result = state.result
    assert result is not None
    return [1 / len(result.winners) if seat in result.winners else 0.0 for seat in (0, 1)], state.turns, smallest


def duel(style: Style, seed: int) -> tuple[float, int, int, int]:
    """Play one deal from both seats: the variant's share, undecided games, turns, the smallest deck."""
    variant, reference = ReferenceBot(style=style), ReferenceBot()
    first, turns, small = play([variant, reference], seed)
    second, turns_back, small_back = play([reference, variant], seed)
    limit = 300
    undecided = (turns >= limit) + (turns_back >= limit)
    return (first[0] + second[1]) / 2, undecided, turns + turns_back, min(small, small_back)


def measure(deals: int, jobs: int) -> list[dict[str, object]]:
    """The results of all variants on the same deals."""
    rows = []
    with ProcessPoolExecutor(jobs) as pool:
        for name, style in VARIANTS.items():
            duels = list(pool.map(partial(duel, style), range(deals), chunksize=20))
            shares = [share for share, *_ in duels]
            row = {
                "variant": name,
                "wins_percent": round(100 * statistics.mean(shares), 1),
                "error_95": round(196 * statistics.stdev(shares) / math.sqrt(deals), 1),
                "games": 2 * deals,
                "undecided_percent": round(100 * sum(one[1] for one in duels) / (2 * deals), 1),
                "turns_a_game": round(sum(one[2] for one in duels) / (2 * deals), 1),
                "smallest_deck": min(one[3] for one in duels),
            }
            rows.append(row)
            print(json.dumps(row), flush=True)
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path)
    chosen = parser.parse_args()
    rows = measure(chosen.deals, chosen.jobs)
    machine = Machine.here(compiled())
    answer = {"commit": commit(), "seeds": f"0-{chosen.deals - 1}", "cpu": machine.cpu, "rows": rows}
    if chosen.out:
        chosen.out.write_text(json.dumps(answer, indent=1) + "\n")


if __name__ == "__main__":
    main()
