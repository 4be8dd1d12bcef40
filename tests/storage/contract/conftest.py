from __future__ import annotations

import pytest

from tests.storage.databases import Database, SimulatedDatabase


@pytest.fixture(params=["sqlite", "postgres", "simulated"])
def database(request: pytest.FixtureRequest) -> Database:
    """An empty database of each kind, and of the simulation, whose store keeps the same contract."""
    if request.param == "simulated":
        return SimulatedDatabase()
    found: Database = request.getfixturevalue(f"{request.param}_database")
    return found
