"""The same game for ever: fixed checksums of whole games, equal on every machine, compiled and uncompiled.

`python -m tests.laws.test_sameness --write` writes them anew: only when a rule has changed on purpose.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import parlour
from parlour.core.rng import mix
from tests.laws.policies import POLICIES, game_states
from tests.laws.tables import TABLES

CHECKSUMS = Path(__file__).with_name("checksums.json")
OWN = [table for table in TABLES if table[0] in parlour.core.registry.built_in()]


def checksum(game: str, seats: int, policy: str) -> str:
    """All states, views and legal lists of three games, folded into one number."""
    seen = 0
    for seed in (1, 2, 3):
        for state in game_states(game, seats, policy, seed):
            seen = mix(seen, state.hash())
            for action in state.legal_ids():
                seen = mix(seen, action)
            seen = mix(seen, sum(int(state.observe(seat).sum()) for seat in range(seats)))
    return f"{seen:016x}"


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize(("game", "seats"), OWN)
def test_the_checksums_of_whole_games_are_as_ever(game: str, seats: int, policy: str) -> None:
    stored = json.loads(CHECKSUMS.read_text())
    assert checksum(game, seats, policy) == stored[f"{game} {seats} {policy}"]


if __name__ == "__main__" and "--write" in sys.argv:
    sums = {f"{game} {seats} {policy}": checksum(game, seats, policy) for game, seats in OWN for policy in POLICIES}
    CHECKSUMS.write_text(json.dumps(sums, indent=1) + "\n")
