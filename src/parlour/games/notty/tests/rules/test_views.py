"""What a seat sees: views, events, observations, imagined tables (§2.3)."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from parlour import OptionError, Rng, State
from parlour.games.notty.tests.rules.helpers import (
    TWENTY,
    deck,
    deck_without,
    events,
    hands,
    notty,
    play,
    refused,
    says,
    stacked,
    table,
)

VIEW_KEYS = {
    "game",
    "seat",
    "seats",
    "turn",
    "turns",
    "starter",
    "options",
    "hands",
    "deck",
    "done",
    "cycling",
    "over",
    "winners",
}


def mid_turn(seed: int = 0) -> State:
    return play(table("R1 R2 R3", "G2 G4 G6 G6", "B1 B2", turn=1, turns=7, seed=seed), "draw 2", "cycle")


def test_2_3_a_view_tells_everything_but_the_order_of_the_deck() -> None:
    state = stacked("R1 R2", "G2 G4 G6", "B1 B2", turn=1, turns=7, starter=2, top="K8 K9 Y1")
    play(state, "draw 2", "cycle")
    assert state.view(1) == {
        "game": "notty",
        "seat": 1,
        "seats": 3,
        "turn": 1,
        "turns": 7,
        "starter": 2,
        "options": {"first_player": "random", "turn_limit": 300, "cycle_at_limit": False},
        "hands": [["R1", "R2"], ["G2", "G4", "G6", "Y1", "K8", "K9"], ["B1", "B2"]],
        "deck": 80,
        "done": ["draw", "cycle"],
        "cycling": True,
        "over": False,
        "winners": [],
    }


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_2_3_all_seats_and_spectators_see_the_same(seat: int | None) -> None:
    state = mid_turn()
    assert state.view(seat) == {**state.view(0), "seat": seat}
    assert set(state.view(seat)) == VIEW_KEYS


def test_2_3_the_view_of_a_finished_game_names_the_winners() -> None:
    view = play(table("B4 B5 B6", "R1"), "group B4 B5 B6").view(1)
    assert (view["over"], view["winners"], view["turn"]) == (True, [0], None)


def test_2_3_a_view_is_plain_data() -> None:
    view = mid_turn().view(0)
    assert json.loads(json.dumps(view)) == view


def test_2_3_changing_a_view_changes_nothing_at_the_table() -> None:
    state = mid_turn()
    before = state.hash()
    view = state.view(0)
    view["hands"][0].append("K9")
    view["options"]["turn_limit"] = 20
    view["done"].clear()
    assert state.hash() == before
    assert state.view(0) != view
    assert state.options["turn_limit"] == 300


@pytest.mark.parametrize("seat", [-1, 3, 2.0, "0", [0]])
def test_a_seat_that_is_not_there_sees_nothing(seat: Any) -> None:
    state = mid_turn()
    for ask in (state.view, state.observe, lambda seat: state.imagine(seat, 1)):
        with pytest.raises(OptionError) as raised:
            ask(seat)
        says(raised.value, repr(seat), "0 to 2")


def other_decks(state: State) -> list[State]:
    """The same table from every point of view: another order of the deck, and another future."""
    written = state.position()
    chance = Rng(77)
    fresh = mid_turn(seed=1).position()["rng"]
    orders = [" ".join(deck(state)[place] for place in chance.shuffled(range(len(deck(state))))) for _ in range(5)]
    return [notty.position({**written, "deck": order, "rng": fresh}) for order in orders]


def test_2_3_views_legal_moves_and_refusals_do_not_hang_on_the_deck() -> None:
    for state in (mid_turn(), notty.deal(seats=3, seed=9), table(TWENTY, "B1 B2 B3", "K1")):
        for other in other_decks(state):
            assert other.hash() != state.hash()
            assert other.legal() == state.legal()
            for seat in range(3):
                assert other.view(seat) == state.view(seat)
                assert np.array_equal(other.observe(seat), state.observe(seat))
            for action in notty.actions:
                here, there = state.refusal(action), other.refusal(action)
                assert str(here) == str(there)


def test_2_3_events_are_the_same_for_everybody() -> None:
    state = stacked("R1 R2", "G2 G4", "B1 B2", top="R3 K1 K2 K3")
    told = [
        event
        for move in ("draw 1", "group R1 R2 R3", "cycle", "drop B2", "end")
        if state.refusal(move) is None
        for event in state.play(move)
    ]
    assert len(told) == 3
    for event in told:
        for seat in (0, 1, 2, None):
            assert event.seen_by(seat) is event
        assert json.loads(json.dumps(event.as_dict()))["event"] == event.key


def test_2_3_only_what_chance_shows_is_a_revelation() -> None:
    """Such moves cannot be taken back at a table."""
    state = stacked("R1 R2 K9", "G2 G4", top="R3 K1 K2 K3")
    reveals = {}
    for move in ("draw 1", "steal 1", "cycle", "drop K9", "group R1 R2 R3", "end"):
        reveals[move.split()[0]] = any(event.reveals for event in state.play(move))
    assert reveals == {"draw": True, "steal": True, "cycle": True, "drop": False, "group": False, "end": False}


def test_2_3_an_imagined_table_agrees_with_what_is_seen() -> None:
    state = mid_turn()
    before = state.hash()
    imagined = [state.imagine(0, seed) for seed in range(20)]
    for twin in imagined:
        assert twin.view(0) == state.view(0)
        assert sorted(deck(twin)) == sorted(deck(state))
        assert twin.position()["rng"] != state.position()["rng"]
    assert len({" ".join(deck(twin)) for twin in imagined}) == 20
    assert len({twin.position()["rng"] for twin in imagined}) == 20
    assert state.hash() == before


def test_2_3_a_table_from_a_view_agrees_with_the_view() -> None:
    over = play(table("B4 B5 B6", "R1", "G1 G3"), "group B4 B5 B6")
    at_limit = play(table("R1", "R3", "G1 G3", turns=299), "end")
    for state in (mid_turn(), notty.deal(seats=3, seed=10, turn_limit=20), over, at_limit):
        for seat in (0, 1, 2, None):
            again = notty.from_view(json.loads(json.dumps(state.view(seat))))
            assert again.view(seat) == state.view(seat)
            assert again.legal() == state.legal()
            assert sorted(deck(again)) == sorted(deck(state))


@pytest.mark.parametrize("lost", sorted(VIEW_KEYS - {"seat", "seats", "deck", "winners"}))
def test_an_incomplete_view_is_refused(lost: str) -> None:
    view = mid_turn().view(0)
    del view[lost]
    with pytest.raises(OptionError) as raised:
        notty.from_view(view)
    says(raised.value, "notty")


@pytest.mark.parametrize("view", [None, [], "view", 7, {}, {"game": "another"}, {"game": "notty"}])
def test_what_is_not_a_view_is_refused(view: Any) -> None:
    with pytest.raises(OptionError) as raised:
        notty.from_view(view)
    says(raised.value, "notty", "view(seat)")


# Observations.


def plane(cards: str) -> list[list[int]]:
    """Copies of each card, by colour and number."""
    return [[cards.split().count(f"{colour}{number}") for number in range(1, 10)] for colour in "RGYKB"]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_planes_of_an_observation(seat: int) -> None:
    state = mid_turn()
    planes = state.observe(seat)
    assert planes.shape == (11, 5, 9) == notty.planes
    assert planes.dtype == np.uint8
    for step in range(3):
        assert planes[step].tolist() == plane(hands(state)[(seat + step) % 3])
    assert planes[3].tolist() == plane(" ".join(deck(state)))
    ones = {4: seat == 1, 5: True, 6: False, 7: True, 8: True, 9: True}
    for number, value in ones.items():
        assert planes[number].tolist() == [[int(value)] * 9] * 5, number
    assert set(planes[10].flat) == {7 * 255 // 300}


def test_the_planes_for_two_players() -> None:
    state = play(table("R1 R1", "G2 G4 G6", turns=150), "steal 1")
    planes = state.observe(1)
    assert planes[0].tolist() == plane(hands(state)[1])
    assert planes[1].tolist() == plane(hands(state)[0])
    assert not planes[2].any()
    assert not planes[4].any()
    assert not planes[5].any()
    assert planes[6].all()
    assert not planes[9].any()
    assert set(planes[10].flat) == {127}


def test_the_last_plane_of_a_finished_game_is_full() -> None:
    state = play(table("R1 R1", "G2 G4", turns=299), "end")
    assert set(state.observe(0)[10].flat) == {255}


# Clones and hashes.


def test_states_that_differ_in_anything_differ_in_their_hash() -> None:
    """Each of these tables differs from the first in one thing."""
    plain: dict[str, Any] = {"hands": ["R1 R3", "G1 G3", "B1 B3"], "turn": 0, "deck": None}
    changes: list[dict[str, Any]] = [
        {},
        {"hands": ["R1 R5", "G1 G3", "B1 B3"]},
        {"hands": ["R1 R3 R3", "G1 G3", "B1 B3"]},
        {"hands": ["G1 G3", "R1 R3", "B1 B3"]},
        {"turn": 1},
        {"turns": 1},
        {"starter": 1},
        {"done": ["draw"]},
        {"done": ["steal"]},
        {"done": ["cycle"]},
        {"cycling": True},
        {"options": {"first_player": 1}},
        {"options": {"turn_limit": 299}},
        {"options": {"cycle_at_limit": True}},
        {"rng": "00" * 32 + "0" * 16 + "10"},
        {"rng": "00" * 31 + "01" + "0" * 16 + "10"},
        {"rng": "00" * 32 + "0" * 15 + "1" + "10"},
        {"rng": "00" * 32 + "0" * 15 + "1" + "0f"},
    ]
    hashes = []
    for change in changes:
        keys = {**plain, **change}
        keys["deck"] = deck_without(*keys["hands"])
        hashes.append(notty.position({"game": "notty", **keys}).hash())
    top = table("R1 R3", "G1 G3", "B1 B3", deck=deck_without("R1 R3", "G1 G3", "B1 B3", top="K1"))
    assert len({*hashes, top.hash()}) == len(changes) + 1


def test_equal_states_share_their_hash() -> None:
    assert mid_turn().hash() == mid_turn().hash()
    assert isinstance(mid_turn().hash(), int)
    assert 0 <= mid_turn().hash() < 2**64


def test_a_clone_is_equal_and_goes_its_own_way() -> None:
    state = mid_turn()
    twin = state.clone()
    assert twin.hash() == state.hash()
    assert twin.position() == state.position()
    assert twin.record() == state.record()
    play(twin, "drop G6", "steal 0")
    assert twin.hash() != state.hash()
    assert refused(state, "end").rule == "N5"
    assert events(state, "drop G6") == [{"event": "notty-card-dropped", "seat": 1, "card": "G6"}]
    play(state, "steal 0")
    assert twin.hash() == state.hash()
    assert twin.record() == state.record()
