"""Routes of admins: tables, people, bans and notices of a running server. They require the token in the data folder.

Admin requests must reach the server directly: one that came through a proxy is refused even with the token. In a
cluster the node that is asked asks the others.
"""

from __future__ import annotations

import hmac
import ipaddress
import logging
from collections.abc import Iterable
from typing import Annotated, Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta
from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from parlour.core.errors import ParlourError
from parlour.server.host import logs
from parlour.server.host.addresses import address_of
from parlour.server.http.forwarding import ask_all, is_from_node, others_of
from parlour.server.http.gauges import scrape
from parlour.server.http.requests import server_of
from parlour.server.parlour_server import ParlourServer
from parlour.storage.rows import NodeRow

FORWARDED = ("x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via")
PRINTABLE = r"^[^\x00-\x1f]*$"
Line = Annotated[str, Meta(min_length=1, max_length=200, pattern=PRINTABLE)]
T = TypeVar("T")


class CloseTable(msgspec.Struct, frozen=True):
    """The request to close a table; everybody there is shown the reason."""

    reason: Annotated[str, Meta(max_length=200)] = ""


class Ban(msgspec.Struct, frozen=True):
    """The request to ban a person by id or name, an address or a network; with a table, a person who is at it."""

    who: Annotated[str, Meta(max_length=200, pattern=PRINTABLE)]
    table: Annotated[str, Meta(max_length=200)] = ""


class Notify(msgspec.Struct, frozen=True):
    """The request to send everybody who is connected a notice."""

    text: Line


class Drain(msgspec.Struct, frozen=True):
    """The request to hand this node's tables over to others, or to open tables here again."""

    undo: bool = False


class NotAllowed(Exception):
    """Raised for a request that does not come from an admin."""


def has_token(request: Request) -> bool:
    """Return whether the request carries the admin token of this server."""
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    token: str = request.app.state.admin_token
    return hmac.compare_digest(given.encode(), token.encode())


def is_direct(request: Request) -> bool:
    """Return whether no proxy is trusted and the request shows no sign of one."""
    return not server_of(request).settings.trust_proxy and not any(name in request.headers for name in FORWARDED)


def is_local(request: Request) -> bool:
    """Return whether a request comes from this machine and addresses it by a local name, which excludes pages whose own
    domain resolves to this machine."""
    name = urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
    peer = request.client.host if request.client else ""
    return is_direct(request) and is_loopback(peer) and (name == "localhost" or is_loopback(name))


def is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def check_admin(request: Request) -> None:
    """Raise for everybody but admins, and nodes whose admin asks. Even behind a trusted proxy, an admin's request must
    come without its headers."""
    if is_from_node(request):
        return
    if any(name in request.headers for name in FORWARDED) or not has_token(request):
        raise NotAllowed


async def not_allowed(request: Request, error: Exception) -> Response:
    logs.event("operator refused", logging.WARNING, address=logs.addresses.hashed(address_of(request.scope)))
    return JSONResponse({"key": "admin-not-allowed", "args": {}}, 403)


async def admin_body(request: Request, kind: type[T]) -> T:
    """Return the decoded and checked body of an admin's request."""
    check_admin(request)
    return msgspec.json.decode(await request.body(), type=kind)


def done(**answer: Any) -> Response:
    return JSONResponse(answer)


async def show_metrics(request: Request) -> Response:
    """Respond with the metrics for Prometheus, to this machine or with the token."""
    if not has_token(request) and not is_local(request):
        raise NotAllowed
    return Response(await scrape(server_of(request)), media_type=CONTENT_TYPE_PLAIN_0_0_4)


async def tables(request: Request) -> Response:
    """Respond with all tables; to another node, with those in memory here."""
    check_admin(request)
    registry = server_of(request).tables
    found = {one["table"]: one for one in registry.summaries()}
    if is_from_node(request):
        return JSONResponse(list(found.values()))
    for answer in await ask_all(request, others_of(request)):
        found |= {one["table"]: one for one in msgspec.json.decode(answer, type=list[dict[str, Any]])}
    asleep = {
        row.id: {"table": row.id, "game": row.game, "phase": "asleep"} for row in await registry.store.open_tables()
    }
    return JSONResponse([found.get(id, line) for id, line in asleep.items()])


