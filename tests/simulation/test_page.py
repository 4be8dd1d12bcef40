"""The page of the simulation behaves like the real one, whose constants it shares."""

from __future__ import annotations

import re
from pathlib import Path

from trials.simulation import page

SOURCE = (Path(__file__).parents[2] / "client/src/connection.ts").read_text()


def milliseconds(name: str) -> int:
    """A constant of the real page."""
    found = re.search(rf"^const {name} = ([\d_]+);", SOURCE, re.MULTILINE)
    assert found is not None, f"the page has no {name} any more"
    return int(found[1].replace("_", ""))


def test_it_waits_as_long_as_the_real_one() -> None:
    waits = "FIRST_WAIT LONGEST_WAIT PING_EVERY PATIENCE PATIENCE_FOR_TABLE LONGEST_SILENCE SOON LATER"
    for name in waits.split():
        assert getattr(page, name) * 1000 == milliseconds(name), name
    for name in ("FAILURES_AFTER_BYE", "STRAIGHT_ON"):
        assert getattr(page, name) == milliseconds(name), name


def test_it_comes_back_after_the_same_farewells() -> None:
    table = re.search(r"const AFTER: Record<string, After> = \{(.*?)\};", SOURCE, re.DOTALL)
    assert table is not None
    assert dict(re.findall(r"'([\w-]+)': '(\w+)'", table[1])) == page.AFTER
