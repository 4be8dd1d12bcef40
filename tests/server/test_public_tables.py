"""The list of public tables: short, encoded when something changes, and not sent again to a browser that has it."""

from __future__ import annotations

import asyncio
import gzip
import json
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from parlour.server.http.public_tables import PublicTables
from parlour.server.table_actor.actor import TableActor
from parlour.server.tables import listing
from parlour.server.tables.listing import MOST_LISTED
from parlour.wire.http import PublicTable
from tests.server.at_table import AtOnce, running_server
from tests.server.connections import QueuedConnection
from tests.server.process import NONCE, Player, Server, serving

SHOWN = {"table", "game", "phase", "seats", "match", "clock", "rated"}


def fetched(server: Server, **headers: str) -> tuple[int, Any, bytes]:
    request = urllib.request.Request(f"{server.address}/api/tables", headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read()


def test_who_has_the_list_is_told_so_until_it_changes(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = Player(server, "Ann")
        table = ann.open(visibility="public", sit=True)
        ann.join(table)
        status, headers, body = fetched(server)
        (one,) = json.loads(body)
        assert status == 200 and set(one) == SHOWN
        assert one["table"] == table and one["seats"] == [{"kind": "person", "name": "Ann"}, {"kind": "free"}]
        _, small_headers, small = fetched(server, **{"Accept-Encoding": "gzip"})
        assert small_headers["Content-Encoding"] == "gzip" and gzip.decompress(small) == body
        again = fetched(server, **{"If-None-Match": headers["ETag"]})
        assert (again[0], again[2]) == (304, b"")
        Player(server, "Bob").sit(table)
        status, other, body = fetched(server, **{"If-None-Match": headers["ETag"]})
        assert status == 200 and other["ETag"] != headers["ETag"] and json.loads(body) == []
        ann.close()


def test_a_table_is_written_once_until_something_happens_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    public = listing.public

    def noted(actor: TableActor) -> PublicTable:
        written.append(actor.id)
        return public(actor)

    monkeypatch.setattr(listing, "public", noted)

    async def look() -> None:
        async with running_server(tmp_path, AtOnce()) as opened:
            tables = [await opened.tables.open_table("notty", "public", 2, {}) for _ in range(MOST_LISTED + 5)]
            for actor in tables:
                actor.connections[QueuedConnection(None)] = None
            hall = PublicTables()
            first = hall.now(await opened.listing.now())
            assert len(json.loads(first.body)) == len(written) == MOST_LISTED
            assert hall.now(await opened.listing.now()) is first and len(written) == MOST_LISTED
            await opened.tables.sit(tables[3], 0, "Ann", NONCE)
            assert hall.now(await opened.listing.now()) is not first
            assert written[MOST_LISTED:] == [tables[3].id]

    asyncio.run(look())
