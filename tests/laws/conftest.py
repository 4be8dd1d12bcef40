"""The laws hold for games from outside too, so one of them is registered while they are tested."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.examples.outside import registered


@pytest.fixture(scope="module", autouse=True)
def outside_game() -> Iterator[None]:
    with registered():
        yield
