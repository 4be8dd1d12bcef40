"""Moves and the table of actions."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

import parlour
from parlour import Move
from parlour.core.moves import Actions

TABLE = Actions(5)


def test_the_table_is_its_size_and_its_numbers() -> None:
    assert TABLE == 5
    assert len(TABLE) == 5
    assert list(TABLE) == list(range(TABLE)) == [0, 1, 2, 3, 4]
    assert list(Actions(0)) == []


@pytest.mark.parametrize("action", [0, 4, np.int64(4), np.int8(0)])
def test_a_number_of_the_table_is_in_it(action: object) -> None:
    assert action in TABLE


@pytest.mark.parametrize("action", [-1, 5, 2**70, "0", None, 1.5, np.int64(5), ()])
def test_anything_else_is_not(action: object) -> None:
    assert action not in TABLE


def test_a_table_can_be_gone_through_twice() -> None:
    assert [(a, b) for a in Actions(2) for b in Actions(2)] == [(0, 0), (0, 1), (1, 0), (1, 1)]


def test_a_game_writes_every_action_of_its_table_differently() -> None:
    game = parlour.game("notty")
    state = game.deal(seats=2, seed=1)
    moves = [game.move(state, action) for action in game.actions]
    assert [move.id for move in moves] == list(game.actions)
    assert len({str(move) for move in moves}) == len(game.actions) == 247


def test_a_move_is_a_value() -> None:
    move = Move((3, 4), "meld 5♥ 6♥ 7♥ 8♥")
    assert str(move) == "meld 5♥ 6♥ 7♥ 8♥"
    assert (move.id, move.ids) == (3, (3, 4))
    assert move == Move((3, 4), "meld 5♥ 6♥ 7♥ 8♥") == pickle.loads(pickle.dumps(move))
    assert len({move, Move((3, 4), "meld 5♥ 6♥ 7♥ 8♥"), Move((3,), "meld 5♥ 6♥ 7♥")}) == 2
    with pytest.raises(AttributeError):
        move.text = "pass"  # type: ignore[misc]
