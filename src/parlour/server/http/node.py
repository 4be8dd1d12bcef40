"""Routes for other nodes: what they ask of this one about the tables it has in memory."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from parlour.server.http.admin import NotAllowed
from parlour.server.http.forwarding import is_from_node
from parlour.server.http.requests import server_of

T = TypeVar("T")


class Leave(msgspec.Struct, frozen=True):
    """The request to free a person's seat at a table, or to resign for them."""

    table: str
    person: str


class Drop(msgspec.Struct, frozen=True):
    """The request to drop from memory what belongs to people who were forgotten."""

    people: list[str]
    tables: list[str]


async def node_body(request: Request, kind: type[T]) -> T:
    """Return the decoded body of a request from another node; refuse any other request."""
    if not is_from_node(request):
        raise NotAllowed
    return msgspec.json.decode(await request.body(), type=kind)


async def leave(request: Request) -> Response:
    """Free a person's seat at a table."""
    asked = await node_body(request, Leave)
    await server_of(request).tables.leave(asked.table, asked.person)
    return JSONResponse({})


async def drop(request: Request) -> Response:
    """Drop from memory what belongs to people who were forgotten."""
    asked = await node_body(request, Drop)
    server_of(request).drop(asked.people, asked.tables)
    return JSONResponse({})


routes = [
    Route("/api/node/leave", leave, methods=["POST"]),
    Route("/api/node/drop", drop, methods=["POST"]),
]
