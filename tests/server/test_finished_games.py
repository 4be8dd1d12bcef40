"""The work of the archive's process, called in this one: positions, records, what a person did, and a whole review."""

from __future__ import annotations

import json
import multiprocessing
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

import parlour
from parlour import storage
from parlour.server.workers import archive, finished_games
from parlour.table.errors import TableError
from parlour.wire.http import ReviewWork
from tests.browser.prepared_tables import dealt, write
from tests.server.process import NONCE

ENDS = ["end"] * 20


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database with two tables of Notty: at one the game is over, at the other it is in progress."""
    finished_games.games.clear()
    finished_games.refused.clear()
    secret, state = dealt("notty", 1, {"turn_limit": 20})
    write(tmp_path, "notty", "over", secret, ENDS, state.options, id="over")
    write(tmp_path, "notty", "playing", secret, ENDS[:5], state.options, id="playing")
    return tmp_path / "parlour.sqlite"


def key_of(work: Any, *question: Any) -> str:
    """The key of the refusal."""
    with pytest.raises(TableError) as refused:
        work(*question)
    return refused.value.key


def test_a_position_is_found_by_its_number_and_seen_by_a_seat(database: Path) -> None:
    assert finished_games.length(database, ("over", 0)) == 20
    moment = json.loads(finished_games.moment(database, ("over", 0), 7, 1))
    assert moment["move"] == 7 and moment["last"]["move"] == "end"
    assert json.loads(finished_games.moment(database, ("over", 0), 0, None))["last"] is None
    assert key_of(finished_games.moment, database, ("over", 0), 21, None) == "table-no-such-move"
    assert key_of(finished_games.moment, database, ("over", 0), 7, 2) == "table-unreadable"


def test_a_game_can_continue_from_every_position_but_the_last(database: Path) -> None:
    start = finished_games.start(database, ("over", 0), 7)
    state = parlour.game(start.game, start.rules).position(start.position)
    assert (state.turn, state.seats, dict(state.options)) == (start.turn, start.seats, start.options)
    assert key_of(finished_games.start, database, ("over", 0), 20) == "table-over-there"


def test_only_the_record_of_a_finished_game_is_given(database: Path) -> None:
    record = json.loads(finished_games.record(database, "over"))
    fairness = record.pop("fairness")
    assert fairness["nonces"] == [NONCE, NONCE] and parlour.replay(record).over
    assert key_of(finished_games.record, database, "playing") == "table-game-goes-on"
    assert key_of(finished_games.record, database, "nowhere") == "table-no-such-table"


def test_what_a_person_did_holds_none_of_their_secrets(database: Path) -> None:
    written = finished_games.actions_of(database, "over", 1, 0.0)
    told = json.loads(written)
    assert (told["table"], told["game"], told["seat"]) == ("over", "notty", 1)
    assert [entry["move"] for entry in told["entries"] if entry["kind"] == "moved"] == ["end"] * 10
    assert NONCE.encode() not in written and storage.hash_token("token-of-Ben-at-over").encode() not in written
    later = told["entries"][-1]["at"] + 1
    assert json.loads(finished_games.actions_of(database, "over", 1, later))["entries"] == []


def test_a_refusal_is_cached_until_something_happens_at_the_table(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folded: list[int] = []
    fold = finished_games.fold

    def counted(game: str, rows: list[storage.Entry], number: int) -> finished_games.Finished:
        folded.append(number)
        return fold(game, rows, number)

    monkeypatch.setattr(finished_games, "fold", counted)
    for _ in range(3):
        assert key_of(finished_games.length, database, ("playing", 0)) == "table-game-goes-on"
    assert folded == [0]


def test_a_table_from_which_a_name_was_deleted_is_read_again(database: Path) -> None:
    before = finished_games.finished(database, ("over", 0))
    assert finished_games.finished(database, ("over", 0)) is before
    finished_games.forget("playing")
    assert finished_games.finished(database, ("over", 0)) is before
    finished_games.forget("over")
    assert finished_games.finished(database, ("over", 0)) is not before


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Lets a review run in this process, which must neither end with a parent nor lower its priority."""
    lowered: list[int] = []
    monkeypatch.setattr(finished_games, "watch_parent", lambda: None)
    monkeypatch.setattr(os, "nice", lowered.append)
    return lowered


def test_a_review_sends_its_progress_and_then_itself(database: Path, here: list[int]) -> None:
    reader, writer = multiprocessing.Pipe(duplex=False)
    finished_games.review_in_process(writer, database, ("over", 0))
    job = archive.ReviewJob(20)
    assert archive.read_progress(reader, job) == {}
    assert here == [finished_games.NICE] and job.done == job.of and job.is_over
    assert job.review is not None and len(job.review.moves) == 20
    assert msgspec.json.decode(job.written, type=ReviewWork).of == 20


def test_a_review_that_fails_sends_the_error(database: Path, here: list[int]) -> None:
    reader, writer = multiprocessing.Pipe(duplex=False)
    finished_games.review_in_process(writer, database, ("playing", 0))
    job = archive.ReviewJob(20)
    assert archive.read_progress(reader, job)["error"] == "TableError"
    assert not job.is_over


def test_a_review_whose_process_dies_or_stalls_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    reader, writer = multiprocessing.Pipe(duplex=False)
    monkeypatch.setattr(archive, "STALLED", 0.0)
    assert archive.read_progress(reader, archive.ReviewJob(20)) == {"error": "stalled"}
    writer.send((3, 20))
    writer.close()
    monkeypatch.setattr(archive, "STALLED", 60.0)
    job = archive.ReviewJob(0)
    assert archive.read_progress(reader, job) == {"error": "the process died"}
    assert (job.done, job.of) == (3, 20)
