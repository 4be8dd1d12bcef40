"""The number of sequences of actions to depth 5, and the states they lead to, compared with the counts on file."""

from __future__ import annotations

import json
from typing import Any

import pytest

import parlour
from parlour.games.jolly.tests.rules.perft import DEPTH, FILE, RECORDS
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
    first = {name: case["depths"][0]["sequences"] for name, case in COUNTED.items()}
    assert first["a card to be taken"] == 2  # draw, take
    assert first["an opening over two melds"] == 7 + 2  # seven discards, two melds
    runs, lay_offs, discards = 3, 2, 4  # JK-x-JK around 7♥, 2♠ and 4♦; the joker as 8♣ or Q♣
    assert first["two jokers and one card"] == runs + lay_offs + discards
    assert first["one card before the end"] == 2 + 1  # two discards, 8♣ to the run
    assert first["a Jolly Hand to be declared"] == 2  # draw, jolly
    assert first["the last turn of the last round"] == 1
    assert first["the last card without a discard"] == 4 + 1 + 1  # four discards, the meld, the lay-off
