"""Routes of puzzles: the list, a puzzle, and the verdict on a move."""

from __future__ import annotations

import datetime
from collections.abc import Sequence

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from parlour.server.http.requests import body, server_of
from parlour.server.http.responses import encode
from parlour.server.views import puzzles
from parlour.wire.http import PuzzleTry, PuzzleVerdict


async def puzzle_list(request: Request) -> Response:
    """Respond with the number of puzzles per game, and the puzzle of the day."""
    return encode(puzzles.listed(datetime.date.today()))


async def puzzle(request: Request) -> Response:
    """Respond with a puzzle: a position with one clearly best move."""
    return encode(puzzles.shown(request.path_params["game"], request.path_params["number"]))


async def try_puzzle(request: Request) -> Response:
    """Respond with the verdict on a move that the player tries."""
    wish = await body(request, PuzzleTry)
    place = (request.path_params["game"], request.path_params["number"])
    verdict = await server_of(request).pool.ask(puzzles.judged, *place, wish.move)
    return JSONResponse(msgspec.to_builtins(verdict), 200 if isinstance(verdict, PuzzleVerdict) else 409)


routes: Sequence[Route] = (
    Route("/api/puzzles", puzzle_list),
    Route("/api/puzzles/{game}/{number:int}", puzzle, methods=["GET"]),
    Route("/api/puzzles/{game}/{number:int}", try_puzzle, methods=["POST"]),
)
