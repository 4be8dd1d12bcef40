"""Which tables the laws are tried on: every registered game, every number of seats, every policy."""

from __future__ import annotations

import os

import pytest

import parlour
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

# For each table and policy: so many games must end (hundreds in all; thousands by `make prove`), and in so many of
# them every law is tried.
# Uncompiled they are fewer: the checksums say that the rules are the same.
ENDING_GAMES = int(os.environ.get("PARLOUR_PROVE_GAMES", "8" if COMPILED else "3"))
GAMES = max(4 if COMPILED else 2, ENDING_GAMES // 25)
