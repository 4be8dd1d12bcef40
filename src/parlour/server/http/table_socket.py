"""The WebSocket of a table. The seat comes from the cookie, never from a message."""

from __future__ import annotations

from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from parlour.server.cluster.nodes import Elsewhere
from parlour.server.host.addresses import address_of
from parlour.server.host.close_codes import POLICY_VIOLATION, SERVICE_RESTART
from parlour.server.host.rate_limits import refusals
from parlour.server.host.websocket import LimitedWebSocket
from parlour.server.http.cookies import seat_cookie
from parlour.server.http.limits import end, refuse
from parlour.server.http.requests import same_origin, server_of
from parlour.server.parlour_server import ParlourServer
from parlour.server.table_actor.actor import TableActor
from parlour.server.table_actor.socket import SocketConnection
from parlour.storage import StorageError, hash_token
from parlour.storage.rows import NodeRow
from parlour.table.errors import TableError
from parlour.wire.messages import Bye, Moved


async def socket(socket: WebSocket) -> None:
    """Check the origin, the person and the seat of a socket, then begin its conversation."""
    id = socket.path_params["id"]
    address = address_of(socket.scope)
    if not same_origin(socket):
        refusals.record("origin", address)
        await socket.close(POLICY_VIOLATION)
        return
    server = server_of(socket)
    if server.nodes.cut_off:  # before it is accepted: a proxy then tries another node
        await deny(socket)
        return
    await socket.accept()  # at once: an accepted page knows that the server is up, and waits for its table
    try:
        person = await server.people.identify(socket)
        if person is not None:
            server.people.check_not_banned(person)
        token = socket.cookies.get(seat_cookie(id), "")
        key = hash_token(token) if token else ""
        actor = await actor_for(server, id, address, key)
        await server.moderation.check_seat(actor, key)
        who = person.id if person is not None else ""
        hidden = await server.company.hidden_from(person)
        name = await server.friend_name(actor.table.party, who)
    except Elsewhere as elsewhere:
        await send_away(socket, server, elsewhere.node)
        return
    except StorageError:  # it cannot be read now
        await end(socket, Bye("table-come-back", {}), SERVICE_RESTART)
        return
    except TableError as error:  # the reason goes before the close: a page that does not know it would reconnect
        await refuse(socket, error.key, **error.facts)
        return
    shared = socket.scope["state"]
    channel: LimitedWebSocket = shared["websocket"]
    connection = SocketConnection(channel, actor, shared["address_budget"], key, who, address)
    connection.hidden, connection.name = hidden, name
    connection.find_seat(actor.table)
    limits = channel.limits
    if limits.full_for_seats if connection.seat is not None else limits.full:
        await refuse(socket, "serve-full")
        return
    connection.begin()


async def actor_for(server: ParlourServer, id: str, address: str, key: str) -> TableActor:
    """Return the actor of a table for a client. One that this node has just sent elsewhere, and that is here again,
    cannot get there: the table comes here."""
    client = (id, address, key)
    try:
        return await server.tables.actor(id, by_force=server.sent_away.is_back(client))
    except Elsewhere:
        server.sent_away.note(client)
        raise


async def send_away(socket: WebSocket, server: ParlourServer, node: NodeRow) -> None:
    """Send a client to the node that has its table."""
    server.metrics.sent_on.inc()
    await end(socket, Moved(server.nodes.socket_of(node, socket.path_params["id"])), SERVICE_RESTART)


async def deny(socket: WebSocket) -> None:
    """Refuse a socket with status 503."""
    if "websocket.http.response" in socket.scope.get("extensions", {}):
        await socket.send_denial_response(Response(status_code=503))
    else:
        await socket.close()


routes = [WebSocketRoute("/api/tables/{id}/socket", socket)]
