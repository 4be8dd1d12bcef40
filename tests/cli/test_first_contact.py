"""The command line for newcomers: quick help, forgiving spelling of names, and clear refusals."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.main import get_command
from typer.testing import CliRunner, Result

import parlour
from parlour.bots import weights
from parlour.cli import COMMANDS, app, serve, streams
from parlour.cli.common import known_game
from parlour.core import registry
from parlour.core.errors import OptionError
from parlour.lab.regret import model, player_names, players
from parlour.storage.sqlite.connections import open_to_write
from tests.examples.outside import installed

PACKAGE = Path(parlour.__file__).parent


def invoke(*words: str, text: str = "") -> Result:
    return CliRunner().invoke(app, list(words), input=text)


def refused(*words: str, text: str = "") -> str:
    """The message for bad input: one sentence, exit code 2, and no traceback."""
    answer = invoke(*words, text=text)
    assert answer.exit_code == 2, (words, answer.output, answer.exception)
    assert isinstance(answer.exception, SystemExit | type(None))
    return answer.stderr


# Quick and forgiving.


def test_the_list_of_commands_holds_the_commands_themselves() -> None:
    """Documentation and tests iterate over them, including their options."""
    program: Any = get_command(app)
    assert list(program.commands) == list(COMMANDS)
    assert all(program.commands[name].params for name in COMMANDS if name != "admin")


def test_importing_the_package_is_quick_and_gives_all_its_names() -> None:
    code = "import parlour, sys; print([name for name in sys.modules if name in ('parlour.core.state', 'numpy')])"
    code += "; print(all(hasattr(parlour, name) for name in parlour.__all__), parlour.core.registry.names())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[0] == "[]" and done.stdout.splitlines()[1].startswith("True")


@pytest.mark.parametrize("written", ["Notty", "NOTTY", " notty "])
def test_games_are_known_in_any_case(written: str) -> None:
    assert known_game(written) == "notty"
    assert invoke("puzzles", written).stdout == invoke("puzzles", "notty").stdout


@pytest.mark.parametrize("written", ["house-of-cards", "House of Cards", "house_of-cards"])
def test_games_are_known_with_hyphens_and_spaces(written: str) -> None:
    assert invoke("levels", written, "--json").stdout == invoke("levels", "house_of_cards", "--json").stdout
    assert "no game hause" in refused("rules", "hause")


def test_two_players_are_not_two_to_two() -> None:
    said = {language: invoke("games", "--lang", language).stdout for language in ("en", "cs", "si")}
    assert "2 players" in said["en"] and "2-2" not in said["en"] and "2-4 players" in said["en"]
    assert "2 hráči" in said["cs"] and "2–2" not in said["cs"]
    assert "2-2" not in said["si"]


# Nothing is written into the package.


def test_puzzles_are_written_where_they_are_wished_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.cli.puzzles.find", lambda game, seed, wanted: iter([parlour_puzzle()]))
    shipped = (PACKAGE / "games" / "notty" / "play" / "puzzles.json").read_bytes()
    assert "--out FILE" in refused("puzzles", "notty", "--find", "1")
    assert "--find 10" in refused("puzzles", "notty", "--out", str(tmp_path / "found.json"))
    found = tmp_path / "found.json"
    assert f"One puzzle from one game, written into {found}." in " ".join(
        invoke("puzzles", "notty", "--find", "1", "--out", str(found)).stdout.split()
    )
    assert json.loads(found.read_text())["seed"] == 1
    assert (PACKAGE / "games" / "notty" / "play" / "puzzles.json").read_bytes() == shipped


def parlour_puzzle() -> Any:
    from parlour.bots.puzzles import puzzle

    return puzzle("notty", 1)


def test_levels_writes_ratings_beside_those_of_other_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.cli.levels.LADDER", ("random", "reference"))
    kept = (PACKAGE / "games" / "house_of_cards" / "play" / "ratings.json").read_bytes()
    file = tmp_path / "ratings.json"
    file.write_text('{"other": {"players": {}}}')
    quick = ("levels", "house_of_cards", "--option", "preset=quick", "--deals", "1")
    assert invoke(*quick, "--write", str(file)).exit_code == 0
    assert set(json.loads(file.read_text())) == {"house_of_cards", "other"}
    assert (PACKAGE / "games" / "house_of_cards" / "play" / "ratings.json").read_bytes() == kept
    file.write_text("[]")
    assert "has no ratings" in refused(*quick, "--write", str(file))


# Bad input.


def test_json_that_is_nested_too_deeply_is_refused(tmp_path: Path) -> None:
    deep = tmp_path / "deep.json"
    deep.write_text("[" * 100_000)
    for command in ("replay", "review", "verify"):
        assert "nested too deeply" in refused(command, str(deep))
    assert "preset" in refused("play", "house_of_cards", "--option", f"preset={'[' * 100_000}")


def test_weights_that_cannot_be_used_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "notty-qlearning.npz"
    ours = weights.file_of("notty", "qlearning")
    whole = ours.read_bytes()
    np.savez(tmp_path / "small.npz", values=np.zeros(3), card=np.load(ours)["card"])
    broken = {
        "cut short": whole[: len(whole) // 2],
        "empty": b"",
        "something else": b"\x89PNG\r\n" + bytes(99),
        "of another game": weights.file_of("potter", "qlearning").read_bytes(),
        "too small": (tmp_path / "small.npz").read_bytes(),
        "missing": None,
    }
    monkeypatch.setattr(weights, "file_of", lambda game, agent: tmp_path / f"{game}-{agent}.npz")
    for name, content in broken.items():
        file.unlink(missing_ok=True)
        if content is not None:
            file.write_bytes(content)
        weights.values.cache_clear()
        with pytest.raises(OptionError) as found:
            parlour.bot("notty", level="medium")
        assert found.value.key in ("bad-weights", "bad-player"), name
        said = refused("play", "notty", "--seed", "7", text="end\n")
        assert "Reinstall Parlour" in said and len(said.splitlines()) == 1, name
    weights.values.cache_clear()


def test_a_course_that_cannot_be_read_and_a_file_for_a_folder_are_refused(tmp_path: Path) -> None:
    (tmp_path / "notty-qlearning-1.course.npz").write_bytes(b"nothing of ours")
    said = refused("train", "notty", "--games", "1", "--folder", str(tmp_path))
    assert "notty-qlearning-1.course.npz cannot be used" in said
    shutil.copy(weights.file_of("potter", "qlearning"), tmp_path / "notty-qlearning-1.course.npz")
    assert "no course of notty" in refused("train", "notty", "--games", "1", "--folder", str(tmp_path))
    (tmp_path / "file").write_text("")
    assert "file: " in refused("train", "notty", "--folder", str(tmp_path / "file"))


def test_a_seed_of_29_digits_is_a_seed() -> None:
    seed = "12345678901234567890123456789"
    quick = ("arena", "house_of_cards", "--players", "random,random", "--deals", "1", "--option", "preset=quick")
    answer = invoke(*quick, "--seed", seed)
    assert answer.exit_code == 0, answer.exception
    assert f"seed {seed}" in " ".join(answer.stdout.split())


def test_players_that_nobody_knows_are_refused_before_anything_is_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    def solved(*given: object) -> None:
        raise AssertionError("solved for nobody")

    monkeypatch.setattr("parlour.games.notty.play.small.solution.Solution.__init__", solved)
    assert "no computer player 'zzz'" in refused("regret", "notty", "--players", "zzz")
    for small in map(model, ("notty", "house_of_cards")):
        assert player_names(small) == list(players(small, None))  # type: ignore[arg-type]


def test_a_file_that_cannot_be_written_is_said_before_hours_of_work(tmp_path: Path) -> None:
    nowhere = str(tmp_path / "no" / "out.json")
    assert "cannot be written" in refused("arena", "notty", "--players", "random,random", "--out", nowhere)
    assert "cannot be written" in refused("levels", "notty", "--deals", "1", "--out", str(tmp_path))
    assert "cannot be written" in refused("puzzles", "notty", "--find", "1", "--out", nowhere)


def test_a_plug_in_that_breaks_is_named_and_the_others_are_listed(tmp_path: Path) -> None:
    (tmp_path / "broken_plug_in.py").write_text("raise RuntimeError('half written')\n")
    with installed("broken-plug-in", {"brittle": "broken_plug_in:GAME"}, tmp_path):
        answer = invoke("games")
        assert answer.exit_code == 0 and "notty" in answer.stdout
        assert "The game brittle cannot be loaded: RuntimeError: half written." in answer.stderr
        assert "brittle cannot be loaded" in refused("play", "brittle")
        with pytest.raises(OptionError, match="half written"):
            parlour.game("brittle")
        assert registry.sorted_out()[0] == tuple(sorted(registry.built_in()))


def test_output_that_takes_ascii_alone_gets_letters() -> None:
    """Suits become letters, which the notation accepts too; a language with other letters becomes question marks,
    without an error."""
    for words in (["play", "potter", "--seed", "3"], ["rules", "jolly", "--lang", "si"]):
        done = subprocess.run(
            [sys.executable, "-m", "parlour", *words],
            env=os.environ | {"PYTHONIOENCODING": "ascii", "NO_COLOR": "1"},
            capture_output=True,
            input=b"draw \xff\n",
        )
        assert (done.returncode, done.stderr) == (0, b""), words
        assert done.stdout.isascii()
    assert streams.in_plain_letters(UnicodeEncodeError("ascii", "7♥±", 1, 3, "")) == ("h+-", 3)


def test_serve_refuses_a_database_that_is_damaged(tmp_path: Path) -> None:
    """If `admin check` finds the file malformed, no server may write more into it."""
    database = tmp_path / "parlour.sqlite3"
    with closing(open_to_write(database)) as made:
        made.execute("CREATE TABLE ballast (words TEXT)")
        made.executemany("INSERT INTO ballast VALUES (?)", [("x" * 3000,)] * 50)
    damage(database)
    with pytest.raises(OptionError) as found:
        serve.check_database(database)
    assert found.value.key == "serve-damaged"
    assert "parlour admin restore" in str(found.value)


def damage(database: Path) -> None:
    """Overwrite pages in the middle of the file, as a failing disk does."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        root = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'ballast'").fetchone()[0]
    content = bytearray(database.read_bytes())
    content[(root - 1) * size : root * size] = b"\xff" * size
    database.write_bytes(content)


def test_a_whole_database_opens(tmp_path: Path) -> None:
    serve.check_database(tmp_path / "parlour.sqlite3")
    serve.check_database(tmp_path / "parlour.sqlite3")
