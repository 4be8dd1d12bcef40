"""What a learner sees: the planes of an observation; clones and hashes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from parlour.games.jolly.tests.rules.helpers import RANKS, SUITS, gambling, jolly, middle, stacked, table
from tests.games.helpers import moves, play


def plane(cards: list[str]) -> list[list[int]]:
    """The copies of these cards, by suit and rank; jokers have no place there."""
    return [[cards.count(rank + suit) for rank in RANKS] for suit in SUITS]


def once(cards: list[str]) -> list[list[int]]:
    return plane(sorted(set(cards)))


def twice(cards: list[str]) -> list[list[int]]:
    return plane(sorted({card for card in cards if cards.count(card) == 2}))


@pytest.mark.parametrize("seat", [0, 1])
def test_the_planes_of_cards(seat: int) -> None:
    state = table(
        "2♦ 2♦ 4♦ JK",
        "5♥ 6♥ 5♥ K♦",
        turn=1,
        discard="3♣ 7♥ 3♣ 9♠",
        table=["9♣ JK=10♣ J♣", "7♠ 7♥ JK", "4♥ 4♦ 4♣ JK=4♠", "9♣ 10♣ J♣"],
        opened=[True, True],
        known=["2♦ 2♦ JK", "5♥ K♦"],
        jolly_card="A♦",
    )
    planes, view = state.observe(seat), state.view(seat)
    assert planes.shape == jolly.planes == (30, 4, 13)
    assert planes.dtype == np.uint8
    lying = [card for meld in view["table"] for card in meld if not card.startswith("JK")]
    expected = {
        0: once(view["hands"][seat]),
        1: twice(view["hands"][seat]),
        2: once(view["known"][1 - seat]),
        3: twice(view["known"][1 - seat]),
        4: plane(view["discard"]),
        5: plane(["9♠"]),
        6: plane(lying),
        7: plane(["10♣", "4♠"]),
        8: once(["8♣", "Q♣", "7♦", "7♣"]),
        9: plane(["A♦"]),
        10: plane([]),
        11: plane([]),
    }
    for number, cells in expected.items():
        assert planes[number].tolist() == cells, number


@pytest.mark.parametrize("seat", [0, 1])
def test_the_planes_of_numbers(seat: int) -> None:
    planes = middle().observe(seat)
    expected = {
        12: [1, 1][seat],  # own jokers
        13: 1,  # known jokers of the other
        14: [5, 3][seat],
        15: 88,
        16: 0,
        17: int(seat == 1),
        18: 1,
        19: [1, 0][seat],
        20: [0, 1][seat],
        21: 56,
        22: 1,
        23: 0,
        24: 7,
        25: 0,
        26: int(seat == 0),
        27: 1,
        28: 0,
    }
    for number, value in expected.items():
        assert set(planes[number].flat) == {value}, number
    assert len(set(planes[29].flat)) == 1


def test_the_planes_of_a_taken_card_a_joker_on_top_and_the_phases() -> None:
    state = table("5♥ 6♥ 2♦", "2♥ 9♣", discard="JK 7♥", opened=[True, False], jolly_card=None)
    planes = state.observe(1)
    assert planes[18].max() == 0 and not planes[27].any() and not planes[16].any()
    planes = play(state, "take").observe(1)
    assert planes[10].tolist() == plane(["7♥"]) == planes[2].tolist()
    assert planes[18].min() == 1 and planes[23].all() and planes[16].all()
    assert not planes[5].any()
    planes = play(state, "putback").observe(0)
    assert planes[28].all() and not planes[10].any()
    planes = gambling("2♠ 3♠ 4♠ 5♥ 6♥ 7♥ K♠ K♥ K♦ 8♦ 10♦ J♦ 9♦").observe(1)
    assert planes[18].min() == 2
    assert planes[10].tolist() == plane(["9♦"])


def test_J2_what_was_seen_at_the_bottom_is_in_the_starters_planes_alone() -> None:
    written = table("2♥ 9♠ 5♣", "K♦ 4♠ 6♦").position()
    bottom = [card for card in written["stock"].split() if card != "JK"][:2]
    others = list(written["stock"].split())
    for card in bottom:
        others.remove(card)
    state = jolly.position({**written, "stock": " ".join([*bottom, *others]), "seen_bottom": " ".join(bottom)})
    assert state.observe(0)[11].tolist() == once(bottom)
    assert not state.observe(1)[11].any()


# Clones and hashes.


def test_states_that_differ_in_anything_differ_in_their_hash() -> None:
    """Each of these tables differs from the first in one thing."""
    plain: dict[str, Any] = {
        "hands": ["5♥ 6♥ 9♠", "K♦ JK"],
        "turn": 0,
        "discard": "9♥ 4♥",
        "table": ["J♥ Q♥ K♥", "7♠ 7♥ JK"],
        "opened": [True, True],
        "turns": 7,
    }
    changes: list[dict[str, Any]] = [
        {},
        {"hands": ["5♥ 8♥ 9♠", "K♦ JK"]},
        {"hands": ["5♥ 6♥ JK", "K♦ 9♠"]},
        {"hands": ["5♥ 6♥ 9♠", "K♦ K♦"]},
        {"turn": 1},
        {"phase": "play"},
        {"phase": "play", "taken": "6♥", "taken_used": True},
        {"phase": "play", "laid": [2]},
        {"phase": "play", "laid": [1, 2]},
        {"phase": "play", "laid": [2], "swapped": 1},
        {"discard": "4♥ 9♥"},
        {"discard": "9♥"},
        {"table": ["7♠ 7♥ JK", "J♥ Q♥ K♥"]},
        {"table": ["J♥ Q♥ JK=K♥", "7♠ 7♥ JK"]},
        {"table": ["J♥ JK=Q♥ K♥", "7♠ 7♥ JK"]},
        {"table": ["10♥ J♥ Q♥", "7♠ 7♥ JK"]},
        {"table": ["J♥ Q♥ K♥", "7♠ 7♦ JK"]},
        {"opened": [False, True]},
        {"opened": [True, False]},
        {"round": 4},
        {"turns": 8},
        {"starter": 1},
        {"reshuffles": 1},
        {"put_back": True},
        {"barred": [True, False]},
        {"barred": [False, True]},
        {"known": ["5♥", ""]},
        {"known": ["", "JK"]},
        {"jolly_card": "8♦"},
        {"jolly_card": None},
        {"options": {"final_discard": False}},
        {"options": {"jolly_hand_failure": "turn"}},
        {"options": {"round_limit": 99}},
        {"options": {"hunt": "within"}},
        {"options": {"starter": 1}},
        {"rng": "00" * 32 + "0" * 16 + "10"},
    ]
    hashes = set()
    for change in changes:
        keys = {**plain, **change}
        if keys.get("jolly_card", "") is None:
            keys.pop("jolly_card")
            state = table(*keys.pop("hands"), jolly_card=None, **keys)
        else:
            state = stacked(*keys.pop("hands"), top="Q♠", **keys)
        hashes.add(state.hash())
    keys = {**plain}
    hashes.add(stacked(*keys.pop("hands"), top="Q♦", **keys).hash())
    assert len(hashes) == len(changes) + 1


def test_both_runs_of_thirteen_differ_in_their_hash() -> None:
    low = ["A♦", *(f"{rank}♦" for rank in RANKS[1:])]
    first, second = (
        table("2♠", "K♠", table=[" ".join(run)], opened=[True, False]) for run in (low, [*low[1:], low[0]])
    )
    assert first.hash() != second.hash()


def test_a_clone_is_equal_and_goes_its_own_way() -> None:
    state = middle()
    twin = state.clone()
    assert (twin.hash(), twin.position(), twin.record()) == (state.hash(), state.position(), state.record())
    play(twin, "meld 7♦ 7♣ JK", "discard K♦", "draw")
    assert twin.hash() != state.hash()
    assert moves(state) == moves(middle())
    play(state, "meld 7♦ 7♣ JK", "discard K♦", "draw")
    assert twin.hash() == state.hash()
    assert twin.record() == state.record()
