"""Notty's players: by the book, by a learned table, and by a learned value of positions."""

from __future__ import annotations

from dataclasses import asdict
from math import prod
from typing import Any

import numpy as np
import pytest

import parlour
from parlour import bots
from parlour.bots import weights
from parlour.bots.bot import Bot, Thinker
from parlour.bots.training.duel import Duel
from parlour.core.rng import Rng
from parlour.core.state import State
from parlour.games.notty.law.rules import Notty
from parlour.games.notty.play import value_course as notty_value
from parlour.games.notty.play.consts import ROWS
from parlour.games.notty.play.course import Course
from parlour.games.notty.play.learned import TableBot, ValueBot, is_near
from parlour.games.notty.play.mistakes import LEARNT
from parlour.games.notty.play.policy import REFERENCE, NottyPolicy
from parlour.games.notty.play.q import FEATURES, NottyQ, blank_table
from parlour.games.notty.play.reference import ReferenceBot
from parlour.games.notty.play.value import NottyValue
from tests.core.mode import COMPILED

GAME = parlour.game("notty")
MOVES = 120 if COMPILED else 12
LESSON = 1500 if COMPILED else 2  # games
DEALS = range(20 if COMPILED else 1)


def thinker(level: str, seed: int) -> Thinker[Any]:
    """A player whose thoughts can be read; the expert with few examples, so that the test is short."""
    if level == "expert":
        return ValueBot(NottyValue(weights.values("notty", "value"), 60 if COMPILED else 3), seed)
    player = parlour.bot("notty", level=level, seed=seed)
    assert isinstance(player, TableBot)
    return player


@pytest.mark.parametrize("level", ["qlearning", "easy", "medium", "hard", "expert"])
@pytest.mark.parametrize("seats", [2, 3])
def test_the_order_of_the_deck_changes_no_move_and_no_figure(level: str, seats: int) -> None:
    state = GAME.deal(seats=seats, seed=seats)
    for number in range(MOVES):
        if state.turn is None:
            break
        imagined = state.imagine(state.turn, number)
        assert thinker(level, number).think(state) == thinker(level, number).think(imagined)
        move = thinker(level, number).choose(state)
        assert thinker(level, number).choose(imagined) == move
        assert thinker(level, number).choose(GAME.from_view(state.view(state.turn))) == move
        state.play(move)


def test_every_level_is_there() -> None:
    assert {"heuristic", "qlearning", "easy", "medium", "hard", "expert"} <= set(bots.levels("notty"))


@pytest.mark.parametrize("seats", [2, 3])
def test_with_its_numbers_the_book_plays_like_the_reference(seats: int) -> None:
    twin, reference, rng = NottyPolicy(REFERENCE), ReferenceBot(), Rng(0)
    for seed in DEALS:
        state = GAME.deal(seats=seats, seed=seed, turn_limit=60)
        assert isinstance(state, Notty)
        while not state.over:
            action = reference.action(state)
            assert twin.action(state, rng) == action
            state.step(action)


def test_late_in_a_game_no_level_errs() -> None:
    state = GAME.deal(seats=2, seed=1)
    assert isinstance(state, Notty)
    while not state.over:
        level = parlour.bot("notty", level="easy", seed=state.turns)
        sure = parlour.bot("notty", level="qlearning", seed=1).choose(state)
        if state.turns >= LEARNT * state.turn_limit and not is_near(state):
            assert level.choose(state) == sure
        state.step(state.legal_ids()[0] if state.cycling else 0)
    assert state.turns > LEARNT * state.turn_limit


def test_a_finished_hand_goes_out_at_once() -> None:
    state = GAME.position({"game": "notty", "turn": 0, "hands": ["R1 R2 R3 G4 G5 G6", "B1 B3 B5 B7"]})
    for level in ("heuristic", "qlearning", "easy", "medium", "hard", "expert"):
        twin = state.clone()
        player = parlour.bot("notty", level=level, seed=1)
        while not twin.over:
            twin.play(player.choose(twin))
        assert twin.turns == 0 and twin.winner_seats() == (0,)


def test_6_2_nobody_steals_a_last_card() -> None:
    state = GAME.position({"game": "notty", "turn": 0, "hands": ["R1 R2 R9 G4", "B1"]})
    assert not any(str(one.move).startswith("steal") for one in thinker("expert", 1).think(state).candidates)
    for level in ("heuristic", "qlearning", "hard"):
        assert not str(parlour.bot("notty", level=level, seed=1).choose(state)).startswith("steal")


