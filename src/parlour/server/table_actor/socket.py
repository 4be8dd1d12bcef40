"""One conversation over a socket: hello, then commands, each of them answered."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from parlour import storage
from parlour.server.host.rate_limits import TokenBucket
from parlour.server.host.settings import Settings
from parlour.server.http.menu import checked
from parlour.server.table_actor.actor import TableActor
from parlour.server.table_actor.connections import SERVICE_RESTART, Connection
from parlour.table import life
from parlour.table.entries import Body
from parlour.table.errors import TableError
from parlour.wire import messages as wire

decoder = msgspec.json.Decoder(wire.FromClient)
TALK_RATE, TALK_BURST = 0.5, 6.0  # lines and gestures of a connection a second, and at once
HELLO_WITHIN = 15.0  # seconds
SEND_WITHIN = 10.0  # seconds that one message may take to go out
COSTS: dict[type, float] = {wire.Hello: 10, wire.AskHint: 10, wire.WatchChances: 5, wire.PlayForMe: 5}  # others 1


async def converse(socket: WebSocket, actor: TableActor, connection: Connection) -> None:
    """Talk until one side leaves."""
    sender = asyncio.create_task(send_all(socket, connection))
    listener = asyncio.create_task(listen(socket, actor, connection))
    try:
        await asyncio.wait([sender, listener], return_when=asyncio.FIRST_COMPLETED)
    finally:
        actor.part(connection)
        connection.leave()
        listener.cancel()
        await asyncio.gather(sender, listener, return_exceptions=True)
    if not listener.cancelled() and (failure := listener.exception()) is not None:
        raise failure


async def send_all(socket: WebSocket, connection: Connection) -> None:
    """Send what the connection is to be told, in order; who does not read is left."""
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):  # the other side may be gone already
        while isinstance(message := await connection.outbox.get(), bytes):
            await asyncio.wait_for(socket.send_text(message.decode()), SEND_WITHIN)
        await asyncio.wait_for(socket.close(message.code, message.reason), SEND_WITHIN)


async def listen(socket: WebSocket, actor: TableActor, connection: Connection) -> None:
    """Answer every message, until the other side is gone or has to go."""
    bucket, crowd, talk = *budgets(socket, actor.context.settings), TokenBucket(TALK_RATE, TALK_BURST)
    with suppress(WebSocketDisconnect):
        while not connection.left:
            try:
                text = await asyncio.wait_for(read(socket), None if connection.greeted else HELLO_WITHIN)
            except TimeoutError:
                return connection.leave("table-no-hello")
            if not bucket.take():
                return connection.leave("table-too-fast")
            if len(text) > wire.LARGEST_FRAME or len(text.encode("utf-8", "replace")) > wire.LARGEST_FRAME:
                return connection.leave("table-too-large", limit=wire.LARGEST_FRAME)
            message = decoded(text)
            if not await crowd.turn(COSTS.get(type(message), 1)):
                return connection.leave("table-too-fast")
            if message is None:
                connection.tell(wire.Error("table-unreadable", {"reason": "JSON"}))
                continue
            if isinstance(message, wire.Say | wire.Emote) and not talk.take():
                connection.tell(wire.Refused(message.cmd, "table-too-much-talk", {}))
                continue
            try:
                answer = await respond(actor, connection, message)
            except (TableError, storage.StorageError):  # the table is being opened again
                return connection.leave("table-come-back", SERVICE_RESTART)
            if isinstance(answer, wire.Bye):
                return connection.leave(answer.key, **answer.args)
            if answer is not None:
                connection.tell(answer)
            await asyncio.sleep(0)  # who talks much does not keep the others from hearing


def budgets(socket: WebSocket, settings: Settings) -> tuple[TokenBucket, TokenBucket]:
    """Those of the connection, in which the door counts its pings too, and of its address with all its connections."""
    shared = socket.scope.get("state", {})
    own = shared.get("budget") or TokenBucket(settings.rate, settings.burst)
    return own, shared.get("crowd") or TokenBucket(0, 1)


def decoded(text: str) -> wire.FromClient | None:
    """The message, if it is one."""
    try:
        message: wire.FromClient = decoder.decode(text)
        return message
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return None


async def read(socket: WebSocket) -> str:
    """A text; what is not one is read as nothing, which no message is."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    return message.get("text") or ""


