"""A session in the terminal: saving, the end of a game, hints that can be typed, and lines that fit the screen."""

from __future__ import annotations

import json
import os
import pty
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text
from typer.testing import CliRunner

import parlour
from parlour.cli import app, play
from parlour.core.errors import OptionError
from parlour.terminal.after_game import wants_rematch
from parlour.terminal.line_editing import completion
from parlour.terminal.picture import plain_picture
from parlour.terminal.play import Session
from parlour.terminal.saved_games import games_folder, new_file, path_of
from parlour.terminal.wrapping import wrapped


class Table:
    """A session of one person, with the lines that they type and everything that was shown."""

    def __init__(self, *typed: str, game: str = "notty", names: tuple[str, ...] = ("you", "easy"), lang: str = "en"):
        self.typed: Iterator[str] = iter(typed)
        self.shown: list[str] = []
        state = parlour.game(game).deal(seats=2, seed=7, **({"first_player": 0} if game == "notty" else {}))
        bots = {1: parlour.bot(game, level="random", seed=1)}
        self.session = Session(state, names, bots, lang, lambda text: self.shown.append(str(text)), self.ask)

    def ask(self, prompt: str) -> str:
        self.shown.append(prompt)
        try:
            return next(self.typed)
        except StopIteration:
            raise EOFError from None

    @property
    def said(self) -> str:
        return "\n".join(self.shown)


# Saving.


@pytest.mark.parametrize("line", ["save {}/my game.json", 'save "{}/my game.json"', "SAVE   '{}/my game.json' "])
def test_a_name_may_have_spaces_and_quotes(line: str, tmp_path: Path) -> None:
    table = Table()
    table.session.answer(line.format(tmp_path))
    assert parlour.replay(json.loads((tmp_path / "my game.json").read_text())).hash() == table.session.state.hash()


def test_a_tilde_is_the_home_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    Table().session.answer("save ~/game.json")
    assert (tmp_path / "game.json").is_file()
    assert path_of("save ~no-such-user/game") == Path("~no-such-user/game")


@pytest.mark.parametrize(("answer", "lang", "replaced"), [("n", "en", False), ("", "en", False), ("y", "en", True)])
def test_save_asks_before_it_overwrites(answer: str, lang: str, replaced: bool, tmp_path: Path) -> None:
    there = tmp_path / "there.json"
    there.write_text("mine")
    table = Table(answer, lang=lang)
    table.session.answer(f"save {there}")
    assert (there.read_text() != "mine") is replaced
    assert "Replace it? (y/n)" in table.said


def test_a_yes_is_understood_in_every_language(tmp_path: Path) -> None:
    for lang, yes in (("cs", "ano"), ("si", "ඔව්"), ("cs", "yes")):
        (tmp_path / "there").write_text("mine")
        Table(yes, lang=lang).session.answer(f"save {tmp_path}/there")
        assert (tmp_path / "there").read_text() != "mine"


def test_save_says_what_is_missing_or_in_the_way(tmp_path: Path) -> None:
    table = Table()
    table.session.answer("save")
    table.session.answer(f"save {tmp_path}")
    table.session.answer(f"save {tmp_path}/no/game")
    assert "save FILE" in table.shown[0]
    assert all("cannot be written" in line for line in table.shown[1:])
    assert list(tmp_path.iterdir()) == []


def test_a_game_is_saved_by_itself_after_every_move(tmp_path: Path) -> None:
    table = Table()
    table.session.kept = tmp_path / "kept.json"
    for move in ("draw 1", "end"):
        table.session.answer(move)
        kept = parlour.replay(json.loads((tmp_path / "kept.json").read_text()))
        assert kept.hash() == table.session.state.hash()


def test_games_are_kept_where_the_system_wants_them(tmp_path: Path) -> None:
    assert games_folder({"XDG_DATA_HOME": str(tmp_path)}) == tmp_path / "parlour" / "games"
    now = datetime(2026, 1, 2, 3, 4, 5)
    first = new_file(tmp_path, "notty", now)
    assert first.name == "notty-2026-01-02-030405.json"
    first.write_text("")
    assert new_file(tmp_path, "notty", now).name == "notty-2026-01-02-030405-2.json"


