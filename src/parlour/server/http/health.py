"""The health check: a route for monitors."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from parlour.server.http.requests import server_of


async def health(request: Request) -> Response:
    """Respond with whether the server is up and can write to the store."""
    server = server_of(request)
    pool, actors = server.pool, server.tables.actors
    thinking = {"part": pool.sharing.part, "too_slow": pool.too_slow, "failed": pool.failed}
    paused = sum(bool(actor.paused) for actor in actors.values())
    told = {"ok": not paused, "tables": len(actors), "paused": paused, "thinking": thinking}
    return JSONResponse(told, 503 if paused else 200)


routes = [Route("/api/health", health)]
