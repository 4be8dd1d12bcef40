"""Health checks: a route for monitors, and one for proxies."""

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


async def ready(request: Request) -> Response:
    """Respond with whether a proxy should send people here: not while the node is drained, or cut off from the store
    that others can reach."""
    nodes = server_of(request).nodes
    told = {"ready": nodes.ready, "node": nodes.me.id, "draining": nodes.me.draining, "sure": nodes.sure}
    return JSONResponse(told, 200 if nodes.ready else 503)


routes = [Route("/api/health", health), Route("/api/ready", ready)]
