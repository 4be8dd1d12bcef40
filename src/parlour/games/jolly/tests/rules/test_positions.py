"""Positions of Jolly: what may be left out, and what comes back."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from parlour import State
from parlour.games.jolly.tests.rules.helpers import (
    ALL_CARDS,
    DULL,
    TO_THE_MIDDLE,
    before_the_middle,
    gambling,
    jolly,
    opened,
    playing,
    rest,
    short,
    stacked,
    table,
    wander,
)
from tests.games.helpers import counted, events, hands, moves, play


def same(state: State) -> State:
    """Written down, sent as JSON, and read back."""
    again = jolly.position(json.loads(json.dumps(state.position())))
    assert again.hash() == state.hash()
    assert again.position() == state.position()
    assert again.legal() == state.legal()
    assert again.result == state.result
    for seat in (0, 1, None):
        assert again.view(seat) == state.view(seat)
    return again


# What may be left out.


def test_game_turn_and_hands_are_enough() -> None:
    state = jolly.position({"game": "jolly", "turn": 1, "hands": ["5♠ 6♠", "K♦ JK"]})
    written = state.position()
    stock, rng, jolly_card = written.pop("stock"), written.pop("rng"), written.pop("jolly_card")
    assert written == {
        "game": "jolly",
        "turn": 1,
        "hands": ["5♠ 6♠", "K♦ JK"],
        "options": {
            "starter": "random",
            "hunt": "added",
            "final_discard": True,
            "jolly_hand_failure": "game",
            "round_limit": 100,
        },
        "turns": 0,
        "starter": 0,
        "round": 3,
        "phase": "draw",
        "discard": "",
        "table": [],
        "opened": [False, False],
        "taken": "",
        "taken_used": False,
        "put_back": False,
        "laid": [],
        "swapped": 0,
        "reshuffles": 0,
        "first_discard": False,
        "seen_bottom": "",
        "barred": [False, False],
        "known": ["", ""],
    }
    assert sorted([*stock.split(), jolly_card, "5♠", "6♠", "K♦", "JK"]) == ALL_CARDS
    assert len(rng) == 82


def test_the_cards_not_named_are_shuffled_by_the_seed() -> None:
    assert len(counted(30, lambda seed: table("5♠", "2♣", seed=seed).position()["stock"])) == 30
    assert table("5♠", "2♣", seed=3).hash() == table("5♠", "2♣", seed=3).hash()
    assert table("5♠", "2♣").hash() == table("5♠", "2♣", seed=0).hash()


def test_the_jolly_card_comes_from_the_stock_unless_it_is_named_or_gone() -> None:
    assert len(counted(30, lambda seed: table("5♠", "2♣", seed=seed).position()["jolly_card"])) > 10
    named, gone = table("5♠", "2♣", jolly_card="9♦"), table("5♠", "2♣", jolly_card=None)
    assert (named.view(0)["jolly_card"], named.view(0)["stock"]) == ("9♦", 105)
    assert (gone.view(0)["jolly_card"], gone.view(0)["stock"]) == (None, 106)


def test_piles_lie_as_written_bottom_to_top() -> None:
    state = stacked("5♠ 6♠", "2♣", top="K♥ Q♥", discard="9♦ 4♣ J♠")
    assert state.view(0)["discard"] == ["9♦", "4♣", "J♠"]
    assert events(state.clone(), "draw")[0]["card"] == "K♥"


def test_the_example_of_a_position() -> None:
    state = jolly.position(
        {
            "game": "jolly",
            "round": 3,
            "turn": 0,
            "phase": "draw",
            "hands": ["5♥ 6♥ 7♥ 4♠", "2♣ K♥"],
            "discard": "K♠ 4♥",
            "table": ["9♣ 10♣ J♣", "4♥ 4♦ 4♣ JK=4♠"],
            "opened": [True, False],
            "jolly_card": "9♦",
        }
    )
    assert state.view(0)["table"] == [["9♣", "10♣", "J♣"], ["4♥", "4♦", "4♣", "JK=4♠"]]
    assert set(moves(state)) == {"draw", "take"}


@pytest.mark.parametrize("text", ["8♣ JK=9♣ 10♣", "10♣ 8♣ JK=9♣", "8c jk=9c Tc", "8♣,JK=9♣,10♣"])
def test_a_meld_on_the_table_is_written_in_any_order_and_way(text: str) -> None:
    assert opened("5♠", "2♣", table=[text]).view(0)["table"] == [["8♣", "JK=9♣", "10♣"]]


@pytest.mark.parametrize(
    "meld",
    [
        "A♠ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠",
        "2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♠",
        "JK=A♠ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠",
        "2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ JK=A♠",
        "7♠ 7♥ 7♦ 7♣",
        "7♠ 7♥ 7♦ JK=7♣",
        "7♥ 7♣ JK",
        "JK=3♠ 4♠ JK=5♠",
        "JK=A♠ 2♠ JK=3♠ 4♠ JK=5♠ 6♠ JK=7♠",
        "Q♠ K♠ JK=A♠",
        "JK=A♠ 2♠ 3♠",
        "A♠ A♦ JK",
    ],
)
def test_melds_of_all_kinds_come_back(meld: str) -> None:
    state = same(opened("9♥", "2♣", table=[meld]))
    assert state.position()["table"] == [meld]
    assert state.view(0)["table"] == [meld.split()]


# The round trip.


def test_every_moment_of_a_turn_is_written_down_and_read_back() -> None:
    state = before_the_middle()
    same(state)
    put_back = play(state.clone(), "take", "putback")
    same(put_back)
    same(play(put_back, "draw"))
    for move in (*TO_THE_MIDDLE, "meld 7♣ 7♦ JK", "discard K♦", "draw"):
        play(state, move)
        same(state)


def test_the_opening_that_is_begun_comes_back() -> None:
    state = play(
        playing("5♥ 6♥ 7♥ K♠ K♥ K♦ 2♣ 4♣", "2♥ 9♣", table=["9♣ 10♣ J♣"], opened=[False, True]), "meld 5♥ 6♥ 7♥"
    )
    assert (state.position()["laid"], state.position()["opened"]) == ([2], [False, True])
    again = same(state)
    assert again.view(0)["opening"] == {"points": 18, "needed": 36, "pure": True}
    same(play(state, "meld K♠ K♥ K♦"))
    same(play(state, "discard 2♣"))


def test_a_taken_card_comes_back_used_or_not() -> None:
    state = play(table("5♥ 6♥ 2♦ A♣", "2♥ 9♣", discard="3♠ 7♥", opened=[True, False]), "take")
    written = state.position()
    assert (written["taken"], written["taken_used"], written["discard"]) == ("7♥", False, "3♠")
    assert Counter(written["hands"][0].split())["7♥"] == 1
    same(state)
    written = play(state, "meld 5♥ 6♥ 7♥").position()
    assert (written["taken"], written["taken_used"]) == ("7♥", True)
    same(state)


def test_whether_something_was_done_since_the_take_comes_back() -> None:
    """A lay-off onto an older meld of another card: the taken one cannot be put back any more."""
    state = table("5♥ 6♥ A♠ 2♦ 8♣", "2♥ 9♣", discard="3♠ 7♥", table=["9♣ 10♣ J♣"], opened=[True, False])
    play(state, "take")
    assert "putback" in moves(same(state))
    play(state, "add 8♣ to 1")
    assert "putback" not in moves(state)
    assert "putback" not in moves(same(state))


def test_swapped_jokers_and_new_melds_come_back() -> None:
    state = play(opened("10♣ 5♥ 6♥ 2♦ A♠", "2♥ 9♣", table=["9♣ JK=10♣ J♣"]), "swap 10♣ in 1")
    assert same(state).position()["swapped"] == 1
    assert same(play(state, "meld 5♥ 6♥ JK")).position()["laid"] == [2]


def test_the_jolly_hand_comes_back() -> None:
    state = gambling("2♠ 3♠ 4♠ 5♥ 6♥ 7♥ K♠ K♥ K♦ 8♦ 10♦ J♦ 9♦")
    written = state.position()
    assert (written["phase"], written["taken"], written["jolly_card"]) == ("jolly", "9♦", None)
    same(state)
    same(play(state, "meld 2♠ 3♠ 4♠"))
    assert same(play(state, "meld 8♦ 9♦ 10♦")).position()["laid"] == [1, 2]


def test_a_jolly_hand_that_was_given_up_comes_back() -> None:
    state = gambling("2♠ 3♠ 4♠ 5♥ 6♥ 7♥ K♠ K♥ K♦ 8♦ 10♦ J♦ 9♦", options={"jolly_hand_failure": "turn"})
    same(play(state, "meld 2♠ 3♠ 4♠", "concede"))
    assert state.position()["barred"] == [True, False]
    assert sorted(state.position()["known"][0].split()) == ["2♠", "3♠", "4♠"]


def test_every_state_of_random_games_comes_back() -> None:
    for seed in range(6):
        state = jolly.deal(seats=2, seed=seed, jolly_hand_failure="turn")
        for step in range(60):
            wander(state, seed * 1000 + step, 4)
            same(state)


def test_the_future_is_written_down_too() -> None:
    state = short("2♠ 5♠ 8♠", "2♥ 9♣", stock="", discard="A♣ 3♦", seed=5)
    again = same(state)
    assert again.play("draw") == state.play("draw")
    assert again.position() == state.position()


@pytest.mark.parametrize("seat", [0, 1])
def test_a_finished_game_reads_back_as_finished(seat: int) -> None:
    one_card = ("2♠", "2♥ K♦") if seat == 0 else ("2♥ K♦", "2♠")
    finished = [
        play(opened(*one_card, turn=seat), "discard 2♠"),
        play(gambling(f"{DULL} 9♦", turn=seat), "concede"),
        play(playing(rest("2♥ 9♣", "9♦"), "2♥ 9♣", stock="", jolly_card="9♦"), "discard K♦"),
    ]
    for state in finished:
        again = same(state)
        assert again.over
        assert again.position()["turn"] is None
        assert again.position()["winners"] == list(state.winner_seats())


def test_a_drawn_game_has_no_winners() -> None:
    state = play(playing(rest("2♥ 9♣", "9♦"), "2♥ 9♣", stock="", jolly_card="9♦"), "discard K♦")
    assert state.position()["winners"] == []


def test_a_position_that_is_changed_afterwards_changes_no_state() -> None:
    given: dict[str, Any] = {"game": "jolly", "turn": 0, "hands": ["5♠ 6♠", "K♦"], "opened": [False, False]}
    state = jolly.position(given)
    given["hands"][0] = "2♥"
    given["opened"][0] = True
    written = state.position()
    written["hands"][0] = "2♥"
    written["known"][0] = "5♠"
    assert (hands(state), state.view(0)["opened"]) == (["5♠ 6♠", "K♦"], [False, False])
    assert state.position()["known"] == ["", ""]
    assert state.record()["position"]["hands"] == ["5♠ 6♠", "K♦"]
