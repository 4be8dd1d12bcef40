"""The same seed gives the same run, callback by callback: otherwise no fault could be looked at twice."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from trials.simulation.plan import drawn
from trials.simulation.run import run

SEEDS = (1, 2, 3, 5, 8)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_seed_runs_twice_in_the_same_way(seed: int) -> None:
    lines: list[str] = []
    first, second = run(seed, lines.append), run(seed)
    assert (first.digest, first.counts, first.seconds) == (second.digest, second.counts, second.seconds)
    assert len(lines) > 100 and lines[-60:] == first.last


def test_another_process_runs_a_seed_in_the_same_way() -> None:
    """Strings have other hashes there, and objects other addresses."""
    program = f"from trials.simulation.run import run; print(*(run(seed).digest for seed in {SEEDS}))"
    environment = os.environ | {"PYTHONHASHSEED": "7"}
    ended = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert ended.stdout.split() == [run(seed).digest for seed in SEEDS]


def test_seeds_differ() -> None:
    assert len({run(seed).digest for seed in SEEDS}) == len(SEEDS)
    assert len({str(drawn(seed).tables) for seed in SEEDS}) == len(SEEDS)
