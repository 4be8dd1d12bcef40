"""The conversation on one WebSocket: a hello first, then commands, each of which is answered.

Every message counts against the rate limits of its connection and of its address. Talk has a rate limit of its own.
"""

from __future__ import annotations

import asyncio

import msgspec

from parlour import storage
from parlour.server.host import background, logs
from parlour.server.host.channel import Channel
from parlour.server.host.close_codes import SERVICE_RESTART
from parlour.server.host.token_bucket import TokenBucket
from parlour.server.table_actor.actor import TableActor
from parlour.server.table_actor.connections import Connection
from parlour.server.table_actor.dispatch import respond
from parlour.table.errors import TableError
from parlour.wire import messages as wire

decoder = msgspec.json.Decoder(wire.FromClient)
TALK_RATE, TALK_BURST = 0.5, 6.0  # lines and gestures per second per connection, and the burst
HELLO_WITHIN = 15.0  # seconds
COSTS: dict[type, float] = {  # tokens that a message takes from its address's budget; any other message takes 1
    wire.Hello: 10,
    wire.AskHint: 10,
    wire.WatchChances: 5,
    wire.PlayForMe: 5,
    wire.AskWhy: 2,
}


class SocketConnection(Connection):
    """A connection whose messages go over a WebSocket, or another channel, and the conversation on it."""

    __slots__ = ("actor", "address_budget", "answering", "hello_timer", "inbox", "socket", "talk")

    def __init__(
        self,
        socket: Channel,
        actor: TableActor,
        address_budget: TokenBucket,
        key: str = "",
        person: str = "",
        address: str = "",
    ) -> None:
        super().__init__(None, key, person, address)
        self.socket = socket
        self.actor = actor
        self.address_budget = address_budget
        self.talk: TokenBucket | None = None  # most people say nothing
        self.inbox: list[bytes] = []  # bounded by the rate limit of the connection
        self.answering: asyncio.Task[None] | None = None
        self.hello_timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """Begin the conversation; a client that does not say hello is disconnected."""
        self.hello_timer = asyncio.get_running_loop().call_later(HELLO_WITHIN, self.close, "table-no-hello")
        self.socket.attach(self)

    # To the client.

    def write(self, message: bytes) -> bool:
        return self.socket.write(message)

    def end(self, code: int, reason: str, last: bytes) -> None:
        self.socket.close(code, reason, last)

    # From the client.

    def receive(self, text: bytes) -> None:
        """Queue a message; the messages of a connection are answered one after another."""
        if self.closed:
            return
        self.inbox.append(text)
        if self.answering is None:
            self.answering = background.begin(self.answer_all(), "socket", table=logs.short(self.actor.id))

    def lost(self) -> None:
        """Leave the table: the connection has ended."""
        self.closed = True
        self.inbox.clear()
        self.stop_hello_timer()
        self.actor.disconnect(self)

    def stop_hello_timer(self) -> None:
        if self.hello_timer is not None:
            self.hello_timer.cancel()
            self.hello_timer = None

    async def answer_all(self) -> None:
        """Answer every message in the inbox."""
        try:
            while self.inbox and not self.closed:
                await self.answer(self.inbox.pop(0))
        except (TableError, storage.StorageError):  # the table is being opened again
            self.close("table-come-back", SERVICE_RESTART)
        except BaseException:
            self.close("table-come-back", SERVICE_RESTART)
            raise
        finally:
            self.answering = None

    async def answer(self, text: bytes) -> None:
        """Answer one message, once its address has the budget for it."""
        if len(text) > wire.LARGEST_FRAME:
            return self.close("table-too-large", limit=wire.LARGEST_FRAME)
        message = decoded(text)
        if not await self.address_budget.turn(COSTS.get(type(message), 1)):
            return self.close("table-too-fast")
        if self.closed:  # meanwhile: whoever has left must not arrive
            return
        if message is None:
            return self.send(wire.Error("table-unreadable", {"reason": "JSON"}))
        if isinstance(message, wire.Say | wire.Emote) and not self.may_talk():
            refusal = wire.Refused(message.cmd, "table-too-much-talk", {})
            return self.send(await self.actor.refuse(self.seat, message.cmd, refusal))
        if isinstance(message, wire.Hello):
            self.stop_hello_timer()
        answer = await respond(self.actor, self, message)
        if isinstance(answer, wire.Bye):
            self.close(answer.key, **answer.args)
        elif answer is not None:
            self.send(answer)

    def may_talk(self) -> bool:
        """Return whether the client has not said too much lately."""
        if self.talk is None:
            self.talk = TokenBucket(TALK_RATE, TALK_BURST, self.actor.context.environment.monotonic)
        return self.talk.take()


def decoded(text: bytes) -> wire.FromClient | None:
    """Return the decoded message; None if the text is not one."""
    try:
        message: wire.FromClient = decoder.decode(text)
        return message
    except (msgspec.DecodeError, RecursionError):
        return None
