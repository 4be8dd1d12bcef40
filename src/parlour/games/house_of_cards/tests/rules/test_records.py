"""Records of House of Cards: seed or position, options and moves always give the same game."""

from __future__ import annotations

import json
from typing import Any

import pytest

import parlour
from parlour import OptionError, State
from parlour.games.house_of_cards.tests.rules.helpers import house, leftover, middle, stacked, table, wandering
from tests.games.helpers import hands, play, says


def replayed(state: State) -> State:
    return parlour.replay(json.loads(json.dumps(state.record())))


@pytest.mark.parametrize("seed", [0, 7, -3, 2**70, b"house", b""], ids=repr)
def test_a_record_replays_to_the_same_state(seed: int | bytes) -> None:
    options: dict[str, Any] = {"limit": 30, "cards": 9, "memory_aid": True, "last_card_must_fit": True}
    state = house.deal(seats=3, seed=seed, **options)
    for _ in wandering(state, 1, 120):
        pass
    assert replayed(state).hash() == state.hash()
    assert replayed(state).record() == state.record()
    assert replayed(state).result == state.result


def test_a_record_says_game_seats_options_seed_and_moves() -> None:
    state = house.deal(seats=2, seed=7, preset="quick")
    move = str(state.legal()[0])
    assert play(state, move).record() == {
        "game": "house_of_cards",
        "seats": 2,
        "options": {
            "preset": "quick",
            "limit": 15,
            "cards": 8,
            "memory_aid": False,
            "last_card_must_fit": False,
            "turn_limit": 1000,
        },
        "seed": 7,
        "moves": [move],
    }


def test_a_record_may_begin_with_a_position_in_the_middle_of_a_choice() -> None:
    state = house.position(middle().position())
    play(state, "remove S2", "swap R9", "play H6")
    record = state.record()
    assert "seed" not in record
    assert record["moves"] == ["remove S2", "swap R9", "play H6"]
    assert replayed(state).hash() == state.hash()


def test_a_record_over_a_reshuffle_and_the_end_of_a_round() -> None:
    state = stacked("G6 R5", "S1 S2", decks=["H1 H2 H3", ""], pile="H9", seed=5)
    play(state, "play G6", "reshuffle", "play S1")
    assert replayed(state).position() == state.position()


def test_a_record_of_a_finished_game() -> None:
    state = play(table("G4", "S1 S2", pile="H1"), "play G4")
    assert replayed(state).result == state.result
    assert replayed(state).hash() == state.hash()


def test_a_state_played_out_at_random_begins_its_record_where_it_stands() -> None:
    state = house.deal(seats=2, seed=4)
    state.playout(1)
    assert state.over
    assert state.record()["moves"] == []
    assert replayed(state).hash() == state.hash()


BASE: dict[str, Any] = {"game": "house_of_cards", "seats": 2, "seed": 1}


@pytest.mark.parametrize(
    ("record", "named"),
    [
        ({"game": "house_of_cards", "seats": 2}, ("seed", "position")),
        ({"game": "house_of_cards", "seed": 1}, ("seats",)),
        ({**BASE, "seats": 5}, ("5", "2 to 4")),
        ({**BASE, "options": {"limit": 9}}, ("limit", "9", "10-40")),
        ({**BASE, "seats": 4, "options": {"cards": 16}}, ("16", "60")),
        ({**BASE, "options": {"target": 300}}, ("target",)),
        ({**BASE, "moves": ["fly"]}, ("Move 1", "fly", "play CARD")),
        ({**BASE, "moves": ["keep"]}, ("Move 1", "keep")),
        ({"game": "house_of_cards", "position": {"game": "house_of_cards"}}, ("turn",)),
    ],
    ids=str,
)
def test_a_record_that_cannot_be(record: Any, named: tuple[str, ...]) -> None:
    with pytest.raises(OptionError) as raised:
        parlour.replay(record)
    says(raised.value, *named)


def test_seed_options_and_moves_give_the_same_game_for_ever() -> None:
    """Written down once; a change here would break every record that people have."""
    state = parlour.replay({**BASE, "moves": ["play G9", "play S3", "play G-Shield"]})
    assert hands(state) == ["G6 R4", "H0 S9"]
    assert leftover(state)[-5:] == ["H1", "R0", "H3", "R2", "H7"]
