"""The door of a simulated server: what uvicorn, its WebSocket and the route of a table do for one page.

This is the only place that knows how messages reach a table and how they leave it.
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import Context, copy_context
from dataclasses import dataclass

from msgspec.json import encode

from parlour import storage
from parlour.server.cluster.nodes import Elsewhere
from parlour.server.host.channel import Receiver
from parlour.server.http.table_socket import actor_for
from parlour.server.table_actor.socket import SocketConnection
from parlour.storage import hash_token
from parlour.table.errors import TableError
from parlour.wire import messages as wire
from trials.simulation.network import Socket
from trials.simulation.process import Process


@dataclass(frozen=True)
class Cookies:
    """What a browser sends along: who it is, and the token of its seat."""

    person: str = ""
    seat: str = ""


@dataclass
class Visit:
    """One connection of a page to a table. `told` hears every message as soon as the table has sent it."""

    table: str
    cookies: Cookies
    address: str
    most_behind: int  # messages that wait for a page before it counts as too slow
    told: Callable[[Visit, bytes], None]
    by: str  # for the story
    process: str = ""
    seat: int | None = None  # as the server says
    person: str = ""
    welcomed: int = 0  # the `seq` of its welcome
    last: int | None = None  # the last `seq` that was told

    @property
    def key(self) -> str:
        """The hash of the seat's token."""
        return hash_token(self.cookies.seat) if self.cookies.seat else ""


class Channel:
    """A simulated socket in place of the server's WebSocket, with the same methods for a connection."""

    def __init__(self, process: Process, socket: Socket, visit: Visit) -> None:
        self.process = process
        self.socket = socket
        self.visit = visit
        self.receiver: Receiver | None = None
        self.early: list[bytes] = []
        self.closing = False
        self.context: Context = copy_context()  # of the process: what arrives is handled there
        process.sockets[socket] = None
        socket.accept(self)

    # From the page, outside of the process.

    def received(self, message: bytes) -> None:
        self.process.loop.call_soon(self.pass_on, message, context=self.context)

    def hung_up(self) -> None:
        self.process.loop.call_soon(self.let_go, context=self.context)

    # In the process.

    def pass_on(self, message: bytes) -> None:
        if self.receiver is not None:
            self.receiver.receive(message)
        elif not self.closing:
            self.early.append(message)

    def attach(self, receiver: Receiver) -> None:
        """Hand all messages to a receiver from now on."""
        self.receiver = receiver
        early, self.early = self.early, []
        for message in early:
            receiver.receive(message)
        if self.socket.client_gone:
            self.process.loop.call_soon(self.let_go)

    def let_go(self) -> None:
        """Tell the receiver, once, that the connection has ended."""
        self.process.sockets.pop(self.socket, None)
        receiver, self.receiver = self.receiver, None
        if receiver is not None:
            receiver.lost()

    def write(self, message: bytes) -> bool:
        """Send a message; return False if the page was too far behind to get it."""
        if self.closing or self.socket.client_gone:
            return True
        if self.socket.in_flight > self.visit.most_behind:
            return False
        self.visit.told(self.visit, message)
        self.socket.send(message)
        return True

    def close(self, code: int, reason: str = "", last: bytes = b"") -> None:
        """Send a last message, and end the connection."""
        if self.closing:
            return
        if last and not self.socket.client_gone:
            self.visit.told(self.visit, last)
            self.socket.send(last)
        self.closing = True
        self.socket.end()
        self.process.loop.call_soon(self.let_go)


def knock(process: Process, socket: Socket, visit: Visit) -> None:
    """Connect a page to a process."""
    visit.process = process.name
    process.begin(attend(process, socket, visit))


async def attend(process: Process, socket: Socket, visit: Visit) -> None:
    """Find the table of a page and begin the conversation, as the route of a table does."""
    server = process.server
    if server.nodes.cut_off:
        return socket.reset()
    channel = Channel(process, socket, visit)
    try:
        person = await server.people.of_token(visit.cookies.person) if visit.cookies.person else None
        if person is not None:
            server.people.check_not_banned(person)
        visit.person = person.id if person is not None else ""
        actor = await actor_for(server, visit.table, visit.address, visit.key)
        await server.moderation.check_seat(actor, visit.key)
        hidden = await server.company.hidden_from(person)
        name = await server.friend_name(actor.table.party, visit.person)
    except Elsewhere as elsewhere:
        return channel.close(1012, "", encode(wire.Moved(server.nodes.socket_of(elsewhere.node, visit.table))))
    except TableError as error:
        return channel.close(1008, "", encode(wire.Bye(error.key, dict(error.facts))))
    except storage.StorageError:
        return channel.close(1012, "", encode(wire.Bye("table-come-back", {})))
    budget = process.messages.of(visit.address)
    connection = SocketConnection(channel, actor, budget, visit.key, visit.person, visit.address)
    connection.hidden, connection.name = hidden, name
    connection.find_seat(actor.table)
    connection.begin()
