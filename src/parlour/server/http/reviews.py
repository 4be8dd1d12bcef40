"""Routes of finished games: their reviews, and each of their positions."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from parlour.server.host.addresses import address_of
from parlour.server.http.requests import server_of
from parlour.server.http.responses import encode, encoded
from parlour.server.workers.finished_games import Key
from parlour.table.errors import TableError
from parlour.wire.http import ReviewWork

MOST_SEATS = 10  # more than any game has


async def review(request: Request) -> Response:
    """Respond with the review of a finished game, or with its progress."""
    work = await server_of(request).archive.review(game_at(request), address_of(request.scope))
    return encoded(work.written) if work.written else encode(ReviewWork(work.done, work.of))


async def moment(request: Request) -> Response:
    """Respond with a position of a finished game, as a seat saw it."""
    seat = request.query_params.get("seat")
    if seat is not None and seat not in map(str, range(MOST_SEATS)):
        raise TableError("table-unreadable", reason="seat")
    eyes = None if seat is None else int(seat)
    move, asker = request.path_params["move"], address_of(request.scope)
    return encoded(await server_of(request).archive.moment(game_at(request), move, eyes, asker))


def game_at(request: Request) -> Key:
    """Return the finished game that a request's path names: its table and its number."""
    return request.path_params["id"], request.path_params["number"]


routes: Sequence[Route] = (
    Route("/api/tables/{id}/games/{number:int}/review", review),
    Route("/api/tables/{id}/games/{number:int}/moments/{move:int}", moment),
)
