"""The number of sequences of actions to depth 4, and the states they lead to, compared with the counts on file."""

from __future__ import annotations

import json
from typing import Any

import pytest

import parlour
from parlour.games.notty.tests.rules.perft import DEPTH, FILE, RECORDS
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
    """Two players as dealt: end, three draws, one steal, cycle; three players: one more to steal from."""
    assert COUNTED["two players, as dealt"]["depths"][0]["sequences"] == 6
    assert COUNTED["three players, as dealt"]["depths"][0]["sequences"] == 7
    assert COUNTED["in the middle of draw & discard"]["depths"][0]["sequences"] == 4
    assert [depth["sequences"] for depth in COUNTED["a full hand"]["depths"][:2]] == [1, 7]
    assert [depth["sequences"] for depth in COUNTED["a full hand that may cycle"]["depths"][:1]] == [2]
