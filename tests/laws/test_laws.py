"""The laws that every game must pass (parlour/testing/laws.py), at every table, played by every policy."""

from __future__ import annotations

import pytest

from parlour.testing.laws import LAWS, OF_ANY_PLAY
from parlour.testing.table import Table
from tests.laws.policies import POLICIES
from tests.laws.tables import ENDING_GAMES, GAMES, every_policy, every_table


@pytest.mark.parametrize("law", sorted(LAWS.keys() - OF_ANY_PLAY))
@every_table
@every_policy
def test_every_game_keeps(law: str, game: str, seats: int, policy: str) -> None:
    LAWS[law](Table(game, seats, policy, POLICIES[policy], GAMES, ENDING_GAMES))


@pytest.mark.parametrize("law", sorted(OF_ANY_PLAY))
@every_table
def test_every_game_however_played_keeps(law: str, game: str, seats: int) -> None:
    LAWS[law](Table(game, seats, games=GAMES, ending=ENDING_GAMES))