def test_the_shipped_table_has_a_complete_card() -> None:
    arrays, card = weights.shipped("notty", "qlearning")
    assert all(asdict(card).values())
    assert (card.game, card.agent, card.features) == ("notty", "qlearning", dict(FEATURES))
    assert arrays["values"].size == ROWS * 6 == prod(card.features.values()) * 6
    assert card.result["share"] - card.result["error_95"] > 0.5


def test_the_shipped_network_has_a_complete_card() -> None:
    arrays, card = weights.shipped("notty", "value")
    assert all(asdict(card).values())
    assert (card.game, card.agent, card.features) == ("notty", "value", notty_value.FEATURES)
    assert arrays["values"].shape == notty_value.blank_net(1).shape
    assert card.result["share"] - card.result["error_95"] > 0.6


def test_the_expert_finishes_where_a_draw_may_do_it() -> None:
    hands = ["R1 R2 R3 G5 G6", "B1 B3 K5 Y7 B9 K2 Y4"]  # only a drawn G4 or G7 finishes, never draw & discard
    state = GAME.position({"game": "notty", "turn": 0, "hands": hands, "done": ["cycle", "steal"]})
    assert isinstance(state, Notty)
    thought = thinker("expert", 1).think(state)
    chances = {str(one.move): one.chance for one in thought.candidates}
    assert chances["draw 1"] > 4 / state.deck_size()
    assert all(0.0 <= one.chance <= 1.0 and one.visits > 0 for one in thought.candidates)
    assert [one.chance for one in thought.candidates] == sorted(chances.values(), reverse=True)


def test_what_was_seen_before_changes_no_value() -> None:
    fresh, used = NottyValue(weights.values("notty", "value"), 5), NottyValue(weights.values("notty", "value"), 5)
    state, other = GAME.deal(seats=2, seed=4), GAME.deal(seats=3, seed=9)
    assert isinstance(state, Notty) and isinstance(other, Notty)
    used.weighed(other, Rng(1))
    assert used.weighed(state, Rng(1)) == fresh.weighed(state, Rng(1))


def test_learning_goes_down_the_slope() -> None:
    """The gradient against differences of the cross entropy."""
    chance = np.random.default_rng(1)
    net = notty_value.blank_net(1)[0]
    sights = chance.random((8, net.shape[0] - 2)).astype(np.float32)
    targets = chance.random(8).astype(np.float32)
    slope = notty_value.gradient(net, sights, targets)
    for place in ((0, 0), (7, 3), (-2, 5), (-1, 9)):
        above, below = net.copy(), net.copy()
        above[place] += 1e-2
        below[place] -= 1e-2
        found = (entropy(above, sights, targets) - entropy(below, sights, targets)) / 2e-2
        assert abs(found - slope[place]) < 1e-3


def entropy(net: np.ndarray, sights: np.ndarray, targets: np.ndarray) -> float:
    """The mean cross entropy, written out."""
    hidden = np.maximum(sights @ net[:-2] + net[-2], 0.0)
    answers = 1.0 / (1.0 + np.exp(-(hidden @ net[-1])))
    return float(-np.mean(targets * np.log(answers) + (1.0 - targets) * np.log(1.0 - answers)))


@pytest.mark.skipif(not COMPILED, reason="a thousand games")
def test_a_short_course_learns_something() -> None:
    course = Course(seed=1)
    course.lesson(LESSON, DEALS)
    assert went_out(course.values) >= 18
    score = Duel(GAME, NottyQ(course.values), NottyQ(blank_table())).score(range(200))
    assert score.share - score.error > 0.5


def went_out(values: np.ndarray[tuple[int], np.dtype[np.float64]]) -> int:
    """The number of games, of 20 against a random player, in which the learned player goes out."""
    return sum(winner_holds_nothing(seed, NottyQ(values)) for seed in range(20))


def winner_holds_nothing(seed: int, policy: NottyQ) -> bool:
    """Play one game, and return whether the learned player wins with an empty hand."""
    state: State = GAME.deal(seats=2, seed=seed)
    player: Bot[Any] = TableBot(policy, seed)
    other = parlour.bot("notty", level="random", seed=seed)
    while not state.over:
        state.play((player if state.turn == 0 else other).choose(state))
    assert isinstance(state, Notty)
    return state.hand_size(0) == 0
