"""Requests that another node has to answer: this node forwards them, so that no client has to follow.

A request from another node shows this node's key. It was checked and counted where it came in, so no limit applies to
it here, and it is never forwarded again.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from parlour.server.cluster import calls
from parlour.server.cluster.nodes import Elsewhere
from parlour.server.host.addresses import address_of
from parlour.server.http.requests import server_of
from parlour.storage.rows import NodeRow

PASSED_ON = ("authorization", "content-type", "cookie", "host", "origin")
PASSED_BACK = ("content-type", "retry-after", "set-cookie", "www-authenticate")
NOT_NOW = {"key": "table-come-back", "args": {}}


class NodeRequests:
    """ASGI middleware that marks requests from other nodes, and gives them the address of their client."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and (given := Headers(scope=scope).get(calls.KEY)) is not None:
            if not hmac.compare_digest(given.encode(), key_of(scope).encode()):
                return await JSONResponse({"key": "admin-not-allowed", "args": {}}, 403)(scope, receive, send)
            headers = Headers(scope=scope)
            scope["from_node"] = True
            scope["client"] = (headers.get(calls.CLIENT, ""), 0)
            scope["scheme"] = headers.get(calls.SCHEME, scope["scheme"])
        await self.app(scope, receive, send)


def key_of(scope: Scope) -> str:
    """Return the key of this node; one that nobody can give while there is none."""
    server = getattr(scope["app"].state, "server", None)
    return (server.nodes.me.key if server is not None else "") or "\0"


def is_from_node(request: HTTPConnection) -> bool:
    """Return whether another node sent a request."""
    return bool(request.scope.get("from_node"))


async def elsewhere(request: Request, error: Exception) -> Response:
    """Respond to a request about a table that another node has: with that node's response."""
    assert isinstance(error, Elsewhere)
    if is_from_node(request):
        return JSONResponse(NOT_NOW, 503)
    try:
        return await forward(request, error.node)
    except calls.NoNode:  # it has just gone: the next request finds another one
        return JSONResponse(NOT_NOW, 503, headers={"Retry-After": "1"})


async def forward(request: Request, node: NodeRow) -> Response:
    """Let another node answer a request."""
    headers = {name: value for name in PASSED_ON if (value := request.headers.get(name)) is not None}
    headers |= {calls.CLIENT: address_of(request.scope), calls.SCHEME: request.url.scheme}
    path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    answer = await calls.call(node, request.method, path, await request.body(), headers, calls.FORWARDED)
    response = Response(answer.body, answer.status)
    for name, value in answer.headers:
        if name.lower() in PASSED_BACK:
            response.headers.append(name, value)
    return response


async def ask_all(request: Request, nodes: Iterable[NodeRow]) -> list[bytes]:
    """Return the responses of other nodes to the same request; none if it came from a node itself."""
    if is_from_node(request):
        return []
    found = []
    for node in nodes:
        try:
            answer = await calls.call(node, request.method, request.url.path, await request.body())
        except calls.NoNode:
            continue
        if answer.status == 200:
            found.append(answer.body)
    return found


def others_of(request: Request) -> list[NodeRow]:
    """Return the other nodes that live."""
    return server_of(request).nodes.others()
