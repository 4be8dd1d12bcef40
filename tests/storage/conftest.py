from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the database of a test lies; the name is one that must be quoted in an address."""
    return tmp_path / "a log? 100%.db"
