"""Bad input to every command: one sentence, exit code 2, and no traceback. Runs in this process, because there are many
cases."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner, Result

from parlour.bots import weights
from parlour.cli import app
from parlour.core import registry
from parlour.locales import say

DEEP = 100_000
RECORD = {"game": "notty", "seats": 2, "seed": 7, "moves": ["end"]}
SOLVING = "parlour.games.notty.play.small.solution.Solution.__init__"


@pytest.fixture(autouse=True)
def own_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep a server command from changing this process, which belongs to the tests."""
    monkeypatch.setattr("parlour.server.host.logs.set_up", lambda *_: None)
    monkeypatch.setattr("os.umask", lambda _: 0)


def ask(*words: str) -> Result:
    """Run a command; only its own exit may end it."""
    done = CliRunner().invoke(app, words, input="")
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done


def refused(*words: str) -> str:
    """The sentence with which a command refuses its input."""
    done = ask(*words)
    assert done.exit_code == 2, done.output
    assert "Traceback" not in done.output
    return done.stderr


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with files that somebody might name by mistake."""
    monkeypatch.chdir(tmp_path)
    files = {
        "deep.json": "[" * DEEP + "]" * DEEP,
        "options.json": json.dumps(RECORD | {"options": {"turn_limit": "?"}}).replace('"?"', "[" * 900 + "]" * 900),
        "number.json": "1" * 5000,
        "null.json": "null",
        "empty": "",
        "escape.json": json.dumps(RECORD | {"game": "\x1b[2J"}),
        "half.json": json.dumps(RECORD | {"game": "\ud800"}),
        "seats.json": json.dumps(RECORD | {"seats": 10**30}),
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    (tmp_path / "rubbish").write_bytes(bytes(range(128, 256)) * 10)
    (tmp_path / "folder").mkdir()
    return tmp_path


@pytest.mark.parametrize("command", ["replay", "review", "verify"])
@pytest.mark.parametrize(
    ("file", "why"),
    [
        ("deep.json", "nested too deeply"),
        ("number.json", "not JSON"),
        ("rubbish", "not JSON"),
        ("empty", "not JSON"),
        ("folder", "Is a directory"),
        ("nowhere", "No such file"),
        ("null.json", ""),
        ("options.json", ""),
        ("escape.json", ""),
        ("half.json", ""),
        ("seats.json", ""),
        ("x" * 300, "too long"),
    ],
)
def test_a_file_that_is_not_a_record(here: Path, command: str, file: str, why: str) -> None:
    said = refused(command, file)
    assert why in said and len(said.strip().splitlines()) == 1 and "\x1b" not in said


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["train", "notty", "--folder", "rubbish"], "rubbish: File exists."),
        (["train", "notty", "--folder", "rubbish/x"], "Not a directory"),
        (["arena", "notty", "--players", "random,zzz"], "no computer player 'zzz'"),
        (["arena", "notty", "--players", "random,random", "--seats", "9" * 30], "2 to 3 players"),
        (["arena", "notty", "--players", "random,random", "--out", ""], "cannot be written"),
        (["regret", "notty", "--players", "zzz"], "no computer player 'zzz'"),
        (["regret", "house_of_cards", "--players", "best,zzz"], "no computer player 'zzz'"),
        (["rules", "notty", "--lang", ""], "Possible: cs, en, si"),
        (["rules", "notty", "--lang", "../en"], "Possible: cs, en, si"),
        (["play", "notty", "--option", "turn_limit=" + "[" * DEEP], "cannot be"),
        (["play", "notty", "--option", "turn_limit=1e400"], "cannot be"),
        (["play", "notty", "--seats", "you,\ud800"], "cannot take a seat"),
        (["puzzles", "notty", "9" * 40], "there is no puzzle"),
        (["admin", "tables", "--data", "rubbish"], "Not a directory"),
        (["admin", "check", "--data", "folder"], "There is no database"),
        (["serve", "--data", "rubbish", "--port", "0"], "File exists"),
    ],
)
def test_words_that_a_command_cannot_work_with(here: Path, words: list[str], why: str) -> None:
    assert why in refused(*words)


def test_a_refusal_is_in_the_language_of_the_command(here: Path) -> None:
    assert refused("replay", "deep.json", "--lang", "cs").strip() == say("cs", "cli-nested", {"file": "deep.json"})


@pytest.mark.parametrize("seed", ["9" * 29, "9" * 400, "-1"])
def test_an_arena_takes_any_whole_number_as_its_seed(here: Path, seed: str) -> None:
    """Such seeds once lost the results of a whole run: the messages could not print the number, or the intervals could
    not use it."""
    words = ["arena", "notty", "--players", "random,random", "--deals", "1", "--option", "turn_limit=20"]
    done = ask(*words, "--seed", seed, "--out", "out.json")
    assert done.exit_code == 0 and seed[:70] in done.stdout
    assert json.loads((here / "out.json").read_text())["settings"]["seed"] == int(seed)


@pytest.mark.parametrize("flag", ["--out", "--svg", "--markdown"])
def test_whether_results_can_be_written_is_asked_before_the_run(
    here: Path, flag: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.cli.arena.run", lambda *_: pytest.fail("it was played"))
    for place in ("folder", "nowhere/file"):
        assert "cannot be written" in refused("arena", "notty", "--players", "random,random", flag, place)


@pytest.mark.parametrize("command", ["calibration", "regret"])
def test_measurements_ask_it_before_they_begin(here: Path, command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.cli.calibration.looks_of", lambda *_: pytest.fail("it was played"))
    monkeypatch.setattr(SOLVING, lambda *_: pytest.fail("it was solved"))
    assert "cannot be written" in refused(command, "notty", "--markdown", "folder")


def test_regret_checks_the_players_before_it_solves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SOLVING, lambda *_: pytest.fail("it was solved"))
    refused("regret", "notty", "--players", "zzz")


# What players have learned.


@pytest.fixture
def learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the weights, to be damaged."""
    folder = tmp_path / "weights"
    folder.mkdir()
    for room in registry.built_in_folders():
        for file in room.glob("play/weights/*.npz"):
            shutil.copy(file, folder / f"{room.name}-{file.name}")
    monkeypatch.setattr(weights, "file_of", lambda game, agent: folder / f"{game}-{agent}.npz")
    weights.values.cache_clear()
    return folder


