"""The ASGI application: its middleware, its routes and its error handlers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware

from parlour import storage
from parlour.core.errors import ParlourError
from parlour.server.cluster.nodes import Elsewhere
from parlour.server.host import data_folder, environment
from parlour.server.host.rate_limits import GuessLimits, RateLimited
from parlour.server.host.settings import Settings
from parlour.server.http import (
    admin,
    admin_reports,
    forwarding,
    friends,
    game_pages,
    games,
    health,
    lessons,
    limits,
    node,
    notices,
    pages,
    parties,
    people,
    previews,
    puzzles,
    responses,
    reviews,
    table_socket,
    tables,
    tournaments,
)
from parlour.server.http.public_tables import PublicTables
from parlour.server.http.security_headers import SecurityHeaders
from parlour.server.parlour_server import ParlourServer
from parlour.server.workers.no_answer import NoAnswer
from parlour.server.workers.pool import WorkerPool


def create_app(settings: Settings) -> Starlette:
    """Create the application of a server with these settings."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        data_folder.make(settings.data)
        store = storage.open_store(settings.address)
        server = ParlourServer(store, WorkerPool(settings.worker_count), settings, environment.REAL)
        await server.start()
        app.state.admin_token = data_folder.new_token(settings.data)
        app.state.server = server
        app.state.guesses = GuessLimits(settings)
        app.state.public_tables = PublicTables()
        app.state.menu = b""
        try:
            yield
        finally:
            await server.close()

    return Starlette(
        routes=[
            *table_socket.routes,  # first: after a restart everybody comes by it at once
            *health.routes,
            *games.routes,
            *game_pages.routes,
            *parties.routes,
            *tournaments.routes,
            *tables.routes,
            *reviews.routes,
            *people.routes,
            *friends.routes,
            *notices.routes,
            *admin.routes,
            *admin_reports.routes,
            *node.routes,
            *puzzles.routes,
            *lessons.routes,
            *previews.routes,
            *pages.routes,
        ],
        lifespan=lifespan,
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(forwarding.NodeRequests),
            Middleware(limits.LimitsMiddleware, settings=settings),
        ],
        exception_handlers={
            Elsewhere: forwarding.elsewhere,
            ParlourError: responses.refused,
            HTTPException: pages.not_found,
            msgspec.DecodeError: responses.unreadable,
            NoAnswer: responses.no_answer,
            storage.StorageError: responses.cannot_write,
            RateLimited: limits.rate_limited,
            admin.NotAllowed: admin.not_allowed,
        },
    )
