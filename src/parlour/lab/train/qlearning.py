"""A course of Q-learning in Notty: lessons of self-play, each followed by a test; the best table so far is kept.

Self-play swings, so a table counts only once it has done better than the best before it, against the reference and
against the book, on the same deals. A course is saved after every lesson and goes on from there; the same seed and as
many games give the same table.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import monotonic

import numpy as np
import numpy.typing as npt

from parlour.bots import weights
from parlour.bots.policies.notty import REFERENCE, NottyPolicy
from parlour.bots.policies.notty_q import FEATURES, NottyQ, blank_table
from parlour.core import registry
from parlour.core.rng import Rng
from parlour.lab.duel import Duel, Score
from parlour.lab.train.notty import SETTINGS, SelfPlay

LESSON = 4000  # games between two tests
THREE_SEATED = 8  # one game of so many has three players
TEST_DEALS = range(300)  # which table is kept
FINAL_DEALS = range(1_000_000, 1_002_000)  # what the card says of it


@dataclass(frozen=True)
class Point:
    """A test: after so many games, the share of the wins against the reference and against the book."""

    games: int
    reference: float
    error: float
    book: float
    kept: bool


@dataclass
class Course:
    """A course that may be left and gone on with."""

    seed: int
    values: npt.NDArray[np.float64] = field(default_factory=blank_table)
    visits: npt.NDArray[np.int32] = field(init=False)
    best: npt.NDArray[np.float64] = field(init=False)
    rng: Rng = field(init=False)
    points: list[Point] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.visits = np.zeros(len(self.values), np.int32)
        self.best = self.values.copy()
        self.rng = Rng(self.seed)

    @property
    def games(self) -> int:
        """How many games were played so far."""
        return self.points[-1].games if self.points else 0

    def lesson(self, games: int = LESSON, deals: range = TEST_DEALS) -> Point:
        """Play, test, and keep the table if it is the best."""
        game = registry.game("notty")
        three = games // THREE_SEATED
        for seats, count in ((2, games - three), (3, three)):
            SelfPlay(game, seats, self.values, self.visits, self.rng).play(count)
        against = {"reference": against_reference(self.values, deals), "book": against_book(self.values, deals)}
        mark = against["reference"].share + against["book"].share
        kept = mark > max((point.reference + point.book for point in self.points), default=0.0)
        if kept:
            self.best = self.values.copy()
        reference = against["reference"]
        self.points.append(Point(self.games + games, reference.share, reference.error, against["book"].share, kept))
        return self.points[-1]

    def save(self, path: Path) -> None:
        """Everything that going on needs."""
        notes = {"seed": self.seed, "rng": self.rng.hex(), "points": [asdict(point) for point in self.points]}
        with path.open("wb") as file:
            np.savez_compressed(
                file, values=self.values, visits=self.visits, best=self.best, notes=np.array(json.dumps(notes))
            )

    @classmethod
    def load(cls, path: Path) -> Course:
        """A course as it was left."""
        with np.load(path, allow_pickle=False) as found:
            notes = json.loads(str(found["notes"]))
            course = cls(notes["seed"], found["values"])
            course.visits, course.best = found["visits"], found["best"]
        course.rng = Rng.from_hex(notes["rng"])
        course.points = [Point(**point) for point in notes["points"]]
        return course

    def card(self, deals: range = FINAL_DEALS) -> weights.Card:
        """The card of the best table, measured on deals that chose nothing."""
        score = against_reference(self.best, deals)
        games = max((point.games for point in self.points if point.kept), default=0)
        return weights.Card(
            game="notty",
            agent="qlearning",
            rules=rules_version(),
            features=dict(FEATURES),
            settings=SETTINGS,
            seed=self.seed,
            games=games,
            command=f"parlour train notty --agent qlearning --games {self.games} --seed {self.seed}",
            result={"share": round(score.share, 4), "error_95": round(score.error, 4), "deals": score.deals},
        )

    def deliver(self, path: Path, deals: range = FINAL_DEALS) -> weights.Card:
        """Write the best table with its card."""
        card = self.card(deals)
        weights.save(path, {"values": self.best.astype(np.float32)}, card)
        return card


def lessons(course: Course, *, seconds: float, games: int | None = None) -> Iterator[Point]:
    """Lesson after lesson until the time is up, or so many games are played."""
    end = monotonic() + seconds
    while monotonic() < end and (games is None or course.games < games):
        yield course.lesson(LESSON if games is None else min(LESSON, games - course.games))


def against_reference(values: npt.NDArray[np.float64], deals: range) -> Score:
    """How a table does against the reference player's rules."""
    return Duel(registry.game("notty"), NottyQ(values), NottyPolicy(REFERENCE)).score(deals)


def against_book(values: npt.NDArray[np.float64], deals: range) -> Score:
    """How a table does against the heuristic player."""
    return Duel(registry.game("notty"), NottyQ(values), NottyPolicy()).score(deals)


def rules_version() -> str:
    """The rules by the digest of their book: other rules, other values."""
    book = registry.game("notty").rulebook("en")
    return hashlib.sha256(book.encode()).hexdigest()[:12]
