"""A real browser and a real server for every test here."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import FLAGS, find
from tests.server.process import Server, serving

expect.set_options(timeout=30_000)  # as patient as everything else here: a busy machine is slow, not wrong


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("house"), program="tests.server.known_luck") as server:
        yield server
