"""The training course of Notty's value: lessons of games, each followed by fitting the network and by a test.

Half of the games are played by the value alone, the others against the reference, the book and the learned table: in
Notty, strength is not transitive. The learning rate falls, and the last weights are kept: tests short enough to follow
every lesson would choose by luck. The same seed and number of games give the same weights on the same machine.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from parlour.bots import weights
from parlour.bots.policy import Policy
from parlour.bots.training.course import Course, as_result
from parlour.bots.training.duel import Duel, Score
from parlour.core import registry
from parlour.games.notty.play.consts import HAND_CELLS, HIDDEN, SIGHT_CELLS
from parlour.games.notty.play.game_recorder import SETTINGS as GAMES
from parlour.games.notty.play.game_recorder import GameRecorder
from parlour.games.notty.play.policy import REFERENCE, NottyPolicy
from parlour.games.notty.play.q import NottyQ
from parlour.games.notty.play.value import NottyValue

THREE_SEATED = 7  # one game in this many has three players
TRUST = 0.93  # weight of what came later, against what the seat saw next
EXAMPLES = 6  # sampled draws per action while learning: the inexact choices explore
EPOCHS = 3
BATCH = 512
RATE, HALVED = 1e-3, 5000  # the learning rate; after this many games it is halved
TEST_DEALS = 60  # for the learning curve

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
    """An untrained network: small random numbers, for two and for three seats."""
    chance = np.random.default_rng(abs(seed))
    net = np.zeros((2, SIGHT_CELLS + 2, HIDDEN))
    net[:, :SIGHT_CELLS] = chance.normal(0.0, 0.15, (2, SIGHT_CELLS, HIDDEN))
    net[:, -1] = chance.normal(0.0, 0.2, (2, HIDDEN))
    return net


class NottyValueCourse(Course):
    """Trains Notty's network."""

    game = "notty"
    agent = "value"
    lesson_games = 1000

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.net = blank_net(seed)
        self.means, self.squares = np.zeros_like(self.net), np.zeros_like(self.net)  # of the gradients, for Adam
        self.steps = np.zeros(2, np.int64)

    def practise(self, games: int) -> None:
        three = max(games // THREE_SEATED, 1)
        for seats, number in ((2, games - three), (3, three)):
            self.learn(seats, *self.gather(seats, number))

    def test(self, deals: range) -> tuple[Score, Score]:
        few = deals[:TEST_DEALS]
        return against(self.net, NottyPolicy(REFERENCE), few), against(self.net, NottyPolicy(), few)

    def is_better(self, reference: Score, book: Score) -> bool:
        return True

    def keep(self) -> None:
        """Keep nothing: the last weights are the ones that count."""

    def arrays(self) -> weights.Arrays:
        return {"net": self.net, "means": self.means, "squares": self.squares, "steps": self.steps}

    def take(self, arrays: weights.Arrays) -> None:
        self.net, self.means = arrays["net"], arrays["means"]
        self.squares, self.steps = arrays["squares"], arrays["steps"]

    def delivered(self) -> weights.Arrays:
        return {"values": self.net.astype(np.float32)}

    def features(self) -> Mapping[str, int]:
        return FEATURES

    def settings(self) -> Mapping[str, float]:
        return SETTINGS

    def result(self, deals: range) -> dict[str, float]:
        return as_result(against(self.net, NottyPolicy(REFERENCE), deals))

    def gather(self, seats: int, games: int) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
        """Play games; return what was seen, and the targets."""
        learner = NottyValue(self.net, EXAMPLES, exact=False)
        recorder = GameRecorder(registry.game("notty"), seats, learner, self.rng, TRUST)
        others = [NottyPolicy(), NottyPolicy(REFERENCE), NottyQ(weights.values("notty", "qlearning"))]
        played = [
            recorder.play([self.player(learner, others, seat, number) for seat in range(3)]) for number in range(games)
        ]
        return np.concatenate([sights for sights, _ in played]), np.concatenate([targets for _, targets in played])

    def player(self, learner: NottyValue, others: list[NottyPolicy], seat: int, number: int) -> Policy:
        """The player of a seat: in the first lesson never the learner, later the learner in every seat or in one."""
        if self.points and (number % 2 or number // 2 % 2 == seat):
            return learner
        return others[self.rng.below(len(others))]

    def learn(self, seats: int, sights: npt.NDArray[np.float32], targets: npt.NDArray[np.float32]) -> None:
        """Move the network towards the targets: Adam on the cross entropy."""
        chance = np.random.default_rng([abs(self.seed), self.games, seats])
        rate = RATE / (1.0 + self.games / HALVED)
        for _ in range(EPOCHS):
            order = chance.permutation(len(sights))
            for first in range(0, len(order) - BATCH + 1, BATCH):
                rows = order[first : first + BATCH]
                self.step(seats - 2, gradient(self.net[seats - 2], sights[rows], targets[rows]), rate)

    def step(self, place: int, slope: Numbers, rate: float) -> None:
        """Take one step of Adam."""
        self.steps[place] += 1
        count = int(self.steps[place])
        self.means[place] += 0.1 * (slope - self.means[place])
        self.squares[place] += 0.001 * (slope * slope - self.squares[place])
        mean = self.means[place] / (1.0 - 0.9**count)
        spread = np.sqrt(self.squares[place] / (1.0 - 0.999**count))
        self.net[place] -= rate * mean / (spread + 1e-8)


def gradient(net: Numbers, sights: npt.NDArray[np.float32], targets: npt.NDArray[np.float32]) -> Numbers:
    """The gradient of the cross entropy of the network's answers."""
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


def against(net: Numbers, other: Policy, deals: range) -> Score:
    """The score of a network against a policy, choosing as the expert does."""
    return Duel(registry.game("notty"), NottyValue(net), other).score(deals)
