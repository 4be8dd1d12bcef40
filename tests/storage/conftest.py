from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The path of a test's database; its name has to be quoted in a URI."""
    return tmp_path / "a log? 100%.db"
