"""Hill climbing over a policy's numbers: only clear wins are kept, and a climb continues from its file."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from parlour.bots.training.duel import Score
from parlour.lab import tune
from parlour.lab.tune import Climb, climbs
from tests.core.mode import COMPILED

HABITS = {"boldness": 1.0, "patience": 2.0}


def climb() -> Climb:
    return Climb("notty", seed=1, deals=10, began=HABITS, best=HABITS)


class Duels:
    """Duels whose scores the test chooses; the shares, in order."""

    def __init__(self, *shares: float) -> None:
        self.shares = list(shares)
        self.deals: list[range] = []

    def __call__(self, climb: Climb, maker: object, one: object, other: object, deals: range) -> Score:
        self.deals.append(deals)
        return Score(self.shares.pop(0), 0.02, len(deals))


@pytest.mark.parametrize(
    ("shares", "kept"),
    [
        ((0.51,), False),  # within its error
        ((0.55, 0.48, 0.52), False),  # wins, but does worse against the numbers at the beginning
        ((0.55, 0.53, 0.52), True),
    ],
)
def test_a_change_is_kept_if_it_wins_clearly_and_loses_nothing(
    shares: tuple[float, ...], kept: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    duels = Duels(*shares)
    monkeypatch.setattr(Climb, "duel", lambda self, *question: duels(self, *question))
    one = climb()
    assert one.step(lambda numbers: None) is kept  # type: ignore[arg-type, return-value]
    changed = [name for name in HABITS if one.best[name] != HABITS[name]]
    assert len(changed) == kept and len(one.kept) == kept and duels.shares == []
    assert one.began == HABITS


def test_every_step_has_deals_of_its_own_and_the_seed_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    duels = Duels(*[0.5] * 6)
    monkeypatch.setattr(Climb, "duel", lambda self, *question: duels(self, *question))
    one = climb()
    assert list(climbs(one, steps=3, seconds=60)) == [False] * 3
    assert duels.deals == [range(10), range(10, 20), range(20, 30)]
    assert list(climbs(one, steps=3, seconds=60)) == [] and list(climbs(climb(), steps=3, seconds=0)) == []


@pytest.mark.skipif(not COMPILED, reason="hundreds of games")
def test_a_climb_is_written_and_continued(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "habits.json"
    for steps in (1, 2):
        words = ["tune", "notty", "--steps", str(steps), "--deals", "4", "--out", str(out)]
        monkeypatch.setattr(sys, "argv", words)
        tune.main()
        assert json.loads(out.read_text())["steps"] == steps
    assert json.loads(out.read_text())["best"].keys() == dict(tune.policy_of("notty").HABITS).keys()
