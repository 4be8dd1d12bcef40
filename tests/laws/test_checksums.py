"""The same games for ever: fixed checksums of whole games, equal on every machine, compiled and uncompiled.

`python -m tests.laws.test_checksums --write` adds those of a new version of the rules; existing ones are never changed.
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
OWN = [
    (game, seats, rules.version)
    for game, seats in TABLES
    if game in parlour.core.registry.built_in()
    for rules in (*parlour.game(game).older, parlour.game(game))
]


def name(game: str, seats: int, version: int, policy: str) -> str:
    """The key of a checksum; the first rules of a game have no number."""
    return f"{game if version == 1 else f'{game}@{version}'} {seats} {policy}"


def checksum(game: str, seats: int, version: int, policy: str) -> str:
    """All states, views and legal lists of three games, folded into one number."""
    seen = 0
    for seed in (1, 2, 3):
        for state in game_states(game, seats, policy, seed, version):
            seen = mix(seen, state.hash())
            for action in state.legal_ids():
                seen = mix(seen, action)
            seen = mix(seen, sum(int(state.observe(seat).sum()) for seat in range(seats)))
    return f"{seen:016x}"


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize(("game", "seats", "version"), OWN)
def test_the_checksums_of_whole_games_are_as_ever(game: str, seats: int, version: int, policy: str) -> None:
    stored = json.loads(CHECKSUMS.read_text())
    assert checksum(game, seats, version, policy) == stored[name(game, seats, version, policy)]


if __name__ == "__main__" and "--write" in sys.argv:
    sums = json.loads(CHECKSUMS.read_text())
    for table in OWN:
        for policy in POLICIES:
            sums.setdefault(name(*table, policy), checksum(*table, policy))
    CHECKSUMS.write_text(json.dumps(sums, indent=1) + "\n")
