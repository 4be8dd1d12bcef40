"""The seeds of every day: on none of them does the server break a promise, and together they see everything."""

from __future__ import annotations

from collections import Counter

import pytest

import parlour
from parlour.table.log import KINDS
from tests.simulation.defects import DEFECTS
from trials.simulation.run import Result, run

pytestmark = pytest.mark.timeout(1200)  # the first test runs all seeds, beside whatever else the machine does

SEEDS = range(100)
SOON = range(80)  # of them, enough to find any of the defects
RARE = {"here", "options"}  # kinds of entry that these seeds need not lead to


@pytest.fixture(scope="module")
def results() -> list[Result]:
    return [run(seed) for seed in SEEDS]


def told(result: Result) -> str:
    """The fault of a run, and how to see it again."""
    return "\n".join([*result.last, f"{result.fault}", f"make simulate SEED={result.seed}"])


def test_no_promise_is_broken(results: list[Result]) -> None:
    broken = [result for result in results if result.fault is not None]
    assert not broken, told(broken[0])


def test_together_they_see_everything(results: list[Result]) -> None:
    seen: Counter[str] = sum((Counter(result.counts) for result in results), Counter())
    for game in parlour.games():
        assert seen[f"games of {game}"] > 0, f"no game of {game} came to its end"
    for fate in ("written", "failed", "in doubt"):
        assert seen[f"commits: {fate}"] > 0
    for answer in ("ack", "ack again", "refused", "stale", "error"):
        assert seen[f"answers: {answer}"] > 0
    for trouble in ("crash", "restart", "freeze", "fill_disk", "lose_disk", "cut", "stall", "reload", "partition"):
        assert seen[f"troubles: {trouble}"] > 0
    assert seen["troubles: cut_off"] and seen["troubles: drain"] and seen["tables handed over"], "no cluster has failed"
    missing = {kind for kind in KINDS if not seen[f"entries: {kind}"]}
    assert missing <= RARE, f"no seed leads to {missing}"


@pytest.mark.parametrize("name", DEFECTS)
def test_a_defect_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A simulation that cannot fail is worthless: the first seeds find every defect that is planted here.

    The seed that found it last time comes first, because that is quick."""
    defect = DEFECTS[name]
    defect.plant(monkeypatch)
    found = next((result for result in map(run, (defect.seed, *SOON)) if result.fault is not None), None)
    assert found is not None, "no seed has found it"
    assert found.kind in defect.kinds, told(found)
