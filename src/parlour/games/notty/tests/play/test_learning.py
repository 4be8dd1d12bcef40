"""Notty's self-play: games that train a table, and games that are recorded for the network."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

import parlour
from parlour.bots import weights
from parlour.core.rng import Rng
from parlour.games.notty.law.rules import Notty
from parlour.games.notty.play.consts import SIGHT_CELLS
from parlour.games.notty.play.game_recorder import GameRecorder
from parlour.games.notty.play.policy import REFERENCE, NottyPolicy
from parlour.games.notty.play.q import NottyQ, blank_last_table, blank_table
from parlour.games.notty.play.selfplay import SelfPlay
from parlour.games.notty.play.value import NottyValue

GAME = parlour.game("notty")
LIMIT = 24  # turns


def practised(seed: int, last: bool) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.int32]]:
    """A table, and how often each of its values was visited, after a few short games with it."""
    table, ends = blank_table(), blank_last_table() if last else None
    learnt = table if ends is None else ends
    visits = np.zeros(len(learnt), np.int32)
    for seats in (2, 3):
        SelfPlay(GAME, seats, LIMIT, NottyQ(table, ends), visits, Rng(seed)).play(2)
    return learnt, visits


@pytest.mark.parametrize("last", [False, True])
def test_a_game_of_self_play_trains_what_was_visited_and_nothing_else(last: bool) -> None:
    values, visits = practised(3, last)
    assert visits.sum() > 10
    assert not values[visits == 0].any() and np.abs(values).max() <= 1.0
    assert (values[visits > 0] != 0).any()
    again, _ = practised(3, last)
    assert np.array_equal(values, again), "the seed decides"
    other, _ = practised(4, last)
    assert not np.array_equal(values, other)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_recorded_game_aims_at_its_result(seats: int) -> None:
    """With full trust in the result, everything that a seat saw aims at its share of the win."""
    value = NottyValue(weights.values("notty", "value"), 1, exact=False)
    recorder = GameRecorder(GAME, seats, value, Rng(7), trust=1.0)
    sights, targets = recorder.play([NottyPolicy(REFERENCE)] * 3)
    assert sights.shape == (len(targets), SIGHT_CELLS) and len(targets) > seats
    assert set(targets.tolist()) == {0.0, 1.0}, "somebody has won, and the others have lost"
    hopeful = GameRecorder(GAME, seats, value, Rng(7), trust=0.5).play([NottyPolicy(REFERENCE)] * 3)
    assert np.array_equal(hopeful[0], sights), "the same game"
    assert ((hopeful[1] > 0) & (hopeful[1] < 1)).any(), "with less trust it aims at what was expected later"


def test_a_game_that_outlasts_the_patience_is_lost_by_all() -> None:
    value = NottyValue(weights.values("notty", "value"), 1, exact=False)
    _, targets = GameRecorder(GAME, 2, value, Rng(5), trust=1.0).play([NottyPolicy(REFERENCE)] * 3)
    assert len(targets) > 160 and not targets.any()


def test_a_card_is_put_back_where_the_position_after_it_is_worth_most() -> None:
    policy = NottyQ(weights.values("notty", "qlearning"))
    state = GAME.deal(seats=2, seed=2)
    assert isinstance(state, Notty)
    state.play("cycle")
    chances = {str(GAME.move(state, action)): chance for action, chance in policy.chances(state).items()}
    assert list(chances) == ["drop G2", "drop G3", "drop G4", "drop Y7", "drop B9"]
    assert chances["drop Y7"] == chances["drop B9"] > max(chances[f"drop G{rank}"] for rank in (2, 3, 4)), "a run stays"


@pytest.mark.parametrize("wrong", [lambda: NottyQ(np.zeros(7)), lambda: NottyQ(blank_table(), np.zeros(7))])
def test_a_table_of_another_shape_is_refused(wrong: object) -> None:
    with pytest.raises(ValueError, match="expected"):
        wrong()  # type: ignore[operator]
