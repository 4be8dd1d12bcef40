"""What a learner sees: the planes of an observation; clones and hashes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from parlour import State
from parlour.games.house_of_cards.tests.rules.helpers import SPECIALS, house, middle, rest, stacked, table
from tests.games.helpers import moves, play

KNOWN: dict[str, Any] = {
    "decks": ["H1 H2", "S4 S5 R9", "G0"],
    "pile": "H0 S1 R2 G3 S8 R-Echo R4",
    "known_deck": ["H1", "", ""],
    "known_top": ["H2", "", ""],
    "known_decks": [["", "S4", ""], ["", "", "G0"], ["", "", ""]],
    "known_hands": [["", "", "H6"], ["", "", ""], ["", "", ""]],
    "known_held": [["", "R9", ""], ["", "", ""], ["", "", ""]],
    "options": {"limit": 40, "turn_limit": 100},
    "turns": 25,
}


def knowing() -> State:
    """Seat 0 knows the top of its own deck, some cards of others, and the order of the leftover deck."""
    hands = ["G5 R-Shield", "S2 S-Swap", "H6 G-Mirror"]
    lying = rest(*hands, *KNOWN["decks"], KNOWN["pile"], top="R1", bottom="H9 S9")
    return table(*hands, leftover=lying, known_leftover=[lying, "H9", ""], **KNOWN)


def plane(*cards: str) -> list[list[int]]:
    """Copies of each card, by house, number and special."""
    kinds = [*map(str, range(10)), *(f"-{special}" for special in SPECIALS)]
    return [[cards.count(one + kind) for kind in kinds] for one in "GRHS"]


def test_the_planes_of_cards() -> None:
    state = knowing()
    planes, view = state.observe(0), state.view(0)
    assert planes.shape == house.planes == (38, 4, 15)
    assert planes.dtype == np.uint8
    lying = state.position()["leftover"].split()
    expected = {
        0: ["G5", "R-Shield"],
        1: ["H1", "H2"],
        2: view["pile"],
        3: ["R4"],
        4: lying,
        5: ["S4", "R9"],
        6: ["H6"],
        7: [],
        8: ["R1"],
        9: ["H2"],
    }
    for number, cards in expected.items():
        assert planes[number].tolist() == plane(*cards), number


@pytest.mark.parametrize(("seat", "known"), [(1, ["H9"]), (2, [])])
def test_the_planes_of_cards_hold_what_the_seat_knows(seat: int, known: list[str]) -> None:
    state = knowing()
    planes = state.observe(seat)
    assert planes[0].tolist() == plane(*state.view(seat)["hands"][seat])
    assert planes[4].tolist() == plane(*known)
    assert planes[5].tolist() == plane(*(["G0"] if seat == 1 else []))
    assert not planes[1].any() and not planes[8].any() and not planes[9].any()


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_planes_of_numbers(seat: int) -> None:
    planes = knowing().observe(seat)
    expected = {10: int(seat == 0), 11: 1 + 2 + 3 + 8 + 8, 12: 40, 13: 0, 14: 5, 15: 0, 16: 0, 17: 0}
    expected |= {21: 0, 25: 0, 29: 0, 33: 0, 34: 100 - 6 - 6 - 7, 35: 3, 36: 25 * 255 // 100, 37: 0}
    for step in range(3):
        owner = (seat + step) % 3
        expected |= {18 + step: 2, 22 + step: [2, 3, 1][owner]}
        expected |= {26 + step: [2, 2, 1][owner], 30 + step: ["GRHS".index(one) + 1 for one in "SRR"][owner]}
    for number, value in expected.items():
        assert set(planes[number].flat) == {value}, number


def test_the_planes_of_what_is_offered() -> None:
    state = middle()
    shown = []
    for move in ("keep", "keep", "play H6"):
        shown.append([int(state.observe(0)[number][0, 0]) for number in (15, 16, 17)])
        play(state, move)
    assert shown == [[1, 1, 0], [0, 1, 0], [0, 0, 0]]
    hit = play(table("G6 R5", "S1", decks=["H1 H2", ""], pile="H9"), "play G6")
    assert [int(hit.observe(1)[number][0, 0]) for number in (15, 16, 17)] == [0, 0, 1]


def test_the_planes_of_echo_last_number_and_the_option() -> None:
    state = table("G6 R5", "S1 S2", pile="H1 G-Echo", options={"last_card_must_fit": True})
    planes = state.observe(1)
    assert planes[13].all() and planes[37].all()
    assert not planes[14].any()
    assert set(play(state, "play R5").observe(1)[14].flat) == {6}


def test_the_plane_of_turns_is_full_at_the_limit() -> None:
    state = play(table("G4 R5", "S1 S2", turns=49, options={"turn_limit": 50}), "play G4")
    assert set(state.observe(0)[36].flat) == {255}
    assert not state.observe(0)[10].any()


# Clones and hashes.


def test_states_that_differ_in_anything_differ_in_their_hash() -> None:
    """Each of these tables differs from the first in one thing."""
    plain: dict[str, Any] = {
        "hands": ["G5 R7", "S2 S7", "H6 H7"],
        "decks": ["H1 H2", "S4 S5", "G0"],
        "turn": 0,
        "pile": "H0 S1 R2 G3",
        "top": "R1",
        "bottom": "H9",
    }
    changes: list[dict[str, Any]] = [
        {},
        {"hands": ["G5 R8", "S2 S7", "H6 H7"]},
        {"hands": ["S2 S7", "G5 R7", "H6 H7"]},
        {"hands": ["G5", "S2 S7", "H6 H7"]},
        {"decks": ["H2 H1", "S4 S5", "G0"]},
        {"decks": ["S4 S5", "H1 H2", "G0"]},
        {"decks": ["H1 H2 H3", "S4 S5", "G0"]},
        {"turn": 1},
        {"pile": "H0 R2 S1 G3"},
        {"pile": "H0 S1 R2"},
        {"plays": ["S1", "R2", "G3"], "pile": "S1 R2 G3"},
        {"top": "R3"},
        {"bottom": "H8"},
        {"turns": 1},
        {"starter": 1},
        {"known_deck": ["H1", "", ""]},
        {"known_deck": ["H2", "", ""]},
        {"known_deck": ["", "S4", ""]},
        {"known_top": ["H2", "", ""]},
        {"known_leftover": ["H9", "", ""]},
        {"known_leftover": ["", "H9", ""]},
        {"known_decks": [["", "S4", ""], ["", "", ""], ["", "", ""]]},
        {"known_hands": [["", "S2", ""], ["", "", ""], ["", "", ""]]},
        {"known_held": [["", "S5", ""], ["", "", ""], ["", "", ""]]},
        {"fresh": [1, 0, 0]},
        {"options": {"limit": 22}},
        {"options": {"cards": 11}},
        {"options": {"last_card_must_fit": True}},
        {"options": {"turn_limit": 999}},
        {"rng": "00" * 32 + "0" * 16 + "10"},
    ]
    hashes = set()
    for change in changes:
        keys = {**plain, **change}
        hashes.add(stacked(*keys.pop("hands"), **keys).hash())
    assert len(hashes) == len(changes)


def test_what_is_offered_is_part_of_the_hash() -> None:
    keys: dict[str, Any] = {"decks": ["H1", "H2"], "pile": "S0 G0 R0 G0 H0 G-Swap", "seed": 3}
    offers: list[list[str]] = [["house", "swap"], ["swap"]]
    hashes = {table("G5", "S1", choice=choice, **keys).hash() for choice in offers}
    assert len(hashes | {table("G5", "S1", **keys).hash()}) == 3


def test_equal_states_share_their_hash() -> None:
    assert middle().hash() == middle().hash()
    assert 0 <= middle().hash() < 2**64


def test_a_clone_is_equal_and_goes_its_own_way() -> None:
    state = middle()
    twin = state.clone()
    assert (twin.hash(), twin.position(), twin.record()) == (state.hash(), state.position(), state.record())
    assert moves(twin) == moves(state)
    play(twin, "remove S2", "swap R9")
    assert twin.hash() != state.hash()
    assert state.view(1)["choice"] == ["house", "swap"]
    play(state, "remove S2", "swap R9")
    assert twin.hash() == state.hash()
    assert twin.record() == state.record()
