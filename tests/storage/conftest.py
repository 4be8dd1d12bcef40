from __future__ import annotations

from pathlib import Path

import pytest

from tests.storage.databases import Database, SqliteDatabase


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The file of a test's SQLite database."""
    return SqliteDatabase(tmp_path).path


@pytest.fixture(params=["sqlite"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    """An empty database of each kind."""
    return SqliteDatabase(tmp_path)
