"""A course: lessons of play, each followed by a test on the same deals; the best so far is kept, not the last.

A course is saved after every lesson and goes on from there; the same seed and as many games give the same weights. What
the card says is measured on deals that chose nothing.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from time import monotonic
from typing import ClassVar, Self

import numpy as np

from parlour.bots import weights
from parlour.bots.training.duel import Score
from parlour.core import registry
from parlour.core.errors import OptionError
from parlour.core.rng import Rng

TEST_DEALS = range(300)  # what is kept
FINAL_DEALS = range(1_000_000, 1_002_000)  # what the card says of it


@dataclass(frozen=True)
class Point:
    """A test after a number of games: the score against the reference with its error, and that against the book."""

    games: int
    reference: float
    error: float
    book: float
    kept: bool


class Course(ABC):
    """A course that may be left and gone on with."""

    game: ClassVar[str]
    agent: ClassVar[str] = "qlearning"
    lesson_games: ClassVar[int] = 4000  # games between two tests
    measure: ClassVar[str] = "wins against the reference"

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.rng = Rng(seed)
        self.points: list[Point] = []

    # What a kind of course says.

    @abstractmethod
    def practise(self, games: int) -> None:
        """Play, and learn from it."""

    @abstractmethod
    def test(self, deals: range) -> tuple[Score, Score]:
        """How good it has become, against the reference and against the book."""

    @abstractmethod
    def keep(self) -> None:
        """What was tested is the best so far."""

    @abstractmethod
    def arrays(self) -> weights.Arrays:
        """All that going on needs."""

    @abstractmethod
    def take(self, arrays: weights.Arrays) -> None:
        """Go on with these."""

    @abstractmethod
    def delivered(self) -> weights.Arrays:
        """The best, as it is shipped."""

    @abstractmethod
    def features(self) -> Mapping[str, int]:
        """The tables and their cases."""

    @abstractmethod
    def settings(self) -> Mapping[str, float]:
        """How it learns."""

    @abstractmethod
    def result(self, deals: range) -> dict[str, float]:
        """What the best comes to on deals that chose nothing."""

    # What follows from it.

    @property
    def games(self) -> int:
        """How many games were played so far."""
        return self.points[-1].games if self.points else 0

    def lesson(self, games: int | None = None, deals: range = TEST_DEALS) -> Point:
        """Play, test, and keep what was learnt if it is the best."""
        games = games or self.lesson_games
        self.practise(games)
        reference, book = self.test(deals)
        kept = self.is_better(reference, book)
        if kept:
            self.keep()
        self.points.append(Point(self.games + games, reference.share, reference.error, book.share, kept))
        return self.points[-1]

    def is_better(self, reference: Score, book: Score) -> bool:
        """Whether a test is the best so far, on the same deals."""
        best = max((point.reference + point.book for point in self.points), default=-1.0)
        return reference.share + book.share > best

    def save(self, path: Path) -> None:
        """Everything that going on needs."""
        notes = {"seed": self.seed, "rng": self.rng.hex(), "points": [asdict(point) for point in self.points]}
        weights.write(path, {**self.arrays(), "notes": np.array(json.dumps(notes))})

    @classmethod
    def load(cls, path: Path) -> Self:
        """A course as it was left."""
        arrays = weights.read(path)
        try:
            notes = json.loads(str(arrays.pop("notes")))
            course = cls(notes["seed"])
            course.take(arrays)
            course.rng = Rng.from_hex(notes["rng"])
            course.points = [Point(**point) for point in notes["points"]]
        except (KeyError, TypeError, ValueError, IndexError) as error:
            raise OptionError("bad-weights", file=str(path), reason=f"no course of {cls.game}, {cls.agent}") from error
        return course

    def card(self, deals: range = FINAL_DEALS) -> weights.Card:
        """The card of the best."""
        return weights.Card(
            game=self.game,
            agent=self.agent,
            rules=rules_version(self.game),
            features=dict(self.features()),
            settings=dict(self.settings()),
            seed=self.seed,
            games=max((point.games for point in self.points if point.kept), default=0),
            command=f"parlour train {self.game} --agent {self.agent} --games {self.games} --seed {self.seed}",
            result={name: round(number, 4) for name, number in self.result(deals).items()},
        )

    def deliver(self, path: Path, deals: range = FINAL_DEALS) -> weights.Card:
        """Write the best with its card."""
        card = self.card(deals)
        weights.save(path, self.delivered(), card)
        return card


def lessons(course: Course, *, seconds: float, games: int | None = None) -> Iterator[Point]:
    """Lesson after lesson until the time is up, or `games` games are played."""
    end = monotonic() + seconds
    while monotonic() < end and (games is None or course.games < games):
        left = course.lesson_games if games is None else games - course.games
        yield course.lesson(min(course.lesson_games, left))


def rules_version(game: str) -> str:
    """The version of a game's rules: other rules, other values."""
    return str(registry.game(game).version)


def as_result(score: Score) -> dict[str, float]:
    """A score, as a card has it."""
    return {"share": score.share, "error_95": score.error, "deals": score.deals}
