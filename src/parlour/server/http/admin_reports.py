"""Routes of admins for the reports of people about each other."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from parlour.core.errors import ParlourError
from parlour.server.http.admin import check_admin, done
from parlour.server.http.requests import server_of
from parlour.server.parlour_server import ParlourServer
from parlour.storage.social import CloseReport, ReportRow


async def reports(request: Request) -> Response:
    """Respond with the reports that are not closed."""
    check_admin(request)
    server = server_of(request)
    return JSONResponse([await line(server, row) for row in await server.store.social.open_reports()])


async def report(request: Request) -> Response:
    """Respond with a report and the lines of chat that it quotes."""
    check_admin(request)
    server = server_of(request)
    row = await found(server, request.path_params["report"])
    lines = msgspec.to_builtins(await server.store.social.report_lines(row.id))
    return JSONResponse(await line(server, row) | {"lines": lines})


async def close_report(request: Request) -> Response:
    """Close a report."""
    check_admin(request)
    server = server_of(request)
    row = await found(server, request.path_params["report"])
    await server.store.write([CloseReport(row.id, server.tables.environment.now())])
    return done(report=row.id)


async def found(server: ParlourServer, id: str) -> ReportRow:
    """Return a report; raise if there is none."""
    row = await server.store.social.report(id)
    if row is None:
        raise ParlourError("admin-no-such-report", report=id)
    return row


async def line(server: ParlourServer, row: ReportRow) -> dict[str, Any]:
    """Return a report as a line of the list. `now` is the name of the person today, who may have changed it."""
    about, by = await server.store.people.person(row.about), await server.store.people.person(row.by or "")
    return {
        "report": row.id,
        "about": row.about,
        "name": row.name,
        "now": about.name if about is not None else "",
        "reason": row.reason,
        "text": row.text,
        "table": row.table_id,
        "by": by.name if by is not None else "",
        "by_id": row.by or "",
        "at": row.at,
        "closed": row.closed,
    }


routes = [
    Route("/api/admin/reports", reports, methods=["GET"]),
    Route("/api/admin/reports/{report}", report, methods=["GET"]),
    Route("/api/admin/reports/{report}/close", close_report, methods=["POST"]),
]
