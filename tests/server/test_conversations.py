"""The conversation on a socket, where the rate limits of its client and its own end come in between."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from parlour.server.host.channel import Receiver
from parlour.server.host.token_bucket import TokenBucket
from parlour.server.table_actor.actor import TableActor
from parlour.server.table_actor.socket import TALK_BURST, SocketConnection
from parlour.wire import messages as wire
from tests.server.test_table_actor import ANN, friends, running_server, until


class Line:
    """A socket that keeps what it is sent."""

    def __init__(self) -> None:
        self.said: list[bytes] = []

    def attach(self, receiver: Receiver) -> None:
        pass

    def write(self, message: bytes) -> bool:
        self.said.append(message)
        return True

    def close(self, code: int, reason: str = "", last: bytes = b"") -> None:
        self.said.append(last)

    def heard(self, kind: str) -> list[dict[str, object]]:
        return [message for text in self.said if (message := msgspec.json.decode(text))["t"] == kind]


def call(actor: TableActor, bucket: TokenBucket | None = None) -> tuple[SocketConnection, Line]:
    """Connect Ann to a table."""
    line = Line()
    connection = SocketConnection(line, actor, bucket or TokenBucket(0, 1), person=actor.table.person(ANN).person)
    connection.begin()
    return connection, line


def write(connection: SocketConnection, message: wire.FromClient) -> None:
    connection.receive(msgspec.json.encode(message))


def test_whoever_left_while_their_hello_waited_for_its_turn_does_not_arrive(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path) as server:
            actor = await friends(server)
            spent = TokenBucket(100, 1)
            spent.left = -5.0
            connection, line = call(actor, spent)
            write(connection, wire.Hello(wire.VERSION))
            await asyncio.sleep(0)
            connection.lost()
            await until(lambda: connection.answering is None)
            assert (list(actor.connections), line.said) == ([], [])

    asyncio.run(evening())


def test_what_was_said_before_is_acknowledged_again_however_much_was_said(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path) as server:
            actor = await friends(server)
            connection, line = call(actor)
            write(connection, wire.Hello(wire.VERSION))
            lines = int(TALK_BURST) + 1
            for _ in range(2):
                for number in range(lines):
                    write(connection, wire.Say(f"line {number}", "Hello!"))
            await until(lambda: connection.answering is None)
            assert [one["cmd"] for one in line.heard("refused")] == [f"line {lines - 1}"] * 2
            assert [one.get("repeat", False) for one in line.heard("ack")] == [False] * (lines - 1) + [True] * (
                lines - 1
            )

    asyncio.run(evening())
