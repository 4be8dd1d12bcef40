"""Puzzles as the page shows them: the list, the puzzle of the day, and the verdict on a move."""

from __future__ import annotations

import datetime
from functools import lru_cache
from typing import Any

import parlour
from parlour.bots.puzzles import puzzle, puzzles, solve
from parlour.core.errors import ParlourError
from parlour.server.views.table_view import because, result
from parlour.wire.http import Puzzle, PuzzleList, PuzzlePlace, PuzzleVerdict
from parlour.wire.messages import SeatInfo, Situation

LEVEL = "expert"  # of the others at a puzzle's table


@lru_cache(2)
def listed(day: datetime.date) -> PuzzleList:
    """Return the number of puzzles per game, and the puzzle of the day: the games in turn, each game's puzzles in
    order."""
    counts = {game: len(puzzles(game)) for game in parlour.games() if puzzles(game)}
    if not counts:
        raise ParlourError("puzzle-missing", game="", given=1, most=0)
    round_of_games, place = divmod(day.toordinal(), len(counts))
    game = list(counts)[place]
    return PuzzleList(counts, PuzzlePlace(game, round_of_games % counts[game] + 1))


def shown(game: str, number: int) -> Puzzle:
    """Return a puzzle as its player sees it."""
    state = puzzle(game, number).state()
    seat = state.turn
    assert seat is not None
    legal = [str(move) for move in state.legal()]
    you, others = SeatInfo("person"), SeatInfo("computer", level=LEVEL)
    seats = [you if one == seat else others for one in range(state.seats)]
    situation = Situation(state.view(seat), legal, 0, None, result(state.result), longer=state.game.longer_moves(state))
    return Puzzle(game, number, len(puzzles(game)), seat, seats, situation)


def judged(game: str, number: int, move: str) -> PuzzleVerdict | dict[str, Any]:
    """Return the verdict on a move; for an illegal move, the key and the facts of the refusal. Runs in a worker."""
    try:
        found = solve(game, number, move)
    except ParlourError as error:
        return {"key": error.key, "args": {name: str(fact) for name, fact in error.facts.items()}}
    reasons = [because(reason) for reason in found.reasons]
    return PuzzleVerdict(found.right, found.best, found.best_chance, found.chance, reasons)
