"""Records of Potter: seed or position, options and moves always give the same game."""

from __future__ import annotations

import json
from typing import Any

import pytest

import parlour
from parlour import OptionError, Rng, State
from parlour.games.potter.tests.rules.helpers import playing, potter, sallan, table
from tests.games.helpers import hands, moves, play, says


def wander(state: State, seed: int, steps: int) -> State:
    """Play this many random moves, with many melds, and often from the pile."""
    chance = Rng(seed)
    for _ in range(steps):
        legal = [move for move in moves(state) if move.startswith(("meld", "add", "take"))] or moves(state)
        if legal:
            play(state, legal[chance.below(len(legal))])
    return state


def replayed(state: State) -> State:
    return parlour.replay(json.loads(json.dumps(state.record())))


@pytest.mark.parametrize("seed", [0, 7, -3, 2**70, b"house", b""], ids=repr)
def test_a_record_replays_to_the_same_state(seed: int | bytes) -> None:
    state = wander(potter.deal(seats=3, seed=seed, target=80, ace_high_runs=True), seed=1, steps=200)
    assert replayed(state).hash() == state.hash()
    assert replayed(state).record() == state.record()
    assert replayed(state).result == state.result


def test_a_record_says_game_seats_options_seed_and_moves() -> None:
    state = play(potter.deal(seats=2, seed=7, target=150), "draw")
    assert state.record() == {
        "game": "potter",
        "seats": 2,
        "options": {"target": 150, "ace_high_runs": False},
        "seed": 7,
        "moves": ["draw"],
    }


def test_a_record_may_begin_with_a_position() -> None:
    state = play(sallan("8♣ 10♣ 3♥ 10♥ K♦", "2♣ 9♠"), "meld 8♣ 3♥ 10♣", "add 10♥ to 1", "discard K♦")
    record = state.record()
    assert "seed" not in record
    assert record["moves"] == ["meld 8♣ 3♥=9♣ 10♣", "add 10♥ to 1", "discard K♦"]
    assert replayed(state).hash() == state.hash()


def test_a_record_in_mid_turn_with_the_pile_taken() -> None:
    state = play(table("5♠ 6♠", "2♥", discard="K♣ 7♠ 10♦", turns=3), "take")
    assert replayed(state).position()["taken"] == "K♣ 7♠ 10♦"
    assert replayed(state).hash() == state.hash()


def test_a_record_over_the_end_of_a_round() -> None:
    state = play(playing("8♣ 9♣ 10♣", "K♦", seed=4), "meld 8♣ 9♣ 10♣", "draw")
    assert replayed(state).position() == state.position()


def test_a_record_of_a_finished_game() -> None:
    state = play(playing("8♣ 9♣ 10♣", "K♦", scores=[0, 190]), "meld 8♣ 9♣ 10♣")
    assert replayed(state).result == state.result
    assert replayed(state).hash() == state.hash()


def test_a_record_of_steps_reads_as_one_of_moves() -> None:
    played, stepped = (sallan("5♠ 6♠ 7♠ 10♥ K♦", "2♣ 9♠") for _ in range(2))
    for text in ("meld 5♠ 6♠ 7♠", "add 10♥ to 1", "discard K♦", "draw"):
        stepped.step(potter.read(stepped, text).id)
        played.play(text)
    assert stepped.record() == played.record()


def test_a_state_played_out_at_random_begins_its_record_where_it_stands() -> None:
    state = potter.deal(seats=2, seed=4, target=50)
    state.playout(1)
    assert state.over
    assert state.record()["moves"] == []
    assert replayed(state).hash() == state.hash()


BASE: dict[str, Any] = {"game": "potter", "seats": 2, "seed": 1}


@pytest.mark.parametrize(
    ("record", "named"),
    [
        ({"game": "potter", "seats": 2}, ("seed", "position")),
        ({"game": "potter", "seed": 1}, ("seats",)),
        ({**BASE, "seats": 6}, ("6", "2 to 5")),
        ({**BASE, "options": {"target": 49}}, ("target", "49", "50-500")),
        ({**BASE, "options": {"turn_limit": 300}}, ("turn_limit",)),
        ({**BASE, "moves": ["draw", "fly"]}, ("Move 2", "fly", "meld CARDS")),
        ({**BASE, "moves": ["take"]}, ("Move 1", "take")),
        ({**BASE, "moves": ["draw", "draw"]}, ("Move 2", "draw")),
        ({"game": "potter", "position": {"game": "potter"}}, ("turn",)),
    ],
    ids=str,
)
def test_a_record_that_cannot_be(record: Any, named: tuple[str, ...]) -> None:
    with pytest.raises(OptionError) as raised:
        parlour.replay(record)
    says(raised.value, *named)


def test_an_ambiguous_move_is_no_record() -> None:
    record = sallan("8♣ 9♣ 3♥ K♦", "2♣").record()
    with pytest.raises(OptionError) as raised:
        parlour.replay({**record, "moves": ["meld 8♣ 9♣ 3♥"]})
    says(raised.value, "Move 1", "3♥=7♣", "3♥=10♣")


def test_seed_options_and_moves_give_the_same_game_for_ever() -> None:
    """Written down once; a change here would break every record that people have."""
    state = parlour.replay({**BASE, "moves": ["draw", "discard 3♠", "draw", "discard 10♠", "draw"]})
    assert hands(state) == ["6♠ 8♠ Q♥ K♥ 5♦ 7♦ 8♦ 5♣ J♣", "7♠ 4♥ 5♥ 8♥ 4♦ 6♦ 9♦ 7♣"]
    assert state.position()["stock"].split()[-5:] == ["A♥", "9♠", "K♦", "8♣", "9♣"]
