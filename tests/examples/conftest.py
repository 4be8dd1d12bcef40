"""Registers the game from outside for every test in this folder."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import parlour
from tests.examples.outside import registered


@pytest.fixture(scope="module")
def lowest() -> Iterator[parlour.Game]:
    with registered() as game:
        yield game
