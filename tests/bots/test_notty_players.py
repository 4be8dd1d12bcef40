"""Notty's players: by the book, by a learned table, and by search on top of it."""

from __future__ import annotations

from dataclasses import asdict
from math import prod
from pathlib import Path

import numpy as np
import pytest

import parlour
from parlour import bots
from parlour.bots import weights
from parlour.bots.consts import ROWS
from parlour.bots.learned.notty import HORIZON, TableBot, table
from parlour.bots.players import SearchBot, Settings
from parlour.bots.policies.notty import REFERENCE, NottyPolicy
from parlour.bots.policies.notty_q import FEATURES, NottyBookAndTable, NottyQ, blank_table
from parlour.bots.reference.notty import ReferenceBot
from parlour.core.rng import Rng
from parlour.core.state import State
from parlour.games.notty.rules import Notty
from parlour.lab.duel import Duel
from parlour.lab.train.curve import curve
from parlour.lab.train.qlearning import Course, lessons
from tests.core.mode import COMPILED

GAME = parlour.game("notty")
MOVES = 120 if COMPILED else 12
LESSON = 1500 if COMPILED else 2  # games
DEALS = range(20 if COMPILED else 1)


def thinker(level: str, seed: int) -> TableBot | SearchBot:
    """A player that says what it thinks; the expert with few simulations, so that the test is short."""
    if level == "expert":
        return SearchBot(NottyBookAndTable(table(), HORIZON), Settings(60 if COMPILED else 8), seed)
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


def test_a_course_left_and_gone_on_with_gives_the_same_table(tmp_path: Path) -> None:
    whole, first = Course(seed=3), Course(seed=3)
    for course in (whole, first):
        course.lesson(LESSON // 2, DEALS)
    first.save(tmp_path / "course.npz")
    second = Course.load(tmp_path / "course.npz")
    for course in (whole, second):
        course.lesson(LESSON // 2, DEALS)
    assert np.array_equal(whole.values, second.values)
    assert (whole.points, whole.rng.hex()) == (second.points, second.rng.hex())
    card = second.deliver(tmp_path / "table.npz", DEALS)
    arrays, read = weights.load(tmp_path / "table.npz")
    assert read == card
    assert np.array_equal(arrays["values"], second.best.astype(np.float32))
    assert curve(second.points, "notty").startswith("<svg")


def test_time_ends_a_course() -> None:
    assert list(lessons(Course(seed=1), seconds=0.0)) == []


@pytest.mark.skipif(not COMPILED, reason="a thousand games")
def test_a_short_course_learns_something() -> None:
    course = Course(seed=1)
    course.lesson(LESSON, DEALS)
    assert went_out(course.values) >= 18
    score = Duel(GAME, NottyQ(course.values), NottyQ(blank_table())).score(range(200))
    assert score.share - score.error > 0.5


def went_out(values: np.ndarray[tuple[int], np.dtype[np.float64]]) -> int:
    """In how many of 20 games against a random player the table goes out."""
    return sum(winner_holds_nothing(seed, NottyQ(values)) for seed in range(20))


def winner_holds_nothing(seed: int, policy: NottyQ) -> bool:
    """One game: whether the table's seat wins with an empty hand."""
    state: State = GAME.deal(seats=2, seed=seed)
    player, other = TableBot(policy, seed), parlour.bot("notty", level="random", seed=seed)
    while not state.over:
        state.play((player if state.turn == 0 else other).choose(state))
    assert isinstance(state, Notty)
    return state.hand_size(0) == 0
