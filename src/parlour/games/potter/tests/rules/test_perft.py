"""The number of sequences of actions to depth 4, and the states they lead to, compared with the counts on file."""

from __future__ import annotations

import json
from typing import Any

import pytest

import parlour
from parlour.games.potter.tests.rules.perft import DEPTH, FILE, RECORDS
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
    """As dealt there is only the draw; with a pile, draw or take; and so on."""
    first = {name: case["depths"][0]["sequences"] for name, case in COUNTED.items()}
    assert first["two players, as dealt"] == first["five players, as dealt"] == 1
    assert first["a pile to be taken"] == 2
    assert first["one card before the end of a round"] == 4  # three discards and the meld
    assert first["two laps without news"] == 3  # three discards; two of them come back
    assert first["the last turn of the last lap"] == 1
    discards, lay_offs, one_wild = 2, 2, 4  # 3♥ or 3♠ as 10♥; 8♣ 9♣ and one of the two at either end
    runs = 2 * (3 + 3)  # both of them around 8♣ (6-7, 7-9, 9-10) or around 9♣ (7-8, 8-10, 10-J), in both orders
    sets = 2 * (3 + 3)  # both of them as two of the three other suits of 8♣ or of 9♣
    assert first["a Sallan with two Potters"] == discards + lay_offs + one_wild + runs + sets
