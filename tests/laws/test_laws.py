"""The laws that every game must pass (parlour/testing/laws.py), at every table, played by every policy."""

from __future__ import annotations

import pytest

from parlour.testing.laws import LAWS, OF_ANY_PLAY
from tests.laws.tables import every_policy, every_table, table


@pytest.mark.parametrize("law", sorted(LAWS.keys() - OF_ANY_PLAY))
@every_table
@every_policy
def test_every_game_keeps(law: str, game: str, seats: int, policy: str) -> None:
    LAWS[law](table(game, seats, policy))


@pytest.mark.parametrize("law", sorted(OF_ANY_PLAY))
@every_table
def test_every_game_however_played_keeps(law: str, game: str, seats: int) -> None:
    LAWS[law](table(game, seats, "heuristic"))
