"""Finished games: every position as each seat saw it, a review, and playing on from anywhere."""

from __future__ import annotations

import asyncio
import json
import threading
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

import parlour
from parlour.server.parlour_server import ParlourServer
from parlour.server.table_actor.actor import TableActor
from parlour.server.workers.finished_games import Finished, finished, games, start_at
from parlour.server.workers.pool import WorkerPool
from parlour.table import commands
from parlour.table.errors import TableError
from parlour.wire import messages as wire
from parlour.wire.http import Review
from tests.browser.prepared_tables import dealt, write
from tests.server.at_table import play, running_server
from tests.server.connections import QueuedConnection
from tests.server.process import NONCE, Player, Server, serving

SEED = 3


@asynccontextmanager
async def played_game(data: Path, game: str, **options: object) -> AsyncIterator[tuple[ParlourServer, TableActor]]:
    """Open a server at which two people have played a game to its end."""
    async with running_server(data, WorkerPool()) as opened:
        actor = await opened.tables.open_table(game, "private", 2, options)
        for seat in range(2):
            await opened.tables.sit(actor, seat, f"Person {seat}", NONCE)
        assert isinstance(await actor.submit(0, "begin", lambda: [commands.begin(actor.table, 0)]), wire.Ack)
        await play_to_the_end(actor)
        yield opened, actor


async def play_to_the_end(actor: TableActor) -> None:
    players = [parlour.bot(actor.table.game.name, level="heuristic", seed=SEED + seat) for seat in range(2)]
    while (state := actor.table.state) is not None and state.turn is not None:
        seat, moves = state.turn, actor.table.moves
        move = str(players[seat].choose(state))
        assert isinstance(await play(actor, seat, f"move {moves}", moves, move), wire.Ack)


def finished_game(opened: ParlourServer, id: str) -> Finished:
    """Return a finished game as the archive's process finds it, but without its cache."""
    games.clear()
    return finished(opened.archive.database, (id, 0))


async def reviewed(opened: ParlourServer, id: str) -> Review:
    while (work := await opened.archive.review((id, 0))).review is None:
        assert 0 <= work.done <= work.of
        await asyncio.sleep(0.1)
    return work.review


def test_a_finished_game_is_reviewed_and_its_sums_are_the_result(tmp_path: Path) -> None:
    async def look() -> None:
        async with played_game(tmp_path, "house_of_cards", preset="quick") as (opened, actor):
            found = await reviewed(opened, actor.id)
            moments = finished_game(opened, actor.id)
            assert len(found.moves) == len(moments.steps) == len(found.curve) - 1
            assert [seat.name for seat in found.seats] == ["Person 0", "Person 1"]
            for seat, one in enumerate(found.sums):
                assert one.even + one.deal + one.luck + one.own + one.others == pytest.approx(one.result)
                assert one.result == (seat in found.winners) / len(found.winners)

    asyncio.run(look())


def test_a_moment_shows_what_the_seat_saw_and_no_more(tmp_path: Path) -> None:
    async def look() -> None:
        async with played_game(tmp_path, "jolly") as (opened, actor):
            found = finished_game(opened, actor.id)
            assert actor.table.state is not None
            again = parlour.replay({**actor.table.state.record(), "moves": []})
            for move, step in enumerate(found.steps):
                for seat in (0, 1, None):
                    shown = found.moment(move, seat)
                    if move % 10 == 0:
                        written = await opened.archive.moment((actor.id, 0), move, seat)
                        assert written == msgspec.json.encode(shown)
                    assert shown.situation.view == again.view(seat)
                    assert shown.last is None if move == 0 else shown.last is not None
                again.play(step.move)
            assert found.moment(len(found.steps), 0).situation.result is not None

    asyncio.run(look())


def test_a_game_in_progress_has_no_review(tmp_path: Path) -> None:
    async def look() -> None:
        async with running_server(tmp_path, WorkerPool()) as opened:
            actor = await opened.tables.open_table("notty", "private", 2, {})
            for seat in range(2):
                await opened.tables.sit(actor, seat, "Ann", NONCE)
            with pytest.raises(TableError, match="no finished game"):
                finished_game(opened, actor.id)
            await actor.submit(0, "begin", lambda: [commands.begin(actor.table, 0)])
            with pytest.raises(TableError) as refused:
                await opened.archive.review((actor.id, 0))
            assert refused.value.key == "table-game-goes-on"

    asyncio.run(look())


