"""What a learner sees: the planes of an observation; clones and hashes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from parlour.games.potter.tests.rules.helpers import RANKS, middle, of_kind, potter, stacked, table
from tests.games.helpers import play


def plane(cards: list[str]) -> list[list[int]]:
    """Ones for these cards, by suit and rank."""
    return [[int(rank + suit in cards) for rank in RANKS] for suit in "♠♥♦♣"]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_planes_of_cards(seat: int) -> None:
    state = middle()
    planes, view = state.observe(seat), state.view(seat)
    assert planes.shape == potter.planes == (34, 4, 13)
    assert planes.dtype == np.uint8
    laid = [card for meld in view["table"] for card in meld]
    expected = {
        0: view["hands"][seat],
        1: view["known"][(seat + 1) % 3],
        2: view["known"][(seat + 2) % 3],
        3: [],
        4: [],
        5: view["discard"],
        6: view["discard"][-1:],
        7: [card.split("=")[-1] for card in laid],
        8: [card.split("=")[0] for card in laid if "=" in card],
        9: ["10♥", "5♠", "10♠"],
        10: ["3♠", "3♥", "3♦", "3♣"],
        11: view["banned"][seat],
        12: view["loop"]["seen"],
        13: view["taken"],
    }
    for number, cards in expected.items():
        assert planes[number].tolist() == plane(cards), number


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_planes_of_numbers(seat: int) -> None:
    state = middle()
    planes = state.observe(seat)
    sallan, totals, held = [1, 1, 0], [10, 0, 25], [3, 4, 2]
    expected = {14: int(seat == 1), 15: 1, 19: 0, 20: 0, 23: 0, 24: 0, 25: 36, 29: 0, 30: 0, 32: 3, 33: 0}
    for step in range(3):
        owner = (seat + step) % 3
        expected[16 + step] = sallan[owner]
        expected[26 + step] = totals[owner] * 255 // 400
        if step:
            expected[20 + step] = held[owner]
    expected[31] = 13 * 255 // 180
    for number, value in expected.items():
        assert set(planes[number].flat) == {value}, number


def test_the_planes_of_a_pile_and_of_one_that_was_taken() -> None:
    state = table("5♠ 6♠", "2♥", discard="K♣ 7♠ 10♦", turns=3, options={"ace_high_runs": True})
    planes = state.observe(1)
    assert planes[5].tolist() == planes[12].tolist() == plane(["K♣", "7♠", "10♦"])
    assert planes[6].tolist() == plane(["10♦"])
    assert planes[33].all()
    planes = play(state, "take").observe(1)
    assert not planes[5].any() and not planes[6].any()
    assert planes[13].tolist() == planes[1].tolist() == plane(["K♣", "7♠", "10♦"])


def test_a_total_of_twice_the_target_fills_its_plane() -> None:
    planes = table("5♠ 6♠", "2♥", scores=[900, 400]).observe(0)
    assert [planes[number][0, 0] for number in (26, 27)] == [255, 255]


# Clones and hashes.


def test_states_that_differ_in_anything_differ_in_their_hash() -> None:
    """Each of these tables differs from the first in one thing."""
    plain: dict[str, Any] = {
        "hands": ["5♠ 6♠", "K♦ 3♥", "2♣"],
        "turn": 0,
        "discard": "9♥",
        "table": ["J♥ Q♥ K♥"],
        "round": 3,
        "turns": 7,
        "phase": "play",
        "loop": {"seen": "9♥", "turns": 0, "laid": False},
    }
    changes: list[dict[str, Any]] = [
        {},
        {"hands": ["5♠ 8♠", "K♦ 3♥", "2♣"]},
        {"hands": ["K♦ 3♥", "5♠ 6♠", "2♣"]},
        {"turn": 1},
        {"phase": "draw"},
        {"discard": "9♦"},
        {"discard": "9♥ 4♥"},
        {"discard": "4♥ 9♥"},
        {"table": ["J♥ Q♥ K♥", "7♥ 7♦ 7♣"]},
        {"table": ["7♥ 7♦ 7♣", "J♥ Q♥ K♥"]},
        {"table": ["J♥ Q♥ 3♠=K♥"]},
        {"table": ["10♥ J♥ Q♥"]},
        {"table": ["J♥ 3♠=Q♥ K♥"]},
        {"sallan": [True, False, False]},
        {"sallan": [False, True, False]},
        {"scores": [1, 0, 0]},
        {"scores": [0, 1, 0]},
        {"round": 4},
        {"round": 16},
        {"turns": 8},
        {"starter": 1},
        {"banned": ["5♠", "", ""]},
        {"banned": ["", "K♦", ""]},
        {"known": ["5♠", "", ""]},
        {"known": ["", "K♦", ""]},
        {"loop": {"seen": "9♥ 5♠", "turns": 0, "laid": False}},
        {"loop": {"seen": "9♥", "turns": 1, "laid": False}},
        {"loop": {"seen": "9♥", "turns": 0, "laid": True}},
        {"options": {"target": 199}},
        {"options": {"ace_high_runs": True}},
        {"rng": "00" * 32 + "0" * 16 + "10"},
    ]
    hashes = set()
    for change in changes:
        keys = {**plain, **change}
        hashes.add(stacked(*keys.pop("hands"), top="Q♠", **keys).hash())
    keys = {**plain}
    hashes.add(stacked(*keys.pop("hands"), top="Q♦", **keys).hash())
    owing = {**plain, "discard": "", "loop": {"seen": "", "turns": 0, "laid": False}}
    for taken in ("", "5♠", "5♠ 6♠", "6♠ 5♠"):
        hashes.add(
            stacked(*owing["hands"], top="Q♠", **{k: v for k, v in owing.items() if k != "hands"}, taken=taken).hash()
        )
    assert len(hashes) == len(changes) + 1 + 4


def test_a_clone_is_equal_and_goes_its_own_way() -> None:
    state = middle()
    twin = state.clone()
    assert (twin.hash(), twin.position(), twin.record()) == (state.hash(), state.position(), state.record())
    card = of_kind(twin, "discard")[0]
    play(twin, f"discard {card}", "draw")
    assert twin.hash() != state.hash()
    play(state, f"discard {card}", "draw")
    assert twin.hash() == state.hash()
    assert twin.record() == state.record()
