"""What happens to a table when the store, a worker or another writer fails at the wrong moment."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from uvicorn.lifespan.off import LifespanOff

from parlour import storage
from parlour.server.host.connection_limits import ConnectionLimits, ServerConfig
from parlour.server.host.shutdown import GracefulServer
from parlour.server.parlour_server import ParlourServer
from parlour.server.table_actor import log_writer, scoring
from parlour.server.table_actor.actor import TableActor
from parlour.server.tables import eviction
from parlour.server.tables.eviction import DAY
from parlour.server.tables.own_tables import own_games, own_tables
from parlour.server.workers import finished_games
from parlour.server.workers.fair_queue import QueueIsFull
from parlour.server.workers.no_answer import NoAnswer
from parlour.server.workers.pool import FreeWorkers, Worker
from parlour.storage.rows import NodeRow
from parlour.table.errors import TableError
from parlour.wire import messages as wire
from tests.server import at_table
from tests.server.at_table import AtOnce
from tests.server.connections import QueuedConnection
from tests.server.process import NONCE
from tests.server.test_table_actor import ANN, BOB, come, friends, heard, say, until


def on_server(data: Path, story: Callable[[ParlourServer], Awaitable[None]]) -> None:
    """Run a story on a server in this process."""

    async def run() -> None:
        async with at_table.running_server(data, AtOnce()) as server:
            for task in server.tasks:
                task.cancel()  # nobody else may meet a fault that is meant for the story
            await asyncio.gather(*server.tasks, return_exceptions=True)
            await story(server)

    asyncio.run(run())


async def rated_friends(server: ParlourServer) -> tuple[TableActor, QueuedConnection, QueuedConnection]:
    """A rated game of Ann and Bob that has begun."""
    actor = await friends(server, rated=True)
    ann, bob = come(actor, ANN), come(actor, BOB)
    assert isinstance(await say(actor, ann, wire.Start("go")), wire.Ack)
    return actor, ann, bob


def failing(whole: Callable[..., Awaitable[Any]], *errors: Exception | None) -> Callable[..., Awaitable[Any]]:
    """A function of the store that fails as these errors say, one call after another, and then works."""
    left = iter(errors)

    async def call(*args: Any, **more: Any) -> Any:
        if (error := next(left, None)) is not None:
            raise error
        return await whole(*args, **more)

    return call


# The end of a game.


async def game_over(server: ParlourServer, monkeypatch: pytest.MonkeyPatch, error: Exception) -> TableActor:
    """Let Bob resign while the scores cannot be written at first."""
    actor, _, bob = await rated_friends(server)
    monkeypatch.setattr(scoring, "commit_scores", failing(scoring.commit_scores, error))
    await say(actor, bob, wire.Resign("enough"))
    return actor


def test_two_games_of_a_person_that_end_together_both_count(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: ParlourServer) -> None:
        actor = await game_over(server, monkeypatch, storage.Conflict("rating", "another game has ended"))
        await until(lambda: actor.rated is not None)
        scores = [one for row in actor.table.people() for one in await scores_of(server, actor, row)]
        assert len(scores) == 2
        late = come(actor, None)
        assert "rated" in [one["t"] for one in heard(late)], "whoever comes later sees the ratings too"

    on_server(data, story)


async def scores_of(server: ParlourServer, actor: TableActor, seat: int) -> list[object]:
    return list(await server.store.people.scores(actor.table.person(seat).person))


def test_a_game_whose_player_was_deleted_meanwhile_ends_without_scores(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(server: ParlourServer) -> None:
        actor = await game_over(server, monkeypatch, storage.BadRow("no such person"))
        await until(lambda: actor.table.phase == "over")
        entries = await server.store.entries(actor.id)
        assert entries[-1].kind == "secret", "the next game can be dealt"
        assert actor.rated is None and not await scores_of(server, actor, ANN)

    on_server(data, story)


# Hints, and commands of people.


def test_there_is_no_hint_after_the_end_or_from_workers_that_are_silent(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def silent(*question: object) -> None:
        raise NoAnswer

    async def story(server: ParlourServer) -> None:
        actor, ann = await at_table.quick_table(server, "notty", "random", first_player=0, turn_limit=20)
        monkeypatch.setattr(server.pool, "ask", silent)
        assert await say(actor, ann, wire.AskHint(0, 1)) == wire.Error("table-no-answer", {})
        while at_table.on_turn(actor) is not None:
            await at_table.pass_to_computer(actor)
            await until(lambda: at_table.on_turn(actor) != 1)
        over = await say(actor, ann, wire.AskHint(actor.table.moves, 1))
        assert over == wire.Error("hint-game-over", {})

    on_server(data, story)


def test_a_host_passes_the_table_on_by_hand(data: Path) -> None:
    async def story(server: ParlourServer) -> None:
        actor = await friends(server)
        ann = come(actor, ANN)
        assert isinstance(await say(actor, ann, wire.PassHost("yours", BOB)), wire.Ack)
        assert actor.table.host == BOB

    on_server(data, story)


def test_who_has_resigned_does_not_move_again(data: Path) -> None:
    async def story(server: ParlourServer) -> None:
        actor = await server.tables.open_table("notty", "private", 3, {"first_player": 0})
        for seat, name in enumerate(("Ann", "Bob", "Eve")):
            await server.tables.sit(actor, seat, name, NONCE)
        ann = come(actor, ANN)
        await say(actor, ann, wire.Start("go"))
        assert isinstance(await say(actor, ann, wire.Resign("enough")), wire.Ack)
        refused = await say(actor, ann, wire.Do("move", actor.table.moves, "end"))
        assert isinstance(refused, wire.Refused) and refused.key == "table-resigned"

    on_server(data, story)


def test_the_next_person_of_a_seat_hears_no_refusal_of_the_last_one(data: Path) -> None:
    async def story(server: ParlourServer) -> None:
        actor = await friends(server)
        bob = come(actor, BOB)
        refused = await say(actor, bob, wire.Start("go"))
        assert isinstance(refused, wire.Refused) and refused.key == "table-host-only"
        assert isinstance(await say(actor, bob, wire.Stand("bye")), wire.Ack)
        await server.tables.sit(actor, BOB, "Eve", NONCE)
        assert isinstance(await say(actor, come(actor, ANN), wire.PassHost("yours", BOB)), wire.Ack)
        assert isinstance(await say(actor, come(actor, BOB), wire.Start("go")), wire.Ack), "the same key, a new command"

    on_server(data, story)


# The disk.


def test_a_command_that_waits_for_the_disk_is_given_up_when_its_table_goes(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*rows: Any, **more: Any) -> None:
        raise storage.WriteFailed("nothing was written: database or disk is full")

    async def story(server: ParlourServer) -> None:
        monkeypatch.setattr(log_writer, "FIRST_WAIT", 60.0)
        actor = await friends(server)
        ann = come(actor, ANN)
        whole = server.store.append
        monkeypatch.setattr(server.store, "append", full)
        waiting = asyncio.create_task(say(actor, ann, wire.Start("go")))
        await until(lambda: bool(actor.paused))
        with pytest.raises(TableError, match="cannot save"):
            await server.tables.sit(actor, None, "Eve", NONCE)
        server.tables.evict_all()
        refused = await asyncio.wait_for(waiting, 30)
        assert isinstance(refused, wire.Refused) and refused.key == "table-come-back"
        assert heard(ann)[-1]["why"].reason == "table-come-back" and not server.tables.actors
        monkeypatch.setattr(server.store, "append", whole)
        again = await server.tables.actor(actor.id)
        assert again.table.phase == "open", "nothing was told that was not written"

    on_server(data, story)


def test_a_server_that_stops_while_a_table_is_opened_gives_it_up(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with at_table.running_server(data, AtOnce()) as server:
            id = (await friends(server)).id
            server.tables.evict_all()
            entered = asyncio.Event()

            async def endless(*question: object) -> None:
                entered.set()
                await asyncio.sleep(3600)

            monkeypatch.setattr(server.store, "entries", endless)
            opening = asyncio.create_task(server.tables.actor(id))
            await entered.wait()
        with pytest.raises(asyncio.CancelledError):
            await opening

    asyncio.run(story())


def test_a_log_that_cannot_be_folded_leaves_no_half_table(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: ParlourServer) -> None:
        id = (await friends(server)).id
        server.tables.evict_all()
        monkeypatch.setattr(server.store, "code_of", failing(server.store.code_of, storage.StorageError("cannot read")))
        with pytest.raises(storage.StorageError):
            await server.tables.actor(id)
        assert not server.tables.actors and not server.tables.opening
        assert (await server.tables.actor(id)).table.people() == [ANN, BOB]

    on_server(data, story)


# Eviction.


def test_a_round_that_fails_is_told_and_the_next_one_is_made(
    data: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    errors = [storage.Closed(), RuntimeError("a defect"), storage.StorageError("cannot read")]

    async def due_tables(before: float) -> None:
        raise errors.pop()

    async def story(server: ParlourServer) -> None:
        assert server.evicting is not None
        server.evicting.cancel()
        monkeypatch.setattr(server.store, "due_tables", due_tables)
        cleaner = eviction.Eviction(server.tables)
        working = asyncio.create_task(cleaner.work())
        for left in (2, 1):
            await until(lambda left=left: len(errors) == left)  # type: ignore[misc]
            await cleaner.wake()
        await asyncio.wait_for(working, 30)  # the store is closed, so nothing is left to do

    with caplog.at_level("ERROR"):
        on_server(data, story)
    assert [record.getMessage() for record in caplog.records] == ["cleaning failed"]


def test_an_idle_table_that_somebody_has_just_used_is_not_closed(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: ParlourServer) -> None:
        id = (await friends(server)).id
        server.tables.evict_all()
        monkeypatch.setattr(
            server.store, "append", failing(server.store.append, storage.Conflict("seq", "somebody was faster"))
        )
        later = server.eviction.now() + 100 * DAY
        await server.eviction.close_idle(later)
        assert not (await server.tables.actor(id)).table.closed
        connection = come(await server.tables.actor(id), ANN)
        await server.eviction.close_idle(later)
        assert not (await server.tables.actor(id)).table.closed, "somebody is there"
        server.tables.actors[id].disconnect(connection)
        await server.eviction.close_idle(later)
        assert (await server.tables.actor(id)).table.closed

    on_server(data, story)


def test_a_table_that_is_due_and_cannot_be_read_now_is_tried_again(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: ParlourServer) -> None:
        id = (await friends(server)).id
        server.tables.evict_all()
        monkeypatch.setattr(server.store, "table", failing(server.store.table, storage.StorageError("cannot read")))
        with pytest.raises(storage.StorageError):
            await server.eviction.open(id)
        assert id not in server.eviction.broken
        await server.eviction.open(id)
        assert id in server.tables.actors

    on_server(data, story)


# What is gone.


def test_what_a_person_had_at_tables_that_are_gone_is_left_out(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: ParlourServer) -> None:
        actor, _, bob = await rated_friends(server)
        await say(actor, bob, wire.Resign("enough"))
        await until(lambda: actor.rated is not None)
        ann = await server.store.people.person(actor.table.person(ANN).person)
        assert ann is not None and [game.table for game in await own_games(server.tables, ann)] == [actor.id]
        server.tables.evict_all()
        server.tables.reader.forget(actor.id)

        async def gone(id: str) -> None:
            return None

        monkeypatch.setattr(server.store, "table", gone)
        assert await own_games(server.tables, ann) == [] and await own_tables(server.tables, ann) == []

    on_server(data, story)


# Workers.


def test_a_caller_who_gives_up_leaves_the_worker_to_the_next() -> None:
    async def story() -> None:
        free = FreeWorkers([worker := Worker()])
        assert await free.get() is worker and free.empty()
        gives_up, handed, waits = (asyncio.create_task(free.get()) for _ in range(3))
        await asyncio.sleep(0)
        gives_up.cancel()
        await asyncio.sleep(0)
        free.put_nowait(worker)  # to the second caller, who gives up in the same moment
        handed.cancel()
        assert await asyncio.wait_for(waits, 30) is worker
        assert gives_up.cancelled() and handed.cancelled() and free.empty()

    asyncio.run(story())


def broken(*question: object) -> None:
    raise RuntimeError("a defect")


class Queue:
    """A queue that is full."""

    def turn(self, asker: str) -> Any:
        raise QueueIsFull

    def has_room(self, asker: str) -> bool:
        return True


def test_an_archive_that_fails_or_is_full_gives_no_answer(
    data: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(limit: float, work: Any, *question: Any) -> Any:
        return work(*question)

    async def story(server: ParlourServer) -> None:
        archive = server.archive
        monkeypatch.setattr(archive.worker, "answer", fails)
        with pytest.raises(NoAnswer):
            await archive.ask("192.0.2.1", broken)
        monkeypatch.setattr(archive, "asking", Queue())
        with pytest.raises(NoAnswer):
            await archive.ask("192.0.2.1", broken)

    with caplog.at_level("ERROR"):
        on_server(data, story)
    assert [record.getMessage() for record in caplog.records] == ["archive failed"]


def test_a_review_for_which_others_came_first_is_begun_again_later(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def length(asker: str, work: Any, *question: Any) -> int:
        return 5

    async def story(server: ParlourServer) -> None:
        archive, key = server.archive, ("table", 0)
        monkeypatch.setattr(archive, "ask", length)
        monkeypatch.setattr(archive, "reviewing", Queue())
        job = await archive.review(key)
        assert job.task is not None and await archive.review(key) is job
        await job.task
        assert key not in archive.works and not job.is_over
        await archive.review(key)
        archive.forget("table")
        assert key not in archive.works, "a name was deleted from it"

    on_server(data, story)


# Codes, and the end of a server.


def test_of_two_devices_with_one_code_one_gets_in(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: ParlourServer) -> None:
        code = (await server.people.new_code((await server.people.create("Ann")).row)).code
        whole = server.store.write
        monkeypatch.setattr(server.store, "write", failing(whole, storage.Conflict("code", "it was used")))
        with pytest.raises(TableError, match="code"):
            await server.people.use_code(code)

    on_server(data, story)


def test_a_server_whose_tables_cannot_be_drained_stops_all_the_same(
    data: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(reason: str) -> None:
        raise RuntimeError("a defect")

    async def story(server: ParlourServer) -> None:
        app = Starlette()
        app.state.server = server
        config = ServerConfig(app, ConnectionLimits(server.settings), lifespan="off", log_config=None)
        stopping = GracefulServer(config, app)
        stopping.servers = []
        stopping.lifespan = LifespanOff(config)
        await friends(server)
        stopping.leave()
        assert stopping.should_exit and not server.tables.actors, "another process has this node's name"
        monkeypatch.setattr(server, "drain", fails)
        await stopping.shutdown()

    with caplog.at_level("INFO"):
        on_server(data, story)
    told = [record.getMessage() for record in caplog.records]
    assert "goodbye failed" in told and told.index("goodbye failed") < told.index("stopped")


def test_a_game_that_was_broken_off_has_no_review(data: Path) -> None:
    async def story(server: ParlourServer) -> None:
        actor = await friends(server)
        ann, bob = come(actor, ANN), come(actor, BOB)
        await say(actor, ann, wire.Start("go"))
        for connection in (ann, bob):
            await say(actor, connection, wire.Vote(f"{connection.seat}", "end", True))
        with pytest.raises(TableError) as refused:
            finished_games.fold("notty", await server.store.entries(actor.id), 0)
        assert refused.value.key == "table-broken-off"

    on_server(data, story)


def test_the_archive_works_at_a_lower_priority(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int] = []
    monkeypatch.setattr("os.nice", given.append)
    finished_games.lower_priority()
    assert given and given[0] > 0


# A node among others.


def test_a_chore_that_fails_is_told_and_repeated_and_a_silent_store_is_not_told_twice(
    data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def cannot_read() -> None:
        raise storage.StorageError("cannot read")

    async def defect() -> None:
        raise RuntimeError("a defect")

    async def story(server: ParlourServer) -> None:
        await server.sharing.run(cannot_read)
        await server.sharing.run(defect)

    with caplog.at_level("ERROR"):
        on_server(data, story)
    assert [record.getMessage() for record in caplog.records] == ["sharing failed"]


def test_a_table_without_an_heir_stays_and_a_node_that_is_gone_is_told_nothing(
    data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(server: ParlourServer) -> None:
        actor = await friends(server)
        assert await server.tables.hand_over() == 0 and actor.id in server.tables.actors
        assert not await server.tables.pass_on("nowhere")
        with socket.socket() as nobody:
            nobody.bind(("127.0.0.1", 0))  # nobody listens
            address = f"http://127.0.0.1:{nobody.getsockname()[1]}"
            await server.tell(NodeRow(id="rome", run="1", address=address, key="k"), "/api/node/drop", b"{}")

    with caplog.at_level("INFO"):
        on_server(data, story)
    assert "node not reached" in [record.getMessage() for record in caplog.records]


def test_a_table_that_cannot_be_handed_over_is_left_to_the_others(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: ParlourServer) -> None:
        actor = await friends(server)
        rome = NodeRow(id="rome", run="1", address="", key="k")
        monkeypatch.setattr(server.nodes, "heir", lambda table: rome)
        monkeypatch.setattr(server.store, "write", failing(server.store.write, storage.WriteFailed("disk is full")))
        assert await server.tables.hand_over() == 0
        assert actor.id not in server.tables.actors, "its clients were sent away, and the heir opens it"

    on_server(data, story)


def test_a_table_that_others_keep_changing_asks_people_to_come_back(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lost(actor: TableActor) -> bool:
        return False

    async def story(server: ParlourServer) -> None:
        id = (await friends(server)).id
        server.tables.evict_all()
        monkeypatch.setattr(server.tables, "claim", lost)
        with pytest.raises(TableError) as refused:
            await server.tables.actor(id)
        assert refused.value.key == "table-come-back" and not server.tables.actors

    on_server(data, story)
