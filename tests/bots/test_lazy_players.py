"""Doing as little as possible does not pay where a limit ends the game (at length: benchmarks/lazy_players.py)."""

from __future__ import annotations

import pytest

from benchmarks.lazy_players import Case, draws_and_discards, first, measure, smallest
from tests.core.mode import COMPILED

pytestmark = pytest.mark.skipif(not COMPILED, reason="without a compiler a level thinks for seconds")


@pytest.mark.parametrize("level", ["easy", "expert"])
@pytest.mark.parametrize(
    ("case", "most"),
    [
        (Case("house_of_cards", first, {"turn_limit": 50}), 10),
        (Case("house_of_cards", smallest, {"turn_limit": 50}), 30),
        (Case("potter", draws_and_discards, {"target": 50}), 10),
        (Case("jolly", draws_and_discards), 10),
    ],
    ids=lambda one: one.name if isinstance(one, Case) else "",
)
def test_only_waiting_for_the_limit_does_not_win(case: Case, most: float, level: str) -> None:
    found = measure(case, level, deals=5 if case.game == "house_of_cards" else 2)
    assert found["lazy_percent"] <= most
