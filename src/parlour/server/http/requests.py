"""Parsing of requests: only the server's own page may act, and bodies are checked."""

from __future__ import annotations

from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request

from parlour.server.host.rate_limits import GuessLimits
from parlour.server.parlour_server import ParlourServer
from parlour.table.errors import TableError

T = TypeVar("T")


def server_of(request: HTTPConnection) -> ParlourServer:
    server: ParlourServer = request.app.state.server
    return server


def guesses_of(request: HTTPConnection) -> GuessLimits:
    guesses: GuessLimits = request.app.state.guesses
    return guesses


def plain_code(text: str) -> str:
    """Return a code as it was generated; typed in, it may have spaces, hyphens and capitals."""
    return "".join(sign for sign in text.lower() if sign.isalnum())


async def body(request: Request, kind: type[T]) -> T:
    """Return the decoded and checked body of a request from the server's own page."""
    check_origin(request)
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (RecursionError, UnicodeDecodeError) as error:
        raise msgspec.DecodeError(type(error).__name__) from None


def check_origin(request: HTTPConnection) -> None:
    """Refuse requests from other sites' pages, which browsers mark by their Origin header."""
    if not same_origin(request):
        raise TableError("table-unreadable", reason="Origin")


def same_origin(request: HTTPConnection) -> bool:
    """Return whether a request comes from a page of this server, or of another node that pages reach by itself."""
    origin = request.headers.get("origin")
    try:
        if origin is None or urlsplit(origin).netloc == request.headers.get("host"):
            return True
    except ValueError:  # for example a bracket that is never closed
        return False
    return origin in server_of(request).nodes.urls()
