"""Routes of puzzles: the list, the puzzle of the day, and the verdict on a move."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

import parlour
from parlour.bots import puzzles as kept
from parlour.bots.puzzles import puzzles
from parlour.core.errors import ParlourError
from parlour.server.http.requests import body, server_of
from parlour.server.http.responses import encode
from parlour.server.views.table_view import because, result
from parlour.wire.http import Puzzle, PuzzleList, PuzzlePlace, PuzzleTry, PuzzleVerdict
from parlour.wire.messages import SeatInfo, Situation

LEVEL = "expert"  # of the others at a puzzle's table


@lru_cache(2)
def listed(day: datetime.date) -> PuzzleList:
    """The number of puzzles per game, and the puzzle of the day: game after game, and each game's in their order."""
    counts = {game: len(puzzles(game)) for game in parlour.games() if puzzles(game)}
    if not counts:
        raise ParlourError("puzzle-missing", game="", given=1, most=0)
    round_of_games, place = divmod(day.toordinal(), len(counts))
    game = list(counts)[place]
    return PuzzleList(counts, PuzzlePlace(game, round_of_games % counts[game] + 1))


def shown(game: str, number: int) -> Puzzle:
    """A puzzle as its player sees it."""
    state = kept.puzzle(game, number).state()
    seat = state.turn
    assert seat is not None
    legal = [str(move) for move in state.legal()]
    you, others = SeatInfo("person"), SeatInfo("computer", level=LEVEL)
    seats = [you if one == seat else others for one in range(state.seats)]
    situation = Situation(state.view(seat), legal, 0, None, result(state.result), longer=state.game.longer_moves(state))
    return Puzzle(game, number, len(puzzles(game)), seat, seats, situation)


def judged(game: str, number: int, move: str) -> PuzzleVerdict | dict[str, Any]:
    """In a worker: the verdict on a move; for an illegal one, the key and the facts of the refusal."""
    try:
        found = kept.solve(game, number, move)
    except ParlourError as error:
        return {"key": error.key, "args": {name: str(fact) for name, fact in error.facts.items()}}
    reasons = [because(reason) for reason in found.reasons]
    return PuzzleVerdict(found.right, found.best, found.best_chance, found.chance, reasons)


async def puzzle_list(request: Request) -> Response:
    """The puzzles that there are, and the one of the day."""
    return encode(listed(datetime.date.today()))


async def puzzle(request: Request) -> Response:
    """A position with one clearly best move."""
    return encode(shown(request.path_params["game"], request.path_params["number"]))


async def try_puzzle(request: Request) -> Response:
    """The verdict on a move."""
    wish = await body(request, PuzzleTry)
    place = (request.path_params["game"], request.path_params["number"])
    verdict = await server_of(request).pool.ask(judged, *place, wish.move)
    return JSONResponse(msgspec.to_builtins(verdict), 200 if isinstance(verdict, PuzzleVerdict) else 409)


routes: Sequence[Route] = (
    Route("/api/puzzles", puzzle_list),
    Route("/api/puzzles/{game}/{number:int}", puzzle, methods=["GET"]),
    Route("/api/puzzles/{game}/{number:int}", try_puzzle, methods=["POST"]),
)
