"""The benchmark: fair slices, contestants that fail are named, and the tables show what was measured."""

from __future__ import annotations

import io
import json
import platform
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from parlour.cli import bench as command
from parlour.core.errors import OptionError
from parlour.lab.bench import child, machine, parlour_engine, peers, report
from parlour.lab.bench.bars import BARS, standings
from parlour.lab.bench.child import ChildContestant
from parlour.lab.bench.contest import Contestant, Group, Measured, Work, contest
from parlour.lab.bench.machine import Load, Machine, cpu_model
from parlour.lab.bench.pipe import ChildFailed, Pipe
from tests.cli.program import run

PEER = "OpenSpiel C++ rollouts"


def measured(name: str, rate: float, group: Group = "ours", games: int = 10) -> Measured:
    """A result of three slices around this many steps per second."""
    return Measured(name, group, "actions", Work(round(2 * rate), games), 2.0, (rate, 0.9 * rate, 1.2 * rate))


ROWS = [measured("notty playouts", 7000), measured("potter meld-happy playouts", 500), measured("notty clone", 3e6)]
WITH_PEER = [*ROWS, measured(PEER, 100, "peer", games=0)]


# The harness.


def test_every_contestant_has_a_slice_in_every_round_and_is_closed() -> None:
    turns: list[str] = []
    closed: list[str] = []

    def contestant(name: str, steps: int) -> Contestant:
        def work(seconds: float) -> tuple[Work, float]:
            turns.append(name)
            return Work(steps, 1), seconds

        return Contestant(name, "ours", "actions", work, lambda: closed.append(name))

    told: list[tuple[str, int, int]] = []
    rows = contest([contestant("a", 30), contestant("b", 60)], 4.0, 2, lambda *progress: told.append(progress))
    assert turns == ["a", "b", "a", "b", "b", "a"], "warmed up, then back and forth"
    assert sorted(closed) == ["a", "b"] and told[-1] == ("a", 4, 4)
    assert [(row.steps_per_second, row.games_per_second, row.spread) for row in rows] == [(15, 0.5, 0), (30, 0.5, 0)]


def test_a_contest_without_time_rounds_or_names_is_refused() -> None:
    twins = [Contestant("a", "ours", "", lambda _: (Work(1, 1), 1.0))] * 2
    with pytest.raises(ValueError, match="share a name"):
        contest(twins, 1.0, 1)
    for seconds, rounds in ((0.0, 1), (1.0, 0)):
        with pytest.raises(ValueError, match="takes time and rounds"):
            contest(twins[:1], seconds, rounds)


def test_the_spread_is_the_middle_half_of_the_slices() -> None:
    rates = (90.0, 100.0, 100.0, 110.0, 1000.0)
    assert Measured("a", "ours", "", Work(1, 1), 1.0, rates).spread == pytest.approx(0.1)
    assert Measured("a", "ours", "", Work(1, 1), 1.0, (100.0,)).spread == 0.0


# Processes.


def answering(code: str) -> Pipe:
    """A child that runs this code."""
    return Pipe("child", [sys.executable, "-c", code], {})


def test_a_child_answers_and_ends_with_its_input() -> None:
    pipe = answering("import json; print(json.dumps({'twice': 2 * json.loads(input())['n']}))")
    assert pipe.ask(n=21) == {"twice": 42}
    pipe.end()


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("print('hello', flush=True); input()", "said 'hello\\n' instead of an answer"),
        ("print('[1]', flush=True); input()", "instead of an answer"),
        ("import sys; sys.exit('no memory')", "ended without an answer\nexit code 1\nno memory"),
        ('print(\'{"error": "lost"}\', flush=True); input()', "child: lost"),
    ],
)
def test_a_child_that_fails_is_ended_and_quoted(code: str, why: str) -> None:
    pipe = answering(code)
    with pytest.raises(ChildFailed) as failed:
        pipe.ask(n=1)
    assert why in str(failed.value) and pipe.process.returncode is not None


def test_a_child_that_ends_with_an_error_or_not_at_all_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    pipe = answering("input_ = __import__('sys').stdin.read(); raise SystemExit(3)")
    with pytest.raises(ChildFailed, match="exit code 3"):
        pipe.end()
    monkeypatch.setattr("parlour.lab.bench.pipe.GRACE", 0.1)
    with pytest.raises(ChildFailed, match="exit code -9"):
        answering("import time; time.sleep(600)").end()


def test_a_contestant_that_has_failed_can_be_started_again() -> None:
    broken = ChildContestant("notty playouts", "actions", [sys.executable, "-c", "print('{\"compiled\": false}')"])
    for _ in range(2):
        with pytest.raises(ChildFailed):
            broken.run(0.1)
    compiled = ChildContestant("notty playouts", "actions", [sys.executable, "-c", "print('{\"compiled\": true}')"])
    with pytest.raises(ChildFailed, match="compiled rules in spite of PARLOUR_PURE"):
        compiled.run(0.1)


def test_the_child_itself_answers_slices_and_tells_its_errors() -> None:
    answers = io.StringIO()
    assert child.serve("notty int loop", ['{"seconds": 0.01}'], answers) == 0
    ready, slice = map(json.loads, answers.getvalue().splitlines())
    assert ready == {"compiled": parlour_engine.compiled()} and slice["steps"] > 0 and slice["games"] > 0
    answers = io.StringIO()
    assert child.serve("chess playouts", [], answers) == 1
    assert "no contestant 'chess playouts'" in json.loads(answers.getvalue())["error"]


# Other engines, by stand-ins: they show that steps and games are counted.