async def respond(actor: TableActor, connection: Connection, message: wire.FromClient) -> wire.FromServer | None:
    """The answer to a message; hello is answered by the table itself."""
    match message:
        case wire.Ping(n):
            return wire.Pong(n)
        case wire.Hello():
            return greet(actor, connection, message)
        case _ if not connection.greeted:
            return wire.Error("table-unreadable", {"reason": "hello"}, getattr(message, "cmd", ""))
        case wire.PlayForMe():
            return await actor.computers.play_for(connection.seat, message)
        case wire.AskHint():
            return await actor.advice.hint(connection.seat, message, connection)
        case wire.WatchChances(on):
            await actor.advice.watch(connection, on)
            return None
        case wire.Reading(turn, on):
            actor.reading.begin(connection, turn) if on else actor.reading.end(connection)
            return None
        case wire.Sit(cmd):
            return wire.Error("table-not-seated", {}, cmd)  # a seat comes with a cookie: over HTTP
    return await actor.ask(connection.seat, message.cmd, lambda: wanted(actor, connection.seat, message))


def greet(actor: TableActor, connection: Connection, hello: wire.Hello) -> wire.Bye | None:
    """The table answers a hello, if there is room."""
    if hello.v != wire.VERSION:
        return wire.Bye("table-version", {})
    if actor.table.closed:
        return wire.Bye("table-closed", {})
    most = actor.context.settings.most_guests
    connection.find_seat(actor.table)
    if most and connection.seat is None and len(actor.connections) >= most and connection not in actor.connections:
        return wire.Bye("serve-table-full", {"most": most})
    actor.welcome(connection, hello.reading)
    return None


def wanted(actor: TableActor, seat: int | None, message: wire.FromClient) -> list[Body]:
    """What a command asks for. Whoever says anything but a word is back at the table."""
    table = actor.table
    match message:
        case wire.Say(_, text):
            return [life.say(table, seat, text)]
        case wire.Emote(_, id):
            return [life.emote(table, seat, id)]
        case wire.Here() if life.give_back(table, seat):
            return [*life.give_back(table, seat)]
        case wire.AskUndo():
            return [*life.give_back(table, seat), *life.ask_undo(table, seat)]
    return [*life.give_back(table, seat), action(actor, seat, message)]


def action(actor: TableActor, seat: int | None, message: wire.FromClient) -> Body:
    """What a command asks for, checked."""
    table = actor.table
    match message:
        case wire.Do(_, turn, move):
            if seat is not None and seat in table.resigned:
                raise TableError("table-resigned")
            actor.reading.check(seat)
            return table.move(seat, turn, move)
        case wire.TakeBack():
            return table.take_back(seat)
        case wire.Rematch(_, nonce):
            return table.want_rematch(seat, nonce)
        case wire.Here():
            return life.here(table, seat, time())
        case wire.Resign():
            return life.resign(table, seat)
        case wire.Vote(_, what, yes):
            when = actor.timers.can_skip_at()
            return life.vote(table, seat, what, yes, when is not None and time() >= when)
        case wire.AnswerUndo(_, yes):
            return life.answer_undo(table, seat, yes)
        case _:
            return setting_up(actor, seat, message)


def setting_up(actor: TableActor, seat: int | None, message: wire.FromClient) -> Body:
    """What the host and the others do before the game."""
    table = actor.table
    match message:
        case wire.Stand():
            return table.stand(seat)
        case wire.SitBot(_, place, level):
            return table.sit_computer(seat, place, checked(table.game, level))
        case wire.SetOptions(_, seats, options):
            return table.set_options(seat, seats, options)
        case wire.SetTerms(_, clock, rated):
            return table.set_terms(seat, clock, rated)
        case wire.Remove(_, place):
            return life.remove(table, seat, place, actor.is_here(place))
        case wire.PassHost(_, place):
            return life.pass_host(table, seat, place)
        case wire.Start():
            return table.begin(seat)
    raise TypeError(f"no answer to {type(message).__name__}")
