"""Positions of House of Cards: what may be left out, and what comes back, also in the middle of a choice."""

from __future__ import annotations

import json
from typing import Any

import pytest

from parlour import State
from parlour.games.house_of_cards.tests.rules.helpers import (
    TWO_OF_G,
    deck,
    held,
    house,
    leftover,
    middle,
    now,
    offered,
    pile,
    rest,
    short,
    small,
    stacked,
    table,
    wandering,
)
from tests.games.helpers import counted, moves, play


def same(state: State) -> State:
    """Written down, sent as JSON, and read back."""
    again = house.position(json.loads(json.dumps(state.position())))
    assert again.position() == state.position()
    assert again.hash() == state.hash()
    assert again.legal() == state.legal()
    assert again.result == state.result
    for seat in [*range(state.seats), None]:
        assert again.view(seat) == state.view(seat)
    return again


# What may be left out.


def test_game_turn_and_hands_are_enough() -> None:
    state = house.position({"game": "house_of_cards", "turn": 1, "hands": ["G5 R-Echo", "S1"]})
    written = state.position()
    lying, rng = written.pop("leftover"), written.pop("rng")
    assert written == {
        "game": "house_of_cards",
        "turn": 1,
        "hands": ["G5 R-Echo", "S1"],
        "options": {
            "preset": "standard",
            "limit": 15,
            "cards": 15,
            "memory_aid": False,
            "last_card_must_fit": False,
            "turn_limit": 1000,
        },
        "turns": 0,
        "starter": 0,
        "decks": ["", ""],
        "pile": "",
        "sum": 0,
        "plays": ["", ""],
        "streak": [0, 0],
        "echo": False,
        "choice": [],
        "known_deck": ["", ""],
        "known_top": ["", ""],
        "known_leftover": ["", ""],
    }
    assert sorted(lying.split()) == sorted(rest("G5 R-Echo S1").split())
    assert len(rng) == 82


def test_the_example_of_a_position() -> None:
    """Limit 15: H7 was turned up, G2 and a Mirror were played; the sum is 11."""
    position = {"hands": ["G5 R-Echo", "S1 S2"], "decks": ["H1 H2", "S4 S5"], "pile": "H7 G2 R-Mirror"}
    state = house.position({"game": "house_of_cards", "turn": 0, **position})
    view = state.view(0)
    assert (view["limit"], now(state)) == (15, (11, False, 2))
    assert view["plays"] == [["G2"], ["R-Mirror"]]
    assert view["streak"] == [1, 1]
    assert view["would"] == [16, 11]


def test_the_cards_not_named_are_shuffled_by_the_seed() -> None:
    assert len(counted(30, lambda seed: table("G5", "S1", seed=seed).position()["leftover"])) == 30
    assert table("G5", "S1", seed=3).hash() == table("G5", "S1", seed=3).hash()
    assert table("G5", "S1").hash() == table("G5", "S1", seed=0).hash()


def test_piles_lie_as_written_bottom_to_top() -> None:
    state = stacked("G5 R1", "S1 S2", decks=["H1 H2 H3", "R2"], top="R7 R8", bottom="S9 S8", pile="H4 G0 R0")
    assert (deck(state, 0), leftover(state)[:2]) == (["H1", "H2", "H3"], ["S9", "S8"])
    assert (pile(state), leftover(state)[-2:]) == (["H4", "G0", "R0"], ["R8", "R7"])
    play(state, "play R1")
    assert held(state, 0) == ["G5", "H3"]


@pytest.mark.parametrize(
    ("seats", "turn", "plays"),
    [
        (2, 0, [["S2"], ["R1", "H3"]]),
        (2, 1, [["R1", "H3"], ["S2"]]),
        (3, 0, [["R1"], ["S2"], ["H3"]]),
        (3, 1, [["H3"], ["R1"], ["S2"]]),
        (4, 1, [["H3"], [], ["R1"], ["S2"]]),
    ],
)
def test_the_plays_are_given_out_backwards_from_the_seat_before(seats: int, turn: int, plays: list[list[str]]) -> None:
    state = table(*["G5", "S1", "R5", "H5"][:seats], turn=turn, pile="G0 R1 S2 H3")
    assert state.view(None)["plays"] == plays


def test_while_a_choice_is_open_from_the_seat_on_turn() -> None:
    state = table("G5", "S1", decks=["H1", ""], pile="G0 R1 S2 R-Swap", choice=["swap"])
    assert state.view(None)["plays"] == [["R1", "R-Swap"], ["S2"]]
    assert moves(state) == ["swap G5", "keep"]


def test_a_round_without_a_start_card() -> None:
    state = table("G5 R1", "S1 S2")
    view = state.view(0)
    assert (view["started"], view["pile"], view["sum"]) == (False, [], 0)
    play(state, "play G5")
    view = same(state).view(0)
    assert (view["started"], view["pile"], view["plays"], view["sum"]) == (False, ["G5"], [["G5"], []], 5)
    assert same(play(state, "play S1")).view(0)["plays"] == [["G5"], ["S1"]]


def test_plays_tell_whether_there_is_a_start_card() -> None:
    with_start = table("G5 R1", "S1 S2", pile="H4 H2")
    without = table("G5 R1", "S1 S2", pile="H4 H2", plays=["H4", "H2"])
    assert [state.view(0)["started"] for state in (with_start, without)] == [True, False]
    assert [now(state) for state in (with_start, without)] == [(6, False, 2), (6, False, 2)]
    assert [state.view(0)["streak"] for state in (with_start, without)] == [[0, 1], [1, 1]]


