"""JSON responses and error responses."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from parlour.core.errors import ParlourError
from parlour.server.people.identities import UnknownToken

MISSING = (
    *("table-no-such-table", "table-no-such-code", "table-no-such-game", "table-no-such-move"),
    *("puzzle-missing", "lesson-missing", "people-no-such-person", "admin-no-such-report"),
    *("party-none", "tournament-none"),
)


def encode(found: Any) -> Response:
    """Return a response with a wire struct as JSON."""
    return encoded(msgspec.json.encode(found))


def encoded(found: bytes) -> Response:
    """Return a response with bytes that are already JSON."""
    return Response(found, media_type="application/json")


async def refused(request: Request, error: Exception) -> Response:
    """Respond to a request that a rule of the server or of the game refuses."""
    assert isinstance(error, ParlourError)
    if isinstance(error, UnknownToken):
        return JSONResponse({"key": error.key, "args": {}}, 401, headers={"WWW-Authenticate": "Bearer"})
    missing = error.key in MISSING
    facts = {name: fact if isinstance(fact, int | float) else str(fact) for name, fact in error.facts.items()}
    return JSONResponse({"key": error.key, "args": facts}, 404 if missing else 409)


async def cannot_write(request: Request, error: Exception) -> Response:
    """Respond that the disk accepts no writes now: nothing was done, and the client may retry."""
    return JSONResponse({"key": "table-cannot-write", "args": {}}, 503)


async def unreadable(request: Request, error: Exception) -> Response:
    """Respond that the body cannot be decoded."""
    return JSONResponse({"key": "table-unreadable", "args": {"reason": str(error)}}, 400)


async def no_answer(request: Request, error: Exception) -> Response:
    """Respond that the workers have given no answer."""
    return JSONResponse({"key": "table-no-answer", "args": {}}, 503)
