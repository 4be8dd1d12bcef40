"""Records: how a game began and what was played; the same record gives the same game."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

import parlour
from parlour import OptionError

NOTTY = parlour.game("notty")


def played(state: parlour.State, moves: int) -> parlour.State:
    """The state after some moves, given by number and by text in turn."""
    for number in range(moves):
        legal = state.legal()
        move = legal[(number * 7 + 3) % len(legal)]
        if number % 2:
            state.play(str(move))
        else:
            state.step(move.id)
        if state.over:
            break
    return state


def through_json(record: dict[str, Any]) -> Any:
    return json.loads(json.dumps(record))


@pytest.mark.parametrize("seed", [7, -1, 2**200, b"", b"\x00\xff", b"parlour"])
def test_a_record_gives_the_same_game_again(seed: int | bytes) -> None:
    state = played(NOTTY.deal(seats=3, seed=seed, turn_limit=50), 40)
    twin = parlour.replay(through_json(state.record()))
    assert twin.hash() == state.hash()
    assert twin.record() == state.record()


def test_a_record_says_how_the_game_began_and_what_was_played() -> None:
    state = NOTTY.deal(seats=2, seed=b"\x00\xff", first_player=0)
    state.play("draw 2")
    state.step(0)
    assert state.record() == {
        "game": "notty",
        "rules": 2,
        "seats": 2,
        "options": {"first_player": 0, "turn_limit": 300, "cycle_at_limit": False},
        "seed": "00ff",
        "moves": ["draw 2", "end"],
    }


def test_a_seed_of_bytes_is_written_in_hex_and_is_not_the_int() -> None:
    assert NOTTY.deal(seats=2, seed=b"\x07").record()["seed"] == "07"
    record = {"game": "notty", "seats": 2}
    by_bytes = parlour.replay(record | {"seed": "07"})
    assert by_bytes.hash() == NOTTY.deal(seats=2, seed=b"\x07").hash()
    assert by_bytes.hash() != parlour.replay(record | {"seed": 7}).hash()


def test_steps_by_numpy_numbers_are_written_in_notation() -> None:
    state, twin = NOTTY.deal(seats=2, seed=7, first_player=0), NOTTY.deal(seats=2, seed=7, first_player=0)
    for action in (2, 0, 1):
        state.step(np.int64(action))  # type: ignore[arg-type]
        twin.step(action)
    assert state.hash() == twin.hash()
    assert through_json(state.record()) == twin.record()


def test_a_game_from_a_position_begins_there() -> None:
    position = {"game": "notty", "turn": 0, "hands": ["B4 B5 B6", "R1 R2"], "seed": 3}
    state = NOTTY.position(position)
    beginning = state.position()
    played(state, 10)
    record = through_json(state.record())
    assert record["position"] == beginning
    assert "seed" not in record
    assert len(record["moves"]) == 10
    assert parlour.replay(record).hash() == state.hash()


def test_a_record_belongs_to_its_caller() -> None:
    state = NOTTY.position({"game": "notty", "turn": 0, "hands": ["B4 B5 B6", "R1 R2"]})
    before = json.dumps(state.record())
    record = state.record()
    record["position"]["hands"].clear()
    record["options"].clear()
    record["moves"].append("end")
    assert json.dumps(state.record()) == before


def test_a_played_out_state_begins_where_it_stands() -> None:
    state = NOTTY.deal(seats=2, seed=7)
    assert state.playout(5) > 0
    record = through_json(state.record())
    assert (record["moves"], record["position"]) == ([], state.position())
    twin = parlour.replay(record)
    assert twin.over
    assert (twin.hash(), twin.result) == (state.hash(), state.result)


def test_an_imagined_state_begins_where_it_stands() -> None:
    state = played(NOTTY.deal(seats=2, seed=7), 5).imagine(0, 11)
    assert state.record()["moves"] == []
    assert parlour.replay(through_json(state.record())).hash() == state.hash()


def test_a_clone_has_the_same_past_and_its_own_future() -> None:
    state = played(NOTTY.deal(seats=2, seed=7), 6)
    twin = state.clone()
    assert twin.record() == state.record()
    before = state.record()
    played(twin, 4)
    assert state.record() == before
    assert twin.record()["moves"][:6] == before["moves"]
    assert parlour.replay(twin.record()).hash() == twin.hash()


GOOD: dict[str, Any] = {"game": "notty", "seats": 2, "seed": 7}
POSITION = {"game": "notty", "turn": 0, "hands": ["R1", "R2"]}
BAD_RECORDS: dict[str, tuple[Any, str]] = {
    "nothing": (None, "record-not-a-mapping"),
    "a list": ([GOOD], "record-not-a-mapping"),
    "text": (json.dumps(GOOD), "record-not-a-mapping"),
    "empty": ({}, "record-missing-key"),
    "unknown key": (GOOD | {"date": "today"}, "record-unknown-key"),
    "a key that is no text": (GOOD | {5: 5}, "record-unknown-key"),
    "no game": ({"seats": 2, "seed": 7}, "record-missing-key"),
    "unknown game": (GOOD | {"game": "whist"}, "no-such-game"),
    "game is no name": (GOOD | {"game": ["notty"]}, "no-such-game"),
    "no beginning": ({"game": "notty", "seats": 2}, "record-beginning"),
    "two beginnings": (GOOD | {"position": POSITION}, "record-beginning"),
    "no seats": ({"game": "notty", "seed": 7}, "record-missing-key"),
    "bad seats": (GOOD | {"seats": 9}, "bad-seat-count"),
    "seats are text": (GOOD | {"seats": "2"}, "bad-seat-count"),
    "bad seed": (GOOD | {"seed": "no hex"}, "bad-seed"),
    "seed is a truth": (GOOD | {"seed": True}, "bad-seed"),
    "seed is nothing": (GOOD | {"seed": None}, "bad-seed"),
    "options are a list": (GOOD | {"options": [1]}, "record-not-a-mapping"),
    "unknown option": (GOOD | {"options": {"jokers": 2}}, "no-such-option"),
    "an option called seed": (GOOD | {"options": {"seed": 2}}, "no-such-option"),
    "an option called seats": (GOOD | {"options": {"seats": 2}}, "no-such-option"),
    "an option without a name": (GOOD | {"options": {5: 2}}, "no-such-option"),
    "bad option": (GOOD | {"options": {"turn_limit": 1}}, "bad-option"),
    "bad position": ({"game": "notty", "position": 5}, "position-not-a-mapping"),
    "position of another game": ({"game": "notty", "position": POSITION | {"game": "x"}}, "position-other-game"),
    "position at another table": ({"game": "notty", "position": POSITION, "seats": 3}, "record-contradiction"),
    "position with other options": (
        {"game": "notty", "position": POSITION, "options": {"turn_limit": 99}},
        "record-contradiction",
    ),
    "moves are text": (GOOD | {"moves": "end"}, "record-moves"),
    "moves are numbers": (GOOD | {"moves": [0]}, "record-moves"),
    "moves are nothing": (GOOD | {"moves": None}, "record-moves"),
    "an unreadable move": (GOOD | {"moves": ["end", "dance"]}, "record-move"),
    "an illegal move": (GOOD | {"moves": ["end", "draw 4"]}, "record-move"),
    "a move after the end": (
        {"game": "notty", "position": POSITION | {"hands": ["R1 R2 R3", "R4"]}, "moves": ["group R1 R2 R3", "end"]},
        "record-move",
    ),
}


@pytest.mark.parametrize("name", BAD_RECORDS)
def test_a_bad_record_is_refused_with_the_reason(name: str) -> None:
    record, key = BAD_RECORDS[name]
    with pytest.raises(OptionError) as caught:
        parlour.replay(record)
    assert caught.value.key == key
    assert key not in str(caught.value)


def test_a_move_that_cannot_be_played_is_named_with_its_number() -> None:
    with pytest.raises(OptionError) as caught:
        parlour.replay(GOOD | {"moves": ["end", "end", "draw 4"]})
    assert 'Move 3 of the record, "draw 4"' in str(caught.value)
    assert isinstance(caught.value.__cause__, parlour.IllegalMove)
