"""Hill climbing over a policy's numbers: `python -m parlour.lab.tune GAME --steps 100 --seed 1 --out habits.json`.

A step changes one number, and keeps the change if it wins clearly against the best so far and does no worse against the
numbers that the climb began with: in these games strength is not transitive. The seed determines steps and deals. The
file is written after every step, and a climb that finds its file continues from it.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from math import exp
from pathlib import Path
from time import monotonic
from types import ModuleType

from parlour.bots.policy import Policy
from parlour.bots.training.duel import Duel, Score
from parlour.core import registry
from parlour.core.rng import Rng

FACTOR = 0.7  # a change multiplies or divides by up to e to this power
Maker = Callable[[dict[str, float]], Policy]


@dataclass
class Climb:
    """The progress of a climb."""

    game: str
    seed: int
    deals: int
    began: dict[str, float]
    best: dict[str, float]
    steps: int = 0
    kept: list[str] = field(default_factory=list)

    def step(self, maker: Maker) -> bool:
        """Try one change, and return whether it was kept."""
        rng = Rng(self.seed + (self.steps << 32))
        names = sorted(self.best)
        name = names[rng.below(len(names))]
        tried = self.best | {name: changed(self.best[name], rng)}
        deals = range(self.steps * self.deals, (self.steps + 1) * self.deals)
        self.steps += 1
        if not is_clear(self.duel(maker, tried, self.best, deals)):
            return False
        if self.duel(maker, tried, self.began, deals).share < self.duel(maker, self.best, self.began, deals).share:
            return False
        self.best = tried
        self.kept.append(f"{name} {tried[name]:.4g}")
        return True

    def duel(self, maker: Maker, one: dict[str, float], other: dict[str, float], deals: range) -> Score:
        """The score of one set of numbers against another."""
        return Duel(registry.game(self.game), maker(one), maker(other)).score(deals)


def changed(number: float, rng: Rng) -> float:
    """The number, increased or decreased at random."""
    return number * exp(FACTOR * (rng.below(2**20) / 2**19 - 1.0))


def is_clear(score: Score) -> bool:
    """Whether a win exceeds its error."""
    return score.share - score.error > 0.5


def climbs(climb: Climb, steps: int, seconds: float) -> Iterator[bool]:
    """Climb until `steps` steps are done or the time is up; yields whether each change was kept."""
    maker = policy_of(climb.game).POLICY
    end = monotonic() + seconds
    while climb.steps < steps and monotonic() < end:
        yield climb.step(maker)


def policy_of(game: str) -> ModuleType:
    """The module of a game's policy, which has its numbers as `HABITS`."""
    found = registry.part(game, "play.policy")
    assert found is not None, f"{game} has no play/policy.py"
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    habits = dict(policy_of(given.game).HABITS)
    climb = Climb(given.game, given.seed, given.deals, habits, habits)
    if given.out.exists():
        climb = Climb(**json.loads(given.out.read_text()))
    for kept in climbs(climb, given.steps, given.minutes * 60):
        given.out.write_text(json.dumps(asdict(climb), indent=1) + "\n")
        print(climb.steps, climb.kept[-1] if kept else "-", flush=True)


if __name__ == "__main__":
    main()
