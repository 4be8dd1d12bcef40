"""The tools that check the page: pinned without naming a registry, and with a reason for every rule that is off."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2]
CLIENT = HOUSE / "client"
PINNED = json.loads((CLIENT / "package-lock.json").read_text(encoding="utf-8"))["packages"]


def test_the_lock_file_names_no_registry() -> None:
    assert [name for name, package in PINNED.items() if "resolved" in package] == []


def test_every_check_is_pinned() -> None:
    build = (HOUSE / "setup.py").read_text(encoding="utf-8")
    checks = re.findall(r'"([\w-]+)/bin/', build)
    assert {"eslint", "prettier", "stylelint", "svelte-check"} <= set(checks)
    assert {f"node_modules/{package}" for package in (*checks, "vitest", "@vitest/coverage-v8")} <= set(PINNED)


@pytest.mark.parametrize("name", ["eslint.config.js", "stylelint.config.js"])
def test_every_rule_that_is_off_has_its_reason_beside_it(name: str) -> None:
    lines = (CLIENT / name).read_text(encoding="utf-8").splitlines()
    off = [line for line in lines if re.search(r": ('off'|null),", line)]
    assert off
    assert [line for line in off if not re.search(r", // \S", line)] == []
