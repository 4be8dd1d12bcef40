"""Logs in the store: old ones are encoded to the same bytes again, and one of a newer program keeps its table shut."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import urllib.error
import urllib.request
from contextlib import closing
from pathlib import Path
from time import time
from typing import Any

import pytest

from parlour import storage
from parlour.server.host import integrity
from parlour.server.parlour_server import ParlourServer
from parlour.server.tables.eviction import DAY
from parlour.server.tables.own_tables import own_tables
from parlour.server.views.log_rows import entry_of, row_of
from parlour.server.workers import finished_games
from parlour.storage.rows import PersonRow
from parlour.storage.sql import queries, statements
from parlour.table.errors import DamagedLog, LogError, NewerLog
from tests.server.at_table import AtOnce, quick_table, running_server
from tests.server.process import NONCE, Player, open_socket, serving
from tests.storage.sqlite.test_old import every_database

NEWER = {"kind": "teleported", "body": {"seat": 0, "to": "moon"}}
DAMAGED = {"kind": "moved", "body": {"seat": 0}}


@every_database
def test_every_entry_of_an_old_database_is_written_again_to_the_same_bytes(database: Path) -> None:
    with closing(sqlite3.connect(f"file:{database}?immutable=1", uri=True)) as connection:
        found = connection.execute("SELECT table_id, seq, cmd, seat, kind, body, at FROM entry").fetchall()
    assert len(found) > 100
    for values in found:
        row = queries.entry_row(values)
        again = statements.entry_values(row_of(row.table_id, entry_of(row), row.seat))
        assert again == values


async def append(opened: ParlourServer, id: str, entry: dict[str, Any]) -> None:
    """Append an entry as another program would write it."""
    last = (await opened.store.entries(id))[-1]
    await opened.store.append([storage.Entry(table_id=id, seq=last.seq + 1, at=last.at, **entry)])


async def spoilt(data: Path, entry: dict[str, Any]) -> tuple[str, str]:
    """Store two tables of an evening, with this entry added to the log of the first."""
    async with running_server(data, AtOnce()) as opened:
        first, second = [(await quick_table(opened, "notty", "random"))[0].id for _ in range(2)]
    async with running_server(data, AtOnce()) as closed:
        await append(closed, first, entry)
    return first, second


@pytest.mark.parametrize(("entry", "error"), [(NEWER, NewerLog), (DAMAGED, DamagedLog)])
def test_a_table_that_cannot_be_read_does_not_open_and_the_others_do(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, entry: dict[str, Any], error: type[LogError]
) -> None:
    async def evening() -> None:
        spoilt_table, other = await spoilt(tmp_path, entry)
        async with running_server(tmp_path, AtOnce()) as opened:
            for _ in range(3):
                with pytest.raises(error) as caught:
                    await opened.tables.actor(spoilt_table)
                assert caught.value.facts == {"table": spoilt_table, "kind": entry["kind"]}
            await opened.eviction.open(spoilt_table)
            assert (await opened.tables.actor(other)).table.phase == "playing"
            assert spoilt_table not in opened.tables.actors
            with pytest.raises(error):
                finished_games.record(opened.archive.database, spoilt_table)

    with caplog.at_level(logging.ERROR, "parlour"):
        asyncio.run(evening())
    [told] = [record for record in caplog.records if record.msg == "table cannot be read"]
    assert told.facts["kind"] == entry["kind"]  # type: ignore[attr-defined]
    assert "table cannot be opened" not in caplog.messages, "it is told once"


def test_nothing_is_appended_to_a_log_that_cannot_be_read(tmp_path: Path) -> None:
    async def evening() -> list[str]:
        table, other = await spoilt(tmp_path, NEWER)
        async with running_server(tmp_path, AtOnce()) as opened:
            with pytest.raises(NewerLog):
                await opened.tables.close_table(table, "idle")
            await opened.eviction.close_idle(time() + 1000 * DAY)
            return [(await opened.store.entries(id))[-1].kind for id in (table, other)]

    assert asyncio.run(evening()) == ["teleported", "closed"]


async def sit_at_two_tables(opened: ParlourServer) -> tuple[PersonRow, list[str]]:
    """Seat Ann at two open tables."""
    ann = (await opened.people.create("Ann")).row
    actors = [await opened.tables.open_table("notty", "private", 2, {}) for _ in range(2)]
    for actor in actors:
        await opened.tables.sit(actor, None, "Ann", NONCE, ann)
    return ann, [actor.id for actor in actors]


def test_somebody_at_such_a_table_still_sees_their_others_and_can_be_forgotten(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path, AtOnce()) as opened:
            ann, [bad, good] = await sit_at_two_tables(opened)
        async with running_server(tmp_path, AtOnce()) as again:
            await append(again, bad, NEWER)
            assert [one.table for one in await own_tables(again.tables, ann)] == [good]
            await again.forget(ann)
            assert (await again.tables.actor(good)).table.people() == []
            [sat] = [row for row in await again.store.entries(bad) if row.kind == "sat"]
            assert sat.body["name"] == sat.body["person"] == "", "what is kept about them is gone all the same"
            [left] = [row for row in await again.store.entries(good) if row.kind == "sat"]
            assert left.body["name"] == left.body["person"] == "", "also where they stood up just now"

    asyncio.run(evening())


def test_a_check_of_the_data_names_the_entry_and_the_way_out(tmp_path: Path) -> None:
    table, _ = asyncio.run(spoilt(tmp_path, NEWER))
    [trouble] = integrity.inspect(tmp_path / "parlour.sqlite").troubles
    assert trouble.key == "admin-check-newer"
    assert (trouble.facts["table"], trouble.facts["kind"]) == (table, "teleported")


def test_clients_are_told_why(tmp_path: Path) -> None:
    table, other = asyncio.run(spoilt(tmp_path, NEWER))
    why = {"key": "table-newer", "args": {"table": table, "kind": "teleported"}}
    log = tmp_path / "log"
    with serving(tmp_path, log=log, flags=["--log", "json"]) as server:
        ann = Player(server, "Ann")
        assert ann.post(f"/api/tables/{table}/sit", {"name": "Ann", "nonce": NONCE}) == (409, why)
        with pytest.raises(urllib.error.HTTPError) as caught:
            urllib.request.urlopen(f"{server.address}/api/tables/{table}/record", timeout=30)
        assert json.loads(caught.value.read()) == why
        with open_socket(server, table) as socket:
            assert json.loads(socket.recv(timeout=30)) == {"t": "bye", **why}
        ann.join(other)
        assert ann.situation["result"] is None, "the other table is as it was"
        assert len(server.told("table cannot be read")) == 1
