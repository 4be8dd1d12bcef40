"""Training: the same seed gives the same weights, a course can be interrupted, and the learned player plays fairly and
well."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import parlour
from parlour import bots
from parlour.bots import weights
from parlour.bots.linear_q import LinearQ
from parlour.bots.play import play_of
from parlour.bots.training.contest import contest
from parlour.bots.training.course import Course, rules_version
from parlour.bots.training.duel import Duel, Score
from parlour.bots.training.fitting import Sample, chances_of, explained, fit
from parlour.bots.training.tables import TableCourse, shared
from parlour.bots.training.value import ValueCourse
from parlour.core import registry
from parlour.core.rng import Rng
from parlour.games.house_of_cards.play.course import HouseOfCardsLeaf
from parlour.games.potter.play.course import PotterLeaf
from parlour.lab.learning_curve import curve
from tests.core.mode import COMPILED

# Uncompiled, one game with Notty's network takes minutes.
COURSES = {game: play.courses() for game in sorted(registry.built_in()) if (play := play_of(game))}
ALL = [(game, agent) for game, agents in COURSES.items() for agent in agents if COMPILED or game != "notty"]
TABLES = [game for game, agents in COURSES.items() if issubclass(agents["qlearning"], TableCourse)]
GAMES = 24 if COMPILED else 5
DEALS = range(3 if COMPILED else 1)
STEPS = 400 if COMPILED else 30


def taught(game: str, agent: str, lessons: int = 1) -> Course:
    course = COURSES[game][agent](seed=3)
    for _ in range(lessons):
        course.lesson(GAMES, DEALS)
    return course


def same(one: Course, other: Course) -> bool:
    ours, theirs = one.arrays(), other.arrays()
    return ours.keys() == theirs.keys() and all(np.array_equal(ours[name], theirs[name]) for name in ours)


@pytest.mark.parametrize(("game", "agent"), ALL)
def test_a_continued_course_equals_an_uninterrupted_one(game: str, agent: str, tmp_path: Path) -> None:
    whole = taught(game, agent, lessons=2)
    taught(game, agent).save(tmp_path / "course.npz")
    second = COURSES[game][agent].load(tmp_path / "course.npz")
    assert not same(whole, second)
    second.lesson(GAMES, DEALS)
    assert same(whole, second)
    assert (whole.points, whole.rng.hex()) == (second.points, second.rng.hex())


@pytest.mark.parametrize(("game", "agent"), ALL)
def test_the_best_is_delivered_with_its_card(game: str, agent: str, tmp_path: Path) -> None:
    course = taught(game, agent)
    card = course.deliver(tmp_path / "weights.npz", DEALS[:1])
    arrays, read = weights.load(tmp_path / "weights.npz")  # reads without pickle
    assert read == card
    assert (card.game, card.agent, card.games, card.seed) == (game, agent, GAMES, 3)
    assert np.array_equal(arrays["values"], course.delivered()["values"])
    assert curve(course.points, game).count("<circle") == 1


@pytest.mark.parametrize(("game", "agent"), ALL)
def test_the_shipped_weights_are_those_of_these_rules_and_features(game: str, agent: str) -> None:
    arrays, card = weights.shipped(game, agent)
    course = COURSES[game][agent](seed=1)
    assert all(part for name, part in asdict(card).items() if name != "checked")
    assert (card.game, card.agent, card.checked or card.rules) == (game, agent, rules_version(game))
    assert card.features == dict(course.features()) and card.settings == dict(course.settings())
    assert arrays["values"].shape == course.delivered()["values"].shape


def test_a_worse_lesson_does_not_replace_the_best() -> None:
    course = taught("house_of_cards", "qlearning")
    best = course.delivered()["values"].copy()
    point = course.points[0]
    course.points[0] = type(point)(point.games, 2.0, 0.0, 2.0, True)
    assert not course.lesson(GAMES, DEALS).kept
    assert np.array_equal(course.delivered()["values"], best)


@pytest.mark.parametrize("game", TABLES)
def test_every_action_has_one_case_of_each_table(game: str) -> None:
    policy = player(game)
    edges = np.cumsum([0, *policy.cases.values()])
    low, high = parlour.game(game).seats
    for seats in range(low, high + 1):
        for state in positions(game, seats):
            for action in policy.chances(state):
                places = np.array(policy.features(state, action)) - (seats - low) * policy.size
                assert (places >= edges[:-1]).all() and (places < edges[1:]).all()


@pytest.mark.parametrize("game", TABLES)
def test_what_the_seat_cannot_know_changes_no_case_and_no_move(game: str) -> None:
    policy = player(game)
    low, high = parlour.game(game).seats
    for seats in range(low, high + 1):
        for number, state in enumerate(positions(game, seats)):
            assert state.turn is not None
            imagined = state.imagine(state.turn, number)
            assert policy.action(imagined, Rng(0)) == policy.action(state, Rng(0))
            chances = policy.chances(state)
            assert policy.chances(imagined) == chances
            for action in chances:
                assert policy.features(imagined, action) == policy.features(state, action)


def player(game: str) -> LinearQ:
    """The player with tables in which every case has a different value, so that no difference is lost."""
    course = COURSES[game]["qlearning"](seed=1)
    assert isinstance(course, TableCourse)
    size = len(course.values)
    return course.player(np.random.default_rng(1).normal(size=size) / 10)


def positions(game: str, seats: int) -> list[parlour.State]:
    """Positions of a game of the learned player against the random one."""
    state = parlour.game(game).deal(seats=seats, seed=seats)
    players = [bots.bot(game, "qlearning" if seat % 2 else "random", seat) for seat in range(seats)]
    met: list[parlour.State] = []
    for _ in range(STEPS):
        if state.over:
            break
        met.append(state.clone())
        state.play(players[state.on_turn].choose(state))
    return met


@pytest.mark.skipif(not COMPILED, reason="hundreds of games")
@pytest.mark.parametrize("game", TABLES)
def test_the_shipped_player_beats_the_random_one_clearly(game: str) -> None:
    low, high = parlour.game(game).seats
    for seats in range(low, high + 1):
        levels = bots.levels(game)
        score = contest(game, levels["qlearning"], levels["random"], range(40), seats)
        assert score.share - score.error > 1.5 / seats


@pytest.mark.skipif(not COMPILED, reason="thousands of games")
@pytest.mark.parametrize("game", TABLES)
def test_a_short_course_learns_something(game: str) -> None:
    course = COURSES[game]["qlearning"](seed=5)
    assert isinstance(course, TableCourse)
    course.practise(4000)
    score = course.against("random", course.mean, range(60))
    assert score.share - score.error > 0.6


def test_half_of_the_games_have_two_players() -> None:
    assert shared(100, 1) == [100]
    assert shared(100, 3) == [50, 25, 25]
    assert sum(shared(101, 4)) == 101


def test_fitting_finds_the_values_that_the_games_came_from() -> None:
    leaf, rng = HouseOfCardsLeaf(), np.random.default_rng(1)
    facts = np.zeros((20_000, leaf.width), np.int16)
    facts[:, 0] = rng.integers(2, 5, len(facts))
    facts[:, 1] = rng.integers(0, facts[:, 0])
    facts[:, 2:] = rng.integers(1, 16, (len(facts), 4))
    true = np.array([-0.1, -0.2, -0.3, 0.4, 0.5, 0.6])
    chances = chances_of(leaf.scores(facts, true)[0])
    winners = (rng.random((len(facts), 1)) > chances.cumsum(axis=1)).sum(axis=1)
    shares = np.eye(4, dtype=np.float32)[winners]
    sample = Sample.of(facts, shares, np.arange(len(facts), dtype=np.int32))
    found = fit(leaf, sample, leaf.start, leaf.ridge)
    assert found == pytest.approx(true, abs=0.08)
    assert explained(leaf, sample, found) > explained(leaf, sample, true) > 0
    assert explained(leaf, sample, leaf.start) == pytest.approx(0.0)


def test_a_long_game_counts_no_more_than_a_short_one() -> None:
    facts, shares = np.zeros((5, 6), np.int16), np.zeros((5, 4), np.float32)
    assert Sample.of(facts, shares, np.array([7, 3, 7, 7, 7], np.int32)).counts.tolist() == [0.25, 1, 0.25, 0.25, 0.25]


def test_potters_spread_moves_as_it_says() -> None:
    leaf = PotterLeaf()
    facts = np.array([[2, 120, 80, 30, 0, 0, 0], [4, 15, 185, 60, 100, 7, 0]], np.int16)
    values = np.array([30.0, 0.2])
    scores, moves = leaf.scores(facts, values)
    for place in range(2):
        step = np.eye(2)[place] * 1e-6
        more = leaf.scores(facts, values + step)[0]
        here = np.isfinite(scores)
        assert ((more[here] - scores[here]) / 1e-6) == pytest.approx(moves[:, :, place][here], abs=1e-4)
    assert np.isfinite(scores).sum(axis=1).tolist() == [2, 4]


@pytest.mark.parametrize(
    ("game", "changes", "part"),
    [
        ("house_of_cards", {}, 1.0),
        ("jolly", {}, 1.0),
        (
            "potter",
            {"scores": [60, 95], "round": 5},
            0.7,
        ),  # the other 0.3 are for winning the round, which nobody has done here
    ],
)
def test_what_is_fitted_is_what_the_search_reads_at_its_leaves(game: str, changes: dict[str, Any], part: float) -> None:
    course = COURSES[game]["value"](seed=1)
    assert isinstance(course, ValueCourse)
    values = weights.values(game, "value")
    state = parlour.game(game).position({**parlour.game(game).deal(seats=2, seed=4).position(), **changes})
    chances = chances_of(course.leaf.scores(np.array([course.leaf.facts(state)], np.int16), values)[0])[0]
    policy = course.leaf.policy(values)
    assert [policy.expects(state, seat) for seat in range(2)] == pytest.approx(list(part * chances[:2]))


# Duels, and weights that belong to something else.


@pytest.mark.parametrize("game", ["house_of_cards", "potter"])
def test_equal_policies_share_every_deal(game: str) -> None:
    """The deal is played from every seat, with the same luck."""
    play = play_of(game)
    assert play is not None
    duel = Duel(registry.game(game), play.policy(), play.policy())
    assert duel.score(range(2)) == Score(0.5, 0.0, 2)


@pytest.mark.parametrize(("game", "agent"), [(game, agent) for game in TABLES for agent in COURSES[game]])
def test_weights_of_another_shape_are_refused(game: str, agent: str) -> None:
    course = COURSES[game][agent](seed=1)
    with pytest.raises(ValueError, match="expected"):
        course.player(np.zeros(7)) if isinstance(course, TableCourse) else course.leaf.policy(np.zeros(7))  # type: ignore[attr-defined]
