"""`parlour train`: it learns for a few seconds, writes weights, card and picture, and continues where it stopped."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from parlour.bots import weights
from tests.cli.program import run
from tests.core.mode import COMPILED

pytestmark = pytest.mark.skipif(not COMPILED, reason="many games")


@pytest.mark.parametrize(("game", "agent"), [("notty", "qlearning"), ("potter", "qlearning"), ("jolly", "value")])
def test_train_learns_saves_and_continues(game: str, agent: str, tmp_path: Path) -> None:
    for games in (40, 60):
        command = ("train", game, "--agent", agent, "--games", str(games), "--deals", "2")
        answer = run(*command, "--folder", str(tmp_path), "--json")
        assert answer.exit_code == 0, answer.stderr
        told = json.loads(answer.stdout)
        assert (told["game"], told["agent"]) == (game, agent)
        assert told["command"] == f"parlour train {game} --agent {agent} --games {games} --seed 1"
    assert {path.name for path in tmp_path.iterdir()} == {
        f"{game}-{agent}.npz",
        f"{game}-{agent}.svg",
        f"{game}-{agent}-1.course.npz",
    }
    assert weights.load(tmp_path / f"{game}-{agent}.npz")[1].result == told["result"]


def test_train_lists_the_agents_that_learn() -> None:
    answer = run("train", "potter", "--agent", "nobody")
    assert answer.exit_code == 2
    assert "qlearning, value" in answer.stderr
