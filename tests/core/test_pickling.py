"""Pickles of states and games: small, exact, and the same for rules of every version and for games from outside."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys

import pytest

import parlour
from parlour.core.rng import Rng
from parlour.games.notty import NottyGame


class PrivateNotty(NottyGame):
    """A game that is not registered."""

    name = "private_notty"


def kept(state: parlour.State) -> parlour.State:
    found = pickle.loads(pickle.dumps(state))
    assert isinstance(found, parlour.State)
    return found


def test_a_copy_shares_no_pile_with_its_original() -> None:
    state = parlour.game("notty").deal(seats=2, seed=7)
    before = state.position()
    for twin in (copy.copy(state), copy.deepcopy(state), kept(state)):
        twin.play("draw 3")
        assert twin.position() != before
    assert state.position() == before


def test_a_game_of_thousands_of_moves_is_kept_whole_and_small() -> None:
    """The history is a chain: written link by link it would be too deep for pickle, and every move would be spelled
    out."""
    state = parlour.game("house_of_cards").deal(seats=2, seed=1, turn_limit=10_000)
    rng = Rng(3)
    while not state.over:
        actions = state.legal_ids()
        state.play(actions[rng.below(len(actions))])
    assert len(state.played()) > 400
    twin = kept(state)
    assert twin.record() == state.record()
    assert len(pickle.dumps(state)) < 4 * len(state.played()) + 8_000


@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_every_protocol_keeps_a_position_and_what_was_played_from_it(protocol: int) -> None:
    begun = parlour.game("potter").position(parlour.game("potter").deal(seats=3, seed=2).position())
    begun.play("draw")
    begun.step(begun.legal_ids()[0])
    twin = pickle.loads(pickle.dumps(begun, protocol))
    assert (twin.hash(), twin.record()) == (begun.hash(), begun.record())


def test_a_game_that_is_not_registered_is_kept_by_its_class() -> None:
    state = PrivateNotty().deal(seats=2, seed=5)
    twin = kept(state)
    assert type(twin.game) is PrivateNotty
    assert twin.hash() == state.hash()


def test_games_are_themselves_in_copies_and_pickles() -> None:
    game = parlour.game("jolly")
    assert copy.copy(game) is copy.deepcopy(game) is pickle.loads(pickle.dumps(game)) is game


def test_a_pickle_is_read_compiled_and_uncompiled() -> None:
    state = parlour.game("jolly").deal(seats=2, seed=11)
    state.play(state.legal()[0])
    code = (
        "import pickle, sys; state = pickle.load(sys.stdin.buffer); print(state.hash(), len(state.record()['moves']))"
    )
    for pure in ("0", "1"):
        done = subprocess.run(
            [sys.executable, "-c", code],
            input=pickle.dumps(state),
            env={**os.environ, "PARLOUR_PURE": pure},
            capture_output=True,
            check=True,
        )
        assert done.stdout.decode().split() == [str(state.hash()), "1"]