@pytest.fixture(autouse=True, scope="module")
def fresh_weights() -> object:
    """Keep the damaged weights out of the caches of other tests."""
    yield
    weights.values.cache_clear()


def spoil(file: Path, how: str) -> None:
    content = file.read_bytes()
    if how == "missing":
        file.unlink()
    elif how == "cut off":
        file.write_bytes(content[: len(content) // 2])
    elif how == "rubbish":
        file.write_bytes(b"\x80\x04rubbish")
    elif how == "without a card":
        np.savez(file, values=np.zeros(5))
    elif how == "of another game":
        other = "jolly" if file.name.startswith("notty") else "notty"
        shutil.copy(file.with_name(f"{other}-qlearning.npz"), file)
    else:
        arrays, card = weights.load(file)
        factor = {"too short": 0.5, "too long": 4}[how]
        weights.save(file, {"values": np.resize(arrays["values"], max(1, int(arrays["values"].size * factor)))}, card)


@pytest.mark.parametrize(
    "how", ["missing", "cut off", "rubbish", "without a card", "of another game", "too short", "too long"]
)
@pytest.mark.parametrize(
    ("game", "level"),
    [
        ("notty", "medium"),
        ("notty", "expert"),
        ("potter", "expert"),
        ("potter", "qlearning"),
        ("jolly", "easy"),
        ("jolly", "qlearning"),
        ("house_of_cards", "hard"),
        ("house_of_cards", "qlearning"),
    ],
)
def test_weights_that_cannot_be_played_by(learned: Path, game: str, level: str, how: str) -> None:
    for file in learned.glob(f"{game}-*.npz"):
        spoil(file, how)
    said = refused("play", game, "--seats", f"you,{level}", "--seed", "1")
    assert "Reinstall Parlour" in said


@pytest.mark.parametrize("content", [b"", b"rubbish", None])
def test_a_course_that_cannot_be_continued(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "notty-qlearning-1.course.npz"
    if content is None:
        np.savez(file, notes=np.array(json.dumps({"seed": 1})))
    else:
        file.write_bytes(content)
    said = refused("train", "notty", "--games", "1", "--folder", str(tmp_path))
    assert file.name in said


# A game from another package that does not load.


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "broken_game_of_a_test.py").write_text("raise RuntimeError('no such thing')")
    monkeypatch.syspath_prepend(tmp_path)
    entry = EntryPoint("broken", "broken_game_of_a_test:GAME", registry.GROUP)
    monkeypatch.setattr(registry, "from_outside", lambda: [entry])
    return "broken"


@pytest.mark.parametrize("command", ["rules", "play", "watch", "puzzles", "levels", "train", "calibration"])
def test_a_broken_plug_in_says_what_is_wrong_with_it(broken: str, command: str) -> None:
    said = refused(command, broken)
    assert "broken" in said and "RuntimeError: no such thing" in said


def test_a_broken_plug_in_hides_no_other_game(broken: str) -> None:
    done = ask("games", "--json")
    assert done.exit_code == 0 and "broken" in done.stderr
    assert [game["name"] for game in json.loads(done.stdout)] == sorted(registry.built_in())


# Encodings and pipes, which need a separate process.


def test_programs_read_the_same_json_from_every_encoding() -> None:
    command = [sys.executable, "-m", "parlour", "games", "--json", "--lang", "cs"]
    told = [
        subprocess.run(command, capture_output=True, timeout=120, env=os.environ | {"PYTHONIOENCODING": name}).stdout
        for name in ("ascii", "utf-8")
    ]
    assert told[0].isascii() and not told[1].isascii() and json.loads(told[0]) == json.loads(told[1])


def test_an_encoding_without_our_signs_gets_cards_in_letters(here: Path) -> None:
    command = [sys.executable, "-m", "parlour", "play", "potter", "--seed", "1", "--seats", "you,random"]
    told = subprocess.run(
        command,
        input="draw\n7♥\n\udcff\nquit\n".encode("utf-8", "surrogateescape"),
        capture_output=True,
        timeout=120,
        env=os.environ | {"PYTHONIOENCODING": "ascii", "NO_COLOR": "1"},
    )
    assert told.returncode == 0 and not told.stderr
    assert "8s" in told.stdout.decode("ascii") and "The seed of this game was 1." in told.stdout.decode("ascii")
