"""A batch is a number of single games: every row equals a state that is stepped alone in the same way."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import parlour
from parlour import OptionError, Rng, UnreadableMove
from parlour.lab.batch import Batch

NOTTY = parlour.game("notty")
OPTIONS: dict[str, Any] = {"turn_limit": 20, "first_player": "random"}


class Singles:
    """The same games one by one: dealt in the same order, each from the next 32 bytes of the batch's stream."""

    def __init__(self, game: parlour.Game, count: int, seats: int, seed: int, options: dict[str, Any]) -> None:
        self.game, self.seats, self.options = game, seats, options
        self.rng = Rng(seed)
        self.states = [self.deal() for _ in range(count)]

    def deal(self) -> parlour.State:
        state = self.game.blank(self.seats, self.options)
        state.start(self.rng.stream(32))
        return state

    def step(self, row: int, action: int) -> tuple[bool, list[float]]:
        """Play in one row; return whether that ended the game, and each seat's share of the win."""
        state = self.states[row]
        state.step(action)
        if not state.over:
            return False, [0.0] * self.seats
        assert state.result is not None
        winners = state.result.winners or tuple(range(self.seats))
        self.states[row] = self.deal()
        return True, [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]


def assert_rows_agree(batch: Batch, states: list[parlour.State]) -> None:
    for row, state in enumerate(states):
        assert batch.turns[row] == state.turn
        assert np.flatnonzero(batch.masks[row]).tolist() == sorted(state.legal_ids())
        assert (batch.observations[row] == state.observe(int(batch.turns[row]))).all()


@pytest.mark.parametrize("seats", [2, 3])
def test_every_row_is_a_game_of_its_own(seats: int) -> None:
    batch = Batch(NOTTY, count=4, seats=seats, seed=5, **OPTIONS)
    singles = Singles(NOTTY, 4, seats, 5, OPTIONS)
    chooser = Rng(9)
    assert_rows_agree(batch, singles.states)
    games = 0
    for _ in range(250):
        actions = [legal[chooser.below(len(legal))] for legal in (state.legal_ids() for state in singles.states)]
        batch.step(np.array(actions, np.int32))
        for row, action in enumerate(actions):
            ended, rewards = singles.step(row, action)
            assert bool(batch.ended[row]) == ended
            assert batch.rewards[row].tolist() == pytest.approx(rewards)
            games += ended
        assert_rows_agree(batch, singles.states)
    assert games > 4, "games ended, were paid once, and were dealt again"


def test_a_reward_is_paid_once() -> None:
    batch = Batch(NOTTY, count=1, seats=2, seed=1, turn_limit=20)
    paid = []
    for _ in range(60):
        batch.step(np.zeros(1, np.int32))  # end, end, end: the turn limit is reached after 20 of them
        paid.append((int(batch.ended[0]), float(batch.rewards.sum())))
    assert paid == [(1, 1.0) if step % 20 == 19 else (0, 0.0) for step in range(60)]


def arrays(batch: Batch) -> list[Any]:
    return [getattr(batch, name).copy() for name in ("observations", "masks", "turns", "rewards", "ended")]


@pytest.mark.parametrize(
    ("actions", "rule"),
    [([0, 0, 4], "N3"), ([1, 0, 246], "§4.9"), ([0, 8, 0], "N5")],
)
def test_one_illegal_action_stops_all_and_names_its_rule(actions: list[int], rule: str) -> None:
    batch = Batch(NOTTY, count=3, seats=2, seed=5, first_player=0)
    twin = Batch(NOTTY, count=3, seats=2, seed=5, first_player=0)
    before = arrays(batch)
    with pytest.raises(parlour.IllegalMove) as caught:
        batch.step(np.array(actions, np.int32))
    assert caught.value.rule == rule
    assert all((old == new).all() for old, new in zip(before, arrays(batch), strict=True))
    for number in range(5):
        follow = np.full(3, number % 2, np.int32)
        batch.step(follow)
        twin.step(follow)
    assert all((one == other).all() for one, other in zip(arrays(batch), arrays(twin), strict=True))


@pytest.mark.parametrize(
    "actions",
    [
        np.array([0, -1]),
        np.array([0, 247]),
        np.array([0, 2**31 - 1]),
        np.array([2**32, 0]),
        np.array([0, -(2**32)]),
        np.array([0.5, 0.0]),
        np.array([True, False]),
    ],
    ids=str,
)
def test_what_is_not_an_action_stops_all(actions: npt.NDArray[Any]) -> None:
    batch = Batch(NOTTY, count=2, seats=2, seed=5)
    before = arrays(batch)
    with pytest.raises((UnreadableMove, OptionError)):
        batch.step(actions)
    assert all((old == new).all() for old, new in zip(before, arrays(batch), strict=True))


@pytest.mark.parametrize("kind", [np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint64, list])
def test_actions_may_be_whole_numbers_of_any_size(kind: Any) -> None:
    batch, twin = (Batch(NOTTY, count=2, seats=2, seed=5) for _ in range(2))
    batch.step([0, 1] if kind is list else np.array([0, 1], kind))  # type: ignore[arg-type]
    twin.step(np.array([0, 1], np.int32))
    assert all((one == other).all() for one, other in zip(arrays(batch), arrays(twin), strict=True))


@pytest.mark.parametrize("actions", [[0], [0, 0, 0], [[0], [0]], []])
def test_one_action_for_each_game(actions: list[Any]) -> None:
    with pytest.raises(OptionError) as caught:
        Batch(NOTTY, count=2, seats=2, seed=5).step(np.array(actions, np.int32))
    assert caught.value.key == "bad-batch"


def test_the_arrays_stay_the_same_objects() -> None:
    batch = Batch(NOTTY, count=2, seats=2, seed=5)
    before = [batch.observations, batch.masks, batch.turns, batch.rewards, batch.ended]
    batch.step(np.zeros(2, np.int32))
    after = [batch.observations, batch.masks, batch.turns, batch.rewards, batch.ended]
    assert all(one is other for one, other in zip(before, after, strict=True))
    assert batch.observations.shape == (2, *NOTTY.planes)
    assert batch.masks.shape == (2, len(NOTTY.actions))
    assert batch.rewards.shape == (2, 2)


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"count": 0}, "bad-count"),
        ({"count": -1}, "bad-count"),
        ({"count": 1.0}, "bad-count"),
        ({"count": "2"}, "bad-count"),
        ({"count": True}, "bad-count"),
        ({"seats": 4}, "bad-seat-count"),
        ({"seats": "2"}, "bad-seat-count"),
        ({"seats": None}, "bad-seat-count"),
        ({"seed": None}, "bad-seed"),
        ({"seed": True}, "bad-seed"),
        ({"turn_limit": 1}, "bad-option"),
        ({"jokers": 1}, "no-such-option"),
    ],
)
def test_a_batch_that_cannot_be_is_refused(changed: dict[str, Any], key: str) -> None:
    arguments: dict[str, Any] = {"count": 2, "seats": 2, "seed": 5} | changed
    with pytest.raises(OptionError) as caught:
        Batch(NOTTY, **arguments)
    assert caught.value.key == key


def test_the_same_seed_gives_the_same_batch() -> None:
    one, other, another = (Batch(NOTTY, count=3, seats=2, seed=seed) for seed in (5, 5, 6))
    assert (one.observations == other.observations).all()
    assert (one.observations != another.observations).any()
    assert (one.observations[0] != one.observations[1]).any()
