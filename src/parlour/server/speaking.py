"""One conversation over a socket: hello, then commands, each of them answered."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from parlour.server.desk import Desk
from parlour.server.guests import Guest
from parlour.server.menu import checked
from parlour.wire import messages as wire

decoder = msgspec.json.Decoder(wire.FromClient)
RATE, BURST = 20.0, 60.0  # messages a second in the long run, and at once
POLICY_VIOLATION = 1008


class Bucket:
    """So many messages a second, with some to spare."""

    def __init__(self) -> None:
        self.left = BURST
        self.at = monotonic()

    def take(self) -> bool:
        now = monotonic()
        self.left = min(BURST, self.left + (now - self.at) * RATE)
        self.at = now
        self.left -= 1
        return self.left >= 0


async def converse(socket: WebSocket, desk: Desk, seat: int | None) -> None:
    """Talk until one side leaves."""
    await socket.accept()
    guest = Guest(seat)
    sender = asyncio.create_task(send_all(socket, guest))
    try:
        await listen(socket, desk, guest)
    except WebSocketDisconnect:
        pass
    finally:
        desk.part(guest)
        guest.leave()
        with suppress(asyncio.CancelledError):
            await sender


async def send_all(socket: WebSocket, guest: Guest) -> None:
    """Send what the guest is to be told, in order."""
    with suppress(WebSocketDisconnect, RuntimeError):  # the other side may be gone already
        while (message := await guest.outbox.get()) is not None:
            await socket.send_text(message.decode())
        await socket.close(POLICY_VIOLATION)


async def listen(socket: WebSocket, desk: Desk, guest: Guest) -> None:
    """Answer every message."""
    bucket = Bucket()
    while True:
        text = await socket.receive_text()
        if not bucket.take():
            guest.tell(wire.Bye("table-too-fast", {}))
            return
        if len(text.encode()) > wire.LARGEST_FRAME:
            guest.tell(wire.Bye("table-too-large", {"limit": wire.LARGEST_FRAME}))
            return
        try:
            message = decoder.decode(text)
        except msgspec.DecodeError as error:
            guest.tell(wire.Error("table-unreadable", {"reason": str(error)}))
            continue
        answer = await respond(desk, guest, message)
        if answer is not None:
            guest.tell(answer)
        if isinstance(answer, wire.Bye):
            return


async def respond(desk: Desk, guest: Guest, message: wire.FromClient) -> wire.FromServer | None:
    """The answer to a message; hello is answered by the table itself."""
    table, seat = desk.table, guest.seat
    match message:
        case wire.Ping(n):
            return wire.Pong(n)
        case wire.Hello(v):
            if v != wire.VERSION:
                return wire.Bye("table-version", {})
            desk.welcome(guest)
            return None
        case _ if not guest.greeted:
            return wire.Error("table-unreadable", {"reason": "hello comes first"})
        case wire.PlayForMe():
            return await desk.play_for(seat, message)
        case wire.AskHint():
            return await desk.advice.hint(seat, message)
        case wire.WatchChances(on):
            desk.advice.watch(guest, on)
            return None
        case wire.Sit(cmd):
            return wire.Error("table-not-seated", {}, cmd)  # a seat comes with a cookie: over HTTP
        case wire.Stand(cmd):
            return await desk.ask(seat, cmd, lambda: [table.stand(seat)])
        case wire.SitBot(cmd, place, level):
            return await desk.ask(seat, cmd, lambda: [table.sit_computer(seat, place, checked(table.game, level))])
        case wire.SetOptions(cmd, seats, options):
            return await desk.ask(seat, cmd, lambda: [table.set_options(seat, seats, options)])
        case wire.Start(cmd):
            return await desk.ask(seat, cmd, lambda: [table.begin(seat)])
        case wire.Do(cmd, turn, move):
            return await desk.ask(seat, cmd, lambda: [table.move(seat, turn, move)])
        case wire.TakeBack(cmd):
            return await desk.ask(seat, cmd, lambda: [table.take_back(seat)])
        case wire.Rematch(cmd, nonce):
            return await desk.ask(seat, cmd, lambda: [table.want_rematch(seat, nonce)])
