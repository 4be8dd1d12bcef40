"""The WebSocket of a table. The seat comes from the cookie, never from a message."""

from __future__ import annotations

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from parlour.server.host.addresses import address_of
from parlour.server.host.rate_limits import refusals
from parlour.server.http.cookies import seat_cookie
from parlour.server.http.limits import refuse
from parlour.server.http.requests import same_origin, server_of
from parlour.server.table_actor.connections import POLICY_VIOLATION, Connection
from parlour.server.table_actor.socket import serve
from parlour.storage import hash_token
from parlour.table.errors import TableError


async def socket(socket: WebSocket) -> None:
    """Check the origin, the person and the seat of a socket, then serve it."""
    id = socket.path_params["id"]
    address = address_of(socket.scope)
    if not same_origin(socket):
        refusals.record("origin", address)
        await socket.close(POLICY_VIOLATION)
        return
    await socket.accept()  # at once: an accepted page knows that the server is up, and waits for its table
    server = server_of(socket)
    try:
        person = await server.people.identify(socket)
        if person is not None:
            server.people.check_not_banned(person)
        actor = await server.tables.actor(id)
        token = socket.cookies.get(seat_cookie(id), "")
        key = hash_token(token) if token else ""
        await server.moderation.check_seat(actor, key)
    except TableError as error:  # the reason goes before the close: a page that does not know it would reconnect
        await refuse(socket, error.key, **error.facts)
        return
    connection = Connection(None, key, person.id if person is not None else "", address)
    connection.find_seat(actor.table)
    limits = socket.scope["state"].get("connection_limits")
    if limits is not None and (limits.full_for_seats if connection.seat is not None else limits.full):
        await refuse(socket, "serve-full")
        return
    await serve(socket, actor, connection)


routes = [WebSocketRoute("/api/tables/{id}/socket", socket)]
