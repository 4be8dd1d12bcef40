"""The application while something is missing: a store that cannot be read, workers that do not answer, a page that was
not built; and what banned clients hear."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette

from parlour import storage
from parlour.server.host.rate_limits import GuessLimits
from parlour.server.http import pages
from parlour.server.http.app import create_app
from parlour.server.http.public_tables import PublicTables
from parlour.server.parlour_server import ParlourServer
from parlour.server.workers.no_answer import NoAnswer
from tests.server.at_table import AtOnce, running_server

STRANGER = "192.0.2.7"
ADMIN = "Bearer token"


class App:
    """The application of a server in this process, without a port."""

    def __init__(self, app: Starlette, server: ParlourServer) -> None:
        self.app = app
        self.server = server

    async def ask(self, method: str, path: str, body: bytes = b"", **headers: str) -> tuple[int, Any]:
        """Send a request; return the status and the body, decoded if it is JSON."""
        sent = await self.run({"type": "http", "method": method}, path, headers, {"type": "http.request", "body": body})
        text = b"".join(message.get("body", b"") for message in sent[1:])
        kind = dict(sent[0]["headers"]).get(b"content-type", b"")
        return sent[0]["status"], json.loads(text) if kind == b"application/json" else text

    async def knock(self, table: str, **extensions: Any) -> list[dict[str, Any]]:
        """Open a socket, and return what the application sends."""
        scope = {"type": "websocket", "subprotocols": [], "extensions": extensions, "state": {"websocket": Door()}}
        return await self.run(scope, f"/api/tables/{table}/socket", {}, {"type": "websocket.connect"})

    async def run(
        self, scope: dict[str, Any], path: str, headers: dict[str, str], message: dict[str, Any]
    ) -> list[dict[str, Any]]:
        sent: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return message

        async def send(message: Any) -> None:
            sent.append(message)

        coded = [(name.lower().encode(), value.encode()) for name, value in {"host": "here", **headers}.items()]
        place = {"path": path, "raw_path": path.encode(), "query_string": b"", "headers": coded, "scheme": "http"}
        who = {"client": (STRANGER, 1), "server": ("here", 80), "root_path": "", "http_version": "1.1"}
        await self.app({**scope, **place, **who, "asgi": {"version": "3.0"}}, receive, send)
        return sent


class Door:
    """As much of a socket as the limits need."""

    def __init__(self) -> None:
        self.when_lost: list[Any] = []


@asynccontextmanager
async def application(data: Path) -> AsyncIterator[App]:
    async with running_server(data, AtOnce()) as server:
        app = create_app(server.settings)
        app.state.server, app.state.guesses = server, GuessLimits(server.settings)
        app.state.public_tables, app.state.menu, app.state.admin_token = PublicTables(), b"", "token"
        yield App(app, server)


def told(sent: list[dict[str, Any]]) -> tuple[str, int]:
    """The key of the last message of a socket, and its close code."""
    assert [message["type"] for message in sent] == ["websocket.accept", "websocket.send", "websocket.close"]
    return json.loads(sent[1]["text"])["key"], sent[2]["code"]


def test_a_banned_address_is_told_so_and_let_in_again_after_it(data: Path) -> None:
    async def story() -> None:
        async with application(data) as app:
            table = (await app.server.tables.open_table("notty", "private", 2, {})).id
            await app.server.moderation.ban(STRANGER)
            assert await app.ask("GET", "/api/health") == (403, {"key": "serve-banned", "args": {}})
            assert told(await app.knock(table)) == ("serve-banned", 1008)
            banned = await app.ask("GET", "/api/admin/bans", authorization=ADMIN)
            assert banned == (200, [{"who": STRANGER, "name": ""}])
            wish = json.dumps({"who": STRANGER}).encode()
            status, answer = await app.ask("POST", "/api/admin/unban", wish, authorization=ADMIN)
            assert (status, answer["who"]) == (200, STRANGER)
            assert (await app.ask("GET", "/api/health"))[0] == 200

    asyncio.run(story())


def test_a_store_that_cannot_be_read_asks_for_patience(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*question: object, **more: object) -> None:
        raise storage.StorageError("cannot read: disk I/O error")

    async def story() -> None:
        async with application(data) as app:
            monkeypatch.setattr(app.server.store, "table", broken)
            assert told(await app.knock("anything")) == ("table-come-back", 1012)
            monkeypatch.setattr(app.server.store, "table_of_code", broken)
            assert await app.ask("GET", "/api/codes/abcdef") == (503, {"key": "table-cannot-write", "args": {}})

    asyncio.run(story())


def test_a_party_that_cannot_be_read_asks_for_patience(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*question: object) -> None:
        raise storage.StorageError("cannot read: disk I/O error")

    async def story() -> None:
        async with application(data) as app:
            table = await app.server.tables.open_table("notty", "private", 2, {})
            monkeypatch.setattr(app.server, "friend_name", broken)
            assert told(await app.knock(table.id)) == ("table-come-back", 1012)

    asyncio.run(story())


def test_workers_that_do_not_answer_are_no_error_of_the_server(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def silent(*question: object) -> None:
        raise NoAnswer

    async def story() -> None:
        async with application(data) as app:
            monkeypatch.setattr(app.server.pool, "ask", silent)
            answer = await app.ask("POST", "/api/puzzles/notty/1", b'{"move": "end"}')
            assert answer == (503, {"key": "table-no-answer", "args": {}})

    asyncio.run(story())


def test_a_server_without_its_page_says_how_to_build_it(
    data: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def story() -> None:
        async with application(data) as app:
            monkeypatch.setattr(pages, "WEB", tmp_path)
            status, text = await app.ask("GET", "/")
            assert status == 503 and b"make client" in text

    asyncio.run(story())


def test_a_node_that_is_cut_off_leaves_its_sockets_to_others(data: Path) -> None:
    """The socket is refused before it is accepted, so that a proxy tries the next node."""

    async def story() -> None:
        async with application(data) as app:
            table = (await app.server.tables.open_table("notty", "private", 2, {})).id
            app.server.nodes.cut_off = True
            assert (await app.ask("GET", "/api/ready"))[0] == 503
            [closed] = await app.knock(table)
            assert closed["type"] == "websocket.close"
            denied = await app.knock(table, **{"websocket.http.response": {}})
            assert (denied[0]["type"], denied[0]["status"]) == ("websocket.http.response.start", 503)

    asyncio.run(story())
