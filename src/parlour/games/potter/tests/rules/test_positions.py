"""Positions of Potter: what may be left out, and what comes back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from parlour import State
from parlour.games.potter.tests.rules.helpers import ALL_CARDS, of_kind, playing, potter, rest, sallan, stacked, table
from tests.games.helpers import counted, events, hands, moves, play


def same(state: State) -> State:
    """Written down, sent as JSON, and read back."""
    again = potter.position(json.loads(json.dumps(state.position())))
    assert again.hash() == state.hash()
    assert again.position() == state.position()
    assert again.legal() == state.legal()
    assert again.result == state.result
    for seat in [*range(state.seats), None]:
        assert again.view(seat) == state.view(seat)
    return again


# What may be left out.


def test_game_turn_and_hands_are_enough() -> None:
    state = potter.position({"game": "potter", "turn": 1, "hands": ["5♠ 6♠", "K♦"]})
    written = state.position()
    stock, rng = written.pop("stock"), written.pop("rng")
    assert written == {
        "game": "potter",
        "turn": 1,
        "hands": ["5♠ 6♠", "K♦"],
        "options": {"target": 200, "ace_high_runs": False},
        "turns": 0,
        "starter": 0,
        "round": 1,
        "phase": "draw",
        "discard": "",
        "table": [],
        "sallan": [False, False],
        "scores": [0, 0],
        "banned": ["", ""],
        "taken": "",
        "loop": {"seen": "", "turns": 0, "laid": False},
        "known": ["", ""],
    }
    assert sorted(stock.split()) == sorted(set(ALL_CARDS) - {"5♠", "6♠", "K♦"})
    assert len(rng) == 82


def test_what_was_discarded_has_been_seen_unless_it_is_written_otherwise() -> None:
    assert sorted(table("5♠", "2♣", discard="K♦ 4♥").view(0)["loop"]["seen"]) == sorted(["K♦", "4♥"])
    told = {"seen": "", "turns": 0, "laid": False}
    assert table("5♠", "2♣", discard="K♦ 4♥", loop=told).view(0)["loop"]["seen"] == []


def test_the_cards_not_named_are_shuffled_by_the_seed() -> None:
    assert len(counted(30, lambda seed: table("5♠", "2♣", seed=seed).position()["stock"])) == 30
    assert table("5♠", "2♣", seed=3).hash() == table("5♠", "2♣", seed=3).hash()
    assert table("5♠", "2♣").hash() == table("5♠", "2♣", seed=0).hash()


def test_piles_lie_as_written_bottom_to_top() -> None:
    state = stacked("5♠ 6♠", "2♣", top="K♥ Q♥", discard="9♦ 4♣ J♠", turns=4)
    assert state.view(0)["discard"] == ["9♦", "4♣", "J♠"]
    assert events(state.clone(), "draw")[0]["card"] == "K♥"
    assert of_kind(play(state, "draw"), "discard") == ["5♠", "6♠", "K♥"]


def test_the_example_of_a_position() -> None:
    state = potter.position(
        {
            "game": "potter",
            "round": 3,
            "turn": 1,
            "phase": "play",
            "hands": ["5♠ 6♠", "2♣ 10♥ 10♠"],
            "discard": "10♦",
            "table": ["J♥ Q♥ K♥"],
            "sallan": [True, False],
            "scores": [0, 25],
            "options": {"target": 200},
        }
    )
    assert (state.turn, state.view(0)["potter"], state.view(0)["scores"]) == (1, "3", [0, 25])
    assert moves(state) == ["discard 2♣"]


@pytest.mark.parametrize("text", ["8♣ 3♥=9♣ 10♣", "10♣ 8♣ 3♥=9♣", "8c 3h=9c Tc", "8♣,3♥=9♣,10♣"])
def test_a_meld_on_the_table_is_written_in_any_order_and_way(text: str) -> None:
    assert sallan("5♠", "2♣", table=[text]).view(0)["table"] == [["8♣", "3♥=9♣", "10♣"]]


@pytest.mark.parametrize(
    "meld",
    [
        "A♠ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠",
        "7♠ 7♥ 7♦ 7♣",
        "3♠=7♠ 3♥=7♥ 3♦=7♦ 7♣",
        "3♠ 3♥=4♠ 5♠",
        "2♠ 3♥=3♠ 4♠",
        "3♠ 3♥ 3♦=3♣",
    ],
)
def test_melds_of_all_kinds_come_back(meld: str) -> None:
    state = same(sallan("9♥", "2♣", table=[meld]))
    assert state.position()["table"] == [meld]
    assert state.view(0)["table"] == [meld.split()]


def test_a_run_with_the_ace_high_comes_back() -> None:
    on = {"ace_high_runs": True}
    assert same(sallan("9♥", "2♣", table=["Q♦ K♦ A♦"], options=on)).position()["table"] == ["Q♦ K♦ A♦"]


# The round trip.


def test_every_moment_of_a_turn_is_written_down_and_read_back() -> None:
    state = stacked("6♠ 7♠ 8♠ 8♣ 3♥ 10♣ K♦ 2♦", "2♥ 9♣", "J♦ J♣", round=3, top="5♠", turns=7, starter=2)
    same(state)
    for move in ("draw", "meld 5♠ 6♠ 7♠", "add 8♠ to 1", "meld 8♣ 3♥=9♣ 10♣", "discard K♦", "take", "return", "draw"):
        play(state, move)
        same(state)


def test_while_the_meld_is_owed_the_taken_pile_is_written_too() -> None:
    state = play(table("5♠ 6♠", "2♥", discard="K♣ 7♠ 10♦", turns=3), "take")
    written = state.position()
    assert written["taken"] == "K♣ 7♠ 10♦"
    assert sorted(written["hands"][0].split()) == sorted(["5♠", "6♠", "K♣", "7♠", "10♦"])
    assert (written["discard"], written["phase"]) == ("", "play")
    again = play(same(state), "return")
    assert again.view(0)["discard"] == ["K♣", "7♠", "10♦"]
    assert same(play(state, "meld 5♠ 6♠ 7♠")).position()["taken"] == ""


def test_a_taken_pile_can_be_written_down() -> None:
    state = playing("5♠ 6♠ 7♠ K♣", "2♥", taken="7♠ K♣")
    assert set(moves(state)) == {"return", "meld 5♠ 6♠ 7♠"}
    play(state, "return")
    assert state.view(0)["discard"] == ["7♠", "K♣"]
    assert hands(state)[0] == "5♠ 6♠"


def test_bans_known_cards_and_the_loop_come_back() -> None:
    told = {"seen": "K♦ 9♠ 4♥", "turns": 3, "laid": False}
    state = same(table("K♦ 2♣", "9♠ 4♦", banned=["K♦", ""], known=["K♦ 2♣", "9♠"], loop=told, turns=20))
    view = state.view(0)
    assert (view["banned"], view["known"]) == ([["K♦"], []], [["K♦", "2♣"], ["9♠"]])
    assert (sorted(view["loop"]["seen"]), view["loop"]["turns"]) == (sorted(["K♦", "9♠", "4♥"]), 3)


def test_the_future_is_written_down_too() -> None:
    state = play(potter.deal(seats=2, seed=12), "draw")
    again = same(state)
    for _ in range(60):
        move = next(move for move in moves(state) if not move.startswith("take"))
        assert again.play(move) == state.play(move)
    assert again.hash() == state.hash()


def test_a_new_round_is_dealt_alike() -> None:
    state = playing("8♣ 9♣ 10♣", "K♦", seed=5)
    again = same(state)
    assert again.play("meld 8♣ 9♣ 10♣") == state.play("meld 8♣ 9♣ 10♣")
    assert again.position() == state.position()


def test_a_finished_game_reads_back_as_finished() -> None:
    for state in (
        play(playing("8♣ 9♣ 10♣", "K♦", scores=[0, 190]), "meld 8♣ 9♣ 10♣"),
        play(playing("K♦ 2♣", "9♠ 4♦", turns=119, scores=[199, 198]), "discard K♦"),
        play(playing("8♣ 9♣ 10♣", "2♦", "K♦", scores=[40, 38, 190]), "meld 8♣ 9♣ 10♣"),
    ):
        again = same(state)
        assert again.over
        assert again.position()["turn"] is None
        assert again.position()["winners"] == list(state.winner_seats())


def test_a_table_without_stock_and_pile() -> None:
    state = same(playing("3♠ 3♥", rest("3♠ 3♥"), stock="", round=3))
    assert moves(state) == ["end"]
    same(play(state, "end"))


def test_a_position_that_is_changed_afterwards_changes_no_state() -> None:
    given: dict[str, Any] = {"game": "potter", "turn": 0, "hands": ["5♠ 6♠", "K♦"], "scores": [1, 2]}
    state = potter.position(given)
    given["hands"][0] = "2♥"
    given["scores"][0] = 99
    written = state.position()
    written["hands"][0] = "2♥"
    written["loop"]["turns"] = 3
    assert (hands(state), state.view(0)["scores"]) == (["5♠ 6♠", "K♦"], [1, 2])
    assert state.position()["loop"]["turns"] == 0
    assert state.record()["position"]["hands"] == ["5♠ 6♠", "K♦"]