# Continuing a game, and its end.


def test_a_saved_game_continues(tmp_path: Path) -> None:
    state = parlour.game("notty").deal(seats=2, seed=7, first_player=0)
    state.play("draw 2")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(state.record()))
    copy = tmp_path / "again.json"
    answer = CliRunner().invoke(app, ["play", "--load", str(file)], input=f"draw 1\nsave {copy}\nquit\n")
    assert answer.exit_code == 0, answer.exception
    assert "once per turn" in answer.stdout or "already" in answer.stdout  # drawn in this turn, before it was saved
    assert json.loads(copy.read_text())["moves"] == ["draw 2"]


def test_load_goes_with_no_other_beginning(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(parlour.game("notty").deal(seats=3, seed=7).record()))
    for words, said in (
        (["--load", str(file), "--seed", "3"], "cannot be combined with --seed"),
        (["potter", "--load", str(file)], "is a game of notty, not of potter"),
        (["--load", str(file), "--seats", "you,easy"], "3"),
        (["--load", str(tmp_path / "none.json")], "cannot be read"),
        ([], "Name a game"),
    ):
        answer = CliRunner().invoke(app, ["play", *words])
        assert answer.exit_code == 2 and said in answer.stderr, words


def ended(*typed: str, lang: str = "en") -> Table:
    table = Table(*typed, lang=lang)
    table.session.state.playout(3)
    return table


