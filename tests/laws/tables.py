"""The tables on which the laws are tested: every registered game, every number of seats, every policy."""

from __future__ import annotations

import os
from functools import cache

import pytest

import parlour
from parlour.testing.table import Table
from tests.core.mode import COMPILED
from tests.examples.outside import registered
from tests.laws.policies import POLICIES

with registered():
    TABLES = [
        (name, seats)
        for name in parlour.games()
        for seats in range(parlour.game(name).seats[0], parlour.game(name).seats[1] + 1)
    ]

every_table = pytest.mark.parametrize(("game", "seats"), TABLES)
every_policy = pytest.mark.parametrize("policy", POLICIES)

# For each table and policy: this many games must end (hundreds in all; thousands by `make prove`), and in this many
# of them every law is tested.
# Uncompiled there are fewer: the checksums show that the rules are the same.
ENDING_GAMES = int(os.environ.get("PARLOUR_PROVE_GAMES", "8" if COMPILED else "3"))
GAMES = max(4 if COMPILED else 2, ENDING_GAMES // 25)


@cache
def table(game: str, seats: int, policy: str) -> Table:
    """The table for all laws, which are tried on the same games."""
    return Table(game, seats, policy, POLICIES[policy], GAMES, ENDING_GAMES)
