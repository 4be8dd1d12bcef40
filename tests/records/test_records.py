"""Golden records: whole games that must always replay to the same end, under the rules that they name."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.core.registry import built_in
from tests import ROOMS
from tests.records.add import FILES, add, whole_game

RECORDS = sorted(ROOMS.glob(FILES))
ENOUGH = 5  # of a game, and of each version of its rules


def game_of(path: Path) -> str:
    """The game that a record belongs to."""
    return path.relative_to(ROOMS).parts[0]


every_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{game_of(path)}-{path.stem}")


def kept(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def records_of(game: str) -> list[dict[str, Any]]:
    return [kept(path)["record"] for path in RECORDS if game_of(path) == game]


@every_record
def test_a_golden_record_replays_to_its_end_for_ever(path: Path) -> None:
    golden = kept(path)
    state = parlour.replay(golden["record"])
    assert state.over
    assert f"{state.hash():016x}" == golden["hash"]
    assert (state.game.name, state.game.version) == (game_of(path), golden["record"]["rules"])
    assert {**state.record(), "rules": state.game.version} == golden["record"]


@every_record
def test_a_golden_record_names_its_rules_options_and_seats(path: Path) -> None:
    record = kept(path)["record"]
    game = parlour.game(record["game"], record["rules"])
    assert set(record) == {"game", "rules", "seats", "options", "seed", "moves"}
    assert set(record["options"]) == {option.name for option in game.options.values()}


@pytest.mark.parametrize("name", sorted(built_in()))
def test_every_version_of_every_game_has_enough_of_them(name: str) -> None:
    game = parlour.game(name)
    for one in (*game.older, game):
        assert sum(record["rules"] == one.version for record in records_of(name)) >= ENOUGH


@pytest.mark.parametrize("name", sorted(built_in()))
def test_all_options_and_all_tables_are_tried(name: str) -> None:
    game, records = parlour.game(name), records_of(name)
    for option in game.options.values():
        assert len({json.dumps(record["options"][option.name]) for record in records}) > 1, option.name
    assert {record["seats"] for record in records} == set(range(game.seats[0], game.seats[1] + 1))


def test_a_record_is_never_written_again(tmp_path: Path) -> None:
    path = tmp_path / "notty" / "one.json"
    add(path, whole_game("notty", 2, 1, "heuristic", {}))
    before = path.read_bytes()
    with pytest.raises(FileExistsError):
        add(path, whole_game("notty", 2, 2, "heuristic", {}))
    assert path.read_bytes() == before
