"""What whoever runs the house can ask of it while it is open. Only with the token from the data folder.

Admin requests must come straight to the server: one that came through a proxy is refused, token or not.
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
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from parlour.core.errors import ParlourError
from parlour.server.host import logs, metrics
from parlour.server.host.rate_limits import address_of
from parlour.server.tables import moderation
from parlour.server.tables.registry import House

FORWARDED = ("x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via")
PRINTABLE = r"^[^\x00-\x1f]*$"
Line = Annotated[str, Meta(min_length=1, max_length=200, pattern=PRINTABLE)]
T = TypeVar("T")


class CloseTable(msgspec.Struct, frozen=True):
    """Close a table; its connections hear the reason."""

    reason: Annotated[str, Meta(max_length=200)] = ""


class Ban(msgspec.Struct, frozen=True):
    """A person by id or name, an address or a network; with a table, a person who is at it."""

    who: Annotated[str, Meta(max_length=200, pattern=PRINTABLE)]
    table: Annotated[str, Meta(max_length=200)] = ""


class Notify(msgspec.Struct, frozen=True):
    """Something that everybody is to hear."""

    text: Line


class NotAllowed(Exception):
    """Not an operator."""


def has_token(request: Request) -> bool:
    """Whether the request shows the token of this server."""
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    token: str = request.app.state.admin_token
    return hmac.compare_digest(given.encode(), token.encode())


def is_direct(request: Request) -> bool:
    """No proxy stands between, as far as one can see."""
    return not request.app.state.house.settings.trust_proxy and not any(name in request.headers for name in FORWARDED)


def is_local(request: Request) -> bool:
    """From this machine, to this machine by name: a page elsewhere that points a name of its own here is not."""
    name = urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
    peer = request.client.host if request.client else ""
    return is_direct(request) and is_loopback(peer) and (name == "localhost" or is_loopback(name))


def is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def check_operator(request: Request) -> None:
    """Raises for everybody else. Behind a trusted proxy an operator's request still comes without its headers."""
    if any(name in request.headers for name in FORWARDED) or not has_token(request):
        raise NotAllowed


async def not_allowed(request: Request, error: Exception) -> Response:
    logs.event("operator refused", logging.WARNING, address=logs.addresses.blurred(address_of(request.scope)))
    return JSONResponse({"key": "admin-not-allowed", "args": {}}, 403)


async def wish(request: Request, kind: type[T]) -> T:
    """What an operator asks for."""
    check_operator(request)
    return msgspec.json.decode(await request.body(), type=kind)


def done(**answer: Any) -> Response:
    return JSONResponse(answer)


async def show_metrics(request: Request) -> Response:
    """For Prometheus: from this machine, or with the token."""
    if not has_token(request) and not is_local(request):
        raise NotAllowed
    return PlainTextResponse(metrics.page(metrics.gauges(request.app.state.house)), media_type=metrics.CONTENT_TYPE)


async def tables(request: Request) -> Response:
    """Every table."""
    check_operator(request)
    return JSONResponse(await request.app.state.house.table_list())


async def close_table(request: Request) -> Response:
    """By its id, or by the beginning of it that the log shows."""
    asked = await wish(request, CloseTable)
    house = request.app.state.house
    id = await table_called(house, request.path_params["id"])
    await house.close_table(id, asked.reason)
    return done(table=id)


async def table_called(house: House, beginning: str) -> str:
    """The open table whose id begins like this."""
    return the_one(beginning, [row.id for row in await house.store.open_tables()])


def the_one(beginning: str, ids: Iterable[str]) -> str:
    found = [id for id in ids if id.startswith(beginning)]
    if beginning in found or len(found) == 1:
        return beginning if beginning in found else found[0]
    raise ParlourError("admin-several-tables" if found else "table-no-such-table", table=beginning, count=len(found))


async def people(request: Request) -> Response:
    """Everybody at the tables, with what they can be banned by."""
    check_operator(request)
    return JSONResponse([one.as_data() for one in await moderation.present(request.app.state.house)])


async def bans(request: Request) -> Response:
    """Who may not come in, with the names of people."""
    check_operator(request)
    house = request.app.state.house
    names = await moderation.banned_names(house)
    return JSONResponse([{"who": what, "name": names.get(what, "")} for what in house.bans])


async def ban(request: Request) -> Response:
    """Send a person, an address or a network away, and do not let them in again."""
    asked = await wish(request, Ban)
    house = request.app.state.house
    table = await table_called(house, asked.table) if asked.table else ""
    found = await moderation.to_ban(house, asked.who.strip(), table)
    await moderation.shut_out(house, found.what)
    logs.event("ban", who=logs.addresses.blurred(found.what))
    return done(who=found.what, name=found.name)


async def unban(request: Request) -> Response:
    """Let them in again."""
    asked = await wish(request, Ban)
    house = request.app.state.house
    found = await moderation.to_unban(house, asked.who.strip())
    await moderation.let_in(house, found.what)
    logs.event("unban", who=logs.addresses.blurred(found.what))
    return done(who=found.what, name=found.name)


async def message(request: Request) -> Response:
    """To everybody who is connected."""
    asked = await wish(request, Notify)
    house = request.app.state.house
    await house.announce(asked.text)
    return done(connections=sum(len(actor.connections) for actor in house.actors.values()))


routes = [
    Route("/metrics", show_metrics),
    Route("/api/admin/tables", tables),
    Route("/api/admin/tables/{id}/close", close_table, methods=["POST"]),
    Route("/api/admin/people", people),
    Route("/api/admin/bans", bans, methods=["GET"]),
    Route("/api/admin/bans", ban, methods=["POST"]),
    Route("/api/admin/unban", unban, methods=["POST"]),
    Route("/api/admin/message", message, methods=["POST"]),
]
