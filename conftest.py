"""What all tests share, including those of the games: a browser, a server, and packaging tests only on request."""

from __future__ import annotations

import pytest

pytest_plugins = ["tests.browser.fixtures"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--packaging", action="store_true", help="build and install the package in clean environments")
    parser.addoption("--container", action="store_true", help="run the steps of the Containerfile")


def pytest_ignore_collect(collection_path: object, config: pytest.Config) -> bool | None:
    """Skip packaging tests, which take minutes; `make test-install` and `make test-container` request them."""
    asked = {"test_install.py": "--packaging", "test_container.py": "--container"}
    flag = next((flag for name, flag in asked.items() if str(collection_path).endswith(name)), None)
    return True if flag is not None and not config.getoption(flag) else None