def test_a_what_if_game_continues_from_the_exact_position(tmp_path: Path) -> None:
    async def look() -> None:
        async with played_game(tmp_path, "potter", target=50) as (opened, actor):
            found = finished_game(opened, actor.id)
            step = found.steps[len(found.steps) // 2]
            other = await opened.tables.open_table("potter", "quick", 2, step.state.options)
            await opened.tables.sit(other, step.seat, "Ann", NONCE)
            start = await opened.archive.start((actor.id, 0), len(found.steps) // 2)
            assert start == start_at(step.state)
            await opened.tables.seat_computers(other, step.seat, "easy", start)
            assert other.table.state is not None
            assert other.table.state.position() == step.state.position()
            other.connect(connection := QueuedConnection(step.seat))
            assert not connection.outbox.empty()
            await play_to_the_end(other)
            assert other.table.seed_text() is None

    asyncio.run(look())


# On a real server.


def play_alone(server: Server) -> tuple[Player, str]:
    """Let somebody play a short game against a computer to its end."""
    ann = Player(server, "Ann")
    table = ann.open(visibility="quick", options={"first_player": 0, "turn_limit": 20})
    ann.join(table)
    while ann.situation["view"]["turn"] is not None:
        ann.wait_for_turn(0)
        if ann.situation["view"]["turn"] == 0:
            ann.play("end")
    return ann, table


def asked(server: Server, path: str, **headers: str) -> tuple[int, Any]:
    request = urllib.request.Request(f"{server.address}{path}", headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return answer.status, json.loads(answer.read())
    except urllib.error.HTTPError as error:
        return error.code, json.loads(error.read())


def test_a_review_that_fails_says_so_once_and_is_not_begun_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, log, begun = tmp_path / "data", tmp_path / "log", tmp_path / "begun"
    monkeypatch.setenv("PARLOUR_TEST_BEGUN", str(begun))
    with serving(data, log=log, program="tests.server.broken_reviews", flags=["--read-rate", "0"]) as server:
        _, table = play_alone(server)
        path = f"/api/tables/{table}/games/0/review"
        while (found := asked(server, path))[0] == 200:
            assert found[1]["review"] is None
        assert [asked(server, path) for _ in range(20)] == [(409, {"key": "table-review-failed", "args": {}})] * 20
        (told,) = server.told("review failed")
        assert (told["error"], told["table"], told["number"]) == ("ZeroDivisionError", table[:4], 0)
        assert any("broken_reviews.py" in line for line in told["trace"])
        assert begun.read_text() == "begun\n"


def test_many_requests_for_reviews_do_not_block_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No review finishes, so that all of them wait."""
    monkeypatch.setenv("PARLOUR_TEST_BEGUN", str(tmp_path / "begun"))
    monkeypatch.setenv("PARLOUR_TEST_GATE", str(tmp_path / "never"))
    secret, state = dealt("notty", 1, {"turn_limit": 20})
    moves = ["end"] * 20
    tables = [write(tmp_path, "notty", f"t{number}", secret, moves, state.options).id for number in range(31)]
    flags = ["--proxy", "--read-rate", "0"]
    with serving(tmp_path, program="tests.server.broken_reviews", flags=flags) as server:

        def ask(table: str, address: str) -> int:
            return asked(server, f"/api/tables/{table}/games/0/review", **{"X-Forwarded-For": address})[0]

        assert 409 in {ask(table, "192.0.2.1") for table in tables[1:]}, "more than they may wait for"
        assert ask(tables[0], "192.0.2.2") == 200


def test_tables_keep_playing_while_a_long_game_is_folded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Folding waits for a file; meanwhile moves and other reads are answered."""
    gate = tmp_path / "gate"
    monkeypatch.setenv("PARLOUR_TEST_GATE", str(gate))
    with serving(tmp_path / "data", program="tests.server.slow_archive") as server:
        ann, table = play_alone(server)
        answers: list[int] = []
        path = f"/api/tables/{table}/games/0/moments/3"
        reader = threading.Thread(target=lambda: answers.append(asked(server, path)[0]))
        reader.start()
        other = ann.open(visibility="quick", options={"first_player": 0, "turn_limit": 20})
        ann.close()
        ann.join(other)
        assert ann.play("end")["t"] == "ack" and asked(server, "/api/health")[0] == 200
        assert answers == []
        gate.touch()
        reader.join()
        assert answers == [200]
        ann.close()


def test_a_wrong_number_is_refused_without_playing_the_game_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_TEST_GATE", str(tmp_path / "never"))  # folding then waits for ever
    with serving(tmp_path / "data", program="tests.server.slow_archive") as server:
        ann, table = play_alone(server)
        ann.close()
        path = f"/api/tables/{table}/games"
        for number in (7, 7, 8):
            assert asked(server, f"{path}/{number}/review")[1]["key"] == "table-no-such-game"
        assert asked(server, "/api/tables/nowhere/games/0/review")[1]["key"] == "table-no-such-table"