def test_a_finished_game_can_be_reviewed_saved_and_played_again(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    table = ended("rubbish", "", "review", f"save {file}", "rematch")
    reviewed: list[parlour.State] = []
    assert wants_rematch(table.session, reviewed.append) is True
    assert reviewed == [table.session.state]
    assert file.is_file()
    assert table.said.count("The game is over. Type one of: review") == 2
    assert wants_rematch(ended("quit").session, reviewed.append) is False
    assert wants_rematch(ended().session, reviewed.append) is False  # the end of the input


def test_a_terminal_offers_a_rematch_and_says_where_the_game_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr(play, "use_readline", lambda offer: True)
    typed = iter([*["end"] * 40, "rematch", "end", "quit"])
    monkeypatch.setattr(play, "ask", lambda prompt: next(typed) if "now?" not in prompt else next_word(typed))
    play.play("notty", seats="you,random", seed="5", option=["turn_limit=20"])
    said = " ".join(capsys.readouterr().out.split())
    assert "The game is saved in" in said
    assert "parlour play --load" in said and '--seats "you,random"' in said
    assert len(list((tmp_path / "parlour" / "games").iterdir())) == 2


def next_word(typed: Iterator[str]) -> str:
    """The next line after the end of the game, without those typed ahead for its turns."""
    return next(word for word in typed if word != "end")


# Words.


@pytest.mark.parametrize(
    ("lang", "you", "yours"),
    [("en", "You win.", "It is your turn."), ("cs", "Vyhráváš.", "Jsi na tahu."), ("si", "ඔයා දිනුම්.", "දැන් ඔයාගේ වාරය.")],
)
def test_you_are_spoken_to(lang: str, you: str, yours: str) -> None:
    names = tuple(play.names_of(["you", "easy"], lang))
    table = Table(names=names, lang=lang)
    won = {"game": "notty", "turn": None, "winners": [0], "hands": ["", "R1"]}
    table.session.state = parlour.game("notty").position(won)
    table.session.show_result()
    assert you in table.shown
    assert str(plain_picture({"turn": 0}, names, lang)) == yours
    assert "easy" in str(plain_picture({"turn": 1}, names, lang))
    assert f"({names[0]})" not in table.session.prompt(0) and "easy" in table.session.prompt(1)


def test_a_shared_win_names_the_others() -> None:
    table = Table()
    table.session.state = parlour.game("notty").deal(seats=2, seed=7, turn_limit=20)
    while not table.session.state.over:
        table.session.state.play("end")
    winners = table.session.state.winner_seats()
    table.session.show_result()
    expected = {(0, 1): "You share the win with easy.", (0,): "You win.", (1,): "easy wins."}
    assert expected[winners] in table.shown


def test_a_hint_ends_with_what_to_type() -> None:
    table = Table()
    for _ in range(3):
        table.session.hint()
        assert table.shown[-1].startswith(("  Type: ", "  What you type begins with: "))
    move = table.shown[-1].removeprefix("  Type: ")
    assert table.session.state.refusal(move) is None
    assert table.shown[0] != table.shown[-1]


def test_draw_and_discard_is_typed_cycle(monkeypatch: pytest.MonkeyPatch) -> None:
    from parlour.bots import hints
    from parlour.bots.search import Candidate, Thought

    table = Table()
    move = parlour.game("notty").read(table.session.state, "cycle")
    thought = Thought(move, move, (Candidate(move, 0.5, 0.5, 0, 0.0, 0.0),), 0)
    monkeypatch.setattr(hints, "think", lambda state, seed: thought)
    table.session.hint()
    assert table.shown[-1] == "  What you type begins with: cycle"
    table.session.hint()
    assert table.shown[-1] == "  Type: cycle"


# Lines.


@pytest.mark.parametrize("width", [30, 46, 80])
@pytest.mark.parametrize("lang", ["en", "cs", "si"])
def test_lines_are_broken_between_words(width: int, lang: str) -> None:
    screen = Console(width=width, force_terminal=True)
    text = Text("  " + parlour.locales.say(lang, "cli-help") + " " + "R1 R2 · G10 K3 " * 8)
    lines = wrapped(text, screen).plain.split("\n")
    assert all(Text(line).cell_len <= width for line in lines) and len(lines) > 2
    assert " ".join(" ".join(lines).split()) == " ".join(text.plain.split())
    assert all(line.startswith("    ") for line in lines[1:])


def test_what_fits_and_what_has_no_spaces_stays_as_it_is() -> None:
    screen = Console(width=20, force_terminal=True)
    assert wrapped(Text("one\n\n  two"), screen).plain == "one\n\n  two"
    assert wrapped(Text("x" * 45), screen).plain.replace("\n", "").replace(" ", "") == "x" * 45


def test_the_tabulator_completes_whole_moves() -> None:
    offered = Table().session.offered()
    assert completion(offered, "dr", 0) == "draw 1" and completion(offered, "DR", 2) == "draw 3"
    assert completion(offered, "dr", 3) is None
    assert completion(offered, "cy", 0) == "cycle" and completion(offered, "und", 0) == "undo"
    assert "rematch" in ended().session.offered() and "rematch" not in offered


# The program on a real terminal.


class Screen:
    """`parlour play` as a person in front of a terminal sees it."""

    def __init__(self, home: Path, *words: str, width: int = 80) -> None:
        self.screen, keyboard = pty.openpty()
        size = {"TERM": "xterm", "NO_COLOR": "1", "COLUMNS": str(width), "LINES": "50"}
        program = [sys.executable, "-m", "parlour", "play", *words]
        environment = os.environ | size | {"XDG_DATA_HOME": str(home)}
        self.game = subprocess.Popen(program, stdin=keyboard, stdout=keyboard, stderr=keyboard, env=environment)
        os.close(keyboard)
        self.shown = ""

    def until(self, words: str, times: int) -> None:
        """Read until some words have been shown this many times, or the program has ended."""
        with suppress(OSError):
            while self.said.count(words) < times:
                self.shown += os.read(self.screen, 4096).decode(errors="replace")

    @property
    def said(self) -> str:
        """Everything shown so far, without control sequences."""
        return re.sub(r"\x1b\[[\d;?]*[A-Za-z]", "", self.shown).replace("\r", "")

    def type(self, line: str) -> None:
        with suppress(OSError):
            os.write(self.screen, line.encode())

    def close(self) -> None:
        self.game.terminate()
        self.game.wait()
        os.close(self.screen)


@contextmanager
def screen(home: Path, *words: str, width: int = 80) -> Iterator[Screen]:
    made = Screen(home, *words, width=width)
    try:
        yield made
    finally:
        made.close()


def test_a_terminal_remembers_lines_and_completes_them(tmp_path: Path) -> None:
    """The up arrow brings back the last line, and Tab completes a word."""
    with screen(tmp_path, "notty", "--seed", "7", "--seats", "you,you") as terminal:
        for number, typed in enumerate(["nosuchmove\n", "\x1b[A\n", "cy\t\n"], 1):
            terminal.until("Your move", number)
            terminal.type(typed)
        terminal.until("Your move", 4)
        prompts = [line for line in terminal.said.splitlines() if line.startswith("Your move")]
        assert [line.rpartition(": ")[2].strip() for line in prompts[:3]] == ["nosuchmove", "nosuchmove", "cycle"]


def test_what_a_narrow_terminal_shows_fits_its_lines(tmp_path: Path) -> None:
    with screen(tmp_path, "notty", "--seed", "7", "--seats", "you,you", width=44) as terminal:
        for number, typed in enumerate(["nosuchmove", "?"], 1):
            terminal.until("Your move", number)
            terminal.type(f"{typed}\n")
        terminal.until("Your move", 3)
        assert all(Text(line).cell_len <= 44 for line in terminal.said.splitlines())
        assert "draw N, steal SEAT" in " ".join(terminal.said.split())


def test_a_terminal_keeps_a_prompt_after_the_end_and_a_file_of_the_game(tmp_path: Path) -> None:
    words = ("notty", "--seed", "5", "--seats", "you,you", "--option", "turn_limit=20")
    with screen(tmp_path, *words) as terminal:
        for number in range(1, 21):
            terminal.until("Your move", number)
            terminal.type("end\n")
        terminal.until("What next?", 1)
        terminal.type(f"save {tmp_path}/mine.json\n")
        terminal.until("What next?", 2)
    (kept,) = (tmp_path / "parlour" / "games").iterdir()
    for file in (kept, tmp_path / "mine.json"):
        assert parlour.replay(json.loads(file.read_text())).over


@pytest.mark.parametrize(
    ("system", "environment", "folder"),
    [
        ("linux", {}, ".local/share"),
        ("darwin", {"XDG_DATA_HOME": "/ignored"}, "Library/Application Support"),
        ("win32", {}, "AppData/Local"),
    ],
)
def test_each_system_has_its_own_folder_for_games(
    system: str, environment: dict[str, str], folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", system)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert games_folder(environment) == tmp_path / folder / "parlour" / "games"


def test_a_game_that_cannot_be_saved_is_reported_once(tmp_path: Path) -> None:
    table = Table()
    table.session.kept = tmp_path / "missing" / "kept.json"
    table.session.answer("draw 1")
    table.session.answer("end")
    assert table.said.count(str(tmp_path / "missing")) == 1 and table.session.kept is None


def test_the_end_of_the_input_overwrites_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("precious")
    Table().session.answer(f"save {file}")
    assert file.read_text() == "precious"


def test_the_rules_and_a_hint_can_be_asked_for_at_any_time() -> None:
    table = Table()
    book = table.session.state.game.rulebook("en")
    for word in ("rules", "hint"):
        table.session.answer(word)
    assert table.shown[0] == book and len(table.shown) > 1
    over = ended("rules", "quit")
    assert wants_rematch(over.session, lambda state: None) is False and book in over.shown


def test_a_review_that_is_refused_leaves_the_choice(tmp_path: Path) -> None:
    def refuse(state: parlour.State) -> None:
        raise OptionError("cli-no-file", file="game.json", reason="No such file")

    table = ended("review", "rematch")
    assert wants_rematch(table.session, refuse) is True
    assert "game.json" in table.said
