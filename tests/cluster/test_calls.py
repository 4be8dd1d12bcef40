"""What a node makes of others that do not answer, and of a store that it cannot reach."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from starlette.requests import Request

from parlour import storage
from parlour.server.cluster import calls, nodes
from parlour.server.cluster.nodes import Elsewhere, Nodes
from parlour.server.cluster.routes import REMEMBERED, SentAway
from parlour.server.http import forwarding
from parlour.server.tables import registry
from parlour.storage.rows import NodeRow

OSLO = NodeRow(id="oslo", run="1", address="", key="secret")
ROME = NodeRow(id="rome", run="2", address="", key="secret")


@asynccontextmanager
async def answering(body: bytes, status: str = "200 OK", after: float = 0.0) -> AsyncIterator[NodeRow]:
    """A node whose answer to every request is this one."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        await asyncio.sleep(after)
        writer.write(b"HTTP/1.1 %s\r\ncontent-length: %d\r\n\r\n%s" % (status.encode(), len(body), body))
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
        yield replace(ROME, address=f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}")


@asynccontextmanager
async def speaking_nonsense() -> AsyncIterator[NodeRow]:
    """A process at a node's address that is not a server."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 mail\r\n")
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
        yield replace(ROME, address=f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}")


async def gone() -> NodeRow:
    """A node whose process has ended."""
    async with answering(b"") as node:
        return node


@pytest.mark.parametrize(
    ("body", "sure"),
    [(b'{"sure": true}', True), (b'{"sure": false}', False), (b"{}", False), (b"<html>", False)],
)
def test_a_node_reaches_the_store_only_if_it_says_so(body: bytes, sure: bool) -> None:
    async def story() -> None:
        async with answering(body) as node:
            assert await calls.is_sure(node) is sure

    asyncio.run(story())


def test_a_node_that_is_gone_or_speaks_nonsense_is_no_node() -> None:
    async def story() -> None:
        ended = await gone()
        async with speaking_nonsense() as strange:
            for node in (ended, strange):
                assert not await calls.is_sure(node)
                with pytest.raises(calls.NoNode):
                    await calls.call(node, "GET", "/api/ready")
            assert await calls.is_refused(ended) and not await calls.is_refused(strange)

    asyncio.run(story())


def test_an_address_that_is_silent_proves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def silent(*place: object) -> None:
        await asyncio.sleep(3600)

    monkeypatch.setattr(calls, "PROBE", 0.01)
    monkeypatch.setattr(asyncio, "open_connection", silent)
    assert not asyncio.run(calls.is_refused(ROME))


# Requests that another node has to answer.


def request(**scope: object) -> Request:
    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    usual = {"type": "http", "method": "GET", "path": "/api/tables/t", "query_string": b"", "headers": []}
    return Request(
        {**usual, "scheme": "http", "server": ("127.0.0.1", 80), "client": ("192.0.2.1", 1), **scope}, receive
    )


def test_a_request_that_was_forwarded_is_not_forwarded_again() -> None:
    async def story() -> None:
        async with answering(b"never asked") as node:
            answer = await forwarding.elsewhere(request(from_node=True), Elsewhere(node))
            assert (answer.status_code, json.loads(bytes(answer.body))["key"]) == (503, "table-come-back")
            assert await forwarding.ask_all(request(from_node=True), [node]) == []

    asyncio.run(story())


def test_a_client_whose_node_has_just_gone_is_asked_to_come_again() -> None:
    async def story() -> None:
        answer = await forwarding.elsewhere(request(), Elsewhere(await gone()))
        assert (answer.status_code, answer.headers["retry-after"]) == (503, "1")
        assert json.loads(bytes(answer.body))["key"] == "table-come-back"

    asyncio.run(story())


def test_a_request_that_waits_for_the_end_of_a_turn_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    assert calls.FORWARDED > registry.TURN_WAIT
    monkeypatch.setattr(calls, "PATIENCE", 0.01)

    async def story() -> None:
        async with answering(b'{"seat": 1}', after=0.2) as node:
            with pytest.raises(calls.NoNode):
                await calls.call(node, "GET", "/api/ready")
            answer = await forwarding.elsewhere(request(method="POST"), Elsewhere(node))
            assert (answer.status_code, bytes(answer.body)) == (200, b'{"seat": 1}')

    asyncio.run(story())


def test_what_all_nodes_are_asked_is_answered_by_those_that_can() -> None:
    async def story() -> None:
        ended = await gone()
        async with answering(b"[1]") as one, answering(b"", "500 No") as broken, answering(b"[2]") as other:
            assert await forwarding.ask_all(request(), [one, ended, broken, other]) == [b"[1]", b"[2]"]

    asyncio.run(story())


def test_only_the_last_clients_that_were_sent_away_are_remembered() -> None:
    sent = SentAway(lambda: 0.0)
    clients = [("table", "192.0.2.1", str(number)) for number in range(REMEMBERED + 1)]
    for client in clients:
        sent.note(client)
    assert not sent.is_back(clients[0]) and sent.is_back(clients[1]) and sent.is_back(clients[-1])


# Heartbeats.


class Store:
    """A store whose writes fail as the test says."""

    def __init__(self, *errors: Exception) -> None:
        self.errors: Iterator[Exception] = iter(errors)
        self.beats = 0

    async def write(self, operations: object) -> None:
        self.beats += 1
        if (error := next(self.errors, None)) is not None:
            raise error

    async def nodes(self) -> list[NodeRow]:
        return [OSLO, ROME]


def node_on(store: Store) -> Nodes:
    """A node that knows another, and has not reached the store for a while."""
    node = Nodes(store, OSLO, dead_after=0.02)  # type: ignore[arg-type]
    node.known = {"oslo": OSLO, "rome": ROME}
    node.beaten_at -= 1000
    return node


def others_are_sure(monkeypatch: pytest.MonkeyPatch, sure: bool) -> None:
    async def is_sure(node: NodeRow) -> bool:
        assert node.id == "rome", "a node does not ask itself"
        return sure

    monkeypatch.setattr(nodes, "is_sure", is_sure)


def test_a_node_that_cannot_reach_the_store_sends_people_away_only_if_others_can(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        told: list[str] = []
        node = node_on(Store())
        node.on_cut_off = lambda: told.append("cut off")
        others_are_sure(monkeypatch, False)
        await node.look_around()
        assert node.ready and told == []
        others_are_sure(monkeypatch, True)
        await node.look_around()
        await node.look_around()
        assert not node.ready and told == ["cut off"], "once"
        await node.beat()
        assert node.ready, "it reaches the store again"

    asyncio.run(story())


def test_heartbeats_survive_failures_and_end_with_the_store(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        told: list[str] = []
        node = node_on(store := Store(storage.WriteFailed("no route"), RuntimeError("a defect"), storage.Closed()))
        node.on_cut_off = lambda: told.append("cut off")
        others_are_sure(monkeypatch, True)
        await asyncio.wait_for(node.work(), 30)
        assert store.beats == 3 and told == ["cut off"]

    with caplog.at_level("ERROR"):
        asyncio.run(story())
    assert [record.getMessage() for record in caplog.records] == ["node cut off", "heartbeat failed"]


def test_a_server_without_a_cluster_has_no_heart() -> None:
    async def story() -> None:
        await asyncio.wait_for(Nodes(Store()).work(), 30)  # type: ignore[arg-type]

    asyncio.run(story())
