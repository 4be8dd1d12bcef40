"""The commands: what they print, read from a pipe, and return as exit code."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import parlour
from tests.cli.program import run


def lines(*words: str) -> str:
    return "\n".join(words) + "\n"


def test_games_lists_the_games_with_their_options() -> None:
    answer = run("games")
    assert answer.exit_code == 0
    assert "notty" in answer.stdout and "turn_limit" in answer.stdout and "20-10000" in answer.stdout


def test_games_answers_programs_in_json() -> None:
    games = {game["name"]: game for game in json.loads(run("games", "--json").stdout)}
    assert games["notty"]["seats"] == [2, 3]
    assert games["notty"]["actions"] == 247
    assert games["notty"]["options"]["turn_limit"]["default"] == 300
    assert games["notty"]["players"][:2] == ["random", "reference"]


@pytest.mark.parametrize("language", ["en", "si", "cs"])
def test_rules_prints_the_rule_book(language: str) -> None:
    answer = run("rules", "notty", "--lang", language)
    assert answer.exit_code == 0
    assert answer.stdout.strip() == parlour.game("notty").rulebook(language).strip()


def test_a_whole_game_through_a_pipe() -> None:
    """A player who only ends turns still reaches the end of the game: the reference player goes out."""
    answer = run("play", "notty", "--seats", "you,reference", "--seed", "7", text=lines(*["end"] * 400))
    assert answer.exit_code == 0
    assert "reference has no cards left and wins." in answer.stdout
    assert "reference wins." in answer.stdout
    assert "The seed of this game was 7." in answer.stdout
    assert run("play", "notty", "--seats", "you,reference", "--seed", "7", text=lines(*["end"] * 400)).stdout == (
        answer.stdout
    )


def test_play_shows_why_a_move_is_refused_and_continues() -> None:
    answer = run("play", "notty", "--seed", "7", text=lines("draw 4", "nonsense", "?", "draw 2", "quit"))
    assert answer.exit_code == 0
    assert "You can draw 1 to 3 cards, not 4 (N2)." in answer.stdout
    assert '"nonsense" is not a move of this game.' in answer.stdout
    assert "Legal moves: end; draw 1; draw 2; draw 3; steal 1; cycle" in answer.stdout
    assert answer.stdout.count("You draw ") == 2


def test_the_end_of_the_input_ends_the_game_without_a_complaint() -> None:
    answer = run("play", "notty", "--seed", "7", text=lines("draw 1"))
    assert (answer.exit_code, answer.stderr) == (0, "")


def test_undo_takes_a_group_back_but_not_a_drawn_card(tmp_path: Path) -> None:
    """First there is nothing to take back; then a card was revealed; then a group is laid and taken back."""
    seed = next(seed for seed in range(10_000) if has_group_after_drawing_three(seed))
    state = parlour.game("notty").deal(seats=2, seed=seed, first_player=0)
    state.play("draw 3")
    group = next(str(move) for move in state.legal() if str(move).startswith("group"))
    saved = tmp_path / "game.json"
    answer = run(
        *("play", "notty", "--seed", str(seed), "--option", "first_player=0"),
        text=lines("undo", "draw 3", "undo", group, "undo", f"save {saved}", "quit"),
    )
    assert "There is nothing to take back this turn." in answer.stdout
    assert "draw 3 cannot be taken back: it revealed a hidden card." in answer.stdout
    assert f"Taken back: {group}." in answer.stdout
    assert json.loads(saved.read_text())["moves"] == ["draw 3"]
    assert parlour.replay(json.loads(saved.read_text())).hash() == state.hash()


def test_undo_of_a_pile_that_lay_face_up_says_that_it_binds() -> None:
    """The computer begins and discards a card; taking it reveals nothing new (§7.8)."""
    potter = parlour.game("potter")
    seed = next(seed for seed in range(100) if potter.deal(seats=2, seed=seed).turn == 1)
    answer = run("play", "potter", "--seed", str(seed), text=lines("take", "undo", "quit"))
    assert "take cannot be taken back: it revealed nothing, but it is binding (§7.8)." in answer.stdout
    assert "revealed a hidden card" not in answer.stdout


def has_group_after_drawing_three(seed: int) -> bool:
    state = parlour.game("notty").deal(seats=2, seed=seed, first_player=0)
    state.step(3)
    return any(action >= 53 for action in state.legal_ids())


def test_play_speaks_czech_and_sinhala() -> None:
    for language in ("cs", "si"):
        answer = run("play", "notty", "--seed", "7", "--lang", language, text=lines("draw 4", "draw 1", "quit"))
        assert answer.exit_code == 0
        assert "You " not in answer.stdout
        assert "(N2)" in answer.stdout


def test_three_computers_can_be_watched() -> None:
    answer = run("play", "notty", "--seats", "random,reference,reference", "--seed", "5")
    assert answer.exit_code == 0
    assert "reference 2" in answer.stdout and "wins." in answer.stdout


def test_replay_plays_a_record_again(tmp_path: Path) -> None:
    state = parlour.game("notty").deal(seats=2, seed=3)
    state.playout(1)
    record = tmp_path / "record.json"
    state = parlour.game("notty").deal(seats=2, seed=3, turn_limit=20)
    while not state.over:
        state.play("end")
    record.write_text(json.dumps(state.record()))
    answer = run("replay", str(record))
    assert answer.exit_code == 0
    assert "20. " in answer.stdout and "share the win" in answer.stdout
    data = json.loads(run("replay", str(record), "--json").stdout)
    assert data["moves"] == 20 and data["result"]["winners"] == [0, 1]
    assert parlour.game("notty").position(data["position"]).hash() == state.hash()


BAD = {
    "an unknown game": (["play", "chess"], "no game chess"),
    "an unknown player": (["play", "notty", "--seats", "you,grandmaster"], "grandmaster"),
    "too many seats": (["play", "notty", "--seats", "you,random,random,random"], "2 to 3 players; 4"),
    "one seat": (["play", "notty", "--seats", "you"], "2 to 3 players; 1"),
    "a bad seed": (["play", "notty", "--seed", "seven"], "'seven' cannot be a seed"),
    "an unknown option": (["play", "notty", "--option", "speed=9"], "no option speed"),
    "an option out of range": (["play", "notty", "--option", "turn_limit=19"], "20-10000"),
    "an option without a value": (["play", "notty", "--option", "turn_limit"], "name=value"),
    "an unknown language": (["play", "notty", "--lang", "xx"], "no language xx"),
    "rules of an unknown game": (["rules", "chess"], "no game chess"),
    "rules in an unknown language": (["rules", "notty", "--lang", "xx"], "en"),
    "a missing file": (["replay", "no-such-file.json"], "no-such-file.json"),
    "a command that is none": (["dance"], "dance"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_input_ends_with_code_2_and_without_a_traceback(name: str) -> None:
    arguments, said = BAD[name]
    answer = run(*arguments)
    assert answer.exit_code == 2
    assert said in answer.stderr
    assert "Traceback" not in answer.stderr


def test_a_bad_record_says_what_is_wrong(tmp_path: Path) -> None:
    good = parlour.game("notty").deal(seats=2, seed=3).record()
    for content, said in {
        "{": "not JSON",
        "[]": "mapping",
        json.dumps({**good, "mood": 1}): "mood",
        json.dumps({**good, "moves": ["draw 9"]}): 'Move 1 of the record, "draw 9"',
        json.dumps({**good, "seats": 9}): "2 to 3 players; 9",
    }.items():
        path = tmp_path / "bad.json"
        path.write_text(content)
        answer = run("replay", str(path))
        assert (answer.exit_code, "Traceback" in answer.stderr) == (2, False)
        assert said in answer.stderr
    path.write_bytes(b"\xff\xfe\x00")
    assert run("replay", str(path)).exit_code == 2


def test_bench_measures_and_writes_json(tmp_path: Path) -> None:
    out = tmp_path / "bench.json"
    answer = run("bench", "--seconds", "0.1", "--rounds", "1", "--out", str(out), "--json")
    assert answer.exit_code == 0, answer.stderr
    rows = {row["name"]: row for row in json.loads(out.read_text())["rows"]}
    assert json.loads(answer.stdout)["rows"]
    for name in ("notty playouts", "notty int loop", "notty Move/Event loop", "notty clone", "notty batch step"):
        assert rows[name]["steps_per_second"] > 0
    assert rows["notty playouts uncompiled"]["group"] == "ours uncompiled"
