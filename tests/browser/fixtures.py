"""A real browser and a real server, for every test of a page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.browser.chromium import FLAGS, find
from tests.server.process import Server, in_memory, serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser

PATIENCE = 30_000  # ms: generous, like every time-out here; a busy machine is slow, not wrong


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    from playwright.sync_api import expect, sync_playwright  # only if a page is tested

    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A server for all tests of this process that need no other: none of them sees the tables of another."""
    with in_memory() as data, serving(data, program="tests.server.known_luck") as server:
        yield server
