"""`parlour arena` and `parlour levels`: what they print, write and refuse."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import parlour
from parlour.bots import ratings
from parlour.cli import app
from parlour.lab.arena.plan import Plan
from tests.cli.program import run

QUICK = ("house_of_cards", "--option", "preset=quick")
ARENA = ("arena", *QUICK, "--players", "reference,random")


def without_times(answer: dict[str, Any]) -> dict[str, Any]:
    """The parts of a report that two runs must agree on."""
    players = [{key: one[key] for key in one if key not in ("seconds", "over_guard")} for one in answer["players"]]
    return {key: answer[key] for key in ("settings", "deals", "cross", "sprt", "even")} | {"players": players}


def test_arena_prints_the_tables_and_writes_json_and_a_picture(tmp_path: Path) -> None:
    out, svg, page = tmp_path / "out.json", tmp_path / "ladder.svg", tmp_path / "page.md"
    answer = run(*ARENA, "--deals", "4", "--out", str(out), "--svg", str(svg), "--markdown", str(page))
    assert answer.exit_code == 0, answer.stderr
    assert "50.0 is even" in answer.stdout and "CPU milliseconds per move" in answer.stdout
    data = json.loads(out.read_text())
    assert data["machine"]["cpu"] and "commit" in data and data["date"]
    assert (data["deals"], data["settings"]["options"]) == (4, {"preset": "quick"})
    assert data["players"][0]["player"] == "reference"
    assert svg.read_text().startswith("<svg") and "| reference |" in page.read_text()


def test_a_longer_run_goes_on_from_a_shorter_one(tmp_path: Path) -> None:
    first, second = str(tmp_path / "first.json"), str(tmp_path / "second.json")
    run(*ARENA, "--deals", "2", "--out", first)
    resumed = json.loads(run(*ARENA, "--deals", "5", "--out", first, "--json").stdout)
    whole = json.loads(run(*ARENA, "--deals", "5", "--out", second, "--json").stdout)
    assert without_times(resumed) == without_times(whole) == without_times(json.loads(Path(first).read_text()))


def test_sprt_says_what_it_found() -> None:
    answer = run(*ARENA, "--deals", "200", "--sprt", "0.3,0.5")
    assert "the share is 50.0 % rather than 30.0 %" in answer.stdout


@pytest.mark.parametrize(("language", "word"), [("cs", "je vyrovnané"), ("si", "සමාන නම්")])
def test_arena_speaks_czech_and_sinhala(language: str, word: str) -> None:
    answer = run(*ARENA, "--deals", "1", "--lang", language)
    assert answer.exit_code == 0 and word in answer.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["arena", "chess", "--players", "random,random"], "no game chess"),
        (["arena", "notty", "--players", "random,grandmaster"], "'grandmaster' for notty. Possible: random,"),
        (["arena", "notty", "--players", "random"], "at least two players"),
        (["arena", "notty", "--players", "random,random", "--by", "rounds"], "have no winners"),
        (["arena", "notty", "--players", "random,random", "--sprt", "0.6,0.5"], "0.5,0.55"),
        (["arena", "notty", "--players", "random,random", "--sprt", "high"], "0.5,0.55"),
        (["arena", "notty", "--players", "random,random", "--out", "/no/such/folder/out.json"], "cannot be written"),
        (["levels", "chess"], "no game chess"),
    ],
)
def test_bad_input_ends_with_code_2_and_the_reason(arguments: list[str], said: str) -> None:
    answer = run(*arguments)
    assert (answer.exit_code, "Traceback" in answer.stderr) == (2, False)
    assert said in answer.stderr


def test_an_interruption_tells_how_to_continue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(plan: Plan, number: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("parlour.lab.arena.runner.play_deal", interrupted)
    answer = CliRunner().invoke(app, [*ARENA, "--out", str(tmp_path / "out.json")])
    assert answer.exit_code == 130
    assert "Stopped after 0 deals. The same command continues from here." in answer.stdout


def test_levels_measures_keeps_and_prints_what_it_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "ratings.json"
    monkeypatch.setattr(ratings, "file_of", lambda game: file)
    monkeypatch.setattr("parlour.cli.levels.LADDER", ("random", "reference"))
    before = CliRunner().invoke(app, ["levels", "house_of_cards"])
    assert "have not been measured yet" in before.stdout
    measured = CliRunner().invoke(app, ["levels", *QUICK, "--deals", "3", "--write", str(file)])
    assert measured.exit_code == 0 and "Ratings" in measured.stdout
    assert ratings.ratings("house_of_cards")["reference"] == 1500
    kept = ratings.kept("house_of_cards")
    assert kept["deals"] == 3 and kept["options"] == {"preset": "quick"} and kept["date"] and "commit" in kept
    after = CliRunner().invoke(app, ["levels", "house_of_cards"])
    assert "over 3 deals" in after.stdout and "(1500-1500)" in after.stdout
    assert json.loads(CliRunner().invoke(app, ["levels", "house_of_cards", "--json"]).stdout) == kept


def test_what_is_kept_names_players_that_exist() -> None:
    from parlour import bots

    for game in parlour.core.registry.built_in():
        assert set() < set(ratings.ratings(game)) <= set(bots.levels(game))


def test_levels_answers_programs_in_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.cli.levels.LADDER", ("random", "reference"))
    measured = CliRunner().invoke(app, ["levels", *QUICK, "--deals", "3", "--json"])
    answer = json.loads(measured.stdout)
    assert [one["player"] for one in answer["players"]] == ["reference", "random"]
