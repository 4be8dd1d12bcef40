"""Records of Notty: seed or position, options and moves always give the same game."""

from __future__ import annotations

import json
from typing import Any

import pytest

import parlour
from parlour import OptionError, Rng, State
from parlour.games.notty.tests.rules.helpers import deck, hands, notty, play, says, stacked, table


def wander(state: State, seed: int, steps: int) -> State:
    """Play this many random moves."""
    chance = Rng(seed)
    while steps and not state.over:
        legal = state.legal()
        state.play(legal[chance.below(len(legal))])
        steps -= 1
    return state


def replayed(state: State) -> State:
    return parlour.replay(json.loads(json.dumps(state.record())))


@pytest.mark.parametrize("seed", [0, 7, -3, 2**70, b"house", b""], ids=repr)
def test_a_record_replays_to_the_same_state(seed: int | bytes) -> None:
    state = wander(notty.deal(seats=3, seed=seed, turn_limit=20, cycle_at_limit=True), seed=1, steps=100)
    assert replayed(state).hash() == state.hash()
    assert replayed(state).record() == state.record()


def test_a_record_says_game_seats_options_seed_and_moves() -> None:
    state = play(notty.deal(seats=2, seed=7, first_player=1), "draw 2", "end", "steal 1")
    assert state.record() == {
        "game": "notty",
        "rules": 2,
        "seats": 2,
        "options": {"first_player": 1, "turn_limit": 300, "cycle_at_limit": False},
        "seed": 7,
        "moves": ["draw 2", "end", "steal 1"],
    }


def test_a_record_may_begin_with_a_position() -> None:
    state = play(stacked("B4 B5 K1", "R1 R3", turn=0, turns=9, top="B6 B7"), "draw 2", "group B4 B5 B6 B7", "end")
    record = state.record()
    assert record["position"]["hands"] == ["K1 B4 B5", "R1 R3"]
    assert "seed" not in record
    assert replayed(state).hash() == state.hash()


def test_a_record_in_mid_turn() -> None:
    state = play(table("B4 B5 K1", "R1 R3", done=["draw"]), "cycle")
    assert replayed(state).hash() == state.hash()
    assert replayed(state).position()["cycling"] is True


def test_a_record_of_steps_reads_as_one_of_moves() -> None:
    played, stepped = notty.deal(seats=2, seed=3), notty.deal(seats=2, seed=3)
    for move in ("draw 1", "cycle"):
        played.play(move)
    for action in (1, 7):
        stepped.step(action)
    assert stepped.record() == played.record()


def test_a_state_played_out_at_random_begins_its_record_where_it_stands() -> None:
    state = notty.deal(seats=2, seed=4, turn_limit=20)
    state.playout(1)
    assert state.over
    assert state.record()["moves"] == []
    assert replayed(state).hash() == state.hash()


def test_changing_a_record_changes_nothing_in_the_game() -> None:
    state = play(table("B4 B5 K1", "R1 R3"), "draw 1")
    before = json.dumps(state.record())
    record = state.record()
    record["moves"].append("end")
    record["options"]["turn_limit"] = 20
    record["position"]["turn"] = 1
    record["position"]["hands"][0] = "R1"
    assert json.dumps(state.record()) == before


BASE: dict[str, Any] = {"game": "notty", "seats": 2, "seed": 1}


@pytest.mark.parametrize(
    ("record", "named"),
    [
        (None, ("NoneType",)),
        ([], ("list",)),
        ({}, ("game",)),
        ({"game": "whist", "seats": 2, "seed": 1}, ("whist", "notty")),
        ({"game": None, "seats": 2, "seed": 1}, ("None", "notty")),
        ({"game": "notty", "seats": 2}, ("seed", "position")),
        ({"game": "notty", "seed": 1}, ("seats",)),
        ({**BASE, "position": {}}, ("seed", "position")),
        ({**BASE, "winner": 1}, ("winner",)),
        ({**BASE, "seats": 4}, ("4", "2 to 3")),
        ({**BASE, "seats": "2"}, ("'2'", "2 to 3")),
        ({**BASE, "seed": 1.5}, ("1.5",)),
        ({**BASE, "seed": True}, ("True",)),
        ({**BASE, "seed": "no hex"}, ("no hex",)),
        ({**BASE, "options": []}, ("list",)),
        ({**BASE, "options": {"turn_limit": 19}}, ("turn_limit", "19", "20-10000")),
        ({**BASE, "options": {"hand_limit": 30}}, ("hand_limit",)),
        ({**BASE, "options": {"seats": 3}}, ("seats", "first_player")),
        ({**BASE, "options": {"seed": 3}}, ("seed", "first_player")),
        ({**BASE, "options": {7: 3}}, ("7", "first_player")),
        ({**BASE, "moves": "end"}, ("moves",)),
        ({**BASE, "moves": [0]}, ("moves",)),
        ({**BASE, "moves": ["end", "fly"]}, ("Move 2", "fly", "draw N")),
        ({**BASE, "moves": ["end", "draw 4"]}, ("Move 2", "draw 4", "1 to 3")),
        ({"game": "notty", "position": None}, ("NoneType",)),
        ({"game": "notty", "position": {"game": "notty"}}, ("turn",)),
    ],
    ids=str,
)
def test_a_record_that_cannot_be(record: Any, named: tuple[str, ...]) -> None:
    with pytest.raises(OptionError) as raised:
        parlour.replay(record)
    says(raised.value, *named)


def test_seed_options_and_moves_give_the_same_game_for_ever() -> None:
    """Written down once; a change here would break every record that people have."""
    state = parlour.replay({**BASE, "moves": ["draw 3", "cycle", "drop K3", "steal 1", "end", "draw 1"]})
    assert hands(state) == ["R5 G1 G1 G3 G9 Y5 Y5 K9", "G6 K5 B1 B5"]
    assert deck(state)[-5:] == ["R2", "R5", "K7", "B9", "R2"]
