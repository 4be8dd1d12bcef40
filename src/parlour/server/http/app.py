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
from parlour.server.host import data_folder
from parlour.server.host.rate_limits import GuessLimits, RateLimited
from parlour.server.host.settings import Settings
from parlour.server.http import (
    admin,
    game_pages,
    games,
    health,
    lessons,
    limits,
    pages,
    people,
    puzzles,
    responses,
    reviews,
    table_socket,
    tables,
)
from parlour.server.http.public_tables import PublicTables
from parlour.server.http.security_headers import SecurityHeaders
from parlour.server.parlour_server import ParlourServer
from parlour.server.workers.pool import NoAnswer, WorkerPool


def create_app(settings: Settings) -> Starlette:
    """Create the application of a server with these settings."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        data_folder.make(settings.data)
        store = storage.open_store(settings.address)
        server = ParlourServer(store, WorkerPool(settings.worker_count), settings)
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
            *health.routes,
            *games.routes,
            *game_pages.routes,
            *tables.routes,
            *reviews.routes,
            *people.routes,
            *admin.routes,
            *puzzles.routes,
            *lessons.routes,
            *table_socket.routes,
            *pages.routes,
        ],
        lifespan=lifespan,
        middleware=[Middleware(SecurityHeaders), Middleware(limits.LimitsMiddleware, settings=settings)],
        exception_handlers={
            ParlourError: responses.refused,
            HTTPException: pages.not_found,
            msgspec.DecodeError: responses.unreadable,
            NoAnswer: responses.no_answer,
            storage.WriteFailed: responses.cannot_write,
            RateLimited: limits.rate_limited,
            admin.NotAllowed: admin.not_allowed,
        },
    )