class ThreeMoves:
    """A game of three moves after one chance node, with the methods of OpenSpiel that are used."""

    def __init__(self, done: int = 0) -> None:
        self.done = done

    def new_initial_state(self) -> ThreeMoves:
        return ThreeMoves()

    def clone(self) -> ThreeMoves:
        return ThreeMoves(self.done)

    def is_chance_node(self) -> bool:
        return self.done == 0

    def is_terminal(self) -> bool:
        return self.done == 4

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(7, 0.5), (8, 0.5)]

    def legal_actions(self) -> list[int]:
        return [1, 2]

    def apply_action(self, action: int) -> None:
        assert action in ((7, 8) if self.is_chance_node() else (1, 2))
        self.done += 1


class Searches:
    """OpenSpiel's searching player: one step is one search with a number of rollouts."""

    steps = 0

    def __init__(self, *settings: Any) -> None:
        pass

    def step(self, state: ThreeMoves) -> None:
        assert not state.is_chance_node()
        Searches.steps += 1


class Rummy:
    """A game of two moves, with the methods of RLCard that are used."""

    def __init__(self) -> None:
        self.game = self
        self.judge = self
        self.done = 0

    def reset(self) -> tuple[dict[str, list[int]], int]:
        self.done = 0
        return {"raw_legal_actions": [1, 2]}, 0

    init_game = reset

    def is_over(self) -> bool:
        return self.done == 2

    def get_legal_actions(self) -> list[int]:
        return [1, 2]

    def step(self, action: int) -> tuple[dict[str, list[int]], int]:
        assert action in (1, 2)
        self.done += 1
        return {"raw_legal_actions": [1, 2]}, 0


def test_steps_and_games_of_other_engines_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    spiel = SimpleNamespace(
        load_game=lambda name: ThreeMoves(), RandomRolloutEvaluator=lambda *_: None, MCTSBot=Searches
    )
    rlcard = SimpleNamespace(make=lambda name, config: Rummy())
    monkeypatch.setitem(sys.modules, "pyspiel", spiel)
    monkeypatch.setitem(sys.modules, "rlcard", rlcard)
    notes: list[str] = []
    found = {one.name: one.run(0.01)[0] for one in peers.peers(notes.append)}
    assert notes == [] and len(found) == 4
    for name, work in found.items():
        moves = 2 if name.startswith("RLCard") else 4 if "Python" in name else 3
        assert work.games > 0 and work.steps == moves * work.games, name
    assert Searches.steps > 0


def test_an_engine_that_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in peers.PEERS:
        monkeypatch.setitem(sys.modules, module, None)
    notes: list[str] = []
    assert peers.peers(notes.append) == []
    assert [note.split()[2] for note in notes] == list(peers.PEERS)


# Reports.


def test_a_bar_is_judged_only_when_both_sides_were_measured() -> None:
    assert standings(ROWS) == []
    found = {(one.game, one.bar.kind): one for one in standings(WITH_PEER)}
    assert set(found) == {("notty", "playouts"), ("potter", "meld-happy playouts")}
    assert found["notty", "playouts"].verdict == "reaches the aim"  # 70 times; the aim is 60
    assert found["potter", "meld-happy playouts"].verdict == "below the bar"  # 5 times; the bar is 10
    cleared = standings([measured("notty playouts", 4000), WITH_PEER[-1]])
    assert cleared[0].verdict == "clears the bar"


def test_every_bar_names_a_way_to_use_a_game_that_is_measured() -> None:
    kinds = {*parlour_engine.KINDS, *(f"{kind} uncompiled" for kind in parlour_engine.UNCOMPILED_KINDS)}
    assert {bar.kind for bar in BARS} <= kinds


def test_a_page_has_the_machine_every_row_and_the_bars() -> None:
    where = Machine("CPU", 2, "Linux", "Python 3", True)
    page = report.as_markdown(WITH_PEER, machine=where, load=Load((1.0, 2.0, 3.0), ()))
    assert "CPU, 2 cores" in page and "1.00 2.00 3.00" in page and "unknown" in page
    assert "| notty playouts | 7,000 | 5 | 7,000 | 15.0% | 70.00 | actions |" in page
    assert f"| {PEER} | 100 | - |" in page and "reaches the aim" in page
    alone = report.as_markdown(ROWS)
    assert "| notty playouts | 7,000 | 5 | 7,000 | 15.0% | - | actions |" in alone and "verdict" not in alone


def test_the_command_prints_tables_or_json_and_writes_a_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "measure", lambda contestants, seconds, rounds: WITH_PEER)
    page = tmp_path / "bench.md"
    shown = run("bench", "--markdown", str(page))
    assert shown.exit_code == 0 and "notty playouts" in shown.stdout and "reaches the aim" in shown.stdout
    assert "| notty playouts |" in page.read_text()
    assert [row["name"] for row in json.loads(run("bench", "--json").stdout)["rows"]] == [one.name for one in WITH_PEER]


def test_a_commit_is_known_only_in_a_checkout(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(command, "HERE", tmp_path)
    assert command.commit() == ""
    monkeypatch.setenv("PATH", str(tmp_path))
    assert command.commit() == ""


def test_a_processor_has_a_name_on_every_system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    listed = tmp_path / "cpuinfo"
    listed.write_text("processor : 0\nmodel name : Abacus 9\n")
    monkeypatch.setattr(machine, "CPU_INFO", listed)
    assert cpu_model() == "Abacus 9"
    monkeypatch.setattr(machine, "CPU_INFO", tmp_path / "missing")
    monkeypatch.setattr(platform, "processor", lambda: "")
    monkeypatch.setattr(platform, "machine", lambda: "slide rule")
    assert cpu_model() == "slide rule"


def test_a_page_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(OptionError) as error:
        command.write(tmp_path, "text")
    assert (error.value.key, error.value.facts["file"]) == ("cli-cannot-write", str(tmp_path))
