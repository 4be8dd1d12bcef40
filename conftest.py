"""What all tests share, including those of the games: a browser, a server, their order, and packaging tests only on
request."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

pytest_plugins = ["tests.browser.fixtures"]

# The files that take long, although they have few tests.
LONG = (
    "tests/simulation/test_seeds.py",
    "tests/client/test_one_law.py",
    "tests/laws/test_coverage.py",
    "tests/cluster/test_processes.py",
    "tests/server/test_connection_limits.py",
    "tests/browser/test_accessibility.py",
    "tests/browser/test_party.py",
    "tests/browser/test_on_device.py",
    "tests/browser/test_generic.py",
    "tests/browser/test_by_keys_alone.py",
    "tests/browser/test_friends.py",
    "tests/browser/test_people.py",
    "tests/browser/test_life.py",
    "tests/browser/test_levels.py",
    "tests/browser/test_rulebooks.py",
    "tests/browser/test_review.py",
    "tests/browser/test_outside_page.py",
    "src/parlour/games/jolly/tests/page/test_hand.py",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--packaging", action="store_true", help="build and install the package in clean environments")
    parser.addoption("--container", action="store_true", help="run the steps of the Containerfile")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the long files, then with those of many tests: whatever begins last keeps everybody waiting."""
    long = {Path(__file__).parent / name for name in LONG}
    sizes = Counter(item.path for item in items)
    items.sort(key=lambda item: (item.path not in long, -sizes[item.path]))


def pytest_ignore_collect(collection_path: object, config: pytest.Config) -> bool | None:
    """Skip packaging tests, which take minutes; `make test-install` and `make test-container` request them."""
    asked = {"test_install.py": "--packaging", "test_container.py": "--container"}
    flag = next((flag for name, flag in asked.items() if str(collection_path).endswith(name)), None)
    return True if flag is not None and not config.getoption(flag) else None
