"""Reading requests and answering them: only our own page may act, bodies are checked, answers are JSON."""

from __future__ import annotations

from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from parlour.server.host.rate_limits import GuessLimits
from parlour.server.tables.registry import House
from parlour.table.errors import TableError

T = TypeVar("T")


def house_of(request: HTTPConnection) -> House:
    house: House = request.app.state.house
    return house


def guesses_of(request: HTTPConnection) -> GuessLimits:
    guesses: GuessLimits = request.app.state.guesses
    return guesses


def plain_code(text: str) -> str:
    """A code as it was made: read aloud or copied, it may come with spaces, hyphens and capitals."""
    return "".join(sign for sign in text.lower() if sign.isalnum())


async def body(request: Request, kind: type[T]) -> T:
    """The checked body of a request from our own page."""
    check_origin(request)
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (RecursionError, UnicodeDecodeError) as error:
        raise msgspec.DecodeError(type(error).__name__) from None


def check_origin(request: HTTPConnection) -> None:
    """A browser says where a page comes from; only ours may act."""
    if not same_origin(request):
        raise TableError("table-unreadable", reason="Origin")


def same_origin(request: HTTPConnection) -> bool:
    origin = request.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == request.headers.get("host")
    except ValueError:  # such as a bracket that is never closed
        return False


def answer(found: Any) -> Response:
    """An answer in the words of the wire."""
    return written(msgspec.json.encode(found))


def written(found: bytes) -> Response:
    """An answer that is JSON already."""
    return Response(found, media_type="application/json")
