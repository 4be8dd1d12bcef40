"""Records of Jolly: seed or position, options and moves always give the same game."""

from __future__ import annotations

import json
from typing import Any

import pytest

import parlour
from parlour import OptionError, State
from parlour.games.jolly.tests.rules.helpers import gambling, jolly, middle, opened, short, table, wander
from tests.games.helpers import hands, moves, play, says


def replayed(state: State) -> State:
    return parlour.replay(json.loads(json.dumps(state.record())))


@pytest.mark.parametrize("seed", [0, 7, -3, 2**70, b"house", b""], ids=repr)
def test_a_record_replays_to_the_same_state(seed: int | bytes) -> None:
    state = wander(jolly.deal(seats=2, seed=seed, hunt="within", final_discard=False), seed=1, steps=150)
    assert replayed(state).hash() == state.hash()
    assert replayed(state).record() == state.record()
    assert replayed(state).result == state.result


def test_a_record_says_game_seats_options_seed_and_moves() -> None:
    state = jolly.deal(seats=2, seed=7, round_limit=50)
    move = moves(state)[0]
    assert play(state, move).record() == {
        "game": "jolly",
        "seats": 2,
        "options": {
            "starter": "random",
            "hunt": "added",
            "final_discard": True,
            "jolly_hand_failure": "game",
            "round_limit": 50,
        },
        "seed": 7,
        "moves": [move],
    }


def test_a_record_may_begin_with_a_position() -> None:
    state = opened("5♥ 6♥ JK 8♣ 10♣ 2♦ 4♦", "2♥", table=["9♣ JK=10♣ J♣"])
    play(state, "meld 5♥ jk 6♥", "add 8♣ to 1", "discard 2♦")
    record = state.record()
    assert "seed" not in record
    assert record["moves"] == ["meld 5♥ 6♥ JK=7♥", "add 8♣ to 1", "discard 2♦"]
    assert replayed(state).hash() == state.hash()


def test_a_record_in_mid_turn() -> None:
    assert replayed(middle()).position() == middle().position()
    assert replayed(middle()).hash() == middle().hash()
    state = play(table("5♥ 6♥ 2♦", "2♥ 9♣", discard="3♠ 7♥", opened=[True, False]), "take")
    assert replayed(state).position()["taken"] == "7♥"


def test_a_record_with_a_reshuffle() -> None:
    state = play(short("2♠ 5♠ 8♠", "2♥ 9♣", stock="", discard="A♣ 3♦"), "draw")
    assert replayed(state).position() == state.position()


def test_a_record_of_a_jolly_hand() -> None:
    for failure in ("game", "turn"):
        state = gambling("2♠ 3♠ 4♠ 5♥ 6♥ 7♥ K♠ K♥ K♦ 8♦ 10♦ J♦ 9♦", options={"jolly_hand_failure": failure})
        play(state, "meld 2♠ 3♠ 4♠", "concede")
        assert replayed(state).hash() == state.hash()
        assert replayed(state).result == state.result


def test_a_record_of_steps_reads_as_one_of_moves() -> None:
    played, stepped = (opened("5♥ 6♥ 7♥ 8♣ 2♦ 4♦", "2♥ 9♣") for _ in range(2))
    for text in ("meld 5♥ 6♥ 7♥", "add 8♣ to 1", "discard 2♦", "draw"):
        stepped.step(jolly.read(stepped, text).id)
        played.play(text)
    assert stepped.record() == played.record()


def test_a_state_played_out_at_random_begins_its_record_where_it_stands() -> None:
    state = jolly.deal(seats=2, seed=4, round_limit=10)
    state.playout(1)
    assert state.over
    assert state.record()["moves"] == []
    assert replayed(state).hash() == state.hash()


BASE: dict[str, Any] = {"game": "jolly", "seats": 2, "seed": 1, "options": {"starter": 0}}


@pytest.mark.parametrize(
    ("record", "named"),
    [
        ({"game": "jolly", "seats": 2}, ("seed", "position")),
        ({"game": "jolly", "seed": 1}, ("seats",)),
        ({**BASE, "seats": 3}, ("3", "2")),
        ({**BASE, "options": {"round_limit": 9}}, ("round_limit", "9")),
        ({**BASE, "options": {"turn_limit": 300}}, ("turn_limit",)),
        ({**BASE, "moves": ["fly"]}, ("Move 1", "fly")),
        ({**BASE, "moves": ["draw"]}, ("Move 1", "draw")),
        ({"game": "jolly", "position": {"game": "jolly"}}, ("turn",)),
    ],
    ids=str,
)
def test_a_record_that_cannot_be(record: Any, named: tuple[str, ...]) -> None:
    with pytest.raises(OptionError) as raised:
        parlour.replay(record)
    says(raised.value, *named)


def test_seed_options_and_moves_give_the_same_game_for_ever() -> None:
    """Written down once; a change here would break every record that people have."""
    state = parlour.replay(BASE)
    assert hands(state) == ["5♠ 5♠ 6♠ A♥ 7♥ 7♥ 8♥ 3♦ 10♦ 4♣ 6♣ 6♣ K♣", "7♠ Q♠ 2♥ 5♥ 10♥ 3♦ 10♦ A♣ A♣ 7♣ Q♣ JK"]
    written = state.position()
    assert written["stock"].split()[-5:] == ["4♥", "10♠", "7♦", "9♦", "4♠"]
    assert (written["jolly_card"], written["seen_bottom"]) == ("3♠", "2♦ Q♦")
