"""The number of sequences of actions to depth 8, and the states they lead to, compared with the counts on file."""

from __future__ import annotations

import json
from typing import Any

import pytest

import parlour
from parlour.games.house_of_cards.tests.rules.perft import DEPTH, FILE, RECORDS
from tests.games.perft import count

COUNTED: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", COUNTED)
def test_as_many_sequences_lead_to_the_same_states(name: str) -> None:
    """The same compiled and uncompiled: the file was written by one of the two and is checked by both."""
    case = COUNTED[name]
    assert count(parlour.replay(case["record"]), DEPTH) == case["depths"]


def test_the_file_holds_the_records_of_the_tool() -> None:
    assert {name: case["record"] for name, case in COUNTED.items()} == RECORDS


def test_the_first_counts_can_be_checked_by_hand() -> None:
    counts = {name: [depth["sequences"] for depth in case["depths"]] for name, case in COUNTED.items()}
    assert counts["two players, as dealt"][:2] == [2, 4]  # one of two cards, then one of two
    # Two to remove, or keep. Then, after G4, the other plays one of two; after G-Swap there are two to swap, or keep.
    assert counts["a third card of one house"][:3] == [2, 2 * 3, 3 * 2 + 3 * 3]
    # G6 hits and G7 exceeds, both with the house effect; then keep or reshuffle; then the other plays one of two.
    assert counts["a card that ends the round"][:4] == [2, 2 * 3, 6 * 2, 12 * 2]
    assert counts["two equal cards"][:3] == [1, 1, 1]  # equal cards are one move
    assert counts["the last cards"][0] == 2
    assert counts["in the middle of the choices"][:2] == [3, 3 * 3]
