"""One conversation over a socket: hello, then commands, each of them answered."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from parlour import storage
from parlour.server.host.rate_limits import Bucket
from parlour.server.host.settings import Settings
from parlour.server.http.menu import checked
from parlour.server.table_actor.actor import Desk
from parlour.server.table_actor.connections import SERVICE_RESTART, Guest
from parlour.table import life
from parlour.table.entries import Body
from parlour.table.errors import TableError
from parlour.wire import messages as wire

decoder = msgspec.json.Decoder(wire.FromClient)
TALK_RATE, TALK_BURST = 0.5, 6.0  # lines and gestures of a connection a second, and at once
HELLO_WITHIN = 15.0  # seconds
SEND_WITHIN = 10.0  # seconds that one message may take to go out
COSTS: dict[type, float] = {wire.Hello: 10, wire.AskHint: 10, wire.WatchChances: 5, wire.PlayForMe: 5}  # others 1


async def converse(socket: WebSocket, desk: Desk, guest: Guest) -> None:
    """Talk until one side leaves."""
    sender = asyncio.create_task(send_all(socket, guest))
    listener = asyncio.create_task(listen(socket, desk, guest))
    try:
        await asyncio.wait([sender, listener], return_when=asyncio.FIRST_COMPLETED)
    finally:
        desk.part(guest)
        guest.leave()
        listener.cancel()
        await asyncio.gather(sender, listener, return_exceptions=True)
    if not listener.cancelled() and (failure := listener.exception()) is not None:
        raise failure


async def send_all(socket: WebSocket, guest: Guest) -> None:
    """Send what the guest is to be told, in order; who does not read is left."""
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):  # the other side may be gone already
        while isinstance(message := await guest.outbox.get(), bytes):
            await asyncio.wait_for(socket.send_text(message.decode()), SEND_WITHIN)
        await asyncio.wait_for(socket.close(message.code, message.reason), SEND_WITHIN)


async def listen(socket: WebSocket, desk: Desk, guest: Guest) -> None:
    """Answer every message, until the other side is gone or has to go."""
    bucket, crowd, talk = *budgets(socket, desk.means.settings), Bucket(TALK_RATE, TALK_BURST)
    with suppress(WebSocketDisconnect):
        while not guest.left:
            try:
                text = await asyncio.wait_for(read(socket), None if guest.greeted else HELLO_WITHIN)
            except TimeoutError:
                return guest.leave("table-no-hello")
            if not bucket.take():
                return guest.leave("table-too-fast")
            if len(text) > wire.LARGEST_FRAME or len(text.encode("utf-8", "replace")) > wire.LARGEST_FRAME:
                return guest.leave("table-too-large", limit=wire.LARGEST_FRAME)
            message = decoded(text)
            if not await crowd.turn(COSTS.get(type(message), 1)):
                return guest.leave("table-too-fast")
            if message is None:
                guest.tell(wire.Error("table-unreadable", {"reason": "JSON"}))
                continue
            if isinstance(message, wire.Say | wire.Emote) and not talk.take():
                guest.tell(wire.Refused(message.cmd, "table-too-much-talk", {}))
                continue
            try:
                answer = await respond(desk, guest, message)
            except (TableError, storage.StorageError):  # the table is being opened again
                return guest.leave("table-come-back", SERVICE_RESTART)
            if isinstance(answer, wire.Bye):
                return guest.leave(answer.key, **answer.args)
            if answer is not None:
                guest.tell(answer)
            await asyncio.sleep(0)  # who talks much does not keep the others from hearing


def budgets(socket: WebSocket, settings: Settings) -> tuple[Bucket, Bucket]:
    """Those of the connection, in which the door counts its pings too, and of its address with all its connections."""
    shared = socket.scope.get("state", {})
    own = shared.get("budget") or Bucket(settings.rate, settings.burst)
    return own, shared.get("crowd") or Bucket(0, 1)


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


async def respond(desk: Desk, guest: Guest, message: wire.FromClient) -> wire.FromServer | None:
    """The answer to a message; hello is answered by the table itself."""
    match message:
        case wire.Ping(n):
            return wire.Pong(n)
        case wire.Hello():
            return greet(desk, guest, message)
        case _ if not guest.greeted:
            return wire.Error("table-unreadable", {"reason": "hello"}, getattr(message, "cmd", ""))
        case wire.PlayForMe():
            return await desk.computers.play_for(guest.seat, message)
        case wire.AskHint():
            return await desk.advice.hint(guest.seat, message, guest)
        case wire.WatchChances(on):
            await desk.advice.watch(guest, on)
            return None
        case wire.Reading(turn, on):
            desk.reading.begin(guest, turn) if on else desk.reading.end(guest)
            return None
        case wire.Sit(cmd):
            return wire.Error("table-not-seated", {}, cmd)  # a seat comes with a cookie: over HTTP
    return await desk.ask(guest.seat, message.cmd, lambda: wanted(desk, guest.seat, message))


def greet(desk: Desk, guest: Guest, hello: wire.Hello) -> wire.Bye | None:
    """The table answers a hello, if there is room."""
    if hello.v != wire.VERSION:
        return wire.Bye("table-version", {})
    if desk.table.closed:
        return wire.Bye("table-closed", {})
    most = desk.means.settings.most_guests
    guest.find_seat(desk.table)
    if most and guest.seat is None and len(desk.guests) >= most and guest not in desk.guests:
        return wire.Bye("serve-table-full", {"most": most})
    desk.welcome(guest, hello.reading)
    return None


def wanted(desk: Desk, seat: int | None, message: wire.FromClient) -> list[Body]:
    """What a command asks for. Whoever says anything but a word is back at the table."""
    table = desk.table
    match message:
        case wire.Say(_, text):
            return [life.say(table, seat, text)]
        case wire.Emote(_, id):
            return [life.emote(table, seat, id)]
        case wire.Here() if life.give_back(table, seat):
            return [*life.give_back(table, seat)]
        case wire.AskUndo():
            return [*life.give_back(table, seat), *life.ask_undo(table, seat)]
    return [*life.give_back(table, seat), action(desk, seat, message)]


def action(desk: Desk, seat: int | None, message: wire.FromClient) -> Body:
    """What a command asks for, checked."""
    table = desk.table
    match message:
        case wire.Do(_, turn, move):
            if seat is not None and seat in table.resigned:
                raise TableError("table-resigned")
            desk.reading.check(seat)
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
            when = desk.times.can_skip_at()
            return life.vote(table, seat, what, yes, when is not None and time() >= when)
        case wire.AnswerUndo(_, yes):
            return life.answer_undo(table, seat, yes)
        case _:
            return setting_up(desk, seat, message)


def setting_up(desk: Desk, seat: int | None, message: wire.FromClient) -> Body:
    """What the host and the others do before the game."""
    table = desk.table
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
            return life.remove(table, seat, place, desk.is_here(place))
        case wire.PassHost(_, place):
            return life.pass_host(table, seat, place)
        case wire.Start():
            return table.begin(seat)
    raise TypeError(f"no answer to {type(message).__name__}")
