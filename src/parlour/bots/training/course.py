"""A training course: lessons of play, each followed by a test on the same deals. The best state is kept, not the last.

A course is saved after every lesson and can be continued; the same seed and number of games give the same weights. The
results on the card come from deals that were not used for any choice.
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

TEST_DEALS = range(300)  # decide which state is kept
FINAL_DEALS = range(1_000_000, 1_002_000)  # measure the results for the card


@dataclass(frozen=True)
class Point:
    """A test after a number of games: the scores against the reference, with its error, and against the book."""

    games: int
    reference: float
    error: float
    book: float
    kept: bool


class Course(ABC):
    """A training course that can be interrupted and continued."""

    game: ClassVar[str]
    agent: ClassVar[str] = "qlearning"
    lesson_games: ClassVar[int] = 4000  # games between two tests
    measure: ClassVar[str] = "wins against the reference"

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.rng = Rng(seed)
        self.points: list[Point] = []

    # What each kind of course implements.

    @abstractmethod
    def practise(self, games: int) -> None:
        """Play `games` games and learn from them."""

    @abstractmethod
    def test(self, deals: range) -> tuple[Score, Score]:
        """The scores against the reference and against the book."""

    @abstractmethod
    def keep(self) -> None:
        """Keep the tested state as the best so far."""

    @abstractmethod
    def arrays(self) -> weights.Arrays:
        """All arrays that are needed to continue."""

    @abstractmethod
    def take(self, arrays: weights.Arrays) -> None:
        """Continue with these arrays."""

    @abstractmethod
    def delivered(self) -> weights.Arrays:
        """The best state, in the form that is shipped."""

    @abstractmethod
    def features(self) -> Mapping[str, int]:
        """The tables with the number of their cases."""

    @abstractmethod
    def settings(self) -> Mapping[str, float]:
        """The settings of the learning."""

    @abstractmethod
    def result(self, deals: range) -> dict[str, float]:
        """The results of the best state on deals that were not used for any choice."""

    # What is the same for all courses.

    @property
    def games(self) -> int:
        """The number of games played so far."""
        return self.points[-1].games if self.points else 0

    def lesson(self, games: int | None = None, deals: range = TEST_DEALS) -> Point:
        """Play, test, and keep what was learnt if it is the best so far."""
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
        """Save all that is needed to continue."""
        notes = {"seed": self.seed, "rng": self.rng.hex(), "points": [asdict(point) for point in self.points]}
        weights.write(path, {**self.arrays(), "notes": np.array(json.dumps(notes))})

    @classmethod
    def load(cls, path: Path) -> Self:
        """The course that `save` wrote, ready to continue."""
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
        """The card of the best state."""
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
        """Write the best state with its card."""
        card = self.card(deals)
        weights.save(path, self.delivered(), card)
        return card


def lessons(course: Course, *, seconds: float, games: int | None = None) -> Iterator[Point]:
    """Run lessons until the time is up, or `games` games have been played."""
    end = monotonic() + seconds
    while monotonic() < end and (games is None or course.games < games):
        left = course.lesson_games if games is None else games - course.games
        yield course.lesson(min(course.lesson_games, left))


def rules_version(game: str) -> str:
    """The version of a game's rules, because values hold for one version only."""
    return str(registry.game(game).version)


def as_result(score: Score) -> dict[str, float]:
    """A score in the form that a card has."""
    return {"share": score.share, "error_95": score.error, "deals": score.deals}
