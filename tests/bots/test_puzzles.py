"""The puzzles that ship with Parlour: there are enough, and each has one clearly best move."""

from __future__ import annotations

import pytest

from parlour.bots.levels import judge_of
from parlour.bots.puzzles import puzzle, puzzles, solve
from parlour.core.errors import IllegalMove, OptionError
from parlour.core.rng import Rng
from parlour.lab.bench.parlour_engine import compiled
from tests.examples.outside import BARE, installed, registered

pytestmark = pytest.mark.skipif(not compiled(), reason="without a compiler an expert thinks for seconds")
GAMES = ("house_of_cards", "jolly", "notty", "potter")
every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_there_are_at_least_thirty_and_no_two_alike(game: str) -> None:
    found = puzzles(game)
    assert len(found) >= 30
    assert len({one.state().hash() for one in found}) == len(found)


@every_game
def test_every_puzzle_is_a_choice_of_a_legal_move(game: str) -> None:
    for one in puzzles(game):
        state = one.state()
        assert state.refusal(one.best) is None
        assert len(state.legal_ids()) > 1
        assert one.chance > one.other


@every_game
def test_other_worlds_find_the_same_best_move(game: str) -> None:
    judge = judge_of(game)
    for one in puzzles(game)[::13]:
        state = one.state()
        best = state.game.read(state, one.best).ids[0]
        others = [action for action in state.legal_ids() if action != best]
        weighed = judge.weigh(state, [best, *others], Rng(99), 2 * judge.worlds)
        assert max(weighed[1:], key=lambda other: other.gain).gain < 0


@every_game
def test_the_solution_is_right_and_anything_else_is_not(game: str) -> None:
    asked = puzzle(game, 1)
    right = solve(game, 1, asked.best)
    assert right.right
    assert right.chance == right.best_chance
    assert right.reasons
    state = asked.state()
    other = next(str(move) for move in state.legal() if str(move) != asked.best)
    wrong = solve(game, 1, other)
    assert not wrong.right
    assert wrong.best == asked.best
    assert wrong.chance < wrong.best_chance


def test_a_move_that_is_not_allowed_is_refused_like_at_the_table() -> None:
    with pytest.raises(IllegalMove, match="draw 1 to 3 cards"):
        solve("notty", 1, "draw 9")


def test_a_number_that_is_not_there() -> None:
    for number in (0, 10_000):
        with pytest.raises(OptionError, match="puzzles"):
            puzzle("notty", number)
    with pytest.raises(OptionError):
        puzzle("whist", 1)


def test_a_game_that_brings_none_has_none() -> None:
    with registered(), installed(*BARE):
        assert puzzles("bare_lowest") == ()
