"""Routes of puzzles: the list, a puzzle, the verdict on a move, and what a person has solved."""

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
from parlour.wire.http import PuzzleTry, PuzzleVerdict, SolvedPuzzles


async def puzzle_list(request: Request) -> Response:
    """Respond with the number of puzzles per game, and the puzzle of the day."""
    return encode(puzzles.listed(datetime.date.today()))


async def progress(request: Request) -> Response:
    """Respond with what the person has solved; null if the server does not know them."""
    server = server_of(request)
    person = await server.people.identify(request)
    return encode(await server.puzzles.progress(person, datetime.date.today()) if person is not None else None)


async def add_progress(request: Request) -> Response:
    """Store what the person has solved, in this browser or just now."""
    wish = await body(request, SolvedPuzzles)
    server, today = server_of(request), datetime.date.today()
    person = await server.people.identify(request)
    if person is None:
        return encode(None)
    await server.puzzles.add(person, wish, puzzles.listed(today), today)
    return encode(await server.puzzles.progress(person, today))


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
    Route("/api/me/puzzles", progress, methods=["GET"]),
    Route("/api/me/puzzles", add_progress, methods=["POST"]),
    Route("/api/puzzles/{game}/{number:int}", puzzle, methods=["GET"]),
    Route("/api/puzzles/{game}/{number:int}", try_puzzle, methods=["POST"]),
)
