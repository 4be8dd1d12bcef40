"""The conversation on one WebSocket: a hello first, then commands, each of which is answered.

Every message counts against the rate limits of its connection and of its address. Talk has a rate limit of its own.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from parlour import storage
from parlour.server.host.rate_limits import TokenBucket
from parlour.server.host.settings import Settings
from parlour.server.table_actor.actor import TableActor
from parlour.server.table_actor.connections import SERVICE_RESTART, Connection
from parlour.server.table_actor.dispatch import respond
from parlour.table.errors import TableError
from parlour.wire import messages as wire

decoder = msgspec.json.Decoder(wire.FromClient)
TALK_RATE, TALK_BURST = 0.5, 6.0  # lines and gestures per second per connection, and the burst
HELLO_WITHIN = 15.0  # seconds
SEND_WITHIN = 10.0  # seconds that sending one message may take
COSTS: dict[type, float] = {  # tokens that a message takes from its address's budget; any other message takes 1
    wire.Hello: 10,
    wire.AskHint: 10,
    wire.WatchChances: 5,
    wire.PlayForMe: 5,
    wire.AskWhy: 2,
}


async def serve(socket: WebSocket, actor: TableActor, connection: Connection) -> None:
    """Send and receive messages until one side leaves."""
    sender = asyncio.create_task(send_all(socket, connection))
    listener = asyncio.create_task(listen(socket, actor, connection))
    try:
        await asyncio.wait([sender, listener], return_when=asyncio.FIRST_COMPLETED)
    finally:
        actor.disconnect(connection)
        connection.close()
        listener.cancel()
        await asyncio.gather(sender, listener, return_exceptions=True)
    if not listener.cancelled() and (failure := listener.exception()) is not None:
        raise failure


async def send_all(socket: WebSocket, connection: Connection) -> None:
    """Send the messages of the outbox in order. A client that does not read is disconnected."""
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):  # the client may have disconnected already
        while isinstance(message := await connection.outbox.get(), bytes):
            async with asyncio.timeout(SEND_WITHIN):
                await socket.send_text(message.decode())
        async with asyncio.timeout(SEND_WITHIN):
            await socket.close(message.code, message.reason)


async def listen(socket: WebSocket, actor: TableActor, connection: Connection) -> None:
    """Answer every message until the client disconnects or is disconnected."""
    connection_budget, address_budget, talk = (
        *budgets(socket, actor.context.settings),
        TokenBucket(TALK_RATE, TALK_BURST),
    )
    with suppress(WebSocketDisconnect):
        while not connection.closed:
            try:
                text = await asyncio.wait_for(read(socket), None if connection.greeted else HELLO_WITHIN)
            except TimeoutError:
                return connection.close("table-no-hello")
            if not connection_budget.take():
                return connection.close("table-too-fast")
            if len(text) > wire.LARGEST_FRAME or len(text.encode("utf-8", "replace")) > wire.LARGEST_FRAME:
                return connection.close("table-too-large", limit=wire.LARGEST_FRAME)
            message = decoded(text)
            if not await address_budget.turn(COSTS.get(type(message), 1)):
                return connection.close("table-too-fast")
            if message is None:
                connection.send(wire.Error("table-unreadable", {"reason": "JSON"}))
                continue
            if isinstance(message, wire.Say | wire.Emote) and not talk.take():
                connection.send(wire.Refused(message.cmd, "table-too-much-talk", {}))
                continue
            try:
                answer = await respond(actor, connection, message)
            except (TableError, storage.StorageError):  # the table is being opened again
                return connection.close("table-come-back", SERVICE_RESTART)
            if isinstance(answer, wire.Bye):
                return connection.close(answer.key, **answer.args)
            if answer is not None:
                connection.send(answer)
            await asyncio.sleep(0)  # one busy client must not starve the others


def budgets(socket: WebSocket, settings: Settings) -> tuple[TokenBucket, TokenBucket]:
    """Return the token buckets of the connection, which its pings use too, and of its address."""
    shared = socket.scope.get("state", {})
    own = shared.get("connection_budget") or TokenBucket(settings.rate, settings.burst)
    return own, shared.get("address_budget") or TokenBucket(0, 1)


def decoded(text: str) -> wire.FromClient | None:
    """Return the decoded message; None if the text is not one."""
    try:
        message: wire.FromClient = decoder.decode(text)
        return message
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return None


async def read(socket: WebSocket) -> str:
    """Return the text of the next frame. A binary frame is read as an empty text, which is no valid message."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    return message.get("text") or ""
