"""What commands print on terminals and in pipes, about errors of files, and about results of long runs."""

from __future__ import annotations

import os
import pty
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import typer

import parlour
from parlour.bots import weights
from parlour.cli import play, regret, serve, streams, train
from parlour.cli.common import fails_politely, in_words
from parlour.cli.lazy import Commands
from parlour.lab.arena.estimate import Estimate
from parlour.lab.regret import Measured
from tests.cli.program import run

# Terminals and pipes.


def on_a_terminal(*words: str) -> str:
    """What a command prints on a terminal."""
    screen, other = pty.openpty()
    process = subprocess.Popen([sys.executable, "-m", "parlour", *words], stdout=other, stderr=other, env=os.environ)
    os.close(other)
    said = b""
    with suppress(OSError):  # the end of a terminal
        while part := os.read(screen, 4096):
            said += part
    os.close(screen)
    assert process.wait(60) == 0
    return said.decode()


def test_on_a_terminal_the_rule_book_is_typeset() -> None:
    book = parlour.game("notty").rulebook("en")
    assert "\n# " in "\n" + book and "**" in book
    said = on_a_terminal("rules", "notty")
    assert "\n# " not in said and "**" not in said and "\x1b[1m" in said


def test_only_what_cannot_be_written_is_replaced() -> None:
    with pytest.raises(UnicodeDecodeError):
        streams.in_plain_letters(UnicodeDecodeError("ascii", b"\xff", 0, 1, "not ASCII"))
    assert streams.in_plain_letters(UnicodeEncodeError("ascii", "7♥ – ŝ", 1, 6, "not ASCII")) == (
        "h?-??"[:1] + "?-?" + "?",
        6,
    )


# Errors.


def test_an_error_of_a_file_is_one_sentence_with_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    @fails_politely
    def command(lang: str) -> None:
        Path("/proc/nowhere/file").write_text("")

    with pytest.raises(typer.Exit) as ended:
        command(lang="en")
    assert ended.value.exit_code == 2 and "/proc/nowhere/file" in capsys.readouterr().err


def test_a_reader_that_closes_the_pipe_made_no_mistake() -> None:
    @fails_politely
    def command() -> None:
        raise BrokenPipeError

    with pytest.raises(BrokenPipeError):
        command()


def test_commands_are_loaded_when_they_are_used_and_can_be_replaced() -> None:
    commands = Commands({"games": "list the games", "rules": "print a rule book"})
    assert (list(commands), len(commands), commands.loaded) == (["games", "rules"], 2, {})
    assert commands["games"].name == "games" and set(commands.loaded) == {"games"}
    commands["rules"] = "another"
    assert commands["rules"] == "another"
    del commands["rules"]
    assert commands["rules"].name == "rules"
    with pytest.raises(KeyError):
        commands["dance"]


# Results.


@pytest.mark.parametrize(
    ("game", "agent", "rival"), [("notty", "qlearning", "the reference"), ("potter", "value", "the shipped value")]
)
def test_train_tells_how_well_the_player_does(
    game: str, agent: str, rival: str, capsys: pytest.CaptureFixture[str]
) -> None:
    card = weights.shipped(game, agent)[1]
    train.tell(card, as_json=False)
    said = " ".join(capsys.readouterr().out.split())
    assert f"{card.result['share']:.1%}" in said and rival in said and card.command in said
    assert ("held-out games" in said) == ("explained" in card.result)


class SolvedAtOnce:
    """A small variant that needs no solving."""

    against = "reference"

    def solve(self) -> SolvedAtOnce:
        return self

    sweeps = 3


@pytest.fixture
def quick_regret(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Lets `parlour regret` measure nothing, and lists the players that it would measure."""
    measured: list[str] = []

    def measure(small: Any, solution: Any, name: str, deals: int, seed: int) -> Measured:
        measured.append(name)
        return Measured(name, deals, 1000, 0.0123, 0.001, 0.7, Estimate(0.55, 0.5, 0.6))

    monkeypatch.setattr(regret, "model", lambda game: SolvedAtOnce())
    monkeypatch.setattr(regret, "player_names", lambda small: ["best", "hard"])
    monkeypatch.setattr(regret, "measure", measure)
    yield measured


def test_regret_prints_a_table_and_writes_a_page(quick_regret: list[str], tmp_path: Path) -> None:
    page = tmp_path / "regret.md"
    shown = run("regret", "notty", "--deals", "50", "--markdown", str(page))
    assert shown.exit_code == 0, shown.stderr
    assert quick_regret == ["best", "hard"]
    for text in (shown.stdout, page.read_text()):
        assert "hard" in text and "1.23 ± 0.10" in text and "1,000" in text


def test_regret_answers_programs_in_json(quick_regret: list[str]) -> None:
    shown = run("regret", "notty", "--deals", "50", "--players", "hard", "--json")
    assert quick_regret == ["hard"] and '"sweeps": 3' in shown.stdout


def test_a_game_that_cannot_be_kept_is_played_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setattr(play, "games_folder", lambda: tmp_path / "file" / "games")
    assert play.place("notty", "en") is None
    assert str(tmp_path / "file") in capsys.readouterr().out
    monkeypatch.setattr(play, "games_folder", lambda: tmp_path / "games")
    kept = play.place("notty", "en")
    assert kept is not None and kept.parent == tmp_path / "games" and kept.parent.is_dir()


def test_a_finished_game_is_reviewed_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    state = parlour.game("house_of_cards").deal(seats=2, seed=3, preset="quick")
    while not state.over:
        state.play(str(parlour.bot("house_of_cards", level="reference", seed=1).choose(state)))
    play.show_review_of(state, ["Ann", "Ben"], "en")
    said = capsys.readouterr().out
    assert "Ann" in said and "Ben" in said and "%" in said


# The greeting of a server.


def test_a_server_says_where_it_is_and_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    serve.greet(tmp_path, 8000, serve.HERE, lan=False)
    assert "http://localhost:8000" in capsys.readouterr().out
    monkeypatch.setattr(serve, "WEB", tmp_path)
    serve.greet(tmp_path, 8000, "::1", lan=False)
    said = capsys.readouterr().out
    assert "http://[::1]:8000" in said and "make client" in said


def test_on_a_network_the_address_can_be_scanned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "own_address", lambda: "192.0.2.7")
    serve.greet(tmp_path, 8000, "0.0.0.0", lan=True)
    said = capsys.readouterr().out
    assert "http://192.0.2.7:8000" in said and said.count("█") > 20


def test_without_a_network_the_address_is_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    class Unconnected:
        def __init__(self, *_: object) -> None:
            pass

        def __enter__(self) -> Unconnected:
            return self

        def __exit__(self, *_: object) -> None:
            pass

        def connect(self, _: object) -> None:
            raise OSError("Network is unreachable")

    monkeypatch.setattr("socket.socket", Unconnected)
    assert serve.own_address() == serve.HERE


def test_a_machine_with_a_network_is_found_at_its_address(monkeypatch: pytest.MonkeyPatch) -> None:
    class Connected(socket.socket):
        def connect(self, _: object) -> None:
            pass

        def getsockname(self) -> tuple[str, int]:
            return "192.0.2.44", 9

    monkeypatch.setattr("socket.socket", Connected)
    assert serve.own_address() == "192.0.2.44"
    assert serve.address_for_nodes("0.0.0.0", 8000) == "http://192.0.2.44:8000"


def test_an_error_without_a_file_is_told_in_words() -> None:
    assert "out of memory" in in_words(MemoryError("out of memory"), "en")
    assert "MemoryError" in in_words(MemoryError(), "nonsense")