def test_what_follows_from_the_pile_may_be_written_too() -> None:
    pile = "S0 G1 R-Echo G2 H1"
    state = table("G5", "S1", pile=pile, sum=6, plays=["G1 G2", "R-Echo H1"], streak=[2, 1], echo=False)
    assert state.hash() == table("G5", "S1", pile=pile).hash()


# The round trip.


def test_every_moment_of_a_turn_with_all_offers_is_written_down_and_read_back() -> None:
    state = middle()
    for move in ("remove S2", "swap R9", "play H6", "play G5"):
        assert offered(same(state)) == offered(state)
        play(state, move)
    same(state)


@pytest.mark.parametrize("card", ["G6", "G7", "G-Hallows"])
@pytest.mark.parametrize("answer", ["remove R5", "keep"])
@pytest.mark.parametrize("last", ["reshuffle", "keep"])
def test_the_choices_at_the_end_of_a_round(card: str, answer: str, last: str) -> None:
    state = stacked(f"{card} R5", "S1 S2", decks=["H1 H2 H3", "R1"], pile=f"S9 {TWO_OF_G[3:]}")
    for move in (f"play {card}", answer, last):
        play(state, move)
        same(state)
    assert pile(state)[0] != "S9"


def test_the_future_is_written_down_too() -> None:
    state = play(stacked("G6 R5", "S1 S2", decks=["H1 H2 H3", ""], pile="H9"), "play G6")
    again = same(state)
    assert again.play("reshuffle") == state.play("reshuffle")
    assert again.position() == state.position()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("must_fit", [False, True])
def test_positions_read_back_from_everywhere_in_a_game(seats: int, must_fit: bool) -> None:
    for seed in range(2):
        state = house.deal(seats=seats, seed=seed, last_card_must_fit=must_fit, memory_aid=must_fit)
        for number, later in enumerate(wandering(state, seed, 500)):
            if number % 11 == 0 or offered(later) or later.over:
                same(later)


def test_what_is_known_comes_back() -> None:
    """Removed cards, swapped tops, given cards, reshuffled decks: all that stays known is written down."""
    written: set[str] = set()
    for seed in range(12):
        for number, state in enumerate(wandering(small(seed), seed, 120)):
            said = {key for key, value in state.position().items() if key.startswith("known") and any(map(any, value))}
            if said - written or number % 9 == 0:
                same(state)
            written |= said
    keys = {"known_deck", "known_top", "known_leftover", "known_decks", "known_hands", "known_held"}
    assert written == keys


def test_an_empty_hand_that_waits_for_its_turn() -> None:
    options = {"last_card_must_fit": True}
    state = stacked("G7", "S0 S2", pile="H9", decks=["", "R0"], top="S3 S4 S5 S6 S7 S8 S9 R1", options=options)
    play(state, "play G7")
    assert offered(same(state)) == ["reshuffle"]
    again = same(play(state, "keep"))
    assert (held(again, 0), again.turn) == ([], 1)


def test_a_finished_game_reads_back_as_finished() -> None:
    last: dict[str, Any] = {"turns": 49, "options": {"turn_limit": 50, "limit": 15}}
    for state in (
        play(table("G4", "S1 S2", pile="H1"), "play G4"),
        play(table("G7", "S1 S2", pile="H9"), "play G7"),
        play(table("G4 R5", "S1 S2", pile="H1", **last), "play G4"),
        play(table("G6 R5", "S1 S2", pile="H9", **last), "play G6"),
        play(table("G7 R5", "S1 S2", pile="H9", **last), "play G7", "keep"),
        play(stacked("G4 R5", "S1", pile=TWO_OF_G, options={"limit": 40}), "play G4", "remove R5"),
    ):
        again = same(state)
        assert again.over
        assert again.position()["turn"] is None
        assert again.position()["winners"] == list(state.winner_seats())


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_the_plays_of_a_game_that_ended_at_the_limit_keep_their_players(turn: int) -> None:
    """Regardless of who is recorded as the starter."""
    keys: dict[str, Any] = {"turns": 49, "options": {"turn_limit": 50, "limit": 40}}
    state = table("G4 R5", "S1 S2", "H1 H2", turn=turn, pile="S0 R1 R2 R3", **keys)
    before = state.view(None)["plays"]
    card = held(state, turn)[0]
    play(state, f"play {card}")
    assert state.view(None)["plays"] == [[*cards, card] if seat == turn else cards for seat, cards in enumerate(before)]


def test_a_table_without_a_leftover_deck() -> None:
    state = same(short("G6 R5", "S1 S2", top="", pile="H9"))
    assert leftover(state) == []
    assert same(play(state, "play G6")).view(0)["leftover"] == 1


def test_a_position_that_is_changed_afterwards_changes_no_state() -> None:
    given: dict[str, Any] = {"game": "house_of_cards", "turn": 0, "hands": ["G5", "S1"], "decks": ["H1", "H2"]}
    state = house.position(given)
    given["hands"][0] = "R9"
    given["decks"][0] = "R8"
    written = state.position()
    written["decks"][0] = "R8"
    written["known_leftover"][0] = "R8"
    assert (held(state, 0), deck(state, 0)) == (["G5"], ["H1"])
    assert state.position()["known_leftover"] == ["", ""]
    assert state.record()["position"]["decks"] == ["H1", "H2"]
