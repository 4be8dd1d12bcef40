"""What all tests share: the outside game is registered, and packaging tests run only when asked for."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--packaging", action="store_true", help="build and install the package in clean environments")


def pytest_ignore_collect(collection_path: object, config: pytest.Config) -> bool | None:
    """Packaging takes minutes: `make test-install` asks for it."""
    slow = str(collection_path).endswith(("test_install.py", "test_container.py"))
    return True if slow and not config.getoption("--packaging") else None