async def close_table(request: Request) -> Response:
    """Close a table, given by its id or by the prefix of it that the log shows."""
    asked = await admin_body(request, CloseTable)
    server = server_of(request)
    id = await table_by_prefix(server, request.path_params["id"])
    await server.tables.close_table(id, asked.reason)
    return done(table=id)


async def table_by_prefix(server: ParlourServer, beginning: str) -> str:
    """Return the id of the one open table that begins with this prefix."""
    return the_one(beginning, [row.id for row in await server.store.open_tables()])


def the_one(beginning: str, ids: Iterable[str]) -> str:
    found = [id for id in ids if id.startswith(beginning)]
    if beginning in found or len(found) == 1:
        return beginning if beginning in found else found[0]
    raise ParlourError("admin-several-tables" if found else "table-no-such-table", table=beginning, count=len(found))


async def people(request: Request) -> Response:
    """Respond with everybody at the tables, and what they can be banned by."""
    check_admin(request)
    found = [one.as_data() for one in await server_of(request).moderation.present()]
    for answer in await ask_all(request, others_of(request)):
        found += msgspec.json.decode(answer, type=list[dict[str, Any]])
    return JSONResponse(found)


async def bans(request: Request) -> Response:
    """Respond with the bans, including the names of people."""
    check_admin(request)
    server = server_of(request)
    names = await server.moderation.banned_names()
    return JSONResponse([{"who": what, "name": names.get(what, "")} for what in server.bans])


async def ban(request: Request) -> Response:
    """Ban a person, an address or a network, and end their connections."""
    asked = await admin_body(request, Ban)
    server = server_of(request)
    table = await table_by_prefix(server, asked.table) if asked.table else ""
    found = await server.moderation.to_ban(asked.who.strip(), table)
    await server.moderation.ban(found.what)
    logs.event("ban", who=logs.addresses.hashed(found.what))
    return done(who=found.what, name=found.name)


async def unban(request: Request) -> Response:
    """Lift a ban."""
    asked = await admin_body(request, Ban)
    server = server_of(request)
    found = await server.moderation.to_unban(asked.who.strip())
    await server.moderation.unban(found.what)
    logs.event("unban", who=logs.addresses.hashed(found.what))
    return done(who=found.what, name=found.name)


async def message(request: Request) -> Response:
    """Send a notice to everybody who is connected."""
    asked = await admin_body(request, Notify)
    connections = await server_of(request).tables.announce(asked.text)
    answers = await ask_all(request, others_of(request))
    return done(connections=connections + sum(msgspec.json.decode(one)["connections"] for one in answers))


async def nodes(request: Request) -> Response:
    """Respond with the nodes that share the database, dead ones too."""
    check_admin(request)
    server = server_of(request)
    owned = {node.id: len(await server.store.owned_tables(node.id)) for node in await server.store.nodes()}
    return JSONResponse(
        [
            {
                "node": node.id,
                "address": node.address,
                "version": node.version,
                "state": state_of(node, server.nodes.dead_after),
                "seconds": round(node.age, 1),
                "tables": owned[node.id],
            }
            for node in await server.store.nodes()
            if node.id in owned
        ]
    )


def state_of(node: NodeRow, dead_after: float) -> str:
    return "dead" if node.age >= dead_after else "draining" if node.draining else "alive"


async def drain(request: Request) -> Response:
    """Hand the tables of this node to the others, or open tables here again."""
    asked = await admin_body(request, Drain)
    server = server_of(request)
    if asked.undo:
        await server.resume()
        return done(tables=0)
    return done(tables=await server.hand_over())


routes = [
    Route("/metrics", show_metrics),
    Route("/api/admin/tables", tables),
    Route("/api/admin/tables/{id}/close", close_table, methods=["POST"]),
    Route("/api/admin/people", people),
    Route("/api/admin/bans", bans, methods=["GET"]),
    Route("/api/admin/bans", ban, methods=["POST"]),
    Route("/api/admin/unban", unban, methods=["POST"]),
    Route("/api/admin/message", message, methods=["POST"]),
    Route("/api/admin/nodes", nodes),
    Route("/api/admin/drain", drain, methods=["POST"]),
]
