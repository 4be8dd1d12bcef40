"""A course of Notty's value: lessons of games, each followed by fitting the network to them and by a test.

Half of the games are played by the value alone, the others against the reference, the book and the learned table: in
Notty who beats whom is not transitive. The rate of learning falls, and the last weights count: tests short enough to
follow every lesson would choose by luck. A course is saved after every lesson and goes on from there; the same seed and
as many lessons give the same weights on the same machine.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import monotonic

import numpy as np
import numpy.typing as npt

from parlour.bots import weights
from parlour.bots.consts import HAND_CELLS, HIDDEN, SIGHT_CELLS
from parlour.bots.learned.notty import table
from parlour.bots.policies.notty import REFERENCE, NottyPolicy
from parlour.bots.policies.notty_q import NottyQ
from parlour.bots.policies.notty_value import NottyValue
from parlour.bots.policy import Policy
from parlour.core import registry
from parlour.core.rng import Rng
from parlour.lab.duel import Duel, Score
from parlour.lab.train.notty_games import SETTINGS as GAMES
from parlour.lab.train.notty_games import Scribe
from parlour.lab.train.qlearning import Point, rules_version

LESSON = 1000  # games between two tests
THREE_SEATED = 7  # one game of so many has three players
TRUST = 0.93  # in what came later, against what the seat saw next
EXAMPLES = 6  # draws tried for each action while learning: the inexact choice is what explores
EPOCHS = 3
BATCH = 512
RATE, HALVED = 1e-3, 5000  # of learning; after so many games it is half as much
TEST_DEALS = range(60)  # for the curve
FINAL_DEALS = range(1_000_000, 1_002_000)  # what the card says of them

Numbers = npt.NDArray[np.float64]
SETTINGS = {
    "trust": TRUST,
    "examples": EXAMPLES,
    "epochs": EPOCHS,
    "batch": BATCH,
    "rate": RATE,
    **GAMES,
}
FEATURES = {"turn": SIGHT_CELLS - 3 * HAND_CELLS, "hand": HAND_CELLS, "hidden": HIDDEN}


def blank_net(seed: int) -> Numbers:
    """A network that knows nothing: small numbers by chance, for two and for three seats."""
    chance = np.random.default_rng(seed)
    net = np.zeros((2, SIGHT_CELLS + 2, HIDDEN))
    net[:, :SIGHT_CELLS] = chance.normal(0.0, 0.15, (2, SIGHT_CELLS, HIDDEN))
    net[:, -1] = chance.normal(0.0, 0.2, (2, HIDDEN))
    return net


@dataclass
class Course:
    """A course that may be left and gone on with."""

    seed: int
    net: Numbers = field(init=False)
    means: Numbers = field(init=False)  # of the gradients, and of their squares: Adam's memory
    squares: Numbers = field(init=False)
    steps: npt.NDArray[np.int64] = field(init=False)
    rng: Rng = field(init=False)
    points: list[Point] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.net = blank_net(self.seed)
        self.means, self.squares = np.zeros_like(self.net), np.zeros_like(self.net)
        self.steps = np.zeros(2, np.int64)
        self.rng = Rng(self.seed)

    @property
    def games(self) -> int:
        """How many games were played so far."""
        return self.points[-1].games if self.points else 0

    def lesson(self, games: int = LESSON, deals: range = TEST_DEALS) -> Point:
        """Play, learn, and test."""
        three = max(games // THREE_SEATED, 1)
        for seats, number in ((2, games - three), (3, three)):
            self.learn(seats, *self.gather(seats, number))
        reference, book = against_reference(self.net, deals), against(self.net, NottyPolicy(), deals)
        self.points.append(Point(self.games + games, reference.share, reference.error, book.share, kept=True))
        return self.points[-1]

    def gather(self, seats: int, games: int) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
        """Play, and say what was seen and what it came to."""
        learner = NottyValue(self.net, EXAMPLES, exact=False)
        scribe = Scribe(registry.game("notty"), seats, learner, self.rng, TRUST)
        others = [NottyPolicy(), NottyPolicy(REFERENCE), NottyQ(table())]
        played = [
            scribe.play([self.player(learner, others, seat, number) for seat in range(3)]) for number in range(games)
        ]
        return np.concatenate([sights for sights, _ in played]), np.concatenate([targets for _, targets in played])

    def player(self, learner: NottyValue, others: list[NottyPolicy], seat: int, number: int) -> Policy:
        """Who sits there: in the first lesson anybody else, then the learner in every seat or in one."""
        if self.points and (number % 2 or number // 2 % 2 == seat):
            return learner
        return others[self.rng.below(len(others))]

    def learn(self, seats: int, sights: npt.NDArray[np.float32], targets: npt.NDArray[np.float32]) -> None:
        """Move the network towards the targets: Adam on the cross entropy."""
        chance = np.random.default_rng([self.seed, self.games, seats])
        rate = RATE / (1.0 + self.games / HALVED)
        for _ in range(EPOCHS):
            order = chance.permutation(len(sights))
            for first in range(0, len(order) - BATCH + 1, BATCH):
                rows = order[first : first + BATCH]
                self.step(seats - 2, gradient(self.net[seats - 2], sights[rows], targets[rows]), rate)

    def step(self, place: int, slope: Numbers, rate: float) -> None:
        """One step of Adam."""
        self.steps[place] += 1
        count = int(self.steps[place])
        self.means[place] += 0.1 * (slope - self.means[place])
        self.squares[place] += 0.001 * (slope * slope - self.squares[place])
        mean = self.means[place] / (1.0 - 0.9**count)
        spread = np.sqrt(self.squares[place] / (1.0 - 0.999**count))
        self.net[place] -= rate * mean / (spread + 1e-8)

    def save(self, path: Path) -> None:
        """Everything that going on needs."""
        notes = {"seed": self.seed, "rng": self.rng.hex(), "points": [asdict(point) for point in self.points]}
        arrays = {name: getattr(self, name) for name in ("net", "means", "squares", "steps")}
        with path.open("wb") as file:
            np.savez_compressed(file, notes=np.array(json.dumps(notes)), **arrays)

    @classmethod
    def load(cls, path: Path) -> Course:
        """A course as it was left."""
        with np.load(path, allow_pickle=False) as found:
            notes = json.loads(str(found["notes"]))
            course = cls(notes["seed"])
            for name in ("net", "means", "squares", "steps"):
                setattr(course, name, found[name])
        course.rng = Rng.from_hex(notes["rng"])
        course.points = [Point(**point) for point in notes["points"]]
        return course

    def card(self, deals: range = FINAL_DEALS) -> weights.Card:
        """The card of the weights, measured on deals that chose nothing."""
        score = against_reference(self.net, deals)
        return weights.Card(
            game="notty",
            agent="value",
            rules=rules_version(),
            features=FEATURES,
            settings=SETTINGS,
            seed=self.seed,
            games=self.games,
            command=f"parlour train notty --agent value --games {self.games} --seed {self.seed}",
            result={"share": round(score.share, 4), "error_95": round(score.error, 4), "deals": score.deals},
        )

    def deliver(self, path: Path, deals: range = FINAL_DEALS) -> weights.Card:
        """Write the weights with their card."""
        card = self.card(deals)
        weights.save(path, {"net": self.net.astype(np.float32)}, card)
        return card


def gradient(net: Numbers, sights: npt.NDArray[np.float32], targets: npt.NDArray[np.float32]) -> Numbers:
    """The slope of the cross entropy of the network's answers, for each of its numbers."""
    slope = np.empty_like(net)
    before = sights @ net[:SIGHT_CELLS].astype(np.float32) + net[SIGHT_CELLS].astype(np.float32)
    hidden = np.maximum(before, 0.0)
    answers = 1.0 / (1.0 + np.exp(-(hidden @ net[-1])))
    errors = (answers - targets) / len(targets)
    slope[-1] = hidden.T @ errors
    back = np.outer(errors, net[-1]) * (before > 0.0)
    slope[:SIGHT_CELLS] = sights.T @ back.astype(np.float32)
    slope[SIGHT_CELLS] = back.sum(axis=0)
    return slope


def lessons(course: Course, *, seconds: float, games: int | None = None) -> Iterator[Point]:
    """Lesson after lesson until the time is up, or so many games are played."""
    end = monotonic() + seconds
    while monotonic() < end and (games is None or course.games < games):
        yield course.lesson(LESSON if games is None else min(LESSON, games - course.games))


def against_reference(net: Numbers, deals: range) -> Score:
    """How a network does against the reference player's rules."""
    return against(net, NottyPolicy(REFERENCE), deals)


def against(net: Numbers, other: Policy, deals: range) -> Score:
    """How a network does against a policy, choosing as the expert does."""
    return Duel(registry.game("notty"), NottyValue(net), other).score(deals)
