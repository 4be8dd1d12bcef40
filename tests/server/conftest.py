"""Fixtures of the server's tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.process import in_memory


@pytest.fixture
def data() -> Iterator[Path]:
    with in_memory() as folder:
        yield folder
